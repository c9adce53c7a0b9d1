// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/live/comparison.h"
#include "core/engine/prediction.h"
#include "core/project/measured_times.h"

#include <QString>

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

// What is shown when the pointer rests on an element of a plot: a few lines of plain text with exact values.

/** Ends, size, predicted, measured and uncontended time of placed message number `message`. */
[[nodiscard]] QString messageTimesText(const Prediction& prediction, const Project& project,
                                       std::uint32_t message);

/** One line per compared model: its time of a message, and the difference to the scenario's own model. */
[[nodiscard]] QString comparedTimesText(const ComparisonResult& comparison, std::uint32_t message);

/** Rate of a message at a time in seconds, and the channel that limits it then. */
[[nodiscard]] QString messageRateText(const Prediction& prediction, const Project& project,
                                      std::uint32_t message, double time);

/** Capacity and load of a channel at a time in seconds, and the messages on it then. */
[[nodiscard]] QString channelText(const Prediction& prediction, const Project& project, ChannelId channel,
                                  double time);

} // namespace contraflow
