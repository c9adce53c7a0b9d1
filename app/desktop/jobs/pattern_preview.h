// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "core/recipes/workload_outline.h"

#include <memory>
#include <optional>

namespace contraflow {

/** A pattern of messages that somebody thinks about. Holds values only. */
struct PatternRequest
{
    Platform platform;
    std::shared_ptr<const PatternNodes>
        nodes;                            ///< of the platform, when they are known; else they are worked out
    std::optional<WorkloadRecipe> recipe; ///< empty: the nodes alone
};

/** What came of it. */
struct PatternPreview
{
    std::shared_ptr<const PatternNodes> nodes;
    WorkloadOutline outline; ///< without flows and counts where there is a problem, or no recipe
    std::optional<WorkloadProblem> problem;
};

/** Draws the pattern's messages and counts them. Called in a job's thread. */
[[nodiscard]] PatternPreview previewPattern(const PatternRequest& request, const JobContext& context);

} // namespace contraflow
