// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/prediction.h"
#include "core/project/measured_times.h"

#include <map>
#include <string>

namespace contraflow {

/** Measured times of the messages that a prediction is about. */
struct MeasuredBars
{
    std::string name;                            ///< of the measurement; empty when there is none
    std::map<std::uint32_t, MeasuredTime> times; ///< by index into PlacedScenario::messages
};

/** The times of the predicted scenario's measurement (measurementOf). */
[[nodiscard]] MeasuredBars measuredTimes(const Prediction& prediction, const Project& project);

/** The id of placed message number `message`; empty when project and prediction do not belong together. */
[[nodiscard]] std::string messageName(const Prediction& prediction, const Project& project,
                                      std::uint32_t message);

} // namespace contraflow
