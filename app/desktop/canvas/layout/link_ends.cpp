// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/layout/link_ends.h"

#include "app/desktop/canvas/layout/placed_racks.h"
#include "core/base/clamped.h"
#include "core/base/text.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <utility>

namespace contraflow {
namespace {

constexpr double kStubLength = 7; // of a NIC in a grid of nodes

QPointF endOf(const NetworkLayout& layout, Vertex to, const RackBox& rack, QPointF start)
{
    if (to.isNode)
        return {layout.squares[to.index].center().x(), layout.squares[to.index].top()};
    const RackBox& other = layout.racks[to.index];
    if (&other != &rack) {
        const double x = clamped(start.x(), other.bar.left() + kCorner, other.bar.right() - kCorner);
        return {x, other.bar.center().y() < start.y() ? other.bar.bottom() : other.bar.top()};
    }
    return {start.x(), rack.isCompact ? start.y() - kStubLength : rack.bar.bottom()};
}

} // namespace

bool isBetweenSwitches(const Network::Link& link)
{
    return !link.from.isNode && !link.to.isNode && link.from.index != link.to.index;
}

std::vector<std::uint32_t> linksByName(const Network& network)
{
    std::vector<std::uint32_t> switches(network.switches().size());
    std::iota(switches.begin(), switches.end(), 0U);
    std::sort(switches.begin(), switches.end(), [&](std::uint32_t a, std::uint32_t b) {
        return naturalOrder(network.switches()[a].name, network.switches()[b].name) < 0;
    });
    std::vector<std::uint32_t> rank(switches.size());
    for (std::uint32_t i = 0; i < switches.size(); ++i)
        rank[switches[i]] = i;
    std::vector<std::uint32_t> links;
    for (std::uint32_t i = 0; i < network.links().size(); ++i)
        if (isBetweenSwitches(network.links()[i]))
            links.push_back(i);
    const auto ends = [&](std::uint32_t i) {
        const Network::Link& link = network.links()[i];
        return std::minmax(rank[link.from.index], rank[link.to.index]);
    };
    std::sort(links.begin(), links.end(), [&](std::uint32_t a, std::uint32_t b) {
        const std::pair<std::uint32_t, std::uint32_t> endsOfA = ends(a);
        const std::pair<std::uint32_t, std::uint32_t> endsOfB = ends(b);
        if (endsOfA != endsOfB)
            return endsOfA < endsOfB;
        const auto order = naturalOrder(network.links()[a].name, network.links()[b].name);
        return order != 0 ? order < 0 : network.links()[a].capacity < network.links()[b].capacity;
    });
    return links;
}

std::array<QPointF, 2> barToBar(const QRectF& a, const QRectF& b)
{
    const double left = std::max(a.left(), b.left()) + kCorner;
    const double right = std::min(a.right(), b.right()) - kCorner;
    const bool isBelow = b.center().y() > a.center().y();
    if (left <= right) {
        const double x = (left + right) / 2;
        return {QPointF(x, isBelow ? a.bottom() : a.top()), QPointF(x, isBelow ? b.top() : b.bottom())};
    }
    const double gap = std::max(b.left() - a.right(), a.left() - b.right());
    const double height = std::abs(a.center().y() - b.center().y());
    if (height > gap) // steep lines leave from below and above
        return {QPointF(a.center().x(), isBelow ? a.bottom() : a.top()),
                QPointF(b.center().x(), isBelow ? b.top() : b.bottom())};
    const bool isRight = b.center().x() > a.center().x();
    return {QPointF(isRight ? a.right() : a.left(), a.center().y()),
            QPointF(isRight ? b.left() : b.right(), b.center().y())};
}

void routeNodeLinks(const Network& network, const NetworkLayout& layout, PathList& paths)
{
    for (std::uint32_t node = 0; node < network.nodes().size(); ++node) {
        const auto hops = network.hops({true, node});
        const QRectF& square = layout.squares[node];
        const RackBox& rack = layout.racks[layout.rackOfNode[node]];
        for (std::size_t i = 0; i < hops.size(); ++i) {
            const double spacing = std::min(8.0, square.width() / static_cast<double>(hops.size() + 1));
            const double offset =
                (static_cast<double>(i) - (static_cast<double>(hops.size()) - 1) / 2) * spacing;
            const QPointF start(square.center().x() + offset, square.top());
            std::vector<QPointF> path{start, endOf(layout, hops[i].to, rack, start)};
            // hops() tells the channel that leaves the node; odd channels run from the link's `to` end.
            if (hops[i].channel.value & 1U)
                std::swap(path[0], path[1]);
            if (!hops[i].to.isNode || node < hops[i].to.index)
                paths[linkOf(hops[i].channel).index()] = std::move(path);
        }
    }
}

LinkPaths joined(const PathList& paths)
{
    LinkPaths result;
    const std::vector<QPointF> none(2, QPointF());
    for (const std::vector<QPointF>& path : paths)
        result.append(path.size() < 2 ? none : path);
    return result;
}

namespace {

/** Adds straight lines, side by side where several join the same two, for links between switches that have
 * no path yet. */
void routeStraight(const Network& network, const NetworkLayout& layout, PathList& paths)
{
    using Pair = std::pair<std::uint32_t, std::uint32_t>;
    const auto pairOf = [](const Network::Link& link) -> Pair {
        return std::minmax(link.from.index, link.to.index);
    };
    std::vector<std::uint32_t> links = linksByName(network);
    links.erase(
        std::remove_if(links.begin(), links.end(), [&](std::uint32_t i) { return paths[i].size() > 1; }),
        links.end());
    std::map<Pair, int> count;
    for (const std::uint32_t i : links)
        ++count[pairOf(network.links()[i])];
    std::map<Pair, int> next;
    for (const std::uint32_t i : links) {
        const Network::Link& link = network.links()[i];
        const QRectF& from = layout.racks[link.from.index].bar;
        const QRectF& to = layout.racks[link.to.index].bar;
        const auto ends = barToBar(from, to);
        const Pair pair = pairOf(link);
        const int twins = count[pair];
        const double place = next[pair]++ - (twins - 1) / 2.0;
        const bool isUpright = std::abs(ends[0].y() - ends[1].y()) > std::abs(ends[0].x() - ends[1].x());
        // Many side by side stay on the bars.
        const double room = isUpright ? std::min(from.width(), to.width()) - 2 * kCorner : from.height() - 6;
        const double step = std::min(isUpright ? kBeside : kBeside / 2, room / twins);
        const QPointF aside = isUpright ? QPointF(place * step, 0) : QPointF(0, place * step);
        const auto onBar = [](const QRectF& bar, QPointF point) {
            return QPointF(clamped(point.x(), bar.left(), bar.right()),
                           clamped(point.y(), bar.top(), bar.bottom()));
        };
        paths[i] = {onBar(from, ends[0] + aside), onBar(to, ends[1] + aside)};
    }
}

} // namespace

void drawLinks(const Network& network, NetworkLayout& layout, PathList paths)
{
    paths.resize(network.links().size());
    routeNodeLinks(network, layout, paths);
    routeStraight(network, layout, paths);
    layout.paths = joined(paths);
    layout.bounds = layoutBounds(layout);
}

} // namespace contraflow
