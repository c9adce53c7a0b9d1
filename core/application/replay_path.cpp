// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/replay_run.h"

#include "core/base/tolerance.h"

namespace contraflow {

// The critical path as it grows: a process stands at the end of the chain of steps that it owes its place on
// the clock to, and a message sets out where the one who came last to post it stood.

void ReplayRun::beginPaths()
{
    const bool canFollow = m_graphs.empty() && !m_hasOverheads;
    m_keepsPath = m_options.keepsPath && canFollow;
    if (m_options.keepsPath && !canFollow)
        refusePath(m_hasOverheads
                       ? "the critical path is not followed through overheads of messages; leave "
                         "send_overhead and receive_overhead out of the platform"
                       : "the critical path is not followed through graphs of operations; look at its "
                         "processes or messages");
    if (m_options.keepsPath)
        m_replay.channels.resize(m_network->channelCount());
}

void ReplayRun::refusePath(const char* reason)
{
    if (m_options.mayDropPath)
        m_replay.noPath = reason;
    else
        m_error = Error{ErrorCode::invalidInput, reason};
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

void ReplayRun::appendToPath(std::uint32_t p, std::uint32_t before, const PathStep& step)
{
    if (m_paths.size() >= m_options.maxRecords) {
        if (m_options.mayDropPath)
            dropPaths();
        else
            refuseRecords(p, "steps that may become part of the critical path");
        return;
    }
    m_paths.replace(m_processes[p].path, m_paths.add(before, step));
}

void ReplayRun::dropPaths()
{
    m_keepsPath = false;
    m_replay.noPath = "the run has too many steps that may become part of the critical path; smaller counts "
                      "of loops show it";
    m_paths = {};
    m_lastPath = PathTree::kNone;
    for (Process& process : m_processes)
        process.path = PathTree::kNone;
    for (Message& message : m_messages)
        message.path = PathTree::kNone;
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
    PathStep step = pathStep(p, PathStep::Cause::message, message.begin, now);
    step.source = message.source;
    step.destination = message.destination;
    step.channel = arrival.bottleneck;
    step.bytes = message.bytes;
    step.alone = arrival.uncontended;
    step.latency = arrival.latency;
    appendToPath(p, message.path, step);
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

void ReplayRun::noteChannel(const Arrival& arrival, double seconds)
{
    if (!m_options.keepsPath || arrival.bottleneck == kNoChannel ||
        !clearlyGreater(seconds, arrival.uncontended))
        return;
    ReplayedChannel& channel = m_replay.channels[arrival.bottleneck];
    ++channel.messages;
    channel.lost += seconds - arrival.uncontended;
}

} // namespace contraflow
