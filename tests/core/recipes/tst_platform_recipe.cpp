// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipes/platform_recipe.h"

#include "core/project/network.h"
#include "core/project/scenario.h"
#include "core/recipes/project_recipe.h"

#include <QtTest>

using namespace contraflow;

namespace {

PlatformRecipe rackRecipe(std::uint64_t racks, std::uint64_t nodes)
{
    return {.topology = RackTopology{racks, nodes}};
}

} // namespace

class TestPlatformRecipe : public QObject
{
    Q_OBJECT

private slots:
    void oneRackNeedsNoUplink();
    void twoRacksShareOneBackbone();
    void threeRacksHangOnACoreSwitch();
    void nodesThatDoNotDivideFillTheFirstRacks();
    void namesMatchTheExpandedPlatform_data();
    void namesMatchTheExpandedPlatform();
    void impossiblePlatformsAreRefused_data();
    void impossiblePlatformsAreRefused();
    void aProjectJoinsPlatformWorkloadAndModel();
    void aPlatformAloneHasNoScenario();
};

void TestPlatformRecipe::oneRackNeedsNoUplink()
{
    const auto platform = makePlatform(rackRecipe(1, 4));
    QVERIFY(platform);
    QCOMPARE(platform->switches.size(), 1U);
    QCOMPARE(platform->links.size(), 0U);
    QCOMPARE(platform->nodes[0].name, std::string("r1n[1-4]"));
}

void TestPlatformRecipe::twoRacksShareOneBackbone()
{
    const auto platform = makePlatform(rackRecipe(2, 6));
    QVERIFY(platform);
    QCOMPARE(platform->links.size(), 1U);
    QCOMPARE(platform->links[0].from, std::string("tor1"));
    QCOMPARE(platform->links[0].to, std::string("tor2"));
    QCOMPARE(platform->links[0].bandwidth.value().value, 9.4e9 / 8);
    QCOMPARE(platform->nodes[0].bandwidth.value().value, 940e6 / 8);
}

void TestPlatformRecipe::threeRacksHangOnACoreSwitch()
{
    const auto platform = makePlatform(rackRecipe(3, 3));
    QVERIFY(platform);
    QCOMPARE(platform->switches.size(), 4U);
    QCOMPARE(platform->links.size(), 3U);
    for (const LinkRow& link : platform->links)
        QCOMPARE(link.to, std::string("core"));
    QCOMPARE(platform->nodes[2].name, std::string("r3n1"));
}

void TestPlatformRecipe::nodesThatDoNotDivideFillTheFirstRacks()
{
    const auto platform = makePlatform(rackRecipe(3, 8));
    QVERIFY(platform);
    QCOMPARE(platform->nodes[0].name, std::string("r1n[1-3]"));
    QCOMPARE(platform->nodes[1].name, std::string("r2n[1-3]"));
    QCOMPARE(platform->nodes[2].name, std::string("r3n[1-2]"));
}

void TestPlatformRecipe::namesMatchTheExpandedPlatform_data()
{
    QTest::addColumn<quint64>("racks");
    QTest::addColumn<quint64>("nodes");
    QTest::newRow("one node") << quint64{1} << quint64{1};
    QTest::newRow("two racks") << quint64{2} << quint64{30};
    QTest::newRow("uneven racks") << quint64{5} << quint64{17};
}

void TestPlatformRecipe::namesMatchTheExpandedPlatform()
{
    QFETCH(quint64, racks);
    QFETCH(quint64, nodes);
    const auto platform = makePlatform(rackRecipe(racks, nodes));
    QVERIFY(platform);
    IssueList issues;
    const auto network = Network::build(*platform, 0, issues);
    QVERIFY(issues.empty());
    std::vector<std::string> names;
    for (const Network::Node& node : network->nodes())
        names.push_back(node.name);
    QCOMPARE(nodeNames(*platform), names);
    QCOMPARE(names.size(), std::size_t{nodes});
}

void TestPlatformRecipe::impossiblePlatformsAreRefused_data()
{
    QTest::addColumn<quint64>("racks");
    QTest::addColumn<quint64>("nodes");
    QTest::addColumn<QString>("reason");
    QTest::newRow("no rack") << quint64{0} << quint64{4} << "--racks 0 does not fit";
    QTest::newRow("no node") << quint64{2} << quint64{0} << "--nodes 0 does not fit";
    QTest::newRow("empty racks") << quint64{4} << quint64{3} << "cannot fill 4 racks";
    QTest::newRow("too many nodes") << quint64{2} << quint64{kMaxRecipeNodes + 1} << "takes 1 to 1000000";
    QTest::newRow("too many racks") << quint64{kMaxRecipeNodes + 1} << quint64{50'000}
                                    << "--racks 1000001 does not fit";
    QTest::newRow("absurd") << quint64{UINT64_MAX} << quint64{UINT64_MAX} << "does not fit";
}

void TestPlatformRecipe::impossiblePlatformsAreRefused()
{
    QFETCH(quint64, racks);
    QFETCH(quint64, nodes);
    QFETCH(QString, reason);
    const auto platform = makePlatform(rackRecipe(racks, nodes));
    QVERIFY(!platform);
    const QString message = QString::fromStdString(platform.error().message);
    QVERIFY2(message.contains(reason), qPrintable(message));
}

void TestPlatformRecipe::aProjectJoinsPlatformWorkloadAndModel()
{
    ProjectRecipe recipe;
    recipe.workload = WorkloadRecipe{.pattern = Pattern::ring, .name = "ring"};
    recipe.modelKind = "max-min";
    const auto project = makeProject(recipe);
    QVERIFY(project);
    QCOMPARE(project->title, std::string("Ring on 6 nodes in 2 racks"));
    IssueList issues;
    const PlacedScenario placed = placeScenario(*project, 0, issues);
    QVERIFY(issues.empty());
    QCOMPARE(placed.messages.size(), 6U);
    QCOMPARE(project->models[0].kind, std::string("max-min"));
    QCOMPARE(project->scenarios[0].model, project->models[0].name);
}

void TestPlatformRecipe::aPlatformAloneHasNoScenario()
{
    const auto project = makeProject({.title = "mine"});
    QVERIFY(project);
    QCOMPARE(project->title, std::string("mine"));
    QCOMPARE(project->platforms.size(), 1U);
    QCOMPARE(project->scenarios.size(), 0U);
    QCOMPARE(project->workloads.size(), 0U);
}

QTEST_GUILESS_MAIN(TestPlatformRecipe)
#include "tst_platform_recipe.moc"
