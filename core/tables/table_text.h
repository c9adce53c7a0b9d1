// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tables/table.h"

#include <array>
#include <optional>
#include <span>
#include <string>

namespace contraflow {

/** How computed numbers are written for people; the usual style is that of all output but the window's. */
struct NumberStyle
{
    static constexpr int kUsualDigits = 4;
    static constexpr int kFewestDigits = 2;
    static constexpr int kMostDigits = 12;
    int digits = kUsualDigits;          ///< significant ones
    std::array<const Unit*, 5> units{}; ///< by dimension; null: the one that fits each value
    bool isOfColumn = false;            ///< what was typed in another unit is written in `units` too

    bool operator==(const NumberStyle&) const = default;
};

/** `value` base units in the unit of the style, or with the prefix that fits ("313.3 Mbit/s"). */
[[nodiscard]] std::string displayText(Dimension dimension, double value, const NumberStyle& style);

/** A quantity in the unit in which it was typed, its digits in groups; long fractions are rounded to four
 * significant digits. */
[[nodiscard]] std::string readableText(const Quantity& quantity);

/** A cell as people read it: a computed quantity with its unit and four significant digits, a typed one in
 * its unit, a percentage with one decimal, a price with its currency. Empty for nothing. A column that has
 * more or fewer digits than usual keeps that distance in another style. */
[[nodiscard]] std::string readableText(const TableCell& cell, const Table::Column& column,
                                       const NumberStyle& style = {});

/** How to write a column's numbers, so that they are seen to be more or less: all in one unit. That is the
 * one in which all were typed, else the one of `preferred`, which a style that was made for the column keeps,
 * else their commonUnit(). Of more than a thousand rows as many are looked at, evenly. */
[[nodiscard]] NumberStyle columnStyle(const Table& table, std::size_t column, NumberStyle preferred = {});

/** The same for computed numbers that are no table yet. */
[[nodiscard]] NumberStyle alikeStyle(ColumnKind kind, std::span<const double> values);

/** A cell as programs read it: the shortest number that reads back, in base units. */
[[nodiscard]] std::string machineText(const TableCell& cell);

/** The unit in which machineText() writes a column: "s", "B", "B/s", "%", "EUR"; empty for none. */
[[nodiscard]] std::string machineUnit(const Table::Column& column);

/** What a column's numbers measure; nothing where its kind has no unit of its own. */
[[nodiscard]] std::optional<Dimension> dimensionOf(ColumnKind kind);
/** How quantities of a dimension stand in a column; a number where it has no kind of its own. */
[[nodiscard]] ColumnKind kindOf(Dimension dimension);

/** Whether a column holds numbers, which are set flush right. */
[[nodiscard]] inline bool isNumeric(const Table::Column& column)
{
    return column.kind != ColumnKind::text && column.kind != ColumnKind::flag;
}

} // namespace contraflow
