// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/transfers.h"

#include "core/base/random.h"
#include "core/sharing/hockney.h"

#include <utility>

namespace contraflow {

namespace {

constexpr std::size_t kFirstTable = 256;

std::uint64_t hashOf(const Envelope& envelope)
{
    constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15; // the golden ratio, as Knuth 6.4 takes it
    return mixedBits((std::uint64_t{envelope.source} << 32U | envelope.destination) ^
                     kOdd *
                         (std::uint64_t{envelope.context} << 32U | static_cast<std::uint32_t>(envelope.tag)));
}

bool isWildcard(const PostedReceive& receive)
{
    return receive.source == kAny || receive.tag == kAny;
}

bool fits(const PostedReceive& receive, const Envelope& envelope)
{
    return (receive.source == kAny || static_cast<std::uint32_t>(receive.source) == envelope.source) &&
           (receive.tag == kAny || receive.tag == envelope.tag);
}

} // namespace

Matching::Matching(std::uint32_t processes) : m_table(kFirstTable), m_sends(processes), m_wildcards(processes)
{}

std::optional<PostedReceive> Matching::postSend(const Envelope& envelope, std::uint32_t message)
{
    const std::uint32_t at = place(envelope);
    const std::uint32_t waiting = m_table[at].isSends ? kNone : m_table[at].first;
    std::uint32_t any = kNone;
    if (envelope.context == 0) {
        any = m_wildcards[envelope.destination].first;
        while (any != kNone && !fits(m_receives[m_entries[any].what], envelope))
            any = m_entries[any].after;
    }
    if (any != kNone && (waiting == kNone || m_entries[any].order < m_entries[waiting].order)) {
        unlink(m_wildcards[envelope.destination], any);
        return takeReceive(any);
    }
    if (waiting != kNone) {
        takeFirst(at);
        return takeReceive(waiting);
    }
    const std::uint32_t entry = newEntry(envelope, message);
    append(at, entry, true);
    if (envelope.context == 0)
        link(m_sends[envelope.destination], entry);
    return std::nullopt;
}

std::optional<std::uint32_t> Matching::postReceive(const PostedReceive& receive)
{
    const Envelope wanted{receive.context, static_cast<std::uint32_t>(receive.source), receive.destination,
                          receive.tag};
    std::uint32_t entry = kNone;
    std::uint32_t at = kNone; // in m_table
    if (isWildcard(receive)) {
        entry = m_sends[receive.destination].first;
        while (entry != kNone && !fits(receive, m_entries[entry].envelope))
            entry = m_entries[entry].after;
        if (entry != kNone)
            at = place(m_entries[entry].envelope); // it is the first of its envelope
    } else {
        at = place(wanted);
        if (m_table[at].isSends)
            entry = m_table[at].first;
    }
    if (entry != kNone) {
        takeFirst(at);
        if (receive.context == 0)
            unlink(m_sends[receive.destination], entry);
        const std::uint32_t message = m_entries[entry].what;
        m_entries.remove(entry);
        return message;
    }
    entry = newEntry(wanted, m_receives.add(receive));
    if (isWildcard(receive))
        link(m_wildcards[receive.destination], entry);
    else
        append(at, entry, false);
    return std::nullopt;
}

std::vector<std::uint32_t> Matching::unreceived() const
{
    std::vector<std::uint32_t> entries;
    for (const Queue& queue : m_table)
        if (queue.isSends)
            for (std::uint32_t at = queue.first; at != kNone; at = m_entries[at].inQueue)
                entries.push_back(at);
    std::ranges::sort(entries, {}, [this](std::uint32_t a) { return m_entries[a].order; });
    return mapped<std::uint32_t>(entries, [&](std::uint32_t at) { return m_entries[at].what; });
}

std::vector<PostedReceive> Matching::unsent() const
{
    std::vector<std::pair<std::uint64_t, std::uint32_t>> found; // order and receive
    const auto take = [&](std::uint32_t at) { found.emplace_back(m_entries[at].order, m_entries[at].what); };
    for (const Queue& queue : m_table)
        if (!queue.isSends)
            for (std::uint32_t at = queue.first; at != kNone; at = m_entries[at].inQueue)
                take(at);
    for (const List& list : m_wildcards)
        for (std::uint32_t at = list.first; at != kNone; at = m_entries[at].after)
            take(at);
    std::ranges::sort(found, [this](const auto& a, const auto& b) {
        const std::uint32_t first = m_receives[a.second].destination;
        const std::uint32_t second = m_receives[b.second].destination;
        return first != second ? first < second : a.first < b.first;
    });
    std::vector<PostedReceive> receives;
    for (const auto& [order, receive] : found)
        receives.push_back(m_receives[receive]);
    return receives;
}

/** Where the queue of an envelope is, or would be. */
std::uint32_t Matching::place(const Envelope& envelope) const
{
    const std::size_t mask = m_table.size() - 1;
    std::size_t at = hashOf(envelope) & mask;
    while (m_table[at].first != kNone && m_table[at].envelope != envelope)
        at = (at + 1) & mask;
    return static_cast<std::uint32_t>(at);
}

/** Puts an entry into the queue of its envelope, at that one's place. */
void Matching::append(std::uint32_t place, std::uint32_t entry, bool isSends)
{
    Queue& queue = m_table[place];
    if (queue.first != kNone) {
        m_entries[queue.last].inQueue = entry;
        queue.last = entry;
        return;
    }
    queue = {m_entries[entry].envelope, entry, entry, isSends};
    if (2 * (++m_queues + 1) > m_table.size())
        growTable();
}

void Matching::takeFirst(std::uint32_t place)
{
    Queue& queue = m_table[place];
    queue.first = m_entries[queue.first].inQueue;
    if (queue.first == kNone)
        removePlace(place);
}

void Matching::growTable()
{
    std::vector<Queue> old(2 * m_table.size());
    old.swap(m_table);
    for (const Queue& queue : old)
        if (queue.first != kNone)
            m_table[place(queue.envelope)] = queue;
}

/** Moves those that come behind and would no longer be found into the gap (Knuth 6.4, algorithm R). */
void Matching::removePlace(std::uint32_t place)
{
    --m_queues;
    const std::size_t mask = m_table.size() - 1;
    std::size_t gap = place;
    for (std::size_t at = (gap + 1) & mask; m_table[at].first != kNone; at = (at + 1) & mask) {
        const std::size_t home = hashOf(m_table[at].envelope) & mask;
        if (((at - home) & mask) < ((at - gap) & mask))
            continue;
        m_table[gap] = m_table[at];
        gap = at;
    }
    m_table[gap] = {};
}

std::uint32_t Matching::newEntry(const Envelope& envelope, std::uint32_t what)
{
    return m_entries.add({envelope, m_order++, kNone, kNone, kNone, what});
}

void Matching::link(List& list, std::uint32_t entry)
{
    m_entries[entry].before = list.last;
    (list.last == kNone ? list.first : m_entries[list.last].after) = entry;
    list.last = entry;
}

void Matching::unlink(List& list, std::uint32_t entry)
{
    const Entry& gone = m_entries[entry];
    (gone.before == kNone ? list.first : m_entries[gone.before].after) = gone.after;
    (gone.after == kNone ? list.last : m_entries[gone.after].before) = gone.before;
}

PostedReceive Matching::takeReceive(std::uint32_t entry)
{
    const std::uint32_t at = m_entries[entry].what;
    m_receives.remove(at);
    m_entries.remove(entry);
    return m_receives[at];
}

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
        addFreeSlot(p);
    return std::exchange(p.free, m_nextFree[p.free]);
}

void MessageSlots::release(std::uint32_t slot)
{
    m_nextFree[slot] = std::exchange(m_pairs[m_pairOf[slot]].free, slot);
}

MessageSlots::Pair& MessageSlots::pair(NodeId source, NodeId destination)
{
    const std::uint64_t key = std::uint64_t{source.value} << 32U | destination.value;
    if (const auto known = m_pairAt.find(key); known != m_pairAt.end())
        return m_pairs[known->second];
    m_pairAt.emplace(key, static_cast<std::uint32_t>(m_pairs.size()));
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
    m_scenario.routes.append(route[0], route.shares(0));
    fresh.slot = fresh.free = addSlot(
        fresh, {.source = source,
                .destination = destination,
                .lane = laneOfName(network.node(source).name + ' ' + network.node(destination).name)});
    return fresh;
}

/** One more of the slots of a pair, which has none that is free. */
void MessageSlots::addFreeSlot(Pair& pair)
{
    m_scenario.routes.repeat(pair.slot);
    pair.free = addSlot(pair, PlacedMessage(m_scenario.messages[pair.slot]));
}

/** Its route is there already. */
std::uint32_t MessageSlots::addSlot(const Pair& pair, PlacedMessage message)
{
    message.row = static_cast<std::uint32_t>(m_pairOf.size());
    m_scenario.messages.push_back(message);
    m_pairOf.push_back(static_cast<std::uint32_t>(&pair - m_pairs.data()));
    m_nextFree.push_back(kNone);
    return message.row;
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
    m_timers.add(until, m_waiting.add(waiting));
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
    const std::span<const std::uint32_t> done = m_flows.takeDone(now);
    const std::vector<PlacedMessage>& messages = m_slots.scenario().messages;
    constexpr std::size_t kAhead = 8; // those asked for early: what is done with one takes less time
    for (std::size_t i = 0; i < done.size(); ++i) {
        if (i + kAhead < done.size()) {
            __builtin_prefetch(&m_flowing[done[i + kAhead]]);
            __builtin_prefetch(&messages[done[i + kAhead]]);
        }
        const std::uint32_t slot = done[i];
        m_done.push_back(slot);
        const Waiting& flow = m_flowing[slot];
        const PlacedMessage& ends = messages[slot];
        m_meter.end(ends.source, ends.destination);
        const std::uint32_t bottleneck = m_flows.takeBottleneck(slot);
        arrived.push_back(
            {flow.message, flow.uncontended, flow.latency, bottleneck,
             m_conflicts ? m_conflicts->end(slot, ends.source, ends.destination) : ConflictKind::none,
             bottleneck != kNoChannel && !m_slots.uses(slot, ChannelId(bottleneck))});
    }
    m_timers.take(now, m_over);
    for (std::size_t i = 0; i < m_over.size(); ++i) {
        if (i + kAhead < m_over.size() && m_waiting[m_over[i + kAhead]].slot != kLocal)
            __builtin_prefetch(&m_flowing[m_waiting[m_over[i + kAhead]].slot], 1);
        m_waiting.remove(m_over[i]);
        endLatency(m_waiting[m_over[i]], now, arrived);
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
