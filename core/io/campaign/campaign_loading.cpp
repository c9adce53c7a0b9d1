// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/io/campaign/campaign_file.h"
#include "core/io/project_file.h"
#include "core/io/sha256.h"
#include "core/io/text_file.h"

namespace contraflow {

namespace {

/** The errors of a project that a campaign takes things from, counted. */
void noteErrors(const LoadedProject& loaded, const CampaignProject& row, IssueList& issues)
{
    std::size_t errors = 0;
    for (const Issue& issue : loaded.issues)
        errors += issue.severity == Severity::error ? 1 : 0;
    if (errors > 0)
        issues.push_back({Severity::warning,
                          sentence("project %1 has %2; 'contraflow validate' lists what is wrong with it",
                                   {inQuotes(row.name), sentenceOf(errors, "1 error", "%1 errors")}),
                          {{}, {}, {}, row.line}});
}

LoadedCampaign prepared(ParsedCampaign parsed, const std::filesystem::path& path, ProjectSeals seals)
{
    LoadedCampaign loaded{std::move(parsed.plan), nullptr, std::move(parsed.issues)};
    std::vector<Project> projects;
    for (CampaignProject& row : loaded.plan.projects) {
        projects.emplace_back();
        if (row.file.empty())
            continue; // said already
        const std::filesystem::path file = path.parent_path() / row.file;
        const auto fail = [&](const Error& error) {
            loaded.issues.push_back({Severity::error,
                                     sentence("project %1: %2", {inQuotes(row.name), error.message}),
                                     {{}, {}, {}, row.line}});
        };
        const Result<std::string> content = readTextFile(file, ReadLimits{}.maxBytes);
        if (!content) {
            fail(content.error());
            continue;
        }
        const std::string hash = sha256Text(*content);
        if (seals == ProjectSeals::renew)
            row.sha256 = hash;
        else if (!row.sha256.empty() && lowered(row.sha256) != hash)
            loaded.issues.push_back(
                {Severity::error,
                 sentence(
                     "project %1 is another one than the campaign was made of: %2 has SHA-256 %3; restore "
                     "it, or take it as it is with --seal",
                     {inQuotes(row.name), file.string(), hash}),
                 {{}, {}, {}, row.line}});
        Result<LoadedProject> project = readProject(file);
        if (!project) {
            fail(project.error());
            continue;
        }
        noteErrors(*project, row, loaded.issues);
        projects.back() = std::move(project->project);
    }
    if (!hasErrors(loaded.issues))
        loaded.inputs = prepareCampaign(loaded.plan, projects, loaded.issues);
    return loaded;
}

} // namespace

Result<LoadedCampaign> loadCampaign(const std::filesystem::path& path, ProjectSeals seals)
{
    ASSIGN_OR_RETURN(const std::string text, readTextFile(path, ReadLimits{}.maxBytes));
    ASSIGN_OR_RETURN(ParsedCampaign parsed, parseCampaign(text).within(path.string()));
    return prepared(std::move(parsed), path, seals);
}

LoadedCampaign withInputs(CampaignPlan plan, const std::filesystem::path& path, ProjectSeals seals)
{
    return prepared({std::move(plan), {}}, path, seals);
}

} // namespace contraflow
