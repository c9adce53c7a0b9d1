// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/campaign/campaign_content.h"

#include "core/project/position.h"
#include "core/project/schema.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <type_traits>
#include <utility>

namespace contraflow {

namespace {

template<typename Row>
std::vector<Row> copied(const SharedRows<Row>& rows)
{
    return rows.slice(0, rows.size());
}

/** Costs are told apart from everything else by their table, too. */
constexpr bool isUnused(const Field& field)
{
    return field.use == Use::cost || field.use == Use::note || field.use == Use::provenance ||
           field.table == TableKind::items;
}

/** Whether rows of a kind have, in their tables too, what isUnused(). */
template<typename Row>
constexpr bool hasUnused()
{
    bool has = false;
    forEachField<Row>([&has](const auto& field) {
        has = has || isUnused(field) || isRows<std::decay_t<decltype(std::declval<Row&>().*field.at)>>;
    });
    return has;
}

/** A row without what no result depends on, and with the values of its formulas, which may change where their
 * texts do not. */
template<typename Row>
Row usedOf(Row row)
{
    forEachField(row, [](const Field& field, auto& value) {
        using Value = std::decay_t<decltype(value)>;
        if (isUnused(field)) {
            value = Value();
            return;
        }
        if constexpr (isTypedCell<Value>) {
            if (value.isFormula() && value.hasValue())
                value = Value(value.value());
        } else if constexpr (isRows<Value>) {
            if constexpr (hasUnused<std::decay_t<decltype(value[0])>>()) {
                auto rows = copied(value);
                for (auto& each : rows)
                    each = usedOf(std::move(each));
                value = Value(std::move(rows));
            }
        }
    });
    if constexpr (requires { row.extras.front().first; })
        std::erase_if(row.extras, [](const auto& extra) { return extra.first == kPositionKey; });
    return row;
}

/** Names stay where routes go by them: of several links between the same two ends, and those that written
 * routes pass. */
SharedRows<LinkRow> withoutUnusedNames(const SharedRows<LinkRow>& rows, const SharedRows<RouteRow>& routes)
{
    std::set<std::string> passed;
    for (const RouteRow& route : routes)
        passed.insert(route.links.begin(), route.links.end());
    const auto ends = [](const LinkRow& row) { return std::minmax(row.from, row.to); };
    std::vector<LinkRow> links = copied(rows);
    std::map<std::pair<std::string, std::string>, std::size_t> counts;
    for (const LinkRow& row : links)
        ++counts[ends(row)];
    for (LinkRow& row : links)
        if (counts[ends(row)] == 1 && !passed.contains(row.name))
            row.name.clear();
    return {std::move(links)};
}

/** The rows with some names. */
template<typename Row>
void keepOnly(SharedRows<Row>& rows, const std::set<std::string>& names)
{
    std::vector<Row> kept;
    for (const Row& row : rows)
        if (names.contains(row.name))
            kept.push_back(row);
    rows = SharedRows<Row>(std::move(kept));
}

void takePlatformContents(Project& project)
{
    std::vector<Platform> platforms;
    for (const Platform& platform : project.platforms)
        platforms.push_back(contentOf(platform));
    project.platforms = SharedRows<Platform>(std::move(platforms));
}

} // namespace

Platform contentOf(Platform platform)
{
    platform = usedOf(std::move(platform));
    platform.links = withoutUnusedNames(platform.links, platform.routes);
    return platform;
}

Model contentOf(Model model)
{
    model.name = "model";
    model.extras = {};
    model.provenance = {};
    std::vector<ParameterRow> parameters = copied(model.parameters);
    for (ParameterRow& row : parameters)
        if (row.hasFormula() && row.problem.empty())
            row = {row.name, row.result};
    model.parameters = SharedRows<ParameterRow>(std::move(parameters));
    return model;
}

Project contentOf(const CampaignWorkload& row, Project project)
{
    project = usedOf(std::move(project));
    project.title.clear();
    project.models = {}; // each task has its own
    if (row.kind == CampaignWorkload::Kind::workload && !project.workloads.empty()) {
        Workload workload = project.workloads[0];
        workload.name = "workload";
        project.workloads = SharedRows<Workload>({std::move(workload)});
    } else if (!project.applications.empty()) {
        Application application = project.applications[0];
        application.name = "application";
        project.applications = SharedRows<Application>({std::move(application)});
    }
    if (!project.mappings.empty()) {
        Mapping mapping = project.mappings[0];
        mapping.name = "mapping";
        project.mappings = SharedRows<Mapping>({std::move(mapping)});
    }
    return project;
}

Project contentOfMeasured(const Project& whole, std::size_t measurement)
{
    Project project = usedOf(whole);
    project.title.clear();
    project.platforms = {};
    project.models = {};
    project.benchmarks = {};
    Measurement measured = project.measurements[measurement];
    const std::size_t place = indexOfName(project.scenarios, measured.scenario);
    if (place < project.scenarios.size()) {
        Scenario scenario = project.scenarios[place];
        keepOnly(project.workloads, {scenario.workload});
        keepOnly(project.mappings, {scenario.mapping});
        std::set<std::string> applications;
        for (const ScenarioApplication& application : scenario.applications)
            applications.insert(application.name);
        keepOnly(project.applications, applications);
        scenario.platform.clear();
        scenario.model.clear();
        measured.scenario = scenario.name = "scenario";
        project.scenarios = SharedRows<Scenario>({std::move(scenario)});
    }
    project.measurements = SharedRows<Measurement>({std::move(measured)});
    return project;
}

Project contentOf(const CampaignCalibration& row, Project project)
{
    project.title.clear();
    takePlatformContents(project);
    std::vector<Model> models; // the first of a kind has the parameters that are not fitted
    for (const std::string& kind : row.kinds)
        for (const Model& model : project.models)
            if (model.kind == kind) {
                models.push_back(contentOf(model));
                break;
            }
    project.models = SharedRows<Model>(std::move(models));
    std::set<std::string> measured;
    for (const Measurement& measurement : project.measurements)
        measured.insert(measurement.scenario);
    keepOnly(project.scenarios, measured);
    std::vector<Scenario> scenarios = copied(project.scenarios);
    for (Scenario& scenario : scenarios)
        scenario.model.clear();
    project.scenarios = SharedRows<Scenario>(std::move(scenarios));
    return project;
}

} // namespace contraflow
