// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <span>
#include <vector>

namespace contraflow {

/** A box to search; an axis whose ends are the same is held there. */
struct SearchBox
{
    std::vector<double> low;
    std::vector<double> high;

    [[nodiscard]] std::size_t size() const { return low.size(); }
    [[nodiscard]] bool isHeld(std::size_t axis) const { return !(low[axis] < high[axis]); }
    [[nodiscard]] std::size_t freeCount() const;
};

struct SearchEffort
{
    double firstStep = 0.1;  ///< in parts of an axis
    double tolerance = 1e-4; ///< in parts of an axis
    int mostEvaluations = 300;
};

struct Minimum
{
    std::vector<double> at;
    double value = 0;
};

/**
 * The least value of a function near `start` within the box: T. Rowan's subplex method (NLopt's SBPLX), which
 * needs no derivatives and copes with kinks. A local search: the caller tries several starts. Deterministic.
 */
[[nodiscard]] Minimum searchMinimum(const std::function<double(std::span<const double>)>& function,
                                    const SearchBox& box, std::span<const double> start,
                                    const SearchEffort& effort = {});

} // namespace contraflow
