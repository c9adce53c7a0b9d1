// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/placement/placement_evaluator.h"

#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/engine/fluid_engine.h"

#include <algorithm>

namespace contraflow {

bool isBetter(const PlacementTimes& a, const PlacementTimes& b)
{
    if (!nearlyEqual(a.makespan, b.makespan))
        return a.makespan < b.makespan;
    return a.mean < b.mean && !nearlyEqual(a.mean, b.mean);
}

PlacementTimes evaluated(const Timeline& timeline)
{
    PlacementTimes times{timeline.makespan(), 0};
    for (const MessageTimes& message : timeline.messages)
        times.mean += message.time();
    times.mean /= static_cast<double>(timeline.messages.size());
    return times;
}

Result<Timeline> PlacementEvaluator::run(const Assignment& nodes)
{
    PlacedScenario placed;
    placed.network = m_problem.network;
    placed.messages.reserve(m_problem.messages.size());
    for (const PlacementProblem::Message& m : m_problem.messages) {
        const NodeId source = nodes[m.source];
        const NodeId destination = nodes[m.destination];
        const auto route = m_routes.route(source, destination);
        if (!route)
            return Error{ErrorCode::invalidInput,
                         "there is no way from node " + inQuotes(m_problem.network->node(source).name) +
                             " to node " + inQuotes(m_problem.network->node(destination).name) +
                             "; add a link between their switches"};
        std::vector<ChannelId>& channels = placed.routes.channels();
        channels.insert(channels.end(), route->begin(), route->end());
        placed.routes.closeRoute();
        placed.messages.push_back({m.row, source, destination, m.bytes, m.start});
    }
    RunOptions options;
    options.maxSegments = 0;
    options.stop = m_stop;
    return runFluid(placed, *m_problem.sharing, options);
}

Result<PlacementTimes> PlacementEvaluator::times(const Assignment& nodes)
{
    const Result<Timeline> timeline = run(nodes);
    if (!timeline)
        return timeline.error();
    return evaluated(*timeline);
}

} // namespace contraflow
