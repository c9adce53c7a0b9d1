// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/results_table.h"

#include "core/base/text.h"

#include <array>

namespace contraflow {

namespace {

/** What the rows are read from. */
struct ResultRows
{
    std::shared_ptr<const Prediction> prediction;
    SharedRows<MessageRow> messages; ///< of the workload
    MeasuredTimes measured;
    std::string outsideCalibration;

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
};

using Rows = const ResultRows&;
using Row = std::size_t;

struct ResultColumn
{
    const char* key;
    const char* title;
    ColumnKind kind;
    TableCell (*cell)(Rows rows, Row row);
};

TableCell bottleneck(Rows rows, Row row)
{
    const std::uint32_t channel = rows.times(row).bottleneck;
    return channel == kNoChannel ? TableCell("")
                                 : rows.prediction->placed.network->channelName(ChannelId(channel));
}

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

constexpr auto kText = ColumnKind::text;
constexpr auto kSeconds = ColumnKind::seconds;
constexpr auto kNumber = ColumnKind::number;
constexpr auto kCount = ColumnKind::count;

const std::array<ResultColumn, 23> kColumns{{
    {"scenario", "Scenario", kText, [](Rows r, Row) { return TableCell(r.prediction->scenario); }},
    {"model", "Model", kText, [](Rows r, Row) { return TableCell(r.prediction->model); }},
    {"message", "Message", kText, [](Rows r, Row i) { return TableCell(r.message(i).id); }},
    {"source", "Source", kText, [](Rows r, Row i) { return TableCell(r.message(i).source); }},
    {"destination", "Destination", kText, [](Rows r, Row i) { return TableCell(r.message(i).destination); }},
    {"size_bytes", "Size", ColumnKind::bytes, [](Rows r, Row i) { return TableCell(r.placed(i).bytes); }},
    {"start_s", "Start", kSeconds, [](Rows r, Row i) { return TableCell(r.times(i).start); }},
    {"finish_s", "Finish", kSeconds, [](Rows r, Row i) { return TableCell(r.times(i).finish); }},
    {"time_s", "Time", kSeconds, [](Rows r, Row i) { return TableCell(r.times(i).time()); }},
    {"penalty", "Penalty", kNumber, [](Rows r, Row i) { return TableCell(r.times(i).slowdown()); }},
    {"bottleneck", "Limited by", kText, bottleneck},
    {"steps", "Steps", kCount, [](Rows r, Row i) { return TableCell(r.times(i).steps()); }},
    {"measured_s", "Measured", kSeconds, measured},
    {"error_pct", "Error", ColumnKind::percent, error},
    {"kind", "Kind", kText, [](Rows r, Row) { return TableCell(r.prediction->kind); }},
    {"source_node", "Source node", kText,
     [](Rows r, Row i) { return TableCell(r.nodeName(r.placed(i).source)); }},
    {"destination_node", "Destination node", kText,
     [](Rows r, Row i) { return TableCell(r.nodeName(r.placed(i).destination)); }},
    {"uncontended_s", "Time alone", kSeconds,
     [](Rows r, Row i) { return TableCell(r.times(i).uncontended); }},
    {"latency_s", "Latency", kSeconds, [](Rows r, Row i) { return TableCell(r.times(i).latency); }},
    {"first_step", "First step", kCount, firstStep},
    {"last_step", "Last step", kCount, lastStep},
    {"residual", "Residual", kNumber,
     [](Rows r, Row) { return TableCell(r.prediction->timeline.worstResidual); }},
    {"outside_calibration", "Beyond its calibration", kText,
     [](Rows r, Row) { return TableCell(r.outsideCalibration); }},
}};

} // namespace

Table resultsHeading()
{
    std::vector<Table::Column> columns;
    for (const ResultColumn& column : kColumns)
        columns.push_back({column.key, column.title, column.kind});
    return {"results", "Results", std::move(columns)};
}

Table resultsTable(const Project& project, std::shared_ptr<const Prediction> prediction,
                   const MeasuredTimes& measured)
{
    Table table = resultsHeading();
    const auto rows = std::make_shared<ResultRows>();
    rows->messages = project.workloads[prediction->workload].messages;
    rows->measured = measured;
    rows->outsideCalibration = joinedWords(prediction->outsideCalibration);
    rows->prediction = std::move(prediction);
    const std::size_t count = rows->prediction->placed.messages.size();
    table.setRows(count, [rows = std::shared_ptr<const ResultRows>(rows)](Row row, std::size_t column) {
        return kColumns[column].cell(*rows, row);
    });
    return table;
}

} // namespace contraflow
