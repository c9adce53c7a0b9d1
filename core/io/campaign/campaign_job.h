// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/measuring/batch_script.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace contraflow {

/** How a campaign is worked out by a batch system. */
struct CampaignJob
{
    BatchSystem system = BatchSystem::slurm;
    std::string campaignFile; ///< in whose folder the jobs are submitted and write
    std::uint64_t shards = 1; ///< jobs of the array
    std::size_t cores = 1;    ///< of each
    std::string timeLimit;    ///< of each, as the batch system takes it; empty: the queue's own
    std::string program = "contraflow";
};

/** A script of such a job, to be written beside the campaign. */
struct CampaignScript
{
    std::string name; ///< "table-2.array.slurm"
    std::string text;
};

/** The array, each job of which works out a shard and goes on where a killed one ended, and the job that
 * merges what they wrote. */
struct CampaignScripts
{
    CampaignScript array;
    CampaignScript merge;
};

/** Scripts that name files by their names alone. Submitted again, they work out what is missing. */
[[nodiscard]] CampaignScripts campaignScripts(const CampaignJob& job);

/** Writes both beside the campaign. Of scripts that are there the lines for the batch system that somebody
 * added or changed are kept, such as account and partition, but for what `job` says. A script with other
 * lines of somebody is left alone: fails, and says how to submit it. */
[[nodiscard]] Result<void> writeCampaignScripts(const CampaignJob& job);

/** What somebody types in the campaign's folder to submit both, the second after the first. */
[[nodiscard]] std::string submitLine(const CampaignJob& job);

} // namespace contraflow
