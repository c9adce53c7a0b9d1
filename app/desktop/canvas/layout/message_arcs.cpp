// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/layout/message_arcs.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace contraflow {
namespace {

using EndPair = std::pair<std::uint32_t, std::uint32_t>;

EndPair pairOf(const PlacedMessage& message, ArcSet::Grouping grouping, const CanvasScene& scene)
{
    const NetworkLayout& layout = scene.layout;
    const EndPair nodes{message.source.value, message.destination.value};
    if (grouping == ArcSet::Grouping::groups)
        return {scene.areaOfRack[layout.rackOfNode[nodes.first]],
                scene.areaOfRack[layout.rackOfNode[nodes.second]]};
    if (grouping == ArcSet::Grouping::racks)
        return {layout.rackOfNode[nodes.first], layout.rackOfNode[nodes.second]};
    return layout.drawnNode.empty() ? nodes
                                    : EndPair{layout.drawnNode[nodes.first], layout.drawnNode[nodes.second]};
}

MessageArc arcOf(const CanvasScene& scene, const Prediction& prediction, std::uint32_t index,
                 ArcSet::Grouping grouping)
{
    const PlacedMessage& message = prediction.placed.messages[index];
    MessageArc arc;
    arc.message = index;
    std::tie(arc.sourceKey, arc.destinationKey) = pairOf(message, grouping, scene);
    arc.bytes = message.bytes;
    const MessageTimes& times = prediction.timeline.messages[index];
    arc.time = times.time();
    arc.slowdown = std::max(1.0, times.slowdown());
    arc.firstStep = times.firstStep;
    arc.endStep = times.endStep;
    return arc;
}

void join(MessageArc& group, const MessageArc& other)
{
    ++group.count;
    group.bytes += other.bytes;
    group.time = std::max(group.time, other.time);
    group.slowdown = std::max(group.slowdown, other.slowdown);
    group.firstStep = std::min(group.firstStep, other.firstStep);
    group.endStep = std::max(group.endStep, other.endStep);
}

std::vector<MessageArc> groups(const CanvasScene& scene, const Prediction& prediction,
                               ArcSet::Grouping grouping)
{
    std::vector<MessageArc> arcs;
    std::unordered_map<std::uint64_t, std::size_t> place;
    const auto count = static_cast<std::uint32_t>(prediction.placed.messages.size());
    for (std::uint32_t i = 0; i < count; ++i) {
        MessageArc arc = arcOf(scene, prediction, i, grouping);
        const std::uint64_t key = (std::uint64_t{arc.sourceKey} << 32U) | arc.destinationKey;
        const auto [entry, isNew] = place.try_emplace(key, arcs.size());
        if (isNew)
            arcs.push_back(arc);
        else
            join(arcs[entry->second], arc);
    }
    return arcs;
}

/** The edge at whose middle arrows begin and end: the lower one of a node's square or a rack's box. */
QRectF anchorOf(std::uint32_t key, ArcSet::Grouping grouping, const CanvasScene& scene)
{
    if (grouping == ArcSet::Grouping::groups)
        return scene.areas[key];
    return grouping == ArcSet::Grouping::racks ? scene.layout.racks[key].box : scene.layout.squares[key];
}

/**
 * Spreads the ends of arrows along the lower edges in the order of where they lead, and hangs the curves
 * below, so that they keep clear of links and switches above.
 */
void shape(std::vector<MessageArc>& arcs, ArcSet::Grouping grouping, const CanvasScene& scene)
{
    struct End
    {
        std::uint32_t key;
        bool isRight; ///< it leads to the right
        double order;
        std::size_t arc;
        bool isSource;
    };
    std::vector<End> ends;
    ends.reserve(2 * arcs.size());
    for (std::size_t i = 0; i < arcs.size(); ++i) {
        const double from = anchorOf(arcs[i].sourceKey, grouping, scene).center().x();
        const double to = anchorOf(arcs[i].destinationKey, grouping, scene).center().x();
        // Far curves hang around near ones when the far ends are the inner ones of their side.
        const double way = std::abs(to - from);
        ends.push_back({arcs[i].sourceKey, to > from, to > from ? -way : way, i, true});
        ends.push_back({arcs[i].destinationKey, from > to, from > to ? -way : way, i, false});
    }
    std::ranges::sort(ends, [&](const End& a, const End& b) {
        // Arrows between the same two places keep their order at one end and turn it at the other: no
        // crossing.
        const auto nth = [&](const End& end) {
            const double number = arcs[end.arc].message;
            return end.isRight ? -number : number;
        };
        return std::tuple(a.key, a.isRight, a.order, nth(a), a.isSource) <
               std::tuple(b.key, b.isRight, b.order, nth(b), b.isSource);
    });
    for (std::size_t at = 0; at < ends.size();) {
        std::size_t end = at;
        while (end < ends.size() && ends[end].key == ends[at].key)
            ++end;
        const QRectF anchor = anchorOf(ends[at].key, grouping, scene);
        const double count = static_cast<double>(end - at);
        for (std::size_t i = at; i < end; ++i) {
            const double steps = static_cast<double>(i - at) - (count - 1) / 2;
            const QPointF point(anchor.center().x() + steps * std::min(9.0, anchor.width() / (count + 1)),
                                anchor.bottom());
            (ends[i].isSource ? arcs[ends[i].arc].from : arcs[ends[i].arc].to) = point;
        }
        at = end;
    }
    std::unordered_map<std::uint64_t, int>
        seen; // arrows between the same two places hang at different depths
    for (MessageArc& arc : arcs) {
        const auto [low, high] = std::minmax(arc.sourceKey, arc.destinationKey);
        const int nth = seen[(std::uint64_t{low} << 32U) | high]++;
        const QPointF way = arc.to - arc.from;
        const double distance = std::hypot(way.x(), way.y());
        const double sag = std::clamp(0.42 * distance, 26.0, 360.0) + 16.0 * nth;
        const QPointF middle = (arc.from + arc.to) / 2;
        if (arc.sourceKey == arc.destinationKey) {
            arc.from.rx() -= 10; // a loop that can be seen
            arc.control = {middle.x() - 5, middle.y() + 40 + 10.0 * nth};
            continue;
        }
        // Between places one above the other, the curve goes sideways instead of along the column.
        const double sideways = std::abs(way.x()) < 0.35 * distance ? 0.4 * distance : 0;
        arc.control = {middle.x() + sideways,
                       std::max(arc.from.y(), arc.to.y()) * 0.5 + middle.y() * 0.5 + sag};
    }
}

} // namespace

ArcSet messageArcs(const CanvasScene& scene, const Prediction& prediction)
{
    ArcSet set;
    const auto count = static_cast<std::uint32_t>(prediction.placed.messages.size());
    // Messages of collapsed racks are summed.
    if (count <= kMostArcs && scene.layout.drawnNode.empty()) {
        for (std::uint32_t i = 0; i < count; ++i)
            set.arcs.push_back(arcOf(scene, prediction, i, set.grouping));
    } else {
        for (const auto grouping :
             {ArcSet::Grouping::nodes, ArcSet::Grouping::racks, ArcSet::Grouping::groups}) {
            if (grouping == ArcSet::Grouping::groups && scene.areaOfRack.empty())
                break;
            set.grouping = grouping;
            set.arcs = groups(scene, prediction, grouping);
            if (set.arcs.size() <= kMostSums)
                break;
        }
    }
    set.pairs = set.arcs.size();
    if (set.grouping != ArcSet::Grouping::none && set.arcs.size() > kMostSums) {
        const auto isLarger = [](const MessageArc& a, const MessageArc& b) {
            return std::tuple(-a.bytes, -a.time, a.message) < std::tuple(-b.bytes, -b.time, b.message);
        };
        std::ranges::sort(set.arcs, isLarger);
        set.arcs.resize(kMostLargest);
    }
    bool isFirst = true;
    for (const MessageArc& arc : set.arcs) {
        set.leastTime = isFirst ? arc.time : std::min(set.leastTime, arc.time);
        set.mostTime = std::max(set.mostTime, arc.time);
        set.mostSlowdown = std::max(set.mostSlowdown, arc.slowdown);
        isFirst = false;
    }
    shape(set.arcs, set.grouping, scene);
    return set;
}

std::vector<MessageArc> arcsOf(const CanvasScene& scene, const Prediction& prediction,
                               std::span<const std::uint32_t> messages)
{
    std::vector<MessageArc> arcs;
    for (const std::uint32_t message : messages)
        arcs.push_back(arcOf(scene, prediction, message, ArcSet::Grouping::none));
    shape(arcs, ArcSet::Grouping::none, scene);
    return arcs;
}

std::vector<std::uint32_t> messagesOf(const MessageArc& arc, ArcSet::Grouping grouping,
                                      const CanvasScene& scene, const Prediction& prediction)
{
    if (grouping == ArcSet::Grouping::none)
        return {arc.message};
    std::vector<std::uint32_t> messages;
    const auto count = static_cast<std::uint32_t>(prediction.placed.messages.size());
    for (std::uint32_t i = 0; i < count; ++i)
        if (pairOf(prediction.placed.messages[i], grouping, scene) ==
            EndPair{arc.sourceKey, arc.destinationKey})
            messages.push_back(i);
    return messages;
}

QRectF roomOf(std::span<const MessageArc> arcs, const QRectF& picture)
{
    QRectF room = picture;
    for (const MessageArc& arc : arcs) {
        const QPointF middle = arc.at(0.5); // the farthest point of the curve, near enough
        room.setLeft(std::min(room.left(), middle.x()));
        room.setRight(std::max(room.right(), middle.x()));
        room.setBottom(std::max(room.bottom(), middle.y()));
    }
    return room;
}

} // namespace contraflow
