// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/candidate_comparison.h"
#include "core/analysis/candidates/sweep.h"
#include "core/analysis/candidates/what_if.h"
#include "core/tables/table.h"

#include <vector>

namespace contraflow {

// Keys of columns are published: a column keeps its key, meaning and place; new ones come last.

/** Every candidate with its figures, error bars, verdict and price, group by group. */
[[nodiscard]] Table candidatesTable(const CandidateComparison& comparison);

/** Every candidate at every value of sweeps of this comparison. */
[[nodiscard]] Table sweepsTable(const CandidateComparison& comparison, const std::vector<Sweep>& sweeps);

/** The scenario as it is, its cases, and the groups of links. */
[[nodiscard]] Table whatIfTable(const WhatIf& result);

} // namespace contraflow
