// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measuring/measured_run.h"
#include "core/measuring/measuring_plan.h"

#include <string>
#include <string_view>

namespace contraflow {

// The files that go to a cluster and come back, in JSON with "contraflow_plan": 1 or "contraflow_run": 1 as
// their first key. resources/help/measuring.md describes them. Times are in seconds, sizes in bytes.

/** Of a result of contraflow-run, wherever it is read: by --resume, --follow and import. Other files of times
 * are held to ImportLimits::kBytes once they have been read. */
inline constexpr std::size_t kMostMeasuringBytes = 1'000'000'000;

[[nodiscard]] std::string planText(const MeasuringPlan& plan);
/** Fails, naming the pattern and the message, on what planText() does not write: ranks that the plan does not
 * have, sizes that are no whole bytes, several messages with one id. */
[[nodiscard]] Result<MeasuringPlan> parsePlan(std::string_view text);

[[nodiscard]] std::string runText(const MeasuredRun& run);
[[nodiscard]] Result<MeasuredRun> parseRun(std::string_view text);

} // namespace contraflow
