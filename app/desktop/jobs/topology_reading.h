// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/topology_plan.h"

#include <filesystem>
#include <optional>
#include <string>

namespace contraflow {

/** A file of a topology, and what the user has said about it. */
struct TopologyRequest
{
    std::filesystem::path path;
    const TopologyFormat* format = nullptr; ///< null: by its content
    TopologyTarget target;
    Project project; ///< as it is now; cheap to copy
};

/** What came of it: each part is there as far as the file could be understood. */
struct TopologyOutcome
{
    std::optional<ImportedTopology> topology;
    std::optional<TopologyPlan> plan;
    std::string problem; ///< why there is no topology, or no plan
};

/** Reads the file and plans its import. Called in a job's thread. */
[[nodiscard]] TopologyOutcome readTopologyFile(TopologyRequest request);

} // namespace contraflow
