// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/collectives.h"
#include "app/desktop/plots/collective_plot.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/plots/plots_panel.h"
#include "tests/app/desktop/front_sheet.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <cmath>

using namespace contraflow;
using Fixture = test::FrontSheetFixture;
using Kind = CollectivePlotRequest::Kind;

namespace {

constexpr double kSecondsPerByte = 8e-9; // 1 Gbit/s
const ContentionSignature kTrue{2, 1e-3, 16e3};

/** Six nodes on a switch, and all-to-alls of 3 to 6 of them as if measured under kTrue. */
Project measuredCluster()
{
    Platform platform;
    platform.name = "cluster";
    platform.switches.append(SwitchRow{"s", {}});
    platform.nodes.append(test::nodes("n[1-6]", "s", 1000));
    Project project = test::project(
        platform, {test::message("a", "n1", "n2", 1), test::message("b", "n1", "n3", 1)}, "max-min");
    Benchmark benchmark;
    benchmark.name = "cluster runs";
    benchmark.kind = "all-to-all";
    std::vector<BenchmarkRow> rows;
    for (const std::uint32_t n : {3U, 4U, 5U, 6U})
        for (const double m : {1e3, 4e3, 16e3, 64e3, 256e3}) {
            BenchmarkRow row;
            row.test = n % 2 == 0 ? "even" : "odd";
            row.processes = CountCell(n);
            row.size = quantity(Dimension::size, m, "B");
            // A little noise of a fixed pattern, so that there is something to estimate.
            const double noise = 1 + 0.004 * (static_cast<int>(m / 1e3 + n) % 3 - 1);
            row.time = quantity(Dimension::duration, noise * kTrue.time({n, m}, {0, kSecondsPerByte}), "s");
            rows.push_back(row);
        }
    benchmark.rows = std::move(rows);
    project.benchmarks.append(benchmark);
    return project;
}

double pingPongTime(double bytes)
{
    return 20e-6 + kSecondsPerByte * bytes;
}

/** The same nodes with a ping-pong, and a benchmark both ways at 1.6 Gbit/s. */
Project measuredPairs()
{
    Project project = measuredCluster();
    Benchmark pingPong;
    pingPong.name = "latency";
    pingPong.kind = "ping-pong";
    std::vector<BenchmarkRow> rows;
    for (const double m : {1e3, 1e4, 1e5, 1e6}) {
        BenchmarkRow row;
        row.size = quantity(Dimension::size, m, "B");
        row.time = quantity(Dimension::duration, pingPongTime(m), "s");
        rows.push_back(row);
    }
    pingPong.rows = std::move(rows);
    Benchmark bothWays;
    bothWays.name = "both ways";
    bothWays.kind = "bidirectional";
    BenchmarkRow row;
    row.size = quantity(Dimension::size, 1e6, "B");
    row.bandwidth = quantity(Dimension::bandwidth, 0.2, "GB/s");
    bothWays.rows = SharedRows<BenchmarkRow>{row};
    project.benchmarks = SharedRows<Benchmark>{pingPong, bothWays};
    return project;
}

struct CollectiveFixture : Fixture
{
    explicit CollectiveFixture(const Project& project = measuredCluster())
    {
        window.show();
        open(writeProject("collective.yaml", project));
    }
    [[nodiscard]] Collectives& collectives() { return window.results().collectives(); }
    [[nodiscard]] std::shared_ptr<const CollectiveResult> result() { return collectives().current(); }
    [[nodiscard]] bool isDone() { return result() && !collectives().isStale() && !collectives().isRunning(); }
    [[nodiscard]] PlotsPanel& plots() { return *window.workspace().plots(); }
    [[nodiscard]] PlotView& view() { return *plots().view("over-size"); }
    template<typename Widget>
    [[nodiscard]] Widget& control(const char* name)
    {
        return *page().findChild<Widget*>(QLatin1String(name));
    }
    void showSheet()
    {
        window.workspace().sheets()->showSheet("allToAll");
        QTRY_VERIFY(isDone());
    }
    void showPlot()
    {
        plots().showPlot("over-size");
        QTRY_VERIFY(isDone());
        QTRY_VERIFY(view().content().elementCount() > 0);
    }
    [[nodiscard]] QComboBox* box(const QString& name)
    {
        for (QComboBox* each : view().findChildren<QComboBox*>())
            if (each->accessibleName() == name)
                return each;
        qFatal("there is no such box");
    }
    void choose(const QString& name, int entry)
    {
        QComboBox* combo = box(name);
        combo->setFocus();
        while (combo->currentIndex() < entry)
            QTest::keyClick(combo, Qt::Key_Down);
        while (combo->currentIndex() > entry)
            QTest::keyClick(combo, Qt::Key_Up);
    }
};

const PlotLine* lineNamed(const PlotContent& content, const QString& name)
{
    for (const PlotLine& line : content.lines)
        if (line.name == name)
            return &line;
    return nullptr;
}

} // namespace

class TestCollectiveViews : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsWorkedOutUntilSomebodyLooks()
    {
        CollectiveFixture f;
        QVERIFY(!f.result());
        f.showSheet();
        QVERIFY(f.result()->fit);
    }

    void theSignatureIsFittedAndShownWithItsIntervals()
    {
        CollectiveFixture f;
        f.showSheet();
        const SignatureFit& fit = *f.result()->fit;
        QVERIFY(fit.gamma.lower() < 2 && fit.gamma.upper() > 2);
        QVERIFY(fit.delta && fit.delta->lower() < 1e-3 && fit.delta->upper() > 1e-3);
        QCOMPARE(fit.signature.threshold, 16e3);
        f.control<QToolButton>("collectiveFiguresRest").click(); // the first line alone is in sight
        const QString figures = f.control<QLabel>("collectiveFigures").text();
        QVERIFY2(figures.contains(QStringLiteral("γ = ")), qPrintable(figures));
        QVERIFY2(figures.contains(QStringLiteral(" ± ")), qPrintable(figures));
        QVERIFY2(figures.contains(QStringLiteral("M = 16 kB")), qPrintable(figures));
        QVERIFY2(figures.contains(QStringLiteral("Claim 3")), qPrintable(figures));
    }

    void theSheetHasARowPerSizeWithEveryMethod()
    {
        CollectiveFixture f;
        f.showSheet();
        QTRY_COMPARE(f.page().sheet().rowCount(), 20);
        QCOMPARE(f.cell(19, "processes"), QStringLiteral("6"));
        QCOMPARE(f.cell(19, "bytes"), QStringLiteral("256 kB"));
        QCOMPARE(f.cell(19, "lower-bound"), QStringLiteral("10.24 ms")); // 5 · 256 kB at 1 Gbit/s
        QTRY_COMPARE(f.cell(19, "engine"), QStringLiteral("10.24 ms"));  // one switch: the bound is reached
        QCOMPARE(f.cell(19, "range"), QStringLiteral("inside"));
        QVERIFY(!f.cell(19, "measured_s").isEmpty());
        QVERIFY(f.cell(19, "signature_error").endsWith(QStringLiteral(" %")));
    }

    void theEngineCanBeLeftOut()
    {
        CollectiveFixture f;
        f.showSheet();
        QTRY_VERIFY(f.result()->hasEngine);
        auto* engine =
            f.page().findChild<QWidget*>(QStringLiteral("allToAllHeader"))->findChild<QCheckBox*>();
        QTest::mouseClick(engine, Qt::LeftButton, {}, QPoint(10, engine->height() / 2));
        QTRY_VERIFY(!f.result()->hasEngine);
        QTRY_COMPARE(f.page().sheet().columnOf("engine"), -1);
    }

    void theBoundsOfEachProcessAreAnotherViewOfTheSheet()
    {
        CollectiveFixture f;
        f.showSheet();
        auto& subject = f.control<QComboBox>("collectiveSubject");
        subject.setFocus();
        QTest::keyClick(&subject, Qt::Key_Down);
        QTRY_COMPARE(f.page().sheet().rowCount(), 3);
        QCOMPARE(f.cell(0, "process"), QStringLiteral("n1"));
        QCOMPARE(f.cell(0, "sends"), QStringLiteral("2"));
        QCOMPARE(f.cell(0, "sent_bytes"), QStringLiteral("2 MB"));
        QCOMPARE(f.cell(0, "bound_s"), QStringLiteral("16 ms"));
        QCOMPARE(f.cell(1, "receives"), QStringLiteral("1"));
    }

    void rowsOfOneTestCanBeChosen()
    {
        CollectiveFixture f;
        f.showSheet();
        auto& series = f.control<QComboBox>("collectiveSeries");
        QCOMPARE(series.count(), 3); // all, even, odd
        series.setFocus();
        QTest::keyClick(&series, Qt::Key_Down);
        QTRY_COMPARE(f.result()->measured.size(), 10U);
        for (const AllToAllPoint& point : f.result()->measured)
            QCOMPARE(point.size.processes % 2, 0U);
    }

    void aProjectWithoutMeasuredTimesSaysWhatToDo()
    {
        CollectiveFixture f(test::tableOne());
        f.showSheet();
        QCOMPARE(f.page().sheet().rowCount(), 0);
        QVERIFY(f.page().sheet().emptyText().contains(QStringLiteral("published signature")));
        const auto labels = f.page().view().viewport()->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() && label->text().contains(QStringLiteral("published signature"));
        }));
        auto* button = [&]() -> QToolButton* {
            for (auto* each :
                 f.page().findChild<QWidget*>(QStringLiteral("allToAllHeader"))->findChildren<QToolButton*>())
                if (each->text().startsWith(QStringLiteral("Import")))
                    return each;
            return nullptr;
        }();
        QVERIFY(button && button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(f.answers.asked.contains(QStringLiteral("import")));
        f.plots().showPlot("over-size");
        QTRY_VERIFY(f.view().content().hint.contains(QStringLiteral("published signature")));
        // Choosing one is enough.
        auto& signature = f.control<QComboBox>("collectiveSignature");
        signature.setFocus();
        QTest::keyClick(&signature, Qt::Key_Down);
        QTRY_VERIFY(f.result()->preset);
        QTRY_VERIFY(f.page().sheet().rowCount() > 0);
        QTRY_VERIFY(f.view().content().elementCount() > 0);
        QVERIFY(!f.control<QLabel>("collectiveFigures").text().isEmpty());
    }

    void aProjectWithoutScenarioSaysWhatIsMissing()
    {
        Project project = measuredCluster();
        project.scenarios = {};
        Fixture f;
        f.window.show();
        f.open(f.writeProject("bare.yaml", project));
        f.window.workspace().sheets()->showSheet("allToAll");
        QTRY_VERIFY(f.window.results().collectives().current());
        QTRY_VERIFY(f.page().sheet().emptyText().contains(QStringLiteral("no scenario")));
        QVERIFY(!f.window.results().collectives().isRunning());
    }

    void timesOverTheSizeHaveTheBoundTheSignatureAndTheMeasured()
    {
        CollectiveFixture f;
        f.showPlot();
        const PlotContent& content = f.view().content();
        QCOMPARE(content.x.kind, AxisKind::logSize);
        QCOMPARE(content.y.kind, AxisKind::logTime);
        const PlotLine* bound = lineNamed(content, QStringLiteral("Lower bound"));
        const PlotLine* signature = lineNamed(content, QStringLiteral("Contention signature"));
        QVERIFY(bound && signature);
        QVERIFY(!signature->isDashed);                  // inside of the fit
        QCOMPARE(content.marks.at(0).marks.size(), 5U); // n = 6
        // The signature lies above the bound everywhere, and pays δ from M on.
        for (const QPointF& point : signature->points)
            QVERIFY(point.y() > std::log10(2 * 5 * std::pow(10, point.x()) * kSecondsPerByte) - 0.02);
        // Beyond what was fitted it goes on with dashes.
        bool isContinued = false;
        for (const PlotLine& line : content.lines)
            isContinued = isContinued || (line.isContinued && line.isDashed && line.name == signature->name);
        QVERIFY(isContinued);
    }

    void anotherNumberOfProcessesIsBadgedWhenOutsideOfTheFit()
    {
        CollectiveFixture f;
        f.showPlot();
        QVERIFY(!f.view().content().subtitle.contains(QStringLiteral("outside n")));
        const QString processes = QStringLiteral("Number of processes");
        f.choose(processes, f.box(processes)->count() - 1);
        QTRY_VERIFY(f.view().content().subtitle.contains(QStringLiteral("outside n")));
        QVERIFY(lineNamed(f.view().content(), QStringLiteral("Contention signature"))->isDashed);
    }

    void everyKindOfPlotDrawsWhatItSays()
    {
        CollectiveFixture f;
        f.showPlot();
        f.plots().showPlot("over-processes");
        QTRY_COMPARE(f.view().content().x.kind, AxisKind::count);
        QCOMPARE(f.view().content().marks.at(0).marks.size(), 4U); // 256 kB at n = 3 … 6
        f.plots().showPlot("fit");
        QTRY_COMPARE(f.view().content().x.kind, AxisKind::logTime);
        QCOMPARE(f.view().content().marks.size(), 4U); // one shade per n
        f.plots().showPlot("residuals");
        QTRY_COMPARE(f.view().content().y.kind, AxisKind::percent);
        QCOMPARE(f.view().content().verticals, std::vector<double>{std::log10(16e3)});
        for (const PlotMarks& group : f.view().content().marks)
            for (const PlotMark& mark : group.marks)
                QVERIFY(std::abs(mark.y) < 2);
        f.plots().showPlot("collective-errors");
        QTRY_COMPARE(f.view().content().x.kind, AxisKind::count);
        const PlotLine* bound = lineNamed(f.view().content(), QStringLiteral("Lower bound"));
        QVERIFY(bound);
        QCOMPARE(bound->points.size(), 4U);
        QVERIFY(bound->points[0].y() < -50); // the bound alone is half of it, and less
        QVERIFY(f.view().dataText(',').startsWith(QStringLiteral("series,processes,bytes,mean_error_pct")));
    }

    /** What there is comes over its size without being asked for, with what the model says. */
    void aPingPongIsDrawnOverTheSizeAgainstTheModel()
    {
        CollectiveFixture f(measuredPairs());
        f.showPlot();
        QCOMPARE(f.view().content().x.kind, AxisKind::logSize);
        QCOMPARE(f.view().content().y.kind, AxisKind::logTime);
        QVERIFY(f.view().content().subtitle.contains(QStringLiteral("between n1 and n2")));
        const PlotLine* model = lineNamed(f.view().content(), f.result()->model);
        QVERIFY(model);
        for (const QPointF& point : model->points) // without latency: a straight line
            QVERIFY(std::abs(point.y() - point.x() - std::log10(kSecondsPerByte)) < 1e-9);
        const PlotMarks& measured = f.view().content().marks.at(0);
        QCOMPARE(measured.marks.size(), 4U);
        QCOMPARE(measured.marks[3].x, 6.0);
        QCOMPARE(measured.marks[3].y, std::log10(pingPongTime(1e6)));
        const PlotLine* fitted = nullptr;
        for (const PlotLine& line : f.view().content().lines)
            if (line.name.startsWith(QStringLiteral("Fitted")))
                fitted = &line;
        QVERIFY(fitted && fitted->isDashed);
        QVERIFY(fitted->name.contains(QStringLiteral("α = 20 us")));
        QTRY_VERIFY(f.view().pixelOf(6, measured.marks[3].y).x() > 40);
        QTest::mouseClick(f.view().canvas(), Qt::LeftButton, {}, f.view().pixelOf(6, measured.marks[3].y));
        QCOMPARE(f.window.selection().items(),
                 (std::set<SelectedItem>{{{TableKind::benchmarkRows, 0}, 3, SelectedItem::kWholeRow}}));
        QVERIFY(f.view().dataText(',').startsWith(QStringLiteral("series,bytes,time_s\nmeasured,1000,")));
    }

    void bandwidthBothWaysIsThatOfBothMessagesInTheModel()
    {
        CollectiveFixture f(measuredPairs());
        f.plots().showPlot("two-processes");
        QTRY_VERIFY(f.isDone() && f.view().content().elementCount() > 0);
        f.choose(QStringLiteral("Benchmarks between two processes"), 1);
        QTRY_COMPARE(f.view().content().y.kind, AxisKind::logRate);
        const PlotLine* model = lineNamed(f.view().content(), f.result()->model);
        QVERIFY(model);
        for (const QPointF& point : model->points)
            QVERIFY(std::abs(point.y() - std::log10(2e9)) < 1e-9); // bit/s: each way has a link of its own
        QCOMPARE(f.view().content().marks.at(0).marks.at(0).y, std::log10(1.6e9));
        QVERIFY(f.view().dataText(',').startsWith(QStringLiteral("series,bytes,bandwidth_bit_per_s\n")));
    }

    void aClickOnAMeasuredTimeSelectsItsRow()
    {
        CollectiveFixture f;
        f.showSheet();
        f.showPlot();
        const PlotMark& mark = f.view().content().marks.at(0).marks.at(2);
        QTRY_VERIFY(f.view().pixelOf(mark.x, mark.y).x() > 40);
        QTest::mouseClick(f.view().canvas(), Qt::LeftButton, {}, f.view().pixelOf(mark.x, mark.y));
        const std::set<SelectedItem> expected{
            {{TableKind::benchmarkRows, 0}, 17, SelectedItem::kWholeRow}}; // n = 6, 16 kB
        QCOMPARE(f.window.selection().items(), expected);
        QCOMPARE(f.page().sheet().rowOf(*expected.begin()), 17);
    }

    void hoveringTellsMeasuredAndPredicted()
    {
        CollectiveFixture f;
        f.showSheet();
        const CollectivePlotData data = collectivePlot({f.result(), Kind::overSize, 6, 0});
        const QString measured = collectiveItemText(data, 17);
        QVERIFY2(measured.startsWith(QStringLiteral("n = 6, m = 16 kB: measured ")), qPrintable(measured));
        QVERIFY(measured.contains(QStringLiteral("error ")));
        const QString curve = collectiveItemText(data, firstCurveItem(data));
        QVERIFY2(curve.startsWith(QStringLiteral("Lower bound\nn = 6, m = ")), qPrintable(curve));
        QVERIFY(!measuredOf(data, firstCurveItem(data)));
    }
};

QTEST_MAIN(TestCollectiveViews)
#include "tst_collective_views.moc"
