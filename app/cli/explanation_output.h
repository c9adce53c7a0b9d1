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

/** Decides step by step whether files list the messages that a step speaks of: what every step says of every
 * message would grow with the product of both, so that lists end with the step before which all together
 * would have more than `most` messages. The first step has them always. */
class ListBudget
{
public:
    explicit ListBudget(std::size_t most = 1'000'000) : m_most(most) {}

    [[nodiscard]] MessageLists spend(const ExplainedStep& step)
    {
        const bool isFirst = m_spent == 0;
        m_spent += listedMessages(step);
        return isFirst || m_spent <= m_most ? MessageLists::written : MessageLists::leftOut;
    }

private:
    std::size_t m_most;
    std::size_t m_spent = 0;
};

/** For people: what limits the message, then every step with the channels of the route and who shares them.
 */
void writeExplanationTable(const ExplainedMessage& message, Output& output);

/** One figure per record: those of every step, of every channel of the route, and of the model. Lists of
 * messages that ListBudget leaves out are empty; the counts beside them stay. */
void writeExplanationCsv(const ExplainedMessage& message, Output& output);

/** Lists of messages that ListBudget leaves out are null. */
void writeExplanationJson(const ExplainedMessage& message, Output& output);

} // namespace contraflow::cli
