// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/step_plots.h"
#include "app/desktop/plots/times_plot.h"
#include "tests/app/desktop/plots/plot_cases.h"

#include <QTest>

#include <algorithm>

using namespace contraflow;
using test::kMbit;
using test::measuredTableOne;
using test::near;
using test::predicted;

namespace {

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
        timeline.stepLengths.push_back(1e-3);
    }
    TimelineRecorder recorder(timeline, SIZE_MAX);
    for (std::uint32_t i = 0; i < messageCount; ++i) {
        const std::uint32_t endStep = i % stepCount + 1;
        MessageTimes times;
        times.transfer = 1e-3 * endStep;
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
    void calibratedTimesHaveTheRangeOfTheirErrors();
    void measuredTimesCarryTheirInterval();
    void anotherModelOfTheSameExperimentKeepsTheMeasurement();
    void anotherPlatformHasNoMeasurement();
    void barsSortedByTimeKeepTableOrderAmongEquals();
    void manyMessagesAreADistributionOrTheSlowest();
    void distributionEndsWithAllMessages();
    void ratesOfTableOneAreThePrintedOnes();
    void messagesWithTheSameRatesShareALine();
    void linesThatCoincideHaveDifferentSlots();
    void throughputIsTheSumOfAllRates();
    void ganttBarsRunFromStartToFinish();
    void messageWithinANodeHasOneBar();
    void hugePredictionStaysBounded();
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

void TestPlotSeries::calibratedTimesHaveTheRangeOfTheirErrors()
{
    const Project project = test::tableOne();
    Prediction prediction = predicted(project);
    prediction.spread = TimeSpread{0.9, 1.2};
    const TimesPlotData data = timesPlot(prediction, project);
    QVERIFY(near(data.longest, 1.2 * 0.42553));
    const PlotContent content = timesContent(data, Theme());
    const auto range = std::find_if(content.marks.begin(), content.marks.end(), [](const PlotMarks& marks) {
        return marks.shape == MarkShape::interval;
    });
    QVERIFY(range != content.marks.end());
    QCOMPARE(range->marks.size(), std::size_t(5));
    QVERIFY(near(range->marks[0].x, 1.05 * 0.25532));
    QVERIFY(near(range->marks[0].halfWidth, 0.15 * 0.25532));

    const PlotContent steps = ganttContent(ganttPlot(prediction, project, {}), Theme());
    QCOMPARE(steps.marks.size(), std::size_t(1));
    QVERIFY(near(steps.marks[0].marks[0].x, 1.05 * 0.25532));
    QVERIFY(steps.x.upper > 1.2 * 0.42553);

    const PlotContent curves =
        timesContent(timesPlot(prediction, project, {TimesOrder::distribution, {}, {}}), Theme());
    double longest = 0;
    for (const PlotLine& line : curves.lines)
        longest = std::max(longest, line.points.back().x());
    QVERIFY(near(longest, 1.2 * 0.42553));
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
        prediction.timeline.messages[message].transfer = 0.25;
    for (const std::size_t message : {2, 3})
        prediction.timeline.messages[message].transfer = 0.5;
    const TimesPlotData data = timesPlot(prediction, project, {TimesOrder::byTime, {}});
    std::string order;
    for (const TimesBar& bar : data.bars)
        order += bar.name;
    QCOMPARE(order, std::string("e3e4e1e2e5"));
}

void TestPlotSeries::manyMessagesAreADistributionOrTheSlowest()
{
    Platform star;
    star.name = "p";
    star.switches = SharedRows<SwitchRow>{SwitchRow{"s", {}}};
    star.nodes = SharedRows<NodeRow>{test::nodes("X[1-2]", "s", 940)};
    std::vector<MessageRow> rows;
    constexpr int kCount = 246;
    for (int i = 0; i < kCount; ++i)
        rows.push_back(test::message("m" + std::to_string(i), "X1", "X2", 1 + i));
    const Project project = test::project(star, rows, "hockney");
    const Prediction prediction = predicted(project);
    QCOMPARE(timesPlot(prediction, project, {TimesOrder::table, {}}).order, TimesOrder::distribution);
    const TimesPlotData slowest = timesPlot(prediction, project, {TimesOrder::byTime, {}});
    QCOMPARE(slowest.bars.size(), TimesPlotData::kMaxBars);
    QCOMPARE(slowest.bars.front().name, std::string("m245"));
    QVERIFY(timesContent(slowest, Theme()).title.contains(QStringLiteral("the 60 slowest of 246")));
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

QTEST_GUILESS_MAIN(TestPlotSeries)
#include "tst_plot_series.moc"
