// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/error_tables.h"

#include <cstdint>
#include <utility>

namespace contraflow {

namespace {

constexpr auto kCount = ColumnKind::count;
constexpr auto kPercent = ColumnKind::percent;
constexpr auto kSeconds = ColumnKind::seconds;

const Table::Column kProject{"project", "Project"};
const Table::Column kMeasurement{"measurement", "Measurement"};
const Table::Column kScenario{"scenario", "Scenario"};
const Table::Column kModel{"model", "Model"};
const Table::Column kKind{"kind", "Kind"};
const Table::Column kNodes{"nodes", "|N|", kCount};
const Table::Column kDegree{"d", "d", kCount};
const Table::Column kMessages{"messages", "Messages", kCount};
const Table::Column kAbsoluteError{"abs_err_pct", "Mean |error|", kPercent};
const Table::Column kHalfWidth{"ci95_pct", "95 % ±", kPercent};
const Table::Column kMeanError{"mean_err_pct", "Mean error", kPercent};
const Table::Column kWithin{"within_10_pct", "Within ±10 %", kPercent};

TableCell meanOf(const MeanEstimate& estimate)
{
    return estimate.count > 0 ? TableCell(estimate.mean) : TableCell();
}

const char* yesOrNo(bool isSo)
{
    return isSo ? "yes" : "no";
}

Table modelErrors(const ErrorReport& report)
{
    Table table("errors", "Errors of models",
                {kModel,
                 kKind,
                 kMessages,
                 kAbsoluteError,
                 kHalfWidth,
                 kMeanError,
                 kWithin,
                 {"outliers", "Outliers", kCount},
                 {"worst_project", "Worst: project"},
                 {"worst_measurement", "Worst: measurement"},
                 {"worst_message", "Worst: message"},
                 {"worst_err_pct", "Worst: error", kPercent}});
    for (std::size_t m = 0; m < report.data.models.size(); ++m) {
        const ModelErrors& model = report.data.models[m];
        const ErrorSummary& summary = report.summaries[m];
        std::vector<TableCell> cells{model.model, model.kind, summary.count, meanOf(summary.absolute),
                                     summary.absolute.halfWidth};
        if (summary.count > 0)
            cells.insert(cells.end(), {summary.mean, 100 * summary.within});
        else
            cells.resize(cells.size() + 2);
        cells.emplace_back(report.outlierCount(m));
        if (summary.worst) {
            const MeasuredPattern& pattern = report.patternOf(*summary.worst);
            cells.insert(cells.end(), {report.projectNames[pattern.project], report.measurement(pattern),
                                       report.row(*summary.worst).id, model.errors[*summary.worst]});
        }
        table.addRow(std::move(cells));
    }
    return table;
}

Table patternErrors(const ErrorReport& report)
{
    Table table("error-patterns", "Errors of patterns",
                {kProject,
                 kMeasurement,
                 kScenario,
                 kNodes,
                 kDegree,
                 {"traffic_both_ways", "Both ways"},
                 kModel,
                 kKind,
                 {"steps", "Steps", kCount},
                 kMessages,
                 kAbsoluteError,
                 kHalfWidth,
                 kMeanError,
                 kWithin,
                 {"file", "File"},
                 {"sha256", "SHA-256"},
                 {"imported", "Imported"},
                 {"measured", "Measured"},
                 {"machine", "Machine"},
                 {"mpi", "MPI"}});
    for (std::size_t p = 0; p < report.data.patterns.size(); ++p)
        for (std::size_t m = 0; m < report.data.models.size(); ++m) {
            const MeasuredPattern& pattern = report.data.patterns[p];
            const ModelErrors& model = report.data.models[m];
            const ErrorSummary summary = report.summaryOf(pattern, m);
            if (summary.count == 0)
                continue;
            const Provenance& origin = report.provenance(pattern);
            table.addRow({report.projectNames[pattern.project],
                          report.measurement(pattern),
                          report.scenario(pattern),
                          pattern.nodes,
                          pattern.degree,
                          yesOrNo(pattern.hasTrafficBothWays),
                          model.model,
                          model.kind,
                          model.patternSteps[p],
                          summary.count,
                          meanOf(summary.absolute),
                          summary.absolute.halfWidth,
                          summary.mean,
                          100 * summary.within,
                          origin.file,
                          origin.sha256,
                          origin.date,
                          origin.measured,
                          origin.machine,
                          origin.mpi});
        }
    return table;
}

/** A message and a model that predicted it. */
using PredictedMessage = std::pair<std::uint32_t, std::uint32_t>;
using MessageCell = TableCell (*)(const ErrorReport& report, std::size_t message, std::size_t model);

struct MessageColumn
{
    Table::Column column;
    MessageCell cell;
};

const std::vector<MessageColumn>& messageColumns()
{
    using Report = const ErrorReport&;
    using Index = std::size_t;
    static const std::vector<MessageColumn> columns{
        {kProject,
         [](Report r, Index i, Index) { return TableCell(r.projectNames[r.patternOf(i).project]); }},
        {kMeasurement, [](Report r, Index i, Index) { return TableCell(r.measurement(r.patternOf(i))); }},
        {kScenario, [](Report r, Index i, Index) { return TableCell(r.scenario(r.patternOf(i))); }},
        {kNodes, [](Report r, Index i, Index) { return TableCell(r.patternOf(i).nodes); }},
        {kDegree, [](Report r, Index i, Index) { return TableCell(r.patternOf(i).degree); }},
        {{"message", "Message"}, [](Report r, Index i, Index) { return TableCell(r.row(i).id); }},
        {{"source", "Source"}, [](Report r, Index i, Index) { return TableCell(r.row(i).source); }},
        {{"destination", "Destination"},
         [](Report r, Index i, Index) { return TableCell(r.row(i).destination); }},
        {{"degree", "Degree", kCount},
         [](Report r, Index i, Index) { return TableCell(r.data.messages[i].degree); }},
        {{"crosses_racks", "Crosses racks"},
         [](Report r, Index i, Index) { return TableCell(yesOrNo(r.data.messages[i].crossesRacks)); }},
        {{"measured_s", "Measured", kSeconds},
         [](Report r, Index i, Index) { return TableCell(r.data.messages[i].measured.mean); }},
        {{"ci95_s", "95 % ±", kSeconds},
         [](Report r, Index i, Index) {
             const double ci95 = r.data.messages[i].measured.ci95;
             return ci95 > 0 ? TableCell(ci95) : TableCell();
         }},
        {kModel, [](Report r, Index, Index m) { return TableCell(r.data.models[m].model); }},
        {kKind, [](Report r, Index, Index m) { return TableCell(r.data.models[m].kind); }},
        {{"predicted_s", "Predicted", kSeconds},
         [](Report r, Index i, Index m) { return TableCell(r.data.models[m].predicted[i]); }},
        {{"error_pct", "Error", kPercent},
         [](Report r, Index i, Index m) { return TableCell(r.data.models[m].errors[i]); }},
        {{"steps", "Steps", kCount},
         [](Report r, Index i, Index m) { return TableCell(r.data.models[m].messageSteps[i]); }},
        {{"outlier", "Outlier"},
         [](Report r, Index i, Index m) { return TableCell(yesOrNo(r.outliers[m][i])); }},
    };
    return columns;
}

Table messageErrors(const std::shared_ptr<const ErrorReport>& report)
{
    std::vector<Table::Column> columns;
    for (const MessageColumn& column : messageColumns())
        columns.push_back(column.column);
    const auto rows = std::make_shared<std::vector<PredictedMessage>>();
    for (std::uint32_t i = 0; i < report->data.messages.size(); ++i)
        for (std::uint32_t m = 0; m < report->data.models.size(); ++m)
            if (report->wasPredicted(m, i))
                rows->emplace_back(i, m);
    Table table("error-messages", "Errors of messages", std::move(columns));
    table.setRows(rows->size(), [report, rows](std::size_t row, std::size_t column) {
        const auto [message, model] = (*rows)[row];
        return messageColumns()[column].cell(*report, message, model);
    });
    return table;
}

Table taskErrors(const ErrorReport& report)
{
    Table table("error-tasks", "Errors of tasks",
                {kProject,
                 kMeasurement,
                 {"task", "Task"},
                 kMessages,
                 {"measured_s", "Measured", kSeconds},
                 kModel,
                 kKind,
                 {"predicted_s", "Predicted", kSeconds},
                 {"abs_err_pct", "|Error|", kPercent}});
    for (const SenderErrors& sender : report.senders)
        for (std::size_t m = 0; m < sender.models.size(); ++m)
            if (const std::optional<TaskError>& error = sender.models[m]) {
                const MeasuredPattern& pattern = report.data.patterns[sender.pattern];
                const ModelErrors& model = report.data.models[m];
                table.addRow({report.projectNames[pattern.project], report.measurement(pattern), sender.task,
                              error->messages, error->measured, model.model, model.kind, error->predicted,
                              error->percent()});
            }
    return table;
}

Table binnedErrors(const ErrorReport& report)
{
    const ErrorHistograms& histograms = report.histograms;
    Table table("error-bins", "Histograms of errors",
                {kModel,
                 kKind,
                 {"by", "By"},
                 {"group", "Group"},
                 {"from_pct", "From", kPercent},
                 {"to_pct", "To", kPercent},
                 kMessages});
    for (const ErrorHistograms::Panel& panel : histograms.panels)
        for (std::size_t group = 0; group < histograms.groups.size(); ++group)
            for (std::size_t bin = 0; bin < histograms.bins.count; ++bin) {
                const ModelErrors& model = report.data.models[panel.model];
                table.addRow({model.model, model.kind, groupingName(histograms.by),
                              histograms.by == ErrorGrouping::none
                                  ? std::string()
                                  : groupText(histograms.by, histograms.groups[group]),
                              histograms.bins.lower(bin), histograms.bins.upper(bin),
                              panel.counts[group][bin]});
            }
    return table;
}

Table campaignErrors(const ErrorReport& report)
{
    Table table("error-campaign", "Errors of a campaign",
                {{"set", "Set"},
                 kNodes,
                 kDegree,
                 {"patterns", "Patterns", kCount},
                 kMessages,
                 {"both_ways_patterns", "Both ways", kCount},
                 kModel,
                 kKind,
                 {"steps", "Steps", ColumnKind::number},
                 {"pi_pct", "π", kPercent},
                 {"abs_err_pct", "|ε|", kPercent},
                 {"abs_err_both_ways_pct", "|ε'|", kPercent},
                 {"fairness_abs_err_both_ways_pct", "|ε''|", kPercent},
                 kWithin});
    for (const CampaignRow& row : report.campaign.rows)
        for (const CampaignModel& model : row.models)
            if (model.error.count > 0)
                table.addRow({report.campaign.sets[row.set], row.nodes, row.degree, row.patterns,
                              row.messages, row.bothWaysPatterns, report.data.models[model.model].model,
                              report.data.models[model.model].kind, meanOf(model.steps),
                              model.error.halfWidth, meanOf(model.error), meanOf(model.bothWays),
                              row.fairness ? meanOf(*row.fairness) : TableCell(), 100 * model.within});
    return table;
}

} // namespace

Table errorTable(const std::shared_ptr<const ErrorReport>& report, ErrorView view)
{
    switch (view) {
    case ErrorView::models:
        return modelErrors(*report);
    case ErrorView::patterns:
        return patternErrors(*report);
    case ErrorView::messages:
        return messageErrors(report);
    case ErrorView::tasks:
        return taskErrors(*report);
    case ErrorView::bins:
        return binnedErrors(*report);
    case ErrorView::campaign:
        return campaignErrors(*report);
    }
    return {};
}

} // namespace contraflow
