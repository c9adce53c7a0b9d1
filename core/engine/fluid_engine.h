// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/engine/timeline.h"

#include <cstddef>
#include <functional>
#include <stop_token>

namespace contraflow {

class SolutionMemory;

struct RunOptions
{
    std::size_t maxSegments = 8'000'000; ///< rate changes kept; beyond it the timeline drops them all
    std::function<void(double fraction)> progress = {}; ///< called at most every 50 ms with 0 … 1
    std::stop_token stop = {};
    SolutionMemory* memory = nullptr; ///< for the model's solver, see RateSolver::useMemory()
};

/**
 * Runs placed messages under a sharing model: keeps the rates until the next arrival or completion, subtracts
 * what was sent, asks again (zhu-2014, Algorithm 2, with arrivals). Completions within one relative tolerance
 * are one step. Messages within a node run at the platform's local bandwidth and do not meet the model. Fails
 * only when cancelled.
 */
[[nodiscard]] Result<Timeline> runFluid(const PlacedScenario& scenario, const SharingModel& model,
                                        const RunOptions& options = {});

} // namespace contraflow
