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
    std::size_t sampleSteps = 20'000'000;  ///< of all Markov chains together
    std::size_t relaxSteps = 100'000'000;  ///< messages passed for an estimate
    double targetError = 0.01; ///< relative standard error of a share, root mean square, where sampling stops
    std::uint64_t seed = 1;
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

enum class MatchingMethod
{
    counted,   ///< exact
    sampled,   ///< the mean of a seeded sample
    estimated, ///< Bethe's approximation, scaled to the matchings' size in a seeded sample if there is one
};

/** How the maximal matchings of a graph spread over its edges. */
struct MatchingShares
{
    std::vector<double> share; ///< by edge: the part of all maximal matchings that contain one of it
    /** By edge, relative to the share; 0 when counted; when estimated the root of `squaredError`. */
    std::vector<double> standardError;
    /** When estimated: the mean square of what the shares differ from the sample's, relative, less what the
     * sampling explains. That is sure for many graphs together only, and below 0 for some of them. */
    double squaredError = 0;
    double logCount = 0; ///< natural logarithm of the number of maximal matchings; an estimate unless counted
    MatchingMethod method = MatchingMethod::counted;
    bool isErrorKnown = true; ///< false: an estimate of a graph too large to be sampled

    [[nodiscard]] bool isExact() const { return method == MatchingMethod::counted; }
};

/**
 * How the maximal matchings of a bipartite multigraph spread over its edges: the matchings in which every
 * edge meets a matched vertex. The edges must be distinct pairs.
 *
 * They are counted (countMatchings) where that takes no more than `exactEntries`. Elsewhere Markov chains
 * (MatchingChain) sample them until the standard error, as eight chains differ, is the target's or the steps
 * are spent. An estimate (MatchingBethe), scaled to the size of the sampled matchings, takes the place
 * of a sample that errs by more than the estimate does. Where there is not even room for a small sample the
 * estimate is all there is. The work is bounded by the limits in each case, and the same seed gives the same
 * numbers on every machine.
 */
[[nodiscard]] MatchingShares maximalMatchings(std::span<const MatchingEdge> edges,
                                              const MatchingLimits& limits = {});
/**
 * The same, for a graph that may take seconds; nothing once `stop` is requested. `messages`, one per edge or
 * none, are where an estimate begins, and where it ended: those of a similar graph save most of its work.
 */
[[nodiscard]] std::optional<MatchingShares> maximalMatchings(std::span<const MatchingEdge> edges,
                                                             const MatchingLimits& limits,
                                                             const std::stop_token& stop,
                                                             std::span<BetheMessages> messages = {});

/** The error of these shares (relative, root mean square), by which they differ from those of a sample of so
 * many steps beyond what the sampling explains; 0 when that explains all of it. */
[[nodiscard]] double sampledErrorOf(std::span<const MatchingEdge> edges, std::span<const double> shares,
                                    std::size_t steps, std::uint64_t seed);

} // namespace contraflow
