// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/campaign_ranks.h"
#include "app/runner/host_facts.h"
#include "app/runner/messages.h"
#include "app/runner/pattern_runner.h"
#include "app/runner/run_options.h"
#include "app/runner/run_recorder.h"
#include "core/base/text.h"
#include "core/io/measuring/measuring_files.h"
#include "core/io/sha256.h"
#include "core/io/text_file.h"

#include <mpi.h>

#include <cstdio>
#include <deque>
#include <map>
#include <new>

namespace contraflow::runner {

namespace {

/** How often a pattern is begun before it is kept although the machine was not quiet. */
constexpr std::size_t kMostAttempts = 3;

/** The text of the plan's file, which rank 0 reads, on all ranks; nothing where it cannot be read. */
std::string broadcastText(std::string text)
{
    unsigned long long size = text.size();
    MPI_Bcast(&size, 1, MPI_UNSIGNED_LONG_LONG, 0, MPI_COMM_WORLD);
    text.resize(size);
    MPI_Bcast(text.data(), static_cast<int>(size), MPI_CHAR, 0, MPI_COMM_WORLD);
    return text;
}

int agreeOn(int value)
{
    MPI_Bcast(&value, 1, MPI_INT, 0, MPI_COMM_WORLD);
    return value;
}

/** "12 of 36 halo: 48 repetitions, within 1.4 %". */
std::string progressText(const RepeatedPattern& pattern, std::size_t done, std::size_t total)
{
    double widest = 0;
    for (const RepeatedMessage& message : pattern.messages)
        if (message.times.mean.halfWidth && message.times.mean.mean > 0)
            widest = std::max(widest, *message.times.mean.halfWidth / message.times.mean.mean);
    return std::to_string(done) + " of " + std::to_string(total) + " " + pattern.scenario + ": " +
           counted(pattern.repetitions, "repetition") + ", within " + roundedText(100 * widest, 2) + " %" +
           (pattern.late > 0 ? ", " + std::to_string(pattern.late) + " late" : "") +
           (pattern.wasQuiet ? "" : ", the machine was not quiet");
}

/** On rank 0: what is to be measured next, until nothing is. */
class Agenda
{
public:
    Agenda(std::vector<std::size_t> patterns, std::size_t total)
        : m_open(patterns.begin(), patterns.end())
        , m_done(total - patterns.size())
        , m_total(total)
    {}

    [[nodiscard]] int next() const { return m_open.empty() ? -1 : static_cast<int>(m_open.front()); }
    [[nodiscard]] std::size_t done() const { return m_done; }
    [[nodiscard]] std::size_t total() const { return m_total; }

    void finish(bool wasQuiet)
    {
        const std::size_t pattern = m_open.front();
        m_open.pop_front();
        if (!wasQuiet && ++m_attempts[pattern] < kMostAttempts)
            m_open.push_back(pattern);
        else
            ++m_done;
    }

private:
    std::deque<std::size_t> m_open;
    std::map<std::size_t, std::size_t> m_attempts;
    std::size_t m_done;
    std::size_t m_total;
};

/** Measures what is open; the status of rank 0. */
int measureAll(const MeasuringPlan& plan, RunRecorder* recorder, Waiting waiting)
{
    PatternRunner patterns(plan, MPI_COMM_WORLD, waiting);
    Agenda agenda(recorder ? recorder->openPatterns(plan) : std::vector<std::size_t>(),
                  recorder ? plan.patterns.size() : 0);
    for (int next = agreeOn(agenda.next()); next >= 0; next = agreeOn(agenda.next())) {
        RepeatedPattern measured = patterns.measure(static_cast<std::size_t>(next));
        int status = 0;
        if (recorder) {
            agenda.finish(measured.wasQuiet);
            say(progressText(measured, agenda.done(), agenda.total()));
            if (measured.messages.size() < plan.patterns[static_cast<std::size_t>(next)].messages.size())
                say("pattern " + inQuotes(measured.scenario) +
                    " could not be started together on all ranks: are there fewer cores than ranks? --wait sleep "
                    "helps then");
            if (const Result<void> written = recorder->add(std::move(measured)); !written) {
                say(written.error().message);
                status = statusOf(written.error());
            }
        }
        if ((status = agreeOn(status)) != 0)
            return status;
    }
    return 0;
}

int runPlan(const RunOptions& options, int rank, int size)
{
    Result<std::string> text = rank == 0 ? readTextFile(options.plan, std::numeric_limits<int>::max())
                                         : Result<std::string>(std::string());
    if (rank == 0 && !text)
        say(text.error().message);
    if (const int status = agreeOn(text ? 0 : statusOf(text.error())); status != 0)
        return status;
    const std::string shared = broadcastText(std::move(text).value());
    const Result<MeasuringPlan> plan = parsePlan(shared);
    if (!plan) {
        if (rank == 0)
            say(options.plan + ": " + plan.error().message);
        return 1;
    }
    if (static_cast<std::size_t>(size) != plan->nodes.size()) {
        if (rank == 0)
            say("the plan has " + counted(plan->nodes.size(), "rank") + ", and " + std::to_string(size) +
                (size == 1 ? " was" : " were") + " started; start it with mpirun -np " +
                std::to_string(plan->nodes.size()));
        return 2;
    }
    Result<RunRecorder> recorder =
        rank == 0 ? RunRecorder::open(options, *plan, sha256Text(shared)) : Result<RunRecorder>(Error{});
    if (rank == 0 && !recorder)
        say(recorder.error().message);
    if (const int status = agreeOn(rank != 0 || recorder ? 0 : statusOf(recorder.error())); status != 0)
        return status;
    std::vector<MeasuredHost> hosts = gatherHosts(MPI_COMM_WORLD);
    if (rank == 0) {
        const bool isPlaced = arePlacedAsPlanned(hosts, plan->nodes);
        if (!isPlaced)
            say("ranks are not where the plan has them: " + counted(plan->nodes.size(), "rank") + " on " +
                counted(hosts.size(), "host") + ", planned on " + counted(ranksByNode(*plan).size(), "node") +
                "; the results say so");
        recorder->setSurroundings(std::move(hosts), mpiVersion(), isPlaced);
    }
    return measureAll(*plan, rank == 0 ? &*recorder : nullptr, options.waiting);
}

int runUnderMpi(const RunOptions& options)
{
    int rank = 0;
    int size = 1;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    try {
        return options.task == RunOptions::Task::campaign ? runCampaignRanks(options, MPI_COMM_WORLD)
                                                          : runPlan(options, rank, size);
    } catch (const std::bad_alloc&) {
        say("rank " + std::to_string(rank) +
            " has too little memory; use fewer or smaller messages at once, or fewer ranks on a host");
        MPI_Abort(MPI_COMM_WORLD, 3);
    }
    return 3;
}

} // namespace

} // namespace contraflow::runner

int main(int argc, char** argv)
{
    using namespace contraflow;
    using namespace contraflow::runner;
    const Result<RunOptions> options =
        parseOptions(std::span(argv + 1, static_cast<std::size_t>(argc > 0 ? argc - 1 : 0)));
    if (!options) {
        say(options.error().message);
        return 2;
    }
    if (options->task == RunOptions::Task::help) {
        std::fputs(helpText().c_str(), stdout);
        return 0;
    }
    if (options->task == RunOptions::Task::version) {
        std::fputs("contraflow-run " CONTRAFLOW_VERSION "\n", stdout);
        return 0;
    }
    int threads = MPI_THREAD_SINGLE;
    MPI_Init_thread(&argc, &argv,
                    options->task == RunOptions::Task::campaign ? MPI_THREAD_FUNNELED : MPI_THREAD_SINGLE,
                    &threads);
    const int status = runUnderMpi(*options);
    MPI_Finalize();
    return status;
}
