// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace contraflow {

// Names of the project file that both its reader and its writer use.

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

inline const std::vector<std::string> kMessageColumns{"id", "source", "destination", "size", "start"};
inline const std::vector<std::string> kTimeColumns{"message", "mean", "ci95", "repetitions"};
inline const std::vector<std::string> kBenchmarkColumns{
    "test", "processes", "size", "time", "bandwidth", "repetitions", "min", "max", "ci95", "from", "to"};

struct ProvenanceKey
{
    const char* key;
    std::string Provenance::*text;
};

inline constexpr const char* kProvenanceKey = "provenance";
inline constexpr std::array<ProvenanceKey, 8> kProvenanceKeys{{
    {"file", &Provenance::file},
    {"sha256", &Provenance::sha256},
    {"date", &Provenance::date},
    {"importer", &Provenance::importer},
    {"measured", &Provenance::measured},
    {"machine", &Provenance::machine},
    {"mpi", &Provenance::mpi},
    {"note", &Provenance::note},
}};

} // namespace contraflow
