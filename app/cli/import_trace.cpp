// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/imported.h"
#include "app/cli/inputs.h"
#include "app/cli/output.h"
#include "core/base/text.h"
#include "core/io/importers/import_origin.h"
#include "core/io/importers/import_plan.h"
#include "core/io/importers/trace_import.h"

namespace contraflow::cli {

namespace {

constexpr std::uint64_t kMostSteps = 1'000'000'000;

const TraceFormat* wantedFormat(const Arguments& arguments)
{
    const auto name = arguments.value("--as");
    return name ? findTraceFormat(*name) : nullptr;
}

Result<TraceTarget> targetOf(const Arguments& arguments, const ProjectFile& project)
{
    TraceTarget target;
    target.format = wantedFormat(arguments);
    target.provenance = givenProvenance(arguments);
    target.provenance.file = std::filesystem::path(arguments.operands().front()).filename().string();
    const std::string into = *arguments.value("--into");
    const std::optional<std::string> output = arguments.value("--output");
    target.project = output && *output != "-" ? *output : into;
    target.name = arguments.value("--name").value_or("");
    if (const auto platform = arguments.value("--platform")) {
        target.platform = *platform;
        if (const auto found = indexIn(namesOf(project.project().platforms), "platform", *platform); !found)
            return found.error();
    } else if (project.project().platforms.size() == 1) {
        target.platform = project.project().platforms[0].name;
    }
    if (const auto speed = arguments.value("--speed")) {
        const auto flops = parseSpeed(*speed);
        if (!flops)
            return Error{ErrorCode::invalidInput,
                         "--speed takes flops in a second such as 10 Gflop/s, not " + inQuotes(*speed)};
        target.flopsPerSecond = *flops;
    }
    return target;
}

/** A matrix or a table of what is sent, as one step. */
Result<TracePlan> planSent(const Arguments& arguments, const ProjectFile& project, TraceTarget target,
                           const ImportOptions& reading)
{
    const std::string& operand = arguments.operands().front();
    Result<TrafficOptions> options = trafficOptions(arguments, reading);
    if (!options)
        return options.error();
    const Result<std::string> text = loadText("file of messages", operand, ImportLimits::kBytes);
    if (!text)
        return text.error();
    nameFile(options->provenance, operand, *text);
    const Result<Traffic> traffic = readTraffic(*text, *options);
    if (!traffic)
        return traffic.error().within(operand);
    if (target.name.empty())
        target.name = fileStem(operand);
    const Result<std::uint64_t> repeat = arguments.count("--repeat", 1);
    if (!repeat || *repeat == 0 || *repeat > kMostSteps)
        return Error{ErrorCode::invalidInput,
                     "--repeat takes a number from 1 to " + groupedCount(kMostSteps)};
    target.repeat = *repeat;
    return planExchange(project.project(), *traffic, target);
}

Result<TracePlan> planned(const Arguments& arguments, const ProjectFile& project,
                          const ImportOptions& reading)
{
    const Result<TraceTarget> target = targetOf(arguments, project);
    if (!target)
        return target.error();
    std::vector<std::filesystem::path> files;
    for (const std::string& operand : arguments.operands()) {
        noteInput("trace", operand);
        files.emplace_back(operand);
    }
    if (!target->format && arguments.has("--program") && !looksLikeTrace(files.front()))
        return planSent(arguments, project, *target, reading);
    if (arguments.has("--repeat"))
        return Error{ErrorCode::invalidInput,
                     "--repeat is about a matrix or table of what is sent, not about traces"};
    const Result<TraceFiles> trace = findTrace(files, target->format);
    if (!trace)
        return trace.error();
    if (*arguments.value("--into") == "-" && !arguments.has("--output"))
        return Error{ErrorCode::invalidInput,
                     "a project that names a trace needs a file to stand in; name one by "
                     "--into or --output"};
    for (const std::filesystem::path& file : trace->files)
        noteInput("trace", file);
    return planTrace(project.project(), *trace, *target);
}

} // namespace

bool isTraceImport(const Arguments& arguments)
{
    if (arguments.has("--program") || wantedFormat(arguments) != nullptr)
        return true;
    if (arguments.has("--messages") || arguments.has("--as"))
        return false;
    return looksLikeTrace(arguments.operands().front());
}

ExitStatus importTrace(const Arguments& arguments, const ProjectFile& project, const ImportOptions& reading)
{
    constexpr std::string_view kOthers[]{"--scenario", "--model", "--kind", "--processes", "--messages"};
    if (refuses(arguments, kOthers, "is not about programs; --program and traces take none"))
        return ExitStatus::wrongUsage;
    const Result<TracePlan> plan = planned(arguments, project, reading);
    if (!plan)
        return fail(plan.error());
    const std::string what =
        "application " + inQuotes(plan->application) + " of " +
        counted(plan->processes, "process", "processes") + " with " + counted(plan->events, "event") +
        (plan->format ? ", a trace of the format " + std::string(plan->format->name) : "");
    if (arguments.has("--dry-run"))
        return showPlan(arguments, plan->edit.label + ": " + what, plan->notes);
    return takeImport(arguments, project, plan->edit, noteLines(arguments, plan->notes), {what});
}

} // namespace contraflow::cli
