// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/io/importers/plan_builder.h"
#include "core/io/project_file.h"
#include "core/io/sha256.h"

#include <algorithm>
#include <utility>

namespace contraflow {

namespace {

/** Figures of processes have no ends, so that no message can be made of them. */
bool isOfProgram(const ImportTable& table)
{
    return std::none_of(table.columns.begin(), table.columns.end(),
                        [](const ImportColumn& column) { return column.meaning == ColumnMeaning::source; });
}

/** Such files have no lines but patterns and programs: says which message or figure it is instead. */
RejectedLine placed(RejectedLine rejected, const ImportTable& table)
{
    const bool isProgram = isOfProgram(table);
    std::string where = (isProgram ? "program " : "pattern ") + inQuotes(table.scenario);
    const auto id = std::find_if(table.columns.begin(), table.columns.end(), [](const ImportColumn& column) {
        return column.meaning == ColumnMeaning::message;
    });
    if (rejected.line > 0 && rejected.line <= table.records.size() && id != table.columns.end()) {
        const auto column = static_cast<std::size_t>(id - table.columns.begin());
        rejected.text = table.records[rejected.line - 1].cells[column];
        where += std::string(", ") + (isProgram ? "figure " : "message ") + inQuotes(rejected.text);
    }
    return {0, rejected.text, where + ": " + rejected.reason, rejected.hasNoData};
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
    plan.rejected = file.file.rejected; // those of the tables are placed below
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
        std::vector<RejectedLine> rejected = std::exchange(plan.rejected, file.values[i].rejected);
        const Result<void> added =
            isThere ? planMeasurement(builder, one, part) : planCampaign(builder, one, part);
        for (const RejectedLine& line : plan.rejected)
            rejected.push_back(placed(line, file.file.tables[i]));
        plan.rejected = std::move(rejected);
        if (!added) {
            plan.rejected.push_back(
                {0, scenario, placed({0, {}, added.error().message}, file.file.tables[i]).reason});
            continue;
        }
        taken += plan.rowCount > before ? 1 : 0;
    }
    plan.edit.label = "Import measured times of " + counted(taken, "scenario");
    return {};
}

} // namespace contraflow
