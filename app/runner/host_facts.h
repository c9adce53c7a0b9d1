// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measuring/measured_run.h"

#include <mpi.h>

#include <string>
#include <vector>

namespace contraflow::runner {

/** The hosts of all ranks, in the order of their first ranks, with processor, kernel, network cards, TCP
 * settings and RDMA devices as far as they can be read. Collective; the result is that of rank 0. */
[[nodiscard]] std::vector<MeasuredHost> gatherHosts(MPI_Comm communicator);

/** Whether ranks share a host exactly where the plan has them on one node. */
[[nodiscard]] bool arePlacedAsPlanned(const std::vector<MeasuredHost>& hosts,
                                      const std::vector<std::string>& nodes);

/** "Open MPI 4.1.4", as far as the library says it in its first words. */
[[nodiscard]] std::string mpiVersion();

} // namespace contraflow::runner
