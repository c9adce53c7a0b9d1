// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/workload_edit.h"

#include "core/base/sentence.h"
#include "core/base/some_names.h"
#include "core/base/text.h"
#include "core/project/edits.h"
#include "core/project/preset.h"

#include <algorithm>

namespace contraflow {

namespace {

template<typename Row>
Change replaceRow(TableKind list, std::size_t first, std::size_t removed, Row row)
{
    std::vector<Row> rows;
    rows.push_back(std::move(row));
    return ReplaceRows{{list, 0}, first, removed, std::move(rows)};
}

Error noScenario()
{
    return {ErrorCode::notFound, sentence("there is no scenario to use the messages; add a scenario first")};
}

/** Gives a scenario the mapping that is added, or none. */
void takeMapping(const Project& project, const WorkloadTarget& target, Scenario& scenario, Edit& edit)
{
    scenario.mapping.clear();
    if (!target.mapping)
        return;
    Mapping mapping = *target.mapping;
    mapping.name = freeName(project, TableKind::mappings, mapping.name);
    scenario.mapping = mapping.name;
    edit.changes.push_back(replaceRow(TableKind::mappings, project.mappings.size(), 0, std::move(mapping)));
}

Result<Edit> replaceMessages(const Project& project, Workload workload, const WorkloadTarget& target)
{
    Scenario scenario = project.scenarios[target.scenario];
    const std::size_t place = indexOfName(project.workloads, scenario.workload);
    if (place >= project.workloads.size())
        return Error{ErrorCode::notFound,
                     sentence("the scenario %1 has no workload; take the messages as a new workload",
                              {inQuotes(scenario.name)})};
    Workload changed = project.workloads[place];
    changed.messages = std::move(workload.messages);
    changed.extraColumns = std::move(workload.extraColumns);
    changed.provenance = std::move(workload.provenance);
    Edit edit;
    edit.label = sentence("Replace messages of %1", {changed.name});
    edit.changes.push_back(replaceRow(TableKind::workloads, place, 1, std::move(changed)));
    if (!scenario.mapping.empty() || target.mapping) {
        takeMapping(project, target, scenario, edit);
        edit.changes.push_back(replaceRow(TableKind::scenarios, target.scenario, 1, std::move(scenario)));
    }
    return edit;
}

std::vector<std::string> namesOfUsers(const Project& project, const std::string& workload,
                                      std::size_t besides)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < project.scenarios.size(); ++i)
        if (i != besides && project.scenarios[i].workload == workload)
            names.push_back(inQuotes(project.scenarios[i].name));
    return names;
}

} // namespace

Result<Edit> addWorkload(const Project& project, Workload workload, const WorkloadTarget& target)
{
    const bool hasScenario = target.scenario < project.scenarios.size();
    if (!hasScenario && (target.use == WorkloadUse::replace || target.use == WorkloadUse::scenario))
        return noScenario();
    if (target.use == WorkloadUse::replace)
        return replaceMessages(project, std::move(workload), target);

    workload.name = freeName(project, TableKind::workloads, workload.name);
    Edit edit;
    edit.label = sentence("Add workload %1", {workload.name});
    Scenario scenario = hasScenario ? project.scenarios[target.scenario] : Scenario{};
    scenario.workload = workload.name;
    scenario.applications.clear(); // a scenario runs one or the other
    if (target.use != WorkloadUse::alone)
        takeMapping(project, target, scenario, edit);
    edit.changes.push_back(
        replaceRow(TableKind::workloads, project.workloads.size(), 0, std::move(workload)));
    if (target.use == WorkloadUse::scenario) {
        edit.changes.push_back(replaceRow(TableKind::scenarios, target.scenario, 1, std::move(scenario)));
    } else if (target.use == WorkloadUse::newScenario) {
        const bool isLikeOne = scenario.platform == target.platform && !scenario.model.empty();
        if (!isLikeOne && target.model) {
            // The last that is taken stands first.
            scenario.uncontrolled =
                target.uncontrolled ? takeModel(project, *target.uncontrolled, edit.changes) : std::string();
            scenario.model = takeModel(project, *target.model, edit.changes);
        }
        if (scenario.model.empty())
            return Error{ErrorCode::notFound, sentence("a new scenario needs a model; add a model first")};
        scenario.platform = target.platform;
        scenario.extras.clear();
        scenario.name =
            freeName(project, TableKind::scenarios, scenario.workload + " on " + scenario.platform);
        edit.changes.push_back(
            replaceRow(TableKind::scenarios, project.scenarios.size(), 0, std::move(scenario)));
    }
    return edit;
}

std::vector<std::string> workloadConsequences(const Project& project, const WorkloadTarget& target)
{
    std::vector<std::string> sentences;
    const bool isChanged = target.use == WorkloadUse::scenario || target.use == WorkloadUse::replace;
    if (target.scenario >= project.scenarios.size() || target.use == WorkloadUse::alone)
        return sentences;
    const Scenario& scenario = project.scenarios[target.scenario];
    if (!scenario.mapping.empty() && !target.mapping)
        sentences.push_back(
            isChanged ? sentence("The scenario %1 no longer has the mapping %2: the messages name nodes.",
                                 {inQuotes(scenario.name), inQuotes(scenario.mapping)})
                      : sentence("The new scenario has no mapping: the messages name nodes."));
    if (!isChanged)
        return sentences;
    std::vector<std::string> measured;
    for (const Measurement& measurement : project.measurements) {
        const Scenario* of = findByName(project.scenarios, measurement.scenario);
        const bool isOfWorkload =
            target.use == WorkloadUse::replace && of && of->workload == scenario.workload;
        if (measurement.scenario == scenario.name || isOfWorkload)
            measured.push_back(inQuotes(measurement.name));
    }
    if (!measured.empty())
        sentences.push_back(sentence(
            "The measured times of %1 belong to the messages as they are now; a new scenario keeps them "
            "valid.",
            {someOf(measured)}));
    if (target.use == WorkloadUse::replace)
        if (const auto others = namesOfUsers(project, scenario.workload, target.scenario); !others.empty())
            sentences.push_back(sentence("The workload %1 is also that of %2.",
                                         {inQuotes(scenario.workload), someOf(others)}));
    return sentences;
}

} // namespace contraflow
