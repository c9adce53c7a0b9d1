// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/simgrid_threads.h"

#include "core/io/importers/simgrid_rows.h"
#include "core/io/importers/topology_readers.h"
#include "core/project/written_routes.h"

namespace contraflow {

std::optional<RouteRow> SimgridThreads::thread(const SimgridNetwork::Route& route) const
{
    using Place = SimgridNetwork::Place;
    const auto hostAt = [this](Place place) { return m_network.m_places[m_network.rootOf(place)].host; };
    const auto from = hostAt(route.from);
    const auto to = hostAt(route.to);
    if (!from || !to || route.edgeZone != 0 || route.isBetweenZones)
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

std::size_t SimgridThreads::write(const SimgridNetwork::RouteComparison& comparison, Platform& platform) const
{
    const std::set<std::pair<std::size_t, std::size_t>> others(comparison.pairs.begin(),
                                                               comparison.pairs.end());
    const auto isOther = [&](const SimgridNetwork::Route& route) {
        const auto from = m_network.m_places[m_network.rootOf(route.from)].host;
        const auto to = m_network.m_places[m_network.rootOf(route.to)].host;
        return platform.routing == RoutingRule::written || (from && to && others.contains({*from, *to}));
    };
    std::vector<RouteRow> rows;
    for (const SimgridNetwork::Route& route : m_network.m_routes)
        if (isOther(route))
            if (std::optional<RouteRow> row = thread(route))
                rows.push_back(std::move(*row));
    const std::size_t count = rows.size();
    platform.routes = SharedRows<RouteRow>(std::move(rows));
    return count;
}

} // namespace contraflow
