// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/maximal_matchings.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace contraflow {

/** A bipartite multigraph with its vertices numbered from 0 on either side, in ascending order. */
struct MatchingGraph
{
    struct Edge
    {
        std::uint32_t left = 0;  ///< position in `left`
        std::uint32_t right = 0; ///< position in `right`
        double multiplicity = 1;
    };
    using Edges = std::vector<std::uint32_t>; ///< positions in `edges`

    explicit MatchingGraph(std::span<const MatchingEdge> input);

    std::vector<Edge> edges;  ///< as in the input
    std::vector<Edges> left;  ///< by left vertex, as in the input
    std::vector<Edges> right; ///< by right vertex, as in the input
};

} // namespace contraflow
