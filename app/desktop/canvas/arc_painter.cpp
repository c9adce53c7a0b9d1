// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint_context.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace contraflow {
namespace {

constexpr double kArcWidth = 1.7;
constexpr int kPieces = 24; ///< of a curve
constexpr double kSelectedWidth = 3;
constexpr std::size_t kMostLabels = 40; ///< more names would be a thicket
constexpr std::size_t kMostHalos = 40;  ///< in a crowd they hide as much as they part, and take as long

struct ArcPen
{
    QColor colour;
    double width = kArcWidth;
    bool isDashed = false;
    bool hasHalo = true;
};

void paintArc(PaintContext& context, const MessageArc& arc, const ArcPen& pen)
{
    const QPointF from = context.transform.toScreen(arc.from);
    const QPointF control = context.transform.toScreen(arc.control);
    const QPointF to = context.transform.toScreen(arc.to);
    const double head = 6 + 1.6 * pen.width;
    QPointF direction = to - control;
    const double length = std::hypot(direction.x(), direction.y());
    if (!(length > 0))
        return;
    direction /= length;
    QPainterPath path(from);
    path.quadTo(control, to - direction * head * 0.7); // the line ends inside the head
    if (!path.controlPointRect().adjusted(-8, -8, 8, 8).intersects(context.area))
        return;
    if (pen.hasHalo) {
        QColor halo = theme().ground;
        halo.setAlphaF(0.6F);
        context.painter.strokePath(path, QPen(halo, pen.width + 1.8, Qt::SolidLine, Qt::FlatCap));
    }
    QPen line(pen.colour, pen.width, Qt::SolidLine, Qt::FlatCap);
    if (pen.isDashed)
        line.setDashPattern({5, 3});
    if (pen.hasHalo || pen.isDashed) {
        context.painter.strokePath(path, line);
    } else {
        // In a crowd, pieces of straight lines: they are painted many times as fast as a path.
        std::array<QLineF, kPieces> pieces;
        const QPointF end = to - direction * head * 0.7;
        const auto at = [&](int i) {
            const double t = static_cast<double>(i) / kPieces;
            return from * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + end * (t * t);
        };
        for (int i = 0; i < kPieces; ++i)
            pieces[static_cast<std::size_t>(i)] = QLineF(at(i), at(i + 1));
        context.painter.setPen(line);
        context.painter.drawLines(pieces.data(), kPieces);
    }
    paintArrowHead(context.painter, to, direction, head, pen.colour);
}

/** Names at the deepest points of arrows, where there is room. */
void labelArcs(PaintContext& context, const std::vector<MessageArc>& arcs)
{
    if (arcs.size() > kMostLabels)
        return;
    for (const MessageArc& arc : arcs)
        for (const double share : {0.5, 0.42, 0.58, 0.34, 0.66})
            if (context.paintLabel(messageName(context.picture, arc.message),
                                   context.transform.toScreen(arc.at(share)), theme().text))
                break;
}

/** Keeps names of arrows off nodes and their names. */
void reserveNodes(PaintContext& context)
{
    for (const RackBox* rack : context.visible) {
        if (rack->nodes.empty())
            continue;
        const QRectF first = context.scene.layout.squares[rack->nodes.front().index()];
        const QRectF last = context.scene.layout.squares[rack->nodes.back().index()];
        const double width = rack->columns * rack->cell.width() - 8;
        static_cast<void>(context.labels.take(context.transform.toScreen(
            QRectF(QPointF(first.left(), rack->box.top()), QPointF(first.left() + width, last.bottom())))));
    }
}

void paintAllArcs(PaintContext& context, const ArcSet& set)
{
    const bool isSummed = set.grouping != ArcSet::Grouping::none;
    double most = 0;
    for (const MessageArc& arc : set.arcs)
        most = std::max(most, arc.bytes);
    const double crowd = std::min(1.0, 20.0 / static_cast<double>(std::max<std::size_t>(1, set.arcs.size())));
    for (const MessageArc& arc : set.arcs) {
        ArcPen pen;
        pen.hasHalo = set.arcs.size() <= kMostHalos;
        const bool isNow = arc.firstStep <= context.picture.step && context.picture.step < arc.endStep;
        pen.colour = context.aside(arrowColourOf(context.picture, arc));
        if (!isNow)
            pen.colour = between(pen.colour, theme().ground, 0.6);
        if (isSummed && most > 0)
            pen.width = 0.8 + (0.5 + 2.4 * crowd) * std::sqrt(arc.bytes / most);
        paintArc(context, arc, pen);
    }
}

void paintFocusArcs(PaintContext& context, const FocusedMessages& focused)
{
    const bool hasHalo = focused.withFlow.size() + focused.againstFlow.size() <= kMostHalos;
    const auto penOf = [&](const MessageArc& arc, bool isDashed) {
        return ArcPen{context.quiet(arrowColourOf(context.picture, arc)), kArcWidth, isDashed, hasHalo};
    };
    for (const MessageArc& arc : focused.againstFlow)
        paintArc(context, arc, penOf(arc, true));
    for (const MessageArc& arc : focused.withFlow)
        paintArc(context, arc, penOf(arc, false));
    for (const MessageArc& arc : focused.selected)
        paintArc(
            context, arc,
            {context.quiet(theme().accent), kSelectedWidth, false, focused.selected.size() <= kMostHalos});
    labelArcs(context, focused.selected);
    labelArcs(context, focused.withFlow);
    labelArcs(context, focused.againstFlow);
}

const MessageArc* arcOf(const CanvasPicture& picture, CanvasItem item)
{
    if (item.kind == CanvasItem::Kind::messageGroup)
        return picture.arcs && item.index < picture.arcs->arcs.size() ? &picture.arcs->arcs[item.index]
                                                                      : nullptr;
    const auto find = [&](const std::vector<MessageArc>& arcs) -> const MessageArc* {
        const auto found = std::find_if(arcs.begin(), arcs.end(),
                                        [&](const MessageArc& arc) { return arc.message == item.index; });
        return found == arcs.end() ? nullptr : &*found;
    };
    if (picture.focused)
        for (const auto* arcs :
             {&picture.focused->selected, &picture.focused->withFlow, &picture.focused->againstFlow})
            if (const MessageArc* arc = find(*arcs))
                return arc;
    return picture.arcs && picture.arcs->grouping == ArcSet::Grouping::none ? find(picture.arcs->arcs)
                                                                            : nullptr;
}

} // namespace

void paintArcs(PaintContext& context)
{
    if (!context.picture.arcs)
        return;
    const ArcSet& set = *context.picture.arcs;
    if (!context.picture.hidesRest())
        paintAllArcs(context, set);
    reserveNodes(context);
    if (context.hasFocus)
        paintFocusArcs(context, *context.picture.focused);
    else if (set.grouping == ArcSet::Grouping::none)
        labelArcs(context, set.arcs);
}

void paintArcMark(PaintContext& context, CanvasItem item, const QColor& colour)
{
    if (const MessageArc* arc = arcOf(context.picture, item))
        paintArc(context, *arc, {colour, 2.6});
}

} // namespace contraflow
