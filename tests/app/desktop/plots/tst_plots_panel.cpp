// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_catalog.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/plots/plots_panel.h"
#include "app/desktop/plots/times_plot.h"
#include "app/desktop/style/theme.h"
#include "core/recipes/project_recipe.h"
#include "tests/app/desktop/open_project.h"
#include "tests/support/builders.h"
#include "tests/support/patience.h"

#include <QComboBox>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <cmath>
#include <set>
#include <string_view>

using namespace contraflow;

namespace {

constexpr TableRef kMessages{TableKind::messages, 0};

} // namespace

class TestPlotsPanel : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void showsAHintWithoutAProject();
    void showsWhyThereIsNoPrediction();
    void barsShowThePredictedTimes();
    void clickOnABarSelectsTheMessage();
    void oneOfManyBarsIsSeenWhenItIsSelected();
    void controlClickAddsToTheSelection();
    void clickOnALineOfSeveralMessagesSelectsThemAll();
    void clickOnALaneSelectsTheLinkOrNode();
    void selectedMessageShowsTheChannelsOfItsRoute();
    void clickInTheTimelineSetsTheStep();
    void editChangesTheBars();
    void orderBoxSortsTheBars();
    void timelineSwitchesToSteps();
    void manyMessagesBecomeADistribution();
    void coloursFollowTheTheme();
    void saveAsksForAPathAndReportsTheOutcome();
    void everyPlotOfTheCatalogueHasAPlace();
    void everyControlHasANameAndATooltip();

private:
    void load(const Project& project) { test::openProject(*m_document, project); }
    [[nodiscard]] const PlotContent& content(const char* tab) const { return m_panel->view(tab)->content(); }
    void showTableOne(const char* tab)
    {
        load(test::tableOne());
        m_panel->showPlot(tab);
        QTRY_VERIFY(content(tab).hint.isEmpty() && content(tab).elementCount() > 0);
        // The layout has settled when the first row's left end is right of the names.
        QTRY_VERIFY(m_panel->view(tab)->pixelOf(0, 0).x() > 20 && m_panel->view(tab)->visibleX().to > 0.42);
    }
    void click(const char* tab, double x, double y, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(m_panel->view(tab)->canvas(), Qt::LeftButton, modifiers,
                          m_panel->view(tab)->pixelOf(x, y));
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Selection> m_selection;
    std::unique_ptr<Results> m_results;
    std::unique_ptr<PlotsPanel> m_panel;
};

void TestPlotsPanel::init()
{
    applyLook({ColorScheme::light});
    m_document = std::make_unique<Document>();
    m_selection = std::make_unique<Selection>();
    m_results = std::make_unique<Results>(*m_document, *m_selection);
    m_panel = std::make_unique<PlotsPanel>(*m_selection, *m_results);
    m_panel->resize(420, 400);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void TestPlotsPanel::cleanup()
{
    m_panel.reset();
    m_results.reset();
    m_selection.reset();
    m_document.reset();
}

void TestPlotsPanel::showsAHintWithoutAProject()
{
    for (const char* const tab : {"times", "rates", "use"}) {
        m_panel->showPlot(tab);
        QVERIFY(!content(tab).hint.isEmpty());
    }
}

void TestPlotsPanel::showsWhyThereIsNoPrediction()
{
    Project project = test::tableOne("no-such-model");
    load(project);
    QTRY_VERIFY2(content("times").hint.contains(QStringLiteral("no-such-model")),
                 qPrintable(content("times").hint));
}

void TestPlotsPanel::barsShowThePredictedTimes()
{
    showTableOne("times");
    const std::vector<PlotBox>& boxes = content("times").boxes.at(0).boxes;
    QCOMPARE(boxes.size(), std::size_t(5));
    QCOMPARE(boxes[0].beside, QStringLiteral("0.2553 s"));
    QCOMPARE(boxes[3].beside, QStringLiteral("0.4255 s"));
    QCOMPARE(boxes[0].fill, theme().model(QStringLiteral("asymmetric")));
}

void TestPlotsPanel::oneOfManyBarsIsSeenWhenItIsSelected()
{
    Project project = test::tableOne();
    Workload workload = project.workloads[0];
    for (int i = 0; i < 55; ++i) {
        MessageRow row = workload.messages[0];
        row.id = "more" + std::to_string(i);
        workload.messages.append(row);
    }
    project.workloads = SharedRows<Workload>{workload};
    load(project);
    m_panel->showPlot("times");
    QTRY_VERIFY(content("times").hint.isEmpty() && content("times").boxes.at(0).boxes.size() == 60);
    const auto marked = [this] {
        const QImage picture = m_panel->view("times")->picture();
        int count = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                count += picture.pixelColor(x, y).rgb() == theme().text.rgb() ? 1 : 0;
        return count;
    };
    const int before = marked();
    m_selection->setItems({{kMessages, 50}});
    QTRY_VERIFY2(marked() > before + 40, qPrintable(QString::number(marked())));
}

void TestPlotsPanel::clickOnABarSelectsTheMessage()
{
    showTableOne("times");
    click("times", 0.05, 2);
    QCOMPARE(m_selection->items(), (std::set<SelectedItem>{{kMessages, 2}}));
    click("times", 0.05, 4);
    QCOMPARE(m_selection->rowsOf(kMessages), std::set<std::size_t>{4});
}

void TestPlotsPanel::controlClickAddsToTheSelection()
{
    showTableOne("times");
    click("times", 0.05, 0);
    click("times", 0.05, 1, Qt::ControlModifier);
    QCOMPARE(m_selection->rowsOf(kMessages), (std::set<std::size_t>{0, 1}));
    click("times", 0.05, 0, Qt::ControlModifier);
    QCOMPARE(m_selection->rowsOf(kMessages), std::set<std::size_t>{1});
}

void TestPlotsPanel::clickOnALineOfSeveralMessagesSelectsThemAll()
{
    showTableOne("rates");
    click("rates", 0.35, 470e6); // e3 and e4 in the second step
    QCOMPARE(m_selection->rowsOf(kMessages), (std::set<std::size_t>{2, 3}));
}

void TestPlotsPanel::clickOnALaneSelectsTheLinkOrNode()
{
    showTableOne("use");
    QCOMPARE(content("use").y.rows.at(0), QStringLiteral("backbone torX → torY"));
    click("use", 0.1, 0.1);
    QCOMPARE(m_selection->items(), (std::set<SelectedItem>{{{TableKind::links, 0}, 0}}));
    QTRY_COMPARE(content("use").y.rows.at(1), QStringLiteral("torY → Y2"));
    click("use", 0.1, 1.2);
    QCOMPARE(m_selection->items(),
             (std::set<SelectedItem>{{{TableKind::nodes, 0}, 1, 1}})); // Y[1-3], second host
}

void TestPlotsPanel::selectedMessageShowsTheChannelsOfItsRoute()
{
    showTableOne("use");
    auto* count = m_panel->view("use")->findChild<QComboBox*>();
    count->setCurrentIndex(0); // the six busiest: torY → Y1, used by e1 alone, is not among them
    const QString idle = QStringLiteral("torY → Y1");
    const auto rows = [&] { return content("use").y.rows; };
    const std::vector<QString> before = rows();
    QVERIFY(std::find(before.begin(), before.end(), idle) == before.end());
    m_selection->setItems({{kMessages, 0}});
    const std::vector<QString> after = rows();
    QVERIFY(std::find(after.begin(), after.end(), idle) != after.end());
}

void TestPlotsPanel::clickInTheTimelineSetsTheStep()
{
    showTableOne("rates");
    QCOMPARE(m_selection->step(), std::size_t(0));
    click("rates", 0.35, 200e6);
    QCOMPARE(m_selection->step(), std::size_t(1));
    click("rates", 0.1, 100e6);
    QCOMPARE(m_selection->step(), std::size_t(0));
}

void TestPlotsPanel::editChangesTheBars()
{
    showTableOne("times");
    const double before = content("times").boxes.at(0).boxes.at(0).to;
    MessageRow larger = m_document->project().workloads[0].messages[0];
    larger.size = quantity(Dimension::size, 40, "MB");
    QVERIFY(
        m_document->submit({"Change size", {ReplaceRows{kMessages, 0, 1, std::vector<MessageRow>{larger}}}}));
    QTRY_VERIFY(content("times").boxes.at(0).boxes.at(0).to > 2 * before);
    m_document->undoStack()->undo();
    QTRY_COMPARE(content("times").boxes.at(0).boxes.at(0).to, before);
}

void TestPlotsPanel::orderBoxSortsTheBars()
{
    showTableOne("times");
    auto* order = m_panel->view("times")->findChild<QComboBox*>();
    QVERIFY(order);
    order->setCurrentIndex(1);
    QVERIFY(content("times").y.rows.at(0) == QStringLiteral("e3") ||
            content("times").y.rows.at(0) == QStringLiteral("e4"));
    order->setCurrentIndex(2);
    QVERIFY(content("times").boxes.empty());
    QCOMPARE(content("times").y.kind, AxisKind::percent);
}

void TestPlotsPanel::timelineSwitchesToSteps()
{
    showTableOne("rates");
    QVERIFY(content("rates").boxes.empty());
    auto* mode = m_panel->view("rates")->findChild<QComboBox*>();
    QVERIFY(mode);
    mode->setCurrentIndex(1);
    QCOMPARE(content("rates").boxes.at(0).boxes.size(), std::size_t(7));
    click("rates", 0.35, 3); // e4 in the second step
    QCOMPARE(m_selection->rowsOf(kMessages), std::set<std::size_t>{3});
}

void TestPlotsPanel::manyMessagesBecomeADistribution()
{
    ProjectRecipe recipe;
    recipe.platform.topology = RackTopology{.nodes = 50};
    WorkloadRecipe workload;
    workload.pattern = Pattern::allToAll;
    recipe.workload = workload;
    recipe.modelKind = "max-min";
    const Result<Project> project = makeProject(recipe);
    QVERIFY(project.has_value());
    load(*project);
    QTRY_COMPARE_WITH_TIMEOUT(content("times").y.kind, AxisKind::percent, test::kPatience);
    QVERIFY(content("times").title.contains(QStringLiteral("2\u00A0450")));
    QVERIFY(content("times").elementCount() <= 3 * TimesPlotData::kMaxQuantiles);
    QVERIFY(content("times").subtitle.contains(QStringLiteral("Longest first")));
    m_selection->setItems({{kMessages, 1234}});
    QTRY_COMPARE(content("times").marks.size(), std::size_t(1));
    QCOMPARE(content("times").marks[0].marks.at(0).item, std::uint32_t(1234));
    m_panel->showPlot("longest");
    QTRY_COMPARE(content("times").y.kind, AxisKind::rows);
    QCOMPARE(content("times").boxes.at(0).boxes.size(), TimesPlotData::kMaxBars);
}

void TestPlotsPanel::coloursFollowTheTheme()
{
    Project project = test::tableOne();
    Measurement measurement;
    measurement.name = "testbed";
    measurement.scenario = "copper";
    TimeRow row;
    row.message = "e1";
    row.mean = quantity(Dimension::duration, 0.25, "s");
    measurement.times = SharedRows<TimeRow>{row};
    project.measurements = SharedRows<Measurement>{measurement};
    load(project);
    QTRY_COMPARE(content("times").marks.size(), std::size_t(2));
    QCOMPARE(content("times").marks.back().color, QColor(Qt::black));
    applyLook({ColorScheme::dark});
    QTRY_COMPARE(content("times").marks.back().color, QColor(Qt::white));
    QTRY_COMPARE(m_panel->view("times")->picture().pixelColor(2, 2), theme().ground);
}

void TestPlotsPanel::saveAsksForAPathAndReportsTheOutcome()
{
    showTableOne("times");
    QTemporaryDir folder;
    QSignalSpy asked(m_panel.get(), &PlotsPanel::saveRequested);
    QSignalSpy told(m_panel.get(), &PlotsPanel::messageRaised);
    emit m_panel->view("times")->saveRequested();
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].toString(), QStringLiteral("Predicted time per message"));
    QCOMPARE(asked[0][1].toStringList().size(), 4);

    const QString path = folder.filePath(QStringLiteral("times.csv"));
    m_panel->savePlot(path);
    QCOMPARE(told.size(), 1);
    QCOMPARE(told[0][1].value<Severity>(), Severity::note);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().split('\n');
    QCOMPARE(lines.size(), 7); // header, five messages, the end of the last line
    QVERIFY(lines[1].startsWith("e1,0.25531914893617"));

    m_panel->savePlot(folder.filePath(QStringLiteral("nowhere/times.csv")));
    QCOMPARE(told[1][1].value<Severity>(), Severity::error);
}

void TestPlotsPanel::everyPlotOfTheCatalogueHasAPlace()
{
    load(test::tableOne());
    std::set<std::string_view> names;
    const auto isPlot = [](const PlotEntry& entry) { return entry.title != nullptr; };
    QVERIFY(std::count_if(plotCatalog().begin(), plotCatalog().end(), isPlot) <= 16); // more are not found
    for (const PlotEntry& plot : plotCatalog()) {
        QVERIFY2(names.insert(plot.name).second, plot.name.data());
        m_panel->showPlot(plot.name);
        const PlotView* view = m_panel->view(plot.name);
        QVERIFY(view->isVisible());
        QStringList chosen;
        for (const QComboBox* box : view->findChildren<QComboBox*>())
            if (box->isVisible())
                chosen.append(box->currentText());
        QVERIFY(!plot.part || chosen.contains(QString::fromUtf8(plot.part)));
        QVERIFY(plot.part || !plot.title || plot.name == "use" ||
                chosen.contains(QString::fromUtf8(plot.title)));
        QTRY_VERIFY(!content(plot.name.data()).hint.isEmpty() ||
                    content(plot.name.data()).elementCount() > 0);
    }
}

void TestPlotsPanel::everyControlHasANameAndATooltip()
{
    showTableOne("times");
    for (const QToolButton* button : m_panel->findChildren<QToolButton*>()) {
        if (button->parentWidget() != m_panel.get())
            continue; // arrows of the tab bar
        QVERIFY(!button->text().isEmpty());
        QVERIFY(!button->toolTip().isEmpty());
    }
    for (const QComboBox* box : m_panel->findChildren<QComboBox*>())
        QVERIFY(!box->accessibleName().isEmpty() && !box->toolTip().isEmpty());
}

QTEST_MAIN(TestPlotsPanel)
#include "tst_plots_panel.moc"
