// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QKeySequence>
#include <QList>

#include <span>

class QKeyEvent;

namespace contraflow {

class CellSelection;
class OrderedSheet;
class SheetView;

/** One line of the table of what can be done to a sheet's cells, with the keys of spreadsheets. */
struct SheetCommand
{
    const char* id;
    int group;
    const char* text;      ///< source text
    const char* shortcuts; ///< portable text, parted by "; "; the first is shown in menus
    const char* icon;
    const char* toolTip; ///< source text
    void (*run)(SheetView& view);
    bool isRare = false; ///< the palette and the menus of headers have it, no menu of the window

    [[nodiscard]] QList<QKeySequence> keys() const;
};

/** Every command in the order of the menus; groups are parted by separators. */
[[nodiscard]] std::span<const SheetCommand> sheetCommands();

/** The command that a key means in a sheet, or null. */
[[nodiscard]] const SheetCommand* commandFor(const QKeyEvent& event);

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
    void moveUp() { move(-1); }
    void moveDown() { move(1); }
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
