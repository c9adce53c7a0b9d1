// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

namespace contraflow {

/** The nearest value from `low` to `high`; `low` where there is none, because something is smaller than what
 * it should hold or rounding has swapped the two: std::clamp() is undefined then. */
template<typename Number>
[[nodiscard]] constexpr Number clamped(Number value, Number low, Number high)
{
    return std::max(low, std::min(value, high));
}

} // namespace contraflow
