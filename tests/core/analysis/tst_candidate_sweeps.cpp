// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/sweep.h"
#include "core/base/tolerance.h"
#include "core/project/formulas.h"
#include "tests/support/builders.h"

#include <QTest>

using namespace contraflow;

namespace {

/** Table I with a parameter that all sizes follow. */
Project withParameter()
{
    Project project = test::tableOne("max-min");
    project.parameters.append({"block", "10 MB"});
    Workload workload = project.workloads[0];
    for (std::size_t i = 0; i < workload.messages.size(); ++i) {
        MessageRow row = workload.messages[i];
        row.size = QuantityCell::rejectedAs("=block*2");
        workload.messages.replace(i, 1, {row});
    }
    project.workloads.replace(0, 1, {workload});
    (void)recalculate(Project(), project);
    return project;
}

SweepRange range(const Project& project, const char* text)
{
    Result<SweepRange> read = parseSweep(project, text);
    if (!read)
        qFatal("%s", read.error().message.c_str());
    return std::move(*read);
}

Sweep swept(const Project& project, const char* text, std::size_t threads = 2)
{
    BatchOptions options;
    options.threads = threads;
    const Result<CandidateComparison> comparison = compareCandidates(project, {}, options);
    Result<Sweep> sweep = sweepCandidates(project, *comparison, range(project, text), options);
    if (!sweep)
        qFatal("%s", sweep.error().message.c_str());
    return std::move(*sweep);
}

double makespan(const Project& project)
{
    const Result<Prediction> prediction = predict(project, 0);
    return prediction->timeline.makespan();
}

/** The project with other speeds of nodes and backbone. */
Project withSpeeds(Project project, double nodeMbit, double linkMbit)
{
    Platform platform = project.platforms[0];
    platform.nodes =
        SharedRows<NodeRow>{test::nodes("X[1-3]", "torX", nodeMbit), test::nodes("Y[1-3]", "torY", nodeMbit)};
    platform.links = SharedRows<LinkRow>{test::link("backbone", "torX", "torY", linkMbit)};
    project.platforms.replace(0, 1, {platform});
    return project;
}

} // namespace

class TestCandidateSweeps : public QObject
{
    Q_OBJECT

private slots:
    void rangesFollowInRatiosOrSteps()
    {
        const Project project = withParameter();
        const SweepRange nic = range(project, "nic=1Gbit/s..100Gbit/s/3");
        QCOMPARE(nic.values.size(), std::size_t(3));
        QVERIFY(nearlyEqual(nic.values[1], 10e9 / 8));
        QCOMPARE(nic.values[2], 100e9 / 8);
        QCOMPARE(nic.unit, std::string("B/s"));
        QCOMPARE(nic.texts[1], std::string("10 Gbit/s"));
        QVERIFY(nearlyEqual(range(project, "nic=1Gbit/s..100Gbit/s/3lin").values[1], 50.5e9 / 8));
        QVERIFY(nearlyEqual(range(project, "scale=1..2/3").values[1], 1.5));
        QVERIFY(nearlyEqual(range(project, "scale=1..2/3log").values[1], std::sqrt(2.0)));
        QCOMPARE(range(project, "size=1kB..1MB").values.size(), std::size_t(9));
        QCOMPARE(range(project, " size = 1 kB , 1 MB ").values, (std::vector<double>{1e3, 1e6}));
        QCOMPARE(range(project, "processes=2..4/9lin").values, (std::vector<double>{2, 3, 4}));
        QCOMPARE(range(project, "oversubscription=8..1/4").values.front(), 8.0);
        const SweepRange block = range(project, "block=1MB..3MB/3");
        QCOMPARE(block.parameter, SweepParameter::parameter);
        QCOMPARE(block.unit, std::string("B"));
        QCOMPARE(block.values[1], 2e6);
        QCOMPARE(range(project, "parameter:block=1MB,2MB").parameter, SweepParameter::parameter);
        // Percent: of a parameter also below 0, as a formula may want it.
        QCOMPARE(range(project, "block=-5 %,0,5%").values, (std::vector<double>{-0.05, 0, 0.05}));
        QCOMPARE(range(project, "block=-5%..5%/3").values, (std::vector<double>{-0.05, 0, 0.05}));
        QCOMPARE(range(project, "scale=50 %,1").values, (std::vector<double>{0.5, 1}));
    }

    void brokenRangesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("no values") << QByteArray("nic") << QByteArray("write what is swept");
        QTest::newRow("no name") << QByteArray("=1..2") << QByteArray("write what is swept");
        QTest::newRow("unknown") << QByteArray("nics=1..2") << QByteArray("did you mean 'nic'");
        QTest::newRow("no unit") << QByteArray("nic=1..100/3") << QByteArray("nic=1..100/3");
        QTest::newRow("zero") << QByteArray("scale=0..1/3") << QByteArray("above 0");
        QTest::newRow("negative percent")
            << QByteArray("scale=-5 %,1") << QByteArray("above 0, since they are no changes; write 95 %");
        QTest::newRow("word") << QByteArray("scale=one") << QByteArray("not a number");
        QTest::newRow("one process") << QByteArray("processes=1..4") << QByteArray("at least 2");
        QTest::newRow("count") << QByteArray("scale=1..2/1") << QByteArray("how many values");
        QTest::newRow("many") << QByteArray("scale=1..2/5000") << QByteArray("how many values");
        QTest::newRow("spacing") << QByteArray("scale=1..2/5cube") << QByteArray("how many values");
        QTest::newRow("units") << QByteArray("block=1MB..2s") << QByteArray("same unit");
        QTest::newRow("log of zero") << QByteArray("block=0..2MB/3log") << QByteArray("above 0");
        QTest::newRow("empty list") << QByteArray("size=") << QByteArray("sweep");
    }

    void brokenRangesAreRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, reason);
        const Result<SweepRange> read = parseSweep(withParameter(), text.toStdString());
        QVERIFY(!read);
        QVERIFY2(read.error().message.find(reason.toStdString()) != std::string::npos,
                 read.error().message.c_str());
    }

    void speedsAgreeWithTheProjectEdited()
    {
        const Project project = test::tableOne("asymmetric");
        const Sweep sweep = swept(project, "nic=500Mbit/s..4Gbit/s/5");
        QCOMPARE(sweep.curves.size(), std::size_t(1));
        for (std::size_t i = 0; i < sweep.range.values.size(); ++i)
            QVERIFY(nearlyEqual(sweep.curves[0].points[i].makespan,
                                makespan(withSpeeds(project, sweep.range.values[i] * 8e-6, 940)), 1e-9));
        // Three nodes at 940 Mbit/s over 1 : r.
        const Sweep over = swept(project, "oversubscription=1,2,3,6");
        for (std::size_t i = 0; i < 4; ++i)
            QVERIFY(nearlyEqual(over.curves[0].points[i].makespan,
                                makespan(withSpeeds(project, 940, 3 * 940 / over.range.values[i])), 1e-9));
    }

    void sizesScaleTimes()
    {
        const Project project = test::tableOne("max-min");
        const Sweep scale = swept(project, "scale=0.5,1,3");
        const double base = makespan(project);
        QVERIFY(nearlyEqual(scale.curves[0].points[0].makespan, base / 2));
        QVERIFY(nearlyEqual(scale.curves[0].points[1].makespan, base));
        QVERIFY(nearlyEqual(scale.curves[0].points[2].makespan, base * 3));
        const Sweep size = swept(project, "size=20MB,40MB");
        QVERIFY(nearlyEqual(2 * size.curves[0].points[0].makespan, size.curves[0].points[1].makespan));
    }

    void parametersGoThroughFormulas()
    {
        const Project project = withParameter();
        const Sweep blocks = swept(project, "block=5MB,10MB,20MB");
        const Sweep sizes = swept(project, "size=10MB,20MB,40MB");
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY(nearlyEqual(blocks.curves[0].points[i].makespan, sizes.curves[0].points[i].makespan));
    }

    void processesAreTheFirstInNaturalOrder()
    {
        // X1 X2 X3 Y1 Y2 Y3: with two, only X1 → X2 (e2, 20 MB at 117.5 MB/s) is left.
        const Sweep sweep = swept(test::tableOne("max-min"), "processes=2,3,4,5,9");
        const std::vector<SweepPoint>& points = sweep.curves[0].points;
        QVERIFY(nearlyEqual(points[0].makespan, 20e6 / 117.5e6));
        QVERIFY(nearlyEqual(points[1].makespan, points[0].makespan));
        QVERIFY(nearlyEqual(points[2].makespan, 30e6 / 117.5e6)); // e1 and e2 out of X1
        QVERIFY(!points[4].failure.empty());
        QVERIFY(sweep.notes.front().find("6 processes only") != std::string::npos);
    }

    void platformsWithoutUplinksSaySo()
    {
        Platform platform;
        platform.name = "flat";
        platform.switches = SharedRows<SwitchRow>{SwitchRow{"a", {}}};
        platform.nodes = SharedRows<NodeRow>{test::nodes("a[1-4]", "a", 1000)};
        const Sweep sweep = swept(test::project(platform, {test::message("m1", "a1", "a2", 125)}, "max-min"),
                                  "oversubscription=1,4");
        QCOMPARE(sweep.curves[0].points[0].makespan, sweep.curves[0].points[1].makespan);
        QVERIFY(sweep.notes.front().find("oversubscription changes nothing") != std::string::npos);
    }

    void sweepsDoNotDependOnThreads()
    {
        const Project project = withParameter();
        for (const char* text : {"nic=1Gbit/s..10Gbit/s/7", "block=1MB..100MB/7", "scale=1..9/7"}) {
            const Sweep one = swept(project, text, 1);
            const Sweep many = swept(project, text, 6);
            for (std::size_t i = 0; i < one.range.values.size(); ++i)
                QCOMPARE(one.curves[0].points[i].makespan, many.curves[0].points[i].makespan);
        }
    }

    void sweepsCanBeCancelled()
    {
        const Project project = test::tableOne();
        const Result<CandidateComparison> comparison = compareCandidates(project);
        std::stop_source stop;
        stop.request_stop();
        BatchOptions options;
        options.run.stop = stop.get_token();
        const Result<Sweep> sweep =
            sweepCandidates(project, *comparison, range(project, "scale=1..9/7"), options);
        QVERIFY(!sweep);
        QCOMPARE(sweep.error().code, ErrorCode::cancelled);
    }
};

QTEST_GUILESS_MAIN(TestCandidateSweeps)
#include "tst_candidate_sweeps.moc"
