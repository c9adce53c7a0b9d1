// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace contraflow {

/** What a quantity other than 0 may be at least and at most, in base units. Beyond there is nothing to
 * measure or to send, and what is within keeps quotients, sums and squares of quantities finite. */
inline constexpr double kLeastQuantity = 1e-50;
inline constexpr double kMostQuantity = 1e50;

/** 0, or between the two. */
[[nodiscard]] constexpr bool isInRange(double value)
{
    return value == 0 || (value >= kLeastQuantity && value <= kMostQuantity);
}

/** Seconds; what is shorter no clock has shown. */
inline constexpr double kShortestMeasured = 1e-12;

} // namespace contraflow
