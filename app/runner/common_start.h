// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runner/clocks.h"
#include "app/runner/run_options.h"

#include <mpi.h>

namespace contraflow::runner {

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
