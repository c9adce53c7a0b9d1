// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/error_statistics.h"

#include <cstddef>
#include <optional>
#include <span>

namespace contraflow {

/** When the repetitions of a pattern are enough (zhu-2014, section 3.1). */
struct StopRule
{
    /** Largest half-width of the 95 % confidence interval, as a share of the mean. */
    double halfWidth = 0.02;
    /** So many are counted before the interval is believed: the spread of two or three values is luck. */
    std::size_t fewest = 10;
    std::size_t most = 2000;

    bool operator==(const StopRule&) const = default;
};

/** A message that takes one of two times, as when it sometimes loses a packet and sometimes does not. */
struct TwoLevels
{
    double low = 0;
    double high = 0;
    /** Share of the repetitions at the high level, 0.1 to 0.9. */
    double highShare = 0;

    bool operator==(const TwoLevels&) const = default;
};

/** What the repetitions of one message say, first ones apart. Times in the unit of the values given. */
struct RepetitionSummary
{
    /** First repetitions that were left out, because connections were still warming up. */
    std::size_t warmUp = 0;
    /** Of those, with half the 95 % confidence interval. */
    MeanEstimate mean;
    double smallest = 0;
    double largest = 0;
    /** Values far from the rest, as outliers() marks them; they count towards the mean. */
    std::size_t outliers = 0;
    /** Change from the first to the last repetition as a share of the mean; nothing where chance explains it.
     */
    std::optional<double> drift;
    std::optional<TwoLevels> levels;

    bool operator==(const RepetitionSummary&) const = default;
};

/** T_ref may move by this share of itself around a pattern while the machine still counts as quiet. */
inline constexpr double kQuietShare = 0.02;
/** How often a pattern or program is begun before it is kept although the machine was not quiet. */
inline constexpr std::size_t kMostAttempts = 3;

/** Whether one message has been repeated enough: `times` without those of the warm-up. */
[[nodiscard]] bool isEnough(std::span<const double> times, const StopRule& rule);

/**
 * Number of first repetitions that are unlike the rest: those before the first that lies within three
 * interquartile ranges of the quartiles of the second half, at most a quarter of all. 0 for fewer than eight.
 */
[[nodiscard]] std::size_t warmUpCount(std::span<const double> times);

/** `times` in the order they were measured, positive. Nothing when fewer than two are left after the warm-up.
 */
[[nodiscard]] std::optional<RepetitionSummary> summarizeRepetitions(std::span<const double> times);

/** Whether the reference message took the same time before and after a pattern; both above 0. */
[[nodiscard]] bool wasQuiet(double referenceBefore, double referenceAfter);

} // namespace contraflow
