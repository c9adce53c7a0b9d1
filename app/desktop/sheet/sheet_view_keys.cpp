// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/sheet_view.h"

#include "app/desktop/document/edit_job.h"
#include "app/desktop/sheet/cell_delegate.h"
#include "app/desktop/sheet/sheet_commands.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

// What keys do in a sheet, and how they move the current cell.

namespace contraflow {

namespace {

/** Blocks longer than this end at the end of the sheet: looking at each cell would take time that grows. */
constexpr int kLongestBlock = 20'000;

bool isEmpty(const QModelIndex& cell)
{
    return cell.data(Qt::DisplayRole).toString().isEmpty();
}

} // namespace

bool SheetView::event(QEvent* event)
{
    // While a sheet has the keyboard its keys mean what they mean in a spreadsheet, whatever the window uses
    // them for.
    if (event->type() == QEvent::ShortcutOverride && commandFor(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QTableView::event(event);
}

void SheetView::keyPressEvent(QKeyEvent* event)
{
    if (const SheetCommand* command = commandFor(*event)) {
        // What an open editor has no use for must not change the rows below the text that is being typed.
        if (!m_delegate->editor() || !m_delegate->editor()->hasFocus())
            (this->*command->run)();
        event->accept();
        return;
    }
    if (event->key() == Qt::Key_Escape && stopWork()) {
        event->accept();
        return;
    }
    if (event->key() == Qt::Key_Down && event->modifiers() == Qt::AltModifier) {
        openChoices();
        event->accept();
        return;
    }
    if (moveByKey(*event) || jumpByKey(*event)) {
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

bool SheetView::stopWork()
{
    Document* document = m_sheet.editedDocument();
    if (document && document->editJob().isRunning()) {
        document->editJob().cancel();
        emit noticed(tr("Stopped; nothing was changed."));
        return true;
    }
    if (!m_copyJob.isRunning())
        return false;
    m_copyJob.cancel();
    emit activityChanged({});
    emit noticed(tr("Stopped; the clipboard is as it was."));
    return true;
}

bool SheetView::moveByKey(const QKeyEvent& event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (modifiers != Qt::NoModifier && modifiers != Qt::ShiftModifier)
        return false;
    const bool isShifted = modifiers == Qt::ShiftModifier;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        finishMove(isShifted ? -1 : 1, 0);
        return true;
    case Qt::Key_Tab:
        finishMove(0, isShifted ? -1 : 1);
        return true;
    case Qt::Key_Backtab:
        finishMove(0, -1);
        return true;
    default:
        return false;
    }
}

void SheetView::finishMove(int rows, int columns)
{
    const QScopedValueRollback byTab(m_isMovingByTab, columns != 0 || rows != 0);
    if (moveInSelection(rows, columns))
        return;
    if (columns != 0 && m_tabColumn < 0)
        m_tabColumn = currentIndex().column();
    if (rows != 0 && m_tabColumn >= 0)
        columns = std::exchange(m_tabColumn, -1) - currentIndex().column();
    moveBy(rows, columns);
}

void SheetView::moveBy(int rows, int columns)
{
    if (m_sheet.rowCount() == 0 || m_sheet.columnCount() == 0)
        return;
    const QModelIndex from = currentIndex();
    const int row = std::clamp((from.isValid() ? from.row() : 0) + rows, 0, m_sheet.rowCount() - 1);
    int column = from.isValid() ? from.column() : 0;
    const int step = columns < 0 ? -1 : 1;
    for (int left = std::abs(columns); left > 0; --left) {
        int next = column + step;
        while (next >= 0 && next < m_sheet.columnCount() && isColumnHidden(next))
            next += step;
        if (next < 0 || next >= m_sheet.columnCount())
            break;
        column = next;
    }
    selectOnly(m_sheet.index(row, column));
    scrollTo(currentIndex());
}

bool SheetView::moveInSelection(int rows, int columns)
{
    const std::optional<CellRect> cells = selectedRect();
    if (!cells || (cells->height() == 1 && cells->width() == 1) ||
        !cells->contains(currentIndex().row(), currentIndex().column()))
        return false;
    int row = currentIndex().row() - cells->top;
    int column = currentIndex().column() - cells->left;
    const int height = cells->height();
    const int width = cells->width();
    // Down a column and on to the next one, or along a row; around at the ends.
    const int at = rows != 0 ? column * height + row + rows : row * width + column + columns;
    const int next = (at + height * width) % (height * width);
    row = rows != 0 ? next % height : next / width;
    column = rows != 0 ? next / height : next % width;
    const QModelIndex cell = m_sheet.index(cells->top + row, cells->left + column);
    selectionModel()->setCurrentIndex(cell, QItemSelectionModel::NoUpdate);
    scrollTo(cell);
    return true;
}

bool SheetView::jumpByKey(const QKeyEvent& event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const bool isExtending = modifiers == (Qt::ControlModifier | Qt::ShiftModifier);
    const QModelIndex from = currentIndex();
    if ((modifiers != Qt::ControlModifier && !isExtending) || !from.isValid())
        return false;
    QModelIndex to;
    switch (event.key()) {
    case Qt::Key_Up:
        to = endOfBlock(from, -1, 0);
        break;
    case Qt::Key_Down:
        to = endOfBlock(from, 1, 0);
        break;
    case Qt::Key_Left:
        to = endOfBlock(from, 0, -1);
        break;
    case Qt::Key_Right:
        to = endOfBlock(from, 0, 1);
        break;
    case Qt::Key_Home:
        to = m_sheet.index(0, 0);
        break;
    case Qt::Key_End:
        to = m_sheet.index(std::max(m_sheet.dataRowCount() - 1, 0), m_sheet.columnCount() - 1);
        break;
    default:
        return false;
    }
    if (!isExtending) {
        selectOnly(to);
        scrollTo(to);
        return true;
    }
    // The corner across from the current cell stays.
    const CellRect cells =
        selectedRect().value_or(CellRect{from.row(), from.column(), from.row(), from.column()});
    const int row = from.row() == cells.bottom ? cells.top : cells.bottom;
    const int column = from.column() == cells.right ? cells.left : cells.right;
    selectionModel()->setCurrentIndex(to, QItemSelectionModel::NoUpdate);
    selectionModel()->select(
        QItemSelection(m_sheet.index(std::min(row, to.row()), std::min(column, to.column())),
                       m_sheet.index(std::max(row, to.row()), std::max(column, to.column()))),
        QItemSelectionModel::ClearAndSelect);
    scrollTo(to);
    return true;
}

QModelIndex SheetView::endOfBlock(const QModelIndex& from, int rows, int columns) const
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

void SheetView::openChoices()
{
    if (currentIndex().isValid() && edit(currentIndex(), EditKeyPressed, nullptr))
        m_delegate->showChoices();
}

} // namespace contraflow
