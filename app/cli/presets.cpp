// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/common_options.h"
#include "app/cli/help.h"
#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "app/cli/text_table.h"
#include "core/base/text.h"
#include "core/io/project/preset_file.h"
#include "core/io/project/project_file.h"
#include "core/io/project/trace_reference.h"
#include "core/project/checks.h"
#include "core/project/consequences.h"
#include "core/project/routing_rules.h"

namespace contraflow::cli {

namespace {

constexpr std::string_view kPresetsDescription =
    "Lists the network presets that the program carries: what a node's card and a link between switches carry, "
    "and the model that is recommended for the network; and those of what is within servers of GPUs. With a preset's name, or the file of a preset of your "
    "own, it shows every figure with its source.\n"
    "\n"
    "'contraflow generate RECIPE --preset NAME' makes a project with a preset's network, --inner-preset NAME with "
    "what is within its servers. --into copies a preset "
    "into a project that there is: all nodes, servers and links of the platform get its figures, and its model is "
    "added. The platform gets the routing that the preset has for its kind of network, a tree with equal ways "
    "or a dragonfly, and a line on the standard error says so.";

std::string listText(const std::vector<NetworkPreset>& presets)
{
    std::string out;
    for (const PresetBasis basis : {PresetBasis::measured, PresetBasis::nominal}) {
        Table table("presets", "Presets",
                    {{"preset", "preset"},
                     {"network", "network"},
                     {"node", "node", ColumnKind::bytesPerSecond},
                     {"link", "link", ColumnKind::bytesPerSecond},
                     {"model", "model"}});
        for (const NetworkPreset& preset : presets)
            if (preset.basis == basis && preset.isOfNetworks())
                table.addRow({preset.name, preset.title, preset.nodeBandwidth.value.value,
                              preset.linkBandwidth.value.value, preset.modelKind});
        out += basis == PresetBasis::measured ? "Measured clusters\n" : "\nNominal rates\n";
        out += briefText(table);
    }
    Table inner("presets", "Presets",
                {{"preset", "preset"}, {"server", "within servers"}, {"gpu", "GPU"}, {"latency", "latency"}});
    for (const NetworkPreset& preset : presets)
        if (preset.isOfServers())
            inner.addRow({preset.name, preset.title, quantityText(preset.innerBandwidth.value),
                          quantityText(preset.innerLatency.value)});
    return out + "\nWithin servers of GPUs\n" + briefText(inner);
}

/** One preset with the source of every figure. */
std::string presetText(const NetworkPreset& preset)
{
    std::string out = preset.title + "\n\n" + wrapped(preset.description, 0) + "\n";
    const auto add = [&out](const std::string& what, const std::string& value, const std::string& source) {
        if (!source.empty())
            out += "  " + what + ": " + value + "\n" + wrapped(source, 6);
    };
    for (const auto& [what, figure] :
         {std::pair{"node, bandwidth each way", &preset.nodeBandwidth},
          {"node, latency", &preset.nodeLatency},
          {"link, bandwidth each way", &preset.linkBandwidth},
          {"link, latency", &preset.linkLatency},
          {"GPU within a server, bandwidth each way", &preset.innerBandwidth},
          {"GPU within a server, latency", &preset.innerLatency},
          {"reduced in the network, at most", &preset.inNetwork.bandwidth},
          {"reduced within a server, at most", &preset.localInNetwork.bandwidth}})
        add(what, quantityText(figure->value), sourceText(*figure));
    for (const auto& [what, groups] :
         {std::pair{"groups that a switch reduces for", &preset.inNetwork.groups},
          {"groups that the switch within a server reduces for", &preset.localInNetwork.groups}})
        add(what, std::to_string(groups->value), groups->source);
    add("model", preset.modelKind, preset.modelReason);
    add("model without congestion control", preset.uncontrolledKind, preset.claim);
    if (!preset.congestion.empty())
        out += "  full links\n" + wrapped(preset.congestion, 6);
    if (preset.routing.tree)
        add("routing of trees", std::string(infoOf(*preset.routing.tree).name), preset.routing.reason);
    if (preset.routing.dragonfly)
        add("routing of dragonflies", std::string(infoOf(*preset.routing.dragonfly).name),
            preset.routing.tree ? "As for trees." : preset.routing.reason);
    for (const PresetParameter& parameter : preset.parameters)
        add("parameter " + parameter.name, parameter.value, parameter.source);
    out += "\nCitations\n";
    for (const std::string& citation : preset.citations)
        out += wrapped(citation, 2);
    return out;
}

/** The position of a named object of a project, or of the only one when no name is given. */
template<typename Row>
Result<std::size_t> objectIndex(const ProjectFile& file, const SharedRows<Row>& rows,
                                const std::optional<std::string>& name, const std::string& word)
{
    if (!name)
        return std::size_t{0};
    const std::size_t index = indexOfName(rows, *name);
    if (index == rows.size())
        return Error{ErrorCode::notFound, file.name + ": there is no " + word + " " + inQuotes(*name)};
    RETURN_IF_ERROR(checkNamedOnce(rows, *name, word).within(file.name));
    return index;
}

/** Scenarios on the platform that go on with a model of another kind than the preset's. */
void sayOtherModels(const Project& project, const std::string& platform, const PresetEdit& applied)
{
    const Model* recommended = findByName(project.models, applied.model);
    if (recommended == nullptr)
        return;
    std::vector<std::string> others;
    for (const Scenario& scenario : project.scenarios) {
        const Model* model = findByName(project.models, scenario.model);
        if (scenario.platform == platform && model && model->kind != recommended->kind)
            others.push_back(scenario.name + " (" + model->kind + ")");
    }
    if (!others.empty())
        say("platform " + inQuotes(platform) + ": " + joinedWords(others) +
            (others.size() == 1 ? " keeps its model" : " keep their models") +
            ", and the preset recommends " + recommended->kind + ", which the project has as " +
            inQuotes(recommended->name) + "; give --scenario, or set it by 'contraflow set'");
}

Result<ExitStatus> copyInto(const NetworkPreset& preset, const Arguments& arguments)
{
    ASSIGN_OR_RETURN(const ProjectFile file, loadProject(*arguments.value("--into")));
    Project project = file.project();
    if (project.platforms.empty() && !arguments.has("--platform"))
        return refused(file.name + ": there is no platform to copy a preset into");
    const auto platform = objectIndex(file, project.platforms, arguments.value("--platform"), "platform");
    const auto scenario = objectIndex(file, project.scenarios, arguments.value("--scenario"), "scenario");
    if (!platform || !scenario)
        return !platform ? platform.error() : scenario.error();
    if (!preset.isOfNetworks() && project.platforms[*platform].servers.empty())
        return refused(file.name + ": platform " + inQuotes(project.platforms[*platform].name) +
                       " has no servers, and the preset " + inQuotes(preset.name) +
                       " is of what is within them");
    if (!preset.isOfNetworks() && arguments.has("--scenario"))
        return misused("--scenario needs a preset with a model, and " + inQuotes(preset.name) +
                       " is of what is within servers");
    PresetTarget target;
    target.platform = *platform;
    target.scenario = *scenario;
    target.model = arguments.has("--scenario") ? PresetTarget::ModelUse::use : PresetTarget::ModelUse::add;
    const PresetEdit applied = applyPreset(project, preset, target);
    RETURN_IF_ERROR(changeDocument(project, applied.edit));
    if (applied.routing)
        say("platform " + inQuotes(project.platforms[*platform].name) + ": routing " +
            std::string(infoOf(*applied.routing).name) + " (" + std::string(infoOf(*applied.routing).text) +
            "), as the preset " + inQuotes(preset.name) + " says for such networks");
    sayOtherModels(project, project.platforms[*platform].name, applied);
    const std::string written = arguments.value("--output").value_or("-");
    Output output(written);
    output.write(written == "-" ? projectText(project) : projectText(project, written));
    return output.finish();
}

Result<ExitStatus> runPresets(const Arguments& arguments)
{
    const bool copies = arguments.has("--into");
    if (!copies)
        RETURN_IF_ERROR(arguments.checkUnused({"--platform", "--scenario"}, "needs --into"));
    if (arguments.operands().empty()) {
        if (copies)
            return misused("--into needs the name of a preset");
        const Result<std::vector<NetworkPreset>>& presets = networkPresets();
        RETURN_IF_ERROR(presets);
        Output output(arguments.value("--output"));
        output.write(listText(presets.value()));
        return output.finish();
    }
    ASSIGN_OR_RETURN(const NetworkPreset preset, loadPreset(arguments.operands().front()));
    if (copies)
        return copyInto(preset, arguments);
    Output output(arguments.value("--output"));
    output.write(presetText(preset));
    return output.finish();
}

} // namespace

Command presetsCommand()
{
    return {
        .name = "presets",
        .summary = "network technologies with their figures, sources and models",
        .synopsis = "[PRESET] [--into PROJECT [--platform NAME] [--scenario NAME]] [-o FILE]",
        .description = kPresetsDescription,
        .operands = {"PRESET", 0, 1},
        .options =
            {
                {.name = "--into",
                 .value = "PROJECT",
                 .help = "write this project with the preset copied into it; the file itself stays as it is"},
                {.name = "--platform",
                 .value = "NAME",
                 .help = "the platform that gets the figures (default: the first)"},
                {.name = "--scenario",
                 .value = "NAME",
                 .help = "the scenario that runs with the preset's model from now on (default: none)"},
                outputOption(),
            },
        .run = runPresets,
    };
}

} // namespace contraflow::cli
