// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/explanation.h"

#include <string>

namespace contraflow::cli {

/** A prediction and the explanation of one of its messages. */
struct ExplainedMessage
{
    const Project& project;
    const Prediction& prediction;
    const Explanation& explanation;

    [[nodiscard]] const MessageRow& row(std::uint32_t message) const
    {
        return project.workloads[prediction.workload].messages[prediction.placed.messages[message].row];
    }
    [[nodiscard]] const MessageTimes& times() const
    {
        return prediction.timeline.messages[explanation.message];
    }
    [[nodiscard]] std::string channelName(ChannelId channel) const
    {
        return prediction.placed.network->channelName(channel);
    }
};

/** For people: what limits the message, then every step with the channels of the route and who shares them.
 */
[[nodiscard]] std::string explanationTable(const ExplainedMessage& message);

[[nodiscard]] std::string explanationJson(const ExplainedMessage& message);

} // namespace contraflow::cli
