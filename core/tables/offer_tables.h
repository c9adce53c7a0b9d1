// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/assumptions.h"
#include "core/tables/table.h"

namespace contraflow {

// Keys of columns are published: a column keeps its key, meaning and place in files; new ones come last. The
// tables hold copies of what they show.

/** Every offer with its overall result, price and place. */
[[nodiscard]] Table offersTable(const OfferComparison& offers);

/** Every offer with every workload: the scenario that counts, its makespan and how it stands to the fastest.
 * `offers` must come from `comparison`. */
[[nodiscard]] Table offerResultsTable(const CandidateComparison& comparison, const OfferComparison& offers);

/** The answer on one page: a row for each offer by rank, with a column for the makespan under each workload.
 */
[[nodiscard]] Table offersOverview(const CandidateComparison& comparison, const OfferComparison& offers);

/** Why: of each offer by rank, with a column for each workload, the busiest channel and its load in words; of
 * applications what takes most of their time, and a channel only where that is the network. */
[[nodiscard]] Table offersLimits(const CandidateComparison& comparison, const OfferComparison& offers);

/** All of that for files: results, costs and why, with formulas that a spreadsheet works out again. */
[[nodiscard]] Table offersByWorkload(const CandidateComparison& comparison, const OfferComparison& offers);

} // namespace contraflow
