// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/sheet_commands.h"

#include "app/desktop/sheet/view/cell_commands.h"
#include "app/desktop/sheet/view/cell_selection.h"
#include "app/desktop/sheet/view/column_controls.h"
#include "app/desktop/sheet/view/column_layout.h"
#include "app/desktop/sheet/view/sheet_view.h"
#include "app/desktop/style/text.h"

#include <QKeyEvent>

#include <algorithm>
#include <array>
#include <map>

namespace contraflow {

namespace {

using View = SheetView;

// clang-format off
const std::array kCommands{
    SheetCommand{"cells.cut", 1, QT_TRANSLATE_NOOP("SheetCommands", "Cut cells"), "Ctrl+X; Shift+Del", "edit-cut",
                 QT_TRANSLATE_NOOP("SheetCommands", "Move the selected cells to the clipboard"), [](View& view) { view.cells().cut(); }},
    SheetCommand{"cells.copy", 1, QT_TRANSLATE_NOOP("SheetCommands", "Copy cells"), "Ctrl+C; Ctrl+Ins", "edit-copy",
                 QT_TRANSLATE_NOOP("SheetCommands", "Copy the selected cells, for sheets and spreadsheets"), [](View& view) { view.cells().copy(); }},
    SheetCommand{"cells.copyWithHeader", 1, QT_TRANSLATE_NOOP("SheetCommands", "Copy cells with header"), "Ctrl+Shift+C", "document-export",
                 QT_TRANSLATE_NOOP("SheetCommands", "Copy the selected cells below the names of their columns"), [](View& view) { view.cells().copyWithHeader(); }},
    SheetCommand{"cells.paste", 1, QT_TRANSLATE_NOOP("SheetCommands", "Paste cells"), "Ctrl+V; Shift+Ins", "edit-paste",
                 QT_TRANSLATE_NOOP("SheetCommands", "Put the clipboard's cells here; rows are added as needed"), [](View& view) { view.cells().paste(); }},
    SheetCommand{"cells.clear", 1, QT_TRANSLATE_NOOP("SheetCommands", "Clear cells"), "Del; Backspace", "edit-clear",
                 QT_TRANSLATE_NOOP("SheetCommands", "Empty the selected cells"), [](View& view) { view.cells().clear(); }},

    SheetCommand{"cells.fillDown", 2, QT_TRANSLATE_NOOP("SheetCommands", "Fill down"), "Ctrl+D", "go-down-skip",
                 QT_TRANSLATE_NOOP("SheetCommands", "Repeat the first row of the selection in the others"), [](View& view) { view.cells().fillDown(); }},
    SheetCommand{"cells.fillRight", 2, QT_TRANSLATE_NOOP("SheetCommands", "Fill right"), "Ctrl+R", "go-next-skip",
                 QT_TRANSLATE_NOOP("SheetCommands", "Repeat the first column of the selection in the others"), [](View& view) { view.cells().fillRight(); }},
    SheetCommand{"cells.fillSeries", 2, QT_TRANSLATE_NOOP("SheetCommands", "Fill series down"), "Ctrl+Shift+D", "format-list-ordered",
                 QT_TRANSLATE_NOOP("SheetCommands", "Continue the first cells of the selection: X1, X2, … or 1 MB, 2 MB, …"), [](View& view) { view.cells().fillSeriesDown(); }},

    SheetCommand{"rows.insertAbove", 3, QT_TRANSLATE_NOOP("SheetCommands", "Insert rows above"), "Ctrl++; Ctrl+=", "edit-table-insert-row-above",
                 QT_TRANSLATE_NOOP("SheetCommands", "Insert as many rows as are selected above them"), [](View& view) { view.rows().insertAbove(); }},
    SheetCommand{"rows.insertBelow", 3, QT_TRANSLATE_NOOP("SheetCommands", "Insert rows below"), "Ctrl+Shift+Return; Ctrl+Shift+Enter", "edit-table-insert-row-below",
                 QT_TRANSLATE_NOOP("SheetCommands", "Insert as many rows as are selected below them"), [](View& view) { view.rows().insertBelow(); }},
    SheetCommand{"rows.duplicate", 3, QT_TRANSLATE_NOOP("SheetCommands", "Duplicate rows"), "Ctrl+Shift+U", "edit-duplicate",
                 QT_TRANSLATE_NOOP("SheetCommands", "Copy the selected rows below themselves, with names of their own"), [](View& view) { view.rows().duplicate(); }},
    SheetCommand{"rows.moveUp", 3, QT_TRANSLATE_NOOP("SheetCommands", "Move rows up"), "Alt+Shift+Up", "go-up",
                 QT_TRANSLATE_NOOP("SheetCommands", "Move the selected rows above the row before them"), [](View& view) { view.rows().moveUp(); }, true},
    SheetCommand{"rows.moveDown", 3, QT_TRANSLATE_NOOP("SheetCommands", "Move rows down"), "Alt+Shift+Down", "go-down",
                 QT_TRANSLATE_NOOP("SheetCommands", "Move the selected rows below the row behind them"), [](View& view) { view.rows().moveDown(); }, true},
    SheetCommand{"rows.delete", 3, QT_TRANSLATE_NOOP("SheetCommands", "Delete rows"), "Ctrl+-", "edit-table-delete-row",
                 QT_TRANSLATE_NOOP("SheetCommands", "Delete the selected rows with what hangs on them"), [](View& view) { view.rows().remove(); }},

    SheetCommand{"cells.selectRow", 4, QT_TRANSLATE_NOOP("SheetCommands", "Select rows"), "Shift+Space", "object-rows",
                 QT_TRANSLATE_NOOP("SheetCommands", "Select the whole rows of the selection"), [](View& view) { view.selected().selectWholeRows(); }, true},
    SheetCommand{"cells.selectColumn", 4, QT_TRANSLATE_NOOP("SheetCommands", "Select columns"), "Ctrl+Space", "object-columns",
                 QT_TRANSLATE_NOOP("SheetCommands", "Select the whole columns of the selection"), [](View& view) { view.selected().selectWholeColumns(); }, true},
    SheetCommand{"cells.selectAll", 4, QT_TRANSLATE_NOOP("SheetCommands", "Select all cells"), "Ctrl+A; Ctrl+Shift+Space", "edit-select-all",
                 QT_TRANSLATE_NOOP("SheetCommands", "Select the whole sheet"), [](View& view) { view.selectAll(); }, true},

    SheetCommand{"sort.ascending", 5, QT_TRANSLATE_NOOP("SheetCommands", "Sort ascending"), "F8", "view-sort-ascending",
                 QT_TRANSLATE_NOOP("SheetCommands", "Show the rows in the order of the current column; the document keeps its order"), [](View& view) { view.columns().sort(view.selected().currentColumn(), Qt::AscendingOrder); }},
    SheetCommand{"sort.descending", 5, QT_TRANSLATE_NOOP("SheetCommands", "Sort descending"), "Shift+F8", "view-sort-descending",
                 QT_TRANSLATE_NOOP("SheetCommands", "Show the rows in the reverse order of the current column"), [](View& view) { view.columns().sort(view.selected().currentColumn(), Qt::DescendingOrder); }},
    SheetCommand{"sort.clear", 5, QT_TRANSLATE_NOOP("SheetCommands", "Order of the document"), "", "view-sort",
                 QT_TRANSLATE_NOOP("SheetCommands", "Show the rows as they are in the document"), [](View& view) { view.columns().clearSort(); }, true},
    SheetCommand{"sort.apply", 5, QT_TRANSLATE_NOOP("SheetCommands", "Apply this order to the document"), "", "dialog-ok-apply",
                 QT_TRANSLATE_NOOP("SheetCommands", "Rows change places in the project, as one undo step"), [](View& view) { view.columns().applyOrder(); }, true},
    SheetCommand{"filter.edit", 5, QT_TRANSLATE_NOOP("SheetCommands", "Filter by the current column…"), "Ctrl+Shift+L", "view-filter",
                 QT_TRANSLATE_NOOP("SheetCommands", "Show only rows whose cell passes a condition"), [](View& view) { view.columns().editFilter(view.selected().currentColumn()); }},
    SheetCommand{"filter.byCell", 5, QT_TRANSLATE_NOOP("SheetCommands", "Filter by the current cell"), "", "view-filter",
                 QT_TRANSLATE_NOOP("SheetCommands", "Show only rows with the same text in this column"), [](View& view) { view.columns().filterByCurrentCell(); }, true},
    SheetCommand{"filter.clear", 5, QT_TRANSLATE_NOOP("SheetCommands", "Show all rows"), "", "gnumeric-autofilter-delete",
                 QT_TRANSLATE_NOOP("SheetCommands", "Take all filters of the sheet away"), [](View& view) { view.columns().clearFilters(); }},
    SheetCommand{"filter.refresh", 5, QT_TRANSLATE_NOOP("SheetCommands", "Sort and filter again"), "", "view-refresh",
                 QT_TRANSLATE_NOOP("SheetCommands", "Rows that were edited stay where they are until then"), [](View& view) { view.columns().refresh(); }, true},
    SheetCommand{"columns.fit", 6, QT_TRANSLATE_NOOP("SheetCommands", "Fit columns"), "", "resizecol",
                 QT_TRANSLATE_NOOP("SheetCommands", "Make the columns of the selection as wide as their content"), [](View& view) { view.columnLayout().fit(view.selected().columns()); }, true},
    SheetCommand{"columns.hide", 6, QT_TRANSLATE_NOOP("SheetCommands", "Hide columns"), "", "view-hidden",
                 QT_TRANSLATE_NOOP("SheetCommands", "Hide the columns of the selection"), [](View& view) { view.columnLayout().hide(view.selected().columns()); }, true},
    SheetCommand{"columns.showAll", 6, QT_TRANSLATE_NOOP("SheetCommands", "Show all columns"), "", "view-visible",
                 QT_TRANSLATE_NOOP("SheetCommands", "Show the columns again that were hidden"), [](View& view) { view.columnLayout().showAll(); }, true},

    SheetCommand{"sheet.export", 7, QT_TRANSLATE_NOOP("SheetCommands", "Export this sheet…"), "", "document-export",
                 QT_TRANSLATE_NOOP("SheetCommands", "Write the rows and columns that are shown to a CSV, XLSX, Markdown or LaTeX file"), [](View& view) { emit view.exportRequested(); }},
};
// clang-format on

std::map<QKeySequence, const SheetCommand*> commandsByKey()
{
    std::map<QKeySequence, const SheetCommand*> commands;
    for (const SheetCommand& command : kCommands)
        for (const QKeySequence& keys : command.keys())
            commands.emplace(keys, &command);
    return commands;
}

} // namespace

QList<QKeySequence> SheetCommand::keys() const
{
    QList<QKeySequence> keys;
    for (const QString& portable :
         QString::fromLatin1(shortcuts).split(QStringLiteral("; "), Qt::SkipEmptyParts))
        keys.append(QKeySequence::fromString(portable, QKeySequence::PortableText));
    return keys;
}

std::span<const SheetCommand> sheetCommands()
{
    return kCommands;
}

const SheetCommand* commandFor(const QKeyEvent& event)
{
    static const std::map<QKeySequence, const SheetCommand*> commands = commandsByKey();
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const auto find = [&](Qt::KeyboardModifiers with) {
        const auto found = commands.find(QKeySequence(QKeyCombination(with, Qt::Key(event.key()))));
        return found == commands.end() ? nullptr : found->second;
    };
    if (const SheetCommand* command = find(modifiers))
        return command;
    // Plus is typed with Shift on many keyboards.
    return event.key() == Qt::Key_Plus ? find(modifiers & ~Qt::ShiftModifier) : nullptr;
}

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
