// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint/minimap.h"

#include "app/desktop/canvas/paint/paint_tools.h"
#include "app/desktop/style/theme.h"

#include <algorithm>

namespace contraflow {
namespace {

constexpr QSizeF kLargest(170, 110);
constexpr double kMapMargin = 10;
constexpr double kRoomy = 3; // the canvas must be so many times as wide and high

} // namespace

Minimap::Minimap(const CanvasPicture& picture, const CanvasFrame& frame) : m_picture(picture), m_frame(frame)
{
    if (!picture.scene)
        return;
    const QRectF bounds = picture.scene->layout.bounds;
    const QRectF& area = frame.area;
    if (bounds.isEmpty() || area.width() < kRoomy * kLargest.width() ||
        area.height() < kRoomy * kLargest.height() || area.contains(frame.transform.toScreen(bounds)))
        return;
    m_map.zoom = std::min(kLargest.width() / bounds.width(), kLargest.height() / bounds.height());
    const QSizeF size = bounds.size() * m_map.zoom;
    m_rect = QRectF(area.right() - kMapMargin - size.width() - 8,
                    area.bottom() - kMapMargin - size.height() - 8, size.width() + 8, size.height() + 8);
    m_map.offset = m_rect.topLeft() + QPointF(4, 4) - bounds.topLeft() * m_map.zoom;
    m_isShown = true;
}

void Minimap::paint(QPainter& painter) const
{
    if (!m_isShown)
        return;
    painter.save();
    QColor ground = theme().surface;
    ground.setAlphaF(0.92F);
    painter.setPen(QPen(theme().border, 1));
    painter.setBrush(ground);
    painter.drawRect(crisp(m_rect));
    painter.setClipRect(m_rect, Qt::IntersectClip);
    painter.setPen(Qt::NoPen);
    painter.setBrush(between(theme().surface, theme().text, 0.35));
    for (const RackBox& rack : m_picture.scene->layout.racks) {
        if (rack.box.isNull())
            continue; // inside another box
        const QRectF box = m_map.toScreen(rack.box);
        painter.drawRect(
            QRectF(box.topLeft(), QSizeF(std::max(1.0, box.width()), std::max(1.0, box.height()))));
    }
    const QRectF seen(m_map.toScreen(m_frame.transform.toPicture(m_frame.area.topLeft())),
                      m_map.toScreen(m_frame.transform.toPicture(m_frame.area.bottomRight())));
    painter.setPen(QPen(theme().accent, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(crisp(seen.intersected(m_rect.adjusted(1, 1, -1, -1))));
    painter.restore();
}

} // namespace contraflow
