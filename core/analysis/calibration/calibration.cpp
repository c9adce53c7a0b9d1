// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/calibration.h"

#include "core/analysis/calibration/bounded_search.h"
#include "core/base/progress_count.h"
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/sharing/catalog.h"
#include "core/sharing/gige_penalty.h"
#include "core/sharing/hockney.h"
#include "core/sharing/kind_title.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace contraflow {

namespace {

constexpr double kLeast = 0.7;
constexpr double kMost = 1.4;
constexpr SearchEffort kEffort{.firstStep = 0.05, .tolerance = 1e-3, .mostEvaluations = 80};

/** Rows of nodes or links that have the same bandwidth, and so get the same factor. */
struct Group
{
    bool areNodes = false;
    double bandwidth = 0;
    std::vector<std::size_t> rows;
    std::vector<std::string> names;
};

template<typename Row>
void addGroups(std::vector<Group>& groups, const SharedRows<Row>& rows, bool areNodes)
{
    const std::size_t first = groups.size();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!rows[i].bandwidth.hasValue() || !(rows[i].bandwidth.value().value > 0))
            continue;
        const double bandwidth = rows[i].bandwidth.value().value;
        const auto known = std::find_if(groups.begin() + static_cast<std::ptrdiff_t>(first), groups.end(),
                                        [&](const Group& g) { return nearlyEqual(g.bandwidth, bandwidth); });
        Group& group =
            known != groups.end() ? *known : groups.emplace_back(Group{areNodes, bandwidth, {}, {}});
        group.rows.push_back(i);
        group.names.push_back(rows[i].name);
    }
}

template<typename Row>
void scale(SharedRows<Row>& rows, const Group& group, double factor)
{
    for (const std::size_t i : group.rows) {
        Row row = rows[i];
        Quantity bandwidth = row.bandwidth.value();
        bandwidth.value *= factor;
        row.bandwidth = bandwidth;
        rows.replace(i, 1, {row});
    }
}

class CapacityFitter
{
public:
    CapacityFitter(const Project& project, const PatternPredictor& predictor, const Model& model)
        : m_platform(project.platforms[predictor.data().platform])
        , m_index(predictor.data().platform)
        , m_predictor(predictor)
        , m_model(model)
    {
        addGroups(m_groups, m_platform.nodes, true);
        addGroups(m_groups, m_platform.links, false);
    }

    Result<std::vector<CapacityFit>> fit()
    {
        SearchBox box;
        const std::vector<double> ones(m_groups.size(), 1.0);
        ASSIGN_OR_RETURN(const std::vector<double> present, predict(ones));
        for (std::size_t g = 0; g < m_groups.size(); ++g) {
            bool changes = false;
            for (const double end : {kLeast, kMost}) {
                std::vector<double> factors = ones;
                factors[g] = end;
                ASSIGN_OR_RETURN(const std::vector<double> seconds, predict(factors));
                for (std::size_t i = 0; i < seconds.size(); ++i)
                    changes = changes || !nearlyEqual(seconds[i], present[i], kSameToMeasurements);
            }
            box.low.push_back(changes ? kLeast : 1);
            box.high.push_back(changes ? kMost : 1);
        }
        ASSIGN_OR_RETURN(const std::vector<double> best, search(box, ones));
        return describe(box, best);
    }

private:
    /** The patterns on a platform whose groups have other bandwidths; routes do not depend on bandwidths. */
    Result<std::vector<double>> predict(std::span<const double> factors) const
    {
        Platform platform = m_platform;
        for (std::size_t g = 0; g < m_groups.size(); ++g)
            if (m_groups[g].areNodes)
                scale(platform.nodes, m_groups[g], factors[g]);
            else
                scale(platform.links, m_groups[g], factors[g]);
        IssueList ignored;
        const std::shared_ptr<const Network> network = Network::build(platform, m_index, ignored);
        TrainingData data = m_predictor.data();
        for (TrainingPattern& pattern : data.patterns)
            pattern.placed.network = network;
        return PatternPredictor(data, m_predictor.options()).predict(m_model);
    }

    Result<std::vector<double>> search(const SearchBox& box, const std::vector<double>& start) const
    {
        const TrainingData& data = m_predictor.data();
        const std::vector<double> weights(data.patterns.size(), 1.0);
        std::optional<Error> failure;
        const Minimum found = searchMinimum(
            [&](std::span<const double> factors) {
                const Result<std::vector<double>> seconds =
                    failure ? Result<std::vector<double>>(*failure) : predict(factors);
                if (!seconds) {
                    failure = seconds.error();
                    return std::numeric_limits<double>::max();
                }
                return weightedLoss(data, *seconds, weights);
            },
            box, start, kEffort);
        if (failure)
            return *failure;
        return found.at;
    }

    Result<std::vector<CapacityFit>> describe(const SearchBox& box, const std::vector<double>& best) const
    {
        const TrainingData& data = m_predictor.data();
        ASSIGN_OR_RETURN(const std::vector<double> fitted, predict(best));
        FitSlopes slopes;
        for (std::size_t i = 0; i < fitted.size(); ++i)
            slopes.errors.push_back(fitted[i] / data.measured[i] - 1);
        for (std::size_t p = 0; p < data.patterns.size(); ++p)
            slopes.patternStarts.push_back(data.offset(p));
        std::vector<std::size_t> moved;
        for (std::size_t g = 0; g < m_groups.size(); ++g) {
            if (box.isHeld(g))
                continue;
            constexpr double kStep = 5e-3;
            std::vector<double> ends[2] = {best, best};
            ends[0][g] -= kStep;
            ends[1][g] += kStep;
            const Result<std::vector<double>> below = predict(ends[0]);
            ASSIGN_OR_RETURN(const std::vector<double> above, below ? predict(ends[1]) : below);
            moved.push_back(g);
            std::vector<double>& slope = slopes.slopes.emplace_back();
            for (std::size_t i = 0; i < fitted.size(); ++i)
                slope.push_back((above[i] - (*below)[i]) / (2 * kStep) / data.measured[i]);
        }
        const std::vector<std::optional<double>> halfWidths = slopeHalfWidths(slopes);
        std::vector<CapacityFit> fits;
        for (std::size_t g = 0; g < m_groups.size(); ++g) {
            const Group& group = m_groups[g];
            CapacityFit fit;
            fit.links = std::string(group.areNodes ? "node" : "link") +
                        (group.names.size() == 1 ? " " : "s ") + joinedWords(group.names);
            fit.areNodes = group.areNodes;
            fit.rows = group.rows;
            fit.present = group.bandwidth;
            const auto at = std::ranges::find(moved, g);
            fit.hasEffect = at != moved.end();
            if (fit.hasEffect) {
                const double half =
                    halfWidths[static_cast<std::size_t>(at - moved.begin())].value_or(kMost - kLeast);
                fit.fitted = {best[g] * group.bandwidth, std::max(kLeast, best[g] - half) * group.bandwidth,
                              std::min(kMost, best[g] + half) * group.bandwidth};
            }
            fits.push_back(std::move(fit));
        }
        return fits;
    }

    const Platform& m_platform;
    std::size_t m_index;
    const PatternPredictor& m_predictor;
    const Model& m_model;
    std::vector<Group> m_groups;
};

} // namespace

Result<std::vector<CapacityFit>> fitCapacities(const Project& project, const PatternPredictor& predictor,
                                               const Model& model)
{
    return CapacityFitter(project, predictor, model).fit();
}

namespace {

/** A pattern whose messages all have one size, start together and were all measured once. */
struct PlainPattern
{
    std::map<std::pair<std::uint32_t, std::uint32_t>, double> seconds; ///< by source and destination
    std::map<std::uint32_t, std::size_t> outgoing;
    std::map<std::uint32_t, std::size_t> incoming;
    double alone = 0; ///< seconds of a message without others
};

std::optional<PlainPattern> plainPattern(const TrainingPattern& pattern)
{
    PlainPattern plain;
    const PlacedScenario& placed = pattern.placed;
    if (pattern.observations.size() != placed.messages.size())
        return std::nullopt;
    for (const Observation& observation : pattern.observations) {
        const PlacedMessage& message = placed.messages[observation.message];
        const PlacedMessage& first = placed.messages.front();
        const double apart = std::abs(message.start - first.start);
        if (!nearlyEqual(message.bytes, first.bytes) || apart > Tolerance::kRelative * observation.seconds)
            return std::nullopt;
        const double alone = message.bytes / slowestChannel(placed, observation.message).rate +
                             placed.network->latency(placed.routes[observation.message]);
        if (plain.seconds.empty())
            plain.alone = alone;
        if (!nearlyEqual(alone, plain.alone))
            return std::nullopt;
        const std::pair ends{message.source.value, message.destination.value};
        if (!plain.seconds.emplace(ends, observation.seconds).second)
            return std::nullopt;
        ++plain.outgoing[ends.first];
        ++plain.incoming[ends.second];
    }
    return plain;
}

std::optional<FanOutBeta> fanOut(const std::string& name, const PlainPattern& plain)
{
    const std::size_t fan = plain.seconds.size();
    if (plain.outgoing.size() != 1 || fan < 2)
        return std::nullopt;
    double sum = 0;
    for (const auto& [ends, seconds] : plain.seconds)
        sum += seconds / plain.alone;
    return FanOutBeta{name, fan, sum / static_cast<double>(fan * fan)};
}

/** The four nodes in the order in which each sends to all later ones; empty when the graph is another. */
std::vector<std::uint32_t> completeOrder(const PlainPattern& plain)
{
    if (plain.seconds.size() != 6)
        return {};
    std::vector<std::uint32_t> order(4, UINT32_MAX);
    std::set<std::uint32_t> nodes;
    for (const auto& [ends, seconds] : plain.seconds) {
        nodes.insert(ends.first);
        nodes.insert(ends.second);
    }
    if (nodes.size() != 4)
        return {};
    for (const std::uint32_t node : nodes) {
        const auto out = plain.outgoing.find(node);
        const std::size_t degree = out == plain.outgoing.end() ? 0 : out->second;
        if (degree > 3 || order[3 - degree] != UINT32_MAX)
            return {};
        order[3 - degree] = node;
    }
    return order;
}

} // namespace

GigeFormulas gigeFormulas(const TrainingData& data, double beta)
{
    GigeFormulas found;
    std::vector<std::pair<std::string, PlainPattern>> plains;
    for (const TrainingPattern& pattern : data.patterns)
        if (std::optional<PlainPattern> plain = plainPattern(pattern))
            plains.emplace_back(pattern.name, std::move(*plain));
    for (const auto& [name, plain] : plains)
        if (const std::optional<FanOutBeta> fan = fanOut(name, plain))
            found.fanOuts.push_back(*fan);
    if (!found.fanOuts.empty()) {
        double sum = 0;
        for (const FanOutBeta& fan : found.fanOuts)
            sum += fan.beta;
        beta = sum / static_cast<double>(found.fanOuts.size());
        found.beta = beta;
    }
    for (const auto& [name, plain] : plains) {
        const std::vector<std::uint32_t> order = completeOrder(plain);
        if (order.empty() || !(beta > 0))
            continue;
        const double limit = 3 * beta * plain.alone;
        found.completeGraphs.push_back({name, beta, 1 - plain.seconds.at({order[0], order[1]}) / limit,
                                        1 - plain.seconds.at({order[2], order[3]}) / limit});
    }
    return found;
}

namespace {

/** Whether fits of this kind tell which queues are shared. */
bool tellsOfQueues(std::string_view kind)
{
    return kind == modelClaiming(DuplexClaim::sharedQueues).kind;
}

/** The first model of this kind in the project, whose parameters that are not fitted count; else defaults. */
Model baseModel(const Project& project, std::string_view kind)
{
    for (const Model& model : project.models)
        if (model.kind == kind)
            return model;
    return plainModel(kind);
}

Result<std::vector<std::string>> kindsOf(const CalibrationRequest& request)
{
    const std::vector<std::string> known = modelKinds();
    if (request.kinds.empty())
        return known;
    for (const std::string& kind : request.kinds)
        if (!findModelInfo(kind)) {
            const std::string near = suggestion(kind, known);
            return notFound(
                "there is no kind of model %1; %2",
                {inQuotes(kind), near.empty() ? sentence("take one of %1", {joinedWords(known)}) : near});
        }
    std::vector<std::string> kinds;
    for (const std::string& kind : known)
        if (contains(request.kinds, kind))
            kinds.push_back(kind);
    return kinds;
}

class Calibrator
{
public:
    Calibrator(const Project& project, const CalibrationOptions& options, Calibration& result)
        : m_project(project)
        , m_result(result)
        , m_progress(options.progress)
        , m_predictor(result.data,
                      {options.threads, options.stop, [this](std::size_t count) { m_progress.add(count); }})
    {}

    Result<void> run(const std::vector<std::string>& kinds)
    {
        for (const std::string& kind : kinds)
            m_progress.expect(expectedModels(kind) * m_result.data.patterns.size());
        m_progress.expect(kCapacityModels * m_result.data.patterns.size());
        m_progress.expect(kinds.size() * m_result.heldOut.patterns.size());
        for (const std::string& kind : kinds)
            RETURN_IF_ERROR(fitKind(kind));
        if (m_result.ranking.empty())
            return invalidInput("none of the models can run on these measurements; %1: %2",
                                {kindTitle(m_result.failed.front().kind), m_result.failed.front().reason});
        rank();
        RETURN_IF_ERROR(judgeByHeldOut());
        RETURN_IF_ERROR(evaluate());
        return addFigures();
    }

private:
    static constexpr std::size_t kCapacityModels = 90; // about

    /** About how many models are predicted for a kind; for the progress only. */
    static std::size_t expectedModels(const std::string& kind)
    {
        constexpr std::array<std::size_t, 5> kModels{1, 90, 520, 820, 730};
        const std::size_t count = searchedParameters(kind, 0).size();
        return kModels[std::min(count, kModels.size() - 1)] + (tellsOfQueues(kind) ? 120 : 0);
    }

    Result<void> fitKind(const std::string& kind)
    {
        Result<ModelFitter> fitter = ModelFitter::make(m_predictor, baseModel(m_project, kind));
        Result<ModelFit> fit = fitter ? fitter->fit() : Result<ModelFit>(fitter.error());
        if (!fit) {
            if (fit.error().code == ErrorCode::cancelled)
                return fit.error();
            m_result.failed.push_back({kind, fit.error().message});
            return {};
        }
        RankedModel ranked;
        const std::vector<double>& measured = m_result.data.measured;
        ranked.fitted = summariseErrors(relativeErrors(fit->fitted, measured));
        if (!fit->leftOut.empty())
            ranked.leftOut = summariseErrors(relativeErrors(fit->leftOut, measured));
        ranked.fit = std::move(*fit);
        m_result.ranking.push_back(std::move(ranked));
        if (tellsOfQueues(kind))
            m_window.emplace(std::move(*fitter));
        return {};
    }

    static const std::vector<double>& evaluatedTimes(const RankedModel& model)
    {
        return model.leftOut ? model.fit.leftOut : model.fit.fitted;
    }

    void rank()
    {
        std::vector<RankedModel>& ranking = m_result.ranking;
        std::ranges::stable_sort(ranking, {}, &RankedModel::error);
        for (RankedModel& model : ranking)
            model.toBest =
                compareErrors(m_result.data, evaluatedTimes(ranking.front()), evaluatedTimes(model));
    }

    /** A model that cannot run on what was held out has no errors there. */
    Result<void> judgeByHeldOut()
    {
        if (m_result.heldOut.patterns.empty())
            return {};
        const PatternPredictor predictor(m_result.heldOut, m_predictor.options());
        for (RankedModel& model : m_result.ranking) {
            const Result<std::vector<double>> times = predictor.predict(model.fit.model);
            if (times)
                model.heldOut = summariseErrors(relativeErrors(*times, m_result.heldOut.measured));
            else if (times.error().code == ErrorCode::cancelled)
                return times.error();
        }
        return {};
    }

    Result<void> evaluate()
    {
        std::vector<EvaluatedModel> models;
        const ModelFit* window = nullptr;
        for (const RankedModel& model : m_result.ranking) {
            models.push_back({model.fit.model.kind, model.error(), &evaluatedTimes(model)});
            if (tellsOfQueues(model.fit.model.kind))
                window = &model.fit;
        }
        ASSIGN_OR_RETURN(m_result.verdict,
                         evaluateDuplex(m_result.data, models, m_window ? &*m_window : nullptr, window));
        if (isLossless(m_project, m_project.platforms[m_result.data.platform].name))
            m_result.flowControl = evaluateFlowControl(m_result.data, models);
        return {};
    }

    /** What can be told of links and of single parameters besides the fits. */
    Result<void> addFigures()
    {
        ASSIGN_OR_RETURN(m_result.capacities,
                         fitCapacities(m_project, m_predictor, m_result.ranking.front().fit.model));
        const Model gige = baseModel(m_project, GigePenalty::kKind);
        IssueList ignored;
        m_result.gige = gigeFormulas(
            m_result.data, readParameters(gige, parametersOf(gige.kind), 0, ignored).number("beta"));
        m_result.benchmarks = fitBenchmarks(m_project);
        return {};
    }

    const Project& m_project;
    Calibration& m_result;
    ProgressCount m_progress;
    PatternPredictor m_predictor;
    std::optional<ModelFitter> m_window;
};

} // namespace

TrafficRange Calibration::learntRange() const
{
    TrafficRange range;
    for (const TrainingPattern& pattern : data.patterns)
        range.include(trafficRange(pattern.placed));
    return range;
}

Result<Calibration> calibrate(const Project& project, const CalibrationRequest& request,
                              const CalibrationOptions& options)
{
    ASSIGN_OR_RETURN(const std::vector<std::string> kinds, kindsOf(request));
    Calibration result;
    if (project.measurements.empty() && request.measurements.empty())
        result.benchmarks = fitBenchmarks(project);
    if (!result.benchmarks.empty()) {
        const std::size_t platform = indexOfName(project.platforms, request.platform);
        result.data.platform = platform < project.platforms.size() ? platform : 0;
        return result;
    }
    ASSIGN_OR_RETURN(result.data, collectTraining(project, request.measurements, request.platform));
    if (!request.holdOut.isNothing()) {
        ASSIGN_OR_RETURN(result.heldOut, takeHeldOut(result.data, request.holdOut, project));
    }
    RETURN_IF_ERROR(Calibrator(project, options, result).run(kinds));
    return result;
}

} // namespace contraflow
