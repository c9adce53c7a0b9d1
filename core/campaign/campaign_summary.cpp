// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/campaign_summary.h"

#include "core/base/tolerance.h"
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

} // namespace

CampaignSummaryBuilder::CampaignSummaryBuilder(std::shared_ptr<const CampaignInputs> inputs)
    : m_inputs(std::move(inputs))
{
    const auto& networks = m_inputs->plan.networks;
    if (std::any_of(networks.begin(), networks.end(),
                    [](const CampaignNetwork& network) { return !network.replaces.empty(); }))
        m_makespans.assign(m_inputs->tasks.taskCount(), std::numeric_limits<double>::quiet_NaN());
}

void CampaignSummaryBuilder::add(const CampaignResult& result)
{
    ++m_results;
    const CampaignInputs& inputs = *m_inputs;
    const CampaignGroup group = inputs.tasks.group(inputs.tasks.groupOf(result.task));
    const CampaignPart& part = inputs.tasks.parts()[group.part];
    const CampaignFigures& figures = result.figures;
    const std::size_t compared = countOf(figures[Figure::compared]);
    const MeanParts error =
        meanParts(compared, compared > 0 ? figures[Figure::absoluteError] : 0, figures[Figure::errorSpread]);
    if (!result.problem.empty()) {
        ++m_problemCount;
        if (m_problems.size() < CampaignSummary::kShownProblems)
            m_problems.push_back({result.task, result.problem});
    }
    if (part.isCalibration) {
        const CampaignCalibration& row = inputs.plan.calibrations[part.source];
        m_fits.push_back({row.name, row.kinds[group.kind], result.parameters, meanEstimate(error),
                          compared > 0 ? std::optional(figures[Figure::within]) : std::nullopt,
                          result.problem});
        return;
    }
    if (!result.problem.empty())
        return;
    const bool isMeasured = inputs.plan.workloads[part.source].kind == CampaignWorkload::Kind::measured;
    const Cell cell{part.source,
                    isMeasured ? kNoNetwork : inputs.workloads[part.source].networks[group.network],
                    countOf(figures[Figure::nodes]), countOf(figures[Figure::degree])};
    Row& row = m_cells[cell];
    row.resize(inputs.models.size());
    Sums& sums = row[static_cast<std::size_t>(result.task - group.firstTask)];
    ++sums.patterns;
    sums.messages += countOf(figures[Figure::messages]);
    addValue(sums.steps, figures[Figure::steps]);
    addValue(sums.makespan, figures[Figure::makespan]);
    addValue(sums.mean, figures[Figure::mean]);
    addValue(sums.percentile95, figures[Figure::percentile95]);
    addValue(sums.slowdown, figures[Figure::slowdown]);
    addValue(sums.busiest, figures[Figure::busiest]);
    sums.error = joined(sums.error, error);
    if (compared > 0)
        sums.within += figures[Figure::within] / 100 * static_cast<double>(compared);
    if (figures[Figure::bothWays] == 1) {
        ++sums.bothWays;
        sums.bothWaysError = joined(sums.bothWaysError, error);
    }
    if (!m_makespans.empty())
        m_makespans[result.task] = figures[Figure::makespan];
}

void CampaignSummaryBuilder::join(Sums& into, const Sums& other)
{
    into.patterns += other.patterns;
    into.messages += other.messages;
    into.steps = joined(into.steps, other.steps);
    into.makespan = joined(into.makespan, other.makespan);
    into.mean = joined(into.mean, other.mean);
    into.percentile95 = joined(into.percentile95, other.percentile95);
    into.slowdown = joined(into.slowdown, other.slowdown);
    into.busiest = joined(into.busiest, other.busiest);
    into.error = joined(into.error, other.error);
    into.bothWaysError = joined(into.bothWaysError, other.bothWaysError);
    into.within += other.within;
    into.bothWays += other.bothWays;
}

/** All |N| and d of a workload on a network. */
CampaignSummaryBuilder::Row CampaignSummaryBuilder::together(std::size_t workload, std::size_t network) const
{
    Row all(m_inputs->models.size());
    for (auto at = m_cells.lower_bound({workload, network, 0, 0});
         at != m_cells.end() && at->first.workload == workload && at->first.network == network; ++at)
        for (std::size_t model = 0; model < all.size(); ++model)
            join(all[model], at->second[model]);
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
                 meanEstimate(sums.busiest)});
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
                                                    : m_inputs->plan.networks[first.network].name));
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
        for (const std::size_t network : networks)
            rows.push_back(together(workload, network));
        for (std::size_t model = 0; model < m_inputs->models.size(); ++model) {
            CandidateGroup group;
            group.workload = setName(plan.workloads[workload].name, m_inputs->models[model].name);
            std::optional<std::size_t> patterns;
            for (std::size_t i = 0; i < networks.size(); ++i) {
                const Sums& sums = rows[i][model];
                if (sums.makespan.count == 0)
                    continue;
                if (sums.makespan.count != patterns.value_or(sums.makespan.count)) {
                    group.notes.push_back("network " + plan.networks[networks[i]].name +
                                          " has results of other patterns and is left out");
                    continue;
                }
                patterns = sums.makespan.count;
                Candidate candidate;
                candidate.scenario = networks[i];
                candidate.label = candidate.name = candidate.platform = plan.networks[networks[i]].name;
                candidate.model = m_inputs->models[model].name;
                candidate.kind = m_inputs->models[model].kind;
                candidate.figures.messages = sums.messages;
                candidate.figures.makespan = sums.makespan.mean;
                candidate.figures.mean = sums.mean.mean;
                candidate.figures.percentile95 = sums.percentile95.mean;
                candidate.figures.slowdown = sums.slowdown.mean;
                candidate.price = priceOf(m_inputs->networks[networks[i]].platform);
                group.candidates.push_back(std::move(candidate));
            }
            if (group.candidates.size() < 2)
                continue;
            group.reference = 0;
            evaluate(group);
            summary.comparison.groups.push_back(std::move(group));
        }
    }
}

void CampaignSummaryBuilder::addRegressions(CampaignSummary& summary) const
{
    if (m_makespans.empty())
        return;
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
    const CampaignPart& shape = m_inputs->tasks.parts()[part];
    const std::uint64_t perNetwork = shape.nodes * shape.degrees * shape.seeds * shape.models;
    const std::uint64_t first = m_inputs->tasks.firstTask(part);
    MeanParts logs;
    CampaignRegression row;
    double worst = -std::numeric_limits<double>::infinity();
    bool differs = false;
    for (std::uint64_t i = model; i < perNetwork; i += shape.models) {
        const double old = m_makespans[first + before * perNetwork + i];
        const std::uint64_t task = first + after * perNetwork + i;
        const double fresh = m_makespans[task];
        if (!(old > 0) || !(fresh > 0))
            continue;
        const double change = nearlyEqual(old, fresh) ? 0 : std::log(fresh / old);
        addValue(logs, change);
        differs = differs || change != 0;
        row.slowerPatterns += change > 0 ? 1 : 0;
        if (change > worst) {
            worst = change;
            row.worstTask = task;
        }
    }
    if (logs.count == 0)
        return;
    const auto percent = [](double log) { return 100 * std::expm1(log); };
    const std::vector<std::size_t>& networks = m_inputs->workloads[shape.source].networks;
    row.network = m_inputs->plan.networks[networks[after]].name;
    row.replaces = m_inputs->plan.networks[networks[before]].name;
    row.workload = m_inputs->plan.workloads[shape.source].name;
    row.model = m_inputs->models[model].name;
    row.patterns = logs.count;
    row.changePercent = percent(logs.mean);
    row.worstPercent = percent(worst);
    const MeanEstimate estimate = meanEstimate(logs);
    using Verdict = CampaignRegression::Verdict;
    if (estimate.halfWidth) {
        row.low = percent(estimate.mean - *estimate.halfWidth);
        row.high = percent(estimate.mean + *estimate.halfWidth);
        row.verdict = *row.high < 0 ? Verdict::faster : *row.low > 0 ? Verdict::slower : Verdict::tooClose;
    }
    if (!differs)
        row.verdict = Verdict::same;
    summary.regressions.push_back(std::move(row));
}

} // namespace contraflow
