// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/live/results.h"

namespace contraflow {

/** Runs the applications of the result's scenario in a job and fills in what it gave, or why it gave nothing.
 */
void replayInto(ScenarioResult& result, const JobContext& context);

} // namespace contraflow
