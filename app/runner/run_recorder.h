// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runner/run_options.h"
#include "core/measuring/measured_run.h"

#include <optional>
#include <string>
#include <vector>

namespace contraflow::runner {

/** The moment as files of results have it: "2026-11-26T05:12:33Z". */
[[nodiscard]] std::string nowInUtc();

/** Rank 0's file of results, written anew after each pattern so that a job that is killed loses one. */
class RunRecorder
{
public:
    /** Takes over what an earlier run of the same plan left in the file. Fails when the file is there without
     * --resume, or holds results of another plan. */
    [[nodiscard]] static Result<RunRecorder> open(const RunOptions& options, const MeasuringPlan& plan,
                                                  const std::string& planSha256);

    /** What of the plan is still to be measured, patterns and programs as MeasuringPlan::scenarioOf numbers
     * them, in random order by the plan's seed. */
    [[nodiscard]] std::vector<std::size_t> openRuns(const MeasuringPlan& plan) const;

    /** Whether a pattern or program needs no further attempt: all of it was measured, and the machine was
     * quiet or has not been in as many attempts as there are. */
    [[nodiscard]] bool isDone(const MeasuringPlan& plan, std::size_t run) const;
    /** How often a pattern or program was measured, of attempts that could be started; 0: not yet. */
    [[nodiscard]] std::size_t attempts(const MeasuringPlan& plan, std::size_t run) const;
    /** Whether all of a pattern or program was measured: it could be started together on all ranks. */
    [[nodiscard]] bool isWhole(const MeasuringPlan& plan, std::size_t run) const;

    /** From now on it is measured in this session, which takes the place of an earlier one that measured
     * nothing; writes the file, so that one that cannot be written is noticed at once. Writing fails, here
     * and later, where another run has written the file meanwhile. */
    [[nodiscard]] Result<void> begin(MeasuringSession session);
    /** Adds a pattern or program, in place of an earlier attempt that lacks messages or was less quiet,
     * and writes the file. */
    [[nodiscard]] Result<void> add(RepeatedPattern pattern);
    [[nodiscard]] Result<void> add(RepeatedProgram program);

    /** Nothing more will be measured; writes the file. */
    [[nodiscard]] Result<void> finish();

    [[nodiscard]] const MeasuredRun& run() const { return m_run; }

private:
    explicit RunRecorder(std::string file) : m_file(std::move(file)) {}

    /** Fails, and leaves the file as it is, where it has become another one than this run wrote or took over.
     */
    [[nodiscard]] Result<void> write();

    std::string m_file;
    std::string m_content; ///< of the file as this run knows it; empty while there is none
    MeasuredRun m_run;
};

} // namespace contraflow::runner
