// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recipes/platform_recipe.h"

#include <cstdint>
#include <vector>

namespace contraflow {

// What counting a network and making it must agree on.

/** Parallel links from a switch of each level to the one above, the lowest level first; none for the root. */
[[nodiscard]] std::vector<double> treeUplinks(const PlatformRecipe& recipe, const TreeTopology& tree);

/** Links between a leaf and a spine; 0 without spines. May be too large to be made. */
[[nodiscard]] double railUplinks(const PlatformRecipe& recipe, const RailTopology& rails);

/** The number of groups, chosen or the most there can be. */
[[nodiscard]] std::uint64_t dragonflyGroups(const DragonflyTopology& dragonfly);

/** Links between every two groups. */
[[nodiscard]] std::uint64_t dragonflyPairLinks(const DragonflyTopology& dragonfly);

} // namespace contraflow
