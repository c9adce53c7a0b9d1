// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/preset.h"

#include "core/base/sentence.h"
#include "core/project/edits.h"
#include "core/project/fat_tree.h"
#include "core/project/host_list.h"
#include "core/project/routing_rules.h"

#include <algorithm>
#include <numeric>

namespace contraflow {

namespace {

/** What belongs to the rows of one kind: their bandwidth and latency. */
struct RowFigures
{
    const PresetFigure& bandwidth;
    const PresetFigure& latency;
};

/** Adds changes that give rows (ascending) a preset's figures, one for every run of neighbours. */
template<typename Row>
void changeRows(std::vector<Change>& changes, TableRef table, const SharedRows<Row>& rows,
                const std::vector<std::size_t>& which, const RowFigures& figures, const std::string& note)
{
    std::vector<Row> run;
    std::size_t end = 0;
    const auto flush = [&] {
        if (!run.empty())
            changes.push_back(ReplaceRows{table, end - run.size(), run.size(), std::move(run)});
        run.clear();
    };
    for (const std::size_t index : which) {
        if (index >= rows.size())
            continue;
        if (index != end)
            flush();
        Row row = rows[index];
        row.bandwidth = figures.bandwidth.value;
        row.latency = figures.latency.value;
        setPreset(row.extras, note);
        run.push_back(std::move(row));
        end = index + 1;
    }
    flush();
}

std::vector<std::size_t> allOf(std::size_t count)
{
    std::vector<std::size_t> indexes(count);
    std::iota(indexes.begin(), indexes.end(), std::size_t{0});
    return indexes;
}

std::size_t hostsIn(const SharedRows<NodeRow>& rows, const std::vector<std::size_t>& which)
{
    std::size_t hosts = 0;
    for (const std::size_t index : which) {
        if (index >= rows.size())
            continue;
        const Result<std::size_t> count = countHosts(rows[index].name);
        hosts += count ? *count : 1;
    }
    return hosts;
}

/** Whether switches stand in levels, and some have several links upwards. */
bool isTreeOfEqualWays(const Platform& platform)
{
    IssueList issues; // those of the platform are known
    const auto network = Network::build(platform, 0, issues);
    const FatTree tree(*network);
    std::vector<std::size_t> upwards(network->switches().size(), 0);
    for (const Network::Link& link : network->links()) {
        if (link.isInServer)
            continue;
        const std::uint32_t from = tree.level(link.from);
        const std::uint32_t to = tree.level(link.to);
        if (from == 0 || to == 0)
            continue; // a node's, or of switches without nodes
        if (from == to)
            return false;
        ++upwards[from < to ? link.from.index : link.to.index];
    }
    return std::any_of(upwards.begin(), upwards.end(), [](std::size_t count) { return count > 1; });
}

void changeNetwork(PresetEdit& result, const Project& project, const NetworkPreset& preset,
                   const PresetTarget& target)
{
    if (target.scope == PresetTarget::Scope::nothing || target.platform >= project.platforms.size())
        return;
    const Platform& platform = project.platforms[target.platform];
    const bool isWhole = target.scope == PresetTarget::Scope::platform;
    const std::vector<std::size_t> nodes = isWhole ? allOf(platform.nodes.size()) : target.nodes;
    const std::vector<std::size_t> links = isWhole ? allOf(platform.links.size()) : target.links;
    std::vector<Change>& changes = result.edit.changes;
    if (isWhole) {
        Platform noted = platform;
        setPreset(noted.extras, preset.name);
        noted.routing = presetRouting(preset, platform);
        if (noted.routing != platform.routing)
            result.routing = noted.routing;
        changes.push_back(ReplaceRows{TableRef{TableKind::platforms, 0}, target.platform, 1,
                                      std::vector<Platform>{std::move(noted)}});
    }
    // The note stands once: on the platform, or on the rows that differ from it.
    const std::string note = isWhole ? std::string() : preset.name;
    changeRows(changes, {TableKind::nodes, target.platform}, platform.nodes, nodes,
               {preset.nodeBandwidth, preset.nodeLatency}, note);
    if (isWhole)
        changeRows(changes, {TableKind::servers, target.platform}, platform.servers,
                   allOf(platform.servers.size()), {preset.nodeBandwidth, preset.nodeLatency}, note);
    changeRows(changes, {TableKind::links, target.platform}, platform.links, links,
               {preset.linkBandwidth, preset.linkLatency}, note);
    result.nodes = hostsIn(platform.nodes, nodes);
    result.links = static_cast<std::size_t>(std::count_if(
        links.begin(), links.end(), [&](std::size_t index) { return index < platform.links.size(); }));
}

void changeModel(PresetEdit& result, const Project& project, const NetworkPreset& preset,
                 const PresetTarget& target)
{
    if (target.model == PresetTarget::ModelUse::none)
        return;
    // New models go to the end of the same list, so that the last one that is taken stands first.
    if (std::optional<Model> uncontrolled = uncontrolledModel(preset))
        result.uncontrolled = takeModel(project, std::move(*uncontrolled), result.edit.changes);
    const std::size_t before = result.edit.changes.size();
    result.model = takeModel(project, presetModel(preset), result.edit.changes);
    result.addsModel = result.edit.changes.size() > before;
    if (target.model != PresetTarget::ModelUse::use || target.scenario >= project.scenarios.size())
        return;
    Scenario scenario = project.scenarios[target.scenario];
    if (scenario.model == result.model && scenario.uncontrolled == result.uncontrolled)
        return;
    scenario.model = result.model;
    scenario.uncontrolled = result.uncontrolled;
    result.scenario = scenario.name;
    result.edit.changes.push_back(ReplaceRows{TableRef{TableKind::scenarios, 0}, target.scenario, 1,
                                              std::vector<Scenario>{std::move(scenario)}});
}

} // namespace

RoutingRule presetRouting(const NetworkPreset& preset, RoutingRule usual)
{
    if (usual == RoutingRule::ecmpHash)
        return preset.routing.tree.value_or(usual);
    if (usual == RoutingRule::minimal)
        return preset.routing.dragonfly.value_or(usual);
    return usual;
}

RoutingRule presetRouting(const NetworkPreset& preset, const Platform& platform)
{
    // Coordinates tell what it is, or its levels do.
    const RoutingNeeds needs = infoOf(platform.routing).needs;
    if (needs == RoutingNeeds::groups && preset.routing.dragonfly)
        return *preset.routing.dragonfly;
    const bool mayBeTree =
        needs != RoutingNeeds::groups && needs != RoutingNeeds::places && needs != RoutingNeeds::routes;
    if (mayBeTree && preset.routing.tree && isTreeOfEqualWays(platform))
        return *preset.routing.tree;
    return platform.routing;
}

Model presetModel(const NetworkPreset& preset)
{
    Model model;
    model.name = preset.modelKind;
    model.kind = preset.modelKind;
    for (const PresetParameter& parameter : preset.parameters)
        model.parameters.append({parameter.name, parameter.value});
    setPreset(model.extras, preset.name);
    return model;
}

std::optional<Model> uncontrolledModel(const NetworkPreset& preset)
{
    if (preset.uncontrolledKind.empty())
        return {};
    Model model;
    model.name = model.kind = preset.uncontrolledKind;
    setPreset(model.extras, preset.name);
    return model;
}

std::string parametersText(const NetworkPreset& preset)
{
    std::string text;
    for (const PresetParameter& parameter : preset.parameters)
        text += (text.empty() ? "" : ", ") + parameter.name + " = " + parameter.value;
    return text;
}

std::string presetOf(const ExtraKeys& extras)
{
    for (const auto& [key, value] : extras)
        if (key == kPresetKey && value.kind == DataNode::Kind::scalar)
            return value.scalar;
    return {};
}

void setPreset(ExtraKeys& extras, const std::string& name)
{
    const auto isNote = [](const auto& extra) { return extra.first == kPresetKey; };
    extras.erase(std::remove_if(extras.begin(), extras.end(), isNote), extras.end());
    if (name.empty())
        return;
    DataNode note;
    note.kind = DataNode::Kind::scalar;
    note.scalar = name;
    extras.emplace_back(kPresetKey, std::move(note));
}

std::string presetOf(const Platform& platform)
{
    const auto ofRows = [](const auto& rows) {
        for (const auto& row : rows)
            if (std::string name = presetOf(row.extras); !name.empty())
                return name;
        return std::string();
    };
    std::string name = presetOf(platform.extras);
    if (name.empty())
        name = ofRows(platform.nodes);
    if (name.empty())
        name = ofRows(platform.servers);
    if (name.empty())
        name = ofRows(platform.links);
    constexpr std::string_view kOption = "--preset ";
    const std::string& options = platform.provenance.options;
    if (const std::size_t at = options.find(kOption); name.empty() && at != std::string::npos) {
        const std::size_t from = at + kOption.size();
        name = options.substr(from, options.find(' ', from) - from);
    }
    return name;
}

const Model* findSameModel(const Project& project, const Model& wanted)
{
    const auto isSame = [&wanted](const Model& model) {
        return model.kind == wanted.kind && model.parameters == wanted.parameters;
    };
    if (const Model* named = findByName(project.models, wanted.name); named && isSame(*named))
        return named;
    const auto found = std::find_if(project.models.begin(), project.models.end(), isSame);
    return found == project.models.end() ? nullptr : &*found;
}

std::string takeModel(const Project& project, Model model, std::vector<Change>& changes)
{
    if (const Model* same = findSameModel(project, model))
        return same->name;
    model.name = freeName(project, TableKind::models, model.name);
    std::string name = model.name;
    changes.push_back(ReplaceRows{TableRef{TableKind::models, 0}, project.models.size(), 0,
                                  std::vector<Model>{std::move(model)}});
    return name;
}

PresetEdit applyPreset(const Project& project, const NetworkPreset& preset, const PresetTarget& target)
{
    PresetEdit result;
    result.edit.label = sentence("Apply preset %1", {preset.name});
    changeNetwork(result, project, preset, target);
    changeModel(result, project, preset, target);
    return result;
}

} // namespace contraflow
