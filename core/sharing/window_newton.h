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

/**
 * The conditions 0 ≤ p ⊥ capacity − load(p) ≥ 0 at one fraction of every κ, and the prices that come to meet
 * them: semi-smooth Newton on min(p, slack) over the queues in use. All quantities are scaled so that the
 * fastest queue has capacity 1.
 *
 * Where prices are not determined (several full queues that hold the same messages) the sum over every
 * undetermined direction stays what it is in `centre`: every step is taken against a small uniform resistance
 * to change, which acts on such directions alone in the end.
 */
class WindowNewton
{
public:
    /** The problem must outlive what follows. Prices and centre are 0, κ too. */
    void begin(const WindowProblem& problem, const std::stop_token& stop);

    /** Sets every κ to the fraction t of its value. */
    void setProgress(double t);

    /** Sets prices and what the resistance holds on to. */
    void setPrices(std::span<const double> prices, std::span<const double> centre);

    /** A price per queue at which it alone would keep its load at its capacity: no queue needs more. */
    [[nodiscard]] std::vector<double> greatestPrices() const;

    /** Newton steps against the resistance until the violation is at most `accuracy`; false when they do not
     * get there, with the prices anywhere. */
    [[nodiscard]] bool reach(double accuracy, int maxSteps)
    {
        return newton(m_resistance, accuracy, maxSteps);
    }

    /** Goes on until the resistance no longer holds anything. */
    [[nodiscard]] bool settle(double accuracy);

    /** Implicit steps of dq/dt = load - capacity, longer and longer, until the queues stand still. */
    [[nodiscard]] bool letQueuesMove();

    [[nodiscard]] double unit() const { return m_unit; } ///< bytes per second that count as 1
    [[nodiscard]] const std::vector<double>& prices() const { return m_prices; }
    [[nodiscard]] const std::vector<double>& rates() const { return m_rates; }
    [[nodiscard]] std::size_t newtonSteps() const { return m_newtonSteps; }

private:
    struct Use
    {
        std::uint32_t index = 0; ///< of the class
        std::uint32_t entry = 0;
    };

    void listUses();
    [[nodiscard]] double merit(double resistance) const;
    void relax(double resistance);
    void evaluate(std::span<const double> prices);
    [[nodiscard]] double slack(std::size_t queue) const;
    [[nodiscard]] double violation(double resistance) const;
    void chooseFree(double resistance);
    [[nodiscard]] bool findDirection(double resistance);
    [[nodiscard]] double longestStep() const;
    [[nodiscard]] bool newton(double resistance, double accuracy, int maxSteps);

    const WindowProblem* m_problem = nullptr;
    std::stop_token m_stop;
    double m_unit = 1;
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
    WindowSystem m_system;
    std::vector<std::size_t> m_useStarts; ///< by queue
    std::vector<Use> m_uses;
    double m_progress = 0; ///< the present fraction of every κ
    std::size_t m_newtonSteps = 0;
};

} // namespace contraflow
