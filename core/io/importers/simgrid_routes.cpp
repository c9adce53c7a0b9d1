// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/simgrid_routes.h"

#include "core/base/some_names.h"
#include "core/base/text.h"
#include "core/io/importers/simgrid_elements.h"

namespace contraflow {

namespace {

/** Whether ways within the zone are put together of its routes. */
bool hasEdges(const XmlElement& zone)
{
    const std::string& routing = zone.attribute("routing");
    return routing == "Floyd" || routing == "Dijkstra" || routing == "DijkstraCache";
}

} // namespace

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

SimgridRoutes::SimgridRoutes(const SimgridParts& parts, SimgridNetwork& network, ImportedTopology& topology)
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
    for (const XmlElement& element : zone.children)
        if (isSimgridZone(element)) {
            findGateways(element);
        } else if (isSimgridZoneRoute(element)) {
            m_zonesOf[element.attribute("gw_src")].insert(element.attribute("src"));
            m_zonesOf[element.attribute("gw_dst")].insert(element.attribute("dst"));
        }
}

Result<void> SimgridRoutes::takeRoutes(const XmlElement& zone)
{
    Zone own;
    ++m_zones;
    own.edges = hasEdges(zone) ? m_zones : 0;
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
    for (const auto& [zone, gateway] : {std::pair("src", "gw_src"), std::pair("dst", "gw_dst")}) {
        const auto hosts = m_parts.hostsOf.find(element.attribute(zone));
        if (hosts != m_parts.hostsOf.end() && hosts->second == 0 &&
            m_zonesOf.at(element.attribute(gateway)).size() == 1)
            return true;
    }
    return false;
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

void SimgridRoutes::passGateway(const std::string& zone, Place gateway)
{
    if (const auto hosts = m_parts.hostsOf.find(zone); hosts == m_parts.hostsOf.end() || hosts->second > 1)
        m_network.setPassed(gateway);
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
    if (isBetweenZones) {
        if (skipsLinks(element))
            return {};
        if (zone.edges == 0 && isIdle(element)) {
            ++m_idle;
            return {};
        }
        passGateway(src, *from);
        passGateway(dst, *to);
    }
    m_network.addRoute({element.line, *from, *to, std::move(*steps), isOneWay, zone.edges, isBetweenZones});
    return {};
}

} // namespace contraflow
