// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/results/comparison.h"
#include "app/desktop/tables/results_columns.h"

#include <memory>
#include <vector>

namespace contraflow {

/** What has a row in a sheet that shows compared models. */
enum class ComparedRows
{
    messages,  ///< of a workload
    processes, ///< of a run
    events,    ///< of a run, in the order of its sheet
};

/**
 * Columns of the models that the scenario's own is compared with: the time of each, its difference to the own
 * one's, and its error where something was measured. Cells are pending while the comparison is not that of
 * `shown`. Empty while nothing is compared, or when `shown` has no such rows.
 */
[[nodiscard]] std::vector<ResultsColumn> comparedColumns(const ComparisonResult& compared,
                                                         const std::shared_ptr<const ScenarioResult>& shown,
                                                         ComparedRows rows);

/** Puts them behind the time under the scenario's own model. */
void addCompared(std::vector<ResultsColumn>& columns, std::vector<ResultsColumn> compared);

} // namespace contraflow
