// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recipes/topology.h"
#include "core/recipes/workload_recipe.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace contraflow {

// Names of the campaign file that both its reader and its writer use.

/** The first key, with the format version. */
inline constexpr std::string_view kCampaignKey = "campaign";

/** What some patterns ask for besides nodes, size, start and seeds. */
struct PatternKey
{
    WorkloadField field;
    std::string_view key;
};

inline constexpr std::array<PatternKey, 4> kPatternKeys{{
    {WorkloadField::degree, "degree"},
    {WorkloadField::messages, "messages"},
    {WorkloadField::root, "root"},
    {WorkloadField::fan, "fan"},
}};

/** "--nodes-per-switch" on the command line, "nodes_per_switch" here. */
[[nodiscard]] inline std::string keyOf(const TopologyField& field)
{
    std::string key(field.option.substr(2));
    std::replace(key.begin(), key.end(), '-', '_');
    return key;
}

} // namespace contraflow
