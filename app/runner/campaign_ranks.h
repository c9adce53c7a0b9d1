// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runner/run_options.h"

#include <mpi.h>

namespace contraflow::runner {

/**
 * Works a campaign out on all ranks. Rank 0 deals out tasks as ranks ask for more, writes what they give
 * back, and works tasks out itself on a thread of its own, so that no core stands idle. MPI must have been
 * started with MPI_THREAD_FUNNELED. Where ranks or the whole job are killed, what rank 0 has written stays,
 * and a run with
 * --resume works out the rest. The exit status, of every rank.
 */
[[nodiscard]] int runCampaignRanks(const RunOptions& options, MPI_Comm ranks);

} // namespace contraflow::runner
