// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measuring/measuring_plan.h"

#include <span>
#include <string>
#include <string_view>

namespace contraflow {

enum class BatchSystem
{
    slurm,
    pbs,
};

struct BatchSystemInfo
{
    BatchSystem system;
    std::string_view name;   ///< on the command line: "slurm"
    std::string_view title;  ///< in menus: "Slurm"
    std::string_view submit; ///< the command that takes a script: "sbatch"
};

[[nodiscard]] std::span<const BatchSystemInfo> batchSystems();
[[nodiscard]] const BatchSystemInfo* findBatchSystem(std::string_view name);
[[nodiscard]] const BatchSystemInfo& infoOf(BatchSystem system);

/** As one word of a shell, whatever is in it. */
[[nodiscard]] std::string shellWord(const std::string& text);
/** The name of a file without its folders as a word of a command in that folder: "./-plan.json" is no option,
 * and only what a shell would take apart is in quotes. */
[[nodiscard]] std::string commandWord(const std::string& path);

/** "folder/plan.json": "folder/plan.measured.json", where a job writes what it measured. */
[[nodiscard]] std::string resultFileOf(const std::string& planFile);
/** "folder/plan.json": "folder/plan.slurm", the job beside a plan; "plan.slurm.slurm" where the plan has its
 * name. */
[[nodiscard]] std::string scriptFileOf(const std::string& planFile, BatchSystem system);

struct BatchRequest
{
    BatchSystem system = BatchSystem::slurm;
    std::string planFile; ///< in whose folder the job is submitted
};

/**
 * A job that runs contraflow-run with this plan: as many ranks on each host as the plan has on its node, a
 * time limit of what it takes at most (MeasuringTime::longest), and --resume, so that it can be submitted
 * again. It asks for the hosts that the nodes are (MeasuringPlan::areNodesHosts), or takes whichever it gets,
 * the first of them for the plan's first node. Fails when a node that is to be a host is called as no host
 * can be.
 */
[[nodiscard]] Result<std::string> batchScript(const MeasuringPlan& plan, const BatchRequest& request);

} // namespace contraflow
