// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint/canvas_painter.h"
#include "app/desktop/canvas/paint/canvas_picture.h"
#include "app/desktop/canvas/tools/canvas_tool_bar.h"
#include "app/desktop/style/theme.h"
#include "core/recipes/project_recipe.h"
#include "tests/app/desktop/canvas/drawing_bench.h"

#include <QAbstractButton>
#include <QAction>
#include <QSignalSpy>

#include <algorithm>

using namespace contraflow;
using test::Bench;

namespace {

const TableRef kMessageRows{TableKind::messages, 0};

/** Pixels in the colour of arrows, above the legend and beside the tools. */
int arrowPixels(Bench& bench)
{
    for (QWidget* child : bench.view.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (child->objectName() == QLatin1String("focusNote"))
            child->hide();
    QImage image = bench.view.grab().toImage();
    image = image.copy(40, 0, image.width() - 40, image.height() - 40);
    const QColor colours[] = {theme().model(QStringLiteral("asymmetric")), theme().selection()};
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += std::count(std::begin(colours), std::end(colours), image.pixelColor(x, y)) > 0 ? 1 : 0;
    return count;
}

Project recipeOf(const Topology& topology, Pattern pattern)
{
    ProjectRecipe recipe;
    recipe.platform.topology = topology;
    recipe.workload = WorkloadRecipe();
    recipe.workload->pattern = pattern;
    return *makeProject(recipe);
}

/** Three links between the racks, one of them drawn up the other way round, and one message. */
Project parallelLinks()
{
    Project project = test::tableOne();
    Platform platform = project.platforms[0];
    platform.links.append(test::link("second", "torX", "torY", 100));
    platform.links.append(test::link("third", "torY", "torX", 100));
    project.platforms.replace(0, 1, {platform});
    return project;
}

} // namespace

class TestCanvasMessages : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyLook({ColorScheme::light}); }
    void oneKeyGoesThroughAllOfTheSelectionAndNone();
    void whatIsNotShownIsNotHit();
    void theButtonAndTheActionsTellWhatIsShown();
    void allToolsAreSeenWhereThereIsLittleRoom();
    void manyMessagesAreSummedByPods();
    void linksBetweenTheSameTwoAreOneBundle();
    void aBundleTellsSumAndWorst();
    void aClickOnABundleSelectsItsLinks();
};

void TestCanvasMessages::oneKeyGoesThroughAllOfTheSelectionAndNone()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    bench.view.setArrowColour(ArrowColour::model);
    QSignalSpy changes(&bench.view, &TopologyView::shownMessagesChanged);
    bench.view.setFocus();
    const int all = arrowPixels(bench);
    bench.key(Qt::Key_A);
    QCOMPARE(bench.view.shownMessages(), ShownMessages::ofSelection);
    const int words = arrowPixels(bench); // what is selected has the colour of words
    QVERIFY(words < all);
    bench.selection.setItems({{kMessageRows, 0}});
    QVERIFY(arrowPixels(bench) > words);
    bench.selection.setItems({});
    bench.key(Qt::Key_A);
    QCOMPARE(bench.view.shownMessages(), ShownMessages::none);
    QCOMPARE(arrowPixels(bench), words);
    bench.key(Qt::Key_A);
    QCOMPARE(bench.view.shownMessages(), ShownMessages::all);
    QCOMPARE(arrowPixels(bench), all);
    QCOMPARE(changes.count(), 3);
}

void TestCanvasMessages::whatIsNotShownIsNotHit()
{
    auto result = std::make_shared<ScenarioResult>();
    result->project = test::tableOne();
    result->prediction = std::make_shared<const Prediction>(predict(result->project, 0).value());
    CanvasPicture picture;
    picture.scene = makeScene(result->prediction->placed.network, result->project.platforms[0], 0);
    picture.arcs = std::make_shared<const ArcSet>(messageArcs(*picture.scene, *result->prediction));
    picture.result = result;
    const QPointF onArrow = picture.arcs->arcs.front().at(0.5);
    QCOMPARE(itemAt(picture, {}, onArrow).kind, CanvasItem::Kind::message);
    const double before = pictureBounds(picture).bottom();
    picture.shownMessages = ShownMessages::none;
    QVERIFY(itemAt(picture, {}, onArrow).kind != CanvasItem::Kind::message);
    QVERIFY(pictureBounds(picture).bottom() < before); // the room below goes to the network
}

void TestCanvasMessages::theButtonAndTheActionsTellWhatIsShown()
{
    Bench bench(test::tableOne());
    const auto* button = bench.view.findChild<QAbstractButton*>(QStringLiteral("shownMessages"));
    const auto action = [&](const char* id) { return bench.view.findChild<QAction*>(QLatin1String(id)); };
    QVERIFY(action("canvas.messagesAll")->isChecked());
    const QString all = button->accessibleDescription();
    action("canvas.messagesNone")->trigger();
    QCOMPARE(bench.view.shownMessages(), ShownMessages::none);
    QVERIFY(action("canvas.messagesNone")->isChecked() && !action("canvas.messagesAll")->isChecked());
    QVERIFY(button->accessibleDescription() != all);
    bench.view.setShownMessages(ShownMessages::ofSelection);
    QVERIFY(action("canvas.messagesOfSelection")->isChecked());
}

void TestCanvasMessages::allToolsAreSeenWhereThereIsLittleRoom()
{
    Bench bench(test::tableOne());
    const auto* bar = bench.view.findChild<CanvasToolBar*>();
    for (const int height : {640, 220, 140}) {
        bench.view.resize(1000, height);
        const auto buttons = bar->findChildren<QAbstractButton*>();
        QCOMPARE(buttons.size(), qsizetype(kCanvasTools.size() + 1));
        for (const QAbstractButton* button : buttons) {
            QVERIFY(bar->rect().contains(button->geometry()));
            for (const QAbstractButton* other : buttons)
                QVERIFY(other == button || !button->geometry().intersects(other->geometry()));
        }
    }
}

void TestCanvasMessages::manyMessagesAreSummedByPods()
{
    const Project project = recipeOf(FatTreeTopology{8}, Pattern::permutation);
    const Prediction prediction = predict(project, 0).value();
    const auto scene = makeScene(prediction.placed.network, project.platforms[0], 0);
    const ArcSet arcs = messageArcs(*scene, prediction);
    QCOMPARE(arcs.grouping, ArcSet::Grouping::groups);
    QVERIFY(arcs.arcs.size() <= kMostSums);
    std::size_t messages = 0;
    for (const MessageArc& arc : arcs.arcs) {
        messages += arc.count;
        const std::vector<std::uint32_t> members = messagesOf(arc, arcs.grouping, *scene, prediction);
        QCOMPARE(members.size(), std::size_t{arc.count});
        // They begin in one pod: those of a pod have the first number of their switch in common.
        for (const std::uint32_t message : members)
            QCOMPARE(
                scene->groups[scene->layout.rackOfNode[prediction.placed.messages[message].source.value]],
                scene->groups[arc.sourceKey]);
    }
    QCOMPARE(messages, prediction.placed.messages.size());
}

void TestCanvasMessages::linksBetweenTheSameTwoAreOneBundle()
{
    const Project project = recipeOf(LeafSpineTopology{6, 3, 8, 8}, Pattern::ring);
    IssueList issues;
    const auto network = Network::build(project.platforms[0], 0, issues);
    const auto scene = makeScene(network, project.platforms[0], 0);
    QCOMPARE(scene->layout.bundles.size(), std::size_t{18});
    std::size_t drawn = 0;
    for (std::uint32_t i = 0; i < network->links().size(); ++i)
        drawn += !network->links()[i].isNic && scene->layout.isDrawn(LinkId(i)) ? 1 : 0;
    QCOMPARE(drawn, std::size_t{18});
    for (const auto& bundle : scene->layout.bundles) {
        QCOMPARE(bundle.size(), std::size_t{8});
        const auto first = scene->layout.paths[bundle.front().link];
        for (const BundledLink& item : bundle)
            QVERIFY(std::ranges::equal(scene->layout.paths[item.link], first));
    }
}

void TestCanvasMessages::aBundleTellsSumAndWorst()
{
    const Project project = parallelLinks();
    auto result = std::make_shared<ScenarioResult>();
    result->project = project;
    result->prediction = std::make_shared<const Prediction>(predict(project, 0).value());
    const Network& network = *result->prediction->placed.network;
    CanvasPicture picture;
    picture.scene = makeScene(result->prediction->placed.network, project.platforms[0], 0);
    picture.result = result;
    picture.figures = std::make_shared<const StepFigures>(stepFigures(*result->prediction, 0));
    QCOMPARE(picture.scene->layout.bundles.size(), std::size_t{1});
    const LinkId first = picture.scene->layout.bundles.front().front().link;
    const ChannelId there(2 * first.index());
    double used = 0;
    double worst = 0;
    const std::vector<ChannelId> channels = bundleChannels(picture.scene->layout, there);
    QCOMPARE(channels.size(), std::size_t{3});
    for (const ChannelId channel : channels) {
        // All lead the same way, whichever way round the link was written.
        QVERIFY(network.tail(channel) == network.tail(there) && network.head(channel) == network.head(there));
        used += picture.figures->load[channel.index()];
        worst = std::max(worst, picture.load01(channel));
        const auto line = channelLine(picture, {}, channel);
        QCOMPARE(line, channelLine(picture, {}, there));
    }
    QVERIFY(used > 0);
    const BundleFigures figures = bundleFigures(picture, there);
    QCOMPARE(figures.links, std::size_t{3});
    QCOMPARE(figures.used, used);
    QCOMPARE(figures.worst, worst);
    const QString text = itemDescription(picture, {CanvasItem::Kind::link, there.value});
    QVERIFY2(text.contains(QStringLiteral("torX – torY: 3 links")), qPrintable(text));
}

void TestCanvasMessages::aClickOnABundleSelectsItsLinks()
{
    Bench bench(parallelLinks());
    QTRY_VERIFY(bench.isReady());
    const auto scene = bench.view.scene();
    const auto path = scene->layout.paths[scene->layout.bundles.front().front().link];
    bench.click(bench.view.toScreen((path.front() + path.back()) / 2).toPoint());
    QCOMPARE(bench.selection.items().size(), std::size_t{3});
    for (std::size_t row = 0; row < 3; ++row)
        QVERIFY(bench.selection.contains({{TableKind::links, 0}, row}));
    QSignalSpy notices(&bench.view, &TopologyView::noticed);
    bench.view.setFocus();
    bench.key(Qt::Key_F2);
    QVERIFY(!bench.editor()->isVisible());
    QCOMPARE(notices.count(), 1);
}

QTEST_MAIN(TestCanvasMessages)
#include "tst_canvas_messages.moc"
