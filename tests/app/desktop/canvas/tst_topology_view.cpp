// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/view/topology_view.h"

#include "app/desktop/canvas/paint/canvas_picture.h"
#include "app/desktop/style/theme.h"
#include "core/recipes/project_recipe.h"
#include "tests/app/desktop/canvas/drawing_bench.h"
#include "tests/support/builders.h"
#include "tests/support/patience.h"

#include <QAccessible>
#include <QFile>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <functional>

using namespace contraflow;

namespace {

constexpr int kTools = 40; // the bar of tools at the left edge does not move

/** A view that is clicked all over. */
struct Bench : test::Bench
{
    explicit Bench(Project project, QSize size = QSize(900, 520)) : test::Bench(std::move(project), size) {}

    /** The first point of the view, in reading order, whose click would select `item`; found by clicking as a
     * user. */
    [[nodiscard]] bool clickUntilSelected(const std::function<bool(const SelectedItem&)>& wanted,
                                          int step = 6)
    {
        for (int y = step; y < view.height() - 40; y += step)
            for (int x = step; x < view.width(); x += step) {
                QTest::mouseClick(&view, Qt::LeftButton, Qt::NoModifier, QPoint(x, y));
                const auto& items = selection.items();
                if (items.size() == 1 && wanted(*items.begin()))
                    return true;
            }
        return false;
    }
};

std::size_t countPixels(const QImage& image, const std::function<bool(const QColor&)>& accept)
{
    std::size_t count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += accept(image.pixelColor(x, y)) ? 1U : 0U;
    return count;
}

bool isNear(const QColor& a, const QColor& b)
{
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue()) < 24;
}

/** What the canvas shows above its legend and beside its tools. */
QImage drawn(TopologyView& view)
{
    const QImage image = view.grab().toImage();
    return image.copy(kTools, 0, image.width() - kTools, image.height() - 40);
}

bool isNodeRow(const SelectedItem& item)
{
    return item.table.kind == TableKind::nodes;
}
bool isMessageRow(const SelectedItem& item)
{
    return item.table.kind == TableKind::messages;
}

} // namespace

class TestTopologyView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theSampleShowsSaturatedChannelsInTheirColour();
    void screenReadersFindNodesSwitchesLinksAndMessages();
    void anEmptyProjectSaysWhatBelongsHere();
    void aPlatformWithoutMessagesIsDrawn();
    void clicksSelectNodesSwitchesLinksAndMessages();
    void aMessageSelectedElsewhereBringsItsRouteForward();
    void controlClickTogglesAndEscapeClears();
    void aDragSelectsTheRackInside();
    void theWheelZoomsAtThePointer();
    void theMiddleButtonAndSpaceMoveThePicture();
    void fittingFollowsThePlatformUntilTheUserZooms();
    void theStepChangesWhatIsLoaded();
    void tabAndArrowsMoveTheSelection();
    void anEditOfTheProjectRedraws();
    void picturesAreWrittenInEveryFormat();
    void aLargeProjectIsDrawnFromJobs();
};

void TestTopologyView::initTestCase()
{
    applyLook({ColorScheme::light});
}

void TestTopologyView::theSampleShowsSaturatedChannelsInTheirColour()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    const QImage image = drawn(bench.view);
    const std::size_t total =
        static_cast<std::size_t>(image.width()) * static_cast<std::size_t>(image.height());
    const std::size_t painted =
        countPixels(image, [](const QColor& c) { return !isNear(c, theme().ground); });
    QVERIFY2(painted > total / 50, qPrintable(QString::number(painted)));
    // The saturated colour is there; without load there is none of it.
    const auto isSaturated = [](const QColor& c) { return isNear(c, theme().load(1)); };
    QVERIFY(countPixels(image, isSaturated) > 100);
    Project idle = test::tableOne();
    idle.workloads = SharedRows<Workload>{Workload{"messages", {}, {}, {}}};
    bench.load(idle);
    QTRY_VERIFY(bench.isReady());
    QCOMPARE(countPixels(drawn(bench.view), isSaturated), std::size_t{0});
}

void TestTopologyView::screenReadersFindNodesSwitchesLinksAndMessages()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    QAccessibleInterface* canvas = QAccessible::queryAccessibleInterface(&bench.view);
    QVERIFY(canvas);
    QCOMPARE(canvas->text(QAccessible::Name), QStringLiteral("Topology"));
    QMap<QString, QAccessibleInterface*> things;
    for (int i = 0; i < canvas->childCount(); ++i)
        if (QAccessibleInterface* thing = canvas->child(i); thing->role() == QAccessible::ListItem) {
            QCOMPARE(canvas->indexOfChild(thing), i);
            things[thing->text(QAccessible::Name)] = thing;
        }
    for (const char* name : {"Node X1", "Node Y3", "Switch torX", "Message e3"})
        QVERIFY2(things.contains(QLatin1String(name)), name);
    QAccessibleInterface* node = things[QStringLiteral("Node X1")];
    QVERIFY(bench.view.rect().contains(
        QRect(bench.view.mapFromGlobal(node->rect().topLeft()), node->rect().size())));
    QVERIFY(node->text(QAccessible::Description).contains(QLatin1String("torX")));
    QVERIFY(!node->state().selected);
    node->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_VERIFY(node->state().selected);
    QCOMPARE(bench.selection.items().size(), 1U);
    things[QStringLiteral("Message e3")]->actionInterface()->doAction(
        QAccessibleActionInterface::pressAction());
    QTRY_VERIFY(things[QStringLiteral("Message e3")]->state().selected);
    QVERIFY(!node->state().selected);
}

void TestTopologyView::anEmptyProjectSaysWhatBelongsHere()
{
    Bench bench{Project()};
    QTRY_VERIFY(bench.isReady());
    const QImage image = drawn(bench.view);
    QTRY_VERIFY(countPixels(drawn(bench.view), [](const QColor& c) { return c.lightness() < 140; }) > 200);
    // Nothing to select, nothing to fall over.
    QTest::mouseClick(&bench.view, Qt::LeftButton, Qt::NoModifier, image.rect().center());
    QTest::keyClick(&bench.view, Qt::Key_Right);
    bench.view.fit();
    bench.view.zoomIn();
    QVERIFY(bench.selection.items().empty());
}

void TestTopologyView::aPlatformWithoutMessagesIsDrawn()
{
    Project project;
    project.platforms = test::tableOne().platforms;
    Bench bench(std::move(project));
    QTRY_VERIFY(bench.isReady());
    QTRY_VERIFY(countPixels(drawn(bench.view), [](const QColor& c) { return isNear(c, theme().surface); }) >
                2000);
    QVERIFY(bench.clickUntilSelected(isNodeRow));
}

void TestTopologyView::clicksSelectNodesSwitchesLinksAndMessages()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    QVERIFY(bench.clickUntilSelected([](const SelectedItem& item) {
        return item == SelectedItem{{TableKind::nodes, 0}, 1, 2};
    }));
    QVERIFY(bench.clickUntilSelected([](const SelectedItem& item) {
        return item == SelectedItem{{TableKind::switches, 0}, 1};
    }));
    QVERIFY(bench.clickUntilSelected(
        [](const SelectedItem& item) {
            return item == SelectedItem{{TableKind::links, 0}, 0};
        },
        3));
    for (std::size_t row = 0; row < 5; ++row)
        QVERIFY2(bench.clickUntilSelected(
                     [row](const SelectedItem& item) { return isMessageRow(item) && item.row == row; }, 4),
                 qPrintable(QStringLiteral("message of row %1").arg(row)));
    // Beside everything.
    QTest::mouseClick(&bench.view, Qt::LeftButton, Qt::NoModifier, QPoint(2, 2));
    QVERIFY(bench.selection.items().empty());
}

void TestTopologyView::aMessageSelectedElsewhereBringsItsRouteForward()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    const auto isSelected = [](const QColor& c) { return isNear(c, theme().selection()); };
    const std::size_t ofText = countPixels(drawn(bench.view), isSelected);
    bench.selection.setItems({SelectedItem{{TableKind::messages, 0}, 0}});
    QTRY_VERIFY(countPixels(drawn(bench.view), isSelected) > ofText + 300);
    QVERIFY(!bench.view.accessibleDescription().isEmpty());
    bench.selection.setItems({});
    QTRY_COMPARE(countPixels(drawn(bench.view), isSelected), ofText);
}

void TestTopologyView::controlClickTogglesAndEscapeClears()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    QVERIFY(bench.clickUntilSelected(isNodeRow));
    const SelectedItem first = *bench.selection.items().begin();
    bench.selection.setItems({SelectedItem{{TableKind::switches, 0}, 0}});
    // The same place again, found anew with Ctrl held.
    bool isAdded = false;
    for (int y = 6; y < bench.view.height() - 40 && !isAdded; y += 6)
        for (int x = 6; x < bench.view.width() && !isAdded; x += 6) {
            bench.selection.setItems({SelectedItem{{TableKind::switches, 0}, 0}});
            const QPoint point(x, y);
            QTest::mouseClick(&bench.view, Qt::LeftButton, Qt::ControlModifier, point);
            if (!bench.selection.contains(first))
                continue;
            isAdded = true;
            QCOMPARE(bench.selection.items().size(), std::size_t{2});
            QTest::mouseClick(&bench.view, Qt::LeftButton, Qt::ControlModifier, point);
            QVERIFY(!bench.selection.contains(first));
            QCOMPARE(bench.selection.items().size(), std::size_t{1});
        }
    QVERIFY(isAdded);
    QTest::keyClick(&bench.view, Qt::Key_Escape);
    QVERIFY(bench.selection.items().empty());
}

void TestTopologyView::aDragSelectsTheRackInside()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    const QPoint end(bench.view.width() / 2, bench.view.height() - 50);
    QTest::mousePress(&bench.view, Qt::LeftButton, Qt::NoModifier, QPoint(1, 1));
    QTest::mouseMove(&bench.view, QPoint(60, 60));
    QTest::mouseMove(&bench.view, end);
    QTest::mouseRelease(&bench.view, Qt::LeftButton, Qt::NoModifier, end);
    // The left half: torX and its three nodes.
    QCOMPARE(bench.selection.items().size(), std::size_t{4});
    QVERIFY(bench.selection.contains({{TableKind::switches, 0}, 0}));
    for (std::size_t member = 0; member < 3; ++member)
        QVERIFY(bench.selection.contains({{TableKind::nodes, 0}, 0, member}));
}

void TestTopologyView::theWheelZoomsAtThePointer()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    QVERIFY(bench.clickUntilSelected(isNodeRow));
    const double before = bench.view.zoom();
    // A node under the pointer stays under it. Found from below, where no NIC stands for it.
    QPoint lowest;
    const SelectedItem node = *bench.selection.items().begin();
    for (int y = bench.view.height() - 40; y > 0 && lowest.isNull(); y -= 4)
        for (int x = 6; x < bench.view.width() && lowest.isNull(); x += 4) {
            QTest::mouseClick(&bench.view, Qt::LeftButton, Qt::NoModifier, QPoint(x, y));
            if (bench.selection.contains(node) && bench.selection.items().size() == 1)
                lowest = QPoint(x, y);
        }
    QVERIFY(!lowest.isNull());
    const QPointF at = lowest + QPoint(4, -14);
    QTest::mouseClick(&bench.view, Qt::LeftButton, Qt::NoModifier, at.toPoint());
    QVERIFY(bench.selection.contains(node));
    QWheelEvent wheel(at, bench.view.mapToGlobal(at), QPoint(), QPoint(0, 240), Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&bench.view, &wheel);
    QVERIFY(bench.view.zoom() > 1.4 * before);
    bench.selection.setItems({});
    QTest::mouseClick(&bench.view, Qt::LeftButton, Qt::NoModifier, at.toPoint());
    QVERIFY(bench.selection.contains(node));
}

void TestTopologyView::theMiddleButtonAndSpaceMoveThePicture()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    bench.view.setShownMessages(ShownMessages::none); // their names keep inside the canvas
    const QImage before = drawn(bench.view);
    const auto drag = [&](Qt::MouseButton button) {
        QTest::mousePress(&bench.view, button, Qt::NoModifier, QPoint(300, 200));
        QTest::mouseMove(&bench.view, QPoint(320, 210));
        QTest::mouseMove(&bench.view, QPoint(340, 230));
        QTest::mouseRelease(&bench.view, button, Qt::NoModifier, QPoint(340, 230));
        QTest::mouseMove(&bench.view, QPoint(1, 1)); // no hover mark
    };
    drag(Qt::MiddleButton);
    const QImage moved = drawn(bench.view);
    QCOMPARE(moved.copy(40, 30, 700, 400), before.copy(0, 0, 700, 400));
    QTest::keyPress(&bench.view, Qt::Key_Space);
    drag(Qt::LeftButton);
    QTest::keyRelease(&bench.view, Qt::Key_Space);
    // Above the small map, which comes when the picture leaves the canvas.
    QCOMPARE(drawn(bench.view).copy(80, 60, 700, 340), before.copy(0, 0, 700, 340));
    QVERIFY(bench.selection.items().empty());
    bench.view.fit();
    QCOMPARE(drawn(bench.view), before);
}

void TestTopologyView::fittingFollowsThePlatformUntilTheUserZooms()
{
    Bench bench(test::tableOne(), QSize(500, 320));
    QTRY_VERIFY(bench.isReady());
    const double small = bench.view.zoom();
    bench.view.resize(900, 600);
    QTRY_VERIFY(bench.view.zoom() > small);
    bench.view.zoomIn();
    const double chosen = bench.view.zoom();
    bench.view.resize(1000, 700);
    QCoreApplication::processEvents();
    QCOMPARE(bench.view.zoom(), chosen);
    // Another platform is shown whole again.
    ProjectRecipe recipe;
    recipe.platform.topology = RackTopology{12, 240};
    recipe.workload = WorkloadRecipe();
    bench.load(*makeProject(recipe));
    QTRY_VERIFY(bench.isReady());
    QVERIFY(bench.view.zoom() < chosen);
    bench.view.zoomOut();
    QSignalSpy zooms(&bench.view, &TopologyView::zoomChanged);
    bench.view.fit();
    QCOMPARE(zooms.count(), 1);
}

void TestTopologyView::theStepChangesWhatIsLoaded()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    QVERIFY(bench.results.current()->prediction->timeline.stepCount() > 1);
    const QImage first = drawn(bench.view);
    bench.selection.setStep(1);
    QTRY_VERIFY(drawn(bench.view) != first);
    bench.selection.setStep(0);
    QTRY_COMPARE(drawn(bench.view), first);
}

void TestTopologyView::tabAndArrowsMoveTheSelection()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    bench.view.setFocus();
    QTest::keyClick(&bench.view, Qt::Key_Tab);
    QVERIFY(bench.selection.contains({{TableKind::switches, 0}, 0}));
    QTest::keyClick(&bench.view, Qt::Key_Tab);
    QVERIFY(bench.selection.contains({{TableKind::nodes, 0}, 0, 0}));
    QTest::keyClick(&bench.view, Qt::Key_Right);
    QCOMPARE(bench.selection.items().size(), std::size_t{1});
    QVERIFY(bench.selection.contains({{TableKind::nodes, 0}, 0, 1}));
    QTest::keyClick(&bench.view, Qt::Key_Backtab);
    QVERIFY(bench.selection.contains({{TableKind::nodes, 0}, 0, 0}));
}

void TestTopologyView::anEditOfTheProjectRedraws()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    const QImage before = drawn(bench.view);
    MessageRow row = bench.document.project().workloads[0].messages[0];
    row.size = quantity(Dimension::size, 40, "MB");
    QVERIFY(bench.document.submit(
        {"Change size", {ReplaceRows{{TableKind::messages, 0}, 0, 1, std::vector<MessageRow>{row}}}}));
    QTRY_VERIFY(bench.isReady());
    QTRY_VERIFY(drawn(bench.view) != before);
    bench.document.undoStack()->undo();
    QTRY_VERIFY(bench.isReady());
    QTRY_COMPARE(drawn(bench.view), before);
}

void TestTopologyView::picturesAreWrittenInEveryFormat()
{
    Bench bench(test::tableOne());
    QTRY_VERIFY(bench.isReady());
    QTemporaryDir folder;
    const auto written = [&](const char* name) {
        const QString path = folder.filePath(QString::fromLatin1(name));
        bench.view.savePicture(path);
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QByteArray svg = written("net.svg");
    QVERIFY(svg.contains("<svg") && svg.contains("torX") && svg.contains("X1") && svg.contains("e5"));
    QVERIFY(written("net.pdf").startsWith("%PDF"));
    const QImage png = QImage::fromData(written("net.png"));
    QVERIFY(png.width() > 600);
    QVERIFY(countPixels(png, [](const QColor& c) { return isNear(c, theme().load(1)); }) > 100);
}

void TestTopologyView::aLargeProjectIsDrawnFromJobs()
{
    ProjectRecipe recipe;
    recipe.platform.topology = RackTopology{30, 1500};
    recipe.workload = WorkloadRecipe();
    recipe.workload->degree = 4;
    recipe.modelKind = "max-min";
    Bench bench(*makeProject(recipe));
    QTRY_VERIFY_WITH_TIMEOUT(bench.isReady(), test::kPatience);
    QTRY_VERIFY(countPixels(drawn(bench.view), [](const QColor& c) { return isNear(c, theme().surface); }) >
                2000);
    // A message beyond the arrows that are shown one by one still shows its route.
    const auto isSelected = [](const QColor& c) { return isNear(c, theme().selection()); };
    const std::size_t ofText = countPixels(drawn(bench.view), isSelected);
    bench.selection.setItems({SelectedItem{{TableKind::messages, 0}, 17}});
    QTRY_VERIFY(countPixels(drawn(bench.view), isSelected) > ofText + 50);
}

QTEST_MAIN(TestTopologyView)
#include "tst_topology_view.moc"
