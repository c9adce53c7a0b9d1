// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/calibration/nccl_fit.h"
#include "core/collective/all_to_all_engine.h"
#include "core/collective/all_to_all_study.h"
#include "core/tables/table.h"

#include <string>
#include <vector>

namespace contraflow {

// Keys of columns are published: a column keeps its key, meaning and place in files; new ones come last. The
// tables hold copies of what they show.

/** Predicted all-to-alls, one time per row. `scenario` may be empty. */
[[nodiscard]] Table allToAllTable(const std::string& scenario, const AllToAllStudy& study);

/** The same for people: a row for each size, in the order of the predictions, a column for each method. */
[[nodiscard]] Table allToAllSizesTable(const AllToAllStudy& study);

/** Mean errors of the methods by number of processes. */
[[nodiscard]] Table methodErrorsTable(const AllToAllStudy& study);

/** Times of nccl-tests, measured and predicted, in the order given. */
[[nodiscard]] Table ncclTable(const std::vector<NcclPrediction>& predictions);

/** The columns of the tables of lower bounds, without a row. */
[[nodiscard]] Table boundsHeading();

/** What each process of a scenario has to send and receive at least. */
[[nodiscard]] Table boundsTable(const std::string& scenario, const Exchange& exchange,
                                const ExchangeBounds& bounds);

} // namespace contraflow
