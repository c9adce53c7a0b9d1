// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <limits>

namespace contraflow {

/**
 * A point in time with twice the digits of a double, as the sum of two. What lies between two of them is then
 * as exact for a microsecond late on the clock, or after a long pause, as for one that begins at 0. Times of
 * day in seconds leave a double 2.4e-7 s.
 */
class Instant
{
public:
    constexpr Instant() = default;
    explicit constexpr Instant(double seconds) : m_high(seconds) {}

    [[nodiscard]] static constexpr Instant never()
    {
        return Instant(std::numeric_limits<double>::infinity());
    }
    [[nodiscard]] constexpr bool isNever() const { return m_high == std::numeric_limits<double>::infinity(); }
    /** Rounded to a double, for people. */
    [[nodiscard]] constexpr double seconds() const { return m_high; }

    [[nodiscard]] friend Instant operator+(const Instant& at, double seconds)
    {
        // The sum and what rounding took from it (Knuth's TwoSum), brought into order (Dekker's FastTwoSum).
        const double sum = at.m_high + seconds;
        if (!std::isfinite(sum))
            return never();
        const double part = sum - at.m_high;
        const double lost = (at.m_high - (sum - part)) + (seconds - part) + at.m_low;
        Instant result(sum + lost);
        result.m_low = lost - (result.m_high - sum);
        return result;
    }

    /** The seconds from `b` to `a`. */
    [[nodiscard]] friend constexpr double operator-(const Instant& a, const Instant& b)
    {
        return (a.m_high - b.m_high) + (a.m_low - b.m_low);
    }

    friend constexpr bool operator==(const Instant& a, const Instant& b) = default;
    friend constexpr bool operator<(const Instant& a, const Instant& b)
    {
        return a.m_high != b.m_high ? a.m_high < b.m_high : a.m_low < b.m_low;
    }

private:
    double m_high = 0; ///< seconds, the nearest double
    double m_low = 0;  ///< what it lacks
};

} // namespace contraflow
