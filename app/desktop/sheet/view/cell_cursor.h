// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QModelIndex>

class QKeyEvent;

namespace contraflow {

class CellSelection;
class OrderedSheet;
class SheetView;

/** The current cell of a sheet and how keys move it, as in spreadsheets. */
class CellCursor
{
public:
    /** The view must outlive this. */
    explicit CellCursor(SheetView& view);

    /** Moves; stays inside the sheet. */
    void moveBy(int rows, int columns);
    /** Moves on as Enter and Tab do: around a selection of several cells, and back to where Tabs began. */
    void moveOn(int rows, int columns);
    /** Moves as a key says. False: it does not move. */
    bool handleKey(const QKeyEvent& event) { return moveOnByKey(event) || jumpByKey(event); }
    /** Enter does not go back to where a run of Tab keys began. */
    void forgetTabs();

private:
    bool moveOnByKey(const QKeyEvent& event);
    /** Ctrl with an arrow, Home or End: to the end of the block of cells, with Shift selecting on the way. */
    bool jumpByKey(const QKeyEvent& event);
    [[nodiscard]] int lastShownColumn() const;
    [[nodiscard]] QModelIndex targetOfJump(const QModelIndex& from, int key) const;
    [[nodiscard]] QModelIndex endOfBlock(const QModelIndex& from, int rows, int columns) const;
    /** To the next cell of a selection of several, around its edges. False: there is none. */
    bool moveInSelection(int rows, int columns);

    SheetView& m_view;
    const OrderedSheet& m_sheet;
    CellSelection& m_selected;
    int m_tabColumn = -1; ///< where a run of Tab keys began; Enter returns there
    bool m_isMovingOn = false;
};

} // namespace contraflow
