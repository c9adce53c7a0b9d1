// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/placement/placement_evaluator.h"
#include "core/analysis/placement/placement_problem.h"
#include "core/base/marked_list.h"
#include "core/base/random.h"

#include <array>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace contraflow {

/** A process that goes to a node. */
struct ProcessMove
{
    std::uint32_t process = 0;
    NodeId node;
};

/**
 * A cheap measure of how long a placement takes, kept up to date move by move: the sum of t^p over all
 * channels and flows, t being the seconds that a channel is busy with what goes through it in one phase, and
 * those that a flow's largest message takes alone. No placement finishes before its longest t; a high power
 * makes the sum follow that longest one while it still sees the others. Processes may have no place yet: what
 * they send counts when both ends have one.
 */
class PlacementEnergy
{
public:
    static constexpr std::uint32_t kNowhere = UINT32_MAX; ///< the node of a process without a place

    /** `power` is 4 or 8. Problem and routes must outlive it. */
    PlacementEnergy(const PlacementProblem& problem, RouteCache& routes, int power);

    /** Starts anew with these places; kNowhere is allowed. */
    void assign(const Assignment& nodes);

    /** The sum after one process moved or several moved at once, of at most two; nothing is moved yet. */
    [[nodiscard]] double afterMoves(std::span<const ProcessMove> moves);
    /** Makes the moves of the last afterMoves() happen. */
    void accept();

    /** In a unit that changes when moves are accepted: to be held against afterMoves() only. */
    [[nodiscard]] double sum() const { return m_sum; }
    /** The p-th root of the sum: about the longest time. */
    [[nodiscard]] double seconds() const;
    [[nodiscard]] int power() const { return m_power; }
    [[nodiscard]] const Assignment& nodes() const { return m_nodes; }
    /** The numbers of the flows that a process sends or receives. */
    [[nodiscard]] std::span<const std::uint32_t> flowsOf(std::uint32_t process) const
    {
        return std::span(m_flows).subspan(m_flowStarts[process],
                                          m_flowStarts[process + 1] - m_flowStarts[process]);
    }

private:
    static constexpr double kNoWay = 1e12; ///< what a flow without a route counts, beyond everything else

    void indexFlows();
    [[nodiscard]] double raised(double seconds) const;
    /** Adds (sign 1) or takes away (sign -1) what a flow between two nodes does to the channels; returns what
     * it counts itself. */
    double addFlow(const PlacementProblem::Flow& flow, NodeId source, NodeId destination, double sign);
    [[nodiscard]] NodeId nodeAfter(std::uint32_t process, std::span<const ProcessMove> moves) const;
    void clearChange();

    const PlacementProblem& m_problem;
    RouteCache& m_routes;
    int m_power;
    std::vector<double> m_secondsPerByte;    ///< by channel
    std::vector<double> m_latencies;         ///< by channel, seconds
    std::vector<std::uint8_t> m_counts;      ///< by channel: whether messages meet there
    std::vector<std::uint32_t> m_flowStarts; ///< by process, size processes + 1
    std::vector<std::uint32_t> m_flows;      ///< flow numbers
    std::vector<double> m_load;              ///< seconds, by channel and phase
    std::vector<double> m_change;            ///< of m_load by the moves in question
    MarkedList m_changed;                    ///< places in m_change that are in use
    std::vector<ProcessMove> m_moves;        ///< in question
    Assignment m_nodes;
    double m_unit = 1; ///< seconds that count as 1, so that powers stay in range
    double m_sum = 0;
    double m_sumAfter = 0;
    double m_sumAtFirst = 0;    ///< when it was last added up anew
    std::size_t m_accepted = 0; ///< moves since then
};

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
