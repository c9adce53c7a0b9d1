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

/** How much work counting may be, and what to do beyond. */
struct MatchingLimits
{
    std::size_t exactEntries = 24'000'000; ///< transitions held for an exact count; about 6 bytes each
    std::size_t sampleEntries = 2'000'000; ///< transitions held for one sample: few enough for a cache
    std::size_t minSamples = 16;
    std::size_t maxSamples = 512;
    std::size_t totalEntries = SIZE_MAX; ///< transitions in all samples together, beyond minSamples
    double targetError =
        0.02; ///< relative standard error of the least share of each left vertex, where sampling stops
    std::uint64_t seed = 1;
};

/** The limits with which so many graphs together take at most about `entries` transitions, or the least that
 * sampling needs. */
[[nodiscard]] MatchingLimits sharedAmong(MatchingLimits limits, std::size_t entries, std::size_t graphs);

/** How the maximal matchings of a graph spread over its edges. */
struct MatchingShares
{
    std::vector<double> share;         ///< by edge: the part of all maximal matchings that contain one of it
    std::vector<double> standardError; ///< by edge, relative to the share; 0 when exact
    double logCount = 0;               ///< natural logarithm of the number of maximal matchings
    bool isExact = true;
};

/**
 * Counts the maximal matchings of a bipartite multigraph without listing them: those in which every
 * edge meets a matched vertex. The edges must be distinct pairs.
 *
 * A dynamic programme takes the vertices of one side one after another. A state says which vertices of the
 * other side are matched, and which must still become so because an unmatched neighbour was passed; vertices
 * without further neighbours are forgotten, so that only the frontier counts. Sums are in double precision:
 * all terms are positive, so the relative error stays near the machine's precision times the number of
 * layers; each layer is scaled, so that the number of matchings may exceed the range of double.
 *
 * Where the states would exceed `exactEntries`, each layer keeps a random choice of its states instead:
 * states of great weight as they are, the others by systematic sampling with their weights raised in return
 * (Fearnhead and Clifford 2003), so that every sum keeps its expectation. Independent repetitions give the
 * standard error (by the jackknife). The same seed gives the same numbers on every machine.
 */
[[nodiscard]] MatchingShares maximalMatchings(std::span<const MatchingEdge> edges,
                                              const MatchingLimits& limits = {});
/** The same, for a graph that may take seconds; nothing once `stop` is requested. */
[[nodiscard]] std::optional<MatchingShares> maximalMatchings(std::span<const MatchingEdge> edges,
                                                             const MatchingLimits& limits,
                                                             const std::stop_token& stop);

} // namespace contraflow
