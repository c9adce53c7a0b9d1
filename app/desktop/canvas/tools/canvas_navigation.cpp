// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/tools/canvas_navigation.h"

#include "core/base/clamped.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace contraflow {

std::vector<CanvasItem> itemsInOrder(const CanvasPicture& picture)
{
    std::vector<CanvasItem> items;
    if (!picture.scene)
        return items;
    const CanvasScene& scene = *picture.scene;
    std::vector<const RackBox*> racks;
    for (const RackBox& rack : scene.layout.racks)
        racks.push_back(&rack);
    std::sort(racks.begin(), racks.end(), [](const RackBox* a, const RackBox* b) {
        return std::tuple(-static_cast<int>(a->layer), a->row, a->column) <
               std::tuple(-static_cast<int>(b->layer), b->row, b->column);
    });
    for (const RackBox* rack : racks) {
        if (rack->box.isNull())
            continue; // inside another box
        if (rack->networkSwitch)
            items.push_back({CanvasItem::Kind::networkSwitch, rack->networkSwitch->value});
        if (rack->isFolded)
            continue;
        for (const NodeId node : rack->nodes)
            items.push_back({CanvasItem::Kind::node, node.value});
    }
    const auto links = scene.network->links();
    for (std::uint32_t i = 0; i < links.size(); ++i)
        if (!scene.network->isStub(links[i]) && scene.layout.isDrawn(LinkId(i)))
            items.push_back({CanvasItem::Kind::link, 2 * i});
    if (const ArcSet* all = picture.drawnArcs(); all && all->grouping == ArcSet::Grouping::none)
        for (const MessageArc& arc : all->arcs)
            items.push_back({CanvasItem::Kind::message, arc.message});
    return items;
}

std::optional<QPointF> placeOf(const CanvasPicture& picture, CanvasItem item)
{
    if (!picture.scene)
        return std::nullopt;
    const NetworkLayout& layout = picture.scene->layout;
    switch (item.kind) {
    case CanvasItem::Kind::node:
        if (item.index < layout.squares.size())
            return layout.squares[item.index].center();
        break;
    case CanvasItem::Kind::networkSwitch:
        if (item.index < layout.racks.size())
            return layout.racks[item.index].bar.center();
        break;
    case CanvasItem::Kind::link:
        if (const LinkId link = linkOf(ChannelId(item.index)); link.index() < layout.paths.size()) {
            const auto path = layout.paths[link];
            const std::size_t middle = path.size() / 2;
            return (path[middle - 1] + path[middle]) / 2;
        }
        break;
    case CanvasItem::Kind::messageGroup:
        if (picture.arcs && item.index < picture.arcs->arcs.size())
            return picture.arcs->arcs[item.index].at(0.5);
        break;
    case CanvasItem::Kind::message:
        if (picture.arcs && picture.arcs->grouping == ArcSet::Grouping::none)
            for (const MessageArc& arc : picture.arcs->arcs)
                if (arc.message == item.index)
                    return arc.at(0.5);
        break;
    case CanvasItem::Kind::none:
        break;
    }
    return std::nullopt;
}

double readableZoom(const CanvasPicture& picture, CanvasItem item, const QFontMetricsF& metrics)
{
    constexpr double kLargest = 6;
    constexpr double kLongestName = 110; // pixels; longer ones are shortened
    constexpr double kAround = 12;       // pixels beside a name
    constexpr double kBold = 1.14;       // as wide as plain letters are those of titles
    if (!picture.scene ||
        (item.kind != CanvasItem::Kind::node && item.kind != CanvasItem::Kind::networkSwitch))
        return 0;
    const NetworkLayout& layout = picture.scene->layout;
    const bool isNode = item.kind == CanvasItem::Kind::node;
    const RackBox& rack = layout.racks[isNode ? layout.rackOfNode[item.index] : item.index];
    double zoom = kLargest;
    if (isNode && !rack.isFolded) {
        // Its neighbours are read as well.
        double width = 0;
        for (const NodeId node : rack.nodes)
            width = std::max(width, metrics.horizontalAdvance(
                                        QString::fromStdString(picture.scene->network->node(node).name)));
        width = std::min(width, kLongestName);
        const double inside = std::max(width + 4, metrics.height()) / rack.square;
        const double room = rack.cell.width() - rack.square;
        const double beside = room > rack.square
                                  ? std::max((width + kAround) / room, metrics.height() / rack.cell.height())
                                  : kLargest;
        zoom = std::min(inside, beside);
    } else if (rack.bar.isValid() && rack.networkSwitch) {
        const double width =
            kBold * metrics.horizontalAdvance(picture.scene->titles[rack.networkSwitch->index()]) + kAround;
        zoom = std::max(width / rack.bar.width(), metrics.height() / rack.bar.height());
    }
    return std::min(zoom, kLargest);
}

CanvasItem currentItem(const CanvasSelection& selection, CanvasItem preferred)
{
    using Kind = CanvasItem::Kind;
    struct Choices
    {
        Kind kind;
        const std::vector<std::uint32_t>& list;
    };
    const Choices all[] = {{Kind::message, selection.messages},
                           {Kind::node, selection.nodes},
                           {Kind::networkSwitch, selection.switches},
                           {Kind::link, selection.links}};
    // Links are selected as a whole and pointed at by direction.
    const std::uint32_t index = preferred.kind == Kind::link ? preferred.index / 2 : preferred.index;
    for (const Choices& candidates : all)
        if (candidates.kind == preferred.kind &&
            std::binary_search(candidates.list.begin(), candidates.list.end(), index))
            return preferred;
    for (const Choices& candidates : all)
        if (!candidates.list.empty())
            return {candidates.kind, candidates.list.front() * (candidates.kind == Kind::link ? 2 : 1)};
    return {};
}

CanvasItem neighbourOf(const CanvasPicture& picture, CanvasItem from, Direction direction)
{
    if (!picture.scene)
        return {};
    const auto start = placeOf(picture, from);
    if (!start)
        return itemAfter(picture, {}, 1);
    CanvasItem best;
    double least = INFINITY;
    const auto consider = [&](CanvasItem item, QPointF place) {
        const QPointF way = place - *start;
        const bool isLevel = direction == Direction::left || direction == Direction::right;
        const bool isBack = direction == Direction::left || direction == Direction::up;
        const double ahead = (isLevel ? way.x() : way.y()) * (isBack ? -1 : 1);
        const double aside = std::abs(isLevel ? way.y() : way.x());
        // Things far to the side are not in this direction.
        const double cost = ahead + 3 * aside;
        if (ahead > 0.5 && !(item == from) && cost < least) {
            least = cost;
            best = item;
        }
    };
    const NetworkLayout& layout = picture.scene->layout;
    for (std::uint32_t i = 0; i < layout.squares.size(); ++i)
        if (!layout.racks[layout.rackOfNode[i]].isFolded)
            consider({CanvasItem::Kind::node, i}, layout.squares[i].center());
    for (const RackBox& rack : layout.racks)
        if (rack.networkSwitch && !rack.box.isNull()) {
            // A bar is as near as its nearest point.
            const double x = clamped(start->x(), rack.bar.left(), rack.bar.right());
            const bool isLevel = direction == Direction::left || direction == Direction::right;
            consider({CanvasItem::Kind::networkSwitch, rack.networkSwitch->value},
                     isLevel ? rack.bar.center() : QPointF(x, rack.bar.center().y()));
        }
    return best ? best : from;
}

CanvasItem itemAfter(const CanvasPicture& picture, CanvasItem from, int steps)
{
    const std::vector<CanvasItem> items = itemsInOrder(picture);
    const auto found = std::find(items.begin(), items.end(), from);
    if (found == items.end()) {
        if (items.empty())
            return {};
        return steps > 0 ? items.front() : items.back();
    }
    const std::ptrdiff_t next = found - items.begin() + steps;
    if (next < 0 || next >= static_cast<std::ptrdiff_t>(items.size()))
        return {};
    return items[static_cast<std::size_t>(next)];
}

} // namespace contraflow
