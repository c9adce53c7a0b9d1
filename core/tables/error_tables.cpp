// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/error_tables.h"

#include "core/base/text.h"
#include "core/tables/error_columns.h"

#include <algorithm>

namespace contraflow {

namespace {

const ErrorRows& known(ErrorView view)
{
    constexpr std::array kRows{modelErrorRows, patternErrorRows, messageErrorRows,
                               taskErrorRows,  binErrorRows,     campaignErrorRows};
    static_assert(kRows.size() == kErrorViews.size());
    return kRows[static_cast<std::size_t>(view)]();
}

/** People see names where there are several to tell apart, and bins with the decimals that they need. */
Table headingOf(const ErrorRows& rows, const ErrorReport& report)
{
    const std::string width = roundedText(report.histograms.bins.width);
    const std::size_t point = std::min(width.find('.'), width.size() - 1);
    std::vector<Table::Column> columns = rows.heading().columns();
    for (Table::Column& column : columns) {
        if ((column.key.ends_with("project") && report.projects.size() > 1) ||
            (column.key.ends_with("measurement") && report.data.patterns.size() > 1))
            column.views = column.views | TableView::brief | TableView::report;
        if (column.key == "from_pct" || column.key == "to_pct")
            column.digits = static_cast<int>(width.size() - point);
    }
    return {rows.name, rows.title, std::move(columns)};
}

} // namespace

Table errorTable(const std::shared_ptr<const ErrorReport>& report, ErrorView view, ErrorLayout layout)
{
    const ErrorRows& rows = known(view);
    if (layout == ErrorLayout::sideBySide)
        return sideBySide(headingOf(rows, *report), rows, report);
    std::vector<RowAndModel> lines = rowsAndModels(rows, *report);
    if (view == ErrorView::bins) // one histogram after the other
        std::stable_sort(lines.begin(), lines.end(),
                         [](const RowAndModel& a, const RowAndModel& b) { return a.second < b.second; });
    return lineByLine(headingOf(rows, *report), rows, report, std::move(lines));
}

Table errorHeading()
{
    std::vector<Table::Column> all;
    for (const ErrorView view : {ErrorView::messages, ErrorView::models, ErrorView::patterns,
                                 ErrorView::tasks, ErrorView::bins, ErrorView::campaign})
        for (const ModelColumn<ErrorReport>& figure : known(view).columns)
            if (std::none_of(all.begin(), all.end(),
                             [&](const Table::Column& column) { return column.key == figure.column.key; }))
                all.push_back(figure.column);
    return {"errors", "Errors", std::move(all)};
}

} // namespace contraflow
