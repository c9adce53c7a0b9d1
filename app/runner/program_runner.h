// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runner/clocks.h"
#include "app/runner/message_buffers.h"
#include "core/application/replay.h"
#include "core/measuring/measured_run.h"
#include "core/measuring/measuring_plan.h"

#include <cstdint>
#include <mpi.h>
#include <optional>
#include <string>

#include <vector>

namespace contraflow::runner {

/** How programs are run. */
struct ProgramUse
{
    CollectiveUse collectives = CollectiveUse::steps;
    ComputeUse compute = ComputeUse::sleep;
};

/** Why MPI cannot run a program: a tag or a size that it does not take. Nothing: it can. */
[[nodiscard]] std::optional<std::string> whyNot(const PlannedProgram& program, const ProgramUse& use,
                                                MPI_Comm communicator);

/** What a run of a process took, by the clock of its rank. */
struct ProcessTimes
{
    bool wasLate = false;
    double total = 0; ///< seconds from the application's beginning to the end of the last event
    KindTimes kinds{};
};

/** The process of a program that this rank is, if any: its events as calls of MPI. */
class ProgramProcess
{
public:
    /** Collective, as is the destructor. */
    ProgramProcess(const PlannedProgram& program, const ProgramUse& use, const CommonStart& start,
                   MPI_Comm communicator);
    ~ProgramProcess();
    ProgramProcess(const ProgramProcess&) = delete;
    ProgramProcess& operator=(const ProgramProcess&) = delete;

    /** Goes through all events, which begin at `begin` by the clock of this rank. A program that does not
     * come to its end ends the job, with a message that says where this process stands. */
    ProcessTimes run(double begin);

    /** Of the last run, by event: seconds after the beginning, and seconds. */
    [[nodiscard]] const std::vector<double>& starts() const { return m_starts; }
    [[nodiscard]] const std::vector<double>& durations() const { return m_durations; }

private:
    /** A send or receive that is under way. */
    struct Open
    {
        std::uint32_t number = kNoRequest;
        MPI_Request request = MPI_REQUEST_NULL;
        std::size_t piece = 0; ///< of the pool; of a receive
        bool isReceive = false;
    };

    void execute(const PlannedEvent& event, std::size_t index);
    void compute(double seconds) const;
    void send(std::int32_t peer, std::int32_t tag, std::uint64_t bytes, MPI_Comm communicator,
              std::uint32_t number, std::vector<Open>& open);
    void receive(std::int32_t peer, std::int32_t tag, std::uint64_t room, MPI_Comm communicator,
                 std::uint32_t number, std::vector<Open>& open);
    /** Waits for those of `open` that are asked for, and takes them out. */
    template<typename Asked>
    void await(std::vector<Open>& open, const Asked& isAsked);
    void awaitAll(std::vector<Open>& open);
    void collective(const PlannedEvent& event, std::size_t index);
    void runSteps(const PlannedEvent& event, std::size_t index);
    /** Bytes of the largest message of the collective. */
    [[nodiscard]] std::uint64_t roomOf(const PlannedEvent& event, std::size_t index) const;
    void findReceivedSizes();
    void checkLimit() const;

    const PlannedProgram& m_program;
    ProgramUse m_use;
    const CommonStart& m_start;
    const PlannedApplication* m_application = nullptr; ///< null: this rank takes no part
    std::uint32_t m_process = 0;                       ///< of the application
    MPI_Comm m_messages = MPI_COMM_NULL;               ///< of the program's own messages
    std::vector<MPI_Comm> m_groups;                    ///< of collectives; null where it is no member
    std::vector<std::uint32_t> m_groupRanks;
    /** Of alltoallv: what comes from each member, by event; else empty. */
    std::vector<std::vector<std::uint64_t>> m_received;
    MessagePool m_pool;
    std::vector<Open> m_open; ///< isend and irecv that nobody has waited for
    std::vector<double> m_starts;
    std::vector<double> m_durations;
    std::size_t m_at = 0; ///< event that is run
    double m_limit = 0;   ///< by the clock of this rank
};

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
