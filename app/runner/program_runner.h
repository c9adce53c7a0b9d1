// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runner/clocks.h"
#include "app/runner/program_process.h"
#include "core/measuring/measured_run.h"
#include "core/measuring/measuring_plan.h"

#include <mpi.h>

#include <vector>

namespace contraflow::runner {

/** Measures programs of a plan. All members are collective; results are those of rank 0. */
class ProgramRunner
{
public:
    ProgramRunner(const MeasuringPlan& plan, Clocks& clocks, MPI_Comm communicator, Waiting waiting,
                  ProgramUse use);

    /** Repeats the program until the plan's rule is met for the total time of every process, and for the time
     * in communication of those that spend a tenth of it there. */
    [[nodiscard]] RepeatedProgram measure(std::size_t program);

private:
    /** Of the processes of a program on rank 0: figures by repetition, kFigures for each rank. */
    using History = std::vector<std::vector<double>>;

    [[nodiscard]] double reference(const PlannedProgram& program);
    [[nodiscard]] bool areEnough(const PlannedProgram& program, const History& history,
                                 const StopRule& rule) const;
    [[nodiscard]] std::vector<RepeatedTask> tasksOf(const PlannedProgram& program,
                                                    const History& history) const;
    /** Brings what each rank says of its events to rank 0. */
    [[nodiscard]] std::vector<RepeatedEvent> gatherEvents(const PlannedProgram& program,
                                                          const std::vector<double>& own) const;

    const MeasuringPlan& m_plan;
    Clocks& m_clocks;
    MPI_Comm m_communicator;
    Waiting m_waiting;
    ProgramUse m_use;
    int m_rank = 0;
    int m_size = 1;
};

} // namespace contraflow::runner
