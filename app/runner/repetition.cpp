// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/repetition.h"

#include <algorithm>
#include <sched.h>
#include <time.h>

namespace contraflow::runner {

namespace {

constexpr double kShortestMargin = 0.5e-3;
constexpr double kLongestMargin = 0.5;
/** The scheduler may take its time to wake who sleeps. */
constexpr double kWakeUp = 200e-6;

void sleepFor(double seconds)
{
    timespec time{};
    time.tv_sec = static_cast<time_t>(seconds);
    time.tv_nsec = static_cast<long>((seconds - static_cast<double>(time.tv_sec)) * 1e9);
    nanosleep(&time, nullptr);
}

} // namespace

Repetition::Repetition(const PlannedPattern& pattern, Clocks& clocks, MPI_Comm communicator, Waiting waiting,
                       std::size_t only)
    : m_pattern(pattern)
    , m_clocks(clocks)
    , m_communicator(communicator)
    , m_waiting(waiting)
    , m_only(only)
    , m_rank([communicator] {
        int rank = 0;
        MPI_Comm_rank(communicator, &rank);
        return rank;
    }())
    , m_buffers(pattern, m_rank, only)
    , m_margin(kShortestMargin)
{
    MPI_Comm_size(communicator, &m_size);
    if (m_rank != 0)
        return;
    m_counts.assign(static_cast<std::size_t>(m_size), 1);
    for (std::size_t i = 0; i < pattern.messages.size(); ++i)
        if (only == MessageBuffers::npos || i == only)
            for (const std::size_t end : {pattern.messages[i].source, pattern.messages[i].destination})
                ++m_counts[end];
    int place = 0;
    for (const int count : m_counts) {
        m_places.push_back(place);
        place += count;
    }
    m_taken.resize(static_cast<std::size_t>(place));
}

std::optional<std::vector<Stamps>> Repetition::run()
{
    const double begin = agreeOnBegin();
    return gather(exchange(begin));
}

double Repetition::agreeOnBegin()
{
    MPI_Barrier(m_communicator);
    std::vector<double> begins;
    if (m_rank == 0) {
        const double begin = MPI_Wtime() + m_margin;
        for (int rank = 0; rank < m_size; ++rank)
            begins.push_back(m_clocks.onRank(rank, begin));
    }
    double own = 0;
    MPI_Scatter(begins.data(), 1, MPI_DOUBLE, &own, 1, MPI_DOUBLE, 0, m_communicator);
    return own;
}

void Repetition::waitUntil(double time) const
{
    for (double left = time - MPI_Wtime(); left > 0; left = time - MPI_Wtime())
        if (m_waiting == Waiting::sleep && left > kWakeUp)
            sleepFor(left - kWakeUp);
        else if (m_waiting != Waiting::spin)
            sched_yield();
}

void Repetition::pause() const
{
    constexpr double kNap = 50e-6;
    if (m_waiting == Waiting::yield)
        sched_yield();
    else if (m_waiting == Waiting::sleep)
        sleepFor(kNap);
}

std::vector<double> Repetition::exchange(double begin)
{
    const auto& sends = m_buffers.sends();
    const auto& receives = m_buffers.receives();
    std::vector<double> stamps(1 + sends.size() + receives.size(), 0.0);
    std::vector<MPI_Request> requests;
    requests.reserve(sends.size() + receives.size());
    for (const LocalEnd& end : receives) {
        requests.emplace_back();
        MPI_Irecv(end.buffer, end.bytes.count(), end.bytes.type(), end.peer, end.tag, m_communicator,
                  &requests.back());
    }
    // What is received must have been asked for before anybody sends: the beginning is agreed on before, and
    // the margin is long enough for posting, or the repetition is late.
    stamps[0] = MPI_Wtime() > begin ? 1 : 0;
    waitUntil(begin);
    std::size_t sent = 0;
    std::size_t done = 0;
    std::vector<int> indices(sends.size() + receives.size());
    while (done < receives.size() + sends.size()) {
        for (; sent < sends.size() && MPI_Wtime() >= begin + sends[sent].start; ++sent) {
            const LocalEnd& end = sends[sent];
            requests.emplace_back();
            stamps[1 + sent] = MPI_Wtime();
            MPI_Isend(end.buffer, end.bytes.count(), end.bytes.type(), end.peer, end.tag, m_communicator,
                      &requests.back());
        }
        int completed = 0;
        if (!requests.empty())
            MPI_Testsome(static_cast<int>(requests.size()), requests.data(), &completed, indices.data(),
                         MPI_STATUSES_IGNORE);
        if (completed == MPI_UNDEFINED || completed == 0) {
            pause();
            continue;
        }
        const double now = MPI_Wtime();
        done += static_cast<std::size_t>(completed);
        for (int i = 0; i < completed; ++i) {
            const auto index = static_cast<std::size_t>(indices[static_cast<std::size_t>(i)]);
            if (index < receives.size())
                stamps[1 + sends.size() + index] = now;
        }
    }
    return stamps;
}

std::optional<std::vector<Stamps>> Repetition::gather(const std::vector<double>& own)
{
    MPI_Gatherv(own.data(), static_cast<int>(own.size()), MPI_DOUBLE, m_taken.data(), m_counts.data(),
                m_places.data(), MPI_DOUBLE, 0, m_communicator);
    if (m_rank != 0)
        return {};
    bool isLate = false;
    for (const int place : m_places)
        isLate = isLate || m_taken[static_cast<std::size_t>(place)] > 0;
    if (isLate) {
        m_margin = std::min(2 * m_margin, kLongestMargin);
        return {};
    }
    // Each rank tells of its sends by start and of its receives by number, as MessageBuffers has them.
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < m_pattern.messages.size(); ++i)
        if (m_only == MessageBuffers::npos || i == m_only)
            order.push_back(i);
    std::vector<std::size_t> bySource = order;
    std::stable_sort(bySource.begin(), bySource.end(), [this](std::size_t a, std::size_t b) {
        return m_pattern.messages[a].start < m_pattern.messages[b].start;
    });
    std::vector<Stamps> stamps(m_pattern.messages.size());
    std::vector<int> next(m_places.begin(), m_places.end());
    for (const std::size_t i : bySource)
        stamps[i].sent = m_taken[static_cast<std::size_t>(++next[m_pattern.messages[i].source])];
    for (const std::size_t i : order)
        stamps[i].received = m_taken[static_cast<std::size_t>(++next[m_pattern.messages[i].destination])];
    return stamps;
}

} // namespace contraflow::runner
