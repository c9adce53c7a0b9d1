// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace contraflow {

/** How sure an interval is to hold the value that is estimated. */
inline constexpr double kConfidence = 0.95;

/**
 * The t for which a variable of Student's distribution lies within ±t with probability `confidence`: what a
 * standard error is multiplied by for the half-width of a confidence interval. `freedom` above 0, confidence
 * above 0 and below 1.
 */
[[nodiscard]] double studentQuantile(double freedom, double confidence = kConfidence);

// How well predicted times agree with measured ones, over plain lists of numbers. Errors are Erel in percent
// (vienne-2008 VI.B, zhu-2014 6.3). A number that is not finite stands for "not known" and counts nowhere.

/** A prediction is called good up to this |Erel|, in percent (zhu-2014, Figures 6 and 7). */
inline constexpr double kGoodErrorPercent = 10;

/** |Erel| ≤ 10 %, but for rounding. */
[[nodiscard]] bool isGoodError(double percent);

/** Erel of each message; not a number where a time is not finite or the measured one is not above 0. Both
 * lists have the same length. */
[[nodiscard]] std::vector<double> relativeErrors(std::span<const double> predicted,
                                                 std::span<const double> measured);

/** A mean and how well it is known. */
struct MeanEstimate
{
    std::size_t count = 0;
    double mean = 0; ///< 0 of nothing
    /** Of the 95 % confidence interval by Student's t; nothing with fewer than two values. */
    std::optional<double> halfWidth;

    bool operator==(const MeanEstimate&) const = default;
};

[[nodiscard]] MeanEstimate meanEstimate(std::span<const double> values);
/** Student's prediction interval: the half-width around the mean in which one more value lies with 95 %
 * confidence; nothing with fewer than two. */
[[nodiscard]] std::optional<double> predictionHalfWidth(const MeanEstimate& estimate);

/** The errors of a model in a line. */
struct ErrorSummary
{
    std::size_t count = 0; ///< messages with an error
    MeanEstimate absolute; ///< Eabs: the mean of |Erel|
    double mean = 0;       ///< of Erel with its sign: below 0 where predictions are optimistic
    double within = 0;     ///< share with |Erel| ≤ 10 %, 0 … 1
    /** The error that is largest in size, by position; the first of several. */
    std::optional<std::size_t> worst;
};

[[nodiscard]] ErrorSummary summariseErrors(std::span<const double> errors);

/** The communications of a task taken together. */
struct TaskError
{
    std::size_t task = 0;
    std::size_t messages = 0; ///< with both times
    double predicted = 0;     ///< Sp: sum of the predicted times in seconds
    double measured = 0;      ///< Sm: sum of the measured ones

    /** Eabs(t) = |Sp − Sm| / Sm · 100 (vienne-2008 VI.B). */
    [[nodiscard]] double percent() const;
};

/** The tasks with at least one measured message, by number. `tasks` is the task of each message. */
[[nodiscard]] std::vector<TaskError> taskErrors(std::span<const std::size_t> tasks,
                                                std::span<const double> predicted,
                                                std::span<const double> measured);

/**
 * Which values lie far from the rest: 0.6745 · |x − median| / MAD > 3.5, with MAD the median of |x − median|
 * (B. Iglewicz and D. Hoaglin, How to detect and handle outliers, 1993). Where more than half of the values
 * are the same and the MAD is 0, the mean of |x − median| takes its place, 0.7979 · |x − median| / mean
 * > 3.5. Nothing is marked among fewer than five values.
 */
[[nodiscard]] std::vector<bool> outliers(std::span<const double> values);

/** Bins of equal width that lie at multiples of it: bin i holds lower(i) ≤ x < upper(i). */
struct BinGrid
{
    /** More would say nothing more and may not fit into memory. */
    static constexpr std::size_t kMostBins = 2000;

    double width = 1;
    std::int64_t first = 0; ///< the lower end of the first bin, in widths
    std::size_t count = 0;

    [[nodiscard]] double lower(std::size_t bin) const;
    [[nodiscard]] double upper(std::size_t bin) const { return lower(bin + 1); }
    [[nodiscard]] double middle(std::size_t bin) const { return (lower(bin) + upper(bin)) / 2; }
    /** The bin of a value; a value as near to an edge as rounding takes it lies above the edge. Nothing
     * outside. */
    [[nodiscard]] std::optional<std::size_t> binOf(double value) const;

    bool operator==(const BinGrid&) const = default;
};

using ValueLists = std::span<const std::vector<double>>;

/**
 * The narrowest of 1, 2, 5, 10, 20, 50 … that is at least Freedman and Diaconis' width for all lists together
 * (2 · interquartile range / ∛n) and needs at most 40 bins. Multiples of ±10 % are edges up to a width of 10.
 */
[[nodiscard]] double suggestedBinWidth(ValueLists lists);

/** One grid for several lists, so that their histograms can be held against each other; without bins when
 * there is no value. Nothing when it would take more than kMostBins. `width` is above 0. */
[[nodiscard]] std::optional<BinGrid> commonBins(ValueLists lists, double width);

/** The value below which a share (0 … 1) of the values lies, between neighbours by proportion; there must be
 * a value. */
[[nodiscard]] double quantile(std::vector<double> values, double share);

/** The middle of the values, the mean of the two middle ones of an even number; 0 of nothing. */
[[nodiscard]] double median(std::span<const double> values);

/** What a mean and its interval are made of, so that means of parts can be put together. */
struct MeanParts
{
    std::size_t count = 0;
    double mean = 0;    ///< 0 of nothing
    double squares = 0; ///< sum of the squared differences from the mean

    /** The standard deviation of a sample; not a number with fewer than two values. */
    [[nodiscard]] double deviation() const;
    bool operator==(const MeanParts&) const = default;
};

[[nodiscard]] MeanParts meanParts(std::span<const double> values);
/** Those of a sample of which this is known. */
[[nodiscard]] MeanParts meanParts(std::size_t count, double mean, double deviation);
/** Those of both samples together (T. Chan, G. Golub and R. LeVeque, Updating formulae and a pairwise
 * algorithm for computing sample variances, 1979). */
[[nodiscard]] MeanParts joined(const MeanParts& a, const MeanParts& b);

[[nodiscard]] MeanEstimate meanEstimate(const MeanParts& parts);

} // namespace contraflow
