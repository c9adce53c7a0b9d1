// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint/canvas_feed.h"
#include "app/desktop/canvas/paint/canvas_focus.h"
#include "app/desktop/dialogs/command_palette.h"
#include "app/desktop/live/comparison.h"
#include "app/desktop/live/result_items.h"
#include "app/desktop/panels/step_player.h"
#include "app/desktop/plots/plot_builders.h"
#include "app/desktop/plots/plot_selection.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/plots/plots_panel.h"
#include "app/desktop/plots/run_measured.h"
#include "app/desktop/sheet/model/ordered_sheet.h"
#include "app/desktop/window/scenario_bar.h"
#include "app/desktop/window/workspace.h"
#include "core/io/exporters/table_writer.h"
#include "tests/app/desktop/open_project.h"
#include "tests/app/desktop/ring_fixture.h"

#include <QAction>
#include <QLineEdit>
#include <QListWidget>
#include <QSlider>
#include <QTest>

#include <algorithm>

using namespace contraflow;
using test::kRing;
using test::RingFixture;

/** Runs of applications step by step on the canvas, and beside what was measured. */
class TestRunViews : public QObject
{
    Q_OBJECT

private slots:
    void theCanvasShowsWhatIsUnderWay()
    {
        RingFixture f;
        QSlider& slider = *f.window.scenarioBar().stepSlider();
        QCOMPARE(slider.maximum(), 4); // three turns with messages, and computations between
        QVERIFY(slider.isEnabled() && f.window.scenarioBar().player().canPlay());
        const CanvasFeed feed(f.window.document(), f.selection(), f.window.results());
        const auto load = [&feed](const char* node) {
            for (const Network::Node& each : feed.picture().scene->network->nodes())
                if (each.name == node)
                    return feed.picture().load01(ChannelId(2 * each.nic->index()));
            return -1.0;
        };
        QTRY_VERIFY(feed.picture().moment && feed.picture().figures);
        QCOMPARE(feed.picture().moment->messages, (std::vector<std::uint32_t>{0, 1, 2, 3}));
        QCOMPARE(feed.picture().arcs->arcs.size(), std::size_t{4});
        QCOMPARE(load("n1"), 1.0);
        // The messages of the next turn have set out, but nothing flows yet.
        f.window.scenarioBar().nextStep();
        QTRY_COMPARE(feed.picture().runStep, std::size_t{1});
        QTRY_COMPARE(feed.picture().moment->messages, (std::vector<std::uint32_t>{4, 5, 6, 7}));
        QCOMPARE(load("n1"), 0.0);
        // A click on an arrow selects the message, and one that is selected is there whenever it goes.
        const auto item =
            selectedItem({CanvasItem::Kind::message, 1}, *feed.picture().scene, feed.picture().messages());
        QCOMPARE(messageOf(*f.result(), *item), std::optional<std::uint32_t>(5));
        f.selection().setItems({*itemOfMessage(*f.result(), 0)});
        QTRY_VERIFY(feed.picture().hasFocus());
        QCOMPARE(feed.picture().selection.messages, (std::vector<std::uint32_t>{0}));
        QVERIFY(focusText(feed.picture()).contains(QStringLiteral("0 → 1")));
        // The picture keeps its place, whatever is under way.
        const QRectF room = pictureBounds(feed.picture());
        f.window.scenarioBar().nextStep();
        QTRY_COMPARE(feed.picture().runStep, std::size_t{2});
        QCOMPARE(pictureBounds(feed.picture()), room);
        // A click on a bar of the plot chooses the moment in its middle, one beside the bars the moment
        // there.
        PlotInput input;
        input.result = f.result();
        const std::uint32_t exchange = f.result()->runEvents->of(2)[2]; // of the first turn
        buildRunGantt(input, {}).click(exchange, f.selection(), {});
        QCOMPARE(f.selection().step(), std::size_t{0});
        QCOMPARE(eventOf(*f.result(), *f.selection().items().begin()), std::optional(exchange));
        QVERIFY(stepAt(f.result()->steps(), f.result()->runSteps[2]) == std::size_t{2});
        f.selection().setScenario(1);
        QTRY_VERIFY(f.hasResult() && f.result()->prediction);
        QTRY_VERIFY(!feed.picture().moment && feed.picture().arcs);
    }

    void ofALargeRunThereAreNeverTwo()
    {
        RingFixture f;
        Results& results = f.window.results();
        f.selection().setComparedModels({QStringLiteral("hockney")});
        QTRY_VERIFY(results.comparison().current()->models.size() == 2 && !results.comparison().isRunning());
        for (const char* sheet : {"processes", "events", "phases", "results", "path"}) {
            f.show(sheet);
            QTest::qWait(20);
        }
        for (const char* plot : {"gantt", "process-times", "matrix", "use"}) {
            f.plots().showPlot(plot);
            QTest::qWait(20);
        }
        f.show("events");
        const int events = f.page().sheet().rowCount();
        QVERIFY(events > 0);
        results.setMostKept(10);
        std::weak_ptr<const ScenarioResult> old = results.current();
        const std::weak_ptr<const ScenarioReplay> oldRun = results.current()->replay;
        bool wasFreedBefore = false;
        bool wasEmpty = false;
        const auto watch = connect(&results, &Results::changed, this, [&] {
            if (results.current()->isLetGo) {
                wasEmpty = f.page().sheet().rowCount() == 0;
                return;
            }
            wasFreedBefore = old.expired();
        });
        test::chooseKind(f.window.document(), "asymmetric");
        QTRY_VERIFY(results.isStale());
        QTRY_VERIFY(!results.isStale() && results.current()->replay);
        QVERIFY(wasEmpty);
        QVERIFY(wasFreedBefore);
        QTRY_VERIFY(oldRun.expired());
        QTRY_COMPARE(f.page().sheet().rowCount(), events);
        QTRY_VERIFY(results.comparison().current()->models.size() == 2 && !results.comparison().isRunning());
        // One that is stopped says so, and shows no number of before.
        old = results.current();
        f.window.document().undoStack()->undo();
        QTRY_VERIFY(results.current()->isLetGo);
        results.cancel();
        QTRY_VERIFY(old.expired());
        QVERIFY(results.isStale() && !results.current()->replay);
        f.show("events"); // undoing brings the scenario's row to the front
        QVERIFY(f.page().sheet().emptyText().contains(QStringLiteral("not kept")));
        QVERIFY(!results.pendingText().isEmpty());
        test::chooseKind(f.window.document(), "asymmetric");
        QTRY_VERIFY(f.hasResult() && f.result()->replay);
        disconnect(watch);
    }

    void aSmallRunStaysInSightUntilTheNextHasCome()
    {
        RingFixture f;
        f.show("events");
        f.plots().showPlot("matrix");
        QTest::qWait(20);
        f.plots().showPlot("gantt");
        QTRY_VERIFY(f.plots().view("gantt")->content().hint.isEmpty());
        const std::weak_ptr<const ScenarioResult> old = f.result();
        bool wasThere = true;
        connect(&f.window.results(), &Results::staleChanged, this,
                [&] { wasThere = wasThere && f.page().sheet().rowCount() > 0; });
        test::chooseKind(f.window.document(), "hockney");
        QTRY_VERIFY(f.window.results().isStale());
        QTRY_VERIFY(f.hasResult());
        QVERIFY(wasThere);
        // Then nobody keeps it, and a plot behind another one neither.
        QTRY_VERIFY(old.expired());
        f.plots().showPlot("matrix");
        QTRY_VERIFY(f.plots().view("matrix")->content().hint.isEmpty());
    }

    void plotsAndSheetsAreFoundByWhatTheyAreCalled()
    {
        RingFixture f;
        const auto firstFound = [&](const QString& typed) {
            const QKeySequence keys(QStringLiteral("Ctrl+Shift+P"));
            const auto actions = f.window.findChildren<QAction*>();
            const auto find = std::find_if(actions.begin(), actions.end(), [&keys](const QAction* action) {
                return action->shortcut() == keys;
            });
            if (find == actions.end())
                return QString();
            (*find)->trigger(); // and menus are filled anew
            const auto palettes = f.window.findChildren<CommandPalette*>();
            if (palettes.isEmpty())
                return QString();
            palettes.last()->findChild<QLineEdit*>()->setText(typed);
            return palettes.last()->findChild<QListWidget*>()->item(0)->text();
        };
        QVERIFY(firstFound(QStringLiteral("offers")).contains(QStringLiteral("Compare")));
        QVERIFY(firstFound(QStringLiteral("gantt")).contains(QStringLiteral("Events over time")));
        QVERIFY(firstFound(QStringLiteral("communication matrix"))
                    .contains(QStringLiteral("Communication matrix")));
        CommandPalette& palette = *f.window.findChildren<CommandPalette*>().last();
        QTest::keyClick(palette.findChild<QLineEdit*>(), Qt::Key_Return);
        QTRY_VERIFY(f.plots().view("matrix")->isVisible());
        QTRY_VERIFY(f.plots().view("matrix")->content().hint.isEmpty());
    }

    void measuredSumsStandBesidePredictedOnes()
    {
        RingFixture f(
            kRing +
            "measurements:\n  - {name: tried, scenario: run, times: \"message,mean\\n0,6 ms\\n2,1.53 ms\\n\"}\n");
        const RunMeasuredData data = runMeasured(f.result(), nullptr);
        QCOMPARE(data.processes, (std::vector<std::uint32_t>{0, 2}));
        const PlotContent content = runMeasuredContent(data, theme());
        QCOMPARE(content.boxes.size(), std::size_t{3}); // measured, predicted, and errors behind them
        QVERIFY(content.boxes[0].name.contains(QStringLiteral("tried")));
        QVERIFY(qAbs(content.boxes[0].boxes[0].to - 6e-3) < 1e-12);
        QVERIFY(qAbs(content.boxes[1].boxes[0].to - 3.06e-3) < 1e-9);
        QCOMPARE(content.boxes[2].boxes[0].beside, QStringLiteral("−49.0 %"));
        QCOMPARE(content.boxes[2].boxes[1].beside, QStringLiteral("+100.0 %"));
        QVERIFY(content.subtitle.contains(QStringLiteral("74.5 %")));
        // The same as errors: a dot for each process, and lines at ±10 %.
        const PlotContent errors = runErrorsContent(data, theme());
        QCOMPARE(errors.marks.size(), std::size_t{1});
        QCOMPARE(errors.marks[0].marks.size(), std::size_t{2});
        QVERIFY(qAbs(errors.marks[0].marks[0].x + 49) < 1e-6 &&
                qAbs(errors.marks[0].marks[1].x - 100) < 1e-6);
        QCOMPARE(errors.marks[0].marks[1].item, std::uint32_t{2});
        QCOMPARE(errors.rowItems, (std::vector<std::uint32_t>{0, 2}));
        QVERIFY(errors.x.lower < -49 && errors.x.upper > 100);
        QCOMPARE(errors.verticals.size(), std::size_t{3});
        QCOMPARE(errors.subtitle, content.subtitle);
        QVERIFY(QString::fromStdString(csvText(runMeasuredTable(data), ','))
                    .contains(QStringLiteral("\n0,fair,0.006,,0.00306")));
        // Every model that is compared has its bars, and its errors.
        f.selection().setComparedModels({QStringLiteral("hockney")});
        LiveValue<ComparisonResult>& comparison = f.window.results().comparison();
        QTRY_COMPARE(comparison.current()->models.size(), std::size_t{2});
        QTRY_VERIFY(!comparison.isRunning());
        QCOMPARE(runMeasured(f.result(), comparison.current()).series.size(), std::size_t{2});
        f.show("processes");
        QTRY_COMPARE(f.cell(0, "measured_s"), QStringLiteral("6 ms"));
        QVERIFY(f.cell(0, "error:hockney").startsWith(QStringLiteral("-49")) ||
                f.cell(0, "error:hockney").startsWith(QStringLiteral("−49")));
        QCOMPARE(f.cell(1, "error:hockney"), QString());
        QCOMPARE(comparison.current()->models[1].summary.measured, std::size_t{2});
        // Where nothing was measured, the plot says what belongs there.
        RingFixture without;
        QVERIFY(!runMeasuredContent(runMeasured(without.result(), nullptr), theme()).hint.isEmpty());
        QVERIFY(!runErrorsContent(runMeasured(without.result(), nullptr), theme()).hint.isEmpty());
    }
};

QTEST_MAIN(TestRunViews)
#include "tst_run_views.moc"
