// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/imported.h"
#include "app/cli/inputs.h"
#include "app/cli/output.h"
#include "core/base/text.h"
#include "core/io/preset_file.h"

namespace contraflow::cli {

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
    constexpr std::string_view kOthers[]{"--scenario",    "--model",     "--kind",    "--processes",
                                         "--mpi",         "--messages",  "--program", "--speed",
                                         "--repeat",      "--rows",      "--unit",    "--column",
                                         "--header-line", "--separator", "--decimal"};
    if (refuses(
            arguments, kOthers,
            "is not about topologies, which take --name, --preset, --uplinks and --oversubscription, and for "
            "the cores of a node --platform"))
        return ExitStatus::wrongUsage;
    if (arguments.operands().size() > 1) {
        say("contraflow: import: topologies are taken one file at a time");
        return ExitStatus::wrongUsage;
    }
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

} // namespace contraflow::cli
