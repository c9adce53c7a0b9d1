// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/base/result.h"
#include "core/campaign/campaign_inputs.h"
#include "core/campaign/campaign_plan.h"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace contraflow {

/** A plan as read; with an error among the issues it cannot be used. Their lines are those of the text. */
struct ParsedCampaign
{
    CampaignPlan plan;
    IssueList issues;
};

/**
 * Reads a campaign from YAML text, "campaign: 1" and the keys that the guide lists. Fails, with "line N: ",
 * when the text is no campaign at all: not YAML, nested too deep, no or a newer format version. Everything
 * else that is wrong is an issue; unlike in a project each is an error, since a misspelt key would quietly
 * make another campaign.
 */
[[nodiscard]] Result<ParsedCampaign> parseCampaign(std::string_view text);

/** What "1..10, 20" stands for, as lists of a campaign are written: numbers from `least` on, each once. Fails
 * with what is wrong with it, as the end of a sentence about the list. */
[[nodiscard]] Result<std::vector<std::uint64_t>> parseNumbers(std::string_view text, std::uint64_t least);
/** The text of a list, with runs as ranges. */
[[nodiscard]] std::string numbersText(const std::vector<std::uint64_t>& numbers);

/** The canonical text: fixed key order, an object a line, numbers in a row as ranges ("1..10"). */
[[nodiscard]] std::string campaignText(const CampaignPlan& plan);

/** What to do about hashes of projects that are missing or not those of the files. */
enum class ProjectSeals
{
    check, ///< another hash is an error
    renew, ///< plan and inputs get the files' own
};

/** A campaign with its projects; inputs are null when there is an error among the issues. */
struct LoadedCampaign
{
    CampaignPlan plan;
    std::shared_ptr<const CampaignInputs> inputs;
    IssueList issues;
};

/** Reads the projects that a plan names, which lie relative to `path`, its file's, and prepares it. */
[[nodiscard]] LoadedCampaign withInputs(CampaignPlan plan, const std::filesystem::path& path,
                                        ProjectSeals seals = ProjectSeals::check);

/** Reads a campaign's file and the projects that it names, which lie relative to it, and prepares it. Fails,
 * with "path:line: ", where parseCampaign() does or a file cannot be read. */
[[nodiscard]] Result<LoadedCampaign> loadCampaign(const std::filesystem::path& path,
                                                  ProjectSeals seals = ProjectSeals::check);

} // namespace contraflow
