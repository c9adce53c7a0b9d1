// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/placement/placement_evaluator.h"

#include <cstddef>
#include <functional>
#include <span>
#include <stop_token>

namespace contraflow {

/** A placement with what it was evaluated by. */
struct EvaluatedPlacement
{
    Assignment nodes;
    PlacementTimes times;
};

struct PlacementSearch
{
    std::size_t evaluations = 1000; ///< placements that are run in the engine, at most
    std::uint64_t seed = 1;
    std::size_t threads = 0; ///< 0: as many as the machine has cores; results do not depend on it
    std::function<void(std::size_t evaluations)> progress = {}; ///< from any thread, as they are made
    std::stop_token stop = {};
};

struct FoundPlacement
{
    EvaluatedPlacement best;
    std::size_t evaluations = 0;
    bool isProvenBest = false; ///< every placement that is allowed was run
};

/**
 * The placement with the shortest makespan, and among those the shortest mean time, that a search finds; it
 * is never worse than one of `known`, which must be allowed. When the budget covers all placements, each is
 * run. Otherwise placements by structure (structuredPlacements()) join the known ones, several walks anneal a
 * cheap energy from the best of these and from other beginnings, and the best of all go on with the engine
 * itself, moving what finishes last. To place for the least congestion is NP-complete
 * (Hoefler and Snir 2011), so nothing is promised beyond the comparison with `known`. Fails when no placement
 * can run, and when cancelled.
 */
[[nodiscard]] Result<FoundPlacement> searchPlacement(const PlacementProblem& problem,
                                                     std::span<const EvaluatedPlacement> known,
                                                     const PlacementSearch& search);

} // namespace contraflow
