// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/error_statistics.h"

#include <cstddef>
#include <span>

namespace contraflow {

/** What a mean and its interval are made of, so that means of parts can be put together. */
struct MeanParts
{
    std::size_t count = 0;
    double mean = 0;    ///< 0 of nothing
    double squares = 0; ///< sum of the squared differences from the mean

    /** The standard deviation of a sample; not a number with fewer than two values. */
    [[nodiscard]] double deviation() const;
    bool operator==(const MeanParts&) const = default;
};

[[nodiscard]] MeanParts meanParts(std::span<const double> values);
/** Those of a sample of which this is known. */
[[nodiscard]] MeanParts meanParts(std::size_t count, double mean, double deviation);
/** Those of both samples together (T. Chan, G. Golub and R. LeVeque, Updating formulae and a pairwise
 * algorithm for computing sample variances, 1979). */
[[nodiscard]] MeanParts joined(const MeanParts& a, const MeanParts& b);

[[nodiscard]] MeanEstimate meanEstimate(const MeanParts& parts);

} // namespace contraflow
