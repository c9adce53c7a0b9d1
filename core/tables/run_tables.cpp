// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/application/run_analysis.h"
#include "core/analysis/application/run_times.h"
#include "core/analysis/error_statistics.h"
#include "core/application/measured_task.h"
#include "core/tables/replay_columns.h"
#include "core/tables/replay_tables.h"
#include "core/tables/table_parts.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace contraflow {

using Kind = ColumnKind;

Table replaySummaryTable(const std::shared_ptr<const ScenarioReplay>& replay, const RunAnalysis* analysis)
{
    Table table("replay", "Replay",
                {{"scenario", "Scenario"},
                 {"model", "Model"},
                 {"kind", "Kind"},
                 {"makespan_s", "Makespan", Kind::seconds},
                 {"processes_total", "Processes", Kind::count},
                 {"events_total", "Events", Kind::count},
                 {"messages_total", "Messages", Kind::count},
                 {"bytes_total", "Bytes", Kind::bytes},
                 secondsColumn("path_start_s", "Not begun").inJson("path.start_s"),
                 secondsColumn("path_compute_s", "Computing").inJson("path.compute_s"),
                 secondsColumn("path_cores_s", "Waiting for cores").inJson("path.cores_s"),
                 secondsColumn("path_latency_s", "Latency").inJson("path.latency_s"),
                 secondsColumn("path_transfer_s", "Transfer").inJson("path.transfer_s"),
                 secondsColumn("path_contention_s", "Contention").inJson("path.contention_s"),
                 secondsColumn("path_overhead_s", "Overheads").inJson("path.overhead_s"),
                 {"makespan_alone_s", "Makespan without contention", Kind::seconds},
                 {"contention_cost_s", "Cost of contention", Kind::seconds},
                 {"outside_calibration", "Beyond its calibration"},
                 withoutColumn()});
    if (!replay)
        return table;
    const Replay& run = replay->replay;
    std::vector<TableCell> row{replay->scenario,     replay->model,  replay->kind,     run.makespan(),
                               run.processes.size(), run.eventCount, run.messageCount, run.bytes};
    if (analysis) {
        const PathParts& parts = analysis->total;
        for (const double part : {parts.start, parts.compute, parts.cores, parts.latency, parts.transfer,
                                  parts.contention, parts.overhead})
            row.emplace_back(part);
        row.emplace_back(analysis->makespanAlone);
        row.emplace_back(analysis->contentionCost());
    }
    row.resize(table.columns().size() - 2);
    row.push_back(TableCell::list(replay->outsideCalibration));
    row.push_back(withoutCell(replay->without));
    table.addRow(std::move(row));
    return table;
}

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
