// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/replayed_cells.h"

#include "app/desktop/sheet/sheet_catalog.h"
#include "app/desktop/tables/ordered_sheet.h"

#include <algorithm>
#include <variant>

namespace contraflow {

std::optional<TableRef> replayedTable(const Edit& made, const Edit& inverse,
                                      const std::optional<TableRef>& front)
{
    std::optional<TableRef> first;
    for (std::size_t i = 0; i < std::min(made.changes.size(), inverse.changes.size()); ++i) {
        const auto* rows = std::get_if<ReplaceRows>(&made.changes[i]);
        if (!rows || !sheetOf(rows->table.kind))
            continue;
        if (rows->table == front)
            return front;
        if (!first)
            first = rows->table;
    }
    return first;
}

std::vector<CellRect> replayedCells(const SheetModel& sheet, const Edit& made, const Edit& inverse)
{
    std::vector<CellRect> cells;
    const int lastColumn = sheet.columnCount() - 1;
    for (std::size_t i = 0; i < std::min(made.changes.size(), inverse.changes.size()); ++i) {
        const auto* change = std::get_if<ReplaceRows>(&made.changes[i]);
        const auto* back = std::get_if<ReplaceRows>(&inverse.changes[i]);
        if (!change || !back || change->table != sheet.table())
            continue;
        const int first = toInt(change->first);
        const int count = toInt(rowCount(change->rows));
        if (change->removed == 0 && count > 0) {
            cells.push_back({first, 0, first + count - 1, lastColumn});
        } else if (count == 0) {
            const int behind = std::min(first, sheet.rowCount() - 1);
            cells.push_back({behind, 0, behind, 0});
        } else {
            CellRect differing = sheet.difference(back->rows, change->rows);
            differing.top += first;
            differing.bottom += first;
            if (!differing.isEmpty())
                cells.push_back(differing);
        }
    }
    return cells;
}

std::vector<CellRect> shownCells(const OrderedSheet& sheet, const std::vector<CellRect>& cells)
{
    if (!sheet.order())
        return cells;
    constexpr std::size_t kMost = 1'000;
    std::vector<CellRect> shown;
    for (const CellRect& rect : cells)
        for (int row = rect.top; row <= rect.bottom && shown.size() < kMost; ++row)
            if (const int place = sheet.shownRow(row); place >= 0)
                shown.push_back({place, rect.left, place, rect.right});
    std::ranges::sort(shown, {}, &CellRect::top);
    std::vector<CellRect> merged;
    for (const CellRect& row : shown)
        if (!merged.empty() && merged.back().bottom + 1 == row.top && merged.back().left == row.left &&
            merged.back().right == row.right)
            merged.back().bottom = row.top;
        else
            merged.push_back(row);
    return merged;
}

} // namespace contraflow
