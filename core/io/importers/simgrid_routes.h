// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/simgrid_zones.h"
#include "core/io/importers/xml_reader.h"

#include <map>
#include <set>

namespace contraflow {

/** What a platform of SimGrid names, besides its routes. */
struct SimgridParts
{
    /** What files of this program say that a link joins. */
    struct Ends
    {
        const XmlElement* element = nullptr;
        std::size_t link = 0;
        std::string from;
        std::string to;
    };

    std::map<std::string, SimgridNetwork::Place> places; ///< hosts and routers
    std::map<std::string, std::size_t> links;
    std::map<std::string, std::size_t> hostsOf; ///< how many, by zone and by cluster
    SimgridZones zones;
    std::map<const XmlElement*, std::size_t> zoneOf; ///< of `zones`
    std::map<std::string, std::string>
        shapedRouters; ///< clusters that are not flat, by the names of their routers
    std::vector<Ends> ends;
    std::vector<const XmlElement*> props; ///< of zones
    std::size_t hosts = 0;
};

/** By the zone's routing. */
[[nodiscard]] SimgridZoneKind simgridZoneKind(const XmlElement& zone);

/** A link by its name, or one direction of a link that has two ("l_UP", "l_DOWN"). */
[[nodiscard]] std::optional<SimgridNetwork::Step>
findSimgridLink(const SimgridParts& parts, const SimgridNetwork& network, const std::string& name);

/** Gives a network the routes of a platform, and what else says where its links are. */
class SimgridRoutes
{
public:
    SimgridRoutes(SimgridParts& parts, SimgridNetwork& network, ImportedTopology& topology);
    [[nodiscard]] Result<void> take(const XmlElement& root);
    /** Links of hosts to themselves. */
    [[nodiscard]] const std::vector<std::size_t>& loops() const { return m_loops; }

private:
    using Place = SimgridNetwork::Place;
    /** What is known of the zone whose routes are read. */
    struct Zone
    {
        std::size_t index = 0;                               ///< of SimgridParts::zones
        bool isOfEdges = false;                              ///< it makes ways of them (Floyd, Dijkstra)
        std::set<std::pair<std::string, std::string>> known; ///< ends of routes
    };
    using Route = SimgridNetwork::Route;

    Result<void> joinEnds();
    [[nodiscard]] Zone zoneOf(const XmlElement& element) const;
    void findGateways(const XmlElement& zone);
    /** Lets the zone know the route: of the network, or kUntold. */
    void addEdge(const XmlElement& element, const Zone& zone, const Route& route, std::size_t index);
    Result<void> takeRoutes(const XmlElement& zone);
    Result<Place> placeOf(const XmlElement& element, const char* key) const;
    Result<void> takeRoute(const XmlElement& element, Zone& zone);
    Result<std::vector<SimgridNetwork::Step>> stepsOf(const XmlElement& element) const;
    /** Whether no message takes the route between zones, as one has no host and leads to no others. */
    [[nodiscard]] bool isIdle(const XmlElement& element) const;
    /** Whether the route goes to a cluster whose links SimGrid lets it skip. */
    bool skipsLinks(const XmlElement& element);

    SimgridParts& m_parts;
    SimgridNetwork& m_network;
    ImportedTopology& m_topology;
    std::set<std::string> m_skipped; ///< clusters of skipsLinks()
    std::size_t m_idle = 0;
    std::vector<std::size_t> m_loops;
};

} // namespace contraflow
