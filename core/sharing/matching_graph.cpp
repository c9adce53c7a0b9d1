// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/matching_graph.h"

#include <algorithm>

namespace contraflow {

namespace {

/** The vertices of one side of the edges, ascending. */
std::vector<std::uint32_t> verticesOf(std::span<const MatchingEdge> edges, std::uint32_t MatchingEdge::*end)
{
    std::vector<std::uint32_t> vertices;
    for (const MatchingEdge& edge : edges)
        vertices.push_back(edge.*end);
    std::sort(vertices.begin(), vertices.end());
    vertices.erase(std::unique(vertices.begin(), vertices.end()), vertices.end());
    return vertices;
}

std::uint32_t positionOf(const std::vector<std::uint32_t>& vertices, std::uint32_t vertex)
{
    return static_cast<std::uint32_t>(std::lower_bound(vertices.begin(), vertices.end(), vertex) -
                                      vertices.begin());
}

} // namespace

MatchingGraph::MatchingGraph(std::span<const MatchingEdge> input)
{
    const std::vector<std::uint32_t> leftVertices = verticesOf(input, &MatchingEdge::left);
    const std::vector<std::uint32_t> rightVertices = verticesOf(input, &MatchingEdge::right);
    left.resize(leftVertices.size());
    right.resize(rightVertices.size());
    for (std::uint32_t e = 0; e < input.size(); ++e) {
        edges.push_back({positionOf(leftVertices, input[e].left), positionOf(rightVertices, input[e].right),
                         static_cast<double>(input[e].multiplicity)});
        left[edges[e].left].push_back(e);
        right[edges[e].right].push_back(e);
    }
}

} // namespace contraflow
