// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/simgrid_ways.h"

#include <map>

namespace contraflow {

/**
 * A platform whose ways between hosts are no ways along links between places, as a table of them. Each link
 * is a switch on one in the middle, which messages pass there and back, so that all of them share it in both
 * directions, as in SimGrid; one that has two directions is two of them. Hosts hang in the middle by links as
 * fast as all others together, which limit nothing, and the ways that SimGrid takes are written out.
 */
class SimgridTable
{
public:
    SimgridTable(const SimgridNetwork& file, const SimgridZones& zones);

    /** Whether all ways between hosts are known and can be written out; false where there are too many. */
    [[nodiscard]] bool isTable();
    [[nodiscard]] Platform make(std::vector<std::string>& notes);
    /** By number of the host in the file, when the platform is made. */
    [[nodiscard]] const std::vector<std::string>& hostNames() const { return m_hostNames; }

private:
    using Place = SimgridNetwork::Place;
    using Way = SimgridNetwork::Way;
    using Steps = std::vector<SimgridNetwork::Step>;
    /** A link of the file, or one direction of it. */
    using Lane = std::pair<std::size_t, Way>;
    struct Pair
    {
        Place from = 0;
        Place to = 0;
        Steps there;
        bool isOneWay = false; ///< the way back is another one
    };

    [[nodiscard]] bool addPair(Pair pair, SimgridWays::Found found);
    void addHosts(Place middle);
    void addLanes(Place middle);
    [[nodiscard]] Lane laneOf(const SimgridNetwork::Step& step) const;
    [[nodiscard]] RouteRow rowOf(const Pair& pair) const;
    [[nodiscard]] std::string nameOf(Place host) const;

    const SimgridNetwork& m_file;
    const SimgridZones& m_zones;
    SimgridNetwork m_star;
    std::vector<Pair> m_pairs;
    std::map<Lane, std::string> m_lanes; ///< names of those that routes pass
    std::vector<std::string> m_hostNames;
};

} // namespace contraflow
