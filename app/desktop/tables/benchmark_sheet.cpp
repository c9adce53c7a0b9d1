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
    std::vector<TableColumn<BenchmarkRow>> columns = fieldColumns<BenchmarkRow>();
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
        tr("There is no benchmark yet. File > Import… takes them out of the files of OSU, "
           "IMB, iperf3 and NetPIPE."),
        tr("Add a benchmark"),
        tr("No measured points yet. Type or paste them here: test, processes, size, time, bandwidth."),
        tr("Add a measured point")};
    return makeSheet<BenchmarkRow>({TableKind::benchmarkRows, words, benchmarkColumns}, sources);
}

} // namespace contraflow
