// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/graph_processes.h"

#include <algorithm>

namespace contraflow {

namespace {

/** What an operation's time counts as; of several that go on, the least of these. */
std::size_t timeKindOf(const Event& event)
{
    return static_cast<std::size_t>(infoOf(event.kind).time);
}

} // namespace

void GraphProcesses::proceed(std::uint32_t p, const Instant& now)
{
    RunningProcess& process = m_state.processes[p];
    if (m_state.replay.processes[p].isDone)
        return;
    if (process.phase == RunningProcess::kNone) {
        m_state.setPhase(p, 0, now);
        m_path.noteBegin(p, now);
    }
    account(p, now);
    ProcessGraph& graph = m_state.graphOf(p);
    EventSource& events = *m_state.applicationOf(p).events;
    bool goesOn = true;
    while (goesOn && !m_state.error) {
        goesOn = !graph.done.empty();
        while (!graph.done.empty()) {
            const std::uint32_t activity = graph.done.back();
            graph.done.pop_back();
            endActivity(p, activity, now);
        }
        while (!m_state.error && events.next(process.rank, process.event)) {
            admit(p, now);
            goesOn = true;
        }
        m_path.forgetCauses(graph);
        if (!events.failure().empty())
            m_state.error = Error{ErrorCode::invalidInput, events.failure()};
        goesOn = (!m_state.error && serveTurns(p, now)) || goesOn;
    }
    if (m_state.error || events.remaining(process.rank) > 0)
        return;
    m_state.endProcess(p, now);
    m_path.noteFinish(p, now);
}

void GraphProcesses::wake(std::uint32_t p, std::uint32_t activity, const Instant& now)
{
    account(p, now);
    endTurn(p, activity, now);
    m_state.ready.push_back(p);
}

/** Counts the time since it was last done as that of what went on. */
void GraphProcesses::account(std::uint32_t p, const Instant& now)
{
    ProcessGraph& graph = m_state.graphOf(p);
    auto kind = static_cast<std::size_t>(TimeKind::wait);
    for (std::size_t k = kTimeKinds; k-- > 0;)
        if (graph.going[k] > 0)
            kind = k;
    m_state.addTime(p, static_cast<TimeKind>(kind), now - graph.since, now);
    graph.since = now;
}

/** The process's event becomes an activity. */
void GraphProcesses::admit(std::uint32_t p, const Instant& now)
{
    RunningProcess& process = m_state.processes[p];
    if (!m_state.countEvent(p))
        return;
    ProcessGraph& graph = m_state.graphOf(p);
    process.index = process.event.operation;
    m_state.recordEvent(p, now);
    // What could begin from the start on begins where the process stands.
    const std::uint32_t cause = process.event.cause == PathTree::kNone ? process.path : process.event.cause;
    const std::uint32_t activity =
        graph.activities.add({process.event, process.record, m_path.hold(cause), now, false});
    const bool isSend = process.event.kind == EventKind::send;
    if (process.event.kind == EventKind::compute || (isSend && m_state.network->sendOverhead() > 0))
        return graph.awaitTurn(activity);
    post(p, activity, now);
}

void GraphProcesses::post(std::uint32_t p, std::uint32_t activity, const Instant& now)
{
    RunningProcess& process = m_state.processes[p];
    ProcessGraph& graph = m_state.graphOf(p);
    process.event = graph.activities[activity].event;
    process.record = graph.activities[activity].record;
    const Event& event = process.event;
    const bool isSend = event.kind == EventKind::send;
    std::int32_t other = kAny;
    if (isSend || event.peer != kAny) {
        const auto found = m_state.partner(p, event.peer, "peer");
        if (!found)
            return;
        other = static_cast<std::int32_t>(*found);
    }
    ++graph.going[timeKindOf(event)];
    m_path.follow(process.path, graph.activities[activity].path);
    m_state.applicationOf(p).events->begun(process.rank, event.operation,
                                           m_path.causeOf(graph, process.path));
    if (isSend) {
        if (m_messages.postSend({{0, p, static_cast<std::uint32_t>(other), event.tag}, event.bytes, activity},
                                now))
            graph.done.push_back(activity);
    } else if (m_messages.postReceive(
                   {0, other, p, event.tag, {p, activity}, event.bytes, event.row, process.record}, now)) {
        m_messages.receive({p, activity});
    }
}

bool GraphProcesses::serveTurns(std::uint32_t p, const Instant& now)
{
    ProcessGraph& graph = m_state.graphOf(p);
    bool hasServed = false;
    for (std::size_t cpu = 0; cpu < graph.turns.size(); ++cpu) { // there may come more of them
        ProcessGraph::Turns& turns = graph.turns[cpu];
        if (turns.isBusy || turns.waiting.empty())
            continue;
        turns.isBusy = true;
        hasServed = true;
        beginTurn(p, turns.waiting.front(), now);
    }
    return hasServed;
}

void GraphProcesses::beginTurn(std::uint32_t p, std::uint32_t activity, const Instant& now)
{
    const RunningProcess& process = m_state.processes[p];
    ProcessGraph& graph = m_state.graphOf(p);
    ProcessGraph::Activity& going = graph.activities[activity];
    const double seconds = turnSeconds(going);
    if (going.since < now) // it waited for the one before it
        m_path.follow(going.path, graph.turns[going.event.cpu].path);
    going.since = now;
    if (going.event.kind != EventKind::recv) {
        ++graph.going[timeKindOf(going.event)];
        if (going.record != kNoRecord)
            m_state.replay.events[going.record].start = now.seconds();
    }
    if (going.event.kind == EventKind::compute)
        m_state.applicationOf(p).events->begun(process.rank, going.event.operation,
                                               m_path.causeOf(graph, going.path));
    if (!(seconds > 0))
        return endTurn(p, activity, now);
    m_state.clock.compute(m_state.clock.numberOf({p, activity, false}), process.node, seconds, now);
}

double GraphProcesses::turnSeconds(const ProcessGraph::Activity& activity) const
{
    if (activity.event.kind == EventKind::compute)
        return activity.event.seconds / m_state.options.speed;
    return activity.isReceived ? m_state.network->receiveOverhead() : m_state.network->sendOverhead();
}

void GraphProcesses::endTurn(std::uint32_t p, std::uint32_t activity, const Instant& now)
{
    ProcessGraph& graph = m_state.graphOf(p);
    const Event& event = graph.activities[activity].event;
    ProcessGraph::Turns& turns = graph.turns[event.cpu];
    turns.isBusy = false;
    turns.waiting.pop_front();
    m_path.noteTurn(p, activity, turnSeconds(graph.activities[activity]), now);
    if (event.kind != EventKind::send)
        return graph.done.push_back(activity);
    --graph.going[timeKindOf(event)]; // post() counts it again
    post(p, activity, now);
}

void GraphProcesses::endActivity(std::uint32_t p, std::uint32_t activity, const Instant& now)
{
    RunningProcess& process = m_state.processes[p];
    ProcessGraph& graph = m_state.graphOf(p);
    ProcessGraph::Activity& ended = graph.activities[activity];
    --graph.going[timeKindOf(ended.event)];
    if (ended.record != kNoRecord)
        m_state.replay.events[ended.record].end = now.seconds();
    graph.activities.remove(activity);
    // What it lets begin, and the end of the process, come where it stands.
    m_path.take(process.path, ended.path);
    m_state.applicationOf(p).events->ended(process.rank, ended.event.operation,
                                           m_path.causeOf(graph, process.path));
}

} // namespace contraflow
