// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/calibration/duplex_verdict.h"
#include "core/project/project.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace contraflow {

/** Whether scenarios of a platform say that its network drops nothing: they name a model without congestion
 * control, as their own or beside it. */
[[nodiscard]] bool isLossless(const Project& project, const std::string& platform);

/** What patterns that can tell say about one model of what full buffers do. */
struct FlowControlFinding
{
    std::string kind;
    double error = 0;         ///< mean |Erel| in percent, of the messages that tell
    std::size_t patterns = 0; ///< that tell and come nearest to it
    bool isSame = false;      ///< it says what the first says, wherever it is asked
};

/** Whether a lossless network's congestion control works, as measured times tell. Nothing is fitted: the
 * models' predictions differ by factors where they differ. */
struct FlowControlVerdict
{
    enum class Sureness
    {
        open,   ///< patterns speak for different models, or the errors of two are alike
        likely, ///< most patterns speak for the first
        sure, ///< two or more, and all, do, and others are off at least three times as much where they differ
    };

    std::vector<FlowControlFinding> findings; ///< that of most patterns first; empty where nothing tells
    std::size_t patterns = 0;                 ///< that tell
    Sureness sureness = Sureness::open;
};

[[nodiscard]] std::string_view word(FlowControlVerdict::Sureness sureness); ///< "sure"

/**
 * Holds the models of what full buffers do (ModelInfo::flowControl) against the measured times of those
 * messages for which two of them differ by a quarter or more. Models that see nodes only are asked about
 * patterns through one switch.
 */
[[nodiscard]] FlowControlVerdict evaluateFlowControl(const TrainingData& data,
                                                     std::span<const EvaluatedModel> models);

} // namespace contraflow
