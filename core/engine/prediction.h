// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/base/result.h"
#include "core/engine/batch.h"
#include "core/engine/fluid_engine.h"
#include "core/engine/timeline.h"
#include "core/project/calibration_record.h"
#include "core/project/project.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

// This room: the time loop. A Prediction is a scenario with its predicted times, which are in its Timeline:
// MessageTimes of every message, and RateSegments between the steps in which rates stay. RunOptions say what
// a run keeps, tells and when it stops; FluidFlows is what is under way.
//
//     ASSIGN_OR_RETURN(const Prediction prediction, predict(project, 0));
//     for (const MessageTimes& times : prediction.timeline.messages)
//         seconds.push_back(times.finish());

namespace contraflow {

/** What a run says of itself, whether the scenario sends messages or runs applications. */
struct ScenarioRun
{
    std::string scenario;
    std::string model; ///< name in the project, or the kind asked for
    std::string kind;
    /** What of the scenario lies outside the measurements that the model was calibrated with, in phrases such
     * as "messages of 50 MB (learnt: 5 MB)"; empty when nothing does or the model has no calibration. */
    std::vector<std::string> outsideCalibration;
    std::vector<std::string> without; ///< what was left out of it (leftOutOf)
    IssueList issues;                 ///< of this scenario, including the model's diagnostics
};

/** A scenario of messages with its predicted times: the immutable value that views and commands show. */
struct Prediction : ScenarioRun
{
    std::size_t workload = 0; ///< position in Project::workloads
    PlacedScenario placed;
    Timeline timeline;
    /** How far measured times may lie from predicted ones, as the model's calibration has it. */
    std::optional<TimeSpread> spread;
};

/**
 * Predicts scenario number `scenario`. `modelOverride` names a model of the project or a kind of the
 * catalogue and replaces the scenario's own. Messages at fault are left out and named in the issues. Fails
 * when the scenario cannot run at all (no platform, no workload, bad model) or when cancelled.
 */
[[nodiscard]] Result<Prediction> predict(const Project& project, std::size_t scenario,
                                         const std::optional<std::string>& modelOverride = {},
                                         const RunOptions& options = {});

/** The issue of a scenario that could not be predicted at all. */
[[nodiscard]] Issue cannotRun(const Project& project, std::size_t scenario, const Error& error);

/** The issue of a scenario that was predicted without a single message; nothing where there are some. */
[[nodiscard]] std::optional<Issue> nothingPredicted(const Project& project, std::size_t scenario,
                                                    const Prediction& prediction);

/** The model that predict() takes with these arguments. */
[[nodiscard]] Result<Model> modelToPredictWith(const Project& project, std::size_t scenario,
                                               const std::optional<std::string>& modelOverride = {});

/** The id of placed message number `message` in the project that was predicted. */
[[nodiscard]] const ShortText& messageId(const Prediction& prediction, const Project& project,
                                         std::uint32_t message);

/** The text of a diagnostic with message, channel and step (1-based) named. */
[[nodiscard]] std::string diagnosticText(const Prediction& prediction, const Project& project,
                                         const StepDiagnostic& diagnostic);

/** One of several predictions of a project: the arguments of predict(). */
struct PredictionRequest
{
    std::size_t scenario = 0;
    std::optional<std::string> model; ///< replaces the scenario's own
    const Project* project = nullptr; ///< that the scenario is in, where it is not the one of the batch
};

/** Takes the result of request number `request`; false: no more are wanted. */
using PredictionReceiver = std::function<bool(std::size_t request, Result<Prediction> prediction)>;

/**
 * Predicts several scenarios, a core each. Results arrive in the order of the requests, in the calling
 * thread, as does progress; they are those of predict(), to the last bit and whatever the number of threads.
 * At most one prediction more than there are threads is held at a time. When cancelled, those that had not
 * ended arrive as cancelled.
 */
void predictAll(const Project& project, std::span<const PredictionRequest> requests,
                const PredictionReceiver& receive, const BatchOptions& options = {});

} // namespace contraflow
