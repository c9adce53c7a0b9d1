// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/window_newton.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

namespace contraflow {

/** Where a path led: the prices at some fractions of the way, the first 0 and the last 1. */
struct WindowTrack
{
    struct Point
    {
        double progress = 0;        ///< the fraction of every κ
        std::vector<double> prices; ///< seconds per byte, parallel to `queues`
        double change = 0;          ///< the greatest change of a rate since the point before, as a logarithm
    };
    std::vector<std::uint32_t> queues; ///< those that were full or nearly so anywhere on the way
    std::vector<Point> points;
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
 *
 * The track of a similar problem serves as a guess: for the first point, whose solution is unique; for where
 * to stop on the way; and for the direction in which each step sets out. The path itself is followed from its
 * beginning every time, and every point must follow from the one before within the same bounds as without a
 * guess. What is not proven: that the stops do not matter. Where prices are not determined and queues fill or
 * empty on the way, or where the path turns back, other stops can lead to other rates; WindowModel therefore
 * guesses in large problems only, where the work would be too much otherwise.
 */
class WindowPath
{
public:
    /** Rejects a point by its rates, by class; ends the path. */
    using Check = std::function<bool(std::span<const double> rates)>;

    /** The longest step in κ (as a fraction of its way) and the greatest change of a rate (as a logarithm)
     * that one step may bring. Smaller values follow the path more closely and take longer. */
    struct Pace
    {
        double longestStep = 0.25;
        double greatestChange = 0.25;
    };

    /** False when `check` rejected a point or a stop was requested; there is no solution then. */
    [[nodiscard]] bool follow(const WindowProblem& problem, const WindowTrack& guess, const Check& check,
                              const std::stop_token& stop);

    /** Of the last path, with all queues of the problem. */
    [[nodiscard]] const WindowTrack& track() const { return m_track; }

    /** By class, bytes per second of one message, at the end of the last path. */
    [[nodiscard]] std::vector<double> rates() const;

    /** Newton steps taken since construction: the cost of a solution without a clock. */
    [[nodiscard]] std::size_t newtonSteps() const { return m_newton.newtonSteps(); }

    void setPace(Pace pace) { m_pace = pace; }

private:
    using Place = WindowTrack::Point; // with a price for every queue of the problem, scaled

    void takeGuess(const WindowProblem& problem, const WindowTrack& guess);
    void start(const WindowProblem& problem);
    [[nodiscard]] bool walk(const Check& check);
    [[nodiscard]] bool goTo(double t, double next);
    [[nodiscard]] double nextStop(double t, double longest) const;
    [[nodiscard]] std::vector<double> guessAt(double t) const;
    void record(double t, double change);
    [[nodiscard]] bool isAccepted(const Check& check) const;
    [[nodiscard]] double greatestChange() const;

    std::stop_token m_stop;
    Pace m_pace;
    WindowNewton m_newton;
    std::vector<Place> m_guess;
    WindowTrack m_track;
    std::vector<double> m_savedPrices;
    std::vector<double> m_savedRates;
};

} // namespace contraflow
