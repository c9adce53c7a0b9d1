// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/project/host_list.h"
#include "core/project/project.h"
#include "core/recipes/recipe_option.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace contraflow {

// The shapes of networks that recipes make. Each is a plain struct of its parameters; what is made of it are
// ordinary switches, nodes and links (platform_recipe.h).

/** More nodes, or more switches, than this in one generated platform are refused. */
inline constexpr std::uint64_t kMaxRecipeNodes = kMaxHosts;

/** More links between switches than this in one generated platform are refused. */
inline constexpr std::uint64_t kMaxRecipeLinks = 1'000'000;

/**
 * Racks of equal nodes, each rack with one switch (tor1, tor2, …). One rack stands alone; two are joined by
 * one backbone link, as in zhu-2014; three or more hang on one core switch.
 */
struct RackTopology
{
    std::uint64_t racks = 2;
    std::uint64_t nodes = 6; ///< in all; the first racks take one more where it does not divide
};

/** All nodes on one switch. */
struct StarTopology
{
    std::uint64_t nodes = 16;
};

/**
 * A tree of switches with the nodes below the lowest level. A switch has as many parallel links upwards as
 * it takes to carry what comes from below, divided by the oversubscription, and at least one.
 */
struct TreeTopology
{
    std::uint64_t levels = 2;         ///< of switches; 1 is a star
    std::uint64_t arity = 4;          ///< switches below each switch
    std::uint64_t nodesPerSwitch = 8; ///< below each switch of the lowest level
    double oversubscription = 1;      ///< wanted at each level
};

/** The k-ary fat-tree of Al-Fares et al. (SIGCOMM 2008): k pods of k/2 edge and k/2 aggregation switches. */
struct FatTreeTopology
{
    std::uint64_t k = 4; ///< ports of every switch; even
};

/** Every leaf switch is joined to every spine switch. */
struct LeafSpineTopology
{
    std::uint64_t leaves = 4;
    std::uint64_t spines = 2;
    std::uint64_t nodesPerSwitch = 8; ///< of each leaf
    std::uint64_t parallelLinks = 1;  ///< between a leaf and a spine
};

/** Switches on a grid, each joined to its neighbours; z = 1 makes it flat. */
struct GridTopology
{
    enum class Ends
    {
        open,   ///< a mesh
        joined, ///< a torus: a link joins the ends of each dimension longer than 2
    };

    Ends ends = Ends::open;
    std::uint64_t x = 4;
    std::uint64_t y = 4;
    std::uint64_t z = 1;
    std::uint64_t nodesPerSwitch = 1;
};

/**
 * The dragonfly of Kim, Dally, Scott and Abts (ISCA 2008): groups of a switches, all joined to one another,
 * with p nodes and h links to other groups each; balanced when a = 2p = 2h. The links between groups follow
 * the consecutive arrangement: a group's ports, counted switch by switch, lead to the other groups in order,
 * and again from the first one while every pair of groups can get one more link. Ports that are then left
 * over stay free.
 */
struct DragonflyTopology
{
    std::uint64_t nodesPerSwitch = 2;   ///< p
    std::uint64_t switchesPerGroup = 4; ///< a
    std::uint64_t globalLinks = 2;      ///< h, of each switch
    std::uint64_t groups = 0;           ///< 0: as many as there can be, a·h + 1
};

/**
 * Servers of GPUs with a NIC for each, whose equal ones lead to the leaf switches of one rail. Where a rail
 * has several leaves, servers are spread over them in blocks. Every leaf is joined to every spine by as many
 * parallel links as carry what comes from below, divided by the oversubscription, and at least one.
 */
struct RailTopology
{
    std::uint64_t servers = 8;
    std::uint64_t gpus = 8; ///< of each server; as many rails
    std::uint64_t leavesPerRail = 1;
    std::uint64_t spines = 4; ///< 0: rails are joined within servers alone
    double oversubscription = 1;
    /** Of a GPU into the switch within its server, each way: NVLink 4 as NCCL reckons with it, 18 links of
     * 20.6 GB/s (NVIDIA/nccl, src/graph/topo.h, SM90_NVLINK_BW); 450 GB/s with headers. */
    Quantity gpuBandwidth = quantity(Dimension::bandwidth, 370.8, "GB/s");
    Quantity gpuLatency = quantity(Dimension::duration, 0, "s");
};

using Topology = std::variant<RackTopology, StarTopology, TreeTopology, FatTreeTopology, LeafSpineTopology,
                              GridTopology, DragonflyTopology, RailTopology>;

/** One parameter of a topology: a count or a ratio. */
using TopologyField = OptionOf<Topology>;

struct TopologyInfo
{
    std::string_view name; ///< on the command line: "fat-tree"
    std::string_view title;
    std::string_view description;
    Topology defaults;
    std::span<const TopologyField> fields;
    RoutingRule routing = RoutingRule::shortest; ///< of the platforms that are made
};

/** All topologies in the order in which help and dialogs show them. */
[[nodiscard]] std::span<const TopologyInfo> topologyCatalog();

[[nodiscard]] const TopologyInfo* findTopology(std::string_view name);

/** The catalogue's entry that a topology belongs to. */
[[nodiscard]] const TopologyInfo& infoOf(const Topology& topology);

/** The field whose value is out of range, or another reason why no network can be made. */
struct TopologyProblem
{
    std::string text;
    std::string_view option; ///< of the field at fault; empty when it is more than one
};

/** What is wrong with the parameters one by one; sizes are checked by countPlatform(). */
[[nodiscard]] std::optional<TopologyProblem> problemOf(const Topology& topology);

/** "64 nodes in a torus of 4 × 4 × 4": for titles. */
[[nodiscard]] std::string describe(const Topology& topology);

} // namespace contraflow
