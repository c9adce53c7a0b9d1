// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/simgrid_comparison.h"

#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/io/importers/simgrid_rows.h"
#include "core/io/importers/topology_readers.h"

#include <algorithm>
#include <queue>

namespace contraflow {

namespace {

constexpr std::size_t kMostCompared = 20'000;

} // namespace

SimgridComparison::Figures SimgridComparison::Figures::operator+(const Figures& next) const
{
    return {latency + next.latency, std::min(narrowest, next.narrowest)};
}

SimgridComparison::SimgridComparison(const SimgridNetwork& network, const std::vector<std::string>& hostNames,
                                     const Platform& platform)
    : m_network(network)
    , m_hostNames(hostNames)
    , m_made(Network::build(platform, 0, m_issues))
    , m_router(*m_made)
{}

SimgridComparison::SimgridComparison(const SimgridNetwork& network, const SimgridRows& rows,
                                     const Platform& platform)
    : SimgridComparison(network, rows.hostNames(), platform)
{
    m_rows = &rows;
}

bool SimgridComparison::passesLinksOf(const Route& route, const std::vector<ChannelId>& way) const
{
    std::vector<std::string> theirs;
    for (const SimgridNetwork::Step& step : route.steps) {
        const SimgridNetwork::Joint& joint = m_network.m_joints[step.link];
        if (!joint.isSaid)
            return true;
        if (!m_rows->isNic(joint))
            theirs.push_back(plainName(joint.link.name));
    }
    std::vector<std::string> ours;
    for (const ChannelId channel : way)
        if (const Network::Link& link = m_made->link(linkOf(channel)); !link.isNic)
            ours.push_back(link.name);
    return ours == theirs;
}

std::optional<std::size_t> SimgridComparison::hostAt(Place place) const
{
    return m_network.m_places[m_network.rootOf(place)].host;
}

bool SimgridComparison::isFull() const
{
    return m_found.compared >= kMostCompared;
}

SimgridComparison::Figures SimgridComparison::figuresOf(const Route& route) const
{
    Figures figures;
    for (const SimgridNetwork::Step& step : route.steps) {
        const SimgridNetwork::Link& link = m_network.link(step.link);
        figures = figures + Figures{link.latency.value, link.bandwidth.value};
    }
    return figures;
}

void SimgridComparison::compareWay(std::size_t from, std::size_t to, const Figures& theirs,
                                   const Route* route)
{
    if (from == to || isFull())
        return;
    ++m_found.compared;
    const auto source = m_made->findNode(m_hostNames[from]);
    const auto destination = m_made->findNode(m_hostNames[to]);
    std::vector<ChannelId> way;
    const bool isThere = source && destination && m_router.appendRoute(*source, *destination, way);
    double narrowest = std::numeric_limits<double>::infinity();
    for (const ChannelId channel : way)
        narrowest = std::min(narrowest, m_made->capacity(channel));
    if (isThere && nearlyEqual(narrowest, theirs.narrowest) &&
        nearlyEqual(m_made->latency(way), theirs.latency) &&
        (!route || !m_rows || passesLinksOf(*route, way)))
        return;
    m_found.pairs.emplace_back(from, to);
    if (++m_found.others == 1)
        m_found.first = "from " + inQuotes(m_hostNames[from]) + " to " + inQuotes(m_hostNames[to]);
}

void SimgridComparison::findInnerWays()
{
    for (const SimgridNetwork::Joint& joint : m_network.m_joints)
        if (joint.isJoined && joint.isOfZone)
            for (const Place end : joint.ends)
                m_zoneJoints[m_network.rootOf(end)].push_back(&joint);
    for (const Route& route : m_network.m_routes) {
        if (route.isBetweenZones)
            continue;
        if (const auto host = hostAt(route.from))
            m_inner.emplace(m_network.rootOf(route.to), Inner{*host, figuresOf(route)});
        if (const auto host = hostAt(route.to))
            m_inner.emplace(m_network.rootOf(route.from), Inner{*host, figuresOf(route)});
    }
}

std::optional<SimgridComparison::Inner> SimgridComparison::innerWay(Place gateway) const
{
    const Place start = m_network.rootOf(gateway);
    std::map<Place, Figures> known{{start, {}}};
    std::queue<Place> open({start});
    while (!open.empty()) {
        const Place at = open.front();
        open.pop();
        if (const auto host = hostAt(at))
            return Inner{*host, known.at(at)};
        const auto joints = m_zoneJoints.find(at);
        if (joints == m_zoneJoints.end())
            continue;
        for (const SimgridNetwork::Joint* joint : joints->second)
            for (const Place end : joint->ends)
                if (const Place next = m_network.rootOf(end);
                    known
                        .emplace(next, known.at(at) +
                                           Figures{joint->link.latency.value, joint->link.bandwidth.value})
                        .second)
                    open.push(next);
    }
    const auto inner = m_inner.find(start);
    return inner == m_inner.end() ? std::nullopt : std::optional(inner->second);
}

std::map<SimgridNetwork::Place, SimgridComparison::Way> SimgridComparison::waysOfEdges(const Edges& edges,
                                                                                       Place source) const
{
    std::map<Place, Way> ways{{source, {}}};
    using Entry = std::pair<std::size_t, Place>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    open.emplace(0, source);
    while (!open.empty()) {
        const auto [links, at] = open.top();
        open.pop();
        const auto next = edges.find(at);
        if (links > ways.at(at).links || next == edges.end())
            continue;
        for (const auto& [place, route] : next->second) {
            const Way way{links + route->steps.size(), ways.at(at).figures + figuresOf(*route),
                          ways.at(at).isAmbiguous};
            const auto [known, isNew] = ways.emplace(place, way);
            Way& best = known->second;
            if (isNew || way.links < best.links) {
                best = way;
                open.emplace(way.links, place);
            } else if (way.links == best.links) {
                best.isAmbiguous = best.isAmbiguous || way.isAmbiguous ||
                                   !nearlyEqual(way.figures.latency, best.figures.latency) ||
                                   !nearlyEqual(way.figures.narrowest, best.figures.narrowest);
            }
        }
    }
    return ways;
}

void SimgridComparison::compareEdges()
{
    std::map<std::size_t, Edges> zones;
    for (const Route& route : m_network.m_routes)
        if (route.edgeZone != 0 && !route.isBetweenZones) {
            Edges& edges = zones[route.edgeZone];
            const Place from = m_network.rootOf(route.from);
            const Place to = m_network.rootOf(route.to);
            edges[from].emplace_back(to, &route);
            if (!route.isOneWay)
                edges[to].emplace_back(from, &route);
        }
    for (const auto& [zone, edges] : zones)
        for (const auto& [source, next] : edges) {
            const auto from = hostAt(source);
            if (!from || isFull())
                continue;
            for (const auto& [place, way] : waysOfEdges(edges, source))
                if (const auto to = hostAt(place); to && !way.isAmbiguous)
                    compareWay(*from, *to, way.figures);
        }
}

SimgridNetwork::RouteComparison SimgridComparison::compare()
{
    findInnerWays();
    compareEdges();
    for (const Route& route : m_network.m_routes) {
        if (route.edgeZone != 0 || isFull())
            continue;
        const auto from = route.isBetweenZones ? innerWay(route.from)
                          : hostAt(route.from) ? std::optional(Inner{*hostAt(route.from), {}})
                                               : std::nullopt;
        const auto to = route.isBetweenZones ? innerWay(route.to)
                        : hostAt(route.to)   ? std::optional(Inner{*hostAt(route.to), {}})
                                             : std::nullopt;
        if (from && to)
            compareWay(from->host, to->host, from->figures + figuresOf(route) + to->figures,
                       route.isBetweenZones ? nullptr : &route);
    }
    return m_found;
}

} // namespace contraflow
