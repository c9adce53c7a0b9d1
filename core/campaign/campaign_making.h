// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/campaign_plan.h"
#include "core/project/project.h"

#include <filesystem>
#include <string>
#include <vector>

namespace contraflow {

/** The wanted name, or with a number behind it: one that no row has yet. */
[[nodiscard]] std::string freeRowName(const std::vector<CampaignWorkload>& rows, const std::string& wanted);

/** The path of a project as a campaign's file names it: relative to where that lies, where that can be. */
[[nodiscard]] std::string pathFrom(const std::filesystem::path& campaign,
                                   const std::filesystem::path& project);

/**
 * A campaign to begin with, made of what a project has: its platforms as networks, its models, random
 * patterns of three numbers of nodes and degrees 1 to 3 with five seeds, each workload as its first scenario
 * maps it, and what was measured. `file` is the project's, relative to where the campaign will lie. Fails,
 * naming what is missing, where nothing could run: without platforms with two nodes and without measurements.
 */
[[nodiscard]] Result<CampaignPlan> campaignOf(const Project& project, const std::string& file);

/** The rows that a campaign has, and those that it could have. */
struct CampaignChoice
{
    CampaignPlan plan; ///< with all rows
    /** Parallel to the plan's rows: whether the campaign has it. */
    std::vector<bool> networks;
    std::vector<bool> workloads;
    std::vector<bool> models;
};

/** The rows of a plan, chosen, and behind them those that it lacks: of a plan that is offered besides, and a
 * model of every kind. */
[[nodiscard]] CampaignChoice choiceOf(CampaignPlan plan, const CampaignPlan& offered);

/** Only what is chosen, and the projects that it takes things from. A workload none of whose own networks is
 * chosen goes with them. */
[[nodiscard]] CampaignPlan chosenPlan(const CampaignChoice& choice);

} // namespace contraflow
