// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long the window keeps people waiting on a large project: opens it in the real window, does with it what
// people do, and prints for every phase how long it took by the clock and in CPU time, the longest time in
// which the GUI thread did not come back to its event loop, and the memory in use (at most in the phase, and
// after it). Run it with QT_QPA_PLATFORM=offscreen:
//
//   contraflow generate pairs --nodes 1000 --racks 20 --messages 1000000 -o million.yaml
//   bench_window million.yaml [--stacks]
//
// A project whose first scenario runs an application is gone through likewise: its sheets and plots.
//
// With --stacks, blocks of more than 50 ms are interrupted and the functions found on their stacks counted.
#include "app/desktop/document/object_edits.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/plots/plots_panel.h"
#include "app/desktop/sheet/model/column_filter.h"
#include "app/desktop/sheet/model/ordered_sheet.h"
#include "app/desktop/sheet/view/cell_commands.h"
#include "app/desktop/sheet/view/column_controls.h"
#include "app/desktop/sheet/view/find_bar.h"
#include "app/desktop/sheet/view/sheet_commands.h"
#include "app/desktop/sheet/view/sheet_page.h"
#include "app/desktop/sheet/view/sheet_tabs.h"
#include "app/desktop/sheet/view/sheet_view.h"
#include "app/desktop/style/theme.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/scenario_bar.h"
#include "app/desktop/window/workspace.h"
#include "tests/app/desktop/scripted_feedback.h"
#include "tests/bench/gui_watchdog.h"
#include "tests/bench/resident_memory.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QItemSelection>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryFile>
#include <QWheelEvent>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <memory>
#include <optional>

using namespace contraflow;

namespace {

constexpr std::size_t kRows = 100'000; // at most, that are selected, copied, pasted and deleted

class Bench
{
public:
    Bench(MainWindow& window, bench::GuiWatchdog::Stacks stacks) : m_window(window), m_watchdog(stacks) {}

    /** Does something from the event loop, waits until it is done and the window has calmed down. */
    void phase(const char* name, const std::function<void()>& action, const std::function<bool()>& isDone)
    {
        settle();
        m_watchdog.take();
        bench::forgetPeakMemory();
        QElapsedTimer time;
        time.start();
        const std::clock_t cpu = std::clock(); // of all threads
        QMetaObject::invokeMethod(&m_watchdog, action, Qt::QueuedConnection);
        QEventLoop loop;
        QTimer poll;
        bool isCalm = false;
        QObject::connect(&poll, &QTimer::timeout, &loop, [&] {
            const bool isReady = isDone() && hasResult();
            if (isReady && isCalm)
                loop.quit();
            isCalm = isReady;
        });
        poll.start(20);
        loop.exec();
        const double seconds = static_cast<double>(time.elapsed()) / 1e3;
        const double work = static_cast<double>(std::clock() - cpu) / CLOCKS_PER_SEC;
        settle();
        const bench::Blocks blocks = m_watchdog.take();
        const bench::ResidentMemory memory = bench::residentMemory();
        std::printf("%-28s %8.2f s (%6.2f s CPU, %8.1f ms of the GUI)   longest %8.1f ms (%8.1f ms CPU)"
                    "   busiest %8.1f ms CPU   %zu too long   at most %6.0f MB, then %6.0f MB\n",
                    name, seconds, work, blocks.cpu, blocks.longest.wall, blocks.longest.cpu,
                    blocks.busiest.cpu, blocks.tooLong, memory.peak / 1e6, memory.now / 1e6);
        std::fflush(stdout);
    }
    void phase(const char* name, const std::function<void()>& action)
    {
        phase(name, action, [] { return true; });
    }

    [[nodiscard]] SheetView& view() const { return page().view(); }
    [[nodiscard]] SheetPage& page() const
    {
        return *qobject_cast<SheetPage*>(
            m_window.workspace().sheets()->findChild<QTabWidget*>()->currentWidget());
    }
    [[nodiscard]] std::size_t messages() const
    {
        return m_window.document().project().workloads[0].messages.size();
    }
    [[nodiscard]] bool hasResult() const
    {
        const auto result = m_window.results().current();
        return result && !m_window.results().isStale();
    }

private:
    static void settle()
    {
        QEventLoop loop;
        QTimer::singleShot(300, &loop, &QEventLoop::quit);
        loop.exec();
    }

    MainWindow& m_window;
    bench::GuiWatchdog m_watchdog;
};

void selectRows(SheetView& view, std::size_t from, std::size_t count)
{
    const QAbstractItemModel& model = *view.model();
    const int first = static_cast<int>(from);
    const int last = static_cast<int>(from + count) - 1;
    view.selectionModel()->setCurrentIndex(model.index(first, 0), QItemSelectionModel::NoUpdate);
    view.selectionModel()->select(
        QItemSelection(model.index(first, 0), model.index(last, model.columnCount() - 1)),
        QItemSelectionModel::ClearAndSelect);
}

void scroll(SheetView& view)
{
    QScrollBar& bar = *view.verticalScrollBar();
    for (int page = 0; page < 20; ++page)
        QTimer::singleShot(page * 10, &view, [&bar, page] { bar.setValue(page * bar.maximum() / 40); });
}

/** Changes of very many cells, each taken back. */
void runLargeChanges(Bench& run, MainWindow& window)
{
    SheetTabs& tabs = *window.workspace().sheets();
    Document& document = window.document();
    const auto sizes = [&document]() -> const SharedRows<MessageRow>& {
        return document.project().workloads[0].messages;
    };
    const auto lastSize = [&] { return sizes()[sizes().size() - 1].size; };
    const std::size_t count = run.messages();
    const int column = run.view().sheet().columnOf("size");
    const auto change = [&](const char* name, const std::function<void()>& action) {
        const quint64 before = document.revision();
        run.phase(name, action, [&document, before] { return document.revision() != before; });
    };
    const auto undo = [&](const char* name) { run.phase(name, [&] { document.undoStack()->undo(); }); };
    const auto pasteEverywhere = [&](const QString& text) {
        QGuiApplication::clipboard()->setText(text);
        run.view().selectColumn(column);
        run.view().cells().paste();
    };
    change("fill a column", [&] { pasteEverywhere(QStringLiteral("3 MB")); });
    if (!lastSize().hasValue() || lastSize().value().value != 3e6)
        std::abort();
    change("clear a column", [&] {
        run.view().selectColumn(column);
        run.view().cells().clear();
    });
    undo("undo clear");

    tabs.findAndReplace();
    FindBar* bar = &run.page().findBar();
    bar->findChild<QLineEdit*>(QStringLiteral("findText"))->setText(QStringLiteral("MB"));
    auto* hits = bar->findChild<QLabel*>(QStringLiteral("findCount"));
    run.phase(
        "find in all cells", [] {},
        [hits] { return !hits->text().isEmpty() && !hits->text().endsWith(QStringLiteral("…")); });
    bar->findChild<QLineEdit*>(QStringLiteral("replaceText"))->setText(QStringLiteral("kB"));
    change("replace all", [bar] { bar->findChild<QPushButton*>(QStringLiteral("replaceAll"))->click(); });
    bar->dismiss();
    undo("undo replace");
    undo("undo fill");

    OrderedSheet& sheet = run.view().sheet();
    run.phase(
        "sort again",
        [&] {
            sheet.setSort({{sheet.columnOf("destination"), Qt::DescendingOrder}});
        },
        [&] { return !sheet.isOrdering(); });
    change("apply the order", [&] { run.view().columns().applyOrder(); });
    undo("undo the order");

    document.submit({"Parameter",
                     {ReplaceRows{TableRef{TableKind::parameters, 0}, document.project().parameters.size(), 0,
                                  std::vector<ParameterRow>{{"bench", "2 MB"}}}}});
    change("formulas in a column", [&] { pasteEverywhere(QStringLiteral("=2*bench")); });
    change("edit among formulas",
           [&] { sheet.setData(sheet.index(10, column), QStringLiteral("=3*bench"), Qt::EditRole); });
    tabs.showSheet("parameters");
    change("change their parameter", [&] {
        SheetModel& parameters = run.view().sheet();
        parameters.setData(parameters.index(parameters.dataRowCount() - 1, parameters.columnOf("value")),
                           QStringLiteral("4 MB"), Qt::EditRole);
    });
    if (lastSize().value().value != 8e6)
        std::abort();
    tabs.showSheet("messages");
    undo("undo the parameter");

    constexpr std::size_t kEvery = 10;
    run.phase(
        "filter a tenth",
        [&] {
            sheet.setFilter([](const SheetCells&, std::size_t row) { return row % kEvery == kEvery - 1; });
        },
        [&] { return !sheet.isOrdering(); });
    change("delete them", [&] {
        run.view().selectAll();
        run.view().rows().remove();
    });
    if (run.messages() != count - count / kEvery)
        std::abort();
    undo("undo, filtered");
    sheet.clearOrder();
    while (document.undoStack()->canUndo())
        document.undoStack()->undo();
}

/** What people do with the run of an application. */
void runApplicationPhases(Bench& run, MainWindow& window)
{
    SheetTabs& tabs = *window.workspace().sheets();
    PlotsPanel& plots = *window.workspace().plots();
    Document& document = window.document();
    run.phase("processes sheet", [&] { tabs.showSheet("processes"); });
    run.phase("events sheet", [&] { tabs.showSheet("events"); });
    std::printf("%d events\n", run.view().model()->rowCount());
    run.phase("scroll", [&] { scroll(run.view()); });
    run.phase("go to end", [&] { run.view().goTo(run.view().sheet().rowCount() - 1, 0); });
    run.phase("select one event", [&] { run.view().goTo(5, 0); });
    if (auto* sheet = dynamic_cast<OrderedSheet*>(&run.view().sheet())) {
        const auto isThere = [sheet] { return !sheet->isOrdering(); };
        const QAbstractItemModel& header = *sheet;
        for (int column = 0; column < sheet->columnCount(); ++column) {
            const QString title = header.headerData(column, Qt::Horizontal).toString();
            run.phase(
                qPrintable(QStringLiteral("sort by %1").arg(title)),
                [&] {
                    sheet->setSort({{column, Qt::DescendingOrder}});
                },
                isThere);
        }
        run.phase(
            "filter",
            [&] {
                sheet->setFilter(rowFilter({{.column = sheet->columnOf("event_kind"),
                                             .text = QStringLiteral("allreduce")}})
                                     .value());
            },
            isThere);
        run.phase(
            "sort and filter off", [&] { sheet->clearOrder(); }, isThere);
    }
    PlotView& gantt = *plots.view("gantt");
    run.phase("events over time", [&] { plots.showPlot("gantt"); });
    int waiting = 0; // for events that are still to be sent
    const auto later = [&](int count, const std::function<void(int)>& send) {
        constexpr int kBetween = 20; // milliseconds
        waiting += count;
        for (int i = 0; i < count; ++i)
            QTimer::singleShot(i * kBetween, &gantt, [&waiting, send, i] {
                send(i);
                --waiting;
            });
    };
    const auto isSent = [&waiting] { return waiting == 0; };
    const auto wheel = [&gantt](int angle) {
        const QPointF at = QRectF(gantt.canvas()->rect()).center();
        QWheelEvent event(at, gantt.canvas()->mapToGlobal(at), {}, {0, angle}, {}, {}, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(gantt.canvas(), &event);
    };
    constexpr int kTurns = 60;
    run.phase(
        "zoom in", [&] { later(kTurns, [&](int) { wheel(120); }); }, isSent);
    run.phase(
        "zoom out", [&] { later(kTurns, [&](int) { wheel(-120); }); }, isSent);
    run.phase(
        "hover",
        [&] {
            later(40, [&gantt](int i) {
                const QRect area = gantt.canvas()->rect();
                const QPointF at(area.width() * (0.3 + i * 0.015), area.height() * 0.4);
                QMouseEvent event(QEvent::MouseMove, at, gantt.canvas()->mapToGlobal(at), Qt::NoButton,
                                  Qt::NoButton, Qt::NoModifier);
                QApplication::sendEvent(gantt.canvas(), &event);
            });
        },
        isSent);
    run.phase("next step", [&] { window.scenarioBar().nextStep(); });
    run.phase("a step in the middle", [&] {
        const std::size_t steps = window.results().current()->steps().count();
        window.selection().setStep(steps / 2);
    });
    run.phase("sums per process", [&] { plots.showPlot("process-times"); });
    run.phase("communication matrix", [&] { plots.showPlot("matrix"); });
    run.phase("messages sheet", [&] { tabs.showSheet("results"); });
    run.phase("scroll messages", [&] { scroll(run.view()); });
    run.phase("program sheet", [&] { tabs.showSheet("program"); });
    run.phase("edit a cell", [&] {
        SheetModel& sheet = run.view().sheet();
        sheet.setData(sheet.index(0, sheet.columnOf("ranks")), QStringLiteral("0-9999999"), Qt::EditRole);
    });
    run.phase("undo", [&] { document.undoStack()->undo(); });
    run.phase("another model", [&] {
        window.document().submit(
            chooseModelKind(window.document().project(), window.selection().scenario(), "hockney"));
    });
    run.phase("its events sheet", [&] { tabs.showSheet("events"); });
    run.phase("edit and undo", [&] {
        document.submit({"Set title", {SetTitle{"changed"}}});
        document.undoStack()->undo();
    });
    run.phase("the model before", [&] { window.document().undoStack()->undo(); });
}

void runPhases(Bench& run, MainWindow& window, const QString& file, test::Answers& answers)
{
    SheetTabs& tabs = *window.workspace().sheets();
    Document& document = window.document();
    run.phase(
        "open", [&] { window.files().openFile(file); },
        [&] { return document.filePath() == file && !window.isStartPageShown(); });
    if (window.results().current()->isOfApplications)
        return runApplicationPhases(run, window);
    const std::size_t count = run.messages();
    run.phase("messages sheet", [&] { tabs.showSheet("messages"); });
    run.phase("scroll", [&] { scroll(run.view()); });
    run.phase("go to end", [&] { run.view().goTo(run.view().sheet().rowCount() - 1, 0); });
    run.phase("select all", [&] { run.view().selectAll(); });
    run.phase("select a column", [&] { run.view().selectColumn(3); });
    run.phase("select one row", [&] { run.view().goTo(5, 0); });
    run.phase("edit a cell", [&] {
        SheetModel& sheet = run.view().sheet();
        sheet.setData(sheet.index(10, sheet.columnOf("size")), QStringLiteral("77 MB"), Qt::EditRole);
    });
    run.phase("undo", [&] { document.undoStack()->undo(); });
    if (auto* sheet = dynamic_cast<OrderedSheet*>(&run.view().sheet())) {
        const auto isThere = [sheet] { return !sheet->isOrdering(); };
        run.phase(
            "sort",
            [&] {
                sheet->setSort({{sheet->columnOf("destination"), Qt::DescendingOrder}});
            },
            isThere);
        run.phase("edit a cell, sorted", [&] {
            sheet->setData(sheet->index(10, sheet->columnOf("size")), QStringLiteral("77 MB"), Qt::EditRole);
        });
        run.phase("undo, sorted", [&] { document.undoStack()->undo(); });
        run.phase(
            "filter",
            [&] {
                sheet->setFilter(
                    rowFilter({{.column = sheet->columnOf("source"), .text = QStringLiteral("r7n7")}})
                        .value());
            },
            isThere);
        run.phase(
            "sort and filter off", [&] { sheet->clearOrder(); }, isThere);
    }
    const std::size_t first = count / 10;
    const std::size_t rows = std::min(kRows, count - first);
    const auto has = [&run](std::size_t expected) {
        return [&run, expected] { return run.messages() == expected; };
    };
    run.phase("select many rows", [&] { selectRows(run.view(), first, rows); });
    run.phase("copy them", [&] { run.view().cells().copy(); });
    run.phase("go to end again", [&] { run.view().goTo(run.view().sheet().rowCount() - 1, 0); });
    run.phase(
        "paste them", [&] { run.view().cells().paste(); }, has(count + rows));
    run.phase(
        "undo paste", [&] { document.undoStack()->undo(); }, has(count));
    run.phase(
        "delete many rows",
        [&] {
            selectRows(run.view(), first, rows);
            run.view().rows().remove();
        },
        has(count - rows));
    run.phase(
        "undo delete", [&] { document.undoStack()->undo(); }, has(count));
    runLargeChanges(run, window);
    run.phase("results sheet", [&] { tabs.showSheet("results"); });
    run.phase("scroll results", [&] { scroll(run.view()); });
    run.phase("select a result", [&] { run.view().goTo(5, 0); });
    if (auto* sheet = dynamic_cast<OrderedSheet*>(&run.view().sheet()))
        run.phase(
            "sort results",
            [&] {
                sheet->setSort({{sheet->columnOf("time_s"), Qt::DescendingOrder}});
            },
            [sheet] { return !sheet->isOrdering(); });
    run.phase("another model", [&] {
        window.document().submit(
            chooseModelKind(window.document().project(), window.selection().scenario(), "hockney"));
    });
    run.phase("next step", [&] { window.scenarioBar().nextStep(); });
    document.submit({"Set title", {SetTitle{"changed"}}});
    run.phase(
        "save", [&] { window.files().saveProject(); }, [&] { return !document.isModified(); });
    answers.unsaved = UnsavedAnswer::discard;
    run.phase(
        "close project", [&] { window.files().closeProject(); }, [&] { return window.isStartPageShown(); });
}

} // namespace

int main(int argc, char* argv[])
{
    QStandardPaths::setTestModeEnabled(true);
    if (qgetenv("QT_QPA_PLATFORM") == "offscreen") // whose screen the window would have no room on
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" CONTRAFLOW_BENCH_SCREEN);
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("contraflow"));
    QStringList arguments = QApplication::arguments().mid(1);
    const bool wantsStacks = arguments.removeAll(QStringLiteral("--stacks")) > 0;
    if (arguments.size() != 1) {
        std::fprintf(stderr, "Usage: bench_window PROJECT.yaml [--stacks]\n");
        return 2;
    }
    // A copy, for the bench saves; beside the project, which may name traces relative to itself.
    const QFileInfo project(arguments.front());
    QFile original(project.filePath());
    QTemporaryFile copy(project.dir().filePath(QStringLiteral("bench-XXXXXX.yaml")));
    if (!original.open(QIODevice::ReadOnly) || !copy.open() || copy.write(original.readAll()) < 0 ||
        !copy.flush()) {
        std::fprintf(stderr, "%s cannot be read, or no copy be written beside it\n",
                     qPrintable(arguments.front()));
        return 1;
    }
    const QString file = copy.fileName();
    applyLook({ColorScheme::light});
    test::Answers answers;
    MainWindow window(std::make_unique<test::ScriptedFeedback>(answers));
    window.resize(1440, 900);
    window.show();
    Bench run(window, wantsStacks ? bench::GuiWatchdog::Stacks::on : bench::GuiWatchdog::Stacks::off);
    runPhases(run, window, file, answers);
    QFile::remove(file + QLatin1Char('~')); // the backup that saving made
    return 0;
}
