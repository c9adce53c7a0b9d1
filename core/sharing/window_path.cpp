// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/window_path.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

constexpr double kAccuracyAtEnd = 1e-11;     // relative violation
constexpr double kAccuracyAtStart = 1e-11;   // what is undetermined is fixed there
constexpr double kAccuracyOnTheWay = 1e-11;  // the next point corrects it
constexpr double kShortestStep = 1.0 / 4096; // of κ: a path that needs shorter steps has ended
constexpr int kMostSteps = 20;               // of Newton, to a point near by
constexpr int kMostStepsAtStart = 200;

} // namespace

bool WindowPath::follow(const WindowProblem& problem, const WindowTrack& guess, const Check& check,
                        const std::stop_token& stop)
{
    m_stop = stop;
    m_newton.begin(problem, stop);
    m_track = {};
    for (std::uint32_t q = 0; q < problem.queues.size(); ++q)
        m_track.queues.push_back(q);
    takeGuess(problem, guess);
    start(problem);
    static_cast<void>(m_newton.settle(kAccuracyAtStart));
    record(0, 0);
    if (!isAccepted(check))
        return false;
    const bool hasBackward = std::any_of(problem.classes.begin(), problem.classes.end(),
                                         [](const auto& c) { return c.end > c.forwardEnd; });
    if (hasBackward) {
        if (!walk(check))
            return false;
    } else {
        static_cast<void>(m_newton.settle(kAccuracyAtEnd));
        record(1, 0);
    }
    return isAccepted(check);
}

/** The prices of the guess by queue of this problem, scaled as here. */
void WindowPath::takeGuess(const WindowProblem& problem, const WindowTrack& guess)
{
    m_guess.clear();
    for (const WindowTrack::Point& point : guess.points) {
        Place place{point.progress, std::vector<double>(problem.queues.size(), 0.0), point.change};
        for (std::size_t i = 0; i < guess.queues.size(); ++i)
            place.prices[guess.queues[i]] = point.prices[i] * m_newton.unit();
        m_guess.push_back(std::move(place));
    }
}

/** κ = 0: one solution in rates; of several in prices the one nearest to empty queues. */
void WindowPath::start(const WindowProblem& problem)
{
    const std::vector<double> empty(problem.queues.size(), 0.0);
    const std::vector<double> greatest = m_newton.greatestPrices();
    if (!m_guess.empty()) {
        std::vector<double> prices = m_guess.front().prices;
        for (const WindowProblem::Class& c : problem.classes) {
            double sum = c.delay;
            for (std::uint32_t e = c.first; e < c.forwardEnd; ++e)
                sum += prices[problem.entries[e]];
            for (std::uint32_t e = c.first; e < c.forwardEnd && sum <= 0; ++e)
                prices[problem.entries[e]] = greatest[problem.entries[e]];
        }
        m_newton.setPrices(prices, empty);
        if (m_newton.reach(kAccuracyAtStart, kMostSteps))
            return;
    }
    m_newton.setPrices(greatest, empty);
    if (m_newton.reach(kAccuracyAtStart, kMostStepsAtStart))
        return;
    m_newton.setPrices(greatest, empty);
    static_cast<void>(m_newton.letQueuesMove());
}

bool WindowPath::walk(const Check& check)
{
    double t = 0;
    double longest = m_pace.longestStep;
    while (t < 1) {
        if (m_stop.stop_requested())
            return false;
        m_savedPrices = m_newton.prices();
        m_savedRates = m_newton.rates();
        const double next = nextStop(t, longest);
        if (goTo(t, next)) {
            if (greatestChange() < m_pace.greatestChange / 3)
                longest = std::min(2 * longest, m_pace.longestStep);
        } else {
            longest = (next - t) / 2;
            if (longest >= kShortestStep) {
                m_newton.setPrices(m_savedPrices, m_savedPrices);
                continue;
            }
            // The path turns back here: the queues go where the dynamics take them, with κ a little further.
            m_newton.setPrices(m_savedPrices, m_savedPrices);
            if (!m_newton.letQueuesMove())
                m_newton.setPrices(m_savedPrices, m_savedPrices);
            longest = m_pace.longestStep / 8;
        }
        t = next;
        record(t, greatestChange());
        if (t < 1 && !isAccepted(check))
            return false;
    }
    return true;
}

/** From the saved prices at t to those at `next`, near by. */
bool WindowPath::goTo(double t, double next)
{
    m_newton.setProgress(next);
    const auto arrive = [&] {
        return m_newton.settle(next < 1 ? kAccuracyOnTheWay : kAccuracyAtEnd) &&
               greatestChange() <= m_pace.greatestChange;
    };
    if (!m_guess.empty()) {
        std::vector<double> prices = m_savedPrices;
        const std::vector<double> from = guessAt(t);
        const std::vector<double> to = guessAt(next);
        for (std::size_t q = 0; q < prices.size(); ++q)
            prices[q] = std::max(0.0, prices[q] + to[q] - from[q]);
        m_newton.setPrices(prices, m_savedPrices);
        if (arrive())
            return true;
    }
    m_newton.setPrices(m_savedPrices, m_savedPrices);
    return arrive();
}

/** Where the guess had points there are points again, as far as a step may go. */
double WindowPath::nextStop(double t, double longest) const
{
    const double farthest = std::min(1.0, t + longest);
    double best = farthest;
    double change = 0;
    bool isOnGuess = false;
    for (const Place& place : m_guess) {
        if (place.progress <= t)
            continue;
        change += place.change;
        if (place.progress > farthest || (isOnGuess && change > 0.9 * m_pace.greatestChange))
            break;
        best = place.progress;
        isOnGuess = true;
    }
    return best;
}

std::vector<double> WindowPath::guessAt(double t) const
{
    const auto after =
        std::find_if(m_guess.begin(), m_guess.end(), [t](const Place& place) { return place.progress >= t; });
    if (after == m_guess.end())
        return m_guess.back().prices;
    if (after == m_guess.begin() || after->progress == t)
        return after->prices;
    const auto before = after - 1;
    const double share = (t - before->progress) / (after->progress - before->progress);
    std::vector<double> prices = before->prices;
    for (std::size_t q = 0; q < prices.size(); ++q)
        prices[q] += share * (after->prices[q] - prices[q]);
    return prices;
}

void WindowPath::record(double t, double change)
{
    WindowTrack::Point point{t, m_newton.prices(), change};
    for (double& price : point.prices)
        price /= m_newton.unit();
    m_track.points.push_back(std::move(point));
}

bool WindowPath::isAccepted(const Check& check) const
{
    return !m_stop.stop_requested() && check(rates());
}

std::vector<double> WindowPath::rates() const
{
    std::vector<double> rates = m_newton.rates();
    for (double& rate : rates)
        rate *= m_newton.unit();
    return rates;
}

/** The greatest logarithm of a ratio between rates now and those saved. */
double WindowPath::greatestChange() const
{
    double greatest = 1;
    const std::vector<double>& rates = m_newton.rates();
    for (std::size_t r = 0; r < rates.size(); ++r) {
        const double ratio = rates[r] / m_savedRates[r];
        greatest = std::max(greatest, std::max(ratio, 1 / ratio));
    }
    return std::log(greatest);
}

} // namespace contraflow
