// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/measured_task.h"
#include "core/engine/prediction.h"
#include "core/project/measured_times.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** Messages that ran together and whose times were measured, or the processes and events of applications: one
 * measurement of a project. */
struct MeasuredPattern
{
    static constexpr std::size_t kNoWorkload = SIZE_MAX;

    std::size_t project = 0; ///< in the list of projects
    std::size_t measurement = 0;
    std::size_t scenario = 0; ///< that was measured
    std::size_t workload = 0; ///< of messages; kNoWorkload of applications
    /** The applications of the scenario were measured: what counts as a message below is a process, with its
     * name as the source, or an event of it. */
    bool isApplication = false;
    std::size_t nodes = 0; ///< |N|: what the data say ("N", "nodes"), else the nodes of the platform
    /** d of zhu-2014, 7.1: what the data say ("d", "degree"), else the most messages that leave a node. */
    std::size_t degree = 0;
    /** On some link that several messages share one way, messages go the other way too (zhu-2014, 5.2). */
    bool hasTrafficBothWays = false;
    std::size_t firstMessage = 0; ///< in ErrorData::messages
    std::size_t messageCount = 0;
    /** What was measured: the messages of the workload, or, of applications, a row
     * for each one of the measurement. */
    SharedRows<MessageRow> rows = {};
    std::vector<std::string> without =
        {}; ///< what its predictions were made without, as ScenarioRun::without
};

/** A message that was measured and predicted. */
struct MeasuredMessage
{
    std::size_t pattern = 0;
    std::uint32_t row = 0; ///< of MeasuredPattern::rows
    MeasuredTime measured;
    /** The larger of the numbers of messages that leave its source and that enter its destination. */
    std::uint32_t degree = 0;
    bool crossesRacks = false; ///< its route passes a link between switches
};

/** What one model says about all of them. */
struct ModelErrors
{
    std::string model;                       ///< name in the project, or the kind asked for
    std::string kind;                        ///< of the catalogue
    std::vector<double> predicted;           ///< seconds, by message; not a number where it was not predicted
    std::vector<double> errors;              ///< Erel in percent, by message; not a number there as well
    std::vector<std::uint32_t> messageSteps; ///< steps in which the message was active
    std::vector<std::optional<std::size_t>> patternSteps; ///< of the whole pattern
    /** How far measured times may lie from predicted ones, as the model's calibration has it. */
    std::optional<TimeSpread> spread = {};
};

struct FailedPrediction
{
    std::size_t pattern = 0;
    std::string model;
    Error error;
};

/** Measured messages beside what models predict for them. */
struct ErrorData
{
    std::vector<MeasuredPattern> patterns;
    std::vector<MeasuredMessage> messages; ///< pattern by pattern, in the order of the workload's rows
    std::vector<ModelErrors> models;
    std::optional<ModelErrors> fairness; ///< max-min, when it was asked for
    std::vector<IssueList> issues;       ///< of the predictions, by project
    std::vector<FailedPrediction> failures;
};

/** Whether a model of the project, by name, was calibrated with the measurement. */
[[nodiscard]] bool isLearntFrom(const Project& project, const std::string& model,
                                const std::string& measurement);

/** Why nothing is left of Learnt::leaveOut. */
inline constexpr std::string_view kAllWasLearnt =
    "every model was learnt from all that was measured with it, so that --unlearnt leaves nothing; calibrate "
    "with --hold-out and --write, or measure more";

struct ErrorRequest
{
    std::vector<std::string> models; ///< names or kinds; empty: those of the scenarios that were measured
    std::vector<std::string> measurements; ///< only these; empty: all, of programs only sumFigure()
    enum class Fairness
    {
        leaveOut,
        predict, ///< max-min as well, which Table II of zhu-2014 holds the model against
    };
    Fairness fairness = Fairness::leaveOut;
    std::vector<std::string> additional = {}; ///< models besides those
    /** Of patterns that a calibrated model was learnt from. */
    enum class Learnt
    {
        include,
        leaveOut, ///< no model is predicted on what its record says that it was learnt from
    };
    Learnt learnt = Learnt::include;
};

/**
 * Predicts every measured pattern of the projects under each model, in parallel. A measurement without a
 * usable time or of a scenario that the project lacks is no pattern. The result is the same for any number
 * of threads. Fails only when cancelled.
 */
[[nodiscard]] Result<ErrorData> gatherErrors(std::span<const Project* const> projects,
                                             const ErrorRequest& request, const BatchOptions& options = {});

/** Where measured times come from: "patterns-F.csv, measured 2014-03-01, imported 2026-11-21, cluster A, Open
 * MPI 4.1.4"; what is not known is left out, and nothing known is empty. */
[[nodiscard]] std::string originText(const Provenance& provenance);

/** How many patterns come from one place. */
struct MeasuredOrigin
{
    std::string text; ///< empty: typed by hand, or not known
    std::size_t patterns = 0;
};

/** The origins of the measured patterns in the order in which they are met. */
[[nodiscard]] std::vector<MeasuredOrigin> originsOf(const ErrorData& data,
                                                    std::span<const Project* const> projects);

/** How the messages of a pattern meet each other, whenever they run. */
struct PatternShape
{
    std::vector<std::uint32_t> messageDegrees; ///< see MeasuredMessage::degree; by placed message
    std::vector<bool> crossesRacks;
    std::size_t mostOut = 0; ///< most messages that leave one node
    bool hasTrafficBothWays = false;
};

[[nodiscard]] PatternShape shapeOf(const PlacedScenario& placed);

/** "N" or "nodes", and "d" or "degree": a key of the measurement, its scenario or its workload, or a column
 * of the times or messages, whose first cell counts. Nothing when nothing says so. */
[[nodiscard]] std::optional<std::size_t> statedNodes(const Project& project, const MeasuredPattern& pattern);
[[nodiscard]] std::optional<std::size_t> statedDegree(const Project& project, const MeasuredPattern& pattern);

/** Which figure of those that were measured of processes says how long a process took: the first of these
 * that is there, time in communication, total time, events, and kinds of time. Others are parts of it, or
 * have it as a part. */
[[nodiscard]] MeasuredTask::Figure sumFigure(std::span<const MeasuredTask> tasks);
/** Whether a measurement names parts of processes' times and events, and the time in communication of no
 * process. */
[[nodiscard]] bool hasOnlyParts(const Measurement& measurement);

/** For each measurement the models of the scenarios that it belongs to (see measurementOf), each once, in the
 * order of the scenarios. */
[[nodiscard]] std::vector<std::vector<std::string>> modelsOfMeasurements(const Project& project);

} // namespace contraflow
