// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/replay_tables.h"

#include "core/analysis/application/run_analysis.h"
#include "core/analysis/error_statistics.h"
#include "core/application/measured_task.h"
#include "core/base/text.h"
#include "core/sharing/catalog.h"
#include "core/tables/replay_columns.h"
#include "core/tables/results_table.h"
#include "core/tables/row_table.h"
#include "core/tables/table_parts.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace contraflow {

namespace {

using Kind = ColumnKind;
using Replayed = const ScenarioReplay&;

template<typename Row>
using ReplayColumns = ColumnsFrom<Replayed, const Row&>;

/** A row for each element of `rows`, in the order of `order`, which is null for their own. Columns from
 * `firstHidden` on are left to machines. */
template<typename Row>
Table replayTable(const char* name, const char* title, const ReplayColumns<Row>& columns,
                  std::shared_ptr<const ScenarioReplay> replay, std::vector<Row> Replay::*rows,
                  std::shared_ptr<const std::vector<std::uint32_t>> order = nullptr,
                  std::size_t firstHidden = SIZE_MAX)
{
    std::vector<Table::Column> heading = headingOf(name, title, columns).columns();
    for (std::size_t column = firstHidden; column < heading.size(); ++column)
        if (heading[column].views != TableView::files)
            heading[column].views = kForMachines;
    Table table(name, title, std::move(heading));
    if (!replay)
        return table;
    const std::size_t count = (replay->replay.*rows).size();
    table.setRows(count, [&columns, replay = std::move(replay), rows,
                          order = std::move(order)](std::size_t row, std::size_t column) {
        const std::size_t at = order ? (*order)[row] : row;
        return columns[column].cell(*replay, (replay->replay.*rows)[at]);
    });
    return table;
}

/** The columns by which files of several scenarios are told apart. */
template<typename Row>
ReplayColumns<Row> scenarioColumns()
{
    return {{textColumn("scenario", "Scenario").shownIn(TableView::files),
             [](Replayed r, const Row&) { return r.scenario; }},
            {textColumn("model", "Model").shownIn(TableView::files),
             [](Replayed r, const Row&) { return r.model; }}};
}

/** Of all processes together where a row has several. */
template<typename Row>
ReplayColumns<Row> timeColumns()
{
    const auto timeOf = [](TimeKind kind) {
        return [kind](Replayed, const Row& row) { return row.times[static_cast<std::size_t>(kind)]; };
    };
    return {
        {secondsColumn("compute_s", "Computing", "Time in computations"), timeOf(TimeKind::compute)},
        {secondsColumn("send_s", "Sending", "Time in blocking sends"), timeOf(TimeKind::send)},
        {secondsColumn("recv_s", "Receiving", "Time in blocking receives"), timeOf(TimeKind::receive)},
        {secondsColumn("wait_s", "Waiting", "Time in waiting for requests, and in sendrecv"),
         timeOf(TimeKind::wait)},
        {secondsColumn("collective_s", "Collectives", "Time in collectives"), timeOf(TimeKind::collective)},
    };
}

/** Null where nothing was measured of the process. */
const MeasuredSum* measuredOf(Replayed r, const ReplayedProcess& process)
{
    if (r.measured.empty())
        return nullptr;
    const MeasuredSum& sum =
        r.measured.processes[static_cast<std::size_t>(&process - r.replay.processes.data())];
    return sum.isMeasured() ? &sum : nullptr;
}

/** The last columns of a process: four about what was measured, and what the run was made without. */
constexpr std::size_t kMeasuredColumns = 5;

ReplayColumns<ReplayedProcess> measuredColumns()
{
    using Row = ReplayedProcess;
    return {{secondsColumn("measured_s", "Measured",
                           "Sm: what was measured of it, in communication or else in all"),
             [](Replayed r, const Row& p) {
                 const MeasuredSum* sum = measuredOf(r, p);
                 return sum ? TableCell(sum->measured) : TableCell();
             }},
            {secondsColumn("ci95_s", "± measured",
                           "Half-width of the 95 % confidence interval of the measured time")
                 .shownIn(kForMachines),
             [](Replayed r, const Row& p) {
                 const MeasuredSum* sum = measuredOf(r, p);
                 return sum && sum->halfWidth > 0 ? TableCell(sum->halfWidth) : TableCell();
             }},
            {secondsColumn("predicted_s", "Predicted", "Sp: the same of the run"),
             [](Replayed r, const Row& p) {
                 const MeasuredSum* sum = measuredOf(r, p);
                 return sum ? TableCell(sum->predicted) : TableCell();
             }},
            {percentColumn("error_pct", "Error",
                           "(Sp − Sm) / Sm, whose size is Eabs(t); negative: the prediction is optimistic")
                 .withDigits(3),
             [](Replayed r, const Row& p) {
                 const MeasuredSum* sum = measuredOf(r, p);
                 return sum ? TableCell(sum->errorPercent()) : TableCell();
             }}};
}

const ReplayColumns<ReplayedProcess>& processColumns()
{
    using Row = ReplayedProcess;
    static const ReplayColumns<Row> columns = joined<ReplayColumns<Row>>(
        {scenarioColumns<Row>(),
         {{textColumn("application", "Application"),
           [](Replayed r, const Row& p) { return r.applications[p.application].name; }},
          {countColumn("process", "Process"), [](Replayed, const Row& p) { return p.rank; }},
          {textColumn("node", "Node"), [](Replayed r, const Row& p) { return r.network->node(p.node).name; }},
          {secondsColumn("finish_s", "Finish", "When its last event ended, on the clock"),
           [](Replayed, const Row& p) { return p.finish; }}},
         timeColumns<Row>(),
         {{secondsColumn("total_s", "Total", "From the start of its application until its last event ended"),
           [](Replayed r, const Row& p) { return p.finish - r.applications[p.application].start; }}},
         measuredColumns(),
         {{withoutColumn(TableView::files), [](Replayed r, const Row&) { return withoutCell(r.without); }}}});
    return columns;
}

const ReplayColumns<ReplayedEvent>& eventColumns()
{
    using Row = ReplayedEvent;
    static const ReplayColumns<Row> columns = joined<ReplayColumns<Row>>(
        {scenarioColumns<Row>(),
         {{textColumn("application", "Application"),
           [](Replayed r, const Row& e) { return r.applicationOf(e.process).name; }},
          {countColumn("process", "Process"),
           [](Replayed r, const Row& e) { return r.replay.processes[e.process].rank; }},
          {textColumn("node", "Node"), [](Replayed r, const Row& e) { return nodeName(r, e.process); }},
          {countColumn("event", "Event", "Its number among those of its process, from 1 on"),
           [](Replayed, const Row& e) { return e.index + 1; }},
          {countColumn("row", "Row", "Where it stands in the program, from 1 on"),
           [](Replayed, const Row& e) { return e.row; }},
          {textColumn("event_kind", "Kind"), [](Replayed, const Row& e) { return infoOf(e.kind).name; }},
          {textColumn("phase", "Phase"),
           [](Replayed r, const Row& e) {
               return phaseName(r, r.replay.processes[e.process].application, e.label);
           }},
          {secondsColumn("start_s", "Start", "When the process came to it, on the clock"),
           [](Replayed, const Row& e) { return e.start; }},
          {secondsColumn("finish_s", "Finish", "When the process went on, on the clock"),
           [](Replayed, const Row& e) { return e.end; }},
          {secondsColumn("time_s", "Time", "From its start to its finish"),
           [](Replayed, const Row& e) { return e.end - e.start; }},
          {countColumn("messages", "Messages", "How many it sent and received"),
           [](Replayed, const Row& e) { return e.messages; }},
          {numberColumn("slowdown", "Slowdown",
                        "How many times longer its messages took than alone, on average")
               .withDigits(3),
           [](Replayed, const Row& e) {
               return e.messages > 0 ? TableCell(e.slowdowns / e.messages) : TableCell();
           }},
          {bytesColumn("size_bytes", "Size", "Of the messages that it sent and received"),
           [](Replayed, const Row& e) { return e.messages > 0 ? TableCell(e.bytes) : TableCell(); }},
          {textColumn("conflict", "Conflict", "How its messages met others at the nodes at their ends")
               .wide(17),
           [](Replayed, const Row& e) {
               return e.messages > 0 ? TableCell(conflictName(e.conflict)) : TableCell();
           }}}});
    return columns;
}

const ReplayColumns<ReplayedPhase>& phaseColumns()
{
    using Row = ReplayedPhase;
    static const ReplayColumns<Row> columns = joined<ReplayColumns<Row>>(
        {scenarioColumns<Row>(),
         {{textColumn("application", "Application"),
           [](Replayed r, const Row& p) { return r.applications[p.application].name; }},
          {textColumn("phase", "Phase", "Empty before the first one"),
           [](Replayed r, const Row& p) { return phaseName(r, p.application, p.label); }},
          {secondsColumn("start_s", "Start", "When the first process came to it, on the clock"),
           [](Replayed, const Row& p) { return p.start; }},
          {secondsColumn("finish_s", "Finish", "When the last event in it ended, on the clock"),
           [](Replayed, const Row& p) { return p.end; }}},
         timeColumns<Row>()});
    return columns;
}

/** What is known of a message under the key of a column of resultsTable(). */
TableCell resultCell(Replayed r, std::size_t number, const std::string& key)
{
    const ReplayedMessage& m = r.replay.messages[number];
    const double time = m.finish - m.start;
    if (key == "scenario")
        return r.scenario;
    if (key == "model")
        return r.model;
    if (key == "kind")
        return r.kind;
    if (key == "message")
        return std::to_string(number + 1);
    if (key == "source")
        return std::to_string(r.replay.processes[m.source].rank);
    if (key == "destination")
        return std::to_string(r.replay.processes[m.destination].rank);
    if (key == "size_bytes")
        return m.bytes;
    if (key == "start_s")
        return m.start;
    if (key == "source_node")
        return nodeName(r, m.source);
    if (key == "destination_node")
        return nodeName(r, m.destination);
    if (key == "residual")
        return r.replay.worstResidual;
    if (!m.hasArrived)
        return {};
    if (key == "finish_s")
        return m.finish;
    if (key == "time_s")
        return time;
    if (key == "penalty" || key == "slowdown")
        return m.uncontended > 0 ? time / m.uncontended : 1;
    if (key == "uncontended_s")
        return m.uncontended;
    if (key == "bottleneck" && m.bottleneck != kNoChannel)
        return r.network->channelName(ChannelId(m.bottleneck));
    if (key == "mean_bytes_per_s" && time > 0)
        return m.bytes / time;
    return {};
}

/** Of messages, behind those of resultsTable(). */
const ReplayColumns<ReplayedMessage>& messageColumns()
{
    static const ReplayColumns<ReplayedMessage> columns{
        {textColumn("application", "Application"),
         [](Replayed r, const ReplayedMessage& m) { return r.applicationOf(m.source).name; }},
        {countColumn("row", "Row", "Where the event stands that sent it"),
         [](Replayed, const ReplayedMessage& m) { return m.row; }},
        {textColumn("event_kind", "Event", "What sent it: send, or a collective"),
         [](Replayed, const ReplayedMessage& m) { return infoOf(m.kind).name; }},
        {countColumn("tag", "Tag"),
         [](Replayed, const ReplayedMessage& m) {
             return m.kind == EventKind::send ? TableCell(m.tag) : TableCell();
         }},
        {secondsColumn("latency_s", "Latency", "Of its route, before its bytes flow"),
         [](Replayed, const ReplayedMessage& m) {
             return m.hasArrived ? TableCell(m.latency) : TableCell();
         }},
        {textColumn("conflict", "Conflict", "How it met others at the nodes at its ends").wide(17),
         [](Replayed, const ReplayedMessage& m) {
             return m.hasArrived ? TableCell(conflictName(m.conflict)) : TableCell();
         }},
        {victimOfColumn(),
         [](Replayed r, const ReplayedMessage& m) {
             const ModelInfo* info = findModelInfo(r.kind);
             return info && info->hasVictims && m.passesBy
                        ? TableCell(r.network->channelName(ChannelId(m.bottleneck)))
                        : TableCell();
         }},
    };
    return columns;
}

/** Those that nothing is known of in a replay are left to machines. */
std::vector<Table::Column> messageHeading()
{
    std::vector<Table::Column> heading = resultsHeading().columns();
    std::erase_if(heading, [](const Table::Column& column) {
        // Latencies have a column of their own here.
        return column.key == "rates" || column.key == "latency_s" || column.key == "victim_of";
    });
    for (Table::Column& column : heading)
        for (const char* unknown : {"steps", "first_step", "last_step", "measured_s", "error_pct"})
            if (column.key == unknown)
                column.views = TableView::files;
    for (const auto& column : messageColumns())
        heading.push_back(column.column);
    return heading;
}

} // namespace

Table replayedProcessesTable(std::shared_ptr<const ScenarioReplay> replay)
{
    // Where nothing was measured, only files have the columns: they are the same for all scenarios.
    const ReplayColumns<ReplayedProcess>& columns = processColumns();
    const std::size_t people =
        replay && replay->measured.empty() ? columns.size() - kMeasuredColumns : columns.size();
    return replayTable("processes", "Processes", columns, std::move(replay), &Replay::processes, {}, people);
}

Table replayedEventsTable(std::shared_ptr<const ScenarioReplay> replay)
{
    auto order = replay ? eventsByProcess(replay->replay) : nullptr;
    return orderedEventsTable(std::move(replay), std::move(order));
}

Table orderedEventsTable(std::shared_ptr<const ScenarioReplay> replay,
                         std::shared_ptr<const std::vector<std::uint32_t>> order)
{
    return replayTable("events", "Events", eventColumns(), std::move(replay), &Replay::events,
                       std::move(order));
}

std::shared_ptr<const std::vector<std::uint32_t>> eventsByProcess(const Replay& replay)
{
    std::vector<std::uint32_t> starts(replay.processes.size() + 1, 0);
    for (const ReplayedEvent& event : replay.events)
        ++starts[event.process + 1];
    std::partial_sum(starts.begin(), starts.end(), starts.begin());
    std::vector<std::uint32_t> order(replay.events.size());
    for (std::uint32_t i = 0; i < replay.events.size(); ++i)
        order[starts[replay.events[i].process]++] = i;
    return std::make_shared<const std::vector<std::uint32_t>>(std::move(order));
}

Table replayedPhasesTable(std::shared_ptr<const ScenarioReplay> replay)
{
    return replayTable("phases", "Phases", phaseColumns(), std::move(replay), &Replay::phases);
}

Table replayedMessagesTable(std::shared_ptr<const ScenarioReplay> replay)
{
    Table table("messages", "Messages", messageHeading());
    if (!replay)
        return table;
    const std::size_t count = replay->replay.messages.size();
    const auto heading = std::make_shared<const std::vector<Table::Column>>(table.columns());
    table.setRows(count, [replay = std::move(replay), heading](std::size_t row, std::size_t column) {
        const std::size_t own = heading->size() - messageColumns().size();
        return column < own ? resultCell(*replay, row, (*heading)[column].key)
                            : messageColumns()[column - own].cell(*replay, replay->replay.messages[row]);
    });
    return table;
}

using Kind = ColumnKind;

Table replayedModelsTable(const std::vector<ModelRunOf>& runs)
{
    const bool isMeasured =
        std::ranges::any_of(runs, [](const ModelRunOf& run) { return !run.replay->measured.empty(); });
    const TableViews ofErrors = isMeasured ? kEverywhere : TableViews(kForMachines);
    Table table(
        "models", "Models",
        {textColumn("scenario", "Scenario").shownIn(TableView::files),
         {"model", "Model"},
         textColumn("kind", "Kind").shownIn(kForMachines),
         secondsColumn("makespan_s", "Makespan", "From the first start to the last finish"),
         percentColumn("difference_pct", "Difference", "Of the makespan, to that of the first model"),
         secondsColumn("communication_s", "Communication",
                       "Time in sends, receives, waiting and collectives, on average over the processes"),
         secondsColumn("longest_s", "Longest process", "From the start of its application to its end"),
         percentColumn("largest_difference_pct", "Max. difference",
                       "The largest one in size of the time of a process, to that under the first model"),
         textColumn("process", "Process", "That has it"),
         secondsColumn("path_compute_s", "Computing", "On the critical path"),
         secondsColumn("path_latency_s", "Latency", "On the critical path"),
         secondsColumn("path_transfer_s", "Transfer", "On the critical path"),
         secondsColumn("path_contention_s", "Contention", "On the critical path"),
         percentColumn("abs_err_pct", "Mean |error|", "Of the sums of its processes, to the measured ones")
             .shownIn(ofErrors)
             .withDigits(3),
         percentColumn("within_10_pct", "Within ±10 %", "Share of the processes with |error| ≤ 10 %")
             .shownIn(ofErrors),
         withoutColumn(kForMachines | TableView::brief)});
    std::vector<double> reference;
    for (const ModelRunOf& run : runs) {
        const ModelTimes times = processTimes(*run.replay);
        const ModelSummary summary = summarise(times, reference, {});
        std::vector<TableCell> row{run.replay->scenario, run.replay->model, run.replay->kind,
                                   summary.makespan};
        const bool isFirst = &run == &runs.front();
        const double own = runs.front().replay->replay.makespan();
        row.push_back(isFirst || !(own > 0) ? TableCell()
                                            : TableCell(differencePercent(summary.makespan, own)));
        row.emplace_back(meanCommunication(run.replay->replay));
        row.emplace_back(summary.longestTime);
        if (const auto& largest = summary.largestDifference; largest && largest->percent != 0) {
            row.emplace_back(largest->percent);
            row.emplace_back(processName(*run.replay, static_cast<std::uint32_t>(largest->message)));
        } else {
            row.push_back(isFirst || !largest ? TableCell() : TableCell(0));
            row.emplace_back();
        }
        if (run.analysis) {
            const PathParts& parts = run.analysis->total;
            for (const double part : {parts.compute, parts.latency, parts.transfer, parts.contention})
                row.emplace_back(part);
        } else {
            row.resize(row.size() + 4);
        }
        if (const ErrorSummary errors = summariseErrors(run.replay->measured.errors()); errors.count > 0) {
            row.emplace_back(errors.absolute.mean);
            row.emplace_back(100 * errors.within);
        }
        row.resize(table.columns().size() - 1);
        row.push_back(withoutCell(run.replay->without));
        table.addRow(std::move(row));
        if (isFirst)
            reference = times.seconds;
    }
    return table;
}

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
