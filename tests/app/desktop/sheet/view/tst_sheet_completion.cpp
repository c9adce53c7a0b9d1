// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/catalog.h"
#include "tests/app/desktop/sheet/view/sheet_fixture.h"

#include <QCompleter>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <span>

using namespace contraflow;

/** Names offered, and objections made, while something is typed into a cell or the line above the sheet. */
class SheetCompletionTest : public test::SheetFixture
{
    Q_OBJECT

private slots:
    void init()
    {
        setUp();
        m_document->submit(
            {"Set parameters",
             {ReplaceRows{{TableKind::parameters, 0},
                          0,
                          0,
                          std::vector<ParameterRow>{{"N", "20500"}, {"NB", "200"}, {"panel", "4 MB"}}}}});
        m_document->undoStack()->clear();
        click(0, kSize);
    }
    void cleanup() { tearDown(); }

    void namesThatFitAreListed();
    void columnsOfTheRowAndFunctionsAreListed();
    void downAndEnterTakeAName();
    void enterLeavesTheFormulaAsItIs();
    void tabTakesTheFirstName();
    void tabAfterAWholeNameGoesOn();
    void escapeClosesTheListFirst();
    void altDownListsEverything();
    void aFunctionShowsHowItIsWritten();
    void aClickTakesAName();
    void cellsWithoutFormulasListNone();
    void aFormulaIsJudgedWhileItIsTyped();
    void theLineAboveShowsWhatIsTyped();
    void theLineAboveCompletesAndJudges();
    void theLineAboveCompletesNamesOfThings();

    void parametersOfTheKindAreOfferedWithTheirDefaults();

private:
    /** What the list below a line shows. */
    [[nodiscard]] static QStringList listed(const QLineEdit* line)
    {
        const auto* list = line ? line->findChild<QTreeWidget*>(QStringLiteral("formulaWords")) : nullptr;
        QStringList words;
        for (int i = 0; list && list->isVisible() && i < list->topLevelItemCount(); ++i)
            words.append(list->topLevelItem(i)->text(0));
        return words;
    }
    [[nodiscard]] QStringList listed() const { return listed(editor()); }
    [[nodiscard]] QLineEdit* bar() const
    {
        for (QLineEdit* line : m_tabs->findChildren<QLineEdit*>(QStringLiteral("formulaText")))
            if (line->isVisible())
                return line;
        return nullptr;
    }
    /** The sentence beside the line above the sheet. */
    [[nodiscard]] QString reason() const
    {
        const auto* label = bar()->parentWidget()->findChild<QLabel*>(QStringLiteral("formulaReason"));
        return label->isVisible() ? label->text() : QString();
    }
};

void SheetCompletionTest::namesThatFitAreListed()
{
    type(QStringLiteral("=2*n"));
    QCOMPARE(listed(), QStringList({QStringLiteral("N"), QStringLiteral("NB")}));
    type(QStringLiteral("b"));
    QCOMPARE(listed(), QStringList{QStringLiteral("NB")});
    type(QStringLiteral("x"));
    QCOMPARE(listed(), QStringList());
}

void SheetCompletionTest::columnsOfTheRowAndFunctionsAreListed()
{
    type(QStringLiteral("=s"));
    QCOMPARE(listed(), QStringList({QStringLiteral("start"), QStringLiteral("sqrt(a)")}));
    press(Qt::Key_Backspace);
    type(QStringLiteral("8 B"));
    QCOMPARE(listed(), QStringList());
}

void SheetCompletionTest::downAndEnterTakeAName()
{
    type(QStringLiteral("=p"));
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QVERIFY(editor());
    QCOMPARE(editor()->text(), QStringLiteral("=panel"));
    QCOMPARE(listed(), QStringList());
    press(Qt::Key_Return);
    QCOMPARE(cell(0, kSize), QStringLiteral("4 MB"));
    QCOMPARE(undoSteps(), 1);
}

void SheetCompletionTest::enterLeavesTheFormulaAsItIs()
{
    type(QStringLiteral("=2 MB*N"));
    QVERIFY(!listed().isEmpty());
    press(Qt::Key_Return);
    QTRY_VERIFY(!editor());
    QCOMPARE(cell(0, kSize, Qt::EditRole), QStringLiteral("=2 MB*N"));
}

void SheetCompletionTest::tabTakesTheFirstName()
{
    type(QStringLiteral("=max(pan"));
    press(Qt::Key_Tab);
    QVERIFY(editor());
    QCOMPARE(editor()->text(), QStringLiteral("=max(panel"));
    type(QStringLiteral(", 2 MB)"));
    press(Qt::Key_Tab);
    QTRY_VERIFY(!editor());
    QCOMPARE(cell(0, kSize), QStringLiteral("4 MB"));
    QCOMPARE(view().currentIndex().column(), kSize + 1);
}

void SheetCompletionTest::tabAfterAWholeNameGoesOn()
{
    type(QStringLiteral("=1 B*N"));
    press(Qt::Key_Tab);
    QTRY_VERIFY(!editor());
    QCOMPARE(cell(0, kSize, Qt::EditRole), QStringLiteral("=1 B*N"));
}

void SheetCompletionTest::escapeClosesTheListFirst()
{
    type(QStringLiteral("=n"));
    press(Qt::Key_Escape);
    QVERIFY(editor());
    QCOMPARE(listed(), QStringList());
    press(Qt::Key_Escape);
    QTRY_VERIFY(!editor());
    QCOMPARE(undoSteps(), 0);
}

void SheetCompletionTest::altDownListsEverything()
{
    type(QStringLiteral("=2*"));
    QCOMPARE(listed(), QStringList());
    press(Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(listed().size(), 15); // three columns, three parameters, seven functions, row and pi
    press(Qt::Key_Up);
    press(Qt::Key_Return);
    QCOMPARE(editor()->text(), QStringLiteral("=2*pi"));
}

void SheetCompletionTest::aFunctionShowsHowItIsWritten()
{
    type(QStringLiteral("=i"));
    press(Qt::Key_Tab);
    QCOMPARE(editor()->text(), QStringLiteral("=if("));
    QCOMPARE(listed(), QStringList{QStringLiteral("if(condition, value, otherwise)")});
    type(QStringLiteral("2 > 1, 3 MB, 4 MB"));
    QCOMPARE(listed(), QStringList{QStringLiteral("if(condition, value, otherwise)")});
    type(QStringLiteral(")"));
    QCOMPARE(listed(), QStringList());
    press(Qt::Key_Return);
    QCOMPARE(cell(0, kSize), QStringLiteral("3 MB"));
}

void SheetCompletionTest::aClickTakesAName()
{
    type(QStringLiteral("=n"));
    auto* list = editor()->findChild<QTreeWidget*>(QStringLiteral("formulaWords"));
    const QRect second = list->visualItemRect(list->topLevelItem(1));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, second.center());
    QVERIFY(editor());
    QCOMPARE(editor()->text(), QStringLiteral("=NB"));
}

void SheetCompletionTest::cellsWithoutFormulasListNone()
{
    click(0, kId);
    type(QStringLiteral("=n"));
    QCOMPARE(listed(), QStringList());
    press(Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(listed(), QStringList());
}

void SheetCompletionTest::aFormulaIsJudgedWhileItIsTyped()
{
    type(QStringLiteral("="));
    QCOMPARE(reason(), QString());
    type(QStringLiteral("2*M"));
    QVERIFY2(reason().startsWith(QStringLiteral("at character 4: there is no parameter or column 'M'")),
             qPrintable(reason()));
    press(Qt::Key_Backspace);
    type(QStringLiteral("N"));
    QVERIFY2(reason().contains(QStringLiteral("multiply by a unit")), qPrintable(reason()));
    type(QStringLiteral("*8 B"));
    QCOMPARE(reason(), QString());
    press(Qt::Key_Return);
    QCOMPARE(cell(0, kSize), QStringLiteral("328 kB"));
}

void SheetCompletionTest::theLineAboveShowsWhatIsTyped()
{
    type(QStringLiteral("12 M"));
    QCOMPARE(bar()->text(), QStringLiteral("12 M"));
    press(Qt::Key_Escape);
    QCOMPARE(bar()->text(), QStringLiteral("10 MB"));
}

void SheetCompletionTest::theLineAboveCompletesAndJudges()
{
    QTest::mouseClick(bar(), Qt::LeftButton);
    bar()->selectAll();
    QTest::keyClicks(bar(), QStringLiteral("=2*pa"));
    QCOMPARE(listed(bar()), QStringList{QStringLiteral("panel")});
    QVERIFY(reason().contains(QStringLiteral("'pa'")));
    QTest::keyClick(bar(), Qt::Key_Tab);
    QCOMPARE(bar()->text(), QStringLiteral("=2*panel"));
    QCOMPARE(reason(), QString());
    QTest::keyClick(bar(), Qt::Key_Return);
    QCOMPARE(cell(0, kSize), QStringLiteral("8 MB"));
    QCOMPARE(undoSteps(), 1);
}

void SheetCompletionTest::theLineAboveCompletesNamesOfThings()
{
    click(0, kSource);
    QTest::mouseClick(bar(), Qt::LeftButton);
    bar()->selectAll();
    QTest::keyClicks(bar(), QStringLiteral("y"));
    QVERIFY(bar()->completer());
    QCOMPARE(bar()->completer()->completionCount(), 3);
    QVERIFY(bar()->completer()->popup()->isVisible());
    QTest::keyClick(bar()->completer()->popup(), Qt::Key_Down);
    const QString chosen = bar()->text();
    QVERIFY(chosen.size() > 1);
    QTest::keyClick(bar()->completer()->popup(), Qt::Key_Return);
    QCOMPARE(cell(0, kSource), chosen);
    QCOMPARE(undoSteps(), 1);
    QCOMPARE(view().currentIndex().row(), 1);
    QTRY_COMPARE(bar()->text(), cell(1, kSource));
    QVERIFY(view().hasFocus());
}

void SheetCompletionTest::parametersOfTheKindAreOfferedWithTheirDefaults()
{
    const auto& models = m_document->project().models;
    Model window = models[0];
    window.kind = "window";
    QVERIFY(m_document->submit(
        {"Window", {ReplaceRows{{TableKind::models, 0}, 0, 1, std::vector<Model>{window}}}}));
    (void)viewOf("modelParameters");
    const std::span<const ParameterInfo> offered = parametersOf(models[0].kind);
    QVERIFY(!offered.empty());
    const auto unset = offered.size() - models[0].parameters.size();
    auto* button = part<QToolButton>("addParameter");
    QVERIFY(button);
    emit button->menu()->aboutToShow();
    QCOMPARE(button->menu()->actions().size(), static_cast<qsizetype>(unset));
    QVERIFY(!button->menu()->actions().first()->toolTip().isEmpty());
    const int steps = undoSteps();
    button->menu()->actions().first()->trigger();
    QCOMPARE(undoSteps(), steps + 1);
    const ParameterRow& added = models[0].parameters[models[0].parameters.size() - 1];
    const auto info = std::find_if(offered.begin(), offered.end(),
                                   [&](const ParameterInfo& each) { return each.name == added.name; });
    QVERIFY(info != offered.end());
    QCOMPARE(added.value, defaultText(*info));
    const int row = static_cast<int>(models[0].parameters.size()) - 1;
    for (const int column : {0, 1}) {
        const QString hint = cell(row, column, Qt::ToolTipRole);
        QVERIFY2(hint.contains(QString::fromStdString(acceptedValues(*info))), qPrintable(hint));
        QVERIFY2(hint.contains(QStringLiteral("default")), qPrintable(hint));
    }
    emit button->menu()->aboutToShow();
    QVERIFY(!button->menu()->actions().first()->text().startsWith(QString::fromStdString(added.name)));
}

QTEST_MAIN(SheetCompletionTest)
#include "tst_sheet_completion.moc"
