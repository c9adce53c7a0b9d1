// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/explanation.h"
#include "core/tables/table.h"

#include <string>

namespace contraflow {

/** A prediction and the explanation of one of its messages; all three outlive it. */
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
    [[nodiscard]] std::string channelName(std::uint32_t channel) const
    {
        return prediction.placed.network->channelName(ChannelId(channel));
    }
};

/** A row of some steps of the message: its rate and what limits it. */
[[nodiscard]] Table explainedStepsTable(const ExplainedMessage& message,
                                        const std::vector<ExplainedStep>& steps);

/** Whether tables of a step list the messages that they speak of. */
enum class MessageLists
{
    written,
    leftOut, ///< their cells are empty
};

/** The channels of the route in one step, with the messages that share them. */
[[nodiscard]] Table channelUsesTable(const ExplainedMessage& message, const ExplainedStep& step,
                                     MessageLists lists = MessageLists::written);

/** How many messages the channels and figures of a step list. */
[[nodiscard]] std::size_t listedMessages(const ExplainedStep& step);

/** "e1, e3 and 12 more": few enough to fit a line; "-" for none. */
[[nodiscard]] std::string someMessages(const ExplainedMessage& message,
                                       const std::vector<std::uint32_t>& messages);

/** "bytes/s", "s/byte", "%", or empty for plain numbers and words. */
[[nodiscard]] std::string_view unitName(TermUnit unit);

} // namespace contraflow
