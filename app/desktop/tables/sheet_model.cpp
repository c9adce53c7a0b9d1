// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/sheet_model.h"

namespace contraflow {

std::optional<SelectedItem> SheetModel::itemAt(int row) const
{
    const std::optional<TableRef> shown = selectableTable();
    if (!shown || row < 0 || row >= dataRowCount())
        return std::nullopt;
    return SelectedItem{*shown, static_cast<std::size_t>(row), SelectedItem::kWholeRow};
}

int SheetModel::rowOf(const SelectedItem& item) const
{
    const bool isHere =
        selectableTable() == item.table && item.row < static_cast<std::size_t>(dataRowCount());
    return isHere ? static_cast<int>(item.row) : -1;
}

bool SheetModel::write(const std::vector<CellWrite>&, const QString&)
{
    return false;
}

bool SheetModel::insertEmptyRows(RowRange)
{
    return false;
}

bool SheetModel::deleteRows(const std::vector<RowRange>&)
{
    return false;
}

} // namespace contraflow
