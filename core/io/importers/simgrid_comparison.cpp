// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/simgrid_comparison.h"

#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/io/importers/simgrid_rows.h"
#include "core/io/importers/topology_readers.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace contraflow {

SimgridComparison::SimgridComparison(const SimgridNetwork& network, const SimgridZones& zones,
                                     const std::vector<std::string>& hostNames, const Platform& platform)
    : m_network(network)
    , m_zones(zones)
    , m_hostNames(hostNames)
    , m_made(Network::build(platform, 0, m_issues))
    , m_router(*m_made)
    , m_ways(network, zones)
{}

SimgridComparison::SimgridComparison(const SimgridNetwork& network, const SimgridZones& zones,
                                     const SimgridRows& rows, const Platform& platform)
    : SimgridComparison(network, zones, rows.hostNames(), platform)
{
    m_rows = &rows;
}

bool SimgridComparison::passesLinks(const Steps& steps, const std::vector<ChannelId>& way) const
{
    std::vector<std::string> theirs;
    for (const SimgridNetwork::Step& step : steps) {
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

bool SimgridComparison::isSameWay(const Steps& steps, const std::vector<ChannelId>& way) const
{
    double latency = 0;
    double narrowest = std::numeric_limits<double>::infinity();
    for (const SimgridNetwork::Step& step : steps) {
        latency += m_network.link(step.link).latency.value;
        narrowest = std::min(narrowest, m_network.link(step.link).bandwidth.value);
    }
    double ours = std::numeric_limits<double>::infinity();
    for (const ChannelId channel : way)
        ours = std::min(ours, m_made->capacity(channel));
    return nearlyEqual(ours, narrowest) && nearlyEqual(m_made->latency(way), latency) &&
           (m_rows == nullptr || passesLinks(steps, way));
}

std::string SimgridComparison::textOf(const Ends& ends) const
{
    return "from " + inQuotes(m_hostNames[hostOf(ends.from)]) + " to " +
           inQuotes(m_hostNames[hostOf(ends.to)]);
}

void SimgridComparison::compareWay(const Ends& ends, SimgridWays::Found found, const Steps& steps)
{
    const auto source = m_made->findNode(m_hostNames[hostOf(ends.from)]);
    const auto destination = m_made->findNode(m_hostNames[hostOf(ends.to)]);
    std::vector<ChannelId> way;
    const bool isThere = source && destination && m_router.appendRoute(*source, *destination, way);
    const auto count = [&](SimgridNetwork::CountedWays& ways) {
        if (++ways.count == 1)
            ways.first = textOf(ends);
    };
    if (found != SimgridWays::Found::way) {
        if (found == SimgridWays::Found::unknown)
            count(m_found.unknown);
        else if (isThere)
            count(m_found.invented);
        return;
    }
    ++m_found.compared;
    if (isThere && isSameWay(steps, way))
        return;
    count(m_found.others);
    m_found.pairs.emplace_back(ends.from, ends.to);
}

void SimgridComparison::comparePair(const Ends& ends)
{
    if (m_zones.isWithinShape(ends.from, ends.to))
        return; // the platform's rule of routing is said
    Steps there;
    Steps back;
    const SimgridWays::Found found = m_ways.find(ends.from, ends.to, there);
    const SimgridWays::Found foundBack = m_ways.find(ends.to, ends.from, back);
    compareWay(ends, found, there);
    if (found != foundBack || (found == SimgridWays::Found::way && !SimgridWays::isMirrored(there, back)))
        compareWay({ends.to, ends.from}, foundBack, back);
}

SimgridNetwork::RouteComparison SimgridComparison::compare()
{
    const auto pairsOf = [](std::size_t hosts) { return hosts * (hosts - 1) / 2; };
    const std::size_t most = m_network.mostWritten();
    m_found.isWhole = pairsOf(m_zones.hosts().size()) <= most;
    const std::vector<Place> typical = m_found.isWhole ? m_zones.hosts() : m_zones.typicalHosts();
    // Ways in a zone of edges are looked for from each host, so that there may not be many.
    const auto count =
        std::min(typical.size(), m_found.isWhole
                                     ? typical.size()
                                     : static_cast<std::size_t>(std::sqrt(2.0 * static_cast<double>(most))));
    const auto host = [&](std::size_t i) { return typical[i * typical.size() / count]; };
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = i + 1; j < count; ++j)
            comparePair({host(i), host(j)});
    m_found.leftOut = pairsOf(typical.size()) - pairsOf(count);
    return m_found;
}

} // namespace contraflow
