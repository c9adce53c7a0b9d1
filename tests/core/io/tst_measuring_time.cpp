// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/measuring/batch_script.h"
#include "core/measuring/measuring_time.h"

#include <QtTest>

using namespace contraflow;

namespace {

/** Three ranks, of which the first two are on one node; one repetition takes 1 s. */
MeasuringPlan planOfOne()
{
    MeasuringPlan plan;
    plan.nodes = {"a", "a", "b"};
    plan.rule = {.halfWidth = 0.02, .fewest = 10, .most = 200};
    PlannedPattern pattern;
    pattern.scenario = "one";
    pattern.messages = {{"m", 0, 2, 1'000'000, 0}};
    pattern.predicted = 1;
    plan.patterns = {pattern};
    return plan;
}

bool isNear(double value, double wanted)
{
    return std::abs(value - wanted) < 1e-9 * wanted;
}

std::string timeLine(const MeasuringPlan& plan, BatchSystem system, const std::string& before)
{
    const auto script = batchScript(plan, {system, "plan.json"});
    const std::size_t at = script ? script->find(before) : std::string::npos;
    return at == std::string::npos
               ? std::string()
               : script->substr(at + before.size(), script->find('\n', at) - at - before.size());
}

} // namespace

/** How long a plan keeps a cluster, and the limit of its job. */
class TestMeasuringTime : public QObject
{
    Q_OBJECT

private slots:
    void theLimitHoldsAllAttemptsOfAllRepetitions()
    {
        const MeasuringTime time = measuringTime(planOfOne());
        // (2 * 0.05 / 0.02)^2 repetitions, a quarter of all to warm up, and nine references before and after.
        QVERIFY(isNear(time.expected, (25 / 0.75 + 18) * 1.02));
        QVERIFY(isNear(time.longest, 3 * (200 + 18) * 2 * 1.02 + 300));
        QCOMPARE(time.unpredicted, std::size_t{0});
    }

    void fewerRepetitionsAreALowerLimit()
    {
        MeasuringPlan plan = planOfOne();
        plan.rule.most = 20;
        const MeasuringTime time = measuringTime(plan);
        QVERIFY(isNear(time.longest, 3 * (20 + 18) * 2 * 1.02 + 300));
        QVERIFY(isNear(time.expected, (20 + 18) * 1.02)); // no more than there may be
    }

    void messagesWithinANodeTakeTheirTime()
    {
        MeasuringPlan plan = planOfOne();
        plan.patterns[0].predicted = 0;
        plan.patterns[0].messages = {{"m", 0, 1, 3'000'000'000, 0}, {"n", 2, 2, 1'000'000'000, 0}};
        QVERIFY(isNear(repetitionSeconds(plan, plan.patterns[0]), 3));
        QCOMPARE(measuringTime(plan).unpredicted, std::size_t{0});
        QVERIFY(longestTimeText(plan).find("messages within a node at 1 GB/s") != std::string::npos);
        QVERIFY(longestTimeText(planOfOne()).find("within a node") == std::string::npos);
    }

    void eventsWithinANodeTakeTheirTime()
    {
        MeasuringPlan plan = planOfOne();
        PlannedProgram program;
        program.scenario = "program";
        PlannedApplication application;
        application.ranks = {2, 0, 1};
        application.groups = {{0, 1, 2}};
        application.events.resize(3);
        PlannedEvent sent;
        sent.kind = EventKind::isend;
        sent.peer = 2; // from rank 0 to rank 1
        sent.bytes = 4'000'000'000;
        PlannedEvent received;
        received.kind = EventKind::recv;
        received.room = sent.bytes;
        PlannedEvent exchanged;
        exchanged.kind = EventKind::alltoall;
        exchanged.bytes = 500'000'000;
        application.events[1] = {sent, exchanged};
        application.events[2] = {received, exchanged};
        application.events[0] = {exchanged};
        program.applications = {application};
        plan.programs = {program};
        QVERIFY(isNear(repetitionSeconds(plan, plan.programs[0]), 4 + 2 * 0.5));
    }

    void whatNoModelPredictsIsSaid()
    {
        MeasuringPlan plan = planOfOne();
        plan.patterns.push_back(plan.patterns[0]);
        plan.patterns[1].predicted = 0;
        QCOMPARE(measuringTime(plan).unpredicted, std::size_t{1});
        QVERIFY(longestTimeText(plan).find("how long 1 of 2 last is not known") != std::string::npos);
    }

    void ofVeryManyMessagesFewerRepetitionsAreKept()
    {
        MeasuringPlan plan = planOfOne();
        plan.patterns[0].messages.resize(1'000'000, plan.patterns[0].messages[0]);
        QCOMPARE(mostRepetitions(plan.patterns[0], plan.rule), std::size_t{20});
    }

    void jobsHaveTheLimitAndSayWhatItIsMadeOf()
    {
        const MeasuringPlan plan = planOfOne(); // 1634 s
        QCOMPARE(timeLine(plan, BatchSystem::slurm, "#SBATCH --time="), std::string("00:28:00"));
        QCOMPARE(timeLine(plan, BatchSystem::pbs, "#PBS -l walltime="), std::string("00:28:00"));
        for (const BatchSystemInfo& info : batchSystems()) {
            const auto script = batchScript(plan, {info.system, "plan.json"});
            QVERIFY(script);
            QString comment = QString::fromStdString(*script);
            comment.replace(QStringLiteral("\n#"), QStringLiteral(""));
            for (const char* words : {"up to 3 attempts of up to 200 repetitions", "5 min for MPI to start"})
                QVERIFY2(comment.contains(QLatin1String(words)), script->c_str());
        }
    }

    void jobsForPbsSayThatTorqueTakesOtherWords()
    {
        MeasuringPlan plan = planOfOne();
        const auto any = batchScript(plan, {BatchSystem::pbs, "plan.json"});
        QVERIFY(any && any->find("Torque") != std::string::npos);
        QVERIFY2(any->find("nodes=2:ppn=2'") != std::string::npos, any->c_str());
        plan.areNodesHosts = true;
        const auto named = batchScript(plan, {BatchSystem::pbs, "plan.json"});
        QVERIFY2(named && named->find("nodes=a:ppn=2+b:ppn=1'") != std::string::npos, named->c_str());
    }
};

QTEST_GUILESS_MAIN(TestMeasuringTime)
#include "tst_measuring_time.moc"
