// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/placement/placement_edit.h"
#include "core/analysis/placement/placement_search.h"
#include "core/analysis/placement/placement_text.h"
#include "core/engine/prediction.h"
#include "tests/core/analysis/placement_cases.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>

using namespace contraflow;

namespace {

PlacementStudy compared(const Project& project, const PlacementRequest& request,
                        const PlacementStudyOptions& options = {})
{
    IssueList issues;
    Result<PlacementStudy> study = comparePlacements(project, request, issues, options);
    if (!study)
        qFatal("%s", study.error().message.c_str());
    return std::move(*study);
}

std::string refusal(const Project& project, const PlacementRequest& request,
                    const PlacementStudyOptions& options = {})
{
    IssueList issues;
    const Result<PlacementStudy> study = comparePlacements(project, request, issues, options);
    return study ? std::string() : study.error().message;
}

Project withMapping(Project project, const Mapping& mapping)
{
    project.mappings = SharedRows<Mapping>{mapping};
    Scenario scenario = project.scenarios[0];
    scenario.mapping = mapping.name;
    project.scenarios.replace(0, 1, {scenario});
    return project;
}

/** Six processes that send around at random, on two racks of two nodes with two cores. */
Project smallCase(std::uint64_t seed, const std::string& kind)
{
    Random random(seed);
    std::vector<MessageRow> messages;
    for (int i = 0; i < 9; ++i) {
        const std::uint64_t from = random.below(6);
        const std::uint64_t to = (from + 1 + random.below(5)) % 6;
        messages.push_back(test::message("m" + std::to_string(i), "p" + std::to_string(from),
                                         "p" + std::to_string(to), 5.0 * (1.0 + random.below(4)),
                                         0.1 * random.below(2)));
    }
    Mapping mapping;
    mapping.name = "turns";
    mapping.policy = MappingPolicy::roundRobinPerNode;
    return withMapping(test::project(test::racksWithCores(2, 2, 2, 700), std::move(messages), kind), mapping);
}

/** The least makespan of all placements, tried one after the other without any cleverness. */
double leastMakespan(const PlacementProblem& problem)
{
    PlacementEvaluator evaluator(problem, {});
    Assignment nodes(problem.processes.size());
    double least = INFINITY;
    const std::function<void(std::size_t)> place = [&](std::size_t process) {
        if (process == nodes.size()) {
            if (problem.isAllowed(nodes))
                least = std::min(least, evaluator.times(nodes)->makespan);
            return;
        }
        for (std::size_t n = 0; n < problem.room.size(); ++n) {
            nodes[process] = NodeId(n);
            place(process + 1);
        }
    };
    place(0);
    return least;
}

std::size_t mostOnANode(const ComparedPlacement& placement)
{
    std::map<NodeId, std::size_t> counts;
    std::size_t most = 0;
    for (const NodeId node : placement.nodes)
        most = std::max(most, ++counts[node]);
    return most;
}

NodeId nodeOf(const PlacementStudy& study, const ComparedPlacement& placement, const std::string& process)
{
    for (std::size_t p = 0; p < study.problem.processes.size(); ++p)
        if (study.problem.processes[p].name == process)
            return placement.nodes[p];
    qFatal("no process %s", process.c_str());
}

} // namespace

class TestPlacement : public QObject
{
    Q_OBJECT

private slots:
    /** Nobody moves processes for a hundredth of a percent. */
    void aGainOfNextToNothingIsNone()
    {
        PlacementStudy study;
        study.compared = {{.way = PlacementWay::present, .times = {1, 0.5}},
                          {.way = PlacementWay::optimised, .times = {0.99998, 0.5}}};
        QVERIFY(study.best()->way == PlacementWay::present);
        QVERIFY(placementVerdict(study).starts_with("The present placement is the best of these"));
        study.compared[1].times.makespan = 0.99;
        QVERIFY(study.best()->way == PlacementWay::optimised);
        study.compared[1].times = {0.99998, 0.4};
        QVERIFY(placementVerdict(study).find("has the same makespan as the present one") !=
                std::string::npos);
    }

    void enumerationFindsWhatAllPlacementsHold_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"max-min", "asymmetric", "infiniband-penalty", "cross-traffic"})
            QTest::newRow(kind) << kind;
    }

    void enumerationFindsWhatAllPlacementsHold()
    {
        QFETCH(QString, kind);
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            PlacementRequest request;
            request.ways = {PlacementWay::optimised};
            request.evaluations = 4000;
            const PlacementStudy study = compared(smallCase(seed, kind.toStdString()), request);
            QVERIFY(study.isProvenBest);
            const double least = leastMakespan(study.problem);
            QVERIFY(std::abs(study.find(PlacementWay::optimised)->times.makespan - least) <= 1e-9 * least);
        }
    }

    void theSearchComesNearTheBestOfSmallCases()
    {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            PlacementRequest request;
            request.ways = {PlacementWay::optimised};
            request.evaluations = 4000;
            const Project project = smallCase(seed, "asymmetric");
            const PlacementStudy all = compared(project, request);
            request.evaluations = all.evaluations - 1; // too few to run them all
            const PlacementStudy searched = compared(project, request);
            QVERIFY(all.isProvenBest && !searched.isProvenBest);
            const double best = all.find(PlacementWay::optimised)->times.makespan;
            QVERIFY(searched.find(PlacementWay::optimised)->times.makespan <= 1.05 * best);
        }
    }

    void theOptimisedPlacementIsNeverWorseAndKeepsToTheCores_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char* kind :
             {"hockney", "max-min", "asymmetric", "asymmetric-published", "cross-traffic", "window",
              "source-degree", "gige-penalty", "infiniband-penalty", "myrinet-penalty"})
            QTest::newRow(kind) << kind;
    }

    void theOptimisedPlacementIsNeverWorseAndKeepsToTheCores()
    {
        QFETCH(QString, kind);
        const test::Halo halo = test::haloExchange(4, 3);
        const Project project = test::withCores(test::scatteredHalo(halo, kind.toStdString()), 2);
        for (const std::uint64_t evaluations : {1U, 5U, 40U}) {
            PlacementRequest request;
            request.samples = 8;
            request.evaluations = evaluations;
            const PlacementStudy study = compared(project, request);
            const ComparedPlacement& optimised = *study.find(PlacementWay::optimised);
            for (const ComparedPlacement& other : study.compared) {
                QVERIFY(other.canRun());
                QVERIFY(!isBetter(study.attainable(other), optimised.times));
                QVERIFY(mostOnANode(other) <= 2);
            }
            QVERIFY(*study.gainPercent(optimised.times) >= 0);
            QVERIFY(study.evaluations <= evaluations);
        }
    }

    void theFiguresAreThoseOfThePredictionOfTheMapping()
    {
        Project project = smallCase(4, "asymmetric");
        const PlacementStudy study = compared(project, {});
        const ComparedPlacement* best = study.best();
        QVERIFY(applyEdit(project, *applyPlacement(project, study, *best)));
        const Result<Prediction> prediction = predict(project, 0);
        QVERIFY(prediction && prediction->issues.empty());
        QCOMPARE(prediction->timeline.makespan(), study.attainable(*best).makespan);
        QCOMPARE(project.mappings.size(), std::size_t{2});
        QCOMPARE(project.scenarios[0].mapping, std::string("copper optimised"));
    }

    void aCopyOfTheScenarioLeavesTheScenarioAlone()
    {
        Project project = smallCase(4, "asymmetric");
        const Scenario before = project.scenarios[0];
        const PlacementStudy study = compared(project, {});
        QVERIFY(applyEdit(project, *addPlacedScenario(project, study, *study.best(), "better")));
        QVERIFY(project.scenarios[0] == before);
        QCOMPARE(project.scenarios[1].name, std::string("better"));
        QCOMPARE(project.scenarios[1].mapping, std::string("copper optimised"));
    }

    void aPlacementGoesToItsScenarioWhereverThatIsNow()
    {
        Project project = smallCase(4, "asymmetric");
        const std::string placed = project.scenarios[0].name;
        const PlacementStudy study = compared(project, {});
        Scenario other = project.scenarios[0];
        other.name = "in front";
        project.scenarios = SharedRows<Scenario>{other, project.scenarios[0]};
        QVERIFY(applyEdit(project, *applyPlacement(project, study, *study.best())));
        QVERIFY(project.scenarios[0] == other);
        QCOMPARE(project.scenarios[1].mapping, placed + " optimised");
        QVERIFY(applyEdit(project, *addPlacedScenario(project, study, *study.best(), "better")));
        QCOMPARE(project.scenarios[2].name, std::string("better"));
        // Without it there is nobody to place.
        project.scenarios = SharedRows<Scenario>{other};
        QCOMPARE(applyPlacement(project, study, *study.best()).error().code, ErrorCode::notFound);
        QCOMPARE(addPlacedScenario(project, study, *study.best(), "more").error().code, ErrorCode::notFound);
    }

    void resultsDoNotDependOnThreads()
    {
        const Project project = test::scatteredHalo(test::haloExchange(8, 5), "max-min");
        PlacementRequest request;
        request.samples = 10;
        request.evaluations = 60;
        const PlacementStudy one = compared(project, request, {.threads = 1});
        const PlacementStudy five = compared(project, request, {.threads = 5});
        QVERIFY(one.find(PlacementWay::optimised)->nodes == five.find(PlacementWay::optimised)->nodes);
        QVERIFY(one.samples->times == five.samples->times);
        QCOMPARE(one.evaluations, five.evaluations);
    }

    void anotherSeedDrawsOthersAndTheSameSeedTheSame()
    {
        const Project project = test::scatteredHalo(test::haloExchange(8, 5), "max-min");
        PlacementRequest request;
        request.ways = {PlacementWay::random};
        request.samples = 10;
        const PlacementStudy first = compared(project, request);
        QVERIFY(first.samples->times == compared(project, request).samples->times);
        request.seed = 4; // its first samples are the last of the others
        const PlacementStudy later = compared(project, request);
        QCOMPARE(later.samples->times[0].makespan, first.samples->times[3].makespan);
        QVERIFY(later.samples->times != first.samples->times);
    }

    void aDrawIsTheMappingOfItsSeed()
    {
        Project project = smallCase(2, "max-min");
        PlacementRequest request;
        request.ways = {PlacementWay::random};
        request.samples = 5;
        request.seed = 7;
        const PlacementStudy study = compared(project, request);
        for (std::uint64_t i = 0; i < 5; ++i) {
            Mapping drawn = project.mappings[0];
            drawn.policy = MappingPolicy::random;
            drawn.seed = 7 + i;
            QCOMPARE(predict(withMapping(project, drawn), 0)->timeline.makespan(),
                     study.samples->times[i].makespan);
        }
    }

    void pinnedProcessesStay()
    {
        Project project = smallCase(1, "max-min");
        Mapping mapping = project.mappings[0];
        mapping.places = SharedRows<PlaceRow>{PlaceRow{"p3", "r1n1"}, PlaceRow{"idle", "r0n0"}};
        project = withMapping(project, mapping);
        const PlacementStudy byMapping = compared(project, {});
        for (const ComparedPlacement& placement : byMapping.compared)
            QCOMPARE(byMapping.problem.network->node(nodeOf(byMapping, placement, "p3")).name,
                     std::string("r1n1"));
        // The process without messages keeps its place and its core.
        const Mapping proposed = mappingOf(project, byMapping, *byMapping.best());
        const PlaceRow idle{"idle", "r0n0"};
        QVERIFY(std::any_of(proposed.places.begin(), proposed.places.end(),
                            [&](const PlaceRow& place) { return place == idle; }));
        QCOMPARE(byMapping.problem.room[0], 1U);

        PlacementRequest request;
        request.scope.pinned = {"p0"};
        const PlacementStudy byRequest = compared(project, request);
        const NodeId present = nodeOf(byRequest, byRequest.compared.front(), "p0");
        for (const ComparedPlacement& placement : byRequest.compared)
            QVERIFY(nodeOf(byRequest, placement, "p0") == present);
    }

    void nodesBesideAMappingByHandStay()
    {
        Mapping mapping;
        mapping.name = "hand";
        mapping.places = SharedRows<PlaceRow>{PlaceRow{"a", "r0n0"}, PlaceRow{"b", "r0n1"}};
        const Project project = withMapping(
            test::project(test::racksWithCores(2, 2, 2, 700),
                          {test::message("m1", "a", "r1n1", 10), test::message("m2", "b", "r1n1", 10)},
                          "max-min"),
            mapping);
        const PlacementStudy study = compared(project, {});
        QCOMPARE(study.problem.network->node(nodeOf(study, *study.best(), "r1n1")).name, std::string("r1n1"));
        const Mapping proposed = mappingOf(project, study, *study.best());
        QCOMPARE(proposed.places.size(), std::size_t{2}); // the node needs no place
    }

    void nodesNamedByMessagesAreProcessesWithANodeEach()
    {
        // Neighbours in different racks: to exchange two names is all there is to gain.
        Project project = test::project(
            test::racksWithCores(2, 2, 8, 100),
            {test::message("m1", "r0n0", "r1n0", 10), test::message("m2", "r0n1", "r1n1", 10)}, "max-min");
        const PlacementStudy study = compared(project, {});
        QVERIFY(study.problem.hasNodesAsProcesses && study.isProvenBest);
        const ComparedPlacement& optimised = *study.find(PlacementWay::optimised);
        QCOMPARE(mostOnANode(optimised), std::size_t{1});
        QVERIFY(*study.gainPercent(optimised.times) > 90);
        QVERIFY(applyEdit(project, *applyPlacement(project, study, optimised)));
        const Result<Prediction> prediction = predict(project, 0);
        QVERIFY(prediction);
        QCOMPARE(prediction->timeline.makespan(), optimised.times.makespan);
    }

    void aLimitPerNodeCountsForEveryPlacement()
    {
        PlacementRequest request;
        request.scope.perNode = 1;
        Project project =
            test::project(test::racksWithCores(2, 3, 8, 700),
                          {test::message("m1", "a", "b", 10), test::message("m2", "c", "d", 10)}, "max-min");
        Mapping mapping;
        mapping.name = "packed";
        mapping.policy = MappingPolicy::roundRobinPerProcessor;
        const PlacementStudy study = compared(withMapping(project, mapping), request);
        for (const ComparedPlacement& placement : study.compared)
            QCOMPARE(mostOnANode(placement),
                     placement.way == PlacementWay::present ? std::size_t{4} : std::size_t{1});
        // Together on a node they take no time, which the limit rules out.
        QVERIFY(*study.gainPercent(study.find(PlacementWay::optimised)->times) <= 0);
        QCOMPARE(study.best()->way, PlacementWay::present);
    }

    void quartilesLieBetweenNeighbours()
    {
        const Spread spread = spreadOf({4, 1, 3, 2});
        QCOMPARE(spread.least, 1.0);
        QCOMPARE(spread.lowerQuartile, 1.75);
        QCOMPARE(spread.median, 2.5);
        QCOMPARE(spread.upperQuartile, 3.25);
        QCOMPARE(spread.greatest, 4.0);
        QCOMPARE(spread.mean, 2.5);
    }

    void aPlacementWithoutAWayIsNamedAndNotTaken()
    {
        Platform platform = test::racksWithCores(2, 2, 1, 700);
        platform.links =
            SharedRows<LinkRow>(std::vector<LinkRow>{platform.links[0]}); // the second rack is cut off
        Mapping mapping;
        mapping.name = "hand";
        mapping.places = SharedRows<PlaceRow>{PlaceRow{"a", "r0n0"}, PlaceRow{"b", "r1n0"}};
        const Project project =
            withMapping(test::project(platform, {test::message("m1", "a", "b", 10)}, "max-min"), mapping);
        const PlacementStudy study = compared(project, {});
        QVERIFY(study.find(PlacementWay::present)->problem.find("no way") != std::string::npos);
        QVERIFY(study.best()->canRun() && !study.gainPercent(study.best()->times));
    }

    void aStopEndsEverything()
    {
        std::stop_source stop;
        stop.request_stop();
        const Project project = test::scatteredHalo(test::haloExchange(8, 5), "max-min");
        IssueList issues;
        const Result<PlacementStudy> study =
            comparePlacements(project, {}, issues, {.stop = stop.get_token()});
        QVERIFY(!study && study.error().code == ErrorCode::cancelled);

        std::stop_source later;
        PlacementStudyOptions options;
        options.threads = 1;
        options.stop = later.get_token();
        options.progress = [&](double fraction) {
            if (fraction > 0.1) // in the search
                later.request_stop();
        };
        PlacementRequest request;
        request.samples = 10;
        request.evaluations = 3000; // seconds
        const Result<PlacementStudy> second = comparePlacements(project, request, issues, options);
        QVERIFY(!second && second.error().code == ErrorCode::cancelled);
    }

    void whatCannotBeIsRefusedWithARemedy()
    {
        const Project project = smallCase(1, "max-min");
        PlacementRequest request;
        request.samples = 0;
        QVERIFY(refusal(project, request).find("take 1 to") != std::string::npos);
        request = {};
        request.evaluations = 0;
        QVERIFY(refusal(project, request).find("take 1 to") != std::string::npos);
        request = {};
        request.scope.perNode = 0;
        QVERIFY(refusal(project, request).find("allow at least one") != std::string::npos);
        request = {};
        request.scope.pinned = {"p33"};
        QVERIFY(refusal(project, request).find("did you mean 'p3'") != std::string::npos);
        request = {};
        request.scope.model = "maxmin";
        QVERIFY(refusal(project, request).find("max-min") != std::string::npos);
        Project empty = project;
        Workload workload = empty.workloads[0];
        workload.messages = {};
        empty.workloads.replace(0, 1, {workload});
        QVERIFY(refusal(empty, {}).find("add messages") != std::string::npos);
    }
};

QTEST_MAIN(TestPlacement)
#include "tst_placement.moc"
