// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/edits.h"
#include "core/project/references.h"
#include "core/project/routing.h"
#include "core/project/written_routes.h"
#include "tests/support/builders.h"

#include <QTest>

using namespace contraflow;
using test::link;
using test::nodes;

namespace {

/** Three switches in a ring with two nodes each, and these routes. */
Platform ring(std::vector<RouteRow> routes, RoutingRule rule = RoutingRule::shortest)
{
    Platform platform;
    platform.name = "p";
    platform.routing = rule;
    for (const char* name : {"A", "B", "C"})
        platform.switches.append({name, {}});
    platform.nodes = SharedRows<NodeRow>({nodes("a[1-2]", "A"), nodes("b[1-2]", "B"), nodes("c[1-2]", "C")});
    platform.links = SharedRows<LinkRow>({link("ab", "A", "B"), link("bc", "B", "C"), link("ca", "C", "A")});
    platform.routes = SharedRows<RouteRow>(std::move(routes));
    return platform;
}

QString issuesOf(const Platform& platform)
{
    IssueList issues;
    (void)Network::build(platform, 0, issues);
    QStringList texts;
    for (const Issue& issue : issues)
        texts += QString::fromStdString(issue.location.column + ": " + issue.text);
    return texts.join(QLatin1Char('\n'));
}

/** The vertices that a message passes; "none" when there is no way. */
QString way(const Network& network, const char* from, const char* to)
{
    Router router(network);
    RouteTable table;
    if (!router.appendRoute(*network.findNode(from), *network.findNode(to), table))
        return QStringLiteral("none");
    table.closeRoute();
    QStringList names;
    table.forEach(0, [&](ChannelId channel, double share) {
        names += QString::fromStdString(network.vertexName(network.head(channel))) +
                 (share == 1 ? QString() : QStringLiteral("*%1").arg(share));
    });
    return names.join(QLatin1Char(' '));
}

QString way(const Platform& platform, const char* from, const char* to)
{
    IssueList issues;
    return way(*Network::build(platform, 0, issues), from, to);
}

Project projectOf(Platform platform)
{
    return test::project(std::move(platform), {test::message("m", "a1", "b1", 1)}, "max-min");
}

} // namespace

class TestWrittenRoutes : public QObject
{
    Q_OBJECT

private slots:
    void aWrittenRouteGoesBeforeEveryRule()
    {
        for (const RoutingInfo& info : kRoutings) {
            if (info.needs == RoutingNeeds::levels || info.needs == RoutingNeeds::levelsAndTables ||
                info.needs == RoutingNeeds::places || info.needs == RoutingNeeds::groups)
                continue; // the ring has none of these
            const Platform platform = ring({{"a1", "b1", {"ca", "bc"}, {}}}, info.rule);
            QCOMPARE(issuesOf(platform), QString());
            QCOMPARE(way(platform, "a1", "b1"), "A C B b1");
            QCOMPARE(way(platform, "b1", "a1"), "B C A a1");
            QCOMPARE(way(platform, "a2", "b1"), info.rule == RoutingRule::written ? "none" : "A B b1");
            QCOMPARE(way(platform, "a1", "b2"), info.rule == RoutingRule::written ? "none" : "A B b2");
        }
    }

    void aRouteMayHoldOneWayAlone()
    {
        const Platform platform = ring({{"a1", "b1", {"ca", "bc"}, "one"}});
        QCOMPARE(way(platform, "a1", "b1"), "A C B b1");
        QCOMPARE(way(platform, "b1", "a1"), "B A a1");
    }

    void hostListsHaveARouteForEachPair()
    {
        const Platform platform = ring({{"a[1-2]", "b[1-2]", {"ca", "bc"}, "both"}, {"a1", "a2", {}, {}}});
        QCOMPARE(issuesOf(platform), QString());
        QCOMPARE(way(platform, "b2", "a1"), "B C A a1");
        QCOMPARE(way(platform, "a2", "a1"), "A a1");
        IssueList issues;
        QCOMPARE(Network::build(platform, 0, issues)->writtenRoutes()->size(), 10);
    }

    void aRouteMayPassALinkAgain()
    {
        const Platform platform = ring({{"a1", "b1", {"ab", "ab", "ab", "bc", "ca", "ab"}, "one"}});
        QCOMPARE(issuesOf(platform), QString());
        QCOMPARE(way(platform, "a1", "b1"), "A B A B C A B b1");
        IssueList issues;
        const auto network = Network::build(platform, 0, issues);
        QVERIFY(network->writtenRoutes()->repeating());
        const auto thereAndBack = Network::build(ring({{"a1", "a2", {"ab", "ab"}, {}}}), 0, issues);
        QVERIFY(!thereAndBack->writtenRoutes()->repeating());
    }

    void linksOfANodeItselfMayBeNamed()
    {
        Platform platform = ring({{"a1", "b1", {"second"}, {}}, {"a1", "c1", {"second", "bc"}, {}}});
        platform.links.append(link("second", "a1", "B"));
        QCOMPARE(issuesOf(platform), QString());
        QCOMPARE(way(platform, "a1", "b1"), "B b1");
        QCOMPARE(way(platform, "c1", "a1"), "C B a1");
    }

    void networksThatSplitMessagesSendWrittenRoutesWhole()
    {
        Platform platform = ring({{"a1", "b1", {"ca", "bc"}, {}}}, RoutingRule::adaptive);
        platform.links.append(link("ab 2", "A", "B"));
        QCOMPARE(way(platform, "a1", "b1"), "A C B b1");
        QCOMPARE(way(platform, "a2", "b1"), "A B*0.5 B*0.5 b1");
    }

    void whatIsWrongWithARouteIsSaid_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("links");
        QTest::addColumn<QString>("ways");
        QTest::addColumn<QString>("issue");
        const auto row = [](const char* name, const char* from, const char* to, const char* links,
                            const char* ways, const char* issue) {
            QTest::newRow(name) << from << to << links << ways << issue;
        };
        row("no source", "", "b1", "ab", "", "from: platform 'p': a route has no node it leads from");
        row("no destination", "a1", "", "ab", "", "to: platform 'p': a route has no node it leads to");
        row("unknown node", "a1", "b3", "ab", "",
            "to: platform 'p': a route leads to the unknown node 'b3'; did you mean 'b1'?");
        row("bad list", "a[1", "b1", "ab", "", "from: platform 'p': ");
        row("unknown link", "a1", "b1", "abc", "",
            "links: platform 'p': the route from 'a1' to 'b1' passes the unknown link 'abc'; did you mean 'ab'?");
        row("gap", "a1", "b1", "bc, ab", "",
            "links: platform 'p': the route from 'a1' to 'b1' passes link 'bc', which does not begin at node "
            "'a1', where the way has got to; name the links in the order in which messages pass them");
        row("gap later", "a1", "b1", "ab, ca", "", "passes link 'ca', which does not begin at switch 'B'");
        row("short", "a1", "b1", "ca", "",
            "ends at switch 'C', on which that node does not hang; name the links that lead on to it");
        row("empty", "a1", "b1", "", "",
            "names no links, and the nodes hang on no switch in common; name the links between them");
        row("itself", "a1", "a1", "", "", "to: platform 'p': a route leads from node 'a1' to itself");
        row("ways", "a1", "b1", "ab", "two",
            "ways: platform 'p': the route from 'a1' to 'b1' goes 'two' ways");
    }

    void whatIsWrongWithARouteIsSaid()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, links);
        QFETCH(QString, ways);
        QFETCH(QString, issue);
        const Platform platform = ring(
            {{from.toStdString(), to.toStdString(), routeLinksOf(links.toStdString()), ways.toStdString()},
             {"b2", "c2", {"bc"}, {}}});
        const QString said = issuesOf(platform);
        QVERIFY2(said.contains(issue), qPrintable(said));
        QCOMPARE(said.count(QLatin1Char('\n')), 0);
        QCOMPARE(way(platform, "a1", "b1"), "A B b1");
    }

    void nodesDoNotForward()
    {
        Platform platform = ring({{"a1", "b1", {"second", "third", "bc"}, {}}});
        platform.links.append(link("second", "c1", "A"));
        platform.links.append(link("third", "c1", "C"));
        QVERIFY(issuesOf(platform).contains("passes node 'c1', and nodes do not forward"));
    }

    void aPairHasOneRoute()
    {
        const Platform platform = ring({{"a1", "b1", {"ca", "bc"}, {}}, {"b1", "a1", {"ab"}, {}}});
        QVERIFY(issuesOf(platform).contains(
            "the route from 'b1' to 'a1' is written out twice; keep one of both"));
        QCOMPARE(way(platform, "b1", "a1"), "B C A a1");
    }

    void moreRoutesThanMemoryHoldsAreRefused()
    {
        Platform platform = ring({{"a[1-2]", "z[1-1000]", {}, {}}});
        platform.nodes = SharedRows<NodeRow>({nodes("a[1-1000]", "A"), nodes("z[1-1001]", "A")});
        platform.routes = SharedRows<RouteRow>({{"a[1-1000]", "z[1-1001]", {}, "one"}});
        QVERIFY(issuesOf(platform).contains("there are more than 1\u00a0000\u00a0000 pairs of nodes"));
        std::vector<std::string> endless(20'000, "ab");
        platform.routes = SharedRows<RouteRow>({{"a[1-1000]", "z[1-2]", endless, "one"}});
        QVERIFY(issuesOf(platform).contains(
            "more than 1\u00a0000\u00a0000 pairs of nodes or 16\u00a0000\u00a0000 links"));
    }

    void aPlatformWithoutRoutesHasNone()
    {
        IssueList issues;
        QVERIFY(!Network::build(ring({}), 0, issues)->writtenRoutes());
        QVERIFY(!Network::build(ring({RouteRow()}), 0, issues)->writtenRoutes());
        QVERIFY(issues.empty());
        QVERIFY(
            issuesOf(ring({}, RoutingRule::written))
                .contains("routing: platform 'p': written routing takes only routes that are written out"));
        QCOMPARE(way(ring({}, RoutingRule::written), "a1", "b1"), "A B b1");
    }

    void renamedNodesAndLinksKeepTheirRoutes()
    {
        Project project =
            projectOf(ring({{"a[1-2]", "b1", {"ca", "bc"}, {}}, {"a2", "c1", {"ca"}, {}, {{"note", {}}}}}));
        QVERIFY(applyEdit(project, renameRow(project, {TableKind::nodes, 0}, 0, "x[1-2]")));
        QVERIFY(applyEdit(project, renameRow(project, {TableKind::links, 0}, 2, "ring")));
        const SharedRows<RouteRow>& routes = project.platforms[0].routes;
        QVERIFY((routes[0] == RouteRow{"x[1-2]", "b1", {"ring", "bc"}, {}}));
        QVERIFY((routes[1] == RouteRow{"x2", "c1", {"ring"}, {}, {{"note", {}}}}));
        QCOMPARE(issuesOf(project.platforms[0]), QString());
        const Project before = project;
        const Result<Edit> undo = applyEdit(project, renameRow(project, {TableKind::switches, 0}, 0, "D"));
        QVERIFY(undo);
        QCOMPARE(issuesOf(project.platforms[0]), QString());
        QVERIFY(applyEdit(project, *undo));
        QVERIFY(project == before);
    }

    void aLinkThatIsNotTheOnlyOneOfItsNameLeavesRoutesAlone()
    {
        Platform platform = ring({{"a1", "b1", {"ab"}, {}}});
        platform.links.append(link("ab", "A", "C"));
        Project project = projectOf(platform);
        QVERIFY(applyEdit(project, renameRow(project, {TableKind::links, 0}, 3, "ac")));
        QVERIFY((project.platforms[0].routes[0].links == std::vector<std::string>{"ab"}));
    }

    void removedNodesLeaveTheirRoutes()
    {
        Project project = projectOf(
            ring({{"a[1-2]", "b1", {"ab"}, {}}, {"b1", "c1", {"bc"}, {}}, {"a1", "b[1-2]", {"ab"}, "one"}}));
        const Project before = project;
        const Result<Edit> undo = applyEdit(project, removeNodes(project, 0, 2, 1)); // c[1-2]
        QVERIFY(undo);
        QCOMPARE(project.platforms[0].routes.size(), 2);
        QVERIFY(applyEdit(project, *undo));
        QVERIFY(project == before);
        NameSet gone{"a2", "b1"};
        Edit edit;
        removeNodesFromRoutes(project, 0, gone, edit.changes);
        QVERIFY(applyEdit(project, edit));
        QCOMPARE(project.platforms[0].routes.size(), 1);
        QVERIFY((project.platforms[0].routes[0] == RouteRow{"a1", "b2", {"ab"}, "one"}));
    }

    void aRemovedLinkIsAnIssueOfItsRoutes()
    {
        Platform platform = ring({{"a1", "b1", {"ca", "bc"}, {}}});
        platform.links = SharedRows<LinkRow>({link("ab", "A", "B"), link("ca", "C", "A")});
        QVERIFY(issuesOf(platform).contains("passes the unknown link 'bc'"));
    }

    void namesOfLinksReadBackFromOneCell()
    {
        for (const std::vector<std::string>& names : {std::vector<std::string>{},
                                                      {"a"},
                                                      {"a", "b c"},
                                                      {"a,b", " c ", "", "d\"e", "\"", ",", "PCI:[1-2] up"}})
            QVERIFY(routeLinksOf(routeLinksText(names)) == names);
        QVERIFY((routeLinksOf(" a ,b,, \"c\" d") == std::vector<std::string>{"a", "b", "", "cd"}));
        QVERIFY(routeLinksOf("  ").empty());
    }
};

QTEST_GUILESS_MAIN(TestWrittenRoutes)
#include "tst_written_routes.moc"
