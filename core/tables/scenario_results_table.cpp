// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/scenario_results_table.h"

#include "core/project/left_out.h"
#include "core/tables/table_parts.h"

namespace contraflow {

namespace {

using Kind = ColumnKind;

Table stepsTable(const Timeline& timeline)
{
    Table table(
        "steps", "Steps",
        {countColumn("step", "Step"), secondsColumn("start_s", "Start"), secondsColumn("end_s", "End")});
    for (std::size_t i = 0; i < timeline.stepCount(); ++i)
        table.addRow({i + 1, timeline.stepStarts[i], timeline.stepEnds[i]});
    return table;
}

} // namespace

Table scenarioResultsTable(const Project& project, const Prediction& prediction,
                           const MeasuredTimes& measured)
{
    const Timeline& timeline = prediction.timeline;
    const Scenario& scenario = *findByName(project.scenarios, prediction.scenario);
    Table table(
        "scenario-results", "Scenarios",
        {textColumn("scenario", "Scenario"), textColumn("platform", "Platform"),
         textColumn("workload", "Workload"), textColumn("mapping", "Mapping"), textColumn("model", "Model"),
         textColumn("kind", "Kind"), countColumn("steps", "Steps"), secondsColumn("makespan_s", "Makespan"),
         numberColumn("residual", "Residual"), textColumn("outside_calibration", "Beyond its calibration"),
         textColumn("step_times", "Steps").shownIn(TableView::json), textColumn("measurement", "Measurement"),
         countColumn("left_out", "Left out"), withoutColumn()});
    table.addRow({scenario.name, scenario.platform, scenario.workload, scenario.mapping, prediction.model,
                  prediction.kind, timeline.stepCount(), timeline.makespan(), timeline.worstResidual,
                  TableCell::list(prediction.outsideCalibration), TableCell::rows(stepsTable(timeline)),
                  measured.empty() ? TableCell() : TableCell(measured.measurement()),
                  messagesLeftOut(project.workloads[prediction.workload], prediction.placed.messages.size()),
                  withoutCell(prediction.without)});
    return table;
}

Table issuesTable(const IssueList& issues)
{
    Table table("issues", "Issues", {textColumn("severity", "Severity"), textColumn("text", "Text")});
    for (const Issue& issue : issues)
        table.addRow({severityText(issue.severity), issue.text});
    return table;
}

} // namespace contraflow
