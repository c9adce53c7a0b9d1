// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/placement/placement_evaluator.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** The ways to place processes that are compared. */
enum class PlacementWay
{
    present, ///< as the scenario has it
    roundRobinPerNode,
    roundRobinPerProcessor,
    random,
    optimised,
};

/** On the command line and in files: "round-robin-per-node". */
[[nodiscard]] std::string_view placementName(PlacementWay way);
/** All but the present one, which always takes part. */
[[nodiscard]] std::span<const PlacementWay> placementWays();

struct PlacementRequest
{
    PlacementScope scope;
    std::vector<PlacementWay> ways;       ///< besides the present one; empty: all
    std::optional<std::uint64_t> samples; ///< of random placements; empty: usualSamples()
    std::uint64_t seed = 1; ///< of the first sample, each next one has the next; and of the search
    std::optional<std::uint64_t> evaluations; ///< of the search; empty: usualEvaluations()
};

struct PlacementStudyOptions
{
    std::size_t threads = 0; ///< 0: as many as the machine has cores; results do not depend on it
    std::function<void(double fraction)> progress = {}; ///< from any thread, at most every 50 ms, with 0 … 1
    std::stop_token stop = {};
};

/** More samples or evaluations than these are refused. */
inline constexpr std::uint64_t kMaxPlacementSamples = 1'000'000;
inline constexpr std::uint64_t kMaxPlacementEvaluations = 100'000'000;

/** 100 random placements, or of large problems as many as a few seconds are enough for. */
[[nodiscard]] std::uint64_t usualSamples(const PlacementProblem& problem);

/** How many evaluations make a search of a few seconds. */
[[nodiscard]] std::uint64_t usualEvaluations(const PlacementProblem& problem);

/** What one run of a scenario is. */
struct PlacementWork
{
    std::uint64_t all = 0;      ///< messages, and events of programs
    std::uint64_t together = 0; ///< messages that may be under way at once, where they all may; else 0
};

/** How many runs comparePlacements() makes of such a scenario, where nobody says how many. */
[[nodiscard]] std::uint64_t usualPlacementRuns(const ModelInfo& info, const PlacementWork& work);

/** Percent of the present makespan or mean time below which another placement is no better: nobody moves
 * processes for less. */
inline constexpr double kLeastGain = 0.1;

/** What goes where under a placement. */
struct PlacementTraffic
{
    double withinNodes = 0;           ///< share of the bytes that stay within their node, 0 … 1
    double betweenSwitches = 0;       ///< share of the bytes that go from one switch to another
    std::optional<ChannelId> busiest; ///< the channel that needs longest for what goes through it
    double busySeconds = 0;           ///< how long it needs at full speed
};

struct ComparedPlacement
{
    PlacementWay way = PlacementWay::present;
    Assignment nodes;     ///< of random: those of the best sample
    PlacementTimes times; ///< of random: medians of all samples
    PlacementTraffic traffic;
    std::string problem; ///< why it cannot run; empty when it can

    [[nodiscard]] bool canRun() const { return problem.empty(); }
};

struct Spread
{
    double least = 0;
    double lowerQuartile = 0;
    double median = 0;
    double upperQuartile = 0;
    double greatest = 0;
    double mean = 0;
};

/** The spread of some numbers; quartiles are interpolated between neighbours (Hyndman and Fan 1996, type 7).
 */
[[nodiscard]] Spread spreadOf(std::vector<double> values);

struct RandomSamples
{
    std::vector<PlacementTimes> times; ///< by sample; sample i has the seed of the first plus i
    Spread makespans;
    Spread means;
    std::size_t best = 0; ///< the sample with the shortest makespan
};

/** Placements of one scenario side by side: the immutable value that views and commands show. */
struct PlacementStudy
{
    PlacementProblem problem;
    PlacementRequest request;                ///< with the number of evaluations filled in
    std::vector<ComparedPlacement> compared; ///< the present one first where there is one, then in the order
                                             ///< of placementWays()
    std::optional<RandomSamples> samples;
    std::size_t evaluations = 0; ///< that the search made
    bool isProvenBest = false;   ///< the search ran every placement that is allowed

    [[nodiscard]] const ComparedPlacement* find(PlacementWay way) const;
    /** The one to take: the shortest makespan, then the shortest mean time, then the first; the present one
     * where neither time of another is shorter by kLeastGain. Of random the best sample counts. Null when
     * none can run. */
    [[nodiscard]] const ComparedPlacement* best() const;
    /** What is to be had with a placement: of random those of the best sample. */
    [[nodiscard]] PlacementTimes attainable(const ComparedPlacement& placement) const;
    /** By how many percent of the present makespan this one is shorter; nothing without a present one. */
    [[nodiscard]] std::optional<double> gainPercent(const PlacementTimes& times) const;
};

/**
 * Compares ways to place a scenario's processes. Messages at fault are left out and named in `issues`. Fails
 * when the scenario cannot run, when nothing can be placed, and when cancelled. A way that cannot run is no
 * failure: it says why.
 */
[[nodiscard]] Result<PlacementStudy> comparePlacements(const Project& project,
                                                       const PlacementRequest& request, IssueList& issues,
                                                       const PlacementStudyOptions& options = {});

} // namespace contraflow
