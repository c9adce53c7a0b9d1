// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/placement/placement_energy.h"
#include "core/base/random.h"

#include <array>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace contraflow {

/** One process to another node, or two that change places. */
struct PlacementMove
{
    std::array<ProcessMove, 2> moves;
    std::size_t count = 0; ///< 0: no move was found

    [[nodiscard]] std::span<const ProcessMove> span() const { return std::span(moves).first(count); }
};

/**
 * A placement on its route through moves that keep to the room of nodes and to the pins, with its energy.
 * Random numbers decide; the same seed goes the same way. Serves one thread.
 */
class PlacementWalk
{
public:
    /** Problem and routes must outlive it; `power` is that of the energy. */
    PlacementWalk(const PlacementProblem& problem, RouteCache& routes, int power, std::uint64_t seed);

    void startFrom(const Assignment& nodes);
    /**
     * Places process after process, each where the energy grows least: the one with the most bytes to those
     * that are placed comes next. What is equally good is drawn.
     */
    void startGreedily();

    /** A move of this process: towards one that it exchanges messages with, or anywhere. */
    [[nodiscard]] PlacementMove propose(std::uint32_t process);
    /** The same of a process that is drawn. */
    [[nodiscard]] PlacementMove propose();
    /** The energy after a move as a multiple of the present one; above 1 it is worse. */
    [[nodiscard]] double ratioAfter(const PlacementMove& move);
    /** Makes the move that ratioAfter() was last asked for. */
    void accept(const PlacementMove& move);

    /**
     * Anneals the energy (Kirkpatrick et al. 1983; for processes on processors Bollinger and Midkiff 1991)
     * with so many moves, and ends at the best placement on the way. False when stopped.
     */
    bool anneal(std::size_t moves, const std::stop_token& stop);

    [[nodiscard]] const Assignment& nodes() const { return m_energy.nodes(); }
    [[nodiscard]] double seconds() const { return m_energy.seconds(); }
    [[nodiscard]] bool canMove() const { return !m_free.empty() && m_problem.room.size() > 1; }
    [[nodiscard]] Random& random() { return m_random; }

private:
    [[nodiscard]] NodeId proposeNode(std::uint32_t process);
    [[nodiscard]] std::vector<std::uint32_t> candidateNodes(std::uint32_t process);
    void seat(std::uint32_t process, NodeId node);
    void unseat(std::uint32_t process);

    const PlacementProblem& m_problem;
    PlacementEnergy m_energy;
    Random m_random;
    std::vector<std::uint32_t> m_free;                ///< processes that are not pinned
    std::vector<std::vector<std::uint32_t>> m_seated; ///< by node: its processes that are not pinned
};

} // namespace contraflow
