// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/project/fat_tree.h"
#include "core/project/routing.h"
#include "core/recipes/platform_recipe.h"
#include "tests/support/builders.h"
#include "tests/support/fat_trees.h"
#include "tests/support/networks.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace contraflow;
using test::link;
using test::nodes;

namespace {

Platform made(Topology topology, RoutingRule rule)
{
    PlatformRecipe recipe;
    recipe.topology = std::move(topology);
    Platform platform = makePlatform(recipe).value();
    platform.routing = rule;
    return platform;
}

std::vector<ChannelId> routeOf(Router& router, NodeId from, NodeId to)
{
    std::vector<ChannelId> route;
    if (!router.appendRoute(from, to, route))
        qFatal("there is no way");
    return route;
}

/** Whether channels follow one another from one node to another, up the levels first and then down. */
bool isUpAndDown(const Network& network, const std::vector<ChannelId>& route, NodeId from, NodeId to)
{
    Vertex at{true, from.value};
    bool isDown = false;
    const FatTree tree(network);
    for (const ChannelId c : route) {
        if (!(network.tail(c) == at))
            return false;
        const Vertex next = network.head(c);
        if (tree.level(next) > tree.level(at) && isDown)
            return false;
        isDown = tree.level(next) < tree.level(at);
        at = next;
    }
    return at == Vertex{true, to.value};
}

/** How many routes of a set of pairs share a channel at most. */
std::size_t mostOnAChannel(const Network& network, const std::vector<std::pair<NodeId, NodeId>>& pairs)
{
    Router router(network);
    std::map<std::uint32_t, std::size_t> load;
    std::size_t most = 0;
    for (const auto& [from, to] : pairs)
        if (from != to)
            for (const ChannelId c : routeOf(router, from, to))
                most = std::max(most, ++load[c.value]);
    return most;
}

std::vector<std::pair<NodeId, NodeId>> shift(std::size_t nodeCount, std::size_t by)
{
    std::vector<std::pair<NodeId, NodeId>> pairs;
    for (std::size_t n = 0; n < nodeCount; ++n)
        pairs.emplace_back(NodeId(n), NodeId((n + by) % nodeCount));
    return pairs;
}

std::vector<std::string> routeNames(const Network& network, const std::string& from, const std::string& to)
{
    Router router(network);
    std::vector<std::string> names;
    for (const ChannelId c : routeOf(router, *network.findNode(from), *network.findNode(to)))
        names.push_back(network.channelName(c));
    return names;
}

/** Leaves l1 and l4 with m1 and m2 above them, l2 and l3 with m3 and m4, and t1 to t4 on top. */
Platform twoPods(int nodesOfFirst, RoutingRule rule)
{
    Platform platform;
    platform.name = "p";
    platform.routing = rule;
    for (const char* name : {"l1", "l2", "l3", "l4", "m1", "m2", "m3", "m4", "t1", "t2", "t3", "t4"})
        platform.switches.append({name, {}});
    std::vector<NodeRow> rows;
    for (int leaf = 1; leaf <= 4; ++leaf)
        rows.push_back(
            nodes("n" + std::to_string(leaf) + "-[1-" + std::to_string(leaf == 1 ? nodesOfFirst : 2) + "]",
                  "l" + std::to_string(leaf)));
    platform.nodes = SharedRows<NodeRow>(std::move(rows));
    std::vector<LinkRow> links;
    for (const auto& [lower, upper] :
         {std::pair("l1", "m1"), std::pair("l1", "m2"), std::pair("l4", "m1"), std::pair("l4", "m2"),
          std::pair("l2", "m3"), std::pair("l2", "m4"), std::pair("l3", "m3"), std::pair("l3", "m4"),
          std::pair("m1", "t1"), std::pair("m1", "t2"), std::pair("m2", "t3"), std::pair("m2", "t4"),
          std::pair("m3", "t1"), std::pair("m3", "t2"), std::pair("m4", "t3"), std::pair("m4", "t4")})
        links.push_back(link("", lower, upper));
    platform.links = SharedRows<LinkRow>(std::move(links));
    return platform;
}

constexpr RoutingRule kTreeRules[] = {RoutingRule::dModK, RoutingRule::sModK, RoutingRule::ftree};

} // namespace

/** Routing of fat-trees: D-mod-K, S-mod-K, OpenSM's ftree and minhop. */
class TestTreeRouting : public QObject
{
    Q_OBJECT

private slots:
    void everyShiftIsFreeOfContentionInKAryTrees_data()
    {
        QTest::addColumn<int>("rule");
        QTest::addColumn<int>("k");
        QTest::addColumn<int>("levels");
        for (const RoutingRule rule : kTreeRules)
            for (const auto& [k, levels] : {std::pair(2, 2), std::pair(4, 2), std::pair(2, 3),
                                            std::pair(3, 3), std::pair(4, 3), std::pair(2, 5)})
                QTest::addRow("%s %d-ary %d-tree", infoOf(rule).name.data(), k, levels)
                    << static_cast<int>(rule) << k << levels;
    }

    void everyShiftIsFreeOfContentionInKAryTrees()
    {
        QFETCH(int, rule);
        QFETCH(int, k);
        QFETCH(int, levels);
        const auto size = static_cast<std::uint32_t>(k);
        const std::vector<std::uint32_t> each(static_cast<std::size_t>(levels), size);
        std::vector<std::uint32_t> above = each;
        above.front() = 1;
        const auto network = test::build(test::fatTree(
            each, above, std::vector<std::uint32_t>(each.size(), 1), static_cast<RoutingRule>(rule)));
        const std::size_t count = network->nodes().size();
        for (std::size_t by = 1; by < count; ++by)
            QCOMPARE(mostOnAChannel(*network, shift(count, by)), std::size_t(1));
    }

    void everyShiftIsFreeOfContentionWithParallelCables()
    {
        // Real-life fat-trees (Zahavi et al. 2010): as much upwards as downwards, several cables to a parent.
        using Sizes = std::vector<std::uint32_t>;
        for (const RoutingRule rule : {RoutingRule::dModK, RoutingRule::sModK})
            for (const auto& [below, above, cables] :
                 {std::tuple(Sizes{4, 4}, Sizes{1, 2}, Sizes{1, 2}),
                  std::tuple(Sizes{4, 2, 3}, Sizes{1, 2, 2}, Sizes{1, 2, 2}),
                  std::tuple(Sizes{6, 3, 2}, Sizes{1, 3, 1}, Sizes{1, 2, 6})}) {
                const auto network = test::build(test::fatTree(below, above, cables, rule));
                const std::size_t count = network->nodes().size();
                for (std::size_t by = 1; by < count; ++by)
                    QCOMPARE(mostOnAChannel(*network, shift(count, by)), std::size_t(1));
            }
    }

    void aHashIsNotFreeOfContention()
    {
        // The control: what the tests above would say of another rule.
        const auto network = test::build(test::fatTree({4, 4}, {1, 4}, {1, 1}, RoutingRule::ecmpHash));
        std::size_t most = 0;
        for (std::size_t by = 1; by < 16; ++by)
            most = std::max(most, mostOnAChannel(*network, shift(16, by)));
        QVERIFY(most > 1);
    }

    void dModKTakesTheDigitsOfTheDestination()
    {
        // Written out: 3 nodes below a leaf, 3 leaves below a pod, 3 pods; node j is n<j + 1>.
        const auto network = test::build(test::fatTree({3, 3, 3}, {1, 3, 3}, {1, 1, 1}, RoutingRule::dModK));
        Router router(*network);
        for (std::uint32_t a = 0; a < 27; ++a)
            for (std::uint32_t b = 0; b < 27; ++b) {
                if (a == b)
                    continue;
                std::vector<std::string> expected{"s1-" + std::to_string(a / 3)};
                if (a / 3 != b / 3)
                    expected.push_back("s2-" + std::to_string(a / 9 * 3 + b % 3));
                if (a / 9 != b / 9) {
                    expected.push_back("s3-" + std::to_string(b % 3 + 3 * (b / 3 % 3)));
                    expected.push_back("s2-" + std::to_string(b / 9 * 3 + b % 3));
                }
                if (a / 3 != b / 3)
                    expected.push_back("s1-" + std::to_string(b / 3));
                std::vector<std::string> way;
                for (const ChannelId c : routeOf(router, *network->findNode("n" + std::to_string(a + 1)),
                                                 *network->findNode("n" + std::to_string(b + 1))))
                    if (!network->head(c).isNode)
                        way.push_back(network->vertexName(network->head(c)));
                QVERIFY(way == expected);
            }
    }

    void sModKIsDModKBackwards()
    {
        const auto toward = test::build(made(FatTreeTopology{6}, RoutingRule::dModK));
        const auto back = test::build(made(FatTreeTopology{6}, RoutingRule::sModK));
        Router one(*toward);
        Router other(*back);
        for (std::size_t a = 0; a < toward->nodes().size(); ++a)
            for (std::size_t b = 0; b < toward->nodes().size(); ++b) {
                std::vector<ChannelId> route = routeOf(other, NodeId(b), NodeId(a));
                std::reverse(route.begin(), route.end());
                for (ChannelId& c : route)
                    c = reverse(c);
                QVERIFY(routeOf(one, NodeId(a), NodeId(b)) == route);
            }
    }

    void ftreeOfAFullTreeIsDModK()
    {
        const auto counted = test::build(test::fatTree({4, 4, 4}, {1, 4, 4}, {1, 1, 1}, RoutingRule::ftree));
        const auto digits = test::build(test::fatTree({4, 4, 4}, {1, 4, 4}, {1, 1, 1}, RoutingRule::dModK));
        Router one(*counted);
        Router other(*digits);
        for (std::size_t a = 0; a < 64; ++a)
            for (std::size_t b = 0; b < 64; ++b)
                QVERIFY(routeOf(one, NodeId(a), NodeId(b)) == routeOf(other, NodeId(a), NodeId(b)));
    }

    void routesAreMinimalAndLeadUpAndDown()
    {
        const Topology shapes[] = {FatTreeTopology{4}, LeafSpineTopology{5, 3, 4, 2},
                                   TreeTopology{3, 2, 3, 1}, StarTopology{7}};
        for (const Topology& shape : shapes)
            for (const RoutingRule rule :
                 {RoutingRule::dModK, RoutingRule::sModK, RoutingRule::ftree, RoutingRule::minhop}) {
                const auto network = test::build(made(shape, rule));
                const auto plain = test::build(made(shape, RoutingRule::shortest));
                Router router(*network);
                Router shortest(*plain);
                for (std::size_t a = 0; a < network->nodes().size(); ++a)
                    for (std::size_t b = 0; b < network->nodes().size(); ++b) {
                        const std::vector<ChannelId> route = routeOf(router, NodeId(a), NodeId(b));
                        QCOMPARE(route.size(), routeOf(shortest, NodeId(a), NodeId(b)).size());
                        QVERIFY(a == b || isUpAndDown(*network, route, NodeId(a), NodeId(b)));
                    }
            }
    }

    void eachLinkDownCarriesAsManyDestinations()
    {
        // All-to-all in a full tree: every link between two levels is on as many routes.
        for (const RoutingRule rule :
             {RoutingRule::dModK, RoutingRule::sModK, RoutingRule::ftree, RoutingRule::minhop}) {
            const auto network = test::build(made(LeafSpineTopology{4, 4, 8, 1}, rule));
            Router router(*network);
            std::map<std::uint32_t, std::size_t> load;
            for (std::size_t a = 0; a < 32; ++a)
                for (std::size_t b = 0; b < 32; ++b)
                    for (const ChannelId c : routeOf(router, NodeId(a), NodeId(b)))
                        if (!network->link(linkOf(c)).isNic)
                            ++load[c.value];
            QCOMPARE(load.size(), std::size_t(32));
            for (const auto& [channel, count] : load)
                QCOMPARE(count, std::size_t(8 * 24 / 4));
        }
    }

    void minhopGivesEachPortItsTurn()
    {
        // By hand: leaf a sends to b's nodes y1 to y4 over the spines in turn, and begins with what c's nodes
        // left least loaded.
        Platform platform;
        platform.name = "p";
        platform.routing = RoutingRule::minhop;
        for (const char* name : {"a", "b", "s1", "s2", "s3"})
            platform.switches.append({name, {}});
        platform.nodes = SharedRows<NodeRow>({nodes("x1", "a"), nodes("y[1-4]", "b")});
        std::vector<LinkRow> links;
        for (const char* leaf : {"a", "b"})
            for (const char* spine : {"s1", "s2", "s3"})
                links.push_back(link(std::string(leaf) + spine, leaf, spine));
        platform.links = SharedRows<LinkRow>(std::move(links));
        const auto network = test::build(platform);
        const char* spines[] = {"s1", "s2", "s3", "s1"};
        for (int y = 1; y <= 4; ++y)
            QCOMPARE(routeNames(*network, "x1", "y" + std::to_string(y))[1],
                     "as" + std::string(spines[y - 1]).substr(1) + " a → " + spines[y - 1]);
    }

    void nodesThatALeafLacksAreCounted()
    {
        // In a full tree the second node of l4 is number 3: over the second of each two switches. Were the
        // node that l1 lacks not counted, it would come down over t3.
        for (const RoutingRule rule : {RoutingRule::dModK, RoutingRule::ftree}) {
            const auto network = test::build(twoPods(1, rule));
            QCOMPARE(network->fatTree()->number(*network->findNode("n4-2")), std::uint64_t(3));
            const std::vector<std::string> expected{"n2-1 → l2", "l2 → m4", "m4 → t4",
                                                    "t4 → m2",   "m2 → l4", "l4 → n4-2"};
            QVERIFY(routeNames(*network, "n2-1", "n4-2") == expected);
        }
    }

    void numbersFollowTheTreeAndNotTheNamesOfSwitches()
    {
        const auto network = test::build(twoPods(2, RoutingRule::dModK));
        const FatTree& tree = *network->fatTree();
        QCOMPARE(tree.height(), 3U);
        const char* order[] = {"n1-1", "n1-2", "n4-1", "n4-2", "n2-1", "n2-2", "n3-1", "n3-2"};
        for (std::uint64_t i = 0; i < 8; ++i)
            QCOMPARE(tree.number(*network->findNode(order[i])), i);
        std::vector<NodeId> byNumber(8);
        for (std::size_t n = 0; n < 8; ++n)
            byNumber[tree.number(NodeId(n))] = NodeId(n);
        for (std::size_t by = 1; by < 8; ++by) {
            std::vector<std::pair<NodeId, NodeId>> pairs;
            for (std::size_t n = 0; n < 8; ++n)
                pairs.emplace_back(byNumber[n], byNumber[(n + by) % 8]);
            QCOMPARE(mostOnAChannel(*network, pairs), std::size_t(1));
        }
    }

    void orderOfRowsDoesNotMatter()
    {
        for (const RoutingRule rule :
             {RoutingRule::dModK, RoutingRule::sModK, RoutingRule::ftree, RoutingRule::minhop}) {
            Random random(7);
            const Platform platform = made(LeafSpineTopology{3, 2, 5, 2}, rule);
            const auto one = test::build(platform);
            for (int trial = 0; trial < 5; ++trial) {
                const auto other = test::build(test::shuffled(platform, random));
                for (const Network::Node& a : one->nodes())
                    for (const Network::Node& b : one->nodes())
                        QVERIFY(routeNames(*one, a.name, b.name) == routeNames(*other, a.name, b.name));
            }
        }
    }

    void aLinkWithinALevelIsNamed()
    {
        for (const RoutingRule rule : kTreeRules) {
            Platform platform = made(RackTopology{2, 6}, rule);
            IssueList issues;
            const auto network = Network::build(platform, 0, issues);
            QVERIFY(network->routing() == RoutingRule::shortest);
            QVERIFY(!network->fatTree());
            QCOMPARE(issues.size(), std::size_t(1));
            QVERIFY(issues[0].severity == Severity::error);
            QCOMPARE(
                issues[0].text,
                "platform 'cluster': link 'backbone' joins 'tor1' and 'tor2', which both have nodes, and " +
                    std::string(infoOf(rule).name) +
                    " routing needs a tree, in which every link leads to the next level; choose another "
                    "routing, or remove the link; until then routes are shortest paths");
        }
    }

    void whereNoWayLeadsUpAndDownThereIsNone()
    {
        // Over b's switch there would be a way, but down and up again.
        Platform platform;
        platform.name = "p";
        for (const char* name : {"a", "b", "c", "s1", "s2"})
            platform.switches.append({name, {}});
        platform.nodes = SharedRows<NodeRow>({nodes("x", "a"), nodes("y", "b"), nodes("z", "c")});
        platform.links = SharedRows<LinkRow>(
            {link("1", "a", "s1"), link("2", "b", "s1"), link("3", "b", "s2"), link("4", "c", "s2")});
        for (const RoutingRule rule : kTreeRules) {
            platform.routing = rule;
            const auto network = test::build(platform);
            Router router(*network);
            std::vector<ChannelId> route;
            QVERIFY(!router.appendRoute(*network->findNode("x"), *network->findNode("z"), route));
            QVERIFY(route.empty());
            QCOMPARE(routeOf(router, *network->findNode("x"), *network->findNode("y")).size(),
                     std::size_t(4));
        }
        platform.routing = RoutingRule::minhop;
        QCOMPARE(routeNames(*test::build(platform), "x", "z").size(), std::size_t(6));
    }

    void tablesOfHugeNetworksAreRefused()
    {
        Platform platform = made(LeafSpineTopology{300, 100, 400, 1}, RoutingRule::minhop);
        IssueList issues;
        const auto network = Network::build(platform, 0, issues);
        QVERIFY(network->routing() == RoutingRule::shortest);
        QCOMPARE(issues.size(), std::size_t(1));
        QVERIFY(issues[0].text.find(
                    "minhop routing needs a table of all 120\u00a0000 nodes for each of 400 switches") !=
                std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestTreeRouting)
#include "tst_tree_routing.moc"
