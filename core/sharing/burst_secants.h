// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace contraflow {

/**
 * The last few steps of a quasi-Newton iteration and the changes of the gaps that they brought. What a step
 * in their span does is known from them better than from the factors (D. G. Anderson, Journal of the ACM 12,
 * 1965): a few directions for which the factors are poor cost a step each instead of spoiling all.
 */
class BurstSecants
{
public:
    void clear() { m_size = 0; }

    /** A step and what it took off the gaps. */
    void add(std::span<const double> step, std::span<const double> drop);

    /** Takes off `right` what the known steps can take off it; complete() adds those steps. */
    void project(std::span<double> right);
    void complete(std::span<double> step) const;

private:
    static constexpr std::size_t kMost = 4;
    struct Pair
    {
        std::vector<double> step;
        std::vector<double> drop;
    };

    std::array<Pair, kMost> m_pairs;
    std::size_t m_size = 0;
    std::size_t m_next = 0;
    std::array<std::array<double, kMost>, kMost> m_products{}; ///< of drops
    std::array<double, kMost> m_parts{};                       ///< of each step
};

} // namespace contraflow
