// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/explanation_panel.h"
#include "app/desktop/panels/project_tree.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/plots/plots_panel.h"
#include "app/desktop/results/comparison.h"
#include "app/desktop/sheet/comparison_header.h"
#include "app/desktop/sheet/model_menu.h"
#include "app/desktop/sheet/result_table.h"
#include "app/desktop/sheet/sheet_page.h"
#include "app/desktop/sheet/sheet_tabs.h"
#include "app/desktop/window/workspace.h"
#include "tests/app/desktop/window_fixture.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

using namespace contraflow;
using Fixture = test::WindowFixture;

namespace {

/** The worked example with measured times, in a window that shows the sheet of compared models. */
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
        window.workspace().sheets()->showSheet("comparison");
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
        auto* menu = f.header().findChild<ModelMenu*>();
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
        QCOMPARE(f.page().sheet().rowCount(), 0);
        QVERIFY(f.page().sheet().emptyText().contains(QStringLiteral("Choose models")));
        f.choose({QStringLiteral("hockney")});
        const QString own = QString::fromStdString(f.window.document().project().scenarios[0].model);
        QCOMPARE(f.titles().mid(4),
                 (QStringList{QStringLiteral("Measured"), own, own + QStringLiteral(", error"),
                              QStringLiteral("hockney"), QStringLiteral("hockney, difference"),
                              QStringLiteral("hockney, error")}));
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
        summary.setFocus();
        QTest::keyClick(&summary, Qt::Key_C, Qt::ControlModifier);
        const QStringList lines =
            QApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 4);
        QVERIFY(lines[0].startsWith(QStringLiteral("Model\tMakespan\t")));
        QVERIFY(lines[3].startsWith(QStringLiteral("hockney\t")));
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

    void furtherSheetsShareOneTab()
    {
        CompareFixture f;
        const auto visibleTabs = [&f] {
            QStringList texts;
            for (int i = 0; i < f.tabs().count(); ++i)
                if (f.tabs().isTabVisible(i))
                    texts.append(f.tabs().tabText(i));
            return texts;
        };
        const QStringList ofScenario = visibleTabs();
        QCOMPARE(ofScenario.size(), 8);
        QVERIFY(!ofScenario.contains(QStringLiteral("Scenarios")));
        f.window.workspace().sheets()->showSheet("models");
        QCOMPARE(visibleTabs(), ofScenario + QStringList{QStringLiteral("Models")});
        f.window.workspace().sheets()->showSheet("platforms");
        QCOMPARE(visibleTabs(), ofScenario + QStringList{QStringLiteral("Platforms")});
        QCOMPARE(f.window.workspace().sheets()->currentSheet().key, "platforms");
    }

    void everySheetIsReachedByMouseMenuAndKey()
    {
        CompareFixture f;
        f.window.activateWindow();
        QTRY_VERIFY(f.window.isActiveWindow());
        SheetTabs& sheets = *f.window.workspace().sheets();
        const auto* lists = f.tabs().findChild<QToolButton*>(QStringLiteral("furtherSheets"));
        QVERIFY(lists && lists->isVisible());
        int tab = 0;
        int list = 0;
        QList<QAction*> actions = f.window.actions().ofMenu(ActionMenu::sheets);
        actions.removeAll(nullptr);
        for (const SheetInfo& sheet : sheetCatalog()) {
            const TableKind other = sheet.table == TableKind::nodes ? TableKind::links : TableKind::nodes;
            QAction* action = actions.at(tab);
            QVERIFY(!action->shortcut().isEmpty());
            sheets.showListOf(other);
            action->trigger();
            QCOMPARE(sheets.currentSheet().key, sheet.key);
            sheets.showListOf(other);
            if (sheet.isFurther)
                lists->menu()->actions().at(list++)->trigger();
            else if (sheet.scope == SheetScope::applications)
                sheets.showSheet(sheet.key); // a scenario of messages has no tab for it
            else
                QTest::mouseClick(f.tabs().tabBar(), Qt::LeftButton, {},
                                  f.tabs().tabBar()->tabRect(f.tabOf(sheet)).center());
            QCOMPARE(sheets.currentSheet().key, sheet.key);
            sheets.showListOf(other);
            const QKeyCombination keys = action->shortcut()[0];
            QTest::keyClick(QApplication::focusWidget(), keys.key(), keys.keyboardModifiers());
            QCOMPARE(sheets.currentSheet().key, sheet.key);
            ++tab;
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
