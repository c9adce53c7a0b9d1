// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/campaign/campaign_tasks.h"
#include "core/measuring/measured_run.h"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace contraflow::runner {

/** What a rank does while it waits for messages. */
enum class Waiting
{
    spin,  ///< asks again at once: most exact, where every rank has a core of its own
    yield, ///< lets other processes run between two questions
    sleep, ///< sleeps 50 us between two questions: where ranks share cores
};

/** Their names on the command line and in files. */
inline constexpr std::array<std::pair<Waiting, std::string_view>, 3> kWaitings{
    {{Waiting::spin, "spin"}, {Waiting::yield, "yield"}, {Waiting::sleep, "sleep"}}};

struct RunOptions
{
    enum class Task
    {
        measure,
        campaign, ///< instead of a plan
        help,
        version,
    };

    Task task = Task::measure;
    std::string plan;
    std::string campaign;
    CampaignShard shard; ///< of the campaign
    std::string output;  ///< of a campaign: empty where it is called after the campaign; of a plan never
    bool isResumed = false;
    Waiting waiting = Waiting::spin;
    CollectiveUse collectives = CollectiveUse::steps;
    ComputeUse compute = ComputeUse::sleep;
};

/** The words behind the program's name. Fails with a sentence that names the word. */
[[nodiscard]] Result<RunOptions> parseOptions(std::span<char* const> words);

[[nodiscard]] std::string helpText();

} // namespace contraflow::runner
