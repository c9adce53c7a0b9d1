// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/clocks.h"

#include <sched.h>
#include <time.h>

#include <algorithm>
#include <array>
#include <limits>

namespace contraflow::runner {

namespace {

constexpr int kClockTag = 1;
/** Of these round trips one is short enough to be undisturbed. */
constexpr int kRoundTrips = 40;

/** Answers a child's ping-pongs with the own time. */
void answer(int child, MPI_Comm communicator)
{
    for (int i = 0; i < kRoundTrips; ++i) {
        char ping = 0;
        MPI_Recv(&ping, 1, MPI_CHAR, child, kClockTag, communicator, MPI_STATUS_IGNORE);
        const double now = MPI_Wtime();
        MPI_Send(&now, 1, MPI_DOUBLE, child, kClockTag, communicator);
    }
}

ClockReading ask(int parent, MPI_Comm communicator)
{
    ClockReading best;
    double shortest = std::numeric_limits<double>::infinity();
    for (int i = 0; i < kRoundTrips; ++i) {
        const char ping = 0;
        double there = 0;
        const double sent = MPI_Wtime();
        MPI_Send(&ping, 1, MPI_CHAR, parent, kClockTag, communicator);
        MPI_Recv(&there, 1, MPI_DOUBLE, parent, kClockTag, communicator, MPI_STATUS_IGNORE);
        const double received = MPI_Wtime();
        if (received - sent >= shortest)
            continue;
        shortest = received - sent;
        const double middle = sent + shortest / 2;
        best = {middle, there - middle, shortest / 2};
    }
    return best;
}

int parentOf(int rank)
{
    return static_cast<int>(ClockHistory::parentOf(static_cast<std::size_t>(rank)));
}

constexpr double kShortestMargin = 0.5e-3;
constexpr double kLongestMargin = 0.5;
/** The scheduler may take its time to wake who sleeps. */
constexpr double kWakeUp = 200e-6;

} // namespace

Clocks::Clocks(MPI_Comm communicator) : m_communicator(communicator)
{
    MPI_Comm_rank(communicator, &m_rank);
    MPI_Comm_size(communicator, &m_size);
}

void Clocks::synchronise()
{
    MPI_Barrier(m_communicator);
    ClockReading own{MPI_Wtime(), 0, 0};
    for (int bit = 1; bit < m_size; bit <<= 1) {
        if ((m_rank & bit) != 0) {
            own = ask(parentOf(m_rank), m_communicator);
            break; // further rounds are among the parents
        }
        if (m_rank + bit < m_size)
            answer(m_rank + bit, m_communicator);
    }
    const std::array<double, 3> told{own.at, own.offset, own.error};
    std::vector<double> all(m_rank == 0 ? 3 * static_cast<std::size_t>(m_size) : 0);
    MPI_Gather(told.data(), 3, MPI_DOUBLE, all.data(), 3, MPI_DOUBLE, 0, m_communicator);
    if (m_rank != 0)
        return;
    std::vector<ClockReading> readings;
    for (std::size_t i = 0; i < all.size(); i += told.size())
        readings.push_back({all[i], all[i + 1], all[i + 2]});
    m_history.add(readings);
}

void sleepFor(double seconds)
{
    timespec time{};
    time.tv_sec = static_cast<time_t>(seconds);
    time.tv_nsec = static_cast<long>((seconds - static_cast<double>(time.tv_sec)) * 1e9);
    nanosleep(&time, nullptr);
}

CommonStart::CommonStart(Clocks& clocks, MPI_Comm communicator, Waiting waiting)
    : m_clocks(clocks)
    , m_communicator(communicator)
    , m_waiting(waiting)
    , m_margin(kShortestMargin)
{
    MPI_Comm_rank(communicator, &m_rank);
    MPI_Comm_size(communicator, &m_size);
}

double CommonStart::agree()
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

void CommonStart::wasLate()
{
    m_margin = std::min(2 * m_margin, kLongestMargin);
}

void CommonStart::waitUntil(double time) const
{
    for (double left = time - MPI_Wtime(); left > 0; left = time - MPI_Wtime())
        if (m_waiting == Waiting::sleep && left > kWakeUp)
            sleepFor(left - kWakeUp);
        else if (m_waiting != Waiting::spin)
            sched_yield();
}

void CommonStart::pause() const
{
    constexpr double kNap = 50e-6;
    if (m_waiting == Waiting::yield)
        sched_yield();
    else if (m_waiting == Waiting::sleep)
        sleepFor(kNap);
}

} // namespace contraflow::runner
