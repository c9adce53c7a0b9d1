// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/tools/canvas_edits.h"
#include "app/desktop/style/theme.h"
#include "core/io/project/preset_file.h"
#include "core/io/project/project_file.h"
#include "core/project/position.h"
#include "core/project/preset.h"
#include "tests/app/desktop/canvas/drawing_bench.h"

#include <QAction>
#include <QLabel>
#include <QSignalSpy>

#include <cmath>

using namespace contraflow;
using test::Bench;
using test::emptyProject;

class TestDrawing : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void tableOneIsDrawnFromNothing();
    void everyToolWorksByKeyboard();
    void theEditorRefusesWhatItCannotReadAndLosesNothing();
    void whatIsTypedForARowThatGoesIsGivenUp();
    void draggingASwitchMovesItsRackAndIsKept();
    void theGroundOfARackMovesItAndFreeGroundSelects();
    void aNodeDraggedIntoAnotherRackIsAttachedThere();
    void deletingTakesOneStep();
    void copiesComeUnderFreeNames();
    void switchesAreAlignedAndDistributed();
    void selectedNodesAlignTheirRacks();
    void allPlacesAreKeptAndGivenBack();
    void nodesAreNotLinkedToNodes();
    void escapeGivesUpALinkAndThenTheTool();
    void keysMoveSwitchesAndAttachNodes();
    void whatIsDrawnFirstHasTheFiguresOfThePreset();
    void whatIsDrawnNextIsLikeTheLast();
    void withoutAPresetTheSpeedIsThatOfAnotherPlatform();
};

void TestDrawing::initTestCase()
{
    applyLook({ColorScheme::light});
}

void TestDrawing::tableOneIsDrawnFromNothing()
{
    Bench bench(emptyProject());
    QTRY_VERIFY(bench.isReady());
    bench.view.setFocus();
    bench.key(Qt::Key_R);
    QCOMPARE(bench.view.tool(), CanvasToolKind::rack);
    bench.click({240, 240});
    bench.fill({QStringLiteral("torX"), QStringLiteral("X[1-3]"), QStringLiteral("940 Mbit/s")});
    bench.click({640, 240});
    bench.fill({QStringLiteral("torY"), QStringLiteral("Y[1-3]")});
    QTRY_VERIFY(bench.isReady());
    bench.key(Qt::Key_L);
    bench.drag(bench.placeOf("torX"), bench.placeOf("torY"));
    bench.fill({QStringLiteral("backbone")});
    QTRY_VERIFY(bench.isReady());
    QCOMPARE(bench.platform().links[0].bandwidth.value(), quantity(Dimension::bandwidth, 940, "Mbit/s"));
    bench.key(Qt::Key_M);
    const Project printed = test::tableOne();
    for (const MessageRow& row : printed.workloads[0].messages) {
        bench.drag(bench.placeOf(row.source), bench.placeOf(row.destination));
        bench.fill({QString::fromStdString(row.id), QString::fromStdString(quantityText(row.size.value()))});
        QTRY_VERIFY(bench.isReady());
    }
    QCOMPARE(bench.document.project().workloads[0].messages.size(), std::size_t{5});
    const auto& drawn = bench.results.current()->prediction->timeline.messages;
    Bench reference(printed);
    QTRY_VERIFY(reference.isReady());
    const auto& wanted = reference.results.current()->prediction->timeline.messages;
    QCOMPARE(drawn.size(), wanted.size());
    for (std::size_t i = 0; i < drawn.size(); ++i)
        QCOMPARE(drawn[i].time(), wanted[i].time());
    QCOMPARE(QString::number(drawn[0].time(), 'f', 3), QStringLiteral("0.255"));
    // What was drawn survives the file, places included.
    const auto read = parseProject(projectText(bench.document.project()));
    QVERIFY(read && read->issues.empty());
    QVERIFY(read->project == bench.document.project());
    QVERIFY(positionOf(read->project.platforms[0].switches[0]).has_value());
    while (bench.document.undoStack()->canUndo())
        bench.document.undoStack()->undo();
    QVERIFY(bench.document.project() == emptyProject());
}

void TestDrawing::everyToolWorksByKeyboard()
{
    Bench bench(emptyProject());
    QTRY_VERIFY(bench.isReady());
    bench.view.setFocus();
    bench.key(Qt::Key_S);
    bench.key(Qt::Key_Left);
    bench.key(Qt::Key_Return);
    bench.fill({QStringLiteral("a")});
    for (int i = 0; i < 12; ++i)
        bench.key(Qt::Key_Right);
    bench.key(Qt::Key_Return);
    bench.fill({QStringLiteral("b")});
    QTRY_VERIFY(bench.isReady());
    QCOMPARE(bench.platform().switches.size(), std::size_t{2});
    bench.selection.setItems({{{TableKind::switches, 0}, 0}});
    bench.key(Qt::Key_N);
    bench.key(Qt::Key_Return);
    bench.fill({QStringLiteral("a1")});
    QTRY_VERIFY(bench.isReady());
    bench.selection.setItems({{{TableKind::switches, 0}, 1}});
    bench.key(Qt::Key_Return);
    bench.fill({QStringLiteral("b1")});
    QTRY_VERIFY(bench.isReady());
    QCOMPARE(bench.platform().nodes[1].switchName, std::string("b"));
    bench.key(Qt::Key_L);
    bench.selection.setItems({{{TableKind::switches, 0}, 0}});
    bench.key(Qt::Key_Return);
    bench.key(Qt::Key_Right);
    bench.key(Qt::Key_Return);
    bench.key(Qt::Key_Escape);
    QTRY_VERIFY(bench.isReady());
    if (bench.editor()->isVisible())
        QTest::keyClick(bench.fields().first(), Qt::Key_Return);
    QCOMPARE(bench.platform().links.size(), std::size_t{1});
    bench.key(Qt::Key_M);
    bench.selection.setItems({{{TableKind::nodes, 0}, 0}});
    bench.key(Qt::Key_Return);
    bench.selection.setItems({{{TableKind::nodes, 0}, 1}});
    bench.key(Qt::Key_Return);
    QTest::keyClick(bench.fields().first(), Qt::Key_Return);
    QCOMPARE(bench.document.project().workloads[0].messages.size(), std::size_t{1});
    bench.key(Qt::Key_V);
    QCOMPARE(bench.view.tool(), CanvasToolKind::select);
}

void TestDrawing::theEditorRefusesWhatItCannotReadAndLosesNothing()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    bench.view.setFocus();
    bench.selection.setItems({{{TableKind::links, 0}, 0}});
    bench.key(Qt::Key_F2);
    QLineEdit* speed = bench.fields()[1];
    speed->setFocus();
    speed->selectAll();
    QTest::keyClicks(speed, QStringLiteral("fast"));
    QTest::keyClick(speed, Qt::Key_Return);
    QVERIFY(bench.editor()->isVisible());
    const auto* problem = bench.editor()->findChild<QLabel*>(QStringLiteral("problem"));
    QVERIFY(problem->isVisible() && problem->text().contains(QStringLiteral("fast")));
    QCOMPARE(bench.document.undoStack()->count(), 0);
    // Turning to something else keeps what was typed, as a sheet does.
    bench.click({900, 600});
    QVERIFY(!bench.editor()->isVisible());
    QCOMPARE(bench.platform().links[0].bandwidth.rejectedText(), std::string("fast"));
    bench.document.undoStack()->undo();
    QVERIFY(bench.document.project() == test::tableOne());
    bench.selection.setItems({{{TableKind::nodes, 0}, 0}});
    QTRY_VERIFY(bench.isReady());
    bench.key(Qt::Key_F2);
    QTest::keyClicks(bench.fields()[0], QStringLiteral("Y1"));
    QTest::keyClick(bench.fields()[0], Qt::Key_Return);
    QVERIFY(bench.editor()->isVisible());
    QTest::keyClick(bench.fields()[0], Qt::Key_Escape);
    QVERIFY(!bench.editor()->isVisible());
    QVERIFY(bench.document.project() == test::tableOne());
}

void TestDrawing::whatIsTypedForARowThatGoesIsGivenUp()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    bench.view.setFocus();
    bench.selection.setItems({{{TableKind::links, 0}, 0}});
    bench.key(Qt::Key_F2);
    QTest::keyClicks(bench.fields()[0], QStringLiteral("other"));
    const Edit without{
        "Remove links",
        {ReplaceRows{{TableKind::links, 0}, 0, bench.platform().links.size(), SharedRows<LinkRow>()}}};
    bench.document.submit(without);
    QVERIFY(!bench.editor()->isVisible());
    bench.click({900, 600});
    QVERIFY(bench.platform().links.empty());
    QCOMPARE(bench.document.undoStack()->count(), 1);
}

void TestDrawing::draggingASwitchMovesItsRackAndIsKept()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    bench.view.zoomIn();
    const QPoint from = bench.placeOf("torY");
    bench.drag(from, from + QPoint(60, 90));
    QTRY_VERIFY(bench.isReady());
    QCOMPARE(bench.document.undoStack()->count(), 1);
    QCOMPARE(bench.document.undoStack()->text(0), QStringLiteral("Move torY"));
    QVERIFY(!positionOf(bench.platform().switches[0]));
    const auto place = positionOf(bench.platform().switches[1]);
    QVERIFY(place.has_value());
    QCOMPARE(std::fmod(place->x, 20), 0.0);
    QCOMPARE(std::fmod(place->y, 20), 0.0);
    const auto scene = bench.freshScene();
    QCOMPARE(scene->layout.racks[1].bar.topLeft(), QPointF(place->x, place->y));
    QVERIFY(scene->layout.racks[1].box.contains(scene->layout.squares[4]));
    bench.view.findChild<QAction*>(QStringLiteral("canvas.automatic"))->trigger();
    QVERIFY(bench.document.project() == test::tableOne());
}

void TestDrawing::theGroundOfARackMovesItAndFreeGroundSelects()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    bench.view.setShownMessages(ShownMessages::none);
    const auto scene = bench.freshScene();
    const QRectF box = scene->layout.racks[0].box;
    const QPoint corner = bench.view.toScreen(box.bottomLeft() + QPointF(5, -5)).toPoint();
    bench.click(corner);
    QVERIFY(bench.selection.contains({{TableKind::switches, 0}, 0}));
    QCOMPARE(bench.document.undoStack()->count(), 0);
    bench.drag(corner, corner - QPoint(0, 80));
    QTRY_VERIFY(bench.isReady());
    QCOMPARE(bench.document.undoStack()->count(), 1);
    QVERIFY(bench.freshScene()->layout.racks[0].box.top() < box.top());
    bench.document.undoStack()->undo();
    QTRY_VERIFY(bench.isReady());
    // With Shift a rectangle is drawn, from there as well.
    bench.selection.setItems({});
    const QPoint far = bench.view.toScreen(box.topRight() + QPointF(5, -5)).toPoint();
    QTest::mousePress(&bench.view, Qt::LeftButton, Qt::ShiftModifier, corner);
    QTest::mouseMove(&bench.view, (corner + far) / 2);
    QTest::mouseMove(&bench.view, far);
    QTest::mouseRelease(&bench.view, Qt::LeftButton, Qt::ShiftModifier, far);
    QCOMPARE(bench.document.undoStack()->count(), 1);
    QCOMPARE(bench.document.undoStack()->index(), 0);
    QCOMPARE(bench.selection.items().size(), std::size_t{4}); // the switch and its three nodes
}

void TestDrawing::aNodeDraggedIntoAnotherRackIsAttachedThere()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    bench.drag(bench.placeOf("X2"), bench.placeOf("Y1"));
    QTRY_VERIFY(bench.isReady());
    QCOMPARE(bench.document.undoStack()->count(), 1);
    IssueList issues;
    const auto network = Network::build(bench.platform(), 0, issues);
    QVERIFY(issues.empty());
    const auto node = network->findNode("X2");
    QVERIFY(node);
    QCOMPARE(network->networkSwitch(*network->node(*node).attachedTo).name, std::string("torY"));
    QCOMPARE(bench.results.current()->prediction->timeline.messages.size(), std::size_t{5});
    bench.document.undoStack()->undo();
    QVERIFY(bench.document.project() == test::tableOne());
}

void TestDrawing::deletingTakesOneStep()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    bench.view.setFocus();
    bench.selection.setItems(
        {{{TableKind::nodes, 0}, 0, 1}, {{TableKind::messages, 0}, 4}, {{TableKind::links, 0}, 0}});
    bench.key(Qt::Key_Delete);
    QTRY_VERIFY(bench.isReady());
    QCOMPARE(bench.document.undoStack()->count(), 1);
    QVERIFY(bench.platform().links.empty());
    QCOMPARE(bench.freshScene()->network->nodes().size(), std::size_t{5});
    for (const MessageRow& row : bench.document.project().workloads[0].messages)
        QVERIFY(row.source != "X2" && row.destination != "X2");
    bench.document.undoStack()->undo();
    QVERIFY(bench.document.project() == test::tableOne());
}

void TestDrawing::copiesComeUnderFreeNames()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    bench.view.setFocus();
    const auto trigger = [&](const char* id) {
        bench.view.findChild<QAction*>(QLatin1String(id))->trigger();
    };
    trigger("canvas.selectAll");
    trigger("canvas.copy");
    trigger("canvas.paste");
    QTRY_VERIFY(bench.isReady());
    QCOMPARE(bench.document.undoStack()->count(), 1);
    IssueList issues;
    const auto network = Network::build(bench.platform(), 0, issues);
    QVERIFY(issues.empty());
    QCOMPARE(network->nodes().size(), std::size_t{12});
    QCOMPARE(bench.platform().links.size(), std::size_t{2});
    QVERIFY(network->findNode("X4"));
    trigger("canvas.cut");
    QTRY_VERIFY(bench.isReady());
    QCOMPARE(bench.freshScene()->network->nodes().size(), std::size_t{6});
}

void TestDrawing::switchesAreAlignedAndDistributed()
{
    Bench bench(emptyProject());
    QTRY_VERIFY(bench.isReady());
    bench.view.setFocus();
    bench.key(Qt::Key_S);
    for (const QPoint at : {QPoint(200, 100), QPoint(360, 180), QPoint(740, 140)}) {
        bench.click(at);
        QTRY_VERIFY(bench.isReady());
    }
    bench.key(Qt::Key_Escape);
    if (bench.editor()->isVisible())
        QTest::keyClick(bench.fields().first(), Qt::Key_Escape);
    bench.view.setTool(CanvasToolKind::select);
    bench.drag({60, 20}, {980, 400});
    QCOMPARE(bench.selection.items().size(), std::size_t{3});
    bench.view.findChild<QAction*>(QStringLiteral("canvas.alignTop"))->trigger();
    QTRY_VERIFY(bench.isReady());
    bench.view.findChild<QAction*>(QStringLiteral("canvas.distributeAcross"))->trigger();
    QTRY_VERIFY(bench.isReady());
    const auto place = [&](std::size_t i) { return *positionOf(bench.platform().switches[i]); };
    QCOMPARE(place(0).y, place(1).y);
    QCOMPARE(place(1).y, place(2).y);
    QCOMPARE(place(1).x - place(0).x, place(2).x - place(1).x);
}

void TestDrawing::selectedNodesAlignTheirRacks()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    bench.click(bench.placeOf("X1"));
    QTest::mouseClick(&bench.view, Qt::LeftButton, Qt::ControlModifier, bench.placeOf("Y2"));
    bench.view.findChild<QAction*>(QStringLiteral("canvas.alignLeft"))->trigger();
    QTRY_VERIFY(bench.isReady());
    QCOMPARE(positionOf(bench.platform().switches[0])->x, positionOf(bench.platform().switches[1])->x);
    QCOMPARE(bench.document.undoStack()->count(), 1);
}

void TestDrawing::allPlacesAreKeptAndGivenBack()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    const auto before = bench.view.scene();
    bench.view.findChild<QAction*>(QStringLiteral("canvas.keepPlaces"))->trigger();
    QTRY_VERIFY(bench.isReady());
    QCOMPARE(bench.document.undoStack()->count(), 1);
    for (std::size_t i = 0; i < 2; ++i) {
        QVERIFY(positionOf(bench.platform().switches[i]).has_value());
        QCOMPARE(bench.view.scene()->layout.racks[i].box, before->layout.racks[i].box);
    }
    bench.view.findChild<QAction*>(QStringLiteral("canvas.automatic"))->trigger();
    QVERIFY(bench.document.project() == test::tableOne());
}

void TestDrawing::nodesAreNotLinkedToNodes()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    QSignalSpy notices(&bench.view, &TopologyView::noticed);
    bench.view.setTool(CanvasToolKind::link);
    bench.drag(bench.placeOf("X1"), bench.placeOf("Y1"));
    QCOMPARE(notices.count(), 1);
    QVERIFY(bench.document.project() == test::tableOne());
}

void TestDrawing::escapeGivesUpALinkAndThenTheTool()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    bench.view.setFocus();
    bench.view.setTool(CanvasToolKind::link);
    bench.click(bench.placeOf("torX"));
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.view.tool(), CanvasToolKind::link);
    bench.click(bench.placeOf("torY"));
    bench.key(Qt::Key_Escape);
    bench.key(Qt::Key_Escape);
    QCOMPARE(bench.view.tool(), CanvasToolKind::select);
    QVERIFY(bench.document.project() == test::tableOne());
}

void TestDrawing::keysMoveSwitchesAndAttachNodes()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    bench.view.setFocus();
    bench.selection.setItems({{{TableKind::switches, 0}, 1}});
    const QRectF before = bench.view.scene()->layout.racks[1].bar;
    bench.key(Qt::Key_Down, Qt::ShiftModifier);
    QTRY_VERIFY(bench.isReady());
    QCOMPARE(bench.document.undoStack()->count(), 1);
    const QRectF after = bench.view.scene()->layout.racks[1].bar;
    QVERIFY(after.top() > before.top() && after.top() <= before.top() + 30);
    bench.selection.setItems({{{TableKind::nodes, 0}, 1, 0}});
    bench.key(Qt::Key_Left, Qt::ShiftModifier);
    QTRY_VERIFY(bench.isReady());
    const auto node = bench.view.scene()->network->findNode("Y1");
    QVERIFY(node);
    const auto at = bench.view.scene()->network->node(*node).attachedTo;
    QCOMPARE(bench.view.scene()->network->networkSwitch(*at).name, std::string("torX"));
    QSignalSpy noticed(&bench.view, &TopologyView::noticed);
    bench.key(Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(noticed.size(), qsizetype(1));
}

void TestDrawing::whatIsDrawnFirstHasTheFiguresOfThePreset()
{
    Project project = emptyProject();
    Platform platform = project.platforms[0];
    setPreset(platform.extras, "infiniband-hdr");
    project.platforms.replace(0, 1, {platform});
    const NetworkPreset preset = findPreset("infiniband-hdr").value();
    NodeRow node;
    setDrawnFigures(node, project, 0);
    QCOMPARE(node.bandwidth.value(), preset.nodeBandwidth.value);
    QCOMPARE(node.latency.value(), preset.nodeLatency.value);
    LinkRow link;
    setDrawnFigures(link, project, 0);
    QCOMPARE(link.bandwidth.value(), preset.linkBandwidth.value);
    QVERIFY(presetOf(link.extras).empty()); // the platform says it
    setPreset(platform.extras, "of a later version");
    project.platforms.replace(0, 1, {platform});
    setDrawnFigures(node, project, 0);
    QCOMPARE(node.bandwidth.value(), quantity(Dimension::bandwidth, 1, "Gbit/s"));
}

void TestDrawing::whatIsDrawnNextIsLikeTheLast()
{
    Project project = test::tableOne();
    Platform platform = project.platforms[0];
    setPreset(platform.extras, "infiniband-hdr");
    NodeRow last = platform.nodes[1];
    last.cores = 48;
    last.bandwidth = quantity(Dimension::bandwidth, 3, "Gbit/s");
    platform.nodes.replace(1, 1, {last});
    project.platforms.replace(0, 1, {platform});
    NodeRow node;
    setDrawnFigures(node, project, 0);
    QCOMPARE(node.bandwidth.value(), quantity(Dimension::bandwidth, 3, "Gbit/s"));
    QCOMPARE(node.cores, last.cores);
    LinkRow link;
    setDrawnFigures(link, project, 0);
    QCOMPARE(link.bandwidth.value(), quantity(Dimension::bandwidth, 940, "Mbit/s"));
}

void TestDrawing::withoutAPresetTheSpeedIsThatOfAnotherPlatform()
{
    Project project = test::tableOne();
    Platform empty;
    empty.name = "empty";
    project.platforms.append(empty);
    NodeRow node;
    setDrawnFigures(node, project, 1);
    QCOMPARE(node.bandwidth.value(), quantity(Dimension::bandwidth, 940, "Mbit/s"));
    project = emptyProject();
    LinkRow link;
    setDrawnFigures(link, project, 0);
    QCOMPARE(link.bandwidth.value(), quantity(Dimension::bandwidth, 1, "Gbit/s"));
}

QTEST_MAIN(TestDrawing)
#include "tst_drawing.moc"
