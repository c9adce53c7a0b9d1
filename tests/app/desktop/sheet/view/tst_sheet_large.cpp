// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/document/edit_job.h"
#include "app/desktop/sheet/view/column_controls.h"
#include "app/desktop/sheet/view/find_bar.h"
#include "tests/app/desktop/sheet/view/sheet_fixture.h"

#include <QClipboard>
#include <QLabel>
#include <QPushButton>

using namespace contraflow;

/** Changes of so many cells that they are worked out in the background. */
class SheetLargeTest : public contraflow::test::SheetFixture
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { tearDown(); }
    void aColumnIsClearedInTheBackground();
    void oneTextGoesIntoAllSelectedCells();
    void escapeStopsALargeChange();
    void anEditMeanwhileLeavesTheLargeOneOut();
    void anotherLargeChangeHasToWait();
    void aParameterOfManyFormulasChangesThemInOneStep();
    void manyHitsAreReplaced();
    void anOrderOfManyRowsIsApplied();
    void aLargeCopyCarriesFormulas();

private:
    static constexpr int kRows = 6'000;

    [[nodiscard]] bool isWorking() const { return m_document->editJob().isRunning(); }
    [[nodiscard]] double sizeAt(int row) const
    {
        return messages()[static_cast<std::size_t>(row)].size.value().value;
    }
    /** Makes all sizes formulas of the parameter N. */
    void useFormulas()
    {
        std::vector<MessageRow> rows = messages().slice(0, messages().size());
        for (MessageRow& row : rows)
            row.size = QuantityCell::rejectedAs("=2*N");
        const std::size_t count = rows.size();
        QVERIFY(m_document->submit(
            {"Formulas",
             {ReplaceRows{TableRef{TableKind::parameters, 0}, 0, 0, std::vector<ParameterRow>{{"N", "1 MB"}}},
              ReplaceRows{TableRef{TableKind::messages, 0}, 0, count, std::move(rows)}}}));
        m_document->undoStack()->clear();
        QCOMPARE(sizeAt(kRows - 1), 2e6);
    }

    QString m_refusal;
    QStringList m_activities;
};

void SheetLargeTest::init()
{
    setUp();
    std::vector<MessageRow> rows;
    for (int i = 0; i < kRows; ++i)
        rows.push_back(test::message("m" + std::to_string(kRows - i), "X1", "X2", 1));
    QVERIFY(m_document->submit({"Rows", {ReplaceRows{TableRef{TableKind::messages, 0}, 0, 5, rows}}}));
    m_document->undoStack()->clear();
    m_refusal.clear();
    m_activities.clear();
    connect(m_document.get(), &Document::editRefused, this, [this](const QString& why) { m_refusal = why; });
    connect(m_tabs.get(), &SheetTabs::activityChanged, this,
            [this](const QString& text) { m_activities.append(text); });
}

void SheetLargeTest::aColumnIsClearedInTheBackground()
{
    const Project before = m_document->project();
    view().selectColumn(kSize);
    press(Qt::Key_Delete);
    QVERIFY(isWorking());
    QVERIFY(m_document->project() == before);
    QTRY_VERIFY(!isWorking());
    QVERIFY(messages()[kRows - 1].size.isEmpty());
    QCOMPARE(m_activities.first(), QStringLiteral("Clearing cells…"));
    QCOMPARE(m_activities.last(), QString());
    QCOMPARE(undoSteps(), 1);
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Clear 6\u00a0000 cells"));
    undo();
    QVERIFY(m_document->project() == before);
}

void SheetLargeTest::oneTextGoesIntoAllSelectedCells()
{
    QGuiApplication::clipboard()->setText(QStringLiteral("3 MB"));
    view().selectColumn(kSize);
    press(Qt::Key_V, Qt::ControlModifier);
    QTRY_VERIFY(!isWorking());
    QCOMPARE(sizeAt(0), 3e6);
    QCOMPARE(sizeAt(kRows - 1), 3e6);
    QCOMPARE(messages().size(), static_cast<std::size_t>(kRows));
    QCOMPARE(undoSteps(), 1);
}

void SheetLargeTest::escapeStopsALargeChange()
{
    const Project before = m_document->project();
    QString notice;
    connect(m_tabs.get(), &SheetTabs::noticed, this, [&](const QString& text) { notice = text; });
    view().selectColumn(kSize);
    press(Qt::Key_Delete);
    QVERIFY(isWorking());
    press(Qt::Key_Escape);
    QVERIFY(!isWorking());
    QCOMPARE(m_activities.last(), QString());
    QVERIFY(notice.contains(QStringLiteral("nothing was changed")));
    // The next one is worked out behind it, so it would have arrived by then.
    view().selectColumn(kSource);
    press(Qt::Key_Delete);
    QTRY_VERIFY(!isWorking());
    QCOMPARE(undoSteps(), 1);
    QCOMPARE(sizeAt(0), 1e6);
    undo();
    QVERIFY(m_document->project() == before);
}

void SheetLargeTest::anEditMeanwhileLeavesTheLargeOneOut()
{
    view().selectColumn(kSize);
    press(Qt::Key_Delete);
    QVERIFY(isWorking());
    SheetModel& sheet = view().sheet();
    QVERIFY(sheet.setData(sheet.index(7, kSize), QStringLiteral("9 MB"), Qt::EditRole));
    QCOMPARE(sizeAt(7), 9e6);
    QTRY_VERIFY(!isWorking());
    QVERIFY(m_refusal.contains(QStringLiteral("nothing was written")));
    QCOMPARE(sizeAt(8), 1e6);
    QCOMPARE(undoSteps(), 1);
}

void SheetLargeTest::anotherLargeChangeHasToWait()
{
    view().selectColumn(kSize);
    press(Qt::Key_Delete);
    press(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(m_refusal.contains(QStringLiteral("still being worked out")));
    QTRY_VERIFY(!isWorking());
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Clear 6\u00a0000 cells"));
    QCOMPARE(undoSteps(), 1);
}

void SheetLargeTest::aParameterOfManyFormulasChangesThemInOneStep()
{
    useFormulas();
    const Project before = m_document->project();
    SheetModel& parameters = viewOf("parameters").sheet();
    QVERIFY(parameters.setData(parameters.index(0, parameters.columnOf("value")), QStringLiteral("4 MB"),
                               Qt::EditRole));
    QVERIFY(isWorking());
    QVERIFY(m_document->project() == before);
    QTRY_VERIFY(!isWorking());
    QCOMPARE(m_document->project().parameters[0].value, std::string("4 MB"));
    QCOMPARE(sizeAt(0), 8e6);
    QCOMPARE(sizeAt(kRows - 1), 8e6);
    QCOMPARE(undoSteps(), 1);
    undo();
    QVERIFY(m_document->project() == before);
}

void SheetLargeTest::manyHitsAreReplaced()
{
    m_tabs->findAndReplace();
    auto* bar = m_tabs->findChild<QTabWidget*>()->currentWidget()->findChild<FindBar*>();
    bar->findChild<QLineEdit*>(QStringLiteral("findText"))->setText(QStringLiteral("1 MB"));
    auto* hits = bar->findChild<QLabel*>(QStringLiteral("findCount"));
    QTRY_VERIFY2(hits->text().contains(QStringLiteral("6\u00a0000")), qPrintable(hits->text()));
    bar->findChild<QLineEdit*>(QStringLiteral("replaceText"))->setText(QStringLiteral("5 kB"));
    bar->findChild<QPushButton*>(QStringLiteral("replaceAll"))->click();
    QVERIFY(isWorking());
    QTRY_VERIFY(!isWorking());
    QCOMPARE(sizeAt(0), 5e3);
    QCOMPARE(sizeAt(kRows - 1), 5e3);
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Replace 6\u00a0000 cells"));
}

void SheetLargeTest::anOrderOfManyRowsIsApplied()
{
    view().sheet().setSort({{kId, Qt::AscendingOrder}});
    QTRY_VERIFY(!view().sheet().isOrdering());
    view().columns().applyOrder();
    QVERIFY(isWorking());
    QTRY_VERIFY(!isWorking());
    QCOMPARE(messages()[0].id, std::string("m1"));
    QCOMPARE(messages()[kRows - 1].id, std::string("m6000"));
    QCOMPARE(undoSteps(), 1);
    QTRY_VERIFY(view().sheet().sort().empty());
}

void SheetLargeTest::aLargeCopyCarriesFormulas()
{
    useFormulas();
    QGuiApplication::clipboard()->clear();
    view().selectColumn(kSize);
    press(Qt::Key_C, Qt::ControlModifier);
    QTRY_VERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("2 MB\n")));
    click(0, kSize);
    press(Qt::Key_V, Qt::ControlModifier);
    QTRY_VERIFY(!isWorking());
    QVERIFY(messages()[kRows - 1].size.isFormula());
    QCOMPARE(messages()[kRows - 1].size.formulaText(), std::string("=2*N"));
    QCOMPARE(sizeAt(kRows - 1), 2e6);
}

QTEST_MAIN(SheetLargeTest)
#include "tst_sheet_large.moc"
