// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/fluid_engine.h"
#include "core/sharing/window_model.h"
#include "tests/support/builders.h"

#include <QTest>

#include <cmath>
#include <fstream>
#include <map>
#include <sstream>
#include <string>

using namespace contraflow;

namespace {

struct Pattern
{
    std::vector<MessageRow> messages;
    std::vector<double> seconds; ///< measured, parallel to messages
};

std::vector<std::string> cells(const std::string& line)
{
    std::vector<std::string> found;
    std::istringstream in(line);
    for (std::string cell; std::getline(in, cell, ',');)
        found.push_back(cell);
    return found;
}

double number(const std::string& text)
{
    return QByteArray::fromStdString(text).toDouble();
}

/** The patterns of a table of measured times, by their ids. */
std::map<std::string, Pattern> patterns(const std::string& file)
{
    std::ifstream in(std::string(CONTRAFLOW_TEST_DATA) + "/measured/" + file);
    std::string line;
    std::getline(in, line);
    const std::vector<std::string> header = cells(line);
    const auto column = [&](const char* name) {
        return static_cast<std::size_t>(std::find(header.begin(), header.end(), name) - header.begin());
    };
    std::map<std::string, Pattern> found;
    while (std::getline(in, line)) {
        const std::vector<std::string> row = cells(line);
        Pattern& pattern = found[row[column("pattern_id")]];
        pattern.messages.push_back(test::message(row[column("link")], row[column("src")], row[column("dst")],
                                                 number(row[column("bytes")]) / 1e6));
        pattern.seconds.push_back(number(row[column("mean_s")]));
    }
    return found;
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

Timeline run(const Project& project, const WindowParameters& parameters)
{
    IssueList issues;
    const PlacedScenario placed = placeScenario(project, 0, issues);
    Result<Timeline> timeline = runFluid(placed, WindowModel(parameters));
    if (!timeline)
        qFatal("%s", timeline.error().message.c_str());
    return std::move(timeline).value();
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
        QTest::newRow("F") << "patterns-F.csv" << 175 << 1.0 << 1.0 << 1.0 << 3.5;
        QTest::newRow("D") << "patterns-D.csv" << 61 << 1.0 << 1.0 << 1.0 << 4.7;
        QTest::newRow("D, short host queues") << "patterns-D.csv" << 61 << 0.0 << 1.0 << 1.0 << 2.5;
        QTest::newRow("P") << "patterns-P.csv" << 175 << 1.0 << 1.0 << 1.0 << 19.3;
        QTest::newRow("P, a quarter") << "patterns-P.csv" << 175 << 0.25 << 0.25 << 0.25 << 5.8;
        QTest::newRow("P, switches only") << "patterns-P.csv" << 175 << 0.0 << 0.3 << 0.0 << 5.7;
    }

    void meanErrorOnMeasuredPatterns()
    {
        QFETCH(QString, file);
        QFETCH(int, count);
        QFETCH(double, host);
        QFETCH(double, switchPort);
        QFETCH(double, backbone);
        QFETCH(double, percent);
        double sum = 0;
        int messages = 0;
        for (const auto& [id, pattern] : patterns(file.toStdString())) {
            const Timeline timeline =
                run(test::project(cluster(), pattern.messages, "max-min"), {host, switchPort, backbone});
            QVERIFY2(timeline.worstResidual <= 1e-8, id.c_str());
            for (std::size_t i = 0; i < pattern.seconds.size(); ++i, ++messages)
                sum += std::abs(timeline.messages[i].time() / pattern.seconds[i] - 1);
        }
        QCOMPARE(messages, count);
        const double mean = 100 * sum / messages;
        QVERIFY2(std::abs(mean - percent) <= 0.1, std::to_string(mean).c_str());
    }

    void tableOneIsTheSameForEveryKappa()
    {
        constexpr double kSeconds[] = {0.296, 0.235, 0.426, 0.385, 0.235};
        for (const double kappa : {0.0, 0.3, 1.0}) {
            const Timeline timeline = run(test::tableOne("max-min"), {kappa, kappa, kappa});
            for (std::size_t i = 0; i < std::size(kSeconds); ++i)
                QVERIFY(std::abs(timeline.messages[i].time() - kSeconds[i]) < 0.6e-3);
        }
    }
};

QTEST_GUILESS_MAIN(TestWindowMeasured)
#include "tst_window_measured.moc"
