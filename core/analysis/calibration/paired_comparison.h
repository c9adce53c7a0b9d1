// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/calibration/training_data.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace contraflow {

/** Fewer patterns say nothing certain about which of two models is the better one: of five, the same one may
 * win all by chance once in sixteen times. */
inline constexpr std::size_t kFewestPatternsToCall = 6;

/** Two predictions of the same observations held against each other. */
struct PairedComparison
{
    enum class Outcome
    {
        better, ///< the first has the smaller error: the whole interval lies above 0
        worse,
        tooClose,
        tooFewPatterns,
    };

    Outcome outcome = Outcome::tooFewPatterns;
    double difference = 0; ///< mean |Erel| of the second minus that of the first, in percentage points
    double low = 0;        ///< 95 % confidence interval; both 0 with too few patterns
    double high = 0;
};

/**
 * Compares the mean |Erel| of two predictions over the messages of `data`. Messages of one pattern are not
 * independent, so the interval is by Student's t over patterns, of a mean over clusters (W. Cochran, Sampling
 * Techniques, 1977, section 9A).
 */
[[nodiscard]] PairedComparison compareErrors(const TrainingData& data, std::span<const double> first,
                                             std::span<const double> second);

/** `draws` times `count` patterns drawn with replacement: how often each was drawn. */
[[nodiscard]] std::vector<std::vector<double>> drawPatterns(std::size_t count, std::size_t draws);

/** A fit seen from close by: how each error changes with each parameter, and the errors that are left. */
struct FitSlopes
{
    std::vector<std::vector<double>> slopes; ///< by parameter and observation
    std::vector<double> errors;              ///< by observation
    /** Where each pattern's observations begin. With six patterns or more the errors of a pattern may hang
     * together; with fewer all observations count as independent. */
    std::vector<std::size_t> patternStarts;
};

/**
 * Half-widths of the 95 % confidence intervals of least squares by Student's t. Independent observations:
 * s² (JᵀJ)⁻¹ with n − p degrees of freedom; patterns: the sandwich (JᵀJ)⁻¹ Σ gₚgₚᵀ (JᵀJ)⁻¹ with the sums
 * gₚ = Jₚᵀrₚ and patterns − 1 degrees (K.-Y. Liang and S. Zeger, Biometrika 73, 1986). Nothing for a
 * parameter that the observations leave open.
 */
[[nodiscard]] std::vector<std::optional<double>> slopeHalfWidths(const FitSlopes& fit);

} // namespace contraflow
