// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/program_runner.h"

#include "app/runner/pattern_runner.h"
#include "core/application/application_replay.h"
#include "core/application/measured_task.h"
#include "core/base/text.h"
#include "core/measuring/measuring_time.h"
#include "core/measuring/planned_program.h"
#include "core/project/application_runs.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <numeric>

namespace contraflow::runner {

namespace {

/** Counts and places of blocks that lie one behind the other. */
struct Blocks
{
    explicit Blocks(const std::vector<std::uint64_t>& sizes)
    {
        for (const std::uint64_t size : sizes) {
            counts.push_back(static_cast<int>(size));
            places.push_back(static_cast<int>(total));
            total += size;
        }
    }

    std::vector<int> counts;
    std::vector<int> places;
    std::uint64_t total = 0;
};

/** Memory to receive into for the time of a call. */
class Received
{
public:
    Received(MessagePool& pool, std::uint64_t bytes) : m_pool(pool), m_piece(pool.take(bytes)) {}
    ~Received() { m_pool.giveBack(m_piece); }
    Received(const Received&) = delete;
    Received& operator=(const Received&) = delete;

    [[nodiscard]] std::byte* memory() { return m_pool.at(m_piece); }

private:
    MessagePool& m_pool;
    std::size_t m_piece;
};

/** Runs a collective by the MPI library's own. `received`: of an alltoallv, what comes from each process. All
 * sizes fit into MPI's counts. */
void callCollective(const PlannedEvent& event, const std::vector<std::uint64_t>& received,
                    MPI_Comm communicator, MessagePool& pool)
{
    int size = 1;
    int rank = 0;
    MPI_Comm_size(communicator, &size);
    MPI_Comm_rank(communicator, &rank);
    const auto processes = static_cast<std::uint64_t>(size);
    const auto own = static_cast<std::size_t>(rank);
    const auto count = static_cast<int>(event.bytes);
    const auto root = static_cast<int>(event.root);
    // Sizes of blocks, where the event has one for all.
    const std::vector<std::uint64_t> sizes =
        event.sizes.empty() ? std::vector<std::uint64_t>(processes, event.bytes) : event.sizes;
    const Blocks blocks(sizes);
    switch (event.kind) {
    case EventKind::barrier:
        MPI_Barrier(communicator);
        return;
    case EventKind::bcast: {
        Received memory(pool, event.bytes);
        MPI_Bcast(memory.memory(), count, MPI_BYTE, root, communicator);
        return;
    }
    case EventKind::reduce: {
        Received memory(pool, event.bytes);
        MPI_Reduce(pool.toSend(event.bytes), memory.memory(), count, MPI_BYTE, MPI_BOR, root, communicator);
        return;
    }
    case EventKind::allreduce: {
        Received memory(pool, event.bytes);
        MPI_Allreduce(pool.toSend(event.bytes), memory.memory(), count, MPI_BYTE, MPI_BOR, communicator);
        return;
    }
    case EventKind::reduceScatter: {
        Received memory(pool, sizes[own]);
        MPI_Reduce_scatter(pool.toSend(blocks.total), memory.memory(), blocks.counts.data(), MPI_BYTE,
                           MPI_BOR, communicator);
        return;
    }
    case EventKind::allgather: {
        Received memory(pool, blocks.total);
        MPI_Allgather(pool.toSend(event.bytes), count, MPI_BYTE, memory.memory(), count, MPI_BYTE,
                      communicator);
        return;
    }
    case EventKind::allgatherv: {
        Received memory(pool, blocks.total);
        MPI_Allgatherv(pool.toSend(sizes[own]), blocks.counts[own], MPI_BYTE, memory.memory(),
                       blocks.counts.data(), blocks.places.data(), MPI_BYTE, communicator);
        return;
    }
    case EventKind::alltoall: {
        Received memory(pool, blocks.total);
        MPI_Alltoall(pool.toSend(blocks.total), count, MPI_BYTE, memory.memory(), count, MPI_BYTE,
                     communicator);
        return;
    }
    case EventKind::alltoallv: {
        const Blocks from(received);
        Received memory(pool, from.total);
        MPI_Alltoallv(pool.toSend(blocks.total), blocks.counts.data(), blocks.places.data(), MPI_BYTE,
                      memory.memory(), from.counts.data(), from.places.data(), MPI_BYTE, communicator);
        return;
    }
    case EventKind::gather: {
        Received memory(pool, blocks.total);
        MPI_Gather(pool.toSend(event.bytes), count, MPI_BYTE, memory.memory(), count, MPI_BYTE, root,
                   communicator);
        return;
    }
    case EventKind::gatherv: {
        Received memory(pool, blocks.total);
        MPI_Gatherv(pool.toSend(sizes[own]), blocks.counts[own], MPI_BYTE, memory.memory(),
                    blocks.counts.data(), blocks.places.data(), MPI_BYTE, root, communicator);
        return;
    }
    case EventKind::scatter: {
        Received memory(pool, event.bytes);
        MPI_Scatter(pool.toSend(blocks.total), count, MPI_BYTE, memory.memory(), count, MPI_BYTE, root,
                    communicator);
        return;
    }
    case EventKind::scatterv: {
        Received memory(pool, sizes[own]);
        MPI_Scatterv(pool.toSend(blocks.total), blocks.counts.data(), blocks.places.data(), MPI_BYTE,
                     memory.memory(), blocks.counts[own], MPI_BYTE, root, communicator);
        return;
    }
    default:
        return;
    }
}

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

/** A program that takes so many times what is predicted, and at least so many seconds, waits for ever. */
constexpr double kPatience = 50;
constexpr double kShortestPatience = 300;

/** The communicator of some ranks of another, in their order. Collective over the other. */
MPI_Comm communicatorOf(const std::vector<int>& ranks, MPI_Comm whole)
{
    MPI_Group all = MPI_GROUP_NULL;
    MPI_Group some = MPI_GROUP_NULL;
    MPI_Comm made = MPI_COMM_NULL;
    MPI_Comm_group(whole, &all);
    MPI_Group_incl(all, static_cast<int>(ranks.size()), ranks.data(), &some);
    MPI_Comm_create(whole, some, &made);
    MPI_Group_free(&some);
    MPI_Group_free(&all);
    return made;
}

std::uint64_t sumOf(const std::vector<std::uint64_t>& sizes)
{
    return std::accumulate(sizes.begin(), sizes.end(), std::uint64_t{0});
}

std::uint64_t largestOf(const std::vector<std::uint64_t>& sizes)
{
    return sizes.empty() ? 0 : *std::ranges::max_element(sizes);
}

/** Whether each message of such a collective is one block. */
bool sendsSingleBlocks(CollectiveAlgorithm algorithm)
{
    return algorithm == CollectiveAlgorithm::pairwise || algorithm == CollectiveAlgorithm::shift ||
           algorithm == CollectiveAlgorithm::basicLinear || algorithm == CollectiveAlgorithm::linear;
}

bool hasBlocks(EventKind kind)
{
    return kind != EventKind::barrier && kind != EventKind::bcast && kind != EventKind::reduce &&
           kind != EventKind::allreduce;
}

} // namespace

std::optional<std::string> whyNot(const PlannedProgram& program, const ProgramUse& use, MPI_Comm communicator)
{
    int* largest = nullptr;
    int isThere = 0;
    MPI_Comm_get_attr(communicator, MPI_TAG_UB, static_cast<void*>(&largest), &isThere);
    const int mostTag = isThere != 0 ? *largest : 32767;
    constexpr auto kMostCount = static_cast<std::uint64_t>(std::numeric_limits<int>::max());
    for (const PlannedApplication& application : program.applications)
        for (std::size_t process = 0; process < application.events.size(); ++process)
            for (std::size_t i = 0; i < application.events[process].size(); ++i) {
                const PlannedEvent& event = application.events[process][i];
                const std::string where =
                    "process " + std::to_string(process) + ", event " + std::to_string(i + 1) + ": ";
                if (event.tag > mostTag)
                    return where + "the MPI library takes tags up to " + std::to_string(mostTag) + ", not " +
                           std::to_string(event.tag);
                if (use.collectives != CollectiveUse::mpi || !isCollective(event.kind))
                    continue;
                const std::uint64_t members = application.groups[event.group].size();
                if (event.bytes > kMostCount || sumOf(event.sizes) > kMostCount ||
                    (hasBlocks(event.kind) && event.bytes * members > kMostCount))
                    return where + "MPI's own collectives take up to " + groupedCount(kMostCount) +
                           " bytes; --collectives steps takes more";
            }
    return {};
}

ProgramProcess::ProgramProcess(const PlannedProgram& program, const ProgramUse& use, const CommonStart& start,
                               MPI_Comm communicator)
    : m_program(program)
    , m_use(use)
    , m_start(start)
{
    int rank = 0;
    MPI_Comm_rank(communicator, &rank);
    for (const PlannedApplication& application : program.applications) {
        const auto found = std::ranges::find(application.ranks, static_cast<std::size_t>(rank));
        const bool isOurs = found != application.ranks.end();
        if (isOurs) {
            m_application = &application;
            m_process = static_cast<std::uint32_t>(found - application.ranks.begin());
        }
        const std::vector<int> all(application.ranks.begin(), application.ranks.end());
        MPI_Comm messages = communicatorOf(all, communicator);
        if (isOurs)
            m_messages = messages;
        for (const std::vector<std::uint32_t>& group : application.groups) {
            std::vector<int> members;
            for (const std::uint32_t member : group)
                members.push_back(static_cast<int>(application.ranks[member]));
            const MPI_Comm made = communicatorOf(members, communicator);
            if (!isOurs)
                continue;
            m_groups.push_back(made);
            const auto at = std::ranges::find(group, m_process);
            m_groupRanks.push_back(static_cast<std::uint32_t>(at - group.begin()));
        }
    }
    if (m_application == nullptr)
        return;
    m_starts.resize(m_application->events[m_process].size());
    m_durations.resize(m_starts.size());
    findReceivedSizes();
}

ProgramProcess::~ProgramProcess()
{
    for (MPI_Comm& group : m_groups)
        if (group != MPI_COMM_NULL)
            MPI_Comm_free(&group);
    if (m_messages != MPI_COMM_NULL)
        MPI_Comm_free(&m_messages);
}

void ProgramProcess::findReceivedSizes()
{
    const std::vector<PlannedEvent>& events = m_application->events[m_process];
    m_received.resize(events.size());
    const std::size_t groups = m_application->groups.size();
    const auto listed = [this, groups](std::uint32_t process) {
        std::vector<std::vector<std::size_t>> byGroup(groups);
        const std::vector<PlannedEvent>& own = m_application->events[process];
        for (std::size_t i = 0; i < own.size(); ++i)
            if (own[i].kind == EventKind::alltoallv)
                byGroup[own[i].group].push_back(i);
        return byGroup;
    };
    const auto mine = listed(m_process);
    for (std::size_t group = 0; group < groups; ++group) {
        if (mine[group].empty())
            continue;
        for (const std::uint32_t member : m_application->groups[group]) {
            const auto theirs = listed(member);
            for (std::size_t k = 0; k < mine[group].size(); ++k) {
                const bool isThere = k < theirs[group].size();
                const auto& sizes = isThere ? m_application->events[member][theirs[group][k]].sizes
                                            : std::vector<std::uint64_t>();
                m_received[mine[group][k]].push_back(sizes.empty() ? 0 : sizes[m_groupRanks[group]]);
            }
        }
    }
}

ProcessTimes ProgramProcess::run(double begin)
{
    ProcessTimes times;
    if (m_application == nullptr)
        return times;
    begin += m_application->start;
    m_limit = begin + std::max(kShortestPatience, kPatience * m_program.predicted);
    times.wasLate = MPI_Wtime() > begin;
    m_start.waitUntil(begin);
    const std::vector<PlannedEvent>& events = m_application->events[m_process];
    double now = begin;
    for (m_at = 0; m_at < events.size(); ++m_at) {
        const double start = MPI_Wtime();
        execute(events[m_at], m_at);
        now = MPI_Wtime();
        m_starts[m_at] = start - begin;
        m_durations[m_at] = now - start;
        times.kinds[static_cast<std::size_t>(infoOf(events[m_at].kind).time)] += now - start;
    }
    times.total = now - begin;
    awaitAll(m_open);
    return times;
}

void ProgramProcess::execute(const PlannedEvent& event, std::size_t index)
{
    std::vector<Open> here;
    const std::uint32_t number = event.requests.empty() ? kNoRequest : event.requests.front();
    switch (event.kind) {
    case EventKind::compute:
        compute(event.seconds);
        return;
    case EventKind::phase:
        return;
    case EventKind::send:
        send(event.peer, event.tag, event.bytes, m_messages, kNoRequest, here);
        awaitAll(here);
        return;
    case EventKind::isend:
        send(event.peer, event.tag, event.bytes, m_messages, number, m_open);
        return;
    case EventKind::recv:
        receive(event.peer, event.tag, event.room, m_messages, kNoRequest, here);
        awaitAll(here);
        return;
    case EventKind::irecv:
        receive(event.peer, event.tag, event.room, m_messages, number, m_open);
        return;
    case EventKind::sendrecv:
        receive(event.source, event.tag, event.room, m_messages, kNoRequest, here);
        send(event.peer, event.tag, event.bytes, m_messages, kNoRequest, here);
        awaitAll(here);
        return;
    case EventKind::wait:
    case EventKind::waitall:
        if (event.requests.empty())
            awaitAll(m_open);
        else
            await(m_open, [&event](const Open& open) { return contains(event.requests, open.number); });
        return;
    default:
        collective(event, index);
        return;
    }
}

void ProgramProcess::compute(double seconds) const
{
    const double until = MPI_Wtime() + seconds;
    if (m_use.compute == ComputeUse::sleep)
        sleepFor(seconds);
    else
        while (MPI_Wtime() < until) {
        }
}

void ProgramProcess::send(std::int32_t peer, std::int32_t tag, std::uint64_t bytes, MPI_Comm communicator,
                          std::uint32_t number, std::vector<Open>& open)
{
    const ByteType type(bytes);
    Open sent{number, MPI_REQUEST_NULL, 0, false};
    MPI_Isend(m_pool.toSend(bytes), type.count(), type.type(), peer, tag, communicator, &sent.request);
    open.push_back(sent);
}

void ProgramProcess::receive(std::int32_t peer, std::int32_t tag, std::uint64_t room, MPI_Comm communicator,
                             std::uint32_t number, std::vector<Open>& open)
{
    const ByteType type(room);
    Open received{number, MPI_REQUEST_NULL, m_pool.take(room), true};
    MPI_Irecv(m_pool.at(received.piece), type.count(), type.type(), peer == kAny ? MPI_ANY_SOURCE : peer,
              tag == kAny ? MPI_ANY_TAG : tag, communicator, &received.request);
    open.push_back(received);
}

template<typename Asked>
void ProgramProcess::await(std::vector<Open>& open, const Asked& isAsked)
{
    for (;;) {
        bool isWaiting = false;
        bool isProgress = false;
        for (Open& one : open) {
            if (one.request == MPI_REQUEST_NULL || !isAsked(one))
                continue;
            int isDone = 0;
            MPI_Test(&one.request, &isDone, MPI_STATUS_IGNORE);
            isProgress = isProgress || isDone != 0;
            isWaiting = isWaiting || isDone == 0;
        }
        if (!isWaiting)
            break;
        if (!isProgress) {
            m_start.pause();
            checkLimit();
        }
    }
    std::erase_if(open, [this](const Open& one) {
        if (one.request != MPI_REQUEST_NULL)
            return false;
        if (one.isReceive)
            m_pool.giveBack(one.piece);
        return true;
    });
}

void ProgramProcess::awaitAll(std::vector<Open>& open)
{
    await(open, [](const Open&) { return true; });
}

void ProgramProcess::collective(const PlannedEvent& event, std::size_t index)
{
    // What needs no messages in a replay is the library's barrier here.
    if (m_use.collectives == CollectiveUse::mpi || event.algorithm == CollectiveAlgorithm::ideal)
        callCollective(event, m_received[index], m_groups[event.group], m_pool);
    else
        runSteps(event, index);
}

std::uint64_t ProgramProcess::roomOf(const PlannedEvent& event, std::size_t index) const
{
    if (!hasBlocks(event.kind))
        return event.bytes;
    if (sendsSingleBlocks(event.algorithm))
        return std::max({event.bytes, largestOf(event.sizes), largestOf(m_received[index])});
    return std::max({event.bytes * m_application->groups[event.group].size(), sumOf(event.sizes),
                     sumOf(m_received[index])});
}

void ProgramProcess::runSteps(const PlannedEvent& event, std::size_t index)
{
    // Messages between the same two processes do not overtake one another, so that one tag does for all
    // steps.
    constexpr std::int32_t kTag = 0;
    const auto members = static_cast<std::uint32_t>(m_application->groups[event.group].size());
    const MPI_Comm group = m_groups[event.group];
    const std::uint64_t room = roomOf(event, index);
    std::vector<double> sizes;
    const CollectiveCall call = collectiveCall(event, members, m_groupRanks[event.group], sizes);
    CollectiveStep step;
    std::vector<Open> open;
    for (std::uint32_t number = 0; collectiveStep(call, number, step); ++number) {
        for (const std::uint32_t from : step.receives)
            receive(static_cast<std::int32_t>(from), kTag, room, group, kNoRequest, open);
        for (const CollectiveStep::Send& sent : step.sends)
            send(static_cast<std::int32_t>(sent.to), kTag, static_cast<std::uint64_t>(sent.bytes), group,
                 kNoRequest, open);
        awaitAll(open);
    }
}

void ProgramProcess::checkLimit() const
{
    if (MPI_Wtime() < m_limit)
        return;
    const PlannedEvent& event = m_application->events[m_process][m_at];
    const std::string text =
        "contraflow-run: scenario " + inQuotes(m_program.scenario) + " does not come to its end: process " +
        std::to_string(m_process) + " of " + inQuotes(m_application->name) + " waits in event " +
        std::to_string(m_at + 1) + ", " + std::string(infoOf(event.kind).name) + ", after " +
        roundedText(MPI_Wtime() - m_limit + std::max(kShortestPatience, kPatience * m_program.predicted), 3) +
        " s where " + roundedText(m_program.predicted, 3) +
        " s are predicted; leave the scenario out of the plan, and look whether a send waits for a receive "
        "that comes after it: the MPI library hands over less at once than the platform's eager_threshold says\n";
    std::fputs(text.c_str(), stderr);
    MPI_Abort(MPI_COMM_WORLD, 1);
}

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
        const bool isAny = std::ranges::all_of(times, [](double time) { return time > 0; });
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
            std::ranges::any_of(program.applications, [this](const PlannedApplication& application) {
                return contains(application.ranks, static_cast<std::size_t>(m_rank));
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
