// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runner/clocks.h"
#include "app/runner/run_options.h"
#include "core/measuring/measured_run.h"

#include <mpi.h>

namespace contraflow::runner {

/** Whether a repetition is a good time to look at the rule: each of the first hundred, then fewer. */
[[nodiscard]] bool isTimeToLook(std::size_t repetitions);
/** Repetitions that were late, one after the other, after which no more are tried. */
inline constexpr std::size_t kMostLate = 50;

/** Collective: median seconds of a message alone; on rank 0. */
[[nodiscard]] double referenceSeconds(const PlannedMessage& message, Clocks& clocks, MPI_Comm communicator,
                                      Waiting waiting);
/** Collective: what rank 0 says. */
[[nodiscard]] bool tellAll(bool value, MPI_Comm communicator);

/** Measures patterns of a plan. All members are collective; results are those of rank 0. */
class PatternRunner
{
public:
    PatternRunner(const MeasuringPlan& plan, Clocks& clocks, MPI_Comm communicator, Waiting waiting);

    /** Repeats the pattern until the plan's rule is met. */
    [[nodiscard]] RepeatedPattern measure(std::size_t pattern);

private:
    const MeasuringPlan& m_plan;
    MPI_Comm m_communicator;
    Waiting m_waiting;
    int m_rank = 0;
    Clocks& m_clocks;
};

} // namespace contraflow::runner
