// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/sheet_view.h"

#include "app/desktop/sheet/column_controls.h"

#include <algorithm>
#include <utility>

// Whole rows and columns of a sheet.

namespace contraflow {

int SheetView::selectedRowCount() const
{
    int count = 0;
    for (const RowRange& range : selectedRows())
        count += range.count;
    return count;
}

void SheetView::insertRowsAt(int row, int count)
{
    if (!canAddRows())
        return;
    const int column = std::max(currentIndex().column(), 0);
    apply(InsertRows{{row, count}}, tr("Inserting %1 rows…").arg(count),
          [this, row, column] { selectOnly(m_sheet.index(row, column)); });
}

void SheetView::insertRows()
{
    const std::vector<RowRange> rows = selectedRows();
    const int current = currentIndex().isValid() ? currentIndex().row() : m_sheet.dataRowCount();
    insertRowsAt(rows.empty() ? std::min(current, m_sheet.dataRowCount()) : rows.front().first,
                 std::max(selectedRowCount(), 1));
}

void SheetView::insertRowsBelow()
{
    const std::vector<RowRange> rows = selectedRows();
    insertRowsAt(rows.empty() ? m_sheet.dataRowCount() : rows.back().first + rows.back().count,
                 std::max(selectedRowCount(), 1));
}

void SheetView::duplicateRows()
{
    const std::vector<RowRange> rows = selectedRows();
    if (rows.empty())
        return;
    // The copies of the first block are selected, so that they can be edited at once.
    const RowRange copies{rows.front().first + rows.front().count, rows.front().count};
    apply(DuplicateRows{rows}, tr("Duplicating %1 rows…").arg(selectedRowCount()), [this, copies] {
        selectRect({copies.first, 0, copies.first + copies.count - 1, m_sheet.columnCount() - 1});
    });
}

void SheetView::moveRows(int by)
{
    const std::vector<RowRange> rows = selectedRows();
    if (rows.empty() ||
        (by < 0 ? rows.front().first == 0 : rows.back().first + rows.back().count >= m_sheet.dataRowCount()))
        return;
    QItemSelection selection;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        if (range.bottom() + by < m_sheet.rowCount())
            selection.select(m_sheet.index(range.top() + by, range.left()),
                             m_sheet.index(range.bottom() + by, range.right()));
    const QModelIndex current = m_sheet.index(currentIndex().row() + by, currentIndex().column());
    apply(MoveRows{rows, by}, tr("Moving %1 rows…").arg(selectedRowCount()), [this, selection, current] {
        selectionModel()->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
        selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
        scrollTo(current);
    });
}

void SheetView::moveRowsTo(int before)
{
    const std::vector<RowRange> rows = selectedRows();
    const int count = selectedRowCount();
    int first = before; // where the block begins then
    for (const RowRange& range : rows)
        first -= std::clamp(before - range.first, 0, range.count);
    apply(MoveRowsTo{rows, before}, tr("Moving %1 rows…").arg(count), [this, first, count] {
        selectRect({first, 0, first + count - 1, m_sheet.columnCount() - 1});
        scrollTo(m_sheet.index(first, std::max(currentIndex().column(), 0)));
    });
}

void SheetView::moveRowsUp()
{
    moveRows(-1);
}

void SheetView::moveRowsDown()
{
    moveRows(1);
}

void SheetView::deleteRows()
{
    const std::vector<RowRange> rows = selectedRows();
    if (rows.empty())
        return;
    const int column = std::max(currentIndex().column(), 0);
    apply(DeleteRows{rows}, tr("Deleting %1 rows…").arg(selectedRowCount()),
          [this, first = rows.front().first, column] {
              if (m_sheet.rowCount() > 0)
                  selectOnly(m_sheet.index(std::min(first, m_sheet.rowCount() - 1), column));
          });
}

void SheetView::selectRows()
{
    QItemSelection selection;
    const int last = m_sheet.columnCount() - 1;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        selection.select(m_sheet.index(range.top(), 0), m_sheet.index(range.bottom(), last));
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

void SheetView::selectColumns()
{
    const int last = m_sheet.dataRowCount() - 1;
    if (last < 0)
        return;
    QItemSelection selection;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        selection.select(m_sheet.index(0, range.left()), m_sheet.index(last, range.right()));
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

void SheetView::sortAscending()
{
    m_columns->sort(std::max(currentIndex().column(), 0), Qt::AscendingOrder);
}

void SheetView::sortDescending()
{
    m_columns->sort(std::max(currentIndex().column(), 0), Qt::DescendingOrder);
}

void SheetView::clearSort()
{
    m_columns->clearSort();
}

void SheetView::applyOrder()
{
    m_columns->applyOrder();
}

void SheetView::editFilter()
{
    m_columns->editFilter(std::max(currentIndex().column(), 0));
}

void SheetView::filterByCell()
{
    m_columns->filterByCurrentCell();
}

void SheetView::clearFilters()
{
    m_columns->clearFilters();
}

void SheetView::refreshOrder()
{
    m_columns->refresh();
}

void SheetView::fitSelectedColumns()
{
    const auto [left, right] = selectedColumns();
    for (int column = left; column <= right; ++column)
        fitColumn(column);
}

void SheetView::hideColumns()
{
    const auto [left, right] = selectedColumns();
    for (int column = left; column <= right; ++column)
        m_columns->hide(column);
}

void SheetView::showAllColumns()
{
    m_columns->showAll();
}

} // namespace contraflow
