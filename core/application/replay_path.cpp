// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/replay_path.h"

#include "core/base/sentence.h"

#include <utility>

namespace contraflow {

PathStep ReplayPath::step(std::uint32_t p, PathStep::Cause cause, const Instant& from,
                          const Instant& to) const
{
    const RunningProcess& process = m_state.processes[p];
    PathStep step;
    step.process = p;
    step.index = process.index;
    step.row = process.event.row;
    step.label = process.phase == RunningProcess::kNone ? 0 : m_state.replay.phases[process.phase].label;
    step.kind = process.event.kind;
    step.cause = cause;
    step.start = from.seconds();
    step.end = to.seconds();
    return step;
}

PathStep ReplayPath::stepOf(std::uint32_t p, const ProcessGraph::Activity& activity, PathStep::Cause cause,
                            const Instant& to) const
{
    PathStep found = step(p, cause, activity.since, to);
    found.index = activity.event.operation;
    found.row = activity.event.row;
    found.kind = activity.event.kind;
    return found;
}

PathStep ReplayPath::withMessage(PathStep step, const RunningMessage& message, const Arrival& arrival)
{
    step.source = message.source;
    step.destination = message.destination;
    step.channel = arrival.bottleneck;
    step.bytes = message.bytes;
    step.alone = arrival.uncontended;
    step.latency = arrival.latency;
    return step;
}

std::uint32_t ReplayPath::add(std::uint32_t p, std::uint32_t before, const PathStep& step)
{
    if (m_tree.size() < m_state.options.maxRecords)
        return m_tree.add(before, step);
    if (m_state.options.mayDropPath)
        drop();
    else
        m_state.refuseRecords(p, sentence("steps that may become part of the critical path"));
    return PathTree::kNone;
}

void ReplayPath::append(std::uint32_t& holder, std::uint32_t p, std::uint32_t before, const PathStep& step)
{
    if (const std::uint32_t path = add(p, before, step); path != PathTree::kNone)
        m_tree.replace(holder, path);
}

/** Whoever stands in the tree stands nowhere from now on. */
void ReplayPath::drop()
{
    m_isKept = false;
    m_tree = {};
    m_state.replay.noPath =
        sentence("the run has too many steps that may become part of the critical path; smaller counts of "
                 "loops show it");
}

void ReplayPath::noteBegin(std::uint32_t p, const Instant& now)
{
    if (m_isKept && m_state.replay.start < now.seconds())
        append(m_state.processes[p].path, p, PathTree::kNone,
               step(p, PathStep::Cause::start, Instant(m_state.replay.start), now));
}

void ReplayPath::noteComputation(std::uint32_t p, const Instant& now)
{
    RunningProcess& process = m_state.processes[p];
    if (!m_isKept || process.event.kind != EventKind::compute)
        return;
    PathStep computation = step(p, PathStep::Cause::compute, process.begin, now);
    computation.alone = process.event.seconds;
    append(process.path, p, process.path, computation);
}

void ReplayPath::noteArrival(std::uint32_t p, const RunningMessage& message, const Arrival& arrival,
                             const Instant& now)
{
    RunningProcess& process = m_state.processes[p];
    if (process.record != kNoRecord)
        m_state.replay.events[process.record].lastMessage = message.record;
    if (!m_isKept)
        return;
    if (m_state.hasOverheads && now < process.busyUntil)
        return; // it goes on at the end of busyPath
    // A receiver that came to it just when the message set out is as much to blame as its sender.
    append(process.path, p, m_tree.either(message.path, process.path, message.begin.seconds()),
           withMessage(step(p, PathStep::Cause::message, message.begin, now), message, arrival));
}

void ReplayPath::noteMeeting(std::uint32_t p, std::uint32_t last)
{
    if (m_isKept)
        follow(m_state.processes[p].path, m_state.processes[last].path);
}

void ReplayPath::noteFinish(std::uint32_t p, const Instant& now)
{
    std::uint32_t& path = m_state.processes[p].path;
    if (m_lastFinish < now || m_last == PathTree::kNone) {
        follow(m_last, path);
        m_lastFinish = now;
    }
    release(path);
}

void ReplayPath::occupyAfter(std::uint32_t p, double seconds, const Instant& now, std::uint32_t before)
{
    RunningProcess& process = m_state.processes[p];
    const bool isBusy = now < process.busyUntil;
    const Instant from = isBusy ? process.busyUntil : now;
    process.busyUntil = from + seconds;
    if (!m_isKept)
        return;
    if (!(seconds > 0)) {
        if (!isBusy)
            follow(process.busyPath, before);
        return;
    }
    PathStep overhead = step(p, PathStep::Cause::overhead, from, process.busyUntil);
    overhead.alone = seconds;
    append(process.busyPath, p, isBusy ? process.busyPath : before, overhead);
}

void ReplayPath::occupyAfter(const Waiter& waiter, double seconds, const RunningMessage& message,
                             const Arrival& arrival, const Instant& now)
{
    std::uint32_t there = PathTree::kNone;
    if (m_isKept && !(now < m_state.processes[waiter.process].busyUntil))
        append(there, waiter.process, message.path,
               withMessage(step(waiter.process, PathStep::Cause::message, message.begin, now), message,
                           arrival));
    occupyAfter(waiter.process, seconds, now, there);
    release(there);
}

void ReplayPath::noteRest(RunningProcess& process, const Instant& now)
{
    if (process.busyPath == PathTree::kNone || now < process.busyUntil)
        return;
    if (process.busyUntil == now)
        take(process.path, process.busyPath);
    else
        release(process.busyPath);
}

void ReplayPath::noteTurn(std::uint32_t p, std::uint32_t a, double seconds, const Instant& now)
{
    ProcessGraph& graph = m_state.graphOf(p);
    ProcessGraph::Activity& activity = graph.activities[a];
    if (m_isKept && activity.since < now) {
        const bool isComputation = activity.event.kind == EventKind::compute;
        PathStep turn =
            stepOf(p, activity, isComputation ? PathStep::Cause::compute : PathStep::Cause::overhead, now);
        turn.alone = seconds;
        append(activity.path, p, activity.path, turn);
    }
    activity.since = now;
    follow(graph.turns[activity.event.cpu].path, activity.path);
}

void ReplayPath::noteActivityArrival(const Waiter& waiter, const RunningMessage& message,
                                     const Arrival& arrival, const Instant& now)
{
    ProcessGraph::Activity& activity = m_state.graphOf(waiter.process).activities[waiter.request];
    activity.since = message.begin;
    if (m_isKept)
        append(
            activity.path, waiter.process, message.path,
            withMessage(stepOf(waiter.process, activity, PathStep::Cause::message, now), message, arrival));
    activity.since = now;
}

std::uint32_t ReplayPath::causeOf(ProcessGraph& graph, std::uint32_t path)
{
    if (path != PathTree::kNone)
        graph.causes.push_back(m_tree.hold(path));
    return path;
}

void ReplayPath::forgetCauses(ProcessGraph& graph)
{
    for (std::uint32_t& path : graph.causes)
        release(path);
    graph.causes.clear();
}

} // namespace contraflow
