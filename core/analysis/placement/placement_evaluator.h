// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/placement/placement_problem.h"
#include "core/project/routing.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace contraflow {

/** Routes between nodes, each worked out once as long as there is room to keep it. Serves one thread. */
class RouteCache
{
public:
    explicit RouteCache(const Network& network);

    /** From source to destination. */
    struct Route
    {
        std::span<const ChannelId> channels; ///< none within a node
        std::span<const double> shares;      ///< as in RouteTable
    };

    /** Valid until the next call; nothing where there is no way. */
    [[nodiscard]] std::optional<Route> route(NodeId source, NodeId destination);

private:
    static constexpr std::uint32_t kUnknown = UINT32_MAX;
    static constexpr std::uint32_t kNoWay = UINT32_MAX - 1;

    /** Small, since a search asks for pairs in no order, and most of them are not in the processor's cache.
     */
    struct Entry
    {
        std::uint32_t first = kUnknown; ///< where its channels begin, or kUnknown, or kNoWay
        std::uint32_t length = 0;
    };

    void makeRoom();
    [[nodiscard]] Entry find(NodeId source, NodeId destination);

    Router m_router;
    std::vector<std::vector<Entry>> m_entries; ///< by source, then by destination; empty: never asked for
    std::size_t m_rows = 0;                    ///< sources that were asked for
    RouteTable m_routes;
};

/** What a placement is evaluated by. */
struct PlacementTimes
{
    double makespan = std::numeric_limits<double>::infinity(); ///< seconds
    double mean = std::numeric_limits<double>::infinity();     ///< seconds, of the messages' times

    bool operator==(const PlacementTimes&) const = default;
};

/** A shorter makespan, or the same and a shorter mean time. */
[[nodiscard]] bool isBetter(const PlacementTimes& a, const PlacementTimes& b);

/** What one run of a placement gave. */
struct PlacementRun
{
    PlacementTimes times;
    /** By message of the problem, to be held against one another: when it finishes; of pairs of processes of
     * applications, how much longer than alone their messages took. The highest are worth moving first. */
    std::vector<double> lateness;
};

/** Runs placements in the engine, or programs; exact, and the same whoever asks. Serves one thread. */
class PlacementEvaluator
{
public:
    /** The problem must outlive the evaluator. */
    PlacementEvaluator(const PlacementProblem& problem, std::stop_token stop)
        : m_problem(problem)
        , m_routes(*problem.network)
        , m_stop(std::move(stop))
    {}

    /** Fails where a message has no way, where the model gives a message no bandwidth, and when cancelled. */
    [[nodiscard]] Result<PlacementRun> run(const Assignment& nodes);
    [[nodiscard]] Result<PlacementTimes> times(const Assignment& nodes);

    [[nodiscard]] RouteCache& routes() { return m_routes; }
    [[nodiscard]] const PlacementProblem& problem() const { return m_problem; }
    [[nodiscard]] const std::stop_token& stop() const { return m_stop; }

private:
    enum class Kept
    {
        messages,
        nothing,
    };
    [[nodiscard]] Result<Replay> replay(const Assignment& nodes, Kept kept) const;
    [[nodiscard]] Result<PlacementRun> runPrograms(const Assignment& nodes) const;

    const PlacementProblem& m_problem;
    RouteCache m_routes;
    std::stop_token m_stop;
};

} // namespace contraflow
