// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project/preset_claims.h"
#include "core/io/project/preset_file.h"
#include "core/recipes/project_recipe.h"

#include <QtTest>

using namespace contraflow;

/** The source that a preset gives for a figure is claimed for that figure only. */
class TestPresetClaims : public QObject
{
    Q_OBJECT

private slots:
    void figuresOfEveryPresetAreClaimed();
    void aFigureThatWasChangedIsNotClaimed_data();
    void aFigureThatWasChangedIsNotClaimed();
    void someRowsThatWereChangedAreSaid();
    void whatSwitchesReduceIsClaimed();
    void nominalRatesAreWhatMessagesGet();
    void networksOfDifferentFootingAreNoted();

private:
    [[nodiscard]] static Project made(const NetworkPreset& preset)
    {
        ProjectRecipe recipe;
        recipe.platform.topology = LeafSpineTopology{2, 2, 4, 1};
        usePreset(recipe, preset);
        recipe.workload = WorkloadRecipe{};
        return *makeProject(recipe);
    }
};

void TestPresetClaims::figuresOfEveryPresetAreClaimed()
{
    for (const NetworkPreset& preset : *networkPresets()) {
        ProjectRecipe onServers;
        onServers.platform.topology = RailTopology{};
        usePreset(onServers, preset);
        const Platform servers = makeProject(onServers)->platforms[0];
        std::vector<PresetClaim> claims;
        if (preset.isOfServers())
            claims = innerClaims(servers, preset);
        if (preset.isOfNetworks()) {
            claims = presetClaims(servers, preset);
            const std::vector<PresetClaim> ofNodes = presetClaims(made(preset).platforms[0], preset);
            claims.insert(claims.end(), ofNodes.begin(), ofNodes.end());
        }
        QVERIFY(claims.size() >= 2);
        for (const PresetClaim& claim : claims) {
            QVERIFY2(claim.holds(), preset.name.c_str());
            QVERIFY(claimText(claim).find(claim.figure.source) != std::string::npos);
        }
    }
}

void TestPresetClaims::aFigureThatWasChangedIsNotClaimed_data()
{
    QTest::addColumn<int>("figure");
    for (int i = 0; i < 4; ++i)
        QTest::addRow("%d", i) << i;
}

void TestPresetClaims::aFigureThatWasChangedIsNotClaimed()
{
    QFETCH(int, figure);
    const NetworkPreset preset = *findPreset("slingshot-200g");
    ProjectRecipe recipe;
    recipe.platform.topology = LeafSpineTopology{2, 2, 4, 1};
    usePreset(recipe, preset);
    Quantity* const figures[] = {&recipe.platform.nicBandwidth, &recipe.platform.nicLatency,
                                 &recipe.platform.uplinkBandwidth, &recipe.platform.uplinkLatency};
    *figures[figure] = figure % 2 == 0 ? quantity(Dimension::bandwidth, 123, "Gbit/s")
                                       : quantity(Dimension::duration, 123, "ns");
    const std::vector<PresetClaim> claims = presetClaims(makeProject(recipe)->platforms[0], preset);
    for (int i = 0; i < 4; ++i)
        QCOMPARE(claims[static_cast<std::size_t>(i)].holds(), i != figure);
    const PresetClaim& changed = claims[static_cast<std::size_t>(figure)];
    QVERIFY(claimText(changed).starts_with(figure % 2 == 0 ? "123 Gbit/s" : "123 ns"));
    QVERIFY(claimText(changed).find(changed.figure.source) == std::string::npos);
}

void TestPresetClaims::someRowsThatWereChangedAreSaid()
{
    const NetworkPreset preset = *findPreset("roce-100g");
    Platform platform = made(preset).platforms[0];
    NodeRow row = platform.nodes[0];
    row.bandwidth = quantity(Dimension::bandwidth, 25, "Gbit/s");
    platform.nodes.replace(0, 1, {row});
    const std::string text = claimText(presetClaims(platform, preset)[0]);
    QVERIFY2(text.find("in 1 row") != std::string::npos && text.find("25 Gbit/s") != std::string::npos,
             text.c_str());
}

void TestPresetClaims::whatSwitchesReduceIsClaimed()
{
    const NetworkPreset preset = *findPreset("infiniband-ndr");
    Platform platform = made(preset).platforms[0];
    const auto claimed = [&] {
        const std::vector<PresetClaim> claims = presetClaims(platform, preset);
        return claims.size() == 5 ? claims[4].what + ": " + claimText(claims[4]) : "none";
    };
    QCOMPARE(claimed(), "In-network groups: 64: " + preset.inNetwork.groups.source);
    platform.inNetworkGroups = CountCell(8);
    QVERIFY2(claimed().starts_with("In-network groups: 8, entered in place of the preset's 64"),
             claimed().c_str());
    platform.inNetworkGroups = {};
    QVERIFY(claimed().starts_with("In-network groups: none, entered in place"));
    QVERIFY(presetClaims(platform, *findPreset("ethernet-400g")).size() == 4);
}

void TestPresetClaims::nominalRatesAreWhatMessagesGet()
{
    for (const NetworkPreset& preset : *networkPresets())
        QVERIFY2(preset.basis == PresetBasis::measured || preset.rate == PresetRate::payload,
                 preset.name.c_str());
}

void TestPresetClaims::networksOfDifferentFootingAreNoted()
{
    const auto notes = [](const char* first, const char* second) {
        Project project = made(*findPreset(first));
        Platform other = made(*findPreset(second)).platforms[0];
        other.name = "other";
        project.platforms.append(other);
        CandidateComparison comparison;
        comparison.groups.emplace_back();
        for (const char* name : {"cluster", "other"})
            comparison.groups[0].candidates.emplace_back().platform = name;
        noteFooting(project, comparison);
        std::string text;
        for (const std::string& note : comparison.groups[0].notes)
            text += note + "\n";
        return text;
    };
    QCOMPARE(notes("ethernet-100g", "roce-100g"), std::string());
    QCOMPARE(notes("infiniband-hdr", "infiniband-edr"), std::string());
    QCOMPARE(notes("infiniband-hdr", "roce-100g"), std::string());
    QVERIFY(notes("zhu-copper", "ethernet-1g").find("what messages get at the most of a nominal rate") !=
            std::string::npos);
    QVERIFY(notes("infiniband-hdr", "slingshot-200g").find("of other the latency of nodes is not known") !=
            std::string::npos);
}

QTEST_GUILESS_MAIN(TestPresetClaims)
#include "tst_preset_claims.moc"
