// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/layout/layout_styles.h"
#include "app/desktop/canvas/layout/network_layout.h"
#include "app/desktop/canvas/layout/rack_shape.h"

#include <cstdint>
#include <vector>

namespace contraflow {

inline constexpr std::uint32_t kNoFold = UINT32_MAX;

/**
 * Switches that are drawn as one box on demand, by switch; kNoFold: in no group. Groups are those of a
 * dragonfly, and in layers what hangs together below the uppermost one: the pods of a fat-tree, the branches
 * of a tree of three levels or more.
 */
[[nodiscard]] std::vector<std::uint32_t> switchGroups(const Network& network);

/**
 * The switch whose box stands for each switch of a collapsed rack or group, as the rows of `platform` say;
 * kNoFold: it is drawn itself. Empty when nothing is collapsed. A group is collapsed when all its switches
 * say so; its box is that of the first by name. A switch without nodes has nothing to collapse. The switches
 * within a collapsed server are one box.
 */
[[nodiscard]] std::vector<std::uint32_t> foldsOf(const Network& network, const Platform& platform,
                                                 const std::vector<std::uint32_t>& groups);

/**
 * Lays out a network with collapsed racks and groups, as foldsOf() says, and moves what has a chosen place.
 * Nodes of a collapsed box share one square; links inside have no length; links between the same two drawn
 * things share one path.
 */
[[nodiscard]] NetworkLayout layoutFolded(const Network& network, const std::vector<std::uint32_t>& wanted,
                                         const ChosenPlaces& places);

} // namespace contraflow
