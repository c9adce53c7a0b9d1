// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint/canvas_renderer.h"

#include "app/desktop/style/theme.h"
#include "core/recipes/platform_recipe.h"

#include <QImage>
#include <QSignalSpy>
#include <QTest>

using namespace contraflow;

namespace {

constexpr QSize kSize(600, 400);

CanvasPicture pictureOf(const Topology& topology)
{
    PlatformRecipe recipe;
    recipe.topology = topology;
    const Platform platform = *makePlatform(recipe);
    IssueList issues;
    CanvasPicture picture;
    picture.scene = makeScene(Network::build(platform, 0, issues), platform, 0);
    return picture;
}

CanvasFrame frameOf(const CanvasPicture& picture)
{
    const QRectF bounds = pictureBounds(picture);
    CanvasFrame frame;
    frame.area = QRectF(QPointF(), kSize);
    frame.transform.zoom = 2 * kSize.width() / bounds.width(); // half of it is seen
    frame.transform.offset = -bounds.topLeft() * frame.transform.zoom;
    return frame;
}

QImage shown(const CanvasRenderer& renderer, const CanvasFrame& frame)
{
    QImage image(kSize, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    renderer.paint(painter, frame);
    return image;
}

/** Pixels that are not ground. */
int painted(const QImage& image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == theme().ground ? 0 : 1;
    return count;
}

} // namespace

class TestCanvasRenderer : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyLook({ColorScheme::light}); }
    void smallPicturesNeedNoJob();
    void aLargePictureArrivesFromAJob();
    void theLastImageMovesWithThePicture();
    void theLastImageIsScaledWithThePicture();
    void onlyTheLastOfManyRequestsIsPainted();
    void aThreadMayHoldOnToItsTheme();
};

void TestCanvasRenderer::smallPicturesNeedNoJob()
{
    QVERIFY(!CanvasRenderer::isLarge({}));
    QVERIFY(!CanvasRenderer::isLarge(pictureOf(RackTopology{4, 64})));
    QVERIFY(CanvasRenderer::isLarge(pictureOf(RackTopology{40, 2000})));
}

void TestCanvasRenderer::aLargePictureArrivesFromAJob()
{
    const CanvasPicture picture = pictureOf(RackTopology{40, 2000});
    CanvasRenderer renderer;
    QSignalSpy rendered(&renderer, &CanvasRenderer::rendered);
    const CanvasFrame frame = frameOf(picture);
    renderer.request(picture, frame, 1);
    QVERIFY(renderer.isBusy());
    QCOMPARE(painted(shown(renderer, frame)), 0);
    QTRY_COMPARE(rendered.size(), 1);
    QVERIFY(!renderer.isBusy());
    QVERIFY(painted(shown(renderer, frame)) > 2000);
    renderer.clear();
    QCOMPARE(painted(shown(renderer, frame)), 0);
}

void TestCanvasRenderer::theLastImageMovesWithThePicture()
{
    const CanvasPicture picture = pictureOf(RackTopology{40, 2000});
    CanvasRenderer renderer;
    QSignalSpy rendered(&renderer, &CanvasRenderer::rendered);
    CanvasFrame frame = frameOf(picture);
    renderer.request(picture, frame, 1);
    QTRY_COMPARE(rendered.size(), 1);
    const QImage before = shown(renderer, frame);
    frame.transform.offset += QPointF(30, 20);
    const QImage after = shown(renderer, frame);
    QCOMPARE(after.copy(30, 20, 570, 380), before.copy(0, 0, 570, 380));
    // The margin around what was seen comes into view.
    frame.transform.offset -= QPointF(110, 20);
    QVERIFY(painted(shown(renderer, frame).copy(520, 0, 80, 400)) > 0);
}

void TestCanvasRenderer::theLastImageIsScaledWithThePicture()
{
    const CanvasPicture picture = pictureOf(RackTopology{40, 2000});
    CanvasRenderer renderer;
    QSignalSpy rendered(&renderer, &CanvasRenderer::rendered);
    CanvasFrame frame = frameOf(picture);
    renderer.request(picture, frame, 1);
    QTRY_COMPARE(rendered.size(), 1);
    const QImage before = shown(renderer, frame);
    const QPointF fixed(300, 200);
    const QPointF point = frame.transform.toPicture(fixed);
    frame.transform.zoom *= 2;
    frame.transform.offset = fixed - point * frame.transform.zoom;
    const QImage after = shown(renderer, frame);
    int same = 0;
    for (int y = 110; y < 290; y += 6)
        for (int x = 160; x < 440; x += 6)
            same += after.pixel(2 * x - 300, 2 * y - 200) == before.pixel(x, y) ? 1 : 0;
    QVERIFY2(same > 30 * 47 * 8 / 10, qPrintable(QString::number(same)));
}

void TestCanvasRenderer::onlyTheLastOfManyRequestsIsPainted()
{
    const CanvasPicture picture = pictureOf(RackTopology{40, 2000});
    CanvasRenderer renderer;
    QSignalSpy rendered(&renderer, &CanvasRenderer::rendered);
    CanvasFrame frame = frameOf(picture);
    for (int i = 0; i < 20; ++i) {
        frame.transform.offset += QPointF(-5, 0);
        renderer.request(picture, frame, 1);
    }
    QTRY_VERIFY(!renderer.isBusy());
    QCOMPARE(rendered.size(), 2);
    const QImage followed = shown(renderer, frame);
    CanvasRenderer other;
    other.request(picture, frame, 1);
    QTRY_VERIFY(!other.isBusy());
    QCOMPARE(followed, shown(other, frame));
}

void TestCanvasRenderer::aThreadMayHoldOnToItsTheme()
{
    const Theme light = theme();
    applyLook({ColorScheme::dark});
    QVERIFY(theme().isDark);
    {
        const ThemeScope scope(light);
        QVERIFY(!theme().isDark);
    }
    QVERIFY(theme().isDark);
    applyLook({ColorScheme::light});
}

QTEST_MAIN(TestCanvasRenderer)
#include "tst_canvas_renderer.moc"
