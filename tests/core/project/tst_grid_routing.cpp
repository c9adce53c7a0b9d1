// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/project/coordinates.h"
#include "core/project/routing.h"
#include "core/recipes/platform_recipe.h"
#include "tests/support/builders.h"
#include "tests/support/networks.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace contraflow;

namespace {

Platform made(Topology topology)
{
    PlatformRecipe recipe;
    recipe.topology = std::move(topology);
    return makePlatform(recipe).value();
}

/** The coordinates of the switches on the way between the first nodes of two switches; empty: no way. */
std::vector<Coordinates> way(const Network& network, const Coordinates& from, const Coordinates& to)
{
    std::optional<NodeId> ends[2];
    for (std::size_t i = network.nodes().size(); i-- > 0;) {
        const Coordinates& at = network.networkSwitch(*network.nodes()[i].attachedTo).at;
        if (at == from)
            ends[0] = NodeId(i);
        if (at == to)
            ends[1] = NodeId(i);
    }
    Router router(network);
    std::vector<ChannelId> route;
    if (!router.appendRoute(*ends[0], *ends[1], route))
        return {};
    std::vector<Coordinates> places;
    for (const ChannelId c : route)
        if (!network.head(c).isNode)
            places.push_back(network.switches()[network.head(c).index].at);
    return places;
}

using Way = std::vector<Coordinates>;
using Ends = GridTopology::Ends;

const Platform kMesh = made(GridTopology{Ends::open, 5, 5, 1, 1});
const Platform kTorus = made(GridTopology{Ends::joined, 5, 4, 1, 1});

/** The first issue of a platform with one row of switches changed. */
std::vector<Issue> issuesWith(Platform platform, std::size_t row, const DataNode& at)
{
    SwitchRow changed = platform.switches[row];
    changed.extras = {{std::string(kCoordinatesKey), at}};
    if (at.kind == DataNode::Kind::null)
        changed.extras.clear();
    platform.switches.replace(row, 1, std::vector<SwitchRow>{changed});
    IssueList issues;
    const auto network = Network::build(platform, 3, issues);
    if (network->routing() != RoutingRule::shortest)
        qFatal("the fallback is missing");
    return issues;
}

DataNode listOf(const std::vector<const char*>& values)
{
    DataNode list;
    list.kind = DataNode::Kind::list;
    for (const char* value : values) {
        DataNode child;
        child.kind = DataNode::Kind::scalar;
        child.scalar = value;
        list.children.push_back(child);
    }
    return list;
}

} // namespace

class TestGridRouting : public QObject
{
    Q_OBJECT

private slots:
    void aMeshIsCrossedAlongXThenAlongY()
    {
        const auto network = test::build(kMesh);
        QVERIFY((way(*network, {1, 3}, {3, 1}) == Way{{1, 3}, {2, 3}, {3, 3}, {3, 2}, {3, 1}}));
        QVERIFY((way(*network, {4, 0}, {0, 0}) == Way{{4, 0}, {3, 0}, {2, 0}, {1, 0}, {0, 0}}));
    }

    void aTorusIsCrossedTheShorterWayRoundAndUpwardsWhenBothAreAsLong()
    {
        const auto network = test::build(kTorus);
        QVERIFY((way(*network, {4, 0}, {0, 0}) == Way{{4, 0}, {0, 0}}));
        QVERIFY((way(*network, {0, 0}, {3, 3}) == Way{{0, 0}, {4, 0}, {3, 0}, {3, 3}}));
        QVERIFY((way(*network, {0, 0}, {0, 2}) == Way{{0, 0}, {0, 1}, {0, 2}}));
        QVERIFY((way(*network, {0, 2}, {0, 0}) == Way{{0, 2}, {0, 3}, {0, 0}}));
    }

    void routesAreAsLongAsTheDistancesOfTheDimensions()
    {
        for (const Ends ends : {Ends::open, Ends::joined}) {
            const auto network = test::build(made(GridTopology{ends, 4, 3, 5, 1}));
            const std::uint32_t lengths[] = {4, 3, 5};
            Router router(*network);
            for (std::uint32_t a = 0; a < network->nodes().size(); ++a)
                for (std::uint32_t b = 0; b < network->nodes().size(); ++b) {
                    std::size_t expected = a == b ? 0 : 2;
                    for (std::size_t d = 0; d < 3; ++d) {
                        const auto& from = network->networkSwitch(*network->nodes()[a].attachedTo).at;
                        const auto& to = network->networkSwitch(*network->nodes()[b].attachedTo).at;
                        const std::uint32_t apart = std::max(from[d], to[d]) - std::min(from[d], to[d]);
                        expected += ends == Ends::open ? apart : std::min(apart, lengths[d] - apart);
                    }
                    std::vector<ChannelId> route;
                    QVERIFY(router.appendRoute(NodeId(a), NodeId(b), route));
                    QCOMPARE(route.size(), expected);
                }
        }
    }

    void aBrokenRingIsCrossedTheOtherWayAndABrokenLineIsNot()
    {
        const auto without = [](Platform platform, const std::string& name) {
            std::vector<LinkRow> links = platform.links.slice(0, platform.links.size());
            std::erase_if(links, [&](const LinkRow& link) { return link.name == name; });
            platform.links = SharedRows<LinkRow>(std::move(links));
            return platform;
        };
        const auto torus = test::build(without(kTorus, "x1")); // s0-0 to s1-0
        QVERIFY((way(*torus, {0, 0}, {1, 0}) == Way{{0, 0}, {4, 0}, {3, 0}, {2, 0}, {1, 0}}));
        const auto mesh = test::build(without(kMesh, "x1"));
        QVERIFY(way(*mesh, {0, 0}, {1, 0}).empty());
        QVERIFY((way(*mesh, {0, 1}, {1, 0}) == Way{{0, 1}, {1, 1}, {1, 0}}));
    }

    void coordinatesAtFaultAreSaidAtTheirSwitch()
    {
        const auto missing = issuesWith(kMesh, 7, {});
        QCOMPARE(missing.size(), std::size_t(1));
        QVERIFY(missing[0].text.find("switch 's2-1' has no coordinates") != std::string::npos);
        QVERIFY(missing[0].text.find("such as at: [0, 2, 1]") != std::string::npos);
        QVERIFY((missing[0].location.table == TableRef{TableKind::switches, 3}));
        QCOMPARE(*missing[0].location.row, std::size_t(7));
        QCOMPARE(missing[0].location.column, std::string("at"));

        const auto unreadable = issuesWith(kMesh, 7, listOf({"2", "-1"}));
        QCOMPARE(unreadable.size(), std::size_t(1));
        QVERIFY(unreadable[0].text.find("whole numbers from 0") != std::string::npos);
        const auto other = issuesWith(kMesh, 7, listOf({"2", "1", "0"}));
        QVERIFY(other.at(0).text.find("has 3 coordinates and switch 's0-0' has 2") != std::string::npos);
        const auto twice = issuesWith(kMesh, 7, listOf({"1", "1"}));
        QVERIFY(twice.at(0).text.find("stands at [1, 1] as switch 's1-1' does") != std::string::npos);
        const auto fly = issuesWith(made(DragonflyTopology{}), 2, {});
        QVERIFY(fly.at(0).text.find("write its group") != std::string::npos);
    }

    void aLinkThatDimensionOrderNeverTakesIsSaid()
    {
        Platform platform = kMesh;
        platform.links.append(test::link("shortcut", "s0-0", "s1-1"));
        IssueList issues;
        const auto network = Network::build(platform, 0, issues);
        QCOMPARE(issues.size(), std::size_t(1));
        QVERIFY(issues[0].severity == Severity::warning);
        QVERIFY(issues[0].text.find("no neighbours") != std::string::npos);
        QCOMPARE(*issues[0].location.row, platform.links.size() - 1);
        QVERIFY(network->routing() == RoutingRule::dimensionOrder);
    }

    void dragonflyRoutesAreLocalGlobalLocal()
    {
        for (const std::uint64_t groups : {0, 3, 5}) {
            const auto network = test::build(made(DragonflyTopology{2, 4, 2, groups}));
            Router router(*network);
            for (std::uint32_t a = 0; a < network->nodes().size(); ++a)
                for (std::uint32_t b = 0; b < network->nodes().size(); ++b) {
                    std::vector<ChannelId> route;
                    QVERIFY(router.appendRoute(NodeId(a), NodeId(b), route));
                    int global = 0;
                    for (const ChannelId c : route)
                        global += network->link(linkOf(c)).name.starts_with("global") ? 1 : 0;
                    const auto groupOf = [&](std::uint32_t n) {
                        return network->networkSwitch(*network->nodes()[n].attachedTo).at[0];
                    };
                    QCOMPARE(global, groupOf(a) == groupOf(b) ? 0 : 1);
                    QVERIFY(route.size() <= 5);
                }
        }
        // Two links between groups would be shorter here than local, global, local: minimal takes one.
        const auto network = test::build(made(DragonflyTopology{2, 4, 2, 0}));
        QVERIFY((way(*network, {0, 0}, {3, 3}) == Way{{0, 0}, {0, 1}, {3, 0}, {3, 3}}));
    }

    void valiantPassesThroughAThirdGroup()
    {
        Platform platform = made(DragonflyTopology{2, 4, 2, 0});
        platform.routing = RoutingRule::valiant;
        const auto network = test::build(platform);
        const auto groupOf = [&](Vertex v) {
            const std::uint32_t s = v.isNode ? network->nodes()[v.index].attachedTo->value : v.index;
            return network->switches()[s].at[0];
        };
        Router router(*network);
        std::map<std::uint32_t, int> between; // how often each group is passed from group 0 to group 1
        for (std::uint32_t a = 0; a < network->nodes().size(); ++a)
            for (std::uint32_t b = 0; b < network->nodes().size(); ++b) {
                std::vector<ChannelId> route;
                QVERIFY(router.appendRoute(NodeId(a), NodeId(b), route));
                QVERIFY(route.size() <= 7); // node, local, global, local, global, local, node
                std::vector<std::uint32_t> groups{groupOf({true, a})};
                Vertex at{true, a};
                for (const ChannelId c : route) {
                    QVERIFY(network->tail(c) == at);
                    at = network->head(c);
                    if (groupOf(at) != groups.back())
                        groups.push_back(groupOf(at));
                }
                QVERIFY((at == Vertex{true, b}));
                const std::uint32_t last = groupOf({true, b});
                QCOMPARE(groups.size(), std::size_t(groups[0] == last ? 1 : 3));
                QCOMPARE(groups.back(), last);
                if (groups[0] == 0 && last == 1)
                    ++between[groups[1]];
            }
        // 8 times 8 pairs over 7 groups, none of them either end.
        QCOMPARE(between.size(), std::size_t(7));
        QVERIFY(!between.contains(0) && !between.contains(1));
        for (const auto& [group, count] : between)
            QVERIFY2(count >= 2 && count <= 20, std::to_string(count).c_str());
    }

    void valiantOfTwoGroupsIsMinimal()
    {
        Platform platform = made(DragonflyTopology{2, 4, 2, 2});
        const auto minimal = test::build(platform);
        platform.routing = RoutingRule::valiant;
        const auto valiant = test::build(platform);
        Router one(*minimal);
        Router other(*valiant);
        for (std::uint32_t a = 0; a < minimal->nodes().size(); ++a)
            for (std::uint32_t b = 0; b < minimal->nodes().size(); ++b) {
                std::vector<ChannelId> route;
                std::vector<ChannelId> same;
                QVERIFY(one.appendRoute(NodeId(a), NodeId(b), route));
                QVERIFY(other.appendRoute(NodeId(a), NodeId(b), same));
                QVERIFY(route == same);
            }
    }

    void ecmpSpreadsOverTheUplinksOfAFatTree()
    {
        const auto network = test::build(made(FatTreeTopology{8}));
        Router router(*network);
        Random random(4);
        std::map<std::uint32_t, int> load; // messages on each way up from an edge switch
        std::map<std::uint32_t, int> upper;
        const std::size_t nodes = network->nodes().size();
        constexpr int kMessages = 40'000;
        for (int i = 0; i < kMessages; ++i) {
            const NodeId a(random.below(nodes));
            const NodeId b(random.below(nodes));
            std::vector<ChannelId> route;
            QVERIFY(router.appendRoute(a, b, route));
            if (route.size() != 6)
                continue;
            ++load[route[1].value];
            ++upper[route[2].value];
        }
        // 28 of 32 messages leave their pod: about 273 on each of 128 uplinks of either level.
        for (const auto* level : {&load, &upper}) {
            QCOMPARE(level->size(), std::size_t(128));
            for (const auto& [channel, count] : *level)
                QVERIFY2(count > 200 && count < 350, std::to_string(count).c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TestGridRouting)
#include "tst_grid_routing.moc"
