// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recipes/project_recipe.h"

#include <cstdint>

namespace contraflow::bench {

// Cases that more than one benchmark measures.

[[nodiscard]] inline Quantity megabytes(double count)
{
    return quantity(Dimension::size, count, "MB");
}

[[nodiscard]] inline SizeRange equalSizes()
{
    return {megabytes(50), megabytes(50)};
}

[[nodiscard]] inline SizeRange randomSizes()
{
    return {megabytes(10), megabytes(100)};
}

/** Messages between random pairs on 20 racks of 50 nodes, NICs of 940 Mbit/s and uplinks of 9.4 Gbit/s. */
[[nodiscard]] inline ProjectRecipe racks(const SizeRange& sizes, std::uint64_t messages, double spreadSeconds)
{
    ProjectRecipe recipe;
    recipe.platform.topology = RackTopology{20, 1000};
    recipe.workload.emplace();
    recipe.workload->pattern = Pattern::pairs;
    recipe.workload->messages = messages;
    recipe.workload->size = sizes;
    recipe.workload->startWithin = quantity(Dimension::duration, spreadSeconds, "s");
    return recipe;
}

/** Messages between random pairs of the 1 024 nodes of a fat-tree of switches with 16 ports. */
[[nodiscard]] inline ProjectRecipe fatTree(std::uint64_t messages)
{
    ProjectRecipe recipe;
    recipe.platform.topology = FatTreeTopology{16};
    recipe.workload.emplace();
    recipe.workload->pattern = Pattern::pairs;
    recipe.workload->messages = messages;
    recipe.workload->size = randomSizes();
    return recipe;
}

} // namespace contraflow::bench
