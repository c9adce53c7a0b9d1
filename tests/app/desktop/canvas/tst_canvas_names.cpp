// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/layout/canvas_scene.h"
#include "app/desktop/canvas/paint/rack_names.h"
#include "core/recipes/project_recipe.h"
#include "tests/support/builders.h"

#include <QFont>
#include <QFontDatabase>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>

using namespace contraflow;

namespace {

constexpr QRectF kCanvas(0, 0, 720, 350);

CanvasPicture pictureOf(const Platform& platform)
{
    IssueList issues;
    CanvasPicture picture;
    picture.scene = makeScene(Network::build(platform, 0, issues), platform, 0);
    return picture;
}

CanvasPicture pictureOf(const Topology& topology)
{
    PlatformRecipe recipe;
    recipe.topology = topology;
    return pictureOf(*makePlatform(recipe));
}

/** The whole of a picture on a canvas of usual size, enlarged so many times. */
CanvasFrame wholeOf(const CanvasPicture& picture, double times = 1)
{
    const QRectF bounds = pictureBounds(picture);
    CanvasFrame frame;
    frame.area = kCanvas;
    frame.font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    frame.transform.zoom =
        times * std::min(kCanvas.width() / bounds.width(), kCanvas.height() / bounds.height());
    frame.transform.offset = kCanvas.center() - bounds.center() * frame.transform.zoom;
    return frame;
}

/** Torus with so many switches along each way. */
GridTopology torus(std::uint64_t x, std::uint64_t y, std::uint64_t z)
{
    GridTopology topology;
    topology.ends = GridTopology::Ends::joined;
    topology.x = x;
    topology.y = y;
    topology.z = z;
    return topology;
}

} // namespace

class TestCanvasNames : public QObject
{
    Q_OBJECT

private slots:
    void manyNamesAreARange_data();
    void manyNamesAreARange();
    void noTitleCoversAnotherOrABarOrANode_data();
    void noTitleCoversAnotherOrABarOrANode();
    void everyRackIsNamedWhenTheWholeIsSeen_data();
    void everyRackIsNamedWhenTheWholeIsSeen();
    void namesOfNodesAreShortenedAlike_data();
    void namesOfNodesAreShortenedAlike();
    void longNamesOfNodesDoNotStretchTheirRack();
    void placesComeBackWhenTheyAreReleased();
};

void TestCanvasNames::manyNamesAreARange_data()
{
    QTest::addColumn<QString>("names"); // with blanks between them
    QTest::addColumn<QString>("range");
    QTest::newRow("one") << QStringLiteral("tor7") << QStringLiteral("tor7");
    QTest::newRow("numbers stay whole") << QStringLiteral("tor12 tor9 tor10") << QStringLiteral("tor9…12");
    QTest::newRow("last number") << QStringLiteral("edge1-2 edge1-1 edge1-4") << QStringLiteral("edge1-1…4");
    QTest::newRow("first number") << QStringLiteral("s0-3 s5-3") << QStringLiteral("s0-3…5-3");
    QTest::newRow("two kinds") << QStringLiteral("edge1-1 agg1-1 edge1-2 agg1-2")
                               << QStringLiteral("agg1-1…2, edge1-1…2");
    QTest::newRow("without numbers") << QStringLiteral("left right") << QStringLiteral("left, right");
    QTest::newRow("one begins like the other") << QStringLiteral("n n1") << QStringLiteral("n…1");
    QTest::newRow("letters of several bytes") << QStringLiteral("ä1 ö1") << QStringLiteral("ä1, ö1");
}

void TestCanvasNames::manyNamesAreARange()
{
    QFETCH(QString, names);
    QFETCH(QString, range);
    std::vector<std::string> list;
    for (const QString& name : names.split(QLatin1Char(' ')))
        list.push_back(name.toStdString());
    QCOMPARE(rangeOfNames(list), range);
}

void TestCanvasNames::noTitleCoversAnotherOrABarOrANode_data()
{
    QTest::addColumn<Topology>("topology");
    QTest::newRow("25 racks") << Topology(RackTopology{25, 1000});
    QTest::newRow("torus") << Topology(torus(6, 6, 1));
    QTest::newRow("torus in space") << Topology(torus(6, 6, 6));
    QTest::newRow("fat-tree") << Topology(FatTreeTopology{8});
    QTest::newRow("large fat-tree") << Topology(FatTreeTopology{16});
    QTest::newRow("dragonfly") << Topology(DragonflyTopology{2, 4, 2, 0});
    QTest::newRow("large dragonfly") << Topology(DragonflyTopology{2, 8, 8, 64});
}

void TestCanvasNames::noTitleCoversAnotherOrABarOrANode()
{
    QFETCH(Topology, topology);
    const CanvasPicture picture = pictureOf(topology);
    QImage image(kCanvas.size().toSize(), QImage::Format_RGB32);
    QPainter painter(&image);
    std::size_t named = 0;
    for (const double times : {0.6, 1.0, 1.7, 3.0}) {
        PaintContext context(painter, picture, wholeOf(picture, times));
        reserveRacks(context);
        named += context.outerTitles.size();
        for (std::size_t i = 0; i < context.outerTitles.size(); ++i) {
            const QRectF rect = context.outerTitles[i].rect;
            QVERIFY(kCanvas.contains(rect));
            for (std::size_t other = 0; other < i; ++other)
                QVERIFY(!rect.intersects(context.outerTitles[other].rect));
            for (const RackBox* rack : context.visible) {
                QVERIFY(!rect.intersects(context.transform.toScreen(rack->bar)));
                for (const NodeId node : rack->nodes)
                    QVERIFY(!rect.intersects(
                        context.transform.toScreen(picture.scene->layout.squares[node.index()])));
            }
        }
    }
    QVERIFY(named > 0); // or nothing was looked at
}

void TestCanvasNames::everyRackIsNamedWhenTheWholeIsSeen_data()
{
    QTest::addColumn<Topology>("topology");
    QTest::newRow("25 racks") << Topology(RackTopology{25, 1000});
    QTest::newRow("torus") << Topology(torus(6, 6, 1));
    QTest::newRow("three levels") << Topology(TreeTopology{3, 4});
}

void TestCanvasNames::everyRackIsNamedWhenTheWholeIsSeen()
{
    QFETCH(Topology, topology);
    const CanvasPicture picture = pictureOf(topology);
    QImage image(kCanvas.size().toSize(), QImage::Format_RGB32);
    QPainter painter(&image);
    PaintContext context(painter, picture, wholeOf(picture));
    reserveRacks(context);
    QStringList beside;
    for (const OuterTitle& title : context.outerTitles)
        beside << title.text;
    for (const RackBox* rack : context.visible) {
        const QString name = picture.scene->titles[rack->networkSwitch->index()];
        QVERIFY2(titleInBar(context, *rack) == name || beside.contains(name), qPrintable(name));
    }
}

void TestCanvasNames::namesOfNodesAreShortenedAlike_data()
{
    QTest::addColumn<QString>("names");  // with blanks between them
    QTest::addColumn<QString>("widest"); // that there is room for
    QTest::addColumn<QString>("shown");
    const QString rack = QStringLiteral("r8n1 r8n9 r8n10");
    QTest::newRow("room") << rack << QStringLiteral("r8n10") << rack;
    QTest::newRow("less room") << rack << QStringLiteral("r…10") << QStringLiteral("r…1 r…9 r…10");
    QTest::newRow("little room") << rack << QStringLiteral("10") << QStringLiteral("1 9 10");
    QTest::newRow("ending") << QStringLiteral("n1.site n2.site") << QStringLiteral("n1…")
                            << QStringLiteral("n1… n2…");
    QTest::newRow("nothing alike") << QStringLiteral("login storage7") << QStringLiteral("n")
                                   << QStringLiteral("login storage7");
}

void TestCanvasNames::namesOfNodesAreShortenedAlike()
{
    QFETCH(const QString, names);
    QFETCH(const QString, widest);
    QFETCH(const QString, shown);
    const QFontMetricsF metrics(QFontDatabase::systemFont(QFontDatabase::GeneralFont));
    const QStringList list = names.split(QLatin1Char(' '));
    const std::vector<QString> room =
        namesInRoom({list.begin(), list.end()}, metrics.horizontalAdvance(widest) + 0.5, metrics);
    QCOMPARE(QStringList(room.begin(), room.end()).join(QLatin1Char(' ')), shown);
}

void TestCanvasNames::longNamesOfNodesDoNotStretchTheirRack()
{
    const auto widthWith = [](const std::string& name) {
        Platform platform = test::tableOne().platforms[0];
        platform.nodes.append(test::nodes(name + "[1-8]", "torX"));
        const CanvasPicture picture = pictureOf(platform);
        return picture.scene->layout.racks[picture.scene->network->findSwitch("torX")->index()].box.width();
    };
    QVERIFY(widthWith("n") < widthWith("compute-0"));
    QCOMPARE(widthWith(std::string(200, 'm')), widthWith(std::string(20, 'm')));
}

void TestCanvasNames::placesComeBackWhenTheyAreReleased()
{
    LabelPlacer places;
    QVERIFY(places.take({0, 0, 200, 200}));
    const std::size_t kept = places.count();
    QVERIFY(places.take({-300, -300, 100, 500}));
    QVERIFY(!places.take({-250, 100, 10, 10}));
    places.release(kept);
    QVERIFY(places.take({-250, 100, 10, 10}));
    QVERIFY(!places.take({190, 190, 100, 100}));
}

QTEST_MAIN(TestCanvasNames)
#include "tst_canvas_names.moc"
