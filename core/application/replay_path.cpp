// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/replay_run.h"

#include "core/base/sentence.h"
#include "core/base/tolerance.h"

#include <utility>

namespace contraflow {

// The critical path as it grows: a process stands at the end of the chain of steps that it owes its place on
// the clock to, and a message sets out where the one who came last to post it stood. Overheads are steps too:
// while they last, busyPath is the chain that leads to their end. Of a graph each operation has a chain of
// its own: it begins where the operation stood that let it begin, or where the one stood that had the
// processor.

void ReplayRun::beginPaths()
{
    m_keepsPath = m_options.keepsPath;
    m_replay.channels.resize(m_network->channelCount());
}

PathStep ReplayRun::pathStep(std::uint32_t p, PathStep::Cause cause, const Instant& from,
                             const Instant& to) const
{
    const Process& process = m_processes[p];
    PathStep step;
    step.process = p;
    step.index = process.index;
    step.row = process.event.row;
    step.label = process.phase == kNone ? 0 : m_replay.phases[process.phase].label;
    step.kind = process.event.kind;
    step.cause = cause;
    step.start = from.seconds();
    step.end = to.seconds();
    return step;
}

PathStep ReplayRun::activityStep(std::uint32_t p, const Activity& activity, PathStep::Cause cause,
                                 const Instant& to) const
{
    PathStep step = pathStep(p, cause, activity.since, to);
    step.index = activity.event.operation;
    step.row = activity.event.row;
    step.kind = activity.event.kind;
    return step;
}

std::uint32_t ReplayRun::newPath(std::uint32_t p, std::uint32_t before, const PathStep& step)
{
    if (m_paths.size() < m_options.maxRecords)
        return m_paths.add(before, step);
    if (m_options.mayDropPath)
        dropPaths();
    else
        refuseRecords(p, sentence("steps that may become part of the critical path"));
    return PathTree::kNone;
}

void ReplayRun::appendToPath(std::uint32_t p, std::uint32_t before, const PathStep& step)
{
    const std::uint32_t path = newPath(p, before, step);
    if (path != PathTree::kNone)
        m_paths.replace(m_processes[p].path, path);
}

void ReplayRun::dropPaths()
{
    m_keepsPath = false;
    m_replay.noPath =
        sentence("the run has too many steps that may become part of the critical path; smaller counts of "
                 "loops show it");
    m_paths = {};
    m_lastPath = PathTree::kNone;
    for (Process& process : m_processes)
        process.path = process.busyPath = PathTree::kNone;
    for (Message& message : m_messages)
        message.path = message.sendPath = PathTree::kNone;
    for (Graph& graph : m_graphs) {
        for (Activity& activity : graph.activities)
            activity.path = PathTree::kNone;
        for (Turns& turns : graph.turns)
            turns.path = PathTree::kNone;
        graph.causes.clear();
    }
}

void ReplayRun::noteBegin(std::uint32_t p, const Instant& now)
{
    if (m_keepsPath && m_replay.start < now.seconds())
        appendToPath(p, PathTree::kNone, pathStep(p, PathStep::Cause::start, Instant(m_replay.start), now));
}

void ReplayRun::noteComputation(std::uint32_t p, const Instant& now)
{
    const Process& process = m_processes[p];
    if (!m_keepsPath || process.event.kind != EventKind::compute)
        return;
    PathStep step = pathStep(p, PathStep::Cause::compute, process.begin, now);
    step.alone = process.event.seconds;
    appendToPath(p, process.path, step);
}

/** The process goes on because the message is there. */
void ReplayRun::noteArrival(std::uint32_t p, const Message& message, const Arrival& arrival,
                            const Instant& now)
{
    if (m_processes[p].record != kNone)
        m_replay.events[m_processes[p].record].lastMessage = message.record;
    if (!m_keepsPath)
        return;
    if (m_hasOverheads && now < m_processes[p].busyUntil)
        return; // it goes on at the end of busyPath
    PathStep step = pathStep(p, PathStep::Cause::message, message.begin, now);
    putMessage(step, message, arrival);
    // A receiver that came to it just when the message set out is as much to blame as its sender.
    appendToPath(p, m_paths.either(message.path, m_processes[p].path, message.begin.seconds()), step);
}

void ReplayRun::putMessage(PathStep& step, const Message& message, const Arrival& arrival)
{
    step.source = message.source;
    step.destination = message.destination;
    step.channel = arrival.bottleneck;
    step.bytes = message.bytes;
    step.alone = arrival.uncontended;
    step.latency = arrival.latency;
}

/** It goes on because another one has come. */
void ReplayRun::noteMeeting(std::uint32_t p, std::uint32_t last)
{
    if (m_keepsPath)
        m_paths.replace(m_processes[p].path, m_paths.hold(m_processes[last].path));
}

void ReplayRun::noteFinish(std::uint32_t p, const Instant& now)
{
    std::uint32_t& path = m_processes[p].path;
    if (m_lastFinish < now || m_lastPath == PathTree::kNone) {
        m_paths.replace(m_lastPath, m_paths.hold(path));
        m_lastFinish = now;
    }
    m_paths.replace(path, PathTree::kNone);
}

void ReplayRun::occupy(std::uint32_t p, double seconds, const Instant& now, std::uint32_t before)
{
    Process& process = m_processes[p];
    const bool isBusy = now < process.busyUntil;
    const Instant from = isBusy ? process.busyUntil : now;
    process.busyUntil = from + seconds;
    if (!m_keepsPath)
        return;
    if (!(seconds > 0)) {
        if (!isBusy)
            m_paths.replace(process.busyPath, m_paths.hold(before));
        return;
    }
    PathStep step = pathStep(p, PathStep::Cause::overhead, from, process.busyUntil);
    step.alone = seconds;
    const std::uint32_t path = newPath(p, isBusy ? process.busyPath : before, step);
    if (path != PathTree::kNone)
        m_paths.replace(process.busyPath, path);
}

void ReplayRun::noteRest(Process& process, const Instant& now)
{
    if (process.busyPath == PathTree::kNone || now < process.busyUntil)
        return;
    if (process.busyUntil == now)
        m_paths.replace(process.path, std::exchange(process.busyPath, PathTree::kNone));
    else
        m_paths.replace(process.busyPath, PathTree::kNone);
}

void ReplayRun::noteTurn(std::uint32_t p, std::uint32_t a, const Instant& now)
{
    Graph& graph = m_graphs[m_processes[p].graph];
    Activity& activity = graph.activities[a];
    if (m_keepsPath && activity.since < now) {
        const bool isComputation = activity.event.kind == EventKind::compute;
        PathStep step = activityStep(
            p, activity, isComputation ? PathStep::Cause::compute : PathStep::Cause::overhead, now);
        step.alone = turnSeconds(activity);
        if (const std::uint32_t path = newPath(p, activity.path, step); path != PathTree::kNone)
            m_paths.replace(activity.path, path);
    }
    activity.since = now;
    m_paths.replace(graph.turns[activity.event.cpu].path, m_paths.hold(activity.path));
}

void ReplayRun::noteActivityArrival(const Waiter& waiter, const Message& message, const Arrival& arrival,
                                    const Instant& now)
{
    Activity& activity = m_graphs[m_processes[waiter.process].graph].activities[waiter.request];
    activity.since = message.begin;
    if (m_keepsPath) {
        PathStep step = activityStep(waiter.process, activity, PathStep::Cause::message, now);
        putMessage(step, message, arrival);
        if (const std::uint32_t path = newPath(waiter.process, message.path, step); path != PathTree::kNone)
            m_paths.replace(activity.path, path);
    }
    activity.since = now;
}

std::uint32_t ReplayRun::causeOf(Graph& graph, std::uint32_t path)
{
    if (path != PathTree::kNone)
        graph.causes.push_back(m_paths.hold(path));
    return path;
}

void ReplayRun::forgetCauses(Graph& graph)
{
    for (const std::uint32_t path : graph.causes)
        m_paths.release(path);
    graph.causes.clear();
}

void ReplayRun::noteChannel(const Arrival& arrival, double seconds)
{
    if (arrival.bottleneck == kNoChannel || !clearlyGreater(seconds, arrival.uncontended))
        return;
    ReplayedChannel& channel = m_replay.channels[arrival.bottleneck];
    ++channel.messages;
    channel.passingBy += arrival.passesBy ? 1 : 0;
    channel.lost += seconds - arrival.uncontended;
}

} // namespace contraflow
