// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/all_to_all_engine.h"

#include "core/base/tolerance.h"
#include "core/recipes/project_recipe.h"

#include <QtTest>

using namespace contraflow;

namespace {

/** Eight nodes on one switch, 1 GB/s and 1 ms each way: a route has 2 ms. */
Project star(const std::string& kind = "asymmetric")
{
    ProjectRecipe recipe;
    recipe.platform.topology = RackTopology{1, 8};
    recipe.platform.nicBandwidth = quantity(Dimension::bandwidth, 1, "GB/s");
    recipe.platform.nicLatency = quantity(Dimension::duration, 1, "ms");
    recipe.workload = WorkloadRecipe{};
    recipe.modelKind = kind;
    const Result<Project> project = makeProject(recipe);
    if (!project)
        qFatal("%s", project.error().message.c_str());
    return *project;
}

} // namespace

class TestAllToAllEngine : public QObject
{
    Q_OBJECT

private slots:
    void onOneSwitchItTakesTheBound_data();
    void onOneSwitchItTakesTheBound();
    void roundsPayALatencyEach();
    void aNarrowBackboneSlowsIt();
    void thePlatformGivesStartUpAndBandwidth();
    void moreProcessesThanNodesAreRefused();
    void anUnknownModelIsRefused();
    void aRunCanBeStopped();
};

void TestAllToAllEngine::onOneSwitchItTakesTheBound_data()
{
    QTest::addColumn<QString>("kind");
    for (const char* kind : {"max-min", "asymmetric", "window"})
        QTest::newRow(kind) << QString::fromUtf8(kind);
}

void TestAllToAllEngine::onOneSwitchItTakesTheBound()
{
    QFETCH(QString, kind);
    Project project = star(kind.toStdString());
    if (kind == "window") { // bursts would leave a little of every link
        Model model = project.models[0];
        model.parameters = SharedRows<ParameterRow>{ParameterRow{"epsilon", "0"}, ParameterRow{"burst", "0"}};
        project.models.replace(0, 1, {std::move(model)});
    }
    const Result<double> time = runAtOnce({project, 0, {}}, {5, 1e6});
    QVERIFY(time.has_value());
    // All messages run side by side, so the latency is paid once.
    QVERIFY2(nearlyEqual(*time, 4 * 1e6 / 1e9 + 2e-3, 1e-7), qPrintable(QString::number(*time)));
}

void TestAllToAllEngine::roundsPayALatencyEach()
{
    const Project project = star();
    const Result<double> time = runRounds({project, 0, {}}, {5, 1e6});
    QVERIFY(time.has_value());
    QVERIFY(nearlyEqual(*time, allToAllBound({5, 1e6}, {2e-3, 1e-9})));
}

void TestAllToAllEngine::aNarrowBackboneSlowsIt()
{
    ProjectRecipe recipe;
    recipe.platform.topology = RackTopology{2, 8};
    recipe.platform.nicBandwidth = quantity(Dimension::bandwidth, 1, "GB/s");
    recipe.platform.uplinkBandwidth = quantity(Dimension::bandwidth, 1, "GB/s");
    recipe.workload = WorkloadRecipe{};
    const Result<Project> project = makeProject(recipe);
    QVERIFY(project.has_value());
    // 16 messages each way over the backbone.
    const Result<double> time = runAtOnce({*project, 0, std::string("max-min")}, {8, 1e6});
    QVERIFY(time.has_value());
    QVERIFY2(nearlyEqual(*time, 16e6 / 1e9, 1e-6), qPrintable(QString::number(*time)));
}

void TestAllToAllEngine::thePlatformGivesStartUpAndBandwidth()
{
    const Project project = star();
    const Result<PointToPoint> link = platformLink({project, 0, {}}, 8);
    QVERIFY(link.has_value());
    QVERIFY(nearlyEqual(link->startUp, 2e-3));
    QVERIFY(nearlyEqual(link->secondsPerByte, 1e-9));
    QCOMPARE(nodeCount({project, 0, {}}).value(), std::size_t{8});
}

void TestAllToAllEngine::moreProcessesThanNodesAreRefused()
{
    const Project project = star();
    for (const auto run : {runAtOnce, runRounds}) {
        const Result<double> time = run({project, 0, {}}, {9, 1e6}, {});
        QVERIFY(!time.has_value());
        QVERIFY(
            QString::fromStdString(time.error().message).contains(QStringLiteral("has 8 nodes, too few")));
    }
}

void TestAllToAllEngine::anUnknownModelIsRefused()
{
    const Project project = star();
    QVERIFY(!runAtOnce({project, 0, std::string("no-such-model")}, {4, 1e6}).has_value());
}

void TestAllToAllEngine::aRunCanBeStopped()
{
    const Project project = star();
    std::stop_source stop;
    stop.request_stop();
    RunOptions options;
    options.stop = stop.get_token();
    const Result<double> time = runRounds({project, 0, {}}, {8, 1e6}, options);
    QVERIFY(!time.has_value());
    QCOMPARE(time.error().code, ErrorCode::cancelled);
}

QTEST_GUILESS_MAIN(TestAllToAllEngine)
#include "tst_all_to_all_engine.moc"
