// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <array>
#include <string_view>
#include <utility>

namespace contraflow {

// Routing rules and mapping policies by the words that files and tables have for them.

inline constexpr std::array<std::pair<RoutingRule, std::string_view>, 4> kRoutingNames{{
    {RoutingRule::shortest, "shortest"},
    {RoutingRule::ecmpHash, "ecmp-hash"},
    {RoutingRule::dimensionOrder, "dimension-order"},
    {RoutingRule::minimal, "minimal"},
}};

/** byHand has no name: a mapping without a policy is by hand. */
inline constexpr std::array<std::pair<MappingPolicy, std::string_view>, 3> kPolicyNames{{
    {MappingPolicy::roundRobinPerNode, "round-robin-per-node"},
    {MappingPolicy::roundRobinPerProcessor, "round-robin-per-processor"},
    {MappingPolicy::random, "random"},
}};

} // namespace contraflow
