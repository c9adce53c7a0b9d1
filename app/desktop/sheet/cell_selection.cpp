// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/cell_selection.h"

#include "app/desktop/tables/ordered_sheet.h"

#include <QTableView>

#include <algorithm>

namespace contraflow {

CellArea CellSelection::area() const
{
    CellArea area;
    for (const QItemSelectionRange& range : m_view.selectionModel()->selection())
        area.push_back({range.top(), range.left(), range.bottom(), range.right()});
    return area;
}

std::optional<CellRect> CellSelection::rect() const
{
    const QItemSelection& selection = m_view.selectionModel()->selection();
    if (selection.isEmpty() && m_view.currentIndex().isValid())
        return CellRect{m_view.currentIndex().row(), m_view.currentIndex().column(),
                        m_view.currentIndex().row(), m_view.currentIndex().column()};
    if (selection.size() != 1)
        return std::nullopt;
    const QItemSelectionRange& range = selection.front();
    return CellRect{range.top(), range.left(), range.bottom(), range.right()};
}

int CellSelection::currentColumn() const
{
    return std::max(m_view.currentIndex().column(), 0);
}

void CellSelection::select(const CellRect& cells)
{
    const QModelIndex first = m_sheet.index(cells.top, cells.left);
    const QModelIndex last = m_sheet.index(std::min(cells.bottom, m_sheet.rowCount() - 1),
                                           std::min(cells.right, m_sheet.columnCount() - 1));
    if (!first.isValid() || !last.isValid())
        return;
    m_view.selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    m_view.selectionModel()->select(QItemSelection(first, last), QItemSelectionModel::ClearAndSelect);
}

void CellSelection::select(const CellArea& cells)
{
    constexpr std::size_t kMost = 1'000; // rectangles; more make the view slow
    QItemSelection selection;
    for (std::size_t i = 0; i < std::min(cells.size(), kMost); ++i)
        selection.append(QItemSelectionRange(m_sheet.index(cells[i].top, cells[i].left),
                                             m_sheet.index(cells[i].bottom, cells[i].right)));
    if (selection.isEmpty())
        return;
    m_view.selectionModel()->setCurrentIndex(selection.first().topLeft(), QItemSelectionModel::NoUpdate);
    m_view.selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

void CellSelection::selectOnly(const QModelIndex& cell)
{
    // setCurrentIndex() would add to the selection while Ctrl is down, and the next key would act on more
    // rows.
    m_view.selectionModel()->setCurrentIndex(cell, QItemSelectionModel::ClearAndSelect);
}

std::vector<RowRange> CellSelection::rows() const
{
    return rowsOf(area(), m_sheet.dataRowCount());
}

std::pair<int, int> CellSelection::columns() const
{
    std::pair columns{m_sheet.columnCount(), -1};
    for (const QItemSelectionRange& range : m_view.selectionModel()->selection()) {
        columns.first = std::min(columns.first, range.left());
        columns.second = std::max(columns.second, range.right());
    }
    return columns;
}

int CellSelection::rowCount() const
{
    int count = 0;
    for (const RowRange& range : rows())
        count += range.count;
    return count;
}

void CellSelection::selectWholeRows()
{
    QItemSelection selection;
    const int last = m_sheet.columnCount() - 1;
    for (const QItemSelectionRange& range : m_view.selectionModel()->selection())
        selection.select(m_sheet.index(range.top(), 0), m_sheet.index(range.bottom(), last));
    m_view.selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

void CellSelection::selectWholeColumns()
{
    const int last = m_sheet.dataRowCount() - 1;
    if (last < 0)
        return;
    QItemSelection selection;
    for (const QItemSelectionRange& range : m_view.selectionModel()->selection())
        selection.select(m_sheet.index(0, range.left()), m_sheet.index(last, range.right()));
    m_view.selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

} // namespace contraflow
