// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/live/live_value.h"
#include "core/analysis/application/run_analysis.h"

#include <QString>

#include <memory>

namespace contraflow {

/** The critical path of a run beside what contention costs, for which the applications run once more without
 * any, and beside how long each takes by itself. */
struct PathCost
{
    std::shared_ptr<const ScenarioResult> base;
    std::shared_ptr<const RunAnalysis> analysis; ///< null when it failed
    QString failure;                             ///< why there is nothing
};

/** As LiveValue<PathCost> makes it; there is none for results without a path. */
[[nodiscard]] LiveValue<PathCost>::Plan pathCostPlan(const std::shared_ptr<const ScenarioResult>& base);
/** It goes with its run. */
[[nodiscard]] LiveValue<PathCost>::Options pathCostOptions();

/** What is known best of the path of a result; null: it has none. */
[[nodiscard]] std::shared_ptr<const RunAnalysis> bestAnalysis(const ScenarioResult& result,
                                                              const LiveValue<PathCost>& cost);

} // namespace contraflow
