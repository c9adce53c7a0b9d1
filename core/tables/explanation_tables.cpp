// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/explanation_tables.h"

#include "core/base/text.h"
#include "core/base/words.h"

#include <algorithm>

namespace contraflow {

namespace {

using Kind = ColumnKind;

TableCell channelCell(const ExplainedMessage& message, std::uint32_t channel)
{
    return channel == kNoChannel ? TableCell() : TableCell(message.channelName(channel));
}

/** The competing messages on a channel with their rates; for people some of their names. */
TableCell competingCell(const ExplainedMessage& message, const std::vector<CompetingMessage>& competing)
{
    Table table("messages", "Messages",
                {textColumn("message", "Message"), rateColumn("bytes_per_s", "Rate")});
    std::vector<std::uint32_t> names;
    for (const CompetingMessage& other : competing) {
        table.addRow({message.row(other.message).id, other.rate});
        names.push_back(other.message);
    }
    return TableCell::rows(std::move(table)).shownAs(someMessages(message, names));
}

} // namespace

Table explainedStepsTable(const ExplainedMessage& message, const std::vector<ExplainedStep>& steps)
{
    Table table(
        "explained-steps", "Steps",
        {countColumn("step", "Step"), secondsColumn("from_s", "From").shownIn(kInFull),
         secondsColumn("to_s", "Until"), rateColumn("bytes_per_s", "Rate"),
         numberColumn(
             "penalty", "Penalty",
             "The rate that the slowest channel of the route could give, divided by the message's rate")
             .withDigits(3),
         bytesColumn("sent_bytes", "Sent").shownIn(kInFull),
         textColumn("limited_by", "Limited by", "The channel that limits the message in this step"),
         textColumn("limited_in", "Limited in",
                    "route: a channel of the route limits the message; reverse: its opposite direction does")
             .shownIn(TableView::json),
         textColumn("also_limiting", "As full",
                    "Channels that limit the message as much: making one of them faster alone saves nothing")
             .shownIn(TableView::json)});
    for (const ExplainedStep& step : steps) {
        auto others = mapped<std::string>(
            step.alsoLimiting, [&](const ChannelId channel) { return message.channelName(channel.value); });
        table.addRow({step.step + 1, step.from, step.to, step.rate, step.penalty, step.sentBytes,
                      channelCell(message, step.limitingChannel),
                      step.limitedAgainstFlow ? "reverse" : "route", TableCell::list(std::move(others))});
    }
    return table;
}

Table channelUsesTable(const ExplainedMessage& message, const ExplainedStep& step, MessageLists lists)
{
    const bool isSplit =
        std::ranges::any_of(step.channels, [](const ChannelUse& use) { return use.share < 1; });
    std::vector<Table::Column> columns{
        textColumn("channel", "Channel"),
        rateColumn("capacity_bytes_per_s", "Capacity"),
        rateColumn("load_bytes_per_s", "Load", "The sum of the rates of all messages on the channel"),
        rateColumn("reverse_load_bytes_per_s", "Against", "The load of the other direction of the link"),
        textColumn("with_flow", "Shared with"),
        textColumn("against_flow", "Against the flow of")};
    if (isSplit)
        columns.insert(
            columns.begin() + 1,
            percentColumn("share_pct", "Share", "What part of the message's bytes crosses the channel"));
    Table table("channels", isSplit ? "Channels of its routes" : "Channels of the route", std::move(columns));
    const auto competing = [&](const std::vector<CompetingMessage>& others) {
        return lists == MessageLists::written ? competingCell(message, others) : TableCell();
    };
    for (const ChannelUse& use : step.channels) {
        std::vector<TableCell> cells{message.channelName(use.channel.value),
                                     use.capacity,
                                     use.load,
                                     use.reverseLoad,
                                     competing(use.withFlow),
                                     competing(use.againstFlow)};
        if (isSplit)
            cells.insert(cells.begin() + 1, 100 * use.share);
        table.addRow(std::move(cells));
    }
    return table;
}

std::size_t listedMessages(const ExplainedStep& step)
{
    std::size_t count = 0;
    for (const ChannelUse& use : step.channels)
        count += use.withFlow.size() + use.againstFlow.size();
    for (const Term& term : step.terms)
        count += term.messages.size();
    return count;
}

std::string someMessages(const ExplainedMessage& message, const std::vector<std::uint32_t>& messages)
{
    constexpr std::size_t kShown = 6;
    auto names = mapped<std::string>(messages, [&](std::uint32_t other) { return message.row(other).id; });
    return names.empty() ? "-" : someOf(std::move(names), kShown);
}

std::string_view unitName(TermUnit unit)
{
    return nameOf(
        unit,
        {{TermUnit::bandwidth, "bytes/s"}, {TermUnit::secondsPerByte, "s/byte"}, {TermUnit::percent, "%"}});
}

} // namespace contraflow
