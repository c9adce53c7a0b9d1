// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_text.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/style/theme.h"
#include "core/base/random.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QMimeData>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

using namespace contraflow;

namespace {

const QString kSeries = QStringLiteral("Series");

/** Three rows with boxes of 1, 2 and 3 s that stand for items 10, 20 and 30. */
PlotContent threeBoxes()
{
    PlotContent content;
    content.title = QStringLiteral("Three boxes");
    content.subtitle = QStringLiteral("for a test");
    content.x.kind = AxisKind::time;
    content.x.quantity = QStringLiteral("Time");
    content.x.upper = 4;
    content.y.kind = AxisKind::rows;
    content.y.quantity = QStringLiteral("Row");
    content.y.lower = -0.5;
    content.y.upper = 2.5;
    content.boxes.emplace_back();
    content.boxes[0].name = kSeries;
    content.boxes[0].color = QColor(Qt::red);
    for (int i = 0; i < 3; ++i) {
        PlotBox box;
        box.to = i + 1;
        box.low = i - 0.3;
        box.high = i + 0.3;
        box.fill = QColor(Qt::red);
        box.item = static_cast<std::uint32_t>(10 * (i + 1));
        content.boxes[0].boxes.push_back(box);
        content.y.rows.push_back(QStringLiteral("row %1").arg(i));
    }
    return content;
}

void wheel(QWidget* widget, const QPoint& at, int steps, Qt::KeyboardModifiers modifiers = {})
{
    QWheelEvent event(QPointF(at), QPointF(widget->mapToGlobal(at)), QPoint(), QPoint(0, 120 * steps),
                      Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
    QApplication::sendEvent(widget, &event);
}

} // namespace

class TestPlotView : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void clickOnABoxNamesItsItem();
    void clickOnARowNameNamesItsItem();
    void clickBesideTheBoxesTellsTheTime();
    void wheelZoomsAndDoubleClickShowsEverything();
    void dragPansAndNeverLeavesTheData();
    void controlDragZoomsIntoTheRectangle();
    void everyStretchLiesWithinTheWhole();
    void keysZoomAndReset();
    void clickInTheLegendHidesTheSeries();
    void hiddenSeriesDoNotAnswerClicks();
    void zoomStaysWhenOnlyValuesChange();
    void zoomIsLeftWhenTheRowsChange();
    void highlightIsVisible();
    void highlightHasNoColourOfAModel();
    void whatIsLowLeavesRoomAboveAndBelow();
    void staleContentIsGreyed();
    void emptyPlotShowsItsHint();
    void savesEveryFormat();
    void refusesUnknownEndingsAndNamesTheFile();
    void reportsAFolderThatDoesNotExist();
    void copiesDataAsText();
    void copiesAPicture();
    void screenReadersFindTheBoxes();
    void aLowPlotKeepsItsDataRatherThanItsLegend();
    void aScaleOfColoursStandsBesideTheData();
    void aLowPlotOnTheScreenHasDataBeforeItsSubtitle();
    void aPlotIsFittedAlikeInSightAndOutOfIt();
    void linesDoNotStrikeNotesThrough();
    void aNoteWithoutRoomIsSaidInBrief();
    void whatIsDrawnDependsOnNoRoomOfBefore();

private:
    [[nodiscard]] QPoint at(double x, double y) const { return m_view->pixelOf(x, y); }

    std::unique_ptr<PlotView> m_view;
};

void TestPlotView::init()
{
    applyLook({ColorScheme::light});
    m_view = std::make_unique<PlotView>();
    m_view->resize(420, 360);
    m_view->setContent(threeBoxes());
    m_view->setTable([] {
        Table table = plotTable({"a", "b"});
        table.addRow({1, 2.5});
        return table;
    });
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    QTRY_VERIFY(m_view->visibleX() == (PlotInterval{0, 4}));
    QTRY_VERIFY(at(0, 0).x() > 40); // the row names have their room
}

void TestPlotView::cleanup()
{
    m_view.reset();
}

void TestPlotView::clickOnABoxNamesItsItem()
{
    QSignalSpy clicked(m_view.get(), &PlotView::itemClicked);
    QTest::mouseClick(m_view->canvas(), Qt::LeftButton, Qt::ControlModifier, at(1.5, 1));
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(clicked[0][0].toUInt(), 20U);
    QCOMPARE(clicked[0][1].value<Qt::KeyboardModifiers>(), Qt::ControlModifier);
}

void TestPlotView::clickOnARowNameNamesItsItem()
{
    QSignalSpy clicked(m_view.get(), &PlotView::itemClicked);
    QTest::mouseClick(m_view->canvas(), Qt::LeftButton, {}, QPoint(at(0, 2).x() - 15, at(0, 2).y()));
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(clicked[0][0].toUInt(), 30U);
}

void TestPlotView::clickBesideTheBoxesTellsTheTime()
{
    QSignalSpy clicked(m_view.get(), &PlotView::itemClicked);
    QSignalSpy empty(m_view.get(), &PlotView::emptyClicked);
    QTest::mouseClick(m_view->canvas(), Qt::LeftButton, {}, at(3.5, 0));
    QCOMPARE(clicked.size(), 0);
    QCOMPARE(empty.size(), 1);
    QVERIFY(std::abs(empty[0][0].toDouble() - 3.5) < 0.02);
}

void TestPlotView::wheelZoomsAndDoubleClickShowsEverything()
{
    wheel(m_view->canvas(), at(2, 1), 3);
    const PlotInterval zoomed = m_view->visibleX();
    QVERIFY(zoomed.to - zoomed.from < 3);
    QVERIFY(zoomed.from < 2 && zoomed.to > 2); // around the pointer
    QTest::mouseDClick(m_view->canvas(), Qt::LeftButton, {}, at(2, 1));
    QCOMPARE(m_view->visibleX(), (PlotInterval{0, 4}));
    wheel(m_view->canvas(), at(2, 1), -5); // nothing lies further out
    QCOMPARE(m_view->visibleX(), (PlotInterval{0, 4}));
}

void TestPlotView::dragPansAndNeverLeavesTheData()
{
    wheel(m_view->canvas(), at(2, 1), 5);
    const PlotInterval before = m_view->visibleX();
    const QPoint from = at(2, 1);
    QTest::mousePress(m_view->canvas(), Qt::LeftButton, {}, from);
    QMouseEvent move(QEvent::MouseMove, QPointF(from + QPoint(-60, 0)),
                     m_view->canvas()->mapToGlobal(QPointF(from)), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(m_view->canvas(), &move);
    const PlotInterval after = m_view->visibleX();
    QVERIFY(after.from > before.from);
    QVERIFY(qFuzzyCompare(after.to - after.from, before.to - before.from));
    QMouseEvent far(QEvent::MouseMove, QPointF(from + QPoint(-6000, 0)),
                    m_view->canvas()->mapToGlobal(QPointF(from)), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(m_view->canvas(), &far);
    QTest::mouseRelease(m_view->canvas(), Qt::LeftButton, {}, from);
    QVERIFY(m_view->visibleX().to <= 4 + 1e-9);
}

void TestPlotView::controlDragZoomsIntoTheRectangle()
{
    const QPoint from = at(1, 0.5);
    const QPoint to = at(3, 1.5);
    QSignalSpy clicked(m_view.get(), &PlotView::itemClicked);
    QTest::mousePress(m_view->canvas(), Qt::LeftButton, Qt::ControlModifier, from);
    QMouseEvent move(QEvent::MouseMove, QPointF(to), m_view->canvas()->mapToGlobal(QPointF(to)), Qt::NoButton,
                     Qt::LeftButton, Qt::ControlModifier);
    QApplication::sendEvent(m_view->canvas(), &move);
    QTest::mouseRelease(m_view->canvas(), Qt::LeftButton, Qt::ControlModifier, to);
    QVERIFY(std::abs(m_view->visibleX().from - 1) < 0.05);
    QVERIFY(std::abs(m_view->visibleX().to - 3) < 0.05);
    QCOMPARE(clicked.size(), 0); // a drag is no click
}

void TestPlotView::everyStretchLiesWithinTheWhole()
{
    // to - (to - from) may be less than from.
    Random random(1);
    int rounded = 0;
    for (int i = 0; i < 10'000; ++i) {
        const double from = random.unit() * 100;
        const PlotInterval whole{from, from + random.unit() * 10};
        const PlotInterval asked{whole.from - random.unit(), whole.to + random.unit()};
        const PlotInterval shown = asked.within(whole);
        QCOMPARE(shown.from, whole.from);
        QVERIFY(std::abs(shown.to - whole.to) <= 1e-12 * whole.to);
        rounded += whole.to - (whole.to - whole.from) < whole.from;
    }
    QVERIFY(rounded > 0);
    QCOMPARE((PlotInterval{1, 2}.within({3, 3})), (PlotInterval{3, 3}));
}

void TestPlotView::keysZoomAndReset()
{
    QTest::keyClick(m_view->canvas(), Qt::Key_Plus);
    QVERIFY(m_view->visibleX().to - m_view->visibleX().from < 3.9);
    QTest::keyClick(m_view->canvas(), Qt::Key_Home);
    QCOMPARE(m_view->visibleX(), (PlotInterval{0, 4}));
}

void TestPlotView::clickInTheLegendHidesTheSeries()
{
    QVERIFY(m_view->isSeriesShown(kSeries));
    const QPoint entry(30, m_view->canvas()->height() - 14);
    QTest::mouseClick(m_view->canvas(), Qt::LeftButton, {}, entry);
    QVERIFY(!m_view->isSeriesShown(kSeries));
    QTest::mouseClick(m_view->canvas(), Qt::LeftButton, {}, entry);
    QVERIFY(m_view->isSeriesShown(kSeries));
}

void TestPlotView::hiddenSeriesDoNotAnswerClicks()
{
    m_view->setSeriesShown(kSeries, false);
    QSignalSpy clicked(m_view.get(), &PlotView::itemClicked);
    QTest::mouseClick(m_view->canvas(), Qt::LeftButton, {}, at(1.5, 1));
    QCOMPARE(clicked.size(), 0);
}

void TestPlotView::zoomStaysWhenOnlyValuesChange()
{
    wheel(m_view->canvas(), at(2, 1), 3);
    const PlotInterval zoomed = m_view->visibleX();
    PlotContent other = threeBoxes();
    other.boxes[0].boxes[0].to = 1.7;
    m_view->setContent(std::move(other));
    QCOMPARE(m_view->visibleX(), zoomed);
}

void TestPlotView::zoomIsLeftWhenTheRowsChange()
{
    wheel(m_view->canvas(), at(2, 1), 3);
    PlotContent other = threeBoxes();
    other.y.rows.push_back(QStringLiteral("row 3"));
    m_view->setContent(std::move(other));
    QCOMPARE(m_view->visibleX(), (PlotInterval{0, 4}));
}

void TestPlotView::highlightIsVisible()
{
    const QPoint beside = at(3.7, 1) + QPoint(0, 5);
    const QColor before = m_view->canvas()->grab().toImage().pixelColor(beside);
    QCOMPARE(before, theme().ground);
    m_view->setHighlighted({20});
    QTRY_VERIFY(m_view->canvas()->grab().toImage().pixelColor(beside) != before);
}

void TestPlotView::linesDoNotStrikeNotesThrough()
{
    PlotContent content = threeBoxes();
    content.boxes.clear();
    // As far apart as the note is wide, a dozen of lines crosses it.
    for (int line = 1; line < 40; ++line)
        content.verticals.push_back(0.1 * line);
    const int y = at(0, 1).y();
    const auto inkBelow = [&](const QImage& image) {
        int ink = 0;
        for (int x = at(0.05, 1).x(); x < at(1, 1).x(); ++x)
            ink += image.pixelColor(x, y + 3) == theme().ground ? 0 : 1;
        return ink;
    };
    m_view->setContent(content);
    const int lines = inkBelow(m_view->canvas()->grab().toImage());
    QVERIFY(lines >= 9);
    content.notes.push_back({1, 1, QStringLiteral("................................................")});
    m_view->setContent(content);
    // The dots of the note stand at its foot: above them is the ground, and no line.
    QTRY_COMPARE(inkBelow(m_view->canvas()->grab().toImage()), 0);
}

void TestPlotView::highlightHasNoColourOfAModel()
{
    PlotContent content = threeBoxes();
    content.boxes[0].boxes[1].fill = theme().model(QStringLiteral("max-min"));
    m_view->setContent(content);
    const auto count = [this](const QColor& color) {
        const QImage picture = m_view->picture();
        int pixels = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                pixels += picture.pixelColor(x, y) == color ? 1 : 0;
        return pixels;
    };
    const int before = count(theme().text);
    m_view->setHighlighted({20});
    QVERIFY(count(theme().text) > before + 200);
    QCOMPARE(count(theme().accent), 0);
}

void TestPlotView::whatIsLowLeavesRoomAboveAndBelow()
{
    const auto isRed = [this](double y) {
        const QImage picture = m_view->canvas()->grab().toImage();
        return picture.pixelColor(at(0.5, y) * picture.devicePixelRatio()) == QColor(Qt::red);
    };
    QVERIFY(isRed(0) && isRed(0.25) && isRed(-0.25));
    PlotContent content = threeBoxes();
    content.boxes[0].isLow = true;
    m_view->setContent(content);
    QTRY_VERIFY(!isRed(0.25));
    QVERIFY(isRed(0) && !isRed(-0.25));
}

void TestPlotView::staleContentIsGreyed()
{
    const QPoint inside = at(0.5, 1);
    QCOMPARE(m_view->canvas()->grab().toImage().pixelColor(inside), QColor(Qt::red));
    m_view->setStale(true);
    QTRY_VERIFY(m_view->canvas()->grab().toImage().pixelColor(inside) != QColor(Qt::red));
    m_view->setStale(false);
    QCOMPARE(m_view->canvas()->grab().toImage().pixelColor(inside), QColor(Qt::red));
}

void TestPlotView::emptyPlotShowsItsHint()
{
    PlotContent hint;
    hint.hint = QStringLiteral("What belongs here");
    m_view->setContent(hint);
    const QImage image = m_view->canvas()->grab().toImage();
    bool hasText = false;
    for (int x = 0; x < image.width() && !hasText; ++x)
        for (int y = image.height() / 2 - 10; y < image.height() / 2 + 10; ++y)
            hasText = hasText || image.pixelColor(x, y) != theme().ground;
    QVERIFY(hasText);
    QCOMPARE(image.pixelColor(image.width() / 2, 8), theme().ground); // no axes, no title
    QVERIFY(!m_view->rendered(PlotView::Format::png).has_value());
}

void TestPlotView::aScaleOfColoursStandsBesideTheData()
{
    const int alone = at(4, 0).x();
    PlotContent content = threeBoxes();
    content.colors.emplace();
    content.colors->kind = AxisKind::size;
    content.colors->quantity = QStringLiteral("Sent");
    content.colors->upper = 3e6;
    m_view->setContent(content);
    QTRY_VERIFY(at(4, 0).x() < alone - 30); // there is room for it
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("plot.svg"));
    QVERIFY(m_view->save(path).has_value());
    QFile svg(path);
    QVERIFY(svg.open(QIODevice::ReadOnly));
    QVERIFY(svg.readAll().contains("Sent (MB)"));
    const QImage picture = m_view->picture();
    const int inStrip = 2 * (at(4, 0).x() + 18);
    QVERIFY(picture.pixelColor(inStrip, 2 * at(0, -0.4).y()).red() > 200); // the most on top
    QVERIFY(picture.pixelColor(inStrip, 2 * at(0, 2.4).y()).red() < 60);
    // A narrow plot keeps its data rather than the scale.
    m_view->resize(200, 360);
    m_view->setContent(content);
    QTRY_VERIFY(at(4, 0).x() > 180);
}

void TestPlotView::savesEveryFormat()
{
    QTemporaryDir folder;
    const auto path = [&](const char* name) { return folder.filePath(QLatin1String(name)); };
    for (const char* name : {"plot.png", "plot.svg", "plot.PDF", "plot.csv"}) {
        const Result<void> saved = m_view->save(path(name));
        QVERIFY2(saved.has_value(), saved ? "" : saved.error().message.c_str());
    }
    const QImage png(path("plot.png"));
    QCOMPARE(png.size(), m_view->canvas()->size() * 2);
    bool hasRed = false;
    for (int x = 0; x < png.width() && !hasRed; ++x)
        hasRed = png.pixelColor(x, at(0, 1).y() * 2) == QColor(Qt::red);
    QVERIFY(hasRed);

    QSvgRenderer svg(path("plot.svg"));
    QVERIFY(svg.isValid());
    QCOMPARE(svg.viewBox().size(), m_view->canvas()->size());
    QFile svgFile(path("plot.svg"));
    QVERIFY(svgFile.open(QIODevice::ReadOnly));
    QVERIFY(svgFile.readAll().contains("Three boxes"));

    QFile pdf(path("plot.PDF"));
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    const QByteArray bytes = pdf.readAll();
    QVERIFY(bytes.startsWith("%PDF-"));
    QVERIFY(bytes.trimmed().endsWith("%%EOF"));
    QVERIFY(bytes.contains("/MediaBox [0 0 "));

    QFile csv(path("plot.csv"));
    QVERIFY(csv.open(QIODevice::ReadOnly));
    QCOMPARE(csv.readAll(), QByteArray("a,b\n1,2.5\n"));
}

void TestPlotView::refusesUnknownEndingsAndNamesTheFile()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("plot.xyz"));
    const Result<void> saved = m_view->save(path);
    QVERIFY(!saved.has_value());
    QVERIFY(QString::fromStdString(saved.error().message).contains(path));
    QVERIFY(QString::fromStdString(saved.error().message).contains(QStringLiteral(".svg")));
    QVERIFY(!QFile::exists(path));
}

void TestPlotView::reportsAFolderThatDoesNotExist()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("missing/plot.png"));
    const Result<void> saved = m_view->save(path);
    QVERIFY(!saved.has_value());
    QCOMPARE(saved.error().code, ErrorCode::environment);
    QVERIFY(QString::fromStdString(saved.error().message).contains(path));
}

void TestPlotView::copiesDataAsText()
{
    QSignalSpy copied(m_view.get(), &PlotView::copied);
    m_view->copyData();
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("a\tb\n1\t2.5\n"));
    QCOMPARE(copied.size(), 1);
    QVERIFY(copied[0][0].toString().contains(QStringLiteral("Three boxes")));
}

void TestPlotView::copiesAPicture()
{
    m_view->copyPicture();
    QVERIFY(QApplication::clipboard()->mimeData()->hasImage());
    QCOMPARE(QApplication::clipboard()->image().size(), m_view->canvas()->size() * 2);
}

void TestPlotView::screenReadersFindTheBoxes()
{
    m_view->setDescriber([](std::uint32_t item, double) { return QStringLiteral("item %1").arg(item); });
    QAccessibleInterface* plot = QAccessible::queryAccessibleInterface(m_view->canvas());
    QVERIFY(plot);
    QCOMPARE(plot->role(), QAccessible::List);
    QCOMPARE(plot->childCount(), 3);
    for (int i = 0; i < 3; ++i) {
        QAccessibleInterface* box = plot->child(i);
        QCOMPARE(box->parent(), plot);
        QCOMPARE(plot->indexOfChild(box), i);
        QCOMPARE(box->text(QAccessible::Name), QStringLiteral("row %1, Series").arg(i));
        QCOMPARE(box->text(QAccessible::Description), QStringLiteral("item %1").arg(10 * (i + 1)));
        const QPoint inside = m_view->canvas()->mapToGlobal(at(0.5, i));
        QVERIFY(box->rect().contains(inside));
        QCOMPARE(plot->childAt(inside.x(), inside.y()), box);
        QVERIFY(!box->state().selected);
    }
    m_view->setHighlighted({20});
    QVERIFY(plot->child(1)->state().selected);
    QVERIFY(!plot->child(0)->state().selected);
    QSignalSpy clicked(m_view.get(), &PlotView::itemClicked);
    plot->child(2)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(clicked.first().first().toUInt(), 30U);
    QAccessibleInterface* last = plot->child(2);
    PlotContent fewer = threeBoxes();
    fewer.boxes[0].boxes.pop_back();
    m_view->setContent(fewer);
    QCOMPARE(plot->childCount(), 2);
    QVERIFY(!last->isValid());
    QVERIFY(last->text(QAccessible::Name).isEmpty());
}

void TestPlotView::aLowPlotKeepsItsDataRatherThanItsLegend()
{
    const auto heightOfData = [this] { return at(0, 2.5).y() - at(0, -0.5).y(); };
    m_view->resize(420, 150);
    QTRY_VERIFY(heightOfData() < 150);
    const int lines = heightOfData() / m_view->fontMetrics().height();
    QVERIFY2(lines >= 4, QByteArray::number(lines));
}

void TestPlotView::aLowPlotOnTheScreenHasDataBeforeItsSubtitle()
{
    PlotContent content = threeBoxes();
    const auto heightOfData = [this] { return at(0, 2.5).y() - at(0, -0.5).y(); };
    const auto heightWith = [&](const QString& subtitle) {
        content.subtitle = subtitle;
        m_view->setContent(content);
        QCoreApplication::processEvents(); // which lay it out
        return heightOfData();
    };
    const int least = 7 * m_view->fontMetrics().height();
    int shown = 0;
    int hidden = 0;
    for (int height = 150; height <= 360; height += 10) {
        m_view->resize(420, height);
        const int withLine = heightWith(QStringLiteral("one line"));
        const int withLines = heightWith(QStringLiteral("as much as takes more lines than one ").repeated(3));
        QVERIFY2(withLines >= std::min(withLine, least), QByteArray::number(height));
        ++(withLines < withLine ? shown : hidden);
    }
    QVERIFY(shown > 0);
    QVERIFY(hidden > 0);
}

void TestPlotView::aPlotIsFittedAlikeInSightAndOutOfIt()
{
    PlotContent content = threeBoxes();
    content.subtitle = QStringLiteral("as much as takes more lines than one ").repeated(3);
    const auto heightOfData = [&] {
        m_view->setContent(content);
        QCoreApplication::processEvents(); // which lay it out
        return at(0, 2.5).y() - at(0, -0.5).y();
    };
    for (int height = 150; height <= 360; height += 10) {
        m_view->resize(420, height);
        const int inSight = heightOfData();
        m_view->hide();
        QCOMPARE(heightOfData(), inSight);
        m_view->show();
    }
}

void TestPlotView::aNoteWithoutRoomIsSaidInBrief()
{
    PlotContent content = threeBoxes();
    const QString whole = QStringLiteral("a sentence that has no room in a narrow plot");
    const auto pictureWith = [&](const QString& text, const QString& brief) {
        content.notes = {{1, 0.1, text, brief}};
        m_view->setContent(content);
        return m_view->picture();
    };
    QCOMPARE(pictureWith(whole, QStringLiteral("in brief")), pictureWith(whole, {}));
    m_view->resize(260, 360);
    QCOMPARE(pictureWith(whole, QStringLiteral("in brief")), pictureWith(QStringLiteral("in brief"), {}));
    QVERIFY(pictureWith(whole, QStringLiteral("in brief")) != pictureWith(whole, {}));
}

void TestPlotView::whatIsDrawnDependsOnNoRoomOfBefore()
{
    PlotContent low = threeBoxes();
    low.y.upper = 20.5; // more rows than there is room for names
    while (low.y.rows.size() < 21)
        low.y.rows.push_back(QStringLiteral("row %1").arg(low.y.rows.size()));
    const PlotContent high = low;
    for (int series = 0; series < 12; ++series) { // whose legend takes room from the data
        low.boxes.push_back(low.boxes[0]);
        low.boxes.back().name = QStringLiteral("one of many series, %1").arg(series);
    }
    const auto pictureOf = [this](const PlotContent& content) {
        m_view->setContent(content);
        for (int pass = 0; pass < 3; ++pass) // the layout of axes waits for events
            QCoreApplication::processEvents();
        return m_view->canvas()->grab().toImage();
    };
    for (int height = 300; height <= 600; height += 20) {
        m_view->resize(420, height);
        for (const PlotContent* content : {static_cast<const PlotContent*>(&low), &high}) {
            const QImage first = pictureOf(*content);
            QVERIFY2(pictureOf(*content) == first, QByteArray::number(height)); // it has its room already
        }
    }
}

QTEST_MAIN(TestPlotView)
#include "tst_plot_view.moc"
