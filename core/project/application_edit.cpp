// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/application_edit.h"

#include "core/base/sentence.h"
#include "core/project/edits.h"
#include "core/project/preset.h"

namespace contraflow {

namespace {

template<typename Row>
Change appendedRow(TableKind list, std::size_t count, Row row)
{
    std::vector<Row> rows;
    rows.push_back(std::move(row));
    return ReplaceRows{{list, 0}, count, 0, std::move(rows)};
}

} // namespace

Result<Edit> addApplication(const Project& project, Application application, const ApplicationTarget& target)
{
    application.name = freeName(project, TableKind::applications, application.name);
    Edit edit;
    edit.label = sentence("Add application %1", {application.name});
    if (!target.platform.empty()) {
        if (project.models.empty() && !target.model)
            return Error{ErrorCode::notFound, sentence("a new scenario needs a model; add a model first")};
        Mapping mapping;
        mapping.name = freeName(project, TableKind::mappings, application.name);
        mapping.policy = target.policy;
        Scenario scenario;
        scenario.name = freeName(project, TableKind::scenarios, application.name + " on " + target.platform);
        scenario.platform = target.platform;
        scenario.applications.push_back({application.name, {}, {}});
        scenario.mapping = mapping.name;
        if (target.model && target.uncontrolled)
            scenario.uncontrolled = takeModel(project, *target.uncontrolled, edit.changes);
        scenario.model =
            target.model ? takeModel(project, *target.model, edit.changes) : project.models[0].name;
        edit.changes.push_back(appendedRow(TableKind::mappings, project.mappings.size(), std::move(mapping)));
        edit.changes.push_back(
            appendedRow(TableKind::scenarios, project.scenarios.size(), std::move(scenario)));
    }
    edit.changes.insert(
        edit.changes.begin(),
        appendedRow(TableKind::applications, project.applications.size(), std::move(application)));
    return edit;
}

} // namespace contraflow
