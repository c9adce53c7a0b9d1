// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/results/results.h"

#include <optional>
#include <string>

namespace contraflow {

/** Runs the applications of the result's scenario in a job and fills in what it gave, or why it gave
 * nothing. `model` replaces the scenario's own. */
void replayInto(ScenarioResult& result, const std::optional<std::string>& model, const JobContext& context);

} // namespace contraflow
