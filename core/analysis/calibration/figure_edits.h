// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/calibration/calibration.h"
#include "core/analysis/calibration/nccl_fit.h"
#include "core/project/edit.h"

namespace contraflow {

// Figures that a calibration found besides its fitted models, given to the project: one undo step each.

/** Gives the nodes or links of a fit on a platform their fitted bandwidth. Fails when nothing was fitted. */
[[nodiscard]] Result<Edit> applyCapacity(const Project& project, std::size_t platform,
                                         const CapacityFit& fit);

/**
 * Gives all nodes of a platform the bandwidth of a benchmark and, of a ping-pong, half of its
 * start-up as latency: a message between two nodes of one switch passes two links of nodes. Fails when the
 * benchmark could not be fitted.
 */
[[nodiscard]] Result<Edit> applyBenchmark(const Project& project, std::size_t platform,
                                          const BenchmarkFit& fit);

/** Gives all servers of a platform what times of nccl-tests show: their NICs with half of the start-up as
 * latency, as a step passes two of them, and the switch within, also what that reduces. Latencies that no
 * time shows stay. Fails where the platform has no servers. */
[[nodiscard]] Result<Edit> applyNccl(const Project& project, std::size_t platform, const NcclFit& fit);

/** Gives the first model gige-penalty of the project, or a new one, what the published formulas say: β as the
 * mean of the fan-outs, γo and γi as the means of the K4. Fails when neither was measured. */
[[nodiscard]] Result<Edit> applyGigeFormulas(const Project& project, const GigeFormulas& formulas);

} // namespace contraflow
