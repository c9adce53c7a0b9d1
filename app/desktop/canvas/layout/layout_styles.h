// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/layout/layout_layers.h"
#include "app/desktop/canvas/layout/network_layout.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace contraflow {

/** What a network looks like, and so how it is drawn. */
enum class LayoutStyle
{
    layers, ///< trees, fat-trees, leaf–spine, chains and rings
    grid,   ///< meshes and tori, by their switches' coordinates
    groups, ///< dragonflies: a ring of groups, each a ring of its switches
    forces, ///< everything else
};

/** Depends on links, names and coordinates only. A few switches without coordinates change nothing. */
[[nodiscard]] LayoutStyle layoutStyle(const Network& network, const LayerPlan& plan);

/** Coordinates counted from 0 without holes, in up to three dimensions; by switch, nothing for those that
 * have none of their own. */
struct GridPlaces
{
    std::size_t dimensions = 0; ///< of the coordinates; 0: there are no usable ones
    std::array<std::uint32_t, 3> sizes{1, 1, 1};
    std::vector<std::optional<std::array<std::uint32_t, 3>>> at;
};
[[nodiscard]] GridPlaces gridPlaces(const Network& network);

/** x to the right and y downwards; z steps to the right inside each cell. Links that pass over others run in
 * lanes beside the rows and columns, so that no two lie on one another. */
[[nodiscard]] NetworkLayout layoutGrid(const Network& network, const LayerPlan& plan,
                                       const LayoutOptions& options);

/** A ring of groups, clockwise from the top; many groups in rows. */
[[nodiscard]] NetworkLayout layoutGroups(const Network& network, const LayerPlan& plan,
                                         const LayoutOptions& options);

/** Distances as in the graph, as far as a plane allows, without overlaps; see layout_forces.cpp. */
[[nodiscard]] NetworkLayout layoutByForces(const Network& network, const LayerPlan& plan,
                                           const LayoutOptions& options);

} // namespace contraflow
