// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint/canvas_renderer.h"

#include "app/desktop/style/picture_file.h"
#include "app/desktop/style/theme.h"

#include <utility>

namespace contraflow {
namespace {

constexpr std::size_t kLarge = 2000; ///< nodes and links that cannot be painted between two frames
constexpr double kBorder = 96;       ///< pixels that can be moved into view without a gap

} // namespace

CanvasRenderer::CanvasRenderer(QObject* parent)
    : QObject(parent)
    , m_job(tr("Painting the network"), [this](Image image) { take(std::move(image)); })
{}

bool CanvasRenderer::isLarge(const CanvasPicture& picture)
{
    return picture.scene &&
           picture.scene->network->links().size() + picture.scene->network->nodes().size() > kLarge;
}

void CanvasRenderer::request(const CanvasPicture& picture, const CanvasFrame& frame, double ratio)
{
    Request request{picture, frame, ratio};
    // What is being painted is of use even when the picture has moved on meanwhile.
    if (m_job.isRunning())
        m_next = std::move(request);
    else
        start(std::move(request));
}

void CanvasRenderer::clear()
{
    m_job.cancel();
    m_next.reset();
    m_image = {};
}

void CanvasRenderer::start(Request request)
{
    request.frame.font = ownFont(request.frame.font);
    m_job.start([request = std::move(request), colours = theme()](const JobContext&) {
        const ThemeScope scope(colours);
        return imageOf(request);
    });
}

CanvasRenderer::Image CanvasRenderer::imageOf(const Request& request)
{
    Image result;
    result.transform = request.frame.transform;
    result.area = request.frame.area.adjusted(-kBorder, -kBorder, kBorder, kBorder);
    result.image = QImage((result.area.size() * request.ratio).toSize(), QImage::Format_RGB32);
    if (result.image.isNull())
        return result;
    result.image.setDevicePixelRatio(request.ratio);
    result.image.fill(theme().ground);
    QPainter painter(&result.image);
    CanvasFrame frame = request.frame;
    frame.transform.offset -= result.area.topLeft();
    frame.area = QRectF(QPointF(), result.area.size());
    frame.seen = request.frame.area.translated(-result.area.topLeft());
    paintCanvas(painter, request.picture, frame);
    return result;
}

void CanvasRenderer::take(Image image)
{
    m_image = std::move(image);
    if (m_next)
        start(*std::exchange(m_next, std::nullopt));
    if (!m_image.image.isNull())
        emit rendered(); // else it would be asked for again at once
}

void CanvasRenderer::paint(QPainter& painter, const CanvasFrame& frame) const
{
    painter.fillRect(frame.area, theme().ground);
    if (m_image.image.isNull())
        return;
    const double scale = frame.transform.zoom / m_image.transform.zoom;
    const QPointF corner =
        (m_image.area.topLeft() - m_image.transform.offset) * scale + frame.transform.offset;
    painter.save();
    painter.setClipRect(frame.area, Qt::IntersectClip);
    if (scale == 1)
        painter.drawImage(corner, m_image.image);
    else
        painter.drawImage(QRectF(corner, m_image.area.size() * scale), m_image.image);
    painter.restore();
}

} // namespace contraflow
