// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/calibration/calibration.h"
#include "core/analysis/calibration/nccl_fit.h"
#include "core/project/calibration_record.h"
#include "core/project/edit.h"

#include <optional>
#include <span>

namespace contraflow {

/**
 * Where measured / predicted of one more message lies with 95 % confidence, after these. From 39 messages on
 * by their order, so that the tails are those that were seen: one more message is below the k-th smallest of
 * n with probability k / (n + 1), and k = ⌊0.025 (n + 1)⌋. Of fewer by Student's t, as if the logarithms were
 * normal. Nothing of fewer than two, or where a time is not above 0.
 */
[[nodiscard]] std::optional<TimeSpread> errorSpread(std::span<const double> predicted,
                                                    std::span<const double> measured);

/** Where the values of a kind go: the first model of the kind, or a new one named after it. */
struct ModelToCalibrate
{
    std::size_t index = 0; ///< in Project::models; of a new one behind the last
    bool isNew = false;
    Model model; ///< as it is, or without parameters
};

/** With a name, the model of that name, which must be of the kind, or a new one. */
[[nodiscard]] ModelToCalibrate modelToCalibrate(const Project& project, const std::string& kind,
                                                const std::string& name = {});

/** What is kept of a fit with its model. */
[[nodiscard]] CalibrationRecord recordOf(const Calibration& calibration, const RankedModel& model);

/**
 * One undo step that gives the project a fitted model: the first model of its kind gets the fitted
 * parameters, or there is a new one named after the kind; either way with the record of what it was learnt
 * from. With a name it goes to the model of that name.
 */
[[nodiscard]] Edit applyCalibration(const Project& project, const Calibration& calibration,
                                    const RankedModel& model, const std::string& name = {});

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
