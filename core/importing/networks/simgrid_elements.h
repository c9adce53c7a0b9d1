// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/importing/networks/simgrid_network.h"
#include "core/io/text/xml_reader.h"

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

// What single elements of a platform of SimGrid say. Errors name the line and the element.

[[nodiscard]] Error simgridFault(const XmlElement& element, const std::string& message);

/** A bandwidth above 0; without a unit, as in version 3, in bytes per second. */
[[nodiscard]] Result<Quantity> simgridBandwidth(const XmlElement& element, std::string_view key);

/** Figures and sharing of a link, by the attributes that this element has for them. A latency without a unit
 * is in seconds, and one that is not there 0. */
struct SimgridLinkKeys
{
    std::string_view bandwidth = "bandwidth";
    std::string_view latency = "latency";
    std::string_view sharing = "sharing_policy";
    SimgridSharing usual = SimgridSharing::shared; ///< where the file says nothing
};
[[nodiscard]] Result<SimgridNetwork::Link> simgridLink(const XmlElement& element,
                                                       const SimgridLinkKeys& keys = {});

/** The cores of a host, where it says them. */
[[nodiscard]] std::optional<std::uint32_t> simgridCores(const XmlElement& element);

/** Name, hosts and links of a <cluster> or <cabinet>. Fails before it makes more than kMostTopologyParts
 * hosts. */
[[nodiscard]] Result<SimgridCluster> simgridCluster(const XmlElement& element);

/** The value of a <prop> in the element, or an empty text. */
[[nodiscard]] std::string simgridProp(const XmlElement& element, std::string_view id);

/** "1 0 2" as coordinates of a switch; nothing where it is something else. */
[[nodiscard]] std::optional<Coordinates> simgridCoordinates(const std::string& text);

// Elements that were called otherwise before version 4.
[[nodiscard]] bool isSimgridZone(const XmlElement& element);
[[nodiscard]] bool isSimgridZoneRoute(const XmlElement& element);

} // namespace contraflow
