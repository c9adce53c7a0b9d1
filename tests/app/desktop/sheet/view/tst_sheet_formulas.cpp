// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/sheet/view/sheet_fixture.h"

using namespace contraflow;

/** Formulas typed into sheets with real keys. */
class SheetFormulasTest : public test::SheetFixture
{
    Q_OBJECT

private slots:
    void init()
    {
        setUp();
        setParameter(0, QStringLiteral("N"), QStringLiteral("20500"));
        m_tabs->showSheet("messages");
        m_document->undoStack()->clear();
    }
    void cleanup() { tearDown(); }

    void aTypedFormulaShowsItsValue();
    void theFormulaBarShowsAndEditsTheFormula();
    void f2EditsTheFormula();
    void aParameterReachesEveryCellAsOneUndoStep();
    void aFormulaWithoutValueIsMarkedAndSaysWhy();
    void theRestIsPredicted();
    void parametersShowTheirResult();
    void aFormulaReplacedByAValueIsForgotten();
    void fillingDownAndPastingKeepTheFormula();

private:
    static constexpr int kStart = 4;

    void setParameter(int row, const QString& name, const QString& value)
    {
        SheetModel& sheet = viewOf("parameters").sheet();
        QVERIFY(sheet.setData(sheet.index(row, 0), name, Qt::EditRole));
        QVERIFY(sheet.setData(sheet.index(row, 1), value, Qt::EditRole));
    }
    void typeInto(int row, int column, const QString& text)
    {
        click(row, column);
        type(text);
        press(Qt::Key_Return);
    }
    [[nodiscard]] QLineEdit* formulaText() const
    {
        for (QLineEdit* line : m_tabs->findChildren<QLineEdit*>(QStringLiteral("formulaText")))
            if (line->isVisible())
                return line;
        return nullptr;
    }
};

void SheetFormulasTest::aTypedFormulaShowsItsValue()
{
    typeInto(0, kSize, QStringLiteral("=2*N*8 B"));
    QCOMPARE(cell(0, kSize), QStringLiteral("328 kB"));
    QCOMPARE(cell(0, kSize, SheetModel::FullTextRole), QStringLiteral("328 kB"));
    QCOMPARE(cell(0, kSize, Qt::EditRole), QStringLiteral("=2*N*8 B"));
    QVERIFY(cell(0, kSize, Qt::ToolTipRole).startsWith(QStringLiteral("=2*N*8 B")));
    QVERIFY(!view().model()->index(0, kSize).data(SheetModel::RejectedRole).toBool());
    QCOMPARE(messages()[0].size.value().value, 328'000.0);
    typeInto(0, kStart, QStringLiteral("=size / (1 MB/s)"));
    QCOMPARE(cell(0, kStart), QStringLiteral("0.328 s"));
}

void SheetFormulasTest::theFormulaBarShowsAndEditsTheFormula()
{
    typeInto(0, kSize, QStringLiteral("=2*N*8 B"));
    click(0, kSize);
    QVERIFY(formulaText());
    QTRY_COMPARE(formulaText()->text(), QStringLiteral("=2*N*8 B"));
    QTest::mouseClick(formulaText(), Qt::LeftButton);
    formulaText()->selectAll();
    QTest::keyClicks(formulaText(), QStringLiteral("=N*8 B"));
    QTest::keyClick(formulaText(), Qt::Key_Return);
    QTRY_COMPARE(cell(0, kSize), QStringLiteral("164 kB"));
    QCOMPARE(messages()[0].size.formulaText(), std::string("=N*8 B"));
}

void SheetFormulasTest::f2EditsTheFormula()
{
    typeInto(0, kSize, QStringLiteral("=2*N*8 B"));
    click(0, kSize);
    press(Qt::Key_F2);
    QVERIFY(editor());
    QCOMPARE(editor()->text(), QStringLiteral("=2*N*8 B"));
    press(Qt::Key_End);
    type(QStringLiteral("/2"));
    press(Qt::Key_Return);
    QCOMPARE(cell(0, kSize), QStringLiteral("164 kB"));
    // Enter without a change is no edit.
    const int steps = m_document->undoStack()->count();
    click(0, kSize);
    press(Qt::Key_F2);
    press(Qt::Key_Return);
    QCOMPARE(m_document->undoStack()->count(), steps);
}

void SheetFormulasTest::aParameterReachesEveryCellAsOneUndoStep()
{
    typeInto(0, kSize, QStringLiteral("=2*N*8 B"));
    typeInto(2, kSize, QStringLiteral("=N*1 B"));
    QTRY_VERIFY(!m_results->isStale());
    const QStringList before = resultTexts();
    const Project project = m_document->project();
    const int steps = m_document->undoStack()->count();
    m_tabs->showSheet("parameters");
    typeInto(0, 1, QStringLiteral("1000000"));
    QCOMPARE(m_document->undoStack()->count(), steps + 1);
    m_tabs->showSheet("messages");
    QCOMPARE(cell(0, kSize), QStringLiteral("16 MB"));
    QCOMPARE(cell(2, kSize), QStringLiteral("1 MB"));
    QTRY_VERIFY(!m_results->isStale());
    QVERIFY(resultTexts() != before);
    m_document->undoStack()->undo();
    QCOMPARE(cell(0, kSize), QStringLiteral("328 kB"));
    QVERIFY(m_document->project() == project);
    QTRY_VERIFY(!m_results->isStale());
    QCOMPARE(resultTexts(), before);
    m_document->undoStack()->redo();
    QCOMPARE(cell(2, kSize), QStringLiteral("1 MB"));
}

void SheetFormulasTest::aFormulaWithoutValueIsMarkedAndSaysWhy()
{
    typeInto(0, kSize, QStringLiteral("=2*M*8 B"));
    QCOMPARE(cell(0, kSize), QStringLiteral("=2*M*8 B"));
    const QModelIndex index = view().model()->index(0, kSize);
    QVERIFY(index.data(SheetModel::RejectedRole).toBool());
    QCOMPARE(index.data(SheetModel::SeverityRole).toInt(), static_cast<int>(Severity::error));
    const QString why = cell(0, kSize, Qt::ToolTipRole);
    QVERIFY2(why.contains(QStringLiteral("at character 4: there is no parameter or column 'M'")),
             qPrintable(why));
    // The name appears: the cell heals.
    setParameter(1, QStringLiteral("M"), QStringLiteral("=N/2"));
    m_tabs->showSheet("messages");
    QCOMPARE(cell(0, kSize), QStringLiteral("164 kB"));
    QVERIFY(!view().model()->index(0, kSize).data(SheetModel::RejectedRole).toBool());
}

void SheetFormulasTest::theRestIsPredicted()
{
    typeInto(0, kSize, QStringLiteral("=5 s"));
    // The whole row is greyed, at once and without the others.
    QVERIFY(view().model()->index(0, kId).data(SheetModel::LeftOutRole).toBool());
    QVERIFY(!view().model()->index(1, kId).data(SheetModel::LeftOutRole).toBool());
    QTRY_VERIFY(!m_results->isStale());
    QCOMPARE(m_results->current()->prediction->timeline.messages.size(), messages().size() - 1);
    const IssueList& issues = m_results->current()->issues;
    QVERIFY(std::any_of(issues.begin(), issues.end(), [](const Issue& issue) {
        return issue.location.row == 0U && issue.location.column == "size" &&
               issue.text.find("the result is a time (s) where a size (B) is wanted") != std::string::npos;
    }));
}

void SheetFormulasTest::parametersShowTheirResult()
{
    setParameter(1, QStringLiteral("half"), QStringLiteral("=N/2"));
    QCOMPARE(cell(1, 1), QStringLiteral("10250"));
    QCOMPARE(cell(1, 1, Qt::EditRole), QStringLiteral("=N/2"));
    typeInto(0, 1, QStringLiteral("=half"));
    QVERIFY(cell(0, 1, Qt::ToolTipRole).contains(QStringLiteral("it needs itself (N → half → N)")));
    QVERIFY(cell(1, 1, Qt::ToolTipRole).contains(QStringLiteral("it needs itself")));
    typeInto(0, 1, QStringLiteral("4"));
    QCOMPARE(cell(1, 1), QStringLiteral("2"));
}

void SheetFormulasTest::aFormulaReplacedByAValueIsForgotten()
{
    typeInto(0, kSize, QStringLiteral("=2*N*8 B"));
    typeInto(0, kSize, QStringLiteral("3 MB"));
    QCOMPARE(cell(0, kSize, Qt::EditRole), QStringLiteral("3 MB"));
    setParameter(0, QStringLiteral("N"), QStringLiteral("1"));
    m_tabs->showSheet("messages");
    QCOMPARE(cell(0, kSize), QStringLiteral("3 MB"));
    typeInto(0, kSize, QStringLiteral("=2*N*8 B"));
    click(0, kSize);
    press(Qt::Key_Delete);
    QCOMPARE(cell(0, kSize), QString());
}

void SheetFormulasTest::fillingDownAndPastingKeepTheFormula()
{
    typeInto(0, kSize, QStringLiteral("=row*N*1 B"));
    click(0, kSize);
    click(2, kSize, Qt::ShiftModifier);
    press(Qt::Key_D, Qt::ControlModifier);
    QTRY_COMPARE(cell(2, kSize, Qt::EditRole), QStringLiteral("=row*N*1 B"));
    QCOMPARE(cell(2, kSize), QStringLiteral("61.5 kB"));
    click(2, kSize);
    press(Qt::Key_C, Qt::ControlModifier);
    // Other programs get the value, sheets the formula.
    QCOMPARE(QGuiApplication::clipboard()->text().trimmed(), QStringLiteral("61.5 kB"));
    click(3, kSize);
    press(Qt::Key_V, Qt::ControlModifier);
    QTRY_COMPARE(cell(3, kSize, Qt::EditRole), QStringLiteral("=row*N*1 B"));
    QCOMPARE(cell(3, kSize), QStringLiteral("82 kB"));
    QGuiApplication::clipboard()->setText(QStringLiteral("=max(N, row, 4) * 1 B"));
    click(4, kSize);
    press(Qt::Key_V, Qt::ControlModifier);
    QTRY_COMPARE(cell(4, kSize), QStringLiteral("20.5 kB"));
}

QTEST_MAIN(SheetFormulasTest)
#include "tst_sheet_formulas.moc"
