// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/placement/placement_problem.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace contraflow {

/** Lengths along three dimensions; 1 where a grid has fewer. */
using GridExtent = std::array<std::size_t, 3>;

/** Processes as the places of a grid. */
struct CommunicationGrid
{
    GridExtent extent{1, 1, 1};
    std::vector<std::uint32_t> order; ///< the processes, along the first dimension first
};

/**
 * The grid of one to three dimensions, each with or without wrap-around, whose neighbours are those that
 * exchange messages, whatever the processes are called. Where pairs that exchange little (less than a quarter
 * of the most) spoil it, such as the corners of a stencil, they are passed over. Every process, and every
 * pair that counts, must have its place in it, or there is none. The same for the same problem.
 */
[[nodiscard]] std::optional<CommunicationGrid> communicationGrid(const PlacementProblem& problem,
                                                                 std::span<const std::uint32_t> processes);

} // namespace contraflow
