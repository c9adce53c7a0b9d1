// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/connection_matrix.h"
#include "core/importing/topology_plan.h"
#include "core/importing/traffic_file.h"
#include "core/project/coordinates.h"
#include "core/project/edits.h"
#include "core/project/network.h"
#include "core/project/routing.h"
#include "tests/core/importing/imported_topology.h"

#include <QtTest>

using namespace contraflow;
using namespace contraflow::test;

namespace {

/** Two servers of two GPUs with an NVSwitch each, a switch for each rail and one above. */
const std::string kSimAi = "9 2 2 3 10 H100\n4 5 6 7 8 \n"
                           "0 4 2880Gbps 0.000025ms 0\n0 6 400Gbps 0.0005ms 0\n"
                           "1 4 2880Gbps 0.000025ms 0\n1 7 400Gbps 0.0005ms 0\n"
                           "2 5 2880Gbps 0.000025ms 0\n2 6 400Gbps 0.0005ms 0\n"
                           "3 5 2880Gbps 0.000025ms 0\n3 7 400Gbps 0.0005ms 0\n"
                           "6 8 1600Gbps 1us 0\n7 8 1600Gbps 1us 0\n";

/** Two pods of two switches with two nodes each; two cables to each core. */
const std::string kFatTree = "# a tree\nNodes 8\nTiers 3\nPodsize 4\n\n"
                             "Tier 0\nDownlink_speed_Gbps 200\nRadix_Down 2\nRadix_Up 2\n"
                             "Downlink_Latency_ns 1000\nSwitch_Latency_ns 300\n"
                             "Tier 1\nDownlink_speed_Gbps 200\nRadix_Down 2\nRadix_Up 4\n"
                             "Downlink_Latency_ns 500\nSwitch_Latency_ns 100\nBundle 1\n"
                             "Tier 2\nDownlink_speed_Gbps 100\nRadix_Down 4\nDownlink_Latency_ns 2000\n"
                             "Switch_Latency_ns 50\nBundle 2\n";

const std::string kLeafSpine = "Nodes 8\nTiers 2\nPodsize 8\n"
                               "Tier 0\nDownlink_speed_Gbps 100\nRadix_Down 4\nRadix_Up 1\n"
                               "Downlink_Latency_ns 1000\nOversubscribed 4\n"
                               "Tier 1\nDownlink_speed_Gbps 100\nRadix_Down 2\nDownlink_Latency_ns 1000\n";

std::shared_ptr<const Network> networkOf(const Platform& platform)
{
    IssueList issues;
    auto network = Network::build(platform, 0, issues);
    for (const Issue& issue : issues)
        qFatal("%s", issue.text.c_str());
    return network;
}

/** "gpu0 > nvswitch4 > gpu1, 50 ns" */
QString wayOf(const Network& network, const char* from, const char* to)
{
    std::vector<ChannelId> route;
    Router router(network);
    if (!router.appendRoute(*network.findNode(from), *network.findNode(to), route))
        return QStringLiteral("none");
    QString text = QString::fromUtf8(from);
    double latency = 0;
    for (const ChannelId channel : route) {
        text += QStringLiteral(" > ") + QString::fromStdString(network.vertexName(network.head(channel)));
        latency += network.latency(channel);
    }
    return text + QStringLiteral(", ") + QString::fromStdString(displayText(Dimension::duration, latency));
}

std::string replaced(std::string text, const std::string& part, const std::string& by)
{
    const std::size_t at = text.find(part);
    if (at == std::string::npos)
        qFatal("%s is not there", part.c_str());
    return text.replace(at, part.size(), by);
}

/** NCCL's description of a server: two GPUs and what else is given. */
std::string ncclServer(const std::string& gpu, const std::string& rest)
{
    std::string text = "<system version=\"1\">\n<cpu numaid=\"0\" arch=\"x86_64\">\n";
    for (const char* bus : {"0001:00:00.0", "0002:00:00.0"})
        text += "<pci busid=\"" + std::string(bus) +
                "\" class=\"0x030200\" link_speed=\"16 GT/s\" link_width=\"16\">" + gpu + "</pci>\n";
    return text + rest + "</cpu>\n</system>\n";
}

std::string nic(const std::string& net = {})
{
    return "<pci busid=\"0101:00:00.0\" class=\"0x020700\" link_speed=\"16.0 GT/s PCIe\" link_width=\"8\">" +
           net + "</pci>\n";
}

QString serverOf(const Project& project)
{
    QStringList texts;
    for (const ServerRow& row : project.platforms[0].servers)
        texts +=
            QStringLiteral("%1: %2 GPUs, %3 NICs, %4, %5")
                .arg(QString::fromStdString(row.name))
                .arg(row.gpus.valueOr(0))
                .arg(row.nics.valueOr(0))
                .arg(QString::fromStdString(row.bandwidth.hasValue() ? quantityText(row.bandwidth.value())
                                                                     : "?"),
                     QString::fromStdString(
                         row.localBandwidth.hasValue() ? quantityText(row.localBandwidth.value()) : "?"));
    return texts.join(QStringLiteral("; "));
}

/** The project with what the file says; fails as the plan does. */
Result<Project> described(Project project, const std::string& text, std::vector<std::string>* notes = nullptr)
{
    const Result<ImportedTopology> topology = parseTopology(text);
    if (!topology)
        return topology.error();
    TopologyTarget target;
    target.name = "box";
    Result<TopologyPlan> plan = planTopology(project, *topology, target);
    if (!plan)
        return plan.error();
    if (notes != nullptr)
        *notes = plan->notes;
    for (const Change& change : plan->edit.changes)
        if (const auto applied = applyChange(project, change); !applied)
            return applied.error();
    return project;
}

QString problemOfConnections(const std::string& text)
{
    const Result<Traffic> traffic = readTraffic(text);
    return traffic ? QStringLiteral("none") : QString::fromStdString(traffic.error().message);
}

} // namespace

class TestSimulatorFiles : public QObject
{
    Q_OBJECT

private slots:
    void gpusHangOnTheirNvSwitchAndOnTheirRail();
    void gpusThatAreNoServerAreNodes();
    void countsOfThreeAreAstraSims();
    void unitsAreThoseOfNs3();
    void theLastLinkOfTwoPlacesCounts();
    void ofEqualWaysTheOneOverTheNvSwitchIsTaken();
    void twoNodesMayBeJoinedDirectly();
    void whatIsWrongWithATopologyOfNs3NamesItsLine_data();
    void whatIsWrongWithATopologyOfNs3NamesItsLine();
    void manySwitchesInOneLineAreStillRecognised();
    void aFatTreeOfHtsimHasItsBundlesAndLatencies();
    void aLeafSpineOfHtsimIsOnePod();
    void whatIsWrongWithATreeOfHtsimNamesItsLine_data();
    void whatIsWrongWithATreeOfHtsimNamesItsLine();
    void oneSwitchOfAstraSimIsAStar();
    void dimensionsOfAstraSimJoinWhatDiffersInOne();
    void ringsOfAstraSimAreATorus();
    void allAreJoinedInAFullyConnectedDimension();
    void whatIsWrongWithANetworkOfAstraSimNamesItsLine_data();
    void whatIsWrongWithANetworkOfAstraSimNamesItsLine();
    void aServerByNcclHasItsGpusAndNics();
    void whatADumpOfNcclSaysIsTaken();
    void pciSwitchesThatGpusShareAreTaken();
    void serversThatAreThereAreFilledIn();
    void whatIsNoServerIsNamed();
    void connectionsBecomeMessages();
    void connectionsKeepTheirOwnIdsOnly();
    void whatIsWrongWithConnectionsNamesItsLine_data();
    void whatIsWrongWithConnectionsNamesItsLine();
};

void TestSimulatorFiles::gpusHangOnTheirNvSwitchAndOnTheirRail()
{
    const ImportedTopology topology = readTopology(kSimAi);
    QCOMPARE(topology.format->name, std::string_view("ns3"));
    const Platform& platform = topology.platforms.at(0);
    QCOMPARE(platform.switches.size(), std::size_t{3});
    QVERIFY(platform.nodes.empty());
    QCOMPARE(platform.links.size(), std::size_t{2});
    QCOMPARE(platform.servers.size(), std::size_t{1});
    const ServerRow& server = platform.servers[0];
    QCOMPARE(server.name, std::string("server[1-2]"));
    QCOMPARE(server.gpus.value(), 2U);
    QCOMPARE(server.nics.value(), 2U);
    QCOMPARE(server.rails, std::string("switch6,switch7"));
    QCOMPARE(quantityText(server.bandwidth.value()), std::string("400 Gbit/s"));
    QCOMPARE(quantityText(server.latency.value()), std::string("500 ns"));
    QCOMPARE(quantityText(server.localBandwidth.value()), std::string("2880 Gbit/s"));
    QCOMPARE(quantityText(server.localLatency.value()), std::string("25 ns"));
    QVERIFY(platform.routing == RoutingRule::ecmpHash);
    const auto network = networkOf(platform);
    QCOMPARE(wayOf(*network, "server1.0", "server1.1"),
             QStringLiteral("server1.0 > server1 > server1.1, 50 ns"));
    QCOMPARE(wayOf(*network, "server1.0", "server2.0"),
             QStringLiteral("server1.0 > switch6 > server2.0, 1 us"));
    // GPUs forward nothing: another rail is reached over the switch above.
    QCOMPARE(wayOf(*network, "server1.0", "server2.1"),
             QStringLiteral("server1.0 > switch6 > switch8 > switch7 > server2.1, 3 us"));
}

void TestSimulatorFiles::gpusThatAreNoServerAreNodes()
{
    // One GPU of a server is slower than the other.
    const Platform platform = readTopology(replaced(kSimAi, "1 7 400Gbps", "1 7 200Gbps")).platforms.at(0);
    QVERIFY(platform.servers.empty());
    QCOMPARE(platform.switches.size(), std::size_t{5});
    QCOMPARE(platform.nodes.size(), std::size_t{4});
    QCOMPARE(platform.links.size(), std::size_t{6}); // two upwards and four within
    QCOMPARE(quantityText(platform.nodes[0].bandwidth.value()), std::string("400 Gbit/s"));
    QCOMPARE(quantityText(platform.nodes[0].latency.value()), std::string("500 ns"));
    QCOMPARE(platform.links[2].name, std::string("gpu0 - nvswitch4"));
    QCOMPARE(quantityText(platform.links[2].bandwidth.value()), std::string("2880 Gbit/s"));
    QCOMPARE(quantityText(platform.links[2].latency.value()), std::string("25 ns"));
    QCOMPARE(wayOf(*networkOf(platform), "gpu0", "gpu1"), QStringLiteral("gpu0 > nvswitch4 > gpu1, 50 ns"));
}

void TestSimulatorFiles::countsOfThreeAreAstraSims()
{
    const ImportedTopology topology =
        readTopology("5 1 4\n4\n4 0 400Gbps 0.0005ms 0\n4 1 400Gbps 0.0005ms 0\n"
                     "4 2 400Gbps 0.0005ms 0.01\n4 3 400Gbps 0.0005ms 0\n\n");
    const Platform& platform = topology.platforms.at(0);
    QCOMPARE(platform.nodes.size(), std::size_t{4});
    QCOMPARE(platform.nodes[3].name, std::string("npu3"));
    QCOMPARE(platform.links.size(), std::size_t{0});
    QCOMPARE(wayOf(*networkOf(platform), "npu0", "npu3"), QStringLiteral("npu0 > switch4 > npu3, 1 us"));
    QVERIFY(isNoted(topology, "1 link that loses packets, the first in line 5"));
}

void TestSimulatorFiles::unitsAreThoseOfNs3()
{
    const ImportedTopology topology =
        readTopology("5 1 4\n4\n4 0 25GBps 1us 0\n4 1 400000Mbps 1000.0ns 0\n4 2 400Gb/s 1000000ps 0\n"
                     "4 3 0.4e12bps 1e-6 0\n");
    for (const NodeRow& row : topology.platforms.at(0).nodes)
        QCOMPARE(quantityText(row.latency.value()), std::string("1 us"));
    QCOMPARE(topology.platforms[0].nodes[0].bandwidth.value().value, 25e9);
    for (const std::size_t i : {1, 2, 3})
        QCOMPARE(topology.platforms[0].nodes[i].bandwidth.value().value, 50e9);
}

void TestSimulatorFiles::theLastLinkOfTwoPlacesCounts()
{
    const ImportedTopology topology =
        readTopology("3 1 3\n2\n2 0 100Gbps 1us 0\n0 2 200Gbps 2us 0\n2 1 100Gbps 1us 0\n7 7 7\n");
    QCOMPARE(quantityText(topology.platforms.at(0).nodes[0].bandwidth.value()), std::string("200 Gbit/s"));
    QCOMPARE(topology.rejected.size(), std::size_t{2});
    QCOMPARE(topology.rejected[0].line, std::size_t{3});
    QCOMPARE(topology.rejected[1].line, std::size_t{6}); // behind the links of the first line
}

void TestSimulatorFiles::ofEqualWaysTheOneOverTheNvSwitchIsTaken()
{
    // Both GPUs also hang on one switch of the network, as near as the NVSwitch, whichever stands first; a
    // third one is on no NVSwitch.
    const std::string links = "0 3 2400Gbps 25ns 0\n1 3 2400Gbps 25ns 0\n";
    const std::string rails = "0 4 100Gbps 1us 0\n1 4 100Gbps 1us 0\n2 4 100Gbps 1us 0\n";
    for (const std::string& rows : {links + rails, rails + links}) {
        const auto network = networkOf(readTopology("5 2 1 1 5 A100\n3 4\n" + rows).platforms.at(0));
        QCOMPARE(wayOf(*network, "gpu0", "gpu1"), QStringLiteral("gpu0 > nvswitch3 > gpu1, 50 ns"));
        QCOMPARE(wayOf(*network, "gpu1", "gpu0"), QStringLiteral("gpu1 > nvswitch3 > gpu0, 50 ns"));
    }
    const ImportedTopology topology = readTopology("5 2 1 1 5 A100\n3 4\n" + links + rails);
    QVERIFY(isNoted(topology, "1 pair of nodes also share a switch"));
}

void TestSimulatorFiles::twoNodesMayBeJoinedDirectly()
{
    const ImportedTopology topology =
        readTopology("3 1 3\n2\n0 1 800Gbps 100ns 0\n2 0 100Gbps 1us 0\n2 1 100Gbps 1us 0\n");
    QCOMPARE(wayOf(*networkOf(topology.platforms.at(0)), "npu0", "npu1"),
             QStringLiteral("npu0 > link npu0 npu1 > npu1, 100 ns"));
    QVERIFY(isNoted(topology, "1 link between two nodes"));
}

void TestSimulatorFiles::whatIsWrongWithATopologyOfNs3NamesItsLine_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("problem");
    const auto with = [](const char* part, const char* by) {
        return QString::fromStdString(replaced(kSimAi, part, by));
    };
    QTest::newRow("cut") << QString::fromStdString(kSimAi.substr(0, kSimAi.rfind("7 8")))
                         << "line 11: the first line says 10 links, and the file ends after 9";
    QTest::newRow("place") << with("0 4 2880", "0 9 2880")
                           << "line 3: '9' is no place; there are those from 0 to 8";
    QTest::newRow("loop") << with("0 4 2880", "4 4 2880") << "line 3: the link joins place 4 with itself";
    QTest::newRow("rate") << with("2880Gbps", "0Gbps") << "line 3: '0Gbps' is no rate of a link";
    QTest::newRow("unit") << with("2880Gbps", "28Zbps") << "line 3: '28Zbps' is not a bandwidth";
    QTest::newRow("time") << with("0.000025ms", "0.1my") << "line 3: '0.1my' is not a time";
    QTest::newRow("loss") << with("0.000025ms 0", "0.000025ms 2") << "line 3: '2' is no share of packets";
    QTest::newRow("words") << with("0.000025ms 0", "0.000025ms") << "line 3: a link is two places";
    QTest::newRow("twice") << with("4 5 6", "4 5 5") << "line 2: place 5 is named as a switch twice";
    QTest::newRow("few") << with("4 5 6 7 8", "4 5 6 7")
                         << "line 3: the first line says 5 switches, and the numbers of 4 follow";
    QTest::newRow("many") << with("4 5 6 7 8", "4 5 6 7 8 0")
                          << "line 2: place 0 is one more than the 5 switches";
    QTest::newRow("all") << with("9 2 2 3", "9 2 6 3") << "line 1: all of its 9 places are switches";
    QTest::newRow("large") << with("9 2 2 3", "9000000 2 2 3") << "places are more than the";
}

void TestSimulatorFiles::whatIsWrongWithATopologyOfNs3NamesItsLine()
{
    QFETCH(QString, text);
    QFETCH(QString, problem);
    const QString said = problemOfTopology(text.toStdString());
    QVERIFY2(said.contains(problem), qPrintable(said));
}

void TestSimulatorFiles::manySwitchesInOneLineAreStillRecognised()
{
    std::string head = "200000 8 20000 60000 300000 H100\n";
    for (int i = 120'000; head.size() < 70'000; ++i)
        head += std::to_string(i) + " ";
    QVERIFY(recogniseTopology(head.substr(0, 65'536)) != nullptr);
    QVERIFY(recogniseTopology("3 1 2\n4 5 6\n7 8 9\n") == nullptr);
    QVERIFY(recogniseTopology("9 1 8\n8\n") == nullptr);
}

void TestSimulatorFiles::aFatTreeOfHtsimHasItsBundlesAndLatencies()
{
    const ImportedTopology topology = readTopology(kFatTree);
    QCOMPARE(topology.format->name, std::string_view("htsim"));
    const Platform& platform = topology.platforms.at(0);
    QCOMPARE(platform.switches.size(), std::size_t{12}); // 4, 4 and 4
    QCOMPARE(platform.nodes.size(), std::size_t{4});
    QCOMPARE(platform.nodes[1].name, std::string("n[2-3]"));
    QCOMPARE(platform.links.size(), std::size_t{8 + 16});
    QCOMPARE(quantityText(platform.nodes[0].latency.value()), std::string("1.15 us"));
    QCOMPARE(quantityText(platform.links[0].latency.value()), std::string("700 ns"));
    const auto network = networkOf(platform);
    // Links and whole switches: 2 × 1000 + 300; and 2 × 500 + 300 + 100 more; and 2 × 2000 + 100 + 50 more.
    QVERIFY(wayOf(*network, "n0", "n1").endsWith(QStringLiteral(", 2.3 us")));
    QVERIFY(wayOf(*network, "n0", "n3").endsWith(QStringLiteral(", 3.7 us")));
    QVERIFY(wayOf(*network, "n0", "n7").endsWith(QStringLiteral(", 7.85 us")));
    std::size_t cables = 0;
    for (const LinkRow& row : platform.links)
        cables += row.from == "agg1" && row.to == "core3" && row.bandwidth.value().value == 12.5e9 ? 1 : 0;
    QCOMPARE(cables, std::size_t{2});
}

void TestSimulatorFiles::aLeafSpineOfHtsimIsOnePod()
{
    const ImportedTopology topology =
        readTopology(replaced(kLeafSpine, "Radix_Down 2", "radix_up 3\nqueue_down 100\nRadix_Down\t2"));
    const Platform& platform = topology.platforms.at(0);
    QCOMPARE(platform.switches.size(), std::size_t{3});
    QCOMPARE(platform.links.size(), std::size_t{2});
    QVERIFY(
        wayOf(*networkOf(platform), "n0", "n7").endsWith(QStringLiteral("tor0 > agg0 > tor1 > n7, 4 us")));
    QCOMPARE(topology.rejected.size(), std::size_t{1});
    QCOMPARE(topology.rejected[0].reason, std::string("sizes of queues mean nothing here"));
}

void TestSimulatorFiles::whatIsWrongWithATreeOfHtsimNamesItsLine_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("problem");
    const auto with = [](const char* part, const char* by) {
        return QString::fromStdString(replaced(kLeafSpine, part, by));
    };
    QTest::newRow("nodes") << with("Nodes 8", "Nodes eight") << "'Nodes' needs a whole number from 1 on";
    QTest::newRow("no pods") << with("Podsize 8\n", "") << "line 1: the line 'Podsize'";
    QTest::newRow("pods") << with("Podsize 8", "Podsize 3")
                          << "line 3: 8 nodes are no whole number of pods of 3";
    QTest::newRow("two pods") << with("Podsize 8", "Podsize 4")
                              << "line 3: in a tree of 2 tiers all nodes are one pod";
    QTest::newRow("tiers") << with("Tiers 2", "Tiers 4") << "line 2: htsim has trees of 2 or 3 tiers";
    QTest::newRow("tier") << with("Tiers 2", "Tiers 3") << "line 10: tier 1 has no Radix_Up";
    QTest::newRow("no rate") << with("Downlink_speed_Gbps 100\nRadix_Down 4", "Radix_Down 4")
                             << "line 4: tier 0 has no Downlink_speed_Gbps";
    QTest::newRow("twice") << with("Oversubscribed 4", "Radix_Up 2")
                           << "line 9: 'Radix_Up' stands in line 7 already";
    QTest::newRow("ports") << with("Radix_Down 2", "Radix_Down 3")
                           << "a switch of tier 1 has 3 links down, and with 2 switches below it";
    QTest::newRow("share") << with("Oversubscribed 4", "Oversubscribed 2")
                           << "line 9: the links of tier 0 make an oversubscription of 4 to 1";
    QTest::newRow("bundle") << with("Oversubscribed 4", "Oversubscribed 4\nBundle 2")
                            << "line 10: htsim joins a node by one link";
    QTest::newRow("zero") << with("Radix_Down 4", "Radix_Down 0")
                          << "line 6: 'Radix_Down' needs a whole number";
    QTest::newRow("large") << with("Nodes 8", "Nodes 90000000") << "line 1: 'Nodes' is more than the";
    QTest::newRow("wide")
        << QStringLiteral("Nodes 1000000\nTiers 2\nPodsize 1000000\nTier 0\nDownlink_speed_Gbps 1\n"
                          "Downlink_Latency_ns 1\nRadix_Down 1\nRadix_Up 9\nTier 1\nDownlink_speed_Gbps 1\n"
                          "Downlink_Latency_ns 1\nRadix_Down 1000000\n")
        << "line 1: the tree has more than";
    QTest::newRow("before") << with("Tier 0\n", "") << "line 4: 'Downlink_speed_Gbps' belongs to a tier";
}

void TestSimulatorFiles::whatIsWrongWithATreeOfHtsimNamesItsLine()
{
    QFETCH(QString, text);
    QFETCH(QString, problem);
    const Result<ImportedTopology> topology = parseTopology(text.toStdString(), findTopologyFormat("htsim"));
    const QString said = topology ? QStringLiteral("none") : QString::fromStdString(topology.error().message);
    QVERIFY2(said.contains(problem), qPrintable(said));
}

void TestSimulatorFiles::oneSwitchOfAstraSimIsAStar()
{
    for (const char* text :
         {"topology: [ Switch ]  # one\nnpus_count: [ 8 ]  # NPUs\nbandwidth: [ 50.0 ]\nlatency: [ 500.0 ]\n",
          "{\"topology\": [\"Switch\"], \"npus_count\": [8], \"bandwidth\": [50], \"latency\": [500]}",
          "topology: Switch\nnpus_count: 8\nbandwidth: 50\nlatency: 500\n"}) {
        const ImportedTopology topology = readTopology(text);
        QCOMPARE(topology.format->name, std::string_view("astra-sim"));
        const Platform& platform = topology.platforms.at(0);
        QCOMPARE(platform.switches.size(), std::size_t{1});
        QCOMPARE(platform.nodes[0].name, std::string("npu[0-7]"));
        QCOMPARE(quantityText(platform.nodes[0].bandwidth.value()), std::string("50 GB/s"));
        QCOMPARE(wayOf(*networkOf(platform), "npu0", "npu7"), QStringLiteral("npu0 > switch0 > npu7, 1 us"));
    }
}

void TestSimulatorFiles::dimensionsOfAstraSimJoinWhatDiffersInOne()
{
    const ImportedTopology topology =
        readTopology("bandwidth:\n- 150\n- 25\nlatency:\n- 1000\n- 37000.0\n"
                     "npus_count:\n- 2\n- 3\ntopology:\n- Switch\n- Switch\nloss: 3\n");
    const Platform& platform = topology.platforms.at(0);
    QCOMPARE(platform.switches.size(), std::size_t{6 + 3 + 2});
    QCOMPARE(platform.links.size(), std::size_t{12});
    const auto network = networkOf(platform);
    QCOMPARE(wayOf(*network, "npu0", "npu1"),
             QStringLiteral("npu0 > router0 > switch0.0 > router1 > npu1, 2 us"));
    QCOMPARE(wayOf(*network, "npu1", "npu5"),
             QStringLiteral("npu1 > router1 > switch1.1 > router5 > npu5, 74 us"));
    QCOMPARE(quantityText(platform.nodes[0].bandwidth.value()), std::string("175 GB/s"));
    QVERIFY(isNoted(topology, "taken as 10^9 bytes"));
    QCOMPARE(topology.rejected.at(0).line, std::size_t{13});
}

void TestSimulatorFiles::ringsOfAstraSimAreATorus()
{
    const ImportedTopology topology =
        readTopology("topology: [Ring, Ring]\nnpus_count: [4, 2]\nbandwidth: [100, 50]\nlatency: [10, 20]\n");
    const Platform& platform = topology.platforms.at(0);
    QCOMPARE(platform.links.size(), std::size_t{8 + 4});
    QVERIFY(platform.routing == RoutingRule::dimensionOrder);
    const auto network = networkOf(platform);
    QVERIFY(network->routing() == RoutingRule::dimensionOrder);
    QCOMPARE(wayOf(*network, "npu0", "npu7"),
             QStringLiteral("npu0 > router0 > router3 > router7 > npu7, 30 ns"));
}

void TestSimulatorFiles::allAreJoinedInAFullyConnectedDimension()
{
    const ImportedTopology topology =
        readTopology("topology: [FullyConnected]\nnpus_count: [5]\nbandwidth: [40]\nlatency: [700]\n");
    const Platform& platform = topology.platforms.at(0);
    QCOMPARE(platform.links.size(), std::size_t{10});
    QCOMPARE(wayOf(*networkOf(platform), "npu1", "npu4"),
             QStringLiteral("npu1 > router1 > router4 > npu4, 700 ns"));
    QCOMPARE(quantityText(platform.nodes[0].bandwidth.value()), std::string("160 GB/s"));
}

void TestSimulatorFiles::whatIsWrongWithANetworkOfAstraSimNamesItsLine_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("problem");
    const auto file = [](const char* topology, const char* count, const char* bandwidth,
                         const char* latency) {
        return QStringLiteral("topology: %1\nnpus_count: %2\nbandwidth: %3\nlatency: %4\n")
            .arg(topology, count, bandwidth, latency);
    };
    QTest::newRow("mesh") << file("[Mesh]", "[4]", "[1]", "[1]")
                          << "line 1: the topology 'Mesh' is not taken";
    QTest::newRow("lengths") << file("[Ring, Ring]", "[4]", "[1, 2]", "[1, 2]")
                             << "line 2: npus_count has 1 value, and topology names 2 dimensions";
    QTest::newRow("one") << file("[Ring]", "[1]", "[1]", "[1]") << "line 2: a dimension has from 2 to";
    QTest::newRow("half") << file("[Ring]", "[2.5]", "[1]", "[1]") << "line 2: a dimension has from 2";
    QTest::newRow("rate") << file("[Ring]", "[4]", "[0]", "[1]")
                          << "line 3: bandwidth '0' is no number above 0";
    QTest::newRow("latency") << file("[Ring]", "[4]", "[1]", "[x]") << "line 4: latency 'x' is no number";
    QTest::newRow("none") << file("[Ring]", "[4]", "[]", "[1]") << "it needs bandwidth, a list";
    QTest::newRow("map") << file("[Ring]", "[4]", "[{a: 1}]", "[1]") << "it needs bandwidth, a list";
    QTest::newRow("many") << file("[Ring, Ring]", "[1000, 1000]", "[1, 1]", "[1, 1]")
                          << "line 2: its dimensions make more than";
    QTest::newRow("links") << file("[FullyConnected]", "[5000]", "[1]", "[1]")
                           << "line 2: its dimensions make more than";
}

void TestSimulatorFiles::whatIsWrongWithANetworkOfAstraSimNamesItsLine()
{
    QFETCH(QString, text);
    QFETCH(QString, problem);
    const QString said = problemOfTopology(text.toStdString());
    QVERIFY2(said.contains(problem), qPrintable(said));
}

void TestSimulatorFiles::aServerByNcclHasItsGpusAndNics()
{
    std::vector<std::string> notes;
    const Result<Project> project = described({}, ncclServer({}, nic() + nic()), &notes);
    if (!project)
        qFatal("%s", project.error().message.c_str());
    // Only PCI is named: 16 lanes of 1.5 GB/s, and 8.
    QCOMPARE(serverOf(*project), QStringLiteral("s1: 2 GPUs, 2 NICs, 12 GB/s, 24 GB/s"));
    QVERIFY(std::any_of(notes.begin(), notes.end(), [](const std::string& note) {
        return note.find("the file names no NVLinks") != std::string::npos;
    }));
    const auto network = networkOf(project->platforms[0]);
    QCOMPARE(wayOf(*network, "s1.0", "s1.1"), QStringLiteral("s1.0 > s1 > s1.1, 0 s"));
    // Of fewer NICs each is shared; more of them are one that is as fast.
    QCOMPARE(serverOf(described({}, ncclServer({}, nic())).value()),
             QStringLiteral("s1: 2 GPUs, 1 NICs, 12 GB/s, 24 GB/s"));
    QCOMPARE(serverOf(described({}, ncclServer({}, nic() + nic() + nic() + nic())).value()),
             QStringLiteral("s1: 2 GPUs, 2 NICs, 24 GB/s, 24 GB/s"));
}

void TestSimulatorFiles::whatADumpOfNcclSaysIsTaken()
{
    const std::string gpu =
        "<gpu dev=\"0\" sm=\"90\" rank=\"0\" gdr=\"1\"><nvlink target=\"fffffff:ff:ff.0\" "
        "count=\"10\" tclass=\"0x068000\"/><nvlink target=\"0003:00:00.0\" count=\"8\"/></gpu>";
    const std::string net = "<nic><net name=\"mlx5_0\" dev=\"0\" speed=\"400000\" port=\"1\"/></nic>";
    QCOMPARE(serverOf(described({}, ncclServer(gpu, nic(net) + nic(net))).value()),
             QStringLiteral("s1: 2 GPUs, 2 NICs, 50 GB/s, 370.8 GB/s"));
    // NICs that are no PCI devices stand below each CPU, by name.
    const std::string eth = "<nic><net name=\"eth0\" speed=\"100000\"/></nic>\n";
    QCOMPARE(serverOf(described({}, ncclServer(gpu, eth + "</cpu><cpu>" + eth)).value()),
             QStringLiteral("s1: 2 GPUs, 1 NICs, 12.5 GB/s, 370.8 GB/s"));
}

void TestSimulatorFiles::pciSwitchesThatGpusShareAreTaken()
{
    const auto gpus = [](int count) {
        std::string text = "<pci class=\"0x060400\" link_speed=\"16 GT/s\" link_width=\"16\">\n";
        for (int i = 0; i < count; ++i)
            text += "<pci class=\"0x030200\" link_speed=\"16 GT/s\" link_width=\"16\"/>\n";
        return text;
    };
    const auto taken = [](const std::string& text, std::vector<std::string>* notes = nullptr) {
        const Result<Project> project =
            described({}, "<system version=\"1\"><cpu>" + text + "</cpu></system>", notes);
        if (!project)
            qFatal("%s", project.error().message.c_str());
        const ServerRow& row = project->platforms[0].servers[0];
        return QStringLiteral("%1 of %2")
            .arg(row.pciSwitches.valueOr(0))
            .arg(QString::fromStdString(row.pciBandwidth.hasValue() ? quantityText(row.pciBandwidth.value())
                                                                    : "?"));
    };
    const std::string end = "</pci>\n";
    const std::string net = nic("<nic><net name=\"mlx5_0\" speed=\"200000\"/></nic>");
    const std::string nics = net + net + net + net;
    QCOMPARE(taken(gpus(2) + end + gpus(2) + end + nics), QStringLiteral("2 of 24 GB/s"));
    // The outer switch has what the inner ones have.
    QCOMPARE(taken(gpus(0) + gpus(2) + end + gpus(2) + end + end + nics), QStringLiteral("1 of 24 GB/s"));
    // NICs below the same switch are reached through it alone, and one NIC of 25 GB/s is what binds for four.
    QCOMPARE(taken(gpus(2) + net + net + end + gpus(2) + net + net + end), QStringLiteral("0 of ?"));
    QCOMPARE(taken(gpus(2) + end + gpus(2) + end + nic()), QStringLiteral("0 of ?"));
    std::vector<std::string> notes;
    QCOMPARE(taken(gpus(2) + end + gpus(2) + net + net + end + net + net, &notes), QStringLiteral("0 of ?"));
    QVERIFY(std::any_of(notes.begin(), notes.end(), [](const std::string& note) {
        return note.find("share a PCI switch on their way to NICs") != std::string::npos;
    }));
}

void TestSimulatorFiles::serversThatAreThereAreFilledIn()
{
    Project project;
    Platform platform;
    platform.name = "cluster";
    ServerRow row;
    row.name = "s[1-4]";
    row.gpus = CountCell(8);
    row.bandwidth = quantity(Dimension::bandwidth, 49, "GB/s");
    row.localBandwidth = quantity(Dimension::bandwidth, 366, "GB/s");
    platform.servers = SharedRows<ServerRow>(std::vector<ServerRow>{row});
    project.platforms = SharedRows<Platform>(std::vector<Platform>{platform});
    QCOMPARE(serverOf(described(project, ncclServer({}, {})).value()),
             QStringLiteral("s[1-4]: 2 GPUs, 0 NICs, 49 GB/s, 24 GB/s"));
    QCOMPARE(serverOf(described(project, ncclServer({}, nic())).value()),
             QStringLiteral("s[1-4]: 2 GPUs, 1 NICs, 12 GB/s, 24 GB/s"));
}

void TestSimulatorFiles::whatIsNoServerIsNamed()
{
    const auto problem = [](const std::string& text) {
        const Result<Project> project = described({}, text);
        return project ? QStringLiteral("none") : QString::fromStdString(project.error().message);
    };
    QVERIFY(problem("<system version=\"1\"/>").contains(QStringLiteral("line 1: it has no GPU")));
    QVERIFY(problem(ncclServer({}, nic() + nic() + nic()))
                .contains(QStringLiteral("3 NICs do not divide evenly")));
    QVERIFY(problem("<system>\n<pci class=\"0x03\"/>\n<pci class=\"0x03\"/>\n</system>")
                .contains(QStringLiteral("the file does not say how fast its GPUs")));
}

void TestSimulatorFiles::connectionsBecomeMessages()
{
    const Result<Traffic> traffic =
        readTraffic("\xEF\xBB\xBFNodes 4\nConnections 3\n# who sends\n0->3 id 7 start 0 size 2000000\n"
                    "2->1 id 9 start 2500000 size 64 prio 1\n1->1 id 4 start 0 size 8\n"
                    "failure switch_type AGG switch_id 0 link_id 1\nFailures 1\n");
    if (!traffic)
        qFatal("%s", traffic.error().message.c_str());
    QCOMPARE(traffic->messages.size(), std::size_t{2});
    QCOMPARE(std::string(traffic->messages[0].id), std::string("7"));
    QCOMPARE(quantityText(traffic->messages[0].size.value()), std::string("2 MB"));
    QCOMPARE(quantityText(traffic->messages[1].start.value()), std::string("2.5 us"));
    // All nodes, so that number 3 is the fourth of the platform.
    QCOMPARE(traffic->ends, (std::vector<std::string>{"0", "1", "2", "3"}));
    QCOMPARE(traffic->provenance.importer, std::string("htsim"));
    const auto isSaid = [&](const char* part) {
        return std::any_of(traffic->notes.begin(), traffic->notes.end(),
                           [part](const std::string& note) { return note.find(part) != std::string::npos; });
    };
    for (const char* part : {"picoseconds", "prio", "line 7: the failure of a link", "a node to itself"})
        QVERIFY2(isSaid(part), part);
}

void TestSimulatorFiles::connectionsKeepTheirOwnIdsOnly()
{
    const Result<Traffic> traffic =
        readTraffic("Nodes 2\nConnections 2\nTriggers 0\n0->1 id 1 msg start 0 size 8\n"
                    "0->1 id 1 msg 2 start 0 size 8 send_done_trigger 3\n");
    QVERIFY(traffic);
    QCOMPARE(std::string(traffic->messages[1].id), std::string("m2"));
}

void TestSimulatorFiles::whatIsWrongWithConnectionsNamesItsLine_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("problem");
    const auto with = [](const char* line) {
        return QStringLiteral("Nodes 4\nConnections 2\n0->1 start 0 size 8\n") + QLatin1String(line);
    };
    QTest::newRow("few") << with("") << "line 2: it says 2 connections, and there are 1";
    QTest::newRow("many") << with("0->1 start 0 size 8\n0->1 start 0 size 8\n")
                          << "line 2: it says 2 connections, and there are 3";
    QTest::newRow("node") << with("0->4 start 0 size 8\n")
                          << "line 4: there is no node 4; line 1 says 4 nodes";
    QTest::newRow("trigger") << with("0->1 id 2 trigger 1 size 8\n")
                             << "line 4: the message waits for trigger 1";
    QTest::newRow("word") << with("0->1 start 0 size 8 color 3\n")
                          << "line 4: htsim knows no 'color' of a message";
    QTest::newRow("start") << with("0->1 size 8\n") << "line 4: the start of the message is missing";
    QTest::newRow("size") << with("0->1 start 0 id 8\n") << "line 4: the size of the message is missing";
    QTest::newRow("number") << with("0->1 start 0 size\n") << "line 4: 'size' needs a number";
    QTest::newRow("half") << with("0->1 start 0 size 2.5\n") << "line 4, column 'size'";
    QTest::newRow("pair") << with("0->x start 0 size 8\n") << "line 4: '0->x' is no pair of nodes";
    QTest::newRow("line") << with("sizes 3\n") << "line 4: htsim knows no 'sizes'";
    QTest::newRow("no nodes") << "0->1 start 0 size 8\n"
                              << "line 1: the line 'Nodes' with their number does not stand";
    QTest::newRow("large") << "Nodes 99999999\n0->1 start 0 size 8\n"
                           << "line 1: 'Nodes' needs a whole number up to";
}

void TestSimulatorFiles::whatIsWrongWithConnectionsNamesItsLine()
{
    QFETCH(QString, text);
    QFETCH(QString, problem);
    const QString said = problemOfConnections(text.toStdString());
    QVERIFY2(said.contains(problem), qPrintable(said));
}

QTEST_GUILESS_MAIN(TestSimulatorFiles)
#include "tst_simulator_files.moc"
