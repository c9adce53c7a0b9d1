// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/report/report_preview.h"

#include "app/desktop/style/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace contraflow {
namespace {

constexpr int kPageGap = 16; ///< around pages
constexpr double kStep = 1.25;
constexpr double kLeastZoom = 0.2;
constexpr double kMostZoom = 4;
constexpr double kPixelsPerUnit = 96.0 / 72 / report::kPoint; ///< at zoom 1
constexpr int kBeside = 1; ///< pages that are painted before and behind the visible ones

QImage painted(const report::PrintPages& pages, int page, const QSize& size, double ratio)
{
    QImage image(size * ratio, QImage::Format_RGB32);
    if (image.isNull())
        return image;
    image.fill(Qt::white);
    QPainter painter(&image);
    const double scale = image.width() / report::PrintPages::pageSize().width();
    painter.scale(scale, scale);
    pages.paint(painter, page);
    painter.end();
    image.setDevicePixelRatio(ratio);
    return image;
}

} // namespace

ReportPreview::ReportPreview(QWidget* parent)
    : QAbstractScrollArea(parent)
    , m_job(tr("Drawing the pages"), [this](Images images) {
        m_images = std::move(images);
        viewport()->update();
    })
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Preview of the report"));
    setMinimumSize(320, 240);
}

void ReportPreview::setPages(std::shared_ptr<const report::PrintPages> pages)
{
    const int at = verticalScrollBar()->value();
    m_pages = std::move(pages);
    if (!m_pages)
        m_images.clear();
    layOut();
    verticalScrollBar()->setValue(at);
    requestImages();
    viewport()->update();
}

void ReportPreview::setHint(const QString& hint)
{
    m_hint = hint;
    viewport()->update();
}

QSizeF ReportPreview::pageSize() const
{
    return report::PrintPages::pageSize() * (kPixelsPerUnit * m_zoom);
}

QRectF ReportPreview::pageRect(int page) const
{
    const QSizeF size = pageSize();
    const double left = std::max<double>(kPageGap, (viewport()->width() - size.width()) / 2);
    return {QPointF(std::round(left) - horizontalScrollBar()->value(),
                    std::round(kPageGap + page * (size.height() + kPageGap)) - verticalScrollBar()->value()),
            QSizeF(std::round(size.width()), std::round(size.height()))};
}

int ReportPreview::pageAt(double y) const
{
    const int page = static_cast<int>(std::floor((y - kPageGap) / (pageSize().height() + kPageGap)));
    return std::clamp(page, 0, std::max(0, pageCount() - 1));
}

int ReportPreview::currentPage() const
{
    return pageAt(verticalScrollBar()->value() + viewport()->height() / 2.0);
}

QImage ReportPreview::image(int page) const
{
    const auto known = m_images.find(page);
    return known == m_images.end() ? QImage() : known->second;
}

void ReportPreview::zoomIn()
{
    m_fitsWidth = false;
    setZoom(m_zoom * kStep);
}

void ReportPreview::zoomOut()
{
    m_fitsWidth = false;
    setZoom(m_zoom / kStep);
}

void ReportPreview::fitWidth()
{
    m_fitsWidth = true;
    const double width = report::PrintPages::pageSize().width() * kPixelsPerUnit;
    setZoom((viewport()->width() - 2 * kPageGap) / width);
}

void ReportPreview::setZoom(double zoom)
{
    zoom = std::clamp(zoom, kLeastZoom, kMostZoom);
    if (zoom == m_zoom)
        return;
    const double share = verticalScrollBar()->value() / std::max(1.0, pageSize().height() + kPageGap);
    m_zoom = zoom;
    layOut();
    verticalScrollBar()->setValue(static_cast<int>(share * (pageSize().height() + kPageGap)));
    requestImages();
    viewport()->update();
    emit zoomChanged(m_zoom);
}

void ReportPreview::layOut()
{
    const QSizeF size = pageSize();
    const int height = static_cast<int>(kPageGap + pageCount() * (size.height() + kPageGap));
    const int width = static_cast<int>(size.width()) + 2 * kPageGap;
    verticalScrollBar()->setRange(0, std::max(0, height - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(40);
    horizontalScrollBar()->setRange(0, std::max(0, width - viewport()->width()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    emit pageChanged(currentPage());
}

void ReportPreview::requestImages()
{
    if (!m_pages)
        return;
    const int first = std::max(0, pageAt(verticalScrollBar()->value()) - kBeside);
    const int last =
        std::min(pageCount() - 1, pageAt(verticalScrollBar()->value() + viewport()->height()) + kBeside);
    const QSize size = pageRect(0).size().toSize();
    m_job.start([pages = m_pages, first, last, size, ratio = devicePixelRatioF()](const JobContext& context) {
        Images images;
        for (int page = first; page <= last && !context.stop.stop_requested(); ++page)
            images[page] = painted(*pages, page, size, ratio);
        return images;
    });
}

void ReportPreview::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), theme().border);
    if (!m_pages) {
        painter.setPen(theme().text);
        painter.drawText(viewport()->rect().adjusted(kPageGap, kPageGap, -kPageGap, -kPageGap),
                         Qt::AlignCenter | Qt::TextWordWrap, m_hint);
        return;
    }
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    for (int page = 0; page < pageCount(); ++page) {
        const QRectF rect = pageRect(page);
        if (!rect.intersects(viewport()->rect()))
            continue;
        painter.fillRect(rect, Qt::white);
        if (const QImage shown = image(page); !shown.isNull())
            painter.drawImage(rect, shown);
    }
}

void ReportPreview::resizeEvent(QResizeEvent*)
{
    layOut();
    if (m_fitsWidth)
        fitWidth();
    requestImages();
}

void ReportPreview::wheelEvent(QWheelEvent* event)
{
    if (!(event->modifiers() & Qt::ControlModifier)) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    if (event->angleDelta().y() > 0)
        zoomIn();
    else if (event->angleDelta().y() < 0)
        zoomOut();
    event->accept();
}

void ReportPreview::keyPressEvent(QKeyEvent* event)
{
    QScrollBar& bar = *verticalScrollBar();
    if (event->matches(QKeySequence::ZoomIn) || event->key() == Qt::Key_Plus)
        zoomIn();
    else if (event->matches(QKeySequence::ZoomOut) || event->key() == Qt::Key_Minus)
        zoomOut();
    else if (event->key() == Qt::Key_0)
        fitWidth();
    else if (event->key() == Qt::Key_Home)
        bar.setValue(bar.minimum());
    else if (event->key() == Qt::Key_End)
        bar.setValue(bar.maximum());
    else
        QAbstractScrollArea::keyPressEvent(event);
}

void ReportPreview::scrollContentsBy(int, int)
{
    requestImages();
    viewport()->update();
    emit pageChanged(currentPage());
}

} // namespace contraflow
