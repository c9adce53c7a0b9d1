// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/selection.h"
#include "app/desktop/tables/cell_block.h"
#include "app/desktop/tables/sheet_model.h"

#include <QHash>
#include <QPoint>
#include <QTableView>

#include <optional>
#include <set>
#include <vector>

namespace contraflow {

class CellDelegate;

/**
 * A sheet with the habits of a spreadsheet. What it changes it writes through its model, one undo step per
 * gesture. The selected rows are the window's selection: this view sets it and follows it.
 */
class SheetView : public QTableView
{
    Q_OBJECT

public:
    SheetView(SheetModel& model, Selection& selection, QWidget* parent = nullptr);

    [[nodiscard]] SheetModel& sheet() const { return m_sheet; }

    /** Makes a cell the current one, in sight and with the keyboard. */
    void goTo(int row, int column);
    /** Moves the current cell; stays inside the sheet. */
    void moveBy(int rows, int columns);
    /** Opens the editor of the first empty row, making the sheet's table when there is none. */
    void beginNewRow();

public slots:
    void copy();
    void cut();
    void paste();
    void clearCells();
    void fillDown();
    void insertRows();
    void deleteRows();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    void commitData(QWidget* editor) override;
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    using Action = void (SheetView::*)();

    [[nodiscard]] Action actionFor(const QKeyEvent& event) const;
    bool moveByKey(const QKeyEvent& event);

    /** Selected cells in reading order, without those of the blank row where asked for data. */
    [[nodiscard]] std::vector<CellWrite> selectedCells() const;
    /** Makes a cell the current and the only selected one, whatever keys are down. */
    void selectOnly(const QModelIndex& index);
    [[nodiscard]] std::vector<RowRange> selectedRows() const;
    [[nodiscard]] CellBlock withoutHeader(CellBlock block, int column) const;

    void updateRowHeight();
    void fitColumns();
    void widenFor(int firstRow, int lastRow);
    [[nodiscard]] int wantedWidth(int column, int firstRow, int lastRow) const;
    [[nodiscard]] QString columnKey(int column) const;
    void rememberPlace();
    void restorePlace();

    void schedule(bool& isPending, void (SheetView::*sync)());
    void pushSelection();
    void pullSelection();
    [[nodiscard]] std::set<int> rowsInSelectionModel() const;

    SheetModel& m_sheet;
    Selection& m_selection;
    CellDelegate* m_delegate = nullptr;
    QHash<QString, int> m_userWidths;   ///< by column, as the user set them
    int m_tabColumn = -1;               ///< where a run of Tab keys began; Enter returns there
    std::optional<QPoint> m_editedCell; ///< column and row of an editor whose text was written
    int m_placeRow = 0;
    int m_placeColumn = 0;
    bool m_isMovingByTab = false;
    bool m_isFitting = false;
    bool m_isPulling = false;
    bool m_isPushPending = false;
    bool m_isPullPending = false;
};

} // namespace contraflow
