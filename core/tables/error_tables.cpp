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

/** A row and a model that says something of it. */
using RowAndModel = std::pair<std::uint32_t, std::uint32_t>;

/** Row by row. */
std::vector<RowAndModel> rowsAndModels(const ErrorRows& known, const ErrorReport& report)
{
    std::vector<RowAndModel> lines;
    const std::size_t models = known.models(report).size();
    for (std::uint32_t row = 0; row < known.rowCount(report); ++row)
        for (std::uint32_t model = 0; model < models; ++model)
            if (known.isKnown(report, row, model))
                lines.emplace_back(row, model);
    return lines;
}

/** For files: a line for each row and model. `heading` has the columns that are known. */
Table lineByLine(Table heading, const ErrorRows& known, std::shared_ptr<const ErrorReport> report,
                 std::vector<RowAndModel> lines)
{
    const std::size_t count = lines.size();
    const auto shared = std::make_shared<const std::vector<RowAndModel>>(std::move(lines));
    heading.setRows(count,
                    [&known, report = std::move(report), shared](std::size_t line, std::size_t column) {
                        const auto [row, model] = (*shared)[line];
                        return known.columns[column].cell(*report, row, model);
                    });
    return heading;
}

/**
 * A line for each row, with what models say side by side for people and not at all for machines. Keys become
 * "predicted_s:max-min"; the first figure of a model is called like the model, the others "max-min, error".
 * `heading` has the columns that are known.
 */
Table sideBySide(const Table& heading, const ErrorRows& known, std::shared_ptr<const ErrorReport> report)
{
    std::vector<Table::Column> columns;
    std::vector<std::pair<std::size_t, std::size_t>>
        origins; ///< by column: which of the known ones it is, and the model
    const auto add = [&](std::size_t figure, std::size_t model, Table::Column column) {
        columns.push_back(std::move(column));
        origins.emplace_back(figure, model);
    };
    const auto addModel = [&](const std::string& name, std::size_t model) {
        bool isFirst = true;
        for (std::size_t i = 0; i < known.columns.size(); ++i) {
            Table::Column column = heading.columns()[i];
            const bool isInSheets = column.views.contains(TableView::sheets);
            const bool isBrief = column.views.contains(TableView::brief);
            if (known.columns[i].of != FigureOf::model || !(isInSheets || isBrief))
                continue;
            column.views = isInSheets && isBrief ? kForPeople
                           : isBrief             ? TableView::brief
                                                 : TableView::sheets;
            if (column.brief.empty())
                column.brief = column.title;
            column.key += ":" + name;
            column.title = isFirst ? name : name + ", " + column.brief;
            if (std::exchange(isFirst, false))
                column.brief = name;
            add(i, model, std::move(column));
        }
    };
    bool hasModels = false;
    for (std::size_t i = 0; i < known.columns.size(); ++i) {
        if (known.columns[i].of == FigureOf::row) {
            add(i, kAnyModel, heading.columns()[i]);
        } else if (!std::exchange(hasModels, true)) {
            const std::vector<std::string> names = known.models(*report);
            for (std::size_t model = 0; model < names.size(); ++model)
                addModel(names[model], model);
        }
    }
    Table table(heading.name(), heading.title(), std::move(columns));
    const std::size_t rows = known.rowCount(*report);
    table.setRows(rows, [&known, report = std::move(report),
                         origins = std::move(origins)](std::size_t row, std::size_t column) {
        const auto [figure, model] = origins[column];
        return known.columns[figure].cell(*report, row, model);
    });
    return table;
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
        for (const ErrorColumn& figure : known(view).columns)
            if (std::none_of(all.begin(), all.end(),
                             [&](const Table::Column& column) { return column.key == figure.column.key; }))
                all.push_back(figure.column);
    return {"errors", "Errors", std::move(all)};
}

} // namespace contraflow
