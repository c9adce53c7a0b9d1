// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/canvas_picture.h"

#include <QFont>
#include <QPainter>

namespace contraflow {

struct JobContext;

/** How and where a picture is painted. */
struct CanvasFrame
{
    CanvasTransform transform;
    QRectF area; ///< of the painter: what lies outside is not painted
    QFont font;  ///< of labels, the same size at every zoom
    QRectF seen; ///< labels keep inside; null: the area
};

/** Paints platform, loads, arrows and labels, without ground and legend. */
void paintCanvas(QPainter& painter, const CanvasPicture& picture, const CanvasFrame& frame);

/** Marks the item under the pointer. */
void paintHover(QPainter& painter, const CanvasPicture& picture, const CanvasFrame& frame, CanvasItem item);

/** Frames what was searched for. */
void paintFound(QPainter& painter, const CanvasPicture& picture, const CanvasFrame& frame, CanvasItem item);

/** Says what belongs on an empty canvas. */
void paintCanvasHint(QPainter& painter, const CanvasPicture& picture, bool isBusy, const QWidget& canvas);

/** Height that the legend takes at the lower edge. */
[[nodiscard]] double legendHeight(const QFont& font);

/** Paints what colours and marks mean, and the step that is shown, into a strip. */
void paintLegend(QPainter& painter, const CanvasPicture& picture, const QRectF& strip, const QFont& font);

/** Paints like paintCanvas(), tells a job how far it is, and leaves out the rest when it is to stop. */
void paintInParts(QPainter& painter, const CanvasPicture& picture, const CanvasFrame& frame,
                  const JobContext& job);

} // namespace contraflow
