// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/gantt_plot.h"
#include "app/desktop/plots/item_texts.h"
#include "app/desktop/plots/plot_words.h"
#include "app/desktop/plots/rates_plot.h"
#include "app/desktop/plots/step_series.h"
#include "app/desktop/plots/times_plot.h"
#include "app/desktop/plots/use_plot.h"
#include "tests/support/builders.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace contraflow;

namespace {

constexpr double kMbit = 1e6 / 8; ///< bytes per second

/** Compares to four significant digits, which is what the papers print and what one computes by hand. */
bool near(double actual, double expected)
{
    return std::abs(actual - expected) <= 5e-4 * std::abs(expected);
}

Prediction predicted(const Project& project)
{
    Result<Prediction> result = predict(project, 0);
    Q_ASSERT(result.has_value());
    return std::move(*result);
}

Project measuredTableOne()
{
    Project project = test::tableOne();
    Measurement measurement;
    measurement.name = "testbed";
    measurement.scenario = "copper";
    TimeRow first;
    first.message = "e1";
    first.mean = quantity(Dimension::duration, 0.252, "s");
    first.ci95 = quantity(Dimension::duration, 3, "ms");
    TimeRow third;
    third.message = "e3";
    third.mean = quantity(Dimension::duration, 0.5, "s");
    TimeRow unread;
    unread.message = "e4";
    unread.mean = QuantityCell::rejectedAs("soon");
    measurement.times = SharedRows<TimeRow>{first, third, unread};
    project.measurements = SharedRows<Measurement>{measurement};
    return project;
}

const ChannelLoad* findChannel(const UsePlotData& data, const std::string& name)
{
    const auto at = std::find_if(data.channels.begin(), data.channels.end(),
                                 [&](const ChannelLoad& channel) { return channel.name == name; });
    return at == data.channels.end() ? nullptr : &*at;
}

/** A prediction of many messages over many steps that no engine had to run: message i lasts i+1 steps of 1
 * ms. */
Prediction hugePrediction(std::uint32_t messageCount, std::uint32_t stepCount)
{
    Prediction prediction = predicted(test::tableOne());
    const std::vector<ChannelId> route(prediction.placed.routes[0].begin(),
                                       prediction.placed.routes[0].end());
    prediction.placed.messages.clear();
    prediction.placed.routes = RouteTable();
    Timeline& timeline = prediction.timeline;
    timeline = Timeline();
    for (std::uint32_t step = 0; step < stepCount; ++step) {
        timeline.stepStarts.push_back(1e-3 * step);
        timeline.stepEnds.push_back(1e-3 * (step + 1));
    }
    TimelineRecorder recorder(timeline, SIZE_MAX);
    for (std::uint32_t i = 0; i < messageCount; ++i) {
        const std::uint32_t endStep = i % stepCount + 1;
        MessageTimes times;
        times.transferEnd = times.finish = 1e-3 * endStep;
        times.uncontended = 1e-4;
        times.endStep = endStep;
        timeline.messages.push_back(times);
        recorder.recordMove(i, i, 0, 0); // a group per message
        recorder.recordRate(i, {0, 1000, kNoChannel, 0});
        if (endStep > 1)
            recorder.recordRate(i, {1e-3, 2000, kNoChannel, 1});
        PlacedMessage placed;
        placed.row = i;
        placed.bytes = 1 + 2.0 * (endStep - 1);
        prediction.placed.messages.push_back(placed);
        for (const ChannelId channel : route)
            prediction.placed.routes.channels().push_back(channel);
        prediction.placed.routes.closeRoute();
    }
    recorder.finish(messageCount);
    return prediction;
}

} // namespace

class TestPlotSeries : public QObject
{
    Q_OBJECT

private slots:
    void timesOfTableOneAreThePrintedOnes();
    void measuredTimesCarryTheirInterval();
    void anotherModelOfTheSameExperimentKeepsTheMeasurement();
    void anotherPlatformHasNoMeasurement();
    void barsSortedByTimeKeepTableOrderAmongEquals();
    void distributionEndsWithAllMessages();
    void ratesOfTableOneAreThePrintedOnes();
    void messagesWithTheSameRatesShareALine();
    void linesThatCoincideHaveDifferentSlots();
    void throughputIsTheSumOfAllRates();
    void ganttBarsRunFromStartToFinish();
    void messageWithinANodeHasOneBar();
    void loadsOfTableOneAreSharesOfTheCapacity();
    void busiestChannelsComeFirst();
    void wantedChannelIsShownThoughItIsIdle();
    void averagingKeepsTheIntegral();
    void joiningKeepsTheEnd();
    void hugePredictionStaysBounded();
    void tablesAreExact();
    void namesAreQuotedInTables();
    void emptyWorkloadGivesAHintInsteadOfAPlot();
    void hoverTextHasTheExactValues();
    void unitsFollowTheRange_data();
    void unitsFollowTheRange();
};

void TestPlotSeries::timesOfTableOneAreThePrintedOnes()
{
    const Project project = test::tableOne();
    const TimesPlotData data = timesPlot(predicted(project), project);
    QCOMPARE(data.bars.size(), std::size_t(5));
    const double expected[] = {0.25532, 0.25532, 0.42553, 0.42553, 0.25532};
    for (std::size_t i = 0; i < 5; ++i) {
        QCOMPARE(data.bars[i].name, "e" + std::to_string(i + 1));
        QVERIFY2(near(data.bars[i].predicted, expected[i]), data.bars[i].name.c_str());
        QVERIFY(!data.bars[i].measured);
    }
    QVERIFY(near(data.bars[0].uncontended, 0.085106)); // 80 Mbit at 940 Mbit/s
    QVERIFY(near(data.bars[1].uncontended, 0.170213));
    QVERIFY(near(data.longest, 0.42553));

    const PlotContent content = timesContent(data, Theme());
    QCOMPARE(content.title, QStringLiteral("Predicted time per message"));
    QCOMPARE(content.boxes.front().boxes.size(), std::size_t(5));
    QCOMPARE(content.boxes.front().boxes[2].item, std::uint32_t(2));
    QCOMPARE(content.y.rows[4], QStringLiteral("e5"));
}

void TestPlotSeries::measuredTimesCarryTheirInterval()
{
    const Project project = measuredTableOne();
    const TimesPlotData data = timesPlot(predicted(project), project);
    QCOMPARE(data.measurement, std::string("testbed"));
    QVERIFY(data.bars[0].measured.has_value());
    QCOMPARE(data.bars[0].measured->mean, 0.252);
    QCOMPARE(data.bars[0].measured->ci95, 0.003);
    QVERIFY(!data.bars[1].measured.has_value());
    QCOMPARE(data.bars[2].measured->mean, 0.5);
    QVERIFY(!data.bars[3].measured.has_value()); // its cell could not be read
    QCOMPARE(data.longest, 0.5);                 // the axis has room for what was measured

    const PlotContent content = timesContent(data, Theme());
    QCOMPARE(content.title, QStringLiteral("Predicted and measured time per message"));
    const PlotMarks& measured = content.marks.back();
    QCOMPARE(measured.shape, MarkShape::diamond);
    QCOMPARE(measured.marks.size(), std::size_t(2));
    QCOMPARE(measured.marks[0].halfWidth, 0.003);
    QCOMPARE(measured.marks[1].y, 2.0);
}

void TestPlotSeries::anotherModelOfTheSameExperimentKeepsTheMeasurement()
{
    Project project = measuredTableOne();
    Model other = project.models[0];
    other.name = "other";
    other.kind = "max-min";
    project.models.append(other);
    Scenario scenario = project.scenarios[0];
    scenario.name = "copper again";
    scenario.model = "other";
    project.scenarios.append(scenario);
    const Result<Prediction> prediction = predict(project, 1);
    QVERIFY(prediction.has_value());
    QCOMPARE(timesPlot(*prediction, project).measurement, std::string("testbed"));
}

void TestPlotSeries::anotherPlatformHasNoMeasurement()
{
    Project project = measuredTableOne();
    Platform optical = project.platforms[0];
    optical.name = "optical";
    project.platforms.append(optical);
    Scenario scenario = project.scenarios[0];
    scenario.name = "optical";
    scenario.platform = "optical";
    project.scenarios.append(scenario);
    const Result<Prediction> prediction = predict(project, 1);
    QVERIFY(prediction.has_value());
    QVERIFY(timesPlot(*prediction, project).measurement.empty());
}

void TestPlotSeries::barsSortedByTimeKeepTableOrderAmongEquals()
{
    const Project project = test::tableOne();
    Prediction prediction = predicted(project);
    for (const std::size_t message : {0, 1, 4})
        prediction.timeline.messages[message].finish = 0.25;
    for (const std::size_t message : {2, 3})
        prediction.timeline.messages[message].finish = 0.5;
    const TimesPlotData data = timesPlot(prediction, project, {TimesOrder::byTime, {}});
    std::string order;
    for (const TimesBar& bar : data.bars)
        order += bar.name;
    QCOMPARE(order, std::string("e3e4e1e2e5"));
}

void TestPlotSeries::distributionEndsWithAllMessages()
{
    const Project project = measuredTableOne();
    const TimesPlotData data = timesPlot(predicted(project), project, {TimesOrder::distribution, {4}});
    QVERIFY(data.bars.empty());
    QCOMPARE(data.predicted.size(), std::size_t(5));
    QCOMPARE(data.predicted.front().share, 0.2);
    QCOMPARE(data.predicted.back().share, 1.0);
    QVERIFY(near(data.predicted.back().time, 0.42553));
    QCOMPARE(data.measured.size(), std::size_t(2));
    QCOMPARE(data.selected.size(), std::size_t(1));
    QCOMPARE(data.selected[0].message, std::uint32_t(4));
    QVERIFY(near(data.selected[0].time, 0.25532));
    QVERIFY(std::is_sorted(data.predicted.begin(), data.predicted.end(),
                           [](const TimesQuantile& a, const TimesQuantile& b) { return a.time < b.time; }));
}

void TestPlotSeries::ratesOfTableOneAreThePrintedOnes()
{
    const Project project = test::tableOne();
    const RatesPlotData data = ratesPlot(predicted(project), project, {});
    QVERIFY(data.throughput.empty()); // every message has its line
    const auto lineOf = [&](const std::string& name) -> const RateLine& {
        return *std::find_if(data.lines.begin(), data.lines.end(), [&](const RateLine& line) {
            return std::count(line.names.begin(), line.names.end(), name) != 0;
        });
    };
    const StepSeries& e1 = lineOf("e1").rates;
    QCOMPARE(e1.size(), std::size_t(2));
    QVERIFY(near(e1[0].value, 313.33 * kMbit));
    QVERIFY(near(e1[1].from, 0.25532));
    QCOMPARE(e1[1].value, 0.0);
    QVERIFY(near(lineOf("e2").rates[0].value, 626.67 * kMbit));
    QVERIFY(near(lineOf("e5").rates[0].value, 626.67 * kMbit));
    const StepSeries& e3 = lineOf("e3").rates;
    QCOMPARE(e3.size(), std::size_t(3));
    QVERIFY(near(e3[0].value, 313.33 * kMbit));
    QVERIFY(near(e3[1].from, 0.25532));
    QVERIFY(near(e3[1].value, 470 * kMbit));
    QVERIFY(near(e3[2].from, 0.42553));
    QVERIFY(near(data.fastest, 626.67 * kMbit));
    QCOMPARE(data.stepStarts.size(), std::size_t(2));

    const PlotContent content = ratesContent(data, Theme());
    QCOMPARE(content.y.kind, AxisKind::rate);
    QVERIFY(near(content.lines.front().points.front().y(), 313.33e6)); // bit/s
}

void TestPlotSeries::messagesWithTheSameRatesShareALine()
{
    const Project project = test::tableOne();
    const RatesPlotData data = ratesPlot(predicted(project), project, {});
    QCOMPARE(data.lines.size(), std::size_t(3));
    QCOMPARE(data.lines[1].messages, (std::vector<std::uint32_t>{1, 4}));
    QCOMPARE(data.lines[2].names, (std::vector<std::string>{"e3", "e4"}));
    QCOMPARE(ratesContent(data, Theme()).lines[2].label, QStringLiteral("e3, e4"));
}

void TestPlotSeries::linesThatCoincideHaveDifferentSlots()
{
    const Project project = test::tableOne();
    const RatesPlotData data = ratesPlot(predicted(project), project, {});
    QCOMPARE(data.lines[0].slot, 0); // e1 …
    QCOMPARE(data.lines[1].slot, 0); // … meets neither e2 and e5 …
    QCOMPARE(data.lines[2].slot, 1); // … but runs on e3 and e4 in the first step
}

void TestPlotSeries::throughputIsTheSumOfAllRates()
{
    std::vector<MessageRow> messages;
    for (int i = 0; i < 13; ++i) // one more than have lines of their own
        messages.push_back(test::message("m" + std::to_string(i), "X1", "X2", 1));
    messages.push_back(test::message("late", "X1", "X2", 94, 1.0));
    Platform star;
    star.name = "star";
    star.switches = SharedRows<SwitchRow>{SwitchRow{"s", {}}};
    star.nodes = SharedRows<NodeRow>{test::nodes("X[1-2]", "s", 940)};
    const Project project = test::project(star, messages, "max-min");
    const RatesPlotData data = ratesPlot(predicted(project), project, {13});
    QCOMPARE(data.lines.size(), std::size_t(1));
    QCOMPARE(data.lines[0].names, std::vector<std::string>{"late"});
    // 13 MB on 940 Mbit/s take 0.11064 s; then nothing; then the late one has the link alone for 0.8 s.
    QCOMPARE(data.throughput.size(), std::size_t(4));
    QVERIFY(near(data.throughput[0].value, 940 * kMbit));
    QVERIFY(near(data.throughput[1].from, 0.110638));
    QCOMPARE(data.throughput[1].value, 0.0);
    QCOMPARE(data.throughput[2].from, 1.0);
    QVERIFY(near(data.throughput[2].value, 940 * kMbit));
    QVERIFY(near(data.throughput[3].from, 1.8));
    QCOMPARE(data.throughput[3].value, 0.0);
}

void TestPlotSeries::ganttBarsRunFromStartToFinish()
{
    const Project project = test::tableOne();
    const GanttPlotData data = ganttPlot(predicted(project), project, {});
    QCOMPARE(data.rows.size(), std::size_t(5));
    QCOMPARE(data.rows[2].rates.size(), std::size_t(3));
    QVERIFY(near(data.rows[2].freeRate, 940 * kMbit));
    QVERIFY(near(data.rows[2].finish, 0.42553));
    const PlotContent content = ganttContent(data, Theme());
    const std::vector<PlotBox>& boxes = content.boxes.front().boxes;
    QCOMPARE(boxes.size(), std::size_t(7)); // e3 and e4 have two steps
    QCOMPARE(boxes[0].inside, QStringLiteral("313.3 Mbit/s"));
    QCOMPARE(boxes[3].item, std::uint32_t(2));
    QCOMPARE(boxes[3].inside, QStringLiteral("470 Mbit/s"));
    QCOMPARE(boxes[3].from, boxes[2].to);
    QCOMPARE(content.verticals.size(), std::size_t(2));
}

void TestPlotSeries::messageWithinANodeHasOneBar()
{
    Platform star;
    star.name = "star";
    star.switches = SharedRows<SwitchRow>{SwitchRow{"s", {}}};
    star.nodes = SharedRows<NodeRow>{test::nodes("X[1-2]", "s", 940)};
    star.localBandwidth = quantity(Dimension::bandwidth, 8, "Gbit/s");
    const Project project = test::project(
        star, {test::message("inside", "X1", "X1", 10), test::message("outside", "X1", "X2", 10)}, "max-min");
    const PlotContent content = ganttContent(ganttPlot(predicted(project), project, {}), Theme());
    const std::vector<PlotBox>& boxes = content.boxes.front().boxes;
    QCOMPARE(std::count_if(boxes.begin(), boxes.end(), [](const PlotBox& box) { return box.item == 0; }), 1);
    QVERIFY(near(boxes[0].to, 0.01)); // 10 MB at 1 GB/s
}

void TestPlotSeries::loadsOfTableOneAreSharesOfTheCapacity()
{
    const Project project = test::tableOne();
    const UsePlotData data = usePlot(predicted(project), {});
    const ChannelLoad* backbone = findChannel(data, "backbone torX → torY");
    QVERIFY(backbone);
    QCOMPARE(backbone->load.size(),
             std::size_t(2)); // three flows of a third, then two of a half: full all the time
    QVERIFY(near(backbone->load[0].value, 1.0));
    QVERIFY(near(backbone->load[1].from, 0.42553));
    QVERIFY(near(backbone->meanUse, 1.0));
    const ChannelLoad* sender = findChannel(data, "X1 → torX"); // e1 and e2: 313.3 + 626.7
    QVERIFY(sender);
    QVERIFY(near(sender->load[0].value, 1.0));
    QVERIFY(near(sender->meanUse, 0.6));
    const ChannelLoad* receiver = findChannel(data, "torY → Y2"); // e3 and e5, then e3 alone
    QVERIFY(receiver);
    QVERIFY(near(receiver->load[1].value, 0.5));
    QVERIFY(!findChannel(data, "torX → X1"));
}

void TestPlotSeries::busiestChannelsComeFirst()
{
    const Project project = test::tableOne();
    const UsePlotData data = usePlot(predicted(project), {2, {}});
    QCOMPARE(data.channels.size(), std::size_t(2));
    QCOMPARE(data.channels[0].name, std::string("backbone torX → torY"));
    QCOMPARE(data.channels[1].name, std::string("torY → Y2"));
    QCOMPARE(data.usedChannels, std::size_t(9));
    QVERIFY(useContent(data, Theme()).title.contains(QStringLiteral("2 busiest of 9")));
}

void TestPlotSeries::wantedChannelIsShownThoughItIsIdle()
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

void TestPlotSeries::averagingKeepsTheIntegral()
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

void TestPlotSeries::joiningKeepsTheEnd()
{
    const StepSeries result = joined({{0, 5}, {1, 5}, {2, 6}, {3, 0}, {4, 0}});
    QCOMPARE(result, (StepSeries{{0, 5}, {2, 6}, {3, 0}, {4, 0}}));
}

void TestPlotSeries::hugePredictionStaysBounded()
{
    const Prediction prediction = hugePrediction(200'000, 20'000);
    const Project project = test::tableOne();
    const TimesPlotData times = timesPlot(prediction, project, {TimesOrder::table, {7}});
    QCOMPARE(times.order, TimesOrder::distribution);
    QVERIFY(timesContent(times, Theme()).elementCount() <= 3 * TimesPlotData::kMaxQuantiles + 1);

    const RatesPlotData rates = ratesPlot(prediction, project, {});
    QVERIFY(rates.isAveraged);
    QVERIFY(ratesContent(rates, Theme()).elementCount() <= RatesPlotData::kMaxPoints);
    // Past the first milliseconds nearly all messages run at 2000 B/s.
    QVERIFY(rates.throughput[1].value > 3.99e8 && rates.throughput[1].value < 4e8);

    const GanttPlotData gantt = ganttPlot(prediction, project, {5});
    QCOMPARE(gantt.rows.size(), GanttPlotData::kMaxRows);
    QCOMPARE(gantt.rows.front().message, std::uint32_t(5)); // wanted, although it ends early
    QVERIFY(near(gantt.rows.back().finish, 20.0));
    QVERIFY(ganttContent(gantt, Theme()).elementCount() <= GanttPlotData::kMaxBars);

    const UsePlotData use = usePlot(prediction, {});
    QVERIFY(useContent(use, Theme()).elementCount() <= 12 * UsePlotData::kMaxPoints);
}

void TestPlotSeries::tablesAreExact()
{
    TimesPlotData times;
    times.bars = {{0, "e1", 0.25, 0.085, MeasuredTime{0.252, 0.003}}, {1, "e2", 0.5, 0.17, {}}};
    QCOMPARE(timesTable(times, ','), std::string("message,predicted_s,uncontended_s,measured_s,ci95_s\n"
                                                 "e1,0.25,0.085,0.252,0.003\n"
                                                 "e2,0.5,0.17,,\n"));
    QCOMPARE(timesTable(times, '\t'), std::string("message\tpredicted_s\tuncontended_s\tmeasured_s\tci95_s\n"
                                                  "e1\t0.25\t0.085\t0.252\t0.003\n"
                                                  "e2\t0.5\t0.17\t\t\n"));
    RatesPlotData rates;
    rates.lines.push_back({{0, 3}, {"e1", "e4"}, {{0, 125000}, {0.5, 250000}, {1, 0}}, 0});
    QCOMPARE(ratesTable(rates, ','), std::string("message,from_s,to_s,rate_bit_per_s\n"
                                                 "e1,0,0.5,1000000\ne1,0.5,1,2000000\n"
                                                 "e4,0,0.5,1000000\ne4,0.5,1,2000000\n"));
    UsePlotData use;
    use.channels.push_back({ChannelId(0), "X1 → torX", 0.5, {{0, 1}, {0.5, 0.25}, {2, 0}}});
    QCOMPARE(useTable(use, ','), std::string("channel,from_s,to_s,load_percent\n"
                                             "X1 → torX,0,0.5,100\nX1 → torX,0.5,2,25\n"));
}

void TestPlotSeries::namesAreQuotedInTables()
{
    TimesPlotData times;
    times.bars = {{0, "a,b", 1, 1, {}}};
    QVERIFY(timesTable(times, ',').ends_with("\"a,b\",1,1,,\n"));
    QVERIFY(timesTable(times, '\t').ends_with("a,b\t1\t1\t\t\n"));
}

void TestPlotSeries::emptyWorkloadGivesAHintInsteadOfAPlot()
{
    QVERIFY(timesContent({}, Theme()).hint.contains(QStringLiteral("Messages sheet")));
    QVERIFY(ratesContent({}, Theme()).hint.contains(QStringLiteral("Messages sheet")));
    QVERIFY(ganttContent({}, Theme()).hint.contains(QStringLiteral("Messages sheet")));
    QVERIFY(useContent({}, Theme()).hint.contains(QStringLiteral("Messages sheet")));
}

void TestPlotSeries::hoverTextHasTheExactValues()
{
    const Project project = measuredTableOne();
    const Prediction prediction = predicted(project);
    const QStringList times = messageTimesText(prediction, project, 0).split(QLatin1Char('\n'));
    QCOMPARE(times[0], QStringLiteral("e1: X1 → Y1, 10 MB"));
    QCOMPARE(times[1], QStringLiteral("Predicted 0.2553191 s"));
    QCOMPARE(times[2], QStringLiteral("Without contention 85.10638 ms"));
    QCOMPARE(times[3], QStringLiteral("Slowed down 3 times"));
    QCOMPARE(times[4], QStringLiteral("Measured 0.252 s ± 3 ms (95 %)"));
    QCOMPARE(times[5], QStringLiteral("Predicted − measured: +1.3 %"));
    QVERIFY(messageTimesText(prediction, project, 99).isEmpty());

    const QString rate = messageRateText(prediction, project, 2, 0.3);
    QVERIFY2(rate.contains(QStringLiteral("Step 2: 470 Mbit/s")), qPrintable(rate));
    QVERIFY(!messageRateText(prediction, project, 0, 0.3).contains(QStringLiteral("Step"))); // it has ended

    const Network& network = *prediction.placed.network;
    for (std::size_t i = 0; i < network.channelCount(); ++i)
        if (network.channelName(ChannelId(i)) == "torY → Y2") {
            const QString load = channelText(prediction, project, ChannelId(i), 0.3);
            QVERIFY2(load.contains(QStringLiteral("Step 2: 470 Mbit/s, 50 % of the capacity")),
                     qPrintable(load));
            QVERIFY(load.contains(QStringLiteral("e3 470 Mbit/s")));
            return;
        }
    QFAIL("the network has no such channel");
}

void TestPlotSeries::unitsFollowTheRange_data()
{
    QTest::addColumn<double>("largest");
    QTest::addColumn<QString>("time");
    QTest::addColumn<QString>("rate");
    QTest::newRow("seconds") << 1.0 << QStringLiteral("s") << QStringLiteral("bit/s");
    QTest::newRow("paper") << 0.255 << QStringLiteral("s") << QStringLiteral("bit/s");
    QTest::newRow("milli") << 0.0999 << QStringLiteral("ms") << QStringLiteral("bit/s");
    QTest::newRow("micro") << 4.5e-4 << QStringLiteral("us") << QStringLiteral("bit/s");
    QTest::newRow("nano") << 1e-12 << QStringLiteral("ns") << QStringLiteral("bit/s");
    QTest::newRow("kilo") << 1e3 << QStringLiteral("s") << QStringLiteral("kbit/s");
    QTest::newRow("mega") << 940e6 << QStringLiteral("s") << QStringLiteral("Mbit/s");
    QTest::newRow("giga") << 9.4e9 << QStringLiteral("s") << QStringLiteral("Gbit/s");
}

void TestPlotSeries::unitsFollowTheRange()
{
    QFETCH(double, largest);
    QFETCH(QString, time);
    QFETCH(QString, rate);
    QCOMPARE(timeUnit(largest).unit, time);
    QCOMPARE(rateUnit(largest).unit, rate);
}

QTEST_GUILESS_MAIN(TestPlotSeries)
#include "tst_plot_series.moc"
