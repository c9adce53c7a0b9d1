// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint/canvas_painter.h"

#include "app/desktop/canvas/paint/paint_context.h"
#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "core/base/ranges.h"

#include <QFontMetricsF>
#include <QWidget>

#include <algorithm>
#include <array>
#include <utility>

namespace contraflow {

namespace {

QFont demiBold(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

/** From the ground up. */
constexpr std::array kParts{paintRackBoxes,      paintLinks,     paintRoutes, paintRackContents,
                            paintSelectedThings, paintArcs,      paintTitles, paintArcLabels,
                            paintNodeNames,      paintLinkLabels};

} // namespace

PaintContext::PaintContext(QPainter& target, const CanvasPicture& shown, const CanvasFrame& frame)
    : painter(target)
    , picture(shown)
    , scene(*shown.scene)
    , network(*shown.scene->network)
    , transform(frame.transform)
    , area(frame.area)
    , seen(frame.seen.isNull() ? frame.area : frame.seen)
    , font(frame.font)
    , boldFont(demiBold(frame.font))
    , metrics(frame.font)
    , boldMetrics(boldFont)
    , hasFocus(shown.hasFocus())
{
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF reach = area.adjusted(-4, -4, 4, 4);
    for (const RackBox& rack : scene.layout.racks)
        if (transform.toScreen(rack.box).intersects(reach))
            visible.push_back(&rack);
}

QColor PaintContext::quiet(const QColor& colour) const
{
    return picture.isFaded ? between(colour, theme().ground, 0.55) : colour;
}

QColor PaintContext::aside(const QColor& colour) const
{
    return hasFocus ? between(colour, theme().ground, 0.68) : quiet(colour);
}

bool PaintContext::isFocusChannel(ChannelId channel) const
{
    if (!hasFocus)
        return false;
    const auto& channels = picture.focused->focus.channels;
    return std::ranges::binary_search(channels, channel.value);
}

bool PaintContext::isNicStub(const Network::Link& link) const
{
    return link.from.isNode && !link.to.isNode && scene.layout.rackOfNode[link.from.index] == link.to.index &&
           scene.layout.racks[link.to.index].isCompact;
}

std::vector<QPointF> PaintContext::lineOf(LinkId link) const
{
    return mapped<QPointF>(scene.layout.paths[link],
                           [&](const QPointF& point) { return transform.toScreen(point); });
}

void PaintContext::stroke(const std::vector<QPointF>& line, const QColor& colour, double width)
{
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    if (line.size() == 2) // much quicker than as a polyline
        painter.drawLine(line.front(), line.back());
    else
        painter.drawPolyline(line.data(), static_cast<int>(line.size()));
}

void PaintContext::outline(const QRectF& rect, double width, const QColor& colour)
{
    painter.setPen(QPen(colour, width));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), 4, 4);
}

bool PaintContext::paintLabel(const QString& text, QPointF centre, const QColor& colour)
{
    const double width = metrics.horizontalAdvance(text) + 6;
    const QRectF rect(centre.x() - width / 2, centre.y() - metrics.height() / 2, width, metrics.height());
    if (text.isEmpty() || !seen.contains(rect) || !labels.take(rect))
        return false;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().ground);
    painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), 4, 4);
    painter.setPen(colour);
    painter.setFont(font);
    painter.drawText(rect, Qt::AlignCenter, text);
    return true;
}

void paintCanvas(QPainter& painter, const CanvasPicture& picture, const CanvasFrame& frame)
{
    if (!picture.scene)
        return;
    PaintContext context(painter, picture, frame);
    for (const auto paintPart : kParts)
        paintPart(context);
}

void paintInParts(QPainter& painter, const CanvasPicture& picture, const CanvasFrame& frame,
                  const JobContext& job)
{
    if (!picture.scene)
        return;
    PaintContext context(painter, picture, frame);
    double done = 0;
    for (const auto paintPart : kParts) {
        if (job.stop.stop_requested())
            return;
        paintPart(context);
        job.progress(++done / kParts.size());
    }
}

void paintHover(QPainter& painter, const CanvasPicture& picture, const CanvasFrame& frame, CanvasItem item)
{
    if (!picture.scene)
        return;
    PaintContext context(painter, picture, frame);
    const QColor colour = between(theme().accent, theme().text, 0.15);
    switch (item.kind) {
    case CanvasItem::Kind::node:
        context.outline(frame.transform.toScreen(context.scene.layout.squares[item.index]), 2, colour);
        break;
    case CanvasItem::Kind::networkSwitch: {
        const RackBox& rack = context.scene.layout.racks[item.index];
        context.outline(frame.transform.toScreen(rack.isFolded ? rack.box : rack.bar), 2, colour);
        break;
    }
    case CanvasItem::Kind::link:
        paintLinkMark(context, linkOf(ChannelId(item.index)), colour);
        break;
    case CanvasItem::Kind::message:
    case CanvasItem::Kind::messageGroup:
        paintArcMark(context, item, colour);
        break;
    case CanvasItem::Kind::none:
        break;
    }
}

void paintFound(QPainter& painter, const CanvasPicture& picture, const CanvasFrame& frame, CanvasItem item)
{
    const bool isNode = item.kind == CanvasItem::Kind::node;
    if (!picture.scene || (!isNode && item.kind != CanvasItem::Kind::networkSwitch))
        return;
    const NetworkLayout& layout = picture.scene->layout;
    const QRectF thing = isNode ? layout.squares[item.index] : layout.racks[item.index].bar;
    const QRectF frameOfIt = frame.transform.toScreen(thing).adjusted(-9, -9, 9, 9);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, width] : {std::pair(theme().ground, 6.0), std::pair(theme().accent, 3.0)}) {
        painter.setPen(QPen(colour, width));
        painter.drawRoundedRect(frameOfIt, 8, 8);
    }
    painter.restore();
}

/** While something is worked out that will be drawn, nothing else is said. */
void paintCanvasHint(QPainter& painter, const CanvasPicture& picture, bool isBusy, const QWidget& canvas)
{
    const QRectF area(canvas.rect());
    const QFont font = canvas.font();
    if (isBusy || !picture.pending.isEmpty()) {
        painter.setFont(font);
        painter.setPen(theme().mutedText);
        painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap,
                         picture.pending.isEmpty() ? tr("The network is being drawn up…") : picture.pending);
        return;
    }
    QString title = tr("Nothing to draw yet");
    QString text = tr(
        "The network of the scenario is drawn here: racks, switches and links with their load, and "
        "the messages as arrows. Pick a tool at the left edge: switch (S), rack (R), node (N), link (L), "
        "message (M), and click here. New from gallery, in the Project menu, has whole networks, and "
        "presets that give what is drawn the speeds of a known network. Or fill in the sheets, or open a project.");
    if (!picture.scene && picture.result && !picture.result->failure.isEmpty() &&
        !picture.result->project.scenarios.empty()) {
        title = tr("This scenario has no platform to draw");
        text = picture.result->failure;
    }
    QFont bold = font;
    bold.setWeight(QFont::DemiBold);
    const double width = std::min(420.0, area.width() - 40);
    const QRectF column(area.center().x() - width / 2, area.top(), width, area.height());
    const double line = QFontMetricsF(bold).height();
    painter.setFont(font);
    const QRectF body = painter.boundingRect(column, Qt::AlignHCenter | Qt::TextWordWrap, text);
    const double top = area.center().y() - (body.height() + 1.6 * line) / 2;
    painter.setFont(bold);
    painter.setPen(theme().text);
    painter.drawText(QRectF(column.left(), top, width, line), Qt::AlignCenter, title);
    painter.setFont(font);
    painter.setPen(theme().mutedText);
    painter.drawText(QRectF(column.left(), top + 1.6 * line, width, body.height() + line),
                     Qt::AlignHCenter | Qt::TextWordWrap, text);
}

} // namespace contraflow
