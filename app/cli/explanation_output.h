// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output.h"
#include "core/tables/explanation_tables.h"

namespace contraflow::cli {

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

/** For people: what limits the message, then every step with the channels of the route and who shares them.
 */
void writeExplanationTable(const ExplainedMessage& message, Output& output);

/** One figure per record: those of every step, of every channel of the route, and of the model. */
void writeExplanationCsv(const ExplainedMessage& message, Output& output);

/** Lists of messages are null from the step on at which all together would have more than `mostListed`. */
void writeExplanationJson(const ExplainedMessage& message, Output& output,
                          std::size_t mostListed = 1'000'000);

} // namespace contraflow::cli
