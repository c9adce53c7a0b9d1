// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/event.h"
#include "core/base/slots.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace contraflow {

/** One stretch of the chain of causes that led to the end of a run. */
struct PathStep
{
    enum class Cause : std::uint8_t
    {
        start,    ///< its application had not begun
        compute,  ///< the process computed
        message,  ///< it waited for a message
        overhead, ///< it was busy with sending or receiving a message
    };

    std::uint32_t process = 0; ///< of Replay::processes: that went on at the end of the step
    std::uint32_t index = 0;   ///< of its event, within the process
    std::uint32_t row = 0;     ///< of that event
    std::uint32_t label = 0;   ///< of its phase, as ReplayedEvent::label
    EventKind kind = EventKind::compute;
    Cause cause = Cause::start;
    std::uint32_t source = 0; ///< of the message: processes of Replay::processes
    std::uint32_t destination = 0;
    std::uint32_t channel = UINT32_MAX; ///< that limited the message longest; kNoChannel: none
    double bytes = 0;                   ///< of the message
    double start = 0;                   ///< seconds on the clock: the end of the step before
    double end = 0;
    double alone = 0;   ///< seconds that it takes alone: on a core of its own, or on a network of its own
    double latency = 0; ///< seconds of them, of a message
};

/**
 * What each process and message owes its place on the clock to, as chains of steps that share their
 * beginnings. A step is dropped once nothing that still goes on came out of it, so that what is kept is about
 * the length of one chain where the processes wait for one another now and then.
 */
class PathTree
{
public:
    static constexpr std::uint32_t kNone =
        UINT32_MAX; ///< the beginning of the run, as all steps of an empty tree

    /** A step behind `before`; to be released. */
    [[nodiscard]] std::uint32_t add(std::uint32_t before, const PathStep& step);
    /** One holder more of a step; gives it back. */
    std::uint32_t hold(std::uint32_t step);
    void release(std::uint32_t step);
    /** `holder` lets go of what it had and takes over `step`, which was held for it. */
    void replace(std::uint32_t& holder, std::uint32_t step) { release(std::exchange(holder, step)); }

    /** A step will soon be held or released, and another one added: asks memory for what that takes. */
    void fetch(std::uint32_t step) const
    {
        if (isThere(step))
            __builtin_prefetch(&m_nodes[step], 1);
    }
    /** The same, a little later: for what comes before the step, which is dropped with it. */
    void fetchBefore(std::uint32_t step) const
    {
        if (isThere(step))
            fetch(m_nodes[step].before);
    }

    /** Which of two steps what begins at a time came out of, where `after` ends then: that one, or `other`
     * when it ends then too and is the older one. Whoever is asked about the same two gives the same answer,
     * so that chains of processes in lock step become one. */
    [[nodiscard]] std::uint32_t either(std::uint32_t after, std::uint32_t other, double time) const;

    /** Steps that are kept. */
    [[nodiscard]] std::size_t size() const { return m_nodes.inUse(); }
    /** The whole chain up to a step, in the order of time. */
    [[nodiscard]] std::vector<PathStep> chain(std::uint32_t step) const;

private:
    /** What is asked of a step over and over; apart from the rest, which is written once and seldom read. */
    struct Node
    {
        double end = 0; ///< of the step
        std::uint32_t before = kNone;
        std::uint32_t holders = 0; ///< steps behind it, processes and messages
    };

    /** Steps that somebody still holds of a tree that was emptied are not. */
    [[nodiscard]] bool isThere(std::uint32_t step) const { return step < m_nodes.size(); }

    Slots<Node> m_nodes;
    std::vector<PathStep> m_steps; ///< by node
};

} // namespace contraflow
