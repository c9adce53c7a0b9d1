// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/simgrid_network.h"

#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** The shape of a <cluster> of SimGrid. */
enum class SimgridShape
{
    flat, ///< all hosts on one switch
    fatTree,
    torus,
    dragonfly,
};

/** A <cluster> with its hosts by name. */
struct SimgridCluster
{
    std::size_t line = 0;
    std::string id;
    std::vector<std::string> hosts;
    std::optional<std::uint32_t> cores;
    SimgridNetwork::Link link;                    ///< of a host; of each link of another shape than flat
    std::optional<SimgridNetwork::Link> backbone; ///< of a flat cluster
    std::optional<Quantity> limit;                ///< of what a host sends and receives
    SimgridShape shape = SimgridShape::flat;
    std::string parameters; ///< topo_parameters
    std::string router;     ///< its name for routes from outside
};

struct SimgridClusterPlaces
{
    std::vector<SimgridNetwork::Place> hosts;
    SimgridNetwork::Place router = 0;
};

/** Whether several links join the same two switches, or a host and a switch, of a fat-tree. */
[[nodiscard]] bool hasParallelCables(const SimgridCluster& cluster);

/** Of two bandwidths. */
[[nodiscard]] Quantity slowerOf(const Quantity& one, const Quantity& other);

/** A time that was added up, in us and without the digits that adding left behind. */
[[nodiscard]] Quantity plainDuration(double seconds);

/**
 * Adds hosts, switches and links of a cluster. A backbone is passed twice by halves of its latency: once with
 * the link of a host and once on the way out, so that all ways have their latency, and no host is faster than
 * it; that all messages within the cluster share its bandwidth has no equal. Fails with the line where the
 * parameters are not those of the shape, or make more than kMostTopologyParts switches or links.
 */
[[nodiscard]] Result<SimgridClusterPlaces> addSimgridCluster(const SimgridCluster& cluster,
                                                             SimgridNetwork& network);

} // namespace contraflow
