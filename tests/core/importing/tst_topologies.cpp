// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/placed_variation.h"
#include "core/importing/networks/fabric.h"
#include "core/importing/topology_plan.h"
#include "core/io/project/preset_file.h"
#include "core/project/coordinates.h"
#include "core/project/edits.h"
#include "core/project/network.h"
#include "core/project/routing.h"
#include "core/sharing/catalog.h"
#include "tests/core/importing/imported_topology.h"

#include <QtTest>

using namespace contraflow;

namespace {

/** "a[1-2]@leaf1 …; leaf1-core …" */
QString shape(const Platform& platform)
{
    QStringList texts;
    for (const NodeRow& row : platform.nodes)
        texts += QString::fromStdString(row.name + "@" + row.switchName);
    for (const LinkRow& row : platform.links)
        texts += QString::fromStdString(row.from + "-" + row.to);
    return texts.join(QLatin1Char(' '));
}

const std::string kFabric =
    "vendid=0x2c9\nsysimgguid=0xa0\nswitchguid=0xa1(a1)\n"
    "Switch\t4 \"S-a1\"\t\t# \"leaf\" base port 0 lid 1 lmc 0\n"
    "[1]\t\"H-01\"[1](01) \t\t# \"cn01 mlx5_0\" lid 3 4xHDR\n"
    "[2]\t\"H-02\"[1](02) \t\t# \"cn01 mlx5_1\" lid 4 4xHDR\n"
    "[3]\t\"S-b1\"[1]\t\t# \"spine\" lid 2 2xHDR\n"
    "[4]\t\"S-b1\"[2]\t\t# \"spine\" lid 2 2xHDR\n"
    "[41]\t\"H-09\"[1](09) \t\t# \"Mellanox Technologies Aggregation Node\" lid 9 4xHDR\n\n"
    "vendid=0x2c9\nsysimgguid=0xb0\nswitchguid=0xb1(b1)\n"
    "Switch\t4 \"S-b1\"\t\t# \"spine\" base port 0 lid 2 lmc 0\n"
    "[1]\t\"S-a1\"[3]\t\t# \"leaf\" lid 1 2xHDR\n"
    "[2]\t\"S-a1\"[4]\t\t# \"leaf\" lid 1 2xHDR\n"
    "[3]\t\"R-77\"[1]\t\t# \"router\" lid 7 4xHDR\n\n"
    "vendid=0x2c9\nsysimgguid=0x01\ncaguid=0x01\n"
    "Ca\t1 \"H-01\"\t\t# \"cn01 mlx5_0\"\n"
    "[1](1) \t\"S-a1\"[1]\t\t# lid 3 lmc 0 \"leaf\" lid 1 4xHDR\n\n"
    "vendid=0x2c9\nsysimgguid=0x02\ncaguid=0x02\n"
    "Ca\t1 \"H-02\"\t\t# \"cn01 mlx5_1\"\n"
    "[1](2) \t\"S-a1\"[2]\t\t# lid 4 lmc 0 \"leaf\" lid 1 4xHDR\n\n"
    "vendid=0x2c9\nsysimgguid=0x05\ncaguid=0x05\n"
    "Ca\t1 \"H-05\"\t\t# \"cn05 mlx5_0\"\n";

} // namespace

class TestTopologies : public QObject
{
    Q_OBJECT

private slots:
    void aTreeOfSlurmHasItsSwitchesAndNodes();
    void aNodeOfTwoSwitchesHangsOnBoth();
    void separateRootsStaySeparate();
    void blocksAreNotJoinedByGuess();
    void whatIsWrongWithATreeNamesItsLine_data();
    void whatIsWrongWithATreeNamesItsLine();
    void schedulersPrintNodesAtEveryLevel();
    void eachTopologyOfYamlIsAPlatform();
    void aRingJoinsNeighbours();
    void adaptersOfAHostAreOneNode();
    void ratesAreThoseOfThePresets();
    void hostsOfTheSameNameStayTwo();
    void endsOfACableThatContradictOneAnotherAreSaid();
    void partsOfAnyTopologyAreSaid();
    void whatNamesNoNodeIsRefused();
    void linesOfPortsAreAFabricToo();
    void portsOfOneAdapterInAListOfPortsAreOneNode();
    void aNetworkOfIbsimHasNoSpeeds();
    void speedsComeFromAPresetOrNotAtAll();
    void aTreeThatNamesNoRoutingGetsThatOfThePreset();
    void aPresetBringsItsModelToNewScenarios();
    void cablesThatAFileDoesNotCountAreAskedFor();
    void whatAFileRepeatsIsOneNote();
    void aTorusOfSlurmIsRoutedAlongItsDimensions();
    void blocksOfATorusHaveTheirPlaces();
    void otherFilesAreNotTaken();
    void namesOfAnotherEncodingAreSaid();
};

void TestTopologies::aTreeOfSlurmHasItsSwitchesAndNodes()
{
    const ImportedTopology topology =
        test::readTopology("# two racks\nswitchname=core Switches=leaf[1-2]\n"
                           "SwitchName=leaf1 Nodes=cn[01-18] LinkSpeed=100 # first\n"
                           "SwitchName=leaf2 \\\n  Nodes=cn[19-20],gpu1\nMistake\n");
    QCOMPARE(topology.platforms.size(), 1);
    QCOMPARE(shape(topology.platforms[0]), "cn[01-18]@leaf1 cn[19-20],gpu1@leaf2 leaf1-core leaf2-core");
    QVERIFY(test::isNoted(topology, "LinkSpeed"));
    QCOMPARE(topology.rejected.size(), 1);
    QCOMPARE(topology.rejected[0].line, 6);
}

void TestTopologies::aNodeOfTwoSwitchesHangsOnBoth()
{
    const ImportedTopology topology =
        test::readTopology("SwitchName=a Nodes=n[1-2]\nSwitchName=b Nodes=n[2-3]\n");
    QCOMPARE(shape(topology.platforms[0]), "n[1-2]@a n3@b n2-b");
    QVERIFY(test::isNoted(topology, "line 2: 'n2' is in 'a' and in 'b': it hangs on both"));
    QVERIFY(test::isNoted(test::readTopology("SwitchName=a Nodes=n1,n1\n"),
                          "line 1: 'n1' stands there twice; taken once"));
}

void TestTopologies::whatAFileRepeatsIsOneNote()
{
    const ImportedTopology planes =
        test::readTopology("SwitchName=a Nodes=n[1-900],m[1-7]\nSwitchName=b Nodes=n[1-900],m[1-7]\n"
                           "SwitchName=t Switches=s[1-40],s[1-40]\n");
    QVERIFY(test::isNoted(planes, "line 2: 'n[1-900],m[1-7]' are in 'a' and in"));
    QVERIFY(test::isNoted(planes, "line 3: 's[1-40]' stand there twice"));
    QVERIFY(test::isNoted(planes, "switches 's[1-40]' are named on line 3"));
    QVERIFY2(planes.notes.size() < 10, qPrintable(QString::number(planes.notes.size())));
}

void TestTopologies::separateRootsStaySeparate()
{
    const ImportedTopology topology = test::readTopology("SwitchName=r1 Switches=a\nSwitchName=a Nodes=n1\n"
                                                         "SwitchName=b Nodes=n2\nSwitchName=r2 Switches=c\n");
    QCOMPARE(topology.platforms[0].switches.size(), 5);
    QCOMPARE(shape(topology.platforms[0]), "n1@a n2@b a-r1 c-r2");
    QVERIFY(test::isNoted(topology, "'c' is named on line 4"));
    QVERIFY(test::isNoted(topology, "from some nodes to others, such as from 'n1' to 'n2'"));
    // Planes that each have all nodes leave none alone.
    QVERIFY(!test::isNoted(
        test::readTopology("SwitchName=a Nodes=n[1-2]\nSwitchName=b Nodes=n[1-2]\nSwitchName=c Nodes=n1\n"),
        "no links lead"));
    QVERIFY(test::isNoted(test::readTopology("SwitchName=a Nodes=n[1-2]\nSwitchName=b Nodes=n[2-3]\n"),
                          "no links lead"));
}

void TestTopologies::blocksAreNotJoinedByGuess()
{
    const ImportedTopology topology =
        test::readTopology("BlockName=b1 Nodes=g[1-18]\nBlockName=b2 Nodes=g[19-36]\n"
                           "BlockSizes=18,36\n");
    QCOMPARE(shape(topology.platforms[0]), "g[1-18]@b1 g[19-36]@b2");
    QVERIFY(test::isNoted(topology, "does not say how blocks are joined"));
    QVERIFY(test::isNoted(topology, "no links lead"));
    QVERIFY(test::isNoted(topology, "BlockSizes=18,36"));
}

void TestTopologies::whatIsWrongWithATreeNamesItsLine_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("part");
    QTest::newRow("twice") << "SwitchName=a Nodes=n1\nSwitchName=a Nodes=n2"
                           << "line 2: 'a' was described";
    QTest::newRow("brackets") << "SwitchName=a Nodes=n[1-"
                              << "line 1: ";
    QTest::newRow("huge") << "SwitchName=a Nodes=n[1-999999],m[1-9]"
                          << "more than 1\u00A0000\u00A0000";
    QTest::newRow("undescribed")
        << "SwitchName=a Nodes=n1\nSwitchName=t Switches=a,s[0-111112][1-8]"
        << "line 2: with 'a,s[0-111112][1-8]' the file names more than 1\u00A0000 switches "
           "that no line describes, such as 's1251'";
    QTest::newRow("planes") << "SwitchName=a Nodes=n[1-250001]\nSwitchName=b Nodes=n[1-250001]"
                            << "line 2: more than 250\u00A0000 nodes are in several switches";
    QTest::newRow("rings") << "- topology: t\n  ring:\n    rings:\n      - {ring: r, nodes: 'n[1-250001]'}"
                           << "line 4: more than 250\u00A0000 nodes are in rings";
    QTest::newRow("itself") << "SwitchName=a Switches=a"
                            << "line 1: switch 'a' cannot be below itself";
    QTest::newRow("both") << "SwitchName=a Nodes=a"
                          << "a switch and a node";
    QTest::newRow("yaml") << "- topology: t\n  tree:\n    switches: 3"
                          << "line 2: tree needs a list";
    QTest::newRow("flat") << "- topology: t\n  flat: true"
                          << "names neither nodes nor switches";
}

void TestTopologies::whatIsWrongWithATreeNamesItsLine()
{
    QFETCH(QString, text);
    QFETCH(QString, part);
    const QString problem = test::problemOfTopology(text.toStdString());
    QVERIFY2(problem.contains(part), qPrintable(problem));
}

void TestTopologies::schedulersPrintNodesAtEveryLevel()
{
    const ImportedTopology topology =
        test::readTopology("SwitchName=l1 Level=0 LinkSpeed=1 Nodes=n[1-2]\n"
                           "SwitchName=top Level=1 LinkSpeed=1 Nodes=n[1-2] Switches=l1\n");
    QCOMPARE(shape(topology.platforms[0]), "n[1-2]@l1 l1-top");
}

void TestTopologies::eachTopologyOfYamlIsAPlatform()
{
    const ImportedTopology topology = test::readTopology(
        "- topology: hall\n  tree:\n    switches:\n      - {switch: s1, children: s2}\n"
        "      - {switch: s2, nodes: 'n[1-2]'}\n- topology: idle\n  flat: true\n"
        "- topology: racks\n  block:\n    block_sizes: [2]\n    blocks:\n      - {block: b, nodes: n3}\n");
    QCOMPARE(topology.platforms.size(), 2);
    QCOMPARE(topology.platforms[0].name, "hall");
    QCOMPARE(shape(topology.platforms[0]), "n[1-2]@s2 s2-s1");
    QCOMPARE(shape(topology.platforms[1]), "n3@b");
    QCOMPARE(topology.rejected.size(), 1);
    QCOMPARE(topology.rejected[0].line, 6);
}

void TestTopologies::aRingJoinsNeighbours()
{
    const ImportedTopology topology =
        test::readTopology("- topology: r\n  ring:\n    rings:\n      - {ring: a, nodes: 'n[1-3]'}\n"
                           "      - {ring: b, nodes: 'm[1-2]'}\n");
    QCOMPARE(topology.platforms[0].switches.size(), 5);
    QCOMPARE(topology.platforms[0].links.size(), 4);
}

void TestTopologies::adaptersOfAHostAreOneNode()
{
    const ImportedTopology topology = test::readTopology(kFabric);
    const Platform& platform = topology.platforms[0];
    QCOMPARE(shape(platform), "cn01@leaf cn05@ leaf-cn01 leaf-spine leaf-spine");
    QCOMPARE(platform.nodes[0].bandwidth.value().value, 25e9);
    QCOMPARE(platform.links[1].bandwidth.value().value, 12.5e9);
    QVERIFY(test::isNoted(topology, "1 aggregation node of switches (SHARP) left out ('H-"));
    QVERIFY(test::isNoted(topology, "1 router left out ('"));
    QVERIFY(test::isNoted(topology, "'cn05' hangs on no switch"));
    QVERIFY(topology.rejected.empty());
}

void TestTopologies::ratesAreThoseOfThePresets()
{
    for (const char* generation : {"sdr", "ddr", "qdr", "fdr", "edr", "hdr", "ndr"}) {
        const auto preset = findPreset(std::string("infiniband-") + generation);
        QVERIFY(preset);
        const auto rate = fabricRate("4x" + QString::fromLatin1(generation).toUpper().toStdString());
        QVERIFY(rate);
        // Files have the rate of the link, of which packets of 4096 bytes carry so much.
        const double payload = rate->value * 4096 / 4122;
        QVERIFY2(std::abs(payload / preset->nodeBandwidth.value.value - 1) < 1e-3, generation);
    }
    QVERIFY(!fabricRate("4x???"));
    QVERIFY(!fabricRate("400xHDR"));
}

void TestTopologies::hostsOfTheSameNameStayTwo()
{
    const ImportedTopology topology =
        test::readTopology("Switch\t4 \"S-1\"\t# \"leaf\"\n[1]\t\"H-1\"[1]\t# \"pc HCA-1\" 4xEDR\n"
                           "[2]\t\"H-2\"[1]\t# \"pc HCA-1\" 4xEDR\n"
                           "[3]\t\"H-3\"[1]\t# \"MT4129 ConnectX7   Mellanox Technologies\" 4xEDR\n");
    QCOMPARE(shape(topology.platforms[0]), "pc@leaf pc H-2@leaf H-3@leaf");
    QVERIFY(test::isNoted(topology, "of the same name"));
}

void TestTopologies::endsOfACableThatContradictOneAnotherAreSaid()
{
    const ImportedTopology topology =
        test::readTopology("Switch\t4 \"S-1\"\t# \"leaf\"\n[1]\t\"H-1\"[1]\t# \"pc HCA-1\" lid 4 4xSDR\n"
                           "[2]\t\"S-2\"[1]\t# \"spine\" lid 4 4xSDR\n"
                           "Switch\t4 \"S-2\"\t# \"spine\"\n[1]\t\"S-1\"[2]\t# \"leaf\" lid 4 1xSDR\n"
                           "Ca\t1 \"H-1\"\t# \"pc HCA-1\"\n[1]\t\"S-1\"[1]\t# \"leaf\" lid 4 4xSDR\n");
    QCOMPARE(topology.platforms[0].links[0].bandwidth.value().value, 0.25e9);
    QCOMPARE(topology.platforms[0].nodes[0].bandwidth.value().value, 1e9);
    QVERIFY(test::isNoted(topology, "1 link whose ends say different rates, such as that between 'leaf' and "
                                    "'spine' (1xSDR and 4xSDR): taken as the slower one"));
}

void TestTopologies::partsOfAnyTopologyAreSaid()
{
    QVERIFY(
        test::isNoted(test::readTopology("Switch\t4 \"S-1\"\t# \"a\"\n[1]\t\"H-1\"[1]\t# \"n1 HCA\" 4xSDR\n"
                                         "Switch\t4 \"S-2\"\t# \"b\"\n[1]\t\"H-2\"[1]\t# \"n2 HCA\" 4xSDR\n"),
                      "such as from 'n1' to 'n2'"));
}

void TestTopologies::whatNamesNoNodeIsRefused()
{
    for (const char* text : {"---\n- topology: tree\n  cluster_default: true\n  tree:\n    switches: []\n",
                             "SW   479 22 0x0002c9020040f161 4x QDR    'alone'\n"})
        QVERIFY2(test::problemOfTopology(text).contains(QStringLiteral("it names no node")), text);
    // A host on no switch has no speed, so that nothing is said of one.
    TopologyTarget target{.name = "cluster", .preset = *findPreset("infiniband-edr")};
    const auto plan = planTopology({}, test::readTopology("Ca\t1 \"H-1\"\t# \"pc HCA-1\"\n"), target);
    QVERIFY(plan);
    for (const std::string& note : plan->notes)
        QVERIFY2(note.find("the file says") == std::string::npos, note.c_str());
}

void TestTopologies::linesOfPortsAreAFabricToo()
{
    const ImportedTopology topology =
        test::readTopology("CA   134  1 0x01 4x EDR - SW  1719 10 0xa0 ( 'n1 HCA-1' - 'leaf' )\n"
                           "SW  1719 10 0xa0 4x EDR - CA   134  1 0x01 ( 'leaf' - 'n1 HCA-1' )\n"
                           "SW  1719  1 0xa0 4x EDR - SW  1516  1 0xb0 ( 'leaf' - 'spine' )\n"
                           "SW  2052 37 0xc0 4x ???                                    'alone'\nnonsense\n");
    QCOMPARE(shape(topology.platforms[0]), "n1@leaf leaf-spine");
    QCOMPARE(topology.platforms[0].switches.size(), 3);
    QCOMPARE(topology.platforms[0].links[0].bandwidth.value().value, 12.5e9);
    QVERIFY(test::isNoted(topology, "1 port without a cable"));
    QCOMPARE(topology.rejected.size(), 1);
}

void TestTopologies::portsOfOneAdapterInAListOfPortsAreOneNode()
{
    const ImportedTopology topology =
        test::readTopology("CA 1 1 0x01 4x EDR - SW 9 1 0xa0 ( 'n1 HCA-1' - 'leaf' )\n"
                           "CA 2 2 0x02 4x EDR - SW 9 2 0xa0 ( 'n1 HCA-1' - 'leaf' )\n");
    QCOMPARE(shape(topology.platforms[0]), "n1@leaf leaf-n1");
}

void TestTopologies::aNetworkOfIbsimHasNoSpeeds()
{
    const ImportedTopology topology =
        test::readTopology("Switch 8 \"Switch1\"\n[1] \"Hca1\"[1]\n[3] \"Switch2\"[3]\n"
                           "[5] \"Switch2\"[5]\n\nSwitch 8 \"Switch2\"\n[3] \"Switch1\"[3]\n"
                           "[5] \"Switch1\"[5]\n\nHca 2 \"Hca1\"\n[1] \"Switch1\"[1]\n");
    QCOMPARE(shape(topology.platforms[0]), "Hca1@Switch1 Switch1-Switch2 Switch1-Switch2");
    QCOMPARE(rowsWithoutSpeed(topology), 3);
}

void TestTopologies::speedsComeFromAPresetOrNotAtAll()
{
    const ImportedTopology topology = test::readTopology("SwitchName=a Nodes=n[1-4] Switches=b\n");
    TopologyTarget target{.name = "cluster", .preset = std::nullopt};
    const auto refused = planTopology({}, topology, target);
    QVERIFY(!refused);
    QVERIFY(QString::fromStdString(refused.error().message).endsWith("choose a network preset by --preset"));
    target.preset = *findPreset("infiniband-edr");
    target.provenance.sha256 = std::string(64, 'a');
    auto plan = planTopology({}, topology, target);
    QVERIFY(plan);
    Project project;
    QVERIFY(applyEdit(project, plan->edit));
    QCOMPARE(project.platforms[0].name, "cluster");
    IssueList issues;
    const auto network = Network::build(project.platforms[0], 0, issues);
    QVERIFY(issues.empty());
    QCOMPARE(network->nodes().size(), 4);
    QCOMPARE(network->links().size(), 5);
    QCOMPARE(network->links()[0].capacity, target.preset->nodeBandwidth.value.value);
    QCOMPARE(project.platforms[0].provenance.options, "--preset infiniband-edr");
    QCOMPARE(project.platforms[0].provenance.importer, "slurm-conf");
    plan = planTopology(project, topology, target);
    QVERIFY(plan && applyEdit(project, plan->edit));
    QVERIFY(std::any_of(plan->notes.begin(), plan->notes.end(), [](const std::string& note) {
        return note == "the same content was imported before: platform 'cluster', read by --preset "
                       "infiniband-edr";
    }));
    QVERIFY(project.platforms[1].name != "cluster");
}

void TestTopologies::aTreeThatNamesNoRoutingGetsThatOfThePreset()
{
    const auto imported = [](const char* text, const char* preset) {
        const TopologyTarget target{.name = "cluster", .preset = *findPreset(preset)};
        const auto plan = planTopology({}, test::readTopology(text), target);
        Project project;
        if (!plan || !applyEdit(project, plan->edit))
            qFatal("no plan");
        const bool isSaid = std::any_of(plan->notes.begin(), plan->notes.end(), [](const std::string& note) {
            return note.find("gets the routing ") != std::string::npos;
        });
        return std::pair(project.platforms[0].routing, isSaid);
    };
    const char* twoRoots = "SwitchName=a Nodes=n[1-4]\nSwitchName=b Nodes=n[5-8]\n"
                           "SwitchName=r1 Switches=a,b\nSwitchName=r2 Switches=a,b\n";
    QVERIFY(imported(twoRoots, "infiniband-edr") == std::pair(RoutingRule::dModK, true));
    QVERIFY(imported(twoRoots, "slingshot-200g") == std::pair(RoutingRule::adaptive, true));
    const char* oneRoot = "SwitchName=a Nodes=n[1-4]\nSwitchName=b Nodes=n[5-8]\nSwitchName=r Switches=a,b\n";
    QVERIFY(imported(oneRoot, "infiniband-edr") == std::pair(RoutingRule::shortest, false));
}

void TestTopologies::aPresetBringsItsModelToNewScenarios()
{
    const ImportedTopology topology =
        test::readTopology("SwitchName=leaf1 Nodes=a[1-4]\nSwitchName=leaf2 Nodes=b[1-4]\n"
                           "SwitchName=top Switches=leaf[1-2]\n");
    TopologyTarget target{.name = "hdr", .preset = *findPreset("infiniband-hdr")};
    // Whether the project has no model, another one, or one that computes the same.
    for (const std::vector<std::string>& models :
         {std::vector<std::string>{}, {"asymmetric"}, {"asymmetric", "max-min"}}) {
        Project project;
        for (const std::string& kind : models)
            project.models.append(plainModel(kind));
        const auto plan = planTopology(project, topology, target);
        QVERIFY(plan && applyEdit(project, plan->edit));
        const std::size_t wanted = models.size() == 2 ? 3 : models.size() + 2; // and backpressure
        QCOMPARE(project.models.size(), wanted);
        WorkloadTarget where{.use = WorkloadUse::newScenario, .platform = "hdr"};
        where.model = modelForPlatform(project, "hdr");
        Workload workload;
        workload.name = "w";
        const Result<Edit> edit = addWorkload(project, workload, where);
        QVERIFY(edit && applyEdit(project, *edit));
        QCOMPARE(project.models.size(), wanted);
        const Model* model = findByName(project.models, project.scenarios[0].model);
        QVERIFY(model != nullptr);
        QCOMPARE(project.platforms[0].inNetworkGroups.valueOr(0), target.preset->inNetwork.groups.value);
        QCOMPARE(model->kind, target.preset->modelKind);
    }
}

void TestTopologies::cablesThatAFileDoesNotCountAreAskedFor()
{
    const char* tree = "SwitchName=leaf1 Nodes=a[1-8]\nSwitchName=leaf2 Nodes=b[1-8]\n"
                       "SwitchName=top Switches=leaf[1-2]\n";
    const char* yaml =
        "- topology: t\n  tree:\n    switches:\n      - {switch: top, children: \"leaf[1-2]\"}\n"
        "      - {switch: leaf1, nodes: \"a[1-8]\"}\n      - {switch: leaf2, nodes: \"b[1-8]\"}\n";
    const auto ratio = [](const ImportedTopology& topology, const CableChoice& cables, bool isAsked) {
        TopologyTarget target{.name = "t", .preset = *findPreset("infiniband-hdr"), .cables = cables};
        const auto plan = planTopology({}, topology, target);
        Project project;
        if (!plan || !applyEdit(project, plan->edit))
            qFatal("no plan");
        const bool asks = std::any_of(plan->notes.begin(), plan->notes.end(), [](const std::string& note) {
            return note.find("--uplinks") != std::string::npos &&
                   note.find("oversubscription") != std::string::npos;
        });
        if (asks != isAsked)
            qFatal("asks: %d", asks);
        IssueList issues;
        return oversubscription(*Network::build(project.platforms[0], 0, issues)).value_or(0);
    };
    for (const char* text : {tree, yaml}) {
        const ImportedTopology topology = test::readTopology(text);
        QVERIFY(!topology.format->countsCables);
        QCOMPARE(ratio(topology, {}, true), 8.0);
        QCOMPARE(ratio(topology, {.uplinks = 4}, false), 2.0);
        QCOMPARE(ratio(topology, {.uplinks = {}, .oversubscription = 1}, false), 1.0);
        QCOMPARE(ratio(topology, {.uplinks = {}, .oversubscription = 3}, false), 8.0 / 3);
    }
    // A file that counts them is believed.
    QVERIFY(test::readTopology(kFabric).format->countsCables);
    TopologyTarget target{.name = "t", .preset = *findPreset("infiniband-hdr"), .cables = {.uplinks = 2}};
    QVERIFY(!planTopology({}, test::readTopology(kFabric), target));
}

void TestTopologies::aTorusOfSlurmIsRoutedAlongItsDimensions()
{
    const ImportedTopology topology = test::readTopology(
        "- topology: topo1\n  cluster_default: true\n  torus3d:\n    toruses:\n      - name: pod\n"
        "        dims: {x: 4, y: 3, z: 2}\n        nodes: n[1-24]\n"
        "        placements:\n          - dims: {x: 2, y: 2, z: 1}\n");
    QCOMPARE(topology.platforms.size(), 1);
    Platform platform = topology.platforms[0];
    QCOMPARE(platform.name, "pod");
    QCOMPARE(platform.nodes.size(), 24);
    // Rings of four and of three have a link for each router; of two routers one link is between them.
    QCOMPARE(platform.links.size(), 24 + 24 + 12);
    QVERIFY(platform.routing == RoutingRule::dimensionOrder);
    TopologyTarget target{.name = "cluster", .preset = *findPreset("infiniband-edr")};
    const auto plan = planTopology({}, topology, target);
    Project project;
    QVERIFY(plan && applyEdit(project, plan->edit));
    IssueList issues;
    const auto network = Network::build(project.platforms[0], 0, issues);
    QVERIFY2(issues.empty(), issues.empty() ? "" : issues[0].text.c_str());
    // n1 is at 0,0,0, n4 at 3,0,0, n9 at 0,2,0, n19 at 2,1,1 (Slurm counts along x first).
    Router router(*network);
    const auto hops = [&](const char* from, const char* to) {
        std::vector<ChannelId> route;
        (void)router.appendRoute(*network->findNode(from), *network->findNode(to), route);
        return route.size();
    };
    QCOMPARE(hops("n1", "n4"), 2 + 1);
    QCOMPARE(hops("n1", "n9"), 2 + 1);
    QCOMPARE(hops("n1", "n19"), 2 + 2 + 1 + 1);
}

void TestTopologies::blocksOfATorusHaveTheirPlaces()
{
    const std::string head = "- topology: t\n  torus3d:\n    toruses:\n      - name: pod\n"
                             "        dims: {x: 2, y: 2, z: 2}\n        regions:\n";
    const ImportedTopology topology = test::readTopology(
        head + "          - {anchor: {x: 0, y: 0, z: 1}, dims: {x: 2, y: 1, z: 1}, nodes: 'a[1-2]'}\n"
               "          - {anchor: {x: 0, y: 0, z: 0}, dims: {x: 1, y: 2, z: 1}, nodes: 'b[1-2]'}\n");
    const Platform& platform = topology.platforms[0];
    QCOMPARE(platform.switches.size(), 8);
    QCOMPARE(platform.nodes.size(), 4);
    QVERIFY(QString::fromStdString(topology.notes[0]).contains("4 places without a node"));
    const auto place = [&platform](const char* name) {
        return *coordinatesOf(findByName(platform.switches, std::string(name) + " router")->extras);
    };
    QCOMPARE(place("a2"), (Coordinates{1, 0, 1}));
    QCOMPARE(place("b2"), (Coordinates{0, 1, 0}));
    const auto problem = [&head](const char* region) {
        return test::problemOfTopology(head + "          - " + region + "\n");
    };
    QVERIFY(problem("{dims: {x: 2, y: 1, z: 1}, nodes: 'a[1-3]'}")
                .contains("names 3 nodes for a block of 2x1x1"));
    QVERIFY(problem("{anchor: {x: 1, y: 0, z: 0}, dims: {x: 2, y: 1, z: 1}, nodes: 'a[1-2]'}")
                .contains("is not inside the torus of 2x2x2"));
    QVERIFY(problem("{dims: {x: 2, y: 1, z: 1}, nodes: 'a1,a1'}").contains("'a1' is in the torus twice"));
    QVERIFY(problem("{nodes: 'a1'}").contains("a block of 0x0x0"));
    QVERIFY(
        test::problemOfTopology(
            "- topology: t\n  torus3d:\n    toruses:\n      - {name: p, dims: {x: 4000000000, y: 4000000000, "
            "z: 4000000000}, nodes: a}\n")
            .contains("has a side of 4\u00a0000\u00a0000\u00a0000 places"));
}

void TestTopologies::otherFilesAreNotTaken()
{
    for (const char* text : {"", "NodeName=n1 CPUs=4\n", "src,dst\na,b\n", "contraflow: 1\n", "# OSU MPI\n"})
        QVERIFY(test::problemOfTopology(text).startsWith("this is no topology that is known"));
}

void TestTopologies::namesOfAnotherEncodingAreSaid()
{
    const ImportedTopology topology = test::readTopology("# a tree\nSwitchName=caf\xE9 Nodes=n[1-2]\n");
    QVERIFY(test::isNoted(topology, "1 byte that is not UTF-8 became \xEF\xBF\xBD, the first in line 2"));
    QCOMPARE(topology.platforms.front().switches[0].name, std::string("caf\xEF\xBF\xBD"));
    QVERIFY(!test::isNoted(test::readTopology("SwitchName=caf\xC3\xA9 Nodes=n[1-2]\n"), "UTF-8"));
}

QTEST_GUILESS_MAIN(TestTopologies)
#include "tst_topologies.moc"
