// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/network.h"

#include <cstdint>
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

} // namespace contraflow
