// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/collectives.h"
#include "app/desktop/sheet/model/computed_sheet.h"
#include "app/desktop/sheet/model/sheets.h"
#include "app/desktop/style/text.h"
#include "core/tables/table.h"

#include <map>

namespace contraflow {

namespace {

/** Makes the rows of sizes selectable as the measured times that they show. */
void selectMeasured(ComputedView& view, const CollectiveResult& result)
{
    const std::string& name = result.series[*result.shownSeries].benchmark;
    const TableRef table{TableKind::benchmarkRows, indexOfName(result.base->project.benchmarks, name)};
    std::map<std::pair<std::uint32_t, double>, int> rowOfSize;
    for (const AllToAllPrediction& prediction : result.study.predictions)
        rowOfSize.try_emplace({prediction.size.processes, prediction.size.bytes}, toInt(rowOfSize.size()));
    std::map<std::size_t, int> rowOfMeasured;         // by row of the table
    std::map<std::size_t, std::size_t> measuredOfRow; // the first one
    for (const AllToAllPoint& point : result.measured)
        if (const auto row = rowOfSize.find({point.size.processes, point.size.bytes});
            row != rowOfSize.end()) {
            rowOfMeasured[point.row] = row->second;
            measuredOfRow.try_emplace(static_cast<std::size_t>(row->second), point.row);
        }
    view.selectableTable = [table] { return table; };
    view.itemAt = [table, measuredOfRow](std::size_t row) {
        const auto found = measuredOfRow.find(row);
        return found == measuredOfRow.end()
                   ? std::nullopt
                   : std::optional(SelectedItem{table, found->second, SelectedItem::kWholeRow});
    };
    view.rowOf = [table, rowOfMeasured](const SelectedItem& item) {
        const auto found = item.table == table ? rowOfMeasured.find(item.row) : rowOfMeasured.end();
        return found == rowOfMeasured.end() ? -1 : found->second;
    };
}

ComputedView viewOfSizes(const CollectiveResult& result)
{
    ComputedView view;
    view.setTable(result.sizes);
    if (view.rows > 0)
        view.owner = tr("%1 sizes").arg(view.rows);
    view.empty =
        !result.failure.isEmpty()
            ? result.failure
            : tr("How long an all-to-all of n processes with messages of m bytes takes stands here, measured "
                 "and by every formula. This project has no measured all-to-all: import measurements (OSU, "
                 "IMB, or a table of n, m and time), or choose a published signature above.");
    if (result.shownSeries)
        selectMeasured(view, result);
    return view;
}

ComputedView viewOfProcesses(const CollectiveResult& result)
{
    ComputedView view;
    view.setTable(result.loads);
    if (view.rows > 0)
        view.owner = tr("scenario %1").arg(qtText(result.base->prediction->scenario));
    view.empty =
        tr("What each process of the scenario has to send and receive stands here. The scenario has no "
           "messages that can be predicted yet.");
    return view;
}

} // namespace

std::unique_ptr<SheetModel> makeAllToAllSheet(SheetSources sources)
{
    const Collectives& collectives = sources.results.collectives();
    const auto viewing = [&collectives](int subject) -> std::optional<ComputedView> {
        const auto newest = collectives.current();
        if (!newest)
            return std::nullopt;
        return subject == 0 ? viewOfSizes(*newest) : viewOfProcesses(*newest);
    };
    return std::make_unique<ComputedSheet>(tr("The times of all-to-alls are being worked out."),
                                           std::vector<const Live*>{&collectives}, viewing);
}

} // namespace contraflow
