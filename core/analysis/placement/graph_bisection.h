// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/placement/placement_problem.h"

#include <cstdint>
#include <span>
#include <vector>

namespace contraflow {

/** Who exchanges how many bytes with whom, and cuts of it. Serves one thread. */
class CommunicationGraph
{
public:
    explicit CommunicationGraph(const PlacementProblem& problem);

    /**
     * Reorders the processes so that few bytes go between the first `left` and the others. Of several cuts
     * the one with the fewest bytes is taken; each grows from one process and is improved by exchanging
     * pairs. `left` is at most the number of processes.
     */
    void bisect(std::span<std::uint32_t> processes, std::size_t left);

private:
    struct Edge
    {
        std::uint32_t other = 0;
        double bytes = 0; ///< both ways
    };
    enum class Side : std::uint8_t
    {
        outside, ///< not among the processes to be cut
        left,
        right,
    };

    [[nodiscard]] std::span<const Edge> edges(std::uint32_t process) const
    {
        return std::span(m_edges).subspan(m_starts[process], m_starts[process + 1] - m_starts[process]);
    }
    /** By how many bytes the cut shrinks when the process changes sides. */
    [[nodiscard]] double gain(std::uint32_t process) const;
    /** The process that is the most exchanges away from this one. */
    [[nodiscard]] std::uint32_t farthest(std::uint32_t from, std::span<const std::uint32_t> processes);
    void grow(std::uint32_t from, std::span<const std::uint32_t> processes, std::size_t left);
    /** Exchanges pairs once through; false when nothing was won. */
    bool improve(std::span<const std::uint32_t> processes);
    [[nodiscard]] double cut(std::span<const std::uint32_t> processes) const;
    void flip(std::uint32_t process);

    std::vector<std::size_t> m_starts; ///< by process, size processes + 1
    std::vector<Edge> m_edges;
    std::vector<Side> m_sides;          ///< by process
    std::vector<double> m_gains;        ///< by process
    std::vector<std::uint8_t> m_isDone; ///< by process: moved in this pass, or reached in a search
};

} // namespace contraflow
