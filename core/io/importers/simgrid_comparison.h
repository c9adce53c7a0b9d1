// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/simgrid_ways.h"
#include "core/project/routing.h"

#include <memory>

namespace contraflow {

class SimgridRows;

/**
 * Holds ways between hosts of a platform that was made of a network of SimGrid against those that SimGrid
 * takes itself: their latency and narrowest link. Of many hosts it takes those that differ in their zone, and
 * of many of these some pairs.
 */
class SimgridComparison
{
public:
    SimgridComparison(const SimgridNetwork& network, const SimgridZones& zones,
                      const std::vector<std::string>& hostNames, const Platform& platform);
    /** The same with the rows that the platform was made of: where the file says what links join, ways are
     * compared link by link too. */
    SimgridComparison(const SimgridNetwork& network, const SimgridZones& zones, const SimgridRows& rows,
                      const Platform& platform);
    SimgridNetwork::RouteComparison compare();

private:
    using Place = SimgridNetwork::Place;
    using Steps = std::vector<SimgridNetwork::Step>;
    struct Ends
    {
        Place from = 0;
        Place to = 0;
    };

    void comparePair(const Ends& ends);
    void compareWay(const Ends& ends, SimgridWays::Found found, const Steps& steps);
    [[nodiscard]] bool isSameWay(const Steps& steps, const std::vector<ChannelId>& way) const;
    [[nodiscard]] std::string textOf(const Ends& ends) const;
    /** Whether a way passes the links; true where the file does not say what they join. */
    [[nodiscard]] bool passesLinks(const Steps& steps, const std::vector<ChannelId>& way) const;
    [[nodiscard]] std::size_t hostOf(Place place) const { return *m_network.m_places[place].host; }

    const SimgridNetwork& m_network;
    const SimgridZones& m_zones;
    const std::vector<std::string>& m_hostNames;
    const SimgridRows* m_rows = nullptr;
    IssueList m_issues;
    std::shared_ptr<const Network> m_made;
    Router m_router;
    SimgridWays m_ways;
    SimgridNetwork::RouteComparison m_found;
};

} // namespace contraflow
