// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/application/path_parts.h"
#include "core/application/application_replay.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace contraflow {

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

} // namespace contraflow
