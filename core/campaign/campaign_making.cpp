// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/campaign_making.h"

#include "core/base/ranges.h"
#include "core/base/refusal.h"
#include "core/base/sentence.h"
#include "core/project/network.h"
#include "core/sharing/catalog.h"

#include <algorithm>
#include <map>

namespace contraflow {

namespace {

constexpr std::uint64_t kMostDegrees = 3;
constexpr std::uint64_t kSeeds = 5;

std::vector<std::uint64_t> upTo(std::uint64_t last)
{
    std::vector<std::uint64_t> numbers;
    for (std::uint64_t i = 1; i <= last; ++i)
        numbers.push_back(i);
    return numbers;
}

/** A quarter, half and all of the smallest network's nodes; at least two. */
std::vector<std::uint64_t> nodeCounts(std::uint64_t smallest)
{
    std::vector<std::uint64_t> counts;
    for (const std::uint64_t part : {smallest / 4, smallest / 2, smallest})
        if (part >= 2 && (counts.empty() || counts.back() != part))
            counts.push_back(part);
    return counts;
}

CampaignWorkload randomPatterns(const std::string& name, std::uint64_t smallest)
{
    CampaignWorkload row;
    row.name = name;
    row.patterns.nodes = nodeCounts(smallest);
    row.patterns.degrees = upTo(std::min(kMostDegrees, row.patterns.nodes.front() - 1));
    row.seeds = upTo(kSeeds);
    return row;
}

/** Each workload on the networks where scenarios map it as its first one does. What was measured has a row of
 * its own. */
void addWorkloads(CampaignPlan& plan, const Project& project, const std::string& source)
{
    const auto hasNetwork = [&](const std::string& platform) {
        return contains(plan.networks, platform, &CampaignNetwork::name);
    };
    const auto isMeasured = [&](const Scenario& scenario) {
        return contains(project.measurements, scenario.name, &Measurement::scenario);
    };
    std::map<std::string, std::size_t> places; // of workloads in the plan
    for (const Scenario& scenario : project.scenarios) {
        if (scenario.workload.empty() || isMeasured(scenario) || !hasNetwork(scenario.platform) ||
            !findByName(project.workloads, scenario.workload))
            continue;
        const auto [place, isNew] = places.emplace(scenario.workload, plan.workloads.size());
        if (isNew) {
            CampaignWorkload row;
            row.kind = CampaignWorkload::Kind::workload;
            row.name = freeRowName(plan.workloads, scenario.workload);
            row.project = source;
            row.object = scenario.workload;
            row.mapping = scenario.mapping;
            plan.workloads.push_back(std::move(row));
        }
        CampaignWorkload& row = plan.workloads[place->second];
        if (row.mapping == scenario.mapping && !contains(row.networks, scenario.platform))
            row.networks.push_back(scenario.platform);
    }
}

} // namespace

std::string freeRowName(const std::vector<CampaignWorkload>& rows, const std::string& wanted)
{
    std::string name = wanted;
    for (int number = 2; std::ranges::any_of(rows, [&](const auto& row) { return row.name == name; });
         ++number)
        name = wanted + " " + std::to_string(number);
    return name;
}

std::string pathFrom(const std::filesystem::path& campaign, const std::filesystem::path& project)
{
    std::error_code error;
    const auto folder = std::filesystem::absolute(campaign, error).parent_path();
    const auto whole = std::filesystem::absolute(project, error);
    const auto relative = std::filesystem::proximate(whole, folder, error);
    return (error || relative.empty() ? whole : relative).generic_string();
}

Result<CampaignPlan> campaignOf(const Project& project, const std::string& file)
{
    CampaignPlan plan;
    plan.title = project.title.empty() ? sentence("Campaign") : sentence("Campaign of %1", {project.title});
    const std::string source = std::filesystem::path(file).stem().string();
    plan.projects.push_back({source, file, {}});
    std::uint64_t smallest = 0;
    for (const Platform& platform : project.platforms) {
        IssueList issues;
        const auto network = Network::build(platform, 0, issues);
        if (!network || network->nodes().size() < 2)
            continue;
        const std::uint64_t nodes = network->nodes().size();
        smallest = smallest == 0 ? nodes : std::min(smallest, nodes);
        plan.networks.push_back({platform.name, source, platform.name, {}, {}, {}});
    }
    if (smallest > 0)
        plan.workloads.push_back(randomPatterns("random", smallest));
    addWorkloads(plan, project, source);
    if (!project.measurements.empty()) {
        CampaignWorkload row;
        row.kind = CampaignWorkload::Kind::measured;
        row.name = freeRowName(plan.workloads, "measured");
        row.project = source;
        plan.workloads.push_back(std::move(row));
    }
    if (plan.workloads.empty())
        return invalidInput(
            "the project has no platform with two nodes and nothing that was measured, so that there is "
            "nothing to work out; add a platform");
    for (const Model& model : project.models) {
        ModelInCampaign row;
        row.model.name = model.name;
        row.project = source;
        row.taken = model.name;
        plan.models.push_back(std::move(row));
    }
    if (plan.models.empty())
        plan.models.push_back({plainModel(usualModel().kind), {}, {}});
    return plan;
}

namespace {

const std::string& nameOf(const ModelInCampaign& row)
{
    return row.model.name;
}

template<typename Row>
const std::string& nameOf(const Row& row)
{
    return row.name;
}

template<typename Row>
bool hasRow(const std::vector<Row>& rows, const std::string& name)
{
    return std::ranges::any_of(rows, [&](const Row& row) { return nameOf(row) == name; });
}

/** Appends what is not there yet under its name; all that was there is chosen. */
template<typename Row>
void offer(std::vector<Row>& rows, std::vector<bool>& chosen, const std::vector<Row>& offered)
{
    chosen.resize(rows.size(), true);
    for (const Row& row : offered)
        if (!hasRow(rows, nameOf(row)))
            rows.push_back(row);
    chosen.resize(rows.size(), false);
}

template<typename Row>
std::vector<Row> chosenRows(const std::vector<Row>& rows, const std::vector<bool>& chosen)
{
    std::vector<Row> kept;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (chosen[i])
            kept.push_back(rows[i]);
    return kept;
}

/** The offered plan with its project called as the plan calls the same file. */
CampaignPlan renamedAs(const CampaignPlan& plan, CampaignPlan offered)
{
    for (CampaignProject& project : offered.projects) {
        const auto same =
            std::ranges::find_if(plan.projects, [&](const auto& row) { return row.file == project.file; });
        if (same == plan.projects.end())
            continue;
        const auto rename = [from = project.name, &to = same->name](auto& rows) {
            for (auto& row : rows)
                if (row.project == from)
                    row.project = to;
        };
        rename(offered.networks);
        rename(offered.workloads);
        rename(offered.models);
        project.name = same->name;
    }
    return offered;
}

bool usesProject(const CampaignPlan& plan, const std::string& name)
{
    const auto isOf = [&](const auto& row) { return row.project == name; };
    return std::ranges::any_of(plan.networks, isOf) || std::ranges::any_of(plan.workloads, isOf) ||
           std::ranges::any_of(plan.models, isOf) || std::ranges::any_of(plan.calibrations, isOf);
}

/** Takes away what named something that is not chosen. */
void leaveOutDangling(CampaignPlan& plan)
{
    for (CampaignNetwork& network : plan.networks)
        if (!hasRow(plan.networks, network.replaces))
            network.replaces.clear();
    std::erase_if(plan.workloads, [&](CampaignWorkload& row) {
        return !row.networks.empty() &&
               std::erase_if(row.networks, [&](const auto& name) { return !hasRow(plan.networks, name); }) >
                   0 &&
               row.networks.empty();
    });
    if (!hasRow(plan.models, plan.reference))
        plan.reference.clear();
    std::erase_if(plan.projects, [&](const auto& row) { return !usesProject(plan, row.name); });
}

} // namespace

CampaignChoice choiceOf(CampaignPlan plan, const CampaignPlan& offered)
{
    const CampaignPlan further = renamedAs(plan, offered);
    CampaignChoice choice{std::move(plan), {}, {}, {}};
    for (const CampaignProject& project : further.projects)
        if (!hasRow(choice.plan.projects, project.name))
            choice.plan.projects.push_back(project);
    offer(choice.plan.networks, choice.networks, further.networks);
    offer(choice.plan.workloads, choice.workloads, further.workloads);
    std::vector<ModelInCampaign> models = further.models;
    for (const ModelInfo& info : modelCatalog())
        models.push_back({plainModel(info.kind), {}, {}});
    offer(choice.plan.models, choice.models, models);
    return choice;
}

CampaignPlan chosenPlan(const CampaignChoice& choice)
{
    CampaignPlan plan = choice.plan;
    plan.networks = chosenRows(choice.plan.networks, choice.networks);
    plan.workloads = chosenRows(choice.plan.workloads, choice.workloads);
    plan.models = chosenRows(choice.plan.models, choice.models);
    leaveOutDangling(plan);
    return plan;
}

} // namespace contraflow
