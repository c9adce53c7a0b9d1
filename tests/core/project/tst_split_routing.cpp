// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/base/tolerance.h"
#include "core/project/routing.h"
#include "tests/support/builders.h"
#include "tests/support/fat_trees.h"
#include "tests/support/networks.h"
#include "tests/support/random_cases.h"

#include <QTest>

#include <map>
#include <set>

using namespace contraflow;
using test::build;
using test::link;
using test::nodes;

namespace {

Platform adaptive(Platform platform)
{
    platform.routing = RoutingRule::adaptive;
    return platform;
}

/** "s1" over "s2" and "s3" to "s4"; the way over s3 ends in two parallel links. */
Platform diamond()
{
    Platform platform;
    platform.name = "diamond";
    for (const char* name : {"s1", "s2", "s3", "s4"})
        platform.switches.append({name, {}});
    platform.nodes.append(nodes("a", "s1"));
    platform.nodes.append(nodes("b", "s4"));
    platform.nodes.append(nodes("c", "s1"));
    platform.links.append(link("over", "s1", "s2"));
    platform.links.append(link("under", "s1", "s3"));
    platform.links.append(link("back over", "s2", "s4"));
    platform.links.append(link("back under 1", "s3", "s4"));
    platform.links.append(link("back under 2", "s3", "s4"));
    return adaptive(std::move(platform));
}

struct Split
{
    RouteTable table;
    bool isFound = false;

    Split(const Network& network, NodeId from, NodeId to)
    {
        Router router(network);
        isFound = router.appendRoute(from, to, table);
        table.closeRoute();
    }
};

std::map<std::string, double> sharesByName(const Network& network, const char* from, const char* to)
{
    const Split split(network, *network.findNode(from), *network.findNode(to));
    std::map<std::string, double> shares;
    split.table.forEach(
        0, [&](ChannelId channel, double share) { shares[network.channelName(channel)] = share; });
    return shares;
}

} // namespace

class TestSplitRouting : public QObject
{
    Q_OBJECT

private slots:
    void everySwitchDividesAMessageEvenlyOverItsNextLinks()
    {
        const auto network = build(diamond());
        const std::map<std::string, double> expected{
            {"a → s1", 1},
            {"over s1 → s2", 0.5},
            {"under s1 → s3", 0.5},
            {"back over s2 → s4", 0.5},
            {"back under 1 s3 → s4", 0.25},
            {"back under 2 s3 → s4", 0.25},
            {"s4 → b", 1},
        };
        QVERIFY(sharesByName(*network, "a", "b") == expected);
    }

    void withOneWayTheWholeMessageTakesIt()
    {
        const auto network = build(diamond());
        const std::map<std::string, double> expected{{"a → s1", 1}, {"s1 → c", 1}};
        QVERIFY(sharesByName(*network, "a", "c") == expected);
    }

    void aNodeOnTwoSwitchesUsesBothWhereTheyAreEquallyFar()
    {
        Platform platform = diamond();
        platform.links.append(link("second", "a", "s4"));
        platform.links.append(link("third", "c", "s4"));
        const auto network = build(platform);
        // From a the node b is nearer over s4, and c is as near over s1 as over s4.
        QVERIFY((sharesByName(*network, "a", "b") ==
                 std::map<std::string, double>{{"second a → s4", 1}, {"s4 → b", 1}}));
        QVERIFY((sharesByName(*network, "a", "c") ==
                 std::map<std::string, double>{
                     {"a → s1", 0.5}, {"s1 → c", 0.5}, {"second a → s4", 0.5}, {"third s4 → c", 0.5}}));
    }

    void theLatencyIsThatOfTheSlowestWay()
    {
        Platform platform = diamond();
        std::vector<LinkRow> rows = platform.links.slice(0, platform.links.size());
        const auto set = [&rows](std::size_t row, double microseconds) {
            rows[row].latency = QuantityCell(quantity(Dimension::duration, microseconds, "us"));
        };
        set(0, 1);
        set(1, 2);
        set(2, 7);
        set(3, 3);
        set(4, 5);
        platform.links = SharedRows<LinkRow>(std::move(rows));
        const auto network = build(platform);
        const Split split(*network, *network->findNode("a"), *network->findNode("b"));
        QVERIFY(nearlyEqual(network->latency(split.table[0]), 8e-6));
    }

    void whatEntersASwitchLeavesItAndAllArrives()
    {
        Random random(11);
        std::size_t divided = 0;
        for (int i = 0; i < 400; ++i) {
            const auto network = build(adaptive(test::randomGraph(random)));
            for (std::uint32_t from = 0; from < network->nodes().size(); ++from)
                for (std::uint32_t to = 0; to < network->nodes().size(); ++to) {
                    const Split split(*network, NodeId(from), NodeId(to));
                    QVERIFY(split.isFound);
                    if (from == to) {
                        QVERIFY(split.table[0].empty());
                        continue;
                    }
                    std::map<std::pair<bool, std::uint32_t>, double> balance;
                    std::set<std::uint32_t> seen;
                    split.table.forEach(0, [&](ChannelId channel, double share) {
                        const Vertex tail = network->tail(channel);
                        const Vertex head = network->head(channel);
                        balance[{tail.isNode, tail.index}] -= share;
                        balance[{head.isNode, head.index}] += share;
                        divided += share < 1 ? 1 : 0;
                        QVERIFY(share > 0 && share <= 1);
                        QVERIFY(seen.insert(channel.value).second); // no channel twice
                        QVERIFY(!seen.contains(reverse(channel).value));
                    });
                    for (const auto& [vertex, sum] : balance) {
                        const double expected = vertex == std::pair(true, from) ? -1
                                                : vertex == std::pair(true, to) ? 1
                                                                                : 0;
                        QVERIFY(std::abs(sum - expected) < 1e-12);
                    }
                }
        }
        QVERIFY(divided > 1000);
    }

    void onlyShortestWaysAreTaken()
    {
        Random random(12);
        for (int i = 0; i < 200; ++i) {
            Platform platform = test::randomGraph(random);
            const auto split = build(adaptive(platform));
            platform.routing = RoutingRule::shortest;
            const auto plain = build(platform);
            for (std::uint32_t from = 0; from < plain->nodes().size(); ++from)
                for (std::uint32_t to = 0; to < plain->nodes().size(); ++to) {
                    Router router(*plain);
                    std::vector<ChannelId> one;
                    QVERIFY(router.appendRoute(NodeId(from), NodeId(to), one));
                    const Split all(*split, NodeId(from), NodeId(to));
                    double length = 0; // mean over the bytes: all ways are as long
                    all.table.forEach(0, [&](ChannelId, double share) { length += share; });
                    QVERIFY(nearlyEqual(length, static_cast<double>(one.size())));
                    for (const ChannelId channel : one) // the chosen way is one of them
                        QVERIFY(all.table.shareOn(0, channel) > 0);
                }
        }
    }

    void theOrderOfRowsChangesNoShare()
    {
        Random random(13);
        for (int i = 0; i < 50; ++i) {
            const Platform platform = adaptive(test::randomGraph(random));
            const auto a = build(platform);
            const auto b = build(test::shuffled(platform, random));
            QVERIFY(sharesByName(*a, "n0", "n1") == sharesByName(*b, "n0", "n1"));
        }
    }

    void aFatTreeSpreadsOverAllOfItsRoots()
    {
        const auto network = build(test::fatTree({4, 4, 4}, {1, 4, 4}, {1, 1, 1}, RoutingRule::adaptive));
        const Split split(*network, NodeId(0), NodeId(network->nodes().size() - 1));
        std::map<double, std::size_t> counts;
        split.table.forEach(0, [&](ChannelId, double share) { ++counts[share]; });
        // Up and down: two links of nodes, twice 4 above the leaves, twice 16 to the roots.
        QVERIFY((counts == std::map<double, std::size_t>{{1.0, 2}, {0.25, 8}, {0.0625, 32}}));
    }

    void withoutAWayThereIsNone()
    {
        Platform platform = diamond();
        platform.switches.append({"island", {}});
        platform.nodes.append(nodes("z", "island"));
        const auto network = build(platform);
        const Split split(*network, *network->findNode("a"), *network->findNode("z"));
        QVERIFY(!split.isFound);
        QVERIFY(split.table[0].empty());
    }
};

QTEST_GUILESS_MAIN(TestSplitRouting)
#include "tst_split_routing.moc"
