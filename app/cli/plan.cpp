// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/common_options.h"
#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "core/analysis/calibration/calibration.h"
#include "core/base/text.h"
#include "core/io/measuring/batch_script.h"
#include "core/io/measuring/measuring_files.h"
#include "core/io/project_file.h"
#include "core/io/sha256.h"
#include "core/project/edits.h"
#include "core/recipes/workload_recipe.h"

#include <cmath>
#include <filesystem>

namespace contraflow::cli {

namespace {

constexpr std::string_view kPlanDescription =
    "Writes what is to be measured on the cluster itself: the messages of scenarios, the ranks that send and "
    "receive them, and when to stop. 'contraflow-run', a small MPI program that needs no Qt, runs the plan there, "
    "and 'contraflow import' brings the times back to the scenarios that the plan came from.\n"
    "\n"
    "  contraflow plan PROJECT -o plan.json --slurm\n"
    "  sbatch plan.slurm\n"
    "  contraflow import plan.measured.json --into PROJECT\n"
    "\n"
    "Scenarios are those named with --scenario, or all of the platform that most scenarios have. The same messages "
    "at the same places are measured once. Where messages name processes, each process is a rank on the node of the "
    "mapping; where they name nodes, each node is a rank.\n"
    "\n"
    "A pattern is repeated until half the 95 % confidence interval of every message's mean time is at most "
    "--half-width percent of it, at least --fewest and at most --most times (zhu-2014, section 3.1).\n"
    "\n"
    "--to-learn plans the runs that 'contraflow calibrate' would want to tell models apart; their scenarios are made "
    "when the times are imported.";

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
            return Error{ErrorCode::invalidInput,
                         "--half-width takes percent of the mean, such as 2, and not " + inQuotes(*text)};
        rule.halfWidth = *percent / 100;
    }
    if (rule.fewest < 2 || rule.most < rule.fewest)
        return Error{
            ErrorCode::invalidInput,
            "--fewest must be at least 2, since one time has no interval, and --most at least as large"};
    return rule;
}

/** The runs that would tell models apart, as scenarios at the end of the project. */
Result<std::vector<std::size_t>> addRunsToLearn(Project& project, const ProjectFile& file)
{
    const Result<Calibration> calibration = calibrate(project, {});
    if (!calibration)
        return calibration.error().within(file.name + ": what to measure follows from a calibration");
    const std::size_t index = calibration->data.platform;
    const std::string platform = project.platforms[index].name;
    IssueList issues;
    const auto network = Network::build(project.platforms[index], index, issues);
    const std::vector<std::string> nodes = namesOf(network->nodes());
    std::vector<std::size_t> added;
    for (const SuggestedRun& run : calibration->verdict.runs) {
        const PatternInfo* pattern = findPattern(run.pattern);
        if (!pattern)
            continue;
        WorkloadRecipe recipe;
        recipe.pattern = pattern->pattern;
        recipe.name = freeName(project, TableKind::workloads, run.pattern);
        Result<Workload> workload = makeWorkload(recipe, nodes);
        if (!workload)
            return workload.error().within(file.name + ": run " + inQuotes(run.pattern));
        const Scenario scenario{freeName(project, TableKind::scenarios, run.pattern),
                                platform,
                                recipe.name,
                                {},
                                project.scenarios.empty() ? std::string() : project.scenarios[0].model,
                                {}};
        project.workloads.append(std::move(workload).value());
        added.push_back(project.scenarios.size());
        project.scenarios.append(scenario);
        say(file.name + ": to measure: " + run.pattern + ": " + run.reason);
    }
    if (added.empty())
        return Error{ErrorCode::invalidInput, file.name +
                                                  ": no run is wanted: what was measured tells the models "
                                                  "apart as far as it can be told"};
    return added;
}

Result<std::vector<std::size_t>> scenariosToMeasure(const ProjectFile& file, const Arguments& arguments)
{
    if (arguments.has("--scenario"))
        return namedScenarios(file, arguments.values("--scenario"));
    if (file.project().scenarios.empty())
        return noScenario(file);
    std::vector<std::size_t> found = measurableScenarios(file.project());
    const std::size_t left = file.project().scenarios.size() - found.size();
    if (left > 0 && !found.empty())
        say(file.name + ": " + counted(left, "scenario") +
            " of other platforms or with applications left out; --scenario takes them");
    return found;
}

std::string durationText(double seconds)
{
    const double minutes = std::ceil(seconds / 60);
    return minutes < 120 ? roundedText(minutes, 3) + " min" : roundedText(minutes / 60, 2) + " h";
}

/** "folder/plan.json" and ".slurm": "folder/plan.slurm". */
std::string besides(const std::string& plan, const std::string& ending)
{
    return std::filesystem::path(plan).replace_extension(ending).string();
}

/** Writes the job beside the plan. */
ExitStatus writeScript(const Arguments& arguments, const MeasuringPlan& plan, BatchSystem system)
{
    const std::string planFile = *arguments.value("--output");
    BatchRequest request;
    request.system = system;
    request.planFile = std::filesystem::path(planFile).filename().string();
    request.resultFile = besides(request.planFile, ".measured.json");
    request.hosts = arguments.has("--hosts-are-nodes") ? HostNames::asNodes : HostNames::any;
    const Result<std::string> script = batchScript(plan, request);
    if (!script)
        return fail(script.error());
    const std::string name = besides(planFile, system == BatchSystem::slurm ? ".slurm" : ".pbs");
    Output output(name);
    output.write(*script);
    const ExitStatus status = output.finish();
    if (status == ExitStatus::success)
        say("in the folder of the plan: " + std::string(system == BatchSystem::slurm ? "sbatch " : "qsub ") +
            std::filesystem::path(name).filename().string() + ", which writes " + request.resultFile);
    return status;
}

ExitStatus runPlan(const Arguments& arguments)
{
    const bool hasFile = arguments.value("--output").value_or("-") != "-";
    for (const std::string_view option : {kSlurm, kPbs})
        if (arguments.has(option) && !hasFile)
            return misused("plan", std::string(option) +
                                       " writes a job beside the plan; name the plan's file by --output");
    const Result<StopRule> rule = stopRule(arguments);
    if (!rule)
        return misused("plan", rule.error().message);
    const Result<std::uint64_t> seed = arguments.count("--seed", 1);
    if (!seed)
        return misused("plan", seed.error().message);
    return withProject(arguments, [&](const ProjectFile& file, Output& output) {
        Project project = file.project();
        const auto scenarios =
            arguments.has("--to-learn") ? addRunsToLearn(project, file) : scenariosToMeasure(file, arguments);
        if (!scenarios)
            return fail(scenarios.error());
        Result<MeasuringPlan> plan = planMeasuring(project, *scenarios, *rule);
        if (!plan)
            return fail(plan.error().within(file.name));
        plan->projectSha256 = sha256Text(projectText(file.project()));
        plan->seed = *seed;
        output.write(planText(*plan));
        const ExitStatus status = output.finish();
        if (status != ExitStatus::success)
            return status;
        say(file.name + ": " + counted(plan->patterns.size(), "pattern") + ", " +
            counted(plan->nodes.size(), "rank") + " on " + counted(ranksByNode(*plan).size(), "node") +
            ", about " + durationText(expectedSeconds(*plan)));
        for (const auto& [option, system] :
             {std::pair(kSlurm, BatchSystem::slurm), std::pair(kPbs, BatchSystem::pbs)})
            if (arguments.has(option))
                if (const ExitStatus written = writeScript(arguments, *plan, system);
                    written != ExitStatus::success)
                    return written;
        return ExitStatus::success;
    });
}

} // namespace

const Command& planCommand()
{
    static const Command command{
        .name = "plan",
        .summary = "what to measure on the cluster itself, for contraflow-run",
        .synopsis = "PROJECT -o PLAN.json [options]",
        .description = kPlanDescription,
        .operands = {"PROJECT", 1, 1},
        .options =
            {
                scenariosOption(),
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
                {.name = kPbs, .help = "write a job for PBS beside the plan"},
                {.name = "--hosts-are-nodes",
                 .help = "the project's nodes are called as the cluster's hosts are: the job asks for them"},
                setOption(),
                outputOption(),
            },
        .run = runPlan,
    };
    return command;
}

} // namespace contraflow::cli
