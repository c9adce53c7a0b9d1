// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/table_model.h"

#include "app/desktop/style/plain_text.h"
#include "app/desktop/tables/column_header.h"
#include "app/desktop/tables/table_sheet_columns.h"
#include "core/tables/table_parts.h"

#include <memory>
#include <utility>

namespace contraflow {

void TableModel::show(const Table& table)
{
    std::vector<ResultsColumn> columns =
        sheetColumns(std::make_shared<const Table>(withoutEmptyColumns(table)));
    beginResetModel();
    m_rows = table.rowCount();
    m_columns = std::move(columns);
    endResetModel();
}

void TableModel::clear()
{
    beginResetModel();
    m_rows = 0;
    m_columns.clear();
    endResetModel();
}

int TableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows);
}

int TableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant TableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const ResultsColumn& column = m_columns[static_cast<std::size_t>(index.column())];
    const auto row = static_cast<std::size_t>(index.row());
    if (role == Qt::ToolTipRole)
        return tipText(computedCellData(column, row, Qt::EditRole).toString());
    return computedCellData(column, row, role);
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const ResultsColumn& column = m_columns[static_cast<std::size_t>(section)];
    if (role == Qt::ToolTipRole)
        return tipText(column.hint);
    return role == Qt::DisplayRole ? QVariant(column.title) : QVariant();
}

} // namespace contraflow
