// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/calibration_edit.h"

#include "core/base/random.h"

#include <QTest>

#include <cmath>
#include <vector>

using namespace contraflow;

namespace {

/** A draw of 2^x with x uniform in -1 … 1. */
double factor(Random& random)
{
    constexpr std::uint64_t kSteps = 1'000'000;
    return std::exp2(2.0 * static_cast<double>(random.below(kSteps)) / kSteps - 1);
}

} // namespace

class TestErrorSpread : public QObject
{
    Q_OBJECT

private slots:
    void manyMessagesCutTheirOwnTails()
    {
        std::vector<double> predicted(79, 1.0);
        std::vector<double> measured;
        for (int i = 1; i <= 79; ++i)
            measured.push_back(i);
        const auto spread = errorSpread(predicted, measured);
        QVERIFY(spread);
        QCOMPARE(spread->low, 2.0); // ⌊0.025 · 80⌋ = 2
        QCOMPARE(spread->high, 78.0);
    }

    void fewMessagesAreTakenForNormal()
    {
        const auto spread = errorSpread(std::vector<double>{1, 1}, std::vector<double>{2, 0.5});
        QVERIFY(spread);
        // t(1) = 12.706, s = √2 · ln 2, √(1 + 1/2)
        const double expected = std::exp(12.706204736 * std::sqrt(2.0) * std::log(2.0) * std::sqrt(1.5));
        QVERIFY(std::abs(spread->high / expected - 1) < 1e-6);
        QVERIFY(std::abs(spread->low * expected - 1) < 1e-6);
    }

    void oneMoreMessageLiesInsideAsOftenAsSaid_data()
    {
        QTest::addColumn<int>("count");
        for (const int count : {8, 38, 39, 60, 200})
            QTest::newRow(qPrintable(QString::number(count))) << count;
    }
    void oneMoreMessageLiesInsideAsOftenAsSaid()
    {
        QFETCH(const int, count);
        Random random(static_cast<std::uint64_t>(count));
        constexpr int kRounds = 4000;
        int inside = 0;
        for (int round = 0; round < kRounds; ++round) {
            std::vector<double> measured;
            for (int i = 0; i < count; ++i)
                measured.push_back(factor(random));
            const auto spread = errorSpread(std::vector<double>(measured.size(), 1.0), measured);
            QVERIFY(spread);
            const double more = factor(random);
            inside += more >= spread->low && more <= spread->high ? 1 : 0;
        }
        // 95 % with three standard deviations of 4000 draws; short tails lie inside more often.
        QVERIFY2(inside >= 0.94 * kRounds, qPrintable(QString::number(inside)));
    }

    void whatSaysNothingGivesNothing()
    {
        QVERIFY(!errorSpread({}, {}));
        QVERIFY(!errorSpread(std::vector<double>{1}, std::vector<double>{1}));
        QVERIFY(!errorSpread(std::vector<double>{1, 0}, std::vector<double>{1, 1}));
        QVERIFY(!errorSpread(std::vector<double>{1, 1}, std::vector<double>{1, NAN}));
    }

    void aRecordWithoutASpreadHasThatOfItsError()
    {
        CalibrationRecord record;
        QVERIFY(!spreadOf(record));
        record.errorPercent = 4;
        const auto normal = spreadOf(record);
        QVERIFY(normal && std::abs(normal->low * normal->high - 1) < 1e-12);
        QVERIFY(std::abs(std::log(normal->high) - 1.959963984540054 * 0.04 * std::sqrt(std::acos(-1.0) / 2)) <
                1e-12);
        record.errorPercent = 1e6; // a file may say so; no interval is as wide
        QVERIFY(!spreadOf(record));
        record.spread = TimeSpread{0.9, 1.3};
        QVERIFY(spreadOf(record) == record.spread);
        Model model;
        record.measurements = {"a"};
        setCalibration(model, record);
        QVERIFY(calibrationOf(model) == record);
        for (const TimeSpread& impossible :
             {TimeSpread{0, 1}, TimeSpread{2, 1}, TimeSpread{-1, 1}, TimeSpread{1, 1e308}}) {
            record.spread = impossible;
            setCalibration(model, record);
            QVERIFY(!calibrationOf(model));
        }
    }
};

QTEST_MAIN(TestErrorSpread)
#include "tst_error_spread.moc"
