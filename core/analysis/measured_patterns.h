// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/error_data.h"

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

/** For each measurement the models of the scenarios that it belongs to (see measurementOf), each once, in the
 * order of the scenarios. */
[[nodiscard]] std::vector<std::vector<std::string>> modelsOfMeasurements(const Project& project);

} // namespace contraflow
