// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace contraflow {

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
