// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/application/run_analysis.h"
#include "core/analysis/candidates/candidate_comparison.h"
#include "core/analysis/error_statistics.h"
#include "core/analysis/placement/placement_edit.h"
#include "core/engine/prediction.h"
#include "core/io/project/project_file.h"
#include "core/project/nodes_in_use.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace contraflow;

namespace {

/** Four racks of four nodes below one switch, six processes that send to the next and to the one opposite,
 * and a scenario of two jobs. */
Project projectWith(const std::string& mapping)
{
    std::string text = "contraflow: 1\n"
                       "platforms:\n"
                       "  - name: p\n"
                       "    switches: [\"r[1-4]\", core]\n"
                       "    nodes:\n";
    for (int rack = 1; rack <= 4; ++rack)
        text += "      - {name: \"n" + std::to_string(rack) + "[1-4]\", switch: r" + std::to_string(rack) +
                ", bandwidth: 1 GB/s, latency: 2 us}\n";
    text += "    links:\n";
    for (int rack = 1; rack <= 4; ++rack)
        text += "      - {name: up" + std::to_string(rack) + ", between: [r" + std::to_string(rack) +
                ", core], bandwidth: 0.5 GB/s}\n";
    const Result<LoadedProject> loaded = parseProject(
        text +
        "workloads:\n"
        "  - name: ring\n"
        "    messages: |\n"
        "      id,source,destination,size\n"
        "      e1,p1,p2,10 MB\n"
        "      e2,p2,p3,10 MB\n"
        "      e3,p3,p4,10 MB\n"
        "      e4,p4,p5,10 MB\n"
        "      e5,p5,p6,10 MB\n"
        "      e6,p6,p1,10 MB\n"
        "      e7,p1,p4,10 MB\n"
        "      e8,p2,p5,10 MB\n"
        "      e9,p3,p6,10 MB\n"
        "applications:\n"
        "  - name: job\n"
        "    processes: 3\n"
        "    program: |\n"
        "      ranks,event,size,algorithm\n"
        "      all,alltoall,10 MB,pairwise\n"
        "mappings:\n"
        "  - {name: m, " +
        mapping +
        "}\n"
        "models:\n"
        "  - {name: fair, kind: max-min}\n"
        "scenarios:\n"
        "  - {name: run, platform: p, workload: ring, mapping: m, model: fair}\n"
        "  - {name: jobs, platform: p, application: [job, {name: job, start: 1 ms}], mapping: m, model: fair}\n");
    if (!loaded)
        qFatal("%s", loaded.error().message.c_str());
    for (const Issue& issue : loaded->issues)
        qFatal("%s", issue.text.c_str());
    return loaded->project;
}

double makespanOf(const Project& project)
{
    const Result<Prediction> prediction = predict(project, 0);
    return prediction ? timeFigures(prediction->placed, prediction->timeline).makespan : -1;
}

Project withSeed(const Project& project, std::uint64_t seed)
{
    Project other = project;
    Mapping mapping = project.mappings[0];
    mapping.seed = seed;
    other.mappings = SharedRows<Mapping>{mapping};
    return other;
}

std::optional<Occupancy> occupancyOf(const Project& project, std::size_t draws, std::size_t threads = 0)
{
    CandidateRequest request{{0}};
    request.draws = draws;
    const auto comparison = compareCandidates(project, request, {{}, threads});
    return comparison ? comparison->groups[0].candidates[0].occupancy : std::nullopt;
}

} // namespace

class OccupancyTest : public QObject
{
    Q_OBJECT

private slots:
    void drawsAreThePredictionsOfTheirSeeds();
    void threadsDoNotMatter();
    void aListAloneIsHeldAgainstTheEmptyCluster();
    void nobodyElseIsNothingToSay();
    void aClusterThatIsTooFullIsSaid();
    void theSearchPlacesOnWhatIsFree();
    void jobsRunBesideEachOtherAndAlone();
};

void OccupancyTest::drawsAreThePredictionsOfTheirSeeds()
{
    const Project project = projectWith("policy: round-robin-per-processor, in_use_share: 0.5, seed: 3");
    std::vector<double> makespans;
    for (std::uint64_t seed = 3; seed < 13; ++seed)
        makespans.push_back(makespanOf(withSeed(project, seed)));
    const auto occupancy = occupancyOf(project, 10);
    QVERIFY(occupancy && !occupancy->failure);
    QCOMPARE(occupancy->draws, 10U);
    QCOMPARE(occupancy->mean, std::accumulate(makespans.begin(), makespans.end(), 0.0) / 10);
    QCOMPARE(occupancy->low, quantile(makespans, 0.05));
    QCOMPARE(occupancy->high, quantile(makespans, 0.95));
    QVERIFY(occupancy->low < occupancy->high);
    QCOMPARE(occupancy->empty, makespanOf(projectWith("policy: round-robin-per-processor")));
}

void OccupancyTest::threadsDoNotMatter()
{
    const Project project = projectWith("policy: random, in_use_share: 0.4");
    const auto one = occupancyOf(project, 12, 1);
    const auto four = occupancyOf(project, 12, 4);
    QVERIFY(one && four);
    QVERIFY(one->mean == four->mean && one->low == four->low && one->high == four->high);
}

void OccupancyTest::aListAloneIsHeldAgainstTheEmptyCluster()
{
    const auto occupancy = occupancyOf(
        projectWith("policy: round-robin-per-processor, in_use: \"n1[2-4],n2[2-4],n3[2-4]\""), 10);
    QVERIFY(occupancy && !occupancy->failure);
    QCOMPARE(occupancy->draws, 0U);
    QCOMPARE(occupancy->empty, makespanOf(projectWith("policy: round-robin-per-processor")));
}

void OccupancyTest::nobodyElseIsNothingToSay()
{
    QVERIFY(!occupancyOf(projectWith("policy: random"), 10));
}

void OccupancyTest::aClusterThatIsTooFullIsSaid()
{
    const Project project = projectWith("policy: random, in_use_share: 0.7");
    CandidateRequest request{{0}};
    const auto comparison = compareCandidates(project, request);
    QVERIFY(comparison);
    QVERIFY(comparison->groups[0].candidates[0].failure);
    QVERIFY(!comparison->groups[0].candidates[0].occupancy);
    const IssueList& issues = comparison->issues;
    QVERIFY(std::any_of(issues.begin(), issues.end(), [](const Issue& issue) {
        return issue.text.find("has 5 free cores for 6 processes, as 11 of 16 nodes are in use") !=
               std::string::npos;
    }));
}

void OccupancyTest::theSearchPlacesOnWhatIsFree()
{
    const Project project = projectWith("policy: random, in_use_share: 0.5, seed: 2");
    PlacementRequest request;
    request.samples = 20;
    request.evaluations = 60;
    IssueList issues;
    const auto study = comparePlacements(project, request, issues);
    QVERIFY(study);
    const auto network = study->problem.network;
    const auto inUse = nodesInUse(*network, project.mappings[0], issues);
    QVERIFY(inUse && issues.empty());
    for (const ComparedPlacement& placement : study->compared)
        for (const NodeId node : placement.nodes)
            QVERIFY(!(*inUse)[node.index()]);
    const Mapping proposed = mappingOf(project, *study, study->compared.back());
    QCOMPARE(*nodesInUse(*network, proposed, issues), *inUse);
}

void OccupancyTest::jobsRunBesideEachOtherAndAlone()
{
    const Project project = projectWith("policy: round-robin-per-node, in_use: \"n[1-2][3-4]\"");
    IssueList issues;
    ReplayOptions options;
    options.keepsPath = true;
    Result<ScenarioReplay> replay = replayScenario(project, 1, std::nullopt, options, issues);
    QVERIFY2(replay, issues.empty() ? "" : issues.front().text.c_str());
    RunAnalysis analysis = analyseRun(std::make_shared<const ScenarioReplay>(std::move(*replay)));
    QVERIFY(addJobsAlone(analysis, project, 1));
    QCOMPARE(analysis.jobs.size(), 2U);
    QCOMPARE(analysis.jobs[0].start, 0.0);
    QCOMPARE(analysis.jobs[1].start, 0.001);
    for (const RunJob& job : analysis.jobs)
        QVERIFY(job.alone && *job.alone > 0 && job.makespan() >= *job.alone);
    QVERIFY(analysis.jobs[0].makespan() > *analysis.jobs[0].alone); // they meet on an uplink
}

QTEST_GUILESS_MAIN(OccupancyTest)
#include "tst_occupancy.moc"
