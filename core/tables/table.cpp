// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/table.h"

#include "core/tables/table_parts.h"

#include <algorithm>

namespace contraflow {

Table columnsAt(Table table, std::vector<std::size_t> columns)
{
    std::vector<Table::Column> described;
    for (const std::size_t column : columns)
        described.push_back(table.columns()[column]);
    Table shown(table.name(), table.title(), std::move(described));
    for (const std::string& note : table.notes())
        shown.addNote(note);
    const std::size_t rows = table.rowCount();
    shown.setRows(
        rows, [table = std::move(table), columns = std::move(columns)](std::size_t row, std::size_t column) {
            return table.cell(row, columns[column]);
        });
    return shown;
}

Table columnsFor(Table table, TableView view)
{
    const std::vector<Table::Column>& all = table.columns();
    std::vector<std::size_t> chosen;
    for (std::size_t column = 0; column < all.size(); ++column)
        if (all[column].views.contains(view))
            chosen.push_back(column);
    if (kForPeople.contains(view))
        std::ranges::stable_sort(chosen, {}, [&](std::size_t a) { return all[a].order; });
    return columnsAt(std::move(table), std::move(chosen));
}

std::size_t columnWithKey(const Table& table, std::string_view key)
{
    const std::vector<Table::Column>& columns = table.columns();
    return static_cast<std::size_t>(std::ranges::find(columns, key, &Table::Column::key) - columns.begin());
}

} // namespace contraflow
