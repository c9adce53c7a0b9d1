// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/measured_times.h"

#include <QtTest>

using namespace contraflow;

namespace {

TimeRow measured(const std::string& message, const char* mean)
{
    TimeRow row;
    row.message = message;
    const Result<Quantity> read = parseQuantity(Dimension::duration, mean);
    row.mean = read ? QuantityCell(*read) : QuantityCell::rejectedAs(mean);
    return row;
}

/** Scenarios a and b differ in the model only, c in the platform; one measurement on `measuredScenario`. */
Project projectMeasuredOn(const std::string& measuredScenario)
{
    Project project;
    project.scenarios = {Scenario{"a", "p", "w", "m", "tcp", {}}, Scenario{"b", "p", "w", "m", "fair", {}},
                         Scenario{"c", "other", "w", "m", "tcp", {}}};
    project.measurements = {
        Measurement{"testbed", measuredScenario, {measured("e1", "0.25 s"), measured("e2", "fast")}, {}, {}}};
    return project;
}

} // namespace

class TestMeasuredTimes : public QObject
{
    Q_OBJECT

private slots:
    void aMeasurementBelongsToItsScenario();
    void theModelDoesNotChangeWhatWasMeasured();
    void anotherPlatformWasNotMeasured();
    void itsOwnMeasurementComesFirst();
    void unreadableAndImpossibleTimesAreNotUsed();
    void errorsAreNegativeWherePredictionsAreOptimistic();
};

void TestMeasuredTimes::aMeasurementBelongsToItsScenario()
{
    const MeasuredTimes times = MeasuredTimes::of(projectMeasuredOn("a"), 0);
    QCOMPARE(times.measurement(), std::string("testbed"));
    QCOMPARE(times.mean("e1").value_or(-1), 0.25);
    QVERIFY(!times.mean("e7"));
}

void TestMeasuredTimes::theModelDoesNotChangeWhatWasMeasured()
{
    QVERIFY(!MeasuredTimes::of(projectMeasuredOn("a"), 1).empty());
}

void TestMeasuredTimes::anotherPlatformWasNotMeasured()
{
    QVERIFY(MeasuredTimes::of(projectMeasuredOn("a"), 2).empty());
    QVERIFY(MeasuredTimes::of(projectMeasuredOn("no such scenario"), 0).empty());
}

void TestMeasuredTimes::itsOwnMeasurementComesFirst()
{
    Project project = projectMeasuredOn("a");
    project.measurements.append(Measurement{"own", "b", {measured("e1", "0.5 s")}, {}, {}});
    QCOMPARE(MeasuredTimes::of(project, 1).measurement(), std::string("own"));
    QCOMPARE(MeasuredTimes::of(project, 0).measurement(), std::string("testbed"));
}

void TestMeasuredTimes::unreadableAndImpossibleTimesAreNotUsed()
{
    Project project = projectMeasuredOn("a");
    QVERIFY(!MeasuredTimes::of(project, 0).mean("e2"));
    project.measurements = {Measurement{"zero", "a", {measured("e1", "0 s")}, {}, {}}};
    QVERIFY(!MeasuredTimes::of(project, 0).mean("e1"));
}

void TestMeasuredTimes::errorsAreNegativeWherePredictionsAreOptimistic()
{
    QCOMPARE(relativeErrorPercent(0.5, 1.0), -50.0);
    QCOMPARE(relativeErrorPercent(1.5, 1.0), 50.0);
}

QTEST_GUILESS_MAIN(TestMeasuredTimes)
#include "tst_measured_times.moc"
