// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/layout/folded_layout.h"
#include "app/desktop/canvas/layout/message_arcs.h"
#include "app/desktop/canvas/paint/canvas_feed.h"
#include "app/desktop/canvas/paint/paint_context.h"
#include "app/desktop/style/theme.h"
#include "core/project/collapse.h"
#include "core/recipes/project_recipe.h"
#include "tests/app/desktop/canvas/drawing_bench.h"

#include <QAction>
#include <QImage>
#include <QPainter>
#include <QSignalSpy>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace contraflow;
using test::Bench;
using test::contentOf;

namespace {

const RackBox& rackOf(const CanvasScene& scene, const std::string& name)
{
    return scene.layout.racks[scene.network->findSwitch(name)->index()];
}

void trigger(Bench& bench, const char* action)
{
    bench.view.findChild<QAction*>(QLatin1String(action))->trigger();
}

std::vector<double> timesOf(const Bench& bench)
{
    std::vector<double> times;
    for (const MessageTimes& message : bench.results.current()->prediction->timeline.messages)
        times.push_back(message.time());
    return times;
}

Project recipeOf(const Topology& topology, const std::string& model = "hockney")
{
    ProjectRecipe recipe;
    recipe.platform.topology = topology;
    recipe.workload = WorkloadRecipe();
    recipe.workload->degree = 3;
    recipe.modelKind = model;
    return *makeProject(recipe);
}

/** Servers on as many rails as each has GPUs, and messages between some of them. */
Project gpuCluster(std::uint64_t servers, std::uint64_t gpus)
{
    RailTopology rails;
    rails.servers = servers;
    rails.gpus = gpus;
    return recipeOf(rails);
}

Platform collapsed(Platform platform, Collapsed state)
{
    std::vector<SwitchRow> rows = platform.switches.slice(0, platform.switches.size());
    for (SwitchRow& row : rows)
        setCollapsed(row, state);
    platform.switches = SharedRows<SwitchRow>(std::move(rows));
    return platform;
}

std::shared_ptr<const CanvasScene> sceneOf(const Platform& platform)
{
    IssueList issues;
    return makeScene(Network::build(platform, 0, issues), platform, 0);
}

} // namespace

class TestCanvasFolding : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyLook({ColorScheme::light}); }
    void aClickOnTheTriangleCollapsesTheRackAndOpensItAgain();
    void collapsingChangesNoNumber();
    void theKeysCollapseAndExpandWhatIsSelected();
    void aDoubleClickOpensTheStack();
    void aCollapsedRackKeepsItsNodesForTheSelection();
    void collapseAllTakesRacksAndThenPods();
    void aDragonflyCollapsesToOneBoxAGroup();
    void messagesOfACollapsedRackAreSummed();
    void collapsedBoxesDoNotOverlap();
    void allLinksInsideAreHiddenAndAllOthersEndAtTheirBox();
    void aCollapsedGroupIsSelectedAndDeletedAsAWhole();
    void aDraggedGroupTakesAllItsSwitchesAlong();
    void nothingToCollapseIsSaid();
    void theStateIsKeptInTheFile();
    void aServerIsOneBoxThatOpensAndCloses();
    void aLargeClusterBeginsWithClosedServers();
    void aServerWhoseGpusShareNicsIsOneBox();
    void whatIsFoundInAServerOpensIt();
    void aClosedServerShowsHowMuchOfItIsInUse();
};

void TestCanvasFolding::aClickOnTheTriangleCollapsesTheRackAndOpensItAgain()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    const QString before = contentOf(*bench.view.scene());
    const auto onTriangle = [&] {
        const RackBox& rack = rackOf(*bench.view.scene(), "torX");
        const QPointF corner = bench.view.toScreen(rack.bar.topLeft());
        return QPoint(static_cast<int>(corner.x()) + 9,
                      static_cast<int>(bench.view.toScreen(rack.bar.center()).y()));
    };
    bench.click(onTriangle());
    QTRY_VERIFY(bench.isReady());
    QVERIFY(rackOf(*bench.view.scene(), "torX").isFolded);
    QVERIFY(!rackOf(*bench.view.scene(), "torY").isFolded);
    // Its nodes are where their stack is.
    const auto& squares = bench.view.scene()->layout.squares;
    const RackBox& stacked = rackOf(*bench.view.scene(), "torX");
    for (const NodeId node : stacked.nodes)
        QCOMPARE(squares[node.index()], squares[stacked.nodes.front().index()]);
    QCOMPARE(bench.document.undoStack()->count(), 1);
    bench.click(onTriangle());
    QTRY_VERIFY(bench.isReady());
    QCOMPARE(contentOf(*bench.view.scene()), before);
    QVERIFY(bench.document.project() == test::tableOne());
    bench.document.undoStack()->undo();
    bench.document.undoStack()->undo();
    QTRY_VERIFY(bench.isReady());
    QCOMPARE(contentOf(*bench.view.scene()), before);
}

void TestCanvasFolding::collapsingChangesNoNumber()
{
    Bench bench(recipeOf(FatTreeTopology{4}, "asymmetric"));
    QTRY_VERIFY(bench.isReady());
    const std::vector<double> before = timesOf(bench);
    trigger(bench, "canvas.collapseAll");
    QTRY_VERIFY(bench.isReady());
    QVERIFY(timesOf(bench) == before);
    trigger(bench, "canvas.collapseAll");
    QTRY_VERIFY(bench.isReady());
    QVERIFY(timesOf(bench) == before);
}

void TestCanvasFolding::theKeysCollapseAndExpandWhatIsSelected()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    bench.click(bench.placeOf("X2")); // a node stands for its rack
    bench.key(Qt::Key_Minus);
    QTRY_VERIFY(bench.isReady());
    QVERIFY(rackOf(*bench.view.scene(), "torX").isFolded);
    QVERIFY(!rackOf(*bench.view.scene(), "torY").isFolded);
    bench.key(Qt::Key_Plus);
    QTRY_VERIFY(bench.isReady());
    QVERIFY(!rackOf(*bench.view.scene(), "torX").isFolded);
}

void TestCanvasFolding::aDoubleClickOpensTheStack()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    trigger(bench, "canvas.collapseAll");
    QTRY_VERIFY(bench.isReady());
    QTest::mouseDClick(&bench.view, Qt::LeftButton, Qt::NoModifier, bench.placeOf("X1"));
    QTRY_VERIFY(bench.isReady());
    QVERIFY(!rackOf(*bench.view.scene(), "torX").isFolded);
    QVERIFY(rackOf(*bench.view.scene(), "torY").isFolded);
}

void TestCanvasFolding::aCollapsedRackKeepsItsNodesForTheSelection()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    trigger(bench, "canvas.collapseAll");
    QTRY_VERIFY(bench.isReady());
    // A click anywhere on the box selects its switch, a rectangle around it the nodes as well.
    bench.click(bench.placeOf("X3"));
    QCOMPARE(bench.selection.items().size(), std::size_t{1});
    QCOMPARE(bench.selection.items().begin()->table.kind, TableKind::switches);
    const QRectF box = rackOf(*bench.view.scene(), "torX").box.adjusted(-8, -8, 8, 8);
    bench.drag(bench.view.toScreen(box.topLeft()).toPoint(),
               bench.view.toScreen(box.bottomRight()).toPoint());
    QVERIFY(std::any_of(bench.selection.items().begin(), bench.selection.items().end(),
                        [](const SelectedItem& item) { return item.table.kind == TableKind::nodes; }));
}

void TestCanvasFolding::collapseAllTakesRacksAndThenPods()
{
    Bench bench(recipeOf(FatTreeTopology{4}));
    QTRY_VERIFY(bench.isReady());
    const auto boxes = [&] {
        std::size_t count = 0;
        for (const RackBox& rack : bench.view.scene()->layout.racks)
            count += rack.box.isNull() ? 0 : 1;
        return count;
    };
    QCOMPARE(boxes(), std::size_t{20});
    trigger(bench, "canvas.collapseAll");
    QTRY_VERIFY(bench.isReady());
    QCOMPARE(boxes(), std::size_t{20});
    QVERIFY(rackOf(*bench.view.scene(), "edge1-1").isFolded);
    trigger(bench, "canvas.collapseAll");
    QTRY_VERIFY(bench.isReady());
    QCOMPARE(boxes(), std::size_t{4 + 4}); // cores and pods
    QCOMPARE(bench.document.undoStack()->count(), 2);
    trigger(bench, "canvas.expandAll");
    QTRY_VERIFY(bench.isReady());
    QCOMPARE(boxes(), std::size_t{20});
    QVERIFY(bench.document.project() == recipeOf(FatTreeTopology{4}));
}

void TestCanvasFolding::aDragonflyCollapsesToOneBoxAGroup()
{
    const Platform platform = recipeOf(DragonflyTopology{2, 4, 2, 0}).platforms[0];
    const auto scene = sceneOf(collapsed(platform, Collapsed::group));
    std::map<std::uint32_t, int> boxes;
    for (std::size_t i = 0; i < scene->network->switches().size(); ++i)
        boxes[scene->network->switches()[i].at[0]] += scene->layout.racks[i].box.isNull() ? 0 : 1;
    QCOMPARE(boxes.size(), std::size_t{9});
    for (const auto& [group, count] : boxes)
        QCOMPARE(count, 1);
    for (const RackBox& rack : scene->layout.racks)
        QCOMPARE(rack.nodes.size(), rack.box.isNull() ? std::size_t{0} : std::size_t{8});
}

void TestCanvasFolding::messagesOfACollapsedRackAreSummed()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    const Prediction& prediction = *bench.results.current()->prediction;
    const auto scene = sceneOf(collapsed(bench.platform(), Collapsed::rack));
    const ArcSet set = messageArcs(*scene, prediction);
    std::size_t messages = 0;
    std::set<std::pair<std::uint32_t, std::uint32_t>> pairs;
    for (const MessageArc& arc : set.arcs) {
        messages += arc.count;
        QVERIFY(pairs.insert({arc.sourceKey, arc.destinationKey}).second);
        QCOMPARE(messagesOf(arc, set.grouping, *scene, prediction).size(), std::size_t{arc.count});
    }
    QCOMPARE(messages, prediction.placed.messages.size());
    QVERIFY(set.arcs.size() <= 4);
}

void TestCanvasFolding::collapsedBoxesDoNotOverlap()
{
    for (const Topology& topology :
         {Topology(RackTopology{9, 90}), Topology(TreeTopology{3, 3, 9, 2}), Topology(FatTreeTopology{6}),
          Topology(GridTopology{GridTopology::Ends::joined, 4, 4, 2, 3}),
          Topology(DragonflyTopology{2, 4, 2, 0})})
        for (const Collapsed state : {Collapsed::rack, Collapsed::group}) {
            const Platform open = recipeOf(topology).platforms[0];
            const auto scene = sceneOf(collapsed(open, state));
            const auto& racks = scene->layout.racks;
            for (std::size_t i = 0; i < racks.size(); ++i)
                for (std::size_t j = i + 1; j < racks.size(); ++j)
                    QVERIFY2(!racks[i].box.intersects(racks[j].box), describe(topology).c_str());
            const QSizeF before = sceneOf(open)->layout.bounds.size();
            const QSizeF after = scene->layout.bounds.size();
            QVERIFY2(after.width() * after.height() <= before.width() * before.height(),
                     describe(topology).c_str());
        }
}

void TestCanvasFolding::allLinksInsideAreHiddenAndAllOthersEndAtTheirBox()
{
    const Platform platform = recipeOf(FatTreeTopology{6}).platforms[0];
    const auto scene = sceneOf(collapsed(platform, Collapsed::group));
    const NetworkLayout& layout = scene->layout;
    std::size_t outside = 0;
    for (std::uint32_t i = 0; i < scene->network->links().size(); ++i) {
        const Network::Link& link = scene->network->links()[i];
        const bool isUplink = !link.isNic && (scene->groups[link.from.index] == kNoFold ||
                                              scene->groups[link.to.index] == kNoFold);
        QCOMPARE(layout.isInsideFold(LinkId(i)), !isUplink);
        if (!isUplink)
            continue;
        ++outside;
        const auto path = layout.paths[LinkId(i)];
        QVERIFY(layout.racks[link.from.index].bar.adjusted(-1, -1, 1, 1).contains(path.front()));
        QVERIFY(layout.racks[link.to.index].bar.adjusted(-1, -1, 1, 1).contains(path.back()));
    }
    QCOMPARE(outside, std::size_t{9 * 6});
}

void TestCanvasFolding::aCollapsedGroupIsSelectedAndDeletedAsAWhole()
{
    Bench bench(recipeOf(FatTreeTopology{4}));
    QTRY_VERIFY(bench.isReady());
    trigger(bench, "canvas.collapseAll");
    trigger(bench, "canvas.collapseAll");
    QTRY_VERIFY(bench.isReady());
    bench.click(bench.placeOf("n1"));
    QCOMPARE(bench.selection.items().size(), std::size_t{4});
    trigger(bench, "canvas.delete");
    QCOMPARE(bench.platform().switches.size(), std::size_t{16});
    QCOMPARE(nodeNames(bench.platform()).size(), std::size_t{12});
    bench.document.undoStack()->undo();
    QCOMPARE(bench.platform().switches.size(), std::size_t{20});
}

void TestCanvasFolding::aDraggedGroupTakesAllItsSwitchesAlong()
{
    Bench bench(recipeOf(FatTreeTopology{4}));
    QTRY_VERIFY(bench.isReady());
    const std::vector<std::string> pod{"edge1-1", "edge1-2", "agg1-1", "agg1-2"};
    const auto bars = [&] {
        std::vector<QPointF> corners;
        for (const std::string& name : pod)
            corners.push_back(rackOf(*bench.view.scene(), name).bar.topLeft());
        return corners;
    };
    const std::vector<QPointF> open = bars();
    trigger(bench, "canvas.collapseAll");
    QTRY_VERIFY(bench.isReady());
    trigger(bench, "canvas.collapseAll");
    QTRY_VERIFY(bench.isReady());
    const Project collapsedProject = bench.document.project();
    const int steps = bench.document.undoStack()->count();
    // Twice: first the places are the program's, then the ones that were chosen.
    for (int turn = 0; turn < 2; ++turn) {
        const auto scene = bench.view.scene();
        std::string lead;
        for (const std::string& name : pod)
            if (!rackOf(*scene, name).box.isNull())
                lead = name;
        const QPointF before = rackOf(*scene, lead).bar.topLeft();
        const QPoint from = bench.view.toScreen(rackOf(*scene, lead).bar.center()).toPoint();
        bench.drag(from, from + QPoint(60, 90));
        QTRY_VERIFY(bench.isReady());
        QVERIFY(rackOf(*bench.view.scene(), lead).bar.topLeft() != before);
        QCOMPARE(bench.document.undoStack()->count(), steps + turn + 1);
        QVERIFY(bench.document.undoStack()->undoText().contains(QStringLiteral("4 switches")));
    }
    trigger(bench, "canvas.expandAll");
    QTRY_VERIFY(bench.isReady());
    const std::vector<QPointF> moved = bars();
    for (std::size_t i = 0; i < pod.size(); ++i) {
        QVERIFY(moved[i] != open[i]);
        QCOMPARE(moved[i] - moved[0], open[i] - open[0]);
    }
    for (int step = 0; step < 3; ++step)
        bench.document.undoStack()->undo();
    QVERIFY(bench.document.project() == collapsedProject);
}

void TestCanvasFolding::nothingToCollapseIsSaid()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    QSignalSpy noticed(&bench.view, &TopologyView::noticed);
    bench.key(Qt::Key_Minus);
    QCOMPARE(noticed.size(), 1);
    bench.key(Qt::Key_Plus);
    QCOMPARE(noticed.size(), 2);
    QCOMPARE(bench.document.undoStack()->count(), 0);
}

void TestCanvasFolding::theStateIsKeptInTheFile()
{
    SwitchRow row{"tor", {}};
    for (const Collapsed state : {Collapsed::rack, Collapsed::group, Collapsed::no}) {
        setCollapsed(row, state);
        QCOMPARE(collapsedOf(row), state);
    }
    QVERIFY(row.extras.empty());
    DataNode wrong;
    wrong.kind = DataNode::Kind::scalar;
    wrong.scalar = "yes";
    QVERIFY(!readCollapsed(wrong));
    for (const char* text : {"x", "0", "3-", ""}) {
        wrong.scalar = text;
        QVERIFY(!readExpanded(wrong));
    }
    const Platform platform = gpuCluster(32, 8).platforms[0];
    ServerRow servers = platform.servers[0];
    setExpanded(servers, platform, {2, 6, 7, 8});
    QCOMPARE(servers.extras.back().second.scalar, std::string("3,7-9"));
    QCOMPARE(*readExpanded(servers.extras.back().second), (std::vector<std::size_t>{2, 6, 7, 8}));
}

void TestCanvasFolding::aServerIsOneBoxThatOpensAndCloses()
{
    Bench bench(gpuCluster(4, 4));
    QTRY_VERIFY(bench.isReady());
    const Project open = bench.document.project();
    QVERIFY(!rackOf(*bench.view.scene(), "s2").isFolded);
    bench.click(bench.placeOf("s2.1"));
    bench.key(Qt::Key_Minus);
    QTRY_VERIFY(bench.isReady());
    QVERIFY(rackOf(*bench.view.scene(), "s2").isFolded);
    QVERIFY(!rackOf(*bench.view.scene(), "s1").isFolded);
    const ServerRow& row = bench.platform().servers[0];
    QCOMPARE(row.extras.back().first, std::string(kExpandedKey));
    QCOMPARE(*readExpanded(row.extras.back().second), (std::vector<std::size_t>{0, 2, 3}));
    // One click selects it, a double click opens it, each is one step.
    bench.click(bench.placeOf("s2.1"));
    QCOMPARE(bench.selection.items().size(), std::size_t{1});
    QCOMPARE(bench.selection.items().begin()->table.kind, TableKind::servers);
    QTest::mouseDClick(&bench.view, Qt::LeftButton, Qt::NoModifier, bench.placeOf("s2.1"));
    QTRY_VERIFY(bench.isReady());
    QVERIFY(!rackOf(*bench.view.scene(), "s2").isFolded);
    QVERIFY(bench.document.project() == open);
    trigger(bench, "canvas.collapseAll");
    QTRY_VERIFY(bench.isReady());
    for (const char* name : {"s1", "s2", "s3", "s4"})
        QVERIFY(rackOf(*bench.view.scene(), name).isFolded);
    QCOMPARE(bench.document.undoStack()->count(), 3);
    QVERIFY(readExpanded(bench.platform().servers[0].extras.back().second)->empty());
    bench.document.undoStack()->undo();
    QVERIFY(bench.document.project() == open);
}

void TestCanvasFolding::aLargeClusterBeginsWithClosedServers()
{
    const Project project = gpuCluster(32, 8);
    const auto scene = sceneOf(project.platforms[0]);
    const NetworkLayout& layout = scene->layout;
    for (const Network::Server& server : scene->network->servers()) {
        const RackBox& rack = layout.racks[server.inner.index()];
        QVERIFY(rack.isFolded);
        QCOMPARE(rack.nodes.size(), std::size_t{8});
        QCOMPARE(scene->titles[server.inner.index()].toStdString(), server.name);
        for (std::uint32_t gpu = 0; gpu < server.gpus; ++gpu) {
            // Of each GPU the link inside is hidden, and that to its rail ends at the box.
            const NodeId node = server.gpu(gpu);
            for (const Network::Hop& hop : scene->network->hops({true, node.value})) {
                const LinkId link = linkOf(hop.channel);
                QCOMPARE(layout.isInsideFold(link), hop.to == (Vertex{false, server.inner.value}));
                if (!layout.isInsideFold(link))
                    QVERIFY(rack.bar.adjusted(-1, -1, 1, 1).contains(layout.paths[link].front()));
            }
        }
    }
    Bench bench(project);
    QTRY_VERIFY(bench.isReady());
    const std::vector<double> before = timesOf(bench);
    bench.click(bench.placeOf("s17"));
    bench.key(Qt::Key_Plus);
    QTRY_VERIFY(bench.isReady());
    QVERIFY(!rackOf(*bench.view.scene(), "s17").isFolded);
    QVERIFY(rackOf(*bench.view.scene(), "s16").isFolded);
    QCOMPARE(*readExpanded(bench.platform().servers[0].extras.back().second), std::vector<std::size_t>{16});
    QVERIFY(timesOf(bench) == before);
    bench.key(Qt::Key_Minus);
    QTRY_VERIFY(bench.isReady());
    QVERIFY(bench.document.project() == project);
}

void TestCanvasFolding::aServerWhoseGpusShareNicsIsOneBox()
{
    Platform platform = gpuCluster(32, 8).platforms[0];
    std::vector<ServerRow> rows = platform.servers.slice(0, platform.servers.size());
    rows[0].nics = CountCell(2);
    platform.servers = SharedRows<ServerRow>(std::move(rows));
    const auto scene = sceneOf(platform);
    const Network::Server& server = scene->network->servers()[4];
    QVERIFY(server.firstNic.has_value());
    QCOMPARE(scene->layout.racks[server.inner.index()].nodes.size(), std::size_t{8});
    QCOMPARE(scene->titles[server.inner.index()], QStringLiteral("s5"));
    for (std::uint32_t nic = 0; nic < server.nics; ++nic)
        QVERIFY(scene->layout.racks[server.firstNic->index() + nic].box.isNull());
}

void TestCanvasFolding::whatIsFoundInAServerOpensIt()
{
    Bench bench(gpuCluster(32, 8));
    QTRY_VERIFY(bench.isReady());
    trigger(bench, "canvas.find");
    QTest::keyClicks(bench.view.findChild<QLineEdit*>(QStringLiteral("findField")), QStringLiteral("s3.2"));
    QTRY_VERIFY(bench.isReady());
    const auto scene = bench.view.scene();
    QVERIFY(!rackOf(*scene, "s3").isFolded);
    QVERIFY(rackOf(*scene, "s4").isFolded);
    QCOMPARE(bench.document.undoStack()->count(), 1);
    QCOMPARE(bench.selection.items().begin()->member, std::size_t{2}); // the third server of its row
    const QPointF at =
        bench.view.toScreen(scene->layout.squares[scene->network->findNode("s3.2")->index()].center());
    QVERIFY(std::abs(at.y() - bench.view.height() / 2.0) < 40);
    QVERIFY(std::abs(at.x() - bench.view.width() / 2.0) < 40);
}

void TestCanvasFolding::aClosedServerShowsHowMuchOfItIsInUse()
{
    const auto scene = sceneOf(gpuCluster(32, 8).platforms[0]);
    CanvasPicture picture;
    picture.scene = scene;
    const RackBox& rack = rackOf(*scene, "s1");
    const QRectF stack = scene->layout.squares[rack.nodes.front().index()];
    constexpr double kZoom = 2;
    const CanvasFrame frame{{kZoom, -stack.topLeft() * kZoom + QPointF(20, 20)}, {0, 0, 200, 200}, QFont()};
    const auto greyRows = [&](std::size_t gpus) {
        std::vector<bool> inUse(scene->network->nodes().size());
        for (std::size_t gpu = 0; gpu < gpus; ++gpu)
            inUse[rack.nodes[gpu].index()] = true;
        picture.inUse = std::make_shared<const std::vector<bool>>(std::move(inUse));
        QImage image(200, 200, QImage::Format_RGB32);
        image.fill(theme().ground);
        QPainter painter(&image);
        paintCanvas(painter, picture, frame);
        painter.end();
        int rows = 0;
        for (int y = 22; y < 18 + stack.height() * kZoom; ++y)
            rows += image.pixelColor(26, y) != theme().ground ? 1 : 0;
        return rows;
    };
    QCOMPARE(greyRows(0), 0);
    const int half = greyRows(4);
    QVERIFY(half > 0);
    QVERIFY(std::abs(greyRows(8) - 2 * half) <= 4);
    const std::vector<bool> all(scene->network->nodes().size(), true);
    picture.inUse = std::make_shared<const std::vector<bool>>(all);
    QVERIFY(itemDescription(picture, {CanvasItem::Kind::networkSwitch, rack.networkSwitch->value})
                .contains(QStringLiteral("8 of 8")));
}

QTEST_MAIN(TestCanvasFolding)
#include "tst_canvas_folding.moc"
