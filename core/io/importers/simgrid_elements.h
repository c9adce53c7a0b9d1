// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/simgrid_clusters.h"
#include "core/io/importers/xml_reader.h"

namespace contraflow {

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
