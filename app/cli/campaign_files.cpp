// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/campaign_files.h"

#include "app/cli/inputs.h"
#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "core/base/text.h"
#include "core/campaign/campaign_evaluation.h"
#include "core/campaign/campaign_making.h"
#include "core/io/text/text_file.h"

namespace contraflow::cli {

namespace {

/** Says issues as a compiler does; whether one is an error. */
bool sayIssues(const std::string& file, const IssueList& issues)
{
    for (const Issue& issue : issues)
        say(file + ":" + (issue.location.line > 0 ? std::to_string(issue.location.line) + ":" : "") + " " +
            severityText(issue.severity) + ": " + issue.text);
    return hasErrors(issues);
}

Result<LoadedCampaign> load(const std::string& file, ProjectSeals seals)
{
    noteInput("campaign", file);
    Result<LoadedCampaign> loaded = loadCampaign(file, seals);
    if (loaded)
        for (const CampaignProject& project : loaded->plan.projects)
            noteInput("project", std::filesystem::path(file).parent_path() / project.file);
    return loaded;
}

} // namespace

Result<CampaignToRun> campaignToRun(const std::string& file)
{
    ASSIGN_OR_RETURN(LoadedCampaign loaded, load(file, ProjectSeals::check));
    if (sayIssues(file, loaded.issues) || !loaded.inputs)
        return refused(file + ": the campaign has " + counted(loaded.issues.size(), "problem") +
                       " and was not begun");
    return CampaignToRun{file, std::make_unique<CampaignWork>(loaded.inputs)};
}

void sayPlacements(const CampaignToRun& campaign)
{
    (void)sayIssues(campaign.file, placementIssues(*campaign.work->inputs));
}

Result<ExitStatus> makeCampaign(const std::string& file, const std::string& project)
{
    ASSIGN_OR_RETURN(const ProjectFile loaded, loadProject(project, FileUse::read));
    ASSIGN_OR_RETURN(const CampaignPlan plan,
                     campaignOf(loaded.project(), pathFrom(file, project)).within(project));
    std::error_code ignored;
    if (std::filesystem::exists(file, ignored))
        return refused(file + ": it is there already; name a new file for the campaign");
    RETURN_IF_ERROR(writeTextFile(file, campaignText(plan)));
    say(file + ": " + counted(plan.networks.size(), "network") + ", " +
        counted(plan.workloads.size(), "workload") + ", " + counted(plan.models.size(), "model") +
        "; change it as you like, and 'contraflow campaign " + file + "' works it out");
    return ExitStatus::success;
}

Result<ExitStatus> sealCampaign(const std::string& file)
{
    ASSIGN_OR_RETURN(const LoadedCampaign loaded, load(file, ProjectSeals::renew));
    if (sayIssues(file, loaded.issues))
        return ExitStatus::inputAtFault;
    RETURN_IF_ERROR(writeTextFile(file, campaignText(loaded.plan)));
    say(file + ": " + counted(loaded.plan.projects.size(), "project") + " sealed by SHA-256");
    return ExitStatus::success;
}

} // namespace contraflow::cli
