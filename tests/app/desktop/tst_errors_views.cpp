// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/errors.h"
#include "app/desktop/plots/error_plot.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/plots/plots_panel.h"
#include "app/desktop/sheet/model/sheets.h"
#include "app/desktop/sheet/view/sheet_catalog.h"
#include "app/desktop/style/theme.h"
#include "core/project/calibration_record.h"
#include "core/project/edit.h"
#include "tests/support/builders.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <numeric>

using namespace contraflow;

namespace {

/** Two patterns on the racks of zhu-2014 with d = 1 and 2, measured; models max-min and hockney. */
Project twoPatterns()
{
    Project project =
        test::project(test::tableOne().platforms[0],
                      {test::message("a", "X1", "X2", 10), test::message("b", "X3", "Y1", 10)}, "max-min");
    const std::string fair = project.models[0].name;
    Workload second = project.workloads[0];
    second.name = "second";
    second.messages = std::vector{test::message("a", "X1", "X2", 10), test::message("b", "X1", "Y1", 10),
                                  test::message("c", "Y2", "X1", 10)};
    project.workloads.append(second);
    Scenario scenario = project.scenarios[0];
    scenario.name = "second";
    scenario.workload = "second";
    project.scenarios.append(scenario);
    for (std::size_t i = 0; i < 2; ++i) {
        Measurement measurement;
        measurement.name = "run " + std::to_string(i + 1);
        measurement.scenario = project.scenarios[i].name;
        std::vector<TimeRow> times;
        for (const MessageRow& message : project.workloads[i].messages) {
            TimeRow time;
            time.message = message.id;
            time.mean = quantity(Dimension::duration, 0.1, "s");
            time.ci95 = quantity(Dimension::duration, 0.002, "s");
            times.push_back(time);
        }
        measurement.times = std::move(times);
        project.measurements.append(measurement);
    }
    return project;
}

} // namespace

class ErrorsViewsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void nothingIsPredictedUntilSomebodyLooks();
    void aStoppedPredictionBeginsAgainWhenAsked();
    void everyMeasuredMessageOfTheProjectIsJudged();
    void comparedModelsAreJudgedToo();
    void anEditIsFollowed();
    void theSheetHoldsTimesErrorsAndTheWorst();
    void theSheetSaysWhatToDoWhileNothingIsMeasured();
    void theRowOfAnotherPatternNamesItsScenario();
    void theCampaignHasARowPerExperimentAndModel();
    void histogramsStandAboveOneAnotherOverTheSameBins();
    void barsAreStackedByTheirGroups();
    void aClickOnABarSelectsItsMessages();
    void theScatterHasAPointPerMessageAndModel();
    void theScatterShowsTheRangesOfCalibratedModels();
    void binsAndPointsAreCopiedAndSaved();

private:
    void load(const Project& project)
    {
        LoadedProject loaded;
        loaded.project = project;
        m_document->reset(std::move(loaded), {});
    }
    [[nodiscard]] LiveValue<ErrorsResult>& errors() const { return m_results->errors(); }
    [[nodiscard]] bool areNewest() const
    {
        return errors().current() && !errors().isStale() &&
               errors().current()->base->revision == m_document->revision();
    }
    [[nodiscard]] std::unique_ptr<SheetModel> sheet(const char* key) const
    {
        return sheetInfo(key).make({*m_document, *m_selection, *m_results});
    }
    [[nodiscard]] static QString cell(const SheetModel& sheet, int row, const char* column)
    {
        return sheet.index(row, sheet.columnOf(column)).data().toString();
    }
    void showPlot()
    {
        m_panel = std::make_unique<PlotsPanel>(*m_selection, *m_results);
        m_panel->resize(500, 500);
        m_panel->showPlot("errors");
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
        QTRY_VERIFY(content().elementCount() > 0);
        QTRY_VERIFY(view().pixelOf(0, 0).x() > 20);
    }
    [[nodiscard]] PlotView& view() const { return *m_panel->view("errors"); }
    [[nodiscard]] const PlotContent& content() const { return view().content(); }
    /** The boxes above the histograms. */
    enum Box
    {
        kind,
        learnt,
        grouping,
        binWidth
    };
    void choose(Box box, int entry) const
    {
        view().findChildren<QComboBox*>().at(box)->setCurrentIndex(entry);
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Selection> m_selection;
    std::unique_ptr<Results> m_results;
    std::unique_ptr<PlotsPanel> m_panel;
    QObject m_viewer;
};

void ErrorsViewsTest::init()
{
    applyLook({ColorScheme::light});
    m_document = std::make_unique<Document>();
    m_selection = std::make_unique<Selection>();
    m_results = std::make_unique<Results>(*m_document, *m_selection);
    load(twoPatterns());
    QTRY_VERIFY(!m_results->isStale());
}

void ErrorsViewsTest::cleanup()
{
    m_panel.reset();
    m_results.reset();
    m_selection.reset();
    m_document.reset();
}

void ErrorsViewsTest::nothingIsPredictedUntilSomebodyLooks()
{
    QVERIFY(!errors().isRunning());
    QVERIFY(!errors().current());
    errors().setWanted(&m_viewer, true);
    QTRY_VERIFY(areNewest());
    errors().setWanted(&m_viewer, false);
    m_document->submit({"Title", {SetTitle{"again"}}});
    QTRY_COMPARE(m_results->current()->revision, m_document->revision());
    QVERIFY(!errors().isRunning());
}

void ErrorsViewsTest::aStoppedPredictionBeginsAgainWhenAsked()
{
    errors().setWanted(&m_viewer, true);
    QVERIFY(errors().isRunning());
    errors().stop();
    QVERIFY(errors().isStopped());
    QVERIFY(!errors().isRunning());
    QVERIFY(!errors().current());
    errors().resume();
    QTRY_VERIFY(areNewest());
    QVERIFY(!errors().isStopped());
}

void ErrorsViewsTest::everyMeasuredMessageOfTheProjectIsJudged()
{
    errors().setWanted(&m_viewer, true);
    QTRY_VERIFY(areNewest());
    const auto result = errors().current();
    QCOMPARE(result->data.patterns.size(), 2U);
    QCOMPARE(result->data.messages.size(), 5U);
    QCOMPARE(result->data.models.size(), 1U);
    // 10 MB at 117.5 MB/s take 85.1 ms; X1 shares its NIC in the second pattern.
    const std::vector<double>& percents = result->data.models[0].errors;
    for (const std::size_t message : {0U, 1U, 4U})
        QVERIFY(std::abs(percents[message] + 14.9) < 0.1);
    for (const std::size_t message : {2U, 3U})
        QVERIFY(std::abs(percents[message] - 70.2) < 0.1);
    QCOMPARE(result->row(4).id, std::string("c"));
    QCOMPARE(result->measurement(result->patternOf(4)), std::string("run 2"));
}

void ErrorsViewsTest::comparedModelsAreJudgedToo()
{
    m_selection->setComparedModels({QStringLiteral("hockney"), QStringLiteral("no such model")});
    errors().setWanted(&m_viewer, true);
    QTRY_VERIFY(areNewest());
    QCOMPARE(errors().current()->data.models.size(), 2U);
    QCOMPARE(errors().current()->data.models[1].kind, std::string("hockney"));
    QVERIFY(errors().current()->failure.isEmpty());
    m_selection->setComparedModels({});
    QTRY_COMPARE(errors().current()->data.models.size(), 1U);
}

void ErrorsViewsTest::anEditIsFollowed()
{
    errors().setWanted(&m_viewer, true);
    QTRY_VERIFY(areNewest());
    Measurement measurement = m_document->project().measurements[0];
    measurement.times = std::vector<TimeRow>{};
    m_document->submit(
        {"Clear", {ReplaceRows{{TableKind::measurements, 0}, 0, 1, std::vector<Measurement>{measurement}}}});
    QTRY_COMPARE(errors().current()->data.patterns.size(), 1U);
}

void ErrorsViewsTest::theSheetHoldsTimesErrorsAndTheWorst()
{
    errors().setWanted(&m_viewer, true);
    m_selection->setComparedModels({QStringLiteral("hockney")});
    const auto model = sheet("errors");
    const QAbstractItemModelTester tester(model.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    QTRY_COMPARE(model->rowCount(), 5);
    QTRY_VERIFY(model->columnOf("error_pct:hockney") >= 0);
    QCOMPARE(cell(*model, 2, "measurement"), QStringLiteral("run 2"));
    QCOMPARE(cell(*model, 2, "message"), QStringLiteral("a"));
    QCOMPARE(cell(*model, 2, "measured_s"), QStringLiteral("0.1 s"));
    QCOMPARE(cell(*model, 2, "ci95_s"), QStringLiteral("2 ms"));
    const std::string fair = m_document->project().models[0].name;
    QCOMPARE(cell(*model, 2, ("error_pct:" + fair).c_str()), QStringLiteral("70.2 %"));
    QCOMPARE(cell(*model, 2, "error_pct:hockney"), QStringLiteral("-14.9 %"));
    QCOMPARE(cell(*model, 2, "worst_abs_err_pct"), QStringLiteral("70.2 %"));
    const auto sortValue = [&](int row) {
        return model->index(row, model->columnOf("worst_abs_err_pct")).data(SheetModel::SortRole).toDouble();
    };
    QVERIFY(sortValue(2) > sortValue(0));
    QVERIFY(errorsSummary(errors().current()).contains(QStringLiteral("No contention: mean |error| 14.9")));
    QVERIFY(!model->ownerText().isEmpty());
}

void ErrorsViewsTest::theSheetSaysWhatToDoWhileNothingIsMeasured()
{
    load(test::tableOne());
    errors().setWanted(&m_viewer, true);
    for (const char* key : {"errors", "campaign"}) {
        const auto model = sheet(key);
        QTRY_VERIFY(model->emptyText().contains(QStringLiteral("Import measurements")));
        QCOMPARE(model->rowCount(), 0);
    }
}

void ErrorsViewsTest::theRowOfAnotherPatternNamesItsScenario()
{
    errors().setWanted(&m_viewer, true);
    const auto model = sheet("errors");
    QTRY_COMPARE(model->rowCount(), 5);
    QVERIFY(!model->scenarioOf(0));
    QCOMPARE(model->scenarioOf(4), std::optional<std::size_t>(1));
    const SelectedItem item{{TableKind::messages, 1}, 2};
    QCOMPARE(model->itemAt(4), std::optional(item));
    QCOMPARE(model->rowOf(item), 4);
    m_selection->setItems({item});
    QCOMPARE(model->selectableTable(), std::optional(item.table));
}

void ErrorsViewsTest::theCampaignHasARowPerExperimentAndModel()
{
    errors().setWanted(&m_viewer, true);
    m_selection->setComparedModels({QStringLiteral("hockney")});
    const auto model = sheet("campaign");
    const QAbstractItemModelTester tester(model.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    QTRY_COMPARE(model->rowCount(), 6); // d = 1, d = 2 and both together, under two models
    QCOMPARE(cell(*model, 0, "d"), QStringLiteral("1"));
    QCOMPARE(cell(*model, 2, "d"), QStringLiteral("2"));
    QCOMPARE(cell(*model, 4, "d"), QString());
    QCOMPARE(cell(*model, 4, "messages"), QStringLiteral("5"));
    QCOMPARE(cell(*model, 0, "fairness_abs_err_both_ways_pct"), QString()); // no traffic both ways
    QCOMPARE(cell(*model, 2, "fairness_abs_err_both_ways_pct"), QStringLiteral("51.8 %"));
    QCOMPARE(cell(*model, 3, "abs_err_both_ways_pct"), QStringLiteral("14.9 %"));
}

void ErrorsViewsTest::histogramsStandAboveOneAnotherOverTheSameBins()
{
    m_selection->setComparedModels({QStringLiteral("hockney")});
    showPlot();
    QTRY_COMPARE(content().y.panels, 2U);
    QCOMPARE(content().x.kind, AxisKind::percent);
    QCOMPARE(content().notes.size(), 2U);
    QVERIFY(content().notes[0].y > content().notes[1].y); // the scenario's own model on top
    QVERIFY(content().notes[1].text.startsWith(QStringLiteral("No contention: mean |error|")));
    QVERIFY(content().notes[1].brief.startsWith(QStringLiteral("No contention: ")));
    const double base = panelBase(content().y, 0);
    double above = 0;
    double below = 0;
    for (const PlotBox& box : content().boxes.at(0).boxes) {
        QVERIFY(box.from >= content().x.lower && box.to <= content().x.upper);
        (box.low >= base ? above : below) += box.high - box.low;
    }
    QCOMPARE(above, 5.0);
    QCOMPARE(below, 5.0);
}

void ErrorsViewsTest::barsAreStackedByTheirGroups()
{
    showPlot();
    choose(grouping, 1); // by d
    choose(binWidth, 5); // bins of 20 %
    QTRY_COMPARE(content().boxes.size(), 2U);
    QCOMPARE(content().boxes[0].name, QStringLiteral("d = 1"));
    // −14.9 % is that of both messages with d = 1 and of one with d = 2.
    const PlotBox& first = content().boxes[0].boxes.at(0);
    const PlotBox& second = content().boxes[1].boxes.at(0);
    QCOMPARE(first.from, -20.0);
    QCOMPARE(first.to, 0.0);
    QCOMPARE(first.high - first.low, 2.0);
    QCOMPARE(second.low, first.high);
    QCOMPARE(second.high - second.low, 1.0);
}

void ErrorsViewsTest::aClickOnABarSelectsItsMessages()
{
    showPlot();
    choose(binWidth, 5);
    QTRY_COMPARE(content().x.lower, -20.0);
    QTRY_VERIFY(view().pixelOf(70, 1).x() < view().width());
    QTest::mouseClick(view().canvas(), Qt::LeftButton, {}, view().pixelOf(70, 0.5));
    const std::set<SelectedItem> expected{{{TableKind::messages, 1}, 0}, {{TableKind::messages, 1}, 1}};
    QCOMPARE(m_selection->items(), expected);
    QCOMPARE(m_selection->scenario(), 1U); // where they were measured
}

void ErrorsViewsTest::theScatterHasAPointPerMessageAndModel()
{
    m_selection->setComparedModels({QStringLiteral("hockney")});
    showPlot();
    choose(kind, 1);
    QTRY_COMPARE(content().marks.size(), 2U);
    QCOMPARE(content().marks[0].marks.size(), 5U);
    QCOMPARE(content().x.kind, AxisKind::time);
    QCOMPARE(content().marks[0].marks[0].x, 0.1);
    QCOMPARE(content().marks[0].marks[0].halfWidth, 0.002);
    QCOMPARE(content().lines.size(), 3U); // as measured, and the band
}

void ErrorsViewsTest::theScatterShowsTheRangesOfCalibratedModels()
{
    Project project = twoPatterns();
    Model calibrated = project.models[0];
    CalibrationRecord record;
    record.spread = TimeSpread{0.9, 1.3};
    record.errorPercent = 5;
    setCalibration(calibrated, record);
    project.models.replace(0, 1, {calibrated});
    load(project);
    m_selection->setComparedModels({QStringLiteral("hockney")}); // which has no calibration
    showPlot();
    choose(kind, 1);
    QTRY_COMPARE(content().marks.size(), 3U);
    const PlotMarks& ranges = content().marks[0]; // below the points
    const PlotMarks& points = content().marks[1];
    QCOMPARE(ranges.shape, MarkShape::interval);
    QCOMPARE(ranges.marks.size(), 5U);
    for (std::size_t i = 0; i < ranges.marks.size(); ++i) {
        QCOMPARE(ranges.marks[i].x, points.marks[i].x);
        QCOMPARE(ranges.marks[i].low, 0.9 * points.marks[i].y);
        QCOMPARE(ranges.marks[i].high, 1.3 * points.marks[i].y);
        QVERIFY(ranges.marks[i].high <= content().y.upper);
    }
    const QStringList lines = view().dataText(',').split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QVERIFY(lines.first().endsWith(QStringLiteral(",predicted_low_s,predicted_high_s")));
    QVERIFY(!lines.at(1).endsWith(QStringLiteral(",,")));
    QVERIFY(lines.last().endsWith(QStringLiteral(",,")));
}

void ErrorsViewsTest::binsAndPointsAreCopiedAndSaved()
{
    showPlot();
    choose(binWidth, 5);
    QTRY_COMPARE(content().x.lower, -20.0);
    const QStringList bins = view().dataText(',').split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QCOMPARE(bins.first(), QStringLiteral("model,group,from_pct,to_pct,messages"));
    QVERIFY(bins.at(1).endsWith(QStringLiteral(",,-20,0,3")));
    QVERIFY(bins.last().endsWith(QStringLiteral(",,60,80,2")));
    QTemporaryDir folder;
    for (const char* name : {"e.png", "e.svg", "e.pdf", "e.csv"})
        QVERIFY(view().save(folder.filePath(QLatin1String(name))));
    choose(kind, 1);
    QTRY_VERIFY(view().dataText('\t').startsWith(QStringLiteral("measurement\tmessage\tmodel\t")));
    QCOMPARE(view().dataText('\t').count(QLatin1Char('\n')), 6);
}

QTEST_MAIN(ErrorsViewsTest)
#include "tst_errors_views.moc"
