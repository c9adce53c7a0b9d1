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
    /** Of what a term is about; empty when that is the message alone. */
    [[nodiscard]] std::string channelName(const Term& term) const
    {
        return term.channel == kNoChannel ? std::string() : channelName(ChannelId(term.channel));
    }
};

/** "bytes/s", "s/byte", "%", or empty for plain numbers and words. */
[[nodiscard]] std::string_view unitName(TermUnit unit);

/** For people: what limits the message, then every step with the channels of the route and who shares them.
 */
[[nodiscard]] std::string explanationTable(const ExplainedMessage& message);

/** One figure per record: those of every step, of every channel of the route, and of the model. */
[[nodiscard]] std::string explanationCsv(const ExplainedMessage& message);

[[nodiscard]] std::string explanationJson(const ExplainedMessage& message);

} // namespace contraflow::cli
