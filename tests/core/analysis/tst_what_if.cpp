// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/what_if.h"
#include "core/base/tolerance.h"
#include "core/engine/prediction.h"
#include "core/sharing/kind_title.h"
#include "tests/support/builders.h"
#include "tests/support/random_cases.h"

#include <QTest>

using namespace contraflow;
using Kind = WhatIfCase::Kind;

namespace {

WhatIf computed(const Project& project, const WhatIfRequest& request = {})
{
    Result<WhatIf> result = whatIf(project, request);
    if (!result)
        qFatal("%s", result.error().message.c_str());
    return std::move(*result);
}

const WhatIfCase& one(const WhatIf& result, Kind kind)
{
    for (const WhatIfCase& c : result.cases)
        if (c.kind == kind)
            return c;
    qFatal("no such case");
}

/** Two racks of two nodes at 1000 Mbit/s with a link of 1000 Mbit/s; latencies of 10 and 5 ms. */
Project twoRacks(std::vector<MessageRow> messages, const std::string& kind)
{
    Platform platform;
    platform.name = "p";
    platform.switches = SharedRows<SwitchRow>{SwitchRow{"a", {}}, SwitchRow{"b", {}}};
    NodeRow left = test::nodes("a[1-2]", "a", 1000);
    NodeRow right = test::nodes("b[1-2]", "b", 1000);
    left.latency = right.latency = quantity(Dimension::duration, 10, "ms");
    LinkRow backbone = test::link("backbone", "a", "b", 1000);
    backbone.latency = quantity(Dimension::duration, 5, "ms");
    platform.nodes = SharedRows<NodeRow>{left, right};
    platform.links = SharedRows<LinkRow>{backbone};
    return test::project(std::move(platform), std::move(messages), kind);
}

} // namespace

class TestWhatIf : public QObject
{
    Q_OBJECT

private slots:
    void sharesOfTwoMessagesOverOneLink()
    {
        // 125 MB alone take 1 s; two share the backbone and take 2 s, and the route has 25 ms.
        const WhatIf result = computed(twoRacks(
            {test::message("m1", "a1", "b1", 125), test::message("m2", "a2", "b2", 125)}, "max-min"));
        QVERIFY(nearlyEqual(result.base.makespan, 2.025));
        QVERIFY(nearlyEqual(one(result, Kind::noLatency).makespan, 2));
        QVERIFY(nearlyEqual(one(result, Kind::noLatency).share, 0.025 / 2.025));
        QVERIFY(nearlyEqual(one(result, Kind::noContention).makespan, 1.025));
        QCOMPARE(one(result, Kind::noContention).model, std::string("hockney"));
        QVERIFY(nearlyEqual(one(result, Kind::unlimitedBackbone).makespan, 1.025));
        QVERIFY(nearlyEqual(one(result, Kind::unlimitedNics).makespan, 2.025));
        QCOMPARE(one(result, Kind::unlimitedNics).share, 0.0);
        QVERIFY(!one(result, Kind::noContraFlow).notApplied.empty());
        QVERIFY(nearlyEqual(result.base.mean, 2.025));
    }

    void contraFlowCouplingHasItsShare()
    {
        // Two into a link and one out of it: with the coupling all three get half (1 s each at 125 MB/s · ½
        // …).
        const Project project =
            twoRacks({test::message("m1", "a1", "b1", 125), test::message("m2", "a2", "b2", 125),
                      test::message("m3", "b1", "a1", 250)},
                     "asymmetric");
        const WhatIf result = computed(project);
        // m3 runs at half speed until 2 s, when 125 MB are left, then alone: 3 s. Without coupling: 2 s.
        QVERIFY(nearlyEqual(result.base.makespan, 3.025));
        const WhatIfCase& apart = one(result, Kind::noContraFlow);
        QVERIFY(nearlyEqual(apart.makespan, 2.025));
        QVERIFY(nearlyEqual(apart.share, 1 / 3.025));
        QCOMPARE(apart.model, std::string("max-min"));
    }

    void everyCoupledModelIsTakenApart_data()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::addColumn<QByteArray>("apart");
        QTest::newRow("asymmetric") << QByteArray("asymmetric") << QByteArray("max-min");
        QTest::newRow("published") << QByteArray("asymmetric-published") << QByteArray("fairness-published");
        QTest::newRow("window") << QByteArray("window") << QByteArray("window");
        QTest::newRow("cross-traffic") << QByteArray("cross-traffic") << QByteArray("cross-traffic");
    }

    void everyCoupledModelIsTakenApart()
    {
        QFETCH(QByteArray, kind);
        QFETCH(QByteArray, apart);
        Model model;
        model.name = "mine";
        model.kind = kind.toStdString();
        if (model.kind == "cross-traffic")
            model.parameters = SharedRows<ParameterRow>{ParameterRow{"epsilon", "0.3"}};
        if (model.kind == "window")
            model.parameters = SharedRows<ParameterRow>{ParameterRow{"kappa_host", "0.5"},
                                                        ParameterRow{"window_bytes", "1 MB"}};
        const Result<Model> other = withoutContraFlow(model);
        QVERIFY(other.has_value());
        QCOMPARE(other->kind, apart.toStdString());
        for (const ParameterRow& row : other->parameters)
            QCOMPARE(row.value, std::string(row.name == "window_bytes" ? "1 MB" : "0"));
        if (model.kind == "cross-traffic")
            QCOMPARE(other->parameters.size(), std::size_t(1));
        if (model.kind == "window")
            QCOMPARE(other->parameters.size(), std::size_t(4));
        model.kind = "hockney";
        QVERIFY(!withoutContraFlow(model));
    }

    void crossTrafficWithoutCouplingIsMaxMin()
    {
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            Random random(seed);
            const Project project = test::randomCase(random, "cross-traffic");
            const WhatIf result = computed(project);
            const Result<Prediction> fair = predict(project, 0, "max-min");
            QVERIFY(nearlyEqual(one(result, Kind::noContraFlow).makespan, fair->timeline.makespan(), 1e-7));
            const Result<Prediction> alone = predict(project, 0, "hockney");
            QVERIFY(nearlyEqual(one(result, Kind::noContention).makespan, alone->timeline.makespan(), 1e-9));
        }
    }

    void unlimitedLinksTakeTheirLatencyOnly_data()
    {
        QTest::addColumn<QByteArray>("kind");
        for (const ModelInfo& info : modelCatalog())
            QTest::newRow(std::string(info.kind).c_str())
                << QByteArray(info.kind.data(), qsizetype(info.kind.size()));
    }

    void unlimitedLinksTakeTheirLatencyOnly()
    {
        QFETCH(QByteArray, kind);
        // Within a rack there are only NICs, whose latencies add up to 20 ms.
        const WhatIf result =
            computed(twoRacks({test::message("m1", "a1", "a2", 125), test::message("m2", "a2", "a1", 125)},
                              kind.toStdString()));
        QVERIFY(nearlyEqual(one(result, Kind::unlimitedNics).makespan, 0.02));
        QVERIFY(nearlyEqual(one(result, Kind::unlimitedBackbone).makespan, result.base.makespan));
    }

    void unlimitedNeverTakesLongerUnderMaxMinWithEqualStarts()
    {
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Random random(seed);
            Platform platform = test::randomTree(random);
            Project project = test::project(platform, test::randomMessages(random, platform, 12), "max-min");
            const WhatIf result = computed(project);
            // Hockney is below everything that keeps the links as they are.
            QVERIFY(one(result, Kind::noContention).makespan <= result.base.makespan * (1 + 1e-9));
            for (const Kind kind : {Kind::unlimitedBackbone, Kind::unlimitedNics})
                if (const WhatIfCase& c = one(result, kind); c.notApplied.empty())
                    QVERIFY(c.makespan > -1e-12 && std::isfinite(c.makespan));
        }
    }

    void roundingIsNothingSaved()
    {
        int same = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Random random(seed);
            const WhatIf result = computed(test::randomCase(random, "asymmetric"));
            const double base = result.base.makespan;
            for (const WhatIfCase& c : result.cases) {
                if (!c.notApplied.empty())
                    continue;
                const bool isSame = nearlyEqual(base, c.makespan);
                same += isSame && base != c.makespan ? 1 : 0;
                QVERIFY(isSame ? c.saved == 0 : c.saved == base - c.makespan);
                QVERIFY(nearlyEqual(c.share, c.saved / base));
            }
        }
        QVERIFY(same > 0); // which the last digits would have told apart
    }

    void oneSwitchHasNoBackbone()
    {
        Platform platform;
        platform.name = "p";
        platform.switches = SharedRows<SwitchRow>{SwitchRow{"a", {}}};
        platform.nodes = SharedRows<NodeRow>{test::nodes("a[1-4]", "a", 1000)};
        const WhatIf result =
            computed(test::project(platform, {test::message("m1", "a1", "a2", 125)}, "source-degree"));
        QVERIFY(one(result, Kind::unlimitedBackbone).notApplied.find("no links") != std::string::npos);
        QVERIFY(one(result, Kind::noContraFlow).notApplied.find(kindTitle("source-degree")) !=
                std::string::npos);
        QCOMPARE(result.sensitivity.groups.size(), std::size_t(1)); // all NICs are those of the one switch
        QCOMPARE(result.sensitivity.groups[0].group.aliases, std::vector<std::string>{"NICs of a"});
        QCOMPARE(result.advice, std::string("Doubling all NICs saves 50 %."));
        QVERIFY(!result.notes.empty());
    }

    void scenariosThatCannotRunSayWhy()
    {
        Project project = test::tableOne();
        QVERIFY(!whatIf(project, {7, {}, 2}));
        QVERIFY(!whatIf(project, {0, "no-such-model", 2}));
        Scenario scenario = project.scenarios[0];
        scenario.platform = "nowhere";
        project.scenarios.replace(0, 1, {scenario});
        const Result<WhatIf> result = whatIf(project, {});
        QVERIFY(!result);
        QVERIFY(result.error().message.find("nowhere") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(TestWhatIf)
#include "tst_what_if.moc"
