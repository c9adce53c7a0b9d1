// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/canvas_painter.h"
#include "app/desktop/jobs/latest_job.h"

#include <QImage>
#include <QObject>

#include <optional>

namespace contraflow {

/**
 * Paints pictures that are too large to be painted between two frames: in a job, with a margin around what is
 * seen. Until the new image is there, the last one is shown, moved and scaled to where the picture is now.
 */
class CanvasRenderer : public QObject
{
    Q_OBJECT

public:
    explicit CanvasRenderer(QObject* parent = nullptr);

    /** Whether to paint it in a job. */
    [[nodiscard]] static bool isLarge(const CanvasPicture& picture);

    /** Asks for an image of a picture in a frame; `ratio` is that of the screen's pixels. Of requests that
     * come while one is painted only the last is kept. */
    void request(const CanvasPicture& picture, const CanvasFrame& frame, double ratio);
    /** Nothing that was asked for is wanted any more, nor what there is. */
    void clear();
    /** An image was asked for and is not there yet. */
    [[nodiscard]] bool isBusy() const { return m_job.isRunning(); }

    /** Paints the last image to where the picture is now. */
    void paint(QPainter& painter, const CanvasFrame& frame) const;

signals:
    void rendered();

private:
    struct Request
    {
        CanvasPicture picture;
        CanvasFrame frame;
        double ratio = 1;
    };
    struct Image
    {
        QImage image;
        CanvasTransform transform;
        QRectF area; ///< of the screen, when the picture was at `transform`
    };

    [[nodiscard]] static Image imageOf(const Request& request);
    void start(Request request);
    void take(Image image);

    Image m_image;
    std::optional<Request> m_next;
    LatestJob<Image> m_job;
};

} // namespace contraflow
