// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/candidate_comparison.h"
#include "core/base/text.h"
#include "core/project/calibration_record.h"
#include "tests/core/application/programmed.h"

#include <QTest>

#include <algorithm>

using namespace contraflow;
using contraflow::test::programmed;
using contraflow::test::replayOf;

namespace {

constexpr const char* kColumns = "ranks,event,peer,source,size,time,tag,request,group,root,algorithm,sizes\n";

Project withRows(const std::string& rows)
{
    return programmed(kColumns + rows);
}

void setLatency(Project& project, double seconds)
{
    std::vector<NodeRow> nodes(project.platforms[0].nodes.begin(), project.platforms[0].nodes.end());
    for (NodeRow& node : nodes)
        node.latency = inBaseUnit(Dimension::duration, seconds);
    Platform platform = project.platforms[0];
    platform.nodes = SharedRows<NodeRow>(std::move(nodes));
    project.platforms.replace(0, 1, {platform});
}

ReplayTraffic trafficOf(const Project& project)
{
    const Result<ScenarioReplay> replay = replayOf(project);
    return replay ? replay->replay.traffic : ReplayTraffic();
}

/** The texts of these issues that have this in them. */
std::vector<std::string> textsWith(const IssueList& issues, const std::string& part)
{
    std::vector<std::string> texts;
    for (const Issue& issue : issues)
        if (issue.text.find(part) != std::string::npos)
            texts.push_back(issue.text);
    return texts;
}

constexpr const char* kNoLatency = "no latency";

} // namespace

/** What a run's own traffic says about how far its times can be trusted. */
class TestRunTraffic : public QObject
{
    Q_OBJECT

private slots:
    void whatFlowsAtOnceIsCounted();
    void messagesOneAfterTheOtherAreNotTogether();
    void whatIsEmptyOrWithinANodeUsesNoNetwork();
    void startUpIsMissedWhereItDecides();
    void startUpIsNotMissedBesideLongComputations();
    void givenStartUpIsNotMissed();
    void whatACalibrationDoesNotCoverIsNamed();
    void candidatesSayTheSame();
};

void TestRunTraffic::whatFlowsAtOnceIsCounted()
{
    // Three into one node at once, 1 MB and more; then one of 2 kB back.
    const Project project = withRows("1-3,send,0,,1 MB * rank,,,,,,,\n"
                                     "0,irecv,any,,,,,,,,,\n0,irecv,any,,,,,,,,,\n0,irecv,any,,,,,,,,,\n"
                                     "0,waitall,,,,,,,,,,\n"
                                     "0,send,1,,2 kB,,,,,,,\n1,recv,0,,,,,,,,,\n");
    const TrafficRange range = trafficOf(project).range;
    QCOMPARE(range.messages, std::size_t{3});
    QCOMPARE(range.incoming, std::size_t{3});
    QCOMPARE(range.outgoing, std::size_t{1});
    QCOMPARE(range.nodes, std::size_t{4});
    QCOMPARE(range.smallest, 2e3);
    QCOMPARE(range.largest, 3e6);
}

void TestRunTraffic::messagesOneAfterTheOtherAreNotTogether()
{
    const TrafficRange range = trafficOf(withRows("0,send,1,,1 MB,,,,,,,\n0,send,1,,1 MB,,,,,,,\n"
                                                  "1,recv,0,,,,,,,,,\n1,recv,0,,,,,,,,,\n"))
                                   .range;
    QCOMPARE(range.messages, std::size_t{1});
    QCOMPARE(range.outgoing, std::size_t{1});
    QCOMPARE(range.nodes, std::size_t{2});
}

void TestRunTraffic::whatIsEmptyOrWithinANodeUsesNoNetwork()
{
    QCOMPARE(trafficOf(withRows("all,barrier,,,,,,,,,,\n")).range, TrafficRange());
}

void TestRunTraffic::startUpIsMissedWhereItDecides()
{
    Project project = withRows("all,allreduce,,,8 B,,,,,,,\n");
    setLatency(project, 0);
    const Result<ScenarioReplay> replay = replayOf(project);
    QVERIFY(replay);
    QCOMPARE(replay->replay.traffic.withoutStartUp, replay->replay.messageCount);
    const std::vector<std::string> texts = textsWith(replay->issues, kNoLatency);
    QCOMPARE(texts.size(), std::size_t{1});
    QVERIFY2(texts[0].find("platform 'p' gives no latency, and 8 messages of application 'app' take less") !=
                 std::string::npos,
             texts[0].c_str());
}

void TestRunTraffic::startUpIsNotMissedBesideLongComputations()
{
    Project project = withRows("all,compute,,,,10 s,,,,,,\nall,allreduce,,,8 B,,,,,,,\n");
    setLatency(project, 0);
    const Result<ScenarioReplay> replay = replayOf(project);
    QVERIFY(replay);
    QVERIFY(replay->replay.traffic.withoutStartUp > 0);
    QVERIFY(textsWith(replay->issues, kNoLatency).empty());
}

void TestRunTraffic::givenStartUpIsNotMissed()
{
    Project project = withRows("all,allreduce,,,8 B,,,,,,,\n");
    QCOMPARE(trafficOf(project).withoutStartUp, std::uint64_t{0});
    setLatency(project, 0);
    Platform platform = project.platforms[0];
    platform.sendOverhead = inBaseUnit(Dimension::duration, 1e-6);
    project.platforms.replace(0, 1, {platform});
    QCOMPARE(trafficOf(project).withoutStartUp, std::uint64_t{0});
}

Project calibratedOn(Project project, const TrafficRange& range)
{
    Model model = project.models[0];
    CalibrationRecord record;
    record.measurements = {"testbed"};
    record.range = range;
    record.errorPercent = 3;
    setCalibration(model, record);
    project.models.replace(0, 1, {model});
    return project;
}

void TestRunTraffic::whatACalibrationDoesNotCoverIsNamed()
{
    const Project plain = withRows("1-3,send,0,,1 MB,,,,,,,\n"
                                   "0,irecv,any,,,,,,,,,\n0,irecv,any,,,,,,,,,\n0,irecv,any,,,,,,,,,\n"
                                   "0,waitall,,,,,,,,,,\n");
    QVERIFY(replayOf(plain)->outsideCalibration.empty());
    const TrafficRange wide{1e3, 1e7, 12, 4, 4, 8};
    QVERIFY(replayOf(calibratedOn(plain, wide))->outsideCalibration.empty());
    const Result<ScenarioReplay> beyond = replayOf(calibratedOn(plain, {1e6, 1e6, 2, 1, 2, 8}));
    QVERIFY(beyond);
    QCOMPARE(
        joinedWords(beyond->outsideCalibration),
        std::string("3 messages at once (learnt: up to 2) and 3 messages at once into one node (learnt: up "
                    "to 2)"));
    QCOMPARE(textsWith(beyond->issues, "goes beyond what model 'max-min' was calibrated with").size(),
             std::size_t{1});
}

void TestRunTraffic::candidatesSayTheSame()
{
    Project project = calibratedOn(withRows("all,alltoall,,,8 B,,,,,,,\n"), {1e6, 1e6, 2, 1, 2, 8});
    setLatency(project, 0);
    const Result<ScenarioReplay> replay = replayOf(project);
    QVERIFY(replay);
    QVERIFY(!replay->outsideCalibration.empty());
    const Result<CandidateComparison> comparison = compareCandidates(project, {});
    QVERIFY(comparison);
    const Candidate& candidate = comparison->groups[0].candidates[0];
    QCOMPARE(candidate.figures.makespan, replay->replay.makespan());
    QCOMPARE(candidate.figures.messages, replay->replay.messageCount);
    QCOMPARE(joinedWords(candidate.outsideCalibration), joinedWords(replay->outsideCalibration));
    for (const char* part : {kNoLatency, "goes beyond what model"})
        QCOMPARE(textsWith(comparison->issues, part), textsWith(replay->issues, part));
}

QTEST_GUILESS_MAIN(TestRunTraffic)
#include "tst_run_traffic.moc"
