// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/simgrid_zones.h"

#include <algorithm>
#include <iterator>

namespace contraflow {

void SimgridZones::number(Zone& zone, Vertex vertex)
{
    if (zone.numbers.emplace(vertex, zone.order.size()).second)
        zone.order.push_back(vertex);
}

void SimgridZones::open(const std::string& name, SimgridZoneKind kind)
{
    const std::size_t index = m_zones.size();
    m_names.emplace(name, index);
    if (m_zones[m_open].kind == SimgridZoneKind::floyd)
        number(m_zones[m_open], {true, index});
    Zone zone;
    zone.parent = m_open;
    zone.depth = m_zones[m_open].depth + 1;
    zone.kind = kind;
    m_zones.push_back(std::move(zone));
    m_open = index;
}

void SimgridZones::addRouter(Place place)
{
    m_routers.insert(place);
    add(place);
}

void SimgridZones::addHost(Place place)
{
    m_hosts.push_back(place);
    add(place);
}

void SimgridZones::add(Place place)
{
    m_zoneOf.emplace(place, m_open);
    if (m_zones[m_open].kind == SimgridZoneKind::floyd)
        number(m_zones[m_open], {false, place});
}

std::vector<SimgridZones::Place> SimgridZones::typicalHosts() const
{
    std::vector<Place> typical;
    std::copy_if(m_hosts.begin(), m_hosts.end(), std::back_inserter(typical),
                 [this](Place host) { return !m_likeOthers.contains(host) || m_gateways.contains(host); });
    return typical;
}

std::optional<std::size_t> SimgridZones::find(const std::string& name) const
{
    const auto found = m_names.find(name);
    return found == m_names.end() ? std::nullopt : std::optional(found->second);
}

void SimgridZones::addEdge(std::size_t zone, Vertex source, Vertex destination, const Edge& edge,
                           bool isOneWay)
{
    Zone& own = m_zones[zone];
    number(own, source);
    number(own, destination);
    own.edges.emplace(std::pair(source, destination), edge);
    if (!isOneWay)
        own.edges.emplace(std::pair(destination, source), Edge{edge.route, true, edge.to, edge.from});
}

void SimgridZones::setGateway(std::size_t zone, Place gateway)
{
    m_gateways.insert(gateway);
    for (std::size_t at = zoneOf(gateway); m_zones[at].depth > m_zones[zone].depth; at = m_zones[at].parent)
        m_zones[at].isPassed = true;
}

bool SimgridZones::isWithinShape(Place a, Place b) const
{
    return zoneOf(a) == zoneOf(b) && m_zones[zoneOf(a)].kind == SimgridZoneKind::shaped;
}

} // namespace contraflow
