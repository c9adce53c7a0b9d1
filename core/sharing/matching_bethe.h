// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/matching_graph.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace contraflow {

/**
 * The shares of edges in maximal matchings as they would be if the neighbours of a vertex had nothing to do
 * with each other but through it: belief propagation, whose fixed point is Bethe's approximation. Exact for
 * trees, and within five percent on the graphs with cycles on which counts were at hand: less the more
 * vertices they have; in dense graphs it takes too many vertices for unmatched.
 *
 * For an edge, an end tells the other one how many ways there are on its own side of the edge: in which it is
 * matched elsewhere (M), and in which it stays free while all its other neighbours are matched (F), both
 * relative to the ways that are left when the edge itself is matched.
 */
class MatchingBethe
{
public:
    /** `messages` has one entry per edge: where to begin, and where it ended. Both must outlive this. */
    MatchingBethe(const MatchingGraph& graph, std::span<BetheMessages> messages);

    /** At most so many rounds; fewer once no message changes by more than 1e-7 of it. */
    void run(std::size_t mostRounds);

    /** By edge: the part of all maximal matchings that contain one of it. */
    [[nodiscard]] std::vector<double> shares() const;
    /** The natural logarithm of the number of maximal matchings. */
    [[nodiscard]] double logCount() const;

private:
    using Message = BetheMessages::Message;

    double send(const std::vector<MatchingGraph::Edges>& vertices, Message BetheMessages::*from,
                Message BetheMessages::*to);
    [[nodiscard]] double logWays(const std::vector<MatchingGraph::Edges>& vertices,
                                 Message BetheMessages::*from) const;
    [[nodiscard]] double matchedWays(std::size_t edge) const;
    [[nodiscard]] double otherWays(std::size_t edge) const;

    const MatchingGraph& m_graph;
    std::span<BetheMessages> m_messages;
    std::vector<double> m_before; ///< of one vertex: Π of the neighbours' matched parts up to each
};

} // namespace contraflow
