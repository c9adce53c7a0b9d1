// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/sheet/view/sheet_fixture.h"

#include "app/desktop/sheet/view/find_bar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>

using namespace contraflow;

/** Find and replace in the sheet in front. */
class SheetFindTest : public test::SheetFixture
{
    Q_OBJECT

private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void hitsAreCountedAndVisitedInOrder();
    void optionsNarrowTheSearch();
    void aBadExpressionSaysSo();
    void theSearchFollowsEdits();
    void replaceAllIsOneStep();
    void replaceAllSaysHowManyCellsItChanged();
    void tabGoesFromWhatToFindToWhatTakesItsPlace();
    void groupsCanBeUsedInTheReplacement();
    void replacingOneGoesOnToTheNext();
    void theSelectionLimitsTheSearch();
    void escapeGivesTheKeyboardBack();
    void resultsAreSearchedButNotReplaced();

private:
    void search(const QString& text)
    {
        part<QLineEdit>("findText")->selectAll();
        if (text.isEmpty())
            press(Qt::Key_Delete);
        else
            type(text);
    }
    [[nodiscard]] QString count() const { return part<QLabel>("findCount")->text(); }
    [[nodiscard]] QPoint current() const
    {
        return {view().currentIndex().column(), view().currentIndex().row()};
    }
};

void SheetFindTest::hitsAreCountedAndVisitedInOrder()
{
    click(4, 4);
    m_tabs->find();
    QVERIFY(part<QLineEdit>("findText")->hasFocus());
    search(QStringLiteral("x1"));
    QTRY_VERIFY(count().endsWith(QStringLiteral("hits")));
    int cells = 0;
    for (int row = 0; row < 5; ++row)
        for (int column = 0; column < 5; ++column)
            cells += cell(row, column).contains(QStringLiteral("X1")) ? 1 : 0;
    QVERIFY(cells > 1);
    QCOMPARE(count(), QStringLiteral("%1 hits").arg(cells));
    press(Qt::Key_Return);
    const QPoint first = current();
    QVERIFY(cell(first.y(), first.x()).contains(QStringLiteral("X1")));
    QCOMPARE(count(), QStringLiteral("1 of %1").arg(cells));
    press(Qt::Key_Return);
    QCOMPARE(count(), QStringLiteral("2 of %1").arg(cells));
    press(Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(current(), first);
    m_tabs->findPrevious();
    QCOMPARE(count(), QStringLiteral("%1 of %1").arg(cells));
}

void SheetFindTest::optionsNarrowTheSearch()
{
    click(0, kId);
    m_tabs->find();
    search(QStringLiteral("E1"));
    QTRY_VERIFY(count().contains(QStringLiteral("1")));
    part<QCheckBox>("matchCase")->click();
    QTRY_COMPARE(count(), QStringLiteral("Not found"));
    part<QCheckBox>("matchCase")->click();
    part<QLineEdit>("findText")->setFocus();
    search(QStringLiteral("0 MB"));
    QTRY_VERIFY(count().endsWith(QStringLiteral("hits")));
    part<QCheckBox>("wholeCell")->click();
    QTRY_COMPARE(count(), QStringLiteral("Not found"));
    part<QCheckBox>("wholeCell")->click();
    part<QCheckBox>("regularExpression")->click();
    part<QLineEdit>("findText")->setFocus();
    search(QStringLiteral("^e[1-3]$"));
    QTRY_COMPARE(count(), QStringLiteral("1 of 3"));
    click(0, kSize);
    part<QComboBox>("findScope")->setCurrentIndex(1);
    QTRY_COMPARE(count(), QStringLiteral("Not found"));
}

void SheetFindTest::aBadExpressionSaysSo()
{
    m_tabs->find();
    part<QCheckBox>("regularExpression")->click();
    part<QLineEdit>("findText")->setFocus();
    search(QStringLiteral("e[1"));
    QCOMPARE(count(), QStringLiteral("Not readable"));
    QVERIFY(part<QLabel>("findCount")->toolTip().contains(QStringLiteral("regular expression")));
}

void SheetFindTest::theSearchFollowsEdits()
{
    m_tabs->find();
    search(QStringLiteral("e5"));
    QTRY_COMPARE(count(), QStringLiteral("1 hit"));
    view().sheet().apply(DeleteRows{{{4, 1}}});
    QTRY_COMPARE(count(), QStringLiteral("Not found"));
    undo(); // which goes to the row that is back
    QTRY_COMPARE(count(), QStringLiteral("1 of 1"));
}

void SheetFindTest::replaceAllSaysHowManyCellsItChanged()
{
    click(0, 0);
    m_tabs->findAndReplace();
    search(QStringLiteral("e"));
    part<QCheckBox>("matchCase")->click();
    QTRY_COMPARE(count(), QStringLiteral("1 of 5"));
    part<QLineEdit>("replaceText")->setText(QStringLiteral("m"));
    QTest::mouseClick(part<QPushButton>("replaceAll"), Qt::LeftButton);
    QTRY_COMPARE(count(), QStringLiteral("5 cells replaced"));
    part<QCheckBox>("matchCase")->click();
    part<QLineEdit>("findText")->setText(QStringLiteral("nowhere"));
    QTRY_COMPARE(count(), QStringLiteral("Not found"));
}

void SheetFindTest::tabGoesFromWhatToFindToWhatTakesItsPlace()
{
    m_tabs->findAndReplace();
    QTRY_VERIFY(part<QLineEdit>("findText")->hasFocus());
    press(Qt::Key_Tab);
    QVERIFY(part<QLineEdit>("replaceText")->hasFocus());
}

void SheetFindTest::replaceAllIsOneStep()
{
    const Project before = m_document->project();
    click(0, 0);
    m_tabs->findAndReplace();
    search(QStringLiteral("e"));
    part<QCheckBox>("matchCase")->click();
    QTRY_COMPARE(count(), QStringLiteral("1 of 5"));
    part<QLineEdit>("replaceText")->setText(QStringLiteral("message-"));
    QTest::mouseClick(part<QPushButton>("replaceAll"), Qt::LeftButton);
    QCOMPARE(messages()[4].id, std::string("message-5"));
    QCOMPARE(undoSteps(), 1);
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Replace 5 cells"));
    undo();
    QVERIFY(m_document->project() == before);
}

void SheetFindTest::groupsCanBeUsedInTheReplacement()
{
    m_tabs->findAndReplace();
    part<QCheckBox>("regularExpression")->click();
    part<QLineEdit>("findText")->setFocus();
    search(QStringLiteral("^e([0-9])$"));
    QTRY_VERIFY(count().contains(QStringLiteral("5")));
    part<QLineEdit>("replaceText")->setText(QStringLiteral("\\1-th"));
    QTest::mouseClick(part<QPushButton>("replaceAll"), Qt::LeftButton);
    QCOMPARE(column(kId), QStringLiteral("1-th 2-th 3-th 4-th 5-th"));
}

void SheetFindTest::replacingOneGoesOnToTheNext()
{
    click(0, kId);
    m_tabs->findAndReplace();
    search(QStringLiteral("e"));
    QTRY_COMPARE(count(), QStringLiteral("1 of 5"));
    auto* replacement = part<QLineEdit>("replaceText");
    replacement->setFocus();
    type(QStringLiteral("m"));
    press(Qt::Key_Return);
    QCOMPARE(messages()[0].id, std::string("m1"));
    QCOMPARE(current(), QPoint(kId, 1));
    QCOMPARE(undoSteps(), 1);
}

void SheetFindTest::theSelectionLimitsTheSearch()
{
    select({1, kId, 3, kId});
    m_tabs->findAndReplace();
    search(QStringLiteral("e"));
    QTRY_VERIFY(count().contains(QStringLiteral("3")));
    part<QLineEdit>("replaceText")->setText(QStringLiteral("m"));
    QTest::mouseClick(part<QPushButton>("replaceAll"), Qt::LeftButton);
    QCOMPARE(column(kId), QStringLiteral("e1 m2 m3 m4 e5"));
}

void SheetFindTest::escapeGivesTheKeyboardBack()
{
    m_tabs->find();
    press(Qt::Key_Escape);
    QVERIFY(view().hasFocus());
    QVERIFY(!part<QLineEdit>("findText")->isVisible());
}

void SheetFindTest::resultsAreSearchedButNotReplaced()
{
    (void)viewOf("results");
    m_tabs->findAndReplace();
    QVERIFY(!part<QLineEdit>("replaceText")->isVisible());
    search(QStringLiteral("e3"));
    QTRY_COMPARE(count(), QStringLiteral("1 hit"));
}

QTEST_MAIN(SheetFindTest)
#include "tst_sheet_find.moc"
