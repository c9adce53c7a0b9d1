// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runner/common_start.h"
#include "app/runner/message_pool.h"
#include "core/application/replay.h"
#include "core/measuring/measured_run.h"

#include <mpi.h>

#include <cstdint>
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

} // namespace contraflow::runner
