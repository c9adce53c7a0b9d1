// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/message_slots.h"

#include "core/project/start_up.h"
#include "core/sharing/hockney.h"

#include <utility>

namespace contraflow {

MessageSlots::MessageSlots(std::shared_ptr<const Network> network)
    : m_scenario{std::move(network), {}, {}}
    , m_router(*m_scenario.network)
{}

std::uint32_t MessageSlots::take(NodeId source, NodeId destination, double bytes)
{
    Pair& p = pair(source, destination);
    if (!p.way.isOpen)
        return kNone;
    p.bytes += bytes;
    if (p.free == kNone)
        return addSlot(source, destination, p);
    return std::exchange(p.free, m_nextFree[p.free]);
}

void MessageSlots::release(std::uint32_t slot)
{
    m_nextFree[slot] = std::exchange(m_pairs[m_pairOf[slot]].free, slot);
}

MessageSlots::Pair& MessageSlots::pair(NodeId source, NodeId destination)
{
    const std::uint64_t key = std::uint64_t{source.value} << 32U | destination.value;
    const auto [at, isNew] = m_pairAt.emplace(key, static_cast<std::uint32_t>(m_pairs.size()));
    if (!isNew)
        return m_pairs[at->second];
    Pair& fresh = m_pairs.emplace_back();
    const Network& network = *m_scenario.network;
    RouteTable route;
    const bool isFound = m_router.appendRoute(source, destination, route);
    route.closeRoute();
    if (!isFound || route[0].empty())
        return fresh;
    fresh.way.isOpen = true;
    fresh.way.latency = network.latency(route[0]);
    fresh.way.slowest = slowestChannel(network, route[0], route.shares(0)).rate;
    fresh.way.isStartUpUnknown = network.sendOverhead() + network.receiveOverhead() == 0 &&
                                 isStartUpUnknown(network, source, destination);
    return fresh;
}

std::uint32_t MessageSlots::addSlot(NodeId source, NodeId destination, Pair& pair)
{
    const auto slot = static_cast<std::uint32_t>(m_pairOf.size());
    if (pair.slot == kNone) {
        (void)m_router.appendRoute(source, destination, m_scenario.routes);
        m_scenario.routes.closeRoute();
        pair.slot = slot;
    } else {
        m_scenario.routes.repeat(pair.slot);
    }
    const Network& network = *m_scenario.network;
    m_scenario.messages.push_back(
        {.row = slot,
         .source = source,
         .destination = destination,
         .lane = laneOfName(network.node(source).name + ' ' + network.node(destination).name)});
    m_pairOf.push_back(static_cast<std::uint32_t>(&pair - m_pairs.data()));
    m_nextFree.push_back(kNone);
    return slot;
}

} // namespace contraflow
