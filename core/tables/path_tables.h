// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/application/run_analysis.h"
#include "core/tables/table.h"

#include <memory>

namespace contraflow {

// What the analysis of a run shows. Rows are worked out when they are read; a table holds the analysis.
// Without one it has its columns and no row. Published: a column keeps its key, meaning and place; new ones
// come last.

/** The steps of the critical path in the order of time, each with its parts. */
[[nodiscard]] Table criticalPathTable(std::shared_ptr<const RunAnalysis> analysis);
/** The parts of the critical path by phase, and what contention costs the processes there. */
[[nodiscard]] Table pathPhasesTable(std::shared_ptr<const RunAnalysis> analysis);
/** The applications of the run: how long each took beside the others, and by itself. */
[[nodiscard]] Table runJobsTable(std::shared_ptr<const RunAnalysis> analysis);
/** What each direction of a link held up, on the path and in all. */
[[nodiscard]] Table pathChannelsTable(std::shared_ptr<const RunAnalysis> analysis);

} // namespace contraflow
