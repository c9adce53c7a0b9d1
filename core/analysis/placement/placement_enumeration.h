// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/placement/placement_problem.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace contraflow {

/**
 * Every placement that is allowed, without those that only exchange nodes that cannot be told apart (the same
 * switch, NIC and room, and routes that do not depend on names); nothing when there are more than `limit`.
 */
[[nodiscard]] std::optional<std::vector<Assignment>> allPlacements(const PlacementProblem& problem,
                                                                   std::size_t limit);

} // namespace contraflow
