// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>

namespace contraflow {

/**
 * The one place that compares computed doubles. Comparisons are relative, so that their meaning does not
 * depend on the unit of a quantity.
 */
struct Tolerance
{
    /** Times, rates and congestion factors closer than this are the same event, level or factor. */
    static constexpr double kRelative = 1e-9;
};

[[nodiscard]] inline bool nearlyEqual(double a, double b, double relative = Tolerance::kRelative)
{
    const double scale = std::max(std::abs(a), std::abs(b));
    return a == b || (std::isfinite(scale) && std::abs(a - b) <= relative * scale);
}

/** a > b by more than the tolerance. */
[[nodiscard]] inline bool clearlyGreater(double a, double b, double relative = Tolerance::kRelative)
{
    return a > b && !nearlyEqual(a, b, relative);
}

} // namespace contraflow
