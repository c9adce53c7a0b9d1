// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace contraflow {

/** `multiplicity` parallel edges between a left and a right vertex of a bipartite graph. */
struct MatchingEdge
{
    std::uint32_t left = 0;
    std::uint32_t right = 0;
    std::uint32_t multiplicity = 1;

    auto operator<=>(const MatchingEdge&) const = default;
};

/** How much work one graph may be. */
struct MatchingLimits
{
    std::size_t exactEntries = 24'000'000; ///< transitions held for an exact count; about 6 bytes each
    std::size_t relaxSteps = 100'000'000;  ///< messages passed for an estimate
};

/** The limits with which so many graphs together take at most about `run`. */
[[nodiscard]] MatchingLimits sharedAmong(MatchingLimits limits, const MatchingLimits& run,
                                         std::size_t graphs);

/** What both ends of an edge tell each other in belief propagation (MatchingBethe). */
struct BetheMessages
{
    struct Message
    {
        double matched = 1; ///< M
        double free = 0.5;  ///< F
    };
    Message ofLeft;
    Message ofRight;
};

/** How the maximal matchings of a graph spread over its edges. */
struct MatchingShares
{
    std::vector<double> share; ///< by edge: the part of all maximal matchings that contain one of it
    double logCount = 0;       ///< natural logarithm of the number of maximal matchings
    bool isExact = true;       ///< false: estimated
};

/**
 * How the maximal matchings of a bipartite multigraph spread over its edges: the matchings in which every
 * edge meets a matched vertex. The edges must be distinct pairs.
 *
 * They are counted (countMatchings) where that takes no more than `exactEntries`, and estimated elsewhere
 * (MatchingBethe), which errs by a few percent. The work is bounded by the limits in each case.
 */
[[nodiscard]] MatchingShares maximalMatchings(std::span<const MatchingEdge> edges,
                                              const MatchingLimits& limits = {});
/**
 * The same, for a graph that may take seconds; nothing once `stop` is requested. `messages`, one per edge,
 * are where an estimate begins, and where it ended: those of a similar graph save most of its work.
 */
[[nodiscard]] std::optional<MatchingShares> maximalMatchings(std::span<const MatchingEdge> edges,
                                                             const MatchingLimits& limits,
                                                             const std::stop_token& stop,
                                                             std::span<BetheMessages> messages);

/** What an estimate of these edges would err by (root mean square, relative to the shares as counted). */
[[nodiscard]] double estimateError(std::span<const MatchingEdge> edges, std::span<const double> counted);

} // namespace contraflow
