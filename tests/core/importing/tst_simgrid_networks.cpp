// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/importing/imported_topology.h"
#include "tests/core/importing/simgrid_platform.h"
#include "tests/data_folders.h"

#include <QDir>
#include <QFile>

#include <QtTest>

using namespace contraflow;
using namespace contraflow::test;

/** The network that routes of a platform of SimGrid mean. */
class TestSimgridNetworks : public QObject
{
    Q_OBJECT

private slots:
    void routesSayWhatLinksJoin()
    {
        const ImportedTopology topology = readTopology(platformXml(
            "<host id=\"a\" speed=\"1f\"/><host id=\"b\" speed=\"1f\"/><host id=\"c\" speed=\"1f\"/>\n"
            "<link id=\"la\" bandwidth=\"1GBps\" latency=\"1us\" sharing_policy=\"SPLITDUPLEX\"/>"
            "<link id=\"lb\" bandwidth=\"2GBps\" latency=\"2us\" sharing_policy=\"SPLITDUPLEX\"/>"
            "<link id=\"lc\" bandwidth=\"3GBps\" latency=\"4us\" sharing_policy=\"SPLITDUPLEX\"/>\n"
            "<route src=\"a\" dst=\"b\"><link_ctn id=\"la\"/><link_ctn id=\"lb\"/></route>\n"
            "<route src=\"a\" dst=\"c\"><link_ctn id=\"la\"/><link_ctn id=\"lc\"/></route>\n"
            "<route src=\"b\" dst=\"c\"><link_ctn id=\"lb\"/><link_ctn id=\"lc\"/></route>\n"));
        QCOMPARE(nodes(topology.platforms[0]),
                 "a@junction 1 1 GB/s 1 us; b@junction 1 2 GB/s 2 us; c@junction 1 3 GB/s 4 us");
        QCOMPARE(topology.platforms[0].links.size(), 0);
        QVERIFY(topology.notes.empty());
    }

    void hostsThatAreJoinedDirectlyHaveSwitches()
    {
        const ImportedTopology topology = readTopology(platformXml(
            "<host id=\"a\" speed=\"1f\"/><host id=\"b\" speed=\"1f\"/><host id=\"c\" speed=\"1f\"/>\n"
            "<link id=\"ab\" bandwidth=\"1GBps\" latency=\"1us\"/>"
            "<link id=\"bc\" bandwidth=\"2GBps\" latency=\"2us\"/>\n"
            "<route src=\"a\" dst=\"b\"><link_ctn id=\"ab\"/></route>\n"
            "<route src=\"b\" dst=\"c\"><link_ctn id=\"bc\"/></route>\n",
            "Floyd"));
        QCOMPARE(links(topology.platforms[0]),
                 "ab: a router-b router 1 GB/s 1 us; bc: b router-c router 2 GB/s 2 us");
        Ways ways(topology.platforms[0]);
        QVERIFY(isNear(ways.latency("a", "c"), 3e-6));
        QVERIFY(isNoted(topology, "2 links are shared by both directions"));
    }

    void routesThatContradictOneAnotherAreSaid()
    {
        const ImportedTopology topology = readTopology(platformXml(
            "<cluster id=\"k\" prefix=\"k\" suffix=\"\" radical=\"0-1\" speed=\"1f\" bw=\"1GBps\" "
            "lat=\"1us\" topology=\"TORUS\" topo_parameters=\"2\"/>" + // so that it is no table
            hostXml("abc") +
            linkXml("l", "1GBps", "1us", "FATPIPE") + routeXml("ab", "l") +
            "<route src=\"a\" dst=\"c\"><link_ctn id=\"l\"/><link_ctn id=\"l\"/></route>\n" +
            linkXml("m", "1GBps", "5us") + routeXml("bc", "m")));
        QVERIFY(isNoted(topology, "1 route (line 8) cannot be had together"));
        QVERIFY(isNoted(topology, "1 link without contention"));
        QVERIFY(isNoted(topology, "1 of 3 ways between hosts had another latency"));
    }

    void aTableOfRoutesThatIsNoNetworkIsWrittenOut()
    {
        // Each message passes two links that all have in common, as in tables of bus bandwidths, and nearer
        // ways through one of them alone would be other ones.
        std::string text = hostXml("abcde") + linkXml("l", "1GBps", "1us", "SHARED") +
                           linkXml("m", "2GBps", "3us", "SHARED");
        for (const char* ends : {"ab", "ac", "ad", "bc", "bd", "cd"})
            text += routeXml(ends, "lm");
        const ImportedTopology topology = readTopology(platformXml(text));
        const Platform& platform = topology.platforms[0];
        QCOMPARE(nodes(platform), "a,b,c,d,e@middle 24 Gbit/s 0 s");
        QCOMPARE(links(platform), "l: middle-l 1 GB/s 0.5 us; m: middle-m 2 GB/s 1.5 us");
        QCOMPARE(platform.routes.size(), 6);
        QVERIFY((platform.routes[1] == RouteRow{"a", "c", {"l", "l", "m", "m"}, {}}));
        QCOMPARE(platform.routing, RoutingRule::written);
        QVERIFY(isNoted(topology, "so that all 6 are written out"));
        QVERIFY(!isNoted(topology, "shared by both directions")); // as they are here
        Ways ways(platform);
        QVERIFY(isNear(ways.latency("d", "c"), 4e-6));
        QCOMPARE(ways.narrowest("d", "c"), 1e9);
        std::vector<ChannelId> way;
        QVERIFY(!ways.router.appendRoute(*ways.network->findNode("a"), *ways.network->findNode("e"), way));
    }

    void tablesKeepDirectionsAndLinksThatArePassedTwice()
    {
        // As between the devices of a node: the bus of the host is passed twice in a row.
        const ImportedTopology topology = readTopology(platformXml(
            hostXml("abc") + linkXml("h", "4GBps", "0", "SHARED") + linkXml("u", "3GBps", "1us", "SHARED") +
            linkXml("d", "2GBps", "2us") + routeXml("ab", "uhhd", " symmetrical=\"NO\"") +
            routeXml("ba", "dhu", " symmetrical=\"NO\"") + routeXml("ac", "hu") + routeXml("bc", "d")));
        const Platform& platform = topology.platforms[0];
        QVERIFY((platform.routes[0] ==
                 RouteRow{"a", "b", {"u", "u", "h", "h", "h", "h", "d up", "d up"}, "one"}));
        QVERIFY((platform.routes[2] == RouteRow{"a", "c", {"h", "h", "u", "u"}, {}}));
        QVERIFY((platform.routes[3] == RouteRow{"b", "c", {"d up", "d up"}, "one"}));
        QVERIFY((platform.routes[4] == RouteRow{"c", "b", {"d down", "d down"}, "one"}));
        Ways ways(platform);
        QVERIFY(isNear(ways.latency("a", "b"), 3e-6));
        QCOMPARE(ways.narrowest("a", "b"), 2e9);
    }

    void longerWaysOfANetworkAreWrittenOutOverItsLinks()
    {
        // Three routers in a ring, in which a's messages to c go the longer way round.
        const ImportedTopology topology = readTopology(platformXml(
            hostXml("abc") + linkXml("a1", "1GBps", "1us") + linkXml("b1", "1GBps", "1us") +
            linkXml("c1", "1GBps", "1us") + linkXml("x", "1GBps", "10us") + linkXml("y", "1GBps", "20us") +
            linkXml("z", "1GBps", "40us") +
            "<route src=\"a\" dst=\"b\"><link_ctn id=\"a1\"/><link_ctn id=\"x\"/><link_ctn id=\"b1\"/></route>\n"
            "<route src=\"b\" dst=\"c\"><link_ctn id=\"b1\"/><link_ctn id=\"y\"/><link_ctn id=\"c1\"/></route>\n"
            "<route src=\"c\" dst=\"a\" symmetrical=\"NO\"><link_ctn id=\"c1\"/><link_ctn id=\"z\"/>"
            "<link_ctn id=\"a1\"/></route>\n"
            "<route src=\"a\" dst=\"c\" symmetrical=\"NO\"><link_ctn id=\"a1\"/><link_ctn id=\"x\"/>"
            "<link_ctn id=\"y\"/><link_ctn id=\"c1\"/></route>\n"));
        const Platform& platform = topology.platforms[0];
        QVERIFY(isNoted(topology, "1 route that no routing rule gives is written out"));
        QCOMPARE(platform.routes.size(), 1);
        QVERIFY((platform.routes[0] == RouteRow{"a", "c", {"x", "y"}, "one"}));
        QCOMPARE(platform.routing, RoutingRule::shortest);
        Ways ways(platform);
        QVERIFY(isNear(ways.latency("a", "c"), 32e-6));
        QVERIFY(isNear(ways.latency("c", "a"), 42e-6));
    }

    void aLinkBetweenAllOfSeveralPlacesIsAHub()
    {
        const ImportedTopology topology = readTopology(platformXml(
            "<host id=\"a\" speed=\"1f\"/><host id=\"b\" speed=\"1f\"/><host id=\"c\" speed=\"1f\"/>\n"
            "<link id=\"hub\" bandwidth=\"1GBps\" latency=\"4us\"/>\n"
            "<route src=\"a\" dst=\"b\"><link_ctn id=\"hub\"/></route>\n"
            "<route src=\"a\" dst=\"c\"><link_ctn id=\"hub\"/></route>\n"
            "<route src=\"b\" dst=\"c\"><link_ctn id=\"hub\"/></route>\n"));
        QCOMPARE(nodes(topology.platforms[0]), "a,b,c@hub 1 GB/s 2 us");
        QVERIFY(isNoted(topology, "1 link between three places or more became a switch"));
        Ways ways(topology.platforms[0]);
        QVERIFY(isNear(ways.latency("a", "c"), 4e-6));
    }

    void aLinkBetweenThreePlacesIsAHubWithoutAllPairs()
    {
        const ImportedTopology topology = readTopology(
            platformXml(hostXml("abcd") + linkXml("l", "1GBps", "4us", "SHARED") + routeXml("ab", "l") +
                        routeXml("ac", "l") + routeXml("ad", "l") + routeXml("bc", "l")));
        QCOMPARE(nodes(topology.platforms[0]), "a,b,c,d@l 1 GB/s 2 us");
        QVERIFY(isNoted(topology, "1 link is shared by both directions"));
    }

    void aLinkWithinLongerRoutesMayBeAHub()
    {
        std::string text = hostXml("abc") + linkXml("s", "2GBps", "8us", "FATPIPE");
        for (const char* link : {"x", "y", "z"})
            text += linkXml(link, "1GBps", "1us");
        const ImportedTopology topology = readTopology(
            platformXml(text + routeXml("ab", "xsy") + routeXml("ac", "xsz") + routeXml("bc", "ysz")));
        QCOMPARE(nodes(topology.platforms[0]), "a,b,c@s 1 GB/s 5 us");
        QVERIFY(isNoted(topology, "became a switch with a link to each"));
        QVERIFY(!isNoted(topology, "all messages between them share it"));
        QVERIFY(!isNoted(topology, "had another latency"));
    }

    void aLinkBetweenTwoSidesWithinLongerRoutesIsNoHub()
    {
        // No route joins a and b, nor c and d: the link l stays one between their two sides.
        std::string text = hostXml("abcd") + linkXml("l", "2GBps", "8us");
        for (const char* link : {"w", "x", "y", "z"})
            text += linkXml(link, "1GBps", "1us");
        const ImportedTopology topology =
            readTopology(platformXml(text + routeXml("ac", "wly") + routeXml("ad", "wlz") +
                                     routeXml("bc", "xly") + routeXml("bd", "xlz")));
        QVERIFY(!isNoted(topology, "became a switch"));
        QVERIFY(!isNoted(topology, "had another latency"));
        QCOMPARE(topology.platforms[0].links.size(), std::size_t(1));
    }

    void aRouteOfVeryManyLinksIsReadAtOnce()
    {
        std::string text = hostXml("ab");
        std::string links;
        for (int i = 0; i < 50'000; ++i) {
            const std::string name = "l" + std::to_string(i);
            text += linkXml(name, "1GBps", "1us");
            links += "<link_ctn id='" + name + "'/>";
        }
        // Its links are looked at a few times, and not once for each of them.
        const auto topology =
            parseTopology(platformXml(text + "<route src='a' dst='b'>" + links + "</route>"));
        QVERIFY(!topology.has_value() || topology->platforms.size() == 1);
    }

    void clustersBehindOneBackboneStaySmall()
    {
        std::string text = linkXml("backbone", "8GBps", "100us");
        const std::string names = "abcd";
        for (const char name : names)
            text += "<cluster id='" + std::string(1, name) + "' prefix='" + name +
                    "-' suffix='' radical='0-199' speed='1Gf' bw='1GBps' lat='1us' router_id='" + name +
                    "-router'/>" + linkXml(std::string("up-") + name, "5GBps", "10us");
        for (std::size_t i = 0; i < names.size(); ++i)
            for (std::size_t j = i + 1; j < names.size(); ++j) {
                const std::string from(1, names[i]);
                const std::string to(1, names[j]);
                text += "<zoneRoute src='" + from + "' dst='" + to + "' gw_src='" + from +
                        "-router' gw_dst='" + to + "-router'><link_ctn id='up-" + from +
                        "'/><link_ctn id='backbone'/><link_ctn id='up-" + to + "'/></zoneRoute>";
            }
        const ImportedTopology topology = readTopology(platformXml(text));
        QVERIFY(!isNoted(topology, "had another latency"));
        QVERIFY(!isNoted(topology, "written out"));
        QCOMPARE(topology.platforms[0].switches.size(), std::size_t(5));
        QCOMPARE(topology.platforms[0].links.size(), std::size_t(4));
        Ways ways(topology.platforms[0]);
        QVERIFY(isNear(ways.latency("a-0", "d-199"), 122e-6));
        QCOMPARE(ways.narrowest("b-1", "c-7"), 1e9);
    }

    void hostsThatNoRoutePassesGiveNoShortCuts()
    {
        // The way from b to c goes round through x and y, not through a.
        const ImportedTopology topology = readTopology(platformXml(
            hostXml("abc") + linkXml("l", "1GBps", "1us") + linkXml("m", "1GBps", "1us") +
            linkXml("x", "1GBps", "9us") + linkXml("y", "1GBps", "9us") + linkXml("z", "1GBps", "9us") +
            routeXml("ab", "l") + routeXml("ac", "m") + routeXml("bc", "xyz")));
        Ways ways(topology.platforms[0]);
        QVERIFY(isNear(ways.latency("a", "b"), 1e-6));
        QVERIFY(isNear(ways.latency("b", "c"), 27e-6));
        QVERIFY(!isNoted(topology, "had another latency"));
    }

    void aLinkOfAllToOneHostGivesNoShortCutsBetweenThem()
    {
        const ImportedTopology topology = readTopology(platformXml(
            hostXml("uabcd") + linkXml("0", "3GBps", "100us") + linkXml("x", "1GBps", "50us") +
            linkXml("y", "1GBps", "50us") + linkXml("z", "1GBps", "50us") + routeXml("ua", "0") +
            routeXml("ub", "0") + routeXml("uc", "0") + routeXml("ud", "0") + routeXml("ab", "x") +
            routeXml("bc", "y") + routeXml("cd", "z") + routeXml("ad", "xyz")));
        Ways ways(topology.platforms[0]);
        QCOMPARE(ways.narrowest("a", "d"), 1e9);
        QCOMPARE(ways.narrowest("u", "d"), 3e9);
        QVERIFY(!isNoted(topology, "had another latency"));
    }

    void edgesPassALinkOnceForEach()
    {
        // Floyd's way from b to c goes through router r, and so twice through the link.
        const ImportedTopology topology =
            readTopology(platformXml(hostXml("abc") + "<router id=\"r\"/>" + linkXml("l", "1GBps", "4us") +
                                         routeXml("ra", "l") + routeXml("rb", "l") + routeXml("rc", "l"),
                                     "Floyd"));
        Ways ways(topology.platforms[0]);
        QVERIFY(isNear(ways.latency("b", "c"), 8e-6));
    }

    void edgesAreComparedByTheCheapestWay()
    {
        // The edge from a to c has more links than the way through b, and so no message takes it.
        const ImportedTopology topology = readTopology(platformXml(
            hostXml("abc") + linkXml("l", "1GBps", "1us") + linkXml("m", "1GBps", "2us") +
                linkXml("x", "1GBps", "9us") + linkXml("y", "1GBps", "9us") + linkXml("z", "1GBps", "9us") +
                routeXml("ab", "l") + routeXml("bc", "m") + routeXml("ac", "xyz"),
            "Dijkstra"));
        Ways ways(topology.platforms[0]);
        QVERIFY(isNear(ways.latency("a", "c"), 3e-6));
        QVERIFY(!isNoted(topology, "had another latency"));
    }

    void linksOfOneWayEachKeepTheirFigures()
    {
        const std::string one = " symmetrical=\"NO\"";
        const ImportedTopology topology = readTopology(platformXml(
            hostXml("ab") + linkXml("x", "100MBps", "1ms", "SHARED") +
            linkXml("y", "10MBps", "10ms", "SHARED") + routeXml("ab", "x", one) + routeXml("ba", "y", one)));
        Ways ways(topology.platforms[0]);
        QVERIFY(isNear(ways.latency("a", "b"), 1e-3));
        QVERIFY(isNear(ways.latency("b", "a"), 10e-3));
        QCOMPARE(ways.narrowest("a", "b"), 100e6);
        QCOMPARE(ways.narrowest("b", "a"), 10e6);
        QVERIFY(!isNoted(topology, "shared by both directions"));
    }

    void linksOfOneWayEachMayLieWithinRoutes()
    {
        // Up and down links of each host on a backbone.
        const std::string one = " symmetrical=\"NO\"";
        const ImportedTopology topology = readTopology(
            platformXml(hostXml("abc") + linkXml("u", "1GBps", "1us") + linkXml("d", "1GBps", "1us") +
                        linkXml("v", "1GBps", "2us") + linkXml("e", "1GBps", "2us") +
                        linkXml("w", "1GBps", "3us") + linkXml("f", "1GBps", "3us") +
                        routeXml("ab", "ue", one) + routeXml("ba", "vd", one) + routeXml("ac", "uf", one) +
                        routeXml("ca", "wd", one) + routeXml("bc", "vf", one) + routeXml("cb", "we", one)));
        QVERIFY(
            (topology.platforms[0].routes[0] == RouteRow{"a", "b", {"u up", "u up", "e up", "e up"}, "one"}));
        Ways ways(topology.platforms[0]);
        QVERIFY(isNear(ways.latency("a", "b"), 3e-6));
        QVERIFY(isNear(ways.latency("c", "b"), 5e-6));
    }

    void placesWithNamesStayApart()
    {
        // Two gateways of three on one link are no single switch, and the other link between them is kept.
        const std::string ends = "<zone id=\"p\" routing=\"Full\"><host id=\"m\" speed=\"1f\"/></zone>"
                                 "<cluster id=\"c\" prefix=\"c\" suffix=\"\" radical=\"0-1\" speed=\"1f\" "
                                 "bw=\"1GBps\" lat=\"1us\" router_id=\"rc\"/>"
                                 "<cluster id=\"d\" prefix=\"d\" suffix=\"\" radical=\"0-1\" speed=\"1f\" "
                                 "bw=\"1GBps\" lat=\"1us\" router_id=\"rd\"/>\n";
        const auto between = [](const char* src, const char* dst, const char* from, const char* to,
                                const char* link) {
            return std::string("<zoneRoute src=\"") + src + "\" dst=\"" + dst + "\" gw_src=\"" + from +
                   "\" gw_dst=\"" + to + "\"><link_ctn id=\"" + link + "\"/></zoneRoute>\n";
        };
        const ImportedTopology topology =
            readTopology(platformXml(ends + linkXml("s", "9GBps", "2us") + linkXml("z", "1GBps", "50us") +
                                     between("c", "d", "rc", "rd", "z") + between("p", "c", "m", "rc", "s") +
                                     between("p", "d", "m", "rd", "s")));
        Ways ways(topology.platforms[0]);
        QVERIFY(isNear(ways.latency("c0", "d1"), 52e-6));
        QVERIFY(isNear(ways.latency("m", "c0"), 3e-6));
        QVERIFY(isNear(ways.latency("m", "d0"), 3e-6));
        QVERIFY(!isNoted(topology, "left out"));
    }

    void routesToZonesWithoutHostsAreLeftOut()
    {
        std::string text = "<zone id=\"g\" routing=\"Full\"><router id=\"gw\"/></zone>\n";
        for (const char* name : {"a", "b", "c"})
            text += std::string("<cluster id=\"") + name + "\" prefix=\"" + name +
                    "\" suffix=\"\" radical=\"0-1\" speed=\"1f\" bw=\"1GBps\" lat=\"0\" router_id=\"r" +
                    name + "\"/>\n";
        text += linkXml("l", "9GBps", "2us") + linkXml("m", "9GBps", "2us");
        const auto between = [](const std::string& src, const std::string& dst, const std::string& gateway,
                                const std::string& steps) {
            std::string route = "<zoneRoute src=\"" + src + "\" dst=\"" + dst + "\" gw_src=\"" + gateway +
                                "\" gw_dst=\"r" + dst + "\">";
            for (const char link : steps)
                route += std::string("<link_ctn id=\"") + link + "\"/>";
            return route + "</zoneRoute>\n";
        };
        const ImportedTopology topology = readTopology(platformXml(
            text + between("g", "a", "gw", "ml") + between("g", "b", "gw", "l") +
            between("a", "b", "ra", "l") + between("a", "c", "ra", "l") + between("b", "c", "rb", "l")));
        QVERIFY(isNoted(topology, "2 routes to zones without hosts, which no message takes, left out"));
        Ways ways(topology.platforms[0]);
        QVERIFY(isNear(ways.latency("a0", "c1"), 2e-6));
        QVERIFY(!isNoted(topology, "cannot be had together"));
    }

    void waysAreThoseOfSimgrid_data()
    {
        QTest::addColumn<QString>("file");
        const QDir folder(QStringLiteral(CONTRAFLOW_TEST_DATA "/simgrid"));
        for (const QString& name : folder.entryList({QStringLiteral("*.xml")}))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }

    void waysAreThoseOfSimgrid()
    {
        QFETCH(QString, file);
        const auto textOf = [](const QString& name) {
            QFile opened(name);
            return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
        };
        const ImportedTopology topology = readTopology(textOf(file).toStdString());
        QVERIFY(!isNoted(topology, "had another latency") && !isNoted(topology, "compared"));
        Ways ways(topology.platforms[0]);
        const QList<QByteArray> pairs =
            textOf(file.chopped(4) + QStringLiteral(".csv")).trimmed().split('\n');
        QVERIFY(pairs.size() > 5);
        for (const QByteArray& pair : pairs) {
            const QList<QByteArray> cells = pair.split(',');
            QVERIFY2(std::abs(ways.latency(cells[0], cells[1]) / cells[2].toDouble() - 1) < 1e-9, pair);
            QVERIFY2(std::abs(ways.narrowest(cells[0], cells[1]) / cells[3].toDouble() - 1) < 1e-9, pair);
        }
    }

    void whatCannotBeComparedIsCounted()
    {
        const ImportedTopology vivaldi = readTopology(
            "<?xml version='1.0'?>\n<platform version=\"4.1\">\n<zone id=\"z\" routing=\"Vivaldi\">\n"
            "<peer id=\"a\" coordinates=\"1 2 0\" speed=\"1f\" bw_in=\"1GBps\" bw_out=\"1GBps\"/>\n"
            "<peer id=\"b\" coordinates=\"3 2 0\" speed=\"1f\" bw_in=\"1GBps\" bw_out=\"1GBps\"/>\n"
            "</zone>\n</platform>\n");
        QVERIFY(isNoted(vivaldi, "1 way between hosts, such as that from 'a' to 'b', could not be compared"));
        const ImportedTopology holes = readTopology(
            platformXml(hostXml("abc") + linkXml("l", "1GBps", "1us") + linkXml("m", "1GBps", "1us") +
                        linkXml("n", "1GBps", "1us") + routeXml("ab", "lm") + routeXml("ac", "ln")));
        QVERIFY(isNoted(holes,
                        "the file has no route for 1 way between hosts that there is here, such as that "
                        "from 'b' to 'c'"));
    }

    void aZoneWithoutHostsMayBeAWayToOthers()
    {
        // Its gateways differ outwards and inwards, so that messages pass through it.
        const std::string text =
            "<zone id=\"far\" routing=\"Full\"><host id=\"x\" speed=\"1f\"/></zone>\n"
            "<zone id=\"near\" routing=\"Full\">"
            "<zone id=\"door\" routing=\"Full\"><router id=\"i\"/><router id=\"o\"/>" +
            linkXml("d", "1GBps", "3us") +
            "<route src=\"i\" dst=\"o\"><link_ctn id=\"d\"/></route></zone>"
            "<zone id=\"room\" routing=\"Full\"><host id=\"y\" speed=\"1f\"/></zone>" +
            linkXml("l", "1GBps", "5us") +
            "<zoneRoute src=\"door\" dst=\"room\" gw_src=\"i\" gw_dst=\"y\"><link_ctn id=\"l\"/></zoneRoute></zone>\n" +
            linkXml("w", "1GBps", "7us") +
            "<zoneRoute src=\"far\" dst=\"near\" gw_src=\"x\" gw_dst=\"o\"><link_ctn id=\"w\"/></zoneRoute>\n";
        const ImportedTopology topology = readTopology(platformXml(text));
        Ways ways(topology.platforms[0]);
        QVERIFY(isNear(ways.latency("x", "y"), 15e-6));
        QVERIFY(!isNoted(topology, "which no message takes"));
    }

    void routesBetweenZonesAreCompared()
    {
        // The route from b to c has links that lie elsewhere in the others: no network has them all.
        const auto cluster = [](const char* name) {
            return std::string("<cluster id=\"") + name + "\" prefix=\"" + name +
                   "\" suffix=\"\" radical=\"0-1\" speed=\"1f\" bw=\"1GBps\" lat=\"1us\" router_id=\"r" +
                   name + "\"/>\n";
        };
        const auto between = [](const std::string& src, const std::string& dst, const std::string& steps) {
            std::string route = "<zoneRoute src=\"" + src + "\" dst=\"" + dst + "\" gw_src=\"r" + src +
                                "\" gw_dst=\"r" + dst + "\">";
            for (const char link : steps)
                route += std::string("<link_ctn id=\"") + link + "\"/>";
            return route + "</zoneRoute>\n";
        };
        const ImportedTopology topology = readTopology(
            platformXml(cluster("a") + cluster("b") + cluster("c") + linkXml("l", "9GBps", "2us") +
                        linkXml("m", "9GBps", "3us") + linkXml("n", "9GBps", "4us") +
                        linkXml("o", "9GBps", "5us") + linkXml("p", "9GBps", "5us") + between("a", "b", "l") +
                        between("a", "c", "m") + between("b", "c", "nop")));
        QVERIFY(isNoted(topology, "are written out"));
        Ways ways(topology.platforms[0]);
        QVERIFY(isNear(ways.latency("a1", "b0"), 4e-6));
        QVERIFY(isNear(ways.latency("b0", "c1"), 16e-6));
        QVERIFY(isNear(ways.latency("c1", "b0"), 16e-6));
        QVERIFY(isNear(ways.latency("c0", "c1"), 2e-6));
    }
};

QTEST_GUILESS_MAIN(TestSimgridNetworks)
#include "tst_simgrid_networks.moc"
