// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/document/owners.h"
#include "app/desktop/live/comparison.h"
#include "app/desktop/live/result_items.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/plots/plots_panel.h"
#include "app/desktop/plots/run_gantt.h"
#include "app/desktop/plots/run_sums.h"
#include "core/analysis/application/run_analysis.h"
#include "core/application/application_replay.h"
#include "core/importing/trace_import.h"
#include "core/io/exporters/table_writer.h"
#include "core/project/edits.h"
#include "tests/app/desktop/ring_fixture.h"

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>
#include <map>

using namespace contraflow;
using test::kEventsPerTurn;
using test::kRing;
using test::kRows;
using test::RingFixture;

/** Scenarios that run applications, in the window. */
class TestApplicationViews : public QObject
{
    Q_OBJECT

private slots:
    void aScenarioOfAnApplicationHasItsOwnSheetsAndPlots()
    {
        RingFixture f;
        f.window.resize(2000, 900); // in which all tabs find room in any style
        for (const char* key : {"program", "processes", "events", "path", "errors", "compare", "whatIf"})
            QVERIFY2(f.hasTab(key), key);
        for (const char* key : {"messages", "measured"})
            QVERIFY2(!f.hasTab(key), key);
        QVERIFY(f.hasPlotTab(QStringLiteral("Application")));
        QVERIFY(!f.hasPlotTab(QStringLiteral("Times")));
        // What the processes do is in front, and the loads of channels are a tab away.
        QVERIFY(f.plotTab(QStringLiteral("Application"))->isChecked());
        QVERIFY(f.hasPlotTab(QStringLiteral("Use")));
        // Messages are not offered where they have no place.
        const OrderedSheet& messages = f.show("messages");
        QVERIFY(messages.offers().isEmpty());
        QVERIFY(messages.emptyText().contains(QStringLiteral("runs an application")));
        f.show("mapping");
        QVERIFY(!f.hasTab("messages"));
        f.show("program");
        f.selection().setScenario(1);
        QTRY_VERIFY(f.hasResult() && f.result()->prediction);
        QVERIFY(f.hasTab("messages") && !f.hasTab("program") && !f.hasTab("events"));
        QTRY_VERIFY(f.hasPlotTab(QStringLiteral("Times")));
        QVERIFY(!f.hasPlotTab(QStringLiteral("Application")));
        f.selection().setScenario(0);
        QTRY_VERIFY(f.hasResult() && f.result()->replay);
        QVERIFY(f.hasTab("events"));
    }

    void thePlacementSaysWhatOthersHave()
    {
        QByteArray project = kRing;
        project.replace("n[1-4]", "n[1-6]").replace("per-node}", "per-node, in_use: \"n[2-3]\"}");
        RingFixture f(project);
        f.show("mapping");
        const auto* said = f.page().findChild<QLabel*>(QStringLiteral("placementOccupancy"));
        QTRY_COMPARE(said->text(), QStringLiteral("2 of 6 nodes are in use by others: n[2-3]. "
                                                  "Free are 4: n1,n[4-6]."));
        QVERIFY(said->isVisible());
        f.selection().setScenario(1); // which places nothing
        QTRY_VERIFY(said->isHidden());
    }

    void aRunFillsItsSheets()
    {
        RingFixture f;
        QCOMPARE(f.show("processes").rowCount(), 4);
        QCOMPARE(f.cell(3, "node"), QStringLiteral("n4"));
        QCOMPARE(f.cell(0, "compute_s"), QStringLiteral("3 ms"));
        QCOMPARE(f.show("events").rowCount(), 4 * 3 * kEventsPerTurn);
        QCOMPARE(f.cell(0, "event_kind"), QStringLiteral("phase"));
        QCOMPARE(f.cell(1, "event_kind"), QStringLiteral("compute"));
        QCOMPARE(f.cell(1, "phase"), QStringLiteral("work"));
        QCOMPARE(f.show("phases").rowCount(), 1);
        QCOMPARE(f.show("results").rowCount(), 12);
        QCOMPARE(f.cell(0, "size_bytes"), QStringLiteral("1 MB"));
        QVERIFY(f.page().sheet().ownerText().contains(QStringLiteral("run")));
    }

    void theProgramIsASheetWhoseLoopsAreIndented()
    {
        RingFixture f;
        QCOMPARE(f.show("program").dataRowCount(), kRows);
        QCOMPARE(f.cell(0, "event"), QStringLiteral("repeat"));
        QVERIFY(f.cell(2, "event").startsWith(QLatin1Char(' ')));
        QCOMPARE(f.at(2, "event", Qt::EditRole).toString(), QStringLiteral("compute"));
        QCOMPARE(f.cell(4, "event"), QStringLiteral("end"));
        // Its formulas may name the process, how many there are, and the loop around the row.
        QStringList names;
        for (const FormulaCompletion& word :
             f.page().sheet().formulaWords(f.page().sheet().index(3, f.page().sheet().columnOf("peer"))))
            names.append(word.name);
        for (const char* name : {"rank", "processes", "step"})
            QVERIFY2(names.contains(QLatin1String(name)), name);
        QVERIFY(!names.contains(QStringLiteral("row")));
        // Columns that are in use, and those that are common.
        QVERIFY(!f.isHidden("ranks") && !f.isHidden("source"));
        QVERIFY(f.isHidden("group") && f.isHidden("sizes") && f.isHidden("tag"));
        // What is written into a hidden one shows it.
        QVERIFY(f.type(3, "tag", QStringLiteral("7")));
        QVERIFY(!f.isHidden("tag"));
        f.window.document().undoStack()->undo();
        QCOMPARE(f.at(3, "tag", Qt::EditRole).toString(), QString());
    }

    void anEditedProgramRunsAgain()
    {
        RingFixture f;
        f.show("program");
        QVERIFY(f.type(0, "count", QStringLiteral("5")));
        QTRY_VERIFY(f.hasResult());
        QCOMPARE(f.result()->replay->replay.eventCount, 4U * 5 * kEventsPerTurn);
        QCOMPARE(f.show("events").rowCount(), 4 * 5 * kEventsPerTurn);
        f.window.document().undoStack()->undo();
        QTRY_VERIFY(f.hasResult());
        QCOMPARE(f.show("events").rowCount(), 4 * 3 * kEventsPerTurn);
    }

    void rowsArePastedWithTheirHeader()
    {
        RingFixture f;
        f.show("program");
        QApplication::clipboard()->setText(QStringLiteral(
            "ranks,event,group,size,algorithm\nall,allreduce,,8 B,ring\n0-1,bcast,pair,64 kB,\n"));
        f.page().view().goTo(kRows, 0);
        QTest::keySequence(&f.page().view(), QKeySequence(QStringLiteral("Ctrl+V")));
        QTRY_COMPARE(f.page().sheet().dataRowCount(), kRows + 2);
        QCOMPARE(f.cell(kRows, "algorithm"), QStringLiteral("ring"));
        QCOMPARE(f.cell(kRows + 1, "group"), QStringLiteral("pair"));
        QVERIFY(!f.isHidden("group") && !f.isHidden("algorithm"));
        QTRY_VERIFY(f.hasResult());
        QVERIFY2(f.result()->replay, qPrintable(f.result()->failure));
        f.window.document().undoStack()->undo();
        QTRY_COMPARE(f.page().sheet().dataRowCount(), kRows);
    }

    void aCellAtFaultIsMarkedAndTheViewsSayWhy()
    {
        RingFixture f;
        f.show("program");
        QVERIFY(f.type(3, "peer", QStringLiteral("rnk + 1")));
        QTRY_VERIFY(f.hasResult() && !f.result()->replay);
        QCOMPARE(f.at(3, "peer", SheetModel::SeverityRole).toInt(), static_cast<int>(Severity::error));
        QVERIFY(f.at(3, "peer", SheetModel::ReasonRole).toString().contains(QStringLiteral("rnk")));
        for (const char* key : {"processes", "events", "phases", "results"})
            QVERIFY2(!f.show(key).emptyText().isEmpty(), key);
        // The issue leads back to the cell.
        const auto issue = std::ranges::find_if(f.result()->issues, [](const Issue& each) {
            return each.location.table && each.location.table->kind == TableKind::events;
        });
        QVERIFY(issue != f.result()->issues.end());
        f.sheets().showIssue(issue->location);
        QCOMPARE(QLatin1String(f.sheets().currentSheet().key), QLatin1String("program"));
        QCOMPARE(f.page().view().currentIndex().row(), 3);
    }

    void aDeadlockSaysWhoWaits()
    {
        QByteArray project = kRing;
        project.replace("all,sendrecv,(rank + 1) % processes,(rank - 1) % processes,1 MB,,,",
                        "all,recv,(rank - 1) % processes,,,,,");
        RingFixture f(project);
        QVERIFY(!f.result()->replay);
        QVERIFY2(f.result()->failure.contains(QStringLiteral("process 0")), qPrintable(f.result()->failure));
        QCOMPARE(f.show("events").emptyText(), f.result()->failure);
        // The issue leads to the event that waits.
        const auto issue = std::ranges::find_if(f.result()->issues, [&](const Issue& each) {
            return QString::fromStdString(each.text) == f.result()->failure;
        });
        QVERIFY(issue != f.result()->issues.end());
        f.sheets().showIssue(issue->location);
        QCOMPARE(QLatin1String(f.sheets().currentSheet().key), QLatin1String("program"));
        QCOMPARE(f.page().view().currentIndex().row(), 3);
    }

    void processesAreEditedAboveTheProgram()
    {
        RingFixture f;
        f.show("program");
        auto* field = f.page().findChild<QLineEdit*>(QStringLiteral("processes"));
        QVERIFY(field);
        QCOMPARE(field->text(), QStringLiteral("4"));
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("3"));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(f.hasResult());
        QCOMPARE(f.show("processes").rowCount(), 3);
        f.window.document().undoStack()->undo();
        QTRY_VERIFY(f.hasResult());
        QCOMPARE(f.show("processes").rowCount(), 4);
        QCOMPARE(field->text(), QStringLiteral("4"));
        f.show("groups");
        QCOMPARE(f.cell(0, "name"), QStringLiteral("pair"));
        QVERIFY(f.type(0, "ranks", QStringLiteral("0-9")));
        QTRY_VERIFY(f.hasResult() && !f.result()->replay);
        QCOMPARE(f.at(0, "ranks", SheetModel::SeverityRole).toInt(), static_cast<int>(Severity::error));
    }

    void aScenarioNamesItsApplicationsAndTheirStarts()
    {
        RingFixture f;
        f.show("scenarios");
        QCOMPARE(f.cell(0, "application"), QStringLiteral("ring"));
        QCOMPARE(f.cell(1, "application"), QString());
        QVERIFY(f.type(0, "application", QStringLiteral("ring; late @ 2 s")));
        const auto& runs = f.window.document().project().scenarios[0].applications;
        QCOMPARE(runs.size(), std::size_t{2});
        QCOMPARE(runs[1].name, std::string("late"));
        QCOMPARE(runs[1].start.value().value, 2.0);
        QCOMPARE(f.cell(0, "application"), QStringLiteral("ring; late @ 2 s"));
        f.window.document().undoStack()->undo();
        QCOMPARE(f.cell(0, "application"), QStringLiteral("ring"));
    }

    void renamingAnApplicationRenamesItInScenarios()
    {
        RingFixture f;
        f.show("applications");
        QVERIFY(f.type(0, "name", QStringLiteral("circle")));
        QCOMPARE(f.window.document().project().scenarios[0].applications[0].name, std::string("circle"));
        QTRY_VERIFY(f.hasResult());
        QVERIFY(f.result()->replay);
    }

    void messagesBesideAnApplicationGetAScenarioOfTheirOwn()
    {
        RingFixture f;
        const Project& project = f.window.document().project();
        Project changed = project;
        const Edit own = makeOwner(project, 0, TableKind::messages);
        QVERIFY(!own.changes.empty());
        for (const Change& change : own.changes)
            QVERIFY(applyChange(changed, change));
        QCOMPARE(changed.scenarios[0], project.scenarios[0]);
        QVERIFY(changed.scenarios[2].applications.empty() && !changed.scenarios[2].workload.empty());
        const Result<Edit> made =
            addWorkload(project, Workload{.name = "more"},
                        {.use = WorkloadUse::newScenario, .scenario = 0, .platform = "p"});
        QVERIFY(made);
        changed = project;
        for (const Change& change : made->changes)
            QVERIFY(applyChange(changed, change));
        QVERIFY(changed.scenarios[2].applications.empty());
    }

    void anEventIsSelectedInSheetAndPlotAlike()
    {
        RingFixture f;
        f.plots().showPlot("gantt");
        f.show("events");
        PlotView& view = *f.plots().view("gantt");
        QTRY_VERIFY(view.content().elementCount() > 0);
        // The computation of process 2 in the second turn.
        const auto events = f.result()->runEvents->of(2);
        const std::uint32_t event = events[kEventsPerTurn + 1];
        const ReplayedEvent& of = f.result()->replay->replay.events[event];
        QTRY_VERIFY(view.canvas()->isVisible() && view.pixelOf(of.start, 2).x() > 0);
        QTest::mouseClick(view.canvas(), Qt::LeftButton, {}, view.pixelOf((of.start + of.end) / 2, 2));
        QCOMPARE(f.selection().items().size(), std::size_t{1});
        QCOMPARE(eventOf(*f.result(), *f.selection().items().begin()), std::optional(event));
        const int row = static_cast<int>(f.result()->runEvents->start(2)) + kEventsPerTurn + 1;
        QTRY_COMPARE(f.page().view().currentIndex().row(), row);
        // Its row of the program is selected with it, and what is known of it is explained.
        f.show("program");
        QTRY_COMPARE(f.page().view().currentIndex().row(), 2);
        QVERIFY(f.window.findChildren<QTextBrowser*>().size() > 0);
        QTRY_VERIFY(
            std::ranges::any_of(f.window.findChildren<QTextBrowser*>(), [](const QTextBrowser* browser) {
                return browser->toPlainText().contains(QStringLiteral("compute"));
            }));
        // A message of the next event is drawn as an arrow when that is selected.
        const std::uint32_t exchange = events[kEventsPerTurn + 2];
        f.selection().setItems({*itemOfEvent(*f.result(), exchange)});
        const auto arrows = [&view] {
            return std::ranges::count_if(view.content().lines,
                                         [](const PlotLine& line) { return !line.items.empty(); });
        };
        QTRY_COMPARE(arrows(), 2);
        const auto message = itemOfMessage(*f.result(), 3);
        QCOMPARE(messageOf(*f.result(), *message), std::optional<std::uint32_t>(3));
    }

    void barsFillTheRunHoweverMuchOfItIsSeen_data()
    {
        QTest::addColumn<double>("width");
        QTest::newRow("every event") << 100'000.0;
        QTest::newRow("a window") << 800.0;
        QTest::newRow("a few pixels") << 7.0;
    }
    void barsFillTheRunHoweverMuchOfItIsSeen()
    {
        QFETCH(const double, width);
        RingFixture f;
        const Replay& run = f.result()->replay->replay;
        const RunGanttData data = runGantt(f.result(), {}, {}, {});
        QCOMPARE(data.processes.size(), std::size_t{4});
        std::map<int, double> filled;
        std::map<int, double> last;
        for (const PlotBoxes& group : runGanttBoxes(data, {{0, run.finish}, {-0.6, 3.4}, width, 8}, theme()))
            for (const PlotBox& box : group.boxes) {
                filled[qRound((box.low + box.high) / 2)] += box.to - box.from;
                QVERIFY(box.item < run.events.size());
            }
        for (int row = 0; row < 4; ++row)
            QVERIFY(qAbs(filled[row] - run.processes[static_cast<std::size_t>(row)].finish) < 1e-12);
        // An event lasts until the next one of its process, which is what the bars are made of.
        for (std::uint32_t process = 0; process < 4; ++process) {
            const auto events = f.result()->runEvents->of(process);
            for (std::size_t i = 0; i + 1 < events.size(); ++i)
                QCOMPARE(run.events[events[i]].end, run.events[events[i + 1]].start);
            QCOMPARE(run.events[events.back()].end, run.processes[process].finish);
        }
    }

    void theMatrixAddsUpWhatIsSent()
    {
        RingFixture f;
        const RunMatrixData bytes = runMatrix(f.result(), MatrixEnds::processes, MatrixFigure::bytes);
        QCOMPARE(bytes.blocks, std::size_t{4});
        for (std::size_t from = 0; from < 4; ++from)
            for (std::size_t to = 0; to < 4; ++to)
                QCOMPARE(bytes.sums[from * 4 + to], to == (from + 1) % 4 ? 3e6 : 0.0);
        const RunMatrixData counts = runMatrix(f.result(), MatrixEnds::nodes, MatrixFigure::messages);
        QCOMPARE(counts.sums[1], 3.0);
        // The scale of colours says how much; who sends most stands where it is not cut off.
        const PlotContent content = runMatrixContent(bytes, theme());
        QVERIFY(content.subtitle.startsWith(QStringLiteral("Most: 3 MB from 0 to 1")));
        QVERIFY(content.x.isWhole); // no tick stands between two processes
        QVERIFY(content.colors && content.colors->kind == AxisKind::size);
        QCOMPARE(content.colors->upper, 3e6);
        QCOMPARE(content.boxes[0].boxes[0].fill, theme().load(1));
        QVERIFY(runMatrixContent(counts, theme()).colors->kind == AxisKind::count);
        const std::string table = csvText(runMatrixTable(bytes), ',');
        QVERIFY(QString::fromStdString(table).startsWith(QStringLiteral("from,to,bytes\n0,1,3000000\n")));
        const std::string sums = csvText(runSumsTable(runSums(f.result())), ',');
        QVERIFY(QString::fromStdString(sums).contains(QStringLiteral("\n3,0.003,0,0,")));
    }

    void modelsAreHeldSideBySideByProcessAndByEvent()
    {
        RingFixture f;
        OrderedSheet& sheet = f.show("processes");
        f.selection().setComparedModels({QStringLiteral("hockney")});
        LiveValue<ComparisonResult>& comparison = f.window.results().comparison();
        QTRY_COMPARE(comparison.current()->models.size(), std::size_t{2});
        QTRY_VERIFY(!comparison.isRunning());
        const auto compared = comparison.current();
        for (const ComparedModel& model : compared->models) {
            IssueList issues;
            const auto run =
                replayScenario(f.window.document().project(), 0, model.model, {.keepsEvents = true}, issues);
            QVERIFY(run);
            QCOMPARE(model.summary.makespan, run->replay.makespan());
            QCOMPARE(model.times->seconds, processTimes(*run).seconds);
            QCOMPARE(model.events->seconds, eventTimes(*run).seconds);
            QVERIFY(model.communication > 0);
        }
        QCOMPARE(sheet.rowCount(), 4);
        QCOMPARE(f.cell(3, "node"), QStringLiteral("n4"));
        QCOMPARE(f.at(3, "time:hockney", SheetModel::SortRole).toDouble(),
                 compared->models[1].times->seconds[3]);
        // What is selected in it is selected everywhere.
        const auto item = sheet.sheet().itemAt(2);
        QVERIFY(item && processOf(*f.result(), *item) == 2U);
        OrderedSheet& events = f.show("events");
        QCOMPARE(events.rowCount(), 4 * 3 * kEventsPerTurn);
        QCOMPARE(f.cell(1, "event_kind"), QStringLiteral("compute"));
        QCOMPARE(f.cell(1, "time:hockney"), QStringLiteral("1 ms"));
        const auto event = events.sheet().itemAt(1);
        QVERIFY(event && eventOf(*f.result(), *event));
        // What a message takes under a model stands beside the messages of a workload only.
        QVERIFY(f.show("results").columnOf("time:hockney") < 0);
        f.selection().setScenario(1);
        QTRY_VERIFY(f.hasResult() && f.result()->prediction);
        QTRY_VERIFY(!comparison.isRunning() && comparison.current()->base == f.result());
        QVERIFY(f.show("results").columnOf("time:hockney") >= 0);
        f.selection().setComparedModels({});
    }

    void operationsOfGraphsAreSelectedAsTheyAre()
    {
        RingFixture f;
        const QByteArray goal =
            "num_ranks 1\nrank 0 {\nl1: calc 30\nl2: calc 10\nl3: calc 20\nl1 requires l3\n}\n";
        const QString trace = f.write("a.goal", goal);
        TraceTarget target;
        target.project = f.path("ring.yaml").toStdString();
        target.platform = "p";
        const auto found = findTrace({trace.toStdString()}, nullptr);
        QVERIFY(found);
        const auto plan = planTrace(f.window.document().project(), *found, target);
        QVERIFY2(plan, plan ? "" : plan.error().message.c_str());
        QVERIFY(f.window.document().submit(plan->edit));
        f.selection().setScenario(2);
        QTRY_VERIFY(f.hasResult() && f.result()->replay && f.result()->replay->scenario == "a on p");
        const ScenarioResult& result = *f.result();
        QCOMPARE(result.replay->replay.events.size(), std::size_t{3});
        for (std::uint32_t event = 0; event < 3; ++event) {
            const auto item = itemOfEvent(result, event);
            QVERIFY(item);
            QCOMPARE(eventOf(result, *item), std::optional(event));
        }
        QVERIFY(result.analysis && result.noPath.isEmpty());
        // No rows are asked for: the events are in the file.
        const OrderedSheet& program = f.show("program");
        QVERIFY(program.emptyText().contains(QStringLiteral("goal: a.goal")));
        QVERIFY(program.fillText().isEmpty() && program.offers().isEmpty());
        // The list of applications says where the trace is; emptied, the rows of the program are back.
        f.show("applications");
        QCOMPARE(f.cell(1, "trace"), QStringLiteral("goal: a.goal"));
        QVERIFY(!f.type(1, "trace", QStringLiteral("b.goal")));
        QVERIFY(f.type(1, "trace", QString()));
        QVERIFY(f.window.document().project().applications[1].extras.empty());
        f.window.document().undoStack()->undo();
        QCOMPARE(f.cell(1, "trace"), QStringLiteral("goal: a.goal"));
    }

    void aRunThatTakesLongIsStopped()
    {
        QByteArray project = kRing;
        project.replace("all,repeat,,,,,3,step", "all,repeat,,,,,3000000,step");
        RingFixture f(kRing);
        f.window.files().openFile(f.write("long.yaml", project));
        QTRY_VERIFY(!f.window.results().pendingText().isEmpty());
        QTRY_VERIFY(f.window.results().isStale());
        f.window.results().cancel();
        QVERIFY(f.window.results().pendingText().contains(QStringLiteral("stopped")));
    }

    void aRunSaysHowFarItIs()
    {
        QByteArray project = kRing;
        project.replace("all,repeat,,,,,3,step", "all,repeat,,,,,2000,step");
        RingFixture f(project);
        std::vector<std::uint64_t> told;
        ReplayOptions options;
        options.progress = [&told](std::uint64_t events) { told.push_back(events); };
        IssueList issues;
        const auto run = replayScenario(f.window.document().project(), 0, {}, options, issues);
        QVERIFY(run);
        QVERIFY(!told.empty() && std::ranges::is_sorted(told));
        QVERIFY(told.back() <= run->replay.eventCount);
    }

    void anApplicationIsAddedWhereAScenarioSendsMessages()
    {
        QByteArray project = kRing;
        project = project.left(project.indexOf("applications:")) + project.mid(project.indexOf("mappings:"));
        project.replace("  - {name: run, platform: p, application: ring, mapping: m, model: fair}\n", "");
        RingFixture f(project);
        OrderedSheet& sheet = f.show("program");
        QVERIFY(!sheet.emptyText().isEmpty());
        QVERIFY(sheet.makeOwner());
        QTRY_VERIFY(f.hasResult());
        const Project& now = f.window.document().project();
        QCOMPARE(now.applications.size(), std::size_t{1});
        QCOMPARE(now.scenarios.size(), std::size_t{2});
        QVERIFY(now.scenarios[1].workload.empty() && !now.scenarios[1].mapping.empty());
        QCOMPARE(f.selection().scenario(), std::size_t{1});
        QVERIFY(f.type(0, "event", QStringLiteral("compute")));
        QVERIFY(f.type(0, "time", QStringLiteral("2 ms")));
        QTRY_VERIFY(f.hasResult() && f.result()->replay);
        QCOMPARE(f.result()->replay->replay.makespan(), 0.002);
        f.window.document().undoStack()->setIndex(0);
        QTRY_VERIFY(f.hasResult() && f.result()->prediction);
    }
};

QTEST_MAIN(TestApplicationViews)
#include "tst_application_views.moc"
