// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/campaign/campaign_job.h"

#include "core/campaign/campaign_tasks.h"
#include "core/io/campaign/campaign_results.h"

#include <algorithm>
#include <filesystem>

namespace contraflow {

namespace {

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

/** The results of all shards by a pattern of the shell where there are several. */
std::string mergeLine(const CampaignJob& job)
{
    const std::string merged = resultsFileOf(nameOf(job), {}).string();
    std::string line = shellWord(job.program) + " campaign merge " + fileWord(nameOf(job)) + " ";
    if (job.shards == 1)
        return line + fileWord(merged) + "\n";
    const std::string stem = std::filesystem::path(nameOf(job)).replace_extension().string();
    return line + fileWord(stem) + ".*-of-" + std::to_string(job.shards) + ".csv -o " + fileWord(merged) +
           "\n";
}

CampaignScripts slurmScripts(const CampaignJob& job)
{
    const std::string limit = job.timeLimit.empty() ? "" : "#SBATCH --time=" + job.timeLimit + "\n";
    return {{scriptName(job, "array."),
             "#!/bin/bash\n"
             "#SBATCH --job-name=contraflow\n"
             "#SBATCH --array=1-" +
                 std::to_string(job.shards) + "\n#SBATCH --ntasks=1\n#SBATCH --cpus-per-task=" +
                 std::to_string(job.cores) + "\n" + limit + "set -euo pipefail\n" +
                 shardLine(job, "\"$SLURM_ARRAY_TASK_ID\"", std::to_string(job.cores))},
            {scriptName(job, "merge."), "#!/bin/bash\n"
                                        "#SBATCH --job-name=contraflow-merge\n"
                                        "#SBATCH --ntasks=1\n" +
                                            limit + "set -euo pipefail\n" + mergeLine(job)}};
}

CampaignScripts pbsScripts(const CampaignJob& job)
{
    const std::string limit = job.timeLimit.empty() ? "" : "#PBS -l walltime=" + job.timeLimit + "\n";
    // An array of one job is refused.
    const std::string array = job.shards > 1 ? "#PBS -J 1-" + std::to_string(job.shards) + "\n" : "";
    return {{scriptName(job, "array."),
             "#!/bin/bash\n"
             "#PBS -N contraflow\n" +
                 array + "#PBS -l select=1:ncpus=" + std::to_string(job.cores) + "\n" + limit +
                 "set -euo pipefail\n"
                 "cd \"$PBS_O_WORKDIR\"\n" +
                 shardLine(job, job.shards > 1 ? "\"$PBS_ARRAY_INDEX\"" : "1", std::to_string(job.cores))},
            {scriptName(job, "merge."), "#!/bin/bash\n"
                                        "#PBS -N contraflow-merge\n"
                                        "#PBS -l select=1:ncpus=1\n" +
                                            limit +
                                            "set -euo pipefail\n"
                                            "cd \"$PBS_O_WORKDIR\"\n" +
                                            mergeLine(job)}};
}

} // namespace

CampaignScripts campaignScripts(const CampaignJob& job)
{
    return job.system == BatchSystem::slurm ? slurmScripts(job) : pbsScripts(job);
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
