// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importing/topology_file.h"
#include "core/project/coordinates.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace contraflow {

class SimgridRows;
class SimgridZones;

/** How messages share a link of SimGrid. */
enum class SimgridSharing
{
    splitDuplex, ///< each direction by itself, as links here
    shared,      ///< both directions together
    fatPipe,     ///< each message as if it were alone
};

/**
 * A network as a platform of SimGrid tells it: places, which are hosts or routers, and links. Links say
 * nothing of what they join; the routes through them do: links that follow one another meet. So each end of
 * a link is a place of its own until a route makes it the same as another one. A route that would make two
 * places with names one, or join a link to itself, contradicts those before it and is left out. A link that
 * is by itself the way between three places or more is a switch with a link to each of them.
 *
 * Routes that are not the shortest ways of such a network are written out, over its links where they lead
 * along them, and otherwise as the table that they are (SimgridTable).
 */
class SimgridNetwork
{
public:
    using Place = std::size_t;
    struct CountedWays
    {
        std::size_t count = 0;
        std::string first; ///< "from 'a' to 'b'"
    };
    /** What ways between hosts are beside those of SimGrid. */
    struct RouteComparison
    {
        std::size_t compared = 0;
        CountedWays others;                         ///< of those: with another latency or narrowest link
        std::vector<std::pair<Place, Place>> pairs; ///< hosts at the ends of those
        CountedWays unknown;                        ///< SimGrid has rules for them that are not known here
        CountedWays invented;                       ///< the file has none
        std::size_t leftOut = 0;                    ///< pairs of hosts, as there are too many
        bool isWhole = false;                       ///< every pair of hosts was looked at
    };
    enum class Way
    {
        any,
        up,   ///< from the first end to the second
        down, ///< from the second end to the first
    };
    struct Step
    {
        std::size_t link = 0;
        Way way = Way::any;
    };
    struct Route
    {
        std::size_t line = 0;
        Place from = 0;
        Place to = 0;
        std::vector<Step> steps;
        bool isOneWay = false; ///< the way back has a route of its own, or none
    };
    struct Host
    {
        std::string name;
        std::optional<std::uint32_t> cores;
    };
    struct Link
    {
        std::string name;
        Quantity bandwidth;
        Quantity latency;
        SimgridSharing sharing = SimgridSharing::splitDuplex;
    };

    Place addHost(Host host);
    /** A router, or a place without a name where links meet. */
    Place addSwitch(const std::string& name, const Coordinates& at = {});
    /** A link that routes join. */
    std::size_t addLink(Link link);
    /** A link within a zone between two places. */
    std::size_t join(Link link, Place from, Place to);
    /** The same, but it is left out where nothing but the place `to` lies behind it. */
    void joinOutwards(Link link, Place from, Place to);
    [[nodiscard]] const Link& link(std::size_t link) const { return m_joints[link].link; }
    /** The file itself says what the link joins, so that hosts at it need not forward. */
    void setEnds(std::size_t link, Place from, Place to);
    void setLatency(std::size_t link, const Quantity& latency) { m_joints[link].link.latency = latency; }
    /** The link no longer counts where no route goes through it: what it says was taken otherwise. */
    void takeAway(std::size_t link) { m_joints[link].isTaken = true; }
    void setCoordinates(Place place, const Coordinates& at) { m_places[place].at = at; }
    /** By which rule the file says that messages go. */
    void setRouting(RoutingRule rule) { m_routing = rule; }
    /** Its position among all routes. */
    std::size_t addRoute(const Route& route)
    {
        m_routes.push_back(route);
        return m_routes.size() - 1;
    }
    [[nodiscard]] std::size_t placeCount() const { return m_places.size(); }

    /** Takes the routes, and makes rows of places and links. Says what was left out. Writes out routes where
     * the network does not give the ways that SimGrid takes through the zones. Fails where most can be had
     * neither way. */
    [[nodiscard]] Result<Platform> platform(const SimgridZones& zones, ImportedTopology& topology) const;

private:
    friend class SimgridRows;
    friend class SimgridTable;
    friend class SimgridComparison;
    friend class SimgridWays;
    struct Vertex
    {
        Place parent = 0;
        std::size_t weight = 1;
        std::optional<std::size_t> host; ///< of m_hosts
        std::string name;                ///< of a switch; may be empty
        Coordinates at;

        [[nodiscard]] bool hasName() const { return host || !name.empty(); }
    };
    struct Joint
    {
        Link link;
        std::array<Place, 2> ends{};
        bool isJoined = false;  ///< its ends are known, or a route has gone through it
        bool isOfZone = false;  ///< join(), joinOutwards()
        bool isOutward = false; ///< joinOutwards()
        bool isTaken = false;   ///< takeAway()
        bool isSaid = false;    ///< setEnds()
        bool isHub = false;     ///< joinHubs()
    };

    struct Made
    {
        Platform platform;
        std::vector<std::string> notes;
        RouteComparison comparison;
        bool isDoubtful = false; ///< routes were left out, or have links that go one way
    };
    [[nodiscard]] Made make(const SimgridZones& zones);
    Place add(Vertex vertex);
    [[nodiscard]] Place rootOf(Place place) const;
    /** Makes two places one; false, and nothing is done, where both have a name. */
    bool merge(Place a, Place b);
    /** The same, and only two hosts stay apart: a route without links says that its ends are one place. */
    bool unite(Place a, Place b);
    void undo(std::size_t mark);
    /** Takes routes without links. */
    void uniteEnds(std::vector<std::size_t>& left);
    struct InnerRoute;
    /** A link that all routes of a place begin with, and no others have. */
    struct OwnLink
    {
        std::size_t link = 0;
        Place place = 0;
        std::size_t end = 0; ///< of the link, that is at the place
    };
    /** What is left of routes without the links of their own that places have; of those, by what lies behind
     * them. */
    [[nodiscard]] std::vector<InnerRoute> innerRoutes(std::map<Place, OwnLink>& own) const;
    /** Makes links that are by themselves the way between three places or more switches. */
    void joinHubs(std::vector<std::string>& notes);
    /** Joins the links of a place's own that lead to it. */
    void joinOwn(Place place, const std::map<Place, OwnLink>& own);
    void takeRoutes(std::vector<std::size_t>& left);
    /** Whether a route and the one back have no link in common, though links here go both ways. */
    [[nodiscard]] bool hasLinksOfOneWay() const;
    /** The route over the links that were made; nothing where it does not lead along them. */
    [[nodiscard]] std::optional<RouteRow> thread(const Route& route, const SimgridRows& rows) const;
    /** Those of the file where it says that all are written out, and otherwise the ways that differ. */
    [[nodiscard]] std::vector<RouteRow> writtenRoutes(const SimgridZones& zones, const SimgridRows& rows,
                                                      const RouteComparison& comparison) const;
    bool takeRoute(const Route& route);
    bool takeSteps(const Route& route, std::size_t step, Place at, std::size_t& trials);
    /** Goes on with the route through its link at `step` from the given end. */
    bool takeStep(const Route& route, std::size_t step, Place at, std::size_t end, std::size_t& trials);

    std::vector<Vertex> m_places;
    std::vector<Host> m_hosts;
    std::vector<Joint> m_joints;
    std::vector<Route> m_routes;
    RoutingRule m_routing = RoutingRule::shortest;
    std::vector<std::pair<Place, Vertex>> m_merged; ///< roots as they were, to undo
};

} // namespace contraflow
