// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipes/platform_recipe.h"

namespace contraflow {

namespace {

std::string rackPrefix(std::uint64_t rack)
{
    return "r" + std::to_string(rack + 1) + "n";
}

std::string switchName(std::uint64_t rack)
{
    return "tor" + std::to_string(rack + 1);
}

std::uint64_t nodesInRack(const PlatformRecipe& recipe, std::uint64_t rack)
{
    return recipe.nodes / recipe.racks + (rack < recipe.nodes % recipe.racks ? 1 : 0);
}

Result<void> check(const PlatformRecipe& recipe)
{
    const auto number = [](std::uint64_t n) { return std::to_string(n); };
    if (recipe.racks == 0 || recipe.nodes == 0)
        return Error{ErrorCode::invalidInput, "a platform needs at least one rack and one node"};
    if (recipe.racks > kMaxRecipeRacks)
        return Error{ErrorCode::invalidInput,
                     number(recipe.racks) + " racks are too many; at most " + number(kMaxRecipeRacks)};
    if (recipe.nodes > kMaxRecipeNodes)
        return Error{ErrorCode::invalidInput,
                     number(recipe.nodes) + " nodes are too many; at most " + number(kMaxRecipeNodes)};
    if (recipe.nodes < recipe.racks)
        return Error{ErrorCode::invalidInput, number(recipe.nodes) + " nodes cannot fill " +
                                                  number(recipe.racks) +
                                                  " racks; give at least one node for each rack"};
    return {};
}

LinkRow uplink(const PlatformRecipe& recipe, std::string name, std::string from, std::string to)
{
    LinkRow link;
    link.name = std::move(name);
    link.from = std::move(from);
    link.to = std::move(to);
    link.bandwidth = recipe.uplinkBandwidth;
    link.latency = recipe.uplinkLatency;
    return link;
}

std::vector<LinkRow> uplinks(const PlatformRecipe& recipe)
{
    if (recipe.racks == 1)
        return {};
    if (recipe.racks == 2)
        return {uplink(recipe, "backbone", switchName(0), switchName(1))};
    std::vector<LinkRow> links;
    for (std::uint64_t rack = 0; rack < recipe.racks; ++rack)
        links.push_back(uplink(recipe, "uplink" + std::to_string(rack + 1), switchName(rack), "core"));
    return links;
}

} // namespace

Result<Platform> makePlatform(const PlatformRecipe& recipe)
{
    if (const Result<void> checked = check(recipe); !checked)
        return checked.error();

    std::vector<SwitchRow> switches;
    std::vector<NodeRow> nodes;
    for (std::uint64_t rack = 0; rack < recipe.racks; ++rack) {
        switches.push_back({switchName(rack), {}});
        const std::uint64_t count = nodesInRack(recipe, rack);
        NodeRow row;
        row.name = rackPrefix(rack) + (count == 1 ? "1" : "[1-" + std::to_string(count) + "]");
        row.switchName = switchName(rack);
        row.cores = recipe.cores;
        row.bandwidth = recipe.nicBandwidth;
        row.latency = recipe.nicLatency;
        nodes.push_back(std::move(row));
    }
    if (recipe.racks > 2)
        switches.push_back({"core", {}});

    Platform platform;
    platform.name = recipe.name;
    platform.switches = SharedRows<SwitchRow>(std::move(switches));
    platform.nodes = SharedRows<NodeRow>(std::move(nodes));
    platform.links = SharedRows<LinkRow>(uplinks(recipe));
    return platform;
}

std::vector<std::string> recipeNodeNames(const PlatformRecipe& recipe)
{
    std::vector<std::string> names;
    if (!check(recipe))
        return names;
    names.reserve(recipe.nodes);
    for (std::uint64_t rack = 0; rack < recipe.racks; ++rack)
        for (std::uint64_t i = 0; i < nodesInRack(recipe, rack); ++i)
            names.push_back(rackPrefix(rack) + std::to_string(i + 1));
    return names;
}

} // namespace contraflow
