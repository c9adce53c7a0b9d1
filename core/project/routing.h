// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/dimension_order.h"
#include "core/project/network.h"
#include "core/project/route_table.h"
#include "core/project/routing_rules.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace contraflow {

/**
 * Ways through switches by the network's routing rule; nodes do not forward. All depend on names and
 * coordinates alone, so neither the order of rows nor the order of questions matters.
 *
 * - Routes that the platform writes out go before all others.
 * - Shortest paths have the fewest links; equal ones are chosen by name, by a hash of the ends, or by
 *   forwarding tables.
 * - In trees the fewest links that lead up and then down. Upwards the switch and the cable are chosen by a
 *   digit of the destination's or the source's number, downwards the cable that the same number would take
 *   upwards (Zahavi et al. 2010, section 3).
 * - Minimal paths through groups are the shortest of those that cross between groups only into the group of
 *   the destination (Kim et al. 2008, section 4.1: local, global, local). Valiant's are minimal to another
 *   group, which a hash of the ends chooses among those that both groups are linked to, and minimal from
 *   where they arrive there (same section); within a group, and where there is no such group, minimal.
 * - Spread over all shortest paths, a message divides evenly at its source and at every switch among the
 * links that lead one hop nearer, parallel ones one by one (random packet spraying in the limit of many
 * packets: Dixit et al., "On the impact of packet spraying in data center networks", INFOCOM 2013).
 *
 * GPUs are nodes of the network outside their server, as whose links those of their NIC count: rules never
 * see what is within. Messages between GPUs of one server pass the switch within alone. To a GPU on another
 * rail of another server they go by Network::rails(): with PXN (NVIDIA, NCCL 2.12: "PCI x NVLink") over the
 * switch within to the first GPU of the own server whose NIC is on that rail, and from there as its own
 * would.
 *
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
    /** The same into the table, with shares where the rule splits messages; the caller closes the route. */
    bool appendRoute(NodeId source, NodeId destination, RouteTable& routes);

private:
    /** appendRoute(); `shares` is null where nobody wants them. */
    bool append(NodeId source, NodeId destination, std::vector<ChannelId>& route,
                std::vector<double>* shares);
    /** The way between nodes of different servers by the rules outside of these. */
    bool appendOutside(NodeId source, NodeId destination, std::vector<ChannelId>& route,
                       std::vector<double>* shares);
    /** The links between a GPU and the switch of a NIC, outwards, where they share NICs or PCI switches. */
    void appendToNic(NodeId gpu, std::vector<ChannelId>& route) const;
    /** The same with these links at both ends. */
    bool appendByNics(NodeId source, NodeId destination, std::vector<ChannelId>& route,
                      std::vector<double>* shares);
    /** The GPU of the source's server whose NIC messages leave by; the source itself where it is its own. */
    [[nodiscard]] NodeId sender(NodeId source, NodeId destination) const;
    /** Over the switch within a server; false where that joins nothing. */
    bool appendWithin(NodeId from, NodeId to, std::vector<ChannelId>& route) const;

    /** Switches to get to, by how many links are left from each switch. */
    struct Goal
    {
        std::vector<std::uint32_t> seeds;     ///< switches from which `offset` links are left
        std::vector<std::uint32_t> groups;    ///< of the seeds, where rules go by groups
        std::vector<std::uint32_t> distances; ///< by switch, kUnreachable if there is no way
    };

    /** What arrives at a vertex: a share of the message's bytes. */
    struct Part
    {
        Vertex at;
        double share = 0;
    };

    const Goal& goalOf(NodeId destination);
    [[nodiscard]] bool canReach(const Goal& goal, NodeId source) const;
    void findDistances(Goal& goal, std::uint32_t offset) const;
    void findTreeDistances(Goal& goal) const;
    /** Whether the rule lets a route to the goal go from one switch to a neighbour. */
    [[nodiscard]] bool isAllowed(std::uint32_t from, std::uint32_t to, const Goal& goal) const;
    [[nodiscard]] std::uint32_t groupOf(std::uint32_t networkSwitch) const
    {
        return m_network.networkSwitch(SwitchId(networkSwitch)).at.front();
    }
    /** The group to pass through on the present way from another group to the goal; nothing if there is none.
     */
    [[nodiscard]] std::optional<std::uint32_t> groupBetween(std::uint32_t from, const Goal& goal) const;
    /** Goes on from a node to the first switch of the group between, where there is one. */
    void appendDetour(Vertex& at, const Goal& goal, std::vector<ChannelId>& route);

    bool appendGridRoute(NodeId source, NodeId destination, std::vector<ChannelId>& route) const;
    bool appendTableRoute(NodeId source, NodeId destination, std::vector<ChannelId>& route) const;
    bool appendSplitRoute(NodeId source, NodeId destination, std::vector<ChannelId>& route,
                          std::vector<double>& shares);
    /** Divides a part evenly over m_candidates. */
    void divide(const Part& part, std::vector<ChannelId>& route, std::vector<double>& shares);
    /** Goes on from `at` by links that lead one hop nearer until `left` links to the goal are left. */
    void approach(Vertex& at, const Goal& goal, std::uint32_t left, std::vector<ChannelId>& route);
    /** The link from the destination's switch to it. */
    void arrive(Vertex at, NodeId destination, std::vector<ChannelId>& route);
    /** Puts the links from a switch to its node into m_candidates. */
    void findLastCandidates(Vertex at, NodeId destination);
    /** Puts the links of a vertex that lead to switches one hop nearer into m_candidates. */
    void findCandidates(Vertex at, const Goal& goal, std::uint32_t left);
    [[nodiscard]] const Network::Hop& choose(Vertex at) const;
    [[nodiscard]] const Network::Hop& chooseByDigit(Vertex at) const;

    const Network& m_network;
    const WrittenRoutes* m_written = nullptr;
    RoutingNeeds m_needs = RoutingNeeds::nothing;
    std::map<std::vector<std::uint32_t>, Goal> m_goals; ///< by the set of switches the destination hangs on
    std::vector<const Goal*> m_byNode;                  ///< the entry of each destination asked for so far
    std::map<std::uint32_t, Goal> m_groupGoals;         ///< by group: to any of its switches
    std::set<std::pair<std::uint32_t, std::uint32_t>> m_groupLinks; ///< groups that a link joins, both ways
    std::vector<std::uint32_t> m_groups;                            ///< all, ascending
    std::vector<Network::Hop> m_candidates;
    std::vector<Part> m_parts; ///< of the present message, as far from its goal as one another
    std::vector<Part> m_nextParts;
    std::vector<std::uint32_t> m_partAt; ///< by switch: its place in m_nextParts, or kNoPart
    std::vector<double> m_unusedShares;
    std::uint64_t m_key = 0;              ///< of the present route: hash of its ends, or the number of one
    std::optional<DimensionOrder> m_grid; ///< when the rule is dimension order
};

} // namespace contraflow
