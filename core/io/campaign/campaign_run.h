// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/campaign/campaign_results.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace contraflow {

/** The tasks that have a result already. */
class TasksDone
{
public:
    explicit TasksDone(std::uint64_t tasks) : m_done(tasks, false) {}

    void set(std::uint64_t task) { m_done[task] = true; }
    [[nodiscard]] bool has(std::uint64_t task) const { return m_done[task]; }
    [[nodiscard]] std::uint64_t count() const;
    /** The tasks of a group that have none. */
    [[nodiscard]] std::vector<std::uint64_t> openOf(const CampaignGroup& group) const;

private:
    std::vector<bool> m_done;
};

/** What is in a file of results. */
struct ResultsState
{
    TasksDone done;
    std::vector<std::uint64_t> failed; ///< tasks that are done and have no figures
    std::uint64_t damaged = 0;         ///< lines that are worked out again
    std::uint64_t foreign = 0;         ///< lines of other inputs, which are left aside
};

/** Reads which tasks a file has results for, whatever numbers they had; one that does not exist has none. */
[[nodiscard]] Result<ResultsState> readResultsState(const CampaignWork& work,
                                                    const std::filesystem::path& path);

/** Whether a file of results is begun or gone on with. */
enum class ResultsStart
{
    fresh,
    resumed,
};

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

[[nodiscard]] OpenWork openWork(const CampaignTasks& tasks, const CampaignShard& shard,
                                const ResultsState& state);

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
