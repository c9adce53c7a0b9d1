// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/results_table.h"

#include "core/analysis/limits.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/tables/row_table.h"
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
        return TableCell().shownAs(sentence("inside the node"));
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
                               {countColumn("step", "Step"), secondsColumn("from_s", "From"),
                                secondsColumn("to_s", "To"), rateColumn("bytes_per_s", "Rate"),
                                textColumn("limited_by", "Limited by")});
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

// All that sheets, commands, reports and files show of a message is in this list. Published: a column keeps
// its key, meaning and place in files; new ones come last.
const ColumnsFrom<Rows, Row>& resultColumns()
{
    static const ColumnsFrom<Rows, Row> columns{
        {textColumn("scenario", "Scenario").shownIn(TableView::files),
         [](Rows r, Row) { return r.prediction->scenario; }},
        {textColumn("model", "Model").shownIn(TableView::files),
         [](Rows r, Row) { return r.prediction->model; }},
        {textColumn("message", "Message"), [](Rows r, Row i) { return r.message(i).id; }},
        {textColumn("source", "Source").inBrief("from"), [](Rows r, Row i) { return r.message(i).source; }},
        {textColumn("destination", "Destination").inBrief("to"),
         [](Rows r, Row i) { return r.message(i).destination; }},
        {bytesColumn("size_bytes", "Size"), [](Rows r, Row i) { return r.message(i).size.value(); }},
        {secondsColumn("start_s", "Start", "When the message becomes ready").ordered(4),
         [](Rows r, Row i) { return r.times(i).start; }},
        {secondsColumn("finish_s", "Finish", "When the last byte has arrived").ordered(4),
         [](Rows r, Row i) { return r.times(i).finish(); }},
        {secondsColumn("time_s", "Time", "Predicted time from start to finish").ordered(1),
         [](Rows r, Row i) { return r.times(i).time(); }},
        {numberColumn("penalty", "Slowdown (old name)",
                      "The same as slowdown, under the name that it had first")
             .shownIn(kForMachines),
         [](Rows r, Row i) { return r.times(i).slowdown(); }},
        {textColumn("bottleneck", "Limited by", "The channel that limited the message for the longest time")
             .ordered(6)
             .wide(19),
         bottleneck},
        {countColumn("steps", "Steps", "The number of steps in which the message was active")
             .shownIn(kInFull)
             .ordered(7),
         [](Rows r, Row i) { return r.times(i).steps(); }},
        {secondsColumn("measured_s", "Measured", "Mean of the measured times").ordered(2), measured},
        {percentColumn("error_pct", "Error",
                       "(Predicted − measured) / measured; negative: the prediction is optimistic")
             .ordered(2),
         error},
        {textColumn("kind", "Kind").shownIn(TableView::files),
         [](Rows r, Row) { return r.prediction->kind; }},
        {textColumn("source_node", "Source node").shownIn(kForMachines),
         [](Rows r, Row i) { return r.nodeName(r.placed(i).source); }},
        {textColumn("destination_node", "Destination node").shownIn(kForMachines),
         [](Rows r, Row i) { return r.nodeName(r.placed(i).destination); }},
        {secondsColumn("uncontended_s", "Time alone",
                       "The time that the message would take without any other")
             .shownIn(kForMachines),
         [](Rows r, Row i) { return r.times(i).uncontended; }},
        {secondsColumn("latency_s", "Latency", "The latency of the route, which is part of the time")
             .shownIn(kForMachines),
         [](Rows r, Row i) { return r.times(i).latency; }},
        {countColumn("first_step", "First step", "The step in which the message began")
             .shownIn(kInFull)
             .ordered(7),
         firstStep},
        {countColumn("last_step", "Last step", "The step in which the message ended")
             .shownIn(kInFull)
             .ordered(7),
         lastStep},
        {numberColumn("residual", "Residual").shownIn(TableView::files),
         [](Rows r, Row) { return r.prediction->timeline.worstResidual; }},
        {textColumn("outside_calibration", "Beyond its calibration").shownIn(TableView::files),
         [](Rows r, Row) { return r.outsideCalibration; }},
        {numberColumn("slowdown", "Slowdown", "Time divided by the time that the message would take alone")
             .withDigits(3)
             .ordered(3),
         [](Rows r, Row i) { return r.times(i).slowdown(); }},
        {rateColumn("mean_bytes_per_s", "Mean rate", "Size divided by time, as a benchmark would report it")
             .shownIn(kInFull | TableView::report)
             .ordered(4),
         meanRate},
        {textColumn("rates", "Rates").shownIn(TableView::json), rates},
        {secondsColumn(
             "time_low_s", "At least",
             "With 95 % confidence the time is not below this, as the errors in the model's calibration say")
             .shownIn(kForMachines)
             .ordered(1),
         [](Rows r, Row i) { return r.bound(i, &TimeSpread::low); }},
        {secondsColumn(
             "time_high_s", "At most",
             "With 95 % confidence the time is not above this, as the errors in the model's calibration say")
             .shownIn(kForMachines)
             .ordered(1),
         [](Rows r, Row i) { return r.bound(i, &TimeSpread::high); }},
        {withoutColumn(TableView::files), [](Rows r, Row) { return withoutCell(r.prediction->without); }},
        {textColumn(
             "also_limiting", "As full",
             "Channels as full as the bottleneck: making one of them faster alone saves nothing; of very many "
             "messages they are not looked for")
             .shownIn(kForMachines),
         alsoLimiting},
        {victimOfColumn(),
         [](Rows r, Row i) {
             const auto message = static_cast<std::uint32_t>(i);
             return r.channel(victimOf(*r.prediction, message, r.times(i).bottleneck));
         }},
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
    return rateColumn("rate" + number, sentence("Rate in step %1", {number}),
                      "The message's share of the network in this step")
        .shownIn(timeline.messages.size() <= kMostBriefRows ? TableView::sheets | TableView::brief
                                                            : TableView::sheets)
        .inBrief(timeline.stepCount() == 1 ? "rate" : "step " + number)
        .translated()
        .ordered(5);
}

} // namespace

Table resultsHeading()
{
    return headingOf("results", "Results", resultColumns());
}

Table resultsTable(const Project& project, std::shared_ptr<const Prediction> prediction,
                   const MeasuredTimes& measured)
{
    const Timeline& timeline = prediction->timeline;
    std::vector<Table::Column> columns = resultsHeading().columns();
    const bool hasStarts =
        std::ranges::any_of(timeline.messages, [](const MessageTimes& times) { return times.start > 0; });
    for (Table::Column& column : columns) {
        if (column.key == "measured_s" && !measured.empty())
            column.hint = sentence("Mean measured time of %1", {measured.measurement()});
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
        const ColumnsFrom<Rows, Row>& known = resultColumns();
        return column < known.size() ? known[column].cell(*rows, row)
                                     : rows->rateIn(row, column - known.size());
    });
    return table;
}

} // namespace contraflow
