// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How quickly the canvas draws and follows the hand on large networks. Opens generated projects in the real
// view, moves and zooms it by real events, and prints what people would wait for:
//
//   QT_QPA_PLATFORM=offscreen bench_canvas
//
// `frame` is the time from an event to the repainted view; `sharp` is how long after the last event the view
// shows the picture painted for the new place and no longer the moved one.
#include "app/desktop/canvas/layout/canvas_scene.h"
#include "app/desktop/canvas/view/topology_view.h"
#include "app/desktop/style/theme.h"
#include "core/recipes/project_recipe.h"
#include "tests/bench/gui_watchdog.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cstdio>
#include <functional>

using namespace contraflow;

namespace {

constexpr QSize kWindow(1440, 900);
constexpr int kFrames = 120;

double milliseconds(const QElapsedTimer& time)
{
    return static_cast<double>(time.nsecsElapsed()) / 1e6;
}

class Bench
{
public:
    explicit Bench(Project project)
    {
        m_selection.follow(m_document);
        m_view.resize(kWindow);
        m_view.show();
        wait([this] { return !m_view.isBusy(); });
        m_watchdog.take();
        QElapsedTimer time;
        time.start();
        LoadedProject loaded;
        loaded.project = std::move(project);
        m_document.reset(std::move(loaded), QString());
        wait([this] { return m_view.scene() && !m_view.scene()->isEmpty() && isSharp(); });
        std::printf("  first picture            %8.1f ms\n", milliseconds(time));
        wait([this] { return m_results.current() && !m_results.isStale() && isSharp(); });
        std::printf("  picture with messages    %8.1f ms\n", milliseconds(time));
        const Network& network = *m_view.scene()->network;
        std::printf("  %zu nodes, %zu switches, %zu links\n", network.nodes().size(),
                    network.switches().size(), network.links().size());
        block();
    }

    void pan()
    {
        QPoint at(700, 400);
        mouse(QEvent::MouseButtonPress, at);
        const QPoint steps[] = {{9, 0}, {0, 6}, {-9, 0}, {0, -6}};
        frames("pan", [&](int frame) {
            at += steps[frame / 10 % 4];
            mouse(QEvent::MouseMove, at);
        });
        mouse(QEvent::MouseButtonRelease, at);
    }

    void zoom(const char* name, int perFrame)
    {
        frames(name, [&](int frame) {
            const QPointF at(600, 350);
            const int angle = frame % 40 < 20 ? perFrame : -perFrame;
            QWheelEvent event(at, m_view.mapToGlobal(at), QPoint(), QPoint(0, angle), Qt::NoButton,
                              Qt::NoModifier, Qt::NoScrollPhase, false);
            QApplication::sendEvent(&m_view, &event);
        });
    }

    void fold(const char* action)
    {
        auto* run = m_view.findChild<QAction*>(QLatin1String(action));
        if (!run)
            return;
        QElapsedTimer time;
        time.start();
        run->trigger();
        wait([this] { return m_results.current() && !m_results.isStale() && isSharp(); });
        std::printf("  %-24s %8.1f ms\n", action, milliseconds(time));
        block();
    }

private:
    [[nodiscard]] bool isSharp()
    {
        if (m_view.isBusy())
            return false;
        m_view.repaint();
        return !m_view.isBusy();
    }
    static void wait(const std::function<bool()>& isDone)
    {
        while (!isDone())
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    }
    void mouse(QEvent::Type type, QPoint at)
    {
        const bool isMove = type == QEvent::MouseMove;
        QMouseEvent event(type, at, m_view.mapToGlobal(at), isMove ? Qt::NoButton : Qt::MiddleButton,
                          type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::MiddleButton,
                          Qt::NoModifier);
        QApplication::sendEvent(&m_view, &event);
    }
    void frames(const char* name, const std::function<void(int)>& step)
    {
        double sum = 0;
        double longest = 0;
        for (int frame = 0; frame < kFrames; ++frame) {
            QElapsedTimer time;
            time.start();
            step(frame);
            m_view.repaint();
            const double took = milliseconds(time);
            sum += took;
            longest = std::max(longest, took);
            // What jobs deliver between two frames is taken as in the window.
            QCoreApplication::processEvents();
        }
        QElapsedTimer time;
        time.start();
        wait([this] { return isSharp(); });
        std::printf("  %-10s frame %6.1f ms on average, longest %6.1f ms: %6.1f frames/s   sharp after "
                    "%6.1f ms\n",
                    name, sum / kFrames, longest, 1e3 * kFrames / sum, milliseconds(time));
        block();
    }
    void block()
    {
        const bench::Blocks blocks = m_watchdog.take();
        std::printf("  %-24s longest block of the window %.1f ms (%.1f ms CPU)\n", "", blocks.longest.wall,
                    blocks.longest.cpu);
        std::fflush(stdout);
    }

    Document m_document;
    Selection m_selection;
    Results m_results{m_document, m_selection};
    TopologyView m_view{m_document, m_selection, m_results};
    bench::GuiWatchdog m_watchdog{bench::GuiWatchdog::Stacks::off};
};

void measure(const Topology& topology, std::uint64_t messages)
{
    std::printf("%s, %llu messages\n", describe(topology).c_str(), static_cast<unsigned long long>(messages));
    ProjectRecipe recipe;
    recipe.platform.topology = topology;
    recipe.workload = WorkloadRecipe();
    recipe.workload->pattern = Pattern::pairs;
    recipe.workload->messages = messages;
    recipe.modelKind = "max-min";
    Bench bench(*makeProject(recipe));
    bench.pan();
    bench.zoom("zoom", 60);
    bench.zoom("zoom far", 240);
    bench.fold("canvas.collapseAll");
    bench.fold("canvas.expandAll");
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    applyLook({ColorScheme::light});
    measure(FatTreeTopology{16}, 10'000);
    measure(LeafSpineTopology{250, 60, 20, 1}, 10'000);
    measure(RailTopology{.servers = 10'000}, 10'000);
    return 0;
}
