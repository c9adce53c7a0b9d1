// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explanation_output.h"
#include "app/cli/table_json.h"

#include <set>
#include <string>
#include <string_view>

namespace contraflow::cli {

namespace {

/** A figure's text as programs read it, without the blanks between groups of digits. */
std::string withoutGroups(std::string text)
{
    constexpr std::string_view kBlank = "\u00a0";
    for (std::size_t at = text.find(kBlank); at != std::string::npos; at = text.find(kBlank, at))
        text.erase(at, kBlank.size());
    return text;
}

/** What people and older programs read at a glance: the figures that are of the message alone, as text. */
void writeTermTexts(JsonWriter& json, const std::vector<Term>& terms)
{
    std::set<std::string_view> written;
    json.key("terms");
    json.beginObject();
    for (const Term& term : terms)
        if (term.channel == kNoChannel && written.insert(term.name).second)
            json.text(term.name, withoutGroups(termValueText(term)));
    json.endObject();
}

} // namespace

void writeExplanationJson(const ExplainedMessage& message, Output& output)
{
    JsonWriter json;
    json.beginObject();
    json.text("contraflow", CONTRAFLOW_VERSION);
    writeMembers(json, explainedMessageTable(message), 0);
    json.key("steps");
    json.beginList();
    ListBudget budget;
    forEachStep(message, output, [&](const ExplainedStep& step) {
        const MessageLists lists = budget.spend(step);
        json.beginObject();
        writeMembers(json, explainedStepsTable(message, {step}), 0);
        writeRows(json, "channels", channelUsesTable(message, step, lists), output);
        writeTermTexts(json, step.terms);
        writeRows(json, "figures", termsTable(message, step, lists), output);
        json.endObject();
        output.write(json.take());
    });
    json.endList();
    json.endObject();
    output.write(json.take());
}

} // namespace contraflow::cli
