// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/layout/network_layout.h"
#include "core/project/network.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace contraflow {

/** Switches of the bottom layer that belong together; `levels` follow one another from left to right. */
struct SwitchBlock
{
    std::vector<std::vector<std::uint32_t>> levels;
    bool isLinkedInside = false; ///< its switches are linked to one another; otherwise it has one level
};

/**
 * Who stands above whom and beside whom, before anything has a size. Depends on names and links only, never
 * on the order of rows. Numbers are those of switches; the number networkSwitches.size() stands for the nodes
 * at no switch.
 */
struct LayerPlan
{
    std::vector<std::vector<std::uint32_t>>
        nodesOf; ///< nodes by switch, in natural order; last: at no switch
    std::vector<std::uint32_t> switchOfNode;
    std::vector<std::uint32_t> rank; ///< 0: bottom layer
    std::vector<SwitchBlock> bottom; ///< from left to right
    std::vector<std::vector<std::uint32_t>>
        upper; ///< upper[i] is the layer of rank i + 1, from left to right
};

/**
 * Layers a network: switches with nodes at the bottom, each other switch above what it connects, by its
 * distance from the bottom and, at equal distance, by how deep inside the graph it lies, so that the centre
 * of a tree comes to the top. A switch with nodes that joins three or more others with nodes is lifted above
 * them. Neighbours are ordered by sweeps of barycentres (Sugiyama, Tagawa and Toda 1981), ties by natural
 * order of names.
 */
[[nodiscard]] LayerPlan planLayers(const Network& network);

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
