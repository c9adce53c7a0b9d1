// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/event_tables.h"

#include "core/base/some_names.h"
#include "core/tables/row_table.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace contraflow {

namespace {

using Kind = ColumnKind;
using EventMessageColumns = ColumnsFrom<const ExplainedEvent&, const EventMessage&>;

const ReplayedMessage& messageOf(const ExplainedEvent& event, const EventMessage& own)
{
    return event.replay.replay.messages[own.message];
}

/** Who shares its bottleneck: "12: 3 to 5" by number, source and destination; few for people. */
TableCell sharingCell(const ExplainedEvent& event, const EventMessage& own)
{
    constexpr std::size_t kShown = 3;
    TableCell::Texts texts;
    std::vector<std::string> names;
    for (const std::uint32_t sharing : own.sharing) {
        texts.push_back(std::to_string(sharing + 1));
        const ReplayedMessage& other = event.replay.replay.messages[sharing];
        names.push_back(processName(event.replay, other.source) + " → " +
                        processName(event.replay, other.destination));
    }
    return TableCell::list(std::move(texts)).shownAs(someOf(std::move(names), kShown));
}

template<double PathParts::*part>
TableCell messagePart(const ExplainedEvent& event, const EventMessage& own)
{
    return messageOf(event, own).hasArrived ? TableCell(own.parts.*part) : TableCell();
}

const EventMessageColumns& eventMessageColumns()
{
    using Whole = ExplainedEvent;
    using Row = EventMessage;
    static const EventMessageColumns columns{
        {countColumn("message", "Message", "Its number in the order of posting, as in 'replay --by message'"),
         [](const Whole&, const Row& m) { return m.message + 1; }},
        {textColumn("direction", "Direction", "sent or received by the process"),
         [](const Whole&, const Row& m) { return m.isSent ? "sent" : "received"; }},
        {textColumn("source", "Source"),
         [](const Whole& w, const Row& m) { return processName(w.replay, messageOf(w, m).source); }},
        {textColumn("destination", "Destination"),
         [](const Whole& w, const Row& m) { return processName(w.replay, messageOf(w, m).destination); }},
        {countColumn("row", "Row", "Where the event stands that sent it"),
         [](const Whole& w, const Row& m) { return messageOf(w, m).row; }},
        {bytesColumn("size_bytes", "Size"),
         [](const Whole& w, const Row& m) { return messageOf(w, m).bytes; }},
        {textColumn("waited", "Waited for",
                    "last: the event ended with it; yes: it waited for it; no: it did not have to"),
         [](const Whole&, const Row& m) { return m.isLast        ? "last"
                                                 : m.isWaitedFor ? "yes"
                                                                 : "no"; }},
        {secondsColumn("start_s", "Start", "When it set out, on the clock"),
         [](const Whole& w, const Row& m) { return messageOf(w, m).start; }},
        {secondsColumn("finish_s", "Finish", "When it was there, on the clock"),
         [](const Whole& w, const Row& m) {
             return messageOf(w, m).hasArrived ? TableCell(messageOf(w, m).finish) : TableCell();
         }},
        {secondsColumn("latency_s", "Latency", "Of its route"), messagePart<&PathParts::latency>},
        {secondsColumn("transfer_s", "Transfer", "Its bytes over the slowest channel"),
         messagePart<&PathParts::transfer>},
        {secondsColumn("contention_s", "Contention", "What it took longer than that"),
         messagePart<&PathParts::contention>},
        {textColumn("conflict", "Conflict", "How it met others at its ends").wide(17),
         [](const Whole& w, const Row& m) { return conflictName(messageOf(w, m).conflict); }},
        {textColumn("channel", "Channel", "That limited it longest").wide(20),
         [](const Whole& w, const Row& m) {
             const std::uint32_t channel = messageOf(w, m).bottleneck;
             return channel == kNoChannel ? TableCell()
                                          : TableCell(w.replay.network->channelName(ChannelId(channel)));
         }},
        {textColumn("sharing", "Shared with", "Messages on that channel while its bytes flowed").wide(30),
         sharingCell},
    };
    return columns;
}

} // namespace

Table eventMessagesHeading()
{
    return headingOf("event_messages", "Messages of the event", eventMessageColumns());
}

Table eventMessagesTable(const ExplainedEvent& event)
{
    Table table = eventMessagesHeading();
    for (const EventMessage& message : event.explanation.messages) {
        std::vector<TableCell> cells;
        for (const auto& column : eventMessageColumns())
            cells.push_back(column.cell(event, message));
        table.addRow(std::move(cells));
    }
    return table;
}

} // namespace contraflow
