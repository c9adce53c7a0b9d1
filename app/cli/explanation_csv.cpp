// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explanation_output.h"
#include "core/base/text.h"
#include "core/io/csv.h"

#include <utility>

namespace contraflow::cli {

namespace {

// Published: a column keeps its name, meaning and place; new ones go to the end.
constexpr std::string_view kHeader =
    "scenario,model,kind,message,step,from_s,to_s,name,channel,value,unit,text,formula,messages\n";

/** What stands behind the columns that name message and step. */
struct Figure
{
    std::string name;
    std::string channel{};
    std::string value{};
    std::string_view unit{};
    std::string text{};
    std::string formula{};
    std::vector<std::uint32_t> messages{};
};

class Records
{
public:
    explicit Records(const ExplainedMessage& message) : m_message(message) {}

    void add(const ExplainedStep& step, const Figure& figure)
    {
        std::string messages;
        for (const std::uint32_t m : figure.messages)
            messages += (messages.empty() ? "" : ";") + m_message.row(m).id;
        appendCsvRecord(m_text,
                        {m_message.prediction.scenario, m_message.prediction.model, m_message.prediction.kind,
                         m_message.row(m_message.explanation.message).id, std::to_string(step.step + 1),
                         numberText(step.from), numberText(step.to), figure.name, figure.channel,
                         figure.value, std::string(figure.unit), figure.text, figure.formula, messages});
    }

    void addStep(const ExplainedStep& step)
    {
        add(step, {"bytes_per_s", {}, numberText(step.rate), "bytes/s"});
        add(step, {"penalty", {}, numberText(step.penalty)});
        add(step, {"sent_bytes", {}, numberText(step.sentBytes), "bytes"});
        if (step.limitingChannel != kNoChannel)
            add(step, {"limited_by",
                       m_message.channelName(ChannelId(step.limitingChannel)),
                       {},
                       {},
                       step.limitedAgainstFlow ? "reverse" : "route"});
        for (const ChannelUse& use : step.channels)
            addChannel(step, use);
        for (const Term& term : step.terms)
            addTerm(step, term);
    }

    /** What was added since the last call. */
    std::string take() { return std::exchange(m_text, {}); }

private:
    void addChannel(const ExplainedStep& step, const ChannelUse& use)
    {
        const std::string name = m_message.channelName(use.channel);
        add(step, {"capacity_bytes_per_s", name, numberText(use.capacity), "bytes/s"});
        add(step, {"load_bytes_per_s", name, numberText(use.load), "bytes/s"});
        add(step, {"reverse_load_bytes_per_s", name, numberText(use.reverseLoad), "bytes/s"});
        const auto addSharers = [&](const char* key, const std::vector<Sharer>& sharers) {
            Figure figure{key, name, std::to_string(sharers.size())};
            for (const Sharer& sharer : sharers)
                figure.messages.push_back(sharer.message);
            add(step, figure);
        };
        addSharers("with_flow", use.withFlow);
        addSharers("against_flow", use.againstFlow);
    }

    void addTerm(const ExplainedStep& step, const Term& term)
    {
        const bool isWord = term.unit == TermUnit::word;
        const std::string equals = term.formula.empty() || term.working.empty() ? "" : " = ";
        add(step, {term.name, m_message.channelName(term), isWord ? std::string() : numberText(term.value),
                   unitName(term.unit), isWord ? term.word : term.meaning,
                   term.formula + equals + term.working, term.messages});
    }

    const ExplainedMessage& m_message;
    std::string m_text;
};

} // namespace

void writeExplanationCsv(const ExplainedMessage& message, Output& output)
{
    output.write(kHeader);
    Records records(message);
    forEachStep(message, output, [&](const ExplainedStep& step) {
        records.addStep(step);
        output.write(records.take());
    });
}

} // namespace contraflow::cli
