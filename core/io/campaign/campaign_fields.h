// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/campaign_plan.h"
#include "core/project/rule_names.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

// What stands in the campaign's file, said once for its reader and its writer: the keys of each kind of row
// in their order, each with where its value is. `map(key, value, …)` reads or writes it, by the value's type.
// Which of several forms a row has is known before.

/** The first key, with the format version. */
inline constexpr std::string_view kCampaignKey = "campaign";

/** "--nodes-per-switch" on the command line, "nodes_per_switch" here. */
[[nodiscard]] inline std::string keyOf(const TopologyField& field)
{
    std::string key(field.option.substr(2));
    std::ranges::replace(key, '-', '_');
    return key;
}

template<typename Map>
void visitFields(Map& map, CampaignProject& row)
{
    map("name", row.name);
    map("file", row.file);
    map("sha256", row.sha256);
}

template<typename Map>
void visitFields(Map& map, CampaignNetwork& row)
{
    map("name", row.name);
    if (row.recipe) {
        PlatformRecipe& recipe = *row.recipe;
        map("topology", recipe.topology);
        for (const TopologyField& field : infoOf(recipe.topology).fields)
            if (const OptionValue value = field.in(recipe.topology);
                auto* const* count = std::get_if<std::uint64_t*>(&value))
                map(keyOf(field), **count);
            else
                map(keyOf(field), *std::get<double*>(value));
        map("cores", recipe.cores);
        map("nic", recipe.nicBandwidth, Dimension::bandwidth);
        map("uplink", recipe.uplinkBandwidth, Dimension::bandwidth);
        map("nic_latency", recipe.nicLatency, Dimension::duration);
        map("uplink_latency", recipe.uplinkLatency, Dimension::duration);
        map("routing", recipe.routing, kRoutingNames);
    } else {
        map("project", row.project);
        map("platform", row.platform);
    }
    map("price", row.price);
    map("replaces", row.replaces);
}

/** What numbers of a list are at least. */
inline constexpr std::uint64_t kLeastNone = 0;
inline constexpr std::uint64_t kLeastOne = 1;

/** Of measurements none are all. */
template<typename Map>
void visitMeasurements(Map& map, std::vector<std::string>& measurements)
{
    const std::vector<std::string> all{"all"};
    if (measurements.empty())
        measurements = all;
    map("measurements", measurements);
    if (measurements == all)
        measurements.clear();
}

template<typename Map>
void visitPatterns(Map& map, CampaignWorkload& row)
{
    CampaignPatterns& patterns = row.patterns;
    WorkloadRecipe& recipe = patterns.recipe;
    map("pattern", recipe.pattern);
    const PatternInfo& info = infoOf(recipe.pattern);
    map("nodes", patterns.nodes, kLeastOne);
    if (takes(info, WorkloadField::degree))
        map("degree", patterns.degrees, kLeastOne);
    if (takes(info, WorkloadField::messages))
        map("messages", recipe.messages);
    if (takes(info, WorkloadField::root))
        map("root", recipe.root);
    if (takes(info, WorkloadField::fan))
        map("fan", recipe.fan);
    map("seeds", row.seeds, kLeastNone);
    map("size", recipe.size);
    if (Map::kReads || recipe.startWithin.value > 0)
        map("start_within", recipe.startWithin, Dimension::duration);
    map("take", patterns.take, kNodeChoices);
}

template<typename Map>
void visitFields(Map& map, CampaignWorkload& row)
{
    using Kind = CampaignWorkload::Kind;
    map("name", row.name);
    if (row.kind == Kind::patterns) {
        visitPatterns(map, row);
    } else {
        map("project", row.project);
        if (row.kind == Kind::measured)
            return visitMeasurements(map, row.measurements);
        map(row.kind == Kind::workload ? "workload" : "application", row.object);
        map("mapping", row.mapping);
        map("policy", row.policy, kPolicyNames);
        if (Map::kReads || row.policy == MappingPolicy::random)
            map("seeds", row.seeds, kLeastNone);
    }
    map("networks", row.networks);
}

template<typename Map>
void visitFields(Map& map, ModelInCampaign& row)
{
    map("name", row.model.name);
    if (!row.project.empty()) {
        map("project", row.project);
        map("model", row.taken);
    } else {
        map("kind", row.model.kind);
        map("parameters", row.model.parameters);
    }
}

template<typename Map>
void visitFields(Map& map, CampaignCalibration& row)
{
    map("name", row.name);
    map("project", row.project);
    map("platform", row.platform);
    if (Map::kReads || !row.measurements.empty())
        visitMeasurements(map, row.measurements);
    map("kinds", row.kinds);
}

} // namespace contraflow
