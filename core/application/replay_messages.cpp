// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/replay_messages.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

ReplayMessages::ReplayMessages(ReplayState& state, ReplayPath& path, CollectiveGroups& groups,
                               const SharingModel& model)
    : m_state(state)
    , m_path(path)
    , m_groups(groups)
    , m_transfers(state.network, model, state.options.keepsEvents || state.options.keepsMessages,
                  state.options.stop)
    , m_matching(static_cast<std::uint32_t>(state.processes.size()))
{
    if (!state.options.keepsRates)
        return;
    state.replay.rates = RateLog(state.options.maxRecords);
    m_transfers.setLog(&state.replay.rates);
}

bool ReplayMessages::postSend(Posting posting, const Instant& now)
{
    if (m_state.options.sizeFactor != 1)
        posting.bytes = std::round(posting.bytes * m_state.options.sizeFactor);
    const std::uint32_t m = newMessage(posting);
    RunningMessage& message = m_messages[m];
    RunningProcess& sender = m_state.processes[posting.envelope.source];
    if (m_state.hasOverheads && !sender.isGraph()) {
        m_path.occupy(posting.envelope.source, posting.rounds * m_state.network->sendOverhead(), now);
        message.earliest = sender.busyUntil;
        message.sendPath = m_path.hold(sender.busyPath);
    }
    const auto receive = m_matching.postSend(posting.envelope, m);
    if (receive)
        match(message, *receive);
    if (message.isEager || receive)
        start(m, posting.envelope.source, now);
    return message.isEager;
}

bool ReplayMessages::postReceive(const PostedReceive& receive, const Instant& now)
{
    const auto found = m_matching.postReceive(receive);
    if (!found)
        return false;
    RunningMessage& message = m_messages[*found];
    match(message, receive);
    if (message.hasArrived) {
        addToEvent(message.receiveRecord, message);
        release(*found);
        if (m_state.hasOverheads && receive.waiter.request == kNoRequest &&
            !m_state.processes[receive.destination].isGraph())
            m_path.occupy(receive.destination, message.rounds * m_state.network->receiveOverhead(), now);
        return true;
    }
    if (!message.isEager)
        start(*found, receive.destination, now);
    return false;
}

std::uint32_t ReplayMessages::newMessage(const Posting& posting)
{
    const std::uint32_t m = m_messages.add({});
    const RunningProcess& sender = m_state.processes[posting.envelope.source];
    const bool isOfCollective = posting.envelope.context != 0;
    RunningMessage& message = m_messages[m];
    message.bytes = posting.bytes;
    message.rounds = posting.rounds;
    message.fill = posting.fill;
    message.sender = {posting.envelope.source, posting.request};
    message.source = posting.envelope.source;
    message.destination = posting.envelope.destination;
    message.tag = posting.envelope.tag;
    message.row = sender.event.row;
    message.sendRecord = sender.record;
    message.isEager = posting.bytes <= m_state.network->eagerThreshold();
    message.isOfCollective = isOfCollective;
    Replay& replay = m_state.replay;
    replay.messageCount += posting.rounds;
    replay.bytes += posting.bytes;
    if (std::max(replay.messages.size(), m_state.options.mayDropPath ? 0 : replay.times.size()) >=
        m_state.options.maxRecords)
        m_state.refuseRecords(message.source, "messages");
    if (m_state.options.keepsMessages && !m_state.error) {
        message.record = static_cast<std::uint32_t>(replay.messages.size());
        ReplayedMessage& record = replay.messages.emplace_back();
        record.source = message.source;
        record.destination = message.destination;
        record.tag = isOfCollective ? 0 : message.tag;
        record.kind = isOfCollective ? sender.event.kind : EventKind::send;
        record.row = message.row;
        record.bytes = message.bytes;
        record.sendEvent = message.sendRecord;
        record.channel = static_cast<std::uint16_t>(posting.channel);
    }
    return m;
}

void ReplayMessages::match(RunningMessage& message, const PostedReceive& receive)
{
    message.isMatched = true;
    message.receiver = receive.waiter;
    message.receiveRecord = receive.record;
    if (message.record != kNoRecord)
        m_state.replay.messages[message.record].receiveEvent = receive.record;
    if (receive.bytes > 0 && message.bytes > receive.bytes)
        m_state.addProblem(
            message.source, message.row,
            sentence(
                "the message of %1 that %2 sends in %3 is longer than the %4 that %5 receives in %6; write "
                "the same size",
                {displayText(Dimension::size, message.bytes), m_state.nameOf(message.source),
                 m_state.placeOf(message.source, message.row), displayText(Dimension::size, receive.bytes),
                 m_state.nameOf(message.destination), m_state.placeOf(message.destination, receive.row)}));
}

void ReplayMessages::start(std::uint32_t m, std::uint32_t p, const Instant& now)
{
    RunningMessage& message = m_messages[m];
    if (now < message.earliest) {
        m_state.clock.add(message.earliest, m_state.clock.numberOf({message.source, m, true}));
        return;
    }
    message.begin = now;
    const bool waitsForSender = message.sendPath != PathTree::kNone && message.earliest == now;
    message.path = m_path.hold(waitsForSender ? message.sendPath : m_state.processes[p].path);
    m_path.release(message.sendPath);
    if (message.record != kNoRecord)
        m_state.replay.messages[message.record].start = now.seconds();
    const NodeId source = m_state.processes[message.source].node;
    const NodeId destination = m_state.processes[message.destination].node;
    if (m_transfers.begin(m, source, destination, {message.bytes, message.rounds, message.fill}, now))
        return;
    const Network& network = *m_state.network;
    m_state.fail(message.source,
                 sentence("there is no way from node %1 to node %2; add a link between their switches",
                          {inQuotes(network.node(source).name), inQuotes(network.node(destination).name)}));
}

void ReplayMessages::takeArrived(const Instant& now)
{
    m_arrivals.clear();
    m_transfers.collect(now, m_arrivals);
    for (std::size_t i = 0; i < m_arrivals.size(); ++i) {
        fetch(i);
        arrive(m_arrivals[i], now);
    }
}

void ReplayMessages::fetch(std::size_t at) const
{
    const auto messageAt = [this](std::size_t i) -> const RunningMessage& {
        return m_messages[m_arrivals[std::min(i, m_arrivals.size() - 1)].message];
    };
    const auto processAt = [this](const Waiter& waiter) -> const RunningProcess& {
        return m_state.processes[waiter.process];
    };
    fetchLines(messageAt(at + 3 * kFetchedAhead));
    __builtin_prefetch(&processAt(messageAt(at + 2 * kFetchedAhead).sender), 1);
    __builtin_prefetch(&processAt(messageAt(at + 2 * kFetchedAhead).receiver), 1);
    if (!m_path.isKept())
        return;
    const RunningMessage& next = messageAt(at + kFetchedAhead);
    m_path.fetch(next.path);
    m_path.fetch(processAt(next.sender).path);
    m_path.fetch(processAt(next.receiver).path);
    const RunningMessage& soon = messageAt(at + kFetchedAhead / 2);
    m_path.fetchBefore(processAt(soon.sender).path);
    m_path.fetchBefore(processAt(soon.receiver).path);
}

void ReplayMessages::arrive(const Arrival& arrival, const Instant& now)
{
    RunningMessage& message = m_messages[arrival.message];
    message.hasArrived = true;
    const double seconds = now - message.begin;
    message.slowdown = arrival.uncontended > 0 ? seconds / arrival.uncontended : 1;
    message.conflict = arrival.conflict;
    if (message.rounds > 1 && message.slowdown > 1 + 1e-6) {
        const RunningProcess& sender = m_state.processes[message.source];
        m_groups.runs(m_groups.numberOf(sender.application, sender.event)).disturb(sender.collective);
    }
    Replay& replay = m_state.replay;
    ++replay.arrivals;
    replay.messageSeconds += seconds;
    replay.slowdowns += message.slowdown;
    if (m_state.options.keepsTimes && replay.times.size() < m_state.options.maxRecords)
        replay.times.push_back(now.seconds() - message.begin.seconds());
    noteChannel(arrival, seconds);
    addToEvent(message.sendRecord, message);
    if (message.isMatched)
        addToEvent(message.receiveRecord, message);
    const std::uint32_t sendWait =
        message.isEager ? kNoRecord : complete(message.sender, false, message, arrival, now);
    const std::uint32_t receiveWait =
        message.isMatched ? complete(message.receiver, true, message, arrival, now) : kNoRecord;
    if (message.record != kNoRecord) {
        ReplayedMessage& record = replay.messages[message.record];
        record.finish = now.seconds();
        record.uncontended = arrival.uncontended;
        record.latency = arrival.latency;
        record.bottleneck = arrival.bottleneck;
        record.passesBy = arrival.passesBy;
        record.conflict = arrival.conflict;
        record.sendWait = sendWait;
        record.receiveWait = receiveWait;
        record.hasArrived = true;
    }
    if (message.isMatched)
        release(arrival.message);
}

void ReplayMessages::noteChannel(const Arrival& arrival, double seconds)
{
    if (arrival.bottleneck == kNoChannel || !clearlyGreater(seconds, arrival.uncontended))
        return;
    ReplayedChannel& channel = m_state.replay.channels[arrival.bottleneck];
    ++channel.messages;
    channel.passingBy += arrival.passesBy ? 1 : 0;
    channel.lost += seconds - arrival.uncontended;
}

void ReplayMessages::addToEvent(std::uint32_t record, const RunningMessage& message)
{
    if (record == kNoRecord)
        return;
    ReplayedEvent& event = m_state.replay.events[record];
    ++event.messages;
    event.bytes += message.bytes;
    event.slowdowns += message.slowdown;
    event.conflict = event.conflict | message.conflict;
}

std::uint32_t ReplayMessages::complete(const Waiter& waiter, bool isReceive, const RunningMessage& message,
                                       const Arrival& arrival, const Instant& now)
{
    RunningProcess& process = m_state.processes[waiter.process];
    if (process.isGraph()) {
        ProcessGraph& graph = m_state.graphOf(waiter.process);
        const std::uint32_t record = graph.activities[waiter.request].record;
        if (record != kNoRecord)
            m_state.replay.events[record].lastMessage = message.record;
        m_path.noteActivityArrival(waiter, message, arrival, now);
        if (isReceive) {
            receive(waiter);
        } else {
            graph.done.push_back(waiter.request);
            m_state.ready.push_back(waiter.process);
        }
        return record;
    }
    if (waiter.request != kNoRequest && !process.requests.complete(waiter.request))
        return kNoRecord;
    if (isReceive && m_state.hasOverheads)
        m_path.occupyAfter(waiter, message.rounds * m_state.network->receiveOverhead(), message, arrival,
                           now);
    if (m_state.letGo(waiter.process, now))
        m_path.noteArrival(waiter.process, message, arrival, now);
    return process.record;
}

void ReplayMessages::receive(const Waiter& waiter)
{
    ProcessGraph& graph = m_state.graphOf(waiter.process);
    if (m_state.network->receiveOverhead() > 0) {
        graph.activities[waiter.request].isReceived = true;
        graph.awaitTurn(waiter.request);
    } else {
        graph.done.push_back(waiter.request);
    }
    m_state.ready.push_back(waiter.process);
}

void ReplayMessages::release(std::uint32_t message)
{
    m_path.release(m_messages[message].path);
    m_path.release(m_messages[message].sendPath);
    m_messages.remove(message);
}

void ReplayMessages::settle(const Instant& now)
{
    m_transfers.settle(now);
    if (const std::string failure = m_transfers.failure(); !failure.empty())
        m_state.error = Error{ErrorCode::invalidInput, failure};
}

void ReplayMessages::finish()
{
    Replay& replay = m_state.replay;
    m_transfers.addBytes(
        [&replay](ChannelId channel, double bytes) { replay.channels[channel.index()].bytes += bytes; });
    replay.traffic = m_transfers.traffic();
    replay.notes = m_transfers.notes();
    replay.worstResidual = m_transfers.worstResidual();
    replay.limits = m_transfers.limits();
    replay.diagnostics = m_transfers.diagnosticCount();
}

} // namespace contraflow
