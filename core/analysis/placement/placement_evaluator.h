// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/placement/placement_problem.h"
#include "core/analysis/placement/route_cache.h"

#include <limits>
#include <stop_token>
#include <vector>

namespace contraflow {

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
