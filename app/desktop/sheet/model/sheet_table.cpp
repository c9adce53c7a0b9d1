// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/sheet_table.h"

#include "app/desktop/sheet/model/cell_text.h"
#include "core/base/text.h"
#include "core/tables/table_text.h"

#include <algorithm>
#include <optional>

namespace contraflow {

namespace {

/** How the cells of a column are read. */
struct Reading
{
    ShownColumn shown;
    bool isQuantity = false; ///< its sort values are in base units
    bool isNumber = false;
    QString suffix; ///< behind the numbers of a column without a dimension: " %"
};

std::optional<double> numberIn(const QString& text, const QString& suffix)
{
    if (!text.endsWith(suffix))
        return std::nullopt;
    return parseNumber(text.chopped(suffix.size()).toStdString());
}

/** What stands behind the number of the first cell that has one. */
QString suffixOf(const SheetCells& cells, int column)
{
    constexpr std::size_t kLookedAt = 200;
    for (std::size_t row = 0; row < std::min(cells.rowCount(), kLookedAt); ++row) {
        const QString text = cells.fullText(row, column);
        const qsizetype blank = text.indexOf(QLatin1Char(' '));
        if (parseNumber(text.left(blank).toStdString()))
            return blank < 0 ? QString() : text.mid(blank);
    }
    return {};
}

TableCell valueOf(const SheetCells& cells, std::size_t row, const Reading& reading)
{
    const int column = reading.shown.column;
    if (reading.isQuantity) {
        const QVariant value = cells.sortValue(row, column);
        if (value.isValid() && value.userType() != QMetaType::QString)
            return value.toDouble();
    }
    const QString text = cells.fullText(row, column);
    if (text.isEmpty())
        return {};
    if (reading.isNumber && !reading.isQuantity)
        if (const std::optional<double> number = numberIn(text, reading.suffix))
            return *number;
    return text.toStdString();
}

/** As the sheet paints it. */
TableCell shownOf(const SheetCells& cells, std::size_t row, const Reading& reading)
{
    const int column = reading.shown.column;
    const Unit* unit = reading.shown.unit;
    const QVariant value = unit ? cells.sortValue(row, column) : QVariant();
    if (value.isValid() && value.userType() != QMetaType::QString)
        return shownInUnit(*unit, value.toDouble());
    return cells.shownText(row, column).toStdString();
}

} // namespace

Table sheetTable(const SheetModel& sheet, const QString& title, const std::vector<ShownColumn>& columns,
                 SheetContent content)
{
    const std::shared_ptr<const SheetCells> cells = sheet.cells();
    std::vector<Table::Column> headings;
    auto readings = std::make_shared<std::vector<Reading>>();
    for (const ShownColumn& shown : columns) {
        const auto header = [&](int role) { return sheet.headerData(shown.column, Qt::Horizontal, role); };
        Reading reading{shown};
        Table::Column heading;
        heading.title = header(Qt::DisplayRole).toString().toStdString();
        reading.isNumber = header(Qt::TextAlignmentRole).value<Qt::Alignment>().testFlag(Qt::AlignRight);
        if (const QVariant dimension = header(SheetModel::DimensionRole); dimension.isValid()) {
            reading.isQuantity = true;
            heading.kind = kindOf(static_cast<Dimension>(dimension.toInt()));
        } else if (reading.isNumber) {
            reading.suffix = suffixOf(*cells, shown.column);
            heading.kind = ColumnKind::number;
            heading.unit = reading.suffix.trimmed().toStdString();
        }
        const std::string unit = machineUnit(heading);
        heading.key = unit.empty() ? heading.title : heading.title + " (" + unit + ")";
        headings.push_back(std::move(heading));
        readings->push_back(std::move(reading));
    }
    Table table(title.toStdString(), title.toStdString(), std::move(headings));
    const auto read = content == SheetContent::values ? valueOf : shownOf;
    table.setRows(cells->rowCount(), [cells, readings, read](std::size_t row, std::size_t column) {
        return read(*cells, row, (*readings)[column]);
    });
    return table;
}

} // namespace contraflow
