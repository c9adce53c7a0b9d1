// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/dimension_order.h"
#include "core/project/network.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace contraflow {

/**
 * Ways through switches by the network's routing rule; nodes do not forward. Shortest paths have the fewest
 * links, and equal ones are chosen by the rule from names alone, so neither the order of rows nor the order
 * of questions matters. Minimal paths through groups are the shortest of those that cross between groups
 * only into the group of the destination (Kim et al. 2008, section 4.1: local, global, local).
 * Distances are computed once per destination switch and kept while they fit a bound; one Router serves one
 * thread.
 */
class Router
{
public:
    explicit Router(const Network& network);

    /**
     * Appends the channels from source to destination to `route`. False (and nothing appended) when no path
     * exists; true and nothing appended when both are the same node.
     */
    bool appendRoute(NodeId source, NodeId destination, std::vector<ChannelId>& route);

private:
    using Distances =
        std::vector<std::uint32_t>; ///< hops from each switch to the destination, kUnreachable if none

    const Distances& distancesTo(NodeId destination);
    /** Whether the rule lets a route to the destination go from one switch to a neighbour. */
    [[nodiscard]] bool isAllowed(std::uint32_t from, std::uint32_t to, NodeId destination) const;
    bool appendGridRoute(NodeId source, NodeId destination, std::vector<ChannelId>& route) const;
    [[nodiscard]] const Network::Hop* choose(std::span<const Network::Hop> candidates, std::uint64_t flowHash,
                                             std::string_view at) const;

    const Network& m_network;
    std::map<std::vector<std::uint32_t>, Distances>
        m_distances;                        ///< by the set of switches the destination hangs on
    std::vector<const Distances*> m_byNode; ///< the entry of each destination asked for so far
    std::vector<Network::Hop> m_candidates;
    std::optional<DimensionOrder> m_grid; ///< when the rule is dimension order
};

} // namespace contraflow
