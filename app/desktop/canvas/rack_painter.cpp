// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/fold_painter.h"
#include "app/desktop/canvas/paint_context.h"
#include "app/desktop/style/text.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace contraflow {
namespace {

constexpr double kTinySquare = 5;  ///< pixels; smaller nodes have no border
constexpr double kNoSquare = 1.2;  ///< pixels; smaller nodes are not drawn one by one
constexpr double kStubSquare = 12; ///< pixels; the NICs of smaller nodes cannot be seen

QString titleOf(const PaintContext& context, const RackBox& rack)
{
    if (!rack.networkSwitch)
        return tr("Without switch");
    const QString name = QString::fromStdString(context.network.networkSwitch(*rack.networkSwitch).name);
    return rack.switches > 1 ? tr("%1 +%2").arg(name).arg(rack.switches - 1) : name;
}

QString countOf(const RackBox& rack)
{
    return rack.nodes.size() == 1 ? tr("1 node") : tr("%1 nodes").arg(rack.nodes.size());
}

QRectF barOf(const PaintContext& context, const RackBox& rack)
{
    if (rack.networkSwitch)
        return context.transform.toScreen(rack.bar);
    return context.transform.toScreen(
        QRectF(rack.box.left() + 10, rack.box.top() + 10, rack.box.width() - 20, 22));
}

bool isTitleInBar(const PaintContext& context, const RackBox& rack)
{
    const QRectF bar = barOf(context, rack);
    return bar.height() >= context.metrics.height() - 3 &&
           bar.width() >= context.boldMetrics.horizontalAdvance(titleOf(context, rack)) + 8;
}

void paintBar(PaintContext& context, const RackBox& rack)
{
    QPainter& painter = context.painter;
    const QRectF bar = barOf(context, rack);
    if (rack.networkSwitch) {
        const double radius = std::min(4.0, 4 * context.transform.zoom);
        painter.setPen(Qt::NoPen);
        painter.setBrush(between(theme().surface, theme().text, theme().isDark ? 0.24 : 0.17));
        painter.drawRoundedRect(crisp(bar).translated(-0.5, -0.5), radius, radius);
    }
    if (!isTitleInBar(context, rack))
        return;
    const QRectF mark = foldMark(context.scene, rack, {context.transform, context.area, context.font});
    if (!mark.isEmpty())
        paintFoldMark(context, rack, mark);
    const QString title = titleOf(context, rack);
    const QString count = rack.nodes.empty() ? QString() : countOf(rack);
    const double titleWidth = context.boldMetrics.horizontalAdvance(title);
    const bool hasCount =
        !count.isEmpty() &&
        bar.width() >= titleWidth + mark.width() + context.metrics.horizontalAdvance(count) + 28;
    painter.setFont(context.boldFont);
    painter.setPen(theme().text);
    const double margin = std::min(8.0, (bar.width() - titleWidth) / 2);
    const double left = mark.isEmpty() || !hasCount ? margin : mark.width() + 2;
    painter.drawText(bar.adjusted(left, 0, -margin, 0),
                     hasCount ? Qt::AlignVCenter | Qt::AlignLeft : Qt::AlignCenter, title);
    if (!hasCount)
        return;
    painter.setFont(context.font);
    painter.setPen(theme().mutedText);
    painter.drawText(bar.adjusted(8, 0, -8, 0), Qt::AlignVCenter | Qt::AlignRight, count);
}

/** Seen from afar, a rack is its name and the number of its nodes. */
void paintTitleOver(PaintContext& context, const RackBox& rack)
{
    const QRectF box = context.transform.toScreen(rack.box);
    const QString title = titleOf(context, rack);
    const QString count = rack.nodes.empty() ? QString() : QString::number(rack.nodes.size());
    const double width =
        std::max(context.boldMetrics.horizontalAdvance(title), context.metrics.horizontalAdvance(count)) + 6;
    const double height = context.boldMetrics.height() + (count.isEmpty() ? 0 : context.metrics.height());
    const QRectF rect(box.center().x() - width / 2, box.center().y() - height / 2, width, height);
    if (box.width() < width || box.height() < height || !context.labels.take(rect))
        return;
    QPainter& painter = context.painter;
    QColor ground = theme().surface;
    ground.setAlphaF(0.86F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(rect, 3, 3);
    painter.setPen(theme().text);
    painter.setFont(context.boldFont);
    painter.drawText(QRectF(rect.left(), rect.top(), width, context.boldMetrics.height()), Qt::AlignCenter,
                     title);
    painter.setFont(context.font);
    painter.setPen(theme().mutedText);
    painter.drawText(
        QRectF(rect.left(), rect.bottom() - context.metrics.height(), width, context.metrics.height()),
        Qt::AlignCenter, count);
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

/** All names of a rack inside the squares where all fit, else all beside them where all fit, else none. */
void paintNames(PaintContext& context, const RackBox& rack)
{
    const double zoom = context.transform.zoom;
    const double height = context.metrics.height();
    if (rack.nodes.empty() || rack.isFolded || rack.cell.height() * zoom < height - 2 ||
        rack.square * zoom < kStubSquare)
        return;
    double widest = 0;
    std::vector<QString> names;
    names.reserve(rack.nodes.size());
    for (const NodeId node : rack.nodes) {
        names.push_back(QString::fromStdString(context.network.node(node).name));
        widest = std::max(widest, context.metrics.horizontalAdvance(names.back()));
    }
    const bool isInside = widest + 1 <= rack.square * zoom && rack.square * zoom >= height - 3;
    const double room = (rack.cell.width() - rack.square) * zoom - 5;
    if (!isInside && widest > room)
        return;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const QRectF square = context.transform.toScreen(context.scene.layout.squares[rack.nodes[i].index()]);
        const QRectF beside(square.right() + 4, square.center().y() - height / 2, room + 4, height);
        if (!square.united(beside).intersects(context.area))
            continue;
        if (isInside)
            context.painter.drawText(square, Qt::AlignCenter, names[i]);
        else
            context.painter.drawText(beside, Qt::AlignVCenter | Qt::AlignLeft, names[i]);
    }
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
            paintStack(context, *rack, countOf(*rack),
                       folded.empty() ? std::nullopt : std::optional(folded[rack->networkSwitch->index()]));
    }
    for (const RackBox* rack : context.visible)
        if (!isTitleInBar(context, *rack))
            paintTitleOver(context, *rack);
}

void paintNodeNames(PaintContext& context)
{
    context.painter.setFont(context.font);
    context.painter.setPen(context.hasFocus ? between(theme().text, theme().surface, 0.55) : theme().text);
    for (const RackBox* rack : context.visible)
        paintNames(context, *rack);
}

void paintSelectedThings(PaintContext& context)
{
    const NetworkLayout& layout = context.scene.layout;
    if (context.hasFocus)
        for (const std::uint32_t value : context.picture.focused->focus.channels)
            for (const Vertex end :
                 {context.network.tail(ChannelId(value)), context.network.head(ChannelId(value))}) {
                const QRectF rect = end.isNode ? layout.squares[end.index] : layout.racks[end.index].bar;
                context.outline(context.transform.toScreen(rect), 1.5, context.quiet(theme().accent));
            }
    QColor tint = theme().accent;
    tint.setAlphaF(0.22F);
    const auto mark = [&](const QRectF& rect) {
        if (!rect.intersects(context.area))
            return;
        context.painter.fillRect(rect, tint);
        context.outline(rect, 2, theme().accent);
    };
    const CanvasSelection& selection = context.picture.selection;
    for (const std::uint32_t node : selection.nodes)
        mark(context.transform.toScreen(layout.squares[node]));
    for (const std::uint32_t item : selection.switches)
        mark(context.transform.toScreen(layout.racks[item].bar));
    for (const std::uint32_t link : selection.links)
        paintLinkMark(context, LinkId(link), theme().accent);
}

} // namespace contraflow
