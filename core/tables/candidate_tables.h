// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/candidate_comparison.h"
#include "core/analysis/candidates/sweep.h"
#include "core/tables/table.h"

#include <vector>

namespace contraflow {

// Keys of columns are published: a column keeps its key, meaning and place in files; new ones come last. The
// tables hold copies of what they show.

/** Every candidate with its figures, error bars, verdict and price, group by group. */
[[nodiscard]] Table candidatesTable(const CandidateComparison& comparison);

/** The same of one group, without notes. */
[[nodiscard]] Table candidatesTable(const CandidateGroup& group);

/** What scenarios on lossless networks take without congestion control. */
[[nodiscard]] Table pairTable(const std::vector<LosslessPair>& pairs);

/** Every candidate at every value of sweeps of this comparison. */
[[nodiscard]] Table sweepsTable(const CandidateComparison& comparison, const std::vector<Sweep>& sweeps);

/** The values of one curve of a sweep. */
[[nodiscard]] Table curveTable(const CandidateComparison& comparison, const Sweep& sweep, std::size_t curve);

} // namespace contraflow
