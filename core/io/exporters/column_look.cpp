// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/exporters/column_look.h"

#include "core/base/units.h"
#include "core/tables/table_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string_view>

namespace contraflow {

namespace {

constexpr std::size_t kLookedAt = 1000; ///< rows
constexpr int kDigitsOfLargest = 4;     ///< significant ones of the largest number
constexpr int kDigitsOfSmallest = 2;
constexpr int kMostDecimals = 6;

/** The numbers of a column, without signs. */
struct ColumnExtent
{
    double largest = 0;
    double smallest = 0; ///< but 0
    bool isWhole = true;

    void take(double number)
    {
        const double size = std::abs(number);
        if (!std::isfinite(size) || size == 0)
            return;
        smallest = largest == 0 ? size : std::min(smallest, size);
        largest = std::max(largest, size);
        isWhole = isWhole && size == std::floor(size);
    }
};

ColumnExtent extentOf(const Table& rows, std::size_t column, double scale)
{
    ColumnExtent extent;
    for (std::size_t row = 0; row < std::min(rows.rowCount(), kLookedAt); ++row) {
        const TableCell cell = rows.cell(row, column);
        if (const double* number = cell.number())
            extent.take(*number / scale);
    }
    return extent;
}

/** "#,##0.000" */
std::string groupedFormat(int decimals)
{
    return "#,##0" + (decimals > 0 ? "." + std::string(static_cast<std::size_t>(decimals), '0') : "");
}

/** Decimals that leave a number so many significant digits. */
int decimalsFor(double number, int digits)
{
    return number > 0 ? digits - 1 - static_cast<int>(std::floor(std::log10(number))) : 0;
}

int decimalsOf(const ColumnExtent& extent)
{
    if (extent.isWhole)
        return 0;
    return std::clamp(std::max(decimalsFor(extent.largest, kDigitsOfLargest),
                               decimalsFor(extent.smallest, kDigitsOfSmallest)),
                      0, kMostDecimals);
}

std::string formatOfKind(ColumnKind kind, const ColumnExtent& extent)
{
    constexpr double kShownByOneDecimal = 0.05;
    switch (kind) {
    case ColumnKind::text:
    case ColumnKind::flag:
        return {};
    case ColumnKind::count:
        return groupedFormat(0);
    case ColumnKind::share:
        return "0.0%";
    case ColumnKind::percent:
        return groupedFormat(extent.largest > 0 && extent.largest < kShownByOneDecimal ? 3 : 1);
    case ColumnKind::price:
        return groupedFormat(extent.isWhole ? 0 : 2);
    default:
        return groupedFormat(decimalsOf(extent));
    }
}

/** Whether a formula takes or gives amounts of a column in its own unit. */
bool isInFormula(const std::vector<Table::Column>& columns, const Table::Column& column)
{
    return !column.formula.empty() ||
           std::any_of(columns.begin(), columns.end(), [&column](const Table::Column& other) {
               return other.kind != ColumnKind::number &&
                      (other.formula.find("{" + column.key + "}") != std::string::npos ||
                       other.formula.find("{" + column.key + ":}") != std::string::npos);
           });
}

} // namespace

std::string ColumnLook::heading(const std::string& title) const
{
    return unit.empty() ? title : title + " (" + unit + ")";
}

std::vector<ColumnLook> columnLooks(const Table& rows)
{
    std::vector<ColumnLook> looks;
    std::array<const Unit*, NumberStyle().units.size()> units{};
    for (std::size_t c = 0; c < rows.columns().size(); ++c) {
        const Table::Column& column = rows.columns()[c];
        ColumnLook& look = looks.emplace_back();
        look.unit = machineUnit(column);
        const std::optional<Dimension> dimension = dimensionOf(column.kind);
        if (dimension && !isInFormula(rows.columns(), column)) {
            const Unit*& unit = units[static_cast<std::size_t>(*dimension)];
            if (const ColumnExtent extent = extentOf(rows, c, 1); extent.largest > 0)
                unit = &readableUnit(*dimension, extent.largest);
            if (unit) { // a column without numbers has that of the one before, which it mostly belongs to
                look.unit = unit->symbol;
                look.scale = unit->scale;
            }
        }
        look.format = formatOfKind(column.kind, extentOf(rows, c, look.scale));
    }
    return looks;
}

} // namespace contraflow
