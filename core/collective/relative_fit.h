// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <span>
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

} // namespace contraflow
