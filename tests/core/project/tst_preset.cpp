// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/preset.h"

#include "tests/support/builders.h"
#include "tests/support/fat_trees.h"

#include <QtTest>

using namespace contraflow;

namespace {

NetworkPreset fastNet()
{
    NetworkPreset preset;
    preset.name = "fast-net";
    preset.nodeBandwidth.value = quantity(Dimension::bandwidth, 10, "Gbit/s");
    preset.nodeLatency.value = quantity(Dimension::duration, 1, "us");
    preset.linkBandwidth.value = quantity(Dimension::bandwidth, 100, "Gbit/s");
    preset.linkLatency.value = quantity(Dimension::duration, 2, "us");
    preset.modelKind = "gige-penalty";
    preset.parameters = {{"beta", "0.7", "guessed"}};
    return preset;
}

} // namespace

class TestPreset : public QObject
{
    Q_OBJECT

private slots:
    void aWholePlatformGetsTheFiguresAndOneNote();
    void serversGetWhatIsWithinThem();
    void rowsGetTheirOwnNote();
    void theModelIsAddedOnceAndUsed();
    void aModelOfTheSameNameStays();
    void undoingRestoresTheProject();
    void rowsThatDoNotExistAreLeftOut();
    void nothingWantedChangesNothing();
    void aTreeOfEqualWaysGetsItsRouting();
    void routingStaysWhereThePresetKnowsNoneForTheNetwork();
};

void TestPreset::aTreeOfEqualWaysGetsItsRouting()
{
    Project project;
    project.platforms.append(test::fatTree({2, 2}, {1, 2}, {1, 1}, RoutingRule::shortest));
    NetworkPreset preset = fastNet();
    preset.routing.tree = RoutingRule::dModK;
    const PresetEdit applied = applyPreset(project, preset, {});
    QVERIFY(applied.routing == RoutingRule::dModK);
    const Project before = project;
    const auto undo = applyEdit(project, applied.edit);
    QVERIFY(project.platforms[0].routing == RoutingRule::dModK);
    QVERIFY(!applyPreset(project, preset, {}).routing); // it has it
    QVERIFY(applyEdit(project, *undo));
    QVERIFY(project == before);
}

void TestPreset::routingStaysWhereThePresetKnowsNoneForTheNetwork()
{
    NetworkPreset preset = fastNet();
    preset.routing.tree = RoutingRule::dModK;
    const auto routingOf = [&](Platform platform) {
        Project project;
        project.platforms.append(std::move(platform));
        return applyPreset(project, preset, {}).routing;
    };
    QVERIFY(!routingOf(test::tableOne().platforms[0]));                                // two racks, one way
    QVERIFY(!routingOf(test::fatTree({2, 2}, {1, 1}, {1, 1}, RoutingRule::shortest))); // a tree of one way
    QVERIFY(
        !routingOf(test::fatTree({2, 2}, {1, 2}, {1, 1}, RoutingRule::minimal))); // said to be a dragonfly
    PresetTarget rows;
    rows.scope = PresetTarget::Scope::rows;
    rows.links = {0};
    Project project;
    project.platforms.append(test::fatTree({2, 2}, {1, 2}, {1, 1}, RoutingRule::shortest));
    QVERIFY(!applyPreset(project, preset, rows).routing);
    preset.routing.dragonfly = RoutingRule::valiant;
    QVERIFY(routingOf(test::fatTree({2, 2}, {1, 2}, {1, 1}, RoutingRule::minimal)) == RoutingRule::valiant);
}

void TestPreset::aWholePlatformGetsTheFiguresAndOneNote()
{
    Project project = test::tableOne();
    const PresetEdit applied = applyPreset(project, fastNet(), {});
    QCOMPARE(applied.nodes, 6U);
    QCOMPARE(applied.links, 1U);
    QVERIFY(applied.model.empty());
    QVERIFY(applyEdit(project, applied.edit));
    const Platform& platform = project.platforms[0];
    QCOMPARE(presetOf(platform.extras), std::string("fast-net"));
    for (const NodeRow& node : platform.nodes) {
        QCOMPARE(quantityText(node.bandwidth.value()), std::string("10 Gbit/s"));
        QCOMPARE(quantityText(node.latency.value()), std::string("1 us"));
        QVERIFY(node.extras.empty());
    }
    QCOMPARE(quantityText(platform.links[0].bandwidth.value()), std::string("100 Gbit/s"));
    QCOMPARE(quantityText(platform.links[0].latency.value()), std::string("2 us"));
}

void TestPreset::serversGetWhatIsWithinThem()
{
    NetworkPreset inner;
    inner.name = "inner";
    inner.innerBandwidth = {quantity(Dimension::bandwidth, 300, "GB/s"), "guessed"};
    inner.innerLatency = {quantity(Dimension::duration, 300, "ns"), "guessed"};
    Project project = test::tableOne();
    const Project before = project;
    PresetTarget target;
    target.model = PresetTarget::ModelUse::use;
    QVERIFY(applyPreset(project, inner, target).edit.changes.empty()); // there are no servers
    Platform platform = project.platforms[0];
    ServerRow row;
    row.name = "s[1-3]";
    row.bandwidth = quantity(Dimension::bandwidth, 50, "GB/s");
    platform.servers = SharedRows<ServerRow>({row});
    project.platforms.replace(0, 1, {platform});
    const PresetEdit applied = applyPreset(project, inner, target);
    QCOMPARE(applied.servers, 3U);
    QCOMPARE(applied.nodes + applied.links, 0U);
    QVERIFY(applied.model.empty() && applied.scenario.empty() && !applied.routing);
    QVERIFY(applyEdit(project, applied.edit));
    QCOMPARE(presetOf(project.platforms[0].extras, kInnerPresetKey), std::string("inner"));
    QVERIFY(presetOf(project.platforms[0].extras).empty());
    const ServerRow& set = project.platforms[0].servers[0];
    QCOMPARE(quantityText(set.localBandwidth.value()), std::string("300 GB/s"));
    QCOMPARE(quantityText(set.localLatency.value()), std::string("300 ns"));
    QCOMPARE(quantityText(set.bandwidth.value()), std::string("50 GB/s"));
    QVERIFY(project.platforms[0].nodes == before.platforms[0].nodes);
    QVERIFY(project.models == before.models);
}

void TestPreset::rowsGetTheirOwnNote()
{
    Project project = test::tableOne();
    const Project before = project;
    PresetTarget target;
    target.scope = PresetTarget::Scope::rows;
    target.nodes = {1};
    QVERIFY(applyEdit(project, applyPreset(project, fastNet(), target).edit));
    const Platform& platform = project.platforms[0];
    QCOMPARE(presetOf(platform.nodes[1].extras), std::string("fast-net"));
    QVERIFY(platform.nodes[0] == before.platforms[0].nodes[0]);
    QVERIFY(platform.links == before.platforms[0].links);
    QVERIFY(presetOf(platform.extras).empty());
    // All of the platform later: the note moves there.
    QVERIFY(applyEdit(project, applyPreset(project, fastNet(), {}).edit));
    QVERIFY(project.platforms[0].nodes[1].extras.empty());
}

void TestPreset::theModelIsAddedOnceAndUsed()
{
    Project project = test::tableOne();
    PresetTarget target;
    target.scope = PresetTarget::Scope::nothing;
    target.model = PresetTarget::ModelUse::use;
    const PresetEdit first = applyPreset(project, fastNet(), target);
    QVERIFY(first.addsModel);
    QCOMPARE(first.scenario, project.scenarios[0].name);
    QVERIFY(applyEdit(project, first.edit));
    QCOMPARE(project.scenarios[0].model, std::string("gige-penalty"));
    QCOMPARE(project.models.size(), 2U);
    QCOMPARE(project.models[1].parameters[0].value, std::string("0.7"));

    const PresetEdit again = applyPreset(project, fastNet(), target);
    QVERIFY(!again.addsModel);
    QCOMPARE(again.model, std::string("gige-penalty"));
    QVERIFY(again.edit.changes.empty());
}

void TestPreset::aModelOfTheSameNameStays()
{
    Project project = test::tableOne();
    project.models.append({"gige-penalty", "max-min", {}, {}});
    PresetTarget target;
    target.model = PresetTarget::ModelUse::add;
    const PresetEdit applied = applyPreset(project, fastNet(), target);
    QVERIFY(applied.addsModel);
    QVERIFY(applied.scenario.empty());
    QVERIFY(applied.model != "gige-penalty");
    QVERIFY(applyEdit(project, applied.edit));
    QCOMPARE(project.models[1].kind, std::string("max-min"));
}

void TestPreset::undoingRestoresTheProject()
{
    Project project = test::tableOne();
    const Project before = project;
    PresetTarget target;
    target.model = PresetTarget::ModelUse::use;
    const auto undo = applyEdit(project, applyPreset(project, fastNet(), target).edit);
    QVERIFY(undo);
    QVERIFY(!(project == before));
    QVERIFY(applyEdit(project, *undo));
    QVERIFY(project == before);
}

void TestPreset::rowsThatDoNotExistAreLeftOut()
{
    Project project = test::tableOne();
    PresetTarget target;
    target.scope = PresetTarget::Scope::rows;
    target.nodes = {0, 99};
    target.links = {7};
    const PresetEdit applied = applyPreset(project, fastNet(), target);
    QCOMPARE(applied.links, 0U);
    QCOMPARE(applied.edit.changes.size(), 1U);
    QVERIFY(applyEdit(project, applied.edit));
    target.platform = 5;
    QVERIFY(applyPreset(project, fastNet(), target).edit.changes.empty());
}

void TestPreset::nothingWantedChangesNothing()
{
    PresetTarget target;
    target.scope = PresetTarget::Scope::nothing;
    QVERIFY(applyPreset(test::tableOne(), fastNet(), target).edit.changes.empty());
}

QTEST_GUILESS_MAIN(TestPreset)
#include "tst_preset.moc"
