// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace contraflow {

/** How sure an interval is to hold the value that is estimated. */
inline constexpr double kConfidence = 0.95;

/**
 * The t for which a variable of Student's distribution lies within ±t with probability `confidence`: what a
 * standard error is multiplied by for the half-width of a confidence interval. `freedom` above 0, confidence
 * above 0 and below 1.
 */
[[nodiscard]] double studentQuantile(double freedom, double confidence = kConfidence);

} // namespace contraflow
