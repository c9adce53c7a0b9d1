// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runner/run_options.h"
#include "core/base/result.h"

#include <mpi.h>

#include <cstdio>
#include <string>

// This room: contraflow-run, which measures on a cluster. A PatternRunner sends the messages of one pattern
// over and over, a ProgramRunner runs programs; CommonStart lets all ranks begin together by their Clocks,
// and a RunRecorder writes what was measured, so that a killed run goes on.

namespace contraflow::runner {

/** A line on standard error. */
inline void say(const std::string& text)
{
    std::fputs(("contraflow-run: " + text + "\n").c_str(), stderr);
}

/** The exit status that belongs to an error. */
[[nodiscard]] inline int statusOf(const Error& error)
{
    return error.code == ErrorCode::environment ? 3 : 1;
}

/**
 * Works a campaign out on all ranks. Rank 0 deals out tasks as ranks ask for more, writes what they give
 * back, and works tasks out itself on a thread of its own, so that no core stands idle. MPI must have been
 * started with MPI_THREAD_FUNNELED. Where ranks or the whole job are killed, what rank 0 has written stays,
 * and a run with
 * --resume works out the rest. The exit status, of every rank.
 */
[[nodiscard]] int runCampaignRanks(const RunOptions& options, MPI_Comm ranks);

} // namespace contraflow::runner
