// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measuring/measuring_plan.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace contraflow {

/** A message of a pattern and what its repetitions say, in seconds. */
struct RepeatedMessage
{
    std::string id;
    std::string source;      ///< node of the plan
    std::string destination; ///< node of the plan
    std::uint64_t bytes = 0;
    double start = 0; ///< seconds, as planned
    RepetitionSummary times;
    /** Mean seconds after the pattern's beginning at which it was sent; not in files of older versions. */
    std::optional<double> sent = {};

    bool operator==(const RepeatedMessage&) const = default;
};

/** A message alone on the network, before and after a pattern: T_ref (zhu-2014, section 3.1). */
struct ReferenceTimes
{
    std::string message; ///< of the pattern: its largest, the first of several
    double before = 0;   ///< seconds, median
    double after = 0;    ///< seconds, median

    bool operator==(const ReferenceTimes&) const = default;
};

/** What has to be added to the clock of each rank for that of rank 0, in seconds. */
struct ClockOffsets
{
    double at = 0; ///< by the clock of rank 0
    std::vector<double> ofRanks;

    bool operator==(const ClockOffsets&) const = default;
};

struct RepeatedPattern
{
    std::string scenario;
    std::string workload;
    std::size_t repetitions = 0; ///< that count, those of the warm-up among them
    /** Repetitions that were dropped: a rank began after the others, or clocks were off by more than a
     * message took. */
    std::size_t late = 0;
    std::size_t attempts = 1; ///< how often the pattern was begun because the machine was not quiet
    bool wasQuiet = true;     ///< wasQuiet() of its reference
    double clockAccuracy = 0; ///< seconds: largest half round trip of the offsets of two clocks
    ReferenceTimes reference;
    std::vector<RepeatedMessage> messages; ///< none where it could not be started together on all ranks
    /** Of MeasuredRun: a number of earlierSessions, or their count for the last. */
    std::size_t session = 0;
    std::vector<ClockOffsets> clocks = {}; ///< before and after; not in files of older versions

    bool operator==(const RepeatedPattern&) const = default;
};

/** How a program was run by MPI. */
enum class CollectiveUse
{
    steps, ///< as the messages of the algorithm that the plan names
    mpi,   ///< by the MPI library's own collectives
};
enum class ComputeUse
{
    sleep, ///< the processor is left to others
    spin,  ///< the processor is kept busy
};
/** Their names on the command line and in files. */
inline constexpr std::array<std::pair<CollectiveUse, std::string_view>, 2> kCollectiveUses{
    {{CollectiveUse::steps, "steps"}, {CollectiveUse::mpi, "mpi"}}};
inline constexpr std::array<std::pair<ComputeUse, std::string_view>, 2> kComputeUses{
    {{ComputeUse::sleep, "sleep"}, {ComputeUse::spin, "spin"}}};

/** A figure of a process and what its repetitions say, in seconds. */
struct RepeatedTask
{
    std::string task; ///< as MeasuredTask is written: "3", "3/total", "3/compute", "3/120"
    std::string node; ///< of the plan
    RepetitionSummary times;

    bool operator==(const RepeatedTask&) const = default;
};

/** An event of a process. */
struct RepeatedEvent
{
    std::string task; ///< "3/120"
    EventKind kind = EventKind::compute;
    double start = 0; ///< seconds after the program's beginning, mean
    RepetitionSummary times;

    bool operator==(const RepeatedEvent&) const = default;
};

/** The programs of a scenario. */
struct RepeatedProgram
{
    std::string scenario;
    std::vector<std::string> applications;
    CollectiveUse collectives = CollectiveUse::steps;
    ComputeUse compute = ComputeUse::sleep;
    std::size_t repetitions = 0;
    std::size_t late = 0;
    std::size_t attempts = 1;
    bool wasQuiet = true;
    double clockAccuracy = 0;
    /** Its message is said by its ends, "X1 to Y2"; without one, all processes are on one node and the times
     * are 0. */
    ReferenceTimes reference;
    std::vector<RepeatedTask> tasks;
    std::vector<RepeatedEvent> events; ///< none of a program with very many
    std::size_t session = 0;           ///< as that of a pattern
    std::vector<ClockOffsets> clocks = {};

    bool operator==(const RepeatedProgram&) const = default;
};

/** A machine of the job: its name, the ranks on it, and what it says of itself, such as {"kernel", "6.1.0"}.
 */
struct MeasuredHost
{
    std::string name;
    std::vector<std::size_t> ranks;
    std::vector<std::pair<std::string, std::string>> facts;

    bool operator==(const MeasuredHost&) const = default;
};

/** One start of contraflow-run. */
struct MeasuringSession
{
    std::string program; ///< that measured, with its version
    std::string mpi;     ///< library and version
    std::string started; ///< UTC, as 2026-11-23T17:25:48Z
    std::string waiting; ///< what ranks did while they waited: "spin"; not in files of older versions
    /** Whether ranks of one node were on one host, those of two nodes on two, and those of a plan whose nodes
     * are called as hosts on just these. */
    bool isPlacedAsPlanned = true;
    std::vector<MeasuredHost> hosts;

    bool operator==(const MeasuringSession&) const = default;
};

/** What came out of a plan, as far as it was run. */
struct MeasuredRun
{
    std::string planSha256; ///< of the plan's file
    std::string project;
    std::string projectSha256;
    std::string platform;
    StopRule rule;
    std::size_t planned = 0;  ///< patterns and programs of the plan; 0 in files of older versions
    bool isFinished = false;  ///< the job has measured all it will
    MeasuringSession session; ///< the last, and mostly the only one
    std::vector<MeasuringSession> earlierSessions; ///< of a run that was resumed, the first one first
    std::vector<RepeatedPattern> patterns;         ///< in the order of measuring
    std::vector<RepeatedProgram> programs;         ///< in the order of measuring

    /** In which a pattern or program was measured. */
    template<typename Repeated>
    [[nodiscard]] const MeasuringSession& sessionOf(const Repeated& repeated) const
    {
        return repeated.session < earlierSessions.size() ? earlierSessions[repeated.session] : session;
    }

    bool operator==(const MeasuredRun&) const = default;
};

} // namespace contraflow
