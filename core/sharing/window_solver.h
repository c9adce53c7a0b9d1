// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/window_path.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace contraflow {

struct WindowSolution
{
    std::vector<double> prices; ///< by queue, seconds per byte
    std::vector<double> rates;  ///< by class, bytes per second of one message
    /** The greatest relative violation of a queue: load above capacity, or min(slack / capacity, price ·
     * capacity). */
    double residual = 0;
    WindowTrack track; ///< a guess for similar problems
};

/**
 * Solves problems of any size by WindowPath over those queues that fill up. A queue with room all along the
 * path has no price, so classes that differ in such queues alone are one. Which queues these are is first
 * taken from the guess and then checked at every point of the path: a queue that is nearly full and was left
 * out is taken in, and the path begins anew.
 */
class WindowSolver
{
public:
    /** Ends early once `stop` is requested, with a solution of no use. */
    [[nodiscard]] WindowSolution solve(const WindowProblem& problem, const WindowTrack& guess = {},
                                       const std::stop_token& stop = {});

    /** Newton steps taken since construction: the cost of a solution without a clock. */
    [[nodiscard]] std::size_t newtonSteps() const { return m_path.newtonSteps(); }

private:
    void choose(const WindowProblem& problem, const WindowTrack& guess);
    void reduce(const WindowProblem& problem);
    [[nodiscard]] bool takeInFull(const WindowProblem& problem, std::span<const double> rates);

    WindowPath m_path;
    std::vector<std::uint32_t> m_slots;  ///< by queue: its number in the reduced problem
    std::vector<std::uint32_t> m_queues; ///< by queue of the reduced problem
    std::vector<std::uint32_t> m_merged; ///< by class: its number in the reduced problem
    WindowProblem m_reduced;
    std::vector<double> m_loads; ///< by queue, bytes per second
    std::vector<double> m_fill;  ///< by queue: the greatest load on the way, in shares of the capacity
};

} // namespace contraflow
