// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/project/routing.h"
#include "tests/support/builders.h"
#include "tests/support/networks.h"
#include "tests/support/random_cases.h"

#include <QTest>

#include <deque>
#include <map>
#include <set>

using namespace contraflow;
using test::link;
using test::nodes;

namespace {

std::shared_ptr<const Network> build(const Platform& platform)
{
    IssueList issues;
    auto network = Network::build(platform, 0, issues);
    for (const Issue& issue : issues)
        if (issue.severity == Severity::error)
            qFatal("%s", issue.text.c_str());
    return network;
}

Platform platformOf(const std::vector<std::string>& switches, std::vector<NodeRow> rows,
                    std::vector<LinkRow> links, RoutingRule rule = RoutingRule::shortest)
{
    Platform platform;
    platform.name = "p";
    platform.routing = rule;
    for (const std::string& name : switches)
        platform.switches.append({name, {}});
    platform.nodes = SharedRows<NodeRow>(std::move(rows));
    platform.links = SharedRows<LinkRow>(std::move(links));
    return platform;
}

/** The names of the channels from one node to another; "none" when there is no way. */
std::vector<std::string> routeNames(const Network& network, const std::string& from, const std::string& to)
{
    Router router(network);
    std::vector<ChannelId> route;
    if (!router.appendRoute(*network.findNode(from), *network.findNode(to), route))
        return {"none"};
    std::vector<std::string> names;
    for (const ChannelId c : route)
        names.push_back(network.channelName(c));
    return names;
}

/** Fewest links from one node to another through switches, by the plainest search; 0 when there is no way. */
std::size_t shortestLength(const Network& network, NodeId from, NodeId to)
{
    const auto key = [](Vertex v) { return std::pair(v.isNode, v.index); };
    std::map<std::pair<bool, std::uint32_t>, std::size_t> distance{{{true, from.value}, 0}};
    std::deque<Vertex> queue{Vertex{true, from.value}};
    while (!queue.empty()) {
        const Vertex at = queue.front();
        queue.pop_front();
        if (at.isNode && at.index == to.value)
            return distance[key(at)];
        if (at.isNode && at.index != from.value)
            continue;
        for (const Network::Link& l : network.links())
            for (const auto& [near, far] : {std::pair(l.from, l.to), std::pair(l.to, l.from)})
                if (near == at && !distance.contains(key(far))) {
                    distance[key(far)] = distance[key(at)] + 1;
                    queue.push_back(far);
                }
    }
    return 0;
}

} // namespace

class TestRouting : public QObject
{
    Q_OBJECT

private slots:
    void treesHaveOnePath()
    {
        const auto network = build(test::tableOne().platforms[0]);
        QVERIFY((routeNames(*network, "X1", "X2") == std::vector<std::string>{"X1 → torX", "torX → X2"}));
        QVERIFY((routeNames(*network, "X1", "Y3") ==
                 std::vector<std::string>{"X1 → torX", "backbone torX → torY", "torY → Y3"}));
        QVERIFY(routeNames(*network, "X1", "X1").empty());
    }

    void ofParallelLinksTheFirstByNameIsTaken()
    {
        const auto network = build(platformOf({"a", "b"}, {nodes("x", "a"), nodes("y", "b")},
                                              {link("cable 10", "a", "b"), link("cable 2", "b", "a")}));
        QVERIFY(
            (routeNames(*network, "x", "y") == std::vector<std::string>{"x → a", "cable 2 a → b", "b → y"}));
        QVERIFY(
            (routeNames(*network, "y", "x") == std::vector<std::string>{"y → b", "cable 2 b → a", "a → x"}));
    }

    void ofEqualPathsTheFirstNeighbourByNameIsTaken()
    {
        const auto network =
            build(platformOf({"left", "right", "via10", "via9"}, {nodes("x", "left"), nodes("y", "right")},
                             {link("1", "left", "via10"), link("2", "via10", "right"),
                              link("3", "left", "via9"), link("4", "via9", "right")}));
        QVERIFY((routeNames(*network, "x", "y") ==
                 std::vector<std::string>{"x → left", "3 left → via9", "4 via9 → right", "right → y"}));
    }

    void nodesDoNotForward()
    {
        // m hangs on both switches, which nothing else joins.
        const auto network = build(platformOf({"a", "b"}, {nodes("x", "a"), nodes("y", "b"), nodes("m", "a")},
                                              {link("second", "m", "b")}));
        QVERIFY(routeNames(*network, "x", "y") == std::vector<std::string>{"none"});
        QVERIFY((routeNames(*network, "m", "y") == std::vector<std::string>{"second m → b", "b → y"}));
        QVERIFY((routeNames(*network, "x", "m") == std::vector<std::string>{"x → a", "a → m"}));
    }

    void whereThereIsNoWayNothingIsAppended()
    {
        const auto network =
            build(platformOf({"a", "b"}, {nodes("x", "a"), nodes("y", "b"), nodes("z", "")}, {}));
        Router router(*network);
        std::vector<ChannelId> route{ChannelId(7)};
        for (const auto& [from, to] : {std::pair("x", "y"), std::pair("x", "z"), std::pair("z", "x")})
            QVERIFY(!router.appendRoute(*network->findNode(from), *network->findNode(to), route));
        QCOMPARE(route.size(), std::size_t(1));
    }

    void routesAreConnectedAndShortestOnRandomGraphs()
    {
        for (std::size_t seed = 0; seed < 250; ++seed) {
            Random random(seed);
            const auto network = build(test::randomGraph(random));
            Router router(*network);
            for (std::size_t a = 0; a < network->nodes().size(); ++a)
                for (std::size_t b = 0; b < network->nodes().size(); ++b) {
                    std::vector<ChannelId> route;
                    QVERIFY(router.appendRoute(NodeId(a), NodeId(b), route));
                    QCOMPARE(route.size(), shortestLength(*network, NodeId(a), NodeId(b)));
                    Vertex at{true, NodeId(a).value};
                    for (const ChannelId c : route) {
                        QVERIFY(network->tail(c) == at);
                        at = network->head(c);
                        QVERIFY(!at.isNode || c == route.back());
                    }
                    QVERIFY((at == Vertex{true, NodeId(b).value}));
                }
        }
    }

    void orderOfRowsAndOfQuestionsDoesNotMatter()
    {
        for (std::size_t seed = 0; seed < 150; ++seed) {
            Random random(seed);
            const Platform platform = test::randomGraph(random);
            const auto one = build(platform);
            const auto other = build(test::shuffled(platform, random));
            for (const Network::Node& a : one->nodes())
                for (const Network::Node& b : one->nodes())
                    QVERIFY(routeNames(*one, a.name, b.name) == routeNames(*other, a.name, b.name));
        }
    }

    void ecmpSpreadsFlowsAndKeepsEachOnItsPath()
    {
        std::vector<std::string> switches{"a", "b"};
        std::vector<LinkRow> links;
        for (int i = 0; i < 4; ++i) {
            switches.push_back("spine" + std::to_string(i));
            links.push_back(link("", "a", switches.back()));
            links.push_back(link("", switches.back(), "b"));
        }
        const auto network = build(platformOf(switches, {nodes("x[1-40]", "a"), nodes("y[1-40]", "b")}, links,
                                              RoutingRule::ecmpHash));
        std::map<std::string, int> flows;
        for (int x = 1; x <= 40; ++x)
            for (int y = 1; y <= 40; ++y) {
                const auto route = routeNames(*network, "x" + std::to_string(x), "y" + std::to_string(y));
                QCOMPARE(route.size(), std::size_t(4));
                ++flows[route[1]];
            }
        QCOMPARE(flows.size(), std::size_t(4));
        for (const auto& [spine, count] : flows)
            QVERIFY2(count > 320 && count < 480, spine.c_str()); // 400 each, were the hash perfect
        QVERIFY(routeNames(*network, "x1", "y1") == routeNames(*network, "x1", "y1"));
    }

    void chainsOfAnyLengthAreFollowed()
    {
        std::vector<SwitchRow> switches;
        std::vector<LinkRow> links;
        constexpr int kLength = 70'000; // more hops than 16 bits count
        for (int i = 0; i < kLength; ++i) {
            switches.push_back({"s" + std::to_string(i), {}});
            if (i > 0)
                links.push_back(link("", "s" + std::to_string(i - 1), "s" + std::to_string(i)));
        }
        Platform platform =
            platformOf({}, {nodes("x", "s0"), nodes("y", "s" + std::to_string(kLength - 1))}, {});
        platform.switches = SharedRows<SwitchRow>(std::move(switches));
        platform.links = SharedRows<LinkRow>(std::move(links));
        const auto network = build(platform);
        Router router(*network);
        std::vector<ChannelId> route;
        QVERIFY(router.appendRoute(*network->findNode("x"), *network->findNode("y"), route));
        QCOMPARE(route.size(), std::size_t(kLength + 1));
    }
};

QTEST_GUILESS_MAIN(TestRouting)
#include "tst_routing.moc"
