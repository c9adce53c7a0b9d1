// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/sheet/view/sheet_fixture.h"

using namespace contraflow;

/** Filling by key and by the handle at the corner of the selection. */
class SheetFillTest : public test::SheetFixture
{
    Q_OBJECT

private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void theHandleContinuesNames();
    void twoCellsSetTheStep();
    void ctrlRepeatsInstead();
    void draggingUpCountsBack();
    void draggingSidewaysFillsRows();
    void draggingBelowTheSheetAddsRows();
    void escapeGivesTheDragUp();
    void aDoubleClickFillsAsFarAsTheNeighbour();
    void fillRightRepeatsTheFirstColumn();
    void fillSeriesDownCountsOn();
    void altEnterFillsTheSelection();
    void resultsHaveNoHandle();

private:
    /** Where the handle of the selection is: at the inner corner of its last cell. */
    [[nodiscard]] QPoint handle() const
    {
        const CellRect cells = selected();
        return view().visualRect(view().model()->index(cells.bottom, cells.right)).bottomRight() -
               QPoint(1, 1);
    }
    [[nodiscard]] QPoint centre(int row, int column) const
    {
        return view().visualRect(view().model()->index(row, column)).center();
    }
    void beginDrag(const QPoint& to)
    {
        const QPoint from = handle();
        QTest::mousePress(view().viewport(), Qt::LeftButton, {}, from);
        QTest::mouseMove(view().viewport(), (from + to) / 2);
        QTest::mouseMove(view().viewport(), to);
    }
    void drag(const QPoint& to, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        beginDrag(to);
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, modifiers, to);
    }
    void write(int row, int column, const QString& text)
    {
        click(row, column);
        type(text);
        press(Qt::Key_Return);
    }
};

void SheetFillTest::theHandleContinuesNames()
{
    const Project before = m_document->project();
    write(0, kSource, QStringLiteral("X1"));
    click(0, kSource);
    drag(centre(3, kSource));
    QCOMPARE(column(kSource).left(11), QStringLiteral("X1 X2 X3 X4"));
    QCOMPARE(selected(), (CellRect{0, kSource, 3, kSource}));
    QVERIFY(m_document->undoStack()->undoText().startsWith(QStringLiteral("Fill ")));
    const int steps = undoSteps();
    undo();
    QCOMPARE(undoSteps(), steps - 1);
    undo();
    QVERIFY(m_document->project() == before);
}

void SheetFillTest::twoCellsSetTheStep()
{
    write(0, kSize, QStringLiteral("1 MB"));
    write(1, kSize, QStringLiteral("3 MB"));
    select({0, kSize, 1, kSize});
    drag(centre(4, kSize));
    QCOMPARE(column(kSize), QStringLiteral("1 MB 3 MB 5 MB 7 MB 9 MB"));
}

void SheetFillTest::ctrlRepeatsInstead()
{
    write(0, kSize, QStringLiteral("1 MB"));
    click(0, kSize);
    drag(centre(2, kSize), Qt::ControlModifier);
    QCOMPARE(column(kSize).left(14), QStringLiteral("1 MB 1 MB 1 MB"));
}

void SheetFillTest::draggingUpCountsBack()
{
    write(3, kSource, QStringLiteral("X9"));
    click(3, kSource);
    drag(centre(1, kSource));
    QCOMPARE(cell(1, kSource), QStringLiteral("X7"));
    QCOMPARE(cell(2, kSource), QStringLiteral("X8"));
}

void SheetFillTest::draggingSidewaysFillsRows()
{
    write(0, kSource, QStringLiteral("X1"));
    write(1, kSource, QStringLiteral("Y5"));
    select({0, kSource, 1, kSource});
    drag(centre(0, kSource + 1));
    QCOMPARE(cell(0, kSource + 1), QStringLiteral("X2"));
    QCOMPARE(cell(1, kSource + 1), QStringLiteral("Y6"));
}

void SheetFillTest::draggingBelowTheSheetAddsRows()
{
    const int height = view().rowHeight(0);
    select({4, 0, 4, 3});
    drag(centre(5, 0) + QPoint(0, 2 * height));
    QCOMPARE(messages().size(), 8U);
    QCOMPARE(column(kId), QStringLiteral("e1 e2 e3 e4 e5 e6 e7 e8"));
    undo();
    QCOMPARE(messages().size(), 5U);
}

void SheetFillTest::escapeGivesTheDragUp()
{
    click(0, kSize);
    beginDrag(centre(3, kSize));
    press(Qt::Key_Escape);
    QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, centre(3, kSize));
    QCOMPARE(undoSteps(), 0);
}

void SheetFillTest::aDoubleClickFillsAsFarAsTheNeighbour()
{
    write(0, 4, QStringLiteral("1 s"));
    click(0, 4);
    QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, handle());
    QTest::mouseDClick(view().viewport(), Qt::LeftButton, {}, handle());
    QCOMPARE(column(4), QStringLiteral("1 s 2 s 3 s 4 s 5 s"));
}

void SheetFillTest::fillRightRepeatsTheFirstColumn()
{
    select({0, kSource, 1, kSource + 1});
    press(Qt::Key_R, Qt::ControlModifier);
    QCOMPARE(messages()[0].destination, messages()[0].source);
    QCOMPARE(messages()[1].destination, messages()[1].source);
    QCOMPARE(undoSteps(), 1);
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Fill right 2 cells"));
}

void SheetFillTest::fillSeriesDownCountsOn()
{
    write(0, kSize, QStringLiteral("8 MB"));
    select({0, kSize, 4, kSize});
    press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(column(kSize), QStringLiteral("8 MB 9 MB 10 MB 11 MB 12 MB"));
}

void SheetFillTest::altEnterFillsTheSelection()
{
    select({1, kSize, 3, kSize});
    type(QStringLiteral("6 MB"));
    press(Qt::Key_Return, Qt::AltModifier);
    for (std::size_t row = 1; row <= 3; ++row)
        QCOMPARE(messages()[row].size.value().value, 6e6);
    QCOMPARE(undoSteps(), 1);
}

void SheetFillTest::resultsHaveNoHandle()
{
    (void)viewOf("results");
    click(0, kSize);
    drag(centre(3, kSize));
    press(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(undoSteps(), 0);
}

QTEST_MAIN(SheetFillTest)
#include "tst_sheet_fill.moc"
