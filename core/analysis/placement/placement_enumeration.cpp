// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/placement/placement_enumeration.h"

#include "core/project/routing_rules.h"

#include <map>
#include <tuple>

namespace contraflow {

namespace {

constexpr std::size_t kMostProcesses = 40; // more have too many placements wherever there are two nodes

/** By node the first node that it cannot be told apart from: itself when there is none. */
std::vector<std::uint32_t> firstAlike(const PlacementProblem& problem)
{
    const Network& network = *problem.network;
    std::vector<std::uint32_t> first(network.nodes().size());
    std::vector<bool> isOccupied(first.size());
    for (const PlacementProblem::Process& process : problem.processes)
        if (process.pinned)
            isOccupied[process.pinned->index()] = true;
    const bool dependsOnNames = infoOf(network.routing()).differsByNode || network.writtenRoutes();
    std::map<std::tuple<std::uint32_t, double, double, std::uint32_t>, std::uint32_t> known;
    for (std::uint32_t n = 0; n < first.size(); ++n) {
        first[n] = n;
        const auto hops = network.hops(Vertex{true, n});
        if (dependsOnNames || isOccupied[n] || hops.size() != 1)
            continue;
        const Network::Link& link = network.link(linkOf(hops.front().channel));
        first[n] = known.try_emplace({hops.front().to.index, link.capacity, link.latency, problem.room[n]}, n)
                       .first->second;
    }
    return first;
}

class Enumeration
{
public:
    Enumeration(const PlacementProblem& problem, std::size_t limit)
        : m_problem(problem)
        , m_limit(limit)
        , m_alike(firstAlike(problem))
        , m_taken(problem.room.size())
        , m_nodes(problem.processes.size())
    {
        for (std::size_t p = 0; p < m_nodes.size(); ++p) {
            if (problem.processes[p].pinned)
                m_nodes[p] = *problem.processes[p].pinned;
            else
                m_free.push_back(p);
        }
    }

    std::optional<std::vector<Assignment>> run()
    {
        if (m_free.size() > kMostProcesses || !placeFrom(0))
            return std::nullopt;
        return std::move(m_found);
    }

private:
    /** False when there are too many. */
    bool placeFrom(std::size_t place)
    {
        if (place == m_free.size()) {
            if (m_found.size() == m_limit)
                return false;
            m_found.push_back(m_nodes);
            return true;
        }
        std::vector<bool> wasEmptyOneTried(m_taken.size());
        for (std::uint32_t n = 0; n < m_taken.size(); ++n) {
            if (m_taken[n] == m_problem.room[n])
                continue;
            if (m_taken[n] == 0) { // one of the empty ones that are alike stands for all
                if (wasEmptyOneTried[m_alike[n]])
                    continue;
                wasEmptyOneTried[m_alike[n]] = true;
            }
            ++m_taken[n];
            m_nodes[m_free[place]] = NodeId(n);
            if (!placeFrom(place + 1))
                return false;
            --m_taken[n];
        }
        return true;
    }

    const PlacementProblem& m_problem;
    std::size_t m_limit;
    std::vector<std::uint32_t> m_alike;
    std::vector<std::uint32_t> m_taken; ///< by node
    std::vector<std::size_t> m_free;    ///< processes that are not pinned
    Assignment m_nodes;
    std::vector<Assignment> m_found;
};

} // namespace

std::optional<std::vector<Assignment>> allPlacements(const PlacementProblem& problem, std::size_t limit)
{
    return Enumeration(problem, limit).run();
}

} // namespace contraflow
