// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/table_parts.h"

#include "core/base/text.h"
#include "core/tables/table_text.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>

namespace contraflow {

Table::Column withoutColumn(TableViews views)
{
    return textColumn(
               "without", "Predicted without",
               "What was left out of the prediction because it is at fault; its figures are those of the rest")
        .shownIn(views)
        .inBrief("without")
        .ordered(1)
        .wide(24);
}

TableCell withoutCell(const std::vector<std::string>& without)
{
    return TableCell::list(without).shownAs(joinedWords(without));
}

TableCell amountCell(const std::optional<Price>& price)
{
    return price ? TableCell(price->amount) : TableCell();
}

TableCell currencyCell(const std::optional<Price>& price)
{
    return price ? TableCell(price->currency) : TableCell();
}

bool showsSomething(const TableCell& cell)
{
    if (const std::string* words = cell.words())
        return !words->empty();
    return !cell.isEmpty() && !(cell.text() && cell.text()->empty());
}

Table withoutEmptyColumns(Table table)
{
    std::vector<std::size_t> chosen;
    for (std::size_t column = 0; column < table.columns().size(); ++column)
        for (std::size_t row = 0; row < table.rowCount(); ++row)
            if (showsSomething(table.cell(row, column))) {
                chosen.push_back(column);
                break;
            }
    return columnsAt(std::move(table), std::move(chosen));
}

Table rowsOf(Table table, std::vector<std::size_t> rows)
{
    Table some(table.name(), table.title(), table.columns());
    const std::size_t count = rows.size();
    some.setRows(count, [table = std::move(table), rows = std::move(rows)](
                            std::size_t row, std::size_t column) { return table.cell(rows[row], column); });
    return some;
}

Table chosenColumns(Table table, const std::vector<std::string_view>& keys)
{
    std::vector<std::size_t> positions;
    for (const std::string_view key : keys)
        if (const std::size_t column = columnWithKey(table, key); column < table.columns().size())
            positions.push_back(column);
    Table chosen = columnsAt(std::move(table), std::move(positions));
    chosen.forEachColumn([](Table::Column& column) {
        column.views = kEverywhere;
        column.order = 0;
    });
    return chosen;
}

Table rowsWith(Table table, std::string_view key)
{
    const std::size_t column = columnWithKey(table, key);
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < table.rowCount(); ++row)
        if (showsSomething(table.cell(row, column)))
            rows.push_back(row);
    return rowsOf(std::move(table), std::move(rows));
}

Table firstRows(Table table, std::size_t most)
{
    std::vector<std::size_t> rows(std::min(most, table.rowCount()));
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    return rowsOf(std::move(table), std::move(rows));
}

Table rowsBy(Table table, std::string_view key)
{
    const std::size_t column = columnWithKey(table, key);
    std::vector<std::pair<double, std::size_t>> rows;
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        const TableCell cell = table.cell(row, column);
        rows.emplace_back(cell.number() ? *cell.number() : std::numeric_limits<double>::infinity(), row);
    }
    std::sort(rows.begin(), rows.end());
    std::vector<std::size_t> positions;
    for (const auto& [number, row] : rows)
        positions.push_back(row);
    return rowsOf(std::move(table), std::move(positions));
}

Table pivoted(const Table& table, const std::vector<std::string_view>& rows, std::string_view by,
              std::string_view value)
{
    const std::vector<Table::Column>& columns = table.columns();
    const std::size_t byColumn = columnWithKey(table, by);
    const std::size_t valueColumn = columnWithKey(table, value);
    std::map<std::string, std::size_t> spread; // in `spreadColumns`
    std::vector<Table::Column> spreadColumns;
    std::map<std::vector<std::string>, std::size_t> found; // in `made`
    struct Row
    {
        std::vector<TableCell> kept; ///< by column
        std::map<std::size_t, TableCell> values;
    };
    std::vector<Row> made;
    for (std::size_t i = 0; i < table.rowCount(); ++i) {
        const TableCell of = table.cell(i, byColumn);
        const auto [column, isNew] = spread.try_emplace(machineText(of), spread.size());
        if (isNew) {
            spreadColumns.push_back(columns[valueColumn]);
            spreadColumns.back().key = machineText(of);
            spreadColumns.back().title = readableText(of, columns[byColumn]);
            spreadColumns.back().brief = spreadColumns.back().title;
        }
        std::vector<std::string> keys;
        for (const std::string_view key : rows)
            keys.push_back(machineText(table.cell(i, columnWithKey(table, key))));
        const auto [row, isFirst] = found.try_emplace(std::move(keys), found.size());
        if (isFirst)
            made.push_back({std::vector<TableCell>(columns.size()), {}});
        Row& filled = made[row->second];
        filled.values[column->second] = table.cell(i, valueColumn);
        for (std::size_t other = 0; other < columns.size(); ++other)
            if (!showsSomething(filled.kept[other]))
                filled.kept[other] = table.cell(i, other);
    }
    // What is spread comes in place of the values, and the column that it was spread by goes.
    const auto joined = [&](auto&& ofOther, auto&& ofSpread) {
        for (std::size_t column = 0; column < columns.size(); ++column)
            if (column == valueColumn)
                for (std::size_t i = 0; i < spreadColumns.size(); ++i)
                    ofSpread(i);
            else if (column != byColumn)
                ofOther(column);
    };
    std::vector<Table::Column> all;
    joined([&](std::size_t column) { all.push_back(columns[column]); },
           [&](std::size_t i) { all.push_back(spreadColumns[i]); });
    Table wide(table.name(), table.title(), std::move(all));
    for (Row& row : made) {
        std::vector<TableCell> cells;
        joined([&](std::size_t column) { cells.push_back(std::move(row.kept[column])); },
               [&](std::size_t i) { cells.push_back(std::move(row.values[i])); });
        wide.addRow(std::move(cells));
    }
    return wide;
}

} // namespace contraflow
