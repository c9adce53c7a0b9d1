// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/candidates.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/plots/plots_panel.h"
#include "app/desktop/sheet/view/column_controls.h"
#include "app/desktop/window/start_page.h"
#include "tests/app/desktop/every_table.h"
#include "tests/app/desktop/front_sheet.h"
#include "tests/data_folders.h"

#include <QLineEdit>
#include <QPushButton>

using namespace contraflow;
using Fixture = test::FrontSheetFixture;

namespace {

enum class Way
{
    open,
    openSample,
    makeNew,
    closeAndOpen
};

} // namespace

/** What was set for one project does not show, hide or colour anything of the next. */
class TestOtherProject : public QObject
{
    Q_OBJECT

private slots:
    void anotherProjectIsShownWhole_data();
    void anotherProjectIsShownWhole();
    void theSheetsOfResultsAreShownWholeToo();
    void plotsBeginWithAllTheirSeries();
    void widthsComeBackWithTheirProject();
    void orderSheetAndScenarioComeBackWithTheirProject();
    void whatIsBeingTypedIsOfTheProjectBefore_data();
    void whatIsBeingTypedIsOfTheProjectBefore();

private:
    static void filterAndSort(Fixture& f)
    {
        SheetView& view = f.page().view();
        const int source = view.sheet().columnOf("source");
        view.columns().setFilter({source, FilterCondition::equals, QStringLiteral("X1"), {}});
        view.columns().sort(view.sheet().columnOf("size"), Qt::DescendingOrder);
        QTRY_VERIFY(!view.sheet().isOrdering());
        QVERIFY(view.sheet().dataRowCount() < view.sheet().sheet().dataRowCount());
    }
};

void TestOtherProject::anotherProjectIsShownWhole_data()
{
    QTest::addColumn<Way>("way");
    QTest::newRow("open") << Way::open;
    QTest::newRow("open a sample") << Way::openSample;
    QTest::newRow("new") << Way::makeNew;
    QTest::newRow("close and open") << Way::closeAndOpen;
}

void TestOtherProject::anotherProjectIsShownWhole()
{
    QFETCH(const Way, way);
    Fixture f;
    f.window.show();
    f.open(f.writeProject("a.yaml", test::tableOne()));
    f.window.workspace().sheets()->showSheet("messages");
    filterAndSort(f);
    f.window.workspace().sheets()->find();
    auto* findText = f.page().findChild<QLineEdit*>(QStringLiteral("findText"));
    findText->setText(QStringLiteral("X1"));
    f.window.selection().setItems({{{TableKind::messages, 0}, 0}});
    f.window.results().candidates().setReference("copper");

    switch (way) {
    case Way::closeAndOpen:
        f.window.files().closeProject();
        [[fallthrough]];
    case Way::open:
        f.open(f.writeProject("b.yaml", test::tableOne("max-min")));
        break;
    case Way::openSample:
        f.window.files().openSample(samples().front().path);
        QTRY_VERIFY(f.window.document().filePath().isEmpty());
        break;
    case Way::makeNew:
        f.window.files().newProject();
        break;
    }
    f.window.workspace().sheets()->showSheet("messages");
    const OrderedSheet& sheet = f.page().sheet();
    QVERIFY(!sheet.isFiltered());
    QVERIFY(sheet.sort().empty());
    QCOMPARE(sheet.dataRowCount(),
             static_cast<int>(f.window.document().project().workloads[0].messages.size()));
    QVERIFY(!findText->isVisible());
    QVERIFY(findText->text().isEmpty());
    QVERIFY(f.window.selection().items().empty());
    QVERIFY(f.window.results().candidates().reference().empty());
    QVERIFY(!f.page().findChild<QPushButton*>(QStringLiteral("clearFilters"))->isVisible());
}

void TestOtherProject::theSheetsOfResultsAreShownWholeToo()
{
    Fixture f;
    f.window.show();
    f.open(f.writeProject("a.yaml", test::tableOne()));
    f.window.workspace().sheets()->showSheet("results");
    QTRY_COMPARE(f.page().sheet().dataRowCount(), 5);
    SheetView& view = f.page().view();
    view.columns().setFilter(
        {view.sheet().columnOf("source"), FilterCondition::equals, QStringLiteral("X1"), {}});
    QTRY_VERIFY(view.sheet().dataRowCount() < 5);
    f.open(f.writeProject("b.yaml", test::tableOne("max-min")));
    f.window.workspace().sheets()->showSheet("results");
    QTRY_COMPARE(f.page().sheet().dataRowCount(), 5);
    QVERIFY(!view.sheet().isFiltered());
}

void TestOtherProject::plotsBeginWithAllTheirSeries()
{
    Fixture f;
    f.window.show();
    f.open(f.writeProject("a.yaml", test::tableOne()));
    PlotView& plot = *f.window.workspace().plots()->view("rates");
    plot.setSeriesShown(QStringLiteral("e1"), false);
    f.open(f.writeProject("b.yaml", test::tableOne("max-min")));
    QVERIFY(plot.isSeriesShown(QStringLiteral("e1")));
}

void TestOtherProject::widthsComeBackWithTheirProject()
{
    const auto widthOfSize = [](Fixture& f) {
        f.window.workspace().sheets()->showSheet("messages");
        SheetView& view = f.page().view();
        return view.columnWidth(view.sheet().columnOf("size"));
    };
    const auto setWidthOfSize = [](Fixture& f, int width) {
        SheetView& view = f.page().view();
        view.setColumnWidth(view.sheet().columnOf("size"), width);
    };
    Fixture f;
    f.window.show();
    f.open(f.writeProject("a.yaml", test::tableOne()));
    (void)widthOfSize(f);
    setWidthOfSize(f, 217);
    f.open(f.writeProject("b.yaml", test::tableOne()));
    (void)widthOfSize(f);
    setWidthOfSize(f, 143);
    f.open(f.path("a.yaml"));
    QCOMPARE(widthOfSize(f), 217);
    f.open(f.path("b.yaml"));
    QCOMPARE(widthOfSize(f), 143);
}

void TestOtherProject::orderSheetAndScenarioComeBackWithTheirProject()
{
    Project project = test::tableOne();
    Scenario second = project.scenarios[0];
    second.name = "second";
    project.scenarios.append(second);
    Fixture f;
    f.window.show();
    f.open(f.writeProject("a.yaml", project));
    f.window.selection().setScenario(1);
    f.window.workspace().sheets()->showSheet("nodes");
    const SheetView& nodes = f.page().view();
    nodes.columns().setFilter({nodes.sheet().columnOf("name"),
                               FilterCondition::contains,
                               {},
                               QSet<QString>{QStringLiteral("X[1-3]")}});
    f.window.workspace().sheets()->showSheet("messages");
    filterAndSort(f);
    f.open(f.writeProject("b.yaml", test::tableOne("max-min")));
    QVERIFY(!f.page().sheet().isFiltered());
    f.open(f.path("a.yaml"));
    QCOMPARE(f.window.selection().scenario(), std::size_t{1});
    QCOMPARE(std::string(f.window.workspace().sheets()->currentSheet().key), std::string("messages"));
    OrderedSheet& messages = f.page().sheet();
    QTRY_VERIFY(!messages.isOrdering());
    QVERIFY(messages.isFiltered());
    QVERIFY(messages.dataRowCount() < messages.sheet().dataRowCount());
    QCOMPARE(messages.sort().size(), std::size_t{1});
    QCOMPARE(messages.sort()[0].column, messages.columnOf("size"));
    QCOMPARE(messages.sort()[0].order, Qt::DescendingOrder);
    QTRY_COMPARE(nodes.sheet().dataRowCount(), 1);
    QCOMPARE(nodes.sheet().index(0, 0).data().toString(), QStringLiteral("X[1-3]"));
    nodes.columns().clearFilters();
    f.page().view().columns().clearFilters();
}

void TestOtherProject::whatIsBeingTypedIsOfTheProjectBefore_data()
{
    QTest::addColumn<std::string>("sheet");
    for (const SheetInfo& info : sheetCatalog())
        if (info.table)
            QTest::newRow(info.key) << std::string(info.key);
}

void TestOtherProject::whatIsBeingTypedIsOfTheProjectBefore()
{
    QFETCH(const std::string, sheet);
    Fixture f;
    f.window.show();
    QApplication::setActiveWindow(&f.window);
    f.open(QStringLiteral(CONTRAFLOW_TEST_DATA "/document/everything.yaml"));
    // The others send messages, and what is in front follows the scenario.
    f.window.selection().setScenario(indexOfName(f.window.document().project().scenarios, "vreplay"));
    f.window.workspace().sheets()->showSheet(sheet);
    const auto typeInTheFirstCell = [&f] {
        SheetView& view = f.page().view();
        view.goTo(0, 0);
        QTest::keyClicks(&view, QStringLiteral("t"));
        const QLineEdit* editor = view.viewport()->findChild<QLineEdit*>();
        return editor != nullptr && editor->hasFocus();
    };
    const bool isTyped = typeInTheFirstCell();
    if (f.page().sheet().isEditable() && f.page().sheet().dataRowCount() > 0)
        QVERIFY(isTyped);
    // A file that was being read arrives, with less in it and then with as much.
    for (const Project& next : {Project(), test::everyTable()}) {
        f.window.document().reset({next, {}, {}}, QString());
        QCoreApplication::processEvents();
        QVERIFY(f.window.document().project() == next);
        QVERIFY(!f.window.document().isModified());
        f.window.workspace().sheets()->showSheet(sheet);
        (void)typeInTheFirstCell();
    }
}

QTEST_MAIN(TestOtherProject)
#include "tst_other_project.moc"
