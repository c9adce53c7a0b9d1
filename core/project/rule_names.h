// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"
#include "core/project/routing_rules.h"

#include <array>
#include <string_view>
#include <utility>

namespace contraflow {

// Routing rules, those between rails and mapping policies by the words that files and tables have for them.

inline constexpr auto kRoutingNames = [] {
    std::array<std::pair<RoutingRule, std::string_view>, kRoutings.size()> names{};
    for (std::size_t i = 0; i < names.size(); ++i)
        names[i] = {kRoutings[i].rule, kRoutings[i].name};
    return names;
}();

inline constexpr std::array<std::pair<RailRule, std::string_view>, 2> kRailNames{{
    {RailRule::pxn, "pxn"},
    {RailRule::spine, "spine"},
}};

/** byHand has no name: a mapping without a policy is by hand. */
inline constexpr std::array<std::pair<MappingPolicy, std::string_view>, 3> kPolicyNames{{
    {MappingPolicy::roundRobinPerNode, "round-robin-per-node"},
    {MappingPolicy::roundRobinPerProcessor, "round-robin-per-processor"},
    {MappingPolicy::random, "random"},
}};

} // namespace contraflow
