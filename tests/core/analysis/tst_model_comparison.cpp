// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/model_comparison.h"
#include "tests/support/builders.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace contraflow;

class ModelComparisonTest : public QObject
{
    Q_OBJECT

private slots:
    void timesAreThoseOfThePrediction();
    void theLargestDifferenceIsTheLargestInSize();
    void errorsCountMeasuredMessagesOnly();
    void nothingIsSaidOfNoMessages();
};

void ModelComparisonTest::timesAreThoseOfThePrediction()
{
    const Result<Prediction> prediction = predict(test::tableOne("max-min"), 0);
    QVERIFY(prediction);
    const ModelTimes times = modelTimes(*prediction);
    QCOMPARE(times.kind, std::string("max-min"));
    QCOMPARE(times.model, prediction->model);
    QCOMPARE(times.makespan, prediction->timeline.makespan());
    QCOMPARE(times.seconds.size(), 5U);
    for (std::size_t i = 0; i < times.seconds.size(); ++i)
        QCOMPARE(times.seconds[i], prediction->timeline.messages[i].time());
}

void ModelComparisonTest::theLargestDifferenceIsTheLargestInSize()
{
    const ModelTimes times{"a", "a", {1.2, 0.5, 3}, 3};
    const ModelSummary summary = summarise(times, std::vector<double>{1, 1, 3}, {});
    QVERIFY(summary.largestDifference.has_value());
    QCOMPARE(summary.largestDifference->percent, -50.0);
    QCOMPARE(summary.largestDifference->message, 1U);
    QCOMPARE(summary.longest, 2U);
    QCOMPARE(summary.longestTime, 3.0);
    QVERIFY(std::abs(summary.meanTime - 4.7 / 3) < 1e-12);
    QCOMPARE(summary.measured, 0U);
    // A message that takes no time under the reference has no relative difference.
    QVERIFY(!summarise(times, std::vector<double>{0, 0, 0}, {}).largestDifference);
}

void ModelComparisonTest::errorsCountMeasuredMessagesOnly()
{
    const ModelTimes times{"a", "a", {1.1, 0.5, 3, 4}, 4};
    const double none = std::numeric_limits<double>::quiet_NaN();
    const ModelSummary summary = summarise(times, {}, std::vector<double>{1, 1, none, 4});
    QCOMPARE(summary.measured, 3U);
    QVERIFY(std::abs(summary.meanAbsoluteError - 20) < 1e-9);      // 10 %, 50 % and none
    QVERIFY(std::abs(summary.withinTenPercent - 2.0 / 3) < 1e-12); // exactly 10 % is within
    QVERIFY(!summary.largestDifference);
}

void ModelComparisonTest::nothingIsSaidOfNoMessages()
{
    const ModelSummary summary = summarise({"a", "a", {}, 0}, {}, {});
    QCOMPARE(summary.meanTime, 0.0);
    QCOMPARE(summary.longestTime, 0.0);
    QVERIFY(!summary.largestDifference);
}

QTEST_GUILESS_MAIN(ModelComparisonTest)
#include "tst_model_comparison.moc"
