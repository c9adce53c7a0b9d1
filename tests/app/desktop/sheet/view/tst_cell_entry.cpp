// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/sheet_catalog.h"
#include "tests/app/desktop/every_table.h"
#include "tests/app/desktop/sheet/view/sheet_fixture.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QUndoStack>
#include <QWindow>

using namespace contraflow;

namespace {

constexpr int kRows = 3; ///< typed below one another

/** A key as the display server sends it: it goes to the window, which gives it to an open list. */
void strike(QWindow* window, Qt::Key key, const QString& text = {})
{
    QTest::sendKeyEvent(QTest::Click, window, key, text, Qt::NoModifier);
}

/** What cells show in groups of three digits with such a blank between them. */
QString withBlanks(QString text, const char* blank)
{
    return text.replace(QChar::Nbsp, QString::fromUtf8(blank));
}

} // namespace

/** What is typed into cells of all sheets, and what cells show is typed again. */
class CellEntryTest : public test::SheetFixture
{
    Q_OBJECT

private slots:
    void init()
    {
        setUp();
        test::openProject(*m_document, test::everyTable());
        QTRY_VERIFY(!m_results->isStale());
    }
    void cleanup() { tearDown(); }

    void enterMakesACellOfWhatWasTyped_data() { sheets(); }
    void enterMakesACellOfWhatWasTyped();
    void enterLeavesANameThatOthersBeginWith();
    void whatACellShowsCanBeTyped_data() { sheets(); }
    void whatACellShowsCanBeTyped();

private:
    static void sheets()
    {
        QTest::addColumn<QString>("key");
        for (const SheetInfo& info : sheetCatalog())
            QTest::newRow(info.key) << QString(QLatin1String(info.key));
    }
    /** Shows a sheet with the scenario that it is of; false: nobody types there. */
    bool show(const QString& key)
    {
        const SheetInfo& info = sheetInfo(key.toStdString());
        const bool isOfProgram = info.table == TableKind::events || info.table == TableKind::groups;
        m_selection->setScenario(isOfProgram ? 2 : 0);
        SheetModel& sheet = viewOf(info.key).sheet();
        if (!sheet.isEditable() || (!sheet.table() && !sheet.makeOwner()))
            return false;
        m_tabs->activateWindow();
        view().setFocus();
        return sheet.isEditable();
    }
    [[nodiscard]] bool isTyped(int column) const
    {
        const SheetModel& sheet = view().sheet();
        return !view().isColumnHidden(column) &&
               sheet.flags(sheet.index(sheet.dataRowCount(), column)).testFlag(Qt::ItemIsEditable);
    }
    /** A text that a cell of the blank row takes: a name of those that fit, if there are any. */
    [[nodiscard]] QString textFor(int column, int number) const
    {
        const SheetModel& sheet = view().sheet();
        const QModelIndex cell = sheet.index(sheet.dataRowCount(), column);
        if (const QStringList names = cell.data(SheetModel::ChoicesRole).toStringList(); !names.isEmpty())
            return names[number % names.size()];
        const QString digits = QString::number(12 + number);
        for (const char* unit : {"", " MB", " Mbit/s", " us", " W", " EUR"})
            if (const QString text = digits + QLatin1String(unit); sheet.objectionTo(cell, text).isEmpty())
                return text;
        return digits;
    }
};

void CellEntryTest::enterMakesACellOfWhatWasTyped()
{
    QFETCH(const QString, key);
    if (!show(key))
        return;
    SheetModel& sheet = view().sheet();
    QWindow* window = m_tabs->windowHandle();
    for (int column = 0; column < sheet.columnCount(); ++column) {
        if (!isTyped(column))
            continue;
        const QString title = sheet.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        const int steps = undoSteps();
        const int first = sheet.dataRowCount();
        view().goTo(first, column);
        QStringList texts;
        for (int i = 0; i < kRows; ++i) {
            texts += textFor(column, i);
            for (const QChar character : texts.last())
                strike(window, Qt::Key_unknown, character);
            QVERIFY2(editor(), qPrintable(title));
            strike(window, Qt::Key_Return);
            QTRY_VERIFY2(!editor(), qPrintable(title + QStringLiteral(": ") + texts.last()));
            QCOMPARE(view().currentIndex(), sheet.index(first + i + 1, column));
        }
        QCOMPARE(sheet.dataRowCount(), first + kRows);
        for (int i = 0; i < kRows; ++i)
            QCOMPARE(cell(first + i, column, Qt::EditRole), texts[i]);
        QCOMPARE(undoSteps(), steps + kRows);
        m_document->undoStack()->setIndex(steps);
    }
}

void CellEntryTest::enterLeavesANameThatOthersBeginWith()
{
    QVERIFY(show(QStringLiteral("messages")));
    QWindow* window = m_tabs->windowHandle();
    click(0, kSource);
    strike(window, Qt::Key_unknown, QStringLiteral("X"));
    QVERIFY(editor() && editor()->completer()->popup()->isVisible());
    strike(window, Qt::Key_Return);
    QTRY_VERIFY(!editor());
    QCOMPARE(cell(0, kSource), QStringLiteral("X"));
    strike(window, Qt::Key_unknown, QStringLiteral("X"));
    strike(window, Qt::Key_Down);
    const QString chosen = editor()->text();
    QVERIFY(chosen.size() > 1);
    strike(window, Qt::Key_Return);
    QTRY_VERIFY(!editor());
    QCOMPARE(cell(1, kSource), chosen);
}

void CellEntryTest::whatACellShowsCanBeTyped()
{
    QFETCH(const QString, key);
    if (!show(key))
        return;
    SheetModel& sheet = view().sheet();
    const QStringList typed{
        QStringLiteral("1234"),        QStringLiteral("12345678"),       QStringLiteral("0.25"),
        QStringLiteral("12 %"),        QStringLiteral("1234 MB"),        QStringLiteral("1234567 KiB"),
        QStringLiteral("12345 us"),    QStringLiteral("1234.5 µs"),      QStringLiteral("4321 Mbit/s"),
        QStringLiteral("1234567 B/s"), QStringLiteral("1500 W"),         QStringLiteral("150000 EUR"),
        QStringLiteral("150000 €"),    QStringLiteral("1234567.89 EUR"), QStringLiteral("0.28 EUR/kWh"),
        QStringLiteral("1234 €/kWh"),  QStringLiteral("=2*1 200 MB"),    QStringLiteral("=3*1 500 EUR"),
        QStringLiteral("=2*1500")};
    int compared = 0;
    for (int column = 0; column < sheet.columnCount(); ++column) {
        for (const QString& text : typed) {
            const int row = sheet.dataRowCount();
            const int steps = undoSteps();
            const bool isFit = isTyped(column) &&
                               sheet.objectionTo(sheet.index(row, column), text).isEmpty() &&
                               sheet.setData(sheet.index(row, column), text, Qt::EditRole) &&
                               !sheet.index(row, column).data(SheetModel::RejectedRole).toBool();
            const auto at = [&](int of, int role) { return sheet.index(of, column).data(role); };
            if (isFit && sheet.dataRowCount() > row) {
                QStringList shown{cell(row, column), cell(row, column, SheetModel::FullTextRole)};
                for (const char* blank : {" ", "\u202F", "\u2009"})
                    shown += withBlanks(shown.first(), blank);
                for (const QString& again : shown) {
                    const int next = sheet.dataRowCount();
                    sheet.setData(sheet.index(next, column), again, Qt::EditRole);
                    const QString what = key + QStringLiteral(": ") + text + QStringLiteral(" → ") + again;
                    QVERIFY2(!at(next, SheetModel::RejectedRole).toBool(), qPrintable(what));
                    QVERIFY2(at(next, SheetModel::SortRole) == at(row, SheetModel::SortRole) ||
                                 cell(next, column) == again,
                             qPrintable(what));
                    ++compared;
                }
            }
            m_document->undoStack()->setIndex(steps);
        }
    }
    QVERIFY(compared > 0);
}

QTEST_MAIN(CellEntryTest)
#include "tst_cell_entry.moc"
