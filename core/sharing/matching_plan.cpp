// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/matching_plan.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace contraflow {

namespace {

constexpr std::uint32_t kNoSlot = UINT32_MAX;

/** A vertex of the side that is taken apart, with by how much taking it would widen the frontier. */
struct TakenVertex
{
    MatchingGraph::Edges edges;
    long growth = 0;
    bool isTaken = false;
};

/** A vertex of the other side. */
struct FrontierVertex
{
    std::vector<std::uint32_t> neighbours; ///< of the side that is taken apart
    std::size_t open = 0;                  ///< neighbours that are not taken
    std::uint32_t slot = kNoSlot;          ///< while it is remembered
};

class Planner
{
public:
    Planner(const MatchingGraph& graph, MatchingPlan::Side side)
        : m_graph(graph)
        , m_otherEnd(side == MatchingPlan::Side::left ? &MatchingGraph::Edge::right
                                                      : &MatchingGraph::Edge::left)
        , m_frontier(side == MatchingPlan::Side::left ? graph.right.size() : graph.left.size())
    {
        for (const MatchingGraph::Edges& edges :
             side == MatchingPlan::Side::left ? graph.left : graph.right) {
            for (const std::uint32_t e : edges) {
                otherOf(e).neighbours.push_back(static_cast<std::uint32_t>(m_taken.size()));
                ++otherOf(e).open;
            }
            m_taken.push_back({edges});
        }
        for (std::uint32_t v = 0; v < m_taken.size(); ++v) {
            for (const std::uint32_t e : m_taken[v].edges)
                m_taken[v].growth += otherOf(e).open == 1 ? 0 : 1;
            m_waiting.emplace(m_taken[v].growth, v);
        }
    }

    MatchingPlan run(double mostEffort)
    {
        while (!m_waiting.empty() && m_plan.effort <= mostEffort)
            take(m_waiting.begin()->second);
        m_plan.isComplete = m_waiting.empty();
        return std::move(m_plan);
    }

private:
    void take(std::uint32_t v)
    {
        m_waiting.erase(m_waiting.begin());
        m_taken[v].isTaken = true;
        MatchingPlan::Layer layer;
        for (const std::uint32_t e : m_taken[v].edges) {
            FrontierVertex& other = otherOf(e);
            if (other.slot == kNoSlot) {
                other.slot = freeSlot();
                ++m_width;
                lowerGrowth(other); // it need not be added any more
            }
            layer.options.push_back({e, other.slot, m_graph.edges[e].multiplicity});
        }
        m_plan.effort += std::ldexp(static_cast<double>(layer.options.size() + 1), static_cast<int>(m_width));
        for (const std::uint32_t e : m_taken[v].edges) {
            FrontierVertex& other = otherOf(e);
            if (--other.open == 1)
                lowerGrowth(other); // the last neighbour lets it be forgotten
            if (other.open > 0)
                continue;
            layer.forgotten.push_back(other.slot);
            m_freeSlots.push_back(std::exchange(other.slot, kNoSlot));
            --m_width;
        }
        m_plan.layers.push_back(std::move(layer));
    }

    std::uint32_t freeSlot()
    {
        if (m_freeSlots.empty())
            return static_cast<std::uint32_t>(m_plan.slots++);
        const std::uint32_t slot = m_freeSlots.back();
        m_freeSlots.pop_back();
        return slot;
    }

    /** Taking a neighbour would widen the frontier by one less than before. */
    void lowerGrowth(const FrontierVertex& other)
    {
        for (const std::uint32_t v : other.neighbours) {
            TakenVertex& vertex = m_taken[v];
            if (vertex.isTaken)
                continue;
            m_waiting.erase({vertex.growth, v});
            --vertex.growth;
            m_waiting.emplace(vertex.growth, v);
        }
    }

    FrontierVertex& otherOf(std::uint32_t edge) { return m_frontier[m_graph.edges[edge].*m_otherEnd]; }

    const MatchingGraph& m_graph;
    std::uint32_t MatchingGraph::Edge::*m_otherEnd; ///< on the side that is not taken apart
    std::vector<TakenVertex> m_taken;               ///< by ascending vertex
    std::vector<FrontierVertex> m_frontier;
    std::set<std::pair<long, std::uint32_t>> m_waiting; ///< growth and position of those not taken
    std::vector<std::uint32_t> m_freeSlots;
    std::size_t m_width = 0; ///< slots in use
    MatchingPlan m_plan;
};

} // namespace

MatchingPlan makeMatchingPlan(const MatchingGraph& graph, MatchingPlan::Side side, double mostEffort)
{
    return Planner(graph, side).run(mostEffort);
}

} // namespace contraflow
