// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/campaign_ranks.h"
#include "app/runner/host_facts.h"
#include "app/runner/messages.h"
#include "app/runner/pattern_runner.h"
#include "app/runner/program_runner.h"
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

/** One rank speaks for all: they were given the same words. */
int refuseWords(const Error& error)
{
    int rank = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 0)
        say(error.message);
    return 2;
}

/** "48 repetitions, within 1.4 %": of messages, or tasks. */
template<typename Repeated, typename Rows>
std::string outcomeText(const Repeated& repeated, const Rows& rows)
{
    double widest = 0;
    for (const auto& row : rows)
        if (row.times.mean.halfWidth && row.times.mean.mean > 0)
            widest = std::max(widest, *row.times.mean.halfWidth / row.times.mean.mean);
    return repeated.scenario + ": " + counted(repeated.repetitions, "repetition") + ", within " +
           roundedText(100 * widest, 2) + " %" +
           (repeated.late > 0 ? ", " + groupedCount(repeated.late) + " late" : "") +
           (repeated.wasQuiet ? "" : ", the machine was not quiet");
}

/** On rank 0: what is to be measured next, until nothing is. */
class Agenda
{
public:
    Agenda(const std::vector<std::size_t>& runs, std::size_t total)
        : m_open(runs.begin(), runs.end())
        , m_begun(total - runs.size())
        , m_total(total)
    {}

    [[nodiscard]] int next() const { return m_open.empty() ? -1 : static_cast<int>(m_open.front()); }
    /** The place of what is next: "2 of 4", the same at each of its attempts. */
    [[nodiscard]] std::string place()
    {
        const auto [place, isNew] = m_places.try_emplace(m_open.front(), m_begun + 1);
        m_begun += isNew ? 1 : 0;
        return groupedCount(place->second) + " of " + groupedCount(m_total);
    }

    /** `isDone` where a further attempt is not wanted; what cannot be started is given up for this time.
     * Whether it is measured again later. */
    bool finish(bool isDone)
    {
        const std::size_t run = m_open.front();
        m_open.pop_front();
        if (isDone || ++m_attempts[run] >= kMostAttempts)
            return false;
        m_open.push_back(run);
        return true;
    }

private:
    std::deque<std::size_t> m_open;
    std::map<std::size_t, std::size_t> m_attempts;
    std::map<std::size_t, std::size_t> m_places; ///< from 1, in the order in which they were begun
    std::size_t m_begun;
    std::size_t m_total;
};

/** Measures what is open, of which all ranks know but only rank 0 has the results. */
class PlanMeasuring
{
public:
    PlanMeasuring(const MeasuringPlan& plan, const RunOptions& options, RunRecorder* recorder)
        : m_plan(plan)
        , m_recorder(recorder)
        , m_clocks(MPI_COMM_WORLD)
        , m_patterns(plan, m_clocks, MPI_COMM_WORLD, options.waiting)
        , m_programs(plan, m_clocks, MPI_COMM_WORLD, options.waiting, {options.collectives, options.compute})
        , m_agenda(recorder ? recorder->openRuns(plan) : std::vector<std::size_t>(),
                   recorder ? plan.runCount() : 0)
    {
        m_clocks.synchronise();
    }

    /** The status of rank 0. */
    int measureAll()
    {
        for (int next = agreeOn(m_agenda.next()); next >= 0; next = agreeOn(m_agenda.next())) {
            const auto run = static_cast<std::size_t>(next);
            sayBegin(run);
            const int status =
                agreeOn(run < m_plan.patterns.size() ? measurePattern(run)
                                                     : measureProgram(run - m_plan.patterns.size()));
            if (status != 0)
                return status;
        }
        return agreeOn(m_recorder ? written(m_recorder->finish()) : 0);
    }

private:
    /** On rank 0: a long pattern says nothing else until it ends. */
    void sayBegin(std::size_t run)
    {
        if (m_recorder == nullptr)
            return;
        m_place = m_agenda.place();
        if (const std::size_t before = m_recorder->attempts(m_plan, run); before > 0)
            m_place += ", attempt " + std::to_string(before + 1);
        say(m_place + ": " + m_plan.scenarioOf(run) + " is being measured since " + nowInUtc());
    }

    int measurePattern(std::size_t pattern)
    {
        RepeatedPattern measured = m_patterns.measure(pattern);
        const std::string outcome = m_recorder ? outcomeText(measured, measured.messages) : std::string();
        return record(pattern, std::move(measured), outcome);
    }

    int measureProgram(std::size_t program)
    {
        RepeatedProgram measured = m_programs.measure(program);
        std::vector<RepeatedTask> wholes = measured.tasks; // parts of a process's time may be small and vary
        std::erase_if(wholes, [](const RepeatedTask& task) { return !task.task.ends_with("/total"); });
        const std::string outcome = m_recorder ? outcomeText(measured, wholes) : std::string();
        return record(m_plan.patterns.size() + program, std::move(measured), outcome);
    }

    /** On rank 0: says and keeps what was measured; the status. */
    template<typename Repeated>
    int record(std::size_t run, Repeated measured, const std::string& outcome)
    {
        if (m_recorder == nullptr)
            return 0;
        const int status = written(m_recorder->add(std::move(measured)));
        const bool isRepeated = m_agenda.finish(m_recorder->isDone(m_plan, run));
        say(m_place + ": " + outcome + (isRepeated ? "; it is measured again later" : ""));
        if (!m_recorder->isWhole(m_plan, run))
            say(inQuotes(m_plan.scenarioOf(run)) +
                " could not be started together on all ranks: are there fewer cores than ranks? --resume --wait "
                "sleep measures it then");
        return status;
    }

    /** The status of writing, of which a failure is said. */
    static int written(const Result<void>& result)
    {
        if (!result)
            say(result.error().message);
        return result ? 0 : statusOf(result.error());
    }

    const MeasuringPlan& m_plan;
    RunRecorder* m_recorder;
    Clocks m_clocks;
    PatternRunner m_patterns;
    ProgramRunner m_programs;
    Agenda m_agenda;
    std::string m_place; ///< of what is being measured: "2 of 4, attempt 3"
};

/** On rank 0: tells the recorder where and how it is measured; the status. */
int beginSession(RunRecorder& recorder, const MeasuringPlan& plan, const RunOptions& options,
                 MeasuringSession session)
{
    if (recorder.openRuns(plan).empty())
        return 0;
    const std::optional<std::string> misplaced = misplacedRank(session.hosts, plan);
    if (misplaced)
        say("ranks are not where the plan has them: " + *misplaced + "; " +
            counted(plan.nodes.size(), "rank") + " on " + counted(session.hosts.size(), "host") +
            ", planned on " + counted(ranksByNode(plan).size(), "node") + "; the results say so");
    if (const auto crowded = crowdedHost(session.hosts); crowded && options.waiting == Waiting::spin)
        say(*crowded + ", and ranks spin while they wait; --wait sleep lets the others run");
    session.isPlacedAsPlanned = !misplaced;
    session.mpi = mpiVersion();
    session.waiting = nameOfValue(kWaitings, options.waiting);
    const Result<void> begun = recorder.begin(std::move(session));
    if (!begun)
        say(begun.error().message);
    return begun ? 0 : statusOf(begun.error());
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
            say("the plan has " + counted(plan->nodes.size(), "rank") + ", and " +
                groupedCount(static_cast<std::size_t>(size)) + (size == 1 ? " was" : " were") +
                " started; start it with mpirun -np " + std::to_string(plan->nodes.size()));
        return 2;
    }
    for (const PlannedProgram& program : plan->programs)
        if (const auto reason = whyNot(program, {options.collectives, options.compute}, MPI_COMM_WORLD)) {
            if (rank == 0)
                say("scenario " + inQuotes(program.scenario) + ", " + *reason);
            return 1;
        }
    Result<RunRecorder> recorder =
        rank == 0 ? RunRecorder::open(options, *plan, sha256Text(shared)) : Result<RunRecorder>(Error{});
    if (rank == 0 && !recorder)
        say(recorder.error().message);
    if (const int status = agreeOn(rank != 0 || recorder ? 0 : statusOf(recorder.error())); status != 0)
        return status;
    MeasuringSession session;
    session.hosts = gatherHosts(MPI_COMM_WORLD);
    if (const int status =
            agreeOn(rank == 0 ? beginSession(*recorder, *plan, options, std::move(session)) : 0);
        status != 0)
        return status;
    return PlanMeasuring(*plan, options, rank == 0 ? &*recorder : nullptr).measureAll();
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
    const auto asks = [&options](RunOptions::Task task) { return options && options->task == task; };
    if (asks(RunOptions::Task::help)) {
        std::fputs(helpText().c_str(), stdout);
        return 0;
    }
    if (asks(RunOptions::Task::version)) {
        std::fputs("contraflow-run " CONTRAFLOW_VERSION "\n", stdout);
        return 0;
    }
    int threads = MPI_THREAD_SINGLE;
    MPI_Init_thread(&argc, &argv, asks(RunOptions::Task::campaign) ? MPI_THREAD_FUNNELED : MPI_THREAD_SINGLE,
                    &threads);
    const int status = options ? runUnderMpi(*options) : refuseWords(options.error());
    MPI_Finalize();
    return status;
}
