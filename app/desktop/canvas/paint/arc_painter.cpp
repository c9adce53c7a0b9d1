// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint/paint_context.h"
#include "app/desktop/style/text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace contraflow {
namespace {

constexpr double kArcWidth = 1.7;
constexpr int kPieces = 24; ///< of a curve
constexpr double kSelectedWidth = 3;
constexpr std::size_t kMostArcLabels = 40; ///< more names would be a thicket
constexpr std::size_t kMostHalos = 40;     ///< in a crowd they hide as much as they part, and take as long

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

/** The name of a message; of a sum, how many it stands for. */
QString labelOf(const PaintContext& context, const MessageArc& arc, ArcSet::Grouping grouping)
{
    if (grouping == ArcSet::Grouping::none)
        return messageName(context.picture, arc.message);
    return arc.count > 1 ? tr("×%1").arg(arc.count) : QString();
}

/** Names at the deepest points of arrows, where there is room. */
void labelArcs(PaintContext& context, const std::vector<MessageArc>& arcs,
               ArcSet::Grouping grouping = ArcSet::Grouping::none)
{
    if (arcs.size() > (grouping == ArcSet::Grouping::none ? kMostArcLabels : kMostSums))
        return;
    for (const MessageArc& arc : arcs)
        for (const double share : {0.5, 0.42, 0.58, 0.34, 0.66})
            if (context.paintLabel(labelOf(context, arc, grouping), context.transform.toScreen(arc.at(share)),
                                   theme().text))
                break;
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
        paintArc(context, arc,
                 {context.quiet(theme().selection()), kSelectedWidth, false,
                  focused.selected.size() <= kMostHalos});
}

const MessageArc* arcOf(const CanvasPicture& picture, CanvasItem item)
{
    const ArcSet* all = picture.drawnArcs();
    if (item.kind == CanvasItem::Kind::messageGroup)
        return all && item.index < all->arcs.size() ? &all->arcs[item.index] : nullptr;
    const auto find = [&](const std::vector<MessageArc>& arcs) -> const MessageArc* {
        const auto found = std::ranges::find(arcs, item.index, &MessageArc::message);
        return found == arcs.end() ? nullptr : &*found;
    };
    if (const FocusedMessages* focused = picture.drawnFocus())
        for (const auto* arcs : {&focused->selected, &focused->withFlow, &focused->againstFlow})
            if (const MessageArc* arc = find(*arcs))
                return arc;
    return all && all->grouping == ArcSet::Grouping::none ? find(all->arcs) : nullptr;
}

} // namespace

void paintArcs(PaintContext& context)
{
    const ArcSet* all = context.picture.drawnArcs();
    if (all)
        paintAllArcs(context, *all);
    if (const FocusedMessages* focused = context.picture.drawnFocus())
        paintFocusArcs(context, *focused);
}

void paintArcLabels(PaintContext& context)
{
    const ArcSet* all = context.picture.drawnArcs();
    if (const FocusedMessages* focused = context.picture.drawnFocus())
        for (const auto* arcs : {&focused->selected, &focused->withFlow, &focused->againstFlow})
            labelArcs(context, *arcs);
    else if (all && !context.hasFocus)
        labelArcs(context, all->arcs, all->grouping);
}

void paintArcMark(PaintContext& context, CanvasItem item, const QColor& colour)
{
    if (const MessageArc* arc = arcOf(context.picture, item))
        paintArc(context, *arc, {colour, 2.6});
}

} // namespace contraflow
