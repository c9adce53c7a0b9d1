// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/campaign_inputs.h"
#include "core/campaign/campaign_result.h"

#include <chrono>
#include <stop_token>
#include <vector>

namespace contraflow {

/**
 * Works out tasks of one group: what is placed and routed, and the reference's times, are worked out once for
 * all of its models. `tasks` are numbers of tasks of the group, ascending; a result for each, in this order,
 * the same whatever else is asked for. What cannot be worked out has its reason in the result. Runs in the
 * calling thread. Fails only when cancelled.
 */
[[nodiscard]] Result<std::vector<CampaignResult>> evaluateGroup(const CampaignInputs& inputs,
                                                                const CampaignGroup& group,
                                                                const std::vector<std::uint64_t>& tasks,
                                                                const std::stop_token& stop = {});

/**
 * About how many seconds of one core a campaign takes, by groups of each part that are worked out for it,
 * spread over the part: at least three, and more until the budget is spent. Fails only when cancelled.
 */
[[nodiscard]] Result<double> estimatedSeconds(const CampaignInputs& inputs,
                                              std::chrono::duration<double> budget,
                                              const std::stop_token& stop = {});

/** What keeps workloads and applications of projects from running on a network, as warnings with the lines of
 * the plan: their tasks will have no figures. */
[[nodiscard]] IssueList placementIssues(const CampaignInputs& inputs);

} // namespace contraflow
