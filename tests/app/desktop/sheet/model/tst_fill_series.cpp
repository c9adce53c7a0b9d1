// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/fill_series.h"

#include <QTest>

using namespace contraflow;

class FillSeriesTest : public QObject
{
    Q_OBJECT

private slots:
    void cellsContinueAsInSpreadsheets_data();
    void cellsContinueAsInSpreadsheets();
    void upwardsTheSeriesGoesBack();
    void copiesGetTheNextFreeName();
};

void FillSeriesTest::cellsContinueAsInSpreadsheets_data()
{
    QTest::addColumn<QStringList>("source");
    QTest::addColumn<QStringList>("next");
    const auto row = [](const char* name, const QString& source, const QString& next) {
        QTest::newRow(name) << source.split(QLatin1Char('|')) << next.split(QLatin1Char('|'));
    };
    row("a numbered name counts on", QStringLiteral("X1"), QStringLiteral("X2|X3|X4"));
    row("leading zeros stay", QStringLiteral("node-009"), QStringLiteral("node-010|node-011"));
    row("the last number counts", QStringLiteral("r2-n7.local"), QStringLiteral("r2-n8.local"));
    row("a quantity counts in its unit", QStringLiteral("1 MB"), QStringLiteral("2 MB|3 MB"));
    row("two cells set the step", QStringLiteral("1 MB|3 MB"), QStringLiteral("5 MB|7 MB"));
    row("steps of names", QStringLiteral("X1|X3"), QStringLiteral("X5|X7"));
    row("fractions", QStringLiteral("0.1 s|0.2 s|0.3 s"), QStringLiteral("0.4 s|0.5 s"));
    row("whole steps need no decimals", QStringLiteral("0.5 s|1 s"), QStringLiteral("1.5 s|2 s|2.5 s"));
    row("downwards through zero", QStringLiteral("1|0"), QStringLiteral("-1|-2"));
    row("the same cells repeat", QStringLiteral("X1|X1"), QStringLiteral("X1|X1"));
    row("unequal steps repeat", QStringLiteral("1 MB|2 MB|4 MB"), QStringLiteral("1 MB|2 MB|4 MB"));
    row("other words repeat", QStringLiteral("X1|Y1"), QStringLiteral("X1|Y1|X1"));
    row("other units repeat", QStringLiteral("1 kB|1 MB"), QStringLiteral("1 kB|1 MB"));
    row("texts repeat", QStringLiteral("torX"), QStringLiteral("torX|torX"));
    row("formulas repeat", QStringLiteral("=8*N"), QStringLiteral("=8*N|=8*N"));
    row("host lists repeat", QStringLiteral("X[1-3]"), QStringLiteral("X[1-3]"));
    row("exponents repeat", QStringLiteral("1e6 B"), QStringLiteral("1e6 B"));
    row("nothing repeats", QString(), QStringLiteral("|"));
}

void FillSeriesTest::cellsContinueAsInSpreadsheets()
{
    QFETCH(const QStringList, source);
    QFETCH(const QStringList, next);
    const FillSeries series(source);
    QStringList got;
    for (int i = 0; i < next.size(); ++i)
        got.append(series.at(series.size() + i));
    QCOMPARE(got, next);
    for (int i = 0; i < source.size(); ++i)
        QCOMPARE(series.at(i), source[i]);
}

void FillSeriesTest::upwardsTheSeriesGoesBack()
{
    QCOMPARE(FillSeries({QStringLiteral("X5")}).at(-1), QStringLiteral("X4"));
    QCOMPARE(FillSeries({QStringLiteral("X1")}).at(-3), QStringLiteral("X0"));
    QCOMPARE(FillSeries({QStringLiteral("a"), QStringLiteral("b")}).at(-1), QStringLiteral("b"));
    QCOMPARE(FillSeries({QStringLiteral("4 s"), QStringLiteral("6 s")}).at(-1), QStringLiteral("2 s"));
}

void FillSeriesTest::copiesGetTheNextFreeName()
{
    FreeNames names;
    for (const auto* name : {"e1", "e2", "e7", "link"})
        names.take(QLatin1String(name));
    QCOMPARE(names.next(QStringLiteral("e1")), QStringLiteral("e3"));
    QCOMPARE(names.next(QStringLiteral("e1")), QStringLiteral("e4"));
    QCOMPARE(names.next(QStringLiteral("e7")), QStringLiteral("e8"));
    QCOMPARE(names.next(QStringLiteral("link")), QStringLiteral("link 2"));
    QCOMPARE(names.next(QStringLiteral("link")), QStringLiteral("link 3"));
    QCOMPARE(names.next(QStringLiteral("X[1-3]")), QStringLiteral("X[1-3]"));
    QCOMPARE(names.next(QString()), QString());
}

QTEST_GUILESS_MAIN(FillSeriesTest)
#include "tst_fill_series.moc"
