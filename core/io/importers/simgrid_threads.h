// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/simgrid_network.h"

namespace contraflow {

class SimgridRows;
class SimgridZones;

/** Writes ways between hosts out, over the links of a network that was made of them all. */
class SimgridThreads
{
public:
    SimgridThreads(const SimgridNetwork& network, const SimgridZones& zones, const SimgridRows& rows)
        : m_network(network)
        , m_zones(zones)
        , m_rows(rows)
    {}

    /** Adds those of the pairs that have other ways in the platform, or all routes between hosts where it
     * takes no others, and says how many. Ways that do not lead along its links are left out. */
    std::size_t write(const SimgridNetwork::RouteComparison& comparison, Platform& platform) const;

private:
    using Place = SimgridNetwork::Place;

    [[nodiscard]] std::optional<RouteRow> thread(const SimgridNetwork::Route& route) const;
    void writeRoutes(std::vector<RouteRow>& rows) const;
    void writeWays(const std::vector<std::pair<Place, Place>>& pairs, std::vector<RouteRow>& rows) const;

    const SimgridNetwork& m_network;
    const SimgridZones& m_zones;
    const SimgridRows& m_rows;
};

} // namespace contraflow
