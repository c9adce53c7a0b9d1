// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/sheet/model/column_title.h"
#include "app/desktop/sheet/model/sheet_model.h"
#include "app/desktop/style/text.h"
#include "core/base/units.h"
#include "core/tables/table.h"

#include <QString>
#include <QVariant>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

class ShownTable;

/** A column of a table as sheets show it, with title and hint translated. It shares the table, so any thread
 * may read its cells. */
struct ComputedColumn
{
    std::string key;
    ColumnTitle title;
    QString hint;
    QString sample; ///< as wide as its cells usually are
    bool isNumber = true;
    std::optional<Dimension> dimension = {}; ///< of quantities: their sort values are in its base unit
    std::shared_ptr<const ShownTable> table;
    std::size_t index = 0; ///< in it

    /** All digits. */
    [[nodiscard]] QString fullText(std::size_t row) const;
    [[nodiscard]] QString shownText(std::size_t row) const;
    [[nodiscard]] QVariant sortValue(std::size_t row) const;
};

/** A table's columns for sheets. They let go of its rows before they let go of the table. */
[[nodiscard]] std::vector<ComputedColumn> sheetColumns(std::shared_ptr<const Table> table);

/** What a row says, for a tool tip: its first column, then a line for each other one that says something. */
[[nodiscard]] QString rowText(const Table& table, std::size_t row);

/** Numbers stand at the right of their column, everything else at the left. */
template<typename Column>
[[nodiscard]] QVariant alignmentOf(const Column& column)
{
    return QVariant::fromValue(
        Qt::Alignment(Qt::AlignVCenter | (column.isNumber ? Qt::AlignRight : Qt::AlignLeft)));
}

/** What a model's data() says of a computed cell to every view. */
[[nodiscard]] inline QVariant computedCellData(const ComputedColumn& column, std::size_t row, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return column.shownText(row);
    case Qt::EditRole:
        return column.fullText(row);
    case Qt::TextAlignmentRole:
        return alignmentOf(column);
    default:
        return {};
    }
}

/** What a model's headerData() says of a column, whether the column is typed or computed. */
template<typename Column>
[[nodiscard]] QVariant headerOf(const Column& column, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return column.title.shown;
    case Qt::ToolTipRole:
        return tipText(column.hint);
    case Qt::TextAlignmentRole:
        return alignmentOf(column);
    case SheetModel::SampleRole:
        return column.sample;
    case SheetModel::DimensionRole:
        return column.dimension ? QVariant(static_cast<int>(*column.dimension)) : QVariant();
    case SheetModel::EnglishTitleRole:
        return column.title.english;
    case SheetModel::KeyRole:
        return QString::fromStdString(column.key);
    default:
        return {};
    }
}

/** The column with a key, or -1. */
template<typename Column>
[[nodiscard]] int columnWithKey(const std::vector<Column>& columns, const std::string& key)
{
    const auto found = std::ranges::find(columns, key, &Column::key);
    return found == columns.end() ? -1 : static_cast<int>(found - columns.begin());
}

} // namespace contraflow
