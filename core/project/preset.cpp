// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/preset.h"

#include "core/base/sentence.h"
#include "core/project/edits.h"
#include "core/project/fat_tree.h"
#include "core/project/host_list.h"
#include "core/project/routing_rules.h"

#include <algorithm>

namespace contraflow {

namespace {

template<typename Row>
std::size_t hostsIn(const SharedRows<Row>& rows, const std::vector<std::size_t>& which)
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
    return std::ranges::any_of(upwards, [](std::size_t count) { return count > 1; });
}

/** The platform itself: it notes the preset, and takes its routing. */
void changePlatform(PresetEdit& result, const Platform& platform, const NetworkPreset& preset,
                    std::size_t index)
{
    Platform noted = platform;
    notePreset(noted, preset);
    if (preset.isOfNetworks()) {
        noted.routing = presetRouting(preset, platform);
        if (noted.routing != platform.routing)
            result.routing = noted.routing;
    }
    result.edit.changes.push_back(
        ReplaceRows{TableRef{TableKind::platforms, 0}, index, 1, std::vector<Platform>{std::move(noted)}});
}

void changeServers(PresetEdit& result, const Platform& platform, const NetworkPreset& preset,
                   std::size_t index)
{
    const std::vector<std::size_t> all = allRows(platform.servers);
    changeRows(result.edit.changes, {TableKind::servers, index}, platform.servers, all, [&](ServerRow& row) {
        if (preset.isOfNetworks()) {
            row.bandwidth = preset.nodeBandwidth.value;
            row.latency = preset.nodeLatency.value;
            setPreset(row.extras, {});
        }
        if (preset.isOfServers()) {
            row.localBandwidth = preset.innerBandwidth.value;
            row.localLatency = preset.innerLatency.value;
        }
    });
    result.servers = preset.isOfServers() ? hostsIn(platform.servers, all) : 0;
}

void changeNetwork(PresetEdit& result, const Project& project, const NetworkPreset& preset,
                   const PresetTarget& target)
{
    if (target.scope == PresetTarget::Scope::nothing || target.platform >= project.platforms.size())
        return;
    const Platform& platform = project.platforms[target.platform];
    const bool isWhole = target.scope == PresetTarget::Scope::platform;
    if (isWhole && (preset.isOfNetworks() || !platform.servers.empty())) {
        changePlatform(result, platform, preset, target.platform);
        changeServers(result, platform, preset, target.platform);
    }
    if (!preset.isOfNetworks())
        return;
    const std::vector<std::size_t> nodes = isWhole ? allRows(platform.nodes) : target.nodes;
    const std::vector<std::size_t> links = isWhole ? allRows(platform.links) : target.links;
    // The note stands once: on the platform, or on the rows that differ from it.
    const std::string note = isWhole ? std::string() : preset.name;
    const auto setOutside = [&note](const PresetFigure& bandwidth, const PresetFigure& latency) {
        return [&note, &bandwidth, &latency](auto& row) {
            row.bandwidth = bandwidth.value;
            row.latency = latency.value;
            setPreset(row.extras, note);
        };
    };
    std::vector<Change>& changes = result.edit.changes;
    changeRows(changes, {TableKind::nodes, target.platform}, platform.nodes, nodes,
               setOutside(preset.nodeBandwidth, preset.nodeLatency));
    changeRows(changes, {TableKind::links, target.platform}, platform.links, links,
               setOutside(preset.linkBandwidth, preset.linkLatency));
    result.nodes = hostsIn(platform.nodes, nodes);
    result.links = static_cast<std::size_t>(
        std::ranges::count_if(links, [&](std::size_t index) { return index < platform.links.size(); }));
}

void changeModel(PresetEdit& result, const Project& project, const NetworkPreset& preset,
                 const PresetTarget& target)
{
    if (target.model == PresetTarget::ModelUse::none || !preset.isOfNetworks())
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

std::string sourceText(const PresetFigure& figure)
{
    const std::string source = sentence(figure.source);
    return figure.computed.empty()
               ? source
               : sentence("Computed: %1. %2 %3", {figure.computed, sentence(figure.packet), source});
}

void takeReduction(Platform& platform, const NetworkPreset& preset)
{
    const auto cell = [](const auto& figure) {
        return figure.source.empty() ? Cell<std::decay_t<decltype(figure.value)>>() : figure.value;
    };
    if (preset.isOfServers()) {
        platform.localInNetworkBandwidth = cell(preset.localInNetwork.bandwidth);
        platform.localInNetworkGroups = cell(preset.localInNetwork.groups);
    }
    if (preset.isOfNetworks()) {
        platform.inNetworkBandwidth = cell(preset.inNetwork.bandwidth);
        platform.inNetworkGroups = cell(preset.inNetwork.groups);
    }
}

void notePreset(Platform& platform, const NetworkPreset& preset)
{
    takeReduction(platform, preset);
    if (preset.isOfServers())
        setPreset(platform.extras, preset.name, kInnerPresetKey);
    if (preset.isOfNetworks())
        setPreset(platform.extras, preset.name);
}

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

std::string presetOf(const ExtraKeys& extras, std::string_view key)
{
    const DataNode* value = extraOf(extras, key);
    return value && value->kind == DataNode::Kind::scalar ? value->scalar : std::string();
}

void setPreset(ExtraKeys& extras, const std::string& name, std::string_view key)
{
    setExtra(extras, key, name.empty() ? std::nullopt : std::optional(DataNode::ofText(name)));
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
    const auto found = std::ranges::find_if(project.models, isSame);
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
