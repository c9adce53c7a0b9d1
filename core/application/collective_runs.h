// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/algorithm_rules.h"
#include "core/application/channel_steps.h"
#include "core/application/collective_steps.h"
#include "core/application/event.h"
#include "core/application/program.h"
#include "core/application/server_layout.h"

#include <algorithm>
#include <cstdint>
#include <deque>
#include <map>
#include <numeric>
#include <utility>
#include <vector>

namespace contraflow {

/** The collectives of one group of an application: who has come to which of them. */
class CollectiveRuns
{
public:
    /** `alike`: groups of the program with as many processes, this one among them. */
    CollectiveRuns(const ProcessGroup& group, std::uint32_t alike)
        : m_group(&group)
        , m_alike(alike)
        , m_next(group.size(), 0)
    {}

    [[nodiscard]] const ProcessGroup& group() const { return *m_group; }
    [[nodiscard]] std::uint32_t alike() const { return m_alike; }

    /** What a process finds when it comes to the next collective of the group. */
    struct Entry
    {
        std::uint32_t number = 0;    ///< of the collective within the group, for its messages
        bool isLast = false;         ///< all the others were there before
        bool isAgreed = true;        ///< false: another process has come to a different one
        std::uint32_t otherRank = 0; ///< whom it disagrees with, in the group
        EventKind otherKind = EventKind::barrier;
        std::uint32_t otherRow = 0;
        double otherBytes = 0;
    };
    /** `choice` is how it was decided to run the collective, when the event names no algorithm. */
    [[nodiscard]] Entry enter(std::uint32_t rank, const Event& event, const AlgorithmChoice& choice = {});
    /** What was decided for the next collective of a process; `usual` when nothing was. */
    [[nodiscard]] AlgorithmChoice choiceOf(std::uint32_t rank) const;

    /** Processes that wait in collective `number` until the last one comes; to be asked when it has. */
    [[nodiscard]] std::vector<std::uint32_t> takeWaiting() { return std::exchange(m_released, {}); }
    void wait(std::uint32_t number, std::uint32_t process);
    /** A process has come to the end of collective `number`, which all leave together: true when it is the
     * last one, which gives the others that takeWaiting() then names. */
    [[nodiscard]] bool leave(std::uint32_t number, std::uint32_t process);
    /** When the last one came to collective `number`, to be noted for leave(). */
    void begin(std::uint32_t number, double seconds) { m_leaving[number].begin = seconds; }
    [[nodiscard]] double beginOf(std::uint32_t number) { return m_leaving[number].begin; }
    /** Collective `number`, which all leave together, does not go as it would alone. */
    void disturb(std::uint32_t number) { m_leaving[number].isDisturbed = true; }
    [[nodiscard]] bool isDisturbed(std::uint32_t number) { return m_leaving[number].isDisturbed; }
    /** Ranks in the group that have not come to the collective that `rank` is in. */
    [[nodiscard]] std::vector<std::uint32_t> missing(std::uint32_t rank) const;

private:
    struct Run
    {
        EventKind kind = EventKind::barrier;
        CollectiveAlgorithm algorithm = CollectiveAlgorithm::usual;
        std::uint32_t root = 0;
        std::uint32_t segments = 1;
        std::uint32_t channels = 1;
        std::uint32_t firstRank = 0;
        std::uint32_t row = 0; ///< of the first one's event
        double bytes = 0;      ///< of that
        std::uint32_t entered = 0;
        std::vector<std::uint32_t> waiting;
        AlgorithmChoice choice;
    };

    struct Leaving
    {
        double begin = 0; ///< seconds on the clock
        bool isDisturbed = false;
        std::vector<std::uint32_t> waiting;
    };

    const ProcessGroup* m_group;
    std::uint32_t m_alike;
    std::vector<std::uint32_t> m_next; ///< by rank: number of its next collective
    std::deque<Run> m_runs;            ///< those that some have come to and not all
    std::uint32_t m_first = 0;         ///< number of the first of them
    std::vector<std::uint32_t> m_released;
    std::map<std::uint32_t, Leaving> m_leaving; ///< collectives that processes leave together, by number
};

/** What rules look at of a collective event of a group with so many processes; `layout`: of processes on
 * GPUs, else null. */
[[nodiscard]] inline CollectiveSize collectiveSize(const Event& event, std::uint32_t processes,
                                                   const ServerLayout* layout = nullptr)
{
    return {event.kind,
            processes,
            event.bytes,
            event.sizes.empty() ? event.bytes * processes
                                : std::accumulate(event.sizes.begin(), event.sizes.end(), 0.0),
            layout ? layout->servers() : processes,
            layout ? layout->rails() : 0,
            !layout || layout->perServer() > 0};
}

/** Lets a collective that names no algorithm run as was chosen. */
inline void takeChoice(Event& event, const AlgorithmChoice& choice)
{
    event.algorithm = choice.algorithm;
    event.segments = std::max(event.segments, choice.segments);
    if (event.channels == 1)
        event.channels = choice.channels;
    if (!takesChannels(event.kind, event.algorithm))
        event.channels = 1;
}

} // namespace contraflow
