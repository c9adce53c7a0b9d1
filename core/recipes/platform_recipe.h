// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"
#include "core/recipes/topology.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/**
 * A network of equal nodes and equal links between switches. The defaults are the cluster of zhu-2014, 3.2:
 * NICs that carry 940 Mbit/s and an optical backbone of 9.4 Gbit/s.
 */
struct PlatformRecipe
{
    std::string name = "cluster";
    Topology topology = RackTopology{};
    std::uint32_t cores = 1;                                               ///< of each node
    Quantity nicBandwidth = quantity(Dimension::bandwidth, 940, "Mbit/s"); ///< each way
    Quantity uplinkBandwidth =
        quantity(Dimension::bandwidth, 9.4, "Gbit/s"); ///< of each link between switches, each way
    Quantity nicLatency = quantity(Dimension::duration, 0, "s");
    Quantity uplinkLatency = quantity(Dimension::duration, 0, "s");
    std::optional<RoutingRule> routing; ///< empty: the one that is usual for the topology
};

using PlatformOption = OptionOf<PlatformRecipe>;

/** What every network by recipe asks for besides its shape, in the order in which help and forms show it. */
[[nodiscard]] std::span<const PlatformOption> platformOptions();

/** What a recipe would make, worked out from its parameters alone. */
struct PlatformCounts
{
    std::uint64_t nodes = 0;
    std::uint64_t switches = 0;
    std::uint64_t links = 0; ///< between switches; the nodes' own are as many as nodes
    /**
     * Bytes per second that the links across the middle of the network carry one way, and no more than half
     * of the nodes can send. Where a part of a network lies across the middle it is cut in two as well; in a
     * dragonfly such a group's links to other groups are taken as spread evenly.
     */
    double bisection = 0;
    double bisectionRatio = 1; ///< what half of the nodes can send over the bisection
    /** Nodes' bandwidth over that of the links to other switches, at the switch where it is the largest;
     * nothing without such links. */
    std::optional<double> oversubscription;
    double narrowestPerNode = 0; ///< bytes per second of a node across the middle or out of its switch
};

/** Counts without making anything. Fails on parameters that make no network, and when it would be too large.
 */
[[nodiscard]] Result<PlatformCounts> countPlatform(const PlatformRecipe& recipe);

/** The platform: nodes as host lists (n[1-16]), one row for the nodes of each switch. Fails as
 * countPlatform(). */
[[nodiscard]] Result<Platform> makePlatform(const PlatformRecipe& recipe);

/** The names of a platform's nodes, host lists expanded, row by row; GPUs of servers last. */
[[nodiscard]] std::vector<std::string> nodeNames(const Platform& platform);

} // namespace contraflow
