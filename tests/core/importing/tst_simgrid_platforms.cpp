// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/topology_file.h"
#include "core/importing/topology_plan.h"
#include "core/project/edits.h"
#include "core/project/host_list.h"
#include "tests/core/importing/imported_topology.h"
#include "tests/core/importing/simgrid_platform.h"

#include <QtTest>

using namespace contraflow;
using test::isNear;
using test::links;
using test::nodes;
using test::platformXml;
using test::Ways;

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

    void bandwidthsHaveAllPrefixes()
    {
        const auto rate = [](const char* text) {
            return test::readTopology(
                       platformXml("<cluster id=\"c\" prefix=\"n\" suffix=\"\" radical=\"0-1\" "
                                   "speed=\"1f\" lat=\"0\" bw=\"" +
                                   std::string(text) + "\"/>\n"))
                .platforms[0]
                .nodes[0]
                .bandwidth.value()
                .value;
        };
        QCOMPARE(rate("1000EBps"), 1e21);
        QCOMPARE(rate("8Pbps"), 1e15);
        QCOMPARE(rate("1ZBps"), 1e21);
        QCOMPARE(rate("2 PiBps"), 2251799813685248.0);
        QCOMPARE(rate("2TiBps"), 2199023255552.0);
        QCOMPARE(rate("4kBps"), 4e3);
        QCOMPARE(rate("1Gibps"), 134217728.0);
    }

    void namesOfClustersAreNoLongerThanThoseOfHosts()
    {
        const auto read = [](const std::string& id, const std::string& prefix, const std::string& suffix) {
            return parseTopology(platformXml("<cluster id=\"" + id + "\" prefix=\"" + prefix +
                                             "\" suffix=\"" + suffix +
                                             "\" radical=\"0-3\" speed=\"1f\" lat=\"0\" bw=\"1GBps\"/>\n"));
        };
        const std::string most(kMaxNameLength, 'n');
        QVERIFY(read(most, "n", ""));
        QVERIFY(read("c", most, ""));
        for (const auto& refused :
             {read(most + "n", "n", ""), read("c", most, "x"), read("c", "", most + "n")}) {
            QVERIFY(!refused);
            QVERIFY2(refused.error().message.find("longer than 255 bytes") != std::string::npos,
                     refused.error().message.c_str());
        }
    }

    void directionsOfALinkHaveNamesOfTheirOwn()
    {
        const ImportedTopology topology = test::readTopology(platformXml(
            "<host id=\"a\" speed=\"1f\"/><host id=\"b\" speed=\"1f\"/>"
            "<link id=\"l\" bandwidth=\"1GBps\" latency=\"1us\" sharing_policy=\"SPLITDUPLEX\"/>"
            "<link id=\"m\" bandwidth=\"2GBps\" latency=\"2us\" sharing_policy=\"SPLITDUPLEX\"/>\n"
            "<host_link id=\"a\" up=\"l_UP\" down=\"l_DOWN\"/><host_link id=\"b\" up=\"m_UP\" down=\"m_DOWN\"/>\n",
            "Cluster"));
        QCOMPARE(nodes(topology.platforms[0]), "a@z 1 GB/s 1 us; b@z 2 GB/s 2 us");
        QVERIFY(topology.notes.empty());
    }

    void commentsHoldAnything()
    {
        const ImportedTopology topology = test::readTopology(
            "<!-- of -- 2019 -->\n<?xml version='1.0'?>\n<!-- a -- b --- -->\n<platform version=\"4.1\">\n"
            "<zone id=\"z\" routing=\"Full\"><!--\n-- two --\nlines -->"
            "<host id=\"a\" speed=\"1f\"/></zone></platform>\n");
        QCOMPARE(nodes(topology.platforms[0]), "a@");
        // Lines count as in the file.
        QVERIFY(test::problemOfTopology("<!-- x -->\n<?xml version='1.0'?>\n<!-- -- \n -->\n<platform "
                                        "version=\"4.1\"><zone id=\"z\"><host/></zone></platform>")
                    .contains(QStringLiteral("line 5: <host>")));
        QVERIFY(test::problemOfTopology("<platform version=\"4.1\"><!-- open </platform>")
                    .contains(QStringLiteral("no well-formed XML")));
    }

    void whatIsBesideATorusTakesItsRuleOnlyWhereItFits()
    {
        const std::string torus =
            "<cluster id=\"c\" prefix=\"n\" suffix=\"\" radical=\"0-11\" speed=\"1Gf\" bw=\"1GBps\" lat=\"1us\" "
            "topology=\"TORUS\" topo_parameters=\"3,2,2\" router_id=\"gw\"/>\n";
        // What lies behind its router is not joined, as SimGrid lets it skip all links.
        const ImportedTopology behind = test::readTopology(platformXml(
            torus +
            "<zone id=\"h\" routing=\"Full\"><host id=\"m\" speed=\"1f\"/></zone>"
            "<link id=\"l\" bandwidth=\"1GBps\" latency=\"1us\"/>\n<zoneRoute src=\"c\" dst=\"h\" gw_src=\"gw\" "
            "gw_dst=\"m\"><link_ctn id=\"l\"/></zoneRoute>\n"));
        QCOMPARE(behind.platforms[0].routing, RoutingRule::dimensionOrder);
        QCOMPARE(Ways(behind.platforms[0]).network->routing(), RoutingRule::dimensionOrder);
        QVERIFY(test::isNoted(behind, "routes from outside to 'c' were left out"));
        QVERIFY(test::isNoted(behind, "1 host that no link joins"));
        const ImportedTopology beside = test::readTopology(platformXml(
            torus + "<cluster id=\"t\" prefix=\"t\" suffix=\"\" radical=\"0-3\" speed=\"1Gf\" bw=\"1GBps\" "
                    "lat=\"1us\" topology=\"FAT_TREE\" topo_parameters=\"1;4;1;1\"/>\n"));
        QCOMPARE(beside.platforms[0].routing, RoutingRule::shortest);
        QVERIFY(test::isNoted(beside, "SimGrid's tori send along x, then y and so on; here"));
        QVERIFY(test::isNoted(beside, "SimGrid's fat-trees send by the number of the destination"));
    }

    void noHostIsFasterThanItsBackboneOrLimit()
    {
        const std::string cluster = "<cluster id=\"c\" prefix=\"n\" suffix=\"\" radical=\"0-3\" speed=\"1f\" "
                                    "bw=\"7GBps\" lat=\"1us\" ";
        const ImportedTopology flat =
            test::readTopology(platformXml(cluster + "bb_bw=\"2GBps\" bb_lat=\"0\"/>\n"));
        QCOMPARE(nodes(flat.platforms[0]), "n[0-3]@c 2 GB/s 1 us");
        const ImportedTopology cabinet = test::readTopology(platformXml(
            "<cabinet id=\"k\" prefix=\"a\" suffix=\"\" radical=\"1-2\" speed=\"1f\" bw=\"8GBps\" "
            "lat=\"1us\"/><backbone id=\"bb\" bandwidth=\"2GBps\" latency=\"0\"/>\n",
            "Cluster"));
        QCOMPARE(nodes(cabinet.platforms[0]), "a[1-2]@z 2 GB/s 1 us");
        const ImportedTopology tree = test::readTopology(
            platformXml(cluster + "topology=\"FAT_TREE\" topo_parameters=\"2;2,2;1,1;1,1\" "
                                  "limiter_link=\"3GBps\"/>\n"));
        QCOMPARE(Ways(tree.platforms[0]).narrowest("n0", "n3"), 3e9);
    }

    void hostsBehindOneLinkPassItOnce()
    {
        // As SimGrid counts a link that is on both halves of a way once.
        std::string text;
        for (const char* host : {"a", "b", "c"})
            text += std::string("<host id=\"") + host + "\" speed=\"1f\"/>";
        for (const char* link : {"l", "m"})
            text += std::string("<link id=\"") + link + "\" bandwidth=\"1GBps\" latency=\"4us\"/>";
        const auto behind = [](const std::string& host, const std::string& link) {
            return "<host_link id=\"" + host + "\" up=\"" + link + "\" down=\"" + link + "\"/>";
        };
        const ImportedTopology topology =
            test::readTopology(platformXml(text + behind("a", "l") + behind("b", "l") + behind("c", "m") +
                                               "<backbone id=\"bb\" bandwidth=\"2GBps\" latency=\"2us\"/>\n",
                                           "Cluster"));
        Ways ways(topology.platforms[0]);
        QVERIFY(isNear(ways.latency("a", "b"), 6e-6));
        QVERIFY(isNear(ways.latency("a", "c"), 10e-6));
        QVERIFY(isNear(ways.latency("c", "b"), 10e-6));
        QVERIFY(test::isNoted(topology, "2 links are shared by both directions"));
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
            "line 5: <cluster>: radical '0-99999999999' names more than 1\u00a0000\u00a0000 hosts");
        row("huge torus",
            platformXml(cluster +
                        "radical=\"0-1\" topology=\"TORUS\" topo_parameters=\"99999,99999,99999\"/>"),
            "room for more than 1\u00a0000\u00a0000 hosts");
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
        row("wireless",
            platformXml(
                "<link id=\"ap\" bandwidth=\"54Mbps,36Mbps\" latency=\"0\" sharing_policy=\"WIFI\"/>"),
            "line 5: <link>: 'ap' is a wireless network (WIFI)");
        row("patterns",
            platformXml("<host id=\"a\" speed=\"1f\"/><route src=\".*\" dst=\".*\"/>", "RuleBased"),
            "zone 'z' has routes by patterns (RuleBased)");
        row("deployment", "<platform version=\"4.1\">\n<actor host=\"a\" function=\"f\"/></platform>",
            "import the platform that it is a deployment for");
        row("of another tool", "<platform name=\"TDMA\"><nem id=\"1\"/></platform>",
            "this is no topology that is known");
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
            "<link id=\"n\" bandwidth=\"1GBps\" latency=\"0\"/><route src=\"b\" dst=\"c\"><link_ctn id=\"n\"/></route>"
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

    void textsOfOtherMakesAreStillPlatforms()
    {
        const std::string text =
            "<platform version=\"4.1\"><cluster id=\"c\" prefix=\"n\" suffix=\"\" radical=\"0-1\" "
            "speed=\"1Gf\" bw=\"1GBps\" lat=\"1us\"/></platform>";
        QVERIFY(recogniseTopology("\xEF\xBB\xBF" + text) != nullptr);
        QVERIFY(test::problemOfTopology(
                    "<platform_description version=\"1\"><cpu name=\"a\"/></platform_description>")
                    .contains(QStringLiteral("is of version '1'")));
        QVERIFY(test::problemOfTopology(text.substr(0, text.size() - 11))
                    .contains(QStringLiteral("ends within <platform>")));
    }

    void machinesThatDifferDescribeNoCommonRow()
    {
        const auto machine = [](const std::string& name, int cores) {
            std::string text = "<object type=\"Machine\"><info name=\"HostName\" value=\"" + name + "\"/>";
            for (int i = 0; i < cores; ++i)
                text += "<object type=\"Core\"/>";
            return text + "</object>";
        };
        Project project;
        Platform platform;
        platform.name = "p";
        platform.nodes = SharedRows<NodeRow>({{"n[1-4]", "", {}, {}, {}, {}, {}}});
        project.platforms = SharedRows<Platform>({platform});
        const auto planOf = [&](int cores) {
            return planTopology(project,
                                test::readTopology("<topology><object type=\"System\">" + machine("n1", 2) +
                                                   machine("n3", cores) + "</object></topology>"),
                                {});
        };
        QVERIFY(planOf(2));
        const Result<TopologyPlan> plan = planOf(3);
        QVERIFY(!plan);
        QVERIFY2(plan.error().message.find("twice, with 2 cores and with 3 cores") != std::string::npos,
                 plan.error().message.c_str());
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
