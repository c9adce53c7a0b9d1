// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/simgrid_network.h"
#include "core/project/routing.h"

#include <limits>
#include <map>
#include <memory>
#include <optional>

namespace contraflow {

class SimgridRows;

/**
 * Holds ways of a platform that was made of a network of SimGrid against the routes of the file: latency and
 * narrowest link of routes between hosts, of the cheapest ways that SimGrid makes of edges, and of routes
 * between zones for one host of each.
 */
class SimgridComparison
{
public:
    SimgridComparison(const SimgridNetwork& network, const std::vector<std::string>& hostNames,
                      const Platform& platform);
    /** The same with the rows that the platform was made of: where the file says what links join, ways are
     * compared link by link too. */
    SimgridComparison(const SimgridNetwork& network, const SimgridRows& rows, const Platform& platform);
    SimgridNetwork::RouteComparison compare();

private:
    using Place = SimgridNetwork::Place;
    using Route = SimgridNetwork::Route;
    struct Figures
    {
        double latency = 0;
        double narrowest = std::numeric_limits<double>::infinity();

        [[nodiscard]] Figures operator+(const Figures& next) const;
    };
    /** A way of edges. */
    struct Way
    {
        std::size_t links = 0;
        Figures figures;
        bool isAmbiguous = false; ///< others with as many links have other figures
    };
    /** A host of a zone and its way to the zone's gateway. */
    struct Inner
    {
        std::size_t host = 0;
        Figures figures;
    };
    using Edges = std::map<Place, std::vector<std::pair<Place, const Route*>>>;

    void findInnerWays();
    void compareEdges();
    [[nodiscard]] std::map<Place, Way> waysOfEdges(const Edges& edges, Place source) const;
    [[nodiscard]] std::optional<Inner> innerWay(Place gateway) const;
    [[nodiscard]] std::optional<std::size_t> hostAt(Place place) const;
    [[nodiscard]] Figures figuresOf(const Route& route) const;
    [[nodiscard]] bool isFull() const;
    void compareWay(std::size_t from, std::size_t to, const Figures& theirs, const Route* route = nullptr);
    /** Whether a way passes the links of the route; true where the file does not say what they join. */
    [[nodiscard]] bool passesLinksOf(const Route& route, const std::vector<ChannelId>& way) const;

    const SimgridNetwork& m_network;
    const std::vector<std::string>& m_hostNames;
    const SimgridRows* m_rows = nullptr;
    IssueList m_issues;
    std::shared_ptr<const Network> m_made;
    Router m_router;
    std::map<Place, std::vector<const SimgridNetwork::Joint*>> m_zoneJoints; ///< by root
    std::map<Place, Inner> m_inner; ///< by root of a gateway that a route of its zone joins to a host
    SimgridNetwork::RouteComparison m_found;
};

} // namespace contraflow
