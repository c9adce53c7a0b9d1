// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace contraflow {

/** Numbers that differ little become numbers that differ in about half of their bits: multiplicative hashing
 * (D. Knuth, The Art of Computer Programming 3, 6.4) and shifts between, after S. Vigna's splitmix64. */
[[nodiscard]] constexpr std::uint64_t mixedBits(std::uint64_t x)
{
    x ^= x >> 32U;
    x *= 0x9E3779B97F4A7C15U;
    x ^= x >> 29U;
    x *= 0xBF58476D1CE4E5B9U;
    return x ^ x >> 32U;
}

} // namespace contraflow
