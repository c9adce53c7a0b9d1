// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/prediction_output.h"

namespace contraflow::cli {

MessageResult messageResult(const PredictedScenario& scenario, std::size_t message)
{
    const Prediction& prediction = scenario.prediction;
    const MessageTimes& times = prediction.timeline.messages[message];
    MessageResult result;
    result.penalty = times.slowdown();
    if (times.bottleneck != kNoChannel)
        result.bottleneck = prediction.placed.network->channelName(ChannelId(times.bottleneck));
    result.steps = times.steps();
    if (!scenario.measured.empty()) {
        result.measured = scenario.measured.mean(scenario.row(message).id);
        if (result.measured)
            result.errorPercent = relativeErrorPercent(times.time(), *result.measured);
    }
    return result;
}

} // namespace contraflow::cli
