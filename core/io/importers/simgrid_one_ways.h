// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/simgrid_network.h"

#include <map>
#include <set>

namespace contraflow {

/**
 * Links that carry messages one way only, with others for the way back: two routes between the same places
 * that say the same ways in opposite order. A link here goes both ways, so each two of them become one, as
 * fast as the slower one.
 */
class SimgridOneWays
{
public:
    explicit SimgridOneWays(SimgridNetwork& network);
    /** Makes one link of each two, in all routes, and says where they differ. */
    void joinPairs(std::vector<std::string>& notes);

private:
    using Route = SimgridNetwork::Route;

    void findPairs();
    void pair(std::size_t link, std::size_t back);
    /** Nothing is known of links that other routes go through both ways, or ways back of other lengths. */
    void refuse(const Route& route);
    void joinPair(std::size_t link, std::size_t back);

    SimgridNetwork& m_network;
    std::map<std::size_t, std::size_t> m_backs; ///< by link the link of the way back, maybe the same
    std::set<std::size_t> m_refused;
    std::map<std::size_t, std::size_t> m_kept; ///< by link that goes the one that it becomes
    std::vector<std::string> m_slower;         ///< pairs whose links differ
};

} // namespace contraflow
