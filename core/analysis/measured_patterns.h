// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/error_data.h"
#include "core/application/measured_task.h"

#include <span>

namespace contraflow {

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
