// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runner/clocks.h"
#include "app/runner/run_options.h"
#include "core/measuring/measured_run.h"

#include <mpi.h>

namespace contraflow::runner {

class Repetition;

/** Measures patterns of a plan. All members are collective; results are those of rank 0. */
class PatternRunner
{
public:
    PatternRunner(const MeasuringPlan& plan, MPI_Comm communicator, Waiting waiting);

    /** Repeats the pattern until the plan's rule is met. */
    [[nodiscard]] RepeatedPattern measure(std::size_t pattern);

private:
    /** Median seconds of a message alone. */
    [[nodiscard]] double reference(const PlannedPattern& pattern, std::size_t message);
    /** The times of a message, in the order of repetitions, by the clock of rank 0. */
    [[nodiscard]] double seconds(const PlannedMessage& message, double sent, double received) const;
    [[nodiscard]] bool tellAll(bool value) const;

    const MeasuringPlan& m_plan;
    MPI_Comm m_communicator;
    Waiting m_waiting;
    int m_rank = 0;
    Clocks m_clocks;
};

} // namespace contraflow::runner
