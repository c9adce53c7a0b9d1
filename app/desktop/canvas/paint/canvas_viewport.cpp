// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint/canvas_viewport.h"

#include <QWidget>

#include <algorithm>
#include <cmath>
#include <utility>

namespace contraflow {

namespace {

constexpr double kLeastZoom = 0.002;
constexpr double kMostZoom = 16;
constexpr double kMostFitZoom = 1.7; ///< small networks are not blown up beyond this
constexpr double kFrame = 20;        ///< pixels around the fitted picture
constexpr double kLabelSize = 0.92;  ///< of the window's font

QRectF within(const QRectF& area, double margin)
{
    return area.adjusted(margin, margin, -margin, -margin);
}

/** Whole pixels keep borders crisp while the picture moves. */
QPointF whole(QPointF point)
{
    return {std::round(point.x()), std::round(point.y())};
}

} // namespace

CanvasViewport::CanvasViewport(const QWidget& canvas, const QWidget& toolBar, const CanvasFeed& feed)
    : m_canvas(canvas)
    , m_toolBar(toolBar)
    , m_feed(feed)
{}

QRectF CanvasViewport::area() const
{
    const double left = m_toolBar.width();
    return {left, 0, std::max(1.0, m_canvas.width() - left),
            std::max(1.0, m_canvas.height() - legendHeight(labelFont()))};
}

QFont CanvasViewport::labelFont() const
{
    QFont font = m_canvas.font();
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * kLabelSize);
    else
        font.setPixelSize(std::max(1, static_cast<int>(std::lround(font.pixelSize() * kLabelSize))));
    return font;
}

CanvasItem CanvasViewport::itemAt(QPointF point) const
{
    return area().contains(point) ? contraflow::itemAt(m_feed.picture(), m_transform, point) : CanvasItem();
}

void CanvasViewport::fit()
{
    m_followsFit = true;
    m_isDrawn = false;
    followFit();
}

void CanvasViewport::followFit()
{
    if (!m_followsFit)
        return;
    const QRectF bounds = pictureBounds(m_feed.picture());
    const QRectF room = within(area(), kFrame);
    if (bounds.isEmpty() || room.width() < 1 || room.height() < 1)
        return;
    const double zoom = std::max(
        kLeastZoom, std::min({kMostFitZoom, room.width() / bounds.width(), room.height() / bounds.height()}));
    set(zoom, room.center() - bounds.center() * zoom);
}

void CanvasViewport::set(double zoom, QPointF offset)
{
    const bool isZoom = zoom != m_transform.zoom;
    m_transform = {zoom, whole(offset)};
    emit moved();
    if (isZoom)
        emit zoomChanged(zoom);
}

void CanvasViewport::zoomBy(double factor, QPointF fixedPoint)
{
    m_followsFit = false;
    const double zoom = std::clamp(m_transform.zoom * factor, kLeastZoom, kMostZoom);
    set(zoom, fixedPoint - m_transform.toPicture(fixedPoint) * zoom);
}

void CanvasViewport::moveBy(QPointF distance)
{
    m_followsFit = false;
    m_transform.offset += distance;
    emit moved();
}

void CanvasViewport::centreOn(QPointF point)
{
    m_followsFit = false;
    set(m_transform.zoom, area().center() - point * m_transform.zoom);
}

void CanvasViewport::centreOn(QPointF point, double leastZoom)
{
    m_followsFit = false;
    const double zoom = std::clamp(std::max(m_transform.zoom, leastZoom), kLeastZoom, kMostZoom);
    set(zoom, area().center() - point * zoom);
}

void CanvasViewport::reveal(QPointF point)
{
    const QPointF at = m_transform.toScreen(point);
    const QRectF inner = within(area(), 2 * kFrame);
    if (!inner.contains(at) && inner.isValid())
        moveBy(QPointF(std::clamp(at.x(), inner.left(), inner.right()),
                       std::clamp(at.y(), inner.top(), inner.bottom())) -
               at);
}

void CanvasViewport::reset()
{
    m_isDrawn = false;
    m_followsFit = true;
    m_transform = {};
}

void CanvasViewport::holdStill()
{
    m_isDrawn = true;
    m_followsFit = false;
}

void CanvasViewport::onStructureChanged()
{
    if (!m_isDrawn)
        m_followsFit = true;
}

void CanvasViewport::holdAt(SwitchId item)
{
    const auto& scene = m_feed.picture().scene;
    m_anchor = Anchor{scene->network->networkSwitch(item).name,
                      m_transform.toScreen(scene->layout.racks[item.index()].bar.topLeft()), scene};
}

void CanvasViewport::keepAnchor()
{
    const auto& scene = m_feed.picture().scene;
    if (!m_anchor || !scene || scene == m_anchor->before)
        return;
    const Anchor held = *std::exchange(m_anchor, std::nullopt);
    const auto item = scene->network->findSwitch(held.name);
    if (item && !m_followsFit)
        m_transform.offset +=
            whole(held.at - m_transform.toScreen(scene->layout.racks[item->index()].bar.topLeft()));
}

void CanvasViewport::onPictureChanged()
{
    keepAnchor();
    followFit();
    emit moved();
}

} // namespace contraflow
