// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/candidates.h"
#include "app/desktop/plots/compare_plot.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/plots/plots_panel.h"
#include "core/project/edits.h"
#include "tests/app/desktop/front_sheet.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

#include <cmath>

using namespace contraflow;
using Fixture = test::FrontSheetFixture;

namespace {

Platform scaled(Platform platform, const std::string& name, double factor, const std::string& price)
{
    platform.name = name;
    platform.price = price;
    std::vector<NodeRow> nodes(platform.nodes.begin(), platform.nodes.end());
    for (NodeRow& node : nodes)
        node.bandwidth = quantity(Dimension::bandwidth, factor * node.bandwidth.value().value, "B/s");
    platform.nodes = std::move(nodes);
    std::vector<LinkRow> links(platform.links.begin(), platform.links.end());
    for (LinkRow& link : links)
        link.bandwidth = quantity(Dimension::bandwidth, factor * link.bandwidth.value().value, "B/s");
    platform.links = std::move(links);
    return platform;
}

/** The worked example on its copper, on a network twice as fast and dearer, and on one that is as fast as the
 * copper and costs more: no one should buy that. */
Project threeNetworks()
{
    Project project = test::tableOne("max-min");
    const Platform copper = project.platforms[0];
    const Scenario first = project.scenarios[0];
    project.platforms = SharedRows<Platform>{scaled(copper, "copper", 1, "18000 EUR"),
                                             scaled(copper, "optical", 2, "30000 EUR"),
                                             scaled(copper, "gold", 1, "90000 EUR")};
    std::vector<Scenario> scenarios;
    for (const Platform& platform : project.platforms) {
        Scenario scenario = first;
        scenario.name = "on " + platform.name;
        scenario.platform = platform.name;
        scenarios.push_back(scenario);
    }
    project.scenarios = std::move(scenarios);
    return project;
}

struct NetworksFixture : Fixture
{
    explicit NetworksFixture(const Project& project = threeNetworks())
    {
        window.show();
        open(writeProject("networks.yaml", project));
    }
    [[nodiscard]] Candidates& candidates() { return window.results().candidates(); }
    [[nodiscard]] bool isCompared()
    {
        return candidates().comparison().current() && !candidates().comparison().isStale();
    }
    [[nodiscard]] PlotsPanel& plots() { return *window.workspace().plots(); }
    [[nodiscard]] PlotView& view() { return *plots().view("compare"); }
    [[nodiscard]] const PlotContent& content() { return view().content(); }
    void showCompare()
    {
        window.workspace().sheets()->showSheet("compare");
        QTRY_VERIFY(isCompared());
        QTRY_COMPARE(page().sheet().rowCount(), 3);
    }
    void showPlot(int kind)
    {
        plots().showPlot("compare");
        auto* box = view().findChildren<QComboBox*>().at(0);
        box->setFocus();
        while (box->currentIndex() < kind)
            QTest::keyClick(box, Qt::Key_Down);
        QTRY_VERIFY(content().elementCount() > 0);
    }
};

} // namespace

class TestCompareNetworks : public QObject
{
    Q_OBJECT

private slots:
    void scenariosOfOneWorkloadStandSideBySide()
    {
        NetworksFixture f;
        f.showCompare();
        QCOMPARE(f.cell(0, "candidate"), QStringLiteral("on copper"));
        QCOMPARE(f.cell(1, "platform"), QStringLiteral("optical"));
        QCOMPARE(f.cell(1, "price_in_currency"), QStringLiteral("30\u00A0000 EUR"));
        QCOMPARE(f.cell(0, "verdict"), QStringLiteral("reference"));
        QCOMPARE(f.cell(1, "verdict"), QStringLiteral("2 times as fast"));
        QCOMPARE(f.cell(1, "rank"), QStringLiteral("1"));
        QCOMPARE(f.cell(2, "verdict"), QStringLiteral("equally fast"));
        QVERIFY(f.cell(2, "pareto").contains(QStringLiteral("is faster and costs less")));
        QVERIFY(!f.cell(0, "busiest_channel").isEmpty());
        QVERIFY(!f.cell(0, "makespan_s").isEmpty());
    }

    void anotherScenarioCanBeTheReference()
    {
        NetworksFixture f;
        f.showCompare();
        auto* reference = f.page().findChild<QComboBox*>(QStringLiteral("compareReference"));
        QCOMPARE(reference->count(), 4); // the first, and each by name
        reference->setFocus();
        QTest::keyClick(reference, Qt::Key_Down);
        QTest::keyClick(reference, Qt::Key_Down);
        QTRY_COMPARE(f.cell(1, "verdict"), QStringLiteral("reference"));
        QTRY_COMPARE(f.cell(0, "verdict"), QStringLiteral("2 times as long"));
    }

    void aSelectedRowShowsItsScenario()
    {
        NetworksFixture f;
        f.showCompare();
        SheetView& view = f.page().view();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                          view.visualRect(f.page().sheet().index(1, 0)).center());
        QTRY_COMPARE(f.window.selection().scenario(), 1U);
        QTRY_COMPARE(f.cell(0, "verdict"), QStringLiteral("reference")); // and nothing else changed
    }

    void anEditOfAPriceIsFollowed()
    {
        NetworksFixture f;
        f.showCompare();
        Platform cheaper = f.window.document().project().platforms[1];
        cheaper.price = "12000 EUR";
        f.window.document().submit(
            {"Set price", {ReplaceRows{{TableKind::platforms, 0}, 1, 1, std::vector<Platform>{cheaper}}}});
        QTRY_COMPARE(f.cell(1, "price_in_currency"), QStringLiteral("12\u00A0000 EUR"));
        QTRY_VERIFY(f.cell(0, "pareto").contains(QStringLiteral("on optical")));
    }

    void barsHaveTheColourOfTheirScenarioAndAClickShowsIt()
    {
        NetworksFixture f;
        f.showPlot(0);
        QTRY_COMPARE(f.content().y.rows.size(), 3U);
        const auto& bars = f.content().boxes.at(0).boxes;
        QVERIFY(std::abs(bars[0].to - 2 * bars[1].to) < 1e-9);
        QVERIFY(bars[1].beside.contains(QStringLiteral("2 times as fast")));
        QVERIFY(bars[0].fill != bars[1].fill);
        QTRY_VERIFY(f.view().pixelOf(bars[2].to / 2, 2).x() > 60);
        QTest::mouseClick(f.view().canvas(), Qt::LeftButton, {}, f.view().pixelOf(bars[2].to / 2, 2));
        QTRY_COMPARE(f.window.selection().scenario(), 2U);
    }

    void theFrontLeavesOutWhatIsNeitherFasterNorCheaper()
    {
        NetworksFixture f;
        f.showPlot(1);
        QCOMPARE(f.content().y.unit, QStringLiteral("EUR"));
        const PlotLine& front = f.content().lines.at(0);
        QCOMPARE(front.points.size(), 2U);
        QCOMPARE(front.points[0].y(), 30000.0); // the fastest first
        QCOMPARE(front.points[1].y(), 18000.0);
        QVERIFY(f.view().dataText(',').contains(QStringLiteral("90000,EUR")));
    }

    void withoutPricesTheFrontSaysWhatIsMissing()
    {
        NetworksFixture f(test::tableOne());
        f.plots().showPlot("compare");
        auto* box = f.view().findChildren<QComboBox*>().at(0);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Down);
        QTRY_VERIFY(f.content().hint.contains(QStringLiteral("price")));
    }

    void aSweepHasACurvePerScenario()
    {
        NetworksFixture f;
        f.showPlot(2);
        QTRY_COMPARE(f.content().lines.size(), 3U);
        QCOMPARE(f.content().x.kind, AxisKind::logRate);
        // Another one is typed.
        auto* sweep = f.view().findChild<QLineEdit*>();
        sweep->setFocus();
        sweep->selectAll();
        QTest::keyClicks(sweep, QStringLiteral("scale=1,2,3"));
        QTest::keyClick(sweep, Qt::Key_Return);
        QTRY_COMPARE(f.content().x.kind, AxisKind::count);
        const PlotLine& line = f.content().lines.at(0);
        QCOMPARE(line.points.size(), 3U);
        QVERIFY(std::abs(line.points[2].y() - 3 * line.points[0].y()) < 1e-9); // no latency: in proportion
        const SweepView& view = *f.candidates().sweep().current();
        QVERIFY(sweepText(view, 1, 2.1).contains(QStringLiteral("on optical")));
    }

    void aSweepThatCannotBeReadSaysWhy()
    {
        NetworksFixture f;
        f.showPlot(2);
        auto* sweep = f.view().findChild<QLineEdit*>();
        sweep->setFocus();
        sweep->selectAll();
        QTest::keyClicks(sweep, QStringLiteral("wheels=4"));
        QTest::keyClick(sweep, Qt::Key_Return);
        QTRY_VERIFY(f.content().hint.contains(QStringLiteral("wheels")));
    }

    void whatIfsHaveSharesAndAdvice()
    {
        NetworksFixture f;
        f.window.workspace().sheets()->showSheet("whatIf");
        QTRY_VERIFY(f.page().sheet().rowCount() > 5);
        QCOMPARE(f.cell(0, "question"), QStringLiteral("as it is"));
        QCOMPARE(f.cell(1, "question"), QStringLiteral("without latency"));
        QCOMPARE(f.cell(1, "saved_pct"), QStringLiteral("0.0 %"));
        QCOMPARE(f.cell(2, "question"), QStringLiteral("without contention"));
        QVERIFY(f.cell(2, "saved_pct") != QStringLiteral("0.0 %"));
        QVERIFY(f.cell(6, "question").endsWith(QStringLiteral("× 2")));
        auto* advice = f.page().findChild<QLabel*>(QStringLiteral("whatIfAdvice"));
        QTRY_VERIFY(!advice->text().isEmpty());
        // The savings are the bars of the plot.
        f.showPlot(3);
        QTRY_COMPARE(f.content().boxes.size(), 2U);
        const auto& bars = f.content().boxes[1].boxes;
        for (std::size_t i = 1; i < bars.size(); ++i)
            QVERIFY(bars[i - 1].to >= bars[i].to);
        // Another factor is followed by sheet and plot.
        auto* factor = f.page().findChild<QComboBox*>(QStringLiteral("whatIfFactor"));
        factor->setFocus();
        QTest::keyClick(factor, Qt::Key_Down);
        QTRY_VERIFY(f.cell(6, "question").endsWith(QStringLiteral("× 4")));
        QTRY_VERIFY(f.content().boxes[1].name.contains(QStringLiteral("4")));
    }

    void nothingIsComparedUntilSomebodyLooks()
    {
        test::WindowFixture f;
        f.window.show();
        f.open(f.writeProject("a.yaml", test::tableOne()));
        QVERIFY(!f.window.results().candidates().comparison().current());
        QVERIFY(!f.window.results().candidates().whatIf().current());
        // A project that compares networks is opened for that.
        NetworksFixture networks;
        QCOMPARE(networks.window.workspace().sheets()->currentSheet().key, "compare");
        QVERIFY(!networks.candidates().whatIf().current());
    }

    void stoppingKeepsWhatWasThereAndResumingGoesOn()
    {
        NetworksFixture f;
        f.showCompare();
        LiveValue<CandidatesView>& job = f.candidates().comparison();
        job.outdate();
        job.stop();
        QVERIFY(job.isStopped());
        QVERIFY(job.isStale());
        QCOMPARE(f.page().sheet().rowCount(), 3);
        job.resume();
        QTRY_VERIFY(!job.isStale());
        QVERIFY(!job.isStopped());
    }
};

QTEST_MAIN(TestCompareNetworks)
#include "tst_compare_networks.moc"
