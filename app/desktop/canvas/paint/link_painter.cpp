// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint/canvas_picture.h"
#include "app/desktop/canvas/paint/paint_context.h"
#include "app/desktop/style/text.h"

#include <algorithm>
#include <cmath>

namespace contraflow {
namespace {

constexpr double kLoadWidth = 2.8;      ///< pixels of a loaded direction
constexpr double kSaturatedWidth = 4.4; ///< and of a saturated one
constexpr double kStubZoom = 0.5;       ///< below it, the NICs of nodes in grids cannot be seen
constexpr double kShortLine = 14;       ///< pixels; shorter links have no marks
constexpr std::size_t kMostLabels = 12; ///< more labelled links would be a thicket
constexpr double kPalest = 0.7;         ///< so far do hairlines of little load fade into the ground
constexpr std::size_t kMostCounts = 150;
constexpr std::size_t kMostWide = 700; ///< more links in view are drawn as hairlines

constexpr double kBufferAt = 0.1; ///< of a channel: where the buffer before it is drawn

double lengthOf(const std::vector<QPointF>& line)
{
    double length = 0;
    for (std::size_t i = 0; i + 1 < line.size(); ++i)
        length += std::hypot(line[i + 1].x() - line[i].x(), line[i + 1].y() - line[i].y());
    return length;
}

struct PointOnLine
{
    QPointF point;
    QPointF direction;
};

/** At `share` of the length. */
PointOnLine along(const std::vector<QPointF>& line, double share)
{
    double left = lengthOf(line) * share;
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const QPointF way = line[i + 1] - line[i];
        const double length = std::hypot(way.x(), way.y());
        if (length > 0 && (left <= length || i + 2 == line.size()))
            return {line[i] + way * std::min(1.0, left / length), way};
        left -= length;
    }
    return {line.back(), {}};
}

QColor idleColour(const PaintContext& context)
{
    return context.aside(between(theme().border, theme().mutedText, 0.5));
}

bool isInArea(const PaintContext& context, LinkId link)
{
    const auto path = context.scene.layout.paths[link];
    double left = path.front().x();
    double right = left;
    double top = path.front().y();
    double bottom = top;
    for (const QPointF& point : path) {
        left = std::min(left, point.x());
        right = std::max(right, point.x());
        top = std::min(top, point.y());
        bottom = std::max(bottom, point.y());
    }
    const QRectF bounds = context.transform.toScreen(QRectF(QPointF(left, top), QPointF(right, bottom)));
    return bounds.adjusted(-6, -6, 6, 6).intersects(context.area);
}

/** How much wider than a single link a bundle is. */
double widening(std::size_t links)
{
    return links > 1 ? std::min(1.7, 1 + 0.25 * std::log2(static_cast<double>(links))) : 1;
}

/** Whether one of a bundle's links is on a route that is brought forward. */
bool isNearFocus(const PaintContext& context, ChannelId channel)
{
    const auto isNear = [&](ChannelId one) {
        return context.isFocusChannel(one) || context.isFocusChannel(reverse(one));
    };
    if (!context.scene.layout.bundleOf(linkOf(channel)))
        return isNear(channel);
    const std::vector<ChannelId> channels = bundleChannels(context.scene.layout, channel);
    return std::ranges::any_of(channels, isNear);
}

void paintLoadedChannel(PaintContext& context, ChannelId channel, const BundleFigures& figures)
{
    const std::vector<QPointF> line = channelLine(context.picture, context.transform, channel);
    const bool isNear = isNearFocus(context, channel);
    const double load = figures.worst;
    if (!(load > 0) || (context.picture.hidesRest() && !isNear)) {
        context.stroke(line, idleColour(context), 1.2 * widening(figures.links));
        return;
    }
    const auto shade = [&](const QColor& colour) {
        return isNear ? context.quiet(colour) : context.aside(colour);
    };
    const double scale = strokeScale(context.transform);
    const bool isSaturated = load >= kSaturatedFrom;
    const double width = (isSaturated ? kSaturatedWidth : kLoadWidth * widening(figures.links)) * scale;
    // A casing keeps the bright end of the scale visible on a light ground and the dark end on a dark one.
    context.stroke(line, shade(between(theme().ground, theme().text, 0.42)), width + 1.2 * scale);
    context.stroke(line, shade(theme().load(load)), width);
    const double length = lengthOf(line);
    if (length < kShortLine || scale < 0.7)
        return;
    if (figures.limits && length > 26) // beside the middle, where the count of a bundle stands
        paintLimitMark(context.painter, along(line, figures.links > 1 ? 0.66 : 0.5).point,
                       shade(theme().load(load)), shade(theme().text));
    if (figures.hasVictims) // where what waits for the channel stands
        paintBufferMark(context.painter, along(line, kBufferAt).point, shade(theme().load(1)),
                        shade(theme().text));
    if (length > 70) {
        const PointOnLine at = along(line, 0.8);
        paintArrowHead(context.painter, at.point, at.direction, 9,
                       shade(between(theme().text, theme().ground, 0.25)));
    }
}

/** From a node of a grid up between the columns to the bar, or back. */
std::vector<QPointF> nicRoute(const PaintContext& context, ChannelId channel)
{
    const bool isUp = (channel.value & 1U) == 0;
    const Network::Link& link = context.network.link(linkOf(channel));
    const RackBox& rack = context.scene.layout.racks[link.to.index];
    const QRectF square = context.scene.layout.squares[link.from.index];
    const double x = square.left() - (isUp ? 3 : 5);
    const double middle = square.center().x();
    std::vector<QPointF> line;
    for (const QPointF& point : {QPointF(middle, square.top()), QPointF(middle, square.top() - 4),
                                 QPointF(x, square.top() - 4), QPointF(x, rack.bar.bottom())})
        line.push_back(context.transform.toScreen(point));
    if (!isUp)
        std::ranges::reverse(line);
    return line;
}

/** Links that can be seen. */
std::vector<LinkId> linksInArea(const PaintContext& context)
{
    std::vector<LinkId> seen;
    const auto links = context.network.links();
    for (std::size_t i = 0; i < links.size(); ++i) {
        const LinkId link(i);
        const bool isTooSmall = context.transform.zoom < kStubZoom && context.isNicStub(links[i]);
        if (!isTooSmall && context.scene.layout.isDrawn(link) && isInArea(context, link))
            seen.push_back(link);
    }
    return seen;
}

/** Lines of one pixel of the screen, which are painted a hundred times as fast as wider ones; the fullest are
 * on top. */
void paintHairlines(PaintContext& context, const std::vector<LinkId>& links)
{
    struct Loaded
    {
        double load;
        ChannelId channel;
    };
    std::vector<Loaded> loaded;
    const QColor idle = between(idleColour(context), theme().ground, 0.5);
    for (const LinkId link : links) {
        const std::size_t before = loaded.size();
        for (const ChannelId channel : {ChannelId(2 * link.index()), ChannelId(2 * link.index() + 1)})
            if (const double load = bundleFigures(context.picture, channel).worst; load > 0)
                loaded.push_back({load, channel});
        if (loaded.size() == before)
            context.stroke(context.lineOf(link), idle, 0);
    }
    std::ranges::stable_sort(loaded, {}, &Loaded::load);
    for (const Loaded& item : loaded)
        context.stroke(channelLine(context.picture, context.transform, item.channel),
                       between(context.aside(theme().load(item.load)), theme().ground,
                               kPalest * std::max(0.0, 1 - item.load)),
                       0);
}

} // namespace

void paintLinks(PaintContext& context)
{
    const std::vector<LinkId> links = linksInArea(context);
    if (links.size() > kMostWide)
        return paintHairlines(context, links);
    for (const LinkId link : links) {
        const ChannelId channel(2 * link.index());
        const BundleFigures there = bundleFigures(context.picture, channel);
        const BundleFigures back = bundleFigures(context.picture, reverse(channel));
        if (there.worst > 0 || back.worst > 0) {
            paintLoadedChannel(context, channel, there);
            paintLoadedChannel(context, reverse(channel), back);
        } else {
            context.stroke(context.lineOf(link), idleColour(context), 1.2 * widening(there.links));
        }
    }
}

namespace {

/** The full buffers that the selected messages wait for, and the channels between them that are on no route
 * of theirs. */
void paintWaited(PaintContext& context)
{
    const QColor colour = context.quiet(theme().load(1));
    for (const ChannelId channel : context.picture.focused->focus.waited) {
        const bool isStub = context.isNicStub(context.network.link(linkOf(channel)));
        const std::vector<QPointF> line =
            isStub ? nicRoute(context, channel) : channelLine(context.picture, context.transform, channel);
        if (!context.isFocusChannel(channel)) {
            QPen pen(colour, 3, Qt::DashLine, Qt::FlatCap);
            context.painter.setPen(pen);
            context.painter.drawPolyline(line.data(), static_cast<int>(line.size()));
        }
        paintBufferMark(context.painter, along(line, kBufferAt).point, colour, context.quiet(theme().text));
    }
}

} // namespace

void paintRoutes(PaintContext& context)
{
    if (!context.hasFocus)
        return;
    const QColor selected = context.quiet(theme().selection());
    for (const std::uint32_t value : context.picture.focused->focus.channels) {
        const ChannelId channel(value);
        const bool isStub = context.isNicStub(context.network.link(linkOf(channel)));
        const std::vector<QPointF> line =
            isStub ? nicRoute(context, channel) : channelLine(context.picture, context.transform, channel);
        context.stroke(line, theme().ground, 7.5);
        context.stroke(line, selected, 4.5);
        if (lengthOf(line) < 44)
            continue;
        const PointOnLine at = along(line, 0.8);
        paintArrowHead(context.painter, at.point, at.direction, 12, selected);
        if (context.picture.limits(channel))
            paintLimitMark(context.painter, along(line, 0.5).point,
                           theme().load(context.picture.load01(channel)), theme().text);
    }
    paintWaited(context);
}

void paintLinkMark(PaintContext& context, LinkId link, const QColor& colour)
{
    QColor soft = colour;
    soft.setAlphaF(0.45F);
    context.stroke(context.lineOf(link), soft, 12);
}

namespace {

/** How many links a bundle stands for, at the middle of its line. */
void paintBundleCounts(PaintContext& context)
{
    std::size_t painted = 0;
    for (const std::vector<BundledLink>& bundle : context.scene.layout.bundles) {
        const LinkId link = bundle.front().link;
        if (!isInArea(context, link))
            continue;
        const std::vector<QPointF> line = context.lineOf(link);
        const QString text = tr("×%1").arg(bundle.size());
        if (lengthOf(line) < context.metrics.horizontalAdvance(text) + 2 * context.metrics.height())
            continue;
        for (const double share : {0.5, 0.38, 0.62, 0.26, 0.74})
            if (context.paintLabel(text, along(line, share).point, theme().text))
                break;
        if (++painted >= kMostCounts)
            return;
    }
}

} // namespace

void paintLinkLabels(PaintContext& context)
{
    paintBundleCounts(context);
    std::vector<LinkId> links;
    for (std::size_t i = 0; i < context.network.links().size(); ++i) {
        const Network::Link& link = context.network.links()[i];
        if (!link.from.isNode && !link.to.isNode && context.scene.layout.isDrawn(LinkId(i)))
            links.emplace_back(i);
        if (links.size() > kMostLabels)
            return;
    }
    for (const LinkId link : links) {
        const QString text =
            QString::fromStdString(displayText(Dimension::bandwidth, context.network.link(link).capacity, 3));
        const std::vector<QPointF> line = context.lineOf(link);
        const PointOnLine middle = along(line, 0.5);
        const double way = std::hypot(middle.direction.x(), middle.direction.y());
        if (!(way > 0))
            continue;
        QPointF normal(middle.direction.y() / way, -middle.direction.x() / way);
        if (normal.y() > 0 || (normal.y() == 0 && normal.x() < 0))
            normal = -normal; // above the line, or right of it
        const double width = context.metrics.horizontalAdvance(text);
        const double height = context.metrics.height();
        const bool isLevel = std::abs(normal.x()) < 0.3;
        if (lengthOf(line) < (isLevel ? width + 12 : 2.2 * height))
            continue;
        const double clear = (std::abs(normal.x()) * width + std::abs(normal.y()) * height) / 2 + 7;
        context.paintLabel(text, middle.point + normal * clear, theme().mutedText);
    }
}

} // namespace contraflow
