// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/importing/busy_nodes.h"
#include "core/project/host_list.h"

#include <QTest>

using namespace contraflow;

namespace {

const std::string kSinfo =
    "Thu Nov 26 10:11:12 2026\n"
    "NODELIST   NODES PARTITION       STATE CPUS    S:C:T MEMORY TMP_DISK WEIGHT AVAIL_FE "
    "REASON              \n"
    "n1             1    batch*        idle 48     2:24:1 191000        0      1   (null) none   "
    "             \n"
    "n2             1    batch*       mixed 48     2:24:1 191000        0      1   (null) none   "
    "             \n"
    "n2             1       gpu       mixed 48     2:24:1 191000        0      1   (null) none   "
    "             \n"
    "n3             1    batch*   allocated 48     2:24:1 191000        0      1   (null) none   "
    "             \n"
    "n4             1    batch*       down* 48     2:24:1 191000        0      1   (null) Not "
    "responding     \n"
    "n5             1    batch*       idle~ 48     2:24:1 191000        0      1   (null) none   "
    "             \n"
    "n6             1    batch*       idle* 48     2:24:1 191000        0      1   (null) none   "
    "             \n"
    "login1         1    batch*     drained 48     2:24:1 191000        0      1   (null) fan "
    "broken          \n";

const std::string kSqueue =
    "             JOBID PARTITION     NAME     USER ST       TIME  NODES NODELIST(REASON)\n"
    "              4712     batch  my run     anna PD       0:00     64 (Nodes required for job are DOWN, DRAINED or "
    "reserved)\n"
    "              4711     batch  big (1    berta  R 1-02:03:04      3 n[2-3],s1\n"
    "              4710     batch wrap         carl CG       5:06      1 n6.cluster.example\n"
    "              4709     batch done         carl CD       5:06      1 n1\n"
    "              4708\n";

/** The nodes of all states. */
QString listOf(const BusyNodes& nodes)
{
    std::vector<std::string> names;
    for (const auto& [state, hosts] : nodes.busy)
        for (const std::string& host : hosts)
            names.push_back(state + " " + host);
    return QString::fromStdString(joinedWords(names));
}

/** Six nodes and a server; two scenarios with one mapping, and one without. */
Project cluster()
{
    Project project;
    Platform platform;
    platform.name = "p";
    platform.switches.append({"sw", {}});
    NodeRow nodes;
    nodes.name = "n[1-6]";
    nodes.switchName = "sw";
    nodes.bandwidth = QuantityCell(*parseQuantity(Dimension::bandwidth, "10 GB/s"));
    platform.nodes.append(nodes);
    ServerRow server;
    server.name = "s1";
    server.gpus = CountCell(4);
    server.localBandwidth = nodes.bandwidth;
    platform.servers.append(server);
    project.platforms.append(platform);
    Mapping mapping;
    mapping.name = "m";
    mapping.inUseShare = QuantityCell(Quantity{0.5});
    project.mappings.append(mapping);
    for (const char* name : {"a", "b", "c"}) {
        Scenario scenario;
        scenario.name = name;
        scenario.platform = "p";
        scenario.mapping = scenario.name == "c" ? "" : "m";
        project.scenarios.append(scenario);
    }
    return project;
}

} // namespace

class BusyNodesTest : public QObject
{
    Q_OBJECT

private slots:
    void sinfoSaysWhichNodesAreNotIdle();
    void sinfoMayListNodesByState();
    void squeueSaysWhichNodesJobsHave();
    void theMappingTakesThemInPlaceOfAShare();
    void whatCannotBeTakenIsSaid();
};

void BusyNodesTest::sinfoSaysWhichNodesAreNotIdle()
{
    const Result<BusyNodes> nodes = readBusyNodes(kSinfo);
    QVERIFY(nodes);
    QCOMPARE(nodes->tool, "sinfo");
    QCOMPARE(listOf(*nodes), "allocated n3, down* n4, drained login1, idle* n6 and mixed n2");
    QCOMPARE(nodes->free, (std::set<std::string>{"n1", "n5"}));
    QVERIFY(nodes->rejected.empty());
}

void BusyNodesTest::sinfoMayListNodesByState()
{
    const Result<BusyNodes> nodes = readBusyNodes("PARTITION AVAIL  TIMELIMIT  NODES  STATE NODELIST\n"
                                                  "batch*       up   infinite      2   resv n[3-4]\n"
                                                  "batch*       up   infinite      2   idle n[1-2]\n"
                                                  "batch*       up   infinite      2  alloc n[5-\n");
    QVERIFY(nodes);
    QCOMPARE(listOf(*nodes), "resv n3 and resv n4");
    QCOMPARE(nodes->rejected.size(), 1U);
    QCOMPARE(nodes->rejected[0].line, 4U);
}

void BusyNodesTest::squeueSaysWhichNodesJobsHave()
{
    const Result<BusyNodes> nodes = readBusyNodes(kSqueue);
    QVERIFY(nodes);
    QCOMPARE(nodes->tool, "squeue");
    QCOMPARE(listOf(*nodes), "CG n6.cluster.example, R n2, R n3 and R s1");
    QVERIFY(nodes->free.empty());
    QCOMPARE(nodes->rejected.size(), 1U);
    QCOMPARE(nodes->rejected[0].line, 6U);
}

void BusyNodesTest::theMappingTakesThemInPlaceOfAShare()
{
    Project project = cluster();
    const Result<BusyPlan> plan = planBusyNodes(project, 0, *readBusyNodes(kSqueue));
    QVERIFY(plan);
    QCOMPARE(plan->made, "7 of 10 nodes in use (1 CG, 3 R) of mapping 'm'");
    QCOMPARE(plan->notes.size(), 2U);
    QCOMPARE(plan->notes[1],
             "mapping 'm' is that of 2 scenarios, and all of them have these nodes in use now");
    QVERIFY(applyEdit(project, plan->edit));
    QCOMPARE(project.mappings[0].inUse, "n[2-3],n6,s1");
    QVERIFY(project.mappings[0].inUseShare.isEmpty());
}

void BusyNodesTest::whatCannotBeTakenIsSaid()
{
    const Project project = cluster();
    const Result<BusyPlan> some = planBusyNodes(project, 0, *readBusyNodes(kSinfo));
    QVERIFY(some);
    QCOMPARE(some->notes[0], "platform 'p' has no node 'login1', so that was left out");
    const Result<BusyPlan> without = planBusyNodes(project, 2, *readBusyNodes(kSinfo));
    QVERIFY(!without &&
            without.error().message.find("give it a platform and a mapping") != std::string::npos);
    const Result<BusyPlan> strangers =
        planBusyNodes(project, 0, *readBusyNodes("NODELIST NODES PARTITION STATE\nx1 1 batch alloc\n"));
    QVERIFY(!strangers);
    QCOMPARE(strangers.error().message, "platform 'p' has none of the nodes in use, which are 'x1'; choose a "
                                        "scenario on the cluster that was looked at");
    QVERIFY(!readBusyNodes("JOBID USER\n1 anna\n"));
}

QTEST_GUILESS_MAIN(BusyNodesTest)
#include "tst_busy_nodes.moc"
