// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/preset.h"
#include "core/recipes/application_recipe.h"
#include "core/recipes/platform_recipe.h"
#include "core/recipes/workload_recipe.h"
#include "core/sharing/catalog.h"

#include <optional>
#include <string>

// This room: platforms, messages and programs made by rule. A PlatformRecipe is a topology with its figures,
// a WorkloadRecipe a pattern with its size, an ApplicationRecipe a program with its parameters, a
// ProjectRecipe all of that. A RecipeOption is what a recipe asks for: options of commands and fields of
// forms follow from it.
//
//     PlatformRecipe fatTree;
//     ASSIGN_OR_RETURN(const Platform platform, makePlatform(fatTree));
//     ASSIGN_OR_RETURN(const Workload ring, makeWorkload(recipe, nodeNames(platform)));

namespace contraflow {

/** A whole project by recipe: one platform, one workload between its nodes or one application, one model and
 * the scenario that joins them. */
struct ProjectRecipe
{
    std::string title; ///< empty: a sentence that says what the recipe makes
    PlatformRecipe platform;
    std::optional<WorkloadRecipe> workload;       ///< empty: a platform alone, without a scenario
    std::optional<ApplicationRecipe> application; ///< in place of a workload
    MappingPolicy policy = MappingPolicy::roundRobinPerProcessor; ///< that places its processes
    std::string modelKind{usualModel().kind};                     ///< also the model's name
    /** Where the platform's figures come from. The model takes its parameters when it is of the same kind. */
    std::optional<NetworkPreset> preset;
    std::optional<NetworkPreset> innerPreset; ///< where those within servers come from
};

/** Copies the figures and the model's kind of a preset into a recipe, whose topology takes those within
 * servers where it has any; what is set afterwards wins. */
void usePreset(ProjectRecipe& recipe, const NetworkPreset& preset);

/** The figures within servers alone. False where the topology has no servers of GPUs, or the preset none. */
bool useInnerPreset(ProjectRecipe& recipe, const NetworkPreset& preset);

/** How the network is routed: as the recipe of the platform says, as the preset does, or as is usual. */
[[nodiscard]] RoutingRule routingOf(const ProjectRecipe& recipe);

/** The project, ready to be predicted; the scenario is named after the workload. Fails like its two halves.
 */
[[nodiscard]] Result<Project> makeProject(const ProjectRecipe& recipe);

/** The same with what any new project has: no title, an empty workload, and a scenario that joins the first
 * of each. For recipes of a platform alone. */
[[nodiscard]] Result<Project> makeEmptyProject(const ProjectRecipe& recipe);

} // namespace contraflow
