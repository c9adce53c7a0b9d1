// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/campaign_tables.h"

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
    return TableCell(row.*field);
}

/** What several of the tables begin with. */
template<typename Row>
RowColumn<Row> workloadColumn()
{
    return {{.key = "workload", .title = "Workload", .hint = "Workload of the campaign", .width = 14},
            memberCell<&Row::workload, Row>};
}

template<typename Row>
RowColumn<Row> networkColumn()
{
    return {{.key = "network", .title = "Network", .hint = "Network of the campaign", .width = 14},
            memberCell<&Row::network, Row>};
}

template<typename Row>
RowColumn<Row> namedModelColumn()
{
    return {{.key = "model", .title = "Model", .hint = "Model of the campaign"},
            memberCell<&Row::model, Row>};
}

template<typename Row>
RowColumn<Row> patternsColumn()
{
    return {{.key = "patterns", .title = "Patterns", .kind = Kind::count, .hint = "Number of patterns"},
            memberCell<&Row::patterns, Row>};
}

const RowColumns<CampaignRuns>& campaignRunsColumns()
{
    using Row = CampaignRuns;
    static const RowColumns<Row> columns{
        workloadColumn<Row>(),
        networkColumn<Row>(),
        {{.key = "nodes", .title = "|N|", .kind = Kind::count, .hint = "Number of nodes"},
         memberCell<&Row::nodes, Row>},
        {{.key = "d", .title = "d", .kind = Kind::count, .hint = "Degree of the patterns"},
         memberCell<&Row::degree, Row>},
        namedModelColumn<Row>(),
        patternsColumn<Row>(),
        {{.key = "messages", .title = "Messages", .kind = Kind::count, .hint = "Number of their messages"},
         memberCell<&Row::messages, Row>},
        {{.key = "makespan_s",
          .title = "Makespan",
          .kind = Kind::seconds,
          .hint = "Mean of the patterns' makespans"},
         runsMean<&Row::makespan>},
        {{.key = "makespan_ci95_s",
          .title = "95 % ±",
          .kind = Kind::seconds,
          .hint = "Half-width of the 95 % confidence interval of that mean",
          .brief = "±"},
         [](const Row& row) { return TableCell(row.makespan.halfWidth); }},
        {{.key = "mean_s",
          .title = "Mean time",
          .kind = Kind::seconds,
          .hint = "Mean of the patterns' mean times of a message"},
         runsMean<&Row::mean>},
        {{.key = "slowdown",
          .title = "Slowdown",
          .kind = Kind::number,
          .hint = "Mean of time over time alone",
          .digits = 3},
         runsMean<&Row::slowdown>},
        {{.key = "busiest_load",
          .title = "Busiest",
          .kind = Kind::share,
          .hint = "Mean load of the patterns' busiest channels"},
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
        {{.key = "replaces", .title = "Replaces", .hint = "The network that it replaces", .width = 14},
         memberCell<&Row::replaces, Row>},
        workloadColumn<Row>(),
        namedModelColumn<Row>(),
        patternsColumn<Row>(),
        {{.key = "change_pct",
          .title = "Change",
          .kind = Kind::percent,
          .hint = "Of the makespan, over the same patterns: geometric mean of their ratios; below 0: faster",
          .digits = 3},
         memberCell<&Row::changePercent, Row>},
        {{.key = "change_low_pct",
          .title = "95 % from",
          .kind = Kind::percent,
          .hint = "Low end of the 95 % confidence interval of the change",
          .digits = 3},
         memberCell<&Row::low, Row>},
        {{.key = "change_high_pct",
          .title = "to",
          .kind = Kind::percent,
          .hint = "High end of the 95 % confidence interval of the change",
          .digits = 3},
         memberCell<&Row::high, Row>},
        {{.key = "slower_patterns",
          .title = "Slower",
          .kind = Kind::count,
          .hint = "Number of patterns that take longer"},
         memberCell<&Row::slowerPatterns, Row>},
        {{.key = "worst_pct",
          .title = "Worst",
          .kind = Kind::percent,
          .hint = "Change of the pattern that lost the most",
          .digits = 3},
         memberCell<&Row::worstPercent, Row>},
        {{.key = "worst_task",
          .title = "Of task",
          .kind = Kind::count,
          .hint = "Its task on the new network"},
         [](const Row& row) { return TableCell(row.worstTask + 1); }},
        {{.key = "verdict", .title = "Verdict", .hint = "What the interval says"},
         [](const Row& row) { return TableCell(regressionWord(row.verdict)); }},
        {withoutColumn(), [](const Row& row) { return withoutCell(row.without); }},
    };
    return columns;
}

const RowColumns<CampaignFit>& campaignFitColumns()
{
    using Row = CampaignFit;
    static const RowColumns<Row> columns{
        {{.key = "calibration", .title = "Calibration", .hint = "Calibration of the campaign", .width = 14},
         memberCell<&Row::calibration, Row>},
        {{.key = "kind", .title = "Kind", .hint = "Kind of the model"}, memberCell<&Row::kind, Row>},
        {{.key = "abs_err_pct",
          .title = "Mean |error|",
          .kind = Kind::percent,
          .hint = "Mean absolute error, of patterns that were left out of the fit where there are several",
          .digits = 3},
         [](const Row& row) { return estimateCell(row.error); }},
        {{.key = "ci95_pct",
          .title = "95 % ±",
          .kind = Kind::percent,
          .hint = "Half-width of the 95 % confidence interval of the mean |error|",
          .brief = "±",
          .digits = 3},
         [](const Row& row) { return TableCell(row.error.halfWidth); }},
        {{.key = "within_10_pct",
          .title = "Within ±10 %",
          .kind = Kind::percent,
          .hint = "Share of the messages with |error| ≤ 10 %"},
         memberCell<&Row::within, Row>},
        {{.key = "parameters", .title = "Parameters", .hint = "Fitted values", .width = 40},
         memberCell<&Row::parameters, Row>},
        {{.key = "problem", .title = "Problem", .hint = "Why there is no fit", .width = 30},
         memberCell<&Row::problem, Row>},
    };
    return columns;
}

const RowColumns<CampaignProblem>& campaignProblemColumns()
{
    using Row = CampaignProblem;
    static const RowColumns<Row> columns{
        {{.key = "task", .title = "Task", .kind = Kind::count, .hint = "Number of the task"},
         [](const Row& row) { return TableCell(row.task + 1); }},
        {{.key = "problem", .title = "Problem", .hint = "Why it has no figures", .width = 60},
         memberCell<&Row::text, Row>},
    };
    return columns;
}

const RowColumns<CampaignTaskNames>& campaignTaskColumns()
{
    using Row = CampaignTaskNames;
    static const RowColumns<Row> columns{
        {{.key = "task", .title = "Task", .kind = Kind::count, .hint = "Number of the task"},
         [](const Row& row) { return TableCell(row.task + 1); }},
        {{.key = "workload", .title = "Workload", .hint = "Workload or calibration of the campaign"},
         memberCell<&Row::workload, Row>},
        {{.key = "network", .title = "Network", .hint = "Network of the campaign"},
         memberCell<&Row::network, Row>},
        {{.key = "measurement", .title = "Measurement", .hint = "Measurement of the project"},
         memberCell<&Row::measurement, Row>},
        {{.key = "nodes", .title = "|N|", .kind = Kind::count, .hint = "Number of nodes that take part"},
         memberCell<&Row::nodes, Row>},
        {{.key = "d", .title = "d", .kind = Kind::count, .hint = "Degree of the pattern"},
         memberCell<&Row::degree, Row>},
        {{.key = "seed", .title = "Seed", .kind = Kind::count, .hint = "Of what is drawn"},
         memberCell<&Row::seed, Row>},
        {{.key = "model", .title = "Model", .hint = "Model of the campaign"}, memberCell<&Row::model, Row>},
        {{.key = "kind", .title = "Kind", .hint = "Its kind"}, memberCell<&Row::kind, Row>},
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
    switch (verdict) {
    case CampaignRegression::Verdict::same:
        return "the same";
    case CampaignRegression::Verdict::faster:
        return "faster";
    case CampaignRegression::Verdict::slower:
        return "slower";
    case CampaignRegression::Verdict::tooClose:
        return "too close to call";
    case CampaignRegression::Verdict::onePattern:
        return "one pattern";
    }
    return "";
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
            if (std::none_of(all.begin(), all.end(),
                             [&](const Table::Column& other) { return other.key == column.key; }))
                all.push_back(column);
    }
    return {"campaign", "Campaign", std::move(all)};
}

Table campaignTasksTable(const std::shared_ptr<const CampaignInputs>& inputs)
{
    const RowColumns<CampaignTaskNames>& columns = campaignTaskColumns();
    Table table = tableOf("campaign-tasks", "Tasks of a campaign", columns, {});
    table.setRows(static_cast<std::size_t>(inputs->tasks.taskCount()),
                  [inputs, &columns](std::size_t row, std::size_t column) {
                      return columns[column].cell(taskNames(*inputs, row));
                  });
    return table;
}

} // namespace contraflow
