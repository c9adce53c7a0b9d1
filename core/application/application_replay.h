// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/measured_task.h"
#include "core/application/replay.h"
#include "core/base/issue.h"
#include "core/engine/prediction.h"
#include "core/project/program_keys.h"
#include "core/project/project.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace contraflow {

/** Whether a scenario runs applications; otherwise it predicts a workload. */
[[nodiscard]] inline bool runsApplications(const Scenario& scenario)
{
    return !scenario.applications.empty();
}

/** "application 'solver'", or "the applications 'solver' and 'writer'" */
[[nodiscard]] std::string applicationsText(const Scenario& scenario);

/** The program of application number `application`, from its rows or its trace. Null, with issues that say
 * what is wrong where, when it cannot run. */
[[nodiscard]] std::shared_ptr<const Program> programOf(const Project& project, std::size_t application,
                                                       IssueList& issues);

/** How the collectives of a project run that name no algorithm. Problems of its rules are appended. */
[[nodiscard]] std::shared_ptr<const AlgorithmRules> algorithmRulesOf(const Project& project,
                                                                     IssueList& issues);

/** The applications of a scenario on its network. */
struct ApplicationPlacement
{
    std::shared_ptr<const Network> network; ///< null: the scenario cannot run
    std::vector<PlacedApplication> applications;
};

/**
 * Resolves the applications of scenario number `scenario`. A process is named by its rank in mappings; of the
 * second and further applications of a scenario, by "NAME:RANK". Problems are appended to `issues`.
 */
[[nodiscard]] ApplicationPlacement placeApplications(const Project& project, std::size_t scenario,
                                                     IssueList& issues);

/** A scenario of applications with its results: the immutable value that views and commands show. */
struct ScenarioReplay : ScenarioRun
{
    std::shared_ptr<const Network> network;
    std::vector<PlacedApplication> applications;
    Replay replay;
    MeasuredSums measured; ///< of its processes

    [[nodiscard]] const PlacedApplication& applicationOf(std::uint32_t process) const
    {
        return applications[replay.processes[process].application];
    }
};

/** Where an event of a run of scenario number `scenario` stands in the project: its row of the program, or
 * the scenario where it comes from a trace. */
[[nodiscard]] Location eventLocation(const Project& project, std::size_t scenario, const ReplayPlace& place);

/**
 * Runs scenario number `scenario`. `modelOverride` names a model of the project or a kind of the catalogue
 * and replaces the scenario's own. Fails when the scenario cannot run, when its processes wait for one
 * another for ever, or when cancelled; `issues` then has what else is wrong with it.
 */
[[nodiscard]] Result<ScenarioReplay> replayScenario(const Project& project, std::size_t scenario,
                                                    const std::optional<std::string>& modelOverride,
                                                    const ReplayOptions& options, IssueList& issues);

/** Problems of the applications of a project and of the scenarios that run them, without running any. */
[[nodiscard]] IssueList validateApplications(const Project& project);

/** Why scenarios cannot run although all that they name is there: there are no messages, the model does not
 * take the routes, or a program cannot go on. Programs are run for that, each up to some 200 000 events. What
 * is found when it is stopped is not all. */
[[nodiscard]] IssueList validateRuns(const Project& project, const std::stop_token& stop = {});

/** What the traffic of a run says about how far its times can be trusted. */
struct TrafficCheck
{
    std::vector<std::string> outsideCalibration; ///< as ScenarioRun::outsideCalibration
    IssueList issues;
};

/** Applications that have run. */
struct CheckedRun
{
    const Network& network;
    const Model& model;
    const ReplayTraffic& traffic;
    double makespan = 0; ///< seconds
};

/**
 * Says what of scenario number `scenario` its model was not calibrated with, and whether start-up, which the
 * platform does not give, could change the makespan by more than a hundredth: every message that would need
 * one is counted, as if each waited for the one before.
 */
[[nodiscard]] TrafficCheck checkTraffic(const Project& project, std::size_t scenario, const CheckedRun& run);

} // namespace contraflow
