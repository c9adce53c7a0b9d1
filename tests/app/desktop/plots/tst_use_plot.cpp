// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/step_plots.h"
#include "tests/app/desktop/plots/plot_cases.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace contraflow;
using test::near;
using test::predicted;

namespace {

const ChannelCurve* findChannel(const UsePlotData& data, const std::string& name)
{
    const auto at = std::find_if(data.channels.begin(), data.channels.end(),
                                 [&](const ChannelCurve& channel) { return channel.name == name; });
    return at == data.channels.end() ? nullptr : &*at;
}

} // namespace

class TestUsePlot : public QObject
{
    Q_OBJECT

private slots:
    void loadsOfTableOneAreSharesOfTheCapacity();
    void busiestChannelsComeFirst();
    void wantedChannelIsShownThoughItIsIdle();
    void averagingKeepsTheIntegral();
    void joiningKeepsTheEnd();
};

void TestUsePlot::loadsOfTableOneAreSharesOfTheCapacity()
{
    const Project project = test::tableOne();
    const UsePlotData data = usePlot(predicted(project), {});
    const ChannelCurve* backbone = findChannel(data, "backbone torX → torY");
    QVERIFY(backbone);
    QCOMPARE(backbone->load.size(),
             std::size_t(2)); // three flows of a third, then two of a half: full all the time
    QVERIFY(near(backbone->load[0].value, 1.0));
    QVERIFY(near(backbone->load[1].from, 0.42553));
    QVERIFY(near(backbone->meanUse, 1.0));
    const ChannelCurve* sender = findChannel(data, "X1 → torX"); // e1 and e2: 313.3 + 626.7
    QVERIFY(sender);
    QVERIFY(near(sender->load[0].value, 1.0));
    QVERIFY(near(sender->meanUse, 0.6));
    const ChannelCurve* receiver = findChannel(data, "torY → Y2"); // e3 and e5, then e3 alone
    QVERIFY(receiver);
    QVERIFY(near(receiver->load[1].value, 0.5));
    QVERIFY(!findChannel(data, "torX → X1"));
}

void TestUsePlot::busiestChannelsComeFirst()
{
    const Project project = test::tableOne();
    const UsePlotData data = usePlot(predicted(project), {2, {}});
    QCOMPARE(data.channels.size(), std::size_t(2));
    QCOMPARE(data.channels[0].name, std::string("backbone torX → torY"));
    QCOMPARE(data.channels[1].name, std::string("torY → Y2"));
    QCOMPARE(data.usedChannels, std::size_t(9));
    QVERIFY(useContent(data, Theme()).title.contains(QStringLiteral("2 busiest of 9")));
}

void TestUsePlot::wantedChannelIsShownThoughItIsIdle()
{
    const Project project = test::tableOne();
    const Prediction prediction = predicted(project);
    ChannelId idle;
    for (std::size_t i = 0; i < prediction.placed.network->channelCount(); ++i)
        if (prediction.placed.network->channelName(ChannelId(i)) == "torX → X1")
            idle = ChannelId(i);
    const UsePlotData data = usePlot(prediction, {1, {idle}});
    QCOMPARE(data.channels.size(), std::size_t(2));
    QCOMPARE(data.channels[1].name, std::string("torX → X1"));
    QCOMPARE(data.channels[1].meanUse, 0.0);
}

void TestUsePlot::averagingKeepsTheIntegral()
{
    StepSeries series;
    double integral = 0;
    for (int i = 0; i < 5000; ++i) {
        const double from = std::sqrt(static_cast<double>(i)); // intervals of different length
        const double value = static_cast<double>(i * 7919 % 101);
        series.push_back({from, value});
        integral += value * (std::sqrt(static_cast<double>(i + 1)) - from);
    }
    series.push_back({std::sqrt(5000.0), 0});
    const StepSeries result = averaged(series, 100);
    QCOMPARE(result.size(), std::size_t(100));
    QCOMPARE(result.front().from, 0.0);
    QCOMPARE(result.back(), series.back());
    double sum = 0;
    for (std::size_t i = 0; i + 1 < result.size(); ++i)
        sum += result[i].value * (result[i + 1].from - result[i].from);
    QVERIFY2(std::abs(sum - integral) < 1e-9 * integral,
             qPrintable(QString::number(sum / integral, 'g', 15)));
    QCOMPARE(averaged(result, 100), result); // short enough: unchanged
}

void TestUsePlot::joiningKeepsTheEnd()
{
    const StepSeries result = joined({{0, 5}, {1, 5}, {2, 6}, {3, 0}, {4, 0}});
    QCOMPARE(result, (StepSeries{{0, 5}, {2, 6}, {3, 0}, {4, 0}}));
}

QTEST_GUILESS_MAIN(TestUsePlot)
#include "tst_use_plot.moc"
