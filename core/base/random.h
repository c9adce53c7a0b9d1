// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <random>
#include <utility>

namespace contraflow {

/**
 * Seeded random numbers that are the same on every machine: the standard fixes the engine, and the
 * distributions, which it does not fix, are here.
 */
class Random
{
public:
    explicit Random(std::uint64_t seed) : m_engine(seed) {}

    /** Uniform in 0 … bound-1; bound must be positive. Unbiased (rejection). */
    [[nodiscard]] std::uint64_t below(std::uint64_t bound)
    {
        const std::uint64_t limit = UINT64_MAX - UINT64_MAX % bound;
        std::uint64_t draw = m_engine();
        while (draw >= limit)
            draw = m_engine();
        return draw % bound;
    }

    /** Uniform in [0, 1) with 53 bits. */
    [[nodiscard]] double unit() { return static_cast<double>(m_engine() >> 11) * 0x1.0p-53; }

    [[nodiscard]] bool coin() { return (m_engine() >> 63) != 0; }

    /** Fisher–Yates; every order equally likely. */
    template<typename Container>
    void shuffle(Container& items)
    {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[below(i)]);
    }

private:
    std::mt19937_64 m_engine;
};

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
