// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace contraflow {

class CellSelection;
class OrderedSheet;
class SheetView;

/** What a sheet does to the rows that are selected. Each is one undo step. */
class RowCommands
{
    Q_DECLARE_TR_FUNCTIONS(RowCommands)

public:
    /** The view must outlive this. */
    explicit RowCommands(SheetView& view);

    /** As many as are selected. */
    void insertAbove();
    void insertBelow();
    void duplicate();
    void moveUp();
    void moveDown();
    /** Moves them together above a row, or with the number of rows to the end. */
    void moveTo(int before);
    void remove();

private:
    void insertAt(int row, int count);
    void move(int by);

    SheetView& m_view;
    OrderedSheet& m_sheet;
    CellSelection& m_selected;
};

} // namespace contraflow
