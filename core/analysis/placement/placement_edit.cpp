// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/placement/placement_edit.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/project/edits.h"

#include <algorithm>

namespace contraflow {

namespace {

Change appended(const Project& project, Mapping mapping)
{
    return ReplaceRows{TableRef{TableKind::mappings, 0}, project.mappings.size(), 0,
                       SharedRows<Mapping>{std::move(mapping)}};
}

/** Where the study's scenario stands now: rows may have come and gone since. */
Result<std::size_t> placedScenario(const Project& project, const PlacementStudy& study)
{
    const std::size_t index = indexOfName(project.scenarios, study.problem.scenario);
    if (index == project.scenarios.size())
        return notFound("the project has no scenario %1 any more, whose processes were placed; compare "
                        "placements again",
                        {inQuotes(study.problem.scenario)});
    return index;
}

} // namespace

Mapping mappingOf(const Project& project, const PlacementStudy& study, const ComparedPlacement& placement)
{
    const PlacementProblem& problem = study.problem;
    std::vector<PlaceRow> places = problem.idle;
    for (std::size_t p = 0; p < problem.processes.size(); ++p) {
        const PlacementProblem::Process& process = problem.processes[p];
        const std::string& node = problem.network->node(placement.nodes[p]).name;
        if (!process.pinned || process.name != node) // a node that messages name needs no place
            places.push_back({process.name, node});
    }
    std::ranges::sort(places, NaturalLess(), &PlaceRow::process);
    Mapping mapping;
    mapping.name = freeName(project, TableKind::mappings,
                            study.problem.scenario + " " + std::string(placementName(placement.way)));
    mapping.places = SharedRows<PlaceRow>(std::move(places));
    mapping.inUse = problem.inUse;
    return mapping;
}

Result<Edit> applyPlacement(const Project& project, const PlacementStudy& study,
                            const ComparedPlacement& placement)
{
    ASSIGN_OR_RETURN(const std::size_t index, placedScenario(project, study));
    Mapping mapping = mappingOf(project, study, placement);
    Scenario scenario = project.scenarios[index];
    scenario.mapping = mapping.name;
    return Edit{
        sentence("Place processes of %1", {scenario.name}),
        {appended(project, std::move(mapping)), ReplaceRows{TableRef{TableKind::scenarios, 0}, index, 1,
                                                            SharedRows<Scenario>{std::move(scenario)}}}};
}

Result<Edit> addPlacedScenario(const Project& project, const PlacementStudy& study,
                               const ComparedPlacement& placement, const std::string& name)
{
    ASSIGN_OR_RETURN(const std::size_t index, placedScenario(project, study));
    Mapping mapping = mappingOf(project, study, placement);
    Scenario scenario = project.scenarios[index];
    scenario.name = freeName(project, TableKind::scenarios, name);
    scenario.mapping = mapping.name;
    return Edit{
        sentence("Add scenario %1", {scenario.name}),
        {appended(project, std::move(mapping)), ReplaceRows{TableRef{TableKind::scenarios, 0}, index + 1, 0,
                                                            SharedRows<Scenario>{std::move(scenario)}}}};
}

} // namespace contraflow
