// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/results_table.h"

#include "core/analysis/limits.h"
#include "core/base/text.h"
#include "core/tables/table_parts.h"

#include <algorithm>
#include <mutex>

namespace contraflow {

namespace {

/** What the rows are read from. */
struct ResultRows
{
    std::shared_ptr<const Prediction> prediction;
    SharedRows<MessageRow> messages; ///< of the workload
    MeasuredTimes measured;
    std::string outsideCalibration;
    mutable std::vector<std::vector<ChannelId>> equal; ///< by message (equalBottlenecks), for equalTo() alone
    mutable std::once_flag isEqualKnown;

    /** The channels that are as full as the bottleneck, worked out when they are first read. */
    [[nodiscard]] const std::vector<ChannelId>& equalTo(std::size_t row) const
    {
        std::call_once(isEqualKnown, [this] { equal = equalBottlenecks(*prediction); });
        return equal[row];
    }

    [[nodiscard]] const PlacedMessage& placed(std::size_t row) const
    {
        return prediction->placed.messages[row];
    }
    [[nodiscard]] const MessageRow& message(std::size_t row) const { return messages[placed(row).row]; }
    [[nodiscard]] const MessageTimes& times(std::size_t row) const
    {
        return prediction->timeline.messages[row];
    }
    [[nodiscard]] const std::string& nodeName(NodeId node) const
    {
        return prediction->placed.network->node(node).name;
    }
    [[nodiscard]] TableCell channel(std::uint32_t channel) const
    {
        return channel == kNoChannel ? TableCell()
                                     : TableCell(prediction->placed.network->channelName(ChannelId(channel)));
    }
    /** An end of the interval that the time lies in; nothing where it is not known. */
    [[nodiscard]] TableCell bound(std::size_t row, double TimeSpread::*end) const
    {
        const std::optional<TimeSpread>& spread = prediction->spread;
        return spread ? TableCell(times(row).time() * (*spread.*end)) : TableCell();
    }
    /** Nothing in a step in which the message is not active. */
    [[nodiscard]] TableCell rateIn(std::size_t row, std::size_t step) const
    {
        return times(row).isActiveIn(step) ? TableCell(prediction->timeline.during(row, step).rate)
                                           : TableCell();
    }
};

/** Scenarios with more steps have no column for each. */
constexpr std::size_t kMostStepColumns = 6;

using Kind = ColumnKind;
using Rows = const ResultRows&;
using Row = std::size_t;

/** One figure: all that sheets, commands, reports and files show of a message is in this list. */
struct ResultColumn
{
    Table::Column column;
    TableCell (*cell)(Rows rows, Row row);
};

TableCell measured(Rows rows, Row row)
{
    return rows.measured.empty() ? TableCell() : TableCell(rows.measured.mean(rows.message(row).id));
}

TableCell error(Rows rows, Row row)
{
    const TableCell mean = measured(rows, row);
    return mean.number() ? TableCell(relativeErrorPercent(rows.times(row).time(), *mean.number()))
                         : TableCell();
}

/** Nothing of a message that takes no time. */
TableCell meanRate(Rows rows, Row row)
{
    const double time = rows.times(row).time();
    return time > 0 ? TableCell(rows.placed(row).bytes / time) : TableCell();
}

TableCell bottleneck(Rows rows, Row row)
{
    const std::uint32_t channel = rows.times(row).bottleneck;
    if (channel == kNoChannel && rows.prediction->placed.routes[row].empty())
        return TableCell().shownAs("inside the node");
    std::vector<ChannelId> all = rows.equalTo(row);
    if (channel == kNoChannel || all.empty())
        return rows.channel(channel);
    all.insert(all.begin(), ChannelId(channel));
    return rows.channel(channel).shownAs(channelList(*rows.prediction->placed.network, all));
}

TableCell alsoLimiting(Rows rows, Row row)
{
    std::vector<std::string> names;
    for (const ChannelId channel : rows.equalTo(row))
        names.push_back(rows.prediction->placed.network->channelName(channel));
    return TableCell::list(std::move(names));
}

TableCell firstStep(Rows rows, Row row)
{
    const MessageTimes& times = rows.times(row);
    return times.steps() > 0 ? TableCell(times.firstStep + 1) : TableCell();
}

TableCell lastStep(Rows rows, Row row)
{
    const MessageTimes& times = rows.times(row);
    return times.steps() > 0 ? TableCell(times.endStep) : TableCell();
}

/** Of more than this a file would be many times as large as everything else in it. */
constexpr std::size_t kMostRates = 1'000'000;

TableCell rates(Rows rows, Row row)
{
    const Timeline& timeline = rows.prediction->timeline;
    if (!timeline.hasAllSegments || timeline.segmentCount() > kMostRates)
        return {};
    static const Table heading("rates", "Rates",
                               {{.key = "step", .title = "Step", .kind = ColumnKind::count},
                                {.key = "from_s", .title = "From", .kind = ColumnKind::seconds},
                                {.key = "to_s", .title = "To", .kind = ColumnKind::seconds},
                                {.key = "bytes_per_s", .title = "Rate", .kind = ColumnKind::bytesPerSecond},
                                {.key = "limited_by", .title = "Limited by"}});
    Table table = heading;
    const std::vector<RateSegment> segments = timeline.segments(row);
    for (std::size_t i = 0; i < segments.size(); ++i) {
        const RateSegment& segment = segments[i];
        const double to = i + 1 < segments.size() ? segments[i + 1].from : rows.times(row).transferEnd();
        table.addRow(
            {segment.step + 1, segment.from, to, segment.rate, rows.channel(segment.limitingChannel)});
    }
    return TableCell::rows(std::move(table));
}

// Published: a column keeps its key, meaning and place in files; new ones come last.
const std::vector<ResultColumn>& resultColumns()
{
    static const std::vector<ResultColumn> columns{
        {{.key = "scenario", .title = "Scenario", .views = TableView::files},
         [](Rows r, Row) { return TableCell(r.prediction->scenario); }},
        {{.key = "model", .title = "Model", .views = TableView::files},
         [](Rows r, Row) { return TableCell(r.prediction->model); }},
        {{.key = "message", .title = "Message"}, [](Rows r, Row i) { return TableCell(r.message(i).id); }},
        {{.key = "source", .title = "Source", .brief = "from"},
         [](Rows r, Row i) { return TableCell(r.message(i).source); }},
        {{.key = "destination", .title = "Destination", .brief = "to"},
         [](Rows r, Row i) { return TableCell(r.message(i).destination); }},
        {{.key = "size_bytes", .title = "Size", .kind = Kind::bytes},
         [](Rows r, Row i) { return TableCell(r.message(i).size.value()); }},
        {{.key = "start_s",
          .title = "Start",
          .kind = Kind::seconds,
          .hint = "When the message becomes ready",
          .order = 4},
         [](Rows r, Row i) { return TableCell(r.times(i).start); }},
        {{.key = "finish_s",
          .title = "Finish",
          .kind = Kind::seconds,
          .hint = "When the last byte has arrived",
          .order = 4},
         [](Rows r, Row i) { return TableCell(r.times(i).finish()); }},
        {{.key = "time_s",
          .title = "Time",
          .kind = Kind::seconds,
          .hint = "Predicted time from start to finish",
          .order = 1},
         [](Rows r, Row i) { return TableCell(r.times(i).time()); }},
        {{.key = "penalty",
          .title = "Slowdown (old name)",
          .kind = Kind::number,
          .hint = "The same as slowdown, under the name that it had first",
          .views = kForMachines},
         [](Rows r, Row i) { return TableCell(r.times(i).slowdown()); }},
        {{.key = "bottleneck",
          .title = "Limited by",
          .hint = "The channel that limited the message for the longest time",
          .order = 6,
          .width = 19},
         bottleneck},
        {{.key = "steps",
          .title = "Steps",
          .kind = Kind::count,
          .hint = "The number of steps in which the message was active",
          .views = kInFull,
          .order = 7},
         [](Rows r, Row i) { return TableCell(r.times(i).steps()); }},
        {{.key = "measured_s",
          .title = "Measured",
          .kind = Kind::seconds,
          .hint = "Mean of the measured times",
          .order = 2},
         measured},
        {{.key = "error_pct",
          .title = "Error",
          .kind = Kind::percent,
          .hint = "(Predicted − measured) / measured; negative: the prediction is optimistic",
          .order = 2},
         error},
        {{.key = "kind", .title = "Kind", .views = TableView::files},
         [](Rows r, Row) { return TableCell(r.prediction->kind); }},
        {{.key = "source_node", .title = "Source node", .views = kForMachines},
         [](Rows r, Row i) { return TableCell(r.nodeName(r.placed(i).source)); }},
        {{.key = "destination_node", .title = "Destination node", .views = kForMachines},
         [](Rows r, Row i) { return TableCell(r.nodeName(r.placed(i).destination)); }},
        {{.key = "uncontended_s",
          .title = "Time alone",
          .kind = Kind::seconds,
          .hint = "The time that the message would take without any other",
          .views = kForMachines},
         [](Rows r, Row i) { return TableCell(r.times(i).uncontended); }},
        {{.key = "latency_s",
          .title = "Latency",
          .kind = Kind::seconds,
          .hint = "The latency of the route, which is part of the time",
          .views = kForMachines},
         [](Rows r, Row i) { return TableCell(r.times(i).latency); }},
        {{.key = "first_step",
          .title = "First step",
          .kind = Kind::count,
          .hint = "The step in which the message began",
          .views = kInFull,
          .order = 7},
         firstStep},
        {{.key = "last_step",
          .title = "Last step",
          .kind = Kind::count,
          .hint = "The step in which the message ended",
          .views = kInFull,
          .order = 7},
         lastStep},
        {{.key = "residual", .title = "Residual", .kind = Kind::number, .views = TableView::files},
         [](Rows r, Row) { return TableCell(r.prediction->timeline.worstResidual); }},
        {{.key = "outside_calibration", .title = "Beyond its calibration", .views = TableView::files},
         [](Rows r, Row) { return TableCell(r.outsideCalibration); }},
        {{.key = "slowdown",
          .title = "Slowdown",
          .kind = Kind::number,
          .hint = "Time divided by the time that the message would take alone",
          .digits = 3,
          .order = 3},
         [](Rows r, Row i) { return TableCell(r.times(i).slowdown()); }},
        {{.key = "mean_bytes_per_s",
          .title = "Mean rate",
          .kind = Kind::bytesPerSecond,
          .hint = "Size divided by time, as a benchmark would report it",
          .views = kInFull | TableView::report,
          .order = 4},
         meanRate},
        {{.key = "rates", .title = "Rates", .views = TableView::json}, rates},
        {{.key = "time_low_s",
          .title = "At least",
          .kind = Kind::seconds,
          .hint =
              "With 95 % confidence the time is not below this, as the errors in the model's calibration say",
          .views = kForMachines,
          .order = 1},
         [](Rows r, Row i) { return r.bound(i, &TimeSpread::low); }},
        {{.key = "time_high_s",
          .title = "At most",
          .kind = Kind::seconds,
          .hint =
              "With 95 % confidence the time is not above this, as the errors in the model's calibration say",
          .views = kForMachines,
          .order = 1},
         [](Rows r, Row i) { return r.bound(i, &TimeSpread::high); }},
        {withoutColumn(TableView::files), [](Rows r, Row) { return withoutCell(r.prediction->without); }},
        {{.key = "also_limiting",
          .title = "As full",
          .hint =
              "Channels as full as the bottleneck: making one of them faster alone saves nothing; of very many "
              "messages they are not looked for",
          .views = kForMachines},
         alsoLimiting},
    };
    return columns;
}

/** Rates are shown step by step when they fit. */
std::size_t shownSteps(const Timeline& timeline)
{
    return timeline.hasAllSegments && timeline.stepCount() <= kMostStepColumns ? timeline.stepCount() : 0;
}

Table::Column stepColumn(const Timeline& timeline, std::size_t step)
{
    constexpr std::size_t kMostBriefRows = 200;
    const std::string number = std::to_string(step + 1);
    return {.key = "rate" + number,
            .title = "Rate in step " + number,
            .kind = ColumnKind::bytesPerSecond,
            .hint = "The message's share of the network in this step",
            .views = timeline.messages.size() <= kMostBriefRows ? TableView::sheets | TableView::brief
                                                                : TableView::sheets,
            .brief = timeline.stepCount() == 1 ? "rate" : "step " + number,
            .order = 5};
}

} // namespace

Table resultsHeading()
{
    std::vector<Table::Column> columns;
    for (const ResultColumn& column : resultColumns())
        columns.push_back(column.column);
    return {"results", "Results", std::move(columns)};
}

Table resultsTable(const Project& project, std::shared_ptr<const Prediction> prediction,
                   const MeasuredTimes& measured)
{
    const Timeline& timeline = prediction->timeline;
    std::vector<Table::Column> columns = resultsHeading().columns();
    const bool hasStarts = std::any_of(timeline.messages.begin(), timeline.messages.end(),
                                       [](const MessageTimes& times) { return times.start > 0; });
    for (Table::Column& column : columns) {
        if (column.key == "measured_s" && !measured.empty())
            column.hint = "Mean measured time of " + measured.measurement();
        if (!hasStarts && (column.key == "start_s" || column.key == "finish_s"))
            column.views = kInFull;
        if (prediction->spread && (column.key == "time_low_s" || column.key == "time_high_s"))
            column.views = kEverywhere;
        if (!prediction->without.empty() && column.key == "without")
            column.views = column.views | TableView::sheets;
        if (measured.empty() && (column.key == "measured_s" || column.key == "error_pct"))
            column.views = kForMachines;
    }
    for (std::size_t step = 0; step < shownSteps(timeline); ++step)
        columns.push_back(stepColumn(timeline, step));
    Table table("results", "Results", std::move(columns));
    const auto rows = std::make_shared<ResultRows>();
    rows->messages = project.workloads[prediction->workload].messages;
    rows->measured = measured;
    rows->outsideCalibration = joinedWords(prediction->outsideCalibration);
    rows->prediction = std::move(prediction);
    const std::size_t count = rows->prediction->placed.messages.size();
    table.setRows(count, [rows = std::shared_ptr<const ResultRows>(rows)](Row row, std::size_t column) {
        const std::vector<ResultColumn>& known = resultColumns();
        return column < known.size() ? known[column].cell(*rows, row)
                                     : rows->rateIn(row, column - known.size());
    });
    return table;
}

} // namespace contraflow
