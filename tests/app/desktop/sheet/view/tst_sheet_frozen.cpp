// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/column_controls.h"
#include "app/desktop/sheet/view/column_layout.h"
#include "app/desktop/sheet/view/frozen_column.h"
#include "tests/app/desktop/sheet/view/sheet_fixture.h"

#include <QHeaderView>
#include <QMenu>
#include <QScrollBar>
#include <QTabBar>

using namespace contraflow;

/** The header and the first column, which stay in sight. */
class SheetFrozenTest : public test::SheetFixture
{
    Q_OBJECT

private slots:
    void init()
    {
        setUp();
        m_tabs->resize(330, 260);
        QTRY_VERIFY(sideways()->maximum() > 0);
    }
    void cleanup() { tearDown(); }

    void itStandsOnlyWhileTheSheetIsScrolledSideways();
    void itScrollsWithTheRows();
    void aClickSelectsTheCellAndTakesTheKeyboard();
    void aDragSelectsCellsOfTheColumn();
    void aDoubleClickAndTypingEditTheCell();
    void keysBringCellsOutFromBelowIt();
    void itIsAsWideAsTheColumn();
    void itsHeaderHasTheColumnsMenu();
    void rowsAreDraggedBesideIt();
    void aHiddenFirstColumnStaysHidden();

private:
    [[nodiscard]] QScrollBar* sideways() const { return view().horizontalScrollBar(); }
    [[nodiscard]] FrozenColumn* frozen() const
    {
        return view().findChild<FrozenColumn*>(QStringLiteral("frozenColumn"));
    }
    void scrollToTheEnd()
    {
        sideways()->setValue(sideways()->maximum());
        QVERIFY(frozen()->isVisible());
    }
    [[nodiscard]] QPoint placeOf(int row) const
    {
        return frozen()->visualRect(view().model()->index(row, 0)).center();
    }
    [[nodiscard]] QPoint current() const
    {
        return {view().currentIndex().column(), view().currentIndex().row()};
    }
};

void SheetFrozenTest::itStandsOnlyWhileTheSheetIsScrolledSideways()
{
    QVERIFY(!frozen()->isVisible());
    scrollToTheEnd();
    // Over the place of the first cells, with their text.
    QCOMPARE(frozen()->mapToGlobal(QPoint(0, frozen()->horizontalHeader()->height())),
             view().viewport()->mapToGlobal(QPoint(0, 0)));
    QCOMPARE(frozen()->columnAt(5), 0);
    QVERIFY(frozen()->isColumnHidden(1));
    sideways()->setValue(0);
    QVERIFY(!frozen()->isVisible());
}

void SheetFrozenTest::itScrollsWithTheRows()
{
    scrollToTheEnd();
    QScrollBar* down = view().verticalScrollBar();
    m_tabs->resize(330, 190);
    QTRY_VERIFY(down->maximum() > 0);
    down->setValue(down->maximum());
    QCOMPARE(frozen()->rowAt(2), view().rowAt(2));
    QVERIFY(view().rowAt(2) > 0);
    frozen()->verticalScrollBar()->setValue(0);
    QCOMPARE(view().rowAt(2), 0);
}

void SheetFrozenTest::aClickSelectsTheCellAndTakesTheKeyboard()
{
    scrollToTheEnd();
    m_tabs->findChild<QTabWidget*>()->tabBar()->setFocus();
    QVERIFY(!view().hasFocus());
    const int before = sideways()->value();
    QTest::mouseClick(frozen()->viewport(), Qt::LeftButton, {}, placeOf(1));
    QCOMPARE(current(), QPoint(0, 1));
    QVERIFY(view().hasFocus());
    QCOMPARE(sideways()->value(), before);
    QTRY_COMPARE(m_selection->items().size(), 1U);
    QCOMPARE(m_selection->items().begin()->row, 1U);
    press(Qt::Key_Down);
    QCOMPARE(current(), QPoint(0, 2));
}

void SheetFrozenTest::aDragSelectsCellsOfTheColumn()
{
    scrollToTheEnd();
    drag(frozen()->viewport(), placeOf(0), placeOf(3));
    QCOMPARE(selected(), (CellRect{0, 0, 3, 0}));
    press(Qt::Key_Delete);
    QVERIFY(messages()[0].id.empty() && messages()[3].id.empty());
    QCOMPARE(undoSteps(), 1);
}

void SheetFrozenTest::aDoubleClickAndTypingEditTheCell()
{
    scrollToTheEnd();
    QTest::mouseDClick(frozen()->viewport(), Qt::LeftButton, {}, placeOf(2));
    QVERIFY(editor());
    QCOMPARE(sideways()->value(), 0);
    QCOMPARE(editor()->text(), QStringLiteral("e3"));
    type(QStringLiteral("x"));
    press(Qt::Key_Return);
    QCOMPARE(messages()[2].id, std::string("e3x"));
    scrollToTheEnd();
    QTest::mouseClick(frozen()->viewport(), Qt::LeftButton, {}, placeOf(0));
    type(QStringLiteral("first"));
    QVERIFY(editor());
    QCOMPARE(sideways()->value(), 0);
    press(Qt::Key_Return);
    QCOMPARE(messages()[0].id, std::string("first"));
    QCOMPARE(undoSteps(), 2);
}

void SheetFrozenTest::keysBringCellsOutFromBelowIt()
{
    click(0, 4);
    scrollToTheEnd();
    press(Qt::Key_Left);
    press(Qt::Key_Left);
    press(Qt::Key_Left);
    QCOMPARE(current(), QPoint(1, 0));
    const int covered = frozen()->isVisible() ? frozen()->width() : 0;
    QVERIFY(view().visualRect(view().currentIndex()).left() >= covered);
}

void SheetFrozenTest::itIsAsWideAsTheColumn()
{
    scrollToTheEnd();
    view().setColumnWidth(0, 131);
    QCOMPARE(frozen()->columnWidth(0), 131);
    QCOMPARE(frozen()->width(), 131);
    QCOMPARE(frozen()->rowHeight(0), view().rowHeight(0));
}

void SheetFrozenTest::itsHeaderHasTheColumnsMenu()
{
    scrollToTheEnd();
    auto* header = qobject_cast<SheetHeader*>(frozen()->horizontalHeader());
    QVERIFY(header);
    const auto openMenu = [this] {
        for (QMenu* menu : view().findChildren<QMenu*>(QStringLiteral("columnMenu")))
            if (menu->isVisible())
                return menu;
        return static_cast<QMenu*>(nullptr);
    };
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, header->menuButton(0).center());
    QTRY_VERIFY(openMenu());
    openMenu()->close();
    // A click beside the arrow selects the column.
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, QPoint(8, header->height() / 2));
    QTRY_COMPARE(selected().width(), 1);
    QCOMPARE(selected().left, 0);
    QVERIFY(selected().height() > 4);
}

void SheetFrozenTest::rowsAreDraggedBesideIt()
{
    scrollToTheEnd();
    QTest::mouseClick(numbers(), Qt::LeftButton, {}, numberOf(0));
    QTest::mousePress(numbers(), Qt::LeftButton, {}, numberOf(0));
    moveHeld(numbers(), numberOf(1));
    moveHeld(numbers(), numberOf(3));
    // The line goes over the column as well.
    const auto* line = view().findChild<QWidget*>(QStringLiteral("rowDropLine"));
    QVERIFY(line->isVisible());
    QVERIFY(line->geometry().right() > frozen()->geometry().right());
    QVERIFY(view().children().lastIndexOf(const_cast<QWidget*>(line)) >
            view().children().lastIndexOf(frozen()));
    QTest::mouseRelease(numbers(), Qt::LeftButton, {}, numberOf(3));
    QCOMPARE(column(kId), QStringLiteral("e2 e3 e1 e4 e5"));
}

void SheetFrozenTest::aHiddenFirstColumnStaysHidden()
{
    scrollToTheEnd();
    view().columnLayout().hide(0);
    sideways()->setValue(sideways()->maximum());
    QVERIFY(!frozen()->isVisible());
    view().columnLayout().showAll();
    scrollToTheEnd();
}

QTEST_MAIN(SheetFrozenTest)
#include "tst_sheet_frozen.moc"
