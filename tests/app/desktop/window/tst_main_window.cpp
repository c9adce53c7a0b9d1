// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/view/topology_view.h"
#include "app/desktop/document/object_edits.h"
#include "app/desktop/panels/explanation_panel.h"
#include "app/desktop/panels/issue_list.h"
#include "app/desktop/panels/message_bar.h"
#include "app/desktop/panels/project_tree.h"
#include "app/desktop/panels/status_line.h"
#include "app/desktop/sheet/view/column_layout.h"
#include "app/desktop/sheet/view/sheet_page.h"
#include "app/desktop/sheet/view/sheet_tabs.h"
#include "app/desktop/sheet/view/sheet_view.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "app/desktop/window/preferences.h"
#include "app/desktop/window/scenario_bar.h"
#include "app/desktop/window/start_page.h"
#include "app/desktop/window/workspace.h"
#include "core/engine/prediction.h"
#include "core/sharing/catalog.h"
#include "tests/app/desktop/window_fixture.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QSlider>
#include <QTabWidget>
#include <QTableView>
#include <QTest>

using namespace contraflow;
using Fixture = test::WindowFixture;

class TestMainWindow : public QObject
{
    Q_OBJECT

private slots:
    void init() { Preferences().clearRecentFiles(); }

    void beginsWithTheStartPage()
    {
        Fixture f;
        QVERIFY(f.window.isStartPageShown());
        QVERIFY(!f.window.isWindowModified());
    }

    void everySampleOpensAsAProjectWithoutAFile()
    {
        QVERIFY(!samples().empty());
        for (const Sample& sample : samples()) {
            Fixture f;
            f.window.files().openSample(sample.path);
            QTRY_VERIFY2(!f.window.isStartPageShown(), qPrintable(sample.path));
            QTRY_VERIFY2_WITH_TIMEOUT(f.hasResult(), qPrintable(sample.path), test::kPatience);
            const auto result = f.window.results().current();
            QVERIFY2(result->prediction || result->replay, qPrintable(sample.path));
            QVERIFY(f.window.document().filePath().isEmpty());
            QVERIFY(!hasErrors(f.window.results().current()->issues));
            QVERIFY(f.window.messageBar().texts().isEmpty());
        }
    }

    void theListOfModelsBeginsWithThoseToChoose()
    {
        Fixture f;
        f.window.show();
        f.open(f.writeProject("a.yaml", test::tableOne()));
        auto* models = f.window.findChild<QComboBox*>(QStringLiteral("model"));
        const auto texts = [models] {
            QStringList list;
            for (int i = 0; i < models->count(); ++i)
                list += models->itemText(i);
            return list;
        };
        // Kinds that the project has as they are stand among its models.
        const auto isOfProject = [&f](const ModelInfo& info) {
            return f.window.document().project().models[0].kind == info.kind;
        };
        for (const ModelInfo& info : modelCatalog())
            QCOMPARE(texts().contains(qtText(info.title)), !isPublishedOrOlder(info) && !isOfProject(info));
        const int rest = models->count() - 1;
        QCOMPARE(texts().last(), QStringLiteral("Published and older…"));
        const Project before = f.window.document().project();
        emit models->activated(rest);
        models->hidePopup();
        QVERIFY(f.window.document().project() == before);
        for (const ModelInfo& info : modelCatalog())
            QVERIFY(texts().contains(qtText(info.title)) != isOfProject(info));
    }

    void messagesMoveNothing()
    {
        Fixture f;
        f.window.show();
        f.open(f.writeProject("a.yaml", test::tableOne()));
        const QRect before = f.window.workspace().geometry();
        f.window.messageBar().show(QStringLiteral("topic"), Severity::warning, QStringLiteral("Look here"));
        QCoreApplication::processEvents();
        QCOMPARE(f.window.workspace().geometry(), before);
        QCOMPARE(f.window.messageBar().geometry().bottom(), before.bottom());
        QVERIFY(f.window.messageBar().height() > 0);
        f.window.messageBar().clear(QStringLiteral("topic"));
        QTRY_COMPARE(f.window.messageBar().height(), 0);
    }

    void samplesSayWhatTheyAre()
    {
        for (const Sample& sample : samples()) {
            QVERIFY2(!sample.title.isEmpty(), qPrintable(sample.path));
            QVERIFY2(!sample.description.isEmpty(), qPrintable(sample.path));
        }
    }

    void aCardOfTheStartPageIsAsTallAsItsText_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("wide") << 700;
        QTest::newRow("usual") << 460;
        QTest::newRow("narrow") << 220;
    }

    void aCardOfTheStartPageIsAsTallAsItsText()
    {
        QFETCH(int, width);
        const QString line = QStringLiteral("words that fill a line and more of them ");
        int before = 0;
        for (int lines = 1; lines <= 40; lines += 3) {
            const StartCard card(StartCard::Look::sample, QStringLiteral("Title"), line.repeated(lines));
            const int height = card.heightForWidth(width);
            // Any wrapping needs at least the area that the text has as a single line.
            const int area = card.fontMetrics().horizontalAdvance(line.repeated(lines).trimmed()) *
                             card.fontMetrics().height();
            QVERIFY2(height * width > area, qPrintable(QString::number(lines)));
            QVERIFY(height >= before);
            before = height;
        }
    }

    void aCardOfTheStartPageOpensItsSample()
    {
        Fixture f;
        f.window.show();
        const auto cards = f.window.findChildren<StartCard*>();
        QVERIFY(!cards.isEmpty());
        QTest::mouseClick(cards.first(), Qt::LeftButton);
        QTRY_VERIFY(!f.window.isStartPageShown());
    }

    void aNewProjectCanBePredictedOnceItHasMessages()
    {
        Fixture f;
        f.window.files().newProject();
        QVERIFY(!f.window.isStartPageShown());
        QVERIFY(!f.window.document().isModified());
        const Project& project = f.window.document().project();
        QCOMPARE(project.platforms.size(), std::size_t(1));
        QCOMPARE(project.workloads.size(), std::size_t(1));
        QCOMPARE(project.scenarios.size(), std::size_t(1));
        QCOMPARE(project.models[0].kind, std::string("asymmetric"));
    }

    void theStatusLineSumsUpTheResult()
    {
        Fixture f;
        f.open(f.writeProject("a.yaml", test::tableOne()));
        QTRY_VERIFY(f.window.statusLine().summary().startsWith(
            QStringLiteral("5 messages, 2 steps, makespan 0.4255 s")));
    }

    void choosingAModelChangesTheScenarioAndCanBeUndone()
    {
        Fixture f;
        Project project = test::tableOne("asymmetric");
        Model fitted{"fitted", "window", {}, {}};
        fitted.parameters.append({"kappa_switch", "1.2"});
        project.models.append(fitted);
        Scenario scenario = project.scenarios[0];
        scenario.model = "fitted";
        project.scenarios = SharedRows<Scenario>{scenario};
        f.open(f.writeProject("a.yaml", project));
        QComboBox* box = f.window.scenarioBar().modelBox();
        QCOMPARE(box->currentText(), QStringLiteral("fitted"));
        // Those of the project come first, by name.
        QCOMPARE(box->itemText(0), QString::fromStdString(project.models[0].name));
        QCOMPARE(box->itemText(1), QStringLiteral("fitted"));
        const auto choose = [&](const std::string& text) {
            const int index = box->findText(QString::fromStdString(text));
            QVERIFY2(index >= 0, text.c_str());
            box->setCurrentIndex(index);
            emit box->activated(index);
        };
        emit box->activated(box->count() - 1); // shows all kinds
        box->hidePopup();
        for (const ModelInfo& info : modelCatalog()) {
            const Project before = f.window.document().project();
            const bool isThere = info.kind == "asymmetric";
            choose(isThere ? project.models[0].name : coreText(info.title).toStdString());
            const Project& now = f.window.document().project();
            const Model* chosen = findByName(now.models, now.scenarios[0].model);
            QVERIFY(chosen && chosen->kind == info.kind && chosen->parameters.empty());
            QCOMPARE(now.models.size(), before.models.size() + (isThere ? 0 : 1));
            QVERIFY(*findByName(now.models, "fitted") == fitted);
            QCOMPARE(box->currentText(), QString::fromStdString(chosen->name));
            f.window.document().undoStack()->undo();
            QVERIFY(f.window.document().project() == before);
            QCOMPARE(box->currentText(), QStringLiteral("fitted"));
        }
    }

    void everyViewSaysOfWhichModelItIs()
    {
        Fixture f;
        f.open(f.writeProject("a.yaml", test::tableOne("asymmetric")));
        f.window.show();
        QComboBox* box = f.window.scenarioBar().modelBox();
        const int maxMin = box->findText(coreText(findModelInfo("max-min")->title));
        emit box->activated(maxMin);
        QTRY_VERIFY(f.hasResult() && f.window.results().current()->prediction->kind == "max-min");
        const auto makespan = f.window.results().current()->prediction->timeline.makespan();
        QVERIFY2(f.window.statusLine().summary().contains(QStringLiteral("model max-min")),
                 qPrintable(f.window.statusLine().summary()));
        auto* explanation = f.window.findChild<ExplanationPanel*>();
        QTRY_VERIFY(explanation->toPlainText().contains(QStringLiteral("model max-min")));
        SheetTabs& sheets = *f.window.workspace().sheets();
        const auto front = [&]() -> SheetModel& {
            return qobject_cast<SheetPage*>(sheets.findChild<QTabWidget*>()->currentWidget())->view().sheet();
        };
        for (const char* key : {"results", "whatIf"}) {
            sheets.showSheet(key);
            QTRY_VERIFY(front().rowCount() > 0);
            QVERIFY2(front().ownerText().contains(QStringLiteral("model max-min")), key);
        }
        sheets.showSheet("compare");
        QTRY_VERIFY(front().rowCount() > 0);
        const auto in = [&](const char* column) { return front().index(0, front().columnOf(column)); };
        QCOMPARE(in("model").data().toString(), QStringLiteral("max-min"));
        QCOMPARE(in("makespan_s").data(SheetModel::SortRole).toDouble(), makespan);
        // The command line and reports read the same project.
        const Result<Prediction> fresh = predict(f.window.document().project(), 0);
        QVERIFY(fresh && fresh->timeline.makespan() == makespan);
    }

    void anotherScenarioBringsItsOwnResult()
    {
        Fixture f;
        Project project = test::tableOne();
        Scenario second = project.scenarios[0];
        second.name = "second";
        second.model = "second model";
        Model model = project.models[0];
        model.name = second.model;
        model.kind = "hockney";
        project.models.append(model);
        project.scenarios.append(second);
        f.open(f.writeProject("a.yaml", project));
        QComboBox* box = f.window.scenarioBar().scenarioBox();
        QCOMPARE(box->count(), 2);
        emit box->activated(1);
        QTRY_VERIFY(f.hasResult() && f.window.results().current()->prediction->scenario == "second");
        QCOMPARE(box->currentIndex(), 1);
    }

    void theStepSliderAndTheKeysShowTheSameStep()
    {
        Fixture f;
        f.open(f.writeProject("a.yaml", test::tableOne()));
        QSlider* slider = f.window.scenarioBar().stepSlider();
        QTRY_COMPARE(slider->maximum(), 1);
        f.window.scenarioBar().nextStep();
        QCOMPARE(f.window.selection().step(), std::size_t(1));
        QCOMPARE(slider->value(), 1);
        f.window.scenarioBar().nextStep();
        QCOMPARE(f.window.selection().step(), std::size_t(1));
        f.window.scenarioBar().previousStep();
        QCOMPARE(slider->value(), 0);
        const Timeline& timeline = f.window.results().current()->prediction->timeline;
        QCOMPARE(stepText(timeline, 0), QStringLiteral("0.2553 s (step 1 of 2)"));
    }

    void anEditChangesTheResultAndUndoBringsItBack()
    {
        Fixture f;
        f.open(f.writeProject("a.yaml", test::tableOne()));
        const double before = f.window.results().current()->prediction->timeline.makespan();
        MessageRow row = f.window.document().project().workloads[0].messages[0];
        row.size = quantity(Dimension::size, 40, "MB");
        f.window.document().submit(
            {"Set size",
             {ReplaceRows{TableRef{TableKind::messages, 0}, 0, 1, std::vector<MessageRow>{row}}}});
        QTRY_VERIFY(f.hasResult());
        QVERIFY(f.window.results().current()->prediction->timeline.makespan() > before);
        QVERIFY(f.window.actions().find(QStringLiteral("edit.undo"))->isEnabled());
        f.window.document().undoStack()->undo();
        QTRY_VERIFY(f.hasResult());
        QCOMPARE(f.window.results().current()->prediction->timeline.makespan(), before);
        QVERIFY(!f.window.isWindowModified());
    }

    void anIssueLeadsToItsCell()
    {
        Fixture f;
        Project project = test::tableOne();
        MessageRow broken = project.workloads[0].messages[2];
        broken.destination = "X9";
        project.workloads = SharedRows<Workload>{};
        Workload workload = test::tableOne().workloads[0];
        workload.messages.replace(2, 1, {broken});
        project.workloads.append(workload);
        f.window.show();
        f.open(f.writeProject("a.yaml", project));
        IssueListView* issues = f.window.workspace().issues();
        QTRY_VERIFY(issues->model().count(Severity::error) > 0);
        QVERIFY(f.window.workspace().issueDock()->isVisible());
        f.window.workspace().sheets()->showSheet("nodes");
        const QModelIndex first = issues->model().index(0, 0);
        QTest::mouseClick(issues->view()->viewport(), Qt::LeftButton, Qt::NoModifier,
                          issues->view()->visualRect(first).center());
        QCOMPARE(f.window.workspace().sheets()->currentSheet().key, "messages");
    }

    void theViewMenuSaysWhatColoursOfMessagesMean()
    {
        {
            Fixture f;
            f.window.files().newProject();
            f.window.actions().find(QStringLiteral("view.arrowModel"))->trigger();
            QCOMPARE(f.window.workspace().topology()->arrowColour(), ArrowColour::model);
        }
        Fixture f; // the next start
        f.window.files().newProject();
        QCOMPARE(f.window.workspace().topology()->arrowColour(), ArrowColour::model);
        QVERIFY(f.window.actions().find(QStringLiteral("view.arrowModel"))->isChecked());
        f.window.actions().find(QStringLiteral("view.arrowTime"))->trigger();
        QCOMPARE(f.window.workspace().topology()->arrowColour(), ArrowColour::time);
        QVERIFY(!f.window.actions().find(QStringLiteral("view.arrowModel"))->isChecked());
    }

    void theExplanationFollowsTheSelectedMessage()
    {
        Fixture f;
        f.open(f.writeProject("a.yaml", test::tableOne()));
        ExplanationPanel panel(f.window.selection(), f.window.results());
        panel.show();
        const auto says = [&panel](const char* text) {
            return panel.toPlainText().contains(QLatin1String(text));
        };
        f.window.selection().setItems({SelectedItem{TableRef{TableKind::messages, 0}, 4}});
        QTRY_VERIFY(says("e5 takes") && says("limits"));
        panel.hide();
        f.window.selection().setItems({SelectedItem{TableRef{TableKind::messages, 0}, 2}});
        QVERIFY(f.window.document().submit({"Set title", {SetTitle{"changed"}}}));
        QTRY_VERIFY(f.hasResult());
        QVERIFY2(says("e5 takes"), "worked out though nobody sees it");
        panel.show();
        QTRY_VERIFY(says("e3 takes") && !says("e5 takes"));
    }

    void theExplanationFitsItsPanel_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {280, 340, 560})
            QTest::addRow("%d pixels", width) << width;
    }

    void theExplanationFitsItsPanel()
    {
        QFETCH(const int, width);
        Fixture f;
        f.open(f.writeProject("a.yaml", test::tableOne()));
        ExplanationPanel panel(f.window.selection(), f.window.results());
        panel.resize(800, 320);
        panel.show();
        f.window.selection().setItems({{{TableKind::messages, 0}, 2}});
        QTRY_VERIFY(panel.toPlainText().contains(QStringLiteral("Limited by")));
        panel.resize(width, 320);
        QTRY_VERIFY(panel.toPlainText().contains(width < 400 ? QStringLiteral("limited by backbone")
                                                             : QStringLiteral("Limited by")));
        QVERIFY(panel.document()->size().width() < width + 0.5);
        QVERIFY(!panel.horizontalScrollBar()->isVisible());
        panel.resize(150, 320); // where not even two lines have room
        QTRY_VERIFY(panel.horizontalScrollBar()->isVisible() && panel.horizontalScrollBar()->maximum() > 0);
        panel.resize(800, 320);
        QTRY_VERIFY(panel.toPlainText().contains(QStringLiteral("Limited by")));
        QTRY_VERIFY(!panel.horizontalScrollBar()->isVisible());
    }

    void theExplanationStandsThereOnceWhereItsScrollBarTakesTheRoom()
    {
        Fixture f;
        f.open(f.writeProject("a.yaml", test::tableOne()));
        ExplanationPanel panel(f.window.selection(), f.window.results());
        panel.show();
        for (int width = 340; width < 600; width += 4) {
            panel.resize(width, 200);
            for (const std::size_t row : {0U, 2U, 4U}) {
                f.window.selection().setItems({{{TableKind::messages, 0}, row}});
                QTRY_VERIFY(panel.toPlainText().contains(QStringLiteral("e%1 takes").arg(row + 1)));
                QCOMPARE(panel.toPlainText().count(QStringLiteral("Alone it would take")), 1);
            }
        }
    }

    void theExplanationFollowsTheStep()
    {
        Fixture f;
        f.open(f.writeProject("a.yaml", test::tableOne()));
        ExplanationPanel panel(f.window.selection(), f.window.results());
        panel.show();
        f.window.selection().setItems({SelectedItem{TableRef{TableKind::messages, 0}, 2}});
        QTRY_VERIFY(panel.toPlainText().contains(QStringLiteral("comes to its rate in step 1")));
        QVERIFY(panel.toPlainText().contains(QStringLiteral("= C / n = 940 Mbit/s / 3")));
        f.window.selection().setStep(1);
        QTRY_VERIFY(panel.toPlainText().contains(QStringLiteral("comes to its rate in step 2")));
        QVERIFY(panel.toPlainText().contains(QStringLiteral("= C / n = 940 Mbit/s / 2")));
    }

    void anObjectOfTheTreeIsAddedAndTakenBack()
    {
        Fixture f;
        f.open(f.writeProject("a.yaml", test::tableOne()));
        f.window.workspace().addObject(TableKind::workloads);
        QCOMPARE(f.window.document().project().workloads.size(), std::size_t(2));
        f.window.document().undoStack()->undo();
        QCOMPARE(f.window.document().project().workloads.size(), std::size_t(1));
    }

    void closingTheProjectShowsTheStartPageAgain()
    {
        Fixture f;
        f.open(f.writeProject("a.yaml", test::tableOne()));
        f.window.files().closeProject();
        QVERIFY(f.window.isStartPageShown());
        QVERIFY(f.window.document().project().platforms.empty());
    }

    static SheetView& columns(Fixture& f)
    {
        f.window.workspace().sheets()->showSheet("messages");
        return *qobject_cast<SheetView*>(QApplication::focusWidget());
    }

    void theLayoutIsRememberedForTheUser()
    {
        {
            Fixture f;
            f.window.show();
            f.open(f.writeProject("a.yaml", test::tableOne()));
            f.window.workspace().docks().first()->hide();
            columns(f).columnLayout().hide(1);
            QVERIFY(f.window.close());
        }
        Fixture f;
        f.window.show();
        f.open(f.writeProject("a.yaml", test::tableOne()));
        QVERIFY(!f.window.workspace().docks().first()->isVisible());
        QVERIFY(columns(f).isColumnHidden(1));
        f.window.workspace().resetLayout();
        QVERIFY(!columns(f).isColumnHidden(1));
        QVERIFY(f.window.workspace().docks().first()->isVisible());
        QVERIFY(f.window.close());
    }
};

QTEST_MAIN(TestMainWindow)
#include "tst_main_window.moc"
