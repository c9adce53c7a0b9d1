// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/every_table.h"
#include "tests/app/desktop/sheet/view/sheet_fixture.h"

#include <QTabBar>

using namespace contraflow;

class SheetTabsTest : public test::SheetFixture
{
    Q_OBJECT

private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void typingASizeChangesTheResultsAndUndoBringsEveryNumberBack();
    void enterGoesDownAndTabGoesRightAndBack();
    void escapeLeavesTheCellAsItWas();
    void f2ContinuesTheText();
    void aCellThatCannotBeReadKeepsItsText();
    void typingInTheBlankRowInsertsAMessage();
    void deleteClearsCellsInOneStep();
    void copiedCellsCarryAllDigits();
    void pastingMoreRowsThanThereAreAddsThem();
    void pastingATableWithItsHeaderLeavesTheHeaderOut();
    void oneCopiedCellFillsTheSelection();
    void cutTakesTheCellsAway();
    void rowsAreInsertedAndDeletedByKey();
    void fillDownRepeatsTheFirstCell();
    void anEmptySheetOffersToBegin();
    void resultsCannotBeTyped();
    void theFormulaBarEditsTheCurrentCell();
    void aMillionMessagesStayUsable();
    void theAnswerStaysInSightInANarrowWindow_data();
    void theAnswerStaysInSightInANarrowWindow();
};

void SheetTabsTest::typingASizeChangesTheResultsAndUndoBringsEveryNumberBack()
{
    const QStringList before = resultTexts();
    QVERIFY(before.size() > 20);
    click(0, kSize);
    QCOMPARE(cell(0, kSize), QStringLiteral("10 MB"));
    type(QStringLiteral("40 MB"));
    press(Qt::Key_Return);
    QCOMPARE(cell(0, kSize), QStringLiteral("40 MB"));
    QTRY_VERIFY(resultTexts() != before);
    QTRY_VERIFY(!m_results->isStale());
    m_document->undoStack()->undo();
    QCOMPARE(cell(0, kSize), QStringLiteral("10 MB"));
    QTRY_COMPARE(resultTexts(), before);
}

void SheetTabsTest::enterGoesDownAndTabGoesRightAndBack()
{
    click(5, kId);
    type(QStringLiteral("e6"));
    press(Qt::Key_Tab);
    QTRY_VERIFY(!editor());
    type(QStringLiteral("X1"));
    press(Qt::Key_Tab);
    type(QStringLiteral("Y1"));
    press(Qt::Key_Return);
    // Enter returns below where the row of Tabs began.
    QCOMPARE(view().currentIndex(), view().model()->index(6, kId));
    QCOMPARE(messages()[5].source, std::string("X1"));
    QCOMPARE(messages()[5].destination, std::string("Y1"));
    press(Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(view().currentIndex().row(), 5);
    press(Qt::Key_Tab);
    QCOMPARE(view().currentIndex(), view().model()->index(5, kSource));
    press(Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(view().currentIndex(), view().model()->index(5, kId));
    type(QStringLiteral("e7"));
    press(Qt::Key_Right);
    QCOMPARE(view().currentIndex(), view().model()->index(5, kSource));
    QCOMPARE(messages()[5].id, std::string("e7"));
}

void SheetTabsTest::escapeLeavesTheCellAsItWas()
{
    click(0, kSize);
    type(QStringLiteral("99"));
    press(Qt::Key_Escape);
    QTRY_VERIFY(!editor());
    QCOMPARE(cell(0, kSize), QStringLiteral("10 MB"));
    QVERIFY(!m_document->isModified());
}

void SheetTabsTest::f2ContinuesTheText()
{
    click(0, kSource);
    const QString before = cell(0, kSource);
    press(Qt::Key_F2);
    QVERIFY(editor());
    type(QStringLiteral("9"));
    press(Qt::Key_Left);
    QVERIFY(editor());
    press(Qt::Key_Return);
    QCOMPARE(cell(0, kSource), before + QLatin1Char('9'));
}

void SheetTabsTest::aCellThatCannotBeReadKeepsItsText()
{
    click(1, kSize);
    type(QStringLiteral("20"));
    press(Qt::Key_Return);
    QCOMPARE(cell(1, kSize), QStringLiteral("20"));
    QVERIFY(view().model()->index(1, kSize).data(SheetModel::RejectedRole).toBool());
    QVERIFY(cell(1, kSize, Qt::ToolTipRole).contains(QStringLiteral("unit")));
    QTRY_VERIFY(!m_results->isStale());
    QCOMPARE(m_results->current()->prediction->timeline.messages.size(), 4U);
}

void SheetTabsTest::typingInTheBlankRowInsertsAMessage()
{
    QCOMPARE(view().model()->rowCount(), 6);
    click(5, kId);
    type(QStringLiteral("e6"));
    press(Qt::Key_Return);
    QCOMPARE(messages().size(), 6U);
    QCOMPARE(view().model()->rowCount(), 7);
    QCOMPARE(view().currentIndex().row(), 6);
    type(QStringLiteral("e7"));
    press(Qt::Key_Tab);
    QCOMPARE(messages().size(), 7U);
    QCOMPARE(view().currentIndex(), view().model()->index(6, kSource));
}

void SheetTabsTest::deleteClearsCellsInOneStep()
{
    const Project before = m_document->project();
    click(0, kSource);
    click(2, kSize, Qt::ShiftModifier);
    press(Qt::Key_Delete);
    for (std::size_t row = 0; row < 3; ++row) {
        QVERIFY(messages()[row].source.empty());
        QVERIFY(messages()[row].size.isEmpty());
        QVERIFY(!messages()[row].id.empty());
    }
    QCOMPARE(m_document->undoStack()->count(), 1);
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Clear 9 cells"));
    m_document->undoStack()->undo();
    QVERIFY(m_document->project() == before);
}

void SheetTabsTest::copiedCellsCarryAllDigits()
{
    click(0, kSize);
    type(QStringLiteral("10.123456789 MB"));
    press(Qt::Key_Return);
    click(0, kId);
    click(1, kSize, Qt::ShiftModifier);
    press(Qt::Key_C, Qt::ControlModifier);
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY(text.startsWith(QStringLiteral("e1\t")));
    QVERIFY(text.contains(QStringLiteral("\t10.123456789 MB\n")));
    QCOMPARE(text.count(QLatin1Char('\n')), 2);
}

void SheetTabsTest::pastingMoreRowsThanThereAreAddsThem()
{
    const Project before = m_document->project();
    QGuiApplication::clipboard()->setText(
        QStringLiteral("p4\tX1\tY1\t1 MB\np5\tX2\tY2\t2 MB\r\np6\tX3\tY3\t3 MB\tlater\tno such column\n\n"));
    click(4, kId);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(messages().size(), 7U);
    QCOMPARE(messages()[4].id, std::string("p4"));
    QCOMPARE(messages()[6].destination, std::string("Y3"));
    QCOMPARE(messages()[6].size.value().value, 3e6);
    QVERIFY(messages()[6].start.isRejected());
    QCOMPARE(m_document->undoStack()->count(), 1);
    m_document->undoStack()->undo();
    QVERIFY(m_document->project() == before);
}

void SheetTabsTest::pastingATableWithItsHeaderLeavesTheHeaderOut()
{
    QGuiApplication::clipboard()->setText(QStringLiteral("id\tSource\tdestination\np6\tX1\tY1\n"));
    click(5, kId);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(messages().size(), 6U);
    QCOMPARE(messages()[5].id, std::string("p6"));
}

void SheetTabsTest::oneCopiedCellFillsTheSelection()
{
    QGuiApplication::clipboard()->setText(QStringLiteral("7 MB\n"));
    click(1, kSize);
    click(3, kSize, Qt::ShiftModifier);
    press(Qt::Key_V, Qt::ControlModifier);
    for (std::size_t row = 1; row <= 3; ++row)
        QCOMPARE(messages()[row].size.value().value, 7e6);
    QCOMPARE(messages().size(), 5U);
}

void SheetTabsTest::cutTakesTheCellsAway()
{
    click(0, kSize);
    press(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text().trimmed(), QStringLiteral("10 MB"));
    QVERIFY(messages()[0].size.isEmpty());
}

void SheetTabsTest::rowsAreInsertedAndDeletedByKey()
{
    const Project before = m_document->project();
    click(1, kId);
    click(2, kId, Qt::ShiftModifier);
    press(Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(messages().size(), 7U);
    QVERIFY(messages()[1].id.empty());
    QCOMPARE(messages()[3].id, std::string("e2"));
    click(1, kId);
    click(2, kSize, Qt::ShiftModifier);
    press(Qt::Key_Minus, Qt::ControlModifier);
    QVERIFY(m_document->project() == before);
    click(0, kId);
    press(Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(messages()[0].id, std::string("e2"));
    m_document->undoStack()->undo();
    QVERIFY(m_document->project() == before);
}

void SheetTabsTest::fillDownRepeatsTheFirstCell()
{
    click(0, kSize);
    click(3, kSize, Qt::ShiftModifier);
    press(Qt::Key_D, Qt::ControlModifier);
    for (std::size_t row = 0; row < 4; ++row)
        QCOMPARE(messages()[row].size.value().value, 10e6);
    QVERIFY(messages()[4].size.value().value != 10e6 || messages()[4].id != "e4");
    QCOMPARE(m_document->undoStack()->count(), 1);
}

void SheetTabsTest::anEmptySheetOffersToBegin()
{
    SheetView& measured = viewOf("measured");
    auto* button = measured.findChild<QPushButton*>();
    QVERIFY(button && button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(m_document->project().measurements.size(), 1U);
    QVERIFY(editor());
    type(QStringLiteral("e1"));
    press(Qt::Key_Return);
    QCOMPARE(m_document->project().measurements[0].times.size(), 1U);
    QVERIFY(!button->isVisible());
}

void SheetTabsTest::resultsCannotBeTyped()
{
    SheetView& results = viewOf("results");
    click(0, kSize);
    type(QStringLiteral("1"));
    press(Qt::Key_F2);
    QVERIFY(!editor());
    press(Qt::Key_Delete);
    press(Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(results.model()->rowCount(), 5);
    QVERIFY(!m_document->isModified());
}

void SheetTabsTest::theFormulaBarEditsTheCurrentCell()
{
    click(0, kSize);
    auto* bar =
        m_tabs->findChild<QTabWidget*>()->currentWidget()->findChild<QWidget*>(QStringLiteral("formulaText"));
    auto* line = qobject_cast<QLineEdit*>(bar);
    QVERIFY(line);
    QCOMPARE(line->text(), QStringLiteral("10 MB"));
    line->setFocus();
    line->selectAll();
    type(QStringLiteral("15 MB"));
    press(Qt::Key_Return);
    QCOMPARE(messages()[0].size.value().value, 15e6);
    QVERIFY(view().hasFocus());
    QCOMPARE(view().currentIndex().row(), 1);
}

void SheetTabsTest::aMillionMessagesStayUsable()
{
    constexpr std::size_t kCount = 1'000'000;
    LoadedProject loaded;
    loaded.project = test::tableOne();
    Workload workload = loaded.project.workloads[0];
    std::vector<MessageRow> rows(kCount, workload.messages[0]);
    workload.messages = SharedRows<MessageRow>(std::move(rows));
    loaded.project.workloads.replace(0, 1, {workload});
    loaded.project.scenarios = {}; // only the sheets are looked at here
    m_document->reset(std::move(loaded), {});
    SheetView& sheet = viewOf("messages");
    sheet.goTo(static_cast<int>(kCount) - 1, kSize);
    type(QStringLiteral("3 MB"));
    press(Qt::Key_Return);
    QCOMPARE(messages()[kCount - 1].size.value().value, 3e6);
    press(Qt::Key_A, Qt::ControlModifier);
    QCoreApplication::processEvents();
    QVERIFY(m_selection->items().size() < kCount);
    m_document->undoStack()->undo();
    QCOMPARE(messages()[kCount - 1].size.value().value, 10e6);
}

void SheetTabsTest::theAnswerStaysInSightInANarrowWindow_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::newRow("of messages") << QStringLiteral("second");
    QTest::newRow("of a program") << QStringLiteral("run");
}

void SheetTabsTest::theAnswerStaysInSightInANarrowWindow()
{
    QFETCH(const QString, scenario);
    test::openProject(*m_document, test::everyTable());
    m_selection->setScenario(
        *indexOfObject(m_document->project(), TableKind::scenarios, scenario.toStdString()));
    QTabBar& bar = *m_tabs->findChild<QTabBar*>();
    for (const SheetInfo& info : sheetCatalog()) {
        m_tabs->resize(600, 400);
        m_tabs->showSheet(info.key);
        QCoreApplication::processEvents();
        QStringList titles;
        for (int i = 0; i < bar.count(); ++i) {
            titles += bar.tabText(i);
            QVERIFY2(bar.rect().contains(bar.tabRect(i)), info.key);
        }
        for (const char* kept : {"errors", "compare", "whatIf"})
            QVERIFY2(titles.contains(sheetInfo(kept).title()), info.key);
        QVERIFY2(titles.contains(partsOf(info).front().title()), info.key);
    }
}

QTEST_MAIN(SheetTabsTest)
#include "tst_sheet_tabs.moc"
