// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/matching_chain.h"

#include <algorithm>
#include <numeric>

namespace contraflow {

MatchingChain::MatchingChain(const MatchingGraph& graph, std::uint64_t seed)
    : m_graph(graph)
    , m_random(seed)
    , m_left{graph.left, &MatchingGraph::Edge::left, {}, {}}
    , m_right{graph.right, &MatchingGraph::Edge::right, {}, {}}
{
    for (Side* side : {&m_left, &m_right}) {
        side->match.assign(side->edges.size(), kNone);
        for (const MatchingGraph::Edges& edges : side->edges)
            side->freeNeighbours.push_back(static_cast<std::uint32_t>(edges.size()));
    }
    std::vector<std::uint32_t> order(graph.edges.size());
    std::iota(order.begin(), order.end(), 0U);
    m_random.shuffle(order);
    for (const std::uint32_t edge : order) {
        const auto& [left, right, multiplicity] = graph.edges[edge];
        if (m_left.match[left] != kNone || m_right.match[right] != kNone)
            continue;
        setMatch(m_left, m_right, left, edge);
        setMatch(m_right, m_left, right, edge);
    }
}

void MatchingChain::sweep()
{
    for (std::size_t i = 0; i < m_graph.edges.size(); ++i)
        step(static_cast<std::uint32_t>(m_random.below(m_graph.edges.size())));
}

void MatchingChain::step(std::uint32_t edge)
{
    const std::uint32_t leftMatch = m_left.match[endOf(m_left, edge)];
    const std::uint32_t rightMatch = m_right.match[endOf(m_right, edge)];
    if (leftMatch == edge)
        split(edge);
    else if (rightMatch == kNone)
        turn(m_left, m_right, edge);
    else if (leftMatch == kNone)
        turn(m_right, m_left, edge);
    else
        join(edge);
}

/** One pair becomes two: both ends take free partners. */
void MatchingChain::split(std::uint32_t edge)
{
    const std::uint32_t left = endOf(m_left, edge);
    const std::uint32_t right = endOf(m_right, edge);
    const double choices = static_cast<double>(m_left.freeNeighbours[left]) * m_right.freeNeighbours[right];
    if (choices == 0)
        return;
    const std::uint32_t first = drawFree(m_left, m_right, left);
    const std::uint32_t second = drawFree(m_right, m_left, right);
    if (!isAccepted(choices * multiplicity(first) * multiplicity(second) / multiplicity(edge)))
        return;
    setMatch(m_left, m_right, left, first);
    setMatch(m_right, m_left, endOf(m_right, first), first);
    setMatch(m_right, m_left, right, second);
    setMatch(m_left, m_right, endOf(m_left, second), second);
}

/** Of two pairs one end each: the other ends become a pair where there is an edge, and free elsewhere. */
void MatchingChain::join(std::uint32_t edge)
{
    const std::uint32_t left = endOf(m_left, edge);
    const std::uint32_t right = endOf(m_right, edge);
    const std::uint32_t first = m_left.match[left];
    const std::uint32_t second = m_right.match[right];
    const std::uint32_t freedRight = endOf(m_right, first);
    const std::uint32_t freedLeft = endOf(m_left, second);
    const double ratio = multiplicity(edge) / (multiplicity(first) * multiplicity(second));
    if (const std::uint32_t other = m_graph.edgeBetween(freedLeft, freedRight); other != kNone) {
        if (!isAccepted(ratio * multiplicity(other)))
            return;
        m_left.match[left] = m_right.match[right] = edge;
        m_left.match[freedLeft] = m_right.match[freedRight] = other;
        return;
    }
    if (m_left.freeNeighbours[freedLeft] > 0 || m_right.freeNeighbours[freedRight] > 0)
        return;
    const double choices =
        (m_left.freeNeighbours[left] + 1.0) * (m_right.freeNeighbours[right] + 1.0); // of the step back
    if (!isAccepted(ratio / choices))
        return;
    m_left.match[left] = m_right.match[right] = edge;
    setMatch(m_left, m_right, freedLeft, kNone);
    setMatch(m_right, m_left, freedRight, kNone);
}

/** The edge's end on the side `moved` leaves its partner for the other end, which is free. */
void MatchingChain::turn(Side& moved, Side& other, std::uint32_t edge)
{
    const std::uint32_t vertex = endOf(moved, edge);
    const std::uint32_t before = moved.match[vertex];
    const std::uint32_t left = endOf(other, before);
    if (other.freeNeighbours[left] > 0 || !isAccepted(multiplicity(edge) / multiplicity(before)))
        return;
    moved.match[vertex] = edge;
    setMatch(other, moved, endOf(other, edge), edge);
    setMatch(other, moved, left, kNone);
}

void MatchingChain::setMatch(Side& side, Side& other, std::uint32_t vertex, std::uint32_t edge)
{
    const bool wasFree = side.match[vertex] == kNone;
    const bool isFree = edge == kNone;
    side.match[vertex] = edge;
    if (wasFree == isFree)
        return;
    for (const std::uint32_t e : side.edges[vertex]) {
        std::uint32_t& count = other.freeNeighbours[endOf(other, e)];
        count = isFree ? count + 1 : count - 1;
    }
}

/** An edge from the vertex to a free one, each as likely. */
std::uint32_t MatchingChain::drawFree(const Side& side, const Side& other, std::uint32_t vertex)
{
    std::uint64_t left = m_random.below(side.freeNeighbours[vertex]);
    for (const std::uint32_t edge : side.edges[vertex])
        if (other.match[endOf(other, edge)] == kNone && left-- == 0)
            return edge;
    return kNone;
}

void MatchingChain::addShares(std::vector<double>& sums) const
{
    addSharesOf(m_left, m_right, sums);
    addSharesOf(m_right, m_left, sums);
}

/** Half of the sum, as each side gives it: where a matched vertex would go if it drew one of its edges. */
void MatchingChain::addSharesOf(const Side& side, const Side& other, std::vector<double>& sums) const
{
    for (std::size_t vertex = 0; vertex < side.match.size(); ++vertex) {
        const std::uint32_t present = side.match[vertex];
        if (present == kNone)
            continue;
        const double draw =
            0.5 / static_cast<double>(std::max<std::size_t>(1, side.edges[vertex].size() - 1));
        double stays = 0.5;
        for (const std::uint32_t edge : side.edges[vertex]) {
            if (edge == present)
                continue;
            const double goes = draw * acceptance(side, other, present, edge);
            sums[edge] += goes;
            stays -= goes;
        }
        sums[present] += stays;
    }
}

/** How likely a vertex's step from one edge to another is accepted: alone, or in exchange with a pair. */
double MatchingChain::acceptance(const Side& side, const Side& other, std::uint32_t from,
                                 std::uint32_t to) const
{
    const std::uint32_t before = endOf(other, from);
    const std::uint32_t rival = other.match[endOf(other, to)];
    if (rival == kNone)
        return other.freeNeighbours[before] > 0 ? 0 : std::min(1.0, multiplicity(to) / multiplicity(from));
    const std::uint32_t left = endOf(side, rival);
    const std::uint32_t exchanged =
        &side == &m_left ? m_graph.edgeBetween(left, before) : m_graph.edgeBetween(before, left);
    if (exchanged == kNone)
        return 0;
    return std::min(1.0,
                    multiplicity(to) * multiplicity(exchanged) / (multiplicity(from) * multiplicity(rival)));
}

std::size_t MatchingChain::matched() const
{
    return m_left.match.size() -
           static_cast<std::size_t>(std::count(m_left.match.begin(), m_left.match.end(), kNone));
}

} // namespace contraflow
