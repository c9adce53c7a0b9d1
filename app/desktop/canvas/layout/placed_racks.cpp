// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/layout/placed_racks.h"

#include "app/desktop/canvas/layout/link_ends.h"
#include "core/base/clamped.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace contraflow {
namespace {

class RackMover
{
public:
    RackMover(NetworkLayout& layout, const Network& network, const ChosenPlaces& places)
        : m_layout(layout)
        , m_network(network)
        , m_shift(layout.racks.size())
    {
        for (std::size_t i = 0; i < std::min(places.size(), layout.racks.size()); ++i)
            if (places[i])
                m_shift[i] = *places[i] - layout.racks[i].bar.topLeft();
    }

    void move()
    {
        for (std::size_t i = 0; i < m_shift.size(); ++i) {
            if (!m_shift[i])
                continue;
            RackBox& rack = m_layout.racks[i];
            rack.box.translate(*m_shift[i]);
            rack.bar.translate(*m_shift[i]);
            rack.firstCell += *m_shift[i];
            for (const NodeId node : rack.nodes)
                m_layout.squares[node.index()].translate(*m_shift[i]);
        }
        countTwins();
        LinkPaths paths;
        std::vector<QPointF> points;
        for (std::uint32_t i = 0; i < m_layout.paths.size(); ++i) {
            pathOf(i, points);
            paths.append(points);
        }
        m_layout.paths = std::move(paths);
        m_layout.bounds = layoutBounds(m_layout);
    }

private:
    using Pair = std::pair<std::uint32_t, std::uint32_t>;

    [[nodiscard]] std::uint32_t rackOf(Vertex end) const
    {
        return end.isNode ? m_layout.rackOfNode[end.index] : end.index;
    }
    [[nodiscard]] bool isMoved(std::uint32_t link) const
    {
        const Network::Link& item = m_network.links()[link];
        return m_shift[rackOf(item.from)] || m_shift[rackOf(item.to)];
    }
    [[nodiscard]] static Pair pairOf(const Network::Link& link)
    {
        return std::minmax(link.from.index, link.to.index);
    }

    void countTwins()
    {
        m_twin.resize(m_network.links().size());
        for (std::uint32_t i = 0; i < m_twin.size(); ++i) {
            const Network::Link& link = m_network.links()[i];
            if (!link.from.isNode && !link.to.isNode && isMoved(i))
                m_twin[i] = m_count[pairOf(link)]++;
        }
    }

    void pathOf(std::uint32_t index, std::vector<QPointF>& points) const
    {
        const Network::Link& link = m_network.links()[index];
        const auto old = m_layout.paths[LinkId(index)];
        points.assign(old.begin(), old.end());
        const std::uint32_t first = rackOf(link.from);
        const std::uint32_t second = rackOf(link.to);
        if (first == second && (link.from.isNode || link.to.isNode)) {
            if (m_shift[first])
                for (QPointF& point : points)
                    point += *m_shift[first];
            return;
        }
        if (!isMoved(index))
            return;
        if (link.from.isNode || link.to.isNode) {
            const QPointF from = endAt(link.from, link.to);
            points = {from, endAt(link.to, link.from)};
            return;
        }
        const auto ends = barToBar(m_layout.racks[first].bar, m_layout.racks[second].bar);
        const double place = m_twin[index] - (m_count.at(pairOf(link)) - 1) / 2.0;
        const bool isUpright = std::abs(ends[0].y() - ends[1].y()) > std::abs(ends[0].x() - ends[1].x());
        const QPointF aside = isUpright ? QPointF(place * kBeside, 0) : QPointF(0, place * kBeside / 2);
        points = {ends[0] + aside, ends[1] + aside};
    }

    [[nodiscard]] QPointF endAt(Vertex end, Vertex other) const
    {
        if (end.isNode)
            return {m_layout.squares[end.index].center().x(), m_layout.squares[end.index].top()};
        const QRectF& bar = m_layout.racks[end.index].bar;
        const QPointF there =
            other.isNode ? m_layout.squares[other.index].center() : m_layout.racks[other.index].bar.center();
        return {clamped(there.x(), bar.left() + kCorner, bar.right() - kCorner),
                there.y() < bar.center().y() ? bar.top() : bar.bottom()};
    }

    NetworkLayout& m_layout;
    const Network& m_network;
    std::vector<std::optional<QPointF>> m_shift; ///< by rack
    std::vector<int> m_twin;                     ///< by link: its place among those that join the same two
    std::map<Pair, int> m_count;
};

} // namespace

void placeRacks(NetworkLayout& layout, const Network& network, const ChosenPlaces& places)
{
    const auto isChosen = [](const std::optional<QPointF>& place) { return place.has_value(); };
    if (std::any_of(places.begin(), places.end(), isChosen))
        RackMover(layout, network, places).move();
}

QRectF layoutBounds(const NetworkLayout& layout)
{
    QRectF boxes;
    for (const RackBox& rack : layout.racks)
        boxes = boxes.united(rack.box);
    double left = boxes.left();
    double top = boxes.top();
    double right = boxes.right();
    double bottom = boxes.bottom();
    for (std::size_t i = 0; i < layout.paths.size(); ++i)
        for (const QPointF& point : layout.paths[LinkId(i)]) {
            left = std::min(left, point.x());
            top = std::min(top, point.y());
            right = std::max(right, point.x());
            bottom = std::max(bottom, point.y());
        }
    return {QPointF(left, top), QPointF(right, bottom)};
}

} // namespace contraflow
