// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/window_system.h"

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
};

/**
 * Solves the complementarity problem 0 ≤ p ⊥ capacity − load(p) ≥ 0.
 *
 * For κ > 0 there may be several solutions. This one is the end of the path that begins at κ = 0, where the
 * problem is the dual of proportional fairness and has one solution in rates, and goes on while all κ grow in
 * proportion. The path is followed by Newton steps on the queues in use (semi-smooth Newton on min(p,
 * slack)), with steps in κ so short that no rate changes by more than a small factor; where the path ends the
 * queues are let fill and drain (implicit steps of dq/dt = load − capacity) until they stand still.
 *
 * Where prices are not determined (several full queues that hold the same messages) the sum over every
 * undetermined direction stays what it was with empty queues, as it does in the dynamics: every Newton step
 * is taken against a small uniform resistance to change.
 */
class WindowSolver
{
public:
    /** Ends early once `stop` is requested, with a solution of no use. */
    [[nodiscard]] WindowSolution solve(const WindowProblem& problem, const std::stop_token& stop = {});

    /** Newton steps taken since construction: the cost of a solution without a clock. */
    [[nodiscard]] std::size_t newtonSteps() const { return m_newtonSteps; }

    /** The longest step in κ (as a fraction of its way) and the greatest change of a rate (as a logarithm)
     * that one step may bring. Smaller values follow the path more closely and take longer. */
    struct Pace
    {
        double longestStep = 0.25;
        double greatestChange = 0.25;
    };
    void setPace(Pace pace) { m_pace = pace; }

private:
    struct Use
    {
        std::uint32_t index = 0; ///< of the class
        std::uint32_t entry = 0;
    };

    void listUses();
    [[nodiscard]] double merit(double resistance) const;
    void relax(double resistance);
    void begin(const WindowProblem& problem);
    void setProgress(double t);
    void evaluate(std::span<const double> prices);
    [[nodiscard]] double slack(std::size_t queue) const;
    [[nodiscard]] double violation(double resistance) const;
    [[nodiscard]] double residual() const;
    void chooseFree(double resistance);
    [[nodiscard]] bool findDirection(double resistance);
    [[nodiscard]] double longestStep() const;
    [[nodiscard]] bool newton(double resistance, int maxSteps);
    [[nodiscard]] bool settle(double resistance);
    [[nodiscard]] bool letQueuesMove();
    void followPath();
    void remember();
    void restore();
    [[nodiscard]] double greatestChange() const;

    const WindowProblem* m_problem = nullptr;
    std::stop_token m_stop;
    Pace m_pace;
    double m_unit = 1;                  ///< bytes per second that count as 1
    double m_resistance = 0;            ///< the usual one against change, scaled
    std::vector<double> m_capacities;   ///< scaled
    std::vector<double> m_delays;       ///< by class, scaled
    std::vector<double> m_coefficients; ///< by entry: 1, or the present κ
    std::vector<double> m_prices;
    std::vector<double> m_centre; ///< the prices that the resistance holds on to
    std::vector<double> m_rates;  ///< by class
    std::vector<double> m_loads;  ///< by queue
    std::vector<double> m_slopes; ///< by queue: what its load loses per unit of its price
    std::vector<double> m_step;
    std::vector<double> m_trial;
    std::vector<double> m_savedPrices;
    std::vector<double> m_savedRates;
    WindowSystem m_system;
    std::vector<std::size_t> m_useStarts; ///< by queue
    std::vector<Use> m_uses;
    double m_progress = 0; ///< the present fraction of every κ
    std::size_t m_newtonSteps = 0;
};

} // namespace contraflow
