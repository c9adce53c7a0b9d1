// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/campaign_ranks.h"

#include "core/base/text.h"
#include "core/campaign/campaign_evaluation.h"
#include "core/io/campaign/campaign_file.h"
#include "core/io/campaign/campaign_results.h"
#include "core/io/campaign/campaign_run.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <thread>

namespace contraflow::runner {

namespace {

using Clock = std::chrono::steady_clock;
using Tasks = std::vector<unsigned long long>;

constexpr int kResults = 1;                 ///< lines of results, from a rank that asks for more
constexpr int kTasks = 2;                   ///< numbers of tasks; none: there are no more
constexpr std::size_t kMostTasks = 100'000; ///< dealt out at once
constexpr double kDealtSeconds = 0.2;       ///< of work that a rank gets at once
constexpr int kInputAtFault = 1;            ///< exit status, as of 'contraflow campaign'

/** The tasks that are open, dealt out in portions of about equal time. Any thread. */
class Dealer
{
public:
    Dealer(const CampaignTasks& tasks, const MergedResults& there, std::vector<std::uint64_t> groups,
           std::size_t ranks)
        : m_tasks(tasks)
        , m_there(there)
        , m_groups(std::move(groups))
        , m_ranks(ranks)
    {}

    /** Whole groups; empty when all are dealt out. */
    Tasks next()
    {
        const std::lock_guard lock(m_mutex);
        Tasks dealt;
        const std::size_t left = m_groups.size() - m_next;
        // Towards the end less, so that all ranks end together.
        const std::size_t share = std::max<std::size_t>(1, left / (2 * m_ranks));
        const std::size_t wanted = std::min(share, m_portion);
        for (std::size_t i = 0; i < wanted && m_next < m_groups.size() && dealt.size() < kMostTasks; ++i)
            for (const std::uint64_t task : m_there.openOf(m_tasks.group(m_groups[m_next++])))
                dealt.push_back(task);
        return dealt;
    }

    /** How long so many tasks took a rank. */
    void note(std::size_t tasks, double seconds)
    {
        if (tasks == 0 || m_tasks.groupCount() == 0)
            return;
        const std::lock_guard lock(m_mutex);
        const double perTask = seconds / static_cast<double>(tasks);
        m_perTask = m_perTask == 0 ? perTask : 0.7 * m_perTask + 0.3 * perTask;
        const double tasksOfGroup =
            static_cast<double>(m_tasks.taskCount()) / static_cast<double>(m_tasks.groupCount());
        const double groups = kDealtSeconds / std::max(1e-6, m_perTask * tasksOfGroup);
        m_portion = static_cast<std::size_t>(std::clamp(groups, 1.0, 10'000.0));
    }

private:
    const CampaignTasks& m_tasks;
    const MergedResults& m_there;
    std::vector<std::uint64_t> m_groups;
    std::size_t m_ranks;
    std::mutex m_mutex;
    std::size_t m_next = 0;
    std::size_t m_portion = 1; ///< groups
    double m_perTask = 0;      ///< seconds
};

/** Lines of results on their way to rank 0. */
struct Portion
{
    std::string lines;
    std::uint64_t failed = 0; ///< of them, without figures

    /** As one message: the number, a line end, the lines. */
    [[nodiscard]] std::string packed() const { return std::to_string(failed) + '\n' + lines; }
    [[nodiscard]] static Portion unpacked(const std::string& message)
    {
        const std::size_t end = message.find('\n');
        if (end == std::string::npos)
            return {};
        return {message.substr(end + 1), parseCount(message.substr(0, end)).value_or(0)};
    }
};

/** The results of tasks, which come group by group. */
Portion resultsOf(const CampaignWork& work, const Tasks& tasks)
{
    Portion portion;
    const CampaignTasks& all = work.inputs->tasks;
    for (std::size_t i = 0; i < tasks.size();) {
        const CampaignGroup group = all.group(all.groupOf(tasks[i]));
        std::vector<std::uint64_t> own;
        for (; i < tasks.size() && tasks[i] < group.firstTask + group.tasks; ++i)
            own.push_back(tasks[i]);
        if (const auto results = evaluateGroup(*work.inputs, group, own))
            for (const CampaignResult& result : *results) {
                portion.lines += resultLine(work, result);
                portion.failed += result.problem.empty() ? 0 : 1;
            }
    }
    return portion;
}

/** Every rank but the first. */
void workFor(const CampaignWork& work, MPI_Comm ranks)
{
    std::string message = Portion().packed();
    for (;;) {
        MPI_Send(message.data(), static_cast<int>(message.size()), MPI_CHAR, 0, kResults, ranks);
        MPI_Status status;
        MPI_Probe(0, kTasks, ranks, &status);
        int count = 0;
        MPI_Get_count(&status, MPI_UNSIGNED_LONG_LONG, &count);
        Tasks tasks(static_cast<std::size_t>(count));
        MPI_Recv(tasks.data(), count, MPI_UNSIGNED_LONG_LONG, 0, kTasks, ranks, MPI_STATUS_IGNORE);
        if (tasks.empty())
            return;
        message = resultsOf(work, tasks).packed();
    }
}

/** Rank 0: deals out, takes what comes back, and writes it. */
class Master
{
public:
    /** `counts`: what was there before. */
    Master(const CampaignWork& work, ResultsFile& file, Dealer& dealer, const CampaignRunCounts& counts,
           MPI_Comm ranks)
        : m_work(work)
        , m_file(file)
        , m_dealer(dealer)
        , m_ranks(ranks)
        , m_counts(counts)
    {
        MPI_Comm_size(ranks, &m_size);
        m_dealt.resize(static_cast<std::size_t>(m_size));
    }

    /** What is there in the end. Fails where results cannot be written. */
    Result<CampaignRunCounts> run()
    {
        {
            const std::jthread own([this] { workHere(); });
            serve();
        }
        if (!m_failure)
            if (const Result<void> flushed = m_file.flush(); !flushed)
                m_failure = flushed.error();
        if (m_failure)
            return *m_failure;
        return m_counts;
    }

private:
    struct Dealt
    {
        std::size_t tasks = 0;
        Clock::time_point since;
    };

    void workHere()
    {
        for (Tasks tasks = m_dealer.next(); !tasks.empty() && !hasFailed(); tasks = m_dealer.next()) {
            const auto begin = Clock::now();
            const Portion portion = resultsOf(m_work, tasks);
            m_dealer.note(tasks.size(), std::chrono::duration<double>(Clock::now() - begin).count());
            take(portion);
        }
    }

    void serve()
    {
        // Asks now and then instead of waiting: a wait inside of MPI would take the core of the other thread.
        for (int left = m_size - 1; left > 0;) {
            int isThere = 0;
            MPI_Status status;
            MPI_Iprobe(MPI_ANY_SOURCE, kResults, m_ranks, &isThere, &status);
            if (isThere == 0) {
                std::this_thread::sleep_for(std::chrono::microseconds(200));
                continue;
            }
            int size = 0;
            MPI_Get_count(&status, MPI_CHAR, &size);
            std::string message(static_cast<std::size_t>(size), '\0');
            MPI_Recv(message.data(), size, MPI_CHAR, status.MPI_SOURCE, kResults, m_ranks, MPI_STATUS_IGNORE);
            Dealt& dealt = m_dealt[static_cast<std::size_t>(status.MPI_SOURCE)];
            const auto now = Clock::now();
            if (dealt.tasks > 0)
                m_dealer.note(dealt.tasks, std::chrono::duration<double>(now - dealt.since).count());
            const Tasks tasks = hasFailed() ? Tasks() : m_dealer.next();
            dealt = {tasks.size(), now};
            MPI_Send(tasks.data(), static_cast<int>(tasks.size()), MPI_UNSIGNED_LONG_LONG, status.MPI_SOURCE,
                     kTasks, m_ranks);
            left -= tasks.empty() ? 1 : 0;
            take(Portion::unpacked(message));
        }
    }

    bool hasFailed()
    {
        const std::lock_guard lock(m_mutex);
        return m_failure.has_value();
    }

    void take(const Portion& portion)
    {
        const std::lock_guard lock(m_mutex);
        if (m_failure)
            return;
        if (const Result<void> written = m_file.append(portion.lines); !written)
            m_failure = written.error();
        m_counts.done += lineEnds(portion.lines);
        m_counts.failed += portion.failed;
        const auto now = Clock::now();
        if (now - m_said < std::chrono::seconds(10))
            return;
        m_said = now;
        say(groupedCount(m_counts.before + m_counts.done) + " of " + groupedCount(m_counts.tasks) + " tasks");
    }

    const CampaignWork& m_work;
    ResultsFile& m_file;
    Dealer& m_dealer;
    MPI_Comm m_ranks;
    int m_size = 1;
    std::vector<Dealt> m_dealt; ///< by rank
    std::mutex m_mutex;         ///< of what follows
    std::optional<Error> m_failure;
    CampaignRunCounts m_counts;
    Clock::time_point m_said = Clock::now();
};

/** What rank 0 does; `begin` tells the others whether there is anything to do. */
template<typename Begin>
int lead(const RunOptions& options, const CampaignWork& work, MPI_Comm ranks, const Begin& begin)
{
    const CampaignTasks& tasks = work.inputs->tasks;
    const std::string name =
        options.output.empty() ? resultsFileOf(options.campaign, options.shard).string() : options.output;
    Result<ResultsFile> file = ResultsFile::open(
        name, resultsHeading(work), options.isResumed ? ResultsStart::resumed : ResultsStart::fresh);
    const Result<MergedResults> there =
        file ? MergedResults::read(work, {name}) : Result<MergedResults>(file.error());
    if (const int status = begin(there ? 0 : statusOf(there.error())); status != 0) {
        say(there.error().message);
        return status;
    }
    OpenWork open = openWork(tasks, options.shard, *there);
    int size = 1;
    MPI_Comm_size(ranks, &size);
    Dealer dealer(tasks, *there, std::move(open.groups), static_cast<std::size_t>(size));
    const Result<CampaignRunCounts> counts = Master(work, *file, dealer, open.counts, ranks).run();
    if (!counts) {
        say(counts.error().message);
        return statusOf(counts.error());
    }
    say(name + ": " + countsText(*counts, " on " + counted(static_cast<std::size_t>(size), "rank")));
    return counts->failed > 0 ? kInputAtFault : 0;
}

/** On rank 0 the ranks of which it is true: "rank 1, rank 3". */
std::string ranksOf(bool isTrue, MPI_Comm ranks)
{
    int size = 1;
    MPI_Comm_size(ranks, &size);
    const int own = isTrue ? 1 : 0;
    std::vector<int> all(static_cast<std::size_t>(size));
    MPI_Gather(&own, 1, MPI_INT, all.data(), 1, MPI_INT, 0, ranks);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i] != 0)
            names.push_back("rank " + std::to_string(i));
    return someOf(names);
}

} // namespace

int runCampaignRanks(const RunOptions& options, MPI_Comm ranks)
{
    int rank = 0;
    MPI_Comm_rank(ranks, &rank);
    const Result<LoadedCampaign> loaded = loadCampaign(options.campaign);
    if (rank == 0) {
        if (!loaded)
            say(loaded.error().message);
        else
            for (const Issue& issue : loaded->issues)
                say(options.campaign + ":" + std::to_string(issue.location.line) + ": " +
                    severityText(issue.severity) + ": " + issue.text);
    }
    // All ranks must see the same campaign; the worst counts, and rank 0 has said its own problem.
    const int own = !loaded ? statusOf(loaded.error()) : loaded->inputs ? 0 : 1;
    int worst = 0;
    MPI_Allreduce(&own, &worst, 1, MPI_INT, MPI_MAX, ranks);
    if (worst != 0) {
        if (const std::string others = ranksOf(own != 0, ranks); rank == 0 && own == 0)
            say("on " + others +
                " the campaign or a project of it cannot be read; all ranks need the same files");
        return worst;
    }
    const CampaignWork shared(loaded->inputs);
    const std::string ownHash = CampaignHashes(*loaded->inputs).ofCampaign();
    std::string hash = ownHash;
    MPI_Bcast(hash.data(), static_cast<int>(hash.size()), MPI_CHAR, 0, ranks);
    const int differs = hash == ownHash ? 0 : 1;
    int any = 0;
    MPI_Allreduce(&differs, &any, 1, MPI_INT, MPI_MAX, ranks);
    if (any != 0) {
        if (const std::string others = ranksOf(differs != 0, ranks); rank == 0)
            say("on " + others +
                " the campaign, or the content of its projects, is another one than on rank 0; all ranks need "
                "the same files");
        return 1;
    }
    const auto begin = [&](int status) {
        MPI_Bcast(&status, 1, MPI_INT, 0, ranks);
        return status;
    };
    int status = 0;
    if (rank == 0)
        status = lead(options, shared, ranks, begin);
    else if ((status = begin(0)) == 0)
        workFor(shared, ranks);
    MPI_Bcast(&status, 1, MPI_INT, 0, ranks);
    return status;
}

} // namespace contraflow::runner
