// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/sheet/model/computed_column.h"
#include "app/desktop/sheet/model/sheet_model.h"
#include "app/desktop/style/text.h"

#include <QVariant>

#include <algorithm>
#include <string>
#include <vector>

namespace contraflow {

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
        return column.title;
    case Qt::ToolTipRole:
        return tipText(column.hint);
    case Qt::TextAlignmentRole:
        return alignmentOf(column);
    case SheetModel::SampleRole:
        return column.sample;
    case SheetModel::DimensionRole:
        return column.dimension ? QVariant(static_cast<int>(*column.dimension)) : QVariant();
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
    const auto found =
        std::find_if(columns.begin(), columns.end(), [&](const Column& column) { return column.key == key; });
    return found == columns.end() ? -1 : static_cast<int>(found - columns.begin());
}

} // namespace contraflow
