// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/sharing/matching_graph.h"

#include <cstdint>
#include <vector>

namespace contraflow {

/**
 * A Markov chain over the maximal matchings of a graph, in which each comes up equally often in the long run
 * (parallel edges count as different ones): Metropolis and Hastings' rule. A step draws an edge and makes
 * room for it: one of its ends changes partners, two pairs exchange theirs, two pairs become one, or, when
 * the edge is matched already, one pair becomes two; nothing happens where the result is no maximal matching.
 * That these steps lead from every maximal matching to every other was found true for all of 60 000 small
 * random graphs; there is no proof.
 */
class MatchingChain
{
public:
    /** Begins with a maximal matching made of edges in random order. The graph must outlive the chain. */
    MatchingChain(const MatchingGraph& graph, std::uint64_t seed);

    /** As many steps as the graph has edges. */
    void sweep();

    /**
     * Adds to each edge the probability of being matched, seen from here: 1 for the matched ones, spread over
     * where their ends might have gone in one step more (waste recycling: Frenkel 2004). Its mean is the
     * share, as that of the matchings themselves is, and varies less, most of all in dense graphs.
     */
    void addShares(std::vector<double>& sums) const;
    /** How many edges are matched. */
    [[nodiscard]] std::size_t matched() const;

private:
    static constexpr std::uint32_t kNone = MatchingGraph::kNone;

    /** One side of the graph with its present partners. */
    struct Side
    {
        const std::vector<MatchingGraph::Edges>& edges; ///< by vertex
        std::uint32_t MatchingGraph::Edge::*end;        ///< of this side
        std::vector<std::uint32_t> match;               ///< by vertex: its matched edge, or kNone
        std::vector<std::uint32_t> freeNeighbours;      ///< by vertex: unmatched vertices of the other side
    };

    void step(std::uint32_t edge);
    void split(std::uint32_t edge);
    void join(std::uint32_t edge);
    void turn(Side& moved, Side& other, std::uint32_t edge);
    void setMatch(Side& side, Side& other, std::uint32_t vertex, std::uint32_t edge);
    [[nodiscard]] std::uint32_t drawFree(const Side& side, const Side& other, std::uint32_t vertex);
    void addSharesOf(const Side& side, const Side& other, std::vector<double>& sums) const;
    [[nodiscard]] double acceptance(const Side& side, const Side& other, std::uint32_t from,
                                    std::uint32_t to) const;
    [[nodiscard]] std::uint32_t endOf(const Side& side, std::uint32_t edge) const
    {
        return m_graph.edges[edge].*side.end;
    }
    [[nodiscard]] double multiplicity(std::uint32_t edge) const { return m_graph.edges[edge].multiplicity; }
    [[nodiscard]] bool isAccepted(double ratio) { return ratio >= 1 || m_random.unit() < ratio; }

    const MatchingGraph& m_graph;
    Random m_random;
    Side m_left;
    Side m_right;
};

} // namespace contraflow
