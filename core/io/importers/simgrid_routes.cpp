// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/simgrid_routes.h"

#include "core/base/some_names.h"
#include "core/base/text.h"
#include "core/io/importers/simgrid_elements.h"

#include <algorithm>
#include <array>

namespace contraflow {

namespace {

constexpr std::array<const char*, 2> kEnds{"src", "dst"};

/** What routes of a zone call so. */
std::optional<SimgridZones::Vertex> vertexOf(const SimgridParts& parts, const std::string& name)
{
    if (const auto zone = parts.zones.find(name))
        return SimgridZones::Vertex{true, *zone};
    const auto place = parts.places.find(name);
    return place == parts.places.end() ? std::nullopt
                                       : std::optional(SimgridZones::Vertex{false, place->second});
}

} // namespace

SimgridZoneKind simgridZoneKind(const XmlElement& zone)
{
    static const std::map<std::string, SimgridZoneKind> kinds{
        {"Full", SimgridZoneKind::table},   {"None", SimgridZoneKind::table},
        {"Floyd", SimgridZoneKind::floyd},  {"Dijkstra", SimgridZoneKind::dijkstra},
        {"Cluster", SimgridZoneKind::star}, {"DijkstraCache", SimgridZoneKind::dijkstra}};
    const auto kind = kinds.find(zone.attribute("routing"));
    return kind == kinds.end() ? SimgridZoneKind::unknown : kind->second;
}

std::optional<SimgridNetwork::Step> findSimgridLink(const SimgridParts& parts, const SimgridNetwork& network,
                                                    const std::string& name)
{
    using Way = SimgridNetwork::Way;
    if (const auto link = parts.links.find(name); link != parts.links.end())
        return SimgridNetwork::Step{link->second, Way::any};
    for (const auto& [suffix, way] : {std::pair(std::string_view("_UP"), Way::up), {"_DOWN", Way::down}}) {
        if (!name.ends_with(suffix))
            continue;
        const auto link = parts.links.find(name.substr(0, name.size() - suffix.size()));
        if (link != parts.links.end() && network.link(link->second).sharing == SimgridSharing::splitDuplex)
            return SimgridNetwork::Step{link->second, way};
    }
    return std::nullopt;
}

SimgridRoutes::SimgridRoutes(SimgridParts& parts, SimgridNetwork& network, ImportedTopology& topology)
    : m_parts(parts)
    , m_network(network)
    , m_topology(topology)
{}

Result<void> SimgridRoutes::take(const XmlElement& root)
{
    if (Result<void> joined = joinEnds(); !joined)
        return joined;
    findGateways(root);
    if (Result<void> taken = takeRoutes(root); !taken)
        return taken;
    if (m_idle > 0)
        m_topology.notes.push_back(counted(m_idle, "route") +
                                   " to zones without hosts, which no message takes, left out");
    if (!m_skipped.empty())
        m_topology.notes.push_back(
            "routes from outside to " + someOf({m_skipped.begin(), m_skipped.end()}) +
            " were left out: in SimGrid messages from outside reach each host of such a cluster without "
            "passing its links, which has no equal here");
    return {};
}

Result<void> SimgridRoutes::joinEnds()
{
    const auto& places = m_parts.places;
    for (const SimgridParts::Ends& ends : m_parts.ends) {
        const auto from = places.find(ends.from);
        const auto to = places.find(ends.to);
        if (from == places.end() || to == places.end())
            return simgridFault(*ends.element, inQuotes(from == places.end() ? ends.from : ends.to) +
                                                   ", which it joins, is no host or router of the file");
        m_network.setEnds(ends.link, from->second, to->second);
    }
    constexpr std::string_view kAt = "at ";
    for (const XmlElement* prop : m_parts.props)
        if (const std::string& id = prop->attribute("id"); id.starts_with(kAt))
            if (const auto place = places.find(id.substr(kAt.size())); place != places.end()) {
                const auto at = simgridCoordinates(prop->attribute("value"));
                if (!at)
                    return simgridFault(*prop, inQuotes(prop->attribute("value")) + " are no coordinates");
                m_network.setCoordinates(place->second, *at);
            }
    return {};
}

void SimgridRoutes::findGateways(const XmlElement& zone)
{
    for (const XmlElement& element : zone.children) {
        if (isSimgridZone(element))
            findGateways(element);
        if (!isSimgridZoneRoute(element))
            continue;
        for (const auto& [end, gateway] : {std::pair("src", "gw_src"), std::pair("dst", "gw_dst")}) {
            const auto joined = m_parts.zones.find(element.attribute(end));
            const auto place = m_parts.places.find(element.attribute(gateway));
            if (joined && place != m_parts.places.end())
                m_parts.zones.setGateway(*joined, place->second);
        }
    }
}

SimgridRoutes::Zone SimgridRoutes::zoneOf(const XmlElement& element) const
{
    Zone zone;
    if (const auto found = m_parts.zoneOf.find(&element); found != m_parts.zoneOf.end())
        zone.index = found->second;
    const SimgridZoneKind kind = m_parts.zones.zone(zone.index).kind;
    // Ways within the zone are put together of its routes.
    zone.isOfEdges = kind == SimgridZoneKind::floyd || kind == SimgridZoneKind::dijkstra;
    return zone;
}

Result<void> SimgridRoutes::takeRoutes(const XmlElement& zone)
{
    Zone own = zoneOf(zone);
    for (const XmlElement& element : zone.children) {
        Result<void> taken;
        if (isSimgridZone(element))
            taken = takeRoutes(element);
        else if (element.name == "route" || isSimgridZoneRoute(element))
            taken = takeRoute(element, own);
        if (!taken)
            return taken;
    }
    return {};
}

Result<SimgridNetwork::Place> SimgridRoutes::placeOf(const XmlElement& element, const char* key) const
{
    const auto place = m_parts.places.find(element.attribute(key));
    if (place == m_parts.places.end())
        return simgridFault(element, std::string(key) + " " + inQuotes(element.attribute(key)) +
                                         " is no host or router of the file");
    return place->second;
}

Result<std::vector<SimgridNetwork::Step>> SimgridRoutes::stepsOf(const XmlElement& element) const
{
    std::vector<SimgridNetwork::Step> steps;
    for (const XmlElement& part : element.children) {
        if (part.name != "link_ctn" && part.name != "link:ctn")
            continue;
        auto step = findSimgridLink(m_parts, m_network, part.attribute("id"));
        if (!step)
            return simgridFault(part, "there is no link " + inQuotes(part.attribute("id")));
        const std::string& way = part.attribute("direction");
        if (way == "UP" || way == "DOWN")
            step->way = way == "UP" ? SimgridNetwork::Way::up : SimgridNetwork::Way::down;
        steps.push_back(*step);
    }
    return steps;
}

bool SimgridRoutes::isIdle(const XmlElement& element) const
{
    return std::any_of(kEnds.begin(), kEnds.end(), [&](const char* end) {
        const auto hosts = m_parts.hostsOf.find(element.attribute(end));
        const auto zone = m_parts.zones.find(element.attribute(end));
        return hosts != m_parts.hostsOf.end() && hosts->second == 0 && zone &&
               !m_parts.zones.zone(*zone).isPassed;
    });
}

bool SimgridRoutes::skipsLinks(const XmlElement& element)
{
    bool skips = false;
    for (const char* gateway : {"gw_src", "gw_dst"})
        if (const auto cluster = m_parts.shapedRouters.find(element.attribute(gateway));
            cluster != m_parts.shapedRouters.end()) {
            m_skipped.insert(inQuotes(cluster->second));
            skips = true;
        }
    return skips;
}

Result<void> SimgridRoutes::takeRoute(const XmlElement& element, Zone& zone)
{
    const bool isBetweenZones = isSimgridZoneRoute(element);
    const Result<Place> from = placeOf(element, isBetweenZones ? "gw_src" : "src");
    if (!from)
        return from.error();
    const Result<Place> to = placeOf(element, isBetweenZones ? "gw_dst" : "dst");
    if (!to)
        return to.error();
    const std::string& src = element.attribute("src");
    const std::string& dst = element.attribute("dst");
    const std::string symmetry = lowered(element.attribute("symmetrical"));
    const bool isOneWay = symmetry == "no" || symmetry == "0" || symmetry == "false";
    if (!zone.known.emplace(src, dst).second ||
        (!isOneWay && src != dst && !zone.known.emplace(dst, src).second))
        return simgridFault(element, "the way between " + inQuotes(src) + " and " + inQuotes(dst) +
                                         " was described before; keep one of both");
    Result<std::vector<SimgridNetwork::Step>> steps = stepsOf(element);
    if (!steps)
        return steps.error();
    if (*from == *to) {
        if (steps->size() == 1)
            m_loops.push_back(steps->front().link);
        return {};
    }
    Route route{element.line, *from, *to, std::move(*steps), isOneWay};
    if (isBetweenZones) {
        if (skipsLinks(element)) {
            addEdge(element, zone, route, SimgridZones::kUntold);
            return {};
        }
        if (!zone.isOfEdges && isIdle(element)) {
            ++m_idle;
            return {};
        }
    }
    addEdge(element, zone, route, m_network.addRoute(route));
    return {};
}

void SimgridRoutes::addEdge(const XmlElement& element, const Zone& zone, const Route& route,
                            std::size_t index)
{
    const auto source = vertexOf(m_parts, element.attribute("src"));
    const auto destination = vertexOf(m_parts, element.attribute("dst"));
    if (source && destination)
        m_parts.zones.addEdge(zone.index, *source, *destination, {index, false, route.from, route.to},
                              route.isOneWay);
}

} // namespace contraflow
