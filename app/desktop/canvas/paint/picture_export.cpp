// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint/picture_export.h"

#include "app/desktop/canvas/paint/canvas_painter.h"
#include "app/desktop/canvas/paint/canvas_renderer.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QPageSize>
#include <QPdfWriter>
#include <QSaveFile>

#include <algorithm>
#include <cmath>
#include <optional>

namespace contraflow {

namespace {

constexpr double kPictureMargin = 24;
constexpr double kLargestZoom = 1.25;
/** Of a file of its own; larger networks are drawn smaller. */
constexpr PictureRoom kRoomOfFile{620, 8000, 8000};
constexpr int kPixelsPerUnit = 2;

Error failure(ErrorCode code, const QString& text)
{
    return {code, text.toStdString()};
}

struct Page
{
    CanvasFrame frame;
    QSize size;
    QRectF legend;
};

Page pageOf(const CanvasPicture& picture, const QFont& font, const PictureRoom& room)
{
    Page page;
    const QRectF bounds = pictureBounds(picture);
    const double zoom =
        std::min({kLargestZoom, room.widest / bounds.width(), room.tallest / bounds.height()});
    const double legend = picture.prediction() ? legendHeight(font) : 0;
    const double width = std::max(room.narrowest, bounds.width() * zoom + 2 * kPictureMargin);
    const double height = bounds.height() * zoom + 2 * kPictureMargin + legend;
    page.size = QSize(static_cast<int>(std::ceil(width)), static_cast<int>(std::ceil(height)));
    page.legend = QRectF(0, page.size.height() - legend, page.size.width(), legend);
    page.frame.font = font;
    page.frame.area = QRectF(QPointF(), page.size);
    page.frame.transform.zoom = zoom;
    page.frame.transform.offset =
        QPointF((width - bounds.width() * zoom) / 2, kPictureMargin) - bounds.topLeft() * zoom;
    return page;
}

void paintPage(QPaintDevice& device, const CanvasPicture& picture, const Page& page, const JobContext* job)
{
    QPainter painter(&device);
    painter.fillRect(page.frame.area, theme().ground);
    if (job)
        paintInParts(painter, picture, page.frame, *job);
    else
        paintCanvas(painter, picture, page.frame);
    if (!page.legend.isEmpty())
        paintLegend(painter, picture, page.legend, page.frame.font);
}

QByteArray svgOf(const CanvasPicture& picture, const Page& page, const JobContext* job)
{
    return svgFile({page.size, tr("Network")}, [&](QPaintDevice& device) {
        paintPage(device, picture, page, job);
        return true;
    });
}

QByteArray pdfOf(const CanvasPicture& picture, const Page& page, const JobContext* job)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        constexpr int kDotsPerInch = 96;
        QPdfWriter writer(&buffer);
        writer.setResolution(kDotsPerInch);
        writer.setPageMargins(QMarginsF());
        writer.setPageSize(QPageSize(QSizeF(page.size) * 72.0 / kDotsPerInch, QPageSize::Point, QString(),
                                     QPageSize::ExactMatch));
        writer.setTitle(tr("Network"));
        paintPage(writer, picture, page, job);
    }
    return buffer.data();
}

QByteArray pngOf(const CanvasPicture& picture, const Page& page, const JobContext* job)
{
    QImage image(page.size * kPixelsPerUnit, QImage::Format_RGB32);
    if (image.isNull())
        return {};
    image.setDevicePixelRatio(kPixelsPerUnit);
    paintPage(image, picture, page, job);
    QBuffer buffer;
    image.save(&buffer, "PNG");
    return buffer.data();
}

std::optional<PictureFormat> formatOf(const QString& ending)
{
    if (ending == QLatin1String("svg"))
        return PictureFormat::svg;
    if (ending == QLatin1String("pdf"))
        return PictureFormat::pdf;
    if (ending == QLatin1String("png"))
        return PictureFormat::png;
    return std::nullopt;
}

QByteArray bytesOf(const CanvasPicture& picture, const Page& page, PictureFormat format,
                   const JobContext* job)
{
    switch (format) {
    case PictureFormat::svg:
        return svgOf(picture, page, job);
    case PictureFormat::pdf:
        return pdfOf(picture, page, job);
    case PictureFormat::png:
        break;
    }
    return pngOf(picture, page, job);
}

} // namespace

Result<void> exportCanvas(const CanvasPicture& picture, const QFont& font, const QString& path,
                          const JobContext* job)
{
    if (!picture.scene || picture.scene->isEmpty())
        return failure(
            ErrorCode::invalidInput,
            tr("There is no picture to write to '%1': the platform is empty. Add switches and nodes first.")
                .arg(path));
    const QString ending = QFileInfo(path).suffix().toLower();
    const Page page = pageOf(picture, font, kRoomOfFile);
    const std::optional<PictureFormat> format = formatOf(ending);
    if (!format)
        return failure(
            ErrorCode::invalidInput,
            tr("'%1' names no picture format that can be written. End the name with .svg, .pdf or .png.")
                .arg(path));
    const QByteArray content = bytesOf(picture, page, *format, job);
    if (job && job->stop.stop_requested())
        return failure(ErrorCode::cancelled, tr("'%1' was not saved: it was cancelled.").arg(path));
    if (content.isEmpty())
        return failure(
            ErrorCode::environment,
            tr("There is not enough memory for the picture '%1'. Write it as .svg instead.").arg(path));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size() || !file.commit())
        return failure(ErrorCode::environment,
                       tr("The picture '%1' cannot be written: %2. Choose another folder or free some space.")
                           .arg(path, file.errorString()));
    return {};
}

QByteArray canvasSvg(const CanvasPicture& picture, const QFont& font, const PictureRoom& room)
{
    return svgOf(picture, pageOf(picture, font, room), nullptr);
}

QByteArray canvasPicture(const CanvasPicture& picture, const QFont& font, PictureFormat format)
{
    return bytesOf(picture, pageOf(picture, font, kRoomOfFile), format, nullptr);
}

PictureSaver::PictureSaver(QObject* parent)
    : QObject(parent)
    , m_job(
          tr("Saving the picture"), [this](const Result<void>& written) { finish(written, m_path); },
          [this](double fraction) { emit progressed(m_path, fraction); })
{}

void PictureSaver::save(const CanvasPicture& picture, const QFont& font, const QString& path)
{
    if (isBusy()) {
        emit failed(tr("'%1' was not saved, as '%2' is still being saved. Wait "
                       "until it is there, or cancel it.")
                        .arg(path, m_path));
        return;
    }
    if (!CanvasRenderer::isLarge(picture))
        return finish(exportCanvas(picture, font, path), path);
    m_path = path;
    emit progressed(path, 0);
    m_job.start([picture, font = ownFont(font), path, colours = theme()](const JobContext& context) {
        const ThemeScope scope(colours);
        return exportCanvas(picture, font, path, &context);
    });
}

void PictureSaver::cancel()
{
    if (!isBusy())
        return;
    m_job.cancel();
    emit cancelled(m_path);
}

void PictureSaver::finish(const Result<void>& written, const QString& path)
{
    if (written)
        emit saved(path);
    else
        emit failed(QString::fromStdString(written.error().message));
}

} // namespace contraflow
