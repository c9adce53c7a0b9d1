// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/row_commands.h"

#include "app/desktop/sheet/view/cell_selection.h"
#include "app/desktop/sheet/view/sheet_view.h"
#include "app/desktop/style/text.h"

#include <algorithm>

namespace contraflow {

RowCommands::RowCommands(SheetView& view) : m_view(view), m_sheet(view.sheet()), m_selected(view.selected())
{}

void RowCommands::insertAt(int row, int count)
{
    if (!m_view.canAddRows())
        return;
    const int column = m_selected.currentColumn();
    m_view.apply(InsertRows{{row, count}}, tr("Inserting %1 rows…").arg(countText(count)),
                 [this, row, column] { m_selected.selectOnly(m_sheet.index(row, column)); });
}

void RowCommands::insertAbove()
{
    const std::vector<RowRange> rows = m_selected.rows();
    const int current =
        m_view.currentIndex().isValid() ? m_view.currentIndex().row() : m_sheet.dataRowCount();
    insertAt(rows.empty() ? std::min(current, m_sheet.dataRowCount()) : rows.front().first,
             std::max(m_selected.rowCount(), 1));
}

void RowCommands::insertBelow()
{
    const std::vector<RowRange> rows = m_selected.rows();
    insertAt(rows.empty() ? m_sheet.dataRowCount() : rows.back().first + rows.back().count,
             std::max(m_selected.rowCount(), 1));
}

void RowCommands::duplicate()
{
    const std::vector<RowRange> rows = m_selected.rows();
    if (rows.empty())
        return;
    // The copies of the first block are selected, so that they can be edited at once.
    const RowRange copies{rows.front().first + rows.front().count, rows.front().count};
    m_view.apply(
        DuplicateRows{rows}, tr("Duplicating %1 rows…").arg(countText(m_selected.rowCount())),
        [this, copies] {
            m_selected.select({copies.first, 0, copies.first + copies.count - 1, m_sheet.columnCount() - 1});
        });
}

void RowCommands::move(int by)
{
    const std::vector<RowRange> rows = m_selected.rows();
    if (rows.empty() ||
        (by < 0 ? rows.front().first == 0 : rows.back().first + rows.back().count >= m_sheet.dataRowCount()))
        return;
    QItemSelection selection;
    for (const QItemSelectionRange& range : m_view.selectionModel()->selection())
        if (range.bottom() + by < m_sheet.rowCount())
            selection.select(m_sheet.index(range.top() + by, range.left()),
                             m_sheet.index(range.bottom() + by, range.right()));
    const QModelIndex current =
        m_sheet.index(m_view.currentIndex().row() + by, m_view.currentIndex().column());
    m_view.apply(MoveRows{rows, by}, tr("Moving %1 rows…").arg(countText(m_selected.rowCount())),
                 [this, selection, current] {
                     m_view.selectionModel()->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
                     m_view.selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
                     m_view.scrollTo(current);
                 });
}

void RowCommands::moveTo(int before)
{
    const std::vector<RowRange> rows = m_selected.rows();
    const int count = m_selected.rowCount();
    int first = before; // where the block begins then
    for (const RowRange& range : rows)
        first -= std::clamp(before - range.first, 0, range.count);
    m_view.apply(MoveRowsTo{rows, before}, tr("Moving %1 rows…").arg(countText(count)), [this, first, count] {
        m_selected.select({first, 0, first + count - 1, m_sheet.columnCount() - 1});
        m_view.scrollTo(m_sheet.index(first, m_selected.currentColumn()));
    });
}

void RowCommands::moveUp()
{
    move(-1);
}

void RowCommands::moveDown()
{
    move(1);
}

void RowCommands::remove()
{
    const std::vector<RowRange> rows = m_selected.rows();
    if (rows.empty())
        return;
    const int column = m_selected.currentColumn();
    m_view.apply(DeleteRows{rows}, tr("Deleting %1 rows…").arg(countText(m_selected.rowCount())),
                 [this, first = rows.front().first, column] {
                     if (m_sheet.rowCount() > 0)
                         m_selected.selectOnly(
                             m_sheet.index(std::min(first, m_sheet.rowCount() - 1), column));
                 });
}

} // namespace contraflow
