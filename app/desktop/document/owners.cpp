// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/document/owners.h"

#include "app/desktop/document/object_edits.h"
#include "core/io/preset_file.h"
#include "core/project/edits.h"
#include "core/project/measured_times.h"
#include "core/sharing/catalog.h"

#include <QCoreApplication>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace contraflow {

namespace {

template<typename Row>
std::optional<std::size_t> namedIndex(const SharedRows<Row>& rows, const std::string& name)
{
    const std::size_t index = indexOfName(rows, name);
    return index < rows.size() ? std::optional(index) : std::nullopt;
}

template<typename Row>
std::optional<std::size_t> firstIndex(const SharedRows<Row>& rows)
{
    return rows.empty() ? std::nullopt : std::optional<std::size_t>(0);
}

std::optional<std::size_t> ownerOf(const Project& project, std::size_t scenario, TableKind list)
{
    if (list == TableKind::benchmarks)
        return firstIndex(project.benchmarks);
    if (project.scenarios.empty()) {
        switch (list) {
        case TableKind::platforms:
            return firstIndex(project.platforms);
        case TableKind::workloads:
            return firstIndex(project.workloads);
        case TableKind::mappings:
            return firstIndex(project.mappings);
        case TableKind::models:
            return firstIndex(project.models);
        case TableKind::applications:
            return firstIndex(project.applications);
        default:
            return firstIndex(project.measurements);
        }
    }
    if (scenario >= project.scenarios.size())
        return std::nullopt;
    const Scenario& row = project.scenarios[scenario];
    switch (list) {
    case TableKind::platforms:
        return namedIndex(project.platforms, row.platform);
    case TableKind::workloads:
        return namedIndex(project.workloads, row.workload);
    case TableKind::mappings:
        return row.mapping.empty() ? std::nullopt : namedIndex(project.mappings, row.mapping);
    case TableKind::models:
        return namedIndex(project.models, row.model);
    case TableKind::applications:
        return row.applications.empty() ? std::nullopt
                                        : namedIndex(project.applications, row.applications.front().name);
    default:
        return measurementOf(project, scenario);
    }
}

template<typename Row>
ReplaceRows appended(TableKind list, const SharedRows<Row>& rows, Row row)
{
    return {TableRef{list, 0}, rows.size(), 0, std::vector<Row>{std::move(row)}};
}

/** The object that `scenario` (or a new one) shall refer to, put into `edit` and the scenario's fields. */
void appendOwner(const Project& project, TableKind list, Scenario& scenario, Edit& edit)
{
    switch (list) {
    case TableKind::platforms: {
        Platform platform;
        platform.name = scenario.platform.empty() ? freeName(project, list, "platform") : scenario.platform;
        scenario.platform = platform.name;
        edit.changes.push_back(appended(list, project.platforms, std::move(platform)));
        return;
    }
    case TableKind::workloads: {
        Workload workload;
        workload.name = scenario.workload.empty() ? freeName(project, list, "workload") : scenario.workload;
        scenario.workload = workload.name;
        edit.changes.push_back(appended(list, project.workloads, std::move(workload)));
        return;
    }
    case TableKind::mappings: {
        Mapping mapping;
        mapping.name = scenario.mapping.empty() ? freeName(project, list, "mapping") : scenario.mapping;
        scenario.mapping = mapping.name;
        edit.changes.push_back(appended(list, project.mappings, std::move(mapping)));
        return;
    }
    case TableKind::applications: {
        const std::string wanted = scenario.applications.empty() ? "" : scenario.applications.front().name;
        Application application =
            newApplication(wanted.empty() ? freeName(project, list, "application") : wanted);
        if (scenario.applications.empty())
            scenario.applications.push_back({application.name, {}, {}});
        edit.changes.push_back(appended(list, project.applications, std::move(application)));
        return;
    }
    case TableKind::measurements: {
        Measurement measurement;
        measurement.name = freeName(project, list, "measured");
        measurement.scenario = scenario.name;
        edit.changes.push_back(appended(list, project.measurements, std::move(measurement)));
        return;
    }
    default: {
        if (scenario.model.empty()) {
            if (std::optional<Model> uncontrolled = uncontrolledForPlatform(project, scenario.platform))
                scenario.uncontrolled = takeModel(project, std::move(*uncontrolled), edit.changes);
            scenario.model = takeModel(project, modelForPlatform(project, scenario.platform), edit.changes);
            return;
        }
        Model model = plainModel(usualModel().kind);
        model.name = scenario.model;
        edit.changes.push_back(appended(list, project.models, std::move(model)));
        return;
    }
    }
}

/** What the step is called in the undo list. */
QString ownerLabel(TableKind list)
{
    switch (list) {
    case TableKind::platforms:
        return QCoreApplication::translate("owners", "Add a platform");
    case TableKind::workloads:
        return QCoreApplication::translate("owners", "Add a workload");
    case TableKind::mappings:
        return QCoreApplication::translate("owners", "Add a mapping");
    case TableKind::applications:
        return QCoreApplication::translate("owners", "Add an application");
    case TableKind::measurements:
        return QCoreApplication::translate("owners", "Add a measurement");
    default:
        return QCoreApplication::translate("owners", "Add a model");
    }
}

} // namespace

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
    return std::any_of(runs.begin(), runs.end(),
                       [&](const ScenarioApplication& run) { return run.name == name; });
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
    if (*list == TableKind::benchmarks) {
        edit.label = QCoreApplication::translate("owners", "Add a benchmark").toStdString();
        edit.changes.push_back(
            appended(*list, project.benchmarks,
                     Benchmark{.name = freeName(project, *list, "benchmark"), .kind = "ping-pong"}));
        return edit;
    }
    edit.label = ownerLabel(*list).toStdString();
    const bool isMissing = scenario >= project.scenarios.size();
    Scenario row = isMissing ? Scenario() : project.scenarios[scenario];
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
        edit.changes.push_back(appended(TableKind::mappings, project.mappings, std::move(mapping)));
    }
    edit.changes.push_back(ReplaceRows{TableRef{TableKind::scenarios, 0},
                                       isNew ? project.scenarios.size() : scenario, isNew ? 0U : 1U,
                                       std::vector<Scenario>{std::move(row)}});
    return edit;
}

} // namespace contraflow
