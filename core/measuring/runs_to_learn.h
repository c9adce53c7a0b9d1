// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/calibration/calibration.h"
#include "core/project/project.h"

#include <cstddef>
#include <string>
#include <vector>

namespace contraflow {

/** A run that a calibration, or a lossless network, proposes, made a scenario. */
struct RunToLearn
{
    std::size_t scenario = 0; ///< position in the project that has it
    std::string reason;       ///< why it would tell models apart
};

/**
 * Adds the runs that would tell models apart (DuplexVerdict::runs) at the end of the project: a workload
 * between all nodes of the platform that was measured, and a scenario. Fails when no run is wanted, or when a
 * pattern cannot be made between so few nodes.
 */
[[nodiscard]] Result<std::vector<RunToLearn>> addRunsToLearn(Project& project,
                                                             const Calibration& calibration);

/**
 * Adds the patterns that tell whether the congestion control of a lossless network works (ModelInfo::
 * flowControl), at the end of the project: three messages into one node and a victim of the same sender;
 * several senders behind one uplink and one beside the receiver; an incast through other switches and a
 * victim that shares nothing but the uplink. Those that the platform has too few nodes or switches for are
 * left out; fails when all are.
 */
[[nodiscard]] Result<std::vector<RunToLearn>> addLosslessRuns(Project& project, std::size_t platform);

} // namespace contraflow
