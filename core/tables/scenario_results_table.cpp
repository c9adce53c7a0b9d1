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
    Table table("steps", "Steps",
                {{.key = "step", .title = "Step", .kind = Kind::count},
                 {.key = "start_s", .title = "Start", .kind = Kind::seconds},
                 {.key = "end_s", .title = "End", .kind = Kind::seconds}});
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
    Table table("scenario-results", "Scenarios",
                {{.key = "scenario", .title = "Scenario"},
                 {.key = "platform", .title = "Platform"},
                 {.key = "workload", .title = "Workload"},
                 {.key = "mapping", .title = "Mapping"},
                 {.key = "model", .title = "Model"},
                 {.key = "kind", .title = "Kind"},
                 {.key = "steps", .title = "Steps", .kind = Kind::count},
                 {.key = "makespan_s", .title = "Makespan", .kind = Kind::seconds},
                 {.key = "residual", .title = "Residual", .kind = Kind::number},
                 {.key = "outside_calibration", .title = "Beyond its calibration"},
                 {.key = "step_times", .title = "Steps", .views = TableView::json},
                 {.key = "measurement", .title = "Measurement"},
                 {.key = "left_out", .title = "Left out", .kind = Kind::count},
                 withoutColumn()});
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
    Table table("issues", "Issues",
                {{.key = "severity", .title = "Severity"}, {.key = "text", .title = "Text"}});
    for (const Issue& issue : issues)
        table.addRow({severityText(issue.severity), issue.text});
    return table;
}

} // namespace contraflow
