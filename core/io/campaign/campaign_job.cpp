// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/campaign/campaign_job.h"

#include "core/base/text.h"
#include "core/campaign/campaign_tasks.h"
#include "core/io/campaign/campaign_results.h"
#include "core/io/text/text_file.h"

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <utility>

namespace contraflow {

namespace {

/** Beginnings of the lines that scripts have beside those of the batch system. */
constexpr std::string_view kShell = "#!/bin/bash\n";
constexpr std::string_view kStrict = "set -euo pipefail\n";
constexpr std::string_view kFolder = "cd \"$PBS_O_WORKDIR\"\n";
constexpr std::string_view kPatterns = "shopt -s extglob\n";

constexpr std::size_t kLargestScript = 1'000'000;

/** As an option's word; a name that begins with a dash is none. */
std::string fileWord(const std::string& name)
{
    return shellWord(name.starts_with("-") ? "./" + name : name);
}

std::string nameOf(const CampaignJob& job)
{
    return std::filesystem::path(job.campaignFile).filename().string();
}

std::string scriptName(const CampaignJob& job, const std::string& middle)
{
    return std::filesystem::path(nameOf(job))
        .replace_extension(middle + std::string(infoOf(job.system).name))
        .string();
}

std::string shardLine(const CampaignJob& job, const std::string& index, const std::string& cores)
{
    return shellWord(job.program) + " campaign " + fileWord(nameOf(job)) + " --shard " + index + "/" +
           std::to_string(job.shards) + " --resume --jobs " + cores + "\n";
}

/** The results of all shards by a pattern of the shell where there are several: of this campaign alone, and
 * of shards that have written something. */
std::string mergeLine(const CampaignJob& job)
{
    const std::string merged = resultsFileOf(nameOf(job), {}).string();
    const std::string line = shellWord(job.program) + " campaign merge " + fileWord(nameOf(job)) + " ";
    if (job.shards == 1)
        return line + fileWord(merged) + "\n";
    const std::string stem = std::filesystem::path(nameOf(job)).replace_extension().string();
    return std::string(kPatterns) + line + fileWord(stem) + ".+([0-9])-of-" + std::to_string(job.shards) +
           ".csv -o " + fileWord(merged) + "\n";
}

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

bool isDirective(const std::string& line)
{
    return line.starts_with("#SBATCH ") || line.starts_with("#PBS ");
}

/** What a directive sets: "#SBATCH --array", "#PBS -l select", "#PBS -J". */
std::string keyOf(const std::string& directive)
{
    const std::size_t equals = directive.find('=');
    if (equals != std::string::npos)
        return directive.substr(0, equals);
    return directive.substr(0, directive.find(' ', directive.find(' ') + 1));
}

/** Whether the options of this program decide what a directive says. */
bool isDecided(const CampaignJob& job, const std::string& directive)
{
    const std::string key = keyOf(directive);
    constexpr std::string_view kCores = "#PBS -l select=1:ncpus=";
    if (directive.starts_with(kCores)) // and nothing more, such as memory
        return directive.find_first_not_of("0123456789", kCores.size()) == std::string::npos;
    return key == "#SBATCH --array" || key == "#SBATCH --cpus-per-task" || key == "#PBS -J" ||
           (!job.timeLimit.empty() && (key == "#SBATCH --time" || key == "#PBS -l walltime"));
}

bool isOurCommand(const CampaignJob& job, const std::string& line)
{
    const std::string whole = line + '\n';
    return whole == kShell || whole == kStrict || whole == kFolder || whole == kPatterns ||
           line.starts_with(shellWord(job.program) + " campaign ");
}

/** A script with the directives that somebody added to or changed in an older one. Fails with a line that
 * would be lost. */
Result<std::string> withKept(const CampaignJob& job, const std::string& text, const std::string& older)
{
    const std::vector<std::string> fresh = linesOf(text);
    std::vector<std::string> kept;
    for (const std::string& line : linesOf(older)) {
        if (contains(fresh, line) || isDecided(job, line))
            continue;
        if (isDirective(line))
            kept.push_back(line);
        else if (!line.empty() && !isOurCommand(job, line))
            return Error{ErrorCode::invalidInput, inQuotes(line)};
    }
    std::string merged;
    for (std::size_t i = 0; i < fresh.size(); ++i) {
        const bool isReplaced =
            isDirective(fresh[i]) && std::ranges::any_of(kept, [&](const std::string& line) {
                return keyOf(line) == keyOf(fresh[i]);
            });
        if (i > 0 && isDirective(fresh[i - 1]) && !isDirective(fresh[i]))
            for (const std::string& line : kept)
                merged += line + '\n';
        if (!isReplaced)
            merged += fresh[i] + '\n';
    }
    return merged;
}

} // namespace

Result<void> writeCampaignScripts(const CampaignJob& job)
{
    const CampaignScripts scripts = campaignScripts(job);
    const std::filesystem::path folder = std::filesystem::path(job.campaignFile).parent_path();
    std::vector<std::pair<std::filesystem::path, std::string>> files;
    for (const CampaignScript& script : {scripts.array, scripts.merge}) {
        const std::filesystem::path path = folder / script.name;
        std::error_code ignored;
        std::string text = script.text;
        if (std::filesystem::exists(path, ignored)) {
            ASSIGN_OR_RETURN(const std::string older, readTextFile(path, kLargestScript));
            const Result<std::string> merged = withKept(job, text, older);
            if (!merged)
                return fileError(ErrorCode::invalidInput, path,
                                 "has a line that somebody added, " + merged.error().message +
                                     ", and was not written again; submit it as it is by " + submitLine(job) +
                                     ", or give it another name");
            text = *merged;
        }
        files.emplace_back(path, text);
    }
    for (const auto& [path, text] : files)
        RETURN_IF_ERROR(writeTextFile(path, text));
    return {};
}

CampaignScripts campaignScripts(const CampaignJob& job)
{
    const std::string shards = std::to_string(job.shards);
    const std::string cores = std::to_string(job.cores);
    const bool isSlurm = job.system == BatchSystem::slurm;
    std::string array = "#SBATCH --job-name=contraflow\n#SBATCH --array=1-" + shards +
                        "\n#SBATCH --ntasks=1\n#SBATCH --cpus-per-task=" + cores + "\n";
    std::string merge = "#SBATCH --job-name=contraflow-merge\n#SBATCH --ntasks=1\n";
    std::string index = "\"$SLURM_ARRAY_TASK_ID\"";
    if (!isSlurm) { // an array of one job is refused
        array = "#PBS -N contraflow\n" + (job.shards > 1 ? "#PBS -J 1-" + shards + "\n" : std::string()) +
                "#PBS -l select=1:ncpus=" + cores + "\n";
        merge = "#PBS -N contraflow-merge\n#PBS -l select=1:ncpus=1\n";
        index = job.shards > 1 ? "\"$PBS_ARRAY_INDEX\"" : "1";
    }
    const std::string limit =
        job.timeLimit.empty() ? std::string()
                              : (isSlurm ? "#SBATCH --time=" : "#PBS -l walltime=") + job.timeLimit + "\n";
    const std::string rest = limit + std::string(kStrict) + std::string(isSlurm ? "" : kFolder);
    return {{scriptName(job, "array."), std::string(kShell) + array + rest + shardLine(job, index, cores)},
            {scriptName(job, "merge."), std::string(kShell) + merge + rest + mergeLine(job)}};
}

std::string submitLine(const CampaignJob& job)
{
    const CampaignScripts scripts = campaignScripts(job);
    const std::string array = fileWord(scripts.array.name);
    const std::string merge = fileWord(scripts.merge.name);
    if (job.system == BatchSystem::slurm)
        return "array=$(sbatch --parsable " + array + ") && sbatch --dependency=afterany:${array%%;*} " +
               merge;
    return "array=$(qsub " + array + ") && qsub -W depend=afterany:$array " + merge;
}

} // namespace contraflow
