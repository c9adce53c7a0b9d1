// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/campaign/campaign_merge.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace contraflow {

struct CampaignRunOptions
{
    CampaignShard shard;
    ResultsStart start = ResultsStart::fresh;
    std::size_t threads = 0; ///< 0: as many as the machine has cores
    std::stop_token stop = {};
    /** Of the shard, with what was there before; from any thread, at most every 50 ms. */
    std::function<void(double fraction)> progress = {};
    /** Gets the results as they are written, from any thread but one at a time. */
    std::function<void(const std::vector<CampaignResult>&)> receive = {};
};

struct CampaignRunCounts
{
    std::uint64_t tasks = 0;   ///< of the shard
    std::uint64_t before = 0;  ///< that had results
    std::uint64_t done = 0;    ///< worked out now
    std::uint64_t failed = 0;  ///< done or there before, without figures
    std::uint64_t damaged = 0; ///< lines of the file that were no results
    std::uint64_t foreign = 0; ///< lines of the file of other inputs
};

/** What a shard has before it is worked out, and its groups with a task without a result. */
struct OpenWork
{
    CampaignRunCounts counts;
    std::vector<std::uint64_t> groups;
};

/** `there`: the results of the file that is gone on with. */
[[nodiscard]] OpenWork openWork(const CampaignTasks& tasks, const CampaignShard& shard,
                                const MergedResults& there);

/** "12 tasks worked out, 3 were there, 1 without figures, whose lines say why". `how` follows the first part:
 * " on 4 ranks". */
[[nodiscard]] std::string countsText(const CampaignRunCounts& counts, const std::string& how = {});

/**
 * Works a shard of a campaign out, on several threads, and appends its results to a file as they come. When
 * it is stopped, all that was worked out is in the file, and a run with ResultsStart::resumed goes on. Fails
 * when the file cannot be used or written, and when cancelled.
 */
[[nodiscard]] Result<CampaignRunCounts> runCampaign(const CampaignWork& work,
                                                    const std::filesystem::path& results,
                                                    const CampaignRunOptions& options);

} // namespace contraflow
