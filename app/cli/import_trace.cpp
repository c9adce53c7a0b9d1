// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/imported.h"
#include "app/cli/inputs.h"
#include "app/cli/output.h"
#include "core/base/text.h"
#include "core/io/importers/import_origin.h"

namespace contraflow::cli {

namespace {

constexpr std::uint64_t kMostSteps = 1'000'000'000;

const TraceFormat* wantedFormat(const Arguments& arguments)
{
    const auto name = arguments.value("--as");
    return name ? findTraceFormat(*name) : nullptr;
}

/** The trace runs on the platform that is named, or on the only one. */
ImportRequest traceRequest(const Arguments& arguments, const ProjectFile& project)
{
    ImportRequest request = requestOf(arguments, project);
    const std::optional<std::string> output = arguments.value("--output");
    request.projectFile = output && *output != "-" ? *output : *arguments.value("--into");
    if (project.project().platforms.size() == 1)
        request.answers.propose("--platform", project.project().platforms[0].name);
    return request;
}

/** A matrix or a table of what is sent, as one step. */
Result<TracePlan> planSent(const Arguments& arguments, const ImportRequest& request, TraceTarget target)
{
    const std::string& operand = arguments.operands().front();
    ASSIGN_OR_RETURN(TrafficOptions options, trafficOptions(request.answers));
    ASSIGN_OR_RETURN(const std::string text, loadText("file of messages", operand, ImportLimits::kBytes));
    nameFile(options.provenance, operand, text);
    ASSIGN_OR_RETURN(const Traffic traffic, readTraffic(text, options).within(operand));
    if (target.name.empty())
        target.name = fileStem(operand);
    const Result<std::uint64_t> repeat = arguments.count("--repeat", 1);
    if (!repeat || *repeat == 0 || *repeat > kMostSteps)
        return Error{ErrorCode::invalidInput,
                     "--repeat takes a number from 1 to " + groupedCount(kMostSteps)};
    target.repeat = *repeat;
    return planExchange(request.project, traffic, target);
}

/** What a matrix or a table says is sent becomes an application. */
Result<ExitStatus> importSent(const Arguments& arguments, const ProjectFile& project,
                              const ImportRequest& request, const TraceTarget& target)
{
    ASSIGN_OR_RETURN(TracePlan plan, planSent(arguments, request, target));
    ImportProposal proposal;
    proposal.made.push_back("application " + inQuotes(plan.application) + " of " +
                            counted(plan.processes, "process", "processes") + " with " +
                            counted(plan.events, "event"));
    proposal.notes = std::move(plan.notes);
    proposal.edit = std::move(plan.edit);
    return takeProposal(arguments, project, proposal);
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

Result<ExitStatus> importTrace(const Arguments& arguments, const ProjectFile& project)
{
    constexpr std::string_view kOthers[]{"--scenario", "--model", "--kind", "--processes", "--messages"};
    if (refuses(arguments, kOthers, "is not about programs; --program and traces take none"))
        return ExitStatus::wrongUsage;
    const ImportRequest request = traceRequest(arguments, project);
    ASSIGN_OR_RETURN(const TraceTarget target, traceTarget(request, request.answers));
    for (const std::string& operand : arguments.operands())
        noteInput("trace", operand);
    if (!target.format && arguments.has("--program") && !looksLikeTrace(request.files.front()))
        return importSent(arguments, project, request, target);
    if (arguments.has("--repeat"))
        return Error{ErrorCode::invalidInput,
                     "--repeat is about a matrix or table of what is sent, not about traces"};
    const ImportProposal proposal = proposeImport(importKind(Imported::trace), request);
    if (*arguments.value("--into") == "-" && !arguments.has("--output") && !proposal.format.empty())
        return Error{ErrorCode::invalidInput, "a project that names a trace needs a file to stand in; name "
                                              "one by --into or --output"};
    if (proposal.traceContent)
        for (const std::filesystem::path& file : proposal.traceContent->trace.files)
            noteInput("trace", file);
    return takeProposal(arguments, project, proposal);
}

} // namespace contraflow::cli
