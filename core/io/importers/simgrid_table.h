// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/simgrid_network.h"

#include <map>

namespace contraflow {

/**
 * A platform whose routes are a table of links that are not between places. Each link is a switch on one in
 * the middle, which messages pass there and back, so that all of them share it in both directions, as in
 * SimGrid; one that has two directions is two of them. Hosts hang in the middle by links as fast as all
 * others together, which limit nothing, and all routes are written out.
 */
class SimgridTable
{
public:
    explicit SimgridTable(const SimgridNetwork& file);

    /** Whether the file has nothing but routes between hosts that could be written out. */
    [[nodiscard]] bool isTable() const;
    [[nodiscard]] Platform make(std::vector<std::string>& notes);
    /** By number of the host in the file, when the platform is made. */
    [[nodiscard]] const std::vector<std::string>& hostNames() const { return m_hostNames; }

private:
    using Way = SimgridNetwork::Way;
    /** A link of the file, or one direction of it. */
    using Lane = std::pair<std::size_t, Way>;

    void addHosts(SimgridNetwork::Place middle);
    void addLanes(SimgridNetwork::Place middle);
    [[nodiscard]] Lane laneOf(const SimgridNetwork::Step& step) const;
    [[nodiscard]] bool hasDirections(const SimgridNetwork::Route& route) const;
    [[nodiscard]] bool isBetweenHosts(const SimgridNetwork::Route& route) const;
    void writeRoute(const SimgridNetwork::Route& route, std::vector<RouteRow>& rows) const;

    const SimgridNetwork& m_file;
    SimgridNetwork m_star;
    std::map<Lane, std::string> m_lanes; ///< names of those that routes pass
    std::vector<std::string> m_hostNames;
};

} // namespace contraflow
