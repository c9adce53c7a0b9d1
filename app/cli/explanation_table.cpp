// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/brief_table.h"
#include "app/cli/explanation_output.h"
#include "core/analysis/limits.h"
#include "core/base/common_unit.h"
#include "core/base/text.h"
#include "core/project/left_out.h"

namespace contraflow::cli {

namespace {

std::string heading(const ExplainedMessage& message)
{
    const Prediction& prediction = message.prediction;
    const MessageRow& row = message.row(message.explanation.message);
    const PlacedMessage& placed = prediction.placed.messages[message.explanation.message];
    const MessageTimes& times = message.times();
    const auto duration = [](double seconds) { return displayText(Dimension::duration, seconds); };
    std::string text = "Message " + row.id + ", " + displayText(Dimension::size, placed.bytes) + " from " +
                       row.source + " to " + row.destination;
    const std::string& source = prediction.placed.network->node(placed.source).name;
    const std::string& destination = prediction.placed.network->node(placed.destination).name;
    if (source != row.source || destination != row.destination)
        text += " (on " + source + " and " + destination + ")";
    text += "\nScenario " + prediction.scenario + ", model " + prediction.model;
    if (prediction.kind != prediction.model)
        text += " (" + prediction.kind + ")";
    text += commaWithout(prediction.without) + '\n';
    if (times.start > 0)
        text += "From " + duration(times.start) + " to " + duration(times.finish()) + '\n';
    return text + message.explanation.summary.text() + '\n';
}

std::string stepHeading(const ExplainedMessage& message, const ExplainedStep& step)
{
    const Unit& seconds = readableUnit(Dimension::duration, step.to);
    std::string text =
        "Step " + std::to_string(step.step + 1) + ", " + groupedText(step.from / seconds.scale) + " to " +
        textInUnit(seconds, step.to) + ": " + displayText(Dimension::bandwidth, step.rate) + " (penalty " +
        groupedText(step.penalty, 3) + "), " + displayText(Dimension::size, step.sentBytes) + " sent";
    if (step.limitingChannel != kNoChannel) {
        text += "\n  limited by " + message.channelName(step.limitingChannel);
        if (step.limitedAgainstFlow)
            text += ", against the flow";
        if (!step.alsoLimiting.empty())
            text += "; as full: " + channelList(*message.prediction.placed.network, step.alsoLimiting);
    }
    return text + '\n';
}

/** "po = Do·β = 3 · 0.75 = 2.25, what it is: names". */
std::string termLine(const ExplainedMessage& message, const Term& term)
{
    std::string text = term.symbol;
    if (term.channel != kNoChannel)
        text += " of " + message.channelName(term.channel);
    for (const std::string* part : {&term.formula, &term.working})
        if (!part->empty())
            text += " = " + *part;
    text += " = " + termValueText(term);
    if (!term.meaning.empty())
        text += ", " + term.meaning;
    if (!term.messages.empty())
        text += ": " + someMessages(message, term.messages);
    return text;
}

std::string termList(const ExplainedMessage& message, const ExplainedStep& step)
{
    std::string text;
    for (const Term& term : step.terms)
        if (!term.symbol.empty())
            text += "    " + termLine(message, term) + '\n';
    return text;
}

} // namespace

void writeExplanationTable(const ExplainedMessage& message, Output& output)
{
    output.write(heading(message));
    forEachStep(message, output, [&](const ExplainedStep& step) {
        output.write('\n' + stepHeading(message, step));
        if (!step.channels.empty())
            output.write(briefText(channelUsesTable(message, step), 4));
        output.write(termList(message, step));
    });
}

} // namespace contraflow::cli
