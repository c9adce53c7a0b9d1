// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/simgrid_table.h"

#include "core/base/text.h"
#include "core/io/importers/simgrid_clusters.h"
#include "core/io/importers/simgrid_rows.h"
#include "core/io/importers/topology_readers.h"
#include "core/project/written_routes.h"

#include <algorithm>

namespace contraflow {

SimgridTable::SimgridTable(const SimgridNetwork& file) : m_file(file) {}

bool SimgridTable::isBetweenHosts(const SimgridNetwork::Route& route) const
{
    return m_file.m_places[route.from].host && m_file.m_places[route.to].host;
}

bool SimgridTable::isTable() const
{
    constexpr std::size_t kMostSteps = 1000;
    // Routes from and to routers are no messages' where no zone has one as its gateway.
    return std::all_of(m_file.m_routes.begin(), m_file.m_routes.end(),
                       [](const SimgridNetwork::Route& route) {
                           return route.edgeZone == 0 && !route.isBetweenZones && !route.steps.empty() &&
                                  route.steps.size() <= kMostSteps;
                       }) &&
           std::none_of(m_file.m_joints.begin(), m_file.m_joints.end(),
                        [](const SimgridNetwork::Joint& joint) { return joint.isOfZone; });
}

bool SimgridTable::hasDirections(const SimgridNetwork::Route& route) const
{
    return std::any_of(route.steps.begin(), route.steps.end(), [this](const SimgridNetwork::Step& step) {
        return m_file.link(step.link).sharing == SimgridSharing::splitDuplex;
    });
}

SimgridTable::Lane SimgridTable::laneOf(const SimgridNetwork::Step& step) const
{
    if (m_file.link(step.link).sharing != SimgridSharing::splitDuplex)
        return {step.link, Way::any};
    return {step.link, step.way == Way::down ? Way::down : Way::up};
}

void SimgridTable::addHosts(SimgridNetwork::Place middle)
{
    double together = 0;
    for (const auto& [lane, name] : m_lanes)
        together += m_file.link(lane.first).bandwidth.value;
    const SimgridNetwork::Link nic{
        {}, inReadableUnit(Dimension::bandwidth, together), quantity(Dimension::duration, 0, "s")};
    for (const SimgridNetwork::Host& host : m_file.m_hosts)
        m_star.join(nic, m_star.addHost(host), middle);
}

void SimgridTable::addLanes(SimgridNetwork::Place middle)
{
    PlainNames names;
    for (const SimgridNetwork::Host& host : m_file.m_hosts)
        (void)names.take(host.name);
    for (auto& [lane, name] : m_lanes) {
        SimgridNetwork::Link link = m_file.link(lane.first);
        name = names.take(link.name + (lane.second == Way::any  ? ""
                                       : lane.second == Way::up ? " up"
                                                                : " down"));
        link.name = name;
        link.latency = plainDuration(link.latency.value / 2);
        if (link.sharing == SimgridSharing::shared)
            link.sharing = SimgridSharing::splitDuplex; // all share it on their way there, and on that back
        m_star.join(std::move(link), middle, m_star.addSwitch(name));
    }
}

void SimgridTable::writeRoute(const SimgridNetwork::Route& route, std::vector<RouteRow>& rows) const
{
    RouteRow row{
        m_hostNames[*m_file.m_places[route.from].host], m_hostNames[*m_file.m_places[route.to].host], {}, {}};
    const auto pass = [this](RouteRow& passing, SimgridNetwork::Step step) {
        const std::string& name = m_lanes.at(laneOf(step));
        passing.links.insert(passing.links.end(), {name, name}); // there and back
    };
    for (const SimgridNetwork::Step& step : route.steps)
        pass(row, step);
    const bool hasOwnWayBack = !route.isOneWay && hasDirections(route);
    if (route.isOneWay || hasOwnWayBack)
        row.ways = kOneWay;
    RouteRow back{row.to, row.from, {}, row.ways};
    rows.push_back(std::move(row));
    if (!hasOwnWayBack)
        return;
    for (auto step = route.steps.rbegin(); step != route.steps.rend(); ++step)
        pass(back, {step->link, step->way == Way::down ? Way::up : Way::down});
    rows.push_back(std::move(back));
}

Platform SimgridTable::make(std::vector<std::string>& notes)
{
    for (const SimgridNetwork::Route& route : m_file.m_routes)
        for (const SimgridNetwork::Step& step : route.steps) {
            m_lanes.emplace(laneOf(step), std::string());
            if (!route.isOneWay && hasDirections(route))
                m_lanes.emplace(laneOf({step.link, step.way == Way::down ? Way::up : Way::down}),
                                std::string());
        }
    const SimgridNetwork::Place middle = m_star.addSwitch("middle");
    addHosts(middle);
    addLanes(middle);
    SimgridRows rows(m_star, notes);
    Platform platform = rows.make();
    m_hostNames = rows.hostNames();
    std::vector<RouteRow> routes;
    for (const SimgridNetwork::Route& route : m_file.m_routes)
        if (isBetweenHosts(route))
            writeRoute(route, routes);
    notes.push_back("no links that join two places each give the routes of the file, so that all " +
                    groupedCount(routes.size()) +
                    " are written out: each link became a switch that messages pass there and back, and "
                    "hosts hang on a switch in their middle by links as fast as all others together");
    const auto isUnused = [this](const SimgridNetwork::Joint& joint) {
        const auto link = static_cast<std::size_t>(&joint - m_file.m_joints.data());
        const auto lane = m_lanes.lower_bound({link, Way::any});
        return !joint.isTaken && (lane == m_lanes.end() || lane->first.first != link);
    };
    if (const auto unused = std::count_if(m_file.m_joints.begin(), m_file.m_joints.end(), isUnused))
        notes.push_back(counted(static_cast<std::size_t>(unused), "link") + " on no route, left out");
    platform.routes = SharedRows<RouteRow>(std::move(routes));
    platform.routing = RoutingRule::written;
    return platform;
}

} // namespace contraflow
