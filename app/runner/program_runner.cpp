// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/program_runner.h"

#include "app/runner/pattern_runner.h"
#include "core/application/application_replay.h"
#include "core/application/measured_task.h"
#include "core/base/text.h"
#include "core/measuring/measuring_time.h"
#include "core/project/application_runs.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace contraflow::runner {

namespace {

/** Of a program with more events, only the sums of its processes are kept. */
constexpr std::size_t kMostListedEvents = 100'000;
/** What a rank tells of a repetition: whether it was late, its total time, and the times by kind. */
constexpr std::size_t kFigures = 2 + kTimeKinds;
/** Communication below this share of a process's time need not be known as well as the total. */
constexpr double kShareThatCounts = 0.1;
constexpr int kEventsTag = 2;

enum Figure : std::size_t
{
    late = 0,
    total = 1,
    firstKind = 2,
};

double communicationOf(const double* figures)
{
    const double all = std::accumulate(figures + firstKind, figures + firstKind + kTimeKinds, 0.0);
    return all - figures[firstKind + static_cast<std::size_t>(TimeKind::compute)];
}

/** Events as doubles: start and what repetitions say. */
constexpr std::size_t kEventDoubles = 12;

void pack(std::vector<double>& doubles, double start, const RepetitionSummary& times)
{
    constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    const TwoLevels levels = times.levels.value_or(TwoLevels{kNone, kNone, kNone});
    doubles.insert(doubles.end(),
                   {start, static_cast<double>(times.warmUp), times.mean.mean,
                    times.mean.halfWidth.value_or(kNone), static_cast<double>(times.mean.count),
                    times.smallest, times.largest, static_cast<double>(times.outliers),
                    times.drift.value_or(kNone), levels.low, levels.high, levels.highShare});
}

RepetitionSummary unpacked(const double* doubles)
{
    RepetitionSummary times;
    times.warmUp = static_cast<std::size_t>(doubles[1]);
    times.mean.mean = doubles[2];
    if (!std::isnan(doubles[3]))
        times.mean.halfWidth = doubles[3];
    times.mean.count = static_cast<std::size_t>(doubles[4]);
    times.smallest = doubles[5];
    times.largest = doubles[6];
    times.outliers = static_cast<std::size_t>(doubles[7]);
    if (!std::isnan(doubles[8]))
        times.drift = doubles[8];
    if (!std::isnan(doubles[9]))
        times.levels = TwoLevels{doubles[9], doubles[10], doubles[11]};
    return times;
}

/** What the events of this rank's process took, repetition by repetition. */
class EventHistory
{
public:
    void add(const ProgramProcess& process)
    {
        m_starts.push_back(process.starts());
        m_durations.push_back(process.durations());
    }

    /** kEventDoubles for each event; none where fewer than two repetitions count. */
    [[nodiscard]] std::vector<double> packed() const
    {
        std::vector<double> doubles;
        const std::size_t count = m_durations.empty() ? 0 : m_durations.front().size();
        std::vector<double> times(m_durations.size());
        for (std::size_t event = 0; event < count; ++event) {
            double start = 0;
            for (std::size_t k = 0; k < times.size(); ++k) {
                constexpr double kClockTick = 1e-9; // what takes less took some time as well
                times[k] = std::max(m_durations[k][event], kClockTick);
                start += m_starts[k][event] / static_cast<double>(times.size());
            }
            const auto summary = summarizeRepetitions(times);
            if (!summary)
                return {};
            pack(doubles, std::max(start, 0.0), *summary);
        }
        return doubles;
    }

private:
    std::vector<std::vector<double>> m_starts;
    std::vector<std::vector<double>> m_durations;
};

std::string nameOf(const PlannedProgram& program, std::size_t application, std::size_t process)
{
    return processNameOf(program.applications[application].name, application,
                         static_cast<std::uint32_t>(process));
}

} // namespace

ProgramRunner::ProgramRunner(const MeasuringPlan& plan, Clocks& clocks, MPI_Comm communicator,
                             Waiting waiting, ProgramUse use)
    : m_plan(plan)
    , m_clocks(clocks)
    , m_communicator(communicator)
    , m_waiting(waiting)
    , m_use(use)
{
    MPI_Comm_rank(communicator, &m_rank);
    MPI_Comm_size(communicator, &m_size);
}

double ProgramRunner::reference(const PlannedProgram& program)
{
    if (!program.reference)
        return 0;
    const PlannedMessage message{"reference", program.reference->source, program.reference->destination,
                                 program.reference->bytes, 0};
    return referenceSeconds(message, m_clocks, m_communicator, m_waiting);
}

bool ProgramRunner::areEnough(const PlannedProgram& program, const History& history,
                              const StopRule& rule) const
{
    if (!isTimeToLook(history.size()))
        return false;
    std::vector<double> totals(history.size());
    std::vector<double> sums(history.size());
    for (const PlannedApplication& application : program.applications)
        for (const std::size_t rank : application.ranks) {
            for (std::size_t k = 0; k < history.size(); ++k) {
                const double* figures = history[k].data() + kFigures * rank;
                totals[k] = figures[total];
                sums[k] = communicationOf(figures);
            }
            const std::size_t warmUp = warmUpCount(totals);
            const auto all = std::span<const double>(totals).subspan(warmUp);
            const auto communication = std::span<const double>(sums).subspan(warmUp);
            const double share = std::accumulate(communication.begin(), communication.end(), 0.0) /
                                 std::max(std::accumulate(all.begin(), all.end(), 0.0), 1e-9);
            if (!isEnough(all, rule) || (share >= kShareThatCounts && !isEnough(communication, rule)))
                return false;
        }
    return true;
}

std::vector<RepeatedTask> ProgramRunner::tasksOf(const PlannedProgram& program, const History& history) const
{
    std::vector<RepeatedTask> tasks;
    std::vector<double> times(history.size());
    const auto add = [&](const std::string& task, std::size_t rank, const auto& figureOf) {
        for (std::size_t k = 0; k < history.size(); ++k)
            times[k] = figureOf(history[k].data() + kFigures * rank);
        const bool isAny = std::all_of(times.begin(), times.end(), [](double time) { return time > 0; });
        if (const auto summary = isAny ? summarizeRepetitions(times) : std::nullopt)
            tasks.push_back({task, m_plan.nodes[rank], *summary});
    };
    for (std::size_t a = 0; a < program.applications.size(); ++a)
        for (std::size_t process = 0; process < program.applications[a].ranks.size(); ++process) {
            const std::size_t rank = program.applications[a].ranks[process];
            const std::string name = nameOf(program, a, process);
            add(name, rank, communicationOf);
            add(name + "/total", rank, [](const double* figures) { return figures[total]; });
            for (std::size_t kind = 0; kind < kTimeKinds; ++kind)
                add(name + "/" + std::string(timeKindWord(static_cast<TimeKind>(kind))), rank,
                    [kind](const double* figures) { return figures[firstKind + kind]; });
        }
    return tasks;
}

std::vector<RepeatedEvent> ProgramRunner::gatherEvents(const PlannedProgram& program,
                                                       const std::vector<double>& own) const
{
    std::vector<RepeatedEvent> events;
    if (m_rank != 0) {
        const bool takesPart =
            std::any_of(program.applications.begin(), program.applications.end(),
                        [this](const PlannedApplication& application) {
                            return std::find(application.ranks.begin(), application.ranks.end(),
                                             static_cast<std::size_t>(m_rank)) != application.ranks.end();
                        });
        if (takesPart)
            MPI_Send(own.data(), static_cast<int>(own.size()), MPI_DOUBLE, 0, kEventsTag, m_communicator);
        return events;
    }
    for (std::size_t a = 0; a < program.applications.size(); ++a) {
        const PlannedApplication& application = program.applications[a];
        for (std::size_t process = 0; process < application.ranks.size(); ++process) {
            const auto rank = static_cast<int>(application.ranks[process]);
            std::vector<double> told = own;
            if (rank != 0) {
                MPI_Status status;
                int count = 0;
                MPI_Probe(rank, kEventsTag, m_communicator, &status);
                MPI_Get_count(&status, MPI_DOUBLE, &count);
                told.resize(static_cast<std::size_t>(count));
                MPI_Recv(told.data(), count, MPI_DOUBLE, rank, kEventsTag, m_communicator, MPI_STATUS_IGNORE);
            }
            for (std::size_t i = 0; (i + 1) * kEventDoubles <= told.size(); ++i) {
                const double* doubles = told.data() + i * kEventDoubles;
                events.push_back({nameOf(program, a, process) + "/" + std::to_string(i + 1),
                                  application.events[process][i].kind, doubles[0], unpacked(doubles)});
            }
        }
    }
    return events;
}

RepeatedProgram ProgramRunner::measure(std::size_t index)
{
    const PlannedProgram& program = m_plan.programs[index];
    const bool keepsEvents = eventCount(program) <= kMostListedEvents;
    StopRule rule = m_plan.rule;
    rule.most = mostRepetitions(program, rule);
    RepeatedProgram measured;
    measured.scenario = program.scenario;
    for (const PlannedApplication& application : program.applications)
        measured.applications.push_back(application.name);
    measured.collectives = m_use.collectives;
    measured.compute = m_use.compute;
    if (program.reference)
        measured.reference.message =
            m_plan.nodes[program.reference->source] + " to " + m_plan.nodes[program.reference->destination];
    m_clocks.synchronise();
    m_clocks.forgetEarlier();
    measured.reference.before = reference(program);

    CommonStart start(m_clocks, m_communicator, m_waiting);
    ProgramProcess process(program, m_use, start, m_communicator);
    History history;
    EventHistory events;
    std::vector<double> figures(m_rank == 0 ? kFigures * static_cast<std::size_t>(m_size) : 0);
    std::size_t lateInTurn = 0;
    for (bool isWanted = true; isWanted;
         isWanted = tellAll(m_rank == 0 && lateInTurn < kMostLate && history.size() < rule.most &&
                                !areEnough(program, history, rule),
                            m_communicator)) {
        const ProcessTimes times = process.run(start.agree());
        std::vector<double> own{times.wasLate ? 1.0 : 0.0, times.total};
        own.insert(own.end(), times.kinds.begin(), times.kinds.end());
        MPI_Gather(own.data(), static_cast<int>(kFigures), MPI_DOUBLE, figures.data(),
                   static_cast<int>(kFigures), MPI_DOUBLE, 0, m_communicator);
        bool wasLate = false;
        for (std::size_t rank = 0; kFigures * rank < figures.size(); ++rank)
            wasLate = wasLate || figures[kFigures * rank + late] > 0;
        if (m_rank == 0) {
            lateInTurn = wasLate ? lateInTurn + 1 : 0;
            measured.late += wasLate ? 1 : 0;
            if (wasLate)
                start.wasLate();
            else
                history.push_back(figures);
        }
        if (!tellAll(wasLate, m_communicator) && keepsEvents)
            events.add(process);
    }
    m_clocks.synchronise();
    measured.clockAccuracy = m_clocks.accuracy();
    measured.clocks = m_clocks.offsets();
    measured.repetitions = history.size();
    if (m_rank == 0)
        measured.tasks = tasksOf(program, history);
    if (keepsEvents)
        measured.events = gatherEvents(program, events.packed());
    measured.reference.after = reference(program);
    measured.wasQuiet =
        m_rank != 0 || !program.reference || wasQuiet(measured.reference.before, measured.reference.after);
    return measured;
}

} // namespace contraflow::runner
