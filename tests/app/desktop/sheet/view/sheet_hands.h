// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/sheet/view/cell_selection.h"
#include "app/desktop/sheet/view/sheet_page.h"
#include "app/desktop/sheet/view/sheet_tabs.h"

#include <QApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QMouseEvent>
#include <QTabWidget>
#include <QTest>

namespace contraflow::test {

/** What a test needs to type, click and look in the sheet in front. */
class SheetHands
{
public:
    virtual ~SheetHands() = default;

    [[nodiscard]] virtual SheetTabs& tabs() const = 0;

    [[nodiscard]] SheetView& view() const
    {
        return qobject_cast<SheetPage*>(tabs().findChild<QTabWidget*>()->currentWidget())->view();
    }
    [[nodiscard]] SheetView& viewOf(const char* key)
    {
        tabs().showSheet(key);
        return view();
    }
    /** A widget beside the cells, such as those of the find bar. */
    template<typename Widget>
    [[nodiscard]] Widget* part(const char* name) const
    {
        return tabs().findChild<QTabWidget*>()->currentWidget()->findChild<Widget*>(QLatin1String(name));
    }
    [[nodiscard]] QLineEdit* editor() const { return view().viewport()->findChild<QLineEdit*>(); }
    [[nodiscard]] QString cell(int row, int column, int role = Qt::DisplayRole) const
    {
        return view().model()->index(row, column).data(role).toString();
    }
    void click(int row, int column, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        const QModelIndex index = view().model()->index(row, column);
        view().scrollTo(index);
        QTest::mouseClick(view().viewport(), Qt::LeftButton, modifiers, view().visualRect(index).center());
    }
    /** Types into whatever has the keyboard, as a person does. */
    static void type(const QString& text)
    {
        // The first character opens the editor, which takes the others.
        for (const QChar character : text)
            QTest::keyClicks(QApplication::focusWidget(), character);
    }
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    void select(const CellRect& cells)
    {
        click(cells.top, cells.left);
        click(cells.bottom, cells.right, Qt::ShiftModifier);
    }
    [[nodiscard]] CellRect selected() const { return view().selected().rect().value_or(CellRect{}); }
    /** The texts of a column of the sheet in front, parted by blanks. */
    [[nodiscard]] QString column(int column) const
    {
        QStringList texts;
        for (int row = 0; row < view().sheet().dataRowCount(); ++row)
            texts.append(cell(row, column, SheetModel::FullTextRole));
        return texts.join(QLatin1Char(' '));
    }
    /** Moves the mouse with the left button down; QTest::mouseMove() tells no buttons. */
    static void moveHeld(QWidget* widget, const QPoint& to)
    {
        QMouseEvent event(QEvent::MouseMove, to, widget->mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                          Qt::NoModifier);
        QApplication::sendEvent(widget, &event);
    }
    static void drag(QWidget* widget, const QPoint& from, const QPoint& to)
    {
        QTest::mousePress(widget, Qt::LeftButton, {}, from);
        moveHeld(widget, (from + to) / 2);
        moveHeld(widget, to);
        QTest::mouseRelease(widget, Qt::LeftButton, {}, to);
    }
    /** In the upper or, from 0.5 on, the lower part of a row's number. */
    [[nodiscard]] QPoint numberOf(int row, double part = 0.25) const
    {
        const QHeaderView* header = view().verticalHeader();
        return {header->width() / 2,
                header->sectionViewportPosition(row) + static_cast<int>(header->sectionSize(row) * part)};
    }
    [[nodiscard]] QWidget* numbers() const { return view().verticalHeader()->viewport(); }
};

} // namespace contraflow::test
