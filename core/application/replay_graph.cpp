// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/replay_run.h"

#include <algorithm>
#include <utility>

namespace contraflow {

// Processes whose operations are a graph. An operation is an activity from when it may begin until it has
// ended. Computations, and the overheads of messages where the platform has some, take turns on the processor
// they name; sends and receives go on side by side.

namespace {

/** What an operation's time counts as; of several that go on, the least of these. */
TimeKind timeKindOf(const Event& event)
{
    return infoOf(event.kind).time;
}

} // namespace

void ReplayRun::proceedWithGraph(std::uint32_t p, const Instant& now)
{
    Process& process = m_processes[p];
    if (m_replay.processes[p].isDone)
        return;
    if (process.phase == kNone) {
        setPhase(p, 0, now);
        noteBegin(p, now);
    }
    account(p, now);
    Graph& graph = m_graphs[process.graph];
    EventSource& events = *m_applications[process.application].events;
    bool goesOn = true;
    while (goesOn && !m_error) {
        goesOn = !graph.done.empty();
        while (!graph.done.empty()) {
            const std::uint32_t activity = graph.done.back();
            graph.done.pop_back();
            endActivity(p, activity, now);
        }
        while (!m_error && events.next(process.rank, process.event)) {
            admit(p, now);
            goesOn = true;
        }
        forgetCauses(graph);
        if (!events.failure().empty())
            m_error = Error{ErrorCode::invalidInput, events.failure()};
        goesOn = (!m_error && serveTurns(p, now)) || goesOn;
    }
    if (!m_error && events.remaining(process.rank) == 0)
        endProcess(p, now);
}

/** Counts the time since it was last done as that of what went on. */
void ReplayRun::account(std::uint32_t p, const Instant& now)
{
    Process& process = m_processes[p];
    Graph& graph = m_graphs[process.graph];
    auto kind = static_cast<std::size_t>(TimeKind::wait);
    for (std::size_t k = kTimeKinds; k-- > 0;)
        if (graph.going[k] > 0)
            kind = k;
    const double seconds = now - graph.since;
    graph.since = now;
    m_replay.processes[p].times[kind] += seconds;
    ReplayedPhase& phase = m_replay.phases[process.phase];
    phase.times[kind] += seconds;
    phase.end = std::max(phase.end, now.seconds());
}

/** The process's event becomes an activity. */
void ReplayRun::admit(std::uint32_t p, const Instant& now)
{
    Process& process = m_processes[p];
    if (!countEvent(p))
        return;
    Graph& graph = m_graphs[process.graph];
    process.index = process.event.operation;
    recordEvent(p, now);
    if (graph.free.empty()) {
        graph.free.push_back(static_cast<std::uint32_t>(graph.activities.size()));
        graph.activities.emplace_back();
    }
    const std::uint32_t activity = graph.free.back();
    graph.free.pop_back();
    // What could begin from the start on begins where the process stands.
    const std::uint32_t cause = process.event.cause == PathTree::kNone ? process.path : process.event.cause;
    graph.activities[activity] = {process.event, process.record,
                                  m_paths.hold(m_keepsPath ? cause : PathTree::kNone), now, false};
    const bool isSend = process.event.kind == EventKind::send;
    if (process.event.kind == EventKind::compute || (isSend && m_network->sendOverhead() > 0))
        return awaitTurn(graph, activity);
    post(p, activity, now);
}

void ReplayRun::post(std::uint32_t p, std::uint32_t activity, const Instant& now)
{
    Process& process = m_processes[p];
    Graph& graph = m_graphs[process.graph];
    process.event = graph.activities[activity].event;
    process.record = graph.activities[activity].record;
    const Event& event = process.event;
    const bool isSend = event.kind == EventKind::send;
    std::int32_t other = kAny;
    if (isSend || event.peer != kAny) {
        const auto found = partner(p, event.peer, "peer");
        if (!found)
            return;
        other = static_cast<std::int32_t>(*found);
    }
    ++graph.going[static_cast<std::size_t>(timeKindOf(event))];
    m_paths.replace(process.path, m_paths.hold(graph.activities[activity].path));
    m_applications[process.application].events->begun(process.rank, event.operation,
                                                      causeOf(graph, process.path));
    if (isSend) {
        if (postSend({{0, p, static_cast<std::uint32_t>(other), event.tag}, event.bytes, activity}, now))
            graph.done.push_back(activity);
    } else if (postReceive({0, other, p, event.tag, {p, activity}, event.bytes, event.row, process.record},
                           now)) {
        completeActivity({p, activity}, true);
    }
}

/** The message of an activity is there, or has been sent. */
void ReplayRun::completeActivity(const Waiter& waiter, bool isReceive)
{
    Graph& graph = m_graphs[m_processes[waiter.process].graph];
    if (isReceive && m_network->receiveOverhead() > 0) {
        graph.activities[waiter.request].isReceived = true;
        awaitTurn(graph, waiter.request);
    } else {
        graph.done.push_back(waiter.request);
    }
    m_ready.push_back(waiter.process);
}

void ReplayRun::awaitTurn(Graph& graph, std::uint32_t activity)
{
    const std::uint32_t cpu = graph.activities[activity].event.cpu;
    if (cpu >= graph.turns.size())
        graph.turns.resize(cpu + 1);
    graph.turns[cpu].waiting.push_back(activity);
}

bool ReplayRun::serveTurns(std::uint32_t p, const Instant& now)
{
    Graph& graph = m_graphs[m_processes[p].graph];
    bool hasServed = false;
    for (std::size_t cpu = 0; cpu < graph.turns.size(); ++cpu) { // there may come more of them
        Turns& turns = graph.turns[cpu];
        if (turns.isBusy || turns.waiting.empty())
            continue;
        turns.isBusy = true;
        hasServed = true;
        beginTurn(p, turns.waiting.front(), now);
    }
    return hasServed;
}

void ReplayRun::beginTurn(std::uint32_t p, std::uint32_t activity, const Instant& now)
{
    const Process& process = m_processes[p];
    Graph& graph = m_graphs[process.graph];
    Activity& going = graph.activities[activity];
    const double seconds = turnSeconds(going);
    if (going.since < now) // it waited for the one before it
        m_paths.replace(going.path, m_paths.hold(graph.turns[going.event.cpu].path));
    going.since = now;
    if (going.event.kind != EventKind::recv) {
        ++graph.going[static_cast<std::size_t>(timeKindOf(going.event))];
        if (going.record != kNone)
            m_replay.events[going.record].start = now.seconds();
    }
    if (going.event.kind == EventKind::compute)
        m_applications[process.application].events->begun(process.rank, going.event.operation,
                                                          causeOf(graph, going.path));
    if (!(seconds > 0))
        return endTurn(p, activity, now);
    const std::uint32_t number = newAlarm({p, activity, false});
    const std::uint32_t shared = m_coresAt[process.node.index()];
    if (shared == kNone)
        return m_timers.add(now + seconds, number);
    m_cores[shared].begin(number, seconds, now);
    m_coreTimes.set(shared, m_cores[shared].next());
}

double ReplayRun::turnSeconds(const Activity& activity) const
{
    if (activity.event.kind == EventKind::compute)
        return activity.event.seconds / m_options.speed;
    return activity.isReceived ? m_network->receiveOverhead() : m_network->sendOverhead();
}

void ReplayRun::endTurn(std::uint32_t p, std::uint32_t activity, const Instant& now)
{
    Graph& graph = m_graphs[m_processes[p].graph];
    const Event& event = graph.activities[activity].event;
    Turns& turns = graph.turns[event.cpu];
    turns.isBusy = false;
    turns.waiting.pop_front();
    noteTurn(p, activity, now);
    if (event.kind != EventKind::send)
        return graph.done.push_back(activity);
    --graph.going[static_cast<std::size_t>(timeKindOf(event))]; // post() counts it again
    post(p, activity, now);
}

void ReplayRun::endActivity(std::uint32_t p, std::uint32_t activity, const Instant& now)
{
    Process& process = m_processes[p];
    Graph& graph = m_graphs[process.graph];
    Activity& ended = graph.activities[activity];
    --graph.going[static_cast<std::size_t>(timeKindOf(ended.event))];
    if (ended.record != kNone)
        m_replay.events[ended.record].end = now.seconds();
    graph.free.push_back(activity);
    // What it lets begin, and the end of the process, come where it stands.
    m_paths.replace(process.path, std::exchange(ended.path, PathTree::kNone));
    m_applications[process.application].events->ended(process.rank, ended.event.operation,
                                                      causeOf(graph, process.path));
}

std::uint32_t ReplayRun::newAlarm(const Alarm& alarm)
{
    if (m_freeAlarms.empty()) {
        m_freeAlarms.push_back(static_cast<std::uint32_t>(m_alarms.size()));
        m_alarms.emplace_back();
    }
    const std::uint32_t at = m_freeAlarms.back();
    m_freeAlarms.pop_back();
    m_alarms[at] = alarm;
    return static_cast<std::uint32_t>(m_processes.size()) + at;
}

void ReplayRun::wake(std::uint32_t number, const Instant& now)
{
    if (number < m_processes.size())
        return m_ready.push_back(number);
    const std::uint32_t at = number - static_cast<std::uint32_t>(m_processes.size());
    const Alarm alarm = m_alarms[at];
    m_freeAlarms.push_back(at);
    if (alarm.isMessage)
        return start(alarm.what, alarm.process, now);
    account(alarm.process, now);
    endTurn(alarm.process, alarm.what, now);
    m_ready.push_back(alarm.process);
}

void ReplayRun::showWaiting(std::uint32_t p)
{
    Process& process = m_processes[p];
    const Graph& graph = m_graphs[process.graph];
    std::vector<bool> isFree(graph.activities.size(), false);
    for (const std::uint32_t free : graph.free)
        isFree[free] = true;
    for (std::size_t i = 0; i < isFree.size(); ++i)
        if (!isFree[i]) {
            process.event = graph.activities[i].event;
            process.index = process.event.operation;
            return;
        }
}

} // namespace contraflow
