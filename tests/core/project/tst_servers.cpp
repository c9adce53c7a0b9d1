// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/placed_variation.h"
#include "core/engine/prediction.h"
#include "core/io/campaign/campaign_results.h"
#include "core/io/project/project_file.h"
#include "core/project/anonymous_names.h"
#include "core/project/edits.h"
#include "core/project/network.h"
#include "core/project/price.h"
#include "core/project/references.h"
#include "core/project/routing.h"
#include "core/project/validate.h"
#include "tests/data_folders.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace contraflow;

namespace {

/** Two servers of four GPUs on four rails below one spine, and a plain node. */
std::string projectOf(const std::string& server, const std::string& platform = {})
{
    return "contraflow: 1\n"
           "platforms:\n"
           "  - name: p\n"
           "    switches: [\"leaf[1-4]\", spine]\n"
           "    nodes:\n"
           "      - {name: head, switch: leaf1, bandwidth: 10 GB/s, latency: 1 us}\n"
           "    servers:\n"
           "      - {" +
           server +
           "}\n"
           "    links:\n"
           "      - {name: up1, between: [leaf1, spine], bandwidth: 100 GB/s, latency: 3 us}\n"
           "      - {name: up2, between: [leaf2, spine], bandwidth: 100 GB/s, latency: 3 us}\n"
           "      - {name: up3, between: [leaf3, spine], bandwidth: 100 GB/s, latency: 3 us}\n"
           "      - {name: up4, between: [leaf4, spine], bandwidth: 100 GB/s, latency: 3 us}\n" +
           platform +
           "workloads:\n"
           "  - name: w\n"
           "    messages: |\n"
           "      id,source,destination,size\n"
           "      within,s1.0,s1.1,100 MB\n"
           "      rail,s1.0,s2.0,100 MB\n"
           "      across,s1.0,s2.3,100 MB\n"
           "models:\n"
           "  - {name: m, kind: max-min}\n"
           "scenarios:\n"
           "  - {name: run, platform: p, workload: w, model: m}\n";
}

const std::string kServer = "name: \"s[1-2]\", gpus: 4, nics: 4, bandwidth: 50 GB/s, latency: 2 us, "
                            "local_bandwidth: 400 GB/s, local_latency: 1 us, rails: \"leaf[1-4]\"";

Project read(const std::string& text)
{
    Result<LoadedProject> loaded = parseProject(text);
    if (!loaded)
        qFatal("%s", loaded.error().message.c_str());
    for (const Issue& issue : loaded->issues)
        qFatal("%s", issue.text.c_str());
    return loaded->project;
}

std::shared_ptr<const Network> networkOf(const Project& project)
{
    IssueList issues;
    auto network = Network::build(project.platforms[0], 0, issues);
    for (const Issue& issue : issues)
        qFatal("%s", issue.text.c_str());
    return network;
}

/** "s1.0 s1 s1.3 leaf4 s2.3" */
QString wayOf(const Network& network, const std::string& from, const std::string& to)
{
    Router router(network);
    std::vector<ChannelId> route;
    if (!router.appendRoute(*network.findNode(from), *network.findNode(to), route))
        return "none";
    std::string text = from;
    Vertex at{true, network.findNode(from)->value};
    for (const ChannelId c : route) {
        if (network.tail(c) != at)
            return "broken at " + QString::fromStdString(text);
        at = network.head(c);
        text += " " + network.vertexName(at);
    }
    return QString::fromStdString(text);
}

QString onlyIssue(const std::string& server, const std::string& platform = {})
{
    const Project project = read(projectOf(server, platform));
    IssueList issues;
    (void)Network::build(project.platforms[0], 0, issues);
    return issues.size() == 1 ? QString::fromStdString(issues[0].text)
                              : QString::number(issues.size()) + " issues";
}

std::string replaced(std::string text, const std::string& what, const std::string& by)
{
    return text.replace(text.find(what), what.size(), by);
}

double secondsOf(const Project& project, std::size_t message)
{
    // One message at a time, as they would otherwise share links.
    Project one = project;
    std::vector<Workload> workloads{one.workloads[0]};
    workloads[0].messages = SharedRows<MessageRow>{project.workloads[0].messages[message]};
    one.workloads = SharedRows<Workload>(std::move(workloads));
    const Result<Prediction> prediction = predict(one, 0);
    if (!prediction)
        qFatal("%s", prediction.error().message.c_str());
    return prediction->timeline.messages[0].finish();
}

} // namespace

class TestServers : public QObject
{
    Q_OBJECT

private slots:
    void aServerBecomesItsGpusASwitchAndNics()
    {
        const auto network = networkOf(read(projectOf(kServer)));
        QCOMPARE(network->nodes().size(), std::size_t(9)); // the head and two times four
        QCOMPARE(network->fabricSwitches().size(), std::size_t(5));
        QCOMPARE(network->switches().size(), std::size_t(7));
        QCOMPARE(network->servers().size(), std::size_t(2));
        const NodeId gpu = *network->findNode("s2.3");
        const Network::GpuPlace place = network->gpuPlace(gpu);
        QVERIFY(place.isGpu());
        QCOMPARE(place.server, 1);
        QCOMPARE(place.gpu, 3U);
        QVERIFY(network->servers()[1].gpu(3) == gpu);
        QCOMPARE(network->servers()[1].railOf(3), 3U);
        QVERIFY(!network->gpuPlace(*network->findNode("head")).isGpu());
        const Network::Link& nic = network->link(*network->node(gpu).nic);
        QVERIFY(nic.isNic);
        QCOMPARE(nic.capacity, 50e9);
        QCOMPARE(QString::fromStdString(network->channelName(ChannelId(2 * network->node(gpu).nic->index()))),
                 QString("s2.3 → leaf4"));
        QVERIFY(network->findSwitch("s2") == network->node(gpu).attachedTo);
    }

    void routesGoByRails()
    {
        const auto pxn = networkOf(read(projectOf(kServer)));
        QCOMPARE(wayOf(*pxn, "s1.0", "s1.3"), QString("s1.0 s1 s1.3"));
        QCOMPARE(wayOf(*pxn, "s1.2", "s2.2"), QString("s1.2 leaf3 s2.2"));
        QCOMPARE(wayOf(*pxn, "s1.0", "s2.3"), QString("s1.0 s1 s1.3 leaf4 s2.3"));
        QCOMPARE(wayOf(*pxn, "s1.3", "head"), QString("s1.3 leaf4 spine leaf1 head"));
        QCOMPARE(wayOf(*pxn, "head", "s1.3"), QString("head leaf1 spine leaf4 s1.3"));
        const auto spine = networkOf(read(projectOf(kServer, "    rails: spine\n")));
        QCOMPARE(wayOf(*spine, "s1.0", "s1.3"), QString("s1.0 s1 s1.3"));
        QCOMPARE(wayOf(*spine, "s1.2", "s2.2"), QString("s1.2 leaf3 s2.2"));
        QCOMPARE(wayOf(*spine, "s1.0", "s2.3"), QString("s1.0 leaf1 spine leaf4 s2.3"));
    }

    /** Whatever the routing rule, what lies within servers is none of its business. */
    void allRoutingRulesKeepToTheRails()
    {
        for (const char* rule : {"ecmp-hash", "d-mod-k", "s-mod-k", "minhop", "ftree", "adaptive"}) {
            const std::string routing = std::string("    routing: ") + rule + "\n";
            for (const char* nics : {"nics: 4", "nics: 2"}) {
                const Project project =
                    read(projectOf(replaced(kServer, "nics: 4", nics), routing + "    rails: spine\n"));
                const auto network = networkOf(project);
                QCOMPARE(wayOf(*network, "s1.1", "s1.3"), QString("s1.1 s1 s1.3"));
                QCOMPARE(wayOf(*network, "s1.0", "s2.3"),
                         std::string(nics) == "nics: 4"
                             ? QString("s1.0 leaf1 spine leaf4 s2.3")
                             : QString("s1.0 s1.nic0 leaf1 spine leaf2 s2.nic1 s2.3"));
            }
        }
    }

    void fewerNicsAreSharedByNeighbours()
    {
        const Project project = read(projectOf(replaced(kServer, "nics: 4", "nics: 2")));
        const auto network = networkOf(project);
        QCOMPARE(wayOf(*network, "s1.0", "s1.1"), QString("s1.0 s1 s1.1"));
        QCOMPARE(wayOf(*network, "s1.0", "s2.1"), QString("s1.0 s1.nic0 leaf1 s2.nic0 s2.1"));
        QCOMPARE(wayOf(*network, "s1.1", "s2.0"), QString("s1.1 s1.nic0 leaf1 s2.nic0 s2.0"));
        // To the second rail: by the GPU of the same number where it is there.
        QCOMPARE(wayOf(*network, "s1.0", "s2.3"), QString("s1.0 s1 s1.3 s1.nic1 leaf2 s2.nic1 s2.3"));
        // Two GPUs that share a NIC get half of it each.
        Project both = project;
        std::vector<Workload> workloads{both.workloads[0]};
        MessageRow first = workloads[0].messages[1];
        MessageRow second = first;
        second.id = "second";
        second.source = "s1.1";
        second.destination = "s2.1";
        workloads[0].messages = SharedRows<MessageRow>{first, second};
        both.workloads = SharedRows<Workload>(std::move(workloads));
        const Result<Prediction> prediction = predict(both, 0);
        QVERIFY(prediction);
        QCOMPARE(prediction->timeline.messages[0].finish(), 2 * 100e6 / 50e9 + 4e-6);
        QCOMPARE(prediction->timeline.messages[1].finish(), 2 * 100e6 / 50e9 + 4e-6);
    }

    void pciSwitchesAreSharedOnTheWayToNics()
    {
        const std::string pci = kServer + ", pci_switches: 2, pci_bandwidth: 60 GB/s";
        const Project project = read(projectOf(pci));
        const auto network = networkOf(project);
        QCOMPARE(wayOf(*network, "s1.0", "s1.3"), QString("s1.0 s1 s1.3"));
        QCOMPARE(wayOf(*network, "s1.1", "s2.1"),
                 QString("s1.1 s1.pci0 s1.pci s1.nic1 leaf2 s2.nic1 s2.pci s2.pci0 s2.1"));
        QCOMPARE(wayOf(*network, "s1.0", "s2.3"),
                 QString("s1.0 s1 s1.3 s1.pci1 s1.pci s1.nic3 leaf4 s2.nic3 s2.pci s2.pci1 s2.3"));
        QCOMPARE(wayOf(*network, "head", "s2.2"),
                 QString("head leaf1 spine leaf3 s2.nic2 s2.pci s2.pci1 s2.2"));
        QCOMPARE(network->fabricSwitches().size(), std::size_t(5));
        const SwitchId last = *network->findSwitch("s2.pci1");
        QCOMPARE(last.value + 1, static_cast<std::uint32_t>(network->switches().size()));
        QVERIFY(network->serverOf(last) == std::optional(1U));
        // Three NICs among four GPUs: whichever switch they are behind.
        const auto three = networkOf(read(projectOf(replaced(pci, "nics: 4", "nics: 3"))));
        QCOMPARE(wayOf(*three, "s1.2", "s2.2"),
                 QString("s1.2 s1.pci1 s1.pci s1.nic1 leaf2 s2.nic1 s2.pci s2.pci1 s2.2"));
        QVERIFY(read(projectText(project)) == project);
        QCOMPARE(secondsOf(project, 1), 100e6 / 50e9 + 4e-6);
        const QString p = "platform 'p': server 's[1-2]'";
        QCOMPARE(onlyIssue(kServer + ", pci_bandwidth: 60 GB/s"),
                 p + " has a pci_bandwidth and no pci_switches; write how many share it");
        QCOMPARE(onlyIssue(replaced(pci, "switches: 2", "switches: 8")),
                 p + " has 8 PCI switches and 4 GPUs; write at most one a GPU");
        QVERIFY(onlyIssue(kServer + ", pci_switches: 2").startsWith(p + " has no pci_bandwidth; write "));
    }

    /** Variations that change NICs change all links of theirs, and racks have each NIC once. */
    void sharedNicsAreNicsOfTheirRail()
    {
        const auto check = [](const std::string& server, std::size_t links) {
            const auto network = networkOf(read(projectOf(server)));
            const RackCapacity rack = rackCapacities(*network).at(network->findSwitch("leaf2")->value);
            QCOMPARE(rack.down, 100e9);
            QCOMPARE(rack.up, 100e9);
            const LinkSet nics = nicLinks(*network);
            QCOMPARE(nics.size(), links);
            for (const LinkId link : nics)
                QVERIFY(network->link(link).capacity <= 50e9 && rackOf(*network, link));
        };
        check(kServer, 1 + 8);
        check(replaced(kServer, "nics: 4", "nics: 2"), 1 + 8 + 4);
        check(kServer + ", pci_switches: 2, pci_bandwidth: 60 GB/s", 1 + 8 + 8 + 8);
    }

    /** What SimGrid says of the same messages: tests/data/simgrid/README.md. */
    void timesAreThoseOfSimgrid()
    {
        const std::string folder = CONTRAFLOW_TEST_DATA "/simgrid/gpu-servers";
        const Result<LoadedProject> loaded = readProject(folder + ".yaml");
        if (!loaded)
            qFatal("%s", loaded.error().message.c_str());
        const Project& project = loaded->project;
        std::map<std::string, double> finished;
        for (std::size_t s = 0; s < project.scenarios.size(); ++s) {
            const Result<Prediction> prediction = predict(project, s);
            if (!prediction)
                qFatal("%s", prediction.error().message.c_str());
            for (std::size_t m = 0; m < prediction->timeline.messages.size(); ++m)
                finished[project.scenarios[s].name + "," + project.workloads[0].messages[m].id.str()] =
                    prediction->timeline.messages[m].finish();
        }
        QFile file(QString::fromStdString(folder + ".csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        file.readLine();
        std::size_t compared = 0;
        for (; !file.atEnd(); ++compared) {
            const QByteArray line = file.readLine().trimmed();
            const double theirs = line.mid(line.lastIndexOf(',') + 1).toDouble();
            const double ours = finished.at(line.left(line.lastIndexOf(',')).toStdString());
            QVERIFY2(std::abs(ours - theirs) < 1e-9 * theirs, line.constData());
        }
        QCOMPARE(compared, finished.size());
    }

    void fewerSwitchesThanNicsAreTakenInTurn()
    {
        const auto network = networkOf(read(projectOf(replaced(kServer, "leaf[1-4]", "leaf[1-2]"))));
        QCOMPARE(network->servers()[0].railOf(2), 0U);
        QCOMPARE(wayOf(*network, "s1.0", "s2.2"), QString("s1.0 leaf1 s2.2")); // the same rail
        QCOMPARE(wayOf(*network, "s1.0", "s2.3"), QString("s1.0 s1 s1.3 leaf2 s2.3"));
    }

    void timesAreThoseOfTheWay()
    {
        const Project project = read(projectOf(kServer));
        QCOMPARE(secondsOf(project, 0), 100e6 / 400e9 + 2e-6);
        QCOMPARE(secondsOf(project, 1), 100e6 / 50e9 + 4e-6);
        QCOMPARE(secondsOf(project, 2), 100e6 / 50e9 + 2e-6 + 4e-6);
        const Project spine = read(projectOf(kServer, "    rails: spine\n"));
        QCOMPARE(secondsOf(spine, 2), 100e6 / 50e9 + 4e-6 + 6e-6);
    }

    void aPlatformOfServersReadsBack()
    {
        const Project project = read(projectOf(kServer, "    rails: spine\n"));
        QCOMPARE(project.platforms[0].switches.size(), std::size_t(5));
        QCOMPARE(project.platforms[0].switches[3].name, std::string("leaf4"));
        QVERIFY(read(projectText(project)) == project);
        // A switch whose name is a list stays one.
        Project odd = project;
        std::vector<Platform> platforms{odd.platforms[0]};
        platforms[0].switches.append(SwitchRow{"odd[1-2]", {}});
        odd.platforms = SharedRows<Platform>(std::move(platforms));
        QVERIFY(read(projectText(odd)) == odd);
    }

    void whatCannotBeIsRefused()
    {
        const QString p = "platform 'p': ";
        QCOMPARE(onlyIssue(replaced(kServer, "gpus: 4, ", "")),
                 p + "server 's[1-2]' has no gpus; write how many each has, such as 8");
        QCOMPARE(onlyIssue(replaced(kServer, "gpus: 4", "gpus: 0")),
                 p + "server 's[1-2]': '0' is not a number of GPUs; write a whole number from 1 on");
        QCOMPARE(onlyIssue(replaced(kServer, "nics: 4", "nics: 0")),
                 p + "server 's[1-2]': '0' is not a number of NICs; write a whole number from 1 on");
        QCOMPARE(onlyIssue(replaced(kServer, "nics: 4", "nics: 8")),
                 p + "server 's[1-2]' has 8 NICs and 4 GPUs; write at most one NIC a GPU, as fast as those "
                     "that it stands for together");
        QCOMPARE(
            onlyIssue(replaced(kServer, "gpus: 4", "gpus: 4000000")),
            p + "with the GPUs of server 's[1-2]' there are more than 1\u00a0000\u00a0000 nodes; remove some");
        QCOMPARE(onlyIssue(replaced(kServer, "leaf[1-4]", "leaf[2-5]")),
                 p + "server 's[1-2]' has a rail at the unknown switch 'leaf5'; did you mean 'leaf1'?");
        QVERIFY(onlyIssue(replaced(kServer, "bandwidth: 50 GB/s, ", ""))
                    .startsWith(p + "server 's[1-2]' has no bandwidth; write "));
        QVERIFY(onlyIssue(replaced(kServer, "local_bandwidth: 400 GB/s, ", ""))
                    .startsWith(p + "server 's[1-2]' has no local_bandwidth; write "));
        QCOMPARE(onlyIssue(replaced(kServer, "s[1-2]", "spine")),
                 p + "a part of a server and a switch are both called 'spine'; rename one of them");
        QCOMPARE(onlyIssue(replaced(kServer, "s[1-2]", "s1,s1")),
                 p + "there are two servers 's1'; rename or remove one");
        QCOMPARE(onlyIssue(kServer, "      - {name: odd, between: [s1, spine], bandwidth: 1 GB/s}\n"),
                 p + "link 'odd' ends at 's1', which is part of a server; name the switches that servers are "
                     "connected to as their rails");
    }

    void gpusGoWithTheNameOfTheirServer()
    {
        Project project = read(projectOf(kServer));
        QVERIFY(applyEdit(project, renameRow(project, {TableKind::servers, 0}, 0, "dgx[1-2]")));
        QCOMPARE(std::string(project.workloads[0].messages[2].destination), std::string("dgx2.3"));
        QVERIFY(applyEdit(project, renameRow(project, {TableKind::switches, 0}, 0, "first")));
        QCOMPARE(project.platforms[0].servers[0].rails, std::string("first,leaf[2-4]"));
        (void)networkOf(project);
        QVERIFY(applyEdit(project, removeSwitchRows(project, 0, {{1, 1}})));
        QCOMPARE(project.platforms[0].servers[0].rails, std::string("first,leaf[3-4]"));
        QVERIFY(applyEdit(project, removeServerRows(project, 0, {{0, 1}})));
        QVERIFY(project.workloads[0].messages.empty());
    }

    void anonymousNamesTellNoServer()
    {
        const Project project = read(projectOf(kServer));
        const Project neutral = AnonymousNames(project).project(project);
        QCOMPARE(neutral.platforms[0].servers[0].name, std::string("server[1-2]"));
        QCOMPARE(neutral.platforms[0].servers[0].rails, std::string("switch[1-4]"));
        QCOMPARE(std::string(neutral.workloads[0].messages[2].destination), std::string("server2.3"));
        QCOMPARE(secondsOf(neutral, 2), secondsOf(project, 2));
    }

    void resultsDependOnFiguresOfServersAndNotOnTheirPrice()
    {
        const auto hash = [](const std::string& server, const std::string& platform) {
            return projectText(contentOf(read(projectOf(server, platform))));
        };
        const std::string before = hash(kServer, {});
        QVERIFY(hash(kServer + ", price: 300000 EUR, power: 10 kW, note: offer", {}) == before);
        QVERIFY(hash(replaced(kServer, "400 GB/s", "450 GB/s"), {}) != before);
        QVERIFY(hash(kServer, "    rails: spine\n") != before);
    }

    void serversHavePricesAndPower()
    {
        const Project project = read(replaced(projectOf(kServer + ", price: 300000 EUR, power: 10 kW"),
                                              "latency: 1 us}", "latency: 1 us, price: 5000 EUR}"));
        Platform platform = project.platforms[0];
        platform.links = {}; // they have none
        const PlatformPrice price = priceOf(platform);
        QVERIFY(price.price);
        QCOMPARE(price.price->amount, 605000.0);
        QCOMPARE(price.watts, 20000.0);
    }

    void ranksAreDealtToGpusInOrder()
    {
        Project project = read(replaced(
            projectOf(kServer),
            "    nodes:\n      - {name: head, switch: leaf1, bandwidth: 10 GB/s, latency: 1 us}\n", ""));
        std::vector<Mapping> mappings(1);
        mappings[0].name = "dealt";
        mappings[0].policy = MappingPolicy::roundRobinPerProcessor;
        project.mappings = SharedRows<Mapping>(mappings);
        const auto network = networkOf(project);
        for (std::size_t rank = 0; rank < 8; ++rank)
            QCOMPARE(network->nodes()[rank].name,
                     "s" + std::to_string(rank / 4 + 1) + "." + std::to_string(rank % 4));
    }
};

QTEST_GUILESS_MAIN(TestServers)

#include "tst_servers.moc"
