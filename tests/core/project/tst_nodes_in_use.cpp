// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project/project_file.h"
#include "core/project/anonymous_names.h"
#include "core/project/consequences.h"
#include "core/project/edits.h"
#include "core/project/nodes_in_use.h"
#include "core/project/references.h"
#include "core/project/scenario.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace contraflow;

namespace {

/** Eight nodes with two cores in two racks and two servers of four GPUs; `mapping` has the keys of the only
 * one. */
Project projectWith(const std::string& mapping, const std::string& nodes = "n[1-8]")
{
    const Result<LoadedProject> loaded =
        parseProject("contraflow: 1\n"
                     "parameters:\n"
                     "  busy: 0.5\n"
                     "platforms:\n"
                     "  - name: p\n"
                     "    switches: [\"leaf[1-4]\"]\n"
                     "    nodes:\n"
                     "      - {name: \"" +
                     nodes +
                     "\", switch: leaf1, cores: 2, bandwidth: 10 GB/s}\n"
                     "    servers:\n"
                     "      - {name: \"s[1-2]\", gpus: 4, bandwidth: 50 GB/s, local_bandwidth: 400 GB/s, "
                     "rails: \"leaf[1-4]\"}\n"
                     "    links:\n"
                     "      - {name: a, between: [leaf1, leaf2], bandwidth: 100 GB/s}\n"
                     "      - {name: b, between: [leaf2, leaf3], bandwidth: 100 GB/s}\n"
                     "      - {name: c, between: [leaf3, leaf4], bandwidth: 100 GB/s}\n"
                     "workloads:\n"
                     "  - name: w\n"
                     "    messages: |\n"
                     "      id,source,destination,size\n"
                     "      e1,p1,p2,1 MB\n"
                     "      e2,p3,p4,1 MB\n"
                     "      e3,p5,p6,1 MB\n"
                     "mappings:\n"
                     "  - {name: m, " +
                     mapping +
                     "}\n"
                     "models:\n"
                     "  - {name: fair, kind: max-min}\n"
                     "scenarios:\n"
                     "  - {name: run, platform: p, workload: w, mapping: m, model: fair}\n");
    if (!loaded)
        qFatal("%s", loaded.error().message.c_str());
    for (const Issue& issue : loaded->issues)
        qFatal("%s", issue.text.c_str());
    return loaded->project;
}

std::shared_ptr<const Network> networkIn(const Project& project)
{
    IssueList issues;
    return Network::build(project.platforms[0], 0, issues);
}

/** The names of the nodes in use, and what is said about them. */
std::set<std::string> inUse(const Project& project, IssueList& issues)
{
    const auto network = networkIn(project);
    const auto found = nodesInUse(*network, project.mappings[0], issues);
    std::set<std::string> names;
    for (std::size_t i = 0; found && i < found->size(); ++i)
        if ((*found)[i])
            names.insert(network->nodes()[i].name);
    return names;
}

std::set<std::string> inUse(const Project& project)
{
    IssueList issues;
    std::set<std::string> names = inUse(project, issues);
    for (const Issue& issue : issues)
        qFatal("%s", issue.text.c_str());
    return names;
}

/** The only issue of placing the scenario. */
QString issueOf(const Project& project)
{
    IssueList issues;
    (void)placeScenario(project, 0, issues);
    std::erase_if(issues, [](const Issue& issue) { return issue.severity == Severity::note; });
    return issues.size() == 1 ? QString::fromStdString(issues.front().text)
                              : QString::number(issues.size()) + " issues";
}

} // namespace

class NodesInUseTest : public QObject
{
    Q_OBJECT

private slots:
    void aListNamesNodesAndServers();
    void policiesPlaceOnWhatIsFree_data();
    void policiesPlaceOnWhatIsFree();
    void aShareIsDrawnByItsSeed();
    void theOrderOfRowsDoesNotMatter();
    void serversAreDrawnWhole();
    void nodesThatProcessesArePinnedOnAreNotDrawn();
    void whatIsWrongIsSaid_data();
    void whatIsWrongIsSaid();
    void theShareMayBeAFormula();
    void whatIsFreeIsSaid();
    void namesFollowTheNodes();
    void namesBecomeNeutral();
};

void NodesInUseTest::aListNamesNodesAndServers()
{
    QCOMPARE(inUse(projectWith("in_use: \"n[2-3], s1, s2.3\"")),
             (std::set<std::string>{"n2", "n3", "s1.0", "s1.1", "s1.2", "s1.3", "s2.3"}));
    QVERIFY(inUse(projectWith("policy: random")).empty());
}

void NodesInUseTest::whatIsFreeIsSaid()
{
    const auto said = [](const char* mapping) {
        const Project project = projectWith(mapping);
        const auto network = networkIn(project);
        const auto found = nodesInUse(project, 0, *network);
        return found ? QString::fromStdString(occupancyText(*network, *found)) : QString();
    };
    QCOMPARE(said("in_use: \"n[2-3], s1, s2.3\""),
             QStringLiteral("7 of 16 nodes are in use by others: n[2-3],s1,s2.3. "
                            "Free are 9: n1,n[4-8],s2.[0-2]."));
    QCOMPARE(said("in_use: \"n[1-8],s[1-2]\""),
             QStringLiteral("16 of 16 nodes are in use by others: n[1-8],s[1-2]. None is free."));
    QCOMPARE(said("policy: random"), QString());
}

void NodesInUseTest::policiesPlaceOnWhatIsFree_data()
{
    QTest::addColumn<QString>("mapping");
    for (const char* policy : {"round-robin-per-node", "round-robin-per-processor", "random"})
        for (const char* others :
             {"in_use: \"n[1-5],s1\"", "in_use_share: 50 %", "in_use: n1, in_use_share: 0.4"})
            for (int seed = 1; seed <= 5; ++seed)
                QTest::addRow("%s %s %d", policy, others, seed)
                    << QStringLiteral("policy: %1, seed: %2, %3")
                           .arg(QLatin1String(policy), QString::number(seed), QLatin1String(others));
}

void NodesInUseTest::policiesPlaceOnWhatIsFree()
{
    QFETCH(QString, mapping);
    const Project project = projectWith(mapping.toStdString());
    const std::set<std::string> taken = inUse(project);
    QVERIFY(!taken.empty());
    const auto network = networkIn(project);
    IssueList issues;
    const auto placed = placements(*network, project.mappings[0], project.workloads[0], issues);
    QVERIFY(placed && issues.empty());
    QCOMPARE(placed->size(), 6U);
    for (const auto& [process, node] : *placed)
        QVERIFY(!taken.contains(network->node(node).name));
}

void NodesInUseTest::aShareIsDrawnByItsSeed()
{
    const auto drawn = [](const std::string& share, int seed) {
        return inUse(projectWith("in_use_share: " + share + ", seed: " + std::to_string(seed)));
    };
    std::set<std::set<std::string>> different;
    for (int seed = 1; seed <= 10; ++seed) {
        const std::set<std::string> some = drawn("0.3", seed);
        const std::set<std::string> more = drawn("60 %", seed);
        QCOMPARE(some, drawn("0.3", seed));
        QVERIFY(std::includes(more.begin(), more.end(), some.begin(), some.end()));
        different.insert(some);
    }
    QVERIFY(different.size() > 5);
    QVERIFY(drawn("0", 1).empty());
    QCOMPARE(drawn("1", 1).size(), 16U);
}

void NodesInUseTest::theOrderOfRowsDoesNotMatter()
{
    const std::string mapping = "in_use_share: 0.4, seed: 7";
    QCOMPARE(inUse(projectWith(mapping, "n[1-8]")), inUse(projectWith(mapping, "n[5-8],n[1-4]")));
}

void NodesInUseTest::serversAreDrawnWhole()
{
    for (int seed = 1; seed <= 20; ++seed) {
        const std::set<std::string> taken =
            inUse(projectWith("in_use_share: 0.5, seed: " + std::to_string(seed)));
        std::size_t things = 0;
        for (int n = 1; n <= 8; ++n)
            things += taken.contains("n" + std::to_string(n)) ? 1 : 0;
        for (const std::string server : {"s1", "s2"}) {
            std::size_t gpus = 0;
            for (int gpu = 0; gpu < 4; ++gpu)
                gpus += taken.contains(server + "." + std::to_string(gpu)) ? 1 : 0;
            QVERIFY(gpus == 0 || gpus == 4);
            things += gpus / 4;
        }
        QCOMPARE(things, 5U); // half of eight nodes and two servers
    }
}

void NodesInUseTest::nodesThatProcessesArePinnedOnAreNotDrawn()
{
    for (int seed = 1; seed <= 20; ++seed) {
        const std::set<std::string> taken = inUse(projectWith(
            "policy: random, in_use_share: 0.8, place: {p1: n4, p2: s2.1}, seed: " + std::to_string(seed)));
        QVERIFY(!taken.contains("n4") && !taken.contains("s2.0"));
    }
}

void NodesInUseTest::whatIsWrongIsSaid_data()
{
    QTest::addColumn<QString>("mapping");
    QTest::addColumn<QString>("said");
    QTest::newRow("too few")
        << "policy: random, in_use: \"n[1-7],s[1-2]\""
        << "mapping 'm' has 2 free cores for 6 processes, as 15 of 16 nodes are in use; run fewer "
           "processes, or leave more nodes free";
    QTest::newRow("none")
        << "policy: random, in_use_share: 1"
        << "mapping 'm' has 0 free cores for 6 processes, as 16 of 16 nodes are in use; run fewer "
           "processes, or leave more nodes free";
    QTest::newRow("unknown")
        << "policy: random, in_use: \"n1, x[1-2]\""
        << "mapping 'm': in_use: the platform does not have 'x1' and 'x2', which counts for nothing; correct the list";
    QTest::newRow("no list") << "policy: random, in_use: \"n[1-\""
                             << "mapping 'm': in_use: ";
    QTest::newRow("too much")
        << "policy: random, in_use_share: 120 %"
        << "mapping 'm': in_use_share: it is 1.2, more than all; write at most 1 or 100 %";
    QTest::newRow("no share") << "policy: random, in_use_share: many"
                              << "mapping 'm': in_use_share: ";
    QTest::newRow("pinned there")
        << "policy: random, in_use: \"n[4-5]\", place: {p1: n4}"
        << "mapping 'm' places processes by hand on 'n4', which is in use; place them "
           "elsewhere, or correct the list of nodes in use";
}

void NodesInUseTest::whatIsWrongIsSaid()
{
    QFETCH(QString, mapping);
    QFETCH(QString, said);
    const QString issue = issueOf(projectWith(mapping.toStdString()));
    QVERIFY2(said.endsWith(": ") ? issue.startsWith(said) : issue == said, qPrintable(issue));
}

void NodesInUseTest::theShareMayBeAFormula()
{
    Project project = projectWith("in_use_share: \"=busy/5\", seed: 3");
    QCOMPARE(inUse(project), inUse(projectWith("in_use_share: 0.1, seed: 3")));
    const Edit renamed = renameRow(project, {TableKind::parameters, 0}, 0, "load");
    QVERIFY(changeDocument(project, renamed));
    QCOMPARE(project.mappings[0].inUseShare.formulaText(), "=load/5");
}

void NodesInUseTest::namesFollowTheNodes()
{
    Project project = projectWith("in_use: \"n[2-3],s2,s1.1\"");
    const Project before = project;
    const Result<Edit> back =
        changeDocument(project, renameRow(project, {TableKind::nodes, 0}, 0, "big[1-8]"));
    QVERIFY(back);
    QVERIFY(changeDocument(project, renameRow(project, {TableKind::servers, 0}, 0, "dgx[1-2]")));
    QCOMPARE(inUse(project),
             (std::set<std::string>{"big2", "big3", "dgx1.1", "dgx2.0", "dgx2.1", "dgx2.2", "dgx2.3"}));
    Project undone = before;
    QVERIFY(changeDocument(undone, renameRow(undone, {TableKind::nodes, 0}, 0, "big[1-8]")));
    QVERIFY(applyEdit(undone, *back));
    QVERIFY(undone == before);
}

void NodesInUseTest::namesBecomeNeutral()
{
    const Project project = projectWith("in_use: \"n[2-3],s2,elsewhere\"");
    const Project neutral = AnonymousNames(project).project(project);
    const std::string& list = neutral.mappings[0].inUse;
    QVERIFY2(list.find("elsewhere") == std::string::npos && list.find("s2") == std::string::npos,
             list.c_str());
    IssueList issues;
    QCOMPARE(inUse(neutral, issues).size(), 6U);
}

QTEST_GUILESS_MAIN(NodesInUseTest)
#include "tst_nodes_in_use.moc"
