// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/results/collectives.h"

namespace contraflow {

/** What a worker needs, by value. */
struct CollectiveRequest
{
    std::shared_ptr<const ScenarioResult> base;
    CollectiveChoice choice;
};

/** What is known before anything was worked out. */
[[nodiscard]] std::shared_ptr<CollectiveResult> emptyCollectives(const CollectiveRequest& request);
/** Everything that formulas give. */
[[nodiscard]] std::shared_ptr<const CollectiveResult> collectiveFormulas(const CollectiveRequest& request);

/** The same result with the times of the engine; null when it was stopped. */
[[nodiscard]] std::shared_ptr<const CollectiveResult>
collectiveEngine(const std::shared_ptr<const CollectiveResult>& formulas, const JobContext& context);

} // namespace contraflow
