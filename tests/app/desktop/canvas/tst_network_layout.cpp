// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/layout/network_layout.h"

#include "core/base/random.h"
#include "core/recipes/platform_recipe.h"
#include "tests/support/builders.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace contraflow;

namespace {

std::shared_ptr<const Network> networkOf(const Platform& platform)
{
    IssueList issues;
    return Network::build(platform, 0, issues);
}

Platform platformOf(std::vector<std::string> switches, std::vector<NodeRow> nodes, std::vector<LinkRow> links)
{
    Platform platform;
    platform.name = "p";
    for (std::string& name : switches)
        platform.switches.append({std::move(name), {}});
    for (NodeRow& row : nodes)
        platform.nodes.append(std::move(row));
    for (LinkRow& row : links)
        platform.links.append(std::move(row));
    return platform;
}

/** A random connected graph of switches (a tree when `extraLinks` is 0), about half of them with nodes. */
Platform randomPlatform(Random& random, std::size_t switches, std::size_t extraLinks)
{
    std::vector<std::string> names;
    std::vector<NodeRow> nodes;
    std::vector<LinkRow> links;
    for (std::size_t i = 0; i < switches; ++i) {
        names.push_back("s" + std::to_string(i));
        if (random.coin()) {
            const std::string last = std::to_string(1 + random.below(20));
            nodes.push_back(test::nodes("n" + std::to_string(i) + "x[1-" + last + "]", names.back()));
        }
        if (i > 0)
            links.push_back(test::link("l" + std::to_string(i), names[random.below(i)], names.back()));
    }
    for (std::size_t i = 0; i < extraLinks; ++i) {
        const std::size_t a = random.below(switches);
        const std::size_t b = random.below(switches);
        if (a != b)
            links.push_back(test::link("x" + std::to_string(i), names[a], names[b]));
    }
    return platformOf(names, nodes, links);
}

void verifyNothingOverlaps(const Network& network, const NetworkLayout& layout)
{
    for (std::size_t i = 0; i < layout.racks.size(); ++i) {
        QVERIFY(layout.racks[i].box.isValid());
        for (std::size_t j = i + 1; j < layout.racks.size(); ++j)
            QVERIFY2(!layout.racks[i].box.intersects(layout.racks[j].box),
                     qPrintable(QStringLiteral("boxes %1 and %2").arg(i).arg(j)));
    }
    QCOMPARE(layout.squares.size(), network.nodes().size());
    for (const RackBox& rack : layout.racks)
        for (std::size_t i = 0; i < rack.nodes.size(); ++i) {
            const QRectF square = layout.squares[rack.nodes[i].index()];
            QVERIFY(rack.box.contains(square));
            QVERIFY(!rack.bar.intersects(square));
            QCOMPARE(rack.nodeAt(square.center()), std::optional<std::size_t>(i));
        }
}

/** Where everything is, by name. */
std::map<std::string, QRectF> placesOf(const Network& network, const NetworkLayout& layout)
{
    std::map<std::string, QRectF> places;
    for (std::size_t i = 0; i < layout.squares.size(); ++i)
        places[network.nodes()[i].name] = layout.squares[i];
    for (std::size_t i = 0; i < network.switches().size(); ++i)
        places["switch " + network.switches()[i].name] = layout.racks[i].bar;
    for (std::size_t i = 0; i < network.links().size(); ++i) {
        const auto path = layout.paths[LinkId(i)];
        places["link " + network.links()[i].name] = QRectF(path.front(), path.back());
    }
    return places;
}

template<typename Row>
SharedRows<Row> shuffled(const SharedRows<Row>& rows, Random& random)
{
    std::vector<Row> copy(rows.begin(), rows.end());
    random.shuffle(copy);
    return SharedRows<Row>(std::move(copy));
}

} // namespace

class TestNetworkLayout : public QObject
{
    Q_OBJECT

private slots:
    void anEmptyPlatformHasNoBoxes();
    void twoLinkedRacksStandSideBySide();
    void aCoreSwitchStandsAboveItsRacks();
    void theCentreOfADeepTreeIsOnTop();
    void spinesShareOneLayerAboveTheLeaves();
    void aRackThatJoinsOthersIsLiftedAboveThem();
    void nodesAtNoSwitchStandApart();
    void randomTreesHaveNoOverlaps();
    void randomGraphsHaveNoOverlaps();
    void linksEndAtWhatTheyJoin();
    void theOrderOfRowsDoesNotMatter();
    void manyRacksWrapIntoRows();
    void racksOfAsManyNodesHaveAsManyColumns();
    void fiveThousandNodesAreAllPlaced();
};

void TestNetworkLayout::anEmptyPlatformHasNoBoxes()
{
    const auto network = networkOf({});
    const NetworkLayout layout = layoutNetwork(*network);
    QVERIFY(layout.racks.empty());
    QVERIFY(layout.bounds.isNull());
}

void TestNetworkLayout::twoLinkedRacksStandSideBySide()
{
    const Project project = test::tableOne();
    const auto network = networkOf(project.platforms[0]);
    const NetworkLayout layout = layoutNetwork(*network);
    verifyNothingOverlaps(*network, layout);
    const RackBox& x = layout.racks[network->findSwitch("torX")->index()];
    const RackBox& y = layout.racks[network->findSwitch("torY")->index()];
    QCOMPARE(x.box.top(), y.box.top());
    QVERIFY(x.box.right() < y.box.left());
    // The backbone is one level stroke from bar to bar.
    for (std::size_t i = 0; i < network->links().size(); ++i)
        if (!network->links()[i].isNic) {
            const auto path = layout.paths[LinkId(i)];
            QCOMPARE(path.size(), std::size_t{2});
            QCOMPARE(path[0].y(), path[1].y());
        }
    // Nodes stand in natural order.
    QVERIFY(layout.squares[network->findNode("X1")->index()].right() <
            layout.squares[network->findNode("X2")->index()].left());
}

void TestNetworkLayout::aCoreSwitchStandsAboveItsRacks()
{
    PlatformRecipe recipe;
    recipe.topology = RackTopology{3, 9};
    const auto platform = makePlatform(recipe);
    QVERIFY(platform.has_value());
    const auto network = networkOf(*platform);
    const NetworkLayout layout = layoutNetwork(*network);
    verifyNothingOverlaps(*network, layout);
    QCOMPARE(layout.racks.size(), std::size_t{4});
    const auto core = std::find_if(layout.racks.begin(), layout.racks.end(),
                                   [](const RackBox& rack) { return rack.nodes.empty(); });
    QVERIFY(core != layout.racks.end());
    std::vector<double> centres;
    for (const RackBox& rack : layout.racks)
        if (&rack != &*core) {
            QVERIFY(core->box.bottom() < rack.box.top());
            QCOMPARE(rack.row, 0);
            centres.push_back(rack.box.center().x());
        }
    std::sort(centres.begin(), centres.end());
    QVERIFY(std::abs(core->box.center().x() - centres[1]) <= 1);
}

void TestNetworkLayout::theCentreOfADeepTreeIsOnTop()
{
    const auto network = networkOf(platformOf(
        {"t1", "t2", "t3", "t4", "agg1", "agg2", "core"},
        {test::nodes("a[1-2]", "t1"), test::nodes("b[1-2]", "t2"), test::nodes("c[1-2]", "t3"),
         test::nodes("d[1-2]", "t4")},
        {test::link("", "t1", "agg1"), test::link("", "t2", "agg1"), test::link("", "t3", "agg2"),
         test::link("", "t4", "agg2"), test::link("", "agg1", "core"), test::link("", "agg2", "core")}));
    const NetworkLayout layout = layoutNetwork(*network);
    verifyNothingOverlaps(*network, layout);
    const auto top = [&](const char* name) {
        return layout.racks[network->findSwitch(name)->index()].bar.top();
    };
    QVERIFY(top("core") < top("agg1"));
    QCOMPARE(top("agg1"), top("agg2"));
    QVERIFY(top("agg1") < top("t1"));
}

void TestNetworkLayout::spinesShareOneLayerAboveTheLeaves()
{
    std::vector<std::string> switches;
    std::vector<NodeRow> nodes;
    std::vector<LinkRow> links;
    for (const char* spine : {"spine1", "spine2", "spine3"})
        switches.emplace_back(spine);
    for (int i = 1; i <= 5; ++i) {
        switches.push_back("leaf" + std::to_string(i));
        nodes.push_back(test::nodes("n" + std::to_string(i) + "[1-3]", switches.back()));
        for (const char* spine : {"spine1", "spine2", "spine3"})
            links.push_back(test::link("", switches.back(), spine));
    }
    const auto network = networkOf(platformOf(switches, nodes, links));
    const NetworkLayout layout = layoutNetwork(*network);
    verifyNothingOverlaps(*network, layout);
    const auto bar = [&](const std::string& name) {
        return layout.racks[network->findSwitch(name)->index()].bar;
    };
    QCOMPARE(bar("spine1").top(), bar("spine3").top());
    QVERIFY(bar("spine1").right() < bar("spine2").left());
    QVERIFY(bar("spine2").right() < bar("spine3").left());
    for (int i = 1; i <= 5; ++i)
        QVERIFY(bar("spine1").bottom() < bar("leaf" + std::to_string(i)).top());
}

void TestNetworkLayout::aRackThatJoinsOthersIsLiftedAboveThem()
{
    const auto network = networkOf(
        platformOf({"hub", "t1", "t2", "t3"},
                   {test::nodes("login[1-2]", "hub"), test::nodes("a[1-4]", "t1"),
                    test::nodes("b[1-4]", "t2"), test::nodes("c[1-4]", "t3")},
                   {test::link("", "hub", "t1"), test::link("", "hub", "t2"), test::link("", "t3", "hub")}));
    const NetworkLayout layout = layoutNetwork(*network);
    verifyNothingOverlaps(*network, layout);
    const QRectF hub = layout.racks[network->findSwitch("hub")->index()].box;
    for (const char* name : {"t1", "t2", "t3"})
        QVERIFY(hub.bottom() < layout.racks[network->findSwitch(name)->index()].box.top());
}

void TestNetworkLayout::nodesAtNoSwitchStandApart()
{
    const auto network =
        networkOf(platformOf({"tor"}, {test::nodes("a[1-2]", "tor"), test::nodes("lost[1-3]", "")}, {}));
    const NetworkLayout layout = layoutNetwork(*network);
    verifyNothingOverlaps(*network, layout);
    if (network->nodes().size() < 5)
        QSKIP("nodes without a switch make no part of a network");
    QCOMPARE(layout.racks.size(), std::size_t{2});
    QVERIFY(!layout.racks[1].networkSwitch);
    QCOMPARE(layout.racks[1].nodes.size(), std::size_t{3});
}

void TestNetworkLayout::randomTreesHaveNoOverlaps()
{
    Random random(7);
    for (int round = 0; round < 60; ++round) {
        const auto network = networkOf(randomPlatform(random, 1 + random.below(40), 0));
        verifyNothingOverlaps(*network, layoutNetwork(*network));
        if (QTest::currentTestFailed())
            return;
    }
}

void TestNetworkLayout::randomGraphsHaveNoOverlaps()
{
    Random random(11);
    for (int round = 0; round < 60; ++round) {
        const std::size_t switches = 2 + random.below(40);
        const auto network = networkOf(randomPlatform(random, switches, 1 + random.below(3 * switches)));
        verifyNothingOverlaps(*network, layoutNetwork(*network));
        if (QTest::currentTestFailed())
            return;
    }
}

void TestNetworkLayout::linksEndAtWhatTheyJoin()
{
    Random random(13);
    for (int round = 0; round < 40; ++round) {
        const std::size_t switches = 2 + random.below(30);
        const auto network = networkOf(randomPlatform(random, switches, random.below(switches)));
        const NetworkLayout layout = layoutNetwork(*network);
        for (std::size_t i = 0; i < network->links().size(); ++i) {
            const Network::Link& link = network->links()[i];
            const auto path = layout.paths[LinkId(i)];
            QVERIFY(path.size() >= 2);
            const auto touches = [&](Vertex end, QPointF point) {
                const QRectF rect = end.isNode ? layout.squares[end.index] : layout.racks[end.index].bar;
                return rect.adjusted(-0.5, -0.5, 0.5, 0.5).contains(point);
            };
            QVERIFY2(touches(link.from, path.front()), link.name.c_str());
            // The NIC of a node in a grid is a stub that points to its bar.
            const bool isStub = link.isNic && layout.racks[link.to.index].isCompact;
            QVERIFY2(isStub || touches(link.to, path.back()), link.name.c_str());
            QVERIFY(layout.bounds.adjusted(-1, -1, 1, 1).contains(path.front()));
        }
    }
}

void TestNetworkLayout::theOrderOfRowsDoesNotMatter()
{
    Random random(17);
    for (int round = 0; round < 30; ++round) {
        const std::size_t switches = 2 + random.below(30);
        const Platform platform = randomPlatform(random, switches, random.below(2 * switches));
        Platform other = platform;
        other.switches = shuffled(platform.switches, random);
        other.nodes = shuffled(platform.nodes, random);
        other.links = shuffled(platform.links, random);
        const auto first = networkOf(platform);
        const auto second = networkOf(other);
        const auto a = placesOf(*first, layoutNetwork(*first));
        const auto b = placesOf(*second, layoutNetwork(*second));
        QCOMPARE(a.size(), b.size());
        for (const auto& [name, place] : a)
            QVERIFY2(b.at(name) == place, name.c_str());
        const auto again = placesOf(*first, layoutNetwork(*first));
        QVERIFY(a == again);
    }
}

void TestNetworkLayout::manyRacksWrapIntoRows()
{
    PlatformRecipe recipe;
    recipe.topology = RackTopology{60, 60 * 24};
    const auto network = networkOf(*makePlatform(recipe));
    const NetworkLayout layout = layoutNetwork(*network);
    verifyNothingOverlaps(*network, layout);
    const double shape = layout.bounds.width() / layout.bounds.height();
    QVERIFY2(shape > 0.7 && shape < 3.5, qPrintable(QString::number(shape)));
}

void TestNetworkLayout::racksOfAsManyNodesHaveAsManyColumns()
{
    // The first racks have shorter names than the last.
    const std::pair<Topology, std::size_t> networks[] = {
        {LeafSpineTopology{8, 2, 8}, 8}, {FatTreeTopology{16}, 8}, {DragonflyTopology{8, 4, 2, 0}, 8}};
    for (const auto& [topology, nodes] : networks) {
        PlatformRecipe recipe;
        recipe.topology = topology;
        const auto network = networkOf(*makePlatform(recipe));
        const NetworkLayout layout = layoutNetwork(*network);
        std::set<int> columns;
        for (const RackBox& rack : layout.racks)
            if (!rack.nodes.empty()) {
                QCOMPARE(rack.nodes.size(), nodes);
                columns.insert(rack.columns);
            }
        QVERIFY2(columns.size() == 1, describe(topology).c_str());
    }
    // One long name widens the cells of its own rack only.
    const auto named =
        networkOf(platformOf({"a", "b", "c"},
                             {test::nodes("a[1-8]", "a"), test::nodes("b[1-7]", "b"),
                              test::nodes("a-node-with-a-long-name", "b"), test::nodes("c[1-8]", "c")},
                             {test::link("l1", "a", "b"), test::link("l2", "b", "c")}));
    const NetworkLayout layout = layoutNetwork(*named);
    verifyNothingOverlaps(*named, layout);
    QCOMPARE(layout.racks[1].columns, layout.racks[0].columns);
    QCOMPARE(layout.racks[2].columns, layout.racks[0].columns);
    QVERIFY(layout.racks[1].cell.width() > layout.racks[0].cell.width());
    QCOMPARE(layout.racks[2].cell, layout.racks[0].cell);
}

void TestNetworkLayout::fiveThousandNodesAreAllPlaced()
{
    PlatformRecipe recipe;
    recipe.topology = RackTopology{140, 5000};
    const auto network = networkOf(*makePlatform(recipe));
    const NetworkLayout layout = layoutNetwork(*network);
    verifyNothingOverlaps(*network, layout);
    QCOMPARE(layout.squares.size(), std::size_t{5000});
    QCOMPARE(layout.paths.size(), network->links().size());
}

QTEST_GUILESS_MAIN(TestNetworkLayout)
#include "tst_network_layout.moc"
