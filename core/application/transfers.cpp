// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/transfers.h"

#include "core/project/start_up.h"
#include "core/sharing/hockney.h"

#include <cmath>
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

Transfers::Transfers(std::shared_ptr<const Network> network, const SharingModel& model, bool findsConflicts,
                     std::stop_token stop)
    : m_slots(std::move(network))
    , m_solver(model.makeSolver(m_slots.scenario()))
    , m_flows(*m_solver, 0, nullptr)
    , m_meter(m_slots.scenario().network->nodes().size())
{
    m_solver->setStop(std::move(stop));
    m_solver->useMemory(m_memory);
    if (findsConflicts)
        m_conflicts.emplace(m_slots.scenario().network->nodes().size());
}

namespace {

/** Seconds before the bytes of the rounds flow one after the other. */
double headStart(const Load& load, double latency, double rate)
{
    return (load.rounds + load.fill) * latency + load.fill * (load.bytes / load.rounds / rate);
}

} // namespace

bool Transfers::begin(std::uint32_t message, NodeId source, NodeId destination, const Load& load,
                      const Instant& now)
{
    if (source == destination)
        return beginLocal(message, load, now);
    const double bytes = load.bytes;
    const std::uint32_t slot = m_slots.take(source, destination, bytes);
    if (slot == MessageSlots::kNone)
        return false;
    if (m_flowing.size() < m_slots.size()) {
        m_flowing.resize(m_slots.size());
        m_flows.grow(m_slots.size());
        if (m_log)
            m_log->addSlot(source, destination);
    }
    const MessageSlots::Way& way = m_slots.wayOf(slot);
    const double latency = headStart(load, way.latency, way.slowest);
    const Waiting waiting{bytes, latency + bytes / way.slowest, latency, message, slot};
    if (way.isStartUpUnknown && waiting.uncontended < kUsualStartUp)
        m_meter.noteWithoutStartUp();
    if (latency > 0)
        wait(waiting, now + latency);
    else
        endLatency(waiting, now, m_atOnce);
    return true;
}

bool Transfers::beginLocal(std::uint32_t message, const Load& load, const Instant& now)
{
    const Network& network = *m_slots.scenario().network;
    const double latency = headStart(load, network.localLatency(), network.localBandwidth());
    const double seconds = latency + load.bytes / network.localBandwidth();
    if (seconds > 0)
        wait({load.bytes, seconds, latency, message, kLocal}, now + seconds);
    else
        m_atOnce.push_back({message, 0, 0, kNoChannel});
    return true;
}

void Transfers::wait(const Waiting& waiting, const Instant& until)
{
    if (m_free.empty()) {
        m_free.push_back(static_cast<std::uint32_t>(m_waiting.size()));
        m_waiting.emplace_back();
    }
    const std::uint32_t at = m_free.back();
    m_free.pop_back();
    m_waiting[at] = waiting;
    m_timers.add(until, at);
}

void Transfers::endLatency(const Waiting& waiting, const Instant& now, std::vector<Arrival>& arrived)
{
    if (waiting.slot != kLocal && waiting.bytes > 0) {
        m_flowing[waiting.slot] = waiting;
        m_flows.start(waiting.slot, waiting.bytes, now);
        const PlacedMessage& ends = m_slots.scenario().messages[waiting.slot];
        m_meter.begin(ends.source, ends.destination, waiting.bytes);
        if (m_conflicts)
            m_conflicts->begin(waiting.slot, ends.source, ends.destination);
        return;
    }
    if (waiting.slot != kLocal)
        m_done.push_back(waiting.slot);
    arrived.push_back({waiting.message, waiting.uncontended, waiting.latency, kNoChannel});
}

void Transfers::collect(const Instant& now, std::vector<Arrival>& arrived)
{
    arrived.insert(arrived.end(), m_atOnce.begin(), m_atOnce.end());
    m_atOnce.clear();
    if (!std::exchange(m_isFirst, false))
        return; // what begins now takes longer, or is there at once
    for (const std::uint32_t slot : m_flows.takeDone(now)) {
        m_done.push_back(slot);
        const Waiting& flow = m_flowing[slot];
        const PlacedMessage& ends = m_slots.scenario().messages[slot];
        m_meter.end(ends.source, ends.destination);
        const std::uint32_t bottleneck = m_flows.takeBottleneck(slot);
        arrived.push_back(
            {flow.message, flow.uncontended, flow.latency, bottleneck,
             m_conflicts ? m_conflicts->end(slot, ends.source, ends.destination) : ConflictKind::none,
             bottleneck != kNoChannel && !m_slots.uses(slot, ChannelId(bottleneck))});
    }
    std::uint32_t at = 0;
    while (m_timers.take(now, at)) {
        m_free.push_back(at);
        endLatency(m_waiting[at], now, arrived);
    }
}

void Transfers::settle(const Instant& now)
{
    m_isFirst = true;
    if (m_flows.isChanged()) {
        m_flows.update(now, 0);
        if (m_log)
            m_log->add(now.seconds(), m_done, m_flows.lastUpdate());
        m_worstResidual = std::max(m_worstResidual, m_solver->residual());
        m_diagnostics += m_solver->diagnostics().size();
        if (m_memory.isFull())
            m_memory.forgetAll(); // the program has come to something else
    }
    for (const std::uint32_t slot : m_done)
        m_slots.release(slot);
    m_done.clear();
}

} // namespace contraflow
