// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments.h"
#include "core/io/campaign/campaign_file.h"
#include "core/io/campaign/campaign_results.h"

#include <memory>
#include <string>

namespace contraflow::cli {

/** A campaign that can be worked out. */
struct CampaignToRun
{
    std::string file;
    std::unique_ptr<CampaignWork> work;
};

/** Loads a campaign and its projects and says what is wrong as "file:line: severity: text". Fails, with
 * nothing more to say, where there is an error. */
[[nodiscard]] Result<CampaignToRun> campaignToRun(const std::string& file);

/** Says what of projects cannot run on a network, as warnings. */
void sayPlacements(const CampaignToRun& campaign);

/** Writes the campaign's file again with the hashes of its projects. */
[[nodiscard]] Result<ExitStatus> sealCampaign(const std::string& file);

/** --from: writes a campaign of what a project has into a file that is not there yet. */
[[nodiscard]] Result<ExitStatus> makeCampaign(const std::string& file, const std::string& project);

/** 'contraflow campaign merge FILE.yaml RESULTS…'. */
[[nodiscard]] Result<ExitStatus> mergeCampaign(const Arguments& arguments);

/** --script and --submit. */
[[nodiscard]] Result<ExitStatus> submitCampaign(const Arguments& arguments, const CampaignToRun& campaign);

/** --mpi: the program that was built with MPI takes this one's place. Returns only when that fails. */
[[nodiscard]] ExitStatus becomeRunner(const Arguments& arguments);

} // namespace contraflow::cli
