// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/backpressure_path.h"
#include "core/sharing/backpressure_problem.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <stop_token>
#include <vector>

namespace contraflow {

/**
 * Finds an equilibrium of a BackpressureProblem: no channel carries more than its capacity, and every source
 * is held by a chain that ends at a full channel. Each that is found is checked by
 * BackpressureProblem::certify(), which knows nothing of how.
 *
 * From nothing, damped sweeps lead near one, and a path (BackpressurePath) from there to it. After an event
 * the path begins at the last holders: a network remembers. Where a path fails, more sweeps and another way
 * of breaking ties give another start. Of large networks with very many messages none may be found within
 * bounded time; then the rates are means over sweeps, made small enough for all channels.
 */
class BackpressureSolver
{
public:
    enum class Kind
    {
        exact,
        approximate,
    };
    struct Outcome
    {
        Kind kind = Kind::exact;
        double residual = 0; ///< relative: overload, or of an approximation how restless the sweeps were
    };

    BackpressureSolver() : m_holders(m_problem), m_path(m_holders) {}

    /** To be set before solve(), with the rates that sources had before. */
    [[nodiscard]] BackpressureProblem& problem() { return m_problem; }
    [[nodiscard]] const BackpressureProblem& problem() const { return m_problem; }
    /** Of a channel that no message uses any more, by id. */
    void forget(std::uint32_t channel);
    /** Valid after solve(). */
    [[nodiscard]] const BackpressureHolders& holders() const { return m_holders; }

    /** Ends early once `stop` is requested, with rates of no use. */
    Outcome solve(const std::stop_token& stop);

    /** What was found last holds a channel, by id: the id of a turn, kFull or kNone. */
    [[nodiscard]] std::uint32_t knownHolder(std::uint32_t channel) const
    {
        return channel < m_known.size() ? m_known[channel].holder : BackpressureHolders::kNone;
    }
    /** The last rates over a channel, by id, are approximate. */
    [[nodiscard]] bool isApproximate(std::uint32_t channel) const
    {
        return channel < m_known.size() && m_known[channel].swept > 0;
    }
    /** For a problem that is a part of all sources, the others at fixed rates: an equilibrium of it next to
     * the last one. Returns channels, by id, whose load or shares would no longer hold sources beyond as they
     * do: none when the whole is in equilibrium. Nothing when a path from there leads nowhere. What was found
     * is known only after keep(). */
    [[nodiscard]] std::optional<std::vector<std::uint32_t>> solveNear(const std::stop_token& stop);
    /** What solveNear() found is what the next solution begins with. */
    void keep() { remember(); }

    /**
     * The rates of the sources in another equilibrium than the present one, where one is found quickly from
     * other starts: the rates are on a knife edge. The present solution stays what it is.
     */
    [[nodiscard]] std::optional<std::vector<double>> findOther(const std::stop_token& stop);

    /** Corners of all paths since construction: the cost of solutions without a clock. */
    [[nodiscard]] std::size_t cornerCount() const { return m_path.cornerCount(); }

private:
    /** Where a path begins. */
    enum class Start
    {
        last,    ///< at the last solution
        sweeps,  ///< after sweeps from full channels
        on,      ///< after further sweeps
        nothing, ///< with NICs that send nothing
        drawn,   ///< after sweeps from levels that are drawn by lot
    };
    struct Attempt
    {
        Start start = Start::sweeps;
        std::size_t number = 0;
        double tiltSign = 1;
    };

    [[nodiscard]] bool isLarge() const;
    [[nodiscard]] Start startOf(std::size_t attempt, bool goesOn) const;
    [[nodiscard]] bool tryFrom(const Attempt& attempt, const std::stop_token& stop);
    [[nodiscard]] bool sweepTo(const Attempt& attempt, const std::stop_token& stop);
    [[nodiscard]] bool passes(double tolerance);
    [[nodiscard]] std::size_t mostCorners(Start start) const;
    void wait(bool isTried, bool isFound);
    void approximate(bool goesOn, const std::stop_token& stop);
    [[nodiscard]] bool disturbs(std::uint32_t channel) const;
    void recall();
    void remember();

    BackpressureProblem m_problem;
    BackpressureHolders m_holders;
    BackpressurePath m_path;
    std::vector<double> m_swept; ///< levels after the last sweeps, by channel; empty: none for this problem
    double m_change = 0;         ///< of the last sweep

    // What is known of the last solutions, by id; a problem may be a part of the network.
    struct KnownChannel
    {
        double level = std::numeric_limits<double>::infinity();
        double swept = 0;                                  ///< 0: not known
        std::uint32_t holder = BackpressureHolders::kNone; ///< id of a turn, kFull or kNone
    };
    std::vector<KnownChannel> m_known;
    bool m_hasSolution = false; ///< of this problem
    std::size_t m_failures = 0; ///< one after the other
    std::size_t m_pause = 0;    ///< events that are left until the next attempt
    bool m_hasSwept = false;    ///< an approximation in place of it
};

} // namespace contraflow
