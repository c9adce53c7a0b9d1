// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/layout/layout_styles.h"
#include "app/desktop/canvas/layout/link_router.h"
#include "app/desktop/canvas/layout/rack_shape.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <QPointF>
#include <QRectF>

namespace contraflow {
namespace {

using Neighbours = std::vector<std::vector<std::uint32_t>>;

constexpr std::size_t kAllPivots = 300; ///< up to here every distance counts
constexpr std::size_t kPivots = 90;
constexpr int kRounds = 60;
constexpr double kElongated = 1.35; ///< such a picture lies on its long side

/** Distances from one vertex, in links. */
std::vector<float> distancesFrom(const Neighbours& neighbours, std::uint32_t start)
{
    std::vector<float> distance(neighbours.size(), -1);
    std::vector<std::uint32_t> queue{start};
    distance[start] = 0;
    for (std::size_t at = 0; at < queue.size(); ++at)
        for (const std::uint32_t other : neighbours[queue[at]])
            if (distance[other] < 0) {
                distance[other] = distance[queue[at]] + 1;
                queue.push_back(other);
            }
    return distance;
}

/** A point that a name always has, in [-1, 1] × [-1, 1]: FNV-1a. */
QPointF pullOf(const std::string& name)
{
    std::uint64_t hash = 0xCBF29CE484222325ULL;
    for (const char c : name)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
    hash ^= hash >> 29U;
    hash *= 0xBF58476D1CE4E5B9ULL;
    hash ^= hash >> 32U;
    const auto unit = [](std::uint64_t bits) { return static_cast<double>(bits & 0xFFFFU) / 32767.5 - 1; };
    return {unit(hash), unit(hash >> 16U)};
}

/** Where the i-th name pulls its vertex: first names to the left. */
QPointF pullOf(std::span<const std::string> names, std::size_t i)
{
    const double count = static_cast<double>(names.size());
    return {2 * static_cast<double>(i) / count - 1, pullOf(names[i]).y()};
}

class StressLayout
{
public:
    explicit StressLayout(const Neighbours& neighbours) : m_neighbours(neighbours), m_count(neighbours.size())
    {}

    std::vector<QPointF> place(std::span<const std::string> names)
    {
        if (m_count < 2)
            return std::vector<QPointF>(m_count);
        choosePivots();
        scalePivots(names);
        for (int round = 0; round < kRounds; ++round)
            majorize();
        turn(names);
        return std::move(m_points);
    }

private:
    /** Each pivot is as far from those before as can be. */
    void choosePivots()
    {
        const std::size_t wanted = m_count <= kAllPivots ? m_count : kPivots;
        std::vector<float> nearest(m_count, static_cast<float>(m_count));
        std::vector<std::size_t> region(m_count, 0);
        std::uint32_t next = 0;
        while (m_pivots.size() < wanted) {
            m_pivots.push_back(next);
            m_distance.push_back(distancesFrom(m_neighbours, next));
            const std::vector<float>& distance = m_distance.back();
            for (std::size_t i = 0; i < m_count; ++i)
                if (distance[i] < nearest[i]) {
                    nearest[i] = distance[i];
                    region[i] = m_pivots.size() - 1;
                }
            next = static_cast<std::uint32_t>(std::ranges::max_element(nearest) - nearest.begin());
        }
        // A pivot stands for the vertices around it.
        m_share.assign(m_pivots.size(), 0);
        for (const std::size_t pivot : region)
            m_share[pivot] += 1;
    }

    /** The first two principal components of the squared distances to pivots. */
    void scalePivots(std::span<const std::string> names)
    {
        const std::size_t used = std::min<std::size_t>(m_pivots.size(), 50);
        std::vector<std::vector<double>> columns(used, std::vector<double>(m_count));
        std::vector<double> rowMean(m_count, 0);
        double mean = 0;
        for (std::size_t k = 0; k < used; ++k)
            for (std::size_t i = 0; i < m_count; ++i) {
                columns[k][i] = static_cast<double>(m_distance[k][i]) * static_cast<double>(m_distance[k][i]);
                rowMean[i] += columns[k][i] / static_cast<double>(used);
            }
        for (const double value : rowMean)
            mean += value / static_cast<double>(m_count);
        for (std::vector<double>& column : columns) {
            const double own =
                std::accumulate(column.begin(), column.end(), 0.0) / static_cast<double>(m_count);
            for (std::size_t i = 0; i < m_count; ++i)
                column[i] = -0.5 * (column[i] - own - rowMean[i] + mean);
        }
        std::array<std::vector<double>, 2> axes;
        for (std::size_t axis = 0; axis < 2; ++axis)
            axes[axis] = principal(columns, axis == 0 ? nullptr : axes.data(), axis);
        m_points.resize(m_count);
        for (std::size_t i = 0; i < m_count; ++i) {
            // A little off, each its own way: twins would stay on one another for ever.
            const QPointF off = pullOf(names[i]) * 0.05;
            m_points[i] = QPointF(axes[0][i], axes[1][i]) + off;
        }
    }

    /** By power iteration; across the axis before. The length is the square root of the spread. */
    [[nodiscard]] static std::vector<double> principal(const std::vector<std::vector<double>>& columns,
                                                       const std::vector<double>* before, std::size_t salt)
    {
        const std::size_t used = columns.size();
        const std::size_t count = columns.front().size();
        std::vector<double> weight(used);
        for (std::size_t k = 0; k < used; ++k)
            weight[k] = 1 + 0.37 * static_cast<double>((k * 7 + salt * 3) % 5);
        std::vector<double> axis(count, 0);
        for (int round = 0; round < 40; ++round) {
            std::ranges::fill(axis, 0.0);
            for (std::size_t k = 0; k < used; ++k)
                for (std::size_t i = 0; i < count; ++i)
                    axis[i] += columns[k][i] * weight[k];
            if (before) {
                double dot = 0;
                double square = 1e-300;
                for (std::size_t i = 0; i < count; ++i) {
                    dot += axis[i] * (*before)[i];
                    square += (*before)[i] * (*before)[i];
                }
                for (std::size_t i = 0; i < count; ++i)
                    axis[i] -= (*before)[i] * dot / square;
            }
            double length = 0;
            for (std::size_t k = 0; k < used; ++k) {
                weight[k] = 0;
                for (std::size_t i = 0; i < count; ++i)
                    weight[k] += columns[k][i] * axis[i];
                length = std::max(length, std::abs(weight[k]));
            }
            if (!(length > 0))
                break;
            for (double& value : weight)
                value /= length;
        }
        // Scaled to the size that the distances ask for: majorization does the rest.
        double square = 0;
        for (const double value : axis)
            square += value * value;
        const double scale = square > 0 ? std::sqrt(static_cast<double>(count) / square) : 0;
        for (double& value : axis)
            value *= scale;
        return axis;
    }

    void majorize()
    {
        const bool isFull = m_pivots.size() == m_count;
        for (std::size_t i = 0; i < m_count; ++i) {
            QPointF sum;
            double weights = 0;
            const auto pull = [&](std::size_t other, double distance, double share) {
                const QPointF way = m_points[i] - m_points[other];
                const double length = std::hypot(way.x(), way.y());
                const double weight = share / (distance * distance);
                sum += (m_points[other] + (length > 1e-9 ? way * (distance / length) : QPointF())) * weight;
                weights += weight;
            };
            if (!isFull)
                for (const std::uint32_t other : m_neighbours[i])
                    pull(other, 1, 1);
            for (std::size_t k = 0; k < m_pivots.size(); ++k)
                if (const double distance = static_cast<double>(m_distance[k][i]); distance > 0)
                    pull(m_pivots[k], distance, isFull ? 1 : m_share[k]);
            if (weights > 0)
                m_points[i] = sum / weights;
        }
    }

    void turn(std::span<const std::string> names)
    {
        QPointF middle;
        for (const QPointF& point : m_points)
            middle += point / static_cast<double>(m_count);
        double xx = 0;
        double xy = 0;
        double yy = 0;
        for (QPointF& point : m_points) {
            point -= middle;
            xx += point.x() * point.x();
            xy += point.x() * point.y();
            yy += point.y() * point.y();
        }
        const double half = (xx + yy) / 2;
        const double spread = std::hypot((xx - yy) / 2, xy);
        if (half + spread > kElongated * kElongated * std::max(half - spread, 1e-12)) {
            rotate(-0.5 * std::atan2(2 * xy, xx - yy));
            mirrorToNames(names);
            return;
        }
        // The turn, with or without a mirror, that brings the points nearest to where names pull them.
        std::array<QPointF, 2> fit;
        for (std::size_t i = 0; i < m_count; ++i)
            for (std::size_t mirror = 0; mirror < 2; ++mirror) {
                const QPointF pull = pullOf(names, i);
                const QPointF point(m_points[i].x(), mirror == 0 ? m_points[i].y() : -m_points[i].y());
                fit[mirror] +=
                    QPointF(QPointF::dotProduct(point, pull), point.x() * pull.y() - point.y() * pull.x());
            }
        const auto length = [](QPointF point) { return std::hypot(point.x(), point.y()); };
        const std::size_t best = length(fit[1]) > length(fit[0]) ? 1 : 0;
        if (best == 1)
            for (QPointF& point : m_points)
                point.ry() = -point.y();
        rotate(std::atan2(fit[best].y(), fit[best].x()));
    }

    void rotate(double angle)
    {
        const double c = std::cos(angle);
        const double s = std::sin(angle);
        for (QPointF& point : m_points)
            point = {c * point.x() - s * point.y(), s * point.x() + c * point.y()};
    }

    void mirrorToNames(std::span<const std::string> names)
    {
        QPointF pull;
        for (std::size_t i = 0; i < m_count; ++i) {
            const QPointF own = pullOf(names, i);
            pull += QPointF(own.x() * m_points[i].x(), own.y() * m_points[i].y());
        }
        for (QPointF& point : m_points)
            point = {pull.x() < 0 ? -point.x() : point.x(), pull.y() < 0 ? -point.y() : point.y()};
    }

    const Neighbours& m_neighbours;
    const std::size_t m_count;
    std::vector<std::uint32_t> m_pivots;
    std::vector<std::vector<float>> m_distance; ///< by pivot, by vertex
    std::vector<double> m_share;                ///< by pivot: vertices that it stands for
    std::vector<QPointF> m_points;
};

/** One sweep from left to right; whether anything was moved. */
bool pushApart(std::vector<QRectF>& boxes, std::vector<std::uint32_t>& order, double gap)
{
    std::ranges::sort(order, {}, [&](std::uint32_t a) { return std::pair(boxes[a].left(), a); });
    double widest = 0;
    for (const QRectF& box : boxes)
        widest = std::max(widest, box.width());
    bool isMoved = false;
    for (std::size_t i = 0; i < order.size(); ++i)
        for (std::size_t j = i + 1; j < order.size(); ++j) {
            QRectF& a = boxes[order[i]];
            QRectF& b = boxes[order[j]];
            // Pushes change places a little within a sweep; beyond this nothing can meet.
            if (b.left() > a.right() + gap + widest)
                break;
            const double acrossX = std::min(a.right(), b.right()) + gap - std::max(a.left(), b.left());
            const double acrossY = std::min(a.bottom(), b.bottom()) + gap - std::max(a.top(), b.top());
            if (acrossX <= 1e-6 || acrossY <= 1e-6)
                continue;
            isMoved = true;
            if (acrossX < acrossY) {
                const double by = (acrossX / 2 + 0.01) * (a.center().x() <= b.center().x() ? 1 : -1);
                a.translate(-by, 0);
                b.translate(by, 0);
            } else {
                const double by = (acrossY / 2 + 0.01) * (a.center().y() <= b.center().y() ? 1 : -1);
                a.translate(0, -by);
                b.translate(0, by);
            }
        }
    return isMoved;
}

/**
 * Places of the vertices of a connected graph, one unit apart where they are neighbours, so that distances
 * are those in the graph as far as a plane allows: stress majorization (Gansner, Koren and North 2004) from
 * pivot scaling (Brandes and Pich 2007); of large graphs only distances to neighbours and pivots count
 * (Ortmann, Klimenta and Brandes 2016). Nothing is random. The picture is turned and mirrored to where its
 * vertices' names pull it, so that a small change of the graph does not turn it. About 100 terms per vertex
 * and round.
 */
std::vector<QPointF> stressLayout(const Neighbours& neighbours, std::span<const std::string> names)
{
    return StressLayout(neighbours).place(names);
}

/** Moves boxes apart, as little as it takes, until there is a gap between any two. */
void separateBoxes(std::vector<QRectF>& boxes, double gap)
{
    std::vector<std::uint32_t> order(boxes.size());
    std::iota(order.begin(), order.end(), 0U);
    constexpr int kSweeps = 30;
    constexpr double kGrowth = 1.1; // where sweeps do not end, all is spread a little
    for (;;) {
        for (int sweep = 0; sweep < kSweeps; ++sweep)
            if (!pushApart(boxes, order, gap))
                return;
        for (QRectF& box : boxes)
            box.moveCenter(box.center() * kGrowth);
    }
}

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
        for (auto& list : m_neighbours)
            sortUnique(list);
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
            std::ranges::sort(part);
            all.push_back(std::move(part));
        }
        std::ranges::stable_sort(all, [](const auto& a, const auto& b) { return a.size() > b.size(); });
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
