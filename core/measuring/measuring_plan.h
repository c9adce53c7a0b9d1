// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/measuring/planned_program.h"
#include "core/measuring/repetitions.h"
#include "core/project/project.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

// This room: measuring on a cluster. A MeasuringPlan is what contraflow-run is to send: a PlannedPattern for
// the messages of a scenario, a PlannedProgram for its applications. A MeasuredRun is what came of it,
// repetition by repetition; a StopRule says how many are enough, and a RepetitionSummary what they say.
//
//     ASSIGN_OR_RETURN(const MeasuringPlan plan, planMeasuring(project, measurableScenarios(project), rule));

namespace contraflow {

// What is to be measured on a cluster, told without the project: ranks, the nodes they sit on, for each
// pattern who sends how much to whom and when, and for each program what its processes do
// (planned_program.h).

/** A message between two ranks. */
struct PlannedMessage
{
    std::string id;
    std::size_t source = 0;      ///< rank
    std::size_t destination = 0; ///< rank; may be the source
    std::uint64_t bytes = 0;
    double start = 0; ///< seconds after the pattern's beginning

    bool operator==(const PlannedMessage&) const = default;
};

/** The messages of a scenario. */
struct PlannedPattern
{
    std::string scenario;
    std::string workload;
    std::vector<PlannedMessage> messages; ///< at least one
    double predicted = 0;                 ///< seconds until its last message ends, by the scenario's model

    bool operator==(const PlannedPattern&) const = default;
};

struct MeasuringPlan
{
    static constexpr std::size_t kMostRanks = 100'000;
    static constexpr std::size_t kMostMessages = 1'000'000; ///< of all patterns

    std::string project;       ///< its title
    std::string projectSha256; ///< of its text in the canonical form
    std::string platform;
    StopRule rule;
    std::uint64_t seed = 1; ///< of the order in which patterns are run
    /** The node of every rank; ranks of one node stand together. */
    std::vector<std::string> nodes;
    bool areNodesHosts = false; ///< the nodes are called as the hosts are on which they are to be measured
    std::vector<PlannedPattern> patterns;
    std::vector<PlannedProgram> programs;

    /** Patterns and programs: a number below the count of patterns is that of a pattern. */
    [[nodiscard]] std::size_t runCount() const { return patterns.size() + programs.size(); }
    [[nodiscard]] const std::string& scenarioOf(std::size_t run) const
    {
        return run < patterns.size() ? patterns[run].scenario : programs[run - patterns.size()].scenario;
    }
};

/**
 * The plan for scenarios of one platform, by their positions. Scenarios with the same messages, or programs,
 * at the same places are measured once, under the name of the first. The hash is left empty. Fails when a
 * scenario cannot be placed or run (planProgram), has no message, or when the scenarios have several
 * platforms; the sentence names it.
 */
[[nodiscard]] Result<MeasuringPlan>
planMeasuring(const Project& project, std::span<const std::size_t> scenarios, const StopRule& rule);

/** The scenarios that a plan can take of a project whose user names none: those of the platform that most of
 * them have, the first of several. */
[[nodiscard]] std::vector<std::size_t> measurableScenarios(const Project& project);

/** How many ranks each node has, in the order of the plan. */
[[nodiscard]] std::vector<std::pair<std::string, std::size_t>> ranksByNode(const MeasuringPlan& plan);

} // namespace contraflow
