// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tables/table.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

// Parts of a table, which share its cells: what a command, a report or a plot shows of all that is known.

/** The column of what predictions were made without (leftOutOf): it stands in each table of figures that come
 * of them. */
[[nodiscard]] Table::Column withoutColumn(TableViews views = kEverywhere);
/** Its cell, in which people read nothing where nothing was left out. */
[[nodiscard]] TableCell withoutCell(const std::vector<std::string>& without);

/** The number of a price, which stands beside its currency; nothing without one. */
[[nodiscard]] TableCell amountCell(const std::optional<Price>& price);
[[nodiscard]] TableCell currencyCell(const std::optional<Price>& price);

/** Whether people read anything in a cell. */
[[nodiscard]] bool showsSomething(const TableCell& cell);

/** The columns of a table in which some row has something. */
[[nodiscard]] Table withoutEmptyColumns(Table table);

/** Some rows of a table, in the order given. */
[[nodiscard]] Table rowsOf(Table table, std::vector<std::size_t> rows);

/** The columns with these keys, in this order and for every view. Keys that the table does not have are
 * passed over. */
[[nodiscard]] Table chosenColumns(Table table, const std::vector<std::string_view>& keys);

/** The rows in whose column with this key people read something. */
[[nodiscard]] Table rowsWith(Table table, std::string_view key);

/** At most so many rows, the first ones. */
[[nodiscard]] Table firstRows(Table table, std::size_t most);

/** The rows by a column of numbers ascending, equal ones as they were; those without a number come last. */
[[nodiscard]] Table rowsBy(Table table, std::string_view key);

/**
 * Rows that follow one another and differ in numbers that count up by one in the columns with these keys, all
 * together, are one row: tor1 … tor16 become tor[1-16]. For people, who read what is the same once; the cells
 * of such a row are those of its first, and names in them are texts.
 */
[[nodiscard]] Table foldedRows(Table table, const std::vector<std::string_view>& counted);

/**
 * A column for each value of column `by`, with the cells of column `value`, and a row for each combination of
 * the columns `rows`. Of all other columns a row has the first cell in which people read something. The new
 * columns stand where `value` did, in the order in which their values appear.
 */
[[nodiscard]] Table pivoted(const Table& table, const std::vector<std::string_view>& rows,
                            std::string_view by, std::string_view value);

} // namespace contraflow
