// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/calibration/training_data.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace contraflow {

/** Which measured patterns a calibration does not see, so that its models can be judged by them. */
struct HoldOut
{
    std::size_t part = 0;           ///< `part` of `whole` patterns, drawn at random with a fixed seed
    std::size_t whole = 0;          ///< 0: none are drawn
    std::vector<std::string> names; ///< of measurements; * stands for any signs, or none

    [[nodiscard]] bool isNothing() const { return whole == 0 && names.empty(); }
};

/** Reads "1/2" (half of the patterns), "2/3" and names of measurements such as "incast-*".
 * Fails with a sentence. */
[[nodiscard]] Result<HoldOut> parseHoldOut(std::span<const std::string> texts);

/**
 * Moves the patterns that are held out from `data` to the data that is returned. Those that are drawn do not
 * depend on the order of the measurements, which often follows a plan. A pattern is held out with
 * all its measurements when one of them is named. Fails when a name means no measurement of the data, when
 * nothing would be held out, and when nothing would be left to learn from; `data` is of no use then.
 */
[[nodiscard]] Result<TrainingData> takeHeldOut(TrainingData& data, const HoldOut& holdOut,
                                               const Project& project);

} // namespace contraflow
