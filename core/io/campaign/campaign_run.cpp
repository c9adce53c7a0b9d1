// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/campaign/campaign_run.h"

#include "core/base/parallel.h"
#include "core/base/progress_count.h"
#include "core/base/text.h"
#include "core/campaign/campaign_evaluation.h"

#include <algorithm>
#include <chrono>
#include <mutex>

namespace contraflow {

namespace {

/** Lines of several threads on their way to the file: written together where tasks take little time. */
class ResultSink
{
public:
    ResultSink(const CampaignWork& work, ResultsFile& file, const CampaignRunOptions& options,
               CampaignRunCounts& counts)
        : m_work(work)
        , m_file(file)
        , m_options(options)
        , m_counts(counts)
    {}

    /** False when the results cannot be written any more. */
    bool take(const std::vector<CampaignResult>& results)
    {
        std::string lines;
        std::uint64_t failed = 0;
        for (const CampaignResult& result : results) {
            lines += resultLine(m_work, result);
            failed += result.problem.empty() ? 0 : 1;
        }
        const std::lock_guard lock(m_mutex);
        if (m_failure)
            return false;
        m_lines += lines;
        m_counts.done += results.size();
        m_counts.failed += failed;
        if (m_options.receive)
            m_options.receive(results);
        const auto now = std::chrono::steady_clock::now();
        if (m_lines.size() < kMostHeld && now - m_written < kLongestHeld)
            return true;
        m_written = now;
        return write();
    }

    Result<void> finish()
    {
        const std::lock_guard lock(m_mutex);
        if (!m_failure)
            (void)write();
        if (!m_failure)
            if (const Result<void> flushed = m_file.flush(); !flushed)
                return flushed.error();
        return m_failure ? Result<void>(*m_failure) : Result<void>();
    }

private:
    static constexpr std::size_t kMostHeld = 1 << 16;
    static constexpr std::chrono::milliseconds kLongestHeld{100};

    bool write()
    {
        const Result<void> written = m_file.append(m_lines);
        m_lines.clear();
        if (!written)
            m_failure = written.error();
        return !m_failure;
    }

    const CampaignWork& m_work;
    ResultsFile& m_file;
    const CampaignRunOptions& m_options;
    CampaignRunCounts& m_counts;
    std::mutex m_mutex;
    std::string m_lines;
    std::chrono::steady_clock::time_point m_written{};
    std::optional<Error> m_failure;
};

std::uint64_t tasksOf(const CampaignTasks& tasks, const CampaignShard& shard)
{
    if (shard.isWhole())
        return tasks.taskCount();
    std::uint64_t count = 0;
    for (std::uint64_t i = 0; i < shard.groups(tasks.groupCount()); ++i)
        count += tasks.group(shard.group(i)).tasks;
    return count;
}

} // namespace

std::uint64_t TasksDone::count() const
{
    return static_cast<std::uint64_t>(std::count(m_done.begin(), m_done.end(), true));
}

std::vector<std::uint64_t> TasksDone::openOf(const CampaignGroup& group) const
{
    std::vector<std::uint64_t> open;
    for (std::uint64_t task = group.firstTask; task < group.firstTask + group.tasks; ++task)
        if (!m_done[task])
            open.push_back(task);
    return open;
}

std::vector<std::uint64_t> openGroups(const CampaignTasks& tasks, const CampaignShard& shard,
                                      const TasksDone& done)
{
    std::vector<std::uint64_t> open;
    for (std::uint64_t i = 0; i < shard.groups(tasks.groupCount()); ++i)
        if (!done.openOf(tasks.group(shard.group(i))).empty())
            open.push_back(shard.group(i));
    return open;
}

Result<ResultsState> readResultsState(const CampaignWork& work, const std::filesystem::path& path)
{
    ResultsState state{TasksDone(work.inputs->tasks.taskCount()), 0};
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored))
        return state;
    std::optional<std::uint64_t> foreign;
    const Result<void> read = readResultLines(path, resultsHeading(work), [&](const ResultLine& line) {
        const std::optional<ReadResult> result = parseResult(work, line.text);
        if (!result)
            ++state.damaged;
        else if (result->inputs != work.hashes.ofTask(result->result.task))
            foreign = foreign.value_or(result->result.task);
        else
            state.done.set(result->result.task);
    });
    if (!read)
        return read.error();
    if (foreign)
        return fileError(ErrorCode::invalidInput, path,
                         "has a result of other inputs, of task " + std::to_string(*foreign + 1) +
                             ": the campaign, a project or the program was changed since; name another file");
    return state;
}

Result<CampaignRunCounts> runCampaign(const CampaignWork& work, const std::filesystem::path& results,
                                      const CampaignRunOptions& options)
{
    const CampaignTasks& tasks = work.inputs->tasks;
    Result<ResultsFile> file =
        ResultsFile::open(results, resultsHeading(work),
                          options.start == ResultsStart::resumed ? ResultsFile::Existing::append
                                                                 : ResultsFile::Existing::refuse);
    if (!file)
        return file.error();
    const Result<ResultsState> state = readResultsState(work, results);
    if (!state)
        return state.error();
    CampaignRunCounts counts;
    counts.damaged = state->damaged;
    counts.tasks = tasksOf(tasks, options.shard);
    const std::vector<std::uint64_t> open = openGroups(tasks, options.shard, state->done);
    counts.before = counts.tasks;
    for (const std::uint64_t group : open)
        counts.before -= state->done.openOf(tasks.group(group)).size();
    ResultSink sink(work, *file, options, counts);
    ProgressCount progress(options.progress);
    progress.expect(open.size());
    std::stop_source failed;
    std::optional<Error> failure;
    std::mutex failureMutex;
    const std::stop_callback forward(options.stop, [&failed] { failed.request_stop(); });
    inParallel(open.size(), options.threads, [&](std::size_t i) {
        if (failed.stop_requested())
            return;
        const CampaignGroup group = tasks.group(open[i]);
        const auto evaluated =
            evaluateGroup(*work.inputs, group, state->done.openOf(group), failed.get_token());
        if (evaluated && sink.take(*evaluated)) {
            progress.add(1);
            return;
        }
        if (!evaluated) {
            const std::lock_guard lock(failureMutex);
            failure = evaluated.error();
        }
        failed.request_stop();
    });
    if (const Result<void> finished = sink.finish(); !finished)
        return finished.error();
    if (options.stop.stop_requested())
        return Error{ErrorCode::cancelled,
                     "the campaign was stopped; what was worked out is kept, and --resume goes on"};
    if (failure)
        return *failure;
    return counts;
}

} // namespace contraflow
