// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/selection.h"
#include "app/desktop/sheet/model/cell_pattern.h"
#include "app/desktop/sheet/model/ordered_sheet.h"
#include "app/desktop/sheet/model/sheet_table.h"

#include <QJsonObject>
#include <QPoint>
#include <QTableView>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace contraflow {

class CellCommands;
class CellCursor;
class CellDelegate;
class CellSelection;
class CellStatistics;
class ColumnControls;
class ColumnLayout;
class FrozenColumn;
class RowCommands;
class SelectionLink;

/**
 * A sheet with the habits of a spreadsheet: shows the cells, opens their editors and has what else belongs to
 * it. What a person changes goes through its model, one undo step per gesture. The selected rows are the
 * window's selection.
 */
class SheetView : public QTableView
{
    Q_OBJECT

public:
    SheetView(OrderedSheet& model, Selection& selection, QWidget* parent = nullptr);
    ~SheetView() override;

    [[nodiscard]] OrderedSheet& sheet() const { return m_sheet; }
    [[nodiscard]] CellSelection& selected() const { return *m_selected; }
    [[nodiscard]] CellCursor& cursor() const { return *m_cursor; }
    [[nodiscard]] CellCommands& cells() const { return *m_cells; }
    [[nodiscard]] RowCommands& rows() const { return *m_rows; }
    [[nodiscard]] ColumnControls& columns() const { return *m_columns; }
    [[nodiscard]] ColumnLayout& columnLayout() const { return *m_layout; }

    using QTableView::edit; // opens the editor of a cell

    /** Back to the first cell: the sheet shows another project. */
    void startAnew();
    /** Makes a cell the current one, in sight and with the keyboard. */
    void goTo(int row, int column);
    /** Opens the editor of the first empty row, making the sheet's table when there is none. */
    void beginNewRow();
    /** Writes what is being typed into its cell, if anything is. */
    void finishTyping();
    /** Opens the editor of the current cell with the names that fit there. */
    void openChoices();
    /** Makes the sheet's table when there is none; false: rows cannot be added. */
    [[nodiscard]] bool canAddRows();

    /** The columns that are shown, from left to right. */
    [[nodiscard]] std::vector<ShownColumn> shownColumns() const;
    void showColumnMenu(int column, const QPoint& globalPosition);
    /** What was set for columns: widths, units, which are hidden. Survives the program's end as text. */
    [[nodiscard]] QJsonObject columnSettings() const;
    /** Takes what columnSettings() gave in place of what is set; an empty object is as at a first start. */
    void setColumnSettings(const QJsonObject& settings);

    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    /** Marks the cells that match. */
    void setHighlight(const CellPattern& pattern);
    /** Does what a person asked for, in the background when that is much. */
    void apply(SheetGesture gesture);
    /** Makes a change, and goes on when it is made. */
    void apply(SheetChange change, const QString& activity, std::function<void()> then = {});
    /** What the selected cells add up to, or empty. */
    [[nodiscard]] const QString& statistics() const;

    /** Asked before a table with this first row is pasted here; true: it is another sheet's, and that is
     * told. */
    std::function<bool(const QStringList& header)> belongsElsewhere;

signals:
    void statisticsChanged(const QString& text);
    /** The text that stands in an open editor. */
    void typed(const QString& text);
    void editorClosed();
    /** Why the text that is being typed could not be read; empty: it can, or nothing is typed. */
    void objectionChanged(const QString& reason);
    /** Cells are being copied ("Copying 100000 rows…"); empty: no longer. */
    void activityChanged(const QString& text);
    /** Something that a person should know about what was done. */
    void noticed(const QString& text);
    /** What is shown is to be written to a file. */
    void exportRequested();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    void commitData(QWidget* editor) override;
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void setUpTable();
    void setUpEditing();
    void showRowMenu(const QPoint& position);
    void rememberPlace();
    void restorePlace();

    OrderedSheet& m_sheet;
    std::unique_ptr<CellSelection> m_selected;
    std::unique_ptr<CellCursor> m_cursor;
    std::unique_ptr<CellCommands> m_cells;
    std::unique_ptr<RowCommands> m_rows;
    CellDelegate* m_delegate = nullptr;
    CellStatistics* m_statistics = nullptr;
    SelectionLink* m_link = nullptr;
    ColumnLayout* m_layout = nullptr;
    ColumnControls* m_columns = nullptr;
    std::function<void(QPainter&)> m_paintFillHandle;
    FrozenColumn* m_frozen = nullptr;
    std::optional<QPoint> m_editedCell; ///< column and row of an editor whose text was written
    int m_placeRow = 0;
    int m_placeColumn = 0;
};

} // namespace contraflow
