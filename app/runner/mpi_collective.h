// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runner/message_pool.h"
#include "core/measuring/planned_program.h"

#include <mpi.h>

#include <cstdint>
#include <vector>

namespace contraflow::runner {

/** Runs a collective by the MPI library's own. `received`: of an alltoallv, what comes from each process. All
 * sizes fit into MPI's counts. */
void callCollective(const PlannedEvent& event, const std::vector<std::uint64_t>& received,
                    MPI_Comm communicator, MessagePool& pool);

} // namespace contraflow::runner
