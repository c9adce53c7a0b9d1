// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/campaign_summary.h"

#include "core/analysis/error_statistics.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/project/left_out.h"
#include "core/project/price.h"
#include "core/sharing/catalog.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>
#include <set>
#include <utility>

namespace contraflow {

namespace {

using Figure = CampaignFigure;

constexpr std::size_t kNoNetwork = std::numeric_limits<std::size_t>::max();

std::size_t countOf(double figure)
{
    return std::isfinite(figure) && figure > 0 ? static_cast<std::size_t>(figure) : 0;
}

std::string setName(const std::string& workload, const std::string& network)
{
    return network.empty() ? workload : workload + ", " + network;
}

/** |ε| of a result; nothing where it, or what its interval is made of, was not recorded. */
MeanParts errorOf(const CampaignFigures& figures)
{
    const std::size_t compared = countOf(figures[Figure::compared]);
    if (compared == 0 || !std::isfinite(figures[Figure::absoluteError]) ||
        (compared > 1 && !std::isfinite(figures[Figure::errorSpread])))
        return {};
    return meanParts(compared, figures[Figure::absoluteError], figures[Figure::errorSpread]);
}

double meanOrUnknown(const MeanParts& parts)
{
    return parts.count > 0 ? parts.mean : std::numeric_limits<double>::quiet_NaN();
}

bool isRecorded(const std::vector<CampaignFigureInfo>& recorded, Figure figure)
{
    return contains(recorded, figure, &CampaignFigureInfo::figure);
}

/** The keys of those of some figures that are not recorded. */
std::vector<std::string> unrecorded(const CampaignInputs& inputs, std::initializer_list<Figure> figures)
{
    const std::vector<CampaignFigureInfo> recorded = recordedFigures(inputs.plan.record);
    std::vector<std::string> keys;
    for (const CampaignFigureInfo& info : kCampaignFigures)
        if (contains(figures, info.figure) && !isRecorded(recorded, info.figure))
            keys.push_back("'" + std::string(info.key) + "'");
    return keys;
}

/** Of which figures means are made. */
constexpr std::array kMeans{Figure::steps,    Figure::makespan,      Figure::mean,   Figure::percentile95,
                            Figure::slowdown, Figure::makespanAlone, Figure::busiest};

/** Results of one model, added up. */
struct Sums
{
    std::size_t patterns = 0;
    std::size_t messages = 0;
    std::array<MeanParts, kCampaignFigures.size()> means; ///< by figure, of kMeans
    MeanParts error, bothWaysError;
    double within = 0; ///< messages
    std::size_t bothWays = 0;
    std::map<std::string, std::size_t> without; ///< patterns by what was left out

    [[nodiscard]] MeanParts& operator[](Figure figure) { return means[static_cast<std::size_t>(figure)]; }
    [[nodiscard]] const MeanParts& operator[](Figure figure) const
    {
        return means[static_cast<std::size_t>(figure)];
    }

    void add(const CampaignResult& result)
    {
        const CampaignFigures& figures = result.figures;
        const MeanParts errors = errorOf(figures);
        ++patterns;
        messages += countOf(figures[Figure::messages]);
        for (const Figure figure : kMeans)
            if (std::isfinite(figures[figure]))
                (*this)[figure] = joined((*this)[figure], {1, figures[figure], 0});
        error = joined(error, errors);
        if (errors.count > 0)
            within += figures[Figure::within] / 100 * static_cast<double>(errors.count);
        if (figures[Figure::bothWays] == 1) {
            ++bothWays;
            bothWaysError = joined(bothWaysError, errors);
        }
        for (const std::string& phrase : result.without)
            ++without[phrase];
    }

    void join(const Sums& other)
    {
        patterns += other.patterns;
        messages += other.messages;
        for (const Figure figure : kMeans)
            (*this)[figure] = joined((*this)[figure], other[figure]);
        error = joined(error, other.error);
        bothWaysError = joined(bothWaysError, other.bothWaysError);
        within += other.within;
        bothWays += other.bothWays;
        for (const auto& [phrase, count] : other.without)
            without[phrase] += count;
    }

    [[nodiscard]] std::vector<std::string> withoutPhrases() const
    {
        std::vector<std::string> phrases;
        for (const auto& [phrase, count] : without)
            phrases.push_back(count == patterns ? phrase
                                                : sentence("%1 in %2 of %3", {phrase, groupedCount(count),
                                                                              counted(patterns, "pattern")}));
        return phrases;
    }
};

/** What the same patterns take on one network, held against another. */
struct PairedChange
{
    MeanParts log; ///< ln(new / old), over the patterns
    std::size_t slower = 0;
    double worst = -std::numeric_limits<double>::infinity(); ///< the largest ln(new / old)
    std::uint64_t worstTask = 0;                             ///< on the new network, from 0
    bool differs = false;                                    ///< a pattern takes another time

    void add(const CampaignResult& before, const CampaignResult& after)
    {
        const double old = before.figures[Figure::makespan];
        const double fresh = after.figures[Figure::makespan];
        if (!(old > 0) || !(fresh > 0))
            return;
        const double change = nearlyEqual(old, fresh) ? 0 : std::log(fresh / old);
        log = joined(log, {1, change, 0});
        differs = differs || change != 0;
        slower += change > 0 ? 1 : 0;
        if (change > worst) {
            worst = change;
            worstTask = after.task;
        }
    }
};

/** Results of a workload under one model, held against one another over the patterns that the networks share.
 * By the networks' places in PreparedWorkload::networks. */
struct PairedResults
{
    std::vector<std::size_t> counts;       ///< patterns with a makespan
    std::size_t shared = 0;                ///< patterns that all networks have of which one has any
    std::vector<Sums> sums;                ///< of these
    std::vector<PairedChange> changes;     ///< over these, from the first network that has any
    std::vector<PairedChange> regressions; ///< from the network that is replaced, over patterns of both

    [[nodiscard]] std::size_t most() const { return *std::ranges::max_element(counts); }
    [[nodiscard]] std::size_t networks() const
    {
        return counts.size() - static_cast<std::size_t>(std::ranges::count(counts, 0U));
    }

    /** The results of a pattern, null where there is none; `replaced` are places, or out of range. */
    void add(const std::vector<const CampaignResult*>& results, const std::vector<std::size_t>& replaced)
    {
        std::size_t there = 0;
        bool isMore = false;
        for (std::size_t place = 0; place < results.size(); ++place)
            if (results[place]) {
                ++there;
                isMore = counts[place]++ == 0 || isMore;
                if (replaced[place] < results.size() && results[replaced[place]])
                    regressions[place].add(*results[replaced[place]], *results[place]);
            }
        if (isMore) { // a network that no pattern before has a result of
            shared = 0;
            sums.assign(results.size(), {});
            changes.assign(results.size(), {});
        }
        if (there == 0 || there < networks())
            return;
        ++shared;
        const CampaignResult& first = **std::ranges::find_if(results, std::identity());
        for (std::size_t place = 0; place < results.size(); ++place)
            if (results[place]) {
                sums[place].add(*results[place]);
                changes[place].add(first, *results[place]);
            }
    }
};

/** A model's makespans on networks, pattern by pattern, as the errors of candidates: what is too close to
 * call between a network and the reference is then what a regression says. */
void holdAgainst(Candidate& candidate, const Candidate& reference, const PairedChange& change)
{
    LogError& error = candidate.accuracy.makespan;
    error.halfWidth = meanEstimate(change.log).halfWidth.value_or(0);
    const double ofMeans = std::log(candidate.figures.makespan / reference.figures.makespan);
    if (change.log.count > 0 && std::isfinite(ofMeans))
        error.centre = change.log.mean - ofMeans;
}

std::string pairsText(std::size_t shared, std::size_t most)
{
    const std::string over =
        shared < most ? sentence("over %1 of %2, those for which all of these networks have results",
                                 {counted(shared, "pattern"), groupedCount(most)})
                      : sentence("over %1", {counted(shared, "pattern")});
    return sentence(shared > 1
                        ? phrase("%1; too close to call is a difference whose 95 % interval over these, as "
                                 "in regressions, has 0 in it")
                        : phrase("%1, so that there is no interval"),
                    {over});
}

class Summing
{
public:
    explicit Summing(const CampaignInputs& inputs) : m_inputs(inputs)
    {
        const auto placeOf = [](const auto& rows, const auto& isIt) {
            return static_cast<std::size_t>(std::ranges::find_if(rows, isIt) - rows.begin());
        };
        for (const PreparedWorkload& workload : inputs.workloads) {
            const std::size_t count = workload.networks.size();
            m_replaced.emplace_back();
            for (const std::size_t network : workload.networks) {
                const std::string& replaces = inputs.plan.networks[network].replaces;
                m_replaced.back().push_back(placeOf(workload.networks, [&](std::size_t other) {
                    return inputs.plan.networks[other].name == replaces;
                }));
            }
            m_pairs.emplace_back(
                inputs.models.size(),
                PairedResults{std::vector<std::size_t>(count), 0, {}, {}, std::vector<PairedChange>(count)});
        }
    }

    /** The results that there are of one pattern, in the order of their tasks. A pattern that drew no message
     * says nothing of a network and counts nowhere. */
    void add(const std::vector<CampaignResult>& results)
    {
        std::vector<std::vector<const CampaignResult*>> paired; // by model and place
        std::size_t workload = 0;
        for (const CampaignResult& result : results) {
            const CampaignGroup group = m_inputs.tasks.group(m_inputs.tasks.groupOf(result.task));
            addOne(result, group);
            if (!isCounted(result, group))
                continue;
            workload = group.part; // workloads come first, with a part each
            const std::size_t networks = m_inputs.workloads[workload].networks.size();
            if (networks < 2 || !std::isfinite(result.figures[Figure::makespan]))
                continue;
            paired.resize(m_inputs.models.size(), std::vector<const CampaignResult*>(networks));
            paired[static_cast<std::size_t>(result.task - group.firstTask)][group.network] = &result;
        }
        for (std::size_t model = 0; model < paired.size(); ++model)
            m_pairs[workload][model].add(paired[model], m_replaced[workload]);
    }

    /** Once all were added. */
    CampaignSummary summary()
    {
        m_summary.tasks = m_inputs.tasks.taskCount();
        for (auto& [task, text] : m_problems)
            m_summary.problems.push_back({task, std::move(text)});
        addRuns();
        addErrors();
        for (std::size_t workload = 0; workload < m_inputs.workloads.size(); ++workload)
            if (m_inputs.workloads[workload].networks.size() > 1)
                addNetworks(workload);
        addNotes();
        return std::move(m_summary);
    }

private:
    struct Cell
    {
        std::size_t workload = 0;
        std::size_t network = 0;
        std::size_t nodes = 0;
        std::size_t degree = 0;
        auto operator<=>(const Cell&) const = default;
    };
    /** By model. */
    using Row = std::vector<Sums>;

    [[nodiscard]] bool isCounted(const CampaignResult& result, const CampaignGroup& group) const
    {
        return result.problem.empty() && !m_inputs.isCalibration(group) && !isEmpty(result, group);
    }
    [[nodiscard]] bool isEmpty(const CampaignResult& result, const CampaignGroup& group) const
    {
        return m_inputs.workloadOf(group).kind == CampaignWorkload::Kind::patterns &&
               result.figures[Figure::messages] == 0;
    }

    void addOne(const CampaignResult& result, const CampaignGroup& group)
    {
        ++m_summary.results;
        const CampaignFigures& figures = result.figures;
        if (!result.problem.empty()) {
            ++m_summary.problemCount;
            m_problems.emplace(result.task, result.problem);
            if (m_problems.size() > CampaignSummary::kShownProblems)
                m_problems.erase(std::prev(m_problems.end()));
        }
        const std::size_t source = m_inputs.tasks.parts()[group.part].source;
        if (m_inputs.isCalibration(group)) {
            const CampaignCalibration& row = m_inputs.plan.calibrations[source];
            const MeanParts error = errorOf(figures);
            m_summary.fits.push_back({row.name, row.kinds[group.kind], result.parameters, meanEstimate(error),
                                      error.count > 0 && std::isfinite(figures[Figure::within])
                                          ? std::optional(figures[Figure::within])
                                          : std::nullopt,
                                      result.problem});
            return;
        }
        if (!isCounted(result, group)) {
            m_empty += result.problem.empty() ? 1 : 0;
            return;
        }
        const bool isMeasured = m_inputs.workloadOf(group).kind == CampaignWorkload::Kind::measured;
        Row& row =
            m_cells[{source, isMeasured ? kNoNetwork : m_inputs.workloads[source].networks[group.network],
                     countOf(figures[Figure::nodes]), countOf(figures[Figure::degree])}];
        row.resize(m_inputs.models.size());
        row[static_cast<std::size_t>(result.task - group.firstTask)].add(result);
        m_lacking += result.without.empty() ? 0 : 1;
        m_leftOut.insert(result.without.begin(), result.without.end());
    }

    /** All |N| and d of a workload on a network. */
    [[nodiscard]] Row together(std::size_t workload, std::size_t network) const
    {
        Row all(m_inputs.models.size());
        for (auto at = m_cells.lower_bound({workload, network, 0, 0});
             at != m_cells.end() && at->first.workload == workload && at->first.network == network; ++at)
            for (std::size_t model = 0; model < all.size(); ++model)
                all[model].join(at->second[model]);
        return all;
    }

    [[nodiscard]] std::string networkName(std::size_t network) const
    {
        return network == kNoNetwork ? std::string() : m_inputs.plan.networks[network].name;
    }

    void addRuns()
    {
        for (const auto& [cell, row] : m_cells)
            for (std::size_t model = 0; model < row.size(); ++model) {
                const Sums& sums = row[model];
                if (sums.patterns == 0)
                    continue;
                m_summary.runs.push_back(
                    {m_inputs.plan.workloads[cell.workload].name, networkName(cell.network), cell.nodes,
                     cell.degree, m_inputs.models[model].name, sums.patterns, sums.messages,
                     meanEstimate(sums[Figure::makespan]), meanEstimate(sums[Figure::mean]),
                     meanEstimate(sums[Figure::slowdown]), meanEstimate(sums[Figure::busiest]),
                     sums.withoutPhrases()});
            }
    }

    void addErrors()
    {
        auto report = std::make_shared<ErrorReport>();
        const auto& models = m_inputs.models;
        std::optional<std::size_t> fairness;
        for (std::size_t model = 0; model < models.size(); ++model) {
            report->data.models.push_back({models[model].name, models[model].kind, {}, {}, {}, {}});
            if (!fairness && models[model].kind == modelClaiming(DuplexClaim::fairness).kind)
                fairness = model;
        }
        Campaign& campaign = report->campaign;
        const auto addRow = [&](const Row& row, std::optional<std::size_t> nodes,
                                std::optional<std::size_t> degree) {
            CampaignRow out;
            out.set = campaign.sets.size() - 1;
            out.nodes = nodes;
            out.degree = degree;
            for (std::size_t model = 0; model < row.size(); ++model) {
                const Sums& sums = row[model];
                out.models.push_back(
                    {model, meanEstimate(sums[Figure::steps]), meanEstimate(sums.error),
                     meanEstimate(sums.bothWaysError),
                     sums.error.count > 0 ? sums.within / static_cast<double>(sums.error.count) : 0});
                out.patterns = std::max(out.patterns, sums.patterns);
                out.messages = std::max(out.messages, sums.messages);
                out.bothWaysPatterns = std::max(out.bothWaysPatterns, sums.bothWays);
            }
            if (fairness && row[*fairness].bothWaysError.count > 0)
                out.fairness = meanEstimate(row[*fairness].bothWaysError);
            campaign.rows.push_back(std::move(out));
        };
        const auto hasErrors = [](const Row& row) {
            return std::ranges::any_of(row, [](const Sums& sums) { return sums.error.count > 0; });
        };
        for (auto at = m_cells.begin(); at != m_cells.end();) {
            const Cell first = at->first;
            const auto isOfSet = [&](const Cell& cell) {
                return cell.workload == first.workload && cell.network == first.network;
            };
            std::size_t experiments = 0;
            for (; at != m_cells.end() && isOfSet(at->first); ++at) {
                if (!hasErrors(at->second))
                    continue;
                if (experiments++ == 0)
                    campaign.sets.push_back(sentence(
                        m_inputs.reference && first.network != kNoNetwork
                            ? phrase("%1 against %2 (reference)")
                            : "%1",
                        {setName(m_inputs.plan.workloads[first.workload].name, networkName(first.network)),
                         m_inputs.reference ? models[*m_inputs.reference].name : std::string()}));
                addRow(at->second, at->first.nodes, at->first.degree);
            }
            if (experiments > 1)
                addRow(together(first.workload, first.network), {}, {});
        }
        m_summary.errors = std::move(report);
    }

    /** Networks against one another, and against those that they replace. */
    void addNetworks(std::size_t workload)
    {
        const std::vector<std::size_t>& networks = m_inputs.workloads[workload].networks;
        std::vector<Row> rows; // by place
        for (const std::size_t network : networks)
            rows.push_back(together(workload, network));
        for (std::size_t model = 0; model < m_inputs.models.size(); ++model)
            addComparison(workload, model, rows);
        for (std::size_t after = 0; after < networks.size(); ++after)
            if (m_replaced[workload][after] < networks.size())
                for (std::size_t model = 0; model < m_inputs.models.size(); ++model)
                    addRegression(workload, after, model, rows);
    }

    void addComparison(std::size_t workload, std::size_t model, const std::vector<Row>& rows)
    {
        const PairedResults& pairs = m_pairs[workload][model];
        if (pairs.networks() < 2)
            return;
        CandidateGroup group;
        group.workload = setName(m_inputs.plan.workloads[workload].name, m_inputs.models[model].name);
        if (pairs.shared == 0) {
            m_summary.notes.push_back(sentence(
                "%1: %2",
                {group.workload,
                 sentence("there is no pattern for which all networks have results, so that they are not "
                          "held against one another; work out what is missing")}));
            return;
        }
        for (std::size_t place = 0; place < rows.size(); ++place) {
            if (pairs.counts[place] == 0)
                continue;
            const Sums& sums = pairs.shared == pairs.most() ? rows[place][model] : pairs.sums[place];
            const PreparedNetwork& network = m_inputs.networks[m_inputs.workloads[workload].networks[place]];
            Candidate candidate;
            candidate.scenario = m_inputs.workloads[workload].networks[place];
            candidate.label = candidate.name = candidate.platform = network.platform.name;
            candidate.model = m_inputs.models[model].name;
            candidate.kind = m_inputs.models[model].kind;
            candidate.figures.messages = sums.messages;
            candidate.figures.makespan = sums[Figure::makespan].mean;
            candidate.figures.makespanAlone = meanOrUnknown(sums[Figure::makespanAlone]);
            candidate.figures.mean = meanOrUnknown(sums[Figure::mean]);
            candidate.figures.percentile95 = meanOrUnknown(sums[Figure::percentile95]);
            candidate.figures.slowdown = meanOrUnknown(sums[Figure::slowdown]);
            candidate.price = priceOf(network.platform);
            candidate.priced = costAspects(network.platform, candidate.price);
            candidate.without = sums.withoutPhrases();
            candidate.accuracy.model = candidate.model;
            candidate.accuracy.reason = pairsText(pairs.shared, pairs.most());
            if (!group.candidates.empty())
                holdAgainst(candidate, group.candidates.front(), pairs.changes[place]);
            group.candidates.push_back(std::move(candidate));
        }
        group.reference = 0;
        evaluate(group);
        m_summary.comparison.groups.push_back(std::move(group));
    }

    void addRegression(std::size_t workload, std::size_t after, std::size_t model,
                       const std::vector<Row>& rows)
    {
        const PairedChange& change = m_pairs[workload][model].regressions[after];
        if (change.log.count == 0)
            return;
        const auto percent = [](double log) { return 100 * std::expm1(log); };
        const std::vector<std::size_t>& networks = m_inputs.workloads[workload].networks;
        const std::size_t before = m_replaced[workload][after];
        CampaignRegression row;
        row.network = networkName(networks[after]);
        row.replaces = networkName(networks[before]);
        row.workload = m_inputs.plan.workloads[workload].name;
        row.model = m_inputs.models[model].name;
        row.patterns = change.log.count;
        row.slowerPatterns = change.slower;
        row.changePercent = percent(change.log.mean);
        row.worstPercent = percent(change.worst);
        row.worstTask = change.worstTask;
        using Verdict = CampaignRegression::Verdict;
        row.verdict = Verdict::onePattern;
        if (const auto halfWidth = meanEstimate(change.log).halfWidth) {
            row.low = percent(change.log.mean - *halfWidth);
            row.high = percent(change.log.mean + *halfWidth);
            row.verdict = *row.high < 0  ? Verdict::faster
                          : *row.low > 0 ? Verdict::slower
                                         : Verdict::tooClose;
        }
        if (!change.differs)
            row.verdict = Verdict::same;
        for (const std::size_t place : {before, after})
            for (std::string& phrase : rows[place][model].withoutPhrases())
                if (!contains(row.without, phrase))
                    row.without.push_back(std::move(phrase));
        m_summary.regressions.push_back(std::move(row));
    }

    void addNotes()
    {
        if (m_empty > 0)
            m_summary.notes.push_back(sentence(
                "%1 of patterns that drew no message; they are left out of all means, and more nodes or a "
                "higher degree avoid them",
                {sentenceOf(m_empty, "1 result is", "%1 results are")}));
        if (m_lacking > 0) {
            constexpr std::size_t kShown = 4;
            std::vector<std::string> shown(m_leftOut.begin(), m_leftOut.end());
            if (shown.size() > kShown) {
                shown.resize(kShown);
                shown.emplace_back("others");
            }
            m_summary.notes.push_back(
                sentence("%1 predicted %2, which is at fault: the figures are those of the rest",
                         {counted(m_lacking, "result"), withoutText(shown)}));
        }
        if (std::string text = unrecordedText(m_inputs); !text.empty())
            m_summary.notes.push_back(std::move(text));
    }

    const CampaignInputs& m_inputs;
    CampaignSummary m_summary;
    std::map<Cell, Row> m_cells;
    std::vector<std::vector<PairedResults>> m_pairs; ///< by workload and model
    /** By workload, of each of its networks the place of that which it replaces, if it has that. */
    std::vector<std::vector<std::size_t>> m_replaced;
    std::map<std::uint64_t, std::string> m_problems; ///< the first, by task
    std::uint64_t m_empty = 0;                       ///< results of patterns that drew no message
    std::uint64_t m_lacking = 0;     ///< results of predictions that something was left out of
    std::set<std::string> m_leftOut; ///< what that was
};

} // namespace

std::string unrecordedText(const CampaignInputs& inputs)
{
    const auto empty =
        unrecorded(inputs, {Figure::bothWays, Figure::steps, Figure::makespan, Figure::mean,
                            Figure::percentile95, Figure::slowdown, Figure::makespanAlone, Figure::busiest,
                            Figure::compared, Figure::absoluteError, Figure::errorSpread, Figure::within});
    if (empty.empty())
        return {};
    std::string text = sentence("not recorded, and so left empty in summaries: %1", {joinedWords(empty)});
    if (!unrecorded(inputs, {Figure::makespan}).empty())
        text = sentence("%1; without 'makespan_s' no networks are held against one another", {text});
    if (!unrecorded(inputs, {Figure::compared, Figure::absoluteError, Figure::errorSpread}).empty())
        text = sentence("%1; errors need 'compared', 'abs_err_pct' and 'abs_err_sd_pct'", {text});
    return sentence("%1; add them to 'record' of the campaign, or leave it out, and work it out again",
                    {text});
}

Result<CampaignSummary>
campaignSummary(const CampaignInputs& inputs,
                const std::function<Result<std::optional<CampaignResult>>(std::uint64_t task)>& resultOf)
{
    const CampaignTasks& tasks = inputs.tasks;
    Summing summing(inputs);
    for (std::size_t number = 0; number < tasks.parts().size(); ++number) {
        const CampaignPart& part = tasks.parts()[number];
        const std::uint64_t first = tasks.groupOf(tasks.firstTask(number));
        for (std::uint64_t pattern = 0; pattern < part.patterns(); ++pattern) {
            std::vector<CampaignResult> results;
            for (std::uint64_t network = 0; network < part.networks; ++network) {
                const CampaignGroup group = tasks.group(first + network * part.patterns() + pattern);
                for (std::uint64_t task = group.firstTask; task < group.firstTask + group.tasks; ++task) {
                    ASSIGN_OR_RETURN(std::optional<CampaignResult> result, resultOf(task));
                    if (result)
                        results.push_back(std::move(*result));
                }
            }
            summing.add(results);
        }
    }
    return summing.summary();
}

} // namespace contraflow
