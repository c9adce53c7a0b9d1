// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/simgrid_network.h"

namespace contraflow {

class SimgridRows;

/** Writes routes between hosts out, over the links of a network that was made of them all. */
class SimgridThreads
{
public:
    SimgridThreads(const SimgridNetwork& network, const SimgridRows& rows) : m_network(network), m_rows(rows)
    {}

    /** Adds those of the pairs that have other ways in the platform, or all where it takes no others, and
     * says how many. Routes that do not lead along its links are left out. */
    std::size_t write(const SimgridNetwork::RouteComparison& comparison, Platform& platform) const;

private:
    [[nodiscard]] std::optional<RouteRow> thread(const SimgridNetwork::Route& route) const;

    const SimgridNetwork& m_network;
    const SimgridRows& m_rows;
};

} // namespace contraflow
