// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/cell_block.h"

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

QTEST_GUILESS_MAIN(CellBlockTest)
#include "tst_cell_block.moc"
