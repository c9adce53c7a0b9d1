// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/computed_column.h"

#include "app/desktop/sheet/model/cell_text.h"
#include "core/base/text.h"
#include "core/tables/table_parts.h"
#include "core/tables/table_text.h"

#include <QCoreApplication>

#include <cmath>
#include <mutex>

namespace contraflow {

/** A table whose columns each have one unit; rows may be sorted by what they show in other threads. */
class ShownTable
{
public:
    ShownTable(std::shared_ptr<const Table> whole, Table part)
        : shown(std::move(part))
        , m_whole(std::move(whole))
        , m_styles(shown.columns().size())
    {}

    /** As the user prefers now; the rows are looked at once for each preference. */
    [[nodiscard]] NumberStyle style(std::size_t column) const
    {
        const NumberStyle preferred = numberStyle();
        const std::lock_guard lock(m_mutex);
        std::optional<ChosenStyle>& known = m_styles[column];
        if (!known || !(known->preferred == preferred))
            known = ChosenStyle{preferred, columnStyle(shown, column, preferred)};
        return known->chosen;
    }

    const Table shown;

private:
    struct ChosenStyle
    {
        NumberStyle preferred;
        NumberStyle chosen;
    };

    std::shared_ptr<const Table> m_whole; ///< outlives what shares its rows
    mutable std::mutex m_mutex;
    mutable std::vector<std::optional<ChosenStyle>> m_styles;
};

namespace {

/** As wide as the column's cells usually are. */
QString sampleOf(const Table::Column& column)
{
    constexpr int kUsualText = 10;
    switch (column.kind) {
    case ColumnKind::text:
        return QString(column.width > 0 ? column.width : kUsualText, QLatin1Char('n'));
    case ColumnKind::flag:
        return QStringLiteral("yes");
    case ColumnKind::seconds:
        return QStringLiteral("1000.0 ms");
    case ColumnKind::bytes:
        return QStringLiteral("1000.0 MiB");
    case ColumnKind::bytesPerSecond:
        return QStringLiteral("1000.0 Mbit/s");
    case ColumnKind::price:
    case ColumnKind::pricePerSecond:
        return QStringLiteral("1000000 EUR");
    case ColumnKind::percent:
    case ColumnKind::share:
        return QStringLiteral("−100.0 %");
    case ColumnKind::number:
    case ColumnKind::count:
        break;
    }
    return QStringLiteral("1000.0");
}

/** All digits, with the unit. */
std::string allDigits(const TableCell& cell, const Table::Column& column)
{
    const double* number = cell.number();
    if (!number || !std::isfinite(*number) || cell.words())
        return readableText(cell, column);
    if (cell.unit())
        return quantityText(Quantity{*number, cell.unit()});
    if (const auto dimension = dimensionOf(column.kind))
        return quantityText(inBaseUnit(*dimension, *number));
    const double shown = column.kind == ColumnKind::share ? 100 * *number : *number;
    const std::string unit = column.kind == ColumnKind::share ? std::string("%") : machineUnit(column);
    return unit.empty() ? numberText(shown) : numberText(shown) + " " + unit;
}

/** A number as it is shown, so that what a filter compares with is what a person reads. */
QVariant valueToSort(const TableCell& cell, const Table::Column& column)
{
    if (const double* number = cell.number()) {
        const double shown = column.kind == ColumnKind::share ? 100 * *number : *number;
        return std::isnan(shown) ? QVariant() : QVariant(shown);
    }
    if (const TableRange* range = cell.range())
        return range->low;
    if (const Price* price = cell.price())
        return price->amount;
    if (cell.isEmpty())
        return {};
    return QString::fromStdString(machineText(cell));
}

ColumnTitle titleOf(const Table::Column& column)
{
    return column.isTranslated ? ColumnTitle{qtText(column.title), qtText(column.title)}
                               : columnTitle(column.title);
}

} // namespace

std::vector<ComputedColumn> sheetColumns(std::shared_ptr<const Table> table)
{
    Table part = columnsFor(*table, TableView::sheets);
    const auto shared = std::make_shared<const ShownTable>(std::move(table), std::move(part));
    std::vector<ComputedColumn> columns;
    for (const Table::Column& column : shared->shown.columns())
        columns.push_back({column.key, titleOf(column), coreText(column.hint), sampleOf(column),
                           isNumeric(column), dimensionOf(column.kind), shared, columns.size()});
    return columns;
}

QString ComputedColumn::fullText(std::size_t row) const
{
    return qtText(allDigits(table->shown.cell(row, index), table->shown.columns()[index]));
}

QString ComputedColumn::shownText(std::size_t row) const
{
    return qtText(
        readableText(table->shown.cell(row, index), table->shown.columns()[index], table->style(index)));
}

QVariant ComputedColumn::sortValue(std::size_t row) const
{
    return valueToSort(table->shown.cell(row, index), table->shown.columns()[index]);
}

QString rowText(const Table& table, std::size_t row)
{
    QStringList lines;
    for (std::size_t i = 0; i < table.columns().size(); ++i) {
        const Table::Column& column = table.columns()[i];
        const TableCell cell = table.cell(row, i);
        if (!showsSomething(cell))
            continue;
        const QString value = QString::fromStdString(readableText(cell, column, numberStyle()));
        lines.append(lines.isEmpty() ? value : tr("%1: %2").arg(titleOf(column).shown, value));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace contraflow
