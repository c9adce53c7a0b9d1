// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/campaign_plan.h"
#include "core/project/project.h"

#include <cstddef>

namespace contraflow {

// What of a project's objects can change a task's result, as objects of the same kind without the rest: no
// names but those by which things are found, no prices, no layout, and values in place of formulas.

/** Named as before. A link keeps its name where several join the same two ends, and where a written route
 * passes it: routes go by it. */
[[nodiscard]] Platform contentOf(Platform platform);

/** Kind and parameters. */
[[nodiscard]] Model contentOf(Model model);

/** A workload or application with its mapping and parameters, as PreparedWorkload has them. */
[[nodiscard]] Project contentOf(const CampaignWorkload& row, Project project);

/** A measurement with its scenario and what that runs, but for the platform. */
[[nodiscard]] Project contentOfMeasured(const Project& whole, std::size_t measurement);

/** What kinds of models are fitted to. */
[[nodiscard]] Project contentOf(const CampaignCalibration& row, Project project);

} // namespace contraflow
