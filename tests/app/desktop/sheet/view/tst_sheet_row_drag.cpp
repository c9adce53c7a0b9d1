// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/column_controls.h"
#include "tests/app/desktop/sheet/view/sheet_fixture.h"

#include <QSignalSpy>

using namespace contraflow;

/** Rows moved by dragging their numbers. */
class SheetRowDragTest : public test::SheetFixture
{
    Q_OBJECT

private slots:
    void init()
    {
        setUp();
        m_before = m_document->project();
    }
    void cleanup() { tearDown(); }
    void aSelectedRowIsDraggedToItsPlace();
    void severalRowsArriveTogether();
    void theLineShowsWhereRowsGo();
    void beyondTheLastRowIsTheEnd();
    void escapeGivesTheDragUp();
    void aDragOnAnotherRowSelectsRows();
    void aClickOnASelectedRowSelectsItAlone();
    void inAnotherOrderRowsStayAndItIsSaid();
    void resultsStay();

private:
    void clickNumber(int row, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::mouseClick(numbers(), Qt::LeftButton, modifiers, numberOf(row));
    }
    void hold(int row, const QPoint& to)
    {
        QTest::mousePress(numbers(), Qt::LeftButton, {}, numberOf(row));
        moveHeld(numbers(), (numberOf(row) + to) / 2);
        moveHeld(numbers(), to);
    }
    void drop(const QPoint& to) { QTest::mouseRelease(numbers(), Qt::LeftButton, {}, to); }
    void drag(int row, const QPoint& to) { SheetHands::drag(numbers(), numberOf(row), to); }
    [[nodiscard]] QWidget* line() const { return view().findChild<QWidget*>(QStringLiteral("rowDropLine")); }

    Project m_before;
};

void SheetRowDragTest::aSelectedRowIsDraggedToItsPlace()
{
    clickNumber(0);
    drag(0, numberOf(2, 0.75));
    QCOMPARE(column(kId), QStringLiteral("e2 e3 e1 e4 e5"));
    QCOMPARE(undoSteps(), 1);
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Move message e1"));
    QCOMPARE(selected(), (CellRect{2, 0, 2, 6}));
    drag(2, numberOf(0));
    QCOMPARE(column(kId), QStringLiteral("e1 e2 e3 e4 e5"));
    undo();
    undo();
    QVERIFY(m_document->project() == m_before);
}

void SheetRowDragTest::severalRowsArriveTogether()
{
    clickNumber(0);
    clickNumber(1, Qt::ControlModifier);
    clickNumber(4, Qt::ControlModifier);
    drag(4, numberOf(3));
    QCOMPARE(column(kId), QStringLiteral("e3 e1 e2 e5 e4"));
    QCOMPARE(selected(), (CellRect{1, 0, 3, 6}));
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Move 3 messages"));
    // Dropped inside itself a block stays, and that is no step.
    drag(2, numberOf(2, 0.75));
    QCOMPARE(column(kId), QStringLiteral("e3 e1 e2 e5 e4"));
    QCOMPARE(undoSteps(), 1);
    undo();
    QVERIFY(m_document->project() == m_before);
}

void SheetRowDragTest::theLineShowsWhereRowsGo()
{
    clickNumber(4);
    QVERIFY(!line()->isVisible());
    hold(4, numberOf(1, 0.75));
    QVERIFY(line()->isVisible());
    const int y = line()->mapTo(m_tabs.get(), line()->rect().center()).y();
    const int gap =
        view().viewport()->mapTo(m_tabs.get(), view().visualRect(view().model()->index(2, 0)).topLeft()).y();
    QVERIFY2(std::abs(y - gap) <= 2, qPrintable(QStringLiteral("%1 %2").arg(y).arg(gap)));
    drop(numberOf(1, 0.75));
    QVERIFY(!line()->isVisible());
    QCOMPARE(column(kId), QStringLiteral("e1 e2 e5 e3 e4"));
}

void SheetRowDragTest::beyondTheLastRowIsTheEnd()
{
    clickNumber(1);
    drag(1, QPoint(5, numbers()->height() - 2));
    QCOMPARE(column(kId), QStringLiteral("e1 e3 e4 e5 e2"));
    // The blank row at the end cannot be dragged.
    clickNumber(5);
    drag(5, numberOf(0));
    QCOMPARE(undoSteps(), 1);
}

void SheetRowDragTest::escapeGivesTheDragUp()
{
    clickNumber(0);
    hold(0, numberOf(3));
    press(Qt::Key_Escape);
    QVERIFY(!line()->isVisible());
    moveHeld(numbers(), numberOf(4));
    drop(numberOf(4));
    QCOMPARE(column(kId), QStringLiteral("e1 e2 e3 e4 e5"));
    QCOMPARE(undoSteps(), 0);
}

void SheetRowDragTest::aDragOnAnotherRowSelectsRows()
{
    clickNumber(0);
    drag(1, numberOf(3));
    QCOMPARE(column(kId), QStringLiteral("e1 e2 e3 e4 e5"));
    QCOMPARE(selected(), (CellRect{1, 0, 3, 6}));
}

void SheetRowDragTest::aClickOnASelectedRowSelectsItAlone()
{
    clickNumber(0);
    clickNumber(2, Qt::ShiftModifier);
    QCOMPARE(selected(), (CellRect{0, 0, 2, 6}));
    clickNumber(1);
    QCOMPARE(selected(), (CellRect{1, 0, 1, 6}));
    QCOMPARE(undoSteps(), 0);
}

void SheetRowDragTest::inAnotherOrderRowsStayAndItIsSaid()
{
    view().columns().sort(kId, Qt::DescendingOrder);
    QTRY_COMPARE(column(kId), QStringLiteral("e5 e4 e3 e2 e1"));
    QSignalSpy said(&view(), &SheetView::noticed);
    clickNumber(0);
    drag(0, numberOf(3));
    QCOMPARE(said.size(), 1);
    QVERIFY(said.front().front().toString().contains(QStringLiteral("clear the sort")));
    QCOMPARE(undoSteps(), 0);
}

void SheetRowDragTest::resultsStay()
{
    (void)viewOf("results");
    clickNumber(0);
    drag(0, numberOf(3));
    QCOMPARE(undoSteps(), 0);
    QVERIFY(m_document->project() == m_before);
}

QTEST_MAIN(SheetRowDragTest)
#include "tst_sheet_row_drag.moc"
