// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/campaign/campaign_hashes.h"

#include "core/base/units.h"
#include "core/io/campaign/campaign_file.h"
#include "core/io/project_file.h"
#include "core/io/sha256.h"

namespace contraflow {

namespace {

constexpr std::size_t kDigits = 16;

/** A model's kind and parameters; its name does not count. */
std::string modelHash(Model model)
{
    Project project;
    model.name = "model";
    project.models = SharedRows<Model>({std::move(model)});
    return sha256Text(projectText(project));
}

std::string platformHash(Platform platform)
{
    Project project;
    platform.name = "network";
    platform.price = {};
    project.platforms = SharedRows<Platform>({std::move(platform)});
    return sha256Text(projectText(project));
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
        if (row.kind == CampaignWorkload::Kind::patterns) {
            m_workloads.push_back(patternsHash(row.patterns));
            continue;
        }
        Project project = inputs.workloads[i].project;
        project.models = {}; // hashed apart
        m_workloads.push_back(sha256Text(projectText(project)));
    }
    for (const Model& model : inputs.models)
        m_models.push_back(modelHash(model));
    for (std::size_t i = 0; i < inputs.calibrations.size(); ++i) {
        const CampaignCalibration& row = inputs.plan.calibrations[i];
        std::string text = projectText(inputs.calibrations[i]) + '\n' + row.platform;
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
        text += prepared.project.measurements[prepared.measurements[group.measurement]].name;
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
    for (const auto* hashes : {&m_networks, &m_workloads, &m_models, &m_calibrations})
        for (const std::string& hash : *hashes)
            text += '\n' + hash;
    return sha256Text(text).substr(0, kDigits);
}

} // namespace contraflow
