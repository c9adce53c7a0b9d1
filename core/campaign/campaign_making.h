// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/campaign_plan.h"
#include "core/project/project.h"

#include <filesystem>
#include <string>

namespace contraflow {

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

} // namespace contraflow
