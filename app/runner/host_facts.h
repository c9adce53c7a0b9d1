// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measuring/measured_run.h"

#include <mpi.h>

#include <optional>
#include <string>
#include <vector>

namespace contraflow::runner {

/** The hosts of all ranks, in the order of their first ranks, with processor, cores, hardware threads and
 * which of them ranks may use, kernel, network cards, TCP settings and RDMA devices as far as they can be
 * read. Collective; the result is that of rank 0. */
[[nodiscard]] std::vector<MeasuredHost> gatherHosts(MPI_Comm communicator);

/** Which rank is not where the plan has it: "rank 2, of node n2, is on host n1"; nothing where all are. Ranks
 * share a host exactly where the plan has them on one node, and where it says that its nodes are hosts, the
 * host is called as the node is, with or without its domain. */
[[nodiscard]] std::optional<std::string> misplacedRank(const std::vector<MeasuredHost>& hosts,
                                                       const MeasuringPlan& plan);

/** A host that has fewer cores than ranks: "host n1 has 4 ranks on 2 cores"; nothing where none has. */
[[nodiscard]] std::optional<std::string> crowdedHost(const std::vector<MeasuredHost>& hosts);

/** "Open MPI 4.1.4", as far as the library says it in its first words. */
[[nodiscard]] std::string mpiVersion();

} // namespace contraflow::runner
