// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recipes/workload_recipe.h"

#include <functional>

namespace contraflow {

/** Called with the places of source and destination in the list of nodes; false: no more are wanted. */
using TakePair = std::function<bool(std::size_t source, std::size_t destination)>;

/**
 * Gives the pairs of a pattern that has no problem, one for each message and in their order. `root` is a
 * place in the list of nodes.
 */
void drawPairs(const WorkloadRecipe& recipe, std::size_t root, std::size_t nodes, const TakePair& take);

/** How many pairs there are at most; only of the random pattern it may be less. */
[[nodiscard]] std::uint64_t mostPairs(const WorkloadRecipe& recipe, std::uint64_t nodes);

/** The place of the recipe's root among the nodes, which are at least one. */
[[nodiscard]] Result<std::size_t> rootIndex(const WorkloadRecipe& recipe,
                                            const std::vector<std::string>& nodes);

} // namespace contraflow
