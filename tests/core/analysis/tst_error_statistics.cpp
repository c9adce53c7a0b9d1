// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/error_statistics.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <numeric>

using namespace contraflow;

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

bool isNear(double value, double expected, double tolerance = 1e-9)
{
    return std::abs(value - expected) <= tolerance;
}

} // namespace

class ErrorStatisticsTest : public QObject
{
    Q_OBJECT

private slots:
    void quantilesAreThoseOfTheTables_data();
    void quantilesAreThoseOfTheTables();
    void errorsAreRelativeToTheMeasuredTime();
    void theMeanComesWithItsHalfWidth();
    void oneValueHasNoHalfWidth();
    void theSummaryOfTableOneIsTheOneOfThePaper();
    void unknownErrorsCountNowhere();
    void tenPercentIsWithinTenPercent();
    void aTaskIsJudgedByItsSums();
    void farValuesAreMarked();
    void equalValuesAreNotMarkedForTheirRounding();
    void fewValuesAreNotMarked();
    void binsLieAtMultiplesOfTheirWidth();
    void aValueOnAnEdgeLiesAboveIt();
    void allListsShareTheirBins();
    void theSuggestedWidthKeepsTheBinsFew_data();
    void theSuggestedWidthKeepsTheBinsFew();
    void tooManyBinsAreRefused();
    void nothingHasNoBins();
};

void ErrorStatisticsTest::quantilesAreThoseOfTheTables_data()
{
    QTest::addColumn<double>("freedom");
    QTest::addColumn<double>("confidence");
    QTest::addColumn<double>("printed");
    QTest::newRow("1") << 1.0 << 0.95 << 12.706;
    QTest::newRow("3") << 3.0 << 0.95 << 3.182;
    QTest::newRow("30") << 30.0 << 0.95 << 2.042;
    QTest::newRow("30, 99 %") << 30.0 << 0.99 << 2.750;
    QTest::newRow("many") << 1e9 << 0.95 << 1.960;
}

void ErrorStatisticsTest::quantilesAreThoseOfTheTables()
{
    QFETCH(double, freedom);
    QFETCH(double, confidence);
    QFETCH(double, printed);
    QVERIFY(isNear(studentQuantile(freedom, confidence), printed, 0.0005));
}

void ErrorStatisticsTest::errorsAreRelativeToTheMeasuredTime()
{
    const double infinite = std::numeric_limits<double>::infinity();
    const std::vector<double> errors =
        relativeErrors(std::vector{1.1, 0.5, 1.0, infinite, 1.0}, std::vector{1.0, 1.0, 0.0, 1.0, kNone});
    QCOMPARE(errors.size(), 5U);
    QVERIFY(isNear(errors[0], 10));
    QVERIFY(isNear(errors[1], -50));
    for (std::size_t i = 2; i < errors.size(); ++i)
        QVERIFY(std::isnan(errors[i]));
}

void ErrorStatisticsTest::theMeanComesWithItsHalfWidth()
{
    // Variance 2.5, five values: t(4) · √(2.5 / 5) with t(4) = 2.776445.
    const MeanEstimate estimate = meanEstimate(std::vector{1.0, 2.0, 3.0, 4.0, 5.0});
    QCOMPARE(estimate.count, 5U);
    QCOMPARE(estimate.mean, 3.0);
    QVERIFY(estimate.halfWidth && isNear(*estimate.halfWidth, 1.963243, 1e-6));
}

void ErrorStatisticsTest::oneValueHasNoHalfWidth()
{
    QVERIFY(!meanEstimate(std::vector{7.0, kNone}).halfWidth);
    QCOMPARE(meanEstimate(std::vector{7.0, kNone}).mean, 7.0);
    QCOMPARE(meanEstimate(std::vector<double>()).count, 0U);
}

void ErrorStatisticsTest::theSummaryOfTableOneIsTheOneOfThePaper()
{
    const std::vector<double> errors = relativeErrors(std::vector{0.255, 0.255, 0.425, 0.425, 0.255},
                                                      std::vector{0.252, 0.245, 0.406, 0.443, 0.270});
    const ErrorSummary summary = summariseErrors(errors);
    QCOMPARE(summary.count, 5U);
    QVERIFY(isNear(summary.absolute.mean, 3.9, 0.05));
    QVERIFY(isNear(summary.mean, (1.19 + 4.08 + 4.68 - 4.06 - 5.56) / 5, 0.01));
    QCOMPARE(summary.within, 1.0);
    QCOMPARE(*summary.worst, 4U);
}

void ErrorStatisticsTest::unknownErrorsCountNowhere()
{
    const ErrorSummary summary = summariseErrors(std::vector{kNone, -20.0, kNone, 4.0});
    QCOMPARE(summary.count, 2U);
    QCOMPARE(summary.absolute.mean, 12.0);
    QCOMPARE(summary.mean, -8.0);
    QCOMPARE(summary.within, 0.5);
    QCOMPARE(*summary.worst, 1U);
    QVERIFY(!summariseErrors(std::vector{kNone}).worst);
}

void ErrorStatisticsTest::tenPercentIsWithinTenPercent()
{
    QVERIFY(isGoodError(relativeErrors(std::vector{1.1}, std::vector{1.0}).front()));
    QVERIFY(isGoodError(-10));
    QVERIFY(!isGoodError(10.001));
}

void ErrorStatisticsTest::aTaskIsJudgedByItsSums()
{
    // Errors of opposite sign within a task make up for each other; the message without a time is left out.
    const std::vector<TaskError> tasks =
        taskErrors(std::vector<std::size_t>{2, 0, 2, 0, 1}, std::vector{1.2, 3.0, 0.8, 9.0, 1.0},
                   std::vector{1.0, 2.0, 1.0, kNone, kNone});
    QCOMPARE(tasks.size(), 2U);
    QCOMPARE(tasks[0].task, 0U);
    QCOMPARE(tasks[0].messages, 1U);
    QCOMPARE(tasks[0].percent(), 50.0);
    QCOMPARE(tasks[1].task, 2U);
    QCOMPARE(tasks[1].messages, 2U);
    QVERIFY(isNear(tasks[1].percent(), 0));
}

void ErrorStatisticsTest::farValuesAreMarked()
{
    const std::vector<bool> marks = outliers(std::vector{1.0, 2.0, kNone, 3.0, 2.5, 1.5, 40.0, -40.0});
    const std::vector<bool> expected{false, false, false, false, false, false, true, true};
    QCOMPARE(marks, expected);
}

void ErrorStatisticsTest::equalValuesAreNotMarkedForTheirRounding()
{
    std::vector<double> values(9, 5.0);
    values[3] = 5.0 + 1e-12;
    QCOMPARE(outliers(values), std::vector<bool>(9, false));
    values[3] = 6;
    std::vector<bool> expected(9, false);
    expected[3] = true;
    QCOMPARE(outliers(values), expected);
}

void ErrorStatisticsTest::fewValuesAreNotMarked()
{
    QCOMPARE(outliers(std::vector{1.0, 1.0, 1.0, 100.0}), std::vector<bool>(4, false));
}

void ErrorStatisticsTest::binsLieAtMultiplesOfTheirWidth()
{
    const std::vector<std::vector<double>> lists{{-12, -7.5, 3, 11}};
    const std::optional<BinGrid> grid = commonBins(lists, 5);
    QVERIFY(grid);
    QCOMPARE(grid->count, 6U);
    QCOMPARE(grid->lower(0), -15.0);
    QCOMPARE(grid->upper(5), 15.0);
    QCOMPARE(grid->middle(0), -12.5);
}

void ErrorStatisticsTest::aValueOnAnEdgeLiesAboveIt()
{
    const double justBelow = 0.1 * 3; // 0.30000000000000004; and 0.3 / 0.1 is less than 3
    const std::vector<std::vector<double>> lists{{0.3, justBelow, 0.0}};
    const std::optional<BinGrid> grid = commonBins(lists, 0.1);
    QVERIFY(grid);
    QCOMPARE(grid->binOf(0.3), grid->binOf(justBelow));
    QCOMPARE(*grid->binOf(0.3), 3U);
    QVERIFY(!grid->binOf(0.5));
    QVERIFY(!grid->binOf(kNone));
}

void ErrorStatisticsTest::allListsShareTheirBins()
{
    const std::vector<std::vector<double>> lists{{-3, kNone}, {}, {24}};
    const std::optional<BinGrid> grid = commonBins(lists, 10);
    QVERIFY(grid);
    QCOMPARE(grid->first, -1);
    QCOMPARE(grid->count, 4U);
}

void ErrorStatisticsTest::theSuggestedWidthKeepsTheBinsFew_data()
{
    QTest::addColumn<int>("values");
    QTest::addColumn<double>("scale");
    QTest::addColumn<double>("width");
    // n values spread evenly: the interquartile range is half of all of them.
    QTest::newRow("few and close") << 5 << 0.001 << 1.0;
    QTest::newRow("a hundred from 0 to 100") << 101 << 1.0 << 50.0; // 2 · 50 / ∛101 = 21.5
    QTest::newRow("ten thousand from 0 to 100") << 10'001 << 0.01 << 5.0;
}

void ErrorStatisticsTest::theSuggestedWidthKeepsTheBinsFew()
{
    QFETCH(int, values);
    QFETCH(double, scale);
    QFETCH(double, width);
    std::vector<std::vector<double>> lists(1);
    for (int i = 0; i < values; ++i)
        lists[0].push_back(i * scale);
    QCOMPARE(suggestedBinWidth(lists), width);
    QVERIFY(commonBins(lists, width)->count <= 40);
}

void ErrorStatisticsTest::tooManyBinsAreRefused()
{
    QVERIFY(!commonBins(std::vector<std::vector<double>>{{0, 1e9}}, 1));
    QVERIFY(!commonBins(std::vector<std::vector<double>>{{1e300}}, 1));
    QVERIFY(commonBins(std::vector<std::vector<double>>{{0, 1e9}},
                       suggestedBinWidth(std::vector<std::vector<double>>{{0, 1e9}})));
}

void ErrorStatisticsTest::nothingHasNoBins()
{
    const std::optional<BinGrid> grid = commonBins(std::vector<std::vector<double>>{{}, {kNone}}, 5);
    QVERIFY(grid);
    QCOMPARE(grid->count, 0U);
}

QTEST_GUILESS_MAIN(ErrorStatisticsTest)
#include "tst_error_statistics.moc"
