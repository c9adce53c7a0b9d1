// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/importing/measured_file.h"
#include "core/project/edit.h"

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** Which nodes of a cluster are in use, as Slurm's sinfo and squeue print it. */
struct BusyNodes
{
    std::string_view tool;                             ///< "sinfo" or "squeue"
    std::map<std::string, std::set<std::string>> busy; ///< nodes by their state, as printed: "alloc", "R"
    std::set<std::string> free;                        ///< nodes that are printed and in no use
    std::vector<RejectedLine> rejected;
};

/** Whether a file begins with the columns of sinfo or squeue: NODELIST, and STATE or ST. */
[[nodiscard]] bool looksLikeBusyNodes(const std::filesystem::path& file);

/**
 * Reads what sinfo (with -N, -l or without) or squeue printed, with its line of columns. Of sinfo every node
 * is in use that is not idle: one that is down, drained or reserved is nobody's to take either. Of squeue
 * every node of a job is that has not ended. Fails without the columns.
 */
[[nodiscard]] Result<BusyNodes> readBusyNodes(std::string_view text);

/** What becomes of it. */
struct BusyPlan
{
    Edit edit;
    std::string made; ///< "5 of 16 nodes are in use"
    std::vector<std::string> notes;
};

/** Marks the nodes as in use in the mapping of scenario number `scenario`, in place of those that it has.
 * Nodes that its platform does not have are left out and named. Fails where it has none of them, and where
 * the scenario has no mapping. */
[[nodiscard]] Result<BusyPlan> planBusyNodes(const Project& project, std::size_t scenario,
                                             const BusyNodes& nodes);

} // namespace contraflow
