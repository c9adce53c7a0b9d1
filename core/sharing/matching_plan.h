// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/matching_graph.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace contraflow {

/** The order in which one side of a graph is taken apart, and what of the other side must be remembered
 * meanwhile. */
struct MatchingPlan
{
    enum class Side
    {
        left,
        right,
    };
    /** An edge from the vertex that a layer decides about to a slot of the frontier. */
    struct Option
    {
        std::uint32_t edge = 0; ///< position in the input
        std::uint32_t slot = 0;
        double multiplicity = 1;
    };
    /** One vertex of the side that is taken apart. */
    struct Layer
    {
        std::vector<Option> options;
        std::vector<std::uint32_t> forgotten; ///< slots without neighbours in later layers
    };

    std::vector<Layer> layers;
    std::size_t slots = 0;  ///< the widest frontier
    double effort = 0;      ///< Σ of options · 2^width of the frontier: smaller is cheaper
    bool isComplete = true; ///< false: given up because of its effort
};

/** Takes `side` apart. Greedily keeps the frontier small; ties go to the lowest vertex, so that the plan
 * depends on the graph only. Gives up beyond `mostEffort`. */
[[nodiscard]] MatchingPlan makeMatchingPlan(const MatchingGraph& graph, MatchingPlan::Side side,
                                            double mostEffort);

} // namespace contraflow
