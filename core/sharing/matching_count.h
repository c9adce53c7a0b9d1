// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/matching_plan.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <vector>

namespace contraflow {

/** All maximal matchings of a graph, counted. */
struct MatchingCount
{
    std::vector<double> share; ///< by edge: the part of them that contain one of it
    double logTotal = 0;       ///< natural logarithm of their number
};

/**
 * Counts without listing, layer by layer of a plan. A state says which vertices of the other side are
 * matched, and which must still become so because an unmatched neighbour was passed; vertices without further
 * neighbours are forgotten, so that only the frontier counts. Sums are in double precision: all terms are
 * positive, so the relative error stays near the machine's precision times the number of layers; each layer
 * is scaled, so that the number of matchings may exceed the range of double.
 *
 * Nothing when there are more transitions between states than `entries`, and once `stop` is requested.
 */
[[nodiscard]] std::optional<MatchingCount> countMatchings(const MatchingPlan& plan, std::size_t edgeCount,
                                                          std::size_t entries, const std::stop_token& stop);

} // namespace contraflow
