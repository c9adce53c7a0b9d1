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
    /** Whether files name every message that shares a channel; not where that would make more than a million
     * names in all, which one step alone never does. */
    [[nodiscard]] bool namesSharers() const
    {
        constexpr std::size_t kMostNames = 1'000'000;
        return explanation.steps.size() <= 1 ||
               explanation.steps.size() * prediction.placed.messages.size() <= kMostNames;
    }
    [[nodiscard]] std::string channelName(std::uint32_t channel) const
    {
        return prediction.placed.network->channelName(ChannelId(channel));
    }
};

/** The explained message as a whole, in one row. */
[[nodiscard]] Table explainedMessageTable(const ExplainedMessage& message);

/** A row of some steps of the message: its rate and what limits it. */
[[nodiscard]] Table explainedStepsTable(const ExplainedMessage& message,
                                        const std::vector<ExplainedStep>& steps);

/** The channels of the route in one step, with the messages that share them; without their rows where
 * namesSharers() says no. */
[[nodiscard]] Table channelUsesTable(const ExplainedMessage& message, const ExplainedStep& step);

/** The figures from which the model has the rate in one step, with the messages they count likewise. */
[[nodiscard]] Table termsTable(const ExplainedMessage& message, const ExplainedStep& step);

/** "e1, e3 and 12 more": few enough to fit a line; "-" for none. */
[[nodiscard]] std::string someMessages(const ExplainedMessage& message,
                                       const std::vector<std::uint32_t>& messages);

/** "bytes/s", "s/byte", "%", or empty for plain numbers and words. */
[[nodiscard]] std::string_view unitName(TermUnit unit);

} // namespace contraflow
