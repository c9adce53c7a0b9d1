// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/campaign/campaign_run.h"

#include "core/base/parallel.h"
#include "core/base/progress_count.h"
#include "core/base/sentence.h"
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
            RETURN_IF_ERROR(m_file.flush());
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

OpenWork openWork(const CampaignTasks& tasks, const CampaignShard& shard, const MergedResults& there)
{
    OpenWork work;
    work.counts.damaged = there.faults().damaged;
    work.counts.foreign = there.faults().foreign;
    work.counts.tasks = work.counts.before = tasksOf(tasks, shard);
    for (std::uint64_t i = 0; i < shard.groups(tasks.groupCount()); ++i)
        if (const auto open = there.openOf(tasks.group(shard.group(i))); !open.empty()) {
            work.groups.push_back(shard.group(i));
            work.counts.before -= open.size();
        }
    work.counts.failed = static_cast<std::uint64_t>(
        std::ranges::count_if(there.failed(), [&](auto task) { return shard.has(tasks.groupOf(task)); }));
    return work;
}

std::string countsText(const CampaignRunCounts& counts, const std::string& how)
{
    const auto count = [](std::uint64_t number) { return static_cast<std::size_t>(number); };
    std::string text = sentenceOf(count(counts.done), "1 task worked out", "%1 tasks worked out") + how;
    if (counts.before > 0)
        text += ", " + sentenceOf(count(counts.before), "1 was there", "%1 were there");
    if (counts.damaged > 0)
        text += ", " +
                sentenceOf(count(counts.damaged), "1 damaged line left aside", "%1 damaged lines left aside");
    if (counts.foreign > 0)
        text += ", " + sentenceOf(count(counts.foreign), "1 result of other inputs left aside",
                                  "%1 results of other inputs left aside");
    if (counts.failed > 0)
        text += ", " + sentence("%1 without figures, whose lines say why", {groupedCount(counts.failed)});
    return text;
}

Result<CampaignRunCounts> runCampaign(const CampaignWork& work, const std::filesystem::path& results,
                                      const CampaignRunOptions& options)
{
    const CampaignTasks& tasks = work.inputs->tasks;
    ASSIGN_OR_RETURN(ResultsFile file, ResultsFile::open(results, resultsHeading(work), options.start));
    ASSIGN_OR_RETURN(const MergedResults there, MergedResults::read(work, {results}));
    OpenWork open = openWork(tasks, options.shard, there);
    CampaignRunCounts& counts = open.counts;
    ResultSink sink(work, file, options, counts);
    ProgressCount progress(options.progress);
    progress.expect(counts.tasks);
    progress.add(counts.before);
    std::stop_source failed;
    std::optional<Error> failure;
    std::mutex failureMutex;
    const std::stop_callback forward(options.stop, [&failed] { failed.request_stop(); });
    inParallel(open.groups.size(), options.threads, [&](std::size_t i) {
        if (failed.stop_requested())
            return;
        const CampaignGroup group = tasks.group(open.groups[i]);
        const auto evaluated = evaluateGroup(*work.inputs, group, there.openOf(group), failed.get_token());
        if (evaluated && sink.take(*evaluated)) {
            progress.add(evaluated->size());
            return;
        }
        if (!evaluated) {
            const std::lock_guard lock(failureMutex);
            failure = evaluated.error();
        }
        failed.request_stop();
    });
    RETURN_IF_ERROR(sink.finish());
    if (options.stop.stop_requested())
        return Error{ErrorCode::cancelled,
                     sentence("the campaign was stopped; what was worked out is kept, and --resume goes on")};
    if (failure)
        return *failure;
    return counts;
}

} // namespace contraflow
