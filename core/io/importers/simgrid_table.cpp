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

SimgridTable::SimgridTable(const SimgridNetwork& file, const SimgridZones& zones)
    : m_file(file)
    , m_zones(zones)
{}

bool SimgridTable::addPair(Pair pair, SimgridWays::Found found)
{
    constexpr std::size_t kMostSteps = 1000;
    if (found == SimgridWays::Found::none)
        return true;
    if (found == SimgridWays::Found::unknown || pair.there.empty() || pair.there.size() > kMostSteps)
        return false;
    m_pairs.push_back(std::move(pair));
    return true;
}

bool SimgridTable::isTable()
{
    using Found = SimgridWays::Found;
    constexpr std::size_t kMostPairs = 125'000; // of a short file
    const std::vector<Place>& hosts = m_zones.hosts();
    if (hosts.size() * (hosts.size() - 1) / 2 > std::max(kMostPairs, m_file.m_routes.size()))
        return false;
    SimgridWays ways(m_file, m_zones);
    for (std::size_t i = 0; i < hosts.size(); ++i)
        for (std::size_t j = i + 1; j < hosts.size(); ++j) {
            Pair there{hosts[i], hosts[j], {}, true};
            Pair back{hosts[j], hosts[i], {}, true};
            const Found found = ways.find(there.from, there.to, there.there);
            const Found foundBack = ways.find(back.from, back.to, back.there);
            const bool isBothWays =
                found == Found::way && foundBack == Found::way &&
                std::equal(there.there.begin(), there.there.end(), back.there.rbegin(), back.there.rend(),
                           [this](const auto& a, const auto& b) { return laneOf(a) == laneOf(b); });
            there.isOneWay = !isBothWays;
            if (!addPair(std::move(there), found) || (!isBothWays && !addPair(std::move(back), foundBack)))
                return false;
        }
    return true;
}

SimgridTable::Lane SimgridTable::laneOf(const SimgridNetwork::Step& step) const
{
    if (m_file.link(step.link).sharing != SimgridSharing::splitDuplex)
        return {step.link, Way::any};
    return {step.link, step.way == Way::down ? Way::down : Way::up};
}

void SimgridTable::addHosts(Place middle)
{
    double together = 0;
    for (const auto& [lane, name] : m_lanes)
        together += m_file.link(lane.first).bandwidth.value;
    const SimgridNetwork::Link nic{
        {}, inReadableUnit(Dimension::bandwidth, together), quantity(Dimension::duration, 0, "s")};
    for (const SimgridNetwork::Host& host : m_file.m_hosts)
        m_star.join(nic, m_star.addHost(host), middle);
}

void SimgridTable::addLanes(Place middle)
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

std::string SimgridTable::nameOf(Place host) const
{
    return m_hostNames[*m_file.m_places[host].host];
}

RouteRow SimgridTable::rowOf(const Pair& pair) const
{
    RouteRow row{
        nameOf(pair.from), nameOf(pair.to), {}, pair.isOneWay ? std::string(kOneWay) : std::string()};
    for (const SimgridNetwork::Step& step : pair.there) {
        const std::string& name = m_lanes.at(laneOf(step));
        row.links.insert(row.links.end(), {name, name}); // there and back
    }
    return row;
}

Platform SimgridTable::make(std::vector<std::string>& notes)
{
    for (const Pair& pair : m_pairs)
        for (const SimgridNetwork::Step& step : pair.there)
            m_lanes.emplace(laneOf(step), std::string());
    const Place middle = m_star.addSwitch("middle");
    addHosts(middle);
    addLanes(middle);
    SimgridRows rows(m_star, notes);
    Platform platform = rows.make();
    m_hostNames = rows.hostNames();
    std::vector<RouteRow> routes;
    for (const Pair& pair : m_pairs)
        routes.push_back(rowOf(pair));
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
