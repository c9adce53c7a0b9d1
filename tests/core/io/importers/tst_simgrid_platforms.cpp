// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/topology_plan.h"
#include "core/project/edits.h"
#include "core/project/network.h"
#include "core/project/routing.h"
#include "tests/core/io/importers/imported_topology.h"

#include <QtTest>

using namespace contraflow;

namespace {

std::string platformXml(const std::string& parts, const std::string& routing = "Full")
{
    return "<?xml version='1.0'?>\n<!DOCTYPE platform SYSTEM \"https://simgrid.org/simgrid.dtd\">\n"
           "<platform version=\"4.1\">\n<zone id=\"z\" routing=\"" +
           routing + "\">\n" + parts + "</zone>\n</platform>\n";
}

/** "n[0-1]@c 125 MB/s 50 us" */
QString nodes(const Platform& platform)
{
    QStringList texts;
    for (const NodeRow& row : platform.nodes)
        texts +=
            QString::fromStdString(row.name + "@" + row.switchName +
                                   (row.bandwidth.hasValue() ? " " + quantityText(row.bandwidth.value()) +
                                                                   " " + quantityText(row.latency.value())
                                                             : std::string()));
    return texts.join(QStringLiteral("; "));
}

QString links(const Platform& platform)
{
    QStringList texts;
    for (const LinkRow& row : platform.links)
        texts += QString::fromStdString(row.name + ": " + row.from + "-" + row.to + " " +
                                        quantityText(row.bandwidth.value()) + " " +
                                        quantityText(row.latency.value()));
    return texts.join(QStringLiteral("; "));
}

/** A network that a platform makes, and ways in it. */
struct Ways
{
    explicit Ways(const Platform& platform) : network(Network::build(platform, 0, issues)), router(*network)
    {}

    double latency(const char* from, const char* to)
    {
        std::vector<ChannelId> way;
        if (!router.appendRoute(*network->findNode(from), *network->findNode(to), way))
            qFatal("no way from %s to %s", from, to);
        return network->latency(way);
    }

    IssueList issues;
    std::shared_ptr<const Network> network;
    Router router;
};

bool isNear(double a, double b)
{
    return std::abs(a - b) <= 1e-12 * std::max(std::abs(a), std::abs(b));
}

} // namespace

class TestSimgridPlatforms : public QObject
{
    Q_OBJECT

private slots:
    void aClusterIsNodesOnASwitch()
    {
        const ImportedTopology topology = test::readTopology(platformXml(
            "<cluster id=\"c\" prefix=\"n\" suffix=\".x\" radical=\"0-2,5\" speed=\"1Gf\" core=\"4\" "
            "bw=\"125MBps\" lat=\"50us\"/>\n"));
        QCOMPARE(std::string(topology.format->name), std::string("simgrid"));
        const Platform& platform = topology.platforms.at(0);
        QCOMPARE(nodes(platform), "n[0-2].x,n5.x@c 125 MB/s 50 us");
        QCOMPARE(platform.nodes[0].cores.value(), 4U);
        QVERIFY(topology.notes.empty());
    }

    void versionThreeHasNoUnits()
    {
        const ImportedTopology topology = test::readTopology(
            "<platform version=\"3\"><AS id=\"a\" routing=\"Full\"><cluster id=\"c\" prefix=\"n\" suffix=\"\" "
            "radical=\"1-2\" power=\"1e9\" bw=\"1.25E8\" lat=\"2.4E-5\" sharing_policy=\"FULLDUPLEX\"/></AS></platform>");
        QCOMPARE(topology.platforms[0].nodes[0].bandwidth.value().value, 1.25e8);
        QCOMPARE(topology.platforms[0].nodes[0].latency.value().value, 2.4e-5);
    }

    void latenciesOfABackboneAreThoseOfItsWays()
    {
        const ImportedTopology topology = test::readTopology(platformXml(
            "<cluster id=\"a\" prefix=\"a\" suffix=\"\" radical=\"0-1\" speed=\"1Gf\" bw=\"1GBps\" lat=\"5us\" "
            "bb_bw=\"3GBps\" bb_lat=\"4us\"/>\n"
            "<cluster id=\"b\" prefix=\"b\" suffix=\"\" radical=\"0-1\" speed=\"1Gf\" bw=\"1GBps\" lat=\"5us\"/>\n"
            "<link id=\"l\" bandwidth=\"5GBps\" latency=\"100us\" sharing_policy=\"SPLITDUPLEX\"/>\n"
            "<zoneRoute src=\"a\" dst=\"b\" gw_src=\"aa_router\" gw_dst=\"bb_router\"><link_ctn id=\"l\"/></zoneRoute>\n"));
        Ways ways(topology.platforms[0]);
        QVERIFY(isNear(ways.latency("a0", "a1"), 14e-6));
        QVERIFY(isNear(ways.latency("a0", "b1"), 114e-6));
        QVERIFY(isNear(ways.latency("b0", "b1"), 10e-6));
        QVERIFY(test::isNoted(topology, "within 'a' share a backbone"));
    }

    void routesSayWhatLinksJoin()
    {
        const ImportedTopology topology = test::readTopology(platformXml(
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
        const ImportedTopology topology = test::readTopology(platformXml(
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
        QVERIFY(test::isNoted(topology, "2 links are shared by both directions"));
    }

    void routesThatContradictOneAnotherAreSaid()
    {
        const ImportedTopology topology = test::readTopology(platformXml(
            "<host id=\"a\" speed=\"1f\"/><host id=\"b\" speed=\"1f\"/><host id=\"c\" speed=\"1f\"/>\n"
            "<link id=\"l\" bandwidth=\"1GBps\" latency=\"1us\" sharing_policy=\"FATPIPE\"/>\n"
            "<route src=\"a\" dst=\"b\"><link_ctn id=\"l\"/></route>\n"
            "<route src=\"a\" dst=\"c\"><link_ctn id=\"l\"/></route>\n"));
        QVERIFY(test::isNoted(topology, "1 route (line 8) cannot be had together"));
        QVERIFY(test::isNoted(topology, "1 link without contention"));
        QVERIFY(test::isNoted(topology, "1 host that no link joins"));
    }

    void aTableOfRoutesThatIsNoNetworkIsRefused()
    {
        // The same link lies on the ways between hosts that it cannot all join, as in tables of bus
        // bandwidths.
        const Result<ImportedTopology> topology = parseTopology(platformXml(
            "<host id=\"a\" speed=\"1f\"/><host id=\"b\" speed=\"1f\"/><host id=\"c\" speed=\"1f\"/>"
            "<host id=\"d\" speed=\"1f\"/>\n"
            "<link id=\"l\" bandwidth=\"1GBps\" latency=\"1us\"/>\n"
            "<route src=\"a\" dst=\"b\"><link_ctn id=\"l\"/></route>\n"
            "<route src=\"a\" dst=\"c\"><link_ctn id=\"l\"/></route>\n"
            "<route src=\"a\" dst=\"d\"><link_ctn id=\"l\"/></route>\n"));
        QVERIFY(!topology);
        QVERIFY2(topology.error().message.find("2 of 3 routes between hosts, such as that from 'a' to 'c'") !=
                     std::string::npos,
                 topology.error().message.c_str());
        QVERIFY(topology.error().message.find("a table and no network") != std::string::npos);
    }

    void aLinkBetweenAllOfSeveralPlacesIsAHub()
    {
        const ImportedTopology topology = test::readTopology(platformXml(
            "<host id=\"a\" speed=\"1f\"/><host id=\"b\" speed=\"1f\"/><host id=\"c\" speed=\"1f\"/>\n"
            "<link id=\"hub\" bandwidth=\"1GBps\" latency=\"4us\"/>\n"
            "<route src=\"a\" dst=\"b\"><link_ctn id=\"hub\"/></route>\n"
            "<route src=\"a\" dst=\"c\"><link_ctn id=\"hub\"/></route>\n"
            "<route src=\"b\" dst=\"c\"><link_ctn id=\"hub\"/></route>\n"));
        QCOMPARE(nodes(topology.platforms[0]), "a,b,c@hub 1 GB/s 2 us");
        QVERIFY(test::isNoted(topology, "1 link between three places or more became a switch"));
        Ways ways(topology.platforms[0]);
        QVERIFY(isNear(ways.latency("a", "c"), 4e-6));
    }

    void hostsWithoutLinksAreKept()
    {
        const ImportedTopology topology = test::readTopology(
            platformXml("<host id=\"a\" coordinates=\"1 2 3\" speed=\"1f\"/>\n", "Vivaldi"));
        QCOMPARE(nodes(topology.platforms[0]), "a@");
        QVERIFY(test::isNoted(topology, "Vivaldi"));
        QVERIFY(test::isNoted(topology, "on no switch"));
    }

    void loopsAreTheSpeedWithinNodes()
    {
        const ImportedTopology topology = test::readTopology(platformXml(
            "<cluster id=\"c\" prefix=\"n\" suffix=\"\" radical=\"0-1\" speed=\"1Gf\" bw=\"1GBps\" lat=\"5us\" "
            "loopback_bw=\"6GBps\" loopback_lat=\"2ns\" limiter_link=\"500MBps\"/>\n"));
        QCOMPARE(topology.platforms[0].localBandwidth.value().value, 6e9);
        QCOMPARE(topology.platforms[0].localLatency.value().value, 2e-9);
        QCOMPARE(nodes(topology.platforms[0]), "n[0-1]@c 500 MB/s 5 us");
        QVERIFY(test::isNoted(topology, "a host of 'c' sends and receives is limited together"));
    }

    void cabinetsHangOnTheSwitchOfTheirZone()
    {
        const ImportedTopology topology = test::readTopology(platformXml(
            "<cabinet id=\"k\" prefix=\"a\" suffix=\"\" radical=\"1-2\" speed=\"1f\" bw=\"8Gbps\" "
            "lat=\"1us\"/><cabinet id=\"k\" prefix=\"b\" suffix=\"\" radical=\"1-2\" speed=\"1f\" "
            "bw=\"8Gbps\" lat=\"1us\"/><router id=\"r\"/><backbone id=\"bb\" bandwidth=\"2GBps\" "
            "latency=\"10us\"/>\n",
            "Cluster"));
        QCOMPARE(nodes(topology.platforms[0]), "a[1-2],b[1-2]@z 8 Gbit/s 6 us");
        QCOMPARE(topology.platforms[0].links.size(), 0); // nothing lies behind the backbone
    }

    void fatTreesHaveSimgridsWiring()
    {
        // Two levels, four leaves with four hosts, two cores that two cables join to each leaf.
        const ImportedTopology topology = test::readTopology(platformXml(
            "<cluster id=\"c\" prefix=\"n\" suffix=\"\" radical=\"0-15\" speed=\"1Gf\" bw=\"1GBps\" lat=\"1us\" "
            "topology=\"FAT_TREE\" topo_parameters=\"2;4,4;1,2;1,2\"/>\n"));
        const Platform& platform = topology.platforms[0];
        QCOMPARE(platform.switches.size(), 6);
        QCOMPARE(platform.links.size(), 16);
        QCOMPARE(platform.nodes[0].name, std::string("n[0-3]"));
        QCOMPARE(platform.routing, RoutingRule::dModK);
        QVERIFY(test::isNoted(topology, "among parallel cables"));
        Ways ways(platform);
        QVERIFY(isNear(ways.latency("n0", "n3"), 2e-6));
        QVERIFY(isNear(ways.latency("n0", "n4"), 4e-6));
    }

    void toriHaveCoordinates()
    {
        const ImportedTopology topology = test::readTopology(platformXml(
            "<cluster id=\"c\" prefix=\"n\" suffix=\"\" radical=\"0-23\" speed=\"1Gf\" bw=\"1GBps\" lat=\"1us\" "
            "topology=\"TORUS\" topo_parameters=\"4,3,2\"/>\n"));
        const Platform& platform = topology.platforms[0];
        QCOMPARE(platform.links.size(), std::size_t(24 + 24 + 12));
        QCOMPARE(platform.routing, RoutingRule::dimensionOrder);
        Ways ways(platform);
        QVERIFY(ways.issues.empty());
        QVERIFY(isNear(ways.latency("n0", "n3"), 1e-6)); // round the ring
        QVERIFY(isNear(ways.latency("n0", "n23"), 3e-6));
    }

    void dragonfliesAreGroupsOfChassis()
    {
        const ImportedTopology topology = test::readTopology(platformXml(
            "<cluster id=\"c\" prefix=\"n\" suffix=\"\" radical=\"0-119\" speed=\"1Gf\" bw=\"1GBps\" lat=\"1us\" "
            "topology=\"DRAGONFLY\" topo_parameters=\"3,4;4,3;5,1;2\"/>\n"));
        const Platform& platform = topology.platforms[0];
        QCOMPARE(platform.switches.size(), 60);
        // In each of 12 chassis 10 green ones, in each of 3 groups 6 pairs of chassis of 5 blades, 3 blue
        // ones.
        QCOMPARE(platform.links.size(), std::size_t(120 + 90 + 3));
        QCOMPARE(platform.routing, RoutingRule::minimal);
        QVERIFY(links(platform).contains(QStringLiteral("c blue 1-20: c 0.1-c 1.0 4 GB/s 1 us")));
        Ways ways(platform);
        QVERIFY(ways.issues.empty());
        QVERIFY(isNear(ways.latency("n0", "n1"), 2e-6));
    }

    void whatIsWrongNamesItsLine_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, const std::string& text, const char* problem) {
            QTest::newRow(name) << QString::fromStdString(text) << QString::fromUtf8(problem);
        };
        const std::string cluster =
            "<cluster id=\"c\" prefix=\"n\" suffix=\"\" speed=\"1f\" bw=\"1Bps\" lat=\"0\" ";
        row("radical with another sign", platformXml(cluster + "radical=\"0−15\"/>"), "with plain hyphens");
        row("huge radical", platformXml(cluster + "radical=\"0-99999999999\"/>"),
            "line 5: <cluster>: radical '0-99999999999' names more than 1000000 hosts");
        row("huge torus",
            platformXml(cluster +
                        "radical=\"0-1\" topology=\"TORUS\" topo_parameters=\"99999,99999,99999\"/>"),
            "room for more than 1000000 hosts");
        row("hosts that do not fit",
            platformXml(cluster + "radical=\"0-1\" topology=\"TORUS\" topo_parameters=\"3\"/>"),
            "room for 3 hosts, and its radical names 2");
        row("parameters",
            platformXml(cluster + "radical=\"0-1\" topology=\"FAT_TREE\" topo_parameters=\"2;1\"/>"),
            "are not of the form");
        row("bandwidth", platformXml("<link id=\"l\" bandwidth=\"fast\" latency=\"0\"/>"),
            "line 5: <link>: bandwidth 'fast'");
        row("no host", platformXml("<link id=\"l\" bandwidth=\"1Bps\" latency=\"0\"/>"),
            "the platform has no host");
        row("host twice", platformXml("<host id=\"a\" speed=\"1f\"/>\n<host id=\"a\" speed=\"1f\"/>"),
            "line 6: <host>: 'a' is there twice");
        row("no such link",
            platformXml(
                "<host id=\"a\" speed=\"1f\"/><host id=\"b\" speed=\"1f\"/><route src=\"a\" dst=\"b\"><link_ctn "
                "id=\"x\"/></route>"),
            "there is no link 'x'");
        row("no such host", platformXml("<host id=\"a\" speed=\"1f\"/><route src=\"a\" dst=\"b\"/>"),
            "dst 'b' is no host or router");
        row("route twice",
            platformXml(
                "<host id=\"a\" speed=\"1f\"/><host id=\"b\" speed=\"1f\"/><route src=\"a\" dst=\"b\"/>\n<route "
                "src=\"b\" dst=\"a\"/>"),
            "line 6: <route>: the way between 'b' and 'a' was described before");
        row("cut off", platformXml("").substr(0, 120), "this is no well-formed XML");
        row("entities",
            "<!DOCTYPE platform [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>\n<platform version=\"4.1\"/>",
            "entity 'a' is declared");
        row("old", "<platform version=\"2\"/>", "of version '2'");
        row("include", platformXml("<include file=\"other.xml\"/>"), "is elsewhere");
    }

    void whatIsWrongNamesItsLine()
    {
        QFETCH(QString, text);
        QFETCH(QString, problem);
        const QString said = test::problemOfTopology(text.toStdString());
        QVERIFY2(said.contains(problem), qPrintable(said));
    }

    void deepNestingIsRefused()
    {
        std::string text = "<platform version=\"4.1\">";
        for (int i = 0; i < 5000; ++i)
            text += "<zone>";
        QVERIFY(test::problemOfTopology(text).contains(QStringLiteral("nested more than")));
    }

    void endlessRoutesAreLeftOut()
    {
        std::string parts =
            "<host id=\"a\" speed=\"1f\"/><host id=\"b\" speed=\"1f\"/><host id=\"c\" speed=\"1f\"/>\n"
            "<link id=\"l\" bandwidth=\"1GBps\" latency=\"0\"/>"
            "<link id=\"m\" bandwidth=\"1GBps\" latency=\"0\"/>"
            "<route src=\"a\" dst=\"c\"><link_ctn id=\"m\"/></route>\n<route src=\"a\" dst=\"b\">";
        for (int i = 0; i < 100'000; ++i)
            parts += "<link_ctn id=\"l\"/>";
        QVERIFY(test::isNoted(test::readTopology(platformXml(parts + "</route>\n")),
                              "1 route (line 7) cannot be had"));
    }

    void aNodeOfLstopoGivesCores()
    {
        const std::string text =
            "<?xml version=\"1.0\"?>\n<!DOCTYPE topology SYSTEM \"hwloc2.dtd\">\n<topology version=\"2.0\">\n"
            "<object type=\"Machine\"><info name=\"HostName\" value=\"n3\"/><object type=\"Package\">"
            "<object type=\"Core\"><object type=\"PU\"/><object type=\"PU\"/></object>"
            "<object type=\"Core\"><object type=\"PU\"/><object type=\"PU\"/></object></object>"
            "<object type=\"PCIDev\" pci_link_speed=\"15.75\"><object type=\"OSDev\" name=\"mlx5_0\" "
            "osdev_type=\"3\"/></object></object></topology>";
        const ImportedTopology topology = test::readTopology(text);
        QCOMPARE(topology.machines.at(0).cores, 2U);
        QVERIFY(test::isNoted(topology, "mlx5_0 behind PCI of 15.75 GB/s"));
        Project project;
        QVERIFY(!planTopology(project, topology, {}));
        Platform platform;
        platform.name = "p";
        platform.nodes =
            SharedRows<NodeRow>({{"a[1-4]", "", {}, {}, {}, {}, {}}, {"n[1-4]", "", {}, {}, {}, {}, {}}});
        project.platforms = SharedRows<Platform>({platform});
        const Result<TopologyPlan> plan = planTopology(project, topology, {});
        QVERIFY(plan);
        Project changed = project;
        const auto inverse = applyEdit(changed, plan->edit);
        QVERIFY(inverse);
        QVERIFY(changed.platforms[0].nodes[0].cores.isEmpty());
        QCOMPARE(changed.platforms[0].nodes[1].cores.value(), 2U);
        QVERIFY(applyEdit(changed, *inverse));
        QVERIFY(changed == project);
    }

    void unitsCountWhereThereAreNoCores()
    {
        const ImportedTopology topology =
            test::readTopology("<topology><object type=\"Machine\"><object type=\"PU\"/><object "
                               "type=\"PU\"/></object></topology>");
        QCOMPARE(topology.machines.at(0).cores, 2U);
        QVERIFY(test::isNoted(topology, "processing units count as cores"));
        QVERIFY(test::problemOfTopology("<topology><object type=\"Machine\"/></topology>")
                    .contains(QStringLiteral("no <object>")));
    }
};

QTEST_GUILESS_MAIN(TestSimgridPlatforms)
#include "tst_simgrid_platforms.moc"
