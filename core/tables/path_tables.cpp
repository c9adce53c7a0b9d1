// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/path_tables.h"

#include "core/base/tolerance.h"
#include "core/tables/replay_columns.h"

#include <span>
#include <utility>
#include <vector>

namespace contraflow {

namespace {

using Kind = ColumnKind;
using Analysis = const RunAnalysis&;
template<typename Row>
using PathColumns = WholeColumns<RunAnalysis, Row>;

template<typename Row>
Table pathTable(const char* name, const char* title, const PathColumns<Row>& columns,
                std::shared_ptr<const RunAnalysis> analysis,
                std::span<const Row> (*rowsOf)(const RunAnalysis& analysis))
{
    Table table = emptyTable(name, title, columns);
    if (!analysis)
        return table;
    const std::size_t count = rowsOf(*analysis).size();
    table.setRows(count,
                  [&columns, analysis = std::move(analysis), rowsOf](std::size_t row, std::size_t column) {
                      return columns[column].cell(*analysis, rowsOf(*analysis)[row]);
                  });
    return table;
}

template<typename Row>
PathColumns<Row> analysedColumns()
{
    return {{textColumn("scenario", "Scenario").shownIn(TableView::files),
             [](Analysis a, const Row&) { return TableCell(a.replay->scenario); }},
            {textColumn("model", "Model").shownIn(TableView::files),
             [](Analysis a, const Row&) { return TableCell(a.replay->model); }}};
}

PathParts partsOfRow(const PathStep& step)
{
    return partsOf(step);
}
template<typename Row>
PathParts partsOfRow(const Row& row)
{
    return row.parts;
}

template<typename Row, double PathParts::*part>
WholeColumn<RunAnalysis, Row> partColumn(const char* key, const char* title, const char* hint)
{
    return {secondsColumn(key, title, hint),
            [](Analysis, const Row& row) { return TableCell(partsOfRow(row).*part); }};
}

template<typename Row>
void addMessageParts(PathColumns<Row>& columns)
{
    columns.push_back(partColumn<Row, &PathParts::latency>("latency_s", "Latency",
                                                           "Messages on the path: latency of their routes"));
    columns.push_back(partColumn<Row, &PathParts::transfer>(
        "transfer_s", "Transfer", "Messages on the path: their bytes over the slowest channel"));
    columns.push_back(partColumn<Row, &PathParts::contention>(
        "contention_s", "Contention", "Messages on the path: what they took longer than alone"));
}

template<typename Row>
void addParts(PathColumns<Row>& columns)
{
    columns.push_back(
        partColumn<Row, &PathParts::start>("begin_s", "Not begun", "Before the start of its application"));
    columns.push_back(
        partColumn<Row, &PathParts::compute>("compute_s", "Computing", "Computations on the path"));
    columns.push_back(partColumn<Row, &PathParts::cores>(
        "cores_s", "Waiting for cores", "Computations on the path: longer because cores are shared"));
    addMessageParts(columns);
}

std::string_view causeWord(PathStep::Cause cause)
{
    switch (cause) {
    case PathStep::Cause::start:
        return "start";
    case PathStep::Cause::compute:
        return "compute";
    case PathStep::Cause::overhead:
        return "overhead";
    case PathStep::Cause::message:
        break;
    }
    return "message";
}

template<typename Row>
void addOverhead(PathColumns<Row>& columns)
{
    columns.push_back(
        {secondsColumn("overhead_s", "Overheads",
                       "Processes on the path: busy with messages that they send or receive; empty "
                       "where no overhead is on it"),
         [](Analysis a, const Row& row) {
             return a.total.overhead > 0 ? TableCell(partsOfRow(row).overhead) : TableCell();
         }});
}

TableCell channelCell(Analysis a, std::uint32_t channel)
{
    return channel == kNoChannel ? TableCell()
                                 : TableCell(a.replay->network->channelName(ChannelId(channel)));
}

TableCell rankCell(Analysis a, const PathStep& step, std::uint32_t process)
{
    return step.cause == PathStep::Cause::message ? TableCell(a.replay->replay.processes[process].rank)
                                                  : TableCell();
}

const PathColumns<PathStep>& stepColumns()
{
    using Row = PathStep;
    static const PathColumns<Row> columns = [] {
        PathColumns<Row> all = analysedColumns<Row>();
        all.push_back({countColumn("step", "Step"), [](Analysis a, const Row& s) {
                           return TableCell(&s - a.replay->replay.path.data() + 1);
                       }});
        all.push_back({textColumn("application", "Application"), [](Analysis a, const Row& s) {
                           return TableCell(a.replay->applicationOf(s.process).name);
                       }});
        all.push_back(
            {countColumn("process", "Process", "That went on at the end of the step"),
             [](Analysis a, const Row& s) { return TableCell(a.replay->replay.processes[s.process].rank); }});
        all.push_back({textColumn("node", "Node"),
                       [](Analysis a, const Row& s) { return TableCell(nodeName(*a.replay, s.process)); }});
        all.push_back({countColumn("event", "Event", "Its number among those of the process, from 1 on"),
                       [](Analysis, const Row& s) {
                           return s.cause == PathStep::Cause::start ? TableCell() : TableCell(s.index + 1);
                       }});
        all.push_back({countColumn("row", "Row", "Where the event stands"), [](Analysis, const Row& s) {
                           return s.cause == PathStep::Cause::start ? TableCell() : TableCell(s.row);
                       }});
        all.push_back({textColumn("event_kind", "Kind"), [](Analysis, const Row& s) {
                           return s.cause == PathStep::Cause::start ? TableCell()
                                                                    : TableCell(infoOf(s.kind).name);
                       }});
        all.push_back({textColumn("phase", "Phase"), [](Analysis a, const Row& s) {
                           return phaseName(*a.replay, a.replay->replay.processes[s.process].application,
                                            s.label);
                       }});
        all.push_back({textColumn("part", "Part", "compute, message, overhead, or start"),
                       [](Analysis, const Row& s) { return TableCell(causeWord(s.cause)); }});
        all.push_back({secondsColumn("start_s", "Start", "On the clock"),
                       [](Analysis, const Row& s) { return TableCell(s.start); }});
        all.push_back({secondsColumn("finish_s", "Finish", "On the clock"),
                       [](Analysis, const Row& s) { return TableCell(s.end); }});
        all.push_back({secondsColumn("time_s", "Time", "From its start to its finish"),
                       [](Analysis, const Row& s) { return TableCell(s.end - s.start); }});
        addParts(all);
        all.push_back({countColumn("source", "Source", "Of the message"),
                       [](Analysis a, const Row& s) { return rankCell(a, s, s.source); }});
        all.push_back({countColumn("destination", "Destination", "Of the message"),
                       [](Analysis a, const Row& s) { return rankCell(a, s, s.destination); }});
        all.push_back({bytesColumn("size_bytes", "Size", "Of the message"), [](Analysis, const Row& s) {
                           return s.cause == PathStep::Cause::message ? TableCell(s.bytes) : TableCell();
                       }});
        all.push_back({textColumn("channel", "Channel", "That limited the message longest").wide(20),
                       [](Analysis a, const Row& s) { return channelCell(a, s.channel); }});
        addOverhead(all);
        return all;
    }();
    return columns;
}

const PathColumns<PathPhase>& pathPhaseColumns()
{
    using Row = PathPhase;
    static const PathColumns<Row> columns = [] {
        PathColumns<Row> all = analysedColumns<Row>();
        all.push_back({textColumn("application", "Application"), [](Analysis a, const Row& p) {
                           return TableCell(a.replay->applications[p.application].name);
                       }});
        all.push_back(
            {textColumn("phase", "Phase", "Empty before the first one"),
             [](Analysis a, const Row& p) { return phaseName(*a.replay, p.application, p.label); }});
        all.push_back({countColumn("steps", "Steps", "Of the critical path"),
                       [](Analysis, const Row& p) { return TableCell(p.steps); }});
        all.push_back({secondsColumn("path_s", "On the path", "Its time on the critical path"),
                       [](Analysis, const Row& p) { return TableCell(p.parts.total()); }});
        addParts(all);
        all.push_back({secondsColumn("processes_s", "All processes", "Time of all its processes together"),
                       [](Analysis, const Row& p) { return TableCell(p.processes); }});
        all.push_back({secondsColumn("processes_alone_s", "All without contention",
                                     "The same when no message meets another"),
                       [](Analysis, const Row& p) { return TableCell(p.processesAlone); }});
        all.push_back({secondsColumn("processes_cost_s", "Cost of contention", "The difference"),
                       [](Analysis, const Row& p) {
                           if (!p.processesAlone)
                               return TableCell();
                           return TableCell(nearlyEqual(p.processes, *p.processesAlone)
                                                ? 0.0
                                                : p.processes - *p.processesAlone);
                       }});
        addOverhead(all);
        return all;
    }();
    return columns;
}

const PathColumns<PathChannel>& pathChannelColumns()
{
    using Row = PathChannel;
    static const PathColumns<Row> columns = [] {
        PathColumns<Row> all = analysedColumns<Row>();
        all.push_back({textColumn("channel", "Channel").wide(20), [](Analysis a, const Row& c) {
                           return TableCell(a.replay->network->channelName(c.channel));
                       }});
        all.push_back({countColumn("steps", "Steps", "Messages on the critical path that it limited longest"),
                       [](Analysis, const Row& c) { return TableCell(c.steps); }});
        all.push_back({secondsColumn("path_s", "On the path", "Time of these messages"),
                       [](Analysis, const Row& c) { return TableCell(c.parts.total()); }});
        addMessageParts(all);
        all.push_back({countColumn("messages", "Messages held",
                                   "Of the whole run: took longer than alone, and it limited them longest"),
                       [](Analysis, const Row& c) { return TableCell(c.messages); }});
        all.push_back(
            {secondsColumn("lost_s", "Lost by messages", "What all of these took longer than alone"),
             [](Analysis, const Row& c) { return TableCell(c.lost); }});
        all.push_back({bytesColumn("bytes", "Bytes", "That went through it"),
                       [](Analysis, const Row& c) { return TableCell(c.bytes); }});
        all.push_back(
            {shareColumn("load", "Load", "Share of what it could have carried in the time of the run"),
             [](Analysis, const Row& c) { return TableCell(c.load); }});
        return all;
    }();
    return columns;
}

} // namespace

Table criticalPathTable(std::shared_ptr<const RunAnalysis> analysis)
{
    return pathTable<PathStep>("path", "Critical path", stepColumns(), std::move(analysis),
                               [](Analysis a) { return std::span(a.replay->replay.path); });
}

Table pathPhasesTable(std::shared_ptr<const RunAnalysis> analysis)
{
    return pathTable<PathPhase>("path_phases", "Critical path by phase", pathPhaseColumns(),
                                std::move(analysis), [](Analysis a) { return std::span(a.phases); });
}

Table pathChannelsTable(std::shared_ptr<const RunAnalysis> analysis)
{
    return pathTable<PathChannel>("path_channels", "Critical path by channel", pathChannelColumns(),
                                  std::move(analysis), [](Analysis a) { return std::span(a.channels); });
}

} // namespace contraflow
