// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/comparison.h"
#include "app/desktop/panels/explanation_panel.h"
#include "app/desktop/panels/project_tree.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/plots/plots_panel.h"
#include "app/desktop/sheet/view/comparison_header.h"
#include "app/desktop/sheet/view/model_menu.h"
#include "app/desktop/sheet/view/result_table.h"
#include "app/desktop/sheet/view/sheet_page.h"
#include "app/desktop/sheet/view/sheet_tabs.h"
#include "app/desktop/window/scenario_bar.h"
#include "app/desktop/window/workspace.h"
#include "tests/app/desktop/window_fixture.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QMenu>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <map>

using namespace contraflow;
using Fixture = test::WindowFixture;

namespace {

constexpr int kWide = 2000; ///< pixels in which all tabs find room in any style

/** The worked example with measured times, in a window that shows the sheet of results. */
struct CompareFixture : Fixture
{
    CompareFixture()
    {
        Preferences().setComparedModels({});
        window.selection().setComparedModels({});
        Project project = test::tableOne();
        Measurement measurement;
        measurement.name = "testbed";
        measurement.scenario = project.scenarios[0].name;
        TimeRow row;
        row.message = "e1";
        row.mean = quantity(Dimension::duration, 0.25, "s");
        measurement.times = SharedRows<TimeRow>{row};
        project.measurements = SharedRows<Measurement>{measurement};
        window.show();
        open(writeProject("compare.yaml", project));
        window.workspace().sheets()->showSheet("results");
    }
    ~CompareFixture() { Preferences().setComparedModels({}); }

    [[nodiscard]] QTabWidget& tabs() { return *window.workspace().sheets()->findChild<QTabWidget*>(); }
    [[nodiscard]] int tabOf(const SheetInfo& sheet)
    {
        for (int i = 0; i < tabs().count(); ++i)
            if (tabs().tabText(i) == sheet.title())
                return i;
        return -1;
    }
    [[nodiscard]] QStringList tabTexts()
    {
        QStringList texts;
        for (int i = 0; i < tabs().count(); ++i)
            texts.append(tabs().tabText(i));
        texts.removeAll(QString()); // of the names of the groups, which are buttons
        return texts;
    }
    [[nodiscard]] SheetPage& page() { return *qobject_cast<SheetPage*>(tabs().currentWidget()); }
    [[nodiscard]] ComparisonHeader& header() { return *page().findChild<ComparisonHeader*>(); }
    [[nodiscard]] QStringList titles()
    {
        QStringList list;
        for (int column = 0; column < page().sheet().columnCount(); ++column)
            list.append(page().sheet().headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        return list;
    }
    void choose(const QStringList& models)
    {
        window.selection().setComparedModels(models);
        QTRY_COMPARE_WITH_TIMEOUT(window.results().comparison().current()->models.size(),
                                  static_cast<std::size_t>(models.size() + 1), test::kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(!window.results().comparison().isRunning(), test::kPatience);
    }
};

QAction* actionOf(const QMenu& menu, const QString& model)
{
    for (QAction* action : menu.actions())
        if (action->data().toString() == model)
            return action;
    return nullptr;
}

} // namespace

class TestCompareModels : public QObject
{
    Q_OBJECT

private slots:
    void modelsAreCheckedInAMenuThatStaysOpen()
    {
        CompareFixture f;
        auto* menu = f.window.findChild<QToolButton*>(QStringLiteral("compare"))->findChild<ModelMenu*>();
        QVERIFY(menu);
        menu->popup(f.window.mapToGlobal(QPoint(200, 200)));
        QTRY_VERIFY(menu->isVisible());
        for (const QString& model : {QStringLiteral("max-min"), QStringLiteral("hockney")}) {
            QAction* action = actionOf(*menu, model);
            QVERIFY(action);
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
            QVERIFY(action->isChecked());
            QVERIFY(menu->isVisible());
        }
        menu->setActiveAction(actionOf(*menu, QStringLiteral("hockney")));
        QTest::keyClick(menu, Qt::Key_Space);
        QVERIFY(!actionOf(*menu, QStringLiteral("hockney"))->isChecked());
        QVERIFY(menu->isVisible());
        QTest::keyClick(menu, Qt::Key_Escape);
        QVERIFY(!menu->isVisible());
        QCOMPARE(f.window.selection().comparedModels(), QStringList{QStringLiteral("max-min")});
        // The scenario's own model is in, whatever is chosen.
        QVERIFY(menu->actions().first()->isChecked());
        QVERIFY(!menu->actions().first()->isEnabled());
        // Every menu shows the same choice, and it is kept for the user.
        for (const ModelMenu* other : f.window.findChildren<ModelMenu*>())
            QVERIFY(actionOf(*other, QStringLiteral("max-min"))->isChecked());
        QCOMPARE(Preferences().comparedModels(), QStringList{QStringLiteral("max-min")});
    }

    void theSheetHoldsModelsSideBySide()
    {
        CompareFixture f;
        QTRY_COMPARE(f.page().sheet().rowCount(), 5);
        QVERIFY(!f.header().isVisible());
        QVERIFY(f.page().sheet().columnOf("time:hockney") < 0);
        f.choose({QStringLiteral("hockney")});
        QVERIFY(f.header().isVisible());
        const int time = f.page().sheet().columnOf("time_s");
        QCOMPARE(f.titles().mid(time + 1, 3),
                 (QStringList{QStringLiteral("No contention"), QStringLiteral("No contention, difference"),
                              QStringLiteral("No contention, error")}));
        const SheetModel& sheet = f.page().sheet();
        QCOMPARE(sheet.rowCount(), 5);
        const auto compared = f.window.results().comparison().current();
        const double ownTime = compared->models[0].times->seconds[0];
        const double other = compared->models[1].times->seconds[0];
        const auto value = [&](const char* key) {
            return sheet.index(0, sheet.columnOf(key)).data(SheetModel::SortRole).toDouble();
        };
        QCOMPARE(value("time:hockney"), other);
        QCOMPARE(value("difference:hockney"), (other - ownTime) / ownTime * 100);
        QCOMPARE(value("error:hockney"), (other - 0.25) / 0.25 * 100);
        // e2 was not measured.
        QVERIFY(sheet.index(1, sheet.columnOf("error:hockney")).data().toString().isEmpty());
    }

    void aLinePerModelSumsUpAndIsCopied()
    {
        CompareFixture f;
        f.choose({QStringLiteral("max-min"), QStringLiteral("hockney")});
        ResultTable& summary = f.header().summary();
        QCOMPARE(summary.model()->rowCount(), 3);
        QVERIFY(summary.isVisible());
        QCOMPARE(summary.model()->headerData(1, Qt::Horizontal).toString(), QStringLiteral("Makespan"));
        QCOMPARE(summary.model()->columnCount(), 7); // with two of errors, as there are measured times
        // Four digits are shown, with the message that takes longest.
        QCOMPARE(summary.model()->index(0, 3).data().toString(), QStringLiteral("0.4255 s (e3)"));
        summary.setFocus();
        QTest::keyClick(&summary, Qt::Key_C, Qt::ControlModifier);
        const QStringList lines =
            QApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 4);
        QVERIFY(lines[0].startsWith(QStringLiteral("Model\tMakespan\t")));
        QVERIFY(lines[3].startsWith(QStringLiteral("No contention\t")));
    }

    void aRowSelectsItsMessageEverywhere()
    {
        CompareFixture f;
        f.choose({QStringLiteral("hockney")});
        SheetView& view = f.page().view();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                          view.visualRect(view.model()->index(2, 1)).center());
        QTRY_COMPARE(f.window.selection().rowsOf(TableRef{TableKind::messages, 0}), std::set<std::size_t>{2});
    }

    void thePlotOfTimesGroupsTheBars()
    {
        CompareFixture f;
        const PlotView& plot = *f.window.workspace().plots()->view("times");
        // The last ones are the lines to the measured times, one per model.
        QTRY_COMPARE(plot.content().boxes.size(), 2U);
        QCOMPARE(plot.content().boxes.back().boxes.size(), 1U);
        f.choose({QStringLiteral("max-min"), QStringLiteral("asymmetric-published")});
        QTRY_COMPARE(plot.content().boxes.size(), 4U);
        const auto& groups = plot.content().boxes;
        QCOMPARE(groups.back().boxes.size(), 3U);
        const auto compared = f.window.results().comparison().current();
        for (std::size_t i = 0; i + 1 < groups.size(); ++i) {
            QCOMPARE(groups[i].boxes.size(), 5U);
            QCOMPARE(groups[i].boxes[1].to, compared->models[i].times->seconds[1]);
            if (i > 0)
                QCOMPARE(groups[i].boxes[1].low, groups[i - 1].boxes[1].high);
        }
        QCOMPARE(groups[1].color, theme().model(QStringLiteral("max-min")));
        QVERIFY(groups[2].isDashed);
        // The measured time stays one mark per message, and the numbers of all models can be taken along.
        QCOMPARE(plot.content().marks.back().marks.size(), 1U);
        QVERIFY(plot.dataText(',').startsWith(
            QStringLiteral("message,predicted_s,uncontended_s,measured_s,ci95_s,")));
        QVERIFY(plot.dataText(',')
                    .section(QLatin1Char('\n'), 0, 0)
                    .endsWith(QStringLiteral("max-min_s,asymmetric-published_s")));
        f.window.selection().setComparedModels({});
        QTRY_COMPARE(plot.content().boxes.size(), 2U);
    }

    void modelsOfOneHueAreToldApart()
    {
        const std::vector<QColor> colors =
            theme().models({QStringLiteral("gige-penalty"), QStringLiteral("myrinet-penalty"),
                            QStringLiteral("max-min"), QStringLiteral("infiniband-penalty")});
        QCOMPARE(colors[0], theme().model(QStringLiteral("gige-penalty")));
        QCOMPARE(colors[2], theme().model(QStringLiteral("max-min")));
        QVERIFY(colors[0] != colors[1] && colors[1] != colors[3] && colors[0] != colors[3]);
    }

    void aSheetOfAGroupTakesThePlaceOfOneThatYields()
    {
        CompareFixture f;
        f.window.resize(kWide, 900);
        const QStringList ofScenario{
            QStringLiteral("Nodes"),     QStringLiteral("Links"),    QStringLiteral("Messages"),
            QStringLiteral("Placement"), QStringLiteral("Measured"), QStringLiteral("Results"),
            QStringLiteral("Errors"),    QStringLiteral("Compare"),  QStringLiteral("What-if")};
        QCOMPARE(f.tabTexts(), ofScenario);
        QStringList opened = ofScenario;
        opened[4] = QStringLiteral("Scenarios");
        f.window.workspace().sheets()->showSheet("scenarios");
        QCOMPARE(f.tabTexts(), opened);
        f.window.workspace().sheets()->showSheet("nodes");
        f.window.workspace().sheets()->showSheet("platforms");
        opened[1] = QStringLiteral("Platforms");
        QCOMPARE(f.tabTexts(), opened);
        f.window.workspace().sheets()->showSheet("links");
        f.window.workspace().sheets()->showSheet("measured");
        QCOMPARE(f.tabTexts(), ofScenario);
        // Without room, what is bought and what it shall do give way.
        f.window.resize(1000, 700);
        QTRY_VERIFY(!f.tabTexts().contains(QStringLiteral("Nodes")));
        for (const int kept : {4, 6, 7, 8})
            QVERIFY(f.tabTexts().contains(ofScenario[kept]));
        f.window.resize(kWide, 900);
        QTRY_COMPARE(f.tabTexts(), ofScenario);
    }

    void partsShareTheTabOfTheirSheet()
    {
        CompareFixture f;
        SheetTabs& sheets = *f.window.workspace().sheets();
        sheets.showSheet("errors");
        for (const char* part : {"patterns", "campaign", "errorModels", "errors"}) {
            const auto* button =
                f.page().findChild<QToolButton*>(QStringLiteral("part.") + QLatin1String(part));
            QVERIFY2(button && button->isVisible(), part);
            QTest::mouseClick(const_cast<QToolButton*>(button), Qt::LeftButton);
            QCOMPARE(sheets.currentSheet().key, part);
            QCOMPARE(f.tabs().tabText(f.tabs().currentIndex()), QStringLiteral("Errors"));
            QVERIFY(
                f.page().findChild<QToolButton*>(QStringLiteral("part.") + QLatin1String(part))->isChecked());
        }
        // The tab keeps the part that was shown last.
        sheets.showSheet("errorModels");
        QTRY_VERIFY(f.page().sheet().rowCount() > 0);
        sheets.showSheet("nodes");
        QTest::mouseClick(f.tabs().tabBar(), Qt::LeftButton, {},
                          f.tabs().tabBar()->tabRect(f.tabOf(sheetInfo("errors"))).center());
        QCOMPARE(sheets.currentSheet().key, "errorModels");
    }

    void everySheetIsReachedByMouseMenuAndKey()
    {
        CompareFixture f;
        f.window.resize(kWide, 900);
        f.window.activateWindow();
        QTRY_VERIFY(f.window.isActiveWindow());
        SheetTabs& sheets = *f.window.workspace().sheets();
        const QList<QToolButton*> groups =
            f.tabs().tabBar()->findChildren<QToolButton*>(QStringLiteral("sheetGroup"));
        QCOMPARE(groups.size(), 3);
        QList<QAction*> actions = f.window.actions().ofMenu(ActionMenu::sheets, ActionPlace::menu);
        actions.removeAll(nullptr);
        QVERIFY(actions.size() <= 22);
        int count = 0;
        std::map<SheetGroup, int> places;
        for (const SheetInfo& sheet : sheetCatalog()) {
            if (sheet.isPart)
                continue;
            const TableKind other = sheet.table == TableKind::nodes ? TableKind::links : TableKind::nodes;
            QAction* action = actions.at(count++);
            QVERIFY(!action->shortcut().isEmpty());
            sheets.showListOf(other);
            action->trigger();
            QCOMPARE(sheets.currentSheet().key, sheet.key);
            QVERIFY(f.tabTexts().size() <= 9);
            sheets.showListOf(other);
            QTest::mouseClick(f.tabs().tabBar(), Qt::LeftButton, {},
                              f.tabs().tabBar()->tabRect(f.tabOf(sheet)).center());
            QCOMPARE(sheets.currentSheet().key, sheet.key);
            sheets.showListOf(other);
            const auto group =
                std::find_if(groups.begin(), groups.end(), [&sheet](const QToolButton* button) {
                    return button->text() == groupTitle(sheet.group);
                });
            QVERIFY(group != groups.end());
            (*group)->menu()->actions().at(places[sheet.group]++)->trigger();
            QCOMPARE(sheets.currentSheet().key, sheet.key);
            sheets.showListOf(other);
            const QKeyCombination keys = action->shortcut()[0];
            QTest::keyClick(QApplication::focusWidget(), keys.key(), keys.keyboardModifiers());
            QCOMPARE(sheets.currentSheet().key, sheet.key);
        }
    }

    void aHeadingOfTheTreeOpensItsList()
    {
        CompareFixture f;
        ProjectTree& tree = *f.window.workspace().tree();
        const QModelIndex heading = tree.treeModel().heading(TableKind::models);
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualRect(heading).center());
        QCOMPARE(f.window.workspace().sheets()->currentSheet().key, "models");
    }

    void theCardOfAModelIsReadWithoutChoosingIt()
    {
        CompareFixture f;
        const auto& panel = *f.window.workspace().explanation();
        const auto says = [&panel](const char* text) {
            return panel.toPlainText().contains(QString::fromUtf8(text));
        };
        QTRY_VERIFY(says("finishes last"));
        QComboBox& list = *f.window.scenarioBar().modelBox();
        list.showPopup();
        QTest::keyClick(list.view(), Qt::Key_End);
        QTest::keyClick(list.view(), Qt::Key_Up); // above the rest of the models
        QTRY_VERIFY2(says("Take it for:") && says("of kind window"), qPrintable(panel.toPlainText()));
        list.hidePopup();
        QTRY_VERIFY(says("finishes last"));
        QVERIFY(!f.window.document().isModified());
        // A model of another scenario is selected in the tree, and the scenario stays.
        Project project = f.window.document().project();
        Scenario other = project.scenarios[0];
        other.name = "other";
        Model model = project.models[0];
        model.name = other.model = "deep";
        QVERIFY(f.window.document().submit(
            {"Add",
             {ReplaceRows{TableRef{TableKind::models, 0}, 1, 0, std::vector<Model>{model}},
              ReplaceRows{TableRef{TableKind::scenarios, 0}, 1, 0, std::vector<Scenario>{other}}}}));
        ProjectTree& tree = *f.window.workspace().tree();
        const QModelIndex deep = tree.treeModel().object(TableKind::models, 1);
        tree.scrollTo(deep);
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualRect(deep).center());
        QTRY_VERIFY(says("Model deep"));
        QCOMPARE(f.window.selection().scenario(), std::size_t{0});
    }

    void aSelectedModelIsExplained()
    {
        CompareFixture f;
        Model model;
        model.name = "deep";
        model.kind = "window";
        model.parameters = SharedRows<ParameterRow>{ParameterRow{"kappa_host", "0.25"}};
        QVERIFY(f.window.document().submit(
            {"Add", {ReplaceRows{TableRef{TableKind::models, 0}, 1, 0, std::vector<Model>{model}}}}));
        QTRY_VERIFY(f.hasResult());
        f.window.selection().setItems({SelectedItem{TableRef{TableKind::models, 0}, 1}});
        const ExplanationPanel& panel = *f.window.workspace().explanation();
        const QString text = panel.toPlainText();
        for (const char* part : {"queues as measured (window)", "Take it for:", "Not for:", "kappa_host",
                                 "0.25", "a number from 0 to 1", "unlimited", "Source:"})
            QVERIFY2(text.contains(QLatin1String(part)), part);
        f.window.selection().setItems({SelectedItem{TableRef{TableKind::messages, 0}, 0}});
        QTRY_VERIFY(panel.toPlainText().contains(QStringLiteral("e1")));
        QVERIFY(!panel.toPlainText().contains(QStringLiteral("Take it for:")));
    }

    void aHundredThousandMessagesStayUsable()
    {
        CompareFixture f;
        std::vector<MessageRow> rows;
        constexpr int kCount = 100'000;
        for (int i = 0; i < kCount; ++i)
            rows.push_back(test::message("m" + std::to_string(i), "X1", "Y1", 1));
        QVERIFY(f.window.document().submit(
            {"Many", {ReplaceRows{TableRef{TableKind::messages, 0}, 0, 5, rows}}}));
        f.choose({QStringLiteral("hockney")});
        QTRY_COMPARE_WITH_TIMEOUT(f.page().sheet().rowCount(), kCount, test::kPatience);
        const int last = f.page().sheet().columnOf("time:hockney");
        QTRY_VERIFY(!f.page().sheet().index(kCount - 1, last).data(SheetModel::SortRole).isNull());
    }
};

QTEST_MAIN(TestCompareModels)
#include "tst_compare_models.moc"
