// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measuring/repetitions.h"

#include "core/base/random.h"

#include <QTest>

#include <cmath>
#include <vector>

using namespace contraflow;

namespace {

/** About normal around 0 with standard deviation 1: the sum of twelve uniform draws. */
double noise(Random& random)
{
    constexpr std::uint64_t kSteps = 1'000'000;
    double sum = -6;
    for (int i = 0; i < 12; ++i)
        sum += static_cast<double>(random.below(kSteps)) / kSteps;
    return sum;
}

std::vector<double> noisy(std::size_t count, double mean, double deviation, std::uint64_t seed)
{
    Random random(seed);
    std::vector<double> times;
    for (std::size_t k = 0; k < count; ++k)
        times.push_back(mean + deviation * noise(random));
    return times;
}

} // namespace

class TestRepetitions : public QObject
{
    Q_OBJECT

private slots:
    void stopsAtTwoPercentAndAtTheMost()
    {
        const StopRule rule;
        QVERIFY(!isEnough({}, rule));
        QVERIFY(!isEnough(std::vector<double>(9, 1.0), rule));
        QVERIFY(isEnough(std::vector<double>(10, 1.0), rule));
        std::vector<double> restless;
        while (!isEnough(restless, rule))
            restless.push_back(restless.size() % 2 == 0 ? 1 : 9);
        // 4 / 5 of the mean is the deviation: (1.96 · 0.8 / 0.02)² is beyond the most.
        QCOMPARE(restless.size(), rule.most);
    }

    void firstRepetitionsAreApart()
    {
        std::vector<double> times = noisy(40, 1, 0.01, 3);
        times[0] = 5;
        times[1] = 2;
        const auto summary = summarizeRepetitions(times);
        QVERIFY(summary);
        QCOMPARE(summary->warmUp, std::size_t{2});
        QCOMPARE(summary->mean.count, std::size_t{38});
        QVERIFY(summary->largest < 1.1);
        QVERIFY(!summarizeRepetitions(std::vector<double>{1}));
    }

    void outliersAreCountedAndKept()
    {
        std::vector<double> times = noisy(40, 1, 0.01, 4);
        times[30] = 3;
        const auto summary = summarizeRepetitions(times);
        QVERIFY(summary);
        QCOMPARE(summary->outliers, std::size_t{1});
        QCOMPARE(summary->largest, 3.0);
        QVERIFY(!summary->levels);
    }

    void driftIsToldAndChanceIsNot()
    {
        std::vector<double> times = noisy(100, 1, 0.005, 5);
        QVERIFY(!summarizeRepetitions(times)->drift);
        for (std::size_t k = 0; k < times.size(); ++k)
            times[k] += 0.1 * static_cast<double>(k) / 99;
        const auto drift = summarizeRepetitions(times)->drift;
        QVERIFY(drift);
        QVERIFY(std::abs(*drift - 0.1 / 1.05) < 0.01);
    }

    void twoLevelsAreNamed()
    {
        std::vector<double> times = noisy(90, 1, 0.01, 6);
        for (std::size_t k = 0; k < times.size(); k += 3)
            times[k] += 0.2;
        const auto levels = summarizeRepetitions(times)->levels;
        QVERIFY(levels);
        QVERIFY(std::abs(levels->low - 1) < 0.01);
        QVERIFY(std::abs(levels->high - 1.2) < 0.01);
        QVERIFY(std::abs(levels->highShare - 1.0 / 3) < 0.05);
    }

    void oneHeapIsNotTwo()
    {
        int wrong = 0;
        for (std::uint64_t seed = 1; seed <= 500; ++seed)
            wrong += summarizeRepetitions(noisy(20 + seed % 50, 1, 0.1, seed))->levels ? 1 : 0;
        QVERIFY2(wrong <= 5, qPrintable(QString::number(wrong)));
        QVERIFY(!summarizeRepetitions(std::vector<double>(50, 1.0))->levels);
    }

    void quietMeansTheReferenceStays()
    {
        QVERIFY(wasQuiet(1, 1.019));
        QVERIFY(wasQuiet(1.019, 1));
        QVERIFY(!wasQuiet(1, 1.03));
        QVERIFY(!wasQuiet(1.03, 1));
    }
};

QTEST_GUILESS_MAIN(TestRepetitions)
#include "tst_repetitions.moc"
