// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/table_parts.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace contraflow {

bool showsSomething(const TableCell& cell)
{
    if (const std::string* words = cell.words())
        return !words->empty();
    return !cell.isEmpty() && !(cell.text() && cell.text()->empty());
}

Table chosenColumns(Table table, const std::vector<std::string_view>& keys)
{
    std::vector<Table::Column> columns;
    std::vector<std::size_t> positions;
    for (const std::string_view key : keys)
        if (const std::size_t column = columnWithKey(table, key); column < table.columns().size()) {
            positions.push_back(column);
            columns.push_back(table.columns()[column]);
            columns.back().views = kEverywhere;
            columns.back().order = 0;
        }
    Table chosen(table.name(), table.title(), std::move(columns));
    for (const std::string& note : table.notes())
        chosen.addNote(note);
    const std::size_t rows = table.rowCount();
    chosen.setRows(rows,
                   [table = std::move(table), positions = std::move(positions)](
                       std::size_t row, std::size_t column) { return table.cell(row, positions[column]); });
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

} // namespace contraflow
