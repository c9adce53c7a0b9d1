// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explanation_output.h"
#include "app/cli/json_writer.h"

#include <set>

namespace contraflow::cli {

namespace {

void writeText(JsonWriter& json, std::string_view key, std::string_view value)
{
    json.key(key);
    json.text(value);
}

void writeNumber(JsonWriter& json, std::string_view key, double value)
{
    json.key(key);
    json.number(value);
}

void writeSharers(JsonWriter& json, std::string_view key, const ExplainedMessage& message,
                  const std::vector<Sharer>& sharers)
{
    json.key(key);
    json.beginList(JsonWriter::Layout::line);
    for (const Sharer& sharer : sharers) {
        json.beginObject();
        writeText(json, "message", message.row(sharer.message).id);
        writeNumber(json, "bytes_per_s", sharer.rate);
        json.endObject();
    }
    json.endList();
}

void writeChannel(JsonWriter& json, const ExplainedMessage& message, const ChannelUse& use)
{
    json.beginObject();
    writeText(json, "channel", message.channelName(use.channel));
    writeNumber(json, "capacity_bytes_per_s", use.capacity);
    writeNumber(json, "load_bytes_per_s", use.load);
    writeNumber(json, "reverse_load_bytes_per_s", use.reverseLoad);
    writeSharers(json, "with_flow", message, use.withFlow);
    writeSharers(json, "against_flow", message, use.againstFlow);
    json.endObject();
}

/** What people and older programs read at a glance: the figures that are of the message alone, as text. */
void writeTermTexts(JsonWriter& json, const std::vector<Term>& terms)
{
    std::set<std::string_view> written;
    json.key("terms");
    json.beginObject();
    for (const Term& term : terms)
        if (term.channel == kNoChannel && written.insert(term.name).second)
            writeText(json, term.name, termValueText(term));
    json.endObject();
}

void writeFigure(JsonWriter& json, const ExplainedMessage& message, const Term& term)
{
    json.beginObject(JsonWriter::Layout::line);
    writeText(json, "name", term.name);
    json.key("channel");
    if (term.channel == kNoChannel)
        json.null();
    else
        json.text(message.channelName(term));
    json.key("value");
    if (term.unit == TermUnit::word)
        json.text(term.word);
    else
        json.number(term.value);
    writeText(json, "unit", unitName(term.unit));
    writeText(json, "meaning", term.meaning);
    writeText(json, "formula", term.formula);
    writeText(json, "working", term.working);
    json.key("messages");
    json.beginList(JsonWriter::Layout::line);
    for (const std::uint32_t m : term.messages)
        json.text(message.row(m).id);
    json.endList();
    json.endObject();
}

void writeStep(JsonWriter& json, const ExplainedMessage& message, const ExplainedStep& step)
{
    json.beginObject();
    json.key("step");
    json.count(step.step + 1);
    writeNumber(json, "from_s", step.from);
    writeNumber(json, "to_s", step.to);
    writeNumber(json, "bytes_per_s", step.rate);
    writeNumber(json, "penalty", step.penalty);
    writeNumber(json, "sent_bytes", step.sentBytes);
    json.key("limited_by");
    if (step.limitingChannel == kNoChannel)
        json.null();
    else
        json.text(message.channelName(ChannelId(step.limitingChannel)));
    writeText(json, "limited_in", step.limitedAgainstFlow ? "reverse" : "route");
    json.key("channels");
    json.beginList();
    for (const ChannelUse& use : step.channels)
        writeChannel(json, message, use);
    json.endList();
    writeTermTexts(json, step.terms);
    json.key("figures");
    json.beginList();
    for (const Term& term : step.terms)
        writeFigure(json, message, term);
    json.endList();
    json.endObject();
}

} // namespace

std::string_view unitName(TermUnit unit)
{
    switch (unit) {
    case TermUnit::bandwidth:
        return "bytes/s";
    case TermUnit::secondsPerByte:
        return "s/byte";
    case TermUnit::percent:
        return "%";
    case TermUnit::none:
    case TermUnit::count:
    case TermUnit::word:
        break;
    }
    return "";
}

void writeExplanationJson(const ExplainedMessage& message, Output& output)
{
    const Prediction& prediction = message.prediction;
    const MessageRow& row = message.row(message.explanation.message);
    const PlacedMessage& placed = prediction.placed.messages[message.explanation.message];
    JsonWriter json;
    json.beginObject();
    writeText(json, "contraflow", CONTRAFLOW_VERSION);
    writeText(json, "scenario", prediction.scenario);
    writeText(json, "model", prediction.model);
    writeText(json, "kind", prediction.kind);
    writeText(json, "message", row.id);
    writeText(json, "source", row.source);
    writeText(json, "destination", row.destination);
    writeText(json, "source_node", prediction.placed.network->node(placed.source).name);
    writeText(json, "destination_node", prediction.placed.network->node(placed.destination).name);
    writeNumber(json, "size_bytes", placed.bytes);
    writeNumber(json, "start_s", message.times().start);
    writeNumber(json, "finish_s", message.times().finish);
    writeNumber(json, "time_s", message.times().time());
    writeNumber(json, "uncontended_s", message.times().uncontended);
    writeText(json, "summary", message.explanation.summary);
    json.key("steps");
    json.beginList();
    forEachStep(message, output, [&](const ExplainedStep& step) {
        writeStep(json, message, step);
        output.write(json.take());
    });
    json.endList();
    json.endObject();
    output.write(json.take());
}

} // namespace contraflow::cli
