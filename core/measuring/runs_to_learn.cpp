// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measuring/runs_to_learn.h"

#include "core/base/text.h"
#include "core/project/edits.h"
#include "core/recipes/workload_recipe.h"

namespace contraflow {

Result<std::vector<RunToLearn>> addRunsToLearn(Project& project, const Calibration& calibration)
{
    const std::size_t platform = calibration.data.platform;
    IssueList issues; // they are the project's own and reported where it is validated
    const auto network = Network::build(project.platforms[platform], platform, issues);
    const std::vector<std::string> nodes = namesOf(network->nodes());
    std::vector<RunToLearn> added;
    for (const SuggestedRun& run : calibration.verdict.runs) {
        const PatternInfo* pattern = findPattern(run.pattern);
        if (!pattern)
            continue;
        WorkloadRecipe recipe;
        recipe.pattern = pattern->pattern;
        recipe.name = freeName(project, TableKind::workloads, run.pattern);
        Result<Workload> workload = makeWorkload(recipe, nodes);
        if (!workload)
            return workload.error().within("run " + inQuotes(run.pattern));
        Scenario scenario;
        scenario.name = freeName(project, TableKind::scenarios, run.pattern);
        scenario.platform = project.platforms[platform].name;
        scenario.workload = recipe.name;
        scenario.model = project.scenarios.empty() ? std::string() : project.scenarios[0].model;
        project.workloads.append(std::move(workload).value());
        added.push_back({project.scenarios.size(), run.reason});
        project.scenarios.append(scenario);
    }
    if (added.empty())
        return Error{ErrorCode::invalidInput,
                     "no run is wanted: what was measured tells the models apart as far "
                     "as it can be told"};
    return added;
}

} // namespace contraflow
