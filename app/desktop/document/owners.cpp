// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/document/owners.h"

#include "app/desktop/document/object_edits.h"
#include "app/desktop/style/text.h"
#include "core/base/ranges.h"
#include "core/io/project/preset_file.h"
#include "core/project/edits.h"
#include "core/project/measured_times.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace contraflow {

namespace {

/** What a scenario calls the object of a list that it uses; null where it uses none. */
template<typename AnyScenario>
auto referenceTo(TableKind list, AnyScenario& scenario) -> decltype(&scenario.name)
{
    switch (list) {
    case TableKind::platforms:
        return &scenario.platform;
    case TableKind::workloads:
        return &scenario.workload;
    case TableKind::mappings:
        return &scenario.mapping;
    case TableKind::models:
        return &scenario.model;
    case TableKind::applications:
        return scenario.applications.empty() ? nullptr : &scenario.applications.front().name;
    default:
        return nullptr;
    }
}

std::optional<std::size_t> ownerOf(const Project& project, std::size_t scenario, TableKind list)
{
    if (list == TableKind::benchmarks || project.scenarios.empty())
        return rowCount(project, {list, 0}) > 0 ? std::optional<std::size_t>(0) : std::nullopt;
    if (scenario >= project.scenarios.size())
        return std::nullopt;
    if (list == TableKind::measurements)
        return measurementOf(project, scenario);
    const std::string* name = referenceTo(list, project.scenarios[scenario]);
    const bool isWithout = !name || (list == TableKind::mappings && name->empty());
    return isWithout ? std::nullopt : indexOfObject(project, list, *name);
}

/** The object that `scenario` (or a new one) shall refer to, put into `edit` and the scenario's fields. */
void appendOwner(const Project& project, TableKind list, Scenario& scenario, Edit& edit)
{
    if (list == TableKind::models && scenario.model.empty()) {
        if (std::optional<Model> uncontrolled = uncontrolledForPlatform(project, scenario.platform))
            scenario.uncontrolled = takeModel(project, std::move(*uncontrolled), edit.changes);
        scenario.model = takeModel(project, modelForPlatform(project, scenario.platform), edit.changes);
        return;
    }
    if (list == TableKind::applications && scenario.applications.empty())
        scenario.applications.emplace_back();
    std::string* reference = referenceTo(list, scenario);
    std::string name = reference ? *reference : std::string();
    if (name.empty())
        name = freeName(project, list, std::string(infoOf(list).thing));
    if (reference)
        *reference = name;
    for (Change& change : appendObject(project, list, name, &scenario))
        edit.changes.push_back(std::move(change));
}

} // namespace

QString addOwnerText(TableKind list)
{
    switch (list) {
    case TableKind::platforms:
        return tr("Add a platform");
    case TableKind::workloads:
        return tr("Add a workload");
    case TableKind::mappings:
        return tr("Add a mapping");
    case TableKind::applications:
        return tr("Add an application");
    case TableKind::measurements:
        return tr("Add a measurement");
    case TableKind::benchmarks:
        return tr("Add a benchmark");
    default:
        return tr("Add a model");
    }
}

std::optional<TableRef> tableOf(const Project& project, std::size_t scenario, TableKind kind)
{
    const std::optional<TableKind> list = infoOf(kind).owner;
    if (!list)
        return TableRef{kind, 0};
    const std::optional<std::size_t> owner = ownerOf(project, scenario, *list);
    return owner ? std::optional(TableRef{kind, *owner}) : std::nullopt;
}

std::optional<std::size_t> scenarioShowing(const Project& project, TableRef table, std::size_t preferred)
{
    const bool isOfApplication = infoOf(table.kind).owner == TableKind::applications;
    const auto shows = [&](std::size_t scenario) {
        // A scenario may run several.
        if (isOfApplication)
            return table.owner < project.applications.size() &&
                   runsApplication(project, scenario, project.applications[table.owner].name);
        return tableOf(project, scenario, table.kind) == table;
    };
    if (shows(preferred))
        return preferred;
    for (std::size_t i = 0; i < project.scenarios.size(); ++i) {
        if (shows(i))
            return i;
    }
    return std::nullopt;
}

bool runsApplication(const Project& project, std::size_t scenario, const std::string& name)
{
    if (scenario >= project.scenarios.size())
        return false;
    const auto& runs = project.scenarios[scenario].applications;
    return contains(runs, name, &ScenarioApplication::name);
}

bool isOfApplications(const Project& project, std::size_t scenario)
{
    if (scenario < project.scenarios.size())
        return !project.scenarios[scenario].applications.empty();
    return project.scenarios.empty() && project.workloads.empty() && !project.applications.empty();
}

Edit makeOwner(const Project& project, std::size_t scenario, TableKind kind)
{
    const std::optional<TableKind> list = infoOf(kind).owner;
    Edit edit;
    if (!list || tableOf(project, scenario, kind))
        return edit;
    edit.label = addOwnerText(*list).toStdString();
    const bool isMissing = scenario >= project.scenarios.size();
    Scenario row = isMissing ? Scenario() : project.scenarios[scenario];
    if (*list == TableKind::benchmarks) { // of no scenario
        appendOwner(project, *list, row, edit);
        return edit;
    }
    // A scenario runs a workload or applications and stays as it is; one like it runs the other.
    const bool isLike = !isMissing && ((*list == TableKind::applications && !row.workload.empty()) ||
                                       (*list == TableKind::workloads && !row.applications.empty()));
    const bool isNew = isMissing || isLike;
    if (isLike) {
        row.name = freeName(project, TableKind::scenarios, row.name);
        row.workload.clear();
        row.applications.clear();
        row.extras.clear();
        if (*list == TableKind::workloads)
            row.mapping.clear(); // it places the processes of the applications
    } else if (isMissing) {
        row.name = freeName(project, TableKind::scenarios, "scenario");
        const auto adopt = [](std::string& name, const auto& rows) {
            if (!rows.empty())
                name = rows[0].name;
        };
        adopt(row.platform, project.platforms);
        if (*list != TableKind::applications)
            adopt(row.workload, project.workloads);
        adopt(row.mapping, project.mappings);
        adopt(row.model, project.models);
        if (row.model.empty() && *list != TableKind::models)
            appendOwner(project, TableKind::models, row, edit);
    }
    appendOwner(project, *list, row, edit);
    if (*list == TableKind::applications && row.mapping.empty()) {
        // Processes of applications are always placed.
        row.mapping = freeName(project, TableKind::mappings, "mapping");
        Mapping mapping;
        mapping.name = row.mapping;
        mapping.policy = MappingPolicy::roundRobinPerProcessor;
        edit.changes.push_back(ReplaceRows{TableRef{TableKind::mappings, 0}, project.mappings.size(), 0,
                                           std::vector<Mapping>{std::move(mapping)}});
    }
    edit.changes.push_back(ReplaceRows{TableRef{TableKind::scenarios, 0},
                                       isNew ? project.scenarios.size() : scenario, isNew ? 0U : 1U,
                                       std::vector<Scenario>{std::move(row)}});
    return edit;
}

} // namespace contraflow
