// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/matching_bethe.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

constexpr double kSettled = 1e-7; ///< relative change of a message that counts as none

double part(const BetheMessages::Message& message)
{
    return message.matched / (message.matched + message.free);
}

double perWay(const BetheMessages::Message& message)
{
    return 1 / (message.matched + message.free);
}

} // namespace

MatchingBethe::MatchingBethe(const MatchingGraph& graph, std::span<BetheMessages> messages)
    : m_graph(graph)
    , m_messages(messages)
{}

void MatchingBethe::run(std::size_t mostRounds)
{
    for (std::size_t round = 0; round < mostRounds; ++round) {
        const double leftChange = send(m_graph.left, &BetheMessages::ofRight, &BetheMessages::ofLeft);
        const double rightChange = send(m_graph.right, &BetheMessages::ofLeft, &BetheMessages::ofRight);
        if (std::max(leftChange, rightChange) <= kSettled)
            return;
    }
}

/** Every vertex of a side tells its neighbours what it has heard from the others; returns the greatest
 * relative change. Half of each change is made: dense graphs would swing. */
double MatchingBethe::send(const std::vector<MatchingGraph::Edges>& vertices, Message BetheMessages::*from,
                           Message BetheMessages::*to)
{
    double change = 0;
    for (const MatchingGraph::Edges& edges : vertices) {
        double matched = 0;
        m_before.assign(1, 1.0);
        for (const std::uint32_t e : edges) {
            matched += m_graph.edges[e].multiplicity * perWay(m_messages[e].*from);
            m_before.push_back(m_before.back() * part(m_messages[e].*from));
        }
        double after = 1;
        for (std::size_t i = edges.size(); i-- > 0;) {
            const std::uint32_t e = edges[i];
            const double own = m_graph.edges[e].multiplicity * perWay(m_messages[e].*from);
            const Message told{edges.size() > 1 ? std::max(0.0, matched - own) : 0, m_before[i] * after};
            after *= part(m_messages[e].*from);
            Message& message = m_messages[e].*to;
            const double size = told.matched + told.free;
            change = std::max({change, std::abs(told.matched - message.matched) / size,
                               std::abs(told.free - message.free) / size});
            message.matched += (told.matched - message.matched) / 2;
            message.free += (told.free - message.free) / 2;
        }
    }
    return change;
}

double MatchingBethe::matchedWays(std::size_t edge) const
{
    return m_graph.edges[edge].multiplicity * perWay(m_messages[edge].ofLeft) *
           perWay(m_messages[edge].ofRight);
}

/** Without the edge, at least one of its ends must be matched elsewhere. */
double MatchingBethe::otherWays(std::size_t edge) const
{
    return 1 - (1 - part(m_messages[edge].ofLeft)) * (1 - part(m_messages[edge].ofRight));
}

std::vector<double> MatchingBethe::shares() const
{
    std::vector<double> shares;
    for (std::size_t e = 0; e < m_messages.size(); ++e)
        shares.push_back(matchedWays(e) / (matchedWays(e) + otherWays(e)));
    return shares;
}

double MatchingBethe::logCount() const
{
    double sum =
        logWays(m_graph.left, &BetheMessages::ofRight) + logWays(m_graph.right, &BetheMessages::ofLeft);
    for (std::size_t e = 0; e < m_messages.size(); ++e)
        sum -= std::log(matchedWays(e) + otherWays(e));
    return sum;
}

double MatchingBethe::logWays(const std::vector<MatchingGraph::Edges>& vertices,
                              Message BetheMessages::*from) const
{
    double sum = 0;
    for (const MatchingGraph::Edges& edges : vertices) {
        double matched = 0;
        double free = 1;
        for (const std::uint32_t e : edges) {
            matched += m_graph.edges[e].multiplicity * perWay(m_messages[e].*from);
            free *= part(m_messages[e].*from);
        }
        sum += std::log(matched + free);
    }
    return sum;
}

} // namespace contraflow
