// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/common_start.h"

#include <algorithm>
#include <sched.h>
#include <time.h>
#include <vector>

namespace contraflow::runner {

namespace {

constexpr double kShortestMargin = 0.5e-3;
constexpr double kLongestMargin = 0.5;
/** The scheduler may take its time to wake who sleeps. */
constexpr double kWakeUp = 200e-6;

} // namespace

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
