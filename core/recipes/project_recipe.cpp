// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipes/project_recipe.h"

#include "core/base/sentence.h"
#include "core/base/text.h"

namespace contraflow {

namespace {

std::string titleOf(const ProjectRecipe& recipe)
{
    std::string cluster = describe(recipe.platform.topology);
    if (recipe.application)
        return sentence("%1 on %2",
                        {sentence(findApplicationRecipe(recipe.application->recipe)->title), cluster});
    if (!recipe.workload)
        return sentence("Platform of %1", {cluster});
    const WorkloadRecipe& workload = *recipe.workload;
    const std::string seed = std::to_string(workload.seed);
    switch (workload.pattern) {
    case Pattern::random:
        return sentence("Random pattern on %1, degree %2, seed %3",
                        {cluster, std::to_string(workload.degree), seed});
    case Pattern::allToAll:
        return sentence("All-to-all on %1", {cluster});
    case Pattern::incast:
        return sentence("Incast on %1", {cluster});
    case Pattern::outcast:
        return sentence("Outcast on %1", {cluster});
    case Pattern::ring:
        return sentence("Ring on %1", {cluster});
    case Pattern::pairs:
        return sentence("%1 between random pairs on %2, seed %3",
                        {counted(workload.messages, "message"), cluster, seed});
    case Pattern::permutation:
        return sentence("Permutation on %1, seed %2", {cluster, seed});
    case Pattern::hostQueue:
        return sentence("Messages against a full host queue on %1", {cluster});
    case Pattern::switchQueue:
        return sentence("A message against a full switch port on %1", {cluster});
    case Pattern::backboneQueue:
        return sentence("A message against a full backbone on %1", {cluster});
    }
    return cluster;
}

} // namespace

bool useInnerPreset(ProjectRecipe& recipe, const NetworkPreset& preset)
{
    auto* rails = std::get_if<RailTopology>(&recipe.platform.topology);
    if (!rails || !preset.isOfServers())
        return false;
    rails->gpuBandwidth = preset.innerBandwidth.value;
    rails->gpuLatency = preset.innerLatency.value;
    recipe.innerPreset = preset;
    return true;
}

void usePreset(ProjectRecipe& recipe, const NetworkPreset& preset)
{
    useInnerPreset(recipe, preset);
    if (!preset.isOfNetworks())
        return;
    recipe.platform.nicBandwidth = preset.nodeBandwidth.value;
    recipe.platform.nicLatency = preset.nodeLatency.value;
    recipe.platform.uplinkBandwidth = preset.linkBandwidth.value;
    recipe.platform.uplinkLatency = preset.linkLatency.value;
    recipe.modelKind = preset.modelKind;
    recipe.preset = preset;
}

RoutingRule routingOf(const ProjectRecipe& recipe)
{
    const RoutingRule usual = infoOf(recipe.platform.topology).routing;
    if (recipe.platform.routing)
        return *recipe.platform.routing;
    return recipe.preset ? presetRouting(*recipe.preset, usual) : usual;
}

namespace {

/** The model without congestion control, where the preset's own model is taken and it is of a lossless
 * network. */
std::optional<Model> recipeUncontrolled(const ProjectRecipe& recipe)
{
    return recipe.preset && recipe.preset->modelKind == recipe.modelKind ? uncontrolledModel(*recipe.preset)
                                                                         : std::nullopt;
}

/** Adds the application, its parameters, a mapping and the scenario. */
Result<void> addRecipeApplication(const ProjectRecipe& recipe, const std::string& platform, Project& project)
{
    ASSIGN_OR_RETURN(MadeApplication made, makeApplication(*recipe.application));
    project.parameters = SharedRows<ParameterRow>(std::move(made.parameters));
    Mapping mapping;
    mapping.name = "processes";
    mapping.policy = recipe.policy;
    Scenario scenario;
    scenario.name = made.application.name;
    scenario.platform = platform;
    scenario.applications.push_back({made.application.name, {}, {}});
    scenario.mapping = mapping.name;
    scenario.model = recipe.modelKind;
    if (const std::optional<Model> uncontrolled = recipeUncontrolled(recipe))
        scenario.uncontrolled = uncontrolled->name;
    project.applications.append(std::move(made.application));
    project.mappings.append(std::move(mapping));
    project.scenarios.append(std::move(scenario));
    return {};
}

} // namespace

Result<Project> makeProject(const ProjectRecipe& recipe)
{
    if (recipe.application && !findApplicationRecipe(recipe.application->recipe))
        return makeApplication(*recipe.application).error();
    PlatformRecipe routed = recipe.platform;
    routed.routing = routingOf(recipe);
    ASSIGN_OR_RETURN(Platform platform, makePlatform(routed));

    Project project;
    project.title = recipe.title.empty() ? titleOf(recipe) : recipe.title;
    if (recipe.preset && recipe.preset->modelKind == recipe.modelKind)
        project.models.append(presetModel(*recipe.preset));
    else
        project.models.append(plainModel(recipe.modelKind));
    const std::optional<Model> uncontrolled = recipeUncontrolled(recipe);
    if (uncontrolled)
        project.models.append(*uncontrolled);
    for (const auto& preset : {recipe.innerPreset, recipe.preset})
        if (preset)
            notePreset(platform, *preset);
    if (recipe.workload) {
        ASSIGN_OR_RETURN(Workload workload, makeWorkload(*recipe.workload, nodeNames(platform)));
        Scenario scenario;
        scenario.name = workload.name;
        scenario.platform = platform.name;
        scenario.workload = workload.name;
        scenario.model = recipe.modelKind;
        scenario.uncontrolled = uncontrolled ? uncontrolled->name : std::string();
        project.scenarios.append(std::move(scenario));
        project.workloads.append(std::move(workload));
    }
    if (recipe.application)
        RETURN_IF_ERROR(addRecipeApplication(recipe, platform.name, project));
    project.platforms.append(std::move(platform));
    return project;
}

Result<Project> makeEmptyProject(const ProjectRecipe& recipe)
{
    Result<Project> project = makeProject(recipe);
    if (!project)
        return project;
    project->title.clear();
    Workload workload;
    workload.name = "workload";
    Scenario scenario;
    scenario.name = "scenario";
    scenario.platform = project->platforms[0].name;
    scenario.workload = workload.name;
    scenario.model = project->models[0].name;
    if (const std::optional<Model> uncontrolled = recipeUncontrolled(recipe))
        scenario.uncontrolled = uncontrolled->name;
    project->workloads.append(std::move(workload));
    project->scenarios.append(std::move(scenario));
    return project;
}

} // namespace contraflow
