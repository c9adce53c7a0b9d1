// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/program_process.h"

#include "app/runner/message_buffers.h"
#include "app/runner/mpi_collective.h"
#include "core/base/text.h"

#include <algorithm>
#include <cstdio>
#include <limits>
#include <numeric>

namespace contraflow::runner {

namespace {

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
    return sizes.empty() ? 0 : *std::max_element(sizes.begin(), sizes.end());
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
        const auto found =
            std::find(application.ranks.begin(), application.ranks.end(), static_cast<std::size_t>(rank));
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
            const auto at = std::find(group.begin(), group.end(), m_process);
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
            await(m_open, [&event](const Open& open) {
                return std::find(event.requests.begin(), event.requests.end(), open.number) !=
                       event.requests.end();
            });
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

} // namespace contraflow::runner
