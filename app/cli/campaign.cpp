// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/answer.h"

#include "app/cli/arguments.h"
#include "app/cli/campaign_files.h"
#include "app/cli/common_options.h"
#include "app/cli/current_services.h"
#include "app/cli/inputs.h"
#include "app/cli/output.h"
#include "app/cli/text_table.h"
#include "core/base/text.h"
#include "core/campaign/campaign_summary.h"
#include "core/io/campaign/campaign_database.h"
#include "core/io/campaign/campaign_job.h"
#include "core/io/campaign/campaign_run.h"
#include "core/io/measuring/batch_script.h"
#include "core/tables/campaign_tables.h"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>

namespace contraflow::cli {

namespace {

constexpr std::uint64_t kUsualShards = 16;
constexpr std::uint64_t kMostCores = 100'000;

/** What a batch system may be told as a time limit: digits, colons and the dash between days and hours. */
bool isTimeLimit(const std::string& text)
{
    return !text.empty() && text.find_first_not_of("0123456789:-") == std::string::npos;
}

Result<CampaignJob> jobOf(const Arguments& arguments, const CampaignToRun& campaign)
{
    CampaignJob job;
    job.system = findBatchSystem(
                     *(arguments.has("--submit") ? arguments.value("--submit") : arguments.value("--script")))
                     ->system;
    job.campaignFile = campaign.file;
    const std::uint64_t groups = campaign.work->inputs->tasks.groupCount();
    const Result<std::uint64_t> shards =
        arguments.count("--shards", std::min<std::uint64_t>(kUsualShards, groups));
    const Result<std::uint64_t> cores = arguments.count("--jobs", 1);
    for (const Result<std::uint64_t>* number : {&shards, &cores})
        if (!*number)
            return number->error();
    if (*shards == 0 || *shards > groups)
        return refused("--shards takes 1 to " + groupedCount(groups) +
                       ", the number of patterns, since a shard has at least one");
    if (*cores == 0 || *cores > kMostCores)
        return refused("--jobs takes 1 to " + groupedCount(kMostCores) + " cores");
    job.shards = *shards;
    job.cores = static_cast<std::size_t>(*cores);
    job.timeLimit = arguments.value("--time").value_or("");
    if (arguments.has("--time") && !isTimeLimit(job.timeLimit))
        return refused("--time takes a limit such as 02:30:00, and not " + inQuotes(job.timeLimit));
    return job;
}

/** Runs the line in a shell of the folder; what it prints goes where ours goes. */
ExitStatus runLine(const std::string& line, const std::filesystem::path& folder)
{
    const ::pid_t child = ::fork();
    if (child < 0)
        return fail(
            {ErrorCode::environment, std::string("no process can be started: ") + std::strerror(errno)});
    if (child == 0) {
        if (!folder.empty() && ::chdir(folder.c_str()) != 0)
            ::_exit(126);
        ::execl("/bin/bash", "bash", "-c", line.c_str(), static_cast<char*>(nullptr));
        ::_exit(127);
    }
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
        return ExitStatus::success;
    return fail(
        {ErrorCode::environment,
         "the jobs could not be submitted; their scripts are there, so that you can submit them: " + line});
}

} // namespace

Result<ExitStatus> submitCampaign(const Arguments& arguments, const CampaignToRun& campaign)
{
    const Result<CampaignJob> job = jobOf(arguments, campaign);
    if (!job)
        return misused(job.error().message);
    RETURN_IF_ERROR(writeCampaignScripts(*job));
    const std::filesystem::path folder = std::filesystem::path(campaign.file).parent_path();
    const std::string line = submitLine(*job);
    if (arguments.has("--submit"))
        return runLine(line, folder);
    say("in the folder of the campaign: " + line);
    return ExitStatus::success;
}

ExitStatus becomeRunner(const Arguments& arguments)
{
    std::vector<std::string> words{"contraflow-run", "--campaign"};
    words.push_back(arguments.operands().front());
    for (const std::string_view option : {"--output", "--shard"})
        if (const auto value = arguments.value(option))
            words.insert(words.end(), {std::string(option), *value});
    if (arguments.has("--resume"))
        words.emplace_back("--resume");
    std::vector<char*> pointers;
    for (std::string& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    // Beside this program as they are installed, or else wherever the shell would find it.
    std::error_code ignored;
    const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", ignored);
    for (const std::filesystem::path& folder : {self.parent_path(), self.parent_path() / "runner"})
        ::execv((folder / words.front()).c_str(), pointers.data());
    ::execvp(words.front().c_str(), pointers.data());
    return fail(
        {ErrorCode::environment, std::string("contraflow-run, which runs under MPI, cannot be started: ") +
                                     std::strerror(errno) + "; install the package contraflow-mpi"});
}

namespace {

constexpr std::string_view kMerge = "merge";

constexpr std::string_view kCampaignDescription =
    "Works a campaign out: a file (campaign: 1) that says which networks, workloads by recipe and seed, and models "
    "there are. It stands for a numbered list of tasks, each of which gives one line of results: what was run, the "
    "hash of its inputs, its figures, a checksum.\n"
    "\n"
    "  contraflow campaign table-2.yaml --from project.yaml\n"
    "  contraflow campaign table-2.yaml --dry-run\n"
    "  contraflow campaign table-2.yaml\n"
    "  contraflow campaign merge table-2.yaml table-2.results.csv\n"
    "\n"
    "All cores are used. A run that was stopped or killed goes on with --resume; a line that it did not finish is "
    "recognised and worked out again. So is what a campaign got since, of seeds, models or networks: results are known "
    "by their inputs, whatever their numbers were, and those of other inputs are left aside. Any number of runs may "
    "write to one file.\n"
    "\n"
    "--shard I/N works out every N-th pattern beginning with number I, into a file of its own: for job arrays, GNU "
    "parallel or make. --script writes the array and the job that merges its results when it has ended; --submit "
    "submits both besides. Lines for the batch system that you added to these scripts stay when they are written again. "
    "Started by mpirun, or by srun --mpi=pmix, with --mpi, rank 0 deals out patterns to all ranks and writes.\n"
    "\n"
    "merge reads results from any number of files, in any order. It fails when a task is missing or has two different "
    "results; --partial sums up what there is. Results of other inputs are left out, and said. -o writes all lines in "
    "the order of their tasks to one file, or a database where its name ends in .sqlite, .sqlite3 or .db; --plot draws what the window's dialog of "
    "campaigns shows. It prints\n"
    "  runs          makespan, mean time and slowdown by workload, network, |N|, d and model\n"
    "  errors        Table II of zhu-2014: mean |error| against what was measured, or the reference of\n"
    "                the campaign\n"
    "  networks      networks over the patterns that all of them have, with prices and Pareto front\n"
    "  regressions   networks against those that they replace, over the same patterns\n"
    "  calibrations  models fitted to measurements\n"
    "  problems      tasks that could not be worked out\n";

ExitStatus listTasks(const Arguments& arguments, const CampaignToRun& campaign)
{
    Output output(arguments.value("--output"));
    if (output.hasFailed())
        return output.finish();
    Table tasks = campaignTasksTable(campaign.work->inputs);
    writeAnswer({.text = [&](Output& to) { to.write(briefText(tasks, 0)); },
                 .table = [&] { return tasks; },
                 .json = [&]() -> JsonParts {
                     return {{"tasks", JsonRows{tasks}}};
                 }},
                arguments, output);
    if (arguments.value("--format") == kJsonFormat)
        output.write("\n"); // published so
    return output.finish();
}

/** What there is to do, in words. */
std::string outline(const CampaignToRun& campaign, const CampaignShard& shard)
{
    const CampaignInputs& inputs = *campaign.work->inputs;
    const CampaignTasks& tasks = inputs.tasks;
    const auto count = [](std::uint64_t number) { return static_cast<std::size_t>(number); };
    std::string text =
        (inputs.plan.title.empty() ? campaign.file : inputs.plan.title) + "\n  " +
        counted(count(tasks.taskCount()), "task") + " in " + counted(count(tasks.groupCount()), "group") +
        " that share what is placed and routed\n  " + counted(inputs.networks.size(), "network") + ", " +
        counted(inputs.models.size(), "model") + "\n";
    for (const CampaignPart& part : tasks.parts()) {
        const std::uint64_t groups = part.networks * part.patterns();
        const std::string& name = part.isCalibration ? inputs.plan.calibrations[part.source].name
                                                     : inputs.plan.workloads[part.source].name;
        text += "  " + name + ": " +
                (part.isCalibration
                     ? counted(count(groups), "fit")
                     : counted(count(groups), "pattern") + " under " + counted(count(part.models), "model")) +
                "\n";
    }
    if (!shard.isWhole())
        text += "  shard " + std::to_string(shard.index) + " of " + std::to_string(shard.count) + " has " +
                counted(count(shard.groups(tasks.groupCount())), "group") + "\n";
    if (const std::string unrecorded = unrecordedText(inputs); !unrecorded.empty())
        text += "  " + unrecorded + "\n";
    return text;
}

Result<ExitStatus> runTasks(const Arguments& arguments, const CampaignToRun& campaign,
                            const CampaignShard& shard)
{
    const Result<std::uint64_t> jobs = arguments.count("--jobs", 0);
    if (!jobs)
        return misused(jobs.error().message);
    const std::string file =
        arguments.value("--output").value_or(resultsFileOf(campaign.file, shard).string());
    if (const auto refusal = whyNotWritten(file)) {
        say("contraflow: " + *refusal);
        return ExitStatus::wrongUsage;
    }
    if (!isResultsName(file))
        return misused("results are appended as CSV, and " + inQuotes(file) +
                       " ends in something else; name a file that ends in .csv, of which "
                       "'contraflow campaign merge' makes a database");
    ProgressLine progress("Working the campaign out:");
    CampaignRunOptions options;
    options.shard = shard;
    options.start = arguments.has("--resume") ? ResultsStart::resumed : ResultsStart::fresh;
    options.threads = static_cast<std::size_t>(*jobs);
    options.progress = progress.callback();
    const Result<CampaignRunCounts> counts = runCampaign(*campaign.work, file, options);
    progress.remove();
    RETURN_IF_ERROR(counts);
    say(file + ": " + countsText(*counts));
    return counts->failed > 0 ? ExitStatus::inputAtFault : ExitStatus::success;
}

/** What a campaign can be asked for, and the options that go with it beside the one that asks. */
struct CampaignUse
{
    std::string_view option; ///< empty: a run
    std::string_view what;
    std::vector<std::string_view> taken;
};

const std::vector<CampaignUse>& campaignUses()
{
    // The first whose option is given counts; all others are then refused, and none is passed over in
    // silence.
    static const std::vector<CampaignUse> uses{
        {"--mpi", "a run under MPI", {"--shard", "--resume", "--output"}},
        {"--seal", "--seal", {}},
        {"--from", "--from", {}},
        {"--list", "--list", {"--format", "--output"}},
        {"--dry-run", "--dry-run", {"--shard"}},
        {"--submit", "--submit", {"--shards", "--jobs", "--time"}},
        {"--script", "--script", {"--shards", "--jobs", "--time"}},
        {"", "a run", {"--shard", "--resume", "--jobs", "--output"}},
    };
    return uses;
}

/** Names an option that does nothing here; empty where there is none. */
std::string idleOption(const Arguments& arguments, const CampaignUse& use)
{
    const Command command = campaignCommand();
    for (const OptionSpec& option : command.options)
        if (option.name != use.option && arguments.has(option.name) && !contains(use.taken, option.name))
            return std::string(option.name);
    return {};
}

/** Refuses what would be passed over. */
Result<void> checkOptions(const Arguments& arguments)
{
    static const CampaignUse merging{
        "", "merge", {"--partial", "--show", "--plot", "--of", "--as", "--format", "--output"}};
    const std::vector<CampaignUse>& uses = campaignUses();
    const CampaignUse& use = arguments.operands().front() == kMerge
                                 ? merging
                                 : *std::ranges::find_if(uses, [&](const CampaignUse& each) {
                                       return each.option.empty() || arguments.has(each.option);
                                   });
    const std::string idle = idleOption(arguments, use);
    if (idle.empty())
        return {};
    return misused(idle + " has no meaning for " + std::string(use.what) +
                   (use.taken.empty()
                        ? ", which takes no other option"
                        : ", which takes " + joinedWords({use.taken.begin(), use.taken.end()})) +
                   "; leave one of them out");
}

Result<ExitStatus> runCampaignCommand(const Arguments& arguments)
{
    const std::vector<std::string>& operands = arguments.operands();
    RETURN_IF_ERROR(checkOptions(arguments));
    if (operands.front() == kMerge)
        return mergeCampaign(arguments);
    if (operands.size() > 1)
        return misused("one campaign is run at a time; 'contraflow campaign merge' takes results");
    const Result<CampaignShard> shard =
        arguments.has("--shard") ? parseShard(*arguments.value("--shard")) : Result(CampaignShard{});
    if (!shard)
        return misused(shard.error().message);
    if (arguments.has("--mpi"))
        return becomeRunner(arguments);
    if (arguments.has("--seal"))
        return sealCampaign(operands.front());
    if (arguments.has("--from"))
        return makeCampaign(operands.front(), *arguments.value("--from"));
    ASSIGN_OR_RETURN(const CampaignToRun campaign, campaignToRun(operands.front()));
    if (arguments.has("--list"))
        return listTasks(arguments, campaign);
    if (arguments.has("--dry-run")) {
        sayPlacements(campaign);
        Output output;
        output.write(outline(campaign, *shard));
        return output.finish();
    }
    if (arguments.has("--script") || arguments.has("--submit"))
        return submitCampaign(arguments, campaign);
    return runTasks(arguments, campaign, *shard);
}

} // namespace

Command campaignCommand()
{
    const auto systems = mapped<std::string_view>(batchSystems(), &BatchSystemInfo::name);
    return {
        .name = "campaign",
        .summary = "many networks, patterns and models, on one machine or a cluster",
        .synopsis = "FILE.yaml [options], or merge FILE.yaml RESULTS... [options]",
        .description = kCampaignDescription,
        .operands = {"FILE.yaml", 1, OperandSpec::kUnlimited},
        .options =
            {
                {.name = "--from",
                 .value = "PROJECT",
                 .help = "write FILE.yaml, a campaign of what the project has, to begin with"},
                {.name = "--list", .help = "write the numbered tasks instead of working them out"},
                {.name = "--dry-run", .help = "check everything and say how much there is to do"},
                {.name = "--seal",
                 .help =
                     "write the SHA-256 of the projects into the campaign, which another content breaks; it is "
                     "written anew, without comments"},
                {.name = "--shard", .value = "I/N", .help = "only every N-th pattern, from number I on"},
                {.name = "--resume", .help = "go on where the results end"},
                {.name = "--jobs",
                 .value = "K",
                 .help = "threads (default: all cores); with --script the cores of a job (default 1)"},
                {.name = "--mpi",
                 .help = "under mpirun or srun --mpi=pmix: rank 0 deals out the tasks to all ranks"},
                {.name = "--script",
                 .value = "SYSTEM",
                 .help = "write an array of jobs and one that merges, beside the campaign",
                 .choices = systems},
                {.name = "--submit",
                 .value = "SYSTEM",
                 .help = "the same, and submit both",
                 .choices = systems},
                {.name = "--shards", .value = "N", .help = "jobs of the array (default 16)"},
                {.name = "--time", .value = "LIMIT", .help = "time limit of a job, such as 02:30:00"},
                {.name = "--partial", .help = "merge: sum up what there is when results are missing"},
                {.name = "--show",
                 .value = "VIEW",
                 .help = "merge: what is printed (default: all that there is)",
                 .occurrence = OptionSpec::Occurrence::repeated,
                 .choices = {kCampaignViews.begin(), kCampaignViews.end()}},
                {.name = "--plot",
                 .value = "PLOT",
                 .help = "merge: a picture instead of tables, of which -o is the file",
                 .choices = currentServices().campaignPlotNames},
                {.name = "--of",
                 .value = "NAME",
                 .help =
                     "of --plot: the workload and network, or the model, that is drawn (default: the first)"},
                {.name = "--as",
                 .value = "FORMAT",
                 .help = "of --plot: by default what the file ends in",
                 .choices = {kPlotFormats.begin(), kPlotFormats.end()}},
                formatOption("how tasks or summaries are written"),
                {.name = "--output",
                 .value = "FILE",
                 .help =
                     "where results are appended (default: beside the campaign); of merge, a file for all of them",
                 .shortName = 'o'},
            },
        .run = runCampaignCommand,
        .columns = campaignHeading,
    };
}

} // namespace contraflow::cli
