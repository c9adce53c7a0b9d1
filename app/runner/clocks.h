// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runner/clock_history.h"
#include "app/runner/run_options.h"

#include <mpi.h>

#include <vector>

namespace contraflow::runner {

/**
 * How the clocks of all ranks stand to that of rank 0. Offsets come from ping-pongs along a binomial tree, so
 * that the number of rounds grows with the logarithm of the ranks; of many round trips the shortest counts,
 * half of which bounds the error. Between two measurements clocks are taken to drift evenly.
 *
 * All member functions but the last two are collective. What rank 0 learns stays with rank 0.
 */
class Clocks
{
public:
    explicit Clocks(MPI_Comm communicator);

    /** Measures the offsets anew. */
    void synchronise();
    /** Forgets all but the last measurement. */
    void forgetEarlier() { m_history.forgetEarlier(); }
    /** Seconds: the largest error bound of an offset in the measurements that are not forgotten; on rank 0.
     */
    [[nodiscard]] double accuracy() const { return m_history.accuracy(); }
    /** The measurements that are not forgotten; on rank 0. */
    [[nodiscard]] std::vector<ClockOffsets> offsets() const { return m_history.offsets(); }

    /** On rank 0: a time of another rank's clock by the clock of rank 0. */
    [[nodiscard]] double onFirst(int rank, double local) const
    {
        return m_history.onFirst(static_cast<std::size_t>(rank), local);
    }
    /** On rank 0: the reverse. */
    [[nodiscard]] double onRank(int rank, double first) const
    {
        return m_history.onRank(static_cast<std::size_t>(rank), first);
    }

private:
    MPI_Comm m_communicator;
    int m_rank = 0;
    int m_size = 1;
    ClockHistory m_history; ///< on rank 0
};

/** Sleeps for so many seconds. */
void sleepFor(double seconds);

/** Lets all ranks begin at one time of their clocks, and waits as the user wants it. */
class CommonStart
{
public:
    CommonStart(Clocks& clocks, MPI_Comm communicator, Waiting waiting);

    /** Collective: when this rank begins, by its clock. */
    [[nodiscard]] double agree();
    /** On rank 0: a rank began late, so that the next beginning is agreed on longer before. */
    void wasLate();

    void waitUntil(double time) const;
    /** Between two questions whether a message is there. */
    void pause() const;

private:
    Clocks& m_clocks;
    MPI_Comm m_communicator;
    Waiting m_waiting;
    int m_rank = 0;
    int m_size = 1;
    double m_margin; ///< seconds from the agreement to the beginning
};

} // namespace contraflow::runner
