// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/maximal_matchings.h"

#include "core/sharing/matching_bethe.h"
#include "core/sharing/matching_count.h"
#include "core/sharing/matching_graph.h"
#include "core/sharing/matching_plan.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

/** Plans count states as if each vertex at the frontier had two; it is less than all those, mostly. */
constexpr double kPlannedPerReal = 64;

MatchingShares estimated(const MatchingGraph& graph, std::size_t relaxSteps,
                         std::span<BetheMessages> messages)
{
    constexpr std::size_t kLeastRounds = 8;
    constexpr std::size_t kMostRounds = 200;
    MatchingBethe bethe(graph, messages);
    bethe.run(std::clamp(relaxSteps / (2 * graph.edges.size()), kLeastRounds, kMostRounds));
    return {bethe.shares(), bethe.logCount(), false};
}

} // namespace

MatchingLimits sharedAmong(MatchingLimits limits, const MatchingLimits& run, std::size_t graphs)
{
    for (std::size_t MatchingLimits::*limit : {&MatchingLimits::exactEntries, &MatchingLimits::relaxSteps})
        limits.*limit = std::min(limits.*limit, run.*limit / std::max<std::size_t>(1, graphs));
    return limits;
}

std::optional<MatchingShares> maximalMatchings(std::span<const MatchingEdge> edges,
                                               const MatchingLimits& limits, const std::stop_token& stop,
                                               std::span<BetheMessages> messages)
{
    const MatchingGraph graph(edges);
    const double mostPlanned = kPlannedPerReal * static_cast<double>(limits.exactEntries);
    const MatchingPlan left = makeMatchingPlan(graph, MatchingPlan::Side::left, mostPlanned);
    const MatchingPlan right = makeMatchingPlan(graph, MatchingPlan::Side::right, mostPlanned);
    const MatchingPlan& plan = right.effort < left.effort ? right : left;
    if (plan.isComplete)
        if (std::optional<MatchingCount> count =
                countMatchings(plan, edges.size(), limits.exactEntries, stop))
            return MatchingShares{std::move(count->share), count->logTotal, true};
    if (stop.stop_requested())
        return std::nullopt;
    return estimated(graph, limits.relaxSteps, messages);
}

MatchingShares maximalMatchings(std::span<const MatchingEdge> edges, const MatchingLimits& limits)
{
    std::vector<BetheMessages> messages(edges.size());
    return maximalMatchings(edges, limits, {}, messages).value_or(MatchingShares());
}

double estimateError(std::span<const MatchingEdge> edges, std::span<const double> counted)
{
    std::vector<BetheMessages> messages(edges.size());
    const MatchingShares estimate = estimated(MatchingGraph(edges), MatchingLimits().relaxSteps, messages);
    double squares = 0;
    for (std::size_t e = 0; e < edges.size(); ++e)
        squares += std::pow(estimate.share[e] / counted[e] - 1, 2);
    return std::sqrt(squares / static_cast<double>(edges.size()));
}

} // namespace contraflow
