// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/layout/network_layout.h"

#include <vector>

namespace contraflow {

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
