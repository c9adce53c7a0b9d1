// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/placement/placement_study.h"
#include "core/base/random.h"
#include "tests/support/builders.h"

#include <string>
#include <utility>
#include <vector>

namespace contraflow::test {

/** Racks of nodes with so many cores below one core switch: nodes r0n0, r0n1, …; NICs of 1 Gbit/s. */
[[nodiscard]] inline Platform racksWithCores(std::size_t racks, std::size_t nodesPerRack, std::uint32_t cores,
                                             double uplinkMbit)
{
    Platform platform;
    platform.name = "cluster";
    std::vector<SwitchRow> switches{{"core", {}}};
    std::vector<NodeRow> nodeRows;
    std::vector<LinkRow> links;
    for (std::size_t r = 0; r < racks; ++r) {
        const std::string rack = "r" + std::to_string(r);
        switches.push_back({rack, {}});
        links.push_back(link("up" + std::to_string(r), rack, "core", uplinkMbit));
        for (std::size_t n = 0; n < nodesPerRack; ++n) {
            nodeRows.push_back(nodes(rack + "n" + std::to_string(n), rack, 1000));
            nodeRows.back().cores = CountCell(cores);
        }
    }
    platform.switches = SharedRows<SwitchRow>(std::move(switches));
    platform.nodes = SharedRows<NodeRow>(std::move(nodeRows));
    platform.links = SharedRows<LinkRow>(std::move(links));
    return platform;
}

/** The same racks below spines, each joined to every one of them; equal ways by a hash. */
[[nodiscard]] inline Platform leafSpine(std::size_t leaves, std::size_t nodesPerLeaf, std::size_t spines,
                                        double uplinkMbit)
{
    Platform platform = racksWithCores(leaves, nodesPerLeaf, 1, uplinkMbit);
    std::vector<SwitchRow> switches;
    std::vector<LinkRow> links;
    for (std::size_t s = 0; s < spines; ++s)
        switches.push_back({"spine" + std::to_string(s), {}});
    for (std::size_t r = 0; r < leaves; ++r) {
        const std::string leaf = "r" + std::to_string(r);
        switches.push_back({leaf, {}});
        for (std::size_t s = 0; s < spines; ++s)
            links.push_back(link("up" + std::to_string(r) + "-" + std::to_string(s), leaf,
                                 "spine" + std::to_string(s), uplinkMbit));
    }
    platform.switches = SharedRows<SwitchRow>(std::move(switches));
    platform.links = SharedRows<LinkRow>(std::move(links));
    platform.routing = RoutingRule::ecmpHash;
    return platform;
}

/** Processes on a grid of width by width that send to their four neighbours. The names p0, p1, … are dealt
 * out at random, so that no policy meets the order of the grid by chance. */
struct Halo
{
    std::vector<MessageRow> messages;
    std::vector<std::string> nameAt; ///< by y * width + x
};

[[nodiscard]] inline Halo haloExchange(std::size_t width, std::uint64_t seed)
{
    Halo halo;
    for (std::size_t i = 0; i < width * width; ++i)
        halo.nameAt.push_back("p" + std::to_string(i));
    Random random(seed);
    random.shuffle(halo.nameAt);
    const auto send = [&](std::size_t from, std::size_t to) {
        halo.messages.push_back(
            message("m" + std::to_string(halo.messages.size()), halo.nameAt[from], halo.nameAt[to], 10));
    };
    for (std::size_t y = 0; y < width; ++y)
        for (std::size_t x = 0; x < width; ++x) {
            const std::size_t at = y * width + x;
            if (x + 1 < width) {
                send(at, at + 1);
                send(at + 1, at);
            }
            if (y + 1 < width) {
                send(at, at + width);
                send(at + width, at);
            }
        }
    return halo;
}

/** The halo exchange of 8 by 8 processes on 4 racks of 4 nodes of 4 cores, placed round-robin per node. */
[[nodiscard]] inline Project scatteredHalo(const Halo& halo, const std::string& kind)
{
    Project result = project(racksWithCores(4, 4, 4, 2000), halo.messages, kind);
    Mapping mapping;
    mapping.name = "turns";
    mapping.policy = MappingPolicy::roundRobinPerNode;
    result.mappings = SharedRows<Mapping>{std::move(mapping)};
    Scenario scenario = result.scenarios[0];
    scenario.mapping = "turns";
    result.scenarios.replace(0, 1, {std::move(scenario)});
    return result;
}

/** The same project with so many cores on every node. */
[[nodiscard]] inline Project withCores(Project project, std::uint32_t cores)
{
    Platform platform = project.platforms[0];
    std::vector<NodeRow> rows(platform.nodes.begin(), platform.nodes.end());
    for (NodeRow& row : rows)
        row.cores = CountCell(cores);
    platform.nodes = SharedRows<NodeRow>(std::move(rows));
    project.platforms.replace(0, 1, {std::move(platform)});
    return project;
}

/** Tiles of two by two on a node, of two by two nodes in a rack: what a person would do. */
[[nodiscard]] inline Mapping tiledHalo(const Halo& halo)
{
    Mapping mapping;
    mapping.name = "tiles";
    std::vector<PlaceRow> places;
    for (std::size_t y = 0; y < 8; ++y)
        for (std::size_t x = 0; x < 8; ++x)
            places.push_back({halo.nameAt[8 * y + x], "r" + std::to_string(2 * (y / 4) + x / 4) + "n" +
                                                          std::to_string(2 * (y / 2 % 2) + x / 2 % 2)});
    mapping.places = SharedRows<PlaceRow>(std::move(places));
    return mapping;
}

} // namespace contraflow::test
