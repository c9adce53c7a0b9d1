// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/campaign_files.h"
#include "app/cli/output.h"
#include "core/base/text.h"
#include "core/io/campaign/campaign_job.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <sys/wait.h>
#include <unistd.h>

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
        return Error{ErrorCode::invalidInput, "--shards takes 1 to " + groupedCount(groups) +
                                                  ", the number of patterns, since a shard has at least one"};
    if (*cores == 0 || *cores > kMostCores)
        return Error{ErrorCode::invalidInput, "--jobs takes 1 to " + groupedCount(kMostCores) + " cores"};
    job.shards = *shards;
    job.cores = static_cast<std::size_t>(*cores);
    job.timeLimit = arguments.value("--time").value_or("");
    if (arguments.has("--time") && !isTimeLimit(job.timeLimit))
        return Error{ErrorCode::invalidInput,
                     "--time takes a limit such as 02:30:00, and not " + inQuotes(job.timeLimit)};
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
        return misused("campaign", job.error().message);
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

} // namespace contraflow::cli
