// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explanation.h"
#include "core/base/tolerance.h"
#include "core/engine/prediction.h"
#include "tests/support/builders.h"

#include <QTest>

using namespace contraflow;
using test::message;

namespace {

Project star(std::vector<MessageRow> messages, const std::string& kind)
{
    Platform platform;
    platform.name = "star";
    platform.switches = SharedRows<SwitchRow>{SwitchRow{"s", {}}};
    platform.nodes = SharedRows<NodeRow>{test::nodes("n[0-20]", "s", 800)}; // 100 MB/s
    return test::project(std::move(platform), std::move(messages), kind);
}

Prediction run(const Project& project)
{
    Result<Prediction> prediction = predict(project, 0);
    if (!prediction)
        qFatal("%s", prediction.error().message.c_str());
    return std::move(prediction).value();
}

/** A model whose run is cancelled while it works out its rates; counts the updates that noticed. */
class CancelledModel : public SharingModel
{
public:
    CancelledModel(std::stop_source& source, int& seen) : m_source(source), m_seen(seen) {}

    [[nodiscard]] std::unique_ptr<RateSolver> makeSolver(const PlacedScenario& scenario) const override
    {
        return std::make_unique<Solver>(scenario, *this);
    }

private:
    class Solver : public FullSolver
    {
    public:
        Solver(const PlacedScenario& scenario, const CancelledModel& model)
            : FullSolver(scenario)
            , m_model(model)
        {}

    protected:
        void solve(std::vector<MessageRate>& /*rates*/) override
        {
            m_model.m_source.request_stop();
            m_model.m_seen += stop().stop_requested() ? 1 : 0;
        }

    private:
        const CancelledModel& m_model;
    };

    std::stop_source& m_source;
    int& m_seen;
};

} // namespace

class TestFluidEngine : public QObject
{
    Q_OBJECT

private slots:
    void tableOneComesOutToThePrintedDigit_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::newRow("exact") << QStringLiteral("asymmetric");
        QTest::newRow("as printed") << QStringLiteral("asymmetric-published");
    }

    void tableOneComesOutToThePrintedDigit()
    {
        QFETCH(QString, kind);
        const Prediction p = run(test::tableOne(kind.toStdString()));
        QCOMPARE(p.timeline.stepCount(), std::size_t(2));
        const double first[] = {313.3, 626.6, 313.3, 313.3, 626.6};
        const double times[] = {0.255, 0.255, 0.425, 0.425, 0.255};
        for (std::size_t i = 0; i < 5; ++i) {
            // The paper cuts rates after one digit and times after three.
            QVERIFY(std::abs(p.timeline.during(i, 0).rate * 8e-6 - first[i]) < 0.1);
            QVERIFY(std::abs(p.timeline.messages[i].time() - times[i]) < 0.001);
        }
        QVERIFY(nearlyEqual(p.timeline.during(2, 1).rate, 470e6 / 8));
        QCOMPARE(QString::fromStdString(
                     p.placed.network->channelName(ChannelId(p.timeline.messages[4].bottleneck))),
                 QStringLiteral("torY → Y2"));
    }

    void twoInOneOutAllGetHalfUnderTheAsymmetricProperty()
    {
        const Project project = star(
            {message("a", "n1", "n0", 100), message("b", "n2", "n0", 100), message("c", "n0", "n3", 100)},
            "asymmetric");
        const Prediction p = run(project);
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY(nearlyEqual(p.timeline.during(i, 0).rate, 50e6));
    }

    void twelveInOneOutAllGetATwelfth()
    {
        std::vector<MessageRow> messages{message("out", "n0", "n20", 10)};
        for (int i = 1; i <= 12; ++i)
            messages.push_back(message("in" + std::to_string(i), "n" + std::to_string(i), "n0", 10));
        const Prediction p = run(star(messages, "asymmetric"));
        for (std::size_t i = 0; i < 13; ++i)
            QVERIFY(nearlyEqual(p.timeline.during(i, 0).rate, 100e6 / 12));
        const Prediction fair = run(star(messages, "max-min"));
        QVERIFY(nearlyEqual(fair.timeline.during(0, 0).rate, 100e6));
    }

    void hockneyIgnoresEverybodyElse()
    {
        const Prediction p =
            run(star({message("a", "n1", "n0", 100), message("b", "n2", "n0", 50)}, "hockney"));
        QVERIFY(nearlyEqual(p.timeline.messages[0].time(), 1.0));
        QVERIFY(nearlyEqual(p.timeline.messages[1].time(), 0.5));
    }

    void lateMessageSlowsOnlyWhatIsLeft()
    {
        const Prediction p =
            run(star({message("a", "n1", "n0", 100), message("b", "n2", "n0", 100, 0.5)}, "max-min"));
        // a sends 50 MB alone, then both share 100 MB/s: a needs 1 s more, b finishes its other 50 MB alone.
        QVERIFY(nearlyEqual(p.timeline.messages[0].finish(), 1.5));
        QVERIFY(nearlyEqual(p.timeline.messages[1].finish(), 2.0));
        QVERIFY(nearlyEqual(p.timeline.messages[1].time(), 1.5));
        QCOMPARE(p.timeline.stepCount(), std::size_t(3));
    }

    void networkMayIdleBetweenMessages()
    {
        const Prediction p =
            run(star({message("a", "n1", "n0", 100), message("b", "n2", "n0", 100, 5)}, "asymmetric"));
        QCOMPARE(p.timeline.stepCount(), std::size_t(2));
        QCOMPARE(p.timeline.stepEnds[0], 1.0);
        QCOMPARE(p.timeline.stepStarts[1], 5.0);
        QCOMPARE(p.timeline.makespan(), 6.0);
    }

    void latencyIsAddedAndHoldsNoBandwidth()
    {
        Project project = star({message("a", "n1", "n0", 100), message("b", "n2", "n0", 100)}, "max-min");
        Platform platform = project.platforms[0];
        NodeRow row = platform.nodes[0];
        row.latency = quantity(Dimension::duration, 100, "ms");
        platform.nodes.replace(0, 1, {row});
        project.platforms.replace(0, 1, {platform});
        const Prediction p = run(project);
        QVERIFY(nearlyEqual(p.timeline.messages[0].time(), 2.0 + 0.2));
        QVERIFY(nearlyEqual(p.timeline.messages[0].uncontended, 1.0 + 0.2));
    }

    void messagesWithinANodeUseNoNetwork()
    {
        Project project = star({message("a", "n1", "n1", 100, 1), message("b", "n1", "n0", 100)}, "max-min");
        const Prediction unlimited = run(project);
        QCOMPARE(unlimited.timeline.messages[0].time(), 0.0);
        QVERIFY(nearlyEqual(unlimited.timeline.messages[1].time(), 1.0));
        Platform platform = project.platforms[0];
        platform.localBandwidth = quantity(Dimension::bandwidth, 1, "GB/s");
        project.platforms.replace(0, 1, {platform});
        QVERIFY(nearlyEqual(run(project).timeline.messages[0].time(), 0.1));
    }

    void emptyMessagesTakeNoTime()
    {
        const Prediction p =
            run(star({message("a", "n1", "n0", 0), message("b", "n2", "n0", 10)}, "asymmetric"));
        QCOMPARE(p.timeline.messages[0].time(), 0.0);
        QVERIFY(nearlyEqual(p.timeline.messages[1].time(), 0.1));
        QCOMPARE(p.timeline.messages[0].steps(), 0U);
    }

    void anEmptyMessageDoesNotEndTheStepOfTheOthers()
    {
        const Prediction p =
            run(star({message("a", "n1", "n0", 100), message("b", "n2", "n0", 0, 0.5)}, "asymmetric"));
        QCOMPARE(p.timeline.stepCount(), std::size_t(1));
        QCOMPARE(p.timeline.stepEnds, std::vector<double>{1.0});
        QCOMPARE(p.timeline.messages[1].finish(), 0.5);
    }

    void messagesLateInALongTraceAreNotLumpedTogether()
    {
        // A trace with the time of day: a billionth of it is longer than the messages.
        const double day = 1'700'000'000;
        const Prediction p =
            run(star({message("a", "n1", "n0", 10, day), message("b", "n2", "n0", 10, day + 1),
                      message("c", "n3", "n0", 20, day + 1)},
                     "max-min"));
        const auto& times = p.timeline.messages;
        QVERIFY(nearlyEqual(times[0].time(), 0.1));
        QVERIFY(nearlyEqual(times[1].time(), 0.2));
        QVERIFY(nearlyEqual(times[2].time(), 0.3));
        QCOMPARE(p.timeline.stepCount(), std::size_t(3));
        QVERIFY(nearlyEqual(p.timeline.makespan(), 1.3));
    }

    void shortMessagesLateOnTheClockTakeTheirTimes()
    {
        // Steps of 1 µs, which are shorter than what doubles tell apart there.
        const double day = 1'763'788'800;
        const Project project =
            star({message("a", "n1", "n0", 100e-6, day), message("b", "n2", "n0", 100e-6, day),
                  message("c", "n3", "n0", 200e-6, day), message("d", "n1", "n2", 10e-6, day + 0.5)},
                 "max-min");
        const Prediction p = run(project);
        const auto& times = p.timeline.messages;
        QVERIFY(nearlyEqual(times[0].time(), 3e-6));
        QVERIFY(nearlyEqual(times[1].time(), 3e-6));
        QVERIFY(nearlyEqual(times[2].time(), 4e-6));
        QVERIFY(nearlyEqual(times[3].time(), 1e-7));
        QCOMPARE(p.timeline.stepCount(), std::size_t(3));
        QVERIFY(nearlyEqual(p.timeline.stepLengths[0], 3e-6));
        QVERIFY(nearlyEqual(p.timeline.stepLengths[1], 1e-6));
        const Explanation explained = explain(p, project, 2);
        QVERIFY(nearlyEqual(explained.steps[0].sentBytes, 100));
    }

    void shortMessagesAfterALongPauseTakeTheirTimes()
    {
        const Prediction p =
            run(star({message("a", "n1", "n0", 100e-6), message("b", "n2", "n0", 100e-6),
                      message("c", "n1", "n0", 100e-6, 1e9), message("d", "n2", "n0", 200e-6, 1e9)},
                     "max-min"));
        const auto& times = p.timeline.messages;
        QVERIFY(nearlyEqual(times[0].time(), 2e-6));
        QVERIFY(nearlyEqual(times[2].time(), 2e-6));
        QVERIFY(nearlyEqual(times[3].time(), 3e-6));
    }

    void shortMessagesBesideOneThatTakesDaysTakeTheirTimes()
    {
        const Prediction p =
            run(star({message("long", "n1", "n0", 1e8), message("a", "n2", "n3", 100e-6, 500'000),
                      message("b", "n4", "n3", 200e-6, 500'000)},
                     "max-min"));
        const auto& times = p.timeline.messages;
        QVERIFY(nearlyEqual(times[0].time(), 1e6));
        QVERIFY(nearlyEqual(times[1].time(), 2e-6));
        QVERIFY(nearlyEqual(times[2].time(), 3e-6));
    }

    void noMessagesGiveAnEmptyTimeline()
    {
        const Prediction p = run(star({}, "asymmetric"));
        QCOMPARE(p.timeline.stepCount(), std::size_t(0));
        QCOMPARE(p.timeline.makespan(), 0.0);
    }

    void cancelledRunReportsIt()
    {
        std::stop_source source;
        source.request_stop();
        RunOptions options;
        options.stop = source.get_token();
        const Result<Prediction> p = predict(test::tableOne(), 0, {}, options);
        QVERIFY(!p);
        QCOMPARE(p.error().code, ErrorCode::cancelled);
    }

    void aSolverSeesThatItsRunIsCancelled()
    {
        std::stop_source source;
        RunOptions options;
        options.stop = source.get_token();
        IssueList issues;
        const Project project = test::tableOne();
        const PlacedScenario placed = placeScenario(project, 0, issues);
        int seen = 0;
        const Result<Timeline> timeline = runFluid(placed, CancelledModel(source, seen), options);
        QVERIFY(!timeline);
        QCOMPARE(timeline.error().code, ErrorCode::cancelled);
        QCOMPARE(seen, 1);
    }

    void tooManyRateChangesDropSegmentsAndKeepTimes()
    {
        RunOptions options;
        options.maxSegments = 3;
        const Result<Prediction> p = predict(test::tableOne(), 0, {}, options);
        QVERIFY(p.has_value());
        QVERIFY(!p->timeline.hasAllSegments);
        QVERIFY(p->timeline.segments(0).empty());
        QVERIFY(nearlyEqual(p->timeline.makespan(), run(test::tableOne()).timeline.makespan()));
    }

    void invalidMessagesAreLeftOutAndTheRestIsPredicted()
    {
        Project project = test::tableOne();
        Workload workload = project.workloads[0];
        MessageRow broken = workload.messages[1];
        broken.size = QuantityCell::rejectedAs("20");
        MessageRow lost = workload.messages[2];
        lost.destination = "Z9";
        workload.messages.replace(1, 2, {broken, lost});
        project.workloads.replace(0, 1, {workload});
        const Prediction p = run(project);
        QCOMPARE(p.placed.messages.size(), std::size_t(3));
        QCOMPARE(p.placed.messages[1].row, 3U);
        QVERIFY(hasErrors(p.issues));
        QCOMPARE(p.issues.size(), std::size_t(2));
    }
};

QTEST_GUILESS_MAIN(TestFluidEngine)
#include "tst_fluid_engine.moc"
