// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/style/text.h"
#include "app/desktop/tables/row_sheet.h"
#include "app/desktop/tables/sheets.h"

namespace contraflow {

namespace {

std::vector<TableColumn<BenchmarkRow>> benchmarkColumns(const Project& project,
                                                        std::optional<std::size_t> owner)
{
    using Row = BenchmarkRow;
    const QString time = QStringLiteral("1000.0 ms");
    const QString node = QStringLiteral("node-001");
    const QString count = QStringLiteral("100000");
    std::vector<TableColumn<Row>> columns;
    columns.push_back(textColumn<Row>(
        {"test", tr("Test"), tr("As the tool calls it"), QStringLiteral("osu_latency")}, &Row::test));
    columns.push_back(
        countColumn<Row>({"processes", tr("Processes"), tr("How many took part"), count}, &Row::processes));
    columns.push_back(quantityColumn<Row>(
        {"size", tr("Size"), tr("Of one message; what arrived, where a tool sends for a time"), time},
        &Row::size, Dimension::size));
    columns.push_back(
        quantityColumn<Row>({"time", tr("Time"), tr("Mean"), time}, &Row::time, Dimension::duration));
    columns.push_back(quantityColumn<Row>(
        {"bandwidth", tr("Bandwidth"), tr("Mean; of all pairs together"), QStringLiteral("1000.0 Mbit/s")},
        &Row::bandwidth, Dimension::bandwidth));
    columns.push_back(countColumn<Row>(
        {"repetitions", tr("Repetitions"), tr("How many runs the mean is of"), count}, &Row::repetitions));
    columns.push_back(quantityColumn<Row>({"min", tr("Shortest"), tr("Shortest time"), time}, &Row::minimum,
                                          Dimension::duration));
    columns.push_back(quantityColumn<Row>({"max", tr("Longest"), tr("Longest time"), time}, &Row::maximum,
                                          Dimension::duration));
    columns.push_back(quantityColumn<Row>(
        {"ci95", tr("95 % ±"), tr("Half the width of the 95 % confidence interval of the time"), time},
        &Row::ci95, Dimension::duration));
    columns.push_back(
        textColumn<Row>({"from", tr("From"), tr("Node or process that sent"), node}, &Row::from));
    columns.push_back(textColumn<Row>({"to", tr("To"), tr("Node or process that received"), node}, &Row::to));
    if (owner)
        appendExtraColumns(columns, project.benchmarks[*owner].extraColumns);
    return columns;
}

} // namespace

std::unique_ptr<SheetModel> makeBenchmarkSheet(SheetSources sources)
{
    const SheetWords words{
        tr("measured point"),
        tr("measured points"),
        tr("There is no benchmark yet. File > Import measurements… takes them out of the files of OSU, "
           "IMB, iperf3 and NetPIPE."),
        tr("Add a benchmark"),
        tr("No measured points yet. Type or paste them here: test, processes, size, time, bandwidth."),
        tr("Add a measured point")};
    return std::make_unique<RowSheet<BenchmarkRow>>(
        RowSheetSetup<BenchmarkRow>{
            TableKind::benchmarkRows, words,
            [](const Project& project, std::size_t owner) -> const SharedRows<BenchmarkRow>& {
                return project.benchmarks[owner].rows;
            },
            benchmarkColumns},
        sources);
}

} // namespace contraflow
