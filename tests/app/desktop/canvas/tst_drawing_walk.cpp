// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/style/theme.h"
#include "tests/app/desktop/canvas/drawing_bench.h"

#include <QAction>

#include <random>

using namespace contraflow;
using test::Bench;
using test::contentOf;

class TestDrawingWalk : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyLook({ColorScheme::light}); }
    void randomEditsLeaveSceneAndDocumentTheSame();
};

void TestDrawingWalk::randomEditsLeaveSceneAndDocumentTheSame()
{
    const Project start = test::tableOne("hockney"); // quick to predict
    Bench bench(start);
    QTRY_VERIFY(bench.isReady());
    std::mt19937 random(20261121);
    const auto below = [&](std::size_t bound) { return bound == 0 ? 0 : random() % bound; };
    const auto point = [&] {
        return QPoint(60 + static_cast<int>(below(900)), 20 + static_cast<int>(below(540)));
    };
    const auto anyName = [&]() -> std::string {
        const auto scene = bench.freshScene();
        const std::size_t switches = scene->network->switches().size();
        const std::size_t pick = below(switches + scene->network->nodes().size());
        if (scene->network->nodes().empty() && switches == 0)
            return {};
        return pick < switches ? scene->network->switches()[pick].name
                               : scene->network->nodes()[pick - switches].name;
    };
    QUndoStack& stack = *bench.document.undoStack();
    int edits = 0;
    for (int gesture = 0; edits < 2000; ++gesture) {
        const quint64 before = bench.document.revision();
        const std::size_t size = bench.platform().switches.size() + bench.platform().nodes.size();
        switch (below(size > 16 ? 16 : 12)) {
        case 0:
            bench.view.setTool(CanvasToolKind::networkSwitch);
            bench.click(point());
            break;
        case 1:
            bench.view.setTool(CanvasToolKind::rack);
            bench.click(point());
            break;
        case 2:
            bench.view.setTool(CanvasToolKind::node);
            bench.click(point());
            break;
        case 3:
        case 4: {
            bench.view.setTool(below(2) == 0 ? CanvasToolKind::link : CanvasToolKind::message);
            const std::string from = anyName();
            const std::string to = anyName();
            if (!from.empty() && !to.empty())
                bench.drag(bench.placeOf(from), bench.placeOf(to));
            break;
        }
        case 5:
        case 6: {
            bench.view.setTool(CanvasToolKind::select);
            if (const std::string name = anyName(); !name.empty())
                bench.drag(bench.placeOf(name), point());
            break;
        }
        case 7:
        case 8:
            for (std::size_t steps = 1 + below(6); steps-- > 0;)
                below(3) == 0 ? stack.redo() : stack.undo();
            break;
        case 9:
            bench.view.setTool(CanvasToolKind::select);
            bench.click(point());
            if (bench.selection.items().size() == 1) {
                bench.view.findChild<QAction*>(QStringLiteral("canvas.copy"))->trigger();
                bench.view.findChild<QAction*>(QStringLiteral("canvas.paste"))->trigger();
            }
            break;
        case 10: // all that is inside a rectangle is collapsed or opened
            bench.view.setTool(CanvasToolKind::select);
            bench.drag(point(), point());
            bench.key(below(2) == 0 ? Qt::Key_Minus : Qt::Key_Plus);
            break;
        case 11: {
            const char* all[] = {"canvas.collapseAll", "canvas.expandAll"};
            bench.view.findChild<QAction*>(QLatin1String(all[below(2)]))->trigger();
            break;
        }
        default:
            bench.view.setTool(CanvasToolKind::select);
            bench.drag(point(), point());
            bench.view.findChild<QAction*>(QStringLiteral("canvas.delete"))->trigger();
            break;
        }
        edits += static_cast<int>(bench.document.revision() - before);
        if (gesture % 25 != 0)
            continue;
        QTRY_VERIFY(bench.isReady());
        const auto shown = bench.view.scene();
        QVERIFY(shown != nullptr);
        QCOMPARE(contentOf(*shown), contentOf(*bench.freshScene()));
    }
    while (stack.canRedo()) // the last gestures may have gone back
        stack.redo();
    const Project last = bench.document.project();
    while (stack.canUndo())
        stack.undo();
    QVERIFY(bench.document.project() == start);
    while (stack.canRedo())
        stack.redo();
    QVERIFY(bench.document.project() == last);
    QTRY_VERIFY(bench.isReady());
    QCOMPARE(contentOf(*bench.view.scene()), contentOf(*bench.freshScene()));
}

QTEST_MAIN(TestDrawingWalk)
#include "tst_drawing_walk.moc"
