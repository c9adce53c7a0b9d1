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
    std::size_t slotCount = 0; ///< the widest frontier
    double effort = 0;         ///< Σ of options · 2^width of the frontier: smaller is cheaper
    bool isComplete = true;    ///< false: given up because of its effort
};

/** Takes `side` apart. Greedily keeps the frontier small; ties go to the lowest vertex, so that the plan
 * depends on the graph only. Gives up beyond `mostEffort`. */
[[nodiscard]] MatchingPlan makeMatchingPlan(const MatchingGraph& graph, MatchingPlan::Side side,
                                            double mostEffort);

} // namespace contraflow
