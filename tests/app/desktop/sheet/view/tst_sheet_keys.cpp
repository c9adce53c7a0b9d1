// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/sheet/view/sheet_fixture.h"

#include "app/desktop/sheet/view/sheet_commands.h"

using namespace contraflow;

/** Keys that mean in a sheet what they mean in a spreadsheet. */
class SheetKeysTest : public test::SheetFixture
{
    Q_OBJECT

private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void enterAndTabStayInASelection();
    void typingInASelectionGoesOnInside();
    void ctrlArrowsJumpOverBlocks();
    void shiftSelectsOnTheWay();
    void f2ChangesWhatArrowsDo();
    void rowsAreDuplicatedAndMovedByKey();
    void rowsAreInsertedBelow();
    void everyCommandHasItsOwnKeys();
    void everyActionHasANameAndAToolTip();

private:
    [[nodiscard]] QPoint current() const
    {
        return {view().currentIndex().column(), view().currentIndex().row()};
    }
};

void SheetKeysTest::enterAndTabStayInASelection()
{
    select({1, kId, 2, kSource});
    QCOMPARE(current(), QPoint(kSource, 2));
    press(Qt::Key_Return);
    QCOMPARE(current(), QPoint(kId, 1));
    press(Qt::Key_Return);
    press(Qt::Key_Return);
    QCOMPARE(current(), QPoint(kSource, 1));
    press(Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(current(), QPoint(kId, 2));
    press(Qt::Key_Tab);
    press(Qt::Key_Tab);
    QCOMPARE(current(), QPoint(kId, 1));
    QCOMPARE(selected(), (CellRect{1, kId, 2, kSource}));
}

void SheetKeysTest::typingInASelectionGoesOnInside()
{
    select({1, kSize, 2, kSize});
    type(QStringLiteral("8 MB"));
    press(Qt::Key_Return);
    QCOMPARE(messages()[2].size.value().value, 8e6);
    QCOMPARE(current(), QPoint(kSize, 1));
    type(QStringLiteral("9 MB"));
    press(Qt::Key_Return);
    QCOMPARE(messages()[1].size.value().value, 9e6);
    QCOMPARE(current(), QPoint(kSize, 2));
    QCOMPARE(selected(), (CellRect{1, kSize, 2, kSize}));
}

void SheetKeysTest::ctrlArrowsJumpOverBlocks()
{
    click(2, kSize);
    press(Qt::Key_Delete);
    click(0, kSize);
    press(Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(current(), QPoint(kSize, 1));
    press(Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(current(), QPoint(kSize, 3));
    press(Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(current(), QPoint(kSize, 4));
    press(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(current(), QPoint(kId, 4));
    press(Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(current(), QPoint(kId, 0));
    press(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(current(), QPoint(4, 4));
    press(Qt::Key_Home, Qt::ControlModifier);
    QCOMPARE(current(), QPoint(0, 0));
    QCOMPARE(selected(), (CellRect{0, 0, 0, 0}));
}

void SheetKeysTest::shiftSelectsOnTheWay()
{
    click(1, kSource);
    press(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(selected(), (CellRect{1, kSource, 4, kSource}));
    press(Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(selected(), (CellRect{1, kId, 4, kSource}));
    press(Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(selected(), (CellRect{0, kId, 1, kSource}));
    click(0, kId);
    press(Qt::Key_Down, Qt::ShiftModifier);
    press(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(selected(), (CellRect{0, kId, 1, kSource}));
}

void SheetKeysTest::f2ChangesWhatArrowsDo()
{
    click(0, kSource);
    type(QStringLiteral("X9"));
    press(Qt::Key_F2);
    press(Qt::Key_Left);
    QVERIFY(editor());
    press(Qt::Key_F2);
    press(Qt::Key_Right);
    QTRY_VERIFY(!editor());
    QCOMPARE(messages()[0].source, std::string("X9"));
    QCOMPARE(current(), QPoint(kSource + 1, 0));
}

void SheetKeysTest::rowsAreDuplicatedAndMovedByKey()
{
    const Project before = m_document->project();
    click(0, kSource);
    click(1, kSource, Qt::ShiftModifier);
    press(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(column(kId), QStringLiteral("e1 e2 e6 e7 e3 e4 e5"));
    QCOMPARE(selected(), (CellRect{2, 0, 3, 6}));
    press(Qt::Key_Up, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(column(kId), QStringLiteral("e1 e6 e7 e2 e3 e4 e5"));
    QCOMPARE(selected(), (CellRect{1, 0, 2, 6}));
    press(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
    press(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(column(kId), QStringLiteral("e1 e2 e3 e6 e7 e4 e5"));
    QCOMPARE(undoSteps(), 4);
    m_document->undoStack()->setIndex(0);
    QVERIFY(m_document->project() == before);
}

void SheetKeysTest::rowsAreInsertedBelow()
{
    click(1, kId);
    press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(messages().size(), 6U);
    QVERIFY(messages()[2].id.empty());
    QCOMPARE(current(), QPoint(kId, 2));
}

void SheetKeysTest::everyCommandHasItsOwnKeys()
{
    QSet<QString> keys;
    for (const SheetCommand& command : sheetCommands()) {
        for (const QKeySequence& sequence : command.keys()) {
            QVERIFY2(!sequence.isEmpty(), command.id);
            QVERIFY2(!keys.contains(sequence.toString()), command.id);
            keys.insert(sequence.toString());
        }
    }
}

void SheetKeysTest::everyActionHasANameAndAToolTip()
{
    std::size_t actions = 0;
    for (const QAction* action : m_tabs->editActions()) {
        if (action->isSeparator())
            continue;
        ++actions;
        QVERIFY(!action->text().isEmpty());
        QVERIFY(!action->toolTip().isEmpty());
        QVERIFY(!action->objectName().isEmpty());
    }
    QCOMPARE(actions, sheetCommands().size());
}

QTEST_MAIN(SheetKeysTest)
#include "tst_sheet_keys.moc"
