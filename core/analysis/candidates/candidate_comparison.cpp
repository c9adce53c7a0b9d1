// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/candidate_comparison.h"

#include "core/application/application_replay.h"
#include "core/base/parallel.h"
#include "core/base/random.h"
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/base/time_limit.h"
#include "core/project/left_out.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace contraflow {

namespace {

Candidate emptyCandidate(const Project& project, const PredictionRequest& request)
{
    const Scenario& scenario = project.scenarios[request.scenario];
    Candidate candidate;
    candidate.scenario = request.scenario;
    candidate.name = candidate.label = scenario.name;
    if (request.model)
        candidate.label += " (" + *request.model + ")";
    candidate.platform = scenario.platform;
    candidate.mapping = scenario.mapping;
    candidate.model = request.model.value_or(scenario.model);
    if (const Platform* platform = findByName(project.platforms, scenario.platform)) {
        candidate.price = priceOf(*platform);
        candidate.priced = costAspects(*platform, candidate.price);
    } else {
        candidate.price.missing = sentence("the project has no such platform");
    }
    return candidate;
}

/** What was left out of a prediction. */
ScopeAspect leftOutAspect(const std::vector<std::string>& without)
{
    return {.what = sentence("what was left out differs"),
            .value = without.empty() ? "nothing" : joinedWords(without),
            .place = sentence("mend what the issues say of it")};
}

/** The same, with which messages of its workload these are. */
ScopeAspect namingMessages(ScopeAspect aspect, const Workload& workload,
                           const std::vector<PlacedMessage>& placed)
{
    constexpr std::size_t kMostNamed = 3;
    if (messagesLeftOut(workload, placed.size()) == 0)
        return aspect;
    std::vector<std::string> names;
    std::uint64_t which = 0; // one number for all of them together
    std::size_t next = 0;
    for (std::size_t row = 0; row < workload.messages.size(); ++row) {
        if (next < placed.size() && placed[next].row == row) {
            ++next;
            continue;
        }
        which = mixedBits(which + row + 1);
        names.push_back(workload.messages[row].id.str());
    }
    aspect.shown = aspect.value + " (" + someOf(std::move(names), kMostNamed) + ")";
    aspect.value += std::to_string(which);
    return aspect;
}

MadeCandidate withoutRun(MadeCandidate made, const Error& error)
{
    (error.code == ErrorCode::cancelled ? made.cancelled : made.candidate.failure) = error;
    return made;
}

MadeCandidate replayCandidate(const Project& project, const PredictionRequest& request,
                              const Result<PreparedScenario>& prepared, KnownFigures& known,
                              const RunOptions& options)
{
    MadeCandidate made{emptyCandidate(project, request), {}, {}};
    if (!prepared)
        return withoutRun(std::move(made), prepared.error());
    Candidate& candidate = made.candidate;
    made.issues = prepared->issues;
    for (const PlacedApplication& application : prepared->applications)
        candidate.scope.push_back({.what = sentence("starts of %1 differ", {application.name}),
                                   .value = displayText(Dimension::duration, application.start),
                                   .place = sentence("let it start at the same time in all scenarios")});
    candidate.model = prepared->model.name;
    candidate.kind = prepared->model.kind;
    const Result<TimeFigures> figures = known.of(*prepared, FigureExtent::all, options);
    if (!figures)
        return withoutRun(std::move(made), figures.error());
    candidate.figures = *figures;
    candidate.without = prepared->without;
    addUnmatched(candidate.without, figures->traffic.unmatched);
    candidate.scope.push_back(leftOutAspect(candidate.without));
    TrafficCheck check =
        checkTraffic(project, request.scenario,
                     {*prepared->placed.network, prepared->model, figures->traffic, figures->makespan});
    candidate.outsideCalibration = std::move(check.outsideCalibration);
    made.issues.insert(made.issues.end(), check.issues.begin(), check.issues.end());
    return made;
}

void addErrorBars(Candidate& candidate)
{
    if (!candidate.isPredicted() || !candidate.accuracy.isKnown())
        return;
    const TimeFigures& f = candidate.figures;
    const ModelAccuracy& a = candidate.accuracy;
    candidate.bars = CandidateErrorBars{a.makespan.around(f.makespan), a.mean.around(f.mean),
                                        a.percentile95.around(f.percentile95), a.mean.around(f.slowdown),
                                        a.makespan.around(f.makespanSlowdown())};
}

/** What candidates on lossless networks take without congestion control. */
Result<void> addPairs(std::vector<Candidate>& candidates, const Project& project, KnownFigures& known,
                      const BatchOptions& options)
{
    std::vector<std::size_t> scenarios;
    for (const Candidate& candidate : candidates)
        if (candidate.isPredicted())
            scenarios.push_back(candidate.scenario);
    ASSIGN_OR_RETURN(const std::vector<LosslessPair> pairs,
                     losslessPairs(project, scenarios, known, options));
    for (Candidate& candidate : candidates)
        for (const LosslessPair& pair : pairs)
            if (candidate.isPredicted() && pair.scenario == candidate.name)
                candidate.pair = pair;
    return {};
}

std::optional<std::size_t> referenceOf(const CandidateGroup& group, std::optional<std::size_t> scenario)
{
    std::optional<std::size_t> first;
    for (std::size_t i = 0; i < group.candidates.size(); ++i) {
        const Candidate& candidate = group.candidates[i];
        if (scenario && candidate.scenario == *scenario)
            return i;
        if (!first && candidate.isPredicted())
            first = i;
    }
    return first;
}

/** Formulas without a value and texts that are none count as 1; the issues name them. */
double weightOf(const Project& project, const Scenario& scenario)
{
    const Quantity one{1};
    if (!runsApplications(scenario)) {
        const Workload* workload = findByName(project.workloads, scenario.workload);
        return workload ? workload->weight.valueOr(one).value : one.value;
    }
    std::optional<double> largest;
    for (const ScenarioApplication& named : scenario.applications)
        if (const Application* application = findByName(project.applications, named.name))
            largest = std::max(largest.value_or(0), application->weight.valueOr(one).value);
    return largest.value_or(one.value);
}

/** Puts candidates into groups by workload. */
std::vector<CandidateGroup> grouped(const Project& project, std::vector<Candidate> candidates)
{
    std::vector<CandidateGroup> groups;
    for (Candidate& candidate : candidates) {
        const Scenario& scenario = project.scenarios[candidate.scenario];
        const bool isApplication = runsApplications(scenario);
        const std::string workload = isApplication ? applicationNames(scenario) : scenario.workload;
        auto group = std::ranges::find_if(groups, [&](const CandidateGroup& g) {
            return g.workload == workload && g.isApplication == isApplication;
        });
        if (group == groups.end()) {
            groups.push_back({.workload = workload,
                              .isApplication = isApplication,
                              .weight = weightOf(project, scenario)});
            group = groups.end() - 1;
        }
        group->candidates.push_back(std::move(candidate));
    }
    return groups;
}

/** Options of a part of the work, whose progress goes from `from` to `to`. */
BatchOptions withProgress(const BatchOptions& options, double from, double to)
{
    BatchOptions part = options;
    part.run.maxSegments = 0; // of the rates over time nothing is shown
    if (options.run.progress)
        part.run.progress = [show = options.run.progress, from, to](double fraction) {
            show(from + (to - from) * fraction);
        };
    return part;
}

/** The candidates in their groups, evaluated. */
std::vector<CandidateGroup> evaluated(const Project& project, std::vector<Candidate> candidates,
                                      std::optional<std::size_t> reference)
{
    std::vector<CandidateGroup> groups = grouped(project, std::move(candidates));
    for (CandidateGroup& group : groups) {
        group.reference = referenceOf(group, reference);
        for (const Candidate& candidate : group.candidates)
            if (candidate.isPredicted() && !candidate.without.empty())
                group.notes.push_back(sentence(
                    "%1 was predicted %2: its figures are those of the rest; the issues say what is at fault",
                    {candidate.label, withoutText(candidate.without)}));
        evaluate(group);
    }
    return groups;
}

/** Makes the candidates of a request one by one, and tells of them. */
class CandidateMaker
{
public:
    CandidateMaker(const Project& project, const CandidateRequest& request, KnownFigures& known)
        : m_project(project)
        , m_request(request)
        , m_known(known)
        , m_requests(candidateRequests(project, request))
        , m_prepared(m_requests.size())
        , m_made(m_requests.size())
    {}

    /** Fails only when cancelled. What an application takes without contention is a run of its own, so that
     * fewer candidates than cores keep all of these busy. */
    Result<void> make(const BatchOptions& options)
    {
        const std::size_t count = m_requests.size();
        inParallel(count, options.threads, [this](std::size_t i) {
            if (runsApplications(m_project.scenarios[m_requests[i].scenario]))
                m_prepared[i] = prepare(m_project, m_requests[i].scenario, m_requests[i].model);
        });
        std::vector<std::size_t> order(count); // those of few processes first, of which much is soon there
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::stable_sort(order, {}, [this](std::size_t a) { return processesOf(m_prepared[a]); });
        makeAll<MadeCandidate>(
            2 * count,
            [&](std::size_t i, const RunOptions& run) -> Result<MadeCandidate> {
                const std::size_t request = order[i % count];
                return i < count ? candidate(request, run) : alone(request, run);
            },
            [&](std::size_t i, const Result<MadeCandidate>& made) {
                if (i < count)
                    take(order[i], made ? *made : failed(order[i], made.error()));
                return !options.run.stop.stop_requested();
            },
            options, 2 * count);
        for (const std::optional<MadeCandidate>& made : m_made)
            if (!made || made->cancelled)
                return made ? *made->cancelled
                            : Error{ErrorCode::cancelled, sentence("the comparison was cancelled")};
        return {};
    }

    /** Those that there are, in the order of the request. */
    [[nodiscard]] std::vector<Candidate> candidates() const
    {
        std::vector<Candidate> candidates;
        for (const std::optional<MadeCandidate>& made : m_made)
            if (made && !made->cancelled)
                candidates.push_back(made->candidate);
        return candidates;
    }
    [[nodiscard]] IssueList issues() const
    {
        IssueList issues;
        for (const std::optional<MadeCandidate>& made : m_made)
            if (made)
                issues.insert(issues.end(), made->issues.begin(), made->issues.end());
        return issues;
    }

private:
    [[nodiscard]] MadeCandidate candidate(std::size_t i, const RunOptions& options) const
    {
        const PredictionRequest& request = m_requests[i];
        if (m_prepared[i])
            return replayCandidate(m_project, request, *m_prepared[i], m_known, options);
        if (const auto made = m_request.made.find(request.scenario);
            made != m_request.made.end() && !request.model)
            return made->second;
        const Result<Prediction> prediction = predict(m_project, request.scenario, request.model, options);
        MadeCandidate made = candidateOf(m_project, request, prediction);
        if (prediction && made.candidate.isPredicted())
            m_known.keep(m_project, request, prediction->placed, FigureExtent::own, made.candidate.figures);
        return made;
    }

    /** Has it known what an application takes without contention; its candidate waits for it. */
    [[nodiscard]] MadeCandidate alone(std::size_t i, const RunOptions& options) const
    {
        if (const auto& prepared = m_prepared[i]; prepared && *prepared)
            (void)m_known.of(**prepared, (*prepared)->placed, plainModel(uncontendedModel().kind),
                             FigureExtent::times, options);
        return {};
    }

    [[nodiscard]] MadeCandidate failed(std::size_t i, const Error& error) const
    {
        return withoutRun({emptyCandidate(m_project, m_requests[i]), {}, {}}, error);
    }

    static std::size_t processesOf(const std::optional<Result<PreparedScenario>>& scenario)
    {
        std::size_t processes = 0;
        if (scenario && *scenario)
            for (const PlacedApplication& application : (*scenario)->applications)
                processes += application.nodes.size();
        return processes;
    }

    void take(std::size_t i, MadeCandidate made)
    {
        m_made[i] = std::move(made);
        constexpr double kRest = 10; // times as long as telling took, so that of many not each is told
        if (!m_request.found || m_made[i]->cancelled || m_sinceTold.seconds() < kRest * m_telling)
            return;
        const Stopwatch telling;
        m_request.found({evaluated(m_project, candidates(), m_request.reference), issues()});
        m_telling = telling.seconds();
        m_sinceTold = {};
    }

    const Project& m_project;
    const CandidateRequest& m_request;
    KnownFigures& m_known;
    std::vector<PredictionRequest> m_requests;
    std::vector<std::optional<Result<PreparedScenario>>> m_prepared; ///< by request, of applications
    std::vector<std::optional<MadeCandidate>> m_made;                ///< by request
    Stopwatch m_sinceTold;
    double m_telling = 0; ///< seconds, the last time
};

} // namespace

std::vector<PredictionRequest> candidateRequests(const Project& project, const CandidateRequest& request)
{
    std::vector<std::size_t> scenarios = request.scenarios;
    if (scenarios.empty())
        for (std::size_t i = 0; i < project.scenarios.size(); ++i)
            scenarios.push_back(i);
    std::vector<PredictionRequest> requests;
    for (const std::size_t scenario : scenarios) {
        if (request.models.empty())
            requests.push_back({scenario, {}});
        for (const std::string& model : request.models)
            requests.push_back({scenario, model});
    }
    return requests;
}

MadeCandidate candidateOf(const Project& project, const PredictionRequest& request,
                          const Result<Prediction>& prediction)
{
    MadeCandidate made{emptyCandidate(project, request), {}, {}};
    if (!prediction)
        return withoutRun(std::move(made), prediction.error());
    Candidate& candidate = made.candidate;
    const std::vector<PlacedMessage>& placed = prediction->placed.messages;
    const Workload& workload = project.workloads[prediction->workload];
    made.issues = prediction->issues;
    candidate.model = prediction->model;
    candidate.kind = prediction->kind;
    candidate.outsideCalibration = prediction->outsideCalibration;
    candidate.figures = timeFigures(prediction->placed, prediction->timeline);
    candidate.leftOut = messagesLeftOut(workload, placed.size());
    candidate.without = prediction->without;
    candidate.scope.push_back(namingMessages(leftOutAspect(candidate.without), workload, placed));
    if (placed.empty())
        candidate.failure = invalidInput("no message of its workload can be predicted; see the issues");
    return made;
}

Result<CandidateComparison> compareCandidates(const Project& project, const CandidateRequest& request,
                                              const BatchOptions& options)
{
    const double comparisonShare = request.draws > 0 ? 0.6 : 1; // of the work
    const double candidatesShare = project.measurements.empty() ? comparisonShare : 0.4;
    KnownFigures own;
    KnownFigures& known = request.known ? *request.known : own;
    CandidateMaker maker(project, request, known);
    RETURN_IF_ERROR(maker.make(withProgress(options, 0, candidatesShare)));
    std::vector<Candidate> candidates = maker.candidates();
    if (request.models.empty() && request.findsPairs)
        RETURN_IF_ERROR(addPairs(candidates, project, known, options));
    std::vector<std::string> models;
    for (const Candidate& candidate : candidates)
        if (candidate.isPredicted() && !contains(models, candidate.model))
            models.push_back(candidate.model);
    ASSIGN_OR_RETURN(
        const std::vector<ModelAccuracy> accuracies,
        modelAccuracies(project, models, withProgress(options, candidatesShare, comparisonShare)));
    for (Candidate& candidate : candidates)
        for (const ModelAccuracy& accuracy : accuracies)
            if (candidate.isPredicted() && accuracy.model == candidate.model) {
                candidate.accuracy = accuracy;
                addErrorBars(candidate);
            }
    CandidateComparison comparison{evaluated(project, std::move(candidates), request.reference),
                                   maker.issues()};
    if (request.draws > 0)
        RETURN_IF_ERROR(
            addOccupancies(comparison, project, request.draws, withProgress(options, comparisonShare, 1)));
    return comparison;
}

Result<void> addOccupancies(CandidateComparison& comparison, const Project& project, std::size_t draws,
                            const BatchOptions& options)
{
    std::vector<PredictionRequest> requests;
    for (const CandidateGroup& group : comparison.groups)
        for (const Candidate& candidate : group.candidates)
            if (candidate.isPredicted())
                requests.push_back({candidate.scenario, candidate.model});
    ASSIGN_OR_RETURN(const auto found, occupancies(project, requests, draws, options));
    std::size_t next = 0;
    for (CandidateGroup& group : comparison.groups)
        for (Candidate& candidate : group.candidates) {
            if (!candidate.isPredicted())
                continue;
            candidate.occupancy = found[next++];
            if (candidate.occupancy && candidate.occupancy->failure)
                group.notes.push_back(sentence("%1 cannot run in every draw of who else is there: %2",
                                               {candidate.label, candidate.occupancy->failure->message}));
        }
    return {};
}

} // namespace contraflow
