// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/common_options.h"
#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/io/measuring/batch_script.h"
#include "core/io/measuring/measuring_files.h"
#include "core/io/project/preset_file.h"
#include "core/io/project/project_file.h"
#include "core/io/text/sha256.h"
#include "core/measuring/measuring_time.h"
#include "core/measuring/runs_to_learn.h"

namespace contraflow::cli {

namespace {

constexpr std::string_view kPlanDescription =
    "Writes what is to be measured on the cluster itself: the messages of scenarios, or the events of the programs "
    "that they run, the ranks that do it, and when to stop. 'contraflow-run', a small MPI program that needs no Qt, runs the plan there, "
    "and 'contraflow import' brings the times back to the scenarios that the plan came from.\n"
    "\n"
    "  contraflow plan PROJECT -o plan.json --slurm\n"
    "  sbatch plan.slurm\n"
    "  contraflow import plan.measured.json --into PROJECT\n"
    "\n"
    "Scenarios are those named with --scenario, or all of --platform, or of the platform that most scenarios have. The same messages "
    "at the same places are measured once. Where messages name processes, each process is a rank on the node of the "
    "mapping; where they name nodes, each node is a rank. Of a program each process is a rank, and collectives "
    "name the algorithm that they run by.\n"
    "\n"
    "A pattern is repeated until half the 95 % confidence interval of every message's mean time is at most "
    "--half-width percent of it, at least --fewest and at most --most times (zhu-2014, section 3.1); a program until "
    "this holds for the total time of each process, and for its time in communication where that is a tenth of it.\n"
    "\n"
    "--to-learn plans the runs that 'contraflow calibrate' would want to tell models apart; their scenarios are made "
    "when the times are imported. On a lossless network these are three patterns that tell whether its congestion "
    "control works, and it takes no measured time to plan them.";

constexpr std::string_view kSlurm = "--slurm";
constexpr std::string_view kPbs = "--pbs";

Result<StopRule> stopRule(const Arguments& arguments)
{
    StopRule rule;
    const Result<std::uint64_t> fewest = arguments.count("--fewest", rule.fewest);
    const Result<std::uint64_t> most =
        arguments.count("--most", std::max<std::uint64_t>(rule.most, fewest ? *fewest : 0));
    for (const Result<std::uint64_t>* number : {&fewest, &most})
        if (!*number)
            return number->error();
    rule.fewest = *fewest;
    rule.most = *most;
    if (const auto text = arguments.value("--half-width")) {
        const auto percent = parseNumber(*text);
        if (!percent || !(*percent > 0) || *percent > 100)
            return refused("--half-width takes percent of the mean, such as 2, and not " + inQuotes(*text));
        rule.halfWidth = *percent / 100;
    }
    if (rule.fewest < 2 || rule.most < rule.fewest)
        return refused(
            "--fewest must be at least 2, since one time has no interval, and --most at least as large");
    return rule;
}

/** The named platform, or that of the first measurement or scenario, where it is a lossless network. */
std::optional<std::size_t> losslessPlatform(const Project& project, std::string name)
{
    if (name.empty() && !project.measurements.empty())
        if (const Scenario* measured = findByName(project.scenarios, project.measurements[0].scenario))
            name = measured->platform;
    if (name.empty() && !project.scenarios.empty())
        name = project.scenarios[0].platform;
    if (name.empty() && !project.platforms.empty())
        name = project.platforms[0].name;
    const std::size_t index = indexOfName(project.platforms, name);
    if (index == project.platforms.size())
        return std::nullopt;
    const std::optional<NetworkPreset> preset = carriedPreset(presetOf(project.platforms[index]));
    return isLossless(project, name) || (preset && !preset->uncontrolledKind.empty()) ? std::optional(index)
                                                                                      : std::nullopt;
}

/** The runs that would tell models apart, as scenarios at the end of the project. */
Result<std::vector<std::size_t>> scenariosToLearn(Project& project, const ProjectFile& file,
                                                  const std::string& platform)
{
    std::vector<RunToLearn> runs;
    if (const std::optional<std::size_t> lossless = losslessPlatform(project, platform)) {
        ASSIGN_OR_RETURN(runs, addLosslessRuns(project, *lossless).within(file.name));
    } else {
        CalibrationRequest request;
        request.platform = platform;
        ASSIGN_OR_RETURN(
            const Calibration calibration,
            calibrate(project, request).within(file.name + ": what to measure follows from a calibration"));
        ASSIGN_OR_RETURN(runs, addRunsToLearn(project, calibration).within(file.name));
    }
    std::vector<std::size_t> scenarios;
    for (const RunToLearn& run : runs) {
        say(file.name + ": to measure: " + project.scenarios[run.scenario].name + ": " + run.reason);
        scenarios.push_back(run.scenario);
    }
    return scenarios;
}

/** All scenarios of the platform. */
Result<std::vector<std::size_t>> scenariosOn(const ProjectFile& file, const std::string& platform)
{
    const Project& project = file.project();
    if (findByName(project.platforms, platform) == nullptr)
        return Error{ErrorCode::notFound, file.name + ": the project has no platform " + inQuotes(platform) +
                                              "; it has " + joinedWords(namesOf(project.platforms))};
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < project.scenarios.size(); ++i)
        if (project.scenarios[i].platform == platform)
            found.push_back(i);
    return found;
}

Result<std::vector<std::size_t>> scenariosToMeasure(const ProjectFile& file, const Arguments& arguments)
{
    if (arguments.has("--scenario"))
        return namedScenarios(file, arguments.values("--scenario"));
    if (file.project().scenarios.empty())
        return noScenario(file);
    if (const auto platform = arguments.value("--platform"))
        return scenariosOn(file, *platform);
    std::vector<std::size_t> found = measurableScenarios(file.project());
    const std::size_t left = file.project().scenarios.size() - found.size();
    if (left > 0 && !found.empty())
        say(file.name + ": " + counted(left, "scenario") +
            " of other platforms left out; --platform takes those of another, --scenario single ones");
    return found;
}

/** A job for a batch system, to be written beside the plan. */
struct Job
{
    const BatchSystemInfo* system = nullptr;
    std::string script;
};

/** The jobs that were asked for. */
Result<std::vector<Job>> jobsOf(const Arguments& arguments, const MeasuringPlan& plan)
{
    std::vector<Job> jobs;
    for (const BatchSystemInfo& info : batchSystems()) {
        if (!arguments.has("--" + std::string(info.name)))
            continue;
        ASSIGN_OR_RETURN(std::string script, batchScript(plan, {info.system, *arguments.value("--output")}));
        jobs.push_back({&info, std::move(script)});
    }
    return jobs;
}

ExitStatus writeJob(const std::string& planFile, const Job& job)
{
    const std::string name = scriptFileOf(planFile, job.system->system);
    Output output(name);
    output.write(job.script);
    const ExitStatus status = output.finish();
    if (status == ExitStatus::success)
        say("in the folder of the plan: " + std::string(job.system->submit) + " " + commandWord(name) +
            ", which writes " + commandWord(resultFileOf(planFile)));
    return status;
}

/** What the options ask for and cannot have; empty where they agree. */
std::string planContradiction(const Arguments& arguments)
{
    const bool hasFile = arguments.value("--output").value_or("-") != "-";
    for (const std::string_view option : {kSlurm, kPbs})
        if (arguments.has(option) && !hasFile)
            return std::string(option) + " writes a job beside the plan; name the plan's file by --output";
    if (!arguments.has("--scenario"))
        return {};
    for (const std::string option : {"--to-learn", "--platform"})
        if (arguments.has(option))
            return option +
                   (option == "--platform" ? " takes all scenarios of a platform"
                                           : " makes scenarios of its own") +
                   "; leave it or --scenario out";
    return {};
}

Result<ExitStatus> runPlan(const Arguments& arguments)
{
    if (const std::string reason = planContradiction(arguments); !reason.empty())
        return misused(reason);
    const Result<StopRule> rule = stopRule(arguments);
    if (!rule)
        return misused(rule.error().message);
    const Result<std::uint64_t> seed = arguments.count("--seed", 1);
    if (!seed)
        return misused(seed.error().message);
    return withProject(arguments, [&](const ProjectFile& file, Output& output) -> Result<ExitStatus> {
        Project project = file.project();
        ASSIGN_OR_RETURN(const auto scenarios,
                         arguments.has("--to-learn")
                             ? scenariosToLearn(project, file, arguments.value("--platform").value_or(""))
                             : scenariosToMeasure(file, arguments));
        ASSIGN_OR_RETURN(MeasuringPlan plan, planMeasuring(project, scenarios, *rule).within(file.name));
        plan.projectSha256 = sha256Text(projectText(file.project()));
        plan.seed = *seed;
        plan.areNodesHosts = arguments.has("--hosts-are-nodes");
        ASSIGN_OR_RETURN(const std::vector<Job> jobs, jobsOf(arguments, plan));
        output.write(planText(plan));
        const ExitStatus status = output.finish();
        if (status != ExitStatus::success)
            return status;
        const bool hasPatterns = !plan.patterns.empty();
        const bool hasPrograms = !plan.programs.empty();
        const MeasuringTime time = measuringTime(plan);
        say(file.name + ": " + (hasPatterns ? counted(plan.patterns.size(), "pattern") + ", " : "") +
            (hasPrograms ? counted(plan.programs.size(), "program") + ", " : "") +
            counted(plan.nodes.size(), "rank") + " on " + counted(ranksByNode(plan).size(), "node") +
            ", about " + waitingTimeText(time.expected) + ", at most " + waitingTimeText(time.longest) +
            " for " + longestTimeText(plan));
        for (const Job& job : jobs)
            if (const ExitStatus written = writeJob(*arguments.value("--output"), job);
                written != ExitStatus::success)
                return written;
        return ExitStatus::success;
    });
}

} // namespace

Command planCommand()
{
    return {
        .name = "plan",
        .summary = "what to measure on the cluster itself, for contraflow-run",
        .synopsis = "PROJECT -o PLAN.json [options]",
        .description = kPlanDescription,
        .operands = {"PROJECT", 1, 1},
        .options =
            {
                scenariosOption(),
                {.name = "--platform",
                 .value = "NAME",
                 .help =
                     "all scenarios of this platform, or with --to-learn what its measurements leave open "
                     "(default: the platform of most scenarios; of the first measurement)"},
                {.name = "--to-learn",
                 .help = "the runs that would tell models apart, in place of scenarios"},
                {.name = "--half-width",
                 .value = "PERCENT",
                 .help = "of the mean: how narrow half the 95 % confidence interval must be (default 2)"},
                {.name = "--fewest", .value = "N", .help = "repetitions at least (default 10)"},
                {.name = "--most", .value = "N", .help = "repetitions at most (default 2000)"},
                {.name = "--seed",
                 .value = "N",
                 .help = "of the order in which patterns are run (default 1)"},
                {.name = kSlurm, .help = "write a job for Slurm beside the plan"},
                {.name = kPbs,
                 .help = "write a job for PBS (OpenPBS, PBS Professional; not Torque) beside the plan"},
                {.name = "--hosts-are-nodes",
                 .help =
                     "the project's nodes are called as the cluster's hosts are: the job asks for them, and "
                     "contraflow-run says where a rank is on another one"},
                setOption(),
                outputOption(),
            },
        .run = runPlan,
    };
}

} // namespace contraflow::cli
