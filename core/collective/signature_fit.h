// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/collective/all_to_all.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace contraflow {

/** A fitted value and how well it is known. */
struct FittedValue
{
    double value = 0;
    double standardError = 0;
    double halfWidth = 0; ///< of the 95 % confidence interval, by Student's t

    [[nodiscard]] double lower() const { return value - halfWidth; }
    [[nodiscard]] double upper() const { return value + halfWidth; }
};

/** How the errors of measured times grow. */
enum class ErrorWeights
{
    relative,   ///< in proportion to the time: every point counts as much
    halfWidths, ///< in proportion to the measured half-widths
};

/** One equation y = Σ coefficient·regressor + error. */
struct FitEquation
{
    double value = 0;
    double first = 0;  ///< regressor of the first coefficient
    double second = 0; ///< of the second one; not used where there is one coefficient
    double width = 0;  ///< proportional to the standard deviation of the error; for ErrorWeights::halfWidths
};

struct FitShape
{
    std::size_t coefficients = 2; ///< 1 or 2
    ErrorWeights weights = ErrorWeights::relative;
    std::size_t alsoEstimated = 0; ///< parameters found elsewhere from the same points: they cost freedom
};

struct RelativeFit
{
    FittedValue first;
    FittedValue second;
    double spread = 0; ///< standard deviation of the errors: relative, or in half-widths
    std::size_t freedom = 0;
    double deviance = 0; ///< −2·log-likelihood but for a constant: smaller is better
};

/**
 * Generalised least squares with independent errors whose standard deviations are known up to a common
 * factor, which is estimated. Relative errors are taken of the fitted values and not of the measured ones,
 * which would favour points measured too low; so the fit is repeated until it stands still. Fails when there
 * are not more points than parameters, when the points do not tell the coefficients apart, and when fitted
 * values are not above 0.
 */
[[nodiscard]] Result<RelativeFit> fitRelative(std::span<const FitEquation> points, const FitShape& shape);

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

/** A figure of a signature and where it comes from. */
struct SignatureFigure
{
    double value = 0; ///< in seconds, bytes, seconds per byte, or a plain number
    std::string source;
};

/** A published contention signature; what the publication does not say is empty. */
struct SignaturePreset
{
    std::string name; ///< in files and on the command line
    std::string title;
    std::string description;
    SignatureFigure gamma;
    SignatureFigure delta;                    ///< seconds per round
    std::optional<SignatureFigure> threshold; ///< M in bytes; empty where δ is 0
    std::optional<SignatureFigure> startUp;   ///< α in seconds
    std::optional<SignatureFigure> secondsPerByte;
    std::optional<SignatureFigure> contendedSecondsPerByte; ///< βC
    std::optional<SignatureFigure> share;                   ///< ρ
    std::optional<SignatureFigure> fittedProcesses;         ///< the n of the fit
    std::optional<SignatureFigure> saturatedProcesses;      ///< from this n on the network is saturated
    std::vector<std::string> citations;

    [[nodiscard]] ContentionSignature signature() const;
    [[nodiscard]] SignatureDomain domain() const;
    /** Nothing unless βC is known; `freeSecondsPerByte` is βF. */
    [[nodiscard]] std::optional<ContendedThroughput> throughput(double freeSecondsPerByte) const;
};

} // namespace contraflow
