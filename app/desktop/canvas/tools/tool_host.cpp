// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/tools/tool_host.h"

#include "app/desktop/canvas/paint/canvas_painter.h"
#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/style/theme.h"

#include <QPainter>

namespace contraflow {

CanvasImage::CanvasImage(QWidget& canvas, const Document& document, const Selection& selection,
                         const CanvasFeed& feed, const CanvasViewport& viewport)
    : m_canvas(canvas)
    , m_document(document)
    , m_selection(selection)
    , m_feed(feed)
    , m_viewport(viewport)
{
    QObject::connect(&m_renderer, &CanvasRenderer::rendered, &m_canvas, qOverload<>(&QWidget::update));
}

void CanvasImage::invalidate()
{
    m_isValid = false;
    m_canvas.update();
}

std::string CanvasImage::processAt(QPointF point) const
{
    for (const ProcessChip& chip : m_chips)
        if (chip.rect.contains(point))
            return chip.process;
    return {};
}

void CanvasImage::paint(QPainter& painter)
{
    if (!CanvasRenderer::isLarge(m_feed.picture())) {
        m_renderer.clear();
        paintPixmap();
        painter.drawPixmap(0, 0, m_pixmap);
        return;
    }
    if (!m_isValid)
        m_renderer.request(m_feed.picture(), m_viewport.frame(), m_canvas.devicePixelRatioF());
    m_isValid = true;
    painter.fillRect(m_canvas.rect(), theme().ground);
    m_renderer.paint(painter, m_viewport.frame());
    paintAroundPicture(painter);
}

void CanvasImage::paintPixmap()
{
    const double ratio = m_canvas.devicePixelRatioF();
    const QSize size = (QSizeF(m_canvas.size()) * ratio).toSize();
    if (m_pixmap.size() != size || m_pixmap.devicePixelRatio() != ratio) {
        m_pixmap = QPixmap(size);
        m_pixmap.setDevicePixelRatio(ratio);
        m_isValid = false;
    }
    if (m_isValid)
        return;
    m_pixmap.fill(theme().ground);
    QPainter painter(&m_pixmap);
    const CanvasPicture& picture = m_feed.picture();
    m_chips.clear();
    if (!picture.scene || picture.scene->isEmpty()) {
        paintCanvasHint(painter, picture, m_feed.isBusy(), m_canvas);
    } else {
        painter.save();
        painter.setClipRect(m_viewport.area());
        paintCanvas(painter, picture, m_viewport.frame());
        painter.restore();
        paintAroundPicture(painter);
    }
    m_isValid = true;
}

void CanvasImage::paintAroundPicture(QPainter& painter)
{
    const CanvasPicture& picture = m_feed.picture();
    const CanvasFrame now = m_viewport.frame();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(now.area);
    m_chips = processChips(picture, now, m_document.project(), m_selection.scenario());
    for (const ProcessChip& chip : m_chips)
        paintChip(painter, chip, now.font);
    Minimap(picture, now).paint(painter);
    painter.restore();
    const double height = legendHeight(now.font);
    paintLegend(painter, picture, QRectF(0, m_canvas.height() - height, m_canvas.width(), height), now.font);
}

} // namespace contraflow
