// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/sheet_view.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>
#include <map>
#include <utility>

namespace contraflow {

// What a sheet does to its cells: clipboard, clearing, filling, rows.

namespace {

/** "Paste 1 cell", "Paste 12 cells". */
QString cellsLabel(const QString& verb, std::size_t count)
{
    return count == 1 ? SheetView::tr("%1 1 cell").arg(verb)
                      : SheetView::tr("%1 %2 cells").arg(verb).arg(count);
}

bool isBlank(const QString& text)
{
    return text.trimmed().isEmpty();
}

} // namespace

std::vector<RowRange> SheetView::selectedRows() const
{
    std::map<int, int> ranges; // first -> last, of data rows
    for (const QItemSelectionRange& range : selectionModel()->selection()) {
        const int last = std::min(range.bottom(), m_sheet.dataRowCount() - 1);
        if (range.top() > last)
            continue;
        int& end = ranges.try_emplace(range.top(), last).first->second;
        end = std::max(end, last);
    }
    std::vector<RowRange> rows;
    for (const auto& [first, last] : ranges) {
        const int end = rows.empty() ? -1 : rows.back().first + rows.back().count;
        if (!rows.empty() && first <= end)
            rows.back().count = std::max(end, last + 1) - rows.back().first;
        else
            rows.push_back({first, last - first + 1});
    }
    return rows;
}

std::vector<CellWrite> SheetView::selectedCells() const
{
    std::vector<CellWrite> cells;
    for (const QItemSelectionRange& range : selectionModel()->selection()) {
        const int last = std::min(range.bottom(), m_sheet.dataRowCount() - 1);
        for (int row = range.top(); row <= last; ++row) {
            for (int column = range.left(); column <= range.right(); ++column)
                cells.push_back({row, column, {}});
        }
    }
    return cells;
}

void SheetView::copy()
{
    const QItemSelection selection = selectionModel()->selection();
    if (selection.isEmpty())
        return;
    int left = m_sheet.columnCount();
    int right = 0;
    for (const QItemSelectionRange& range : selection) {
        left = std::min(left, range.left());
        right = std::max(right, range.right());
    }
    CellBlock block;
    for (const RowRange& range : selectedRows()) {
        for (int row = range.first; row < range.first + range.count; ++row) {
            QStringList texts;
            for (int column = left; column <= right; ++column) {
                // Cells in between that are not selected stay empty, so that the others keep their columns.
                const QModelIndex cell = m_sheet.index(row, column);
                const bool isSelected = selection.size() == 1 || selectionModel()->isSelected(cell);
                texts.append(isSelected ? cell.data(SheetModel::FullTextRole).toString() : QString());
            }
            block.push_back(std::move(texts));
        }
    }
    if (!block.empty())
        QGuiApplication::clipboard()->setText(tabSeparated(block));
}

void SheetView::cut()
{
    if (!m_sheet.isEditable())
        return;
    copy();
    const std::vector<CellWrite> cells = selectedCells();
    m_sheet.write(cells, cellsLabel(tr("Cut"), cells.size()));
}

void SheetView::clearCells()
{
    if (!m_sheet.isEditable())
        return;
    const std::vector<CellWrite> cells = selectedCells();
    m_sheet.write(cells, cellsLabel(tr("Clear"), cells.size()));
}

CellBlock SheetView::withoutHeader(CellBlock block, int column) const
{
    if (block.size() < 2 || block.front().size() < 2)
        return block;
    for (qsizetype i = 0; i < block.front().size(); ++i) {
        const int at = column + static_cast<int>(i);
        const QString text = block.front()[i].trimmed();
        const auto is = [&](int role) {
            return text.compare(m_sheet.headerData(at, Qt::Horizontal, role).toString(),
                                Qt::CaseInsensitive) == 0;
        };
        if (!is(Qt::DisplayRole) && !is(SheetModel::KeyRole))
            return block;
    }
    block.erase(block.begin());
    return block;
}

void SheetView::paste()
{
    if (!m_sheet.isEditable() || (!m_sheet.table() && !m_sheet.makeOwner()))
        return;
    CellBlock block = parseTabSeparated(QGuiApplication::clipboard()->text());
    while (!block.empty() && std::all_of(block.back().begin(), block.back().end(), isBlank))
        block.pop_back();
    if (block.empty())
        return;
    const QItemSelection selection = selectionModel()->selection();
    std::vector<CellWrite> writes;
    int top = currentIndex().isValid() ? currentIndex().row() : m_sheet.dataRowCount();
    int left = std::max(currentIndex().column(), 0);
    if (block.size() == 1 && block.front().size() == 1 && selectedCells().size() > 1) {
        // One cell goes into every selected cell.
        writes = selectedCells();
        for (CellWrite& write : writes)
            write.text = block.front().front();
        m_sheet.write(writes, cellsLabel(tr("Paste"), writes.size()));
        return;
    }
    for (const QItemSelectionRange& range : selection) {
        top = std::min(top, range.top());
        left = std::min(left, range.left());
    }
    block = withoutHeader(std::move(block), left);
    int right = left;
    for (std::size_t row = 0; row < block.size(); ++row) {
        for (qsizetype i = 0; i < block[row].size(); ++i) {
            const int column = left + static_cast<int>(i);
            if (column >= m_sheet.columnCount())
                break;
            right = std::max(right, column);
            writes.push_back({top + static_cast<int>(row), column, block[row][i]});
        }
    }
    if (!m_sheet.write(writes, cellsLabel(tr("Paste"), writes.size())))
        return;
    const int bottom = std::min(top + static_cast<int>(block.size()), m_sheet.rowCount()) - 1;
    selectionModel()->setCurrentIndex(m_sheet.index(top, left), QItemSelectionModel::NoUpdate);
    selectionModel()->select(QItemSelection(m_sheet.index(top, left), m_sheet.index(bottom, right)),
                             QItemSelectionModel::ClearAndSelect);
}

void SheetView::fillDown()
{
    if (!m_sheet.isEditable())
        return;
    std::vector<CellWrite> writes;
    for (const QItemSelectionRange& range : selectionModel()->selection()) {
        // A single row is filled from the row above, several from the first of them.
        const int source = range.height() == 1 ? range.top() - 1 : range.top();
        if (source < 0)
            continue;
        const int last = std::min(range.bottom(), m_sheet.rowCount() - 1);
        for (int column = range.left(); column <= range.right(); ++column) {
            const QString text = m_sheet.index(source, column).data(SheetModel::FullTextRole).toString();
            for (int row = source + 1; row <= last; ++row)
                writes.push_back({row, column, text});
        }
    }
    m_sheet.write(writes, cellsLabel(tr("Fill down"), writes.size()));
}

void SheetView::insertRows()
{
    if (!m_sheet.isEditable() || (!m_sheet.table() && !m_sheet.makeOwner()))
        return;
    int count = 0;
    const std::vector<RowRange> rows = selectedRows();
    for (const RowRange& range : rows)
        count += range.count;
    const int current = currentIndex().isValid() ? currentIndex().row() : m_sheet.dataRowCount();
    const int first = rows.empty() ? std::min(current, m_sheet.dataRowCount()) : rows.front().first;
    const int column = std::max(currentIndex().column(), 0);
    if (m_sheet.insertEmptyRows({first, std::max(count, 1)}))
        selectOnly(m_sheet.index(first, column));
}

void SheetView::deleteRows()
{
    const std::vector<RowRange> rows = selectedRows();
    if (rows.empty() || !m_sheet.isEditable())
        return;
    const int column = std::max(currentIndex().column(), 0);
    if (m_sheet.deleteRows(rows) && m_sheet.rowCount() > 0)
        selectOnly(m_sheet.index(std::min(rows.front().first, m_sheet.rowCount() - 1), column));
}

void SheetView::selectOnly(const QModelIndex& index)
{
    // setCurrentIndex() would add to the selection while Ctrl is down, and the next key would act on more
    // rows.
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
}

} // namespace contraflow
