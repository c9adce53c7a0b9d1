// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/imported.h"
#include "app/cli/output.h"
#include "core/base/text.h"
#include "core/io/importers/column_names.h"
#include "core/io/importers/import_origin.h"
#include "core/io/importers/import_plan.h"
#include "core/io/importers/traffic_file.h"
#include "core/io/preset_file.h"

namespace contraflow::cli {

namespace {

/** The scenario whose messages they become, or the platform of a new scenario. */
Result<WorkloadTarget> targetOf(const Arguments& arguments, const Project& project)
{
    WorkloadTarget target;
    if (const auto name = arguments.value("--scenario")) {
        const Result<std::size_t> found = indexIn(namesOf(project.scenarios), "scenario", *name);
        if (!found)
            return found.error();
        target.use = WorkloadUse::scenario;
        target.scenario = *found;
        target.platform = project.scenarios[*found].platform;
        return target;
    }
    target.use = WorkloadUse::newScenario;
    if (const auto name = arguments.value("--platform"))
        target.platform = *name;
    else if (project.platforms.size() == 1)
        target.platform = project.platforms[0].name;
    else
        return Error{
            ErrorCode::invalidInput,
            "the project has " + counted(project.platforms.size(), "platform") +
                "; say by --platform on which the messages are sent, or by --scenario which one uses them"};
    for (std::size_t i = project.scenarios.size(); i-- > 0;)
        if (project.scenarios[i].platform == target.platform)
            target.scenario = i; // the new one is like the first of the platform
    target.model = modelForPlatform(project, target.platform);
    return target;
}

} // namespace

Result<TrafficOptions> trafficOptions(const Arguments& arguments, const ImportOptions& reading)
{
    TrafficOptions options;
    options.reading = reading;
    options.unitOption = "--unit";
    if (const auto unit = arguments.value("--unit")) {
        options.unit = unitOfWord(Dimension::size, *unit);
        if (!options.unit)
            return Error{ErrorCode::invalidInput, "--unit: there is no unit " + inQuotes(*unit) +
                                                      " of a size; write " +
                                                      std::string(acceptedForms(Dimension::size))};
    }
    if (const auto size = arguments.value("--count-of")) {
        const std::optional<double> bytes = countedSize(*size);
        if (!bytes)
            return Error{ErrorCode::invalidInput,
                         "--count-of takes the size of a message in whole bytes, such as 64 kB, not " +
                             inQuotes(*size)};
        if (options.unit)
            return Error{ErrorCode::invalidInput, "--unit is about sizes and --count-of about numbers of "
                                                  "messages; give one of the two"};
        options.countOf = *bytes;
    }
    if (const auto rows = arguments.value("--rows"))
        options.rows = *rows == "up" ? MatrixRows::up : MatrixRows::down;
    if (arguments.value("--senders").value_or("rows") == "columns")
        options.senders = MatrixSenders::columns;
    if (arguments.value("--diagonal").value_or("leave-out") == "take")
        options.selfMessages = SelfMessages::taken;
    const Result<std::uint64_t> totalOf = arguments.count("--total-of", 1);
    if (!totalOf)
        return totalOf.error();
    if (*totalOf < 1 || *totalOf > 1'000'000'000)
        return Error{ErrorCode::invalidInput,
                     "--total-of takes a number of repetitions from 1 to 1000000000"};
    options.totalOf = static_cast<std::uint32_t>(*totalOf);
    options.provenance = givenProvenance(arguments);
    return options;
}

namespace {

Result<TrafficPlan> planned(const Arguments& arguments, const Project& project, const WorkloadTarget& target,
                            TrafficOptions options)
{
    const std::string& operand = arguments.operands().front();
    const Result<std::string> text = loadText("file of messages", operand, ImportLimits::kBytes);
    if (!text)
        return text.error();
    nameFile(options.provenance, operand, *text);
    Result<Traffic> traffic = readTraffic(*text, options);
    if (!traffic)
        return traffic.error().within(operand);
    const Result<std::size_t> platform = indexIn(namesOf(project.platforms), "platform", target.platform);
    if (!platform)
        return platform.error();
    Result<TrafficPlan> plan = planTraffic(std::move(*traffic), project, project.platforms[*platform],
                                           arguments.value("--name").value_or(fileStem(operand)));
    return plan ? std::move(plan) : Result<TrafficPlan>(plan.error().within(operand));
}

double bytesOf(const Workload& workload)
{
    double bytes = 0;
    for (const MessageRow& row : workload.messages)
        bytes += row.size.value().value;
    return bytes;
}

} // namespace

ExitStatus importMessages(const Arguments& arguments, const ProjectFile& project,
                          const ImportOptions& reading)
{
    constexpr std::string_view kOthers[]{"--model", "--kind", "--processes"};
    if (refuses(arguments, kOthers, "is about measured times; --messages takes none"))
        return ExitStatus::wrongUsage;
    const Result<TrafficOptions> options = trafficOptions(arguments, reading);
    if (!options) {
        (void)fail(options.error());
        return ExitStatus::wrongUsage;
    }
    const Result<WorkloadTarget> target = targetOf(arguments, project.project());
    if (!target)
        return fail(target.error());
    Result<TrafficPlan> plan = planned(arguments, project.project(), *target, *options);
    if (!plan)
        return fail(plan.error());
    const std::string what = counted(plan->workload.messages.size(), "message") + " with " +
                             displayText(Dimension::size, bytesOf(plan->workload)) + " in all";
    const std::vector<std::string> notes = plan->notes;
    const Result<Edit> edit = addTraffic(project.project(), std::move(*plan), *target);
    if (!edit)
        return fail(edit.error());
    if (arguments.has("--dry-run"))
        return showPlan(arguments, edit->label + ": " + what, notes);
    return takeImport(arguments, project, *edit, noteLines(arguments, notes), {what});
}

} // namespace contraflow::cli
