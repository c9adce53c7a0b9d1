// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint/canvas_picture.h"

#include "app/desktop/sheet/model/result_texts.h"
#include "app/desktop/style/theme.h"
#include "core/analysis/limits.h"
#include "core/base/ranges.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <utility>

namespace contraflow {

namespace {

constexpr double kSideOffset = 2.6; ///< pixels from a link's middle to one of its directions
constexpr double kArcReach = 5;     ///< pixels within which a pointer means a line
constexpr double kLinkReach = 4;

/** The polyline moved to the right of its direction by `distance`. */
std::vector<QPointF> movedAside(const std::vector<QPointF>& line, double distance)
{
    const std::size_t count = line.size();
    std::vector<QPointF> normals;
    for (std::size_t i = 0; i + 1 < count; ++i) {
        const QPointF way = line[i + 1] - line[i];
        const double length = std::hypot(way.x(), way.y());
        normals.push_back(length > 0 ? QPointF(-way.y() / length, way.x() / length) : QPointF());
    }
    std::vector<QPointF> moved;
    moved.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const QPointF before = normals[i == 0 ? 0 : i - 1];
        const QPointF after = normals[std::min(i, count - 2)];
        const QPointF sum = before + after;
        const double square = QPointF::dotProduct(sum, sum);
        // The corner of the moved lines; where the line turns back there is none.
        moved.push_back(line[i] + (square > 0.2 ? sum * (2 * distance / square) : after * distance));
    }
    return moved;
}

double distanceToSegment(QPointF point, QPointF a, QPointF b)
{
    const QPointF way = b - a;
    const double square = QPointF::dotProduct(way, way);
    const double t = square > 0 ? std::clamp(QPointF::dotProduct(point - a, way) / square, 0.0, 1.0) : 0;
    const QPointF gap = point - (a + way * t);
    return std::hypot(gap.x(), gap.y());
}

template<typename Points>
double distanceToLine(QPointF point, const Points& line)
{
    double least = INFINITY;
    for (std::size_t i = 0; i + 1 < line.size(); ++i)
        least = std::min(least, distanceToSegment(point, line[i], line[i + 1]));
    return least;
}

double distanceToArc(QPointF point, const MessageArc& arc, double reach)
{
    const double left = std::min({arc.from.x(), arc.control.x(), arc.to.x()}) - reach;
    const double right = std::max({arc.from.x(), arc.control.x(), arc.to.x()}) + reach;
    const double top = std::min({arc.from.y(), arc.control.y(), arc.to.y()}) - reach;
    const double bottom = std::max({arc.from.y(), arc.control.y(), arc.to.y()}) + reach;
    if (point.x() < left || point.x() > right || point.y() < top || point.y() > bottom)
        return INFINITY;
    constexpr int kChords = 24;
    double least = INFINITY;
    for (int i = 0; i < kChords; ++i)
        least = std::min(least, distanceToSegment(point, arc.at(static_cast<double>(i) / kChords),
                                                  arc.at(static_cast<double>(i + 1) / kChords)));
    return least;
}

CanvasItem nodeAt(const CanvasScene& scene, QPointF point)
{
    for (const RackBox& rack : scene.layout.racks) {
        if (!rack.box.contains(point))
            continue;
        if (rack.isFolded)
            return {CanvasItem::Kind::networkSwitch, rack.networkSwitch->value};
        if (const auto index = rack.nodeAt(point)) {
            const NodeId node = rack.nodes[*index];
            // The cell holds the name too, but the gap between cells belongs to nobody.
            const QRectF cell = scene.layout.squares[node.index()].adjusted(
                0, 0, std::max(0.0, rack.cell.width() - rack.square - 8), 0);
            if (cell.contains(point))
                return {CanvasItem::Kind::node, node.value};
        }
        return {};
    }
    return {};
}

CanvasItem arcAt(const CanvasPicture& picture, QPointF point, double reach)
{
    CanvasItem item;
    double best = reach;
    const auto consider = [&](const MessageArc& arc, CanvasItem candidate) {
        const double distance = distanceToArc(point, arc, reach);
        if (distance < best) {
            best = distance;
            item = candidate;
        }
    };
    if (const FocusedMessages* focused = picture.drawnFocus())
        for (const auto* arcs : {&focused->selected, &focused->withFlow, &focused->againstFlow})
            for (const MessageArc& arc : *arcs)
                consider(arc, {CanvasItem::Kind::message, arc.message});
    const ArcSet* all = picture.drawnArcs();
    if (item || !all)
        return item;
    const bool isSingle = all->grouping == ArcSet::Grouping::none;
    for (std::uint32_t i = 0; i < all->arcs.size(); ++i) {
        const MessageArc& arc = all->arcs[i];
        consider(arc, isSingle ? CanvasItem{CanvasItem::Kind::message, arc.message}
                               : CanvasItem{CanvasItem::Kind::messageGroup, i});
    }
    return item;
}

CanvasItem switchAt(const CanvasScene& scene, QPointF point)
{
    for (const RackBox& rack : scene.layout.racks)
        if (rack.networkSwitch && rack.bar.contains(point))
            return {CanvasItem::Kind::networkSwitch, rack.networkSwitch->value};
    return {};
}

/** The direction of a link that the point is nearer to: flow keeps to the right. */
ChannelId directionAt(std::span<const QPointF> path, LinkId link, QPointF point)
{
    double best = INFINITY;
    bool isForward = true;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        const double distance = distanceToSegment(point, path[i], path[i + 1]);
        if (distance < best) {
            best = distance;
            const QPointF way = path[i + 1] - path[i];
            const QPointF aside = point - path[i];
            isForward = way.x() * aside.y() - way.y() * aside.x() >= 0;
        }
    }
    return ChannelId(2 * std::size_t{link.value} + (isForward ? 0 : 1));
}

CanvasItem linkAt(const CanvasScene& scene, QPointF point, double reach)
{
    double best = reach;
    std::size_t found = scene.layout.paths.size();
    for (std::size_t i = 0; i < scene.layout.paths.size(); ++i) {
        const double distance = distanceToLine(point, scene.layout.paths[LinkId(i)]);
        if (distance < best) {
            best = distance;
            found = i;
        }
    }
    if (found == scene.layout.paths.size())
        return {};
    const LinkId link(found);
    return {CanvasItem::Kind::link, directionAt(scene.layout.paths[link], link, point).value};
}

constexpr std::uint32_t kStopCheckMask = 0xFFF;

} // namespace

bool isActive(const Prediction& prediction, std::uint32_t message, std::size_t step)
{
    return prediction.timeline.messages[message].isActiveIn(step);
}

StepFigures stepFigures(const Prediction& prediction, std::size_t step, const std::stop_token& stop)
{
    StepFigures figures;
    const PlacedScenario& placed = prediction.placed;
    const Timeline& timeline = prediction.timeline;
    figures.load.assign(placed.network->channelCount(), 0);
    figures.messages.assign(placed.network->channelCount(), 0);
    figures.limited.assign(placed.network->channelCount(), 0);
    figures.victims.assign(placed.network->channelCount(), 0);
    const bool mayHaveVictims = hasVictims(prediction);
    figures.isMeanOfRun = !timeline.hasAllSegments;
    const double makespan = timeline.makespan();
    const auto count = static_cast<std::uint32_t>(placed.messages.size());
    for (std::uint32_t i = 0; i < count; ++i) {
        if ((i & kStopCheckMask) == 0 && stop.stop_requested())
            return figures;
        RateSegment now;
        if (figures.isMeanOfRun) {
            now.rate = makespan > 0 ? placed.messages[i].bytes / makespan : 0;
            now.limitingChannel = timeline.messages[i].bottleneck;
        } else if (isActive(prediction, i, step))
            now = timeline.during(i, step);
        if (!(now.rate > 0))
            continue;
        if (now.limitingChannel != kNoChannel)
            ++figures.limited[now.limitingChannel];
        if (mayHaveVictims && victimOf(prediction, i, now.limitingChannel) != kNoChannel)
            ++figures.victims[now.limitingChannel];
        placed.routes.forEach(i, [&](ChannelId channel, double share) {
            figures.load[channel.index()] += now.rate * share;
            ++figures.messages[channel.index()];
        });
    }
    return figures;
}

MessageFocus messageFocus(const Prediction& prediction, std::size_t step,
                          std::span<const std::uint32_t> selected, const std::stop_token& stop)
{
    MessageFocus focus;
    focus.selected.assign(selected.begin(), selected.end());
    const PlacedScenario& placed = prediction.placed;
    // Routes count for competing messages only while the message is under way.
    std::vector<bool> isOnRoute(placed.network->channelCount(), false);
    std::vector<bool> isShared(placed.network->channelCount(), false);
    for (const std::uint32_t message : selected)
        for (const ChannelId channel : placed.routes[message]) {
            isOnRoute[channel.index()] = true;
            if (isActive(prediction, message, step))
                isShared[channel.index()] = true;
        }
    for (std::uint32_t channel = 0; channel < isOnRoute.size(); ++channel)
        if (isOnRoute[channel])
            focus.channels.push_back(channel);
    if (selected.size() > MessageFocus::kMostSelected)
        return focus;
    const auto count = static_cast<std::uint32_t>(placed.messages.size());
    for (std::uint32_t i = 0; i < count; ++i) {
        if ((i & kStopCheckMask) == 0 && stop.stop_requested())
            return focus;
        if (!isActive(prediction, i, step) || std::ranges::binary_search(selected, i))
            continue;
        bool isWith = false;
        bool isAgainst = false;
        for (const ChannelId channel : placed.routes[i]) {
            isWith = isWith || isShared[channel.index()];
            isAgainst = isAgainst || isShared[reverse(channel).index()];
        }
        if (!isWith && !isAgainst)
            continue;
        ++focus.competing;
        std::vector<std::uint32_t>& list = isWith ? focus.withFlow : focus.againstFlow;
        if (list.size() < MessageFocus::kMostSharers)
            list.push_back(i);
    }
    return focus;
}

std::optional<MessageFocus> linkFocus(const Prediction& prediction, std::size_t step,
                                      std::span<const ChannelId> there, const std::stop_token& stop)
{
    MessageFocus focus;
    focus.subject = MessageFocus::Subject::link;
    focus.index = linkOf(there.front()).value;
    std::unordered_map<std::uint32_t, bool> isThere; // by channel
    for (const ChannelId channel : there) {
        isThere[channel.value] = true;
        isThere[reverse(channel).value] = false;
        focus.channels.push_back(channel.value);
        focus.channels.push_back(reverse(channel).value);
    }
    std::ranges::sort(focus.channels);
    bool isUsed = false;
    const PlacedScenario& placed = prediction.placed;
    const auto count = static_cast<std::uint32_t>(placed.messages.size());
    for (std::uint32_t i = 0; i < count; ++i) {
        if ((i & kStopCheckMask) == 0 && stop.stop_requested())
            return focus;
        for (const ChannelId channel : placed.routes[i]) {
            const auto found = isThere.find(channel.value);
            if (found == isThere.end())
                continue;
            isUsed = true;
            if (!isActive(prediction, i, step))
                break;
            ++focus.competing;
            std::vector<std::uint32_t>& list = found->second ? focus.withFlow : focus.againstFlow;
            if (list.size() < MessageFocus::kMostSharers)
                list.push_back(i);
            break;
        }
    }
    return isUsed ? std::optional(std::move(focus)) : std::nullopt;
}

double arrowFraction(const CanvasPicture& picture, const MessageArc& arc)
{
    if (!picture.arcs)
        return 0;
    if (picture.arrowColour == ArrowColour::slowdown) {
        const double range = picture.arcs->mostSlowdown - 1;
        return range > 1e-9 ? (arc.slowdown - 1) / range : 0;
    }
    const double range = picture.arcs->mostTime - picture.arcs->leastTime;
    return range > 1e-9 * picture.arcs->mostTime ? (arc.time - picture.arcs->leastTime) / range : 0.5;
}

QColor arrowColourOf(const CanvasPicture& picture, const MessageArc& arc)
{
    const Prediction* prediction = picture.prediction();
    return picture.arrowColour == ArrowColour::model && prediction
               ? theme().model(QString::fromStdString(prediction->kind))
               : theme().duration(arrowFraction(picture, arc));
}

QString messageName(const CanvasPicture& picture, std::uint32_t message)
{
    if (picture.moment && picture.result)
        return runMessageName(*picture.result, picture.moment->messages[message]);
    const Prediction* prediction = picture.prediction();
    if (!prediction || prediction->workload >= picture.result->project.workloads.size())
        return {};
    const Workload& workload = picture.result->project.workloads[prediction->workload];
    const std::size_t row = prediction->placed.messages[message].row;
    return row < workload.messages.size() ? QString::fromStdString(workload.messages[row].id) : QString();
}

QRectF pictureBounds(const CanvasPicture& picture)
{
    if (!picture.scene || picture.scene->isEmpty())
        return {};
    QRectF bounds = picture.scene->layout.bounds;
    if (picture.shownMessages == ShownMessages::none)
        return bounds;
    if (picture.arcs)
        bounds |= roomOf(picture.arcs->arcs, bounds);
    return bounds | picture.runRoom;
}

double strokeScale(const CanvasTransform& transform)
{
    return std::clamp(transform.zoom / 0.4, 0.35, 1.0);
}

std::vector<QPointF> channelLine(const CanvasPicture& picture, const CanvasTransform& transform,
                                 ChannelId channel)
{
    const auto path = picture.scene->layout.paths[linkOf(channel)];
    auto line = mapped<QPointF>(path, [&](const QPointF& point) { return transform.toScreen(point); });
    if ((channel.value & 1U) != 0)
        std::ranges::reverse(line);
    return movedAside(line, kSideOffset * strokeScale(transform));
}

CanvasItem itemAt(const CanvasPicture& picture, const CanvasTransform& transform, QPointF point)
{
    if (!picture.scene)
        return {};
    const QPointF at = transform.toPicture(point);
    if (const CanvasItem node = nodeAt(*picture.scene, at))
        return node;
    if (const CanvasItem arc = arcAt(picture, at, kArcReach / transform.zoom))
        return arc;
    if (const CanvasItem bar = switchAt(*picture.scene, at))
        return bar;
    return linkAt(*picture.scene, at, kLinkReach / transform.zoom);
}

std::vector<CanvasItem> itemsIn(const CanvasPicture& picture, const CanvasTransform& transform,
                                const QRectF& rect)
{
    std::vector<CanvasItem> items;
    if (!picture.scene)
        return items;
    const QRectF area(transform.toPicture(rect.topLeft()), transform.toPicture(rect.bottomRight()));
    const NetworkLayout& layout = picture.scene->layout;
    for (const RackBox& rack : layout.racks) {
        if (!rack.box.intersects(area))
            continue;
        if (rack.networkSwitch && area.contains(rack.bar.center()))
            items.push_back({CanvasItem::Kind::networkSwitch, rack.networkSwitch->value});
        for (const NodeId node : rack.nodes)
            if (area.contains(layout.squares[node.index()].center()))
                items.push_back({CanvasItem::Kind::node, node.value});
    }
    if (!items.empty())
        return items;
    for (std::size_t i = 0; i < layout.paths.size(); ++i) {
        const auto path = layout.paths[LinkId(i)];
        if (std::ranges::all_of(path, [&](QPointF point) { return area.contains(point); }))
            items.push_back({CanvasItem::Kind::link, static_cast<std::uint32_t>(2 * i)});
    }
    if (const ArcSet* all = picture.drawnArcs(); all && all->grouping == ArcSet::Grouping::none)
        for (const MessageArc& arc : all->arcs)
            if (area.contains(arc.at(0.5)))
                items.push_back({CanvasItem::Kind::message, arc.message});
    return items;
}

std::vector<ChannelId> bundleChannels(const NetworkLayout& layout, ChannelId channel)
{
    const LinkId link = linkOf(channel);
    const std::vector<BundledLink>* bundle = layout.bundleOf(link);
    if (!bundle)
        return {channel};
    const auto self = std::ranges::find(*bundle, link, &BundledLink::link);
    // The way along the first link of the bundle: 0 from its `from` end.
    const std::uint32_t way = (channel.value & 1U) ^ (self->isReversed ? 1U : 0U);
    return mapped<ChannelId>(*bundle, [&](const BundledLink& item) {
        return 2 * item.link.index() + (way ^ (item.isReversed ? 1U : 0U));
    });
}

std::size_t bundleSize(const NetworkLayout& layout, LinkId link)
{
    const std::vector<BundledLink>* bundle = layout.bundleOf(link);
    return bundle ? bundle->size() : 1;
}

BundleFigures bundleFigures(const CanvasPicture& picture, ChannelId channel)
{
    BundleFigures figures;
    const auto add = [&](ChannelId one) {
        figures.capacity += picture.scene->network->capacity(one);
        const double load = picture.load01(one);
        figures.worst = std::max(figures.worst, load);
        figures.loaded += load > 0 ? 1 : 0;
        figures.full += load >= kSaturatedFrom ? 1 : 0;
        figures.limits = figures.limits || picture.limits(one);
        figures.hasVictims = figures.hasVictims || hasVictims(picture, one);
        if (picture.figures && !picture.figures->load.empty())
            figures.used += picture.figures->load[one.index()];
    };
    if (!picture.scene->layout.bundleOf(linkOf(channel))) {
        add(channel);
        return figures;
    }
    const std::vector<ChannelId> channels = bundleChannels(picture.scene->layout, channel);
    for (const ChannelId one : channels)
        add(one);
    figures.links = channels.size();
    return figures;
}

} // namespace contraflow
