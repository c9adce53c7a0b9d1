// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/simgrid_threads.h"

#include "core/io/importers/simgrid_rows.h"
#include "core/io/importers/simgrid_ways.h"
#include "core/io/importers/topology_readers.h"
#include "core/project/written_routes.h"

namespace contraflow {

std::optional<RouteRow> SimgridThreads::thread(const SimgridNetwork::Route& route) const
{
    const auto hostAt = [this](Place place) { return m_network.m_places[m_network.rootOf(place)].host; };
    const auto from = hostAt(route.from);
    const auto to = hostAt(route.to);
    if (!from || !to)
        return {};
    RouteRow row{m_rows.hostNames()[*from],
                 m_rows.hostNames()[*to],
                 {},
                 route.isOneWay ? std::string(kOneWay) : std::string()};
    Place at = m_network.rootOf(route.from);
    for (const SimgridNetwork::Step& step : route.steps) {
        const SimgridNetwork::Joint& joint = m_network.m_joints[step.link];
        const Place first = m_network.rootOf(joint.ends[0]);
        const Place second = m_network.rootOf(joint.ends[1]);
        if (!joint.isJoined || (at != first && at != second))
            return {};
        at = at == first ? second : first;
        if (!m_rows.isNic(joint))
            row.links.push_back(plainName(joint.link.name));
    }
    return at == m_network.rootOf(route.to) ? std::optional(std::move(row)) : std::nullopt;
}

void SimgridThreads::writeRoutes(std::vector<RouteRow>& rows) const
{
    for (const SimgridNetwork::Route& route : m_network.m_routes)
        if (route.edgeZone == 0 && !route.isBetweenZones)
            if (std::optional<RouteRow> row = thread(route))
                rows.push_back(std::move(*row));
}

void SimgridThreads::writeWays(const std::vector<std::pair<Place, Place>>& pairs,
                               std::vector<RouteRow>& rows) const
{
    SimgridWays ways(m_network, m_zones);
    SimgridNetwork::Route there;
    SimgridNetwork::Route back;
    for (const auto& [from, to] : pairs) {
        there.from = from;
        there.to = to;
        (void)ways.find(from, to, there.steps);
        (void)ways.find(to, from, back.steps);
        there.isOneWay = !SimgridWays::isMirrored(there.steps, back.steps);
        if (std::optional<RouteRow> row = thread(there))
            rows.push_back(std::move(*row));
    }
}

std::size_t SimgridThreads::write(const SimgridNetwork::RouteComparison& comparison, Platform& platform) const
{
    std::vector<RouteRow> rows;
    if (platform.routing == RoutingRule::written)
        writeRoutes(rows);
    else
        writeWays(comparison.pairs, rows);
    const std::size_t count = rows.size();
    platform.routes = SharedRows<RouteRow>(std::move(rows));
    return count;
}

} // namespace contraflow
