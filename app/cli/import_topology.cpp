// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/imported.h"
#include "app/cli/output.h"
#include "core/base/text.h"
#include "core/io/importers/import_origin.h"
#include "core/io/importers/import_plan.h"
#include "core/io/importers/topology_plan.h"

namespace contraflow::cli {

namespace {

const TopologyFormat* wantedTopology(const Arguments& arguments)
{
    const auto name = arguments.value("--as");
    return name ? findTopologyFormat(*name) : nullptr;
}

/** What --uplinks or --oversubscription say. */
Result<CableChoice> cableChoice(const Arguments& arguments)
{
    constexpr std::uint64_t kMostUplinks = 10'000;
    CableChoice choice;
    if (arguments.has("--uplinks") && arguments.has("--oversubscription"))
        return Error{
            ErrorCode::invalidInput,
            "--uplinks and --oversubscription both say how many cables join switches; give one of them"};
    if (arguments.has("--uplinks")) {
        const Result<std::uint64_t> count = arguments.count("--uplinks", 1);
        if (!count)
            return count.error();
        if (*count < 1 || *count > kMostUplinks)
            return Error{ErrorCode::invalidInput,
                         "--uplinks takes a number of cables from 1 to " + groupedCount(kMostUplinks)};
        choice.uplinks = static_cast<std::uint32_t>(*count);
    }
    if (const auto text = arguments.value("--oversubscription")) {
        const std::optional<double> ratio = parseNumber(*text);
        if (!ratio || !(*ratio > 0))
            return Error{ErrorCode::invalidInput,
                         "--oversubscription takes a number above 0, such as 2 for 2 to 1, not " +
                             inQuotes(*text)};
        choice.oversubscription = *ratio;
    }
    return choice;
}

Result<TopologyTarget> topologyTarget(const Arguments& arguments)
{
    TopologyTarget target;
    target.name = arguments.value("--name").value_or(fileStem(arguments.operands().front()));
    target.isCommandLine = true;
    target.platform = arguments.value("--platform").value_or("");
    target.provenance = givenProvenance(arguments);
    if (const auto name = arguments.value("--preset")) {
        Result<NetworkPreset> preset = loadPreset(*name);
        if (!preset)
            return preset.error();
        target.preset = std::move(*preset);
    }
    const Result<CableChoice> cables = cableChoice(arguments);
    if (!cables)
        return cables.error();
    target.cables = *cables;
    return target;
}

/** What was read and what became of it, line by line. */
std::string topologyPreview(const std::string& operand, const ImportedTopology& topology,
                            const Result<TopologyPlan>& plan, const std::string& name)
{
    std::string text =
        operand + ": " + std::string(topology.format->title) + ", recognised by " + topology.evidence + "\n";
    for (const std::string& line : plan ? plan->made : contentsOf(topology, name))
        text += line + "\n";
    for (const std::string& note : plan ? plan->notes : topology.notes)
        text += "note: " + note + "\n";
    for (const RejectedLine& line : topology.rejected)
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

ExitStatus importTopology(const Arguments& arguments, const ProjectFile& project)
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
    Result<TopologyTarget> target = topologyTarget(arguments);
    if (!target)
        return fail(target.error());
    const Result<std::string> text = loadText("topology", operand, ImportLimits::kBytes);
    if (!text)
        return fail(text.error());
    nameFile(target->provenance, operand, *text);
    const Result<ImportedTopology> topology = parseTopology(*text, wantedTopology(arguments));
    if (!topology)
        return fail(topology.error().within(operand));
    const Result<TopologyPlan> plan = planTopology(project.project(), *topology, *target);
    if (arguments.has("--dry-run")) {
        Output output(arguments.value("--output"));
        output.write(topologyPreview(operand, *topology, plan, target->name));
        const ExitStatus status = output.finish();
        return status == ExitStatus::success && !plan ? fail(plan.error().within(operand)) : status;
    }
    if (!plan)
        return fail(plan.error().within(operand));
    std::vector<std::string> remarks = noteLines(arguments, plan->notes);
    for (const RejectedLine& line : topology->rejected)
        remarks.push_back(operand + ":" + std::to_string(line.line) + ": not taken: " + line.reason);
    std::vector<std::string> made;
    for (const std::string& thing : plan->made)
        made.push_back(thing + ",");
    return takeImport(arguments, project, plan->edit, remarks, made);
}

} // namespace contraflow::cli
