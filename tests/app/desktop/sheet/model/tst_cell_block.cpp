// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/cell_block.h"

#include <QTest>

using namespace contraflow;

class CellBlockTest : public QObject
{
    Q_OBJECT

private slots:
    void cellsComeBackAsTheyWere_data();
    void cellsComeBackAsTheyWere();
    void lineEndsOfOtherSystemsAreTaken();
    void quotesInsideATextStay();
    void commasAndSemicolonsPartTables_data();
    void commasAndSemicolonsPartTables();
};

void CellBlockTest::cellsComeBackAsTheyWere_data()
{
    QTest::addColumn<QStringList>("first");
    QTest::addColumn<QStringList>("second");
    const QString empty;
    QTest::newRow("plain") << QStringList{QStringLiteral("e1"), QStringLiteral("10 MB")}
                           << QStringList{QStringLiteral("e2"), QStringLiteral("20 MB")};
    QTest::newRow("empty cells") << QStringList{empty, QStringLiteral("b")}
                                 << QStringList{QStringLiteral("a"), empty};
    QTest::newRow("tab and line end inside") << QStringList{QStringLiteral("a\tb"), QStringLiteral("c\nd")}
                                             << QStringList{QStringLiteral("e\r\nf"), QStringLiteral("g")};
    QTest::newRow("quotes") << QStringList{QStringLiteral("\"quoted\""), QStringLiteral("5\" disk")}
                            << QStringList{QStringLiteral("\""), QStringLiteral("\"\"\t")};
}

void CellBlockTest::cellsComeBackAsTheyWere()
{
    QFETCH(const QStringList, first);
    QFETCH(const QStringList, second);
    const CellBlock block{first, second};
    QCOMPARE(parseTabSeparated(tabSeparated(block)), block);
}

void CellBlockTest::lineEndsOfOtherSystemsAreTaken()
{
    const CellBlock expected{{QStringLiteral("a"), QStringLiteral("b")}, {QStringLiteral("c"), QString()}};
    QCOMPARE(parseTabSeparated(QStringLiteral("a\tb\r\nc\t\r\n")), expected);
    QCOMPARE(parseTabSeparated(QStringLiteral("a\tb\nc\t")), expected);
    QCOMPARE(parseTabSeparated(QString()), CellBlock());
}

void CellBlockTest::quotesInsideATextStay()
{
    const CellBlock expected{{QStringLiteral("say \"hi\""), QStringLiteral("\"open")}};
    QCOMPARE(parseTabSeparated(QStringLiteral("say \"hi\"\t\"open\n")), expected);
}

void CellBlockTest::commasAndSemicolonsPartTables_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    const auto row = [](const char* name, const QString& text, int rows, int columns) {
        QTest::newRow(name) << text << rows << columns;
    };
    row("lines of a project file", QStringLiteral("e1,a1,b1,10 MB,0 s\ne2,a2,b2,20 MB,0 s\n"), 2, 5);
    row("one line", QStringLiteral("e1,a1,b1,10 MB,0 s"), 1, 5);
    row("blanks behind commas", QStringLiteral("e1, a1\ne2, b1\n"), 2, 2);
    row("semicolons", QStringLiteral("e1;a1\r\ne2;\r\n"), 2, 2);
    row("quoted", QStringLiteral("e1,\"a,b\"\ne2,\"c\"\n"), 2, 2);
    row("tabs before commas", QStringLiteral("a,b\tc\nd,e\tf\n"), 2, 2);
    row("host lists", QStringLiteral("X[1,3]\nY[1,3]\n"), 2, 1);
    row("host lists in a table", QStringLiteral("X[1,3],torX\nY[1,3],torY\n"), 2, 2);
    row("a sentence", QStringLiteral("first, second"), 1, 1);
    row("decimal commas", QStringLiteral("0,5 s\n0,25 s\n"), 2, 1);
    row("parameters of a model", QStringLiteral("beta = 0.7; gamma = 1\nbeta = 0.8; gamma = 2\n"), 2, 1);
    row("unequal lines", QStringLiteral("a,b\nc\n"), 2, 1);
    row("nothing", QString(), 0, 0);
}

void CellBlockTest::commasAndSemicolonsPartTables()
{
    QFETCH(const QString, text);
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    const CellBlock block = parseCells(text);
    QCOMPARE(static_cast<int>(block.size()), rows);
    for (const QStringList& row : block)
        QCOMPARE(row.size(), columns);
}

QTEST_GUILESS_MAIN(CellBlockTest)
#include "tst_cell_block.moc"
