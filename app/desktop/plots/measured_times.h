// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/prediction.h"

#include <map>
#include <string>
#include <string_view>

namespace contraflow {

struct MeasuredTime
{
    double mean = 0; ///< seconds
    double ci95 = 0; ///< half-width of the 95 % confidence interval in seconds; 0 when it is not known
};

/** Measured times of the messages that a prediction is about. */
struct MeasuredBars
{
    std::string name;                            ///< of the measurement; empty when there is none
    std::map<std::uint32_t, MeasuredTime> times; ///< by index into PlacedScenario::messages
};

/**
 * The first measurement of the project that was made on the platform, workload and mapping of the predicted
 * scenario. Another model does not matter: it predicts the same experiment. Rows without a readable mean are
 * left out.
 */
[[nodiscard]] MeasuredBars measuredTimes(const Prediction& prediction, const Project& project);

/** The id of placed message number `message`; empty when project and prediction do not belong together. */
[[nodiscard]] std::string messageName(const Prediction& prediction, const Project& project,
                                      std::uint32_t message);

} // namespace contraflow
