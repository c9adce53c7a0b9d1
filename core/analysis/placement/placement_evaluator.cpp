// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/placement/placement_evaluator.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/engine/fluid_engine.h"

#include <algorithm>
#include <utility>

namespace contraflow {

namespace {

constexpr std::size_t kMaxEntries = 8'000'000;  // 64 MB
constexpr std::size_t kMaxMemory = 128'000'000; // bytes, of routes

} // namespace

RouteCache::RouteCache(const Network& network) : m_router(network), m_entries(network.nodes().size()) {}

void RouteCache::makeRoom()
{
    if (m_routes.memory() < kMaxMemory && (m_rows + 1) * m_entries.size() < kMaxEntries)
        return;
    for (std::vector<Entry>& row : m_entries)
        row = {};
    m_rows = 0;
    m_routes = {};
}

std::optional<RouteCache::Route> RouteCache::route(NodeId source, NodeId destination)
{
    if (source == destination)
        return Route();
    if (m_entries[source.index()].empty()) {
        makeRoom();
        m_entries[source.index()].resize(m_entries.size());
        ++m_rows;
    }
    Entry& entry = m_entries[source.index()][destination.index()];
    if (entry.first == kUnknown)
        entry = find(source, destination);
    if (entry.first == kNoWay)
        return std::nullopt;
    Route route{std::span(m_routes.channels()).subspan(entry.first, entry.length), {}};
    if (!m_routes.shares().empty())
        route.shares = std::span(m_routes.shares()).subspan(entry.first, entry.length);
    return route;
}

RouteCache::Entry RouteCache::find(NodeId source, NodeId destination)
{
    const std::size_t first = m_routes.channelTotal();
    if (!m_router.appendRoute(source, destination, m_routes))
        return {kNoWay, 0};
    return {static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(m_routes.channelTotal() - first)};
}

bool isBetter(const PlacementTimes& a, const PlacementTimes& b)
{
    if (!nearlyEqual(a.makespan, b.makespan))
        return a.makespan < b.makespan;
    return a.mean < b.mean && !nearlyEqual(a.mean, b.mean);
}

namespace {

/** Of a run with at least one message. */
PlacementRun evaluated(const Timeline& timeline)
{
    PlacementRun run{{timeline.makespan(), 0}, {}};
    run.lateness.reserve(timeline.messages.size());
    for (const MessageTimes& message : timeline.messages) {
        run.times.mean += message.time();
        run.lateness.push_back(message.finishAfter(timeline.firstStart));
    }
    run.times.mean /= static_cast<double>(timeline.messages.size());
    return run;
}

PlacementTimes timesOf(const Replay& replay)
{
    return {replay.makespan(),
            replay.arrivals > 0 ? replay.messageSeconds / static_cast<double>(replay.arrivals) : 0};
}

} // namespace

Result<Replay> PlacementEvaluator::replay(const Assignment& nodes, Kept kept) const
{
    std::vector<PlacedApplication> placed = m_problem.applications;
    std::size_t next = 0;
    for (PlacedApplication& application : placed)
        for (NodeId& node : application.nodes)
            node = nodes[m_problem.runOrder[next++]];
    ReplayOptions options;
    options.keepsMessages = kept == Kept::messages;
    options.algorithms = m_problem.algorithms;
    options.stop = m_stop;
    Result<Replay> replay = runApplications(m_problem.network, placed, *m_problem.sharing, options);
    if (replay && !replay->deadlock.empty())
        return Error{ErrorCode::invalidInput, replay->deadlock};
    return replay;
}

Result<PlacementRun> PlacementEvaluator::runPrograms(const Assignment& nodes) const
{
    ASSIGN_OR_RETURN(const Replay replay, this->replay(nodes, Kept::messages));
    PlacementRun run{timesOf(replay), std::vector<double>(m_problem.messages.size(), 0)};
    for (const ReplayedMessage& message : replay.messages) {
        const std::pair ends(m_problem.runOrder[message.source], m_problem.runOrder[message.destination]);
        const auto pair =
            std::ranges::lower_bound(m_problem.messages, ends, {}, [](const PlacementProblem::Message& m) {
                return std::pair(m.source, m.destination);
            });
        // Receives from any source may make of it other pairs than the present placement did.
        if (message.hasArrived && pair != m_problem.messages.end() && pair->source == ends.first &&
            pair->destination == ends.second)
            run.lateness[static_cast<std::size_t>(pair - m_problem.messages.begin())] +=
                message.finish - message.start - message.uncontended;
    }
    return run;
}

Result<PlacementRun> PlacementEvaluator::run(const Assignment& nodes)
{
    if (!m_problem.applications.empty())
        return runPrograms(nodes);
    PlacedScenario placed;
    placed.network = m_problem.network;
    placed.messages.reserve(m_problem.messages.size());
    for (const PlacementProblem::Message& m : m_problem.messages) {
        const NodeId source = nodes[m.source];
        const NodeId destination = nodes[m.destination];
        const auto route = m_routes.route(source, destination);
        if (!route)
            return invalidInput("there is no way from node %1 to node %2; add a link between their switches",
                                {inQuotes(m_problem.network->node(source).name),
                                 inQuotes(m_problem.network->node(destination).name)});
        placed.routes.append(route->channels, route->shares);
        placed.messages.push_back({m.row, source, destination, m.queuePairs, m.lane, m.bytes, m.start});
    }
    RunOptions options;
    options.maxSegments = 0;
    options.stop = m_stop;
    const Result<Timeline> timeline = runFluid(placed, *m_problem.sharing, options);
    return timeline ? Result<PlacementRun>(evaluated(*timeline)) : Result<PlacementRun>(timeline.error());
}

Result<PlacementTimes> PlacementEvaluator::times(const Assignment& nodes)
{
    if (!m_problem.applications.empty()) {
        const Result<Replay> replay = this->replay(nodes, Kept::nothing);
        return replay ? timesOf(*replay) : Result<PlacementTimes>(replay.error());
    }
    ASSIGN_OR_RETURN(const PlacementRun placed, run(nodes));
    return placed.times;
}

} // namespace contraflow
