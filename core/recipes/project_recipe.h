// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recipes/platform_recipe.h"
#include "core/recipes/workload_recipe.h"

#include <optional>
#include <string>

namespace contraflow {

/** A whole project by recipe: one platform, one workload between its nodes, one model and the scenario that
 * joins them. */
struct ProjectRecipe
{
    std::string title; ///< empty: a sentence that says what the recipe makes
    PlatformRecipe platform;
    std::optional<WorkloadRecipe> workload; ///< empty: a platform alone, without a scenario
    std::string modelKind = "asymmetric";   ///< also the model's name
};

/** The project, ready to be predicted; the scenario is named after the workload. Fails like its two halves.
 */
[[nodiscard]] Result<Project> makeProject(const ProjectRecipe& recipe);

} // namespace contraflow
