// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/application_replay.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/io/importers/plan_builder.h"
#include "core/io/project_file.h"
#include "core/io/sha256.h"

#include <algorithm>
#include <cmath>
#include <map>
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
    const std::string name = inQuotes(table.scenario);
    std::string where = isProgram ? sentence("program %1", {name}) : sentence("pattern %1", {name});
    const auto id = std::find_if(table.columns.begin(), table.columns.end(), [](const ImportColumn& column) {
        return column.meaning == ColumnMeaning::message;
    });
    if (rejected.line > 0 && rejected.line <= table.records.size() && id != table.columns.end()) {
        const auto column = static_cast<std::size_t>(id - table.columns.begin());
        rejected.text = table.records[rejected.line - 1].cells[column];
        const std::string measured = inQuotes(rejected.text);
        where = isProgram ? sentence("program %1, figure %2", {name, measured})
                          : sentence("pattern %1, message %2", {name, measured});
    }
    return {0, rejected.text, where + ": " + rejected.reason, rejected.hasNoData};
}

/** Whether a scenario's messages are not those that were measured, by their ids, sizes and times of beginning
 * after the first; nothing is said of programs. */
bool isOtherPattern(const Project& project, const std::string& name, const ImportValues& measured)
{
    const Scenario* scenario = findByName(project.scenarios, name);
    const Workload* workload = scenario ? findByName(project.workloads, scenario->workload) : nullptr;
    if (!workload || runsApplications(*scenario))
        return false;
    std::map<std::string, const ImportRow*> rows;
    for (const ImportRow& row : measured.rows)
        rows.emplace(row.message, &row);
    if (rows.size() != workload->messages.size())
        return true;
    const auto startOf = [](const MessageRow& message) {
        return message.start.hasValue() ? message.start.value().value : 0.0;
    };
    double first = HUGE_VAL;
    for (const MessageRow& message : workload->messages)
        first = std::min(first, startOf(message));
    constexpr double kTick = 1e-9; // seconds: what texts round
    return std::any_of(workload->messages.begin(), workload->messages.end(), [&](const MessageRow& message) {
        const auto row = rows.find(message.id);
        if (row == rows.end())
            return true;
        const double planned = row->second->start ? row->second->start->value : 0;
        const bool isOfSize = !row->second->size || !message.size.hasValue() ||
                              std::abs(row->second->size->value - message.size.value().value) <= 0.5;
        return !isOfSize || std::abs(planned - (startOf(message) - first)) > kTick;
    });
}

} // namespace

Result<void> planScenarios(PlanBuilder& builder, const ReadFile& file, const ImportTarget& target)
{
    ImportPlan& plan = builder.plan();
    const std::string& planned = file.file.projectSha256;
    const bool isChanged = !planned.empty() && planned != sha256Text(projectText(builder.project()));
    if (isChanged)
        plan.notes.push_back(sentence(
            "the project is not as it was when this was planned; times are taken where message, ends and "
            "size are the same"));
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
                {0, scenario, sentence("the project has no scenario of this name that runs the program")});
            continue;
        }
        if (!isThere)
            plan.notes.push_back(sentence("the project has no scenario %1; it is made, with its messages",
                                          {inQuotes(scenario)}));
        const std::size_t before = plan.rowCount;
        std::vector<RejectedLine> rejected = std::exchange(plan.rejected, file.values[i].rejected);
        const Result<void> added =
            isThere ? planMeasurement(builder, one, part) : planCampaign(builder, one, part);
        const bool fitsAll = plan.rejected.empty();
        for (const RejectedLine& line : plan.rejected)
            rejected.push_back(placed(line, file.file.tables[i]));
        plan.rejected = std::move(rejected);
        if (!added) {
            plan.rejected.push_back(
                {0, scenario, placed({0, {}, added.error().message}, file.file.tables[i]).reason});
            continue;
        }
        taken += plan.rowCount > before ? 1 : 0;
        if (isChanged && isThere && plan.rowCount > before &&
            (!fitsAll || isOtherPattern(builder.project(), scenario, file.values[i])) &&
            !isOfProgram(file.file.tables[i]))
            plan.notes.push_back(sentence(
                "pattern %1 has other messages than when it was planned; its times were measured among "
                "those of the plan, so that predictions of it are of another pattern: plan it again, or "
                "import into the project as it was",
                {inQuotes(scenario)}));
    }
    plan.edit.label =
        sentenceOf(taken, "Import measured times of 1 scenario", "Import measured times of %1 scenarios");
    return {};
}

} // namespace contraflow
