// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/assumptions.h"
#include "core/io/project/preset_file.h"
#include "core/io/project/project_file.h"
#include "core/project/routing_rules.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

using namespace contraflow;

namespace {

/** Three switches in a ring, each a group of its own, with a node. */
std::string ring(const std::string& name, const std::string& rule, const std::string& preset,
                 const std::string& latency)
{
    std::string text = "  - name: " + name + "\n    switches:\n";
    for (const char* number : {"0", "1", "2"})
        text += "      - {name: s" + std::string(number) + ", at: [" + number + ", 0]}\n";
    text += "    nodes:\n";
    for (const char* number : {"0", "1", "2"})
        text += "      - {name: n" + std::string(number) + ", switch: s" + number + ", bandwidth: 1 Gbit/s" +
                (latency.empty() ? "" : ", latency: " + latency) + "}\n";
    text += "    links:\n";
    for (const char* ends : {"s0, s1", "s1, s2", "s2, s0"})
        text += "      - {name: \"" + std::string(ends) + "\", between: [" + ends +
                "], bandwidth: 1 Gbit/s, latency: 1 us}\n";
    return text + "    routing: " + rule + "\n" + (preset.empty() ? "" : "    preset: " + preset + "\n");
}

Project projectOf(const std::string& platforms)
{
    return parseProject("contraflow: 1\nplatforms:\n" + platforms)->project;
}

std::string textAbout(const std::vector<Assumption>& assumptions, const std::string& about)
{
    std::string all;
    for (const Assumption& each : assumptions)
        if (each.about == about)
            all += each.text + "\n";
    return all;
}

} // namespace

class TestAssumptions : public QObject
{
    Q_OBJECT

private slots:
    void everyRoutingRuleSaysWhatItMeansUnderLoad()
    {
        for (const RoutingInfo& rule : kRoutings) {
            QVERIFY2(!rule.underLoad.empty(), rule.name.data());
            const bool isPossible = rule.needs == RoutingNeeds::nothing ||
                                    rule.needs == RoutingNeeds::tables || rule.needs == RoutingNeeds::groups;
            if (!isPossible)
                continue;
            const Project project = projectOf(ring("r", std::string(rule.name), {}, "1 us"));
            const std::string text = textAbout(assumptionsOf(project, {"r"}, carriedPreset), "Routing");
            QVERIFY2(text.find(rule.text) != std::string::npos, text.c_str());
            QVERIFY2(text.find(rule.underLoad) != std::string::npos, text.c_str());
        }
    }

    void withOneWayBetweenNodesNoRoutingDecides()
    {
        Project project = projectOf(ring("r", "minimal", {}, "1 us"));
        Platform platform = project.platforms[0];
        platform.links.replace(2, 1, {});
        project.platforms.replace(0, 1, {platform});
        QVERIFY(textAbout(assumptionsOf(project, {"r"}, carriedPreset), "Routing")
                    .starts_with("there is one way between any two nodes"));
    }

    void whatEachPresetSaysOfItsRatesAndFullLinksIsAssumed()
    {
        for (const NetworkPreset& preset : networkPresets().value()) {
            if (!preset.isOfNetworks())
                continue;
            Project project = projectOf(ring("r", "shortest", preset.name, {}));
            QVERIFY(textAbout(assumptionsOf(project, {"r"}, carriedPreset), "Rates")
                        .starts_with("as entered, other than those of the preset " + preset.name));
            Platform platform = project.platforms[0];
            for (std::size_t i = 0; i < platform.nodes.size(); ++i) {
                NodeRow node = platform.nodes[i];
                node.bandwidth = preset.nodeBandwidth.value;
                platform.nodes.replace(i, 1, {node});
            }
            project.platforms.replace(0, 1, {platform});
            const std::vector<Assumption> found = assumptionsOf(project, {"r"}, carriedPreset);
            const std::string word = preset.basis == PresetBasis::measured ? "as measured on "
                                     : preset.rate == PresetRate::link     ? "headers not taken off"
                                     : preset.rate == PresetRate::payload  ? "headers taken off"
                                                                           : "nominal";
            QVERIFY2(textAbout(found, "Rates").find(word) != std::string::npos, preset.name.c_str());
            const std::string congestion = preset.congestion.substr(0, preset.congestion.find('.'));
            QVERIFY2(textAbout(found, "Full links").find(congestion) != std::string::npos,
                     preset.name.c_str());
        }
    }

    /** Nobody is told that full links slow no others where the model is one in which they do. */
    void fullLinksAreSaidAsTheModelsOfTheScenariosHaveThem()
    {
        const std::string models =
            "models:\n  - {name: m, kind: max-min}\n  - {name: b, kind: backpressure}\n"
            "scenarios:\n";
        const auto said = [&](const std::string& scenarios) {
            const Project project = projectOf(ring("r", "shortest", {}, "1 us") + models + scenarios);
            return textAbout(assumptionsOf(project, {"r"}, carriedPreset), "Full links");
        };
        const std::string with = "  - {name: x, platform: r, model: b}\n";
        const std::string without = "  - {name: y, platform: r, model: m}\n";
        QVERIFY(said(without).find("and no others") != std::string::npos);
        QVERIFY(said(with).find("no others") == std::string::npos);
        QVERIFY(said(with).find("messages that do not use them") != std::string::npos);
        QVERIFY(said(with + without).find("in scenarios under backpressure") != std::string::npos);
    }

    void missingLatenciesAreSaidAndWhatIsAlikeStandsTogether()
    {
        const Project project = projectOf(ring("a", "shortest", {}, {}) + ring("b", "ecmp-hash", {}, {}) +
                                          ring("c", "shortest", {}, "1 us"));
        const std::vector<Assumption> found =
            assumptionsOf(project, std::vector<std::string>{"a", "b", "c", "missing"}, carriedPreset);
        QCOMPARE(textAbout(found, "Latency"),
                 std::string("none is given for nodes, which counts as 0: short messages are slower than "
                             "predicted\n"));
        const auto isRouting = [](const Assumption& each) { return each.about == "Routing"; };
        QCOMPARE(std::count_if(found.begin(), found.end(), isRouting), 2);
        QVERIFY((found[0].platforms == std::vector<std::string>{"a", "c"}));
        QVERIFY(assumptionTexts(found).front().starts_with("Routing (a and c): shortest paths"));
    }
};

QTEST_GUILESS_MAIN(TestAssumptions)
#include "tst_assumptions.moc"
