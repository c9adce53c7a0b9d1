// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint/paint_context.h"
#include "app/desktop/canvas/paint/rack_names.h"
#include "app/desktop/style/text.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>

namespace contraflow {

namespace {

constexpr double kTinySquare = 5;  ///< pixels; smaller nodes have no border
constexpr double kNoSquare = 1.2;  ///< pixels; smaller nodes are not drawn one by one
constexpr double kStubSquare = 12; ///< pixels; the NICs of smaller nodes cannot be seen

void paintBar(PaintContext& context, const RackBox& rack)
{
    QPainter& painter = context.painter;
    const QRectF bar = barOnScreen(context, rack);
    if (rack.networkSwitch) {
        const double radius = std::min(4.0, 4 * context.transform.zoom);
        painter.setPen(Qt::NoPen);
        painter.setBrush(between(theme().surface, theme().text, theme().isDark ? 0.24 : 0.17));
        painter.drawRoundedRect(crisp(bar).translated(-0.5, -0.5), radius, radius);
    }
    const QRectF mark = foldMark(context.scene, rack, {context.transform, context.area, context.font});
    if (!mark.isEmpty())
        paintFoldMark(context, rack, mark);
}

/** Load of a node's NIC, the busier way; nothing when it is idle. */
std::optional<QColor> nodeLoad(const PaintContext& context, NodeId node)
{
    const auto& nic = context.network.node(node).nic;
    if (!nic)
        return std::nullopt;
    const ChannelId up(2 * nic->index());
    const double load = std::max(context.picture.load01(up), context.picture.load01(reverse(up)));
    if (!(load > 0))
        return std::nullopt;
    return context.aside(theme().load(load));
}

void paintSquares(PaintContext& context, const RackBox& rack)
{
    const double square = rack.square * context.transform.zoom;
    if (square < kNoSquare)
        return;
    const bool hasStubs = !rack.isCompact || square >= kStubSquare;
    const QColor edge = context.aside(between(theme().border, theme().mutedText, 0.6));
    const double radius = std::min(3.0, square / 8);
    // Corners of small squares need no rounding, and plain ones are painted much quicker.
    const bool isPlain = square < kStubSquare;
    context.painter.setRenderHint(QPainter::Antialiasing, !isPlain);
    for (const NodeId node : rack.nodes) {
        const QRectF rect = context.transform.toScreen(context.scene.layout.squares[node.index()]);
        if (!rect.intersects(context.area))
            continue;
        if (context.picture.isInUse(node)) {
            paintInUse(context.painter, rect, edge);
            continue;
        }
        // Where the NIC is too small to be seen, its node carries the load.
        const std::optional<QColor> load = hasStubs ? std::nullopt : nodeLoad(context, node);
        if (square < kTinySquare) {
            context.painter.fillRect(rect, load.value_or(edge));
            continue;
        }
        if (isPlain) {
            context.painter.fillRect(rect, edge);
            context.painter.fillRect(rect.adjusted(1, 1, -1, -1), load.value_or(theme().ground));
            continue;
        }
        context.painter.setPen(QPen(edge, 1));
        context.painter.setBrush(load.value_or(theme().ground));
        context.painter.drawRoundedRect(crisp(rect), radius, radius);
    }
    context.painter.setRenderHint(QPainter::Antialiasing);
}

constexpr double kMarkWidth = 18;   ///< pixels
constexpr double kLeastHeight = 12; ///< pixels; on lower bars a triangle cannot be hit
constexpr double kLongTitle = 110;  ///< pixels
constexpr int kSheets = 3;          ///< of a stack

/** Hatches as much of a stack, from below, as others have of its nodes. */
void paintShareInUse(PaintContext& context, const RackBox& rack, const QRectF& front, const QColor& edge)
{
    const auto inUse =
        std::ranges::count_if(rack.nodes, [&](NodeId node) { return context.picture.isInUse(node); });
    const double isFree = 1 - static_cast<double>(inUse) / static_cast<double>(rack.nodes.size());
    if (inUse > 0)
        paintInUse(context.painter, front.adjusted(0, isFree * front.height(), 0, 0), edge);
}

} // namespace

void paintRackBoxes(PaintContext& context)
{
    const double radius = std::min(8.0, 8 * context.transform.zoom);
    context.painter.setPen(QPen(theme().border, 1));
    context.painter.setBrush(theme().surface);
    for (const RackBox* rack : context.visible)
        if (!rack->nodes.empty())
            context.painter.drawRoundedRect(crisp(context.transform.toScreen(rack->box)), radius, radius);
}

void paintRackContents(PaintContext& context)
{
    const std::vector<double> folded = foldedLoads(context);
    for (const RackBox* rack : context.visible) {
        paintBar(context, *rack);
        if (!rack->isFolded)
            paintSquares(context, *rack);
        else
            paintStack(context, *rack, nodeCount(context.network, *rack),
                       folded.empty() ? std::nullopt : std::optional(folded[rack->networkSwitch->index()]));
    }
    reserveRacks(context);
}

void paintSelectedThings(PaintContext& context)
{
    const NetworkLayout& layout = context.scene.layout;
    if (context.hasFocus)
        for (const std::uint32_t value : context.picture.focused->focus.channels)
            for (const Vertex end :
                 {context.network.tail(ChannelId(value)), context.network.head(ChannelId(value))}) {
                const QRectF rect = end.isNode ? layout.squares[end.index] : layout.racks[end.index].bar;
                context.outline(context.transform.toScreen(rect), 1.5, context.quiet(theme().selection()));
            }
    QColor tint = theme().selection();
    tint.setAlphaF(0.22F);
    const auto mark = [&](const QRectF& rect) {
        if (!rect.intersects(context.area))
            return;
        context.painter.fillRect(rect, tint);
        context.outline(rect, 2, theme().selection());
    };
    const CanvasSelection& selection = context.picture.selection;
    std::set<std::uint32_t> boxes; // that stand for selected nodes
    for (const std::uint32_t node : selection.nodes)
        if (const std::uint32_t rack = layout.rackOfNode[node]; layout.racks[rack].isFolded)
            boxes.insert(rack);
        else
            mark(context.transform.toScreen(layout.squares[node]));
    for (const std::uint32_t rack : boxes)
        mark(context.transform.toScreen(layout.racks[rack].box));
    for (const std::uint32_t item : selection.switches)
        mark(context.transform.toScreen(layout.racks[item].bar));
    for (const std::uint32_t link : selection.links)
        paintLinkMark(context, LinkId(link), theme().selection());
}

QRectF foldMark(const CanvasScene& scene, const RackBox& rack, const CanvasFrame& frame)
{
    if (!rack.networkSwitch || rack.nodes.empty())
        return {};
    const QRectF bar = frame.transform.toScreen(rack.bar);
    if (bar.height() < kLeastHeight)
        return {};
    QFont bold = frame.font;
    bold.setWeight(QFont::DemiBold);
    const double title = QFontMetricsF(bold).horizontalAdvance(scene.titles[rack.networkSwitch->index()]);
    // The name comes first, unless it is so long that it is shortened anyway.
    if (bar.width() < std::min(kLongTitle, title) + kMarkWidth + 8)
        return {};
    return {bar.left(), bar.top(), kMarkWidth, bar.height()};
}

std::optional<SwitchId> foldMarkAt(const CanvasScene& scene, const CanvasFrame& frame, QPointF point)
{
    const QPointF at = frame.transform.toPicture(point);
    for (const RackBox& rack : scene.layout.racks)
        if (rack.networkSwitch && !rack.box.isNull() && rack.bar.contains(at))
            return foldMark(scene, rack, frame).contains(point) ? rack.networkSwitch : std::nullopt;
    return std::nullopt;
}

void paintFoldMark(PaintContext& context, const RackBox& rack, const QRectF& mark)
{
    const QPointF middle = mark.center() + QPointF(1, 0);
    constexpr double kReach = 4;
    QPainterPath path;
    if (rack.isFolded) {
        path.moveTo(middle + QPointF(-kReach / 2, -kReach));
        path.lineTo(middle + QPointF(kReach / 2, 0));
        path.lineTo(middle + QPointF(-kReach / 2, kReach));
    } else {
        path.moveTo(middle + QPointF(-kReach, -kReach / 2));
        path.lineTo(middle + QPointF(0, kReach / 2));
        path.lineTo(middle + QPointF(kReach, -kReach / 2));
    }
    context.painter.strokePath(path, QPen(theme().text, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

std::vector<double> foldedLoads(const PaintContext& context)
{
    const NetworkLayout& layout = context.scene.layout;
    std::vector<double> loads;
    if (layout.foldOfLink.empty() || !context.picture.figures)
        return loads;
    loads.assign(layout.racks.size(), 0);
    for (std::size_t i = 0; i < layout.foldOfLink.size(); ++i) {
        if (!layout.isInsideFold(LinkId(i)))
            continue;
        const ChannelId channel(2 * i);
        double& busiest = loads[layout.foldOfLink[i]];
        busiest =
            std::max({busiest, context.picture.load01(channel), context.picture.load01(reverse(channel))});
    }
    return loads;
}

void paintStack(PaintContext& context, const RackBox& rack, const QString& count,
                std::optional<double> busiest)
{
    if (rack.nodes.empty())
        return;
    const QRectF front = context.transform.toScreen(context.scene.layout.squares[rack.nodes.front().index()]);
    if (front.width() < 3 || !front.adjusted(-40, -40, 200, 40).intersects(context.area))
        return;
    const double step = std::min(4.0, front.width() / 6);
    const QColor edge = context.aside(between(theme().border, theme().mutedText, 0.6));
    const QColor fill = busiest.value_or(0) > 0 ? context.aside(theme().load(*busiest)) : theme().ground;
    context.painter.setPen(QPen(edge, 1));
    context.painter.setBrush(fill);
    for (int sheet = rack.nodes.size() > 1 ? kSheets - 1 : 0; sheet >= 0; --sheet)
        context.painter.drawRoundedRect(crisp(front.translated(sheet * step, -sheet * step)), 2, 2);
    paintShareInUse(context, rack, front, edge);
    QStringList lines{count};
    if (busiest)
        lines << tr("max %1 %").arg(std::lround(*busiest * 100));
    const double left = front.right() + kSheets * step + 4;
    const QRectF box = context.transform.toScreen(rack.box);
    const double room = box.right() - 3 - left;
    // The load alone where there is no room for both: the number may stand in the title.
    const double above = context.transform.toScreen(rack.bar).bottom();
    if (lines.size() * context.metrics.height() > box.bottom() - above)
        lines.removeFirst();
    double width = 0;
    for (const QString& line : lines)
        width = std::max(width, context.metrics.horizontalAdvance(line));
    if (lines.isEmpty() || width > room || context.metrics.height() > box.bottom() - above)
        return;
    context.painter.setFont(context.font);
    context.painter.setPen(theme().text);
    context.painter.drawText(QRectF(left, above, room, box.bottom() - above),
                             Qt::AlignVCenter | Qt::AlignLeft, lines.join(QLatin1Char('\n')));
}

} // namespace contraflow
