// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/replay_run.h"

#include "core/base/sentence.h"
#include "core/base/text.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

bool ReplayRun::postSend(Posting posting, const Instant& now)
{
    if (m_options.sizeFactor != 1)
        posting.bytes = std::round(posting.bytes * m_options.sizeFactor);
    const std::uint32_t m = newMessage(posting);
    Message& message = m_messages[m];
    Process& sender = m_processes[posting.envelope.source];
    if (m_hasOverheads && sender.graph == kNone) {
        occupy(posting.envelope.source, posting.rounds * m_network->sendOverhead(), now, sender.path);
        message.earliest = sender.busyUntil;
        message.sendPath = m_paths.hold(sender.busyPath);
    }
    const auto receive = m_matching.postSend(posting.envelope, m);
    if (receive)
        match(m, *receive);
    if (message.isEager || receive)
        start(m, posting.envelope.source, now);
    return message.isEager;
}

bool ReplayRun::postReceive(const PostedReceive& receive, const Instant& now)
{
    const auto found = m_matching.postReceive(receive);
    if (!found)
        return false;
    match(*found, receive);
    Message& message = m_messages[*found];
    if (message.hasArrived) {
        addToEvent(message.receiveRecord, message);
        release(*found);
        Process& receiver = m_processes[receive.destination];
        if (m_hasOverheads && receive.waiter.request == kNoRequest && receiver.graph == kNone)
            occupy(receive.destination, message.rounds * m_network->receiveOverhead(), now, receiver.path);
        return true;
    }
    if (!message.isEager)
        start(*found, receive.destination, now);
    return false;
}

std::uint32_t ReplayRun::newMessage(const Posting& posting)
{
    if (m_freeMessages.empty()) {
        m_freeMessages.push_back(static_cast<std::uint32_t>(m_messages.size()));
        m_messages.emplace_back();
    }
    const std::uint32_t m = m_freeMessages.back();
    m_freeMessages.pop_back();
    const Process& sender = m_processes[posting.envelope.source];
    Message& message = m_messages[m];
    message = {};
    message.bytes = posting.bytes;
    message.rounds = posting.rounds;
    message.fill = posting.fill;
    message.sender = {posting.envelope.source, posting.request};
    message.source = posting.envelope.source;
    message.destination = posting.envelope.destination;
    message.tag = posting.envelope.tag;
    message.row = sender.event.row;
    message.sendRecord = sender.record;
    message.isEager = posting.bytes <= m_network->eagerThreshold();
    message.isOfCollective = posting.envelope.context != 0;
    m_replay.messageCount += posting.rounds;
    m_replay.bytes += posting.bytes;
    if (std::max(m_replay.messages.size(), m_options.mayDropPath ? 0 : m_replay.times.size()) >=
        m_options.maxRecords)
        refuseRecords(message.source, "messages");
    if (m_options.keepsMessages && !m_error) {
        message.record = static_cast<std::uint32_t>(m_replay.messages.size());
        ReplayedMessage& record = m_replay.messages.emplace_back();
        record.source = message.source;
        record.destination = message.destination;
        record.tag = posting.envelope.context == 0 ? message.tag : 0;
        record.kind = posting.envelope.context == 0 ? EventKind::send : sender.event.kind;
        record.row = message.row;
        record.bytes = message.bytes;
        record.sendEvent = message.sendRecord;
        record.channel = static_cast<std::uint16_t>(posting.channel);
    }
    return m;
}

void ReplayRun::match(std::uint32_t m, const PostedReceive& receive)
{
    Message& message = m_messages[m];
    message.isMatched = true;
    message.receiver = receive.waiter;
    message.receiveRecord = receive.record;
    if (message.record != kNone)
        m_replay.messages[message.record].receiveEvent = receive.record;
    if (receive.bytes > 0 && message.bytes > receive.bytes)
        addProblem(
            message.source, message.row,
            sentence(
                "the message of %1 that %2 sends in %3 is longer than the %4 that %5 receives in %6; write "
                "the same size",
                {displayText(Dimension::size, message.bytes), nameOf(message.source),
                 placeOf(message.source, message.row), displayText(Dimension::size, receive.bytes),
                 nameOf(message.destination), placeOf(message.destination, receive.row)}));
}

void ReplayRun::start(std::uint32_t m, std::uint32_t p, const Instant& now)
{
    Message& message = m_messages[m];
    if (now < message.earliest) {
        m_timers.add(message.earliest, newAlarm({message.source, m, true}));
        return;
    }
    message.begin = now;
    const bool waitsForSender = message.sendPath != PathTree::kNone && message.earliest == now;
    message.path = m_paths.hold(waitsForSender ? message.sendPath : m_processes[p].path);
    m_paths.replace(message.sendPath, PathTree::kNone);
    if (message.record != kNone)
        m_replay.messages[message.record].start = now.seconds();
    const NodeId source = m_processes[message.source].node;
    const NodeId destination = m_processes[message.destination].node;
    if (!m_transfers.begin(m, source, destination, {message.bytes, message.rounds, message.fill}, now))
        fail(message.source,
             sentence("there is no way from node %1 to node %2; add a link between their switches",
                      {inQuotes(m_network->node(source).name), inQuotes(m_network->node(destination).name)}));
}

void ReplayRun::arrive(const Arrival& arrival, const Instant& now)
{
    Message& message = m_messages[arrival.message];
    message.hasArrived = true;
    const double seconds = now - message.begin;
    message.slowdown = arrival.uncontended > 0 ? seconds / arrival.uncontended : 1;
    message.conflict = arrival.conflict;
    if (message.rounds > 1 && message.slowdown > 1 + 1e-6)
        groupOf(m_processes[message.source]).disturb(m_processes[message.source].collective);
    ++m_replay.arrivals;
    m_replay.messageSeconds += seconds;
    m_replay.slowdowns += message.slowdown;
    if (m_options.keepsTimes && m_replay.times.size() < m_options.maxRecords)
        m_replay.times.push_back(now.seconds() - message.begin.seconds());
    noteChannel(arrival, seconds);
    addToEvent(message.sendRecord, message);
    if (message.isMatched)
        addToEvent(message.receiveRecord, message);
    const std::uint32_t sendWait =
        message.isEager ? kNone : complete(message.sender, false, message, arrival, now);
    const std::uint32_t receiveWait =
        message.isMatched ? complete(message.receiver, true, message, arrival, now) : kNone;
    if (message.record != kNone) {
        ReplayedMessage& record = m_replay.messages[message.record];
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

void ReplayRun::addToEvent(std::uint32_t record, const Message& message)
{
    if (record == kNone)
        return;
    ReplayedEvent& event = m_replay.events[record];
    ++event.messages;
    event.bytes += message.bytes;
    event.slowdowns += message.slowdown;
    event.conflict = event.conflict | message.conflict;
}

std::uint32_t ReplayRun::complete(const Waiter& waiter, bool isReceive, const Message& message,
                                  const Arrival& arrival, const Instant& now)
{
    Process& process = m_processes[waiter.process];
    if (process.graph != kNone) {
        const std::uint32_t record = m_graphs[process.graph].activities[waiter.request].record;
        if (record != kNone)
            m_replay.events[record].lastMessage = message.record;
        noteActivityArrival(waiter, message, arrival, now);
        completeActivity(waiter, isReceive);
        return record;
    }
    if (waiter.request != kNoRequest && !process.requests.complete(waiter.request))
        return kNone;
    if (isReceive && m_hasOverheads) {
        std::uint32_t there = PathTree::kNone;
        if (m_keepsPath && !(now < process.busyUntil)) {
            PathStep step = pathStep(waiter.process, PathStep::Cause::message, message.begin, now);
            putMessage(step, message, arrival);
            there = newPath(waiter.process, message.path, step);
        }
        occupy(waiter.process, message.rounds * m_network->receiveOverhead(), now, there);
        m_paths.release(m_keepsPath ? there : PathTree::kNone);
    }
    if (letGo(waiter.process, now))
        noteArrival(waiter.process, message, arrival, now);
    return process.record;
}

/** One thing less that a process waits for; true when there is nothing more. */
bool ReplayRun::letGo(std::uint32_t process, const Instant& now)
{
    if (--m_processes[process].pending > 0)
        return false;
    if (!isBusy(process, now))
        m_ready.push_back(process);
    return true;
}

/** A message that has arrived and was received is over. */
void ReplayRun::release(std::uint32_t message)
{
    m_paths.release(m_messages[message].path);
    m_paths.release(m_messages[message].sendPath);
    m_freeMessages.push_back(message);
}

} // namespace contraflow
