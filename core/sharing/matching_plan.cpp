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
    std::vector<std::uint32_t> edges;
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
    Planner(std::span<const MatchingEdge> edges, MatchingPlan::Side side) : m_edges(edges)
    {
        const bool takesLeft = side == MatchingPlan::Side::left;
        const auto numbers = [&edges](std::uint32_t MatchingEdge::*end) {
            std::vector<std::uint32_t> vertices;
            for (const MatchingEdge& edge : edges)
                vertices.push_back(edge.*end);
            std::sort(vertices.begin(), vertices.end());
            vertices.erase(std::unique(vertices.begin(), vertices.end()), vertices.end());
            std::vector<std::uint32_t> positions;
            for (const MatchingEdge& edge : edges)
                positions.push_back(static_cast<std::uint32_t>(
                    std::lower_bound(vertices.begin(), vertices.end(), edge.*end) - vertices.begin()));
            return std::pair(positions, vertices.size());
        };
        const auto [taken, takenCount] = numbers(takesLeft ? &MatchingEdge::left : &MatchingEdge::right);
        auto [other, otherCount] = numbers(takesLeft ? &MatchingEdge::right : &MatchingEdge::left);
        m_taken.resize(takenCount);
        m_frontier.resize(otherCount);
        for (std::uint32_t e = 0; e < edges.size(); ++e) {
            m_taken[taken[e]].edges.push_back(e);
            m_frontier[other[e]].neighbours.push_back(taken[e]);
            ++m_frontier[other[e]].open;
        }
        m_other = std::move(other);
        for (std::uint32_t v = 0; v < m_taken.size(); ++v) {
            for (const std::uint32_t e : m_taken[v].edges)
                m_taken[v].growth += m_frontier[m_other[e]].open == 1 ? 0 : 1;
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
            FrontierVertex& other = m_frontier[m_other[e]];
            if (other.slot == kNoSlot) {
                other.slot = freeSlot();
                ++m_width;
                lowerGrowth(other); // it need not be added any more
            }
            layer.options.push_back({e, other.slot, static_cast<double>(m_edges[e].multiplicity)});
        }
        m_plan.effort += std::ldexp(static_cast<double>(layer.options.size() + 1), static_cast<int>(m_width));
        for (const std::uint32_t e : m_taken[v].edges) {
            FrontierVertex& other = m_frontier[m_other[e]];
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

    std::span<const MatchingEdge> m_edges;
    std::vector<std::uint32_t> m_other; ///< by edge: position in m_frontier
    std::vector<TakenVertex> m_taken;   ///< by ascending vertex
    std::vector<FrontierVertex> m_frontier;
    std::set<std::pair<long, std::uint32_t>> m_waiting; ///< growth and position of those not taken
    std::vector<std::uint32_t> m_freeSlots;
    std::size_t m_width = 0; ///< slots in use
    MatchingPlan m_plan;
};

} // namespace

MatchingPlan makeMatchingPlan(std::span<const MatchingEdge> edges, MatchingPlan::Side side, double mostEffort)
{
    return Planner(edges, side).run(mostEffort);
}

} // namespace contraflow
