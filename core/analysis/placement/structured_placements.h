// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/placement/placement_problem.h"

#include <vector>

namespace contraflow {

/**
 * Placements that a person would lay by hand, for a search to begin with. All of them fill nodes switch by
 * switch in the order of the platform's rows, and leave pinned processes alone:
 *
 * The processes are bisected again and again so that few bytes cross, each half going to half of the
 * switches and at last of the nodes; halves grow from one process and are improved by exchanges (Fiduccia and
 * Mattheyses 1982, in pairs as Kernighan and Lin 1970 make them).
 *
 * Where all switches have room for equally many processes, their names in natural order are also read as the
 * places of a grid of one to three dimensions, and tiles of that grid are laid on the switches; of all grids
 * and tiles the few whose busiest switch sends and receives least are taken. Where who exchanges messages
 * with whom makes a grid (communicationGrid()), its tiles are among them, whatever the processes are called.
 *
 * Empty when nothing may be moved. The same for the same problem.
 */
[[nodiscard]] std::vector<Assignment> structuredPlacements(const PlacementProblem& problem);

} // namespace contraflow
