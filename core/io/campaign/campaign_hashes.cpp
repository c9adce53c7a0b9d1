// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/campaign/campaign_hashes.h"

#include "core/base/units.h"
#include "core/io/campaign/campaign_file.h"
#include "core/io/project_file.h"
#include "core/io/sha256.h"
#include "core/io/trace_reference.h"
#include "core/project/position.h"
#include "core/project/schema.h"

#include <algorithm>
#include <map>
#include <set>
#include <type_traits>
#include <utility>

namespace contraflow {

namespace {

constexpr std::size_t kDigits = 16;

/** Costs are told apart from everything else by their table, too. */
constexpr bool isUnused(const Field& field)
{
    return field.use == Use::cost || field.use == Use::note || field.use == Use::provenance ||
           field.table == TableKind::items;
}

/** Names stay where routes go by them: of several links between the same two ends, and those that written
 * routes pass. */
SharedRows<LinkRow> withoutUnusedNames(const SharedRows<LinkRow>& rows, const SharedRows<RouteRow>& routes)
{
    std::set<std::string> passed;
    for (const RouteRow& route : routes)
        passed.insert(route.links.begin(), route.links.end());
    const auto ends = [](const LinkRow& row) { return std::minmax(row.from, row.to); };
    std::vector<LinkRow> links = rows.slice(0, rows.size());
    std::map<std::pair<std::string, std::string>, std::size_t> counts;
    for (const LinkRow& row : links)
        ++counts[ends(row)];
    for (LinkRow& row : links)
        if (counts[ends(row)] == 1 && !passed.contains(row.name))
            row.name.clear();
    return {std::move(links)};
}

/** contentOf() of a row, and of the rows in it. */
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
            using Each = std::decay_t<decltype(value[0])>;
            if constexpr (!std::is_same_v<Each, EventRow>) { // of long programs everything counts
                std::vector<Each> rows = value.slice(0, value.size());
                for (Each& each : rows)
                    each = usedOf(std::move(each));
                value = Value(std::move(rows));
            }
        }
    });
    if constexpr (std::is_same_v<Row, ParameterRow>) {
        if (row.hasFormula() && row.problem.empty())
            row = {row.name, row.result};
    } else if constexpr (std::is_same_v<Row, Platform>) {
        row.links = withoutUnusedNames(row.links, row.routes);
    } else if constexpr (std::is_same_v<Row, Model>) {
        row.extras = {}; // the record of its calibration
    }
    if constexpr (requires { row.extras.front().first; })
        std::erase_if(row.extras, [](const auto& extra) { return extra.first == kPositionKey; });
    return row;
}

/** Objects whose own names decide nothing. */
template<typename Row>
SharedRows<Row> allNamed(const SharedRows<Row>& rows, const char* name)
{
    std::vector<Row> named = rows.slice(0, rows.size());
    for (Row& row : named)
        row.name = name;
    return {std::move(named)};
}

template<typename Row>
SharedRows<Row> thoseNamed(const SharedRows<Row>& rows, const std::set<std::string>& names)
{
    std::vector<Row> found;
    for (const Row& row : rows)
        if (names.contains(row.name))
            found.push_back(row);
    return {std::move(found)};
}

/** Of the canonical text of what counts, and of what the files hold that its programs are in. */
std::string contentHash(const Project& project, const std::string& more = {})
{
    std::string text = projectText(contentOf(project));
    for (const Application& application : project.applications)
        text += '\n' + traceContent(application);
    return sha256Text(text + '\n' + more);
}

std::string modelHash(const Model& model)
{
    Project project;
    project.models = allNamed<Model>({{model}}, "model");
    return contentHash(project);
}

std::string platformHash(const Platform& platform)
{
    Project project;
    project.platforms = allNamed<Platform>({{platform}}, "network");
    return contentHash(project);
}

/** Of a workload or application with its mapping and parameters. */
std::string workloadHash(Project project)
{
    project.workloads = allNamed(project.workloads, "workload");
    project.applications = allNamed(project.applications, "application");
    project.mappings = allNamed(project.mappings, "mapping");
    return contentHash(project);
}

/** Of each of a workload's measurements, with their scenarios and what these run; platforms, which many
 * share, are hashed once. */
std::vector<std::string> measurementHashes(const PreparedWorkload& workload)
{
    const Project& project = workload.project;
    std::map<std::string, std::string> platforms;
    for (const Platform& platform : project.platforms)
        platforms[platform.name] = platformHash(platform);
    std::vector<std::string> hashes;
    for (const std::size_t i : workload.measurements) {
        Project part;
        part.parameters = project.parameters;
        part.extras = project.extras;
        Measurement measured = project.measurements[i];
        Scenario scenario;
        if (const Scenario* found = findByName(project.scenarios, measured.scenario))
            scenario = *found;
        std::set<std::string> applications;
        for (const ScenarioApplication& application : scenario.applications)
            applications.insert(application.name);
        part.applications = thoseNamed(project.applications, applications);
        part.workloads = thoseNamed(project.workloads, {scenario.workload});
        part.mappings = thoseNamed(project.mappings, {scenario.mapping});
        const std::string platform = platforms[scenario.platform];
        scenario.platform.clear();
        scenario.model.clear(); // each task has its own
        measured.scenario = scenario.name = "scenario";
        part.scenarios = SharedRows<Scenario>({std::move(scenario)});
        part.measurements = SharedRows<Measurement>({std::move(measured)});
        hashes.push_back(contentHash(part, platform));
    }
    return hashes;
}

/** Of what kinds of models are fitted to. */
std::string calibrationHash(const CampaignCalibration& row, Project project)
{
    std::vector<Model> models; // the first of a kind has the parameters that are not fitted
    for (const std::string& kind : row.kinds) {
        const auto first = std::find_if(project.models.begin(), project.models.end(),
                                        [&](const Model& model) { return model.kind == kind; });
        if (first != project.models.end())
            models.push_back(*first);
    }
    project.models = allNamed<Model>({std::move(models)}, "model");
    std::set<std::string> measured;
    for (const Measurement& measurement : project.measurements)
        measured.insert(measurement.scenario);
    std::vector<Scenario> scenarios;
    for (Scenario scenario : project.scenarios)
        if (measured.contains(scenario.name)) {
            scenario.model.clear();
            scenarios.push_back(std::move(scenario));
        }
    project.scenarios = SharedRows<Scenario>(std::move(scenarios));
    std::string asked = row.platform;
    for (const std::string& name : row.measurements)
        asked += '\n' + name;
    return contentHash(project, asked);
}

/** What a recipe makes, but for what tasks count through. */
std::string patternsHash(const CampaignPatterns& patterns)
{
    const WorkloadRecipe& recipe = patterns.recipe;
    std::string text(infoOf(recipe.pattern).name);
    text += '\n' + quantityText(recipe.size.minimum) + '\n' + quantityText(recipe.size.maximum) + '\n' +
            quantityText(recipe.startWithin) + '\n' + std::to_string(recipe.messages) + '\n' +
            std::to_string(recipe.fan.value_or(0)) + '\n' + recipe.root + '\n' +
            std::to_string(static_cast<int>(patterns.take));
    return sha256Text(text);
}

} // namespace

Project contentOf(const Project& project)
{
    return usedOf(project);
}

CampaignHashes::CampaignHashes(const CampaignInputs& inputs) : m_inputs(inputs)
{
    for (const PreparedNetwork& network : inputs.networks)
        m_networks.push_back(platformHash(network.platform));
    for (std::size_t i = 0; i < inputs.workloads.size(); ++i) {
        const CampaignWorkload& row = inputs.plan.workloads[i];
        const PreparedWorkload& prepared = inputs.workloads[i];
        m_measurements.emplace_back();
        if (row.kind == CampaignWorkload::Kind::patterns)
            m_workloads.push_back(patternsHash(row.patterns));
        else if (row.kind == CampaignWorkload::Kind::measured)
            m_workloads.emplace_back();
        else
            m_workloads.push_back(workloadHash(prepared.project));
        if (row.kind == CampaignWorkload::Kind::measured)
            m_measurements.back() = measurementHashes(prepared);
    }
    for (const Model& model : inputs.models)
        m_models.push_back(modelHash(model));
    for (std::size_t i = 0; i < inputs.calibrations.size(); ++i)
        m_calibrations.push_back(calibrationHash(inputs.plan.calibrations[i], inputs.calibrations[i]));
    if (inputs.reference)
        m_reference = m_models[*inputs.reference];
}

std::string CampaignHashes::ofTask(std::uint64_t task) const
{
    const CampaignGroup group = m_inputs.tasks.group(m_inputs.tasks.groupOf(task));
    const CampaignPart& part = m_inputs.tasks.parts()[group.part];
    std::string text = "contraflow " CONTRAFLOW_VERSION "\n";
    if (part.isCalibration) {
        text += "calibration\n" + m_calibrations[part.source] + '\n' +
                m_inputs.plan.calibrations[part.source].kinds[group.kind];
        return sha256Text(text).substr(0, kDigits);
    }
    const CampaignWorkload& row = m_inputs.plan.workloads[part.source];
    const PreparedWorkload& prepared = m_inputs.workloads[part.source];
    text +=
        m_workloads[part.source] + '\n' + m_models[static_cast<std::size_t>(task - group.firstTask)] + '\n';
    if (row.kind == CampaignWorkload::Kind::measured) {
        text += m_measurements[part.source][group.measurement];
        return sha256Text(text).substr(0, kDigits);
    }
    text += m_reference + '\n' + m_networks[prepared.networks[group.network]] + '\n' +
            std::to_string(row.seeds[group.seed]);
    if (row.kind == CampaignWorkload::Kind::patterns) {
        const CampaignPatterns& patterns = row.patterns;
        text += '\n' +
                (patterns.nodes.empty() ? std::string("all") : std::to_string(patterns.nodes[group.nodes]));
        text += '\n' +
                (patterns.degrees.empty() ? std::string() : std::to_string(patterns.degrees[group.degree]));
    }
    return sha256Text(text).substr(0, kDigits);
}

std::string CampaignHashes::ofCampaign() const
{
    std::string text = "contraflow " CONTRAFLOW_VERSION "\n" + campaignText(m_inputs.plan) + m_reference;
    const auto add = [&text](const std::vector<std::string>& hashes) {
        for (const std::string& hash : hashes)
            text += '\n' + hash;
    };
    for (const auto* hashes : {&m_networks, &m_workloads, &m_models, &m_calibrations})
        add(*hashes);
    for (const std::vector<std::string>& hashes : m_measurements)
        add(hashes);
    return sha256Text(text).substr(0, kDigits);
}

} // namespace contraflow
