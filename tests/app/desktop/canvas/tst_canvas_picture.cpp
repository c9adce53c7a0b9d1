// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint/canvas_picture.h"
#include "app/desktop/canvas/tools/canvas_choice.h"
#include "core/recipes/project_recipe.h"
#include "tests/support/builders.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace contraflow;

namespace {

/** The picture of a project's first scenario as a view would show it. */
CanvasPicture pictureOf(const Project& project, std::size_t step = 0)
{
    CanvasPicture picture;
    auto result = std::make_shared<ScenarioResult>();
    result->project = project;
    auto prediction = predict(project, 0);
    if (!prediction)
        return picture;
    result->prediction = std::make_shared<const Prediction>(std::move(prediction).value());
    const Prediction& p = *result->prediction;
    picture.scene = makeScene(p.placed.network, project.platforms[0], 0);
    picture.arcs = std::make_shared<const ArcSet>(messageArcs(*picture.scene, p));
    picture.figures = std::make_shared<const StepFigures>(stepFigures(p, step));
    picture.step = step;
    picture.result = std::move(result);
    return picture;
}

ChannelId backbone(const Network& network)
{
    for (std::size_t i = 0; i < network.links().size(); ++i)
        if (!network.links()[i].isNic)
            return ChannelId(2 * i);
    return {};
}

} // namespace

class TestCanvasPicture : public QObject
{
    Q_OBJECT

private slots:
    void everyNodeAndSwitchIsHitAtItsMiddle();
    void aMessageIsHitOnItsCurveAndNotBesideIt();
    void theSideOfALinkTellsItsDirection();
    void emptyGroundIsNothing();
    void aRectangleTakesWhatIsInside();
    void loadsAreTheSumsOfRates();
    void aFinishedMessageLoadsNothing();
    void sharersWithAndAgainstTheFlowAreTold();
    void rowsAndItemsMapBothWays();
    void aHostOfAListIsItsMember();
    void manyMessagesAreSummedPerPair();
    void groupsNameTheirMessages();
    void arrowKeysGoToTheNeighbour();
    void tabPassesEveryItemOnce();
    void descriptionsNameWhatIsThere();
};

void TestCanvasPicture::everyNodeAndSwitchIsHitAtItsMiddle()
{
    const CanvasPicture picture = pictureOf(test::tableOne());
    for (const double zoom : {0.3, 1.0, 4.0}) {
        const CanvasTransform transform{zoom, QPointF(31, -7)};
        const NetworkLayout& layout = picture.scene->layout;
        for (std::uint32_t i = 0; i < layout.squares.size(); ++i)
            QVERIFY(itemAt(picture, transform, transform.toScreen(layout.squares[i].center())) ==
                    (CanvasItem{CanvasItem::Kind::node, i}));
        for (std::uint32_t i = 0; i < picture.scene->network->switches().size(); ++i)
            QVERIFY(itemAt(picture, transform, transform.toScreen(layout.racks[i].bar.center())) ==
                    (CanvasItem{CanvasItem::Kind::networkSwitch, i}));
    }
}

void TestCanvasPicture::aMessageIsHitOnItsCurveAndNotBesideIt()
{
    const CanvasPicture picture = pictureOf(test::tableOne());
    QCOMPARE(picture.arcs->arcs.size(), std::size_t{5});
    const CanvasTransform transform{2.0, QPointF(10, 10)};
    for (const MessageArc& arc : picture.arcs->arcs) {
        const QPointF deepest = transform.toScreen(arc.at(0.5));
        QVERIFY(itemAt(picture, transform, deepest) == (CanvasItem{CanvasItem::Kind::message, arc.message}));
    }
    const double bottom = transform.toScreen(pictureBounds(picture).bottomLeft()).y();
    const QPointF below(transform.toScreen(picture.arcs->arcs[0].at(0.5)).x(), bottom + 20);
    QVERIFY(!itemAt(picture, transform, below));
}

void TestCanvasPicture::theSideOfALinkTellsItsDirection()
{
    const CanvasPicture picture = pictureOf(test::tableOne());
    const CanvasTransform transform{2.0, QPointF()};
    const ChannelId forward = backbone(*picture.scene->network);
    for (const ChannelId channel : {forward, reverse(forward)}) {
        const std::vector<QPointF> line = channelLine(picture, transform, channel);
        const CanvasItem item = itemAt(picture, transform, (line.front() + line.back()) / 2);
        QVERIFY(item == (CanvasItem{CanvasItem::Kind::link, channel.value}));
    }
}

void TestCanvasPicture::emptyGroundIsNothing()
{
    const CanvasPicture picture = pictureOf(test::tableOne());
    const QRectF bounds = pictureBounds(picture);
    QVERIFY(!itemAt(picture, {}, bounds.topLeft() - QPointF(50, 50)));
    QVERIFY(!itemAt({}, {}, QPointF()));
}

void TestCanvasPicture::aRectangleTakesWhatIsInside()
{
    const CanvasPicture picture = pictureOf(test::tableOne());
    const Network& network = *picture.scene->network;
    const CanvasTransform transform{1.5, QPointF(5, 5)};
    const RackBox& rack = picture.scene->layout.racks[network.findSwitch("torX")->index()];
    const auto items = itemsIn(picture, transform, transform.toScreen(rack.box));
    QCOMPARE(items.size(), std::size_t{4}); // the switch and its three nodes
    for (const char* name : {"X1", "X2", "X3"}) {
        const CanvasItem node{CanvasItem::Kind::node, network.findNode(name)->value};
        QVERIFY(std::find(items.begin(), items.end(), node) != items.end());
    }
}

void TestCanvasPicture::loadsAreTheSumsOfRates()
{
    const Project project = test::tableOne();
    const CanvasPicture picture = pictureOf(project);
    const Prediction& prediction = *picture.prediction();
    std::vector<double> expected(prediction.placed.network->channelCount(), 0);
    for (std::size_t i = 0; i < prediction.placed.messages.size(); ++i)
        for (const ChannelId channel : prediction.placed.routes[i])
            expected[channel.index()] += prediction.timeline.during(i, 0).rate;
    double most = 0;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QCOMPARE(picture.figures->load[i], expected[i]);
        most = std::max(most, picture.load01(ChannelId(i)));
    }
    QVERIFY(most >= kSaturatedFrom); // something limits the messages
    QVERIFY(most <= 1 + 1e-9);
}

void TestCanvasPicture::aFinishedMessageLoadsNothing()
{
    const Project project = test::tableOne();
    const Prediction prediction = predict(project, 0).value();
    const std::size_t last = prediction.timeline.stepCount() - 1;
    QVERIFY(last > 0);
    const StepFigures figures = stepFigures(prediction, last);
    for (std::uint32_t i = 0; i < prediction.placed.messages.size(); ++i)
        for (const ChannelId channel : prediction.placed.routes[i])
            if (isActive(prediction, i, last))
                QVERIFY(figures.messages[channel.index()] > 0);
    std::size_t finished = 0;
    for (std::uint32_t i = 0; i < prediction.placed.messages.size(); ++i)
        finished += isActive(prediction, i, last) ? 0U : 1U;
    QVERIFY(finished > 0);
    double sum = 0;
    for (const double load : figures.load)
        sum += load;
    const StepFigures first = stepFigures(prediction, 0);
    double before = 0;
    for (const double load : first.load)
        before += load;
    QVERIFY(sum < before);
}

void TestCanvasPicture::sharersWithAndAgainstTheFlowAreTold()
{
    Platform platform = test::tableOne().platforms[0];
    const Project project =
        test::project(platform,
                      {test::message("m1", "X1", "Y1", 10), test::message("m2", "X2", "Y2", 10),
                       test::message("m3", "Y3", "X3", 10)},
                      "max-min");
    const Prediction prediction = predict(project, 0).value();
    const std::vector<std::uint32_t> selected{0};
    const MessageFocus focus = messageFocus(prediction, 0, selected);
    QCOMPARE(focus.withFlow, std::vector<std::uint32_t>{1});
    QCOMPARE(focus.againstFlow, std::vector<std::uint32_t>{2});
    QCOMPARE(focus.channels.size(), prediction.placed.routes[0].size());
    QCOMPARE(focus.competing, std::size_t{2});
}

void TestCanvasPicture::rowsAndItemsMapBothWays()
{
    const CanvasPicture picture = pictureOf(test::tableOne());
    const CanvasScene& scene = *picture.scene;
    const Prediction* prediction = picture.prediction();
    std::vector<CanvasItem> items;
    for (std::uint32_t i = 0; i < scene.network->nodes().size(); ++i)
        items.push_back({CanvasItem::Kind::node, i});
    for (std::uint32_t i = 0; i < scene.network->switches().size(); ++i)
        items.push_back({CanvasItem::Kind::networkSwitch, i});
    items.push_back({CanvasItem::Kind::link, backbone(*scene.network).value});
    for (std::uint32_t i = 0; i < prediction->placed.messages.size(); ++i)
        items.push_back({CanvasItem::Kind::message, i});
    for (const CanvasItem& item : items) {
        const auto row = selectedItem(item, scene, prediction);
        QVERIFY(row.has_value());
        const CanvasSelection selection = canvasSelection({*row}, scene, prediction);
        const std::size_t count = selection.nodes.size() + selection.switches.size() +
                                  selection.links.size() + selection.messages.size();
        QCOMPARE(count, std::size_t{1});
        const std::vector<std::uint32_t>& list = item.kind == CanvasItem::Kind::node ? selection.nodes
                                                 : item.kind == CanvasItem::Kind::networkSwitch
                                                     ? selection.switches
                                                 : item.kind == CanvasItem::Kind::link ? selection.links
                                                                                       : selection.messages;
        QCOMPARE(list, std::vector<std::uint32_t>{item.kind == CanvasItem::Kind::link ? item.index / 2
                                                                                      : item.index});
    }
}

void TestCanvasPicture::aHostOfAListIsItsMember()
{
    const CanvasPicture picture = pictureOf(test::tableOne());
    const CanvasScene& scene = *picture.scene;
    const NodeId second = *scene.network->findNode("X2");
    const auto row = selectedItem({CanvasItem::Kind::node, second.value}, scene, nullptr);
    QCOMPARE(row->member, std::size_t{1});
    // The whole row stands for all its hosts.
    SelectedItem whole = *row;
    whole.member = SelectedItem::kWholeRow;
    QCOMPARE(canvasSelection({whole}, scene, nullptr).nodes.size(), std::size_t{3});
}

void TestCanvasPicture::manyMessagesAreSummedPerPair()
{
    ProjectRecipe recipe;
    recipe.platform.topology = RackTopology{3, 24};
    recipe.workload = WorkloadRecipe();
    recipe.workload->pattern = Pattern::allToAll;
    const auto project = makeProject(recipe);
    QVERIFY(project.has_value());
    const CanvasPicture picture = pictureOf(*project);
    const Prediction& prediction = *picture.prediction();
    QVERIFY(prediction.placed.messages.size() > kMostArcs);
    QCOMPARE(picture.arcs->grouping, ArcSet::Grouping::racks);
    QCOMPARE(picture.arcs->arcs.size(), std::size_t{9});
    double bytes = 0;
    std::size_t count = 0;
    for (const MessageArc& arc : picture.arcs->arcs) {
        bytes += arc.bytes;
        count += arc.count;
    }
    double all = 0;
    for (const PlacedMessage& message : prediction.placed.messages)
        all += message.bytes;
    QCOMPARE(count, prediction.placed.messages.size());
    QVERIFY(std::abs(bytes - all) <= 1e-9 * all);
}

void TestCanvasPicture::groupsNameTheirMessages()
{
    ProjectRecipe recipe;
    recipe.platform.topology = RackTopology{3, 24};
    recipe.workload = WorkloadRecipe();
    recipe.workload->pattern = Pattern::allToAll;
    const CanvasPicture picture = pictureOf(*makeProject(recipe));
    for (const MessageArc& arc : picture.arcs->arcs)
        QCOMPARE(messagesOf(arc, picture.arcs->grouping, *picture.scene, *picture.prediction()).size(),
                 std::size_t{arc.count});
}

void TestCanvasPicture::arrowKeysGoToTheNeighbour()
{
    const CanvasPicture picture = pictureOf(test::tableOne());
    const Network& network = *picture.scene->network;
    const auto node = [&](const char* name) {
        return CanvasItem{CanvasItem::Kind::node, network.findNode(name)->value};
    };
    QVERIFY(neighbourOf(picture, node("X1"), Direction::right) == node("X2"));
    QVERIFY(neighbourOf(picture, node("X3"), Direction::right) == node("Y1"));
    QVERIFY(neighbourOf(picture, node("X2"), Direction::left) == node("X1"));
    const CanvasItem above = neighbourOf(picture, node("X2"), Direction::up);
    QVERIFY(above == (CanvasItem{CanvasItem::Kind::networkSwitch, network.findSwitch("torX")->value}));
    QVERIFY(neighbourOf(picture, node("X1"), Direction::left) == node("X1")); // the end
}

void TestCanvasPicture::tabPassesEveryItemOnce()
{
    const CanvasPicture picture = pictureOf(test::tableOne());
    std::vector<CanvasItem> passed;
    for (CanvasItem item = itemAfter(picture, {}, 1); item; item = itemAfter(picture, item, 1)) {
        QVERIFY(std::find(passed.begin(), passed.end(), item) == passed.end());
        passed.push_back(item);
        QVERIFY(passed.size() < 100);
    }
    QCOMPARE(passed.size(), std::size_t{2 + 6 + 1 + 5}); // switches, nodes, backbone, messages
    QVERIFY(itemAfter(picture, passed[3], -1) == passed[2]);
}

void TestCanvasPicture::descriptionsNameWhatIsThere()
{
    const CanvasPicture picture = pictureOf(test::tableOne());
    const Network& network = *picture.scene->network;
    const QString link = itemDescription(picture, {CanvasItem::Kind::link, backbone(network).value});
    QVERIFY2(link.contains(QStringLiteral("940 Mbit/s")), qPrintable(link));
    QVERIFY2(link.contains(QStringLiteral("torX → torY")), qPrintable(link));
    QVERIFY2(link.contains(QStringLiteral("torY → torX")), qPrintable(link));
    const QString node = itemDescription(picture, {CanvasItem::Kind::node, network.findNode("X1")->value});
    QVERIFY2(node.contains(QStringLiteral("X1")) && node.contains(QStringLiteral("NIC")), qPrintable(node));
    const QString message = itemDescription(picture, {CanvasItem::Kind::message, 0});
    QVERIFY2(message.contains(QStringLiteral("10 MB")), qPrintable(message));
    QVERIFY2(message.contains(messageName(picture, 0)), qPrintable(message));
}

QTEST_GUILESS_MAIN(TestCanvasPicture)
#include "tst_canvas_picture.moc"
