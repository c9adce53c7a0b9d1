// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/model_comparison.h"
#include "core/application/application_replay.h"
#include "core/application/path_tree.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace contraflow {

/** What a stretch of time on the critical path went to, in seconds. */
struct PathParts
{
    double start = 0;      ///< an application had not begun yet
    double compute = 0;    ///< computations, each on a core of its own
    double cores = 0;      ///< computations, longer than that because cores were shared
    double latency = 0;    ///< messages: the latency of their routes
    double transfer = 0;   ///< messages: their bytes over the slowest channel of the route
    double contention = 0; ///< messages: what they took longer than alone
    double overhead = 0;   ///< processes: busy with messages that they send or receive

    PathParts& operator+=(const PathParts& other);
    /** The time itself: nothing is left out and nothing counted twice. */
    [[nodiscard]] double total() const
    {
        return start + compute + cores + latency + transfer + contention + overhead;
    }
};

/** A step taken apart. Its parts add up to its duration. */
[[nodiscard]] PathParts partsOf(const PathStep& step);

/** The parts of all these steps together. */
[[nodiscard]] PathParts partsOf(std::span<const PathStep> steps);

/** A phase of an application: what of it lies on the critical path. */
struct PathPhase
{
    std::uint32_t application = 0; ///< of ScenarioReplay::applications
    std::uint32_t label = 0;       ///< as ReplayedPhase::label
    std::size_t steps = 0;         ///< of the path
    PathParts parts;
    double processes = 0; ///< seconds that all its processes together spent in it
    /** The same when no message meets another. */
    std::optional<double> processesAlone = {};
};

/** A direction of a link: what it carried and held up. */
struct PathChannel
{
    ChannelId channel;
    std::size_t steps = 0;      ///< of the path: messages that it held up longest
    PathParts parts;            ///< of those steps
    std::uint64_t messages = 0; ///< of the whole run that took longer than alone and that it held up longest
    double lost = 0;            ///< Σ of the seconds that these took longer
    double bytes = 0;           ///< that went through it
    double load = 0; ///< share of what it could have carried from the start to the finish of the run
};

/** An application of a run: how long it took beside the others, and how long by itself. Seconds. */
struct RunJob
{
    std::uint32_t application = 0; ///< of ScenarioReplay::applications
    std::size_t processes = 0;
    double start = 0;  ///< on the clock
    double finish = 0; ///< of its last process
    /** Its makespan on the same nodes when the others do not run. */
    std::optional<double> alone = {};

    [[nodiscard]] double makespan() const { return finish - start; }
};

/** Why a run took as long as it did: its critical path taken apart. Immutable. */
struct RunAnalysis
{
    std::shared_ptr<const ScenarioReplay> replay; ///< that kept its path
    PathParts total;                              ///< adds up to the makespan
    std::vector<PathPhase> phases;                ///< by application and label
    std::vector<RunJob> jobs;                     ///< by application
    std::vector<PathChannel> channels; ///< those that carried anything; most contention on the path first
    std::optional<double> makespanAlone = {}; ///< when no message meets another

    /** What contention costs of the makespan; below 0 when it helps, which wildcards can make of it. */
    [[nodiscard]] std::optional<double> contentionCost() const;
};

/** Takes the path of a replay apart, which must have been kept. Its cost grows with the steps of the path. */
[[nodiscard]] RunAnalysis analyseRun(std::shared_ptr<const ScenarioReplay> replay);

/**
 * Runs the same scenario again with every message as if it were alone (`hockney`) and adds what that gives.
 * That run comes back. Fails when it cannot run so, and when cancelled.
 */
[[nodiscard]] Result<Replay> addContentionCost(RunAnalysis& analysis, const Project& project,
                                               std::size_t scenario, std::stop_token stop = {});

/** Runs each application of the scenario by itself, where it was, and adds what that gives. Fails as
 * addContentionCost(). */
[[nodiscard]] Result<void> addJobsAlone(RunAnalysis& analysis, const Project& project, std::size_t scenario,
                                        std::stop_token stop = {});

// What stays of a run in a comparison of models, apart from its makespan.

/** Of each process the seconds from the start of its application until its last event ended; parallel to
 * Replay::processes. */
[[nodiscard]] ModelTimes processTimes(const ScenarioReplay& replay);
/** Of each event the seconds that it took; process by process, and within a process by
 * ReplayedEvent::index, which no model changes. Without any where events were not kept. */
[[nodiscard]] ModelTimes eventTimes(const ScenarioReplay& replay);

/** Seconds in sends, receives, waiting and collectives, on average over the processes; 0 without any. */
[[nodiscard]] double meanCommunication(const Replay& replay);

/** How seconds are written for people. */
using SecondsText = std::string (*)(double seconds);

/** What the critical path is made of, each part with its share of the makespan; empty without a path. */
[[nodiscard]] std::string criticalPathSummary(const RunAnalysis& analysis, SecondsText secondsText);
/** What contention costs of the makespan; empty where the run without contention is not known. */
[[nodiscard]] std::string contentionSummary(const RunAnalysis& analysis, SecondsText secondsText);
/** Which event it is: of which process where, and where it stands in its program. */
[[nodiscard]] std::string eventTitle(const ScenarioReplay& replay, std::uint32_t event);

} // namespace contraflow
