// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/tools/message_offer.h"
#include "app/desktop/style/theme.h"
#include "core/recipes/project_recipe.h"
#include "tests/app/desktop/canvas/drawing_bench.h"
#include "tests/support/patience.h"

#include <QAction>
#include <QApplication>
#include <QFontMetricsF>
#include <QSignalSpy>

#include <cmath>

using namespace contraflow;
using test::Bench;

namespace {

QRectF squareOf(const Bench& bench, const std::string& node)
{
    const auto scene = bench.view.scene();
    const QRectF square = scene->layout.squares[scene->network->findNode(node)->index()];
    return {bench.view.toScreen(square.topLeft()), bench.view.toScreen(square.bottomRight())};
}

/** Table I with its messages between processes that a mapping places. */
Project mapped()
{
    Project project = test::tableOne();
    std::vector<PlaceRow> places{{"a", "X1"}, {"b", "Y1"}};
    Mapping mapping;
    mapping.name = "by hand";
    mapping.places = SharedRows<PlaceRow>(places);
    project.mappings.append(mapping);
    Workload workload;
    workload.name = "between processes";
    workload.messages.append(test::message("m1", "a", "b", 10));
    project.workloads.append(workload);
    Scenario scenario = project.scenarios[0];
    scenario.workload = workload.name;
    scenario.mapping = mapping.name;
    project.scenarios.replace(0, 1, {scenario});
    return project;
}

} // namespace

class TestCanvasOverlays : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyLook({ColorScheme::light}); }

    void aProcessDraggedToANodeIsPlacedThere()
    {
        Bench bench(mapped());
        QTRY_VERIFY(bench.isReady());
        static_cast<void>(bench.view.grab());
        const QPoint chip = (squareOf(bench, "X1").bottomLeft() + QPointF(5, 5)).toPoint();
        const QPoint target = squareOf(bench, "X3").center().toPoint();
        QTest::mousePress(&bench.view, Qt::LeftButton, Qt::NoModifier, chip);
        QTest::mouseMove(&bench.view, (chip + target) / 2);
        QTest::mouseRelease(&bench.view, Qt::LeftButton, Qt::NoModifier, target);
        QCOMPARE(bench.document.undoStack()->count(), 1);
        QCOMPARE(bench.document.project().mappings[0].places[0].node, std::string("X3"));
        QTRY_VERIFY(bench.isReady());
        const auto& placed = bench.results.current()->prediction->placed;
        QCOMPARE(placed.network->node(placed.messages[0].source).name, std::string("X3"));
        bench.document.undoStack()->undo();
        QVERIFY(bench.document.project() == mapped());
    }

    void keysPutAProcessOnAnotherNode()
    {
        Bench bench(mapped());
        QTRY_VERIFY(bench.isReady());
        QSignalSpy noticed(&bench.view, &TopologyView::noticed);
        bench.view.setFocus();
        bench.key(Qt::Key_P); // nothing is selected
        QCOMPARE(noticed.size(), qsizetype(1));
        bench.selection.setItems({{{TableKind::nodes, 0}, 0, 0}});
        bench.key(Qt::Key_P);
        bench.key(Qt::Key_Right);
        bench.key(Qt::Key_Escape); // given up; the selection stays
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.document.undoStack()->count(), 0);
        bench.key(Qt::Key_Escape); // out of the fields that Enter opened
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        bench.selection.setItems({{{TableKind::nodes, 0}, 0, 0}});
        bench.view.setFocus();
        bench.key(Qt::Key_P);
        bench.key(Qt::Key_Right);
        bench.key(Qt::Key_Right);
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.document.undoStack()->count(), 1);
        QCOMPARE(bench.document.project().mappings[0].places[0].node, std::string("X3"));
    }

    void theSameKeyTakesTheNextProcessOfANode()
    {
        Project project = mapped();
        Mapping mapping = project.mappings[0];
        std::vector<PlaceRow> places{{"a", "X1"}, {"b", "X1"}};
        mapping.places = SharedRows<PlaceRow>(places);
        project.mappings.replace(0, 1, {mapping});
        Bench bench(project);
        QTRY_VERIFY(bench.isReady());
        bench.view.setFocus();
        bench.selection.setItems({{{TableKind::nodes, 0}, 0, 0}});
        bench.key(Qt::Key_P);
        bench.key(Qt::Key_P);
        bench.key(Qt::Key_Right);
        bench.key(Qt::Key_Return);
        QCOMPARE(bench.document.project().mappings[0].places[0].node, std::string("X1"));
        QCOMPARE(bench.document.project().mappings[0].places[1].node, std::string("X2"));
    }

    void aMessageDrawnBetweenNodesNamesTheirProcesses()
    {
        Bench bench(mapped());
        QTRY_VERIFY(bench.isReady());
        bench.view.setTool(CanvasToolKind::message);
        const QPoint from = squareOf(bench, "Y1").center().toPoint();
        const QPoint to = squareOf(bench, "X2").center().toPoint();
        QTest::mouseClick(&bench.view, Qt::LeftButton, Qt::NoModifier, from);
        QTest::mouseClick(&bench.view, Qt::LeftButton, Qt::NoModifier, to);
        const auto& rows = bench.document.project().workloads[1].messages;
        QCOMPARE(rows.size(), std::size_t{2});
        QCOMPARE(rows[1].source, std::string("b"));
        QCOMPARE(rows[1].destination, std::string("X2"));
        QCOMPARE(rows[1].id, std::string("m2"));
    }

    void aNameIsFoundAndBroughtIntoTheMiddle()
    {
        ProjectRecipe recipe;
        recipe.platform.topology = RackTopology{12, 240};
        recipe.workload = WorkloadRecipe();
        Bench bench(*makeProject(recipe));
        QTRY_VERIFY_WITH_TIMEOUT(bench.isReady(), test::kPatience);
        const std::string wanted = bench.view.scene()->network->nodes()[137].name;
        QSignalSpy notices(&bench.view, &TopologyView::noticed);
        bench.view.findChild<QAction*>(QStringLiteral("canvas.find"))->trigger();
        auto* field = bench.view.findChild<QLineEdit*>(QStringLiteral("findField"));
        QVERIFY(field->isVisible());
        QTest::keyClicks(field, QString::fromStdString(wanted));
        QCOMPARE(bench.selection.items().size(), std::size_t{1});
        const QPointF at = squareOf(bench, wanted).center();
        QVERIFY(std::abs(at.y() - bench.view.height() / 2.0) < 40);
        QVERIFY(std::abs(at.x() - bench.view.width() / 2.0) < 40);
        // It is large enough for its name to be read, and framed.
        const QRectF square = squareOf(bench, wanted);
        const double name =
            QFontMetricsF(bench.view.font()).horizontalAdvance(QString::fromStdString(wanted));
        QVERIFY2(square.width() >= 0.9 * name, qPrintable(QString::number(square.width())));
        const auto isAccent = [&](QPointF point) {
            return bench.view.grab().toImage().pixelColor(point.toPoint()) == theme().accent;
        };
        const QPointF onFrame(square.center().x(), square.top() - 9);
        QVERIFY(isAccent(onFrame));
        const auto found = bench.selection.items();
        bench.selection.setItems({});
        QVERIFY(!isAccent(onFrame));
        bench.selection.setItems(found);
        QCOMPARE(notices.count(), 0);
        QTest::keyClicks(field, QStringLiteral("nobody"));
        QVERIFY(notices.count() > 0);
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!field->isVisible());
    }

    void theOfferOfMessagesLiesOverNothingThatIsDrawn_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("large") << QSize(1000, 640);
        QTest::newRow("small") << QSize(520, 260);
        QTest::newRow("narrow") << QSize(360, 260);
    }

    void theOfferOfMessagesLiesOverNothingThatIsDrawn()
    {
        QFETCH(const QSize, size);
        PlatformRecipe recipe;
        recipe.topology = FatTreeTopology{4};
        Project project = test::emptyProject();
        Platform platform = *makePlatform(recipe);
        platform.name = project.platforms[0].name;
        project.platforms.replace(0, 1, {platform});
        Bench bench(std::move(project), size);
        const MessageOffer offer(bench.document, bench.selection, &bench.view);
        QTRY_VERIFY_WITH_TIMEOUT(bench.isReady() && offer.isVisible(), test::kPatience);
        QVERIFY(bench.view.rect().contains(offer.geometry()));
        for (const RackBox& rack : bench.view.scene()->layout.racks) {
            const QRectF box(bench.view.toScreen(rack.box.topLeft()),
                             bench.view.toScreen(rack.box.bottomRight()));
            QVERIFY(bench.view.rect().contains(box.toRect()));
            QVERIFY(!box.intersects(offer.geometry()));
        }
    }

    void theSmallMapMovesThePicture()
    {
        ProjectRecipe recipe;
        recipe.platform.topology = RackTopology{12, 240};
        recipe.workload = WorkloadRecipe();
        Bench bench(*makeProject(recipe));
        QTRY_VERIFY_WITH_TIMEOUT(bench.isReady(), test::kPatience);
        for (int i = 0; i < 8; ++i)
            bench.view.zoomIn();
        static_cast<void>(bench.view.grab());
        const QRectF before = squareOf(bench, bench.view.scene()->network->nodes()[0].name);
        // Inside the lower right corner, above the legend.
        QTest::mouseClick(&bench.view, Qt::LeftButton, Qt::NoModifier, QPoint(960, 560));
        const QRectF after = squareOf(bench, bench.view.scene()->network->nodes()[0].name);
        QVERIFY(before.center() != after.center());
        QVERIFY(bench.selection.items().empty());
        QCOMPARE(bench.document.undoStack()->count(), 0);
    }
};

QTEST_MAIN(TestCanvasOverlays)
#include "tst_canvas_overlays.moc"
