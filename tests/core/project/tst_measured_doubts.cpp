// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/measured_doubts.h"

#include "core/project/measured_times.h"

#include <QtTest>

#include <algorithm>

using namespace contraflow;

namespace {

using Cells = std::vector<std::string>;

TimeRow measured(const std::string& message, Cells cells)
{
    TimeRow row;
    row.message = message;
    row.mean = QuantityCell(*parseQuantity(Dimension::duration, "0.25 s"));
    row.extras = std::move(cells);
    return row;
}

Project projectWith(std::vector<std::string> columns, std::vector<TimeRow> rows)
{
    Project project;
    project.measurements = {Measurement{"testbed", "s", std::move(rows), std::move(columns), {}, {}}};
    return project;
}

/** The only sentence that is said. */
std::string onlyVerdict(const Project& project, Severity severity)
{
    const IssueList issues = verdictsOn(project, 0);
    return issues.size() == 1 && issues[0].severity == severity ? issues[0].text
                                                                : std::to_string(issues.size()) + " issues";
}

bool says(const std::string& text, const char* words)
{
    const bool isThere = text.find(words) != std::string::npos;
    if (!isThere)
        qWarning("%s", text.c_str());
    return isThere;
}

} // namespace

class TestMeasuredDoubts : public QObject
{
    Q_OBJECT

private slots:
    void timesWithoutVerdictsAreBelieved()
    {
        const Project project =
            projectWith({"outliers", "was_quiet", "drift"},
                        {measured("e1", {"3", "", ""}), measured("e2", {"0", "yes", "0"})});
        QVERIFY(verdictsOn(project, 0).empty());
        QVERIFY(MeasuredTimes::ofMeasurement(project, 0).find("e1")->doubts.empty());
        QVERIFY(VerdictColumns(projectWith({"outliers"}, {}).measurements[0]).empty());
    }

    void aLoudMachineIsSaidOfAllItsTimes()
    {
        const Project project = projectWith({"was_quiet", "attempts"},
                                            {measured("e1", {"no", "3"}), measured("e2", {"no", "3"})});
        const std::string text = onlyVerdict(project, Severity::warning);
        QVERIFY(
            says(text, "measurement 'testbed': the machine was not quiet while its 2 times were measured"));
        QVERIFY(says(text, "in the quietest of 3 attempts"));
        QCOMPARE(MeasuredTimes::ofMeasurement(project, 0).find("e2")->doubts.words(),
                 Cells{"machine not quiet"});
    }

    void timesOfOtherPlacesAreNamed()
    {
        const Project project =
            projectWith({"placed_as_planned"}, {measured("e1", {}), measured("e2", {"no"})});
        const IssueList issues = verdictsOn(project, 0);
        QCOMPARE(issues.size(), std::size_t{1});
        QVERIFY(says(issues[0].text, "ranks were not where the plan has them while e2 was measured"));
        QCOMPARE(*issues[0].location.row, std::size_t{1});
        QVERIFY(issues[0].location.table->kind == TableKind::times);
    }

    void driftSaysHowFarAndWhichWay_data()
    {
        QTest::addColumn<QByteArray>("drift");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("grew") << QByteArray("0.124")
                              << QByteArray("grew from the first repetition to the last, by up to 12 %");
        QTest::newRow("fell") << QByteArray("-0.5")
                              << QByteArray("fell from the first repetition to the last, by up to 50 %");
    }

    void driftSaysHowFarAndWhichWay()
    {
        QFETCH(QByteArray, drift);
        QFETCH(QByteArray, words);
        const Project project =
            projectWith({"drift"}, {measured("e1", {drift.toStdString()}), measured("e2", {})});
        QVERIFY(says(onlyVerdict(project, Severity::warning), words.constData()));
    }

    void timesOfBothWaysAreNotSaidToGrow()
    {
        const Project project = projectWith({"drift"}, {measured("e1", {"0.1"}), measured("e2", {"-0.2"})});
        QVERIFY(
            says(onlyVerdict(project, Severity::warning),
                 "the times of e1 and e2 grew or fell from the first repetition to the last, by up to 20 %"));
    }

    void manyTwoValuedTimesAreNotAllNamed()
    {
        std::vector<TimeRow> rows;
        for (int i = 0; i < 9; ++i)
            rows.push_back(measured("e" + std::to_string(i), {"0.3"}));
        rows.push_back(measured("e9", {}));
        const std::string text = onlyVerdict(projectWith({"high_share"}, rows), Severity::warning);
        QVERIFY(says(text, "e0, e1, e2, e3, e4 and 4 more take one of two times"));
        QVERIFY(says(text, "up to 30 % of the repetitions"));
    }

    void firstRepetitionsThatWereLeftOutAreANote()
    {
        const Project project = projectWith({"warm_up"}, {measured("e1", {"2"}), measured("e2", {"1"})});
        QVERIFY(says(onlyVerdict(project, Severity::note),
                     "up to 2 first repetitions of e1 and e2 were unlike the rest, and are not in the mean"));
        QVERIFY(MeasuredTimes::ofMeasurement(project, 0).find("e1")->doubts.empty());
    }

    void clocksThatMayBeOffByMoreThanTheIntervalAreSaid()
    {
        // Of 0.25 s, 5 ms are 2 %: as narrow as intervals are asked to be.
        const Project project =
            projectWith({"clock_accuracy_s"},
                        {measured("e1", {"0.005"}), measured("e2", {"0.1"}), measured("e3", {"0.01"})});
        const std::string text = onlyVerdict(project, Severity::warning);
        QVERIFY(
            says(text, "may have been off from each other by up to 40 % of the mean while e2 and e3 were"));
        QCOMPARE(MeasuredTimes::ofMeasurement(project, 0).find("e3")->doubts.words(),
                 Cells{"clocks too far apart"});
        QVERIFY(MeasuredTimes::ofMeasurement(project, 0).find("e1")->doubts.empty());
    }

    void cellsThatSayNothingAreNoVerdict()
    {
        const Project project =
            projectWith({"drift", "high_share", "warm_up", "attempts", "clock_accuracy_s"},
                        {measured("e1", {"much", "1.5", "-1", "0", "unknown"})});
        QVERIFY(verdictsOn(project, 0).empty());
        QCOMPARE(VerdictColumns(project.measurements[0]).attempts(project.measurements[0].times[0]),
                 std::size_t{1});
    }
};

QTEST_GUILESS_MAIN(TestMeasuredDoubts)
#include "tst_measured_doubts.moc"
