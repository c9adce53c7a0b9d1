// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output.h"
#include "core/analysis/explanation.h"

#include <string>

namespace contraflow::cli {

/** A prediction and the explanation of one of its messages. */
struct ExplainedMessage
{
    const Project& project;
    const Prediction& prediction;
    const Explanation& explanation; ///< of its steps, those that are written, without their details

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

/** Works out and hands over one step after another: the details of all of them together can be more than fits
 * into memory. Ends early when the output has failed. */
template<typename Use>
void forEachStep(const ExplainedMessage& message, const Output& output, Use use)
{
    for (const ExplainedStep& step : message.explanation.steps) {
        if (output.hasFailed())
            return;
        use(explainStep(message.prediction, message.project, message.explanation.message, step.step));
    }
}

/** "bytes/s", "s/byte", "%", or empty for plain numbers and words. */
[[nodiscard]] std::string_view unitName(TermUnit unit);

/** For people: what limits the message, then every step with the channels of the route and who shares them.
 */
void writeExplanationTable(const ExplainedMessage& message, Output& output);

/** One figure per record: those of every step, of every channel of the route, and of the model. */
void writeExplanationCsv(const ExplainedMessage& message, Output& output);

void writeExplanationJson(const ExplainedMessage& message, Output& output);

} // namespace contraflow::cli
