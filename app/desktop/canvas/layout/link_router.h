// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/layout/network_layout.h"

#include <QPointF>

#include <array>
#include <cstdint>
#include <vector>

namespace contraflow {

inline constexpr double kCorner = 6;  ///< of a bar, which links keep clear of
inline constexpr double kBeside = 14; ///< between links that join the same two

/** Points by link; fewer than two points: not drawn up yet. */
using PathList = std::vector<std::vector<QPointF>>;

/** Whether a link joins two different switches. */
[[nodiscard]] bool isBetweenSwitches(const Network::Link& link);

/** The links between switches in an order that depends on names only. */
[[nodiscard]] std::vector<std::uint32_t> linksByName(const Network& network);

/** Straight down where one bar stands over the other, else from side to side. */
[[nodiscard]] std::array<QPointF, 2> barToBar(const QRectF& a, const QRectF& b);

/** Adds the paths of links that nodes have: up to the bar of their rack, stubs in grids. */
void routeNodeLinks(const Network& network, const NetworkLayout& layout, PathList& paths);

/** One array of all; a link without a path gets one without length. */
[[nodiscard]] LinkPaths joined(const PathList& paths);

/**
 * Ends a layout whose racks and nodes have their places: the links that have no path in `paths` yet get
 * straight lines, side by side where several join the same two, and the picture its bounds.
 */
void drawLinks(const Network& network, NetworkLayout& layout, PathList paths);

/** The lanes that links need between the columns and rows of the bottom layer, known before anything is
 * placed. */
struct LaneDemand
{
    std::vector<int> beforeColumn; ///< vertical lanes left of each column
    std::vector<int> aboveRow;     ///< horizontal lanes above each row
    std::vector<int> aboveLayer;   ///< horizontal lanes above each layer; [0] is unused
};

/** The free strips between placed boxes that hold those lanes. */
struct LaneStrips
{
    struct Strip
    {
        double from = 0;
        double to = 0;
    };
    std::vector<Strip> beforeColumn; ///< x
    std::vector<Strip> aboveRow;     ///< y
    std::vector<Strip> aboveLayer;   ///< y
};

/** Counts lanes; racks need their layer, row and column, not their place. */
[[nodiscard]] LaneDemand countLanes(const Network& network, const std::vector<RackBox>& racks);

/** Paths of all links between placed boxes. */
[[nodiscard]] LinkPaths routeLinks(const Network& network, const NetworkLayout& layout,
                                   const LaneStrips& strips);

} // namespace contraflow
