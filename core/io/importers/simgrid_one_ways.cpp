// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/simgrid_one_ways.h"

#include "core/base/some_names.h"
#include "core/base/text.h"
#include "core/io/importers/simgrid_elements.h"

namespace contraflow {

SimgridOneWays::SimgridOneWays(SimgridNetwork& network) : m_network(network) {}

void SimgridOneWays::pair(std::size_t link, std::size_t back)
{
    const auto [known, isNew] = m_backs.emplace(link, back);
    if (!isNew && known->second != back)
        m_refused.insert({link, back, known->second});
}

void SimgridOneWays::refuse(const Route& route)
{
    for (const SimgridNetwork::Step& step : route.steps)
        m_refused.insert(step.link);
}

void SimgridOneWays::findPairs()
{
    std::map<std::pair<std::size_t, std::size_t>, const Route*> oneWays;
    for (const Route& route : m_network.m_routes)
        if (route.isOneWay)
            oneWays.emplace(std::pair(route.from, route.to), &route);
        else
            refuse(route);
    for (const auto& [ends, route] : oneWays) {
        const auto back = oneWays.find({ends.second, ends.first});
        if (back == oneWays.end())
            continue;
        const std::size_t count = route->steps.size();
        if (count != back->second->steps.size()) {
            refuse(*route);
            refuse(*back->second);
            continue;
        }
        for (std::size_t i = 0; i < count; ++i)
            pair(route->steps[i].link, back->second->steps[count - 1 - i].link);
    }
}

void SimgridOneWays::joinPair(std::size_t link, std::size_t back)
{
    SimgridNetwork::Link& kept = m_network.m_joints[link].link;
    const SimgridNetwork::Link& gone = m_network.m_joints[back].link;
    if (kept.bandwidth.value != gone.bandwidth.value || kept.latency.value != gone.latency.value)
        m_slower.push_back(inQuotes(kept.name) + " and " + inQuotes(gone.name));
    if (gone.bandwidth.value < kept.bandwidth.value)
        kept.bandwidth = gone.bandwidth;
    if (gone.latency.value > kept.latency.value)
        kept.latency = gone.latency;
    // Each had one direction for itself, which is what the new link gives to each.
    if (kept.sharing == SimgridSharing::shared)
        kept.sharing = SimgridSharing::splitDuplex;
    m_network.takeAway(back);
    m_kept.emplace(back, link);
}

void SimgridOneWays::joinPairs(std::vector<std::string>& notes)
{
    findPairs();
    for (const auto& [link, back] : m_backs) {
        const bool isSaid = m_network.m_joints[link].isSaid || m_network.m_joints[back].isSaid;
        const auto ofBack = m_backs.find(back);
        if (link < back && !isSaid && ofBack != m_backs.end() && ofBack->second == link &&
            !m_refused.contains(link) && !m_refused.contains(back))
            joinPair(link, back);
    }
    for (Route& route : m_network.m_routes)
        for (SimgridNetwork::Step& step : route.steps)
            if (const auto kept = m_kept.find(step.link); kept != m_kept.end())
                step.link = kept->second;
    if (!m_slower.empty())
        notes.push_back("links that each go one way and differ became one link for both ways, as "
                        "fast as the slower of both: " +
                        someOf(m_slower));
}

} // namespace contraflow
