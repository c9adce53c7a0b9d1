// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/layout_styles.h"
#include "app/desktop/canvas/link_ends.h"
#include "app/desktop/canvas/placed_racks.h"
#include "app/desktop/canvas/rack_shape.h"
#include "app/desktop/canvas/stress_layout.h"
#include "core/base/text.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace contraflow {
namespace {

constexpr double kRackShapeAmongForces = 1.4;
constexpr double kGap = 30;
constexpr double kLinkRoom = 60;   // on top of the size of boxes, between neighbours
constexpr double kMostStretch = 2; // of the picture, where boxes are wide
constexpr double kPartGap = 80;    // between parts that are not linked
constexpr double kScreenShape = 1.7;

class ForcePlacer
{
public:
    ForcePlacer(const Network& network, const LayerPlan& plan, const LayoutOptions& options)
        : m_network(network)
    {
        makeRacks(m_layout, network, plan);
        for (RackBox& rack : m_layout.racks)
            rack.layer = 0;
        measureRacks(m_layout, network, options, kRackShapeAmongForces);
    }

    NetworkLayout place()
    {
        orderNames();
        findNeighbours();
        placeParts();
        placeNodes(m_layout, m_network);
        drawLinks(m_network, m_layout, {});
        return std::move(m_layout);
    }

private:
    /** Racks in natural order of names; the nodes at no switch come last. Everything below counts in it. */
    void orderNames()
    {
        const std::size_t switches = m_network.switches().size();
        m_byName.resize(m_layout.racks.size());
        std::iota(m_byName.begin(), m_byName.end(), 0U);
        const auto end = m_byName.begin() + static_cast<std::ptrdiff_t>(switches);
        std::sort(m_byName.begin(), end, [this](std::uint32_t a, std::uint32_t b) {
            return naturalOrder(m_network.switches()[a].name, m_network.switches()[b].name) < 0;
        });
        for (std::size_t i = 0; i < m_byName.size(); ++i)
            m_layout.racks[m_byName[i]].column = static_cast<int>(i);
    }

    void findNeighbours()
    {
        m_neighbours.resize(m_byName.size());
        const auto numberOf = [this](Vertex end) {
            const std::uint32_t rack = end.isNode ? m_layout.rackOfNode[end.index] : end.index;
            return static_cast<std::uint32_t>(m_layout.racks[rack].column);
        };
        for (const Network::Link& link : m_network.links()) {
            const std::uint32_t a = numberOf(link.from);
            const std::uint32_t b = numberOf(link.to);
            if (a == b)
                continue;
            m_neighbours[a].push_back(b);
            m_neighbours[b].push_back(a);
        }
        for (auto& list : m_neighbours) {
            std::sort(list.begin(), list.end());
            list.erase(std::unique(list.begin(), list.end()), list.end());
        }
    }

    /** Connected parts, the largest first. */
    [[nodiscard]] std::vector<std::vector<std::uint32_t>> parts() const
    {
        std::vector<std::vector<std::uint32_t>> all;
        std::vector<bool> isSeen(m_neighbours.size(), false);
        for (std::uint32_t start = 0; start < m_neighbours.size(); ++start) {
            if (isSeen[start])
                continue;
            isSeen[start] = true;
            std::vector<std::uint32_t> part{start};
            for (std::size_t at = 0; at < part.size(); ++at)
                for (const std::uint32_t other : m_neighbours[part[at]])
                    if (!isSeen[other]) {
                        isSeen[other] = true;
                        part.push_back(other);
                    }
            std::sort(part.begin(), part.end());
            all.push_back(std::move(part));
        }
        std::stable_sort(all.begin(), all.end(),
                         [](const auto& a, const auto& b) { return a.size() > b.size(); });
        return all;
    }

    [[nodiscard]] RackBox& rackOf(std::uint32_t number) { return m_layout.racks[m_byName[number]]; }
    [[nodiscard]] std::string nameOf(std::uint32_t number) const
    {
        const std::uint32_t rack = m_byName[number];
        return rack < m_network.switches().size() ? m_network.switches()[rack].name : std::string();
    }

    /** The boxes of one part, wherever they come to lie. */
    std::vector<QRectF> boxesOf(const std::vector<std::uint32_t>& part)
    {
        std::vector<std::uint32_t> place(m_neighbours.size(), 0);
        for (std::uint32_t i = 0; i < part.size(); ++i)
            place[part[i]] = i;
        Neighbours inside(part.size());
        std::vector<std::string> names;
        QSizeF mean(0, 0);
        for (std::size_t i = 0; i < part.size(); ++i) {
            names.push_back(nameOf(part[i]));
            mean += rackOf(part[i]).box.size() / static_cast<double>(part.size());
            for (const std::uint32_t other : m_neighbours[part[i]])
                inside[i].push_back(place[other]);
        }
        const double y = mean.height() + kLinkRoom;
        const double x = std::min(mean.width() + kLinkRoom, kMostStretch * y);
        const std::vector<QPointF> points = stressLayout(inside, names);
        std::vector<QRectF> boxes;
        for (std::size_t i = 0; i < part.size(); ++i) {
            QRectF box = rackOf(part[i]).box;
            box.moveCenter({points[i].x() * x, points[i].y() * y});
            boxes.push_back(box);
        }
        separateBoxes(boxes, kGap);
        return boxes;
    }

    /** Parts side by side in rows. */
    void placeParts()
    {
        const auto all = parts();
        std::vector<std::vector<QRectF>> boxes;
        std::vector<QRectF> bounds;
        double area = 0;
        double widest = 0;
        for (const auto& part : all) {
            boxes.push_back(boxesOf(part));
            QRectF around;
            for (const QRectF& box : boxes.back())
                around = around.united(box);
            bounds.push_back(around);
            area += (around.width() + kPartGap) * (around.height() + kPartGap);
            widest = std::max(widest, around.width());
        }
        const double rowWidth = std::max(widest, std::sqrt(kScreenShape * area));
        QPointF corner;
        double height = 0;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (corner.x() > 0 && corner.x() + bounds[i].width() > rowWidth) {
                corner = {0, corner.y() + height + kPartGap};
                height = 0;
            }
            const QPointF by = corner - bounds[i].topLeft();
            for (std::size_t k = 0; k < all[i].size(); ++k) {
                const QPointF at = boxes[i][k].topLeft() + by;
                moveRack(rackOf(all[i][k]), {std::round(at.x()), std::round(at.y())});
            }
            corner.rx() += bounds[i].width() + kPartGap;
            height = std::max(height, bounds[i].height());
        }
    }

    const Network& m_network;
    NetworkLayout m_layout;
    std::vector<std::uint32_t> m_byName;
    Neighbours m_neighbours; ///< by place in m_byName
};

} // namespace

NetworkLayout layoutByForces(const Network& network, const LayerPlan& plan, const LayoutOptions& options)
{
    return ForcePlacer(network, plan, options).place();
}

} // namespace contraflow
