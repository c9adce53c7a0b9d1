// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/sheet/view/sheet_fixture.h"
#include "tests/data_folders.h"

#include <QFile>
#include <QMimeData>

#include <algorithm>

using namespace contraflow;

/** Cells that come from elsewhere and go elsewhere. */
class SheetClipboardTest : public test::SheetFixture
{
    Q_OBJECT

private slots:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void aFileOfLibreOfficeComesInAndGoesOutUnchanged();
    void aFileWithSemicolonsHasTheSameCells();
    void aHeaderSaysWhereItsColumnsGo();
    void aHeaderGivesItsUnitsToBareNumbers();
    void aHeaderIsReadAsThatOfAFile_data();
    void aHeaderIsReadAsThatOfAFile();
    void aTableOfAnotherSheetIsLeftToIt();
    void aHeaderOfAnyLanguageSaysWhereItBelongs_data();
    void aHeaderOfAnyLanguageSaysWhereItBelongs();
    void decimalCommasAndPointsBetweenThousands_data();
    void decimalCommasAndPointsBetweenThousands();
    void aHeaderOfOneColumnGivesItsUnit();
    void aUnitThatIsUnknownIsSaidAndLosesNothing();
    void namesAmongDataAreNoHeader();
    void aCopyIsATableInHtmlToo();
    void aCopyWithHeaderIsRecognisedAgain();
    void fewerColumnsLeaveTheOthersAlone();
    void columnsWithoutAPlaceAreReported();
    void aBlockIsRepeatedInAMultipleOfItself();
    void cellsGoFromSheetToSheet();
    void cutCellsComeBackWithPaste();
    void wholeRowsAndColumnsAreCopied();
    void apartCellsKeepTheirColumns();
    void aLargePasteIsMadeInTheBackground();
    void aLargePasteGivesWayToAnEdit();

private:
    [[nodiscard]] static QByteArray fileContent(const char* name)
    {
        QFile file(QStringLiteral(CONTRAFLOW_TEST_DATA "/clipboard/") + QLatin1String(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void setClipboard(const QString& text) { QGuiApplication::clipboard()->setText(text); }
    [[nodiscard]] static QString clipboard() { return QGuiApplication::clipboard()->text(); }
    [[nodiscard]] QStringList titlesOf(const char* key)
    {
        const SheetModel& sheet = viewOf(key).sheet();
        QStringList titles;
        for (int column = 0; column < sheet.columnCount(); ++column)
            titles += sheet.headerData(column, Qt::Horizontal).toString();
        return titles;
    }
    void paste() { press(Qt::Key_V, Qt::ControlModifier); }
    [[nodiscard]] static QString manyRows(int count)
    {
        QString text;
        for (int i = 0; i < count; ++i)
            text += QStringLiteral("p%1\tX1\tY1\t%2 kB\n").arg(i).arg(i + 1);
        return text;
    }
};

void SheetClipboardTest::aFileOfLibreOfficeComesInAndGoesOutUnchanged()
{
    const QByteArray file = fileContent("messages.tsv");
    QVERIFY(file.size() > 100);
    const Project before = m_document->project();
    setClipboard(QString::fromUtf8(file));
    click(5, kId);
    paste();
    QCOMPARE(messages().size(), 12U);
    QCOMPARE(messages()[5].id, std::string("n1"));
    QCOMPARE(messages()[6].size.value().value, 20.0 * 1024 * 1024);
    QCOMPARE(messages()[7].id, std::string("say \"hi\""));
    QCOMPARE(messages()[8].id, std::string("with\ttab"));
    QCOMPARE(messages()[9].id, std::string("two\nlines"));
    QCOMPARE(messages()[11].id, std::string("a,b"));
    QCOMPARE(undoSteps(), 1);
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Paste 35 cells"));
    // What was pasted is selected; it goes out byte for byte as LibreOffice had saved it.
    QCOMPARE(selected(), (CellRect{5, 0, 11, 4}));
    press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(clipboard().toUtf8(), file.mid(file.indexOf('\n') + 1));
    undo();
    QVERIFY(m_document->project() == before);
}

void SheetClipboardTest::aFileWithSemicolonsHasTheSameCells()
{
    setClipboard(QString::fromUtf8(fileContent("messages.tsv")));
    click(5, kId);
    paste();
    const Project pasted = m_document->project();
    undo();
    setClipboard(QString::fromUtf8(fileContent("messages-semicolons.csv")));
    click(5, kId);
    paste();
    QVERIFY(m_document->project() == pasted);
    undo();
    setClipboard(QString::fromUtf8(fileContent("source.csv")));
    click(5, kId);
    paste();
    QVERIFY(m_document->project() == pasted);
}

void SheetClipboardTest::aHeaderSaysWhereItsColumnsGo()
{
    setClipboard(QStringLiteral("Size\tmessage\tsource\n3 MB\tp6\tX1\n4 MB\tp7\tX2\n"));
    click(5, kSize);
    paste();
    QCOMPARE(messages().size(), 7U);
    QCOMPARE(messages()[5].id, std::string("p6"));
    QCOMPARE(messages()[6].source, std::string("X2"));
    QCOMPARE(messages()[6].size.value().value, 4e6);
    QVERIFY(messages()[6].destination.empty());
}

void SheetClipboardTest::aHeaderGivesItsUnitsToBareNumbers()
{
    const Project before = m_document->project();
    QString notice;
    connect(m_tabs.get(), &SheetTabs::noticed, this, [&](const QString& text) { notice = text; });
    setClipboard(QStringLiteral("Start (ms)\tMessage\tSize (MB)\tsource\tDestination\tComment\n"
                                "5\tp6\t3\tX1\tY1\tfirst\n7\tp7\t4 kB\tX2\tY2\tsecond\n"));
    click(5, kId);
    paste();
    QCOMPARE(messages().size(), 7U);
    QCOMPARE(messages()[5].id, std::string("p6"));
    QCOMPARE(messages()[5].size.value().value, 3e6);
    QCOMPARE(messages()[5].start.value().value, 0.005);
    QCOMPARE(messages()[6].size.value().value, 4e3);
    QCOMPARE(messages()[6].destination, std::string("Y2"));
    QVERIFY2(notice.contains(QStringLiteral("Start in ms, Size in MB")), qPrintable(notice));
    QVERIFY2(notice.startsWith(QStringLiteral("One column")), qPrintable(notice));
    QCOMPARE(undoSteps(), 1);
    undo();
    QVERIFY(m_document->project() == before);
    // As this and other programs name columns in files.
    setClipboard(QStringLiteral("id,size_kB,start [usec]\np6,3,5\np7,4,7\n"));
    click(5, kId);
    paste();
    QCOMPARE(messages()[6].size.value().value, 4e3);
    QCOMPARE(cell(6, kSize + 1, SheetModel::FullTextRole), QStringLiteral("7 us"));
}

void SheetClipboardTest::aHeaderIsReadAsThatOfAFile_data()
{
    QTest::addColumn<QString>("table");
    QTest::newRow("English") << QStringLiteral("From\tTo\tbytes\nX1\tY1\t1500000\n");
    QTest::newRow("short") << QStringLiteral("src\tdst\tSize [MB]\nX1\tY1\t1.5\n");
    QTest::newRow("German") << QStringLiteral("Von\tNach\tGröße [MB]\nX1\tY1\t1,5\n");
    QTest::newRow("French") << QStringLiteral("De\tVers\tTaille (Mo)\nX1\tY1\t1,5\n");
}

void SheetClipboardTest::aHeaderIsReadAsThatOfAFile()
{
    QFETCH(const QString, table);
    setClipboard(table);
    click(5, kId);
    paste();
    QCOMPARE(messages().size(), 6U);
    QCOMPARE(messages()[5].source, std::string("X1"));
    QCOMPARE(messages()[5].destination, std::string("Y1"));
    QCOMPARE(messages()[5].size.value().value, 1.5e6);
}

void SheetClipboardTest::aTableOfAnotherSheetIsLeftToIt()
{
    const Project before = m_document->project();
    QString told;
    connect(m_tabs.get(), &SheetTabs::foreignTablePasted, this,
            [&told](const SheetInfo& sheet) { told = QLatin1String(sheet.key); });
    const auto knows = [this](const char* sheet, const QStringList& names) {
        const QStringList known = titlesOf(sheet);
        return std::all_of(names.begin(), names.end(),
                           [&known](const QString& name) { return known.contains(name); });
    };
    for (const SheetInfo& from : sheetCatalog()) {
        const QStringList names = titlesOf(from.key);
        if (!from.table || names.size() < 2)
            continue;
        setClipboard(names.join(QLatin1Char('\t')) + QStringLiteral("\nnew\t\n"));
        for (const SheetInfo& to : sheetCatalog()) {
            if (to.table && knows(to.key, names))
                continue; // the table fits there as well
            told.clear();
            viewOf(to.key).goTo(0, 0);
            paste();
            QVERIFY2(
                !told.isEmpty(),
                qPrintable(QStringLiteral("%1 into %2").arg(QLatin1String(from.key), QLatin1String(to.key))));
            QVERIFY2(knows(qPrintable(told), names), from.key);
            QVERIFY2(m_document->project() == before, to.key);
        }
        const SheetModel& target = viewOf(from.key).sheet();
        const int rows = target.dataRowCount();
        m_tabs->pasteInto(from.key);
        QVERIFY2(target.dataRowCount() == rows + 1, from.key);
        while (undoSteps() > 0)
            undo();
        QVERIFY2(m_document->project() == before, from.key);
    }
}

void SheetClipboardTest::aHeaderOfAnyLanguageSaysWhereItBelongs_data()
{
    aHeaderIsReadAsThatOfAFile_data();
}

void SheetClipboardTest::aHeaderOfAnyLanguageSaysWhereItBelongs()
{
    QFETCH(const QString, table);
    const Project before = m_document->project();
    QString told;
    connect(m_tabs.get(), &SheetTabs::foreignTablePasted, this,
            [&told](const SheetInfo& sheet) { told = QLatin1String(sheet.key); });
    setClipboard(table);
    (void)viewOf("switches");
    click(0, 0);
    paste();
    QCOMPARE(told, QStringLiteral("messages"));
    QVERIFY(m_document->project() == before);
    m_tabs->pasteInto("messages");
    QCOMPARE(messages().size(), 6U);
    QCOMPARE(messages()[5].source, std::string("X1"));
    QCOMPARE(messages()[5].size.value().value, 1.5e6);
    // Who wants the cells all the same has them.
    (void)viewOf("switches");
    click(0, 0);
    m_tabs->pasteHere();
    QCOMPARE(m_document->project().platforms[0].switches[1].name, std::string("X1"));
}

void SheetClipboardTest::decimalCommasAndPointsBetweenThousands_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("price"); // of the first row
    QTest::addColumn<double>("power");  // of the second, in watts
    QTest::newRow("German") << QStringLiteral("Price\tPower\n1.200,50 €\t250 W\n1.200 €\t1,5 kW\n")
                            << QStringLiteral("1200.50 €") << 1500.0;
    QTest::newRow("French") << QStringLiteral("Price\tPower\n1\u202f200,50 €\t250 W\n80 €\t1,5 kW\n")
                            << QStringLiteral("1200.50 €") << 1500.0;
    QTest::newRow("without groups") << QStringLiteral("799,90 EUR\t250 W\n80 EUR\t1,5 kW\n")
                                    << QStringLiteral("799.90 EUR") << 1500.0;
    QTest::newRow("English") << QStringLiteral("799.90 EUR\t250 W\n80 EUR\t1.125 kW\n")
                             << QStringLiteral("799.90 EUR") << 1125.0;
    QTest::newRow("formula") << QStringLiteral("=max(1, 2)*1 EUR\t250 W\n80 EUR\t1,5 kW\n")
                             << QStringLiteral("=max(1, 2)*1 EUR") << 1500.0;
}

void SheetClipboardTest::decimalCommasAndPointsBetweenThousands()
{
    QFETCH(const QString, table);
    QFETCH(const QString, price);
    QFETCH(const double, power);
    const int column = viewOf("nodes").sheet().columnOf("price");
    setClipboard(table);
    click(0, column);
    paste();
    const SharedRows<NodeRow>& nodes = m_document->project().platforms[0].nodes;
    QCOMPARE(cell(0, column, Qt::EditRole), price);
    QVERIFY(nodes[0].price.hasValue());
    QCOMPARE(nodes[1].power.value().value, power);
}

void SheetClipboardTest::aHeaderOfOneColumnGivesItsUnit()
{
    setClipboard(QStringLiteral("Size (MB)\n1\n2\n"));
    click(0, kId);
    paste();
    QCOMPARE(column(kSize).left(9), QStringLiteral("1 MB 2 MB"));
    QCOMPARE(messages()[0].id, std::string("e1"));
    setClipboard(QStringLiteral("Size\n3 MB\n4 MB\n"));
    click(0, kSize);
    paste();
    QCOMPARE(column(kSize).left(9), QStringLiteral("3 MB 4 MB"));
}

void SheetClipboardTest::aUnitThatIsUnknownIsSaidAndLosesNothing()
{
    QString notice;
    connect(m_tabs.get(), &SheetTabs::noticed, this, [&](const QString& text) { notice = text; });
    setClipboard(QStringLiteral("Message\tSize (furlong)\np6\t3\np7\t4 MB\n"));
    click(5, kId);
    paste();
    QCOMPARE(messages().size(), 7U);
    QCOMPARE(cell(5, kSize), QStringLiteral("3"));
    QVERIFY(view().model()->index(5, kSize).data(SheetModel::RejectedRole).toBool());
    QCOMPARE(messages()[6].size.value().value, 4e6);
    QVERIFY2(notice.contains(QStringLiteral("furlong of column Size")), qPrintable(notice));
}

void SheetClipboardTest::namesAmongDataAreNoHeader()
{
    setClipboard(QStringLiteral("p6\tsource\tdestination\t3 MB\np7\tX1\tY1\t4 MB\n"));
    click(5, kId);
    paste();
    QCOMPARE(messages().size(), 7U);
    QCOMPARE(messages()[5].source, std::string("source"));
    setClipboard(QStringLiteral("size\nstart\n"));
    click(0, kId);
    paste();
    QCOMPARE(messages()[0].id, std::string("size"));
}

void SheetClipboardTest::aCopyIsATableInHtmlToo()
{
    click(0, kId);
    type(QStringLiteral("a<b"));
    press(Qt::Key_Return);
    select({0, kId, 1, kSource});
    press(Qt::Key_C, Qt::ControlModifier);
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    QVERIFY(data->hasText() && data->hasHtml());
    QVERIFY2(data->html().contains(QStringLiteral("<tr><td>a&lt;b</td><td>")), qPrintable(data->html()));
    QCOMPARE(data->html().count(QStringLiteral("<tr>")), 2);
}

void SheetClipboardTest::aCopyWithHeaderIsRecognisedAgain()
{
    const Project before = m_document->project();
    select({0, 0, 4, 4});
    press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(clipboard().startsWith(QStringLiteral("Message\tSource\tDestination\tSize\tStart\n")));
    click(0, 0);
    paste();
    QVERIFY(m_document->project() == before);
}

void SheetClipboardTest::fewerColumnsLeaveTheOthersAlone()
{
    const std::string destination = messages()[1].destination;
    setClipboard(QStringLiteral("q1\tX1\nq2\n"));
    click(0, kId);
    paste();
    QCOMPARE(messages()[0].id, std::string("q1"));
    QCOMPARE(messages()[1].id, std::string("q2"));
    QCOMPARE(messages()[1].destination, destination);
    QVERIFY(!messages()[1].source.empty());
}

void SheetClipboardTest::columnsWithoutAPlaceAreReported()
{
    QString notice;
    connect(m_tabs.get(), &SheetTabs::noticed, this, [&](const QString& text) { notice = text; });
    setClipboard(QStringLiteral("1 s\t1\t2\ta\tb\n"));
    click(0, 4);
    paste();
    QVERIFY(messages()[0].start.hasValue());
    QVERIFY(notice.startsWith(QStringLiteral("2 columns")));
}

void SheetClipboardTest::aBlockIsRepeatedInAMultipleOfItself()
{
    setClipboard(QStringLiteral("1 MB\n2 MB\n"));
    select({0, kSize, 3, kSize});
    paste();
    QCOMPARE(column(kSize).left(19), QStringLiteral("1 MB 2 MB 1 MB 2 MB"));
    QCOMPARE(undoSteps(), 1);
    // An odd selection takes the block once.
    setClipboard(QStringLiteral("3 MB\n4 MB\n"));
    select({0, kSize, 2, kSize});
    paste();
    QCOMPARE(column(kSize).left(19), QStringLiteral("3 MB 4 MB 1 MB 2 MB"));
}

void SheetClipboardTest::cellsGoFromSheetToSheet()
{
    select({0, kId, 4, kId});
    press(Qt::Key_C, Qt::ControlModifier);
    (void)viewOf("parameters");
    click(0, 0);
    paste();
    QCOMPARE(column(0), QStringLiteral("e1 e2 e3 e4 e5"));
    QCOMPARE(m_document->project().parameters.size(), 5U);
    undo();
    QVERIFY(m_document->project().parameters.empty());
}

void SheetClipboardTest::cutCellsComeBackWithPaste()
{
    const Project before = m_document->project();
    select({0, kSize, 1, kSize});
    press(Qt::Key_X, Qt::ControlModifier);
    QVERIFY(messages()[0].size.isEmpty() && messages()[1].size.isEmpty());
    QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Cut 2 cells"));
    press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(m_document->project() == before);
    undo();
    undo();
    QVERIFY(m_document->project() == before);
}

void SheetClipboardTest::wholeRowsAndColumnsAreCopied()
{
    click(1, kSource);
    press(Qt::Key_Space, Qt::ShiftModifier);
    QCOMPARE(selected(), (CellRect{1, 0, 1, 6}));
    press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(clipboard().count(QLatin1Char('\t')), 6);
    press(Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(selected(), (CellRect{0, 0, 4, 6}));
    click(1, kSource);
    press(Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(selected(), (CellRect{0, kSource, 4, kSource}));
    press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(clipboard().count(QLatin1Char('\n')), 5);
}

void SheetClipboardTest::apartCellsKeepTheirColumns()
{
    click(0, kId);
    click(2, kSize, Qt::ControlModifier);
    press(Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = clipboard().split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines[0], QStringLiteral("e1\t\t\t"));
    QVERIFY(lines[1].startsWith(QStringLiteral("\t\t\t")));
}

void SheetClipboardTest::aLargePasteIsMadeInTheBackground()
{
    const Project before = m_document->project();
    QStringList activities;
    connect(m_tabs.get(), &SheetTabs::activityChanged, this,
            [&](const QString& text) { activities.append(text); });
    constexpr int kRows = 6'000;
    constexpr int messageCount = kRows + 5;
    setClipboard(manyRows(kRows));
    click(5, kId);
    paste();
    QCOMPARE(messages().size(), 5U);
    paste(); // too early: the first one must not be lost
    QTRY_COMPARE(messages().size(), static_cast<std::size_t>(messageCount));
    QCOMPARE(messages()[messageCount - 1].size.value().value, 6e6);
    QCOMPARE(activities.first(), QStringLiteral("Pasting…"));
    QCOMPARE(activities.last(), QString());
    QCOMPARE(undoSteps(), 1);
    // What is large goes out in the background as well.
    press(Qt::Key_A, Qt::ControlModifier);
    press(Qt::Key_C, Qt::ControlModifier);
    QTRY_COMPARE(clipboard().count(QLatin1Char('\n')), messageCount);
    undo();
    QVERIFY(m_document->project() == before);
}

void SheetClipboardTest::aLargePasteGivesWayToAnEdit()
{
    QString reason;
    connect(m_document.get(), &Document::editRefused, this, [&](const QString& why) { reason = why; });
    setClipboard(manyRows(3'000));
    click(5, kId);
    paste();
    m_document->submit({"Title", {SetTitle{"edited meanwhile"}}});
    QTRY_VERIFY(reason.contains(QStringLiteral("nothing was written")));
    QCOMPARE(messages().size(), 5U);
    QCOMPARE(undoSteps(), 1);
}

QTEST_MAIN(SheetClipboardTest)
#include "tst_sheet_clipboard.moc"
