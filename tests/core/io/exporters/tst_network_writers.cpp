// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/exporters/network_writer.h"

#include "core/importing/topology_plan.h"
#include "core/io/project/preset_file.h"
#include "core/project/edits.h"
#include "core/project/routing.h"
#include "core/recipes/platform_recipe.h"

#include <QtTest>

using namespace contraflow;

namespace {

struct Written
{
    std::string text;
    std::vector<std::string> notes;
    std::string problem;
};

Written written(const Platform& platform, const char* format)
{
    Project project;
    project.platforms = SharedRows<Platform>({platform});
    Written result;
    const ChunkSink sink = [&result](std::string_view piece) {
        result.text += piece;
        return Result<void>();
    };
    const auto notes = writeNetwork(project, 0, *findNetworkFormat(format), sink);
    if (notes)
        result.notes = *notes;
    else
        result.problem = notes.error().message;
    return result;
}

Platform made(const Topology& topology)
{
    PlatformRecipe recipe;
    recipe.topology = topology;
    recipe.cores = 4;
    recipe.nicLatency = quantity(Dimension::duration, 1.5, "us");
    recipe.uplinkLatency = quantity(Dimension::duration, 0.3, "us");
    return makePlatform(recipe).value();
}

/** Everything of a network that counts, in an order that does not depend on rows. */
QStringList contents(const Platform& platform)
{
    IssueList issues;
    const auto network = Network::build(platform, 0, issues);
    QStringList lines;
    const auto add = [&lines](const std::string& text) { lines += QString::fromStdString(text); };
    for (const Issue& issue : issues)
        add("issue " + issue.text);
    for (const Network::Node& node : network->nodes())
        add("node " + node.name + " " + std::to_string(node.cores) + " " +
            (node.attachedTo ? network->networkSwitch(*node.attachedTo).name : "-"));
    for (const Network::Switch& each : network->switches()) {
        std::string at;
        for (const std::uint32_t coordinate : each.at)
            at += " " + std::to_string(coordinate);
        add("switch " + each.name + at);
    }
    for (const Network::Link& link : network->links())
        add("link " + network->vertexName(link.from) + " " + network->vertexName(link.to) + " " +
            QString::number(link.capacity, 'g', 17).toStdString() + " " +
            QString::number(link.latency, 'g', 17).toStdString());
    lines.sort();
    return lines;
}

/** The vertices on the way between all nodes. */
QStringList ways(const Platform& platform)
{
    IssueList issues;
    const auto network = Network::build(platform, 0, issues);
    Router router(*network);
    QStringList lines;
    const auto count = static_cast<std::uint32_t>(network->nodes().size());
    for (std::uint32_t a = 0; a < count; ++a)
        for (std::uint32_t b = 0; b < count; ++b) {
            std::vector<ChannelId> way;
            (void)router.appendRoute(NodeId(a), NodeId(b), way);
            std::string text = network->node(NodeId(a)).name + " " + network->node(NodeId(b)).name + ":";
            for (const ChannelId channel : way)
                text += " " + network->vertexName(network->head(channel));
            lines += QString::fromStdString(text);
        }
    lines.sort();
    return lines;
}

/** So many switches in a ring, each with a node. */
Platform ringOf(std::size_t count)
{
    Platform platform;
    platform.name = "ring";
    std::vector<SwitchRow> switches(count);
    std::vector<NodeRow> nodes;
    std::vector<LinkRow> links;
    const auto rate = quantity(Dimension::bandwidth, 10, "Gbit/s");
    for (std::size_t i = 0; i < count; ++i) {
        switches[i].name = "s" + std::to_string(i);
        nodes.push_back({"n" + std::to_string(i), switches[i].name, {}, rate, {}, {}, {}});
        links.push_back({"l" + std::to_string(i),
                         switches[i].name,
                         "s" + std::to_string((i + 1) % count),
                         rate,
                         {},
                         {},
                         {}});
    }
    platform.switches = SharedRows<SwitchRow>(std::move(switches));
    platform.nodes = SharedRows<NodeRow>(std::move(nodes));
    platform.links = SharedRows<LinkRow>(std::move(links));
    return platform;
}

Platform readBack(const std::string& text, bool needsPreset)
{
    const Result<ImportedTopology> topology = parseTopology(text);
    if (!topology)
        qFatal("%s", topology.error().message.c_str());
    TopologyTarget target;
    target.name = "back";
    if (needsPreset)
        target.preset = findPreset("infiniband-hdr").value();
    Project project;
    const Result<TopologyPlan> plan = planTopology(project, *topology, target);
    if (!plan || !applyEdit(project, plan->edit))
        qFatal("no plan");
    return project.platforms[0];
}

} // namespace

class TestNetworkWriters : public QObject
{
    Q_OBJECT

private slots:
    void simgridHasOneRouteForEachPair()
    {
        Platform platform = made(FatTreeTopology{4});
        platform.routing = RoutingRule::adaptive;
        const Written refused = written(platform, "simgrid");
        QVERIFY(refused.text.empty());
        QVERIFY2(
            QString::fromStdString(refused.problem)
                .contains("adaptive routing sends a message over several at once; choose another routing for "
                          "the platform, such as ecmp-hash"),
            refused.problem.c_str());
        platform = made(RackTopology{3, 8}); // one way between any two nodes
        platform.routing = RoutingRule::adaptive;
        QVERIFY(written(platform, "simgrid").problem.empty());
    }

    void platformsOfSimgridReadBackToTheSameNetwork_data()
    {
        QTest::addColumn<int>("index");
        QTest::newRow("racks") << 0;
        QTest::newRow("tree") << 1;
        QTest::newRow("fat-tree") << 2;
        QTest::newRow("leaf-spine with parallel links") << 3;
        QTest::newRow("torus") << 4;
        QTest::newRow("dragonfly") << 5;
    }

    void platformsOfSimgridReadBackToTheSameNetwork()
    {
        QFETCH(int, index);
        const std::array<Topology, 6> topologies{
            RackTopology{3, 8},
            TreeTopology{.levels = 3, .arity = 2, .nodesPerSwitch = 2},
            FatTreeTopology{4},
            LeafSpineTopology{.leaves = 3, .spines = 2, .nodesPerSwitch = 2, .parallelLinks = 2},
            GridTopology{.ends = GridTopology::Ends::joined, .x = 4, .y = 3},
            DragonflyTopology{}};
        const Platform platform = made(topologies.at(static_cast<std::size_t>(index)));
        const Written file = written(platform, "simgrid");
        QCOMPARE(file.problem, std::string());
        const Platform back = readBack(file.text, false);
        QCOMPARE(contents(back), contents(platform));
        QCOMPARE(back.routing, platform.routing);
        QCOMPARE(ways(back), ways(platform));
    }

    void nodesWithTwoRailsAndSpeedsWithinNodesReadBack()
    {
        Platform platform = made(StarTopology{3});
        SwitchRow second;
        second.name = "second & last";
        std::vector<SwitchRow> switches(platform.switches.begin(), platform.switches.end());
        switches.push_back(second);
        platform.switches = SharedRows<SwitchRow>(std::move(switches));
        const auto rate = quantity(Dimension::bandwidth, 25, "Gbit/s");
        platform.links = SharedRows<LinkRow>(
            {{"rail 1", "n1", "second & last", rate, quantity(Dimension::duration, 1, "us"), {}, {}},
             {"rail 2", "n2", "second & last", rate, quantity(Dimension::duration, 1, "us"), {}, {}}});
        platform.localBandwidth = quantity(Dimension::bandwidth, 8, "GB/s");
        platform.localLatency = quantity(Dimension::duration, 200, "ns");
        const Platform back = readBack(written(platform, "simgrid").text, false);
        QCOMPARE(contents(back), contents(platform));
        QCOMPARE(back.localBandwidth.value().value, 8e9);
        QCOMPARE(back.localLatency.value().value, 200e-9);
    }

    void largeNetworksWithRingsAreWrittenWhereWaysAreSingle()
    {
        // Half way round an odd ring there is one way only, and SimGrid finds it.
        const Platform odd = ringOf(1001);
        const Written file = written(odd, "simgrid");
        QCOMPARE(file.problem, std::string());
        QVERIFY(file.text.find("routing=\"Dijkstra\"") != std::string::npos);
        QCOMPARE(contents(readBack(file.text, false)), contents(odd));

        const std::string problem = written(ringOf(1002), "simgrid").problem;
        QVERIFY2(problem.find("several ways of the same length") != std::string::npos, problem.c_str());
        QVERIFY2(
            problem.find(
                "each pair of its 1\u00a0002 nodes, 1\u00a0003\u00a0002 in all; they are written for at most 1\u00a0000 nodes: "
                "export a smaller platform") != std::string::npos,
            problem.c_str());
        const Written small = written(ringOf(8), "simgrid");
        QVERIFY(small.text.find("routing=\"Full\"") != std::string::npos);
    }

    void routesThatAreAllWrittenHaveNoBound()
    {
        Platform platform = ringOf(1002);
        platform.routes = SharedRows<RouteRow>({{"n0", "n2", {"l0", "l1"}, {}}});
        const std::string problem = written(platform, "simgrid").problem;
        QVERIFY2(problem.find("some routes of the platform are written out") != std::string::npos,
                 problem.c_str());
        platform.routing = RoutingRule::written;
        const Written file = written(platform, "simgrid");
        QCOMPARE(file.problem, std::string());
        QVERIFY(file.text.find("<route src=\"n0\" dst=\"n2\"") != std::string::npos);
        QVERIFY(file.text.find("<route src=\"n2\" dst=\"n0\"") != std::string::npos);
    }

    void zonesOfSimgridHaveNamesOfTheirOwn()
    {
        // SimGrid refuses a switch that is called as its zone.
        Platform platform = made(StarTopology{3});
        platform.name = platform.switches[0].name;
        const Written file = written(platform, "simgrid");
        QVERIFY(file.text.find("<zone id=\"" + platform.name + " zone\"") != std::string::npos);
        QCOMPARE(contents(readBack(file.text, false)), contents(platform));
    }

    void writtenRoutesReadBack()
    {
        // A ring, in which a message goes the longer way, and the same with no other routes than those
        // written.
        Platform platform = ringOf(5);
        platform.routes = SharedRows<RouteRow>(
            {{"n0", "n1", {"l4", "l3", "l2", "l1"}, {}}, {"n2", "n4", {"l1", "l1", "l2", "l3"}, "one"}});
        for (const RoutingRule rule : {RoutingRule::shortest, RoutingRule::written}) {
            platform.routing = rule;
            const Written file = written(platform, "simgrid");
            QCOMPARE(file.problem, std::string());
            const Platform back = readBack(file.text, false);
            QCOMPARE(back.routing, rule);
            QCOMPARE(contents(back), contents(platform));
            QCOMPARE(ways(back), ways(platform));
        }
        for (const char* format : {"dot", "links"})
            QVERIFY2(written(platform, format)
                         .notes.front()
                         .starts_with("3 routes that the platform writes out are left out"),
                     format);
    }

    void topologyConfReadsBackToTheSameTree()
    {
        for (const Topology& topology :
             {Topology(TreeTopology{.levels = 3, .arity = 3, .nodesPerSwitch = 4, .oversubscription = 100}),
              Topology(FatTreeTopology{4}), Topology(RackTopology{4, 16})}) {
            const Platform platform = made(topology);
            const Written file = written(platform, "slurm");
            QCOMPARE(file.problem, std::string());
            const auto names = [](const Platform& each) {
                QStringList lines;
                for (QString line : contents(each)) {
                    QStringList words = line.split(QLatin1Char(' '));
                    // Cores and speeds are not in the file, and links may stand either way round.
                    if (words[0] == QLatin1String("node"))
                        words.removeAt(2);
                    if (words[0] == QLatin1String("link")) {
                        words = words.mid(0, 3);
                        if (words[2] < words[1])
                            words.swapItemsAt(1, 2);
                    }
                    lines += words.join(QLatin1Char(' '));
                }
                lines.sort();
                return lines;
            };
            QCOMPARE(names(readBack(file.text, true)), names(platform));
        }
    }

    void whatTopologyConfCannotSayIsSaid()
    {
        const Written torus = written(made(GridTopology{.x = 3, .y = 3}), "slurm");
        QVERIFY2(torus.problem.find("no switch is above another one") != std::string::npos,
                 torus.problem.c_str());
        const Written parallel = written(
            made(LeafSpineTopology{.leaves = 2, .spines = 1, .nodesPerSwitch = 2, .parallelLinks = 3}),
            "slurm");
        QVERIFY(std::any_of(parallel.notes.begin(), parallel.notes.end(), [](const std::string& note) {
            return note.find("4 parallel links left out") != std::string::npos;
        }));
    }

    void graphsAndListsHaveAllLinks()
    {
        const Platform platform = made(RackTopology{2, 4});
        const Written graph = written(platform, "dot");
        QVERIFY(graph.text.starts_with("graph \"cluster\" {\n"));
        QVERIFY(graph.text.ends_with("}\n"));
        QCOMPARE(QString::fromStdString(graph.text).count(QStringLiteral(" -- ")), 5);
        QVERIFY(graph.text.find("940 Mbit/s") != std::string::npos);
        const Written list = written(platform, "links");
        QCOMPARE(QString::fromStdString(list.text).count(QLatin1Char('\n')), 6);
        QVERIFY(list.text.starts_with("name,from,to,bandwidth_bytes_per_s,latency_s\n"));
        QVERIFY(list.text.find(",117500000,1.5e-06\n") != std::string::npos);
    }

    void platformsAtFaultAreNotWritten()
    {
        Platform platform = made(StarTopology{2});
        platform.nodes = SharedRows<NodeRow>(
            {{"n1", "nowhere", {}, quantity(Dimension::bandwidth, 1, "GB/s"), {}, {}, {}}});
        QVERIFY(written(platform, "simgrid").problem.starts_with("platform 'cluster' cannot be written"));
    }
};

QTEST_GUILESS_MAIN(TestNetworkWriters)
#include "tst_network_writers.moc"
