// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/campaign_tables.h"

#include "core/base/ranges.h"
#include "core/base/words.h"
#include "core/tables/candidate_tables.h"
#include "core/tables/error_tables.h"
#include "core/tables/row_table.h"
#include "core/tables/table_parts.h"

#include <algorithm>

namespace contraflow {

namespace {

using Kind = ColumnKind;

TableCell estimateCell(const MeanEstimate& estimate)
{
    return estimate.count > 0 ? TableCell(estimate.mean) : TableCell();
}

template<MeanEstimate CampaignRuns::*field>
TableCell runsMean(const CampaignRuns& row)
{
    return estimateCell(row.*field);
}

template<auto field, typename Row>
TableCell memberCell(const Row& row)
{
    return row.*field;
}

/** What several of the tables begin with. */
template<typename Row>
RowColumn<Row> workloadColumn()
{
    return {textColumn("workload", "Workload", "Workload of the campaign").wide(14),
            memberCell<&Row::workload, Row>};
}

template<typename Row>
RowColumn<Row> networkColumn()
{
    return {textColumn("network", "Network", "Network of the campaign").wide(14),
            memberCell<&Row::network, Row>};
}

template<typename Row>
RowColumn<Row> namedModelColumn()
{
    return {textColumn("model", "Model", "Model of the campaign"), memberCell<&Row::model, Row>};
}

template<typename Row>
RowColumn<Row> patternsColumn()
{
    return {countColumn("patterns", "Patterns", "Number of patterns"), memberCell<&Row::patterns, Row>};
}

const RowColumns<CampaignRuns>& campaignRunsColumns()
{
    using Row = CampaignRuns;
    static const RowColumns<Row> columns{
        workloadColumn<Row>(),
        networkColumn<Row>(),
        {countColumn("nodes", "|N|", "Number of nodes"), memberCell<&Row::nodes, Row>},
        {countColumn("d", "d", "Degree of the patterns"), memberCell<&Row::degree, Row>},
        namedModelColumn<Row>(),
        patternsColumn<Row>(),
        {countColumn("messages", "Messages", "Number of their messages"), memberCell<&Row::messages, Row>},
        {secondsColumn("makespan_s", "Makespan", "Mean of the patterns' makespans"),
         runsMean<&Row::makespan>},
        {secondsColumn("makespan_ci95_s", "95 % ±", "Half-width of the 95 % confidence interval of that mean")
             .inBrief("±"),
         [](const Row& row) { return row.makespan.halfWidth; }},
        {secondsColumn("mean_s", "Mean time", "Mean of the patterns' mean times of a message"),
         runsMean<&Row::mean>},
        {numberColumn("slowdown", "Slowdown", "Mean of time over time alone").withDigits(3),
         runsMean<&Row::slowdown>},
        {shareColumn("busiest_load", "Busiest", "Mean load of the patterns' busiest channels"),
         runsMean<&Row::busiest>},
        {withoutColumn(), [](const Row& row) { return withoutCell(row.without); }},
    };
    return columns;
}

const RowColumns<CampaignRegression>& regressionColumns()
{
    using Row = CampaignRegression;
    static const RowColumns<Row> columns{
        networkColumn<Row>(),
        {textColumn("replaces", "Replaces", "The network that it replaces").wide(14),
         memberCell<&Row::replaces, Row>},
        workloadColumn<Row>(),
        namedModelColumn<Row>(),
        patternsColumn<Row>(),
        {percentColumn(
             "change_pct", "Change",
             "Of the makespan, over the same patterns: geometric mean of their ratios; below 0: faster")
             .withDigits(3),
         memberCell<&Row::changePercent, Row>},
        {percentColumn("change_low_pct", "95 % from", "Low end of the 95 % confidence interval of the change")
             .withDigits(3),
         memberCell<&Row::low, Row>},
        {percentColumn("change_high_pct", "to", "High end of the 95 % confidence interval of the change")
             .withDigits(3),
         memberCell<&Row::high, Row>},
        {countColumn("slower_patterns", "Slower", "Number of patterns that take longer"),
         memberCell<&Row::slowerPatterns, Row>},
        {percentColumn("worst_pct", "Worst", "Change of the pattern that lost the most").withDigits(3),
         memberCell<&Row::worstPercent, Row>},
        {countColumn("worst_task", "Of task", "Its task on the new network"),
         [](const Row& row) { return row.worstTask + 1; }},
        {textColumn("verdict", "Verdict", "What the interval says"),
         [](const Row& row) { return regressionWord(row.verdict); }},
        {withoutColumn(), [](const Row& row) { return withoutCell(row.without); }},
    };
    return columns;
}

const RowColumns<CampaignFit>& campaignFitColumns()
{
    using Row = CampaignFit;
    static const RowColumns<Row> columns{
        {textColumn("calibration", "Calibration", "Calibration of the campaign").wide(14),
         memberCell<&Row::calibration, Row>},
        {textColumn("kind", "Kind", "Kind of the model"), memberCell<&Row::kind, Row>},
        {percentColumn(
             "abs_err_pct", "Mean |error|",
             "Mean absolute error, of patterns that were left out of the fit where there are several")
             .withDigits(3),
         [](const Row& row) { return estimateCell(row.error); }},
        {percentColumn("ci95_pct", "95 % ±", "Half-width of the 95 % confidence interval of the mean |error|")
             .inBrief("±")
             .withDigits(3),
         [](const Row& row) { return row.error.halfWidth; }},
        {percentColumn("within_10_pct", "Within ±10 %", "Share of the messages with |error| ≤ 10 %"),
         memberCell<&Row::within, Row>},
        {textColumn("parameters", "Parameters", "Fitted values").wide(40), memberCell<&Row::parameters, Row>},
        {textColumn("problem", "Problem", "Why there is no fit").wide(30), memberCell<&Row::problem, Row>},
    };
    return columns;
}

const RowColumns<CampaignProblem>& campaignProblemColumns()
{
    using Row = CampaignProblem;
    static const RowColumns<Row> columns{
        {countColumn("task", "Task", "Number of the task"), [](const Row& row) { return row.task + 1; }},
        {textColumn("problem", "Problem", "Why it has no figures").wide(60), memberCell<&Row::text, Row>},
    };
    return columns;
}

/** Table II; the reference may stand for what was measured, as the names of its sets say. */
Table campaignErrorsTable(const CampaignSummary& summary)
{
    Table table = errorTable(summary.errors, ErrorView::campaign);
    table.forEachColumn([](Table::Column& column) {
        if (column.key != "set")
            return;
        column.title = "Errors of";
        column.hint = "The workload, on its network and against the reference where nothing was measured";
        column.width = 30;
    });
    return table;
}

} // namespace

std::string_view regressionWord(CampaignRegression::Verdict verdict)
{
    return nameOf(verdict, {{CampaignRegression::Verdict::same, "the same"},
                            {CampaignRegression::Verdict::faster, "faster"},
                            {CampaignRegression::Verdict::slower, "slower"},
                            {CampaignRegression::Verdict::tooClose, "too close to call"},
                            {CampaignRegression::Verdict::onePattern, "one pattern"}});
}

Table campaignTable(const CampaignSummary& summary, CampaignView view)
{
    switch (view) {
    case CampaignView::runs:
        return tableOf("campaign-runs", "Times of a campaign", campaignRunsColumns(), summary.runs);
    case CampaignView::errors:
        return campaignErrorsTable(summary);
    case CampaignView::networks:
        return candidatesTable(summary.comparison);
    case CampaignView::regressions:
        return tableOf("campaign-regressions", "Networks against those that they replace",
                       regressionColumns(), summary.regressions);
    case CampaignView::calibrations:
        return tableOf("campaign-calibrations", "Calibrations of a campaign", campaignFitColumns(),
                       summary.fits);
    case CampaignView::problems:
        break;
    }
    return tableOf("campaign-problems", "Tasks without figures", campaignProblemColumns(), summary.problems);
}

Table campaignHeading()
{
    std::vector<Table::Column> all;
    for (const CampaignView view : {CampaignView::runs, CampaignView::regressions, CampaignView::calibrations,
                                    CampaignView::problems}) {
        const Table table = campaignTable({}, view);
        for (const Table::Column& column : table.columns())
            if (!contains(all, column.key, &Table::Column::key))
                all.push_back(column);
    }
    return {"campaign", "Campaign", std::move(all)};
}

Table campaignTasksTable(const std::shared_ptr<const CampaignInputs>& inputs)
{
    using Row = CampaignTaskNames;
    static const RowColumns<Row> columns{
        {countColumn("task", "Task", "Number of the task"),
         [](const Row& row) { return TableCell(row.task + 1); }},
        {textColumn("workload", "Workload", "Workload or calibration of the campaign"),
         memberCell<&Row::workload, Row>},
        {textColumn("network", "Network", "Network of the campaign"), memberCell<&Row::network, Row>},
        {textColumn("measurement", "Measurement", "Measurement of the project"),
         memberCell<&Row::measurement, Row>},
        {countColumn("nodes", "|N|", "Number of nodes that take part"), memberCell<&Row::nodes, Row>},
        {countColumn("d", "d", "Degree of the pattern"), memberCell<&Row::degree, Row>},
        {countColumn("seed", "Seed", "Of what is drawn"), memberCell<&Row::seed, Row>},
        {textColumn("model", "Model", "Model of the campaign"), memberCell<&Row::model, Row>},
        {textColumn("kind", "Kind", "Its kind"), memberCell<&Row::kind, Row>},
    };
    Table table = headingOf("campaign-tasks", "Tasks of a campaign", columns);
    table.setRows(static_cast<std::size_t>(inputs->tasks.taskCount()),
                  [inputs](std::size_t row, std::size_t column) {
                      return columns[column].cell(taskNames(*inputs, row));
                  });
    return table;
}

} // namespace contraflow
