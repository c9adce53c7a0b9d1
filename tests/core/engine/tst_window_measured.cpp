// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/fluid_engine.h"
#include "core/importing/import_plan.h"
#include "core/io/text/text_file.h"
#include "core/sharing/progressive_filling.h"
#include "core/sharing/published.h"
#include "core/sharing/window_model.h"
#include "tests/data_folders.h"
#include "tests/support/brute_window.h"
#include "tests/support/builders.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <string>

using namespace contraflow;

namespace {

/** The patterns of a table of measured times, imported on this platform. */
Project imported(const std::string& file, const Platform& platform)
{
    Project project;
    project.platforms = std::vector{platform};
    const Result<std::string> text =
        readTextFile(std::string(CONTRAFLOW_TEST_DATA "/") + file, ImportLimits::kBytes);
    const Result<ImportedFile> table = text ? parseMeasurements(*text) : text.error();
    ImportTarget target;
    target.platform = platform.name;
    target.model = "max-min";
    const Result<ImportPlan> plan = table ? planImport(project, *table, target) : table.error();
    if (!plan || !applyEdit(project, plan->edit))
        qFatal("%s cannot be imported", file.c_str());
    return project;
}

/** The emulated cluster at its goodput: two racks of five nodes. */
Platform cluster()
{
    Platform platform;
    platform.name = "cluster";
    platform.switches = SharedRows<SwitchRow>{SwitchRow{"torX", {}}, SwitchRow{"torY", {}}};
    platform.nodes =
        SharedRows<NodeRow>{test::nodes("X[1-5]", "torX", 47.074), test::nodes("Y[1-5]", "torY", 47.074)};
    platform.links = SharedRows<LinkRow>{test::link("backbone", "torX", "torY", 470.741)};
    return platform;
}

/** The cluster of the packet simulations: the round trip is 0.2 ms in a rack and 0.45 ms between racks. */
Platform simulatedCluster()
{
    Platform platform = cluster();
    std::vector<NodeRow> nodes;
    for (const auto& [name, rack] : {std::pair("X[1-5]", "torX"), std::pair("Y[1-5]", "torY")}) {
        nodes.push_back(test::nodes(name, rack, 941.48));
        nodes.back().latency = quantity(Dimension::duration, 50, "us");
    }
    platform.nodes = SharedRows<NodeRow>(std::move(nodes));
    LinkRow backbone = test::link("backbone", "torX", "torY", 9414.8);
    backbone.latency = quantity(Dimension::duration, 125, "us");
    platform.links = SharedRows<LinkRow>{backbone};
    return platform;
}

Timeline run(const Project& project, const SharingModel& model, std::size_t scenario = 0)
{
    IssueList issues;
    const PlacedScenario placed = placeScenario(project, scenario, issues);
    Result<Timeline> timeline = runFluid(placed, model);
    if (!timeline)
        qFatal("%s", timeline.error().message.c_str());
    return std::move(timeline).value();
}

/** Whether the mean |Erel| over the messages of all patterns is as given, within 0.1 %. */
bool hasMeanError(const std::string& file, const Platform& platform, const SharingModel& model, int count,
                  double percent)
{
    double sum = 0;
    int messages = 0;
    double residual = 0;
    const Project project = imported(file, platform);
    for (std::size_t scenario = 0; scenario < project.scenarios.size(); ++scenario) {
        const Timeline timeline = run(project, model, scenario);
        residual = std::max(residual, timeline.worstResidual);
        const auto& times = project.measurements[scenario].times;
        for (std::size_t i = 0; i < times.size(); ++i, ++messages)
            sum += std::abs(timeline.messages[i].time() / times[i].mean.value().value - 1);
    }
    const double mean = 100 * sum / messages;
    if (messages == count && residual <= 1e-8 && std::abs(mean - percent) <= 0.1)
        return true;
    qWarning("%s: %.3f %% over %d messages, residual %g", file.c_str(), mean, messages, residual);
    return false;
}

/** One packet of 1500 bytes at once out of this window. */
WindowParameters withBursts(double windowBytes)
{
    WindowParameters parameters;
    parameters.windowBytes = windowBytes;
    parameters.burst = 1500 / windowBytes;
    return parameters;
}

} // namespace

class TestWindowMeasured : public QObject
{
    Q_OBJECT

private slots:
    void meanErrorOnMeasuredPatterns_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("count");
        QTest::addColumn<double>("host");
        QTest::addColumn<double>("switchPort");
        QTest::addColumn<double>("backbone");
        QTest::addColumn<double>("percent");
        QTest::newRow("F") << "measured/patterns-F.csv" << 175 << 1.0 << 1.0 << 1.0 << 3.5;
        QTest::newRow("D") << "measured/patterns-D.csv" << 61 << 1.0 << 1.0 << 1.0 << 4.7;
        QTest::newRow("D, short host queues") << "measured/patterns-D.csv" << 61 << 0.0 << 1.0 << 1.0 << 2.5;
        QTest::newRow("P") << "measured/patterns-P.csv" << 175 << 1.0 << 1.0 << 1.0 << 19.3;
        QTest::newRow("P, a quarter") << "measured/patterns-P.csv" << 175 << 0.25 << 0.25 << 0.25 << 5.8;
        QTest::newRow("P, switches only") << "measured/patterns-P.csv" << 175 << 0.0 << 0.3 << 0.0 << 5.7;
    }

    void meanErrorOnMeasuredPatterns()
    {
        QFETCH(QString, file);
        QFETCH(int, count);
        QFETCH(double, host);
        QFETCH(double, switchPort);
        QFETCH(double, backbone);
        QFETCH(double, percent);
        const WindowModel model(test::hardWindows(host, switchPort, backbone));
        QVERIFY(hasMeanError(file.toStdString(), cluster(), model, count, percent));
    }

    void meanErrorWithBursts_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("count");
        QTest::addColumn<double>("host");
        QTest::addColumn<double>("switchPort");
        QTest::addColumn<double>("burst");
        QTest::addColumn<double>("ackBurst");
        QTest::addColumn<double>("exponent");
        QTest::addColumn<double>("percent");
        QTest::newRow("F") << "measured/patterns-F.csv" << 175 << 0.95 << 0.89 << 0.006 << 0.039 << 1.0
                           << 1.6;
        QTest::newRow("F, exponent") << "measured/patterns-F.csv" << 175 << 0.95 << 0.89 << 0.006 << 0.0
                                     << 1.3 << 1.8;
        QTest::newRow("D") << "measured/patterns-D.csv" << 61 << 0.0 << 1.0 << 0.005 << 0.0 << 1.0 << 1.7;
        QTest::newRow("P") << "measured/patterns-P.csv" << 175 << 0.0 << 0.28 << 0.0 << 0.006 << 1.0 << 5.3;
    }

    void meanErrorWithBursts()
    {
        QFETCH(QString, file);
        QFETCH(int, count);
        QFETCH(double, host);
        QFETCH(double, switchPort);
        QFETCH(double, burst);
        QFETCH(double, ackBurst);
        QFETCH(double, exponent);
        QFETCH(double, percent);
        WindowParameters parameters;
        parameters.kappaHost = host;
        parameters.kappaSwitch = switchPort;
        parameters.burst = burst;
        parameters.ackBurst = ackBurst;
        parameters.exponent = exponent;
        QVERIFY(hasMeanError(file.toStdString(), cluster(), WindowModel(parameters), count, percent));
    }

    void meanErrorOfOtherModelsOnMeasuredPatterns_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("count");
        QTest::addColumn<double>("maxMin");
        QTest::addColumn<double>("published");
        QTest::newRow("F") << "measured/patterns-F.csv" << 175 << 10.8 << 5.7;
        QTest::newRow("D") << "measured/patterns-D.csv" << 61 << 9.3 << 8.2;
        QTest::newRow("P") << "measured/patterns-P.csv" << 175 << 10.2 << 22.8;
    }

    void meanErrorOfOtherModelsOnMeasuredPatterns()
    {
        QFETCH(QString, file);
        QFETCH(int, count);
        QFETCH(double, maxMin);
        QFETCH(double, published);
        const std::string name = file.toStdString();
        QVERIFY(hasMeanError(name, cluster(), ProgressiveFilling::maxMin(), count, maxMin));
        QVERIFY(hasMeanError(name, cluster(), PublishedModel(PublishedModel::Lines::all), count, published));
    }

    /** The tables hold every second pattern of the simulations; over all of them the reference names 13.0,
     * 10.1, 9.8, 4.2 and 3.5 for the first and 12.2, 9.6, 9.5, 3.6 and 3.0 for the second. */
    void meanErrorOnSimulatedPatterns_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<double>("windowBytes");
        QTest::addColumn<double>("maxMin");
        QTest::addColumn<double>("published");
        QTest::addColumn<double>("crossTraffic");
        QTest::addColumn<double>("unlimited");
        QTest::addColumn<double>("limited");
        QTest::addColumn<double>("bursts");
        QTest::newRow("256 kB") << "packet-level/patterns-cubicW256k.csv" << 256e3 << 12.2 << 10.4 << 9.8
                                << 4.8 << 4.4 << 3.7;
        QTest::newRow("1 MB") << "packet-level/patterns-cubicW1MnoHS.csv" << 1e6 << 11.2 << 9.3 << 8.8 << 3.9
                              << 3.8 << 3.0;
    }

    void meanErrorOnSimulatedPatterns()
    {
        QFETCH(QString, file);
        QFETCH(double, windowBytes);
        QFETCH(double, maxMin);
        QFETCH(double, published);
        QFETCH(double, crossTraffic);
        QFETCH(double, unlimited);
        QFETCH(double, limited);
        QFETCH(double, bursts);
        constexpr int kCount = 141;
        const std::string name = file.toStdString();
        const Platform platform = simulatedCluster();
        QVERIFY(hasMeanError(name, platform, ProgressiveFilling::maxMin(), kCount, maxMin));
        QVERIFY(hasMeanError(name, platform, PublishedModel(PublishedModel::Lines::all), kCount, published));
        QVERIFY(hasMeanError(name, platform, ProgressiveFilling::crossTraffic(0.05), kCount, crossTraffic));
        QVERIFY(hasMeanError(name, platform, WindowModel(test::hardWindows()), kCount, unlimited));
        WindowParameters parameters = test::hardWindows();
        parameters.windowBytes = windowBytes;
        QVERIFY(hasMeanError(name, platform, WindowModel(parameters), kCount, limited));
        QVERIFY(hasMeanError(name, platform, WindowModel(withBursts(windowBytes)), kCount, bursts));
    }

    void tableOneIsTheSameForEveryKappa()
    {
        constexpr double kSeconds[] = {0.296, 0.235, 0.426, 0.385, 0.235};
        for (const double kappa : {0.0, 0.3, 1.0}) {
            const Timeline timeline =
                run(test::tableOne("max-min"), WindowModel(test::hardWindows(kappa, kappa, kappa)));
            for (std::size_t i = 0; i < std::size(kSeconds); ++i)
                QVERIFY(std::abs(timeline.messages[i].time() - kSeconds[i]) < 0.6e-3);
        }
    }
};

QTEST_GUILESS_MAIN(TestWindowMeasured)
#include "tst_window_measured.moc"
