// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_canvas.h"

#include "app/desktop/style/text.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStringList>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>
#include <set>

namespace contraflow {
namespace {

constexpr double kWheelFactor = 0.85;

PlotInterval scaled(const PlotInterval& range, double factor, double center)
{
    return {center - (center - range.from) * factor, center + (range.to - center) * factor};
}

PlotInterval moved(const PlotInterval& range, double distance)
{
    return {range.from + distance, range.to + distance};
}

PlotInterval xRange(const PlotMap& map)
{
    return {map.xLower, map.xUpper};
}

PlotInterval yRange(const PlotMap& map)
{
    return {map.yLower, map.yUpper};
}

/** More than these nobody reads one by one. */
constexpr std::size_t kMaxDrawnItems = 10'000;

/** The name of the row at a height, or nothing. */
QString rowAt(const PlotContent& content, double y)
{
    const auto row = static_cast<std::size_t>(std::max(0.0, std::round(y)));
    return content.y.kind == AxisKind::rows && row < content.y.rows.size() ? content.y.rows[row] : QString();
}

/** Collects items, each of them once in a series. */
class ItemCollector
{
public:
    explicit ItemCollector(const PlotContent& content) : m_content(content) {}

    void beginSeries() { m_seen.clear(); }
    void add(const QStringList& words, const QRectF& extent, std::uint32_t item)
    {
        if (m_items.size() >= kMaxDrawnItems || (item != kNoItem && !m_seen.insert(item).second))
            return;
        QStringList parts = QStringList{rowAt(m_content, extent.center().y())} + words;
        parts.removeAll(QString());
        m_items.push_back({parts.join(QStringLiteral(", ")), extent, item});
    }
    [[nodiscard]] std::vector<DrawnItem> take() { return std::move(m_items); }

private:
    const PlotContent& m_content;
    std::set<std::uint32_t> m_seen;
    std::vector<DrawnItem> m_items;
};

/** The boxes, marks and lines of a plot, series by series; of several boxes of one item in a series the
 * first. */
std::vector<DrawnItem> drawnItemsOf(const PlotContent& content)
{
    ItemCollector collector(content);
    const auto addBoxes = [&collector](const std::vector<PlotBoxes>& groups) {
        for (const PlotBoxes& series : groups) {
            collector.beginSeries();
            for (const PlotBox& box : series.boxes)
                collector.add({series.name, box.inside, box.beside},
                              QRectF(QPointF(box.from, box.low), QPointF(box.to, box.high)), box.item);
        }
    };
    addBoxes(content.boxes);
    constexpr double kUsualSize = 600; // pixels
    if (content.boxesIn)
        addBoxes(content.boxesIn({{content.x.lower, content.x.upper},
                                  {content.y.lower, content.y.upper},
                                  kUsualSize,
                                  kUsualSize}));
    for (const PlotMarks& series : content.marks) {
        collector.beginSeries();
        for (const PlotMark& mark : series.marks)
            collector.add({series.name}, QRectF(QPointF(mark.x, mark.y), QPointF(mark.x, mark.y)), mark.item);
    }
    for (const PlotLine& line : content.lines) {
        collector.beginSeries();
        if (line.points.empty())
            continue;
        const QPointF first = line.points.front();
        const QPointF last = line.points.back();
        collector.add({line.name, line.label}, QRectF(first, last).normalized(),
                      line.items.empty() || line.hasItemPerPoint ? kNoItem : line.items.front());
    }
    return collector.take();
}

} // namespace

PlotCanvas::PlotCanvas(QWidget* parent) : PlotSurface(parent)
{
    setAccessibleItems(*this, *this);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void PlotCanvas::focusInEvent(QFocusEvent* event)
{
    PlotSurface::focusInEvent(event);
    setFocusShown(event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
                  event->reason() == Qt::ShortcutFocusReason);
}

void PlotCanvas::focusOutEvent(QFocusEvent* event)
{
    PlotSurface::focusOutEvent(event);
    setFocusShown(false);
}

void PlotCanvas::mousePressEvent(QMouseEvent* event)
{
    event->accept();
    if (event->button() != Qt::LeftButton || !hasData())
        return;
    m_press = event->position();
    m_last = m_press;
    m_isDragging = false;
    m_pressesArea = map().area.contains(m_press);
}

void PlotCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (!hasData())
        return;
    const QPointF at = event->position();
    if (!(event->buttons() & Qt::LeftButton)) {
        hover(at, event->globalPosition().toPoint());
        return;
    }
    if (!m_isDragging && m_pressesArea &&
        (at - m_press).manhattanLength() >= QApplication::startDragDistance()) {
        m_isDragging = true;
        m_isZoomingRect = event->modifiers().testFlag(Qt::ControlModifier);
        QToolTip::hideText();
    }
    if (m_isDragging)
        drag(at);
}

void PlotCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    event->accept();
    if (event->button() != Qt::LeftButton || !hasData())
        return;
    if (!m_isDragging) {
        click(event->position(), event->modifiers());
        return;
    }
    m_isDragging = false;
    if (m_isZoomingRect)
        zoomInto(QRectF(m_press, event->position()).normalized());
    m_rubber.hide();
    unsetCursor();
}

void PlotCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    event->accept();
    if (event->button() == Qt::LeftButton && legendNameAt(event->position()).isEmpty())
        goHome();
}

void PlotCanvas::wheelEvent(QWheelEvent* event)
{
    event->accept();
    const QPoint delta = event->angleDelta();
    const double steps = (delta.y() != 0 ? delta.y() : delta.x()) / 120.0;
    if (!hasData() || steps == 0)
        return;
    const double factor = std::pow(kWheelFactor, steps);
    const PlotMap now = map();
    const QPointF at = event->position();
    const bool isOverRows = at.x() < now.area.left();
    const bool zoomsY = event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier) || isOverRows;
    const bool zoomsX = !(event->modifiers() & Qt::ShiftModifier) && !isOverRows;
    showRanges(zoomsX ? scaled(xRange(now), factor, now.xAt(at.x())) : xRange(now),
               zoomsY ? scaled(yRange(now), factor, now.yAt(at.y())) : yRange(now));
}

void PlotCanvas::keyPressEvent(QKeyEvent* event)
{
    constexpr double kPan = 0.1;
    const PlotMap now = map();
    PlotInterval x = xRange(now);
    PlotInterval y = yRange(now);
    const double xCenter = (x.from + x.to) / 2;
    const double right = kPan * (x.to - x.from);
    const double up = (now.isYDown ? -kPan : kPan) * (y.to - y.from);
    switch (event->key()) {
    case Qt::Key_Home:
        goHome();
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        x = scaled(x, kWheelFactor, xCenter);
        break;
    case Qt::Key_Minus:
        x = scaled(x, 1 / kWheelFactor, xCenter);
        break;
    case Qt::Key_Left:
        x = moved(x, -right);
        break;
    case Qt::Key_Right:
        x = moved(x, right);
        break;
    case Qt::Key_Up:
        y = moved(y, up);
        break;
    case Qt::Key_Down:
        y = moved(y, -up);
        break;
    default:
        PlotSurface::keyPressEvent(event);
        return;
    }
    if (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) {
        event->ignore(); // Alt+Left and its like belong to the window
        return;
    }
    if (hasData())
        showRanges(x, y);
}

void PlotCanvas::drag(const QPointF& at)
{
    const PlotMap now = map();
    if (m_isZoomingRect) {
        m_rubber.setGeometry(QRectF(m_press, at).normalized().intersected(now.area).toRect());
        m_rubber.raise();
        m_rubber.show();
        return;
    }
    setCursor(Qt::ClosedHandCursor);
    showRanges(moved(xRange(now), now.xAt(m_last.x()) - now.xAt(at.x())),
               moved(yRange(now), now.yAt(m_last.y()) - now.yAt(at.y())));
    m_last = at;
}

void PlotCanvas::zoomInto(const QRectF& pixels)
{
    constexpr double kLeastPixels = 5;
    const PlotMap now = map();
    const QRectF inside = pixels.intersected(now.area);
    if (inside.width() < kLeastPixels || inside.height() < kLeastPixels)
        return;
    const double top = now.yAt(inside.top());
    const double bottom = now.yAt(inside.bottom());
    showRanges({now.xAt(inside.left()), now.xAt(inside.right())},
               {std::min(top, bottom), std::max(top, bottom)});
}

std::optional<std::uint32_t> PlotCanvas::itemUnder(const QPointF& at) const
{
    const PlotMap now = map();
    if (now.area.contains(at))
        return sceneItemAt(scene(), now, at);
    if (at.x() < now.area.left() && at.y() >= now.area.top() && at.y() <= now.area.bottom())
        return itemOfRowAt(scene(), now, at.y());
    return std::nullopt;
}

void PlotCanvas::hover(const QPointF& at, const QPoint& global)
{
    if (const QString name = legendNameAt(at); !name.isEmpty()) {
        setCursor(Qt::PointingHandCursor);
        QToolTip::showText(global, tipText(name + QLatin1Char('\n') + tr("Click to show or hide")), this);
        return;
    }
    const std::optional<std::uint32_t> item = itemUnder(at);
    if (!item) {
        unsetCursor();
        QToolTip::showText(global, tipText(headingAt(at)), this); // which hides it where there is none
        return;
    }
    setCursor(Qt::PointingHandCursor);
    if (describer)
        QToolTip::showText(global, tipText(describer(*item, map().xAt(at.x()))), this);
}

void PlotCanvas::click(const QPointF& at, Qt::KeyboardModifiers modifiers)
{
    const QString name = legendNameAt(at);
    if (!name.isEmpty())
        setSeriesShown(name, !scene().isShown(name));
    else if (const std::optional<std::uint32_t> item = itemUnder(at))
        emit itemClicked(*item, modifiers);
    else if (m_pressesArea)
        emit emptyClicked(map().xAt(at.x()));
}

const std::vector<DrawnItem>& PlotCanvas::drawnItems() const
{
    if (m_drawnRevision != contentRevision()) {
        m_drawnRevision = contentRevision();
        m_drawn = drawnItemsOf(content());
    }
    return m_drawn;
}

QString PlotCanvas::accessibleItemName(int item) const
{
    return drawnItems()[static_cast<std::size_t>(item)].name;
}

QString PlotCanvas::accessibleItemText(int item) const
{
    const DrawnItem& drawn = drawnItems()[static_cast<std::size_t>(item)];
    return describer && drawn.item != kNoItem ? describer(drawn.item, drawn.extent.center().x()) : QString();
}

QRect PlotCanvas::accessibleItemRect(int item) const
{
    const PlotMap where = map();
    const QRectF extent = drawnItems()[static_cast<std::size_t>(item)].extent;
    const QRectF drawn = QRectF(QPointF(where.xPixel(extent.left()), where.yPixel(extent.top())),
                                QPointF(where.xPixel(extent.right()), where.yPixel(extent.bottom())))
                             .normalized();
    constexpr double kLeast = 4; // of something that has no width
    return drawn.adjusted(-kLeast / 2, -kLeast / 2, kLeast / 2, kLeast / 2)
        .toAlignedRect()
        .intersected(where.area.toAlignedRect());
}

bool PlotCanvas::isAccessibleItemSelected(int item) const
{
    const std::uint32_t of = drawnItems()[static_cast<std::size_t>(item)].item;
    return of != kNoItem && scene().highlighted.contains(of);
}

void PlotCanvas::activateAccessibleItem(int item)
{
    if (const std::uint32_t of = drawnItems()[static_cast<std::size_t>(item)].item; of != kNoItem)
        emit itemClicked(of, Qt::NoModifier);
}

} // namespace contraflow
