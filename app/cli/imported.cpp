// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/imported.h"

#include "app/cli/inputs.h"
#include "app/cli/output.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/importing/connection_matrix.h"
#include "core/importing/import_origin.h"
#include "core/io/project/preset_file.h"
#include "core/io/project/project_file.h"
#include "core/io/project/trace_reference.h"
#include "core/project/consequences.h"

#include <algorithm>
#include <filesystem>

namespace contraflow::cli {

namespace {

bool isWrittenBack(const std::string& project, const std::optional<std::string>& output)
{
    std::error_code ignored;
    return !output || std::filesystem::equivalent(project, *output, ignored);
}

} // namespace

FileUse useToChange(const Arguments& arguments, const std::string& project)
{
    return !arguments.has("--dry-run") && isWrittenBack(project, arguments.value("--output"))
               ? FileUse::change
               : FileUse::read;
}

ExitStatus writeChanged(const ProjectFile& project, const Project& changed,
                        const std::optional<std::string>& output)
{
    if (!isWrittenBack(project.name, output)) {
        Output out(*output);
        out.write(*output == "-" ? projectText(changed) : projectText(changed, *output));
        return out.finish();
    }
    const Result<void> written = writeBack(project, changed);
    return written ? ExitStatus::success : fail(written.error());
}

std::string nameOfChanged(const ProjectFile& project, const std::optional<std::string>& output)
{
    if (!output)
        return project.name;
    return *output == "-" ? "standard output" : *output;
}

ImportAnswers answersOf(const Arguments& arguments)
{
    ImportAnswers answers;
    const Command command = importCommand();
    for (const OptionSpec& option : command.options)
        if (!option.value.empty() && arguments.has(option.name))
            answers.set(option.name, arguments.values(option.name));
    return answers;
}

ImportRequest requestOf(const Arguments& arguments, const ProjectFile& project)
{
    ImportRequest request;
    request.files.assign(arguments.operands().begin(), arguments.operands().end());
    request.answers = answersOf(arguments);
    request.project = project.project();
    request.calledAs = arguments.operands().front();
    return request;
}

std::string rejectedText(const std::string& name, const RejectedLine& line)
{
    return name + (line.line > 0 ? ":" + std::to_string(line.line) : "") + ": not taken: " + line.reason +
           (line.text.empty() ? "" : " (" + inQuotes(line.text) + ")");
}

namespace {

/** "file: note: …". */
std::vector<std::string> noteLines(const Arguments& arguments, const std::vector<std::string>& notes)
{
    return mapped<std::string>(
        notes, [&](const std::string& note) { return arguments.operands().front() + ": note: " + note; });
}

} // namespace

std::vector<std::string> whatHappened(const Arguments& arguments, const ImportProposal& plan)
{
    const std::string& name = arguments.operands().front();
    std::vector<std::string> lines = noteLines(arguments, plan.notes);
    constexpr std::size_t kShownRejected = 20;
    for (std::size_t i = 0; i < std::min(plan.rejected.size(), kShownRejected); ++i)
        lines.push_back(rejectedText(name, plan.rejected[i]));
    if (plan.rejected.size() > kShownRejected)
        lines.push_back(name + ": " + groupedCount(plan.rejected.size() - kShownRejected) +
                        " more lines were not taken; --dry-run lists all");
    return lines;
}

ExitStatus showPlan(const Arguments& arguments, const std::string& headline,
                    const std::vector<std::string>& notes)
{
    Output output(arguments.value("--output"));
    output.write(headline + "\n");
    for (const std::string& note : notes)
        output.write("note: " + note + "\n");
    return output.finish();
}

Result<ExitStatus> takeProposal(const Arguments& arguments, const ProjectFile& project,
                                const ImportProposal& proposal)
{
    RETURN_IF_ERROR(proposal.edit);
    if (arguments.has("--dry-run")) {
        std::vector<std::string> notes = proposal.notes;
        for (const RejectedLine& line : proposal.rejected)
            notes.push_back(rejectedText(arguments.operands().front(), line));
        return showPlan(arguments, proposal.edit->label + ": " + proposal.made.front(), notes);
    }
    return takeImport(arguments, project, *proposal.edit, whatHappened(arguments, proposal), proposal.made);
}

Result<ExitStatus> takeImport(const Arguments& arguments, const ProjectFile& project, const Edit& edit,
                              const std::vector<std::string>& remarks, const std::vector<std::string>& made)
{
    Project changed = project.project();
    RETURN_IF_ERROR(changeDocument(changed, edit));
    for (const std::string& remark : remarks)
        say(remark);
    const std::optional<std::string> output = arguments.value("--output");
    const ExitStatus status = writeChanged(project, changed, output);
    if (status == ExitStatus::success)
        for (const std::string& thing : made)
            say(arguments.operands().front() + ": " + thing + " imported into " +
                nameOfChanged(project, output));
    return status;
}

namespace {

/** The scenario whose messages they become, or the platform of a new scenario. */
Result<WorkloadTarget> targetOf(const Arguments& arguments, const Project& project)
{
    WorkloadTarget target;
    if (const auto name = arguments.value("--scenario")) {
        ASSIGN_OR_RETURN(const std::size_t found, indexIn(namesOf(project.scenarios),
                                                          phrase("the project has no scenario %1"), *name));
        target.use = WorkloadUse::scenario;
        target.scenario = found;
        target.platform = project.scenarios[found].platform;
        return target;
    }
    target.use = WorkloadUse::newScenario;
    if (const auto name = arguments.value("--platform"))
        target.platform = *name;
    else if (project.platforms.size() == 1)
        target.platform = project.platforms[0].name;
    else
        return refused(
            "the project has " + counted(project.platforms.size(), "platform") +
            "; say by --platform on which the messages are sent, or by --scenario which one uses them");
    for (std::size_t i = project.scenarios.size(); i-- > 0;)
        if (project.scenarios[i].platform == target.platform)
            target.scenario = i; // the new one is like the first of the platform
    target.model = modelForPlatform(project, target.platform);
    target.uncontrolled = uncontrolledForPlatform(project, target.platform);
    return target;
}

} // namespace

bool isMessagesImport(const Arguments& arguments)
{
    return arguments.has("--messages") ||
           (!arguments.has("--as") && looksLikeConnections(arguments.operands().front()));
}

Result<ExitStatus> importMessages(const Arguments& arguments, const ProjectFile& project)
{
    const std::initializer_list<std::string_view> others{"--model", "--kind", "--processes"};
    RETURN_IF_ERROR(arguments.checkUnused(others, "is about measured times; --messages takes none"));
    ImportRequest request = requestOf(arguments, project);
    if (const Result<TrafficOptions> options = trafficOptions(request.answers); !options)
        return misused(options.error().message);
    ASSIGN_OR_RETURN(request.workload, targetOf(arguments, project.project()));
    noteInput("file of messages", arguments.operands().front());
    return takeProposal(arguments, project, proposeImport(importKind(Imported::messages), request));
}

namespace {

const TopologyFormat* wantedTopology(const Arguments& arguments)
{
    const auto name = arguments.value("--as");
    return name ? findTopologyFormat(*name) : nullptr;
}

/** What was read and what became of it, line by line. */
std::string topologyPreview(const std::string& operand, const ImportProposal& proposal)
{
    std::string text =
        operand + ": " + std::string(proposal.format) + ", recognised by " + proposal.evidence + "\n";
    for (const std::string& line : proposal.made)
        text += line + "\n";
    for (const std::string& note : proposal.notes)
        text += "note: " + note + "\n";
    for (const RejectedLine& line : proposal.rejected)
        text += "not taken: line " + std::to_string(line.line) + ": " + line.reason + ": " + line.text + "\n";
    return text;
}

} // namespace

bool isTopologyImport(const Arguments& arguments)
{
    if (wantedTopology(arguments) != nullptr)
        return true;
    if (arguments.has("--as") || arguments.has("--messages") || arguments.has("--program"))
        return false;
    return looksLikeTopology(arguments.operands().front());
}

Result<ExitStatus> importTopology(const Arguments& arguments, const ProjectFile& project)
{
    const std::initializer_list<std::string_view> others{
        "--scenario", "--model",   "--kind",        "--processes", "--mpi",
        "--messages", "--program", "--speed",       "--repeat",    "--rows",
        "--unit",     "--column",  "--header-line", "--separator", "--decimal"};
    RETURN_IF_ERROR(arguments.checkUnused(
        others,
        "is not about topologies, which take --name, --preset, --uplinks and --oversubscription, and for "
        "the cores of a node --platform"));
    if (arguments.operands().size() > 1)
        return misused("topologies are taken one file at a time");
    const std::string& operand = arguments.operands().front();
    const ImportRequest request = requestOf(arguments, project);
    if (const auto preset = arguments.value("--preset"); preset && isFileName(*preset))
        noteInput("preset", *preset);
    RETURN_IF_ERROR(topologyTarget(request.answers));
    noteInput("topology", operand);
    const ImportProposal proposal = proposeImport(importKind(Imported::topology), request);
    const bool isRead = !proposal.format.empty();
    if (arguments.has("--dry-run") && isRead) {
        Output output(arguments.value("--output"));
        output.write(topologyPreview(operand, proposal));
        const ExitStatus status = output.finish();
        return status == ExitStatus::success && !proposal.edit ? fail(proposal.edit.error()) : status;
    }
    RETURN_IF_ERROR(proposal.edit);
    std::vector<std::string> remarks = noteLines(arguments, proposal.notes);
    for (const RejectedLine& line : proposal.rejected)
        remarks.push_back(operand + ":" + std::to_string(line.line) + ": not taken: " + line.reason);
    std::vector<std::string> made;
    for (const std::string& thing : proposal.made)
        made.push_back(thing + ",");
    return takeImport(arguments, project, *proposal.edit, remarks, made);
}

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
        return refused("--repeat takes a number from 1 to " + groupedCount(kMostSteps));
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
    const std::initializer_list<std::string_view> others{"--scenario", "--model", "--kind", "--processes",
                                                         "--messages"};
    RETURN_IF_ERROR(arguments.checkUnused(others, "is not about programs; --program and traces take none"));
    const ImportRequest request = traceRequest(arguments, project);
    ASSIGN_OR_RETURN(const TraceTarget target, traceTarget(request, request.answers));
    for (const std::string& operand : arguments.operands())
        noteInput("trace", operand);
    if (!target.format && arguments.has("--program") && !looksLikeTrace(request.files.front()))
        return importSent(arguments, project, request, target);
    if (arguments.has("--repeat"))
        return refused("--repeat is about a matrix or table of what is sent, not about traces");
    const ImportProposal proposal = proposeImport(importKind(Imported::trace), request);
    if (*arguments.value("--into") == "-" && !arguments.has("--output") && !proposal.format.empty())
        return refused("a project that names a trace needs a file to stand in; name "
                       "one by --into or --output");
    if (proposal.traceContent)
        for (const std::filesystem::path& file : proposal.traceContent->trace.files)
            noteInput("trace", file);
    return takeProposal(arguments, project, proposal);
}

} // namespace contraflow::cli
