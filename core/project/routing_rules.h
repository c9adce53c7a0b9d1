// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace contraflow {

/** What a network must have for a rule, beside links. */
enum class RoutingNeeds : std::uint8_t
{
    nothing,
    places, ///< switches with coordinates, each at a place of its own in a mesh or torus
    groups, ///< switches with coordinates, of which the first is the group
    levels, ///< a tree: each link between switches joins neighbouring levels
    tables, ///< nothing but room: a table of all nodes for each switch
    levelsAndTables,
    routes, ///< that the platform writes out
};

/** What is known of a routing rule. */
struct RoutingInfo
{
    RoutingRule rule = RoutingRule::shortest;
    std::string_view name;      ///< in files and tables
    std::string_view text;      ///< the way of a message, for people
    std::string_view underLoad; ///< what a prediction by it assumes of a network with several ways
    RoutingNeeds needs = RoutingNeeds::nothing;
    bool differsByNode = false; ///< nodes of one switch may have different ways to the same node
    bool splits = false;        ///< a message may take several ways at once
};

inline constexpr std::string_view kFixedWays =
    "ways are fixed and lead through full links; under load a network that avoids them is faster than predicted";

/** All rules, in the order in which they are offered. */
inline constexpr std::array<RoutingInfo, 11> kRoutings{{
    {RoutingRule::shortest, "shortest", "shortest paths, equal ones by name",
     "all messages of two switches take the first of equal ways; under load a network that uses all of them is "
     "faster than predicted"},
    {RoutingRule::ecmpHash, "ecmp-hash", "shortest paths, equal ones by a hash of the ends (ECMP)",
     "a hash puts several messages on one way and leaves others free; under load a network that avoids full links "
     "is faster than predicted",
     RoutingNeeds::nothing, true},
    {RoutingRule::adaptive, "adaptive",
     "all shortest paths at once, evenly at every switch (packet spraying)",
     "no real network spreads its load as evenly; under load it is slower than predicted, unless it goes longer "
     "ways round full links",
     RoutingNeeds::nothing, false, true},
    {RoutingRule::dModK, "d-mod-k", "up the tree by the digits of the destination's number (D-mod-K)",
     kFixedWays, RoutingNeeds::levels, true},
    {RoutingRule::sModK, "s-mod-k", "up the tree by the digits of the source's number (S-mod-K)", kFixedWays,
     RoutingNeeds::levels, true},
    {RoutingRule::ftree, "ftree", "up the tree by the least loaded port for each destination (OpenSM ftree)",
     kFixedWays, RoutingNeeds::levelsAndTables, true},
    {RoutingRule::minhop, "minhop",
     "shortest paths, by the least loaded port for each destination (OpenSM minhop)", kFixedWays,
     RoutingNeeds::tables, true},
    {RoutingRule::dimensionOrder, "dimension-order", "dimension by dimension, the shorter way round",
     kFixedWays, RoutingNeeds::places},
    {RoutingRule::minimal, "minimal", "minimal, at most one link between groups; equal ones by hash",
     "no message goes round a full link between groups; under load a network that does is faster than predicted",
     RoutingNeeds::groups, true},
    {RoutingRule::valiant, "valiant", "by a hash over another group, minimal before and behind it (Valiant)",
     "every message goes the long way, full links or not; without load a network that then goes the short way is "
     "faster than predicted",
     RoutingNeeds::groups, true},
    {RoutingRule::written, "written", "only by the routes that are written out", kFixedWays,
     RoutingNeeds::routes, true},
}};

[[nodiscard]] constexpr const RoutingInfo& infoOf(RoutingRule rule)
{
    for (const RoutingInfo& info : kRoutings)
        if (info.rule == rule)
            return info;
    return kRoutings.front();
}

[[nodiscard]] constexpr bool needsLevels(RoutingRule rule)
{
    const RoutingNeeds needs = infoOf(rule).needs;
    return needs == RoutingNeeds::levels || needs == RoutingNeeds::levelsAndTables;
}

/** Whether networks for which `usual` is the usual rule have what another one needs: ecmp-hash is usual in
 * trees, minimal in dragonflies. */
[[nodiscard]] constexpr bool suitsLike(RoutingRule rule, RoutingRule usual)
{
    const RoutingNeeds needs = infoOf(rule).needs;
    if (needs == RoutingNeeds::nothing || needs == RoutingNeeds::tables)
        return true;
    return needs == infoOf(usual).needs || (needsLevels(rule) && usual == RoutingRule::ecmpHash);
}

[[nodiscard]] constexpr bool needsTables(RoutingRule rule)
{
    const RoutingNeeds needs = infoOf(rule).needs;
    return needs == RoutingNeeds::tables || needs == RoutingNeeds::levelsAndTables;
}

} // namespace contraflow
