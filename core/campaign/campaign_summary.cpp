// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/campaign_summary.h"

#include "core/base/text.h"
#include "core/project/left_out.h"
#include "core/project/price.h"
#include "core/sharing/catalog.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace contraflow {

namespace {

using Figure = CampaignFigure;

constexpr std::size_t kNoNetwork = std::numeric_limits<std::size_t>::max();

std::size_t countOf(double figure)
{
    return std::isfinite(figure) && figure > 0 ? static_cast<std::size_t>(figure) : 0;
}

/** One more value, when it is known. */
void addValue(MeanParts& parts, double value)
{
    if (std::isfinite(value))
        parts = joined(parts, {1, value, 0});
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
    return std::any_of(recorded.begin(), recorded.end(),
                       [&](const CampaignFigureInfo& info) { return info.figure == figure; });
}

/** The keys of those of some figures that are not recorded. */
std::vector<std::string> unrecorded(const CampaignInputs& inputs, std::initializer_list<Figure> figures)
{
    const std::vector<CampaignFigureInfo> recorded = recordedFigures(inputs.plan.record);
    std::vector<std::string> keys;
    for (const CampaignFigureInfo& info : kCampaignFigures)
        if (std::find(figures.begin(), figures.end(), info.figure) != figures.end() &&
            !isRecorded(recorded, info.figure))
            keys.push_back("'" + std::string(info.key) + "'");
    return keys;
}

/** A model's makespans on networks, pattern by pattern, as the errors of candidates: what is too close to
 * call between a network and the reference is then what a regression says. */
void holdAgainst(Candidate& candidate, const Candidate& reference, const PairedChange& change)
{
    LogError& error = candidate.accuracy.makespan;
    error.halfWidth = change.log.halfWidth.value_or(0);
    const double ofMeans = std::log(candidate.figures.makespan / reference.figures.makespan);
    if (change.log.count > 0 && std::isfinite(ofMeans))
        error.centre = change.log.mean - ofMeans;
}

std::string pairsText(std::size_t shared, std::size_t most)
{
    std::string text = "over " + counted(shared, "pattern");
    if (shared < most)
        text += " of " + groupedCount(most) + ", those for which all of these networks have results";
    return text + (shared > 1 ? "; too close to call is a difference whose 95 % interval over these, as in "
                                "regressions, has 0 in it"
                              : ", so that there is no interval");
}

} // namespace

std::string unrecordedText(const CampaignInputs& inputs)
{
    const auto empty =
        unrecorded(inputs, {Figure::bothWays, Figure::steps, Figure::makespan, Figure::mean,
                            Figure::percentile95, Figure::slowdown, Figure::makespanAlone, Figure::busiest,
                            Figure::compared, Figure::absoluteError, Figure::errorSpread, Figure::within});
    if (empty.empty())
        return {};
    std::string text = "not recorded, and so left empty in summaries: " + joinedWords(empty);
    if (!unrecorded(inputs, {Figure::makespan}).empty())
        text += "; without 'makespan_s' no networks are held against one another";
    if (!unrecorded(inputs, {Figure::compared, Figure::absoluteError, Figure::errorSpread}).empty())
        text += "; errors need 'compared', 'abs_err_pct' and 'abs_err_sd_pct'";
    return text + "; add them to 'record' of the campaign, or leave it out, and work it out again";
}

CampaignSummaryBuilder::CampaignSummaryBuilder(std::shared_ptr<const CampaignInputs> inputs)
    : m_inputs(std::move(inputs))
    , m_pairs(*m_inputs)
{}

void CampaignSummaryBuilder::add(const CampaignResult& result)
{
    ++m_results;
    const CampaignInputs& inputs = *m_inputs;
    const CampaignGroup group = inputs.tasks.group(inputs.tasks.groupOf(result.task));
    const CampaignPart& part = inputs.tasks.parts()[group.part];
    const CampaignFigures& figures = result.figures;
    if (!result.problem.empty()) {
        ++m_problemCount;
        if (m_problems.size() < CampaignSummary::kShownProblems)
            m_problems.push_back({result.task, result.problem});
    }
    if (part.isCalibration) {
        const CampaignCalibration& row = inputs.plan.calibrations[part.source];
        const MeanParts error = errorOf(figures);
        m_fits.push_back({row.name, row.kinds[group.kind], result.parameters, meanEstimate(error),
                          error.count > 0 && std::isfinite(figures[Figure::within])
                              ? std::optional(figures[Figure::within])
                              : std::nullopt,
                          result.problem});
        return;
    }
    if (!result.problem.empty())
        return;
    const CampaignWorkload& workload = inputs.plan.workloads[part.source];
    if (workload.kind == CampaignWorkload::Kind::patterns && figures[Figure::messages] == 0) {
        ++m_empty;
        return;
    }
    const bool isMeasured = workload.kind == CampaignWorkload::Kind::measured;
    const Cell cell{part.source,
                    isMeasured ? kNoNetwork : inputs.workloads[part.source].networks[group.network],
                    countOf(figures[Figure::nodes]), countOf(figures[Figure::degree])};
    Row& row = m_cells[cell];
    row.resize(inputs.models.size());
    row[static_cast<std::size_t>(result.task - group.firstTask)].add(result);
    m_lacking += result.without.empty() ? 0 : 1;
    m_leftOut.insert(result.without.begin(), result.without.end());
    m_pairs.set(result.task, figures[Figure::makespan]);
}

void CampaignSummaryBuilder::addPaired(const CampaignResult& result)
{
    const CampaignInputs& inputs = *m_inputs;
    const CampaignGroup group = inputs.tasks.group(inputs.tasks.groupOf(result.task));
    const CampaignPart& part = inputs.tasks.parts()[group.part];
    if (part.networks < 2 || !result.problem.empty() || !std::isfinite(result.figures[Figure::makespan]) ||
        !m_pairs.isShared(result.task))
        return;
    Row& row = m_paired[{part.source, inputs.workloads[part.source].networks[group.network]}];
    row.resize(inputs.models.size());
    row[static_cast<std::size_t>(result.task - group.firstTask)].add(result);
}

void CampaignSummaryBuilder::Sums::add(const CampaignResult& result)
{
    const CampaignFigures& figures = result.figures;
    const MeanParts errors = errorOf(figures);
    ++patterns;
    messages += countOf(figures[Figure::messages]);
    addValue(steps, figures[Figure::steps]);
    addValue(makespan, figures[Figure::makespan]);
    addValue(makespanAlone, figures[Figure::makespanAlone]);
    addValue(mean, figures[Figure::mean]);
    addValue(percentile95, figures[Figure::percentile95]);
    addValue(slowdown, figures[Figure::slowdown]);
    addValue(busiest, figures[Figure::busiest]);
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

void CampaignSummaryBuilder::Sums::join(const Sums& other)
{
    patterns += other.patterns;
    messages += other.messages;
    steps = joined(steps, other.steps);
    makespan = joined(makespan, other.makespan);
    makespanAlone = joined(makespanAlone, other.makespanAlone);
    mean = joined(mean, other.mean);
    percentile95 = joined(percentile95, other.percentile95);
    slowdown = joined(slowdown, other.slowdown);
    busiest = joined(busiest, other.busiest);
    error = joined(error, other.error);
    bothWaysError = joined(bothWaysError, other.bothWaysError);
    within += other.within;
    bothWays += other.bothWays;
    for (const auto& [phrase, count] : other.without)
        without[phrase] += count;
}

std::vector<std::string> CampaignSummaryBuilder::Sums::withoutPhrases() const
{
    std::vector<std::string> phrases;
    for (const auto& [phrase, count] : without)
        phrases.push_back(count == patterns ? phrase
                                            : phrase + " in " + groupedCount(count) + " of " +
                                                  counted(patterns, "pattern"));
    return phrases;
}

/** All |N| and d of a workload on a network. */
CampaignSummaryBuilder::Row CampaignSummaryBuilder::together(std::size_t workload, std::size_t network) const
{
    Row all(m_inputs->models.size());
    for (auto at = m_cells.lower_bound({workload, network, 0, 0});
         at != m_cells.end() && at->first.workload == workload && at->first.network == network; ++at)
        for (std::size_t model = 0; model < all.size(); ++model)
            all[model].join(at->second[model]);
    return all;
}

CampaignSummary CampaignSummaryBuilder::summary() const
{
    CampaignSummary summary;
    summary.tasks = m_inputs->tasks.taskCount();
    summary.results = m_results;
    summary.fits = m_fits;
    summary.problems = m_problems;
    summary.problemCount = m_problemCount;
    addRuns(summary);
    addErrors(summary);
    addComparison(summary);
    addRegressions(summary);
    addNotes(summary);
    return summary;
}

void CampaignSummaryBuilder::addRuns(CampaignSummary& summary) const
{
    for (const auto& [cell, row] : m_cells)
        for (std::size_t model = 0; model < row.size(); ++model) {
            const Sums& sums = row[model];
            if (sums.patterns == 0)
                continue;
            summary.runs.push_back(
                {m_inputs->plan.workloads[cell.workload].name,
                 cell.network == kNoNetwork ? std::string() : m_inputs->plan.networks[cell.network].name,
                 cell.nodes, cell.degree, m_inputs->models[model].name, sums.patterns, sums.messages,
                 meanEstimate(sums.makespan), meanEstimate(sums.mean), meanEstimate(sums.slowdown),
                 meanEstimate(sums.busiest), sums.withoutPhrases()});
        }
}

void CampaignSummaryBuilder::addErrors(CampaignSummary& summary) const
{
    auto report = std::make_shared<ErrorReport>();
    const auto& models = m_inputs->models;
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
                {model, meanEstimate(sums.steps), meanEstimate(sums.error), meanEstimate(sums.bothWaysError),
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
        return std::any_of(row.begin(), row.end(), [](const Sums& sums) { return sums.error.count > 0; });
    };
    const std::string against =
        m_inputs->reference ? " against " + models[*m_inputs->reference].name + " (reference)" : "";
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
                campaign.sets.push_back(setName(m_inputs->plan.workloads[first.workload].name,
                                                first.network == kNoNetwork
                                                    ? std::string()
                                                    : m_inputs->plan.networks[first.network].name) +
                                        (first.network == kNoNetwork ? std::string() : against));
            addRow(at->second, at->first.nodes, at->first.degree);
        }
        if (experiments > 1)
            addRow(together(first.workload, first.network), {}, {});
    }
    summary.errors = std::move(report);
}

void CampaignSummaryBuilder::addComparison(CampaignSummary& summary) const
{
    const CampaignPlan& plan = m_inputs->plan;
    for (std::size_t workload = 0; workload < plan.workloads.size(); ++workload) {
        const std::vector<std::size_t>& networks = m_inputs->workloads[workload].networks;
        if (networks.size() < 2)
            continue;
        std::vector<Row> rows;
        for (const std::size_t network : networks) {
            const auto paired = m_paired.find({workload, network});
            rows.push_back(paired != m_paired.end() ? paired->second
                           : m_paired.empty()       ? together(workload, network)
                                                    : Row(m_inputs->models.size()));
        }
        for (std::size_t model = 0; model < m_inputs->models.size(); ++model) {
            CandidateGroup group = groupOf(workload, model, rows);
            if (group.candidates.size() > 1)
                summary.comparison.groups.push_back(std::move(group));
            else if (m_pairs.networks(workload, model).size() > 1)
                summary.notes.push_back(
                    setName(plan.workloads[workload].name, m_inputs->models[model].name) +
                    ": there is no pattern for which all networks have results, so that they are not held "
                    "against one another; work out what is missing");
        }
    }
}

CandidateGroup CampaignSummaryBuilder::groupOf(std::size_t workload, std::size_t model,
                                               const std::vector<Row>& rows) const
{
    const std::vector<std::size_t>& networks = m_inputs->workloads[workload].networks;
    const std::vector<std::size_t> known = m_pairs.networks(workload, model);
    const std::size_t shared = m_pairs.shared(workload, model);
    CandidateGroup group;
    group.workload = setName(m_inputs->plan.workloads[workload].name, m_inputs->models[model].name);
    if (shared == 0)
        return group;
    for (const std::size_t place : known) {
        const Sums& sums = rows[place][model];
        Candidate candidate;
        candidate.scenario = networks[place];
        candidate.label = candidate.name = candidate.platform = m_inputs->plan.networks[networks[place]].name;
        candidate.model = m_inputs->models[model].name;
        candidate.kind = m_inputs->models[model].kind;
        candidate.figures.messages = sums.messages;
        candidate.figures.makespan = sums.makespan.mean;
        candidate.figures.makespanAlone = meanOrUnknown(sums.makespanAlone);
        candidate.figures.mean = meanOrUnknown(sums.mean);
        candidate.figures.percentile95 = meanOrUnknown(sums.percentile95);
        candidate.figures.slowdown = meanOrUnknown(sums.slowdown);
        const Platform& platform = m_inputs->networks[networks[place]].platform;
        candidate.price = priceOf(platform);
        candidate.priced = costAspects(platform, candidate.price);
        candidate.without = sums.withoutPhrases();
        candidate.accuracy.model = candidate.model;
        candidate.accuracy.reason = pairsText(shared, m_pairs.most(workload, model));
        if (!group.candidates.empty())
            holdAgainst(candidate, group.candidates.front(),
                        m_pairs.change(workload, model, known.front(), place, known));
        group.candidates.push_back(std::move(candidate));
    }
    group.reference = 0;
    evaluate(group);
    return group;
}

void CampaignSummaryBuilder::addRegressions(CampaignSummary& summary) const
{
    const CampaignPlan& plan = m_inputs->plan;
    const auto indexOf = [&](const std::string& name) {
        return static_cast<std::size_t>(
            std::find_if(plan.networks.begin(), plan.networks.end(),
                         [&](const CampaignNetwork& row) { return row.name == name; }) -
            plan.networks.begin());
    };
    for (std::size_t part = 0; part < m_inputs->tasks.parts().size(); ++part) {
        if (m_inputs->tasks.parts()[part].isCalibration)
            continue;
        const std::vector<std::size_t>& networks =
            m_inputs->workloads[m_inputs->tasks.parts()[part].source].networks;
        const auto placeOf = [&](std::size_t network) {
            return static_cast<std::size_t>(std::find(networks.begin(), networks.end(), network) -
                                            networks.begin());
        };
        for (std::size_t after = 0; after < networks.size(); ++after) {
            const std::string& replaces = plan.networks[networks[after]].replaces;
            const std::size_t before = replaces.empty() ? networks.size() : placeOf(indexOf(replaces));
            if (before < networks.size())
                for (std::size_t model = 0; model < m_inputs->models.size(); ++model)
                    addRegression(summary, part, before, after, model);
        }
    }
}

void CampaignSummaryBuilder::addRegression(CampaignSummary& summary, std::size_t part, std::size_t before,
                                           std::size_t after, std::size_t model) const
{
    const PairedChange change = m_pairs.change(part, model, before, after, {before, after});
    if (change.log.count == 0)
        return;
    const auto percent = [](double log) { return 100 * std::expm1(log); };
    const std::size_t workload = m_inputs->tasks.parts()[part].source;
    const std::vector<std::size_t>& networks = m_inputs->workloads[workload].networks;
    CampaignRegression row;
    row.network = m_inputs->plan.networks[networks[after]].name;
    row.replaces = m_inputs->plan.networks[networks[before]].name;
    row.workload = m_inputs->plan.workloads[workload].name;
    row.model = m_inputs->models[model].name;
    row.patterns = change.log.count;
    row.slowerPatterns = change.slower;
    row.changePercent = percent(change.log.mean);
    row.worstPercent = percent(change.worst);
    row.worstTask = change.worstTask;
    using Verdict = CampaignRegression::Verdict;
    row.verdict = Verdict::onePattern;
    if (change.log.halfWidth) {
        row.low = percent(change.log.mean - *change.log.halfWidth);
        row.high = percent(change.log.mean + *change.log.halfWidth);
        row.verdict = *row.high < 0 ? Verdict::faster : *row.low > 0 ? Verdict::slower : Verdict::tooClose;
    }
    if (!change.differs)
        row.verdict = Verdict::same;
    for (const std::size_t network : {before, after}) {
        Row sums = together(workload, networks[network]);
        for (std::string& phrase : sums[model].withoutPhrases())
            if (std::find(row.without.begin(), row.without.end(), phrase) == row.without.end())
                row.without.push_back(std::move(phrase));
    }
    summary.regressions.push_back(std::move(row));
}

void CampaignSummaryBuilder::addNotes(CampaignSummary& summary) const
{
    if (m_empty > 0)
        summary.notes.push_back(groupedCount(m_empty) + (m_empty == 1 ? " result is" : " results are") +
                                " of patterns that drew no message; they are left out of all means, and more "
                                "nodes or a higher degree avoid them");
    if (m_lacking > 0) {
        constexpr std::size_t kShown = 4;
        std::vector<std::string> shown(m_leftOut.begin(), m_leftOut.end());
        if (shown.size() > kShown) {
            shown.resize(kShown);
            shown.emplace_back("others");
        }
        summary.notes.push_back(counted(m_lacking, "result") + " predicted " + withoutText(shown) +
                                ", which is at fault: the figures are those of the rest");
    }
    if (std::string text = unrecordedText(*m_inputs); !text.empty())
        summary.notes.push_back(std::move(text));
}

} // namespace contraflow
