// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/scenario.h"
#include "tests/support/builders.h"

#include <QTest>

#include <map>

using namespace contraflow;
using test::message;
using test::nodes;

namespace {

NodeRow nodesWithCores(const std::string& hosts, std::uint32_t cores)
{
    NodeRow row = nodes(hosts, "s");
    row.cores = CountCell(cores);
    return row;
}

Mapping mappingOf(MappingPolicy policy, std::vector<PlaceRow> places = {}, std::uint64_t seed = 1)
{
    Mapping mapping;
    mapping.name = "map";
    mapping.policy = policy;
    mapping.places = SharedRows<PlaceRow>(std::move(places));
    mapping.seed = seed;
    return mapping;
}

/** Processes p0 … p(count-1), each of which sends to the next. */
Workload ringOf(int count)
{
    Workload workload;
    workload.name = "ring";
    for (int i = 0; i < count; ++i)
        workload.messages.append(message("e" + std::to_string(i), "p" + std::to_string(i),
                                         "p" + std::to_string((i + 1) % count), 1));
    return workload;
}

std::shared_ptr<const Network> star(std::vector<NodeRow> rows)
{
    Platform platform;
    platform.name = "star";
    platform.switches.append({"s", {}});
    platform.nodes = SharedRows<NodeRow>(std::move(rows));
    IssueList issues;
    auto network = Network::build(platform, 0, issues);
    if (!issues.empty())
        qFatal("%s", issues.front().text.c_str());
    return network;
}

/** "p0=a p1=b": where the processes of a ring go. */
std::string placesText(const Network& network, const Mapping& mapping, int processes, IssueList& issues)
{
    std::string text;
    for (const auto& [process, node] :
         placements(network, mapping, ringOf(processes), issues, 5).value_or(Placements()))
        text += (text.empty() ? "" : " ") + process + "=" + network.node(node).name;
    return text;
}

std::string placesText(const Network& network, const Mapping& mapping, int processes)
{
    IssueList issues;
    std::string text = placesText(network, mapping, processes, issues);
    for (const Issue& issue : issues)
        text += " | " + issue.text;
    return text;
}

Project mapped(Mapping mapping, std::vector<MessageRow> messages)
{
    Project project = test::tableOne();
    Workload workload = project.workloads[0];
    workload.messages = SharedRows<MessageRow>(std::move(messages));
    project.workloads.replace(0, 1, {std::move(workload)});
    project.mappings.append(std::move(mapping));
    Scenario scenario = project.scenarios[0];
    scenario.mapping = "map";
    project.scenarios.replace(0, 1, {std::move(scenario)});
    return project;
}

} // namespace

class TestScenario : public QObject
{
    Q_OBJECT

private slots:
    void messagesMayNameNodes()
    {
        IssueList issues;
        const PlacedScenario placed = placeScenario(test::tableOne(), 0, issues);
        QVERIFY(issues.empty());
        QCOMPARE(placed.messages.size(), std::size_t(5));
        QCOMPARE(placed.routes.size(), std::size_t(5));
        QVERIFY(placed.messages[4].source == *placed.network->findNode("Y1"));
        QVERIFY(placed.messages[4].destination == *placed.network->findNode("Y2"));
        QCOMPARE(placed.messages[4].bytes, 20e6);
        QCOMPARE(placed.routes[4].size(), std::size_t(2));
        QCOMPARE(placed.routes[0].size(), std::size_t(3));
    }

    void processesGoWhereTheMappingPutsThem()
    {
        // The process X1 is not the node X1; b1 is not placed but is no node either.
        const Project project = mapped(
            mappingOf(MappingPolicy::byHand, {{"a1", "X1"}, {"X1", "Y3"}}),
            {message("e1", "a1", "X1", 10), message("e2", "a1", "Y2", 10), message("e3", "a1", "b1", 10)});
        IssueList issues;
        const PlacedScenario placed = placeScenario(project, 0, issues);
        QCOMPARE(placed.messages.size(), std::size_t(2));
        QVERIFY(placed.messages[0].destination == *placed.network->findNode("Y3"));
        QVERIFY(placed.messages[1].destination == *placed.network->findNode("Y2"));
        QCOMPARE(issues.size(), std::size_t(1));
        QCOMPARE(issues[0].text,
                 std::string("message 'e3': 'b1' is neither placed by mapping 'map' nor a node of "
                             "platform 'copper'; did you mean 'X1'?"));
        QVERIFY((issues[0].location == Location{TableRef{TableKind::messages, 0}, 2, "destination", 0}));
    }

    void shortMessagesNeedALatencyOfNodes()
    {
        const auto issuesWith = [](double node, double link) {
            Project project = test::tableOne();
            Platform platform = project.platforms[0];
            std::vector<NodeRow> nodeRows(platform.nodes.begin(), platform.nodes.end());
            for (NodeRow& row : nodeRows)
                row.latency = inBaseUnit(Dimension::duration, node);
            std::vector<LinkRow> links(platform.links.begin(), platform.links.end());
            for (LinkRow& row : links)
                row.latency = inBaseUnit(Dimension::duration, link);
            platform.nodes = SharedRows<NodeRow>(std::move(nodeRows));
            platform.links = SharedRows<LinkRow>(std::move(links));
            project.platforms.replace(0, 1, {platform});
            Workload workload = project.workloads[0];
            workload.messages = SharedRows<MessageRow>{message("e1", "X1", "Y1", 8e-6)};
            project.workloads.replace(0, 1, {workload});
            IssueList issues;
            (void)placeScenario(project, 0, issues);
            return issues;
        };
        QVERIFY(issuesWith(1e-6, 0).empty());
        QVERIFY(issuesWith(0, 20e-6).empty()); // takes longer than any start-up
        QVERIFY(issuesWith(0, 0).front().text.starts_with(
            "platform 'copper' gives no latency, and 1 message of"));
        // The latency of a switch on the way is no start-up.
        QVERIFY(issuesWith(0, 110e-9).front().text.starts_with(
            "platform 'copper' gives its nodes no latency, and 1"));
    }

    void badPlacesAreNamed()
    {
        const auto network = star({nodesWithCores("a,b", 2)});
        IssueList issues;
        const std::string text =
            placesText(*network,
                       mappingOf(MappingPolicy::byHand,
                                 {{"p0", "a"}, {"p0", "b"}, {"p1", "c"}, {"", "a"}, {"p2", "nowhere"}}),
                       3, issues);
        QCOMPARE(text, std::string("p0=a"));
        const std::vector<std::pair<std::string, std::string>> expected{
            {"process", "mapping 'map': process 'p0' is placed twice; remove one of the places"},
            {"node",
             "mapping 'map': process 'p1' is placed on the unknown node 'c'; name a node of the platform"},
            {"process", "mapping 'map': a place names no process; write its name"},
            {"node",
             "mapping 'map': process 'p2' is placed on the unknown node 'nowhere'; name a node of the platform"}};
        QCOMPARE(issues.size(), expected.size());
        for (std::size_t i = 0; i < issues.size(); ++i) {
            QCOMPARE(issues[i].text, expected[i].second);
            QVERIFY((issues[i].location ==
                     Location{TableRef{TableKind::places, 5}, i + 1, expected[i].first, 0}));
        }
    }

    void roundRobinPerNodePutsTheNextProcessOnTheNextNode()
    {
        const auto network = star({nodesWithCores("b", 1), nodesWithCores("a,c", 2)});
        QCOMPARE(placesText(*network, mappingOf(MappingPolicy::roundRobinPerNode), 5),
                 std::string("p0=a p1=b p2=c p3=a p4=c"));
    }

    void roundRobinPerProcessorFillsANodeFirst()
    {
        const auto network = star({nodesWithCores("b", 1), nodesWithCores("a,c", 2)});
        QCOMPARE(placesText(*network, mappingOf(MappingPolicy::roundRobinPerProcessor), 5),
                 std::string("p0=a p1=a p2=b p3=c p4=c"));
    }

    void processesAndNodesAreTakenInNaturalOrder()
    {
        const auto network = star({nodesWithCores("n[1-12]", 1)});
        const std::string text = placesText(*network, mappingOf(MappingPolicy::roundRobinPerNode), 12);
        QVERIFY2(text.starts_with("p0=n1 p1=n2 ") && text.ends_with("p9=n10 p10=n11 p11=n12"), text.c_str());
    }

    void pinnedProcessesStayAndTakeACore()
    {
        const auto network = star({nodesWithCores("a,b", 2)});
        const std::vector<PlaceRow> pins{{"p3", "a"}, {"p1", "a"}};
        QCOMPARE(placesText(*network, mappingOf(MappingPolicy::roundRobinPerProcessor, pins), 4),
                 std::string("p0=b p1=a p2=b p3=a"));
        QCOMPARE(placesText(*network, mappingOf(MappingPolicy::roundRobinPerNode, pins), 4),
                 std::string("p0=b p1=a p2=b p3=a"));
    }

    void randomPlacementIsSeededAndKeepsToTheCores()
    {
        const auto network = star({nodesWithCores("n[1-5]", 4)});
        const auto place = [&](std::uint64_t seed) {
            return placesText(*network, mappingOf(MappingPolicy::random, {}, seed), 20);
        };
        QCOMPARE(place(1), place(1));
        QVERIFY(place(1) != place(2));
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            IssueList issues;
            std::map<std::uint32_t, int> perNode;
            for (const auto& [process, node] :
                 placements(*network, mappingOf(MappingPolicy::random, {}, seed), ringOf(20), issues)
                     .value_or(Placements()))
                ++perNode[node.value];
            QVERIFY(issues.empty());
            for (const auto& [node, count] : perNode)
                QCOMPARE(count, 4); // 20 processes on 20 cores: every node is full
        }
    }

    void randomPlacementFavoursNodesWithManyCores()
    {
        const auto network = star({nodesWithCores("few", 1), nodesWithCores("many", 9)});
        int onFew = 0;
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            IssueList issues;
            const auto placed =
                placements(*network, mappingOf(MappingPolicy::random, {}, seed), ringOf(2), issues).value();
            onFew += network->node(placed[0].second).name == "few" ? 1 : 0;
        }
        QVERIFY2(onFew > 60 && onFew < 140, qPrintable(QString::number(onFew))); // 100 expected
    }

    void moreProcessesThanCoresAreWarnedAboutAndShareCores()
    {
        const auto network = star({nodesWithCores("a", 2), nodesWithCores("b", 1)});
        for (const MappingPolicy policy : {MappingPolicy::roundRobinPerNode,
                                           MappingPolicy::roundRobinPerProcessor, MappingPolicy::random}) {
            IssueList issues;
            const auto placed = placements(*network, mappingOf(policy), ringOf(7), issues, 5).value();
            QCOMPARE(placed.size(), std::size_t(7));
            QCOMPARE(issues.size(), std::size_t(1));
            QVERIFY(issues[0].severity == Severity::warning);
            QCOMPARE(issues[0].text,
                     std::string("mapping 'map' places 7 processes on 3 cores, so some cores get "
                                 "several; add nodes or cores, or use fewer processes"));
            QVERIFY((issues[0].location == Location{TableRef{TableKind::mappings, 0}, 5, "policy", 0}));
        }
    }

    void moreProcessesByHandThanANodeHasCoresAreWarnedAbout()
    {
        const auto placedIssues = [](NodeRow row) {
            Project project = mapped(
                mappingOf(MappingPolicy::byHand, {{"p0", "a1"}, {"p1", "a1"}, {"p2", "a1"}, {"p3", "a2"}}),
                {message("e", "p0", "p3", 1e6)});
            Platform platform = project.platforms[0];
            row.switchName = platform.switches[0].name;
            platform.nodes = SharedRows<NodeRow>({std::move(row)});
            project.platforms.replace(0, 1, {std::move(platform)});
            IssueList issues;
            (void)placeScenario(project, 0, issues);
            return issues;
        };
        const IssueList issues = placedIssues(nodesWithCores("a[1-2]", 2));
        QCOMPARE(issues.size(), std::size_t(1));
        QVERIFY(issues[0].severity == Severity::warning);
        QCOMPARE(issues[0].text,
                 std::string("mapping 'map' places 3 processes by hand on node 'a1', which has 2 "
                             "cores; place some elsewhere, or correct the cores"));
        QVERIFY(placedIssues(nodesWithCores("a[1-2]", 3)).empty());
        QVERIFY2(placedIssues(nodes("a[1-2]", "s")).empty(), "nothing was said about cores");
    }

    void pinnedProcessesThatFillTheClusterLeaveNoGap()
    {
        const auto network = star({nodesWithCores("a,b", 1)});
        IssueList issues;
        QCOMPARE(placesText(*network, mappingOf(MappingPolicy::roundRobinPerNode, {{"p0", "a"}, {"p1", "b"}}),
                            4, issues),
                 std::string("p0=a p1=b p2=a p3=b"));
    }

    void billionsOfCoresCostNothing()
    {
        // One node with four thousand million cores beside very many small ones.
        const auto network = star({nodesWithCores("big", UINT32_MAX), nodesWithCores("n[1-20000]", 1)});
        for (const MappingPolicy policy : {MappingPolicy::roundRobinPerNode,
                                           MappingPolicy::roundRobinPerProcessor, MappingPolicy::random}) {
            IssueList issues;
            QCOMPARE(placements(*network, mappingOf(policy), ringOf(30), issues)->size(), std::size_t(30));
            QVERIFY(issues.empty());
        }
    }

    void aScenarioWithoutPartsSaysWhichAreMissing()
    {
        Project project = test::tableOne();
        Scenario scenario = project.scenarios[0];
        scenario.platform = "coper";
        scenario.workload = "";
        scenario.mapping = "x";
        project.scenarios.replace(0, 1, {scenario});
        IssueList issues;
        const PlacedScenario placed = placeScenario(project, 0, issues);
        QVERIFY(!placed.network);
        QCOMPARE(issues.size(), std::size_t(3));
        QCOMPARE(issues[0].text,
                 std::string("scenario 'copper': there is no platform 'coper'; did you mean 'copper'?"));
        QCOMPARE(issues[1].text,
                 std::string("scenario 'copper' names no workload; name one of the project's"));
        QCOMPARE(issues[2].text,
                 std::string("scenario 'copper': there is no mapping 'x'; add it, or name one that exists"));
        QVERIFY((issues[0].location == Location{TableRef{TableKind::scenarios, 0}, 0, "platform", 0}));
        QVERIFY(!placeScenario(project, 7, issues).network);
    }
};

QTEST_GUILESS_MAIN(TestScenario)
#include "tst_scenario.moc"
