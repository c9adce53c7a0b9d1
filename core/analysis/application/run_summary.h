// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/application/run_analysis.h"

#include <cstdint>
#include <string>

namespace contraflow {

/** How seconds are written for people. */
using SecondsText = std::string (*)(double seconds);

/** What the critical path is made of, each part with its share of the makespan; empty without a path. */
[[nodiscard]] std::string criticalPathSummary(const RunAnalysis& analysis, SecondsText secondsText);
/** What contention costs of the makespan; empty where the run without contention is not known. */
[[nodiscard]] std::string contentionSummary(const RunAnalysis& analysis, SecondsText secondsText);
/** Which event it is: of which process where, and where it stands in its program. */
[[nodiscard]] std::string eventTitle(const ScenarioReplay& replay, std::uint32_t event);

} // namespace contraflow
