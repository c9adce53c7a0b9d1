// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/collective/all_to_all.h"
#include "core/collective/relative_fit.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace contraflow {

/** A measured all-to-all. */
struct AllToAllPoint
{
    AllToAll size;
    double seconds = 0;              ///< mean time, above 0
    std::optional<double> halfWidth; ///< of the 95 % confidence interval of the mean, seconds
    std::size_t row = 0;             ///< of the table that it was read from
};

struct SignatureFitOptions
{
    ErrorWeights weights = ErrorWeights::relative;
    /** M in bytes when it is known; else it is looked for. Infinite: there is no δ. */
    std::optional<double> threshold;
};

/** What was measured: from the smallest to the largest. */
struct MeasuredRange
{
    std::uint32_t fewestProcesses = 0;
    std::uint32_t mostProcesses = 0;
    double leastBytes = 0;
    double mostBytes = 0;

    bool operator==(const MeasuredRange&) const = default;
};

/** One place that M may have. */
struct ThresholdTrial
{
    double threshold = 0; ///< bytes; infinite: δ is never paid
    double deviance = 0;  ///< smaller is better
};

struct SignatureFit
{
    ContentionSignature signature;
    FittedValue gamma;
    std::optional<FittedValue> delta; ///< nothing: no start-up that the data can tell from 0
    /** Measured sizes that M is as good as: those whose deviance is within the 95 % quantile of χ² with one
     * degree of freedom of the best one. The true M lies between the size below the first and the last. */
    std::vector<double> plausibleThresholds;
    double sizeBelowThreshold = 0;      ///< largest measured size below M; 0: none
    std::vector<ThresholdTrial> trials; ///< by M ascending, one without δ at the end
    ErrorWeights weights = ErrorWeights::relative;
    std::size_t points = 0;
    std::size_t freedom = 0;
    double spread = 0; ///< standard deviation of the errors: relative, or in half-widths
    MeasuredRange range;
};

/** The fewest (n, m) points that a signature is fitted to (steffenel-2006, 8). */
inline constexpr std::size_t kFewestSignaturePoints = 4;

/**
 * γ, δ and M by generalised least squares against the bound of Proposition 1. M is looked for among the
 * measured sizes: the one with the highest likelihood for which at least two sizes pay δ and δ is above 0.
 * Where δ's confidence interval then holds 0, the signature is γ alone. Fails with fewer than four points,
 * sizes or times that are not above 0, missing half-widths where they are the weights, and points that do
 * not tell γ and δ apart.
 */
[[nodiscard]] Result<SignatureFit> fitSignature(std::span<const AllToAllPoint> points,
                                                const PointToPoint& link,
                                                const SignatureFitOptions& options = {});

struct PointToPointFit
{
    PointToPoint link;
    FittedValue startUp;
    FittedValue secondsPerByte;
    double spread = 0; ///< relative
};

/** A time of one message of a size, sent to and fro. */
struct PingPongPoint
{
    double bytes = 0;
    double seconds = 0; ///< one way, above 0
};

/**
 * α and β from one-way times, with relative errors. Where the points ask for an α below 0 it is 0. Fails
 * with fewer than three points, or fewer than two sizes.
 */
[[nodiscard]] Result<PointToPointFit> fitPointToPoint(std::span<const PingPongPoint> points);

/** A mean error of a signature over the measured sizes at one number of processes. */
struct ProcessCountError
{
    std::uint32_t processes = 0;
    std::size_t sizes = 0;
    double meanPercent = 0; ///< of (predicted − measured) / measured
    double meanAbsolutePercent = 0;
};

/** By number of processes ascending (steffenel-2006, Figures 8, 11 and 14). */
[[nodiscard]] std::vector<ProcessCountError> errorsByProcesses(std::span<const AllToAllPoint> points,
                                                               const ContentionSignature& signature,
                                                               const PointToPoint& link);

/**
 * From how many processes on the network is saturated: the smallest measured n from which on every mean
 * |error| is at most 10 % (the paper's own measure of its range of application). Nothing where the largest
 * measured n errs by more, so where that range was not reached.
 */
[[nodiscard]] std::optional<std::uint32_t> saturatedFrom(std::span<const ProcessCountError> errors);

/** Where a signature was fitted and where it holds; what is not known is empty. */
struct SignatureDomain
{
    std::optional<MeasuredRange> fitted;
    std::optional<std::uint32_t> saturatedFrom;
};

/** What a prediction at some size leaves. */
struct DomainCheck
{
    bool isOutsideProcesses = false; ///< n outside of what was fitted
    bool isOutsideBytes = false;     ///< m outside of what was fitted
    bool isUnsaturated = false;      ///< fewer processes than saturate the network

    [[nodiscard]] bool isInside() const { return !isOutsideProcesses && !isOutsideBytes && !isUnsaturated; }
};

[[nodiscard]] DomainCheck checkDomain(const SignatureDomain& domain, const AllToAll& size);

} // namespace contraflow
