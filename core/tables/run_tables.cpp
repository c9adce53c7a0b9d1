// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/application/run_analysis.h"
#include "core/analysis/application/run_times.h"
#include "core/analysis/error_statistics.h"
#include "core/application/measured_task.h"
#include "core/tables/replay_tables.h"
#include "core/tables/table_parts.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace contraflow {

using Kind = ColumnKind;

Table replayedModelsTable(const std::vector<ModelRunOf>& runs)
{
    const bool isMeasured = std::any_of(runs.begin(), runs.end(),
                                        [](const ModelRunOf& run) { return !run.replay->measured.empty(); });
    const TableViews ofErrors = isMeasured ? kEverywhere : TableViews(kForMachines);
    Table table(
        "models", "Models",
        {textColumn("scenario", "Scenario").shownIn(TableView::files),
         {"model", "Model"},
         textColumn("kind", "Kind").shownIn(kForMachines),
         secondsColumn("makespan_s", "Makespan", "From the first start to the last finish"),
         percentColumn("difference_pct", "Difference", "Of the makespan, to that of the first model"),
         secondsColumn("communication_s", "Communication",
                       "Time in sends, receives, waiting and collectives, on average over the processes"),
         secondsColumn("longest_s", "Longest process", "From the start of its application to its end"),
         percentColumn("largest_difference_pct", "Max. difference",
                       "The largest one in size of the time of a process, to that under the first model"),
         textColumn("process", "Process", "That has it"),
         secondsColumn("path_compute_s", "Computing", "On the critical path"),
         secondsColumn("path_latency_s", "Latency", "On the critical path"),
         secondsColumn("path_transfer_s", "Transfer", "On the critical path"),
         secondsColumn("path_contention_s", "Contention", "On the critical path"),
         percentColumn("abs_err_pct", "Mean |error|", "Of the sums of its processes, to the measured ones")
             .shownIn(ofErrors)
             .withDigits(3),
         percentColumn("within_10_pct", "Within ±10 %", "Share of the processes with |error| ≤ 10 %")
             .shownIn(ofErrors),
         withoutColumn(kForMachines | TableView::brief)});
    std::vector<double> reference;
    for (const ModelRunOf& run : runs) {
        const ModelTimes times = processTimes(*run.replay);
        const ModelSummary summary = summarise(times, reference, {});
        std::vector<TableCell> row{run.replay->scenario, run.replay->model, run.replay->kind,
                                   summary.makespan};
        const bool isFirst = &run == &runs.front();
        const double own = runs.front().replay->replay.makespan();
        row.push_back(isFirst || !(own > 0) ? TableCell()
                                            : TableCell(differencePercent(summary.makespan, own)));
        row.emplace_back(meanCommunication(run.replay->replay));
        row.emplace_back(summary.longestTime);
        if (const auto& largest = summary.largestDifference; largest && largest->percent != 0) {
            row.emplace_back(largest->percent);
            row.emplace_back(processName(*run.replay, static_cast<std::uint32_t>(largest->message)));
        } else {
            row.push_back(isFirst || !largest ? TableCell() : TableCell(0));
            row.emplace_back();
        }
        if (run.analysis) {
            const PathParts& parts = run.analysis->total;
            for (const double part : {parts.compute, parts.latency, parts.transfer, parts.contention})
                row.emplace_back(part);
        } else {
            row.resize(row.size() + 4);
        }
        if (const ErrorSummary errors = summariseErrors(run.replay->measured.errors()); errors.count > 0) {
            row.emplace_back(errors.absolute.mean);
            row.emplace_back(100 * errors.within);
        }
        row.resize(table.columns().size() - 1);
        row.push_back(withoutCell(run.replay->without));
        table.addRow(std::move(row));
        if (isFirst)
            reference = times.seconds;
    }
    return table;
}

} // namespace contraflow
