// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explanation_output.h"
#include "core/base/text.h"
#include "core/io/csv.h"
#include "core/tables/table_text.h"

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
    std::string unit{};
    std::string text{};
    std::string formula{};
    std::string messages{};
};

std::string unitOf(const Table::Column& column)
{
    return column.kind == ColumnKind::bytesPerSecond ? "bytes/s"
           : column.kind == ColumnKind::bytes        ? "bytes"
                                                     : std::string();
}

class Records
{
public:
    explicit Records(const ExplainedMessage& message) : m_message(message) {}

    void addStep(const ExplainedStep& explained)
    {
        m_step = &explained;
        const Table step = explainedStepsTable(m_message, {explained});
        addNumbers(step, 0, {"bytes_per_s", "penalty", "sent_bytes"}, {});
        if (explained.limitingChannel != kNoChannel)
            add({.name = "limited_by",
                 .channel = m_message.channelName(explained.limitingChannel),
                 .text = machineText(step.cell(0, columnWithKey(step, "limited_in")))});
        for (const ChannelId channel : explained.alsoLimiting)
            add({.name = "also_limiting", .channel = m_message.channelName(channel.value)});
        const MessageLists lists = m_budget.spend(explained);
        addChannels(channelUsesTable(m_message, explained, lists), explained.channels);
        addTerms(termsTable(m_message, explained, lists));
    }

    /** What was added since the last call. */
    std::string take() { return std::exchange(m_text, {}); }

private:
    void add(const Figure& figure)
    {
        appendCsvRecord(m_text,
                        {m_message.prediction.scenario, m_message.prediction.model, m_message.prediction.kind,
                         m_message.row(m_message.explanation.message).id, std::to_string(m_step->step + 1),
                         numberText(m_step->from), numberText(m_step->to), figure.name, figure.channel,
                         figure.value, figure.unit, figure.text, figure.formula, figure.messages});
    }

    void addNumbers(const Table& table, std::size_t row, std::initializer_list<std::string_view> keys,
                    const std::string& channel)
    {
        for (const std::string_view key : keys) {
            const std::size_t column = columnWithKey(table, key);
            add({.name = std::string(key),
                 .channel = channel,
                 .value = machineText(table.cell(row, column)),
                 .unit = unitOf(table.columns()[column])});
        }
    }

    void addChannels(const Table& channels, const std::vector<ChannelUse>& uses)
    {
        for (std::size_t row = 0; row < channels.rowCount(); ++row) {
            const std::string channel = machineText(channels.cell(row, 0));
            addNumbers(channels, row,
                       {"capacity_bytes_per_s", "load_bytes_per_s", "reverse_load_bytes_per_s"}, channel);
            for (const auto& [key, sharers] : {std::pair("with_flow", &uses[row].withFlow),
                                               std::pair("against_flow", &uses[row].againstFlow)}) {
                const TableCell cell = channels.cell(row, columnWithKey(channels, key));
                std::string names;
                if (const Table* competing = cell.table())
                    for (std::size_t i = 0; i < competing->rowCount(); ++i)
                        names += (i > 0 ? ";" : "") + machineText(competing->cell(i, 0));
                add({.name = key,
                     .channel = channel,
                     .value = std::to_string(sharers->size()),
                     .messages = std::move(names)});
            }
        }
    }

    void addTerms(const Table& terms)
    {
        for (std::size_t row = 0; row < terms.rowCount(); ++row) {
            const auto cell = [&](std::string_view key) {
                return terms.cell(row, columnWithKey(terms, key));
            };
            const TableCell value = cell("value");
            const std::string formula = machineText(cell("formula"));
            const std::string working = machineText(cell("working"));
            std::string names;
            const TableCell messages = cell("messages");
            if (const TableCell::Texts* texts = messages.texts())
                for (const std::string& name : *texts)
                    names += (names.empty() ? "" : ";") + name;
            add({.name = machineText(cell("name")),
                 .channel = machineText(cell("channel")),
                 .value = value.number() ? machineText(value) : std::string(),
                 .unit = machineText(cell("unit")),
                 .text = value.text() ? *value.text() : machineText(cell("meaning")),
                 .formula = formula + (formula.empty() || working.empty() ? "" : " = ") + working,
                 .messages = std::move(names)});
        }
    }

    const ExplainedMessage& m_message;
    const ExplainedStep* m_step = nullptr; ///< that is being added
    ListBudget m_budget;
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
