// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/canvas_painter.h"
#include "app/desktop/canvas/paint/paint_tools.h"
#include "app/desktop/style/theme.h"

#include <QFontMetricsF>

#include <vector>

namespace contraflow {

/** A name beside the bars that it names. */
struct OuterTitle
{
    QRectF rect;
    QString text;
};

/** What the parts of one painting share: where it goes, its colours and the places of labels. */
struct PaintContext
{
    PaintContext(QPainter& target, const CanvasPicture& shown, const CanvasFrame& frame);

    QPainter& painter;
    const CanvasPicture& picture;
    const CanvasScene& scene;
    const Network& network;
    const CanvasTransform transform;
    const QRectF area;
    const QRectF seen; ///< of the area: labels keep inside
    const QFont font;
    QFont boldFont;
    const QFontMetricsF metrics;
    const QFontMetricsF boldMetrics;
    const bool hasFocus;
    std::vector<const RackBox*> visible; ///< racks inside the area
    LabelPlacer labels;
    std::vector<OuterTitle> outerTitles;

    /** Paler while what is shown is out of date. */
    [[nodiscard]] QColor quiet(const QColor& colour) const;
    /** Of what does not belong to the selected messages. */
    [[nodiscard]] QColor aside(const QColor& colour) const;
    [[nodiscard]] bool isFocusChannel(ChannelId channel) const;
    /** The NIC of a node in a grid, which is drawn as a stub. */
    [[nodiscard]] bool isNicStub(const Network::Link& link) const;
    [[nodiscard]] std::vector<QPointF> lineOf(LinkId link) const;

    void stroke(const std::vector<QPointF>& line, const QColor& colour, double width);
    void outline(const QRectF& rect, double width, const QColor& colour);
    /** A label on a patch of ground, unless it would meet another or leave the area; tells whether it was
     * painted. */
    bool paintLabel(const QString& text, QPointF centre, const QColor& colour);
};

void paintRackBoxes(PaintContext& context);
void paintRackContents(PaintContext& context); ///< bars and nodes
void paintNodeNames(PaintContext& context);
void paintSelectedThings(PaintContext& context);

void paintLinks(PaintContext& context);
void paintRoutes(PaintContext& context); ///< of the selected messages
void paintLinkLabels(PaintContext& context);
void paintLinkMark(PaintContext& context, LinkId link, const QColor& colour);

void paintTitles(PaintContext& context); ///< of racks and switches

void paintArcs(PaintContext& context);
void paintArcLabels(PaintContext& context);
void paintArcMark(PaintContext& context, CanvasItem item, const QColor& colour);

} // namespace contraflow
