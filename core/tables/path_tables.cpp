// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/path_tables.h"

#include "core/base/tolerance.h"
#include "core/base/words.h"
#include "core/tables/replay_columns.h"

#include <span>
#include <utility>

namespace contraflow {

namespace {

using Kind = ColumnKind;
using Analysis = const RunAnalysis&;
template<typename Row>
using PathColumns = ColumnsFrom<Analysis, const Row&>;

template<typename Row>
Table pathTable(const char* name, const char* title, const PathColumns<Row>& columns,
                std::shared_ptr<const RunAnalysis> analysis,
                std::span<const Row> (*rowsOf)(const RunAnalysis& analysis))
{
    Table table = headingOf(name, title, columns);
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
             [](Analysis a, const Row&) { return a.replay->scenario; }},
            {textColumn("model", "Model").shownIn(TableView::files),
             [](Analysis a, const Row&) { return a.replay->model; }}};
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

template<typename Row>
ColumnFrom<Analysis, const Row&> partColumn(Table::Column column, double PathParts::*part)
{
    return {std::move(column), [part](Analysis, const Row& row) { return partsOfRow(row).*part; }};
}

template<typename Row>
PathColumns<Row> messageParts()
{
    return {partColumn<Row>(
                secondsColumn("latency_s", "Latency", "Messages on the path: latency of their routes"),
                &PathParts::latency),
            partColumn<Row>(secondsColumn("transfer_s", "Transfer",
                                          "Messages on the path: their bytes over the slowest channel"),
                            &PathParts::transfer),
            partColumn<Row>(secondsColumn("contention_s", "Contention",
                                          "Messages on the path: what they took longer than alone"),
                            &PathParts::contention)};
}

template<typename Row>
PathColumns<Row> partColumns()
{
    return joined<PathColumns<Row>>(
        {{partColumn<Row>(secondsColumn("begin_s", "Not begun", "Before the start of its application"),
                          &PathParts::start),
          partColumn<Row>(secondsColumn("compute_s", "Computing", "Computations on the path"),
                          &PathParts::compute),
          partColumn<Row>(secondsColumn("cores_s", "Waiting for cores",
                                        "Computations on the path: longer because cores are shared"),
                          &PathParts::cores)},
         messageParts<Row>()});
}

std::string_view causeWord(PathStep::Cause cause)
{
    return nameOf(cause, {{PathStep::Cause::start, "start"},
                          {PathStep::Cause::compute, "compute"},
                          {PathStep::Cause::overhead, "overhead"},
                          {PathStep::Cause::message, "message"}});
}

template<typename Row>
PathColumns<Row> overheadColumn()
{
    return {{secondsColumn("overhead_s", "Overheads",
                           "Processes on the path: busy with messages that they send or receive; empty "
                           "where no overhead is on it"),
             [](Analysis a, const Row& row) {
                 return a.total.overhead > 0 ? TableCell(partsOfRow(row).overhead) : TableCell();
             }}};
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
    static const PathColumns<Row> columns = joined<PathColumns<Row>>(
        {analysedColumns<Row>(),
         {{countColumn("step", "Step"),
           [](Analysis a, const Row& s) { return &s - a.replay->replay.path.data() + 1; }},
          {textColumn("application", "Application"),
           [](Analysis a, const Row& s) { return a.replay->applicationOf(s.process).name; }},
          {countColumn("process", "Process", "That went on at the end of the step"),
           [](Analysis a, const Row& s) { return a.replay->replay.processes[s.process].rank; }},
          {textColumn("node", "Node"),
           [](Analysis a, const Row& s) { return nodeName(*a.replay, s.process); }},
          {countColumn("event", "Event", "Its number among those of the process, from 1 on"),
           [](Analysis, const Row& s) {
               return s.cause == PathStep::Cause::start ? TableCell() : TableCell(s.index + 1);
           }},
          {countColumn("row", "Row", "Where the event stands"),
           [](Analysis, const Row& s) {
               return s.cause == PathStep::Cause::start ? TableCell() : TableCell(s.row);
           }},
          {textColumn("event_kind", "Kind"),
           [](Analysis, const Row& s) {
               return s.cause == PathStep::Cause::start ? TableCell() : TableCell(infoOf(s.kind).name);
           }},
          {textColumn("phase", "Phase"),
           [](Analysis a, const Row& s) {
               return phaseName(*a.replay, a.replay->replay.processes[s.process].application, s.label);
           }},
          {textColumn("part", "Part", "compute, message, overhead, or start"),
           [](Analysis, const Row& s) { return causeWord(s.cause); }},
          {secondsColumn("start_s", "Start", "On the clock"), [](Analysis, const Row& s) { return s.start; }},
          {secondsColumn("finish_s", "Finish", "On the clock"), [](Analysis, const Row& s) { return s.end; }},
          {secondsColumn("time_s", "Time", "From its start to its finish"),
           [](Analysis, const Row& s) { return s.end - s.start; }}},
         partColumns<Row>(),
         {{countColumn("source", "Source", "Of the message"),
           [](Analysis a, const Row& s) { return rankCell(a, s, s.source); }},
          {countColumn("destination", "Destination", "Of the message"),
           [](Analysis a, const Row& s) { return rankCell(a, s, s.destination); }},
          {bytesColumn("size_bytes", "Size", "Of the message"),
           [](Analysis, const Row& s) {
               return s.cause == PathStep::Cause::message ? TableCell(s.bytes) : TableCell();
           }},
          {textColumn("channel", "Channel", "That limited the message longest").wide(20),
           [](Analysis a, const Row& s) { return channelCell(a, s.channel); }}},
         overheadColumn<Row>()});
    return columns;
}

const PathColumns<PathPhase>& pathPhaseColumns()
{
    using Row = PathPhase;
    static const PathColumns<Row> columns = joined<PathColumns<Row>>(
        {analysedColumns<Row>(),
         {{textColumn("application", "Application"),
           [](Analysis a, const Row& p) { return a.replay->applications[p.application].name; }},
          {textColumn("phase", "Phase", "Empty before the first one"),
           [](Analysis a, const Row& p) { return phaseName(*a.replay, p.application, p.label); }},
          {countColumn("steps", "Steps", "Of the critical path"),
           [](Analysis, const Row& p) { return p.steps; }},
          {secondsColumn("path_s", "On the path", "Its time on the critical path"),
           [](Analysis, const Row& p) { return p.parts.total(); }}},
         partColumns<Row>(),
         {{secondsColumn("processes_s", "All processes", "Time of all its processes together"),
           [](Analysis, const Row& p) { return p.processes; }},
          {secondsColumn("processes_alone_s", "All without contention",
                         "The same when no message meets another"),
           [](Analysis, const Row& p) { return p.processesAlone; }},
          {secondsColumn("processes_cost_s", "Cost of contention", "The difference"),
           [](Analysis, const Row& p) {
               if (!p.processesAlone)
                   return TableCell();
               return TableCell(
                   nearlyEqual(p.processes, *p.processesAlone) ? 0.0 : p.processes - *p.processesAlone);
           }}},
         overheadColumn<Row>()});
    return columns;
}

const PathColumns<PathChannel>& pathChannelColumns()
{
    using Row = PathChannel;
    static const PathColumns<Row> columns = joined<PathColumns<Row>>(
        {analysedColumns<Row>(),
         {{textColumn("channel", "Channel").wide(20),
           [](Analysis a, const Row& c) { return a.replay->network->channelName(c.channel); }},
          {countColumn("steps", "Steps", "Messages on the critical path that it limited longest"),
           [](Analysis, const Row& c) { return c.steps; }},
          {secondsColumn("path_s", "On the path", "Time of these messages"),
           [](Analysis, const Row& c) { return c.parts.total(); }}},
         messageParts<Row>(),
         {{countColumn("messages", "Messages held",
                       "Of the whole run: took longer than alone, and it limited them longest"),
           [](Analysis, const Row& c) { return c.messages; }},
          {secondsColumn("lost_s", "Lost by messages", "What all of these took longer than alone"),
           [](Analysis, const Row& c) { return c.lost; }},
          {bytesColumn("bytes", "Bytes", "That went through it"),
           [](Analysis, const Row& c) { return c.bytes; }},
          {shareColumn("load", "Load", "Share of what it could have carried in the time of the run"),
           [](Analysis, const Row& c) { return c.load; }}}});
    return columns;
}

const PathColumns<RunJob>& runJobColumns()
{
    using Of = const RunJob&;
    static const PathColumns<RunJob> columns = joined<PathColumns<RunJob>>(
        {analysedColumns<RunJob>(),
         {{textColumn("application", "Application"),
           [](Analysis a, Of job) { return a.replay->applications[job.application].name; }},
          {countColumn("processes", "Processes"), [](Analysis, Of job) { return job.processes; }},
          {secondsColumn("start_s", "Start", "On the clock of the run"),
           [](Analysis, Of job) { return job.start; }},
          {secondsColumn("finish_s", "Finish", "Of its last process"),
           [](Analysis, Of job) { return job.finish; }},
          {secondsColumn("makespan_s", "Makespan", "Beside the others, from its start to its finish"),
           [](Analysis, Of job) { return job.makespan(); }},
          {secondsColumn("alone_s", "By itself", "Its makespan on the same nodes when the others do not run"),
           [](Analysis, Of job) { return job.alone; }},
          {numberColumn("slowdown", "Slowdown", "The makespan over that by itself").withDigits(3),
           [](Analysis, Of job) {
               return job.alone && *job.alone > 0 ? TableCell(job.makespan() / *job.alone) : TableCell();
           }}}});
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

Table runJobsTable(std::shared_ptr<const RunAnalysis> analysis)
{
    return pathTable<RunJob>("applications", "Applications of the run", runJobColumns(), std::move(analysis),
                             [](Analysis a) { return std::span(a.jobs); });
}

Table pathChannelsTable(std::shared_ptr<const RunAnalysis> analysis)
{
    return pathTable<PathChannel>("path_channels", "Critical path by channel", pathChannelColumns(),
                                  std::move(analysis), [](Analysis a) { return std::span(a.channels); });
}

} // namespace contraflow
