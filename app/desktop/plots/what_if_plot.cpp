// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/compare_plot.h"
#include "app/desktop/sheet/model/computed_column.h"
#include "app/desktop/style/text.h"
#include "core/base/text.h"
#include "core/tables/table_text.h"
#include "core/tables/what_if_table.h"

#include <algorithm>

namespace contraflow {
namespace {

/** More groups of links than these are left to the sheet. */
constexpr std::size_t kMostGroups = 40;

/** A row of the plot: a case that applies, or an upgrade. */
struct Row
{
    std::size_t inTable = 0;
    bool isUpgrade = false;
    double percent = 0; ///< of the makespan that goes away
};

/** Cases by what they would gain, then upgrades by what they would save. */
std::vector<Row> rowsOf(const WhatIfView& view)
{
    std::vector<Row> rows;
    if (!view.alikeTable)
        return rows;
    const Table& table = *view.alikeTable;
    const std::size_t percent = columnWithKey(table, "saved_pct");
    const std::size_t cases = view.whatIf.cases.size();
    std::ptrdiff_t applied = 0;
    for (std::size_t i = 0; i < std::min(table.rowCount(), cases + kMostGroups); ++i)
        if (const TableCell cell = table.cell(i, percent); cell.number()) {
            rows.push_back({i, i >= cases, *cell.number()});
            applied += i < cases ? 1 : 0;
        }
    std::stable_sort(rows.begin(), rows.begin() + applied,
                     [](const Row& a, const Row& b) { return a.percent > b.percent; });
    return rows;
}

/** What people read in a column. */
QString shown(const WhatIfView& view, const Row& row, std::string_view key)
{
    const Table& table = *view.alikeTable;
    const std::size_t column = columnWithKey(table, key);
    return qtText(
        readableText(table.cell(row.inTable, column), table.columns()[column], columnStyle(table, column)));
}

} // namespace

PlotContent whatIfContent(const WhatIfView& view, const Theme& theme)
{
    PlotContent content;
    const WhatIf& whatIf = view.whatIf;
    const std::vector<Row> rows = rowsOf(view);
    if (!view.failure.isEmpty() || rows.empty()) {
        content.hint = view.failure.isEmpty()
                           ? tr("What latency, contention and each group of links cost the scenario "
                                "appears here. It has no messages that can be predicted yet.")
                           : view.failure;
        return content;
    }
    content.title =
        tr("What %1 could be spared with model %2").arg(qtText(whatIf.scenario), qtText(whatIf.model));
    content.subtitle = qtText(whatIf.advice);
    content.x.kind = AxisKind::percent;
    content.x.quantity = tr("Part of the makespan that goes away");
    content.x.upper = 1;
    content.y = rowAxis({}, rows.size());
    PlotBoxes cases{tr("What if"), theme.uncontended(), {}};
    PlotBoxes upgrades{tr("Links %1 times as fast").arg(qtText(roundedText(whatIf.sensitivity.factor, 3))),
                       theme.series(0),
                       {}};
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Row& row = rows[i];
        const auto at = static_cast<double>(i);
        content.y.rows.push_back(shown(view, row, "question"));
        PlotBox box{std::min(0.0, row.percent), std::max(0.0, row.percent), at - 0.36, at + 0.36};
        box.item = static_cast<std::uint32_t>(i);
        box.fill = row.isUpgrade ? upgrades.color : cases.color;
        box.beside = shown(view, row, "saved_pct");
        if (const QString price = shown(view, row, "price_in_currency"); !price.isEmpty())
            box.beside += QStringLiteral(", ") + price;
        content.x.lower = std::min(content.x.lower, box.from * 1.05);
        content.x.upper = std::max(content.x.upper, box.to * 1.03);
        (row.isUpgrade ? upgrades : cases).boxes.push_back(std::move(box));
    }
    for (PlotBoxes* boxes : {&cases, &upgrades}) {
        boxes->maxPixels = 22;
        if (!boxes->boxes.empty())
            content.boxes.push_back(std::move(*boxes));
    }
    return content;
}

Table whatIfPlotTable(const WhatIfView& view)
{
    return view.alikeTable ? *view.alikeTable : whatIfRows({}, {});
}

QString whatIfText(const WhatIfView& view, std::uint32_t position)
{
    const std::vector<Row> rows = rowsOf(view);
    return position < rows.size()
               ? rowText(columnsFor(*view.alikeTable, TableView::sheets), rows[position].inTable)
               : QString();
}

} // namespace contraflow
