// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/replay_state.h"

#include <cstdint>
#include <vector>

namespace contraflow {

/**
 * The critical path as it grows: a process stands at the end of the chain of steps that it owes its place on
 * the clock to, and a message sets out where the one who came last to post it stood. Overheads are steps too:
 * while they last, busyPath is the chain that leads to their end. Of a graph each operation has a chain of
 * its own: it begins where the operation stood that let it begin, or where the one stood that had the
 * processor. Where no path is kept, all stand nowhere.
 */
class ReplayPath
{
public:
    explicit ReplayPath(ReplayState& state) : m_state(state), m_isKept(state.options.keepsPath) {}

    void noteBegin(std::uint32_t process, const Instant& now);
    void noteComputation(std::uint32_t process, const Instant& now);
    /** The process goes on because the message is there. */
    void noteArrival(std::uint32_t process, const RunningMessage& message, const Arrival& arrival,
                     const Instant& now);
    /** It goes on because another one has come. */
    void noteMeeting(std::uint32_t process, std::uint32_t last);
    void noteFinish(std::uint32_t process, const Instant& now);
    /** The process works on a message for so long, after what it is busy with; without that, where it stands.
     */
    void occupy(std::uint32_t process, double seconds, const Instant& now)
    {
        occupyAfter(process, seconds, now, m_state.processes[process].path);
    }
    /** The same after the arrival of the message that it waited for. */
    void occupyAfter(const Waiter& waiter, double seconds, const RunningMessage& message,
                     const Arrival& arrival, const Instant& now);
    /** The process that was busy until now stands where its overheads led. */
    void noteRest(RunningProcess& process, const Instant& now);
    /** An operation of a graph has had its turn, for so many seconds were it alone, or its message is there.
     */
    void noteTurn(std::uint32_t process, std::uint32_t activity, double seconds, const Instant& now);
    void noteActivityArrival(const Waiter& waiter, const RunningMessage& message, const Arrival& arrival,
                             const Instant& now);

    /** `holder` is to stand where `path` ends. */
    void follow(std::uint32_t& holder, std::uint32_t path) { m_tree.replace(holder, m_tree.hold(path)); }
    /** The same, where nothing else stands there any more. */
    void take(std::uint32_t& holder, std::uint32_t& path)
    {
        m_tree.replace(holder, std::exchange(path, PathTree::kNone));
    }
    [[nodiscard]] std::uint32_t hold(std::uint32_t path) { return m_tree.hold(path); }
    void release(std::uint32_t& path) { m_tree.replace(path, PathTree::kNone); }
    /** What the source of a graph is told as the cause of what an operation lets begin. */
    [[nodiscard]] std::uint32_t causeOf(ProcessGraph& graph, std::uint32_t path);
    void forgetCauses(ProcessGraph& graph);

    [[nodiscard]] bool isKept() const { return m_isKept; }
    void fetch(std::uint32_t path) const { m_tree.fetch(path); }
    void fetchBefore(std::uint32_t path) const { m_tree.fetchBefore(path); }
    /** The chain that led to the end of the run. */
    [[nodiscard]] std::vector<PathStep> chain() const { return m_tree.chain(m_last); }

private:
    [[nodiscard]] PathStep step(std::uint32_t process, PathStep::Cause cause, const Instant& from,
                                const Instant& to) const;
    [[nodiscard]] PathStep stepOf(std::uint32_t process, const ProcessGraph::Activity& activity,
                                  PathStep::Cause cause, const Instant& to) const;
    /** A message lets somebody go on now. */
    [[nodiscard]] static PathStep withMessage(PathStep step, const RunningMessage& message,
                                              const Arrival& arrival);
    void occupyAfter(std::uint32_t process, double seconds, const Instant& now, std::uint32_t before);
    /** A step behind `before`, held; none, when there are too many. */
    [[nodiscard]] std::uint32_t add(std::uint32_t process, std::uint32_t before, const PathStep& step);
    /** `holder` stands at the end of a step behind `before`. */
    void append(std::uint32_t& holder, std::uint32_t process, std::uint32_t before, const PathStep& step);
    void drop();

    ReplayState& m_state;
    PathTree m_tree;
    bool m_isKept;
    std::uint32_t m_last = PathTree::kNone; ///< of the process that finished last
    Instant m_lastFinish;
};

} // namespace contraflow
