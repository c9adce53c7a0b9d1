// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/cell_cursor.h"

#include "app/desktop/sheet/view/cell_selection.h"
#include "app/desktop/sheet/view/sheet_view.h"
#include "core/base/clamped.h"

#include <QKeyEvent>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace contraflow {

namespace {

/** Blocks longer than this end at the end of the sheet: looking at each cell would take time that grows. */
constexpr int kLongestBlock = 20'000;

bool isEmpty(const QModelIndex& cell)
{
    return cell.data(Qt::DisplayRole).toString().isEmpty();
}

} // namespace

CellCursor::CellCursor(SheetView& view) : m_view(view), m_sheet(view.sheet()), m_selected(view.selected()) {}

void CellCursor::forgetTabs()
{
    if (!m_isMovingOn)
        m_tabColumn = -1;
}

bool CellCursor::moveOnByKey(const QKeyEvent& event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (modifiers != Qt::NoModifier && modifiers != Qt::ShiftModifier)
        return false;
    const bool isShifted = modifiers == Qt::ShiftModifier;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        moveOn(isShifted ? -1 : 1, 0);
        return true;
    case Qt::Key_Tab:
        moveOn(0, isShifted ? -1 : 1);
        return true;
    case Qt::Key_Backtab:
        moveOn(0, -1);
        return true;
    default:
        return false;
    }
}

void CellCursor::moveOn(int rows, int columns)
{
    const QScopedValueRollback moving(m_isMovingOn, columns != 0 || rows != 0);
    if (moveInSelection(rows, columns))
        return;
    if (columns != 0 && m_tabColumn < 0)
        m_tabColumn = m_view.currentIndex().column();
    if (rows != 0 && m_tabColumn >= 0)
        columns = std::exchange(m_tabColumn, -1) - m_view.currentIndex().column();
    moveBy(rows, columns);
}

void CellCursor::moveBy(int rows, int columns)
{
    if (m_sheet.rowCount() == 0 || m_sheet.columnCount() == 0)
        return;
    const QModelIndex from = m_view.currentIndex();
    const int row = clamped((from.isValid() ? from.row() : 0) + rows, 0, m_sheet.rowCount() - 1);
    int column = from.isValid() ? from.column() : 0;
    const int step = columns < 0 ? -1 : 1;
    for (int left = std::abs(columns); left > 0; --left) {
        int next = column + step;
        while (next >= 0 && next < m_sheet.columnCount() && m_view.isColumnHidden(next))
            next += step;
        if (next < 0 || next >= m_sheet.columnCount())
            break;
        column = next;
    }
    m_selected.selectOnly(m_sheet.index(row, column));
    m_view.scrollTo(m_view.currentIndex());
}

bool CellCursor::moveInSelection(int rows, int columns)
{
    const std::optional<CellRect> cells = m_selected.rect();
    if (!cells || (cells->height() == 1 && cells->width() == 1) ||
        !cells->contains(m_view.currentIndex().row(), m_view.currentIndex().column()))
        return false;
    int row = m_view.currentIndex().row() - cells->top;
    int column = m_view.currentIndex().column() - cells->left;
    const int height = cells->height();
    const int width = cells->width();
    // Down a column and on to the next one, or along a row; around at the ends.
    const int at = rows != 0 ? column * height + row + rows : row * width + column + columns;
    const int next = (at + height * width) % (height * width);
    row = rows != 0 ? next % height : next / width;
    column = rows != 0 ? next / height : next % width;
    const QModelIndex cell = m_sheet.index(cells->top + row, cells->left + column);
    m_view.selectionModel()->setCurrentIndex(cell, QItemSelectionModel::NoUpdate);
    m_view.scrollTo(cell);
    return true;
}

bool CellCursor::jumpByKey(const QKeyEvent& event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const bool isExtending = modifiers == (Qt::ControlModifier | Qt::ShiftModifier);
    const QModelIndex from = m_view.currentIndex();
    if ((modifiers != Qt::ControlModifier && !isExtending) || !from.isValid())
        return false;
    const QModelIndex to = targetOfJump(from, event.key());
    if (!to.isValid())
        return false;
    if (!isExtending) {
        m_selected.selectOnly(to);
        m_view.scrollTo(to);
        return true;
    }
    // The corner across from the current cell stays.
    const CellRect cells =
        m_selected.rect().value_or(CellRect{from.row(), from.column(), from.row(), from.column()});
    const int row = from.row() == cells.bottom ? cells.top : cells.bottom;
    const int column = from.column() == cells.right ? cells.left : cells.right;
    m_view.selectionModel()->setCurrentIndex(to, QItemSelectionModel::NoUpdate);
    m_view.selectionModel()->select(
        QItemSelection(m_sheet.index(std::min(row, to.row()), std::min(column, to.column())),
                       m_sheet.index(std::max(row, to.row()), std::max(column, to.column()))),
        QItemSelectionModel::ClearAndSelect);
    m_view.scrollTo(to);
    return true;
}

int CellCursor::lastShownColumn() const
{
    int column = m_sheet.columnCount() - 1;
    while (column > 0 && m_view.isColumnHidden(column))
        --column;
    return column;
}

QModelIndex CellCursor::targetOfJump(const QModelIndex& from, int key) const
{
    switch (key) {
    case Qt::Key_Up:
        return endOfBlock(from, -1, 0);
    case Qt::Key_Down:
        return endOfBlock(from, 1, 0);
    case Qt::Key_Left:
        return endOfBlock(from, 0, -1);
    case Qt::Key_Right:
        return endOfBlock(from, 0, 1);
    case Qt::Key_Home:
        return m_sheet.index(0, 0);
    case Qt::Key_End:
        return m_sheet.index(std::max(m_sheet.dataRowCount() - 1, 0), lastShownColumn());
    default:
        return {};
    }
}

QModelIndex CellCursor::endOfBlock(const QModelIndex& from, int rows, int columns) const
{
    const int lastRow = std::max(m_sheet.dataRowCount() - 1, 0);
    const auto next = [&](const QModelIndex& cell) {
        const int row = cell.row() + rows;
        return row > lastRow ? QModelIndex() : m_sheet.index(row, cell.column() + columns);
    };
    QModelIndex at = from;
    QModelIndex ahead = next(at);
    if (!ahead.isValid())
        return rows > 0 ? m_sheet.index(std::min(from.row(), m_sheet.rowCount() - 1), from.column()) : from;
    // From inside a block to its end, from its end or from between to the beginning of the next.
    const bool isInside = !isEmpty(at) && !isEmpty(ahead);
    for (int steps = 0; ahead.isValid(); ++steps) {
        if (steps == kLongestBlock)
            return m_sheet.index(rows < 0 ? 0 : lastRow, from.column());
        if (isInside && isEmpty(ahead))
            return at;
        at = ahead;
        if (!isInside && !isEmpty(at))
            return at;
        ahead = next(at);
    }
    return at;
}

} // namespace contraflow
