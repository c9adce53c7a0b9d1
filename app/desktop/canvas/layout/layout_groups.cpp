// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/layout/layout_styles.h"
#include "app/desktop/canvas/layout/link_router.h"
#include "app/desktop/canvas/layout/rack_shape.h"
#include "core/base/clamped.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace contraflow {
namespace {

constexpr double kRackShapeInGroups = 1.2;
constexpr double kRackGap = 26;
constexpr double kGroupGap = 90;
constexpr double kRingStretch = 1.5;    // width / height of the ring of groups; screens are wide
constexpr std::size_t kMostInRing = 16; // more groups stand in rows, or the ring would be mostly empty
constexpr double kGroupsShape = 2;
constexpr double kRowsGap = 64; // room for the name of a group
constexpr double kBelow = 60;   // from the ring to what belongs to no group

QRectF around(QPointF centre, QSizeF size)
{
    return {centre.x() - size.width() / 2, centre.y() - size.height() / 2, size.width(), size.height()};
}

/** Centres on an ellipse, clockwise from the top, as small as boxes and gaps allow. */
std::vector<QPointF> ringOf(const std::vector<QSizeF>& sizes, double gap, double stretch)
{
    const std::size_t count = sizes.size();
    if (count == 1)
        return {QPointF()};
    const auto at = [&](std::size_t i, double radius) {
        // Two stand side by side.
        const double start = count == 2 ? std::numbers::pi : -std::numbers::pi / 2;
        const double angle =
            start + 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(count);
        return QPointF(radius * stretch * std::cos(angle), radius * std::sin(angle));
    };
    const auto isFree = [&](double radius) {
        for (std::size_t i = 0; i < count; ++i) {
            const QRectF box = around(at(i, radius), sizes[i]).adjusted(-gap, -gap, gap, gap);
            // Only near ones can meet on a ring.
            for (std::size_t next = 1; next <= std::min<std::size_t>(count - 1, 4); ++next) {
                const std::size_t other = (i + next) % count;
                if (box.intersects(around(at(other, radius), sizes[other])))
                    return false;
            }
        }
        return true;
    };
    double radius = 20;
    while (!isFree(radius))
        radius *= 1.05;
    std::vector<QPointF> centres;
    centres.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        centres.push_back(at(i, radius));
    return centres;
}

/** Centres in rows of cells of one size, read like text; as many in a row as come nearest to a shape. */
std::vector<QPointF> rowsOf(const std::vector<QSizeF>& sizes, double gap, double shape)
{
    QSizeF cell;
    for (const QSizeF& size : sizes)
        cell = cell.expandedTo(size);
    cell += QSizeF(gap, gap);
    const double count = static_cast<double>(sizes.size());
    const auto columns = static_cast<std::size_t>(
        clamped(std::round(std::sqrt(shape * count * cell.height() / cell.width())), 1.0, count));
    std::vector<QPointF> centres;
    centres.reserve(sizes.size());
    for (std::size_t i = 0; i < sizes.size(); ++i)
        centres.emplace_back(static_cast<double>(i % columns) * cell.width(),
                             static_cast<double>(i / columns) * cell.height());
    return centres;
}

/** The racks of a group around its middle. */
struct Group
{
    std::vector<std::uint32_t> racks;
    std::vector<QPointF> centres;
    QRectF bounds; ///< around the middle of the ring
};

} // namespace

NetworkLayout layoutGroups(const Network& network, const LayerPlan& plan, const LayoutOptions& options)
{
    NetworkLayout layout;
    makeRacks(layout, network, plan);
    measureRacks(layout, network, options, kRackShapeInGroups);
    const GridPlaces places = gridPlaces(network);
    std::map<std::uint32_t, std::map<std::uint32_t, std::uint32_t>> members; // by group, by place in it
    std::vector<std::uint32_t> beside;
    for (std::uint32_t i = 0; i < layout.racks.size(); ++i) {
        layout.racks[i].layer = 0;
        if (i < places.at.size() && places.at[i])
            members[(*places.at[i])[0]][(*places.at[i])[1]] = i;
        else
            beside.push_back(i);
    }
    const bool isRing = members.size() <= kMostInRing;
    std::vector<Group> groups;
    std::vector<QSizeF> sizes;
    for (const auto& [number, inGroup] : members) {
        Group group;
        std::vector<QSizeF> boxes;
        for (const auto& [place, rack] : inGroup) {
            layout.racks[rack].row = static_cast<int>(number);
            layout.racks[rack].column = static_cast<int>(place);
            group.racks.push_back(rack);
            boxes.push_back(layout.racks[rack].box.size());
        }
        group.centres = isRing ? ringOf(boxes, kRackGap, 1) : rowsOf(boxes, kRackGap / 2, kGroupsShape);
        for (std::size_t i = 0; i < boxes.size(); ++i)
            group.bounds = group.bounds.united(around(group.centres[i], boxes[i]));
        sizes.push_back(group.bounds.size());
        groups.push_back(std::move(group));
    }
    QRectF ring;
    const std::vector<QPointF> centres =
        isRing ? ringOf(sizes, kGroupGap, kRingStretch) : rowsOf(sizes, kRowsGap, kGroupsShape);
    for (std::size_t g = 0; g < groups.size(); ++g)
        for (std::size_t i = 0; i < groups[g].racks.size(); ++i) {
            RackBox& rack = layout.racks[groups[g].racks[i]];
            const QPointF centre = centres[g] - groups[g].bounds.center() + groups[g].centres[i];
            const QPointF corner = around(centre, rack.box.size()).topLeft();
            moveRack(rack, {std::round(corner.x()), std::round(corner.y())});
            ring = ring.united(rack.box);
        }
    double x = ring.left();
    for (std::size_t i = 0; i < beside.size(); ++i) {
        RackBox& rack = layout.racks[beside[i]];
        rack.row = static_cast<int>(groups.size());
        rack.column = static_cast<int>(i);
        moveRack(rack, {std::round(x), std::round(ring.bottom() + kBelow)});
        x = rack.box.right() + kRackGap;
    }
    placeNodes(layout, network);
    drawLinks(network, layout, {});
    return layout;
}

} // namespace contraflow
