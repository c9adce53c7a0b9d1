// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/calibration.h"
#include "core/analysis/calibration/calibration_text.h"
#include "core/analysis/candidates/candidate_comparison.h"
#include "core/analysis/candidates/what_if.h"
#include "core/base/tolerance.h"
#include "core/engine/model_choice.h"
#include "core/io/project/preset_file.h"
#include "core/io/project/project_file.h"
#include "core/measuring/runs_to_learn.h"
#include "core/recipes/project_recipe.h"
#include "core/sharing/catalog.h"
#include "tests/support/builders.h"

#include <QTest>

#include <algorithm>

using namespace contraflow;

namespace {

/** Three messages into n0, and a fourth of one of their senders to a node that nobody else sends to. */
std::vector<MessageRow> incastWithVictim()
{
    return {test::message("a", "n1", "n0", 100), test::message("b", "n2", "n0", 100),
            test::message("c", "n3", "n0", 100), test::message("victim", "n1", "n4", 100)};
}

void setUncontrolled(Project& project, const std::string& model)
{
    Scenario scenario = project.scenarios[0];
    scenario.uncontrolled = model;
    project.scenarios.replace(0, 1, {std::move(scenario)});
}

/** These messages with and without congestion control. */
Project pairedOn(Platform platform, std::vector<MessageRow> messages)
{
    Project project = test::project(std::move(platform), std::move(messages), "max-min");
    Model model = plainModel("backpressure");
    model.name = "lossless";
    project.models.append(std::move(model));
    setUncontrolled(project, "lossless");
    return project;
}

/** On one switch of 800 Mbit/s. */
Project paired(std::vector<MessageRow> messages)
{
    Platform platform;
    platform.name = "star";
    platform.switches = SharedRows<SwitchRow>{SwitchRow{"s", {}}};
    platform.nodes = SharedRows<NodeRow>{test::nodes("n[0-9]", "s", 800)};
    return pairedOn(std::move(platform), std::move(messages));
}

LosslessPair onlyPair(const Project& project)
{
    KnownFigures known;
    const Result<std::vector<LosslessPair>> pairs = losslessPairs(project, {0}, known);
    if (!pairs || pairs->size() != 1)
        qFatal("no pair");
    return pairs->front();
}

/** A ring of three switches with a message that goes over two links from each: each waits for the next. */
Project ring()
{
    Platform platform;
    platform.name = "ring";
    std::vector<SwitchRow> switches;
    std::vector<NodeRow> nodes;
    std::vector<LinkRow> links;
    std::vector<MessageRow> messages;
    constexpr int kSwitches = 5;
    for (int i = 0; i < kSwitches; ++i) {
        const std::string name = "s" + std::to_string(i);
        switches.push_back(SwitchRow{name, {}});
        nodes.push_back(test::nodes("n" + std::to_string(i), name, 800));
        links.push_back(
            test::link("l" + std::to_string(i), name, "s" + std::to_string((i + 1) % kSwitches), 800));
        messages.push_back(test::message("m" + std::to_string(i), "n" + std::to_string(i),
                                         "n" + std::to_string((i + 2) % kSwitches), 100));
    }
    platform.switches = SharedRows<SwitchRow>(std::move(switches));
    platform.nodes = SharedRows<NodeRow>(std::move(nodes));
    platform.links = SharedRows<LinkRow>(std::move(links));
    return test::project(std::move(platform), std::move(messages), "max-min");
}

/** incastWithVictim() as a program. */
constexpr const char* kIncastProgram = R"(contraflow: 1
platforms:
  - name: star
    switches: [s]
    nodes:
      - {name: "n[0-4]", switch: s, bandwidth: 100 MB/s}
models:
  - {name: controlled, kind: max-min, parameters: {}}
  - {name: lossless, kind: backpressure, parameters: {}}
mappings:
  - {name: m, policy: round-robin-per-node}
scenarios:
  - {name: s, platform: star, application: app, mapping: m, model: controlled, uncontrolled: lossless}
applications:
  - name: app
    processes: 5
    program: |
      ranks,event,peer,size
      0,irecv,any,
      0,irecv,any,
      0,irecv,any,
      1-3,isend,0,100 MB
      1,isend,4,100 MB
      0-3,waitall,,
      4,recv,1,100 MB
)";

ProjectRecipe hdrTree()
{
    ProjectRecipe recipe;
    usePreset(recipe, findPreset("infiniband-hdr").value());
    recipe.platform.topology = FatTreeTopology{.k = 10};
    return recipe;
}

/** The patterns to learn from, with the times that a model of this kind gives them as the measured ones. */
Project measuredAs(const std::string& kind)
{
    Project project = makeProject(hdrTree()).value();
    const Result<std::vector<RunToLearn>> runs = addLosslessRuns(project, 0);
    if (!runs)
        qFatal("%s", runs.error().message.c_str());
    for (const RunToLearn& run : *runs) {
        const Prediction prediction = predict(project, run.scenario, kind).value();
        Measurement measurement;
        measurement.name = measurement.scenario = project.scenarios[run.scenario].name;
        for (std::uint32_t i = 0; i < prediction.placed.messages.size(); ++i)
            measurement.times.append(
                {.message = messageId(prediction, project, i).str(),
                 .mean = quantity(Dimension::duration, 1.01 * prediction.timeline.messages[i].time(), "s")});
        project.measurements.append(std::move(measurement));
    }
    return project;
}

} // namespace

class TestLosslessPair : public QObject
{
    Q_OBJECT

private slots:
    void aPairNamesItsVictimAndTheChannel()
    {
        const LosslessPair pair = onlyPair(paired(incastWithVictim()));
        QVERIFY(!pair.failure);
        QVERIFY(nearlyEqual(pair.controlledMakespan, 3, 1e-6));
        QVERIFY(nearlyEqual(pair.uncontrolledMakespan, 3, 1e-6));
        QVERIFY(pair.victims && pair.differs());
        QCOMPARE(pair.victims->messages, 1U);
        QCOMPARE(pair.victims->channel, std::string("s → n0"));
        QVERIFY(pair.worst);
        QCOMPARE(pair.worst->message, std::string("victim"));
        QVERIFY(nearlyEqual(pair.worst->controlled, 1.5, 1e-6));
        QVERIFY(nearlyEqual(pair.victimRatio(), 2, 1e-6));
        const std::vector<std::string> texts = pairTexts(pair);
        QCOMPARE(texts.size(), 2U);
        QVERIFY(texts[1].find("s → n0") != std::string::npos);
        QVERIFY(!vendorQuestion({pair}).empty());
    }

    /** The same four messages as sends of a program: what holds them up is known, their times are not kept.
     */
    void victimsOfProgramsAreCounted()
    {
        const Project project = parseProject(kIncastProgram).value().project;
        const LosslessPair pair = onlyPair(project);
        QVERIFY(!pair.failure && pair.victims && !pair.worst);
        QCOMPARE(pair.victims->messages, 1U);
        QCOMPARE(pair.victims->channel, std::string("s → n0"));
        QCOMPARE(pairTexts(pair).size(), 2U);

        ReplayOptions options;
        options.keepsMessages = true;
        IssueList issues;
        const Result<ScenarioReplay> controlled = replayScenario(project, 0, {}, options, issues);
        const Result<ScenarioReplay> uncontrolled = replayScenario(project, 0, "lossless", options, issues);
        QVERIFY(controlled && uncontrolled && issues.empty());
        const LosslessPair same = losslessPair(project.scenarios[0], *controlled, *uncontrolled);
        QVERIFY(same.victims && same.victims->messages == 1);
        QVERIFY(nearlyEqual(same.uncontrolledMakespan, pair.uncontrolledMakespan, 1e-12));
        QVERIFY(!losslessPair(project.scenarios[0], *uncontrolled, *controlled).victims);
        for (const ReplayedMessage& message : uncontrolled->replay.messages)
            QCOMPARE(message.passesBy, message.destination == 4);
    }

    /** Of InfiniBand HDR; single packets take 24.0 ms (packets of 4 KiB, 16 of them in an input buffer). */
    void fourPairsSufferFromAnIncastBetweenTheSameLeaves()
    {
        Platform platform;
        platform.name = "hdr";
        platform.switches = SharedRows<SwitchRow>{SwitchRow{"leaf1", {}}, SwitchRow{"leaf2", {}}};
        platform.nodes = SharedRows<NodeRow>{test::nodes("a[1-10]", "leaf1", 200'000),
                                             test::nodes("b[1-10]", "leaf2", 200'000)};
        platform.links = SharedRows<LinkRow>{test::link("up", "leaf1", "leaf2", 2'000'000)};
        std::vector<MessageRow> messages;
        for (int i = 1; i <= 10; ++i) {
            const std::string number = std::to_string(i);
            messages.push_back(test::message("m" + number, "a" + number, i <= 6 ? "b1" : "b" + number, 100));
        }
        const LosslessPair pair = onlyPair(pairedOn(std::move(platform), std::move(messages)));
        QVERIFY(pair.victims && pair.victims->messages == 4 && pair.worst);
        QVERIFY(nearlyEqual(pair.worst->controlled, 0.004, 1e-6));
        QVERIFY(nearlyEqual(pair.worst->uncontrolled, 0.024, 1e-6));
    }

    void withoutAnIncastNothingIsAsked()
    {
        const LosslessPair pair =
            onlyPair(paired({test::message("a", "n1", "n0", 100), test::message("b", "n2", "n3", 100)}));
        QVERIFY(!pair.victims && !pair.differs());
        QVERIFY(vendorQuestion({pair}).empty());
    }

    void candidatesHavePairsUnderTheirOwnModelsOnly()
    {
        const Project project = paired(incastWithVictim());
        const Result<CandidateComparison> own = compareCandidates(project);
        QVERIFY(own && own->groups[0].candidates[0].pair);
        const Result<CandidateComparison> other = compareCandidates(project, {.models = {"max-min"}});
        QVERIFY(other && !other->groups[0].candidates[0].pair);
    }

    void whatIfRunsWithoutCongestionControl()
    {
        const Project project =
            paired({test::message("a", "n1", "n0", 100), test::message("b", "n2", "n0", 100),
                    test::message("long", "n1", "n4", 200)});
        const Result<WhatIf> result = whatIf(project, {});
        QVERIFY(result.has_value());
        const WhatIfCase& last = result->cases.back();
        QVERIFY(last.kind == WhatIfCase::Kind::noCongestionControl);
        QCOMPARE(last.model, std::string("backpressure"));
        QVERIFY(last.notApplied.empty());
        Project without = project;
        setUncontrolled(without, {});
        QCOMPARE(whatIf(without, {})->cases.size() + 1, result->cases.size());
    }

    void aCycleIsNamedBeforeAnythingRuns()
    {
        Project project = ring();
        QVERIFY(validateRates(project).empty());
        project.models.append(plainModel("backpressure"));
        setUncontrolled(project, "backpressure");
        IssueList issues = validateRates(project);
        QCOMPARE(issues.size(), 1U);
        QVERIFY(issues[0].severity == Severity::warning);
        QVERIFY2(issues[0].text.find("l0 s0 → s1") != std::string::npos, issues[0].text.c_str());
        // The scenario itself has an answer, which goes on.
        const LosslessPair pair = onlyPair(project);
        QVERIFY(pair.failure && !pair.differs());
        const Result<WhatIf> result = whatIf(project, {});
        QVERIFY(result && !result->cases.back().notApplied.empty());
        Scenario scenario = project.scenarios[0];
        scenario.model = "backpressure";
        scenario.uncontrolled.clear();
        project.scenarios.replace(0, 1, {std::move(scenario)});
        issues = validateRates(project);
        QVERIFY(issues.size() == 1 && issues[0].severity == Severity::error);
    }

    void aModelThatIsNoneWithoutControlIsSaid()
    {
        Project project = paired(incastWithVictim());
        QVERIFY(validateModels(project).empty());
        setUncontrolled(project, project.models[0].name);
        const IssueList issues = validateModels(project);
        QVERIFY(issues.size() == 1 && issues[0].text.find("of the kind max-min") != std::string::npos);
    }

    void losslessPresetsNameBothModels()
    {
        std::size_t lossless = 0;
        for (const NetworkPreset& preset : networkPresets().value()) {
            const bool isOne = preset.name.starts_with("infiniband-") || preset.name.starts_with("roce-") ||
                               preset.name.starts_with("omni-path-") || preset.name.starts_with("slingshot-");
            QCOMPARE(preset.uncontrolledKind, std::string(isOne ? "backpressure" : ""));
            QVERIFY(preset.claim.empty() != isOne);
            lossless += isOne ? 1 : 0;
        }
        QVERIFY(lossless >= 10);
        ProjectRecipe recipe = hdrTree();
        recipe.workload = WorkloadRecipe{};
        const Project project = makeProject(recipe).value();
        QCOMPARE(project.scenarios[0].uncontrolled, std::string("backpressure"));
        QCOMPARE(findByName(project.models, "backpressure")->kind, std::string("backpressure"));
        QVERIFY(isLossless(project, project.platforms[0].name));
        recipe.modelKind = "hockney"; // somebody wants to see another model
        QVERIFY(makeProject(recipe).value().scenarios[0].uncontrolled.empty());
    }

    void patternsTellWhatANetworkObeys_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"backpressure", "max-min"})
            QTest::newRow(kind) << kind;
    }

    void patternsTellWhatANetworkObeys()
    {
        QFETCH(QString, kind);
        const Project project = measuredAs(kind.toStdString());
        QVERIFY(project.measurements.size() >= 2);
        const Result<Calibration> calibration =
            calibrate(project, {.kinds = {"max-min", "backpressure", "myrinet-penalty"}});
        QVERIFY(calibration.has_value());
        const FlowControlVerdict& verdict = calibration->flowControl;
        QCOMPARE(QString::fromStdString(verdict.findings.at(0).kind), kind);
        QVERIFY(verdict.sureness == FlowControlVerdict::Sureness::sure);
        QVERIFY(verdict.findings[0].error < 2);
        for (const FlowControlFinding& other : verdict.findings)
            QVERIFY(other.kind == kind.toStdString() || other.isSame || other.error > 20);
        QVERIFY(flowControlSentence(verdict).find("which is sure") != std::string::npos);
    }

    void oneSwitchHasOnePattern()
    {
        Project project = paired(incastWithVictim());
        const Result<std::vector<RunToLearn>> runs = addLosslessRuns(project, 0);
        QVERIFY(runs && runs->size() == 1);
        Platform small = project.platforms[0];
        small.nodes = SharedRows<NodeRow>{test::nodes("n[0-2]", "s", 800)};
        project.platforms.replace(0, 1, {small});
        QVERIFY(!addLosslessRuns(project, 0));
    }
};

QTEST_GUILESS_MAIN(TestLosslessPair)
#include "tst_lossless_pair.moc"
