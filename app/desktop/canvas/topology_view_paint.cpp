// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/topology_view_private.h"

namespace contraflow {

void TopologyView::Private::paintStill(QPainter& painter)
{
    if (!isPaintedInJob()) {
        renderer.clear();
        paintCache();
        painter.drawPixmap(0, 0, cache);
        return;
    }
    if (!isCacheValid)
        renderer.request(feed.picture(), frame(), q.devicePixelRatioF());
    isCacheValid = true;
    painter.fillRect(q.rect(), theme().ground);
    renderer.paint(painter, frame());
    paintAroundPicture(painter);
}

void TopologyView::Private::paintCache()
{
    const double ratio = q.devicePixelRatioF();
    const QSize size = (QSizeF(q.size()) * ratio).toSize();
    if (cache.size() != size || cache.devicePixelRatio() != ratio) {
        cache = QPixmap(size);
        cache.setDevicePixelRatio(ratio);
        isCacheValid = false;
    }
    if (isCacheValid)
        return;
    cache.fill(theme().ground);
    QPainter painter(&cache);
    const CanvasPicture& picture = feed.picture();
    chips.clear();
    if (!picture.scene || picture.scene->isEmpty()) {
        if (!feed.isBusy())
            paintCanvasHint(painter, picture, QRectF(q.rect()), q.font());
    } else {
        painter.save();
        painter.setClipRect(canvasArea());
        paintCanvas(painter, picture, frame());
        painter.restore();
        paintAroundPicture(painter);
    }
    isCacheValid = true;
}

void TopologyView::Private::paintAroundPicture(QPainter& painter)
{
    const CanvasPicture& picture = feed.picture();
    const CanvasFrame now = frame();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(now.area);
    chips = processChips(picture, now, document.project(), selection.scenario());
    for (const ProcessChip& chip : chips)
        paintChip(painter, chip, now.font);
    Minimap(picture, now).paint(painter);
    painter.restore();
    const double height = legendHeight(now.font);
    paintLegend(painter, picture, QRectF(0, q.height() - height, q.width(), height), now.font);
}

} // namespace contraflow
