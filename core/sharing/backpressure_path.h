// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/backpressure_problem.h"
#include "core/sharing/sparse_equations.h"

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace contraflow {

/**
 * Follows equilibria of a network that is changed into the one that is meant, λ from 0 to 1, corner by
 * corner. Given who holds whom, all rates and levels solve linear equations, and so the equilibria form one
 * piecewise linear path; at a corner a channel becomes full or a share the largest, and one source or channel
 * changes its holder. λ may go back for a while (a fold). There is no iteration to a tolerance, and nothing
 * is assumed of the network but that its channels do not depend on one another in a cycle.
 *
 * What is changed: capacities (`shift`) and by how much shares may exceed levels (`bias`), both of which
 * vanish at λ = 1, and a `tilt` of both that stays and decides ties: polish() takes it out.
 */
class BackpressurePath
{
public:
    explicit BackpressurePath(BackpressureHolders& holders) : m_holders(holders), m_problem(holders.problem)
    {}

    /** How ties are broken; `size` is relative to capacities, `variant` gives others. */
    struct Tilt
    {
        double size = 0;
        std::uint64_t variant = 0;
    };
    void setTilt(const Tilt& tilt);

    /** All NICs from nothing to their speed. */
    void beginAtNothing();
    /** The present rates and levels are made an equilibrium of another network. */
    void beginHere(BackpressureHolders::Ties ties);

    /** To the end of the path: false when it leads nowhere or takes more corners than this. Of no use once
     * `stop` is requested. */
    [[nodiscard]] bool follow(std::size_t mostCorners, const std::stop_token& stop);
    /** The rates for the present holders without any tilt, where they are next to the present ones. */
    void polish();

    /** Of all paths since construction: the cost of solutions without a clock. */
    [[nodiscard]] std::size_t cornerCount() const { return m_corners; }

private:
    static constexpr std::uint32_t kNone = BackpressureHolders::kNone;
    static constexpr std::uint32_t kFull = BackpressureHolders::kFull;

    /** That a channel is full, or that a turn out of it has the largest share where it leads to. */
    struct Condition
    {
        std::uint32_t channel = kNone; ///< kNone: λ itself takes the place of a condition
        std::uint32_t holder = kNone;
        bool operator==(const Condition&) const = default;
    };
    /** A figure at the last corner, and how fast it grows along the path. */
    struct Line
    {
        double value = 0;
        double growth = 0;
        [[nodiscard]] double at(double distance) const { return value + growth * distance; }
    };
    /** What ends a piece of the path. */
    struct Corner
    {
        double distance = 0;
        Condition met; ///< channel kNone: the end of the path
    };

    [[nodiscard]] Line capacity(std::uint32_t channel) const;
    [[nodiscard]] Line excess(std::uint32_t turn) const;
    [[nodiscard]] Line level(std::uint32_t channel) const;
    [[nodiscard]] bool solvePiece(const Condition& released, double lambda);
    void numberLevels();
    void addHolders();
    void addSources(const Condition& released);
    void readPiece();
    [[nodiscard]] bool findCorner(const Condition& released, double accuracy, Corner& corner) const;
    [[nodiscard]] Condition turnAt(const Corner& corner);
    [[nodiscard]] bool capSources();
    void takeRates(double distance);
    void setShiftsBeyond();

    BackpressureHolders& m_holders;
    BackpressureProblem& m_problem;
    SparseEquations m_equations;

    // By channel.
    std::vector<double> m_shift; ///< bytes per second, at λ = 0
    std::vector<double> m_tilt;
    std::vector<std::uint32_t> m_unknown; ///< of its level; kNone: it is not reached
    // By turn.
    std::vector<double> m_bias; ///< bytes per second, at λ = 0
    std::vector<double> m_turnTilt;
    std::vector<std::uint32_t> m_row; ///< the equation that its load is in; kNone: in none
    std::vector<Line> m_loads;

    std::vector<Line> m_rates;           ///< by source
    std::vector<Line> m_channelLoads;    ///< by channel
    std::vector<std::uint32_t> m_levels; ///< channels, by unknown
    Line m_lambda;
    double m_start = 0; ///< λ where the path begins
    std::size_t m_corners = 0;
};

} // namespace contraflow
