// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint/fold_painter.h"

#include "app/desktop/canvas/paint/paint_context.h"
#include "app/desktop/style/text.h"

#include <algorithm>
#include <cmath>

namespace contraflow {
namespace {

constexpr double kMarkWidth = 18;   ///< pixels
constexpr double kLeastHeight = 12; ///< pixels; on lower bars a triangle cannot be hit
constexpr double kLongTitle = 110;  ///< pixels
constexpr int kSheets = 3;          ///< of a stack

/** Hatches as much of a stack, from below, as others have of its nodes. */
void paintShareInUse(PaintContext& context, const RackBox& rack, const QRectF& front, const QColor& edge)
{
    const auto inUse = std::count_if(rack.nodes.begin(), rack.nodes.end(),
                                     [&](NodeId node) { return context.picture.isInUse(node); });
    const double isFree = 1 - static_cast<double>(inUse) / static_cast<double>(rack.nodes.size());
    if (inUse > 0)
        paintInUse(context.painter, front.adjusted(0, isFree * front.height(), 0, 0), edge);
}

} // namespace

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
