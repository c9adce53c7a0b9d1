// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/all_to_all_engine.h"

#include "core/base/random.h"
#include "core/base/tolerance.h"
#include "core/collective/all_to_all.h"
#include "core/engine/prediction.h"
#include "core/recipes/project_recipe.h"
#include "tests/support/builders.h"
#include "tests/support/placed.h"

#include <QtTest>

using namespace contraflow;
using namespace contraflow::test;

namespace {

constexpr double kStartUp = 1e-3;

/** Messages with one second per megabyte. */
Exchange exchange(std::uint32_t processes,
                  const std::vector<std::tuple<std::uint32_t, std::uint32_t, double>>& arcs)
{
    Exchange result;
    for (std::uint32_t i = 0; i < processes; ++i)
        result.processes.push_back("p" + std::to_string(i));
    for (const auto& [source, destination, megabytes] : arcs)
        result.messages.push_back({source, destination, megabytes * 1e6, megabytes, megabytes});
    return result;
}

} // namespace

class TestExchangeBounds : public QObject
{
    Q_OBJECT

private slots:
    void aProcessCountsWhatItSendsAndReceives();
    void theClaimsAreThoseOfThePaper();
    void maximaOfDifferentProcessesBoundSynchronousExchangesOnly();
    void maximaOfDifferentPortsOfAProcessDoNotAddUp();
    void anAllToAllHasTheBoundOfPropositionOne();
    void anExchangeOfNothingTakesNoTime();
    void aScenarioIsAnExchangeOfItsProcesses();
    void slowerNodesTakeLonger();
    void noModelIsFasterThanTheBound_data();
    void noModelIsFasterThanTheBound();
};

void TestExchangeBounds::aProcessCountsWhatItSendsAndReceives()
{
    const ExchangeBounds bounds = exchangeBounds(exchange(3, {{0, 1, 2}, {0, 2, 3}, {1, 2, 4}}), kStartUp);
    QCOMPARE(bounds.loads.size(), std::size_t{3});
    QCOMPARE(bounds.loads[0].sends, std::size_t{2});
    QCOMPARE(bounds.loads[0].receives, std::size_t{0});
    QCOMPARE(bounds.loads[0].sentBytes, 5e6);
    QCOMPARE(bounds.loads[1].sends, std::size_t{1});
    QCOMPARE(bounds.loads[1].receives, std::size_t{1});
    QCOMPARE(bounds.loads[2].receives, std::size_t{2});
    QCOMPARE(bounds.loads[2].receivedBytes, 7e6);
    QCOMPARE(bounds.loads[2].receiveSeconds, 7.0);
}

void TestExchangeBounds::theClaimsAreThoseOfThePaper()
{
    const ExchangeBounds bounds = exchangeBounds(exchange(3, {{0, 1, 2}, {0, 2, 3}, {1, 2, 4}}), kStartUp);
    QCOMPARE(bounds.startUps, std::size_t{2});
    QCOMPARE(bounds.seconds, 7.0);
    QVERIFY(nearlyEqual(bounds.together, 7.002));
    QVERIFY(bounds.isOfOnePort);
    QVERIFY(nearlyEqual(bounds.busiestPort, 7.002));
    QCOMPARE(bounds.busiest, std::size_t{2});
}

void TestExchangeBounds::maximaOfDifferentProcessesBoundSynchronousExchangesOnly()
{
    // p0 sends three small messages, p4 receives one large one.
    const ExchangeBounds bounds =
        exchangeBounds(exchange(6, {{0, 1, 1}, {0, 2, 1}, {0, 3, 1}, {5, 4, 9}}), kStartUp);
    QVERIFY(nearlyEqual(bounds.together, 9.003));
    QVERIFY(!bounds.isOfOnePort);
    QVERIFY(nearlyEqual(bounds.busiestPort, 9.001));
}

void TestExchangeBounds::maximaOfDifferentPortsOfAProcessDoNotAddUp()
{
    // p0 sends three small messages while it receives one large one.
    const ExchangeBounds bounds =
        exchangeBounds(exchange(5, {{0, 1, 1}, {0, 2, 1}, {0, 3, 1}, {4, 0, 9}}), kStartUp);
    QVERIFY(!bounds.isOfOnePort);
    QVERIFY(nearlyEqual(bounds.busiestPort, 9.001));
}

void TestExchangeBounds::anAllToAllHasTheBoundOfPropositionOne()
{
    std::vector<std::tuple<std::uint32_t, std::uint32_t, double>> arcs;
    for (std::uint32_t i = 0; i < 6; ++i)
        for (std::uint32_t j = 0; j < 6; ++j)
            if (i != j)
                arcs.emplace_back(i, j, 0.5);
    const ExchangeBounds bounds = exchangeBounds(exchange(6, arcs), kStartUp);
    const double expected = allToAllBound({6, 0.5e6}, {kStartUp, 1e-6});
    QVERIFY(nearlyEqual(bounds.together, expected));
    QVERIFY(nearlyEqual(bounds.busiestPort, expected));
    QVERIFY(bounds.isOfOnePort);
}

void TestExchangeBounds::anExchangeOfNothingTakesNoTime()
{
    const ExchangeBounds bounds = exchangeBounds({}, kStartUp);
    QCOMPARE(bounds.startUps, std::size_t{0});
    QCOMPARE(bounds.together, 0.0);
    QCOMPARE(bounds.busiestPort, 0.0);
}

void TestExchangeBounds::aScenarioIsAnExchangeOfItsProcesses()
{
    const Project project = tableOne();
    const Exchange exchange = exchangeOf(place(project), project.workloads[0]);
    QCOMPARE(exchange.messages.size(), project.workloads[0].messages.size());
    for (std::size_t i = 0; i < exchange.messages.size(); ++i) {
        const MessageRow& row = project.workloads[0].messages[i];
        QCOMPARE(exchange.processes[exchange.messages[i].source], row.source);
        QCOMPARE(exchange.processes[exchange.messages[i].destination], row.destination);
        QVERIFY(nearlyEqual(exchange.messages[i].sendSeconds, row.size.value().value / (940e6 / 8)));
    }
    const Exchange given = exchangeOf(place(project), project.workloads[0], 2e-8);
    QVERIFY(nearlyEqual(given.messages[0].sendSeconds, given.messages[0].bytes * 2e-8));
}

void TestExchangeBounds::slowerNodesTakeLonger()
{
    Platform platform;
    platform.name = "mixed";
    platform.switches = {SwitchRow{"s", {}}};
    platform.nodes = {nodes("fast", "s", 800), nodes("slow", "s", 80)};
    const Project mixed = project(platform, {message("m", "fast", "slow", 10)}, "max-min");
    const Exchange exchange = exchangeOf(place(mixed), mixed.workloads[0]);
    QVERIFY(nearlyEqual(exchange.messages[0].sendSeconds, 0.1));
    QVERIFY(nearlyEqual(exchange.messages[0].receiveSeconds, 1.0));
    QVERIFY(nearlyEqual(exchangeBounds(exchange, 0).busiestPort, 1.0));
}

void TestExchangeBounds::noModelIsFasterThanTheBound_data()
{
    QTest::addColumn<QString>("kind");
    // Start-ups are none here: latencies of the engine hold no port.
    for (const char* kind : {"max-min", "asymmetric", "window", "cross-traffic"})
        QTest::newRow(kind) << QString::fromUtf8(kind);
}

void TestExchangeBounds::noModelIsFasterThanTheBound()
{
    QFETCH(QString, kind);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        ProjectRecipe recipe;
        recipe.platform.topology = RackTopology{2, 8};
        recipe.workload = WorkloadRecipe{.degree = 3, .seed = seed};
        recipe.workload->size.maximum = quantity(Dimension::size, 40, "MB");
        recipe.modelKind = kind.toStdString();
        const Result<Project> made = makeProject(recipe);
        QVERIFY(made.has_value());
        const Result<Prediction> prediction = predict(*made, 0);
        QVERIFY(prediction.has_value());
        const Exchange exchange = exchangeOf(prediction->placed, made->workloads[0]);
        const double bound = exchangeBounds(exchange, 0).busiestPort;
        QVERIFY(bound > 0);
        QVERIFY2(!clearlyGreater(bound, prediction->timeline.makespan(), 1e-7),
                 qPrintable(QStringLiteral("seed %1").arg(seed)));
    }
}

QTEST_GUILESS_MAIN(TestExchangeBounds)
#include "tst_exchange_bounds.moc"
