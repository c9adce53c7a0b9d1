// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/window_newton.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace contraflow {

namespace {

constexpr double kClose = 1e-5;      // where the merit no longer tells steps apart, but the violation does
constexpr double kResistance = 1e-5; // against change, relative to the queue that resists least

} // namespace

void WindowNewton::begin(const WindowProblem& problem, const std::stop_token& stop)
{
    m_problem = &problem;
    m_stop = stop;
    const std::size_t queues = problem.queues.size();
    m_unit = 0;
    for (const WindowProblem::Queue& queue : problem.queues)
        m_unit = std::max(m_unit, queue.capacity);
    m_capacities.resize(queues);
    for (std::size_t q = 0; q < queues; ++q)
        m_capacities[q] = problem.queues[q].capacity / m_unit;
    m_delays.resize(problem.classes.size());
    for (std::size_t r = 0; r < problem.classes.size(); ++r)
        m_delays[r] = problem.classes[r].delay * m_unit;
    m_rates.resize(problem.classes.size());
    m_coefficients.assign(problem.entries.size(), 1.0);
    m_loads.resize(queues);
    m_slopes.resize(queues);
    m_step.resize(queues);
    m_prices.assign(queues, 0.0);
    m_centre.assign(queues, 0.0);
    listUses();
    m_resistance = INFINITY;
    const std::vector<double> greatest = greatestPrices();
    for (std::size_t q = 0; q < queues; ++q)
        m_resistance = std::min(m_resistance, kResistance * m_capacities[q] / greatest[q]);
    setProgress(0);
}

std::vector<double> WindowNewton::greatestPrices() const
{
    std::vector<double> prices(m_capacities.size(), 0.0);
    for (const WindowProblem::Class& c : m_problem->classes)
        for (std::uint32_t e = c.first; e < c.forwardEnd; ++e)
            prices[m_problem->entries[e]] += c.weight / m_capacities[m_problem->entries[e]];
    return prices;
}

void WindowNewton::setPrices(std::span<const double> prices, std::span<const double> centre)
{
    m_prices.assign(prices.begin(), prices.end());
    m_centre.assign(centre.begin(), centre.end());
    evaluate(m_prices);
}

/** By queue: the classes that wait in it. */
void WindowNewton::listUses()
{
    m_useStarts.assign(m_prices.size() + 1, 0);
    for (const std::uint32_t queue : m_problem->entries)
        ++m_useStarts[queue + 1];
    std::partial_sum(m_useStarts.begin(), m_useStarts.end(), m_useStarts.begin());
    m_uses.resize(m_problem->entries.size());
    std::vector<std::size_t> next(m_useStarts.begin(), m_useStarts.end() - 1);
    for (std::uint32_t r = 0; r < m_problem->classes.size(); ++r)
        for (std::uint32_t e = m_problem->classes[r].first; e < m_problem->classes[r].end; ++e)
            m_uses[next[m_problem->entries[e]]++] = {r, e};
}

void WindowNewton::setProgress(double t)
{
    m_progress = t;
    for (const WindowProblem::Class& c : m_problem->classes)
        for (std::uint32_t e = c.forwardEnd; e < c.end; ++e)
            m_coefficients[e] = t * m_problem->queues[m_problem->entries[e]].kappa;
}

void WindowNewton::evaluate(std::span<const double> prices)
{
    std::fill(m_loads.begin(), m_loads.end(), 0.0);
    std::fill(m_slopes.begin(), m_slopes.end(), 0.0);
    for (std::size_t r = 0; r < m_rates.size(); ++r) {
        const WindowProblem::Class& c = m_problem->classes[r];
        double delay = m_delays[r];
        for (std::uint32_t e = c.first; e < c.end; ++e)
            delay += m_coefficients[e] * prices[m_problem->entries[e]];
        const double rate = 1 / delay;
        m_rates[r] = rate;
        const double load = c.weight * rate;
        for (std::uint32_t e = c.first; e < c.forwardEnd; ++e) {
            m_loads[m_problem->entries[e]] += load;
            m_slopes[m_problem->entries[e]] += load * rate;
        }
    }
}

double WindowNewton::slack(std::size_t queue) const
{
    return m_capacities[queue] - m_loads[queue];
}

/** The greatest |min(price, slack)|, both in shares of the capacity. */
double WindowNewton::violation(double resistance) const
{
    double greatest = 0;
    for (std::size_t q = 0; q < m_prices.size(); ++q) {
        const double room = slack(q) + resistance * (m_prices[q] - m_centre[q]);
        greatest = std::max(greatest, std::abs(std::min(m_prices[q] * (m_slopes[q] + resistance), room)) /
                                          m_capacities[q]);
    }
    return std::isnan(greatest) ? INFINITY : greatest;
}

/** A queue is free unless the linear prediction from its own price alone empties it. */
void WindowNewton::chooseFree(double resistance)
{
    std::vector<std::uint32_t> free;
    for (std::uint32_t q = 0; q < m_prices.size(); ++q)
        if (m_prices[q] * m_slopes[q] > slack(q) - resistance * m_centre[q])
            free.push_back(q);
    m_system.chooseFree(free, m_prices.size());
}

bool WindowNewton::findDirection(double resistance)
{
    const WindowSystem::Input input{*m_problem, m_coefficients, m_rates, resistance};
    std::fill(m_step.begin(), m_step.end(), 0.0);
    for (std::size_t q = 0; q < m_prices.size(); ++q)
        if (!m_system.isFree(q))
            m_step[q] = -m_prices[q];
    std::vector<double> right;
    WindowSystem::multiply(input, m_step, right);
    for (const std::uint32_t q : m_system.free()) {
        // capacity / load - 1 is nearly linear in the prices where capacity - load is not.
        const double room = slack(q) + resistance * (m_prices[q] - m_centre[q]);
        const double ratio = std::clamp(m_loads[q] / m_capacities[q], 0.25, 1e3);
        right[q] = -room * (m_slopes[q] * ratio + resistance) / (m_slopes[q] + resistance) - right[q];
    }
    return m_system.solve(input, right, m_step);
}

/** The longest step, at most 1, that leaves every class a tenth of its delay. */
double WindowNewton::longestStep() const
{
    double longest = 1;
    for (std::size_t r = 0; r < m_rates.size(); ++r) {
        const WindowProblem::Class& c = m_problem->classes[r];
        double change = 0;
        for (std::uint32_t e = c.first; e < c.end; ++e)
            change +=
                m_coefficients[e] * std::max(m_step[m_problem->entries[e]], -m_prices[m_problem->entries[e]]);
        if (change * m_rates[r] < -0.9)
            longest = std::min(longest, -0.9 / (change * m_rates[r]));
    }
    return longest;
}

/**
 * What a step has to lower. At κ = 0 the conditions are those of the least of a convex function (the dual of
 * proportional fairness), so that lowering it cannot fail; otherwise the sum of squared violations.
 */
double WindowNewton::merit(double resistance) const
{
    double sum = 0;
    if (m_progress > 0) {
        for (std::size_t q = 0; q < m_prices.size(); ++q) {
            const double room = slack(q) + resistance * (m_prices[q] - m_centre[q]);
            const double v = std::min(m_prices[q] * (m_slopes[q] + resistance), room) / m_capacities[q];
            sum += v * v;
        }
        return sum;
    }
    for (std::size_t q = 0; q < m_prices.size(); ++q) {
        const double moved = m_prices[q] - m_centre[q];
        sum += m_capacities[q] * m_prices[q] + 0.5 * resistance * moved * moved;
    }
    for (std::size_t r = 0; r < m_rates.size(); ++r)
        sum += m_problem->classes[r].weight * std::log(m_rates[r]);
    return sum;
}

/** Brings queue after queue to its own balance, the others as they are. */
void WindowNewton::relax(double resistance)
{
    constexpr int kTurns = 6;
    for (std::uint32_t q = 0; q < m_prices.size(); ++q)
        for (int turn = 0; turn < kTurns; ++turn) {
            double load = 0;
            double slope = 0;
            double shortest = INFINITY;
            for (std::size_t u = m_useStarts[q]; u < m_useStarts[q + 1]; ++u) {
                const double rate = m_rates[m_uses[u].index];
                const double part = m_coefficients[m_uses[u].entry] * rate;
                shortest = part > 0 ? std::min(shortest, 1 / part) : shortest;
                if (m_uses[u].entry >= m_problem->classes[m_uses[u].index].forwardEnd)
                    continue;
                load += m_problem->classes[m_uses[u].index].weight * rate;
                slope += m_problem->classes[m_uses[u].index].weight * rate * rate;
            }
            const double room = m_capacities[q] - load + resistance * (m_prices[q] - m_centre[q]);
            const double ratio = std::clamp(load / m_capacities[q], 0.25, 1e3);
            double change =
                -room * (slope * ratio + resistance) / (slope + resistance) / (slope + resistance);
            change = std::max({change, -m_prices[q], -0.9 * shortest});
            m_prices[q] += change;
            for (std::size_t u = m_useStarts[q]; u < m_useStarts[q + 1]; ++u) {
                double& rate = m_rates[m_uses[u].index];
                rate = 1 / (1 / rate + m_coefficients[m_uses[u].entry] * change);
            }
            if (std::abs(change) <= 1e-9 * m_prices[q])
                break;
        }
    evaluate(m_prices);
}

/** Newton steps from the present prices; false when they do not converge, with the prices anywhere. */
bool WindowNewton::newton(double resistance, double accuracy, int maxSteps)
{
    evaluate(m_prices);
    // The violation hardly shows what only the resistance determines: one whole step sets that right.
    bool wasWhole = m_prices == m_centre;
    for (int steps = 0; !wasWhole || violation(resistance) > accuracy; ++steps) {
        const double present = violation(resistance);
        const double height = merit(resistance);
        if (steps == maxSteps || m_stop.stop_requested())
            return present < 10 * accuracy;
        ++m_newtonSteps;
        chooseFree(resistance);
        const std::vector<double> from = m_prices;
        bool isLower = false;
        if (findDirection(resistance)) {
            double length = longestStep();
            constexpr int kTrials = 5;
            for (int trial = 0; trial < kTrials && !isLower; ++trial, length /= 4) {
                for (std::size_t q = 0; q < from.size(); ++q)
                    m_prices[q] = std::max(0.0, from[q] + length * m_step[q]);
                evaluate(m_prices);
                isLower = (present < kClose && violation(resistance) < 0.5 * present) ||
                          merit(resistance) < height ||
                          (present <= accuracy && violation(resistance) <= 10 * accuracy);
                wasWhole = isLower && length >= 1;
            }
        }
        if (isLower)
            continue;
        m_prices = from;
        evaluate(m_prices);
        constexpr double kRounding = 1e-9; // no progress below it is the end of the numbers, not of the path
        if (present < kRounding)
            return true;
        relax(resistance);
    }
    return true;
}

bool WindowNewton::settle(double accuracy)
{
    constexpr int kRounds = 12;
    for (int round = 0; round < kRounds; ++round) {
        if (!newton(m_resistance, accuracy, m_progress > 0 ? 20 : 200))
            return false;
        m_centre = m_prices;
        if (violation(0) <= 100 * accuracy)
            return true;
    }
    return violation(0) <= 1000 * accuracy;
}

bool WindowNewton::letQueuesMove()
{
    double resistance = 1;
    constexpr int kSteps = 100;
    constexpr double kStill = 1e-11;
    m_centre = m_prices;
    for (int step = 0; step < kSteps && !m_stop.stop_requested(); ++step) {
        const std::vector<double> from = m_prices;
        if (!newton(resistance, kStill, 12)) {
            m_prices = from;
            resistance *= 8;
            continue;
        }
        m_centre = m_prices;
        if (violation(0) <= 100 * kStill)
            return true;
        resistance = std::max(resistance / 2, m_resistance);
    }
    return false;
}

} // namespace contraflow
