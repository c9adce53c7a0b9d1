// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/measuring/batch_script.h"

#include "core/base/text.h"
#include "core/measuring/measuring_time.h"
#include "core/project/host_list.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <sstream>

namespace contraflow {

namespace {

constexpr std::array kSystems{
    BatchSystemInfo{BatchSystem::slurm, "slurm", "Slurm", "sbatch"},
    BatchSystemInfo{BatchSystem::pbs, "pbs", "PBS", "qsub"},
};

/** Letters, digits, points and dashes (RFC 1123), and the underscore that some sites take: nothing that a
 * batch system or a shell reads as more than a name. */
bool isHostName(const std::string& name)
{
    return !name.empty() && name.front() != '-' && std::ranges::all_of(name, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
               c == '-' || c == '_';
    });
}

std::string timeLimit(const MeasuringPlan& plan)
{
    const auto minutes = static_cast<std::size_t>(std::ceil(measuringTime(plan).longest / 60));
    const auto two = [](std::size_t number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    return two(minutes / 60) + ":" + two(minutes % 60) + ":00";
}

/** Lines of a comment, none longer than a hundred characters. */
std::string commentLines(const std::string& text)
{
    constexpr std::size_t kWidth = 100;
    std::string lines;
    std::string line = "#";
    std::istringstream words(text);
    for (std::string word; words >> word; line += " " + word)
        if (line.size() + 1 + word.size() > kWidth) {
            lines += line + "\n";
            line = "#";
        }
    return lines + line + "\n";
}

/** What the time limit is made of, and what to do where it is too long; `option` sets another one. */
std::string limitComment(const MeasuringPlan& plan, const std::string& option)
{
    return commentLines("The time limit is what measuring takes at most: " + longestTimeText(plan) +
                        ". Where that is longer than the site allows, " + option +
                        " asks for less: what is not measured by then is when the job is submitted again.");
}

std::size_t mostRanksOfANode(const MeasuringPlan& plan)
{
    std::size_t most = 0;
    for (const auto& [node, count] : ranksByNode(plan))
        most = std::max(most, count);
    return most;
}

std::vector<std::string> nodeNames(const MeasuringPlan& plan)
{
    std::vector<std::string> names;
    for (const auto& [node, count] : ranksByNode(plan))
        names.push_back(node);
    return names;
}

/** The counts of ranks of the plan's nodes as words of a shell's list. */
std::string countsOf(const MeasuringPlan& plan)
{
    std::string words;
    for (const auto& [node, count] : ranksByNode(plan))
        words += (words.empty() ? "" : " ") + std::to_string(count);
    return words;
}

/** Lines that write the host of every rank, one a line, into the file that $hosts names. */
std::string hostFileLines(const MeasuringPlan& plan)
{
    return "counts=(" + countsOf(plan) +
           ")\n"
           "hosts=$(mktemp -p .)\n"
           "trap 'rm -f \"$hosts\"' EXIT\n"
           "for i in \"${!counts[@]}\"; do\n"
           "    for ((k = 0; k < counts[i]; k++)); do echo \"${allocated[i]}\"; done\n"
           "done >\"$hosts\"\n";
}

std::string measureLine(const BatchRequest& request)
{
    const std::string name = std::filesystem::path(request.planFile).filename().string();
    const std::string plan = (name.starts_with('-') ? "./" : "") + name;
    return "contraflow-run " + shellWord(plan) + " --resume -o " + shellWord(resultFileOf(plan)) + "\n";
}

std::string slurmScript(const MeasuringPlan& plan, const BatchRequest& request)
{
    const std::vector<std::string> nodes = nodeNames(plan);
    std::string text = "#!/bin/bash\n"
                       "#SBATCH --job-name=contraflow\n"
                       "#SBATCH --nodes=" +
                       std::to_string(nodes.size()) +
                       "\n#SBATCH --ntasks=" + std::to_string(plan.nodes.size()) +
                       "\n#SBATCH --exclusive\n#SBATCH --time=" + timeLimit(plan) + "\n";
    if (plan.areNodesHosts)
        text += "#SBATCH --nodelist=" + hostListOf(nodes) + "\n";
    text += limitComment(plan, "'sbatch --time=HH:MM:SS'");
    text += "set -euo pipefail\n";
    text += plan.areNodesHosts
                ? "mapfile -t allocated < <(scontrol show hostnames " + shellWord(hostListOf(nodes)) + ")\n"
                : "mapfile -t allocated < <(scontrol show hostnames \"$SLURM_JOB_NODELIST\")\n";
    text += hostFileLines(plan);
    const std::string ranks = std::to_string(plan.nodes.size());
    const std::string program = measureLine(request);
    text +=
        "# srun lets ranks find one another by what CONTRAFLOW_MPI names of 'srun --mpi=list', else by the\n"
        "# default of the site, and where that is none by PMIx, which Open MPI asks for. An MPI library that\n"
        "# knows none of them is started by mpirun: sbatch --export=ALL,CONTRAFLOW_LAUNCHER=mpirun.\n"
        "if [ \"${CONTRAFLOW_LAUNCHER:-srun}\" = mpirun ]; then\n"
        "    mpirun -np " +
        ranks + " --hostfile \"$hosts\" " + program +
        "else\n"
        "    mpi=${CONTRAFLOW_MPI:-}\n"
        "    none='MpiDefault *= *none'\n"
        "    if [ -z \"$mpi\" ] && [[ $(scontrol show config) =~ $none ]] &&\n"
        "        [[ $(srun --mpi=list 2>&1) == *pmix* ]]; then\n"
        "        mpi=pmix\n"
        "    fi\n"
        "    SLURM_HOSTFILE=$hosts srun ${mpi:+--mpi=\"$mpi\"} --distribution=arbitrary --ntasks=" +
        ranks + " " + program + "fi\n";
    return text;
}

/** The nodes as Torque is asked for them: "2:ppn=4", "a:ppn=2+b:ppn=1". */
std::string torqueNodes(const MeasuringPlan& plan)
{
    if (!plan.areNodesHosts)
        return std::to_string(nodeNames(plan).size()) + ":ppn=" + std::to_string(mostRanksOfANode(plan));
    std::string text;
    for (const auto& [node, count] : ranksByNode(plan))
        text += (text.empty() ? "" : "+") + node + ":ppn=" + std::to_string(count);
    return text;
}

std::string pbsScript(const MeasuringPlan& plan, const BatchRequest& request)
{
    const std::string most = std::to_string(mostRanksOfANode(plan));
    std::string text = "#!/bin/bash\n"
                       "#PBS -N contraflow\n";
    if (plan.areNodesHosts) {
        text += "#PBS -l select=";
        bool isFirst = true;
        for (const auto& [node, count] : ranksByNode(plan)) {
            const std::string number = std::to_string(count);
            text += (isFirst ? "1:ncpus=" : "+1:ncpus=") + number + ":mpiprocs=" + number + ":host=" + node;
            isFirst = false;
        }
        text += "\n";
    } else {
        text += "#PBS -l select=" + std::to_string(nodeNames(plan).size()) + ":ncpus=" + most +
                ":mpiprocs=" + most + "\n";
    }
    text += "#PBS -l place=scatter:excl\n#PBS -l walltime=" + timeLimit(plan) + "\n";
    text += commentLines(
        "select= and place= are those of OpenPBS and PBS Professional. Torque does not know them: "
        "there it is a line '#PBS -l nodes=" +
        torqueNodes(plan) + "' in their stead.");
    text += limitComment(plan, "'qsub -l walltime=HH:MM:SS'");
    text += "set -euo pipefail\n"
            "cd \"$PBS_O_WORKDIR\"\n"
            "mapfile -t allocated < <(awk '!seen[$0]++' \"$PBS_NODEFILE\")\n";
    text += hostFileLines(plan);
    text +=
        "mpirun -np " + std::to_string(plan.nodes.size()) + " --hostfile \"$hosts\" " + measureLine(request);
    return text;
}

} // namespace

std::span<const BatchSystemInfo> batchSystems()
{
    return kSystems;
}

const BatchSystemInfo* findBatchSystem(std::string_view name)
{
    return rowNamed(kSystems, name);
}

const BatchSystemInfo& infoOf(BatchSystem system)
{
    return *std::ranges::find(kSystems, system, &BatchSystemInfo::system);
}

std::string shellWord(const std::string& text)
{
    std::string quoted = "'";
    for (const char c : text)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + "'";
}

std::string commandWord(const std::string& path)
{
    std::string name = std::filesystem::path(path).filename().string();
    if (name.starts_with('-'))
        name.insert(0, "./");
    const bool isPlain = std::ranges::all_of(name, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               std::string_view("._-+/=@%,").find(c) != std::string_view::npos;
    });
    return isPlain ? name : shellWord(name);
}

std::string resultFileOf(const std::string& planFile)
{
    return std::filesystem::path(planFile).replace_extension(".measured.json").string();
}

std::string scriptFileOf(const std::string& planFile, BatchSystem system)
{
    const std::string_view ending = infoOf(system).name;
    std::string script = std::filesystem::path(planFile).replace_extension(ending).string();
    return script == planFile ? planFile + "." + std::string(ending) : script;
}

Result<std::string> batchScript(const MeasuringPlan& plan, const BatchRequest& request)
{
    if (plan.areNodesHosts)
        for (const std::string& node : nodeNames(plan))
            if (!isHostName(node))
                return Error{
                    ErrorCode::invalidInput,
                    "node " + inQuotes(node) +
                        " cannot be the name of a host; let the job take any hosts, or rename the node"};
    return request.system == BatchSystem::slurm ? slurmScript(plan, request) : pbsScript(plan, request);
}

} // namespace contraflow
