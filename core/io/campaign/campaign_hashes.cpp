// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/campaign/campaign_hashes.h"

#include "core/base/units.h"
#include "core/io/campaign/campaign_content.h"
#include "core/io/campaign/campaign_file.h"
#include "core/io/project_file.h"
#include "core/io/sha256.h"
#include "core/io/trace_reference.h"

#include <map>

namespace contraflow {

namespace {

constexpr std::size_t kDigits = 16;

std::string modelHash(const Model& model)
{
    Project project;
    project.models = SharedRows<Model>({contentOf(model)});
    return sha256Text(projectText(project));
}

std::string platformHash(const Platform& platform)
{
    Project project;
    Platform content = contentOf(platform);
    content.name = "network";
    project.platforms = SharedRows<Platform>({std::move(content)});
    return sha256Text(projectText(project));
}

/** The text of a project, and what the files hold that its programs are in. */
std::string wholeText(const Project& project)
{
    std::string text = projectText(project);
    for (const Application& application : project.applications)
        text += '\n' + traceContent(application);
    return text;
}

/** Of each of a workload's measurements; platforms, which many share, are hashed once. */
std::vector<std::string> measurementHashes(const PreparedWorkload& workload)
{
    const Project& project = workload.project;
    std::map<std::string, std::string> platforms;
    for (const Platform& platform : project.platforms)
        platforms[platform.name] = platformHash(platform);
    std::vector<std::string> hashes;
    for (const std::size_t i : workload.measurements) {
        const std::size_t scenario = indexOfName(project.scenarios, project.measurements[i].scenario);
        const std::string platform =
            scenario < project.scenarios.size() ? platforms[project.scenarios[scenario].platform] : "";
        hashes.push_back(sha256Text(wholeText(contentOfMeasured(project, i)) + '\n' + platform));
    }
    return hashes;
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
            m_workloads.push_back(sha256Text(wholeText(contentOf(row, prepared.project))));
        if (row.kind == CampaignWorkload::Kind::measured)
            m_measurements.back() = measurementHashes(prepared);
    }
    for (const Model& model : inputs.models)
        m_models.push_back(modelHash(model));
    for (std::size_t i = 0; i < inputs.calibrations.size(); ++i) {
        const CampaignCalibration& row = inputs.plan.calibrations[i];
        std::string text = wholeText(contentOf(row, inputs.calibrations[i])) + '\n' + row.platform;
        for (const std::string& name : row.measurements)
            text += '\n' + name;
        m_calibrations.push_back(sha256Text(text));
    }
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
