// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/event.h"
#include "core/base/result.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

struct PlacedApplication;
struct Project;
struct ScenarioReplay;

/**
 * What was measured of an application, as the first column of a measurement names it: "3" is the time that
 * process 3 spends in communication (sends, receives, waiting and collectives: the sum of vienne-2008, VI.B),
 * "3/total" all of its time, "3/compute" and so on one kind of it, "3/120" the duration of its event 120.
 * Processes have the names that mappings have for them.
 */
struct MeasuredTask
{
    enum class Figure : std::uint8_t
    {
        communication,
        total,
        kind,  ///< of `kind`
        event, ///< number `event`
    };

    std::string process;
    Figure figure = Figure::communication;
    TimeKind kind = TimeKind::compute;
    std::uint64_t event = 0; ///< from 1 on
};

/** How a kind of time is written behind the slash: "recv". */
[[nodiscard]] std::string_view timeKindWord(TimeKind kind);

/** Fails with a sentence that says what may be written. */
[[nodiscard]] Result<MeasuredTask> parseMeasuredTask(std::string_view text);

/** The number of a process in Replay::processes by the name that mappings have for it: its rank, or
 * "NAME:RANK" of the second and further applications; the first one may be named too. */
[[nodiscard]] Result<std::uint32_t> findProcess(const std::vector<PlacedApplication>& applications,
                                                const std::string& name);
/** That name. */
[[nodiscard]] std::string processName(const ScenarioReplay& replay, std::uint32_t process);

/** Whether events must be kept for these. */
[[nodiscard]] bool needEvents(std::span<const MeasuredTask> tasks);
/** Seconds of each in a replay; not a number of those that it does not have. */
[[nodiscard]] std::vector<double> taskTimes(const ScenarioReplay& replay,
                                            std::span<const MeasuredTask> tasks);

/** What was measured of a process beside what a run says of it: Sm and Sp of vienne-2008, VI.B. */
struct MeasuredSum
{
    double measured = 0;  ///< Sm in seconds; 0: nothing was measured
    double halfWidth = 0; ///< of its 95 % confidence interval; 0 when it is not known
    double predicted = 0; ///< Sp in seconds

    [[nodiscard]] bool isMeasured() const { return measured > 0; }
    /** (Sp − Sm) / Sm · 100, whose size is Eabs(t); something must have been measured. */
    [[nodiscard]] double errorPercent() const;
};

/** What was measured of the processes of a run: the first of these that is there for any of them, time in
 * communication, total time, events, and kinds of time; several of a process are summed up. */
struct MeasuredSums
{
    std::string measurement; ///< its name
    MeasuredTask::Figure figure = MeasuredTask::Figure::communication;
    std::vector<MeasuredSum> processes; ///< by process of the run; empty: nothing was measured

    [[nodiscard]] bool empty() const { return processes.empty(); }
    /** Of the processes that were measured, in percent. */
    [[nodiscard]] std::vector<double> errors() const;
};

/** The sums of the scenario's measurement (measurementOf) beside those of its run. */
[[nodiscard]] MeasuredSums measuredSums(const Project& project, std::size_t scenario,
                                        const ScenarioReplay& replay);

} // namespace contraflow
