// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/clock_history.h"

#include <QtTest>

#include <array>

using namespace contraflow::runner;

namespace {

/** What rank 1 finds out at some time, of two ranks. */
std::array<ClockReading, 2> readingAt(double at, double offset, double error)
{
    return {ClockReading{at, 0, 0}, ClockReading{at, offset, error}};
}

} // namespace

/** What is known of clocks from readings of them, at times that the test gives. */
class TestClockHistory : public QObject
{
    Q_OBJECT

private slots:
    void theWorseOfBeforeAndAfterCounts_data()
    {
        QTest::addColumn<double>("before");
        QTest::addColumn<double>("after");
        QTest::newRow("worse before") << 7e-6 << 2e-6;
        QTest::newRow("worse after") << 2e-6 << 7e-6;
    }

    void theWorseOfBeforeAndAfterCounts()
    {
        QFETCH(double, before);
        QFETCH(double, after);
        ClockHistory clocks;
        clocks.add(readingAt(100, 0.5, before));
        QCOMPARE(clocks.accuracy(), before);
        clocks.add(readingAt(200, 0.5, after));
        QCOMPARE(clocks.accuracy(), 7e-6);
        QCOMPARE(clocks.offsets().size(), std::size_t{2});
        clocks.forgetEarlier(); // what was before an earlier pattern says nothing about the next
        QCOMPARE(clocks.accuracy(), after);
        QCOMPARE(clocks.offsets().size(), std::size_t{1});
    }

    void errorsAddUpAlongTheTree()
    {
        QCOMPARE(ClockHistory::parentOf(1), std::size_t{0});
        QCOMPARE(ClockHistory::parentOf(3), std::size_t{2});
        QCOMPARE(ClockHistory::parentOf(6), std::size_t{4});
        const std::array<ClockReading, 4> readings{
            {{10, 9, 9}, {10, 0.25, 3e-6}, {10, 0.5, 1e-6}, {10, 0.125, 4e-6}}}; // of rank 0 only its time
        ClockHistory clocks;
        clocks.add(readings);
        QCOMPARE(clocks.accuracy(), 5e-6); // rank 3 by rank 2
        QCOMPARE(clocks.onFirst(0, 10), 10.0);
        QCOMPARE(clocks.onFirst(1, 10), 10.25);
        QCOMPARE(clocks.onFirst(3, 10), 10.625);
    }

    void clocksDriftEvenlyBetweenTwoMeasurements()
    {
        ClockHistory clocks;
        clocks.add(readingAt(100, 1e-3, 1e-6));
        QCOMPARE(clocks.onFirst(1, 150), 150 + 1e-3);
        clocks.add(readingAt(200, 3e-3, 1e-6));
        QCOMPARE(clocks.onFirst(1, 150), 150 + 2e-3);
        QVERIFY(std::abs(clocks.onRank(1, clocks.onFirst(1, 150)) - 150) < 1e-6);
    }
};

QTEST_GUILESS_MAIN(TestClockHistory)
#include "tst_clock_history.moc"
