// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_painting.h"
#include "app/desktop/plots/plot_text.h"
#include "app/desktop/plots/step_plots.h"
#include "app/desktop/plots/times_plot.h"
#include "app/desktop/style/text.h"
#include "core/io/exporters/table_writer.h"
#include "core/sharing/catalog.h"
#include "tests/app/desktop/plots/plot_cases.h"

#include <QFontMetricsF>
#include <QTest>

using namespace contraflow;
using test::measuredTableOne;
using test::predicted;

class TestPlotTexts : public QObject
{
    Q_OBJECT

private slots:
    void tablesAreExact();
    void namesAreQuotedInTables();
    void emptyWorkloadGivesAHintInsteadOfAPlot();
    void hoverTextHasTheExactValues();
    void unitsFollowTheRange_data();
    void unitsFollowTheRange();
    void longTimesAndLargeErrorsHaveTheirDigitsInGroups();
    void textsAreWrappedBeforeTheyAreCut();
    void legendsOfNarrowPlotsNameEveryModelWhole();
};

void TestPlotTexts::textsAreWrappedBeforeTheyAreCut()
{
    const QFont font;
    const QFontMetricsF metrics(font);
    const QString text = QStringLiteral("uplink-of-the-first-rack → core");
    const double width = 0.6 * metrics.horizontalAdvance(text);
    QCOMPARE(wrappedText(text, font, 2 * width, 1), text);
    const QString wrapped = wrappedText(text, font, width, 3);
    QVERIFY(wrapped.contains(u'\n'));
    for (const QString& line : wrapped.split(u'\n'))
        QVERIFY(metrics.horizontalAdvance(line) <= width);
    QCOMPARE(QString(wrapped).remove(u'\n').remove(u' '), QString(text).remove(u' '));
    const QString cut = wrappedText(text, font, width / 2, 2);
    QCOMPARE(cut.count(u'\n'), 1);
    QVERIFY(cut.contains(u'…'));
    QVERIFY(cut.startsWith(wrapped.left(3)));
    QVERIFY(wrappedText(text, font, width / 2, 2, Qt::ElideMiddle).endsWith(text.back()));
}

void TestPlotTexts::legendsOfNarrowPlotsNameEveryModelWhole()
{
    PlotContent content;
    for (const ModelInfo& info : modelCatalog()) {
        content.boxes.emplace_back();
        content.boxes.back().name = QStringLiteral("Predicted, ") + qtText(info.title);
    }
    constexpr double kNarrow = 260;
    double bottom = 0;
    for (const LegendEntry& entry : legendEntries(content, QFont(), kNarrow)) {
        QCOMPARE(QString(entry.text).replace(u'\n', u' '), entry.name);
        QVERIFY(entry.place.right() <= kNarrow);
        QVERIFY(entry.place.top() >= bottom || entry.place.left() > 0);
        bottom = std::max(bottom, entry.place.bottom());
    }
}

void TestPlotTexts::longTimesAndLargeErrorsHaveTheirDigitsInGroups()
{
    QCOMPARE(timeBeside(1234, 5000), QStringLiteral("1\u00a0234 s"));
    QCOMPARE(timeText(86400), QStringLiteral("86\u00a0400 s"));
    QCOMPARE(percentText(12345), QStringLiteral("12\u00a0300 %"));
    QCOMPARE(errorText(21, 1), QStringLiteral("+2\u00a0000.0 %"));
    QCOMPARE(logValueText(AxisKind::logTime, 4), QStringLiteral("10\u00a0000 s"));
}

void TestPlotTexts::tablesAreExact()
{
    TimesPlotData times;
    times.bars = {{0, "e1", 0.25, 0.085, MeasuredTime{0.252, 0.003}}, {1, "e2", 0.5, 0.17, {}}};
    QCOMPARE(csvText(timesTable(times), ','),
             std::string("message,predicted_s,uncontended_s,measured_s,ci95_s\n"
                         "e1,0.25,0.085,0.252,0.003\n"
                         "e2,0.5,0.17,,\n"));
    QCOMPARE(csvText(timesTable(times), '\t'),
             std::string("message\tpredicted_s\tuncontended_s\tmeasured_s\tci95_s\n"
                         "e1\t0.25\t0.085\t0.252\t0.003\n"
                         "e2\t0.5\t0.17\t\t\n"));
    RatesPlotData rates;
    rates.lines.push_back({{0, 3}, {"e1", "e4"}, {{0, 125000}, {0.5, 250000}, {1, 0}}, 0});
    QCOMPARE(csvText(ratesTable(rates), ','), std::string("message,from_s,to_s,rate_bit_per_s\n"
                                                          "e1,0,0.5,1000000\ne1,0.5,1,2000000\n"
                                                          "e4,0,0.5,1000000\ne4,0.5,1,2000000\n"));
    UsePlotData use;
    use.channels.push_back({ChannelId(0), "X1 → torX", 0.5, {{0, 1}, {0.5, 0.25}, {2, 0}}});
    QCOMPARE(csvText(useTable(use), ','), std::string("channel,from_s,to_s,load_percent\n"
                                                      "X1 → torX,0,0.5,100\nX1 → torX,0.5,2,25\n"));
}

void TestPlotTexts::namesAreQuotedInTables()
{
    TimesPlotData times;
    times.bars = {{0, "a,b", 1, 1, {}}};
    QVERIFY(csvText(timesTable(times), ',').ends_with("\"a,b\",1,1,,\n"));
    QVERIFY(csvText(timesTable(times), '\t').ends_with("a,b\t1\t1\t\t\n"));
}

void TestPlotTexts::emptyWorkloadGivesAHintInsteadOfAPlot()
{
    QVERIFY(timesContent({}, Theme()).hint.contains(QStringLiteral("Messages sheet")));
    QVERIFY(ratesContent({}, Theme()).hint.contains(QStringLiteral("Messages sheet")));
    QVERIFY(ganttContent({}, Theme()).hint.contains(QStringLiteral("Messages sheet")));
    QVERIFY(useContent({}, Theme()).hint.contains(QStringLiteral("Messages sheet")));
}

void TestPlotTexts::hoverTextHasTheExactValues()
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

void TestPlotTexts::unitsFollowTheRange_data()
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

void TestPlotTexts::unitsFollowTheRange()
{
    QFETCH(double, largest);
    QFETCH(QString, time);
    QFETCH(QString, rate);
    QCOMPARE(timeUnit(largest).unit, time);
    QCOMPARE(rateUnit(largest).unit, rate);
}

QTEST_MAIN(TestPlotTexts)
#include "tst_plot_texts.moc"
