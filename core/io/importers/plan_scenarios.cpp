// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/io/importers/plan_builder.h"
#include "core/io/project_file.h"
#include "core/io/sha256.h"

#include <algorithm>

namespace contraflow {

namespace {

/** Figures of processes have no ends, so that no message can be made of them. */
bool isOfProgram(const ImportTable& table)
{
    return std::none_of(table.columns.begin(), table.columns.end(),
                        [](const ImportColumn& column) { return column.meaning == ColumnMeaning::source; });
}

} // namespace

Result<void> planScenarios(PlanBuilder& builder, const ReadFile& file, const ImportTarget& target)
{
    ImportPlan& plan = builder.plan();
    const std::string& planned = file.file.projectSha256;
    if (!planned.empty() && planned != sha256Text(projectText(builder.project())))
        plan.notes.push_back(
            "the project is not as it was when this was planned; times are taken where message, "
            "ends and size are the same");
    std::size_t taken = 0;
    for (std::size_t i = 0; i < file.values.size(); ++i) {
        const std::string& scenario = file.file.tables[i].scenario;
        const ReadFile one{file.file, {file.values[i]}};
        ImportTarget part = target;
        const bool isThere = findByName(builder.project().scenarios, scenario) != nullptr;
        (isThere ? part.scenario : part.platform) = isThere ? scenario : file.file.platform;
        const std::string& title = file.file.tables[i].title;
        if (part.name.empty())
            part.name = !isThere ? scenario : title == scenario ? scenario + " measured" : title;
        if (!isThere && isOfProgram(file.file.tables[i])) {
            plan.rejected.push_back(
                {0, scenario, "the project has no scenario of this name that runs the program"});
            continue;
        }
        if (!isThere)
            plan.notes.push_back("the project has no scenario " + inQuotes(scenario) +
                                 "; it is made, with its messages");
        const std::size_t before = plan.rowCount;
        const Result<void> added =
            isThere ? planMeasurement(builder, one, part) : planCampaign(builder, one, part);
        if (!added) {
            plan.rejected.push_back({0, scenario, added.error().message});
            continue;
        }
        taken += plan.rowCount > before ? 1 : 0;
    }
    plan.edit.label = "Import measured times of " + counted(taken, "scenario");
    return {};
}

} // namespace contraflow
