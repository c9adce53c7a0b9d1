// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/simgrid_network.h"

#include <map>
#include <set>

namespace contraflow {

/**
 * Links that join more than two places, alone or within longer routes: what comes before and behind such a
 * link in routes cannot be parted into two sides of which each has at most one place with a name. A hub
 * becomes a switch with a link to each place around it, which has half its latency.
 */
class SimgridHubs
{
public:
    /** What becomes of a link that routes of one place to several others have in common, alone. */
    enum class Stars
    {
        hubs,
        apart, ///< a link for each of them, so that the others are no nearer to one another
    };

    explicit SimgridHubs(SimgridNetwork& network);
    /** Parts a link in links between two places each: where routes are edges, as a message passes a link that
     * several edges have in common once for each of them, and by `stars`. */
    void partEdges(Stars stars, std::vector<std::string>& notes);
    /** Finds hubs; the parts of all routes with links between hubs, which are routes of their own. */
    [[nodiscard]] std::vector<SimgridNetwork::Route> partRoutes();
    /** Joins hubs to what is around them, when parts of routes have said what that is. */
    void join(std::vector<std::string>& notes);
    /** Finds hosts that messages of others pass through, and lets links that join two other hosts end at a
     * switch, as nodes are joined to switches only. */
    void endAtHosts(const std::vector<SimgridNetwork::Route>& parts);

private:
    using Place = SimgridNetwork::Place;
    using Route = SimgridNetwork::Route;
    using Neighbour = std::size_t; ///< twice a place, or twice a link and one more
    /** What lies on the other side of a link, by what lies on one. */
    using Sides = std::map<Neighbour, std::set<Neighbour>>;

    struct Use;

    void part(std::size_t link, const Use& use);
    void findHubs();
    [[nodiscard]] static bool isHub(const Sides& sides);
    void partRoute(const Route& route, std::vector<Route>& parts);
    [[nodiscard]] Place addBorder();
    [[nodiscard]] Place placeBetween(std::size_t hub, std::size_t next);
    void findPassed(const std::vector<Route>& parts);
    void joinHub(std::size_t hub, const std::vector<Place>& around);
    /** Lets the only link of a place that has no name go on to the hub; false where there are others. */
    bool prolong(Place place, Place hub, const SimgridNetwork::Link& whole);

    SimgridNetwork& m_network;
    std::map<std::size_t, std::vector<Place>> m_around; ///< by hub
    std::map<std::pair<std::size_t, std::size_t>, Place> m_between;
    std::vector<Place> m_borders;
    std::map<Place, std::vector<std::size_t>> m_jointsAt; ///< by root
    std::map<Place, std::size_t> m_hubsAt;                ///< how many, by root
};

} // namespace contraflow
