// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/calibration/benchmark_fit.h"
#include "core/analysis/calibration/pattern_predictor.h"

#include <string>
#include <vector>

namespace contraflow {

/** What the measurements say about the bandwidth of some links of the platform. */
struct CapacityFit
{
    std::string links;     ///< "nodes X[1-5], Y[1-5]", "link backbone"
    bool areNodes = false; ///< rows of the platform's nodes, else of its links
    std::vector<std::size_t> rows;
    double present = 0;     ///< bytes per second, as the project has it
    bool hasEffect = false; ///< false: no prediction changes between 0.7 and 1.4 times the present bandwidth
    Estimate fitted;        ///< bytes per second; without effect: of no meaning
};

/**
 * Looks for the bandwidths with which `model` fits the patterns best, all links of one bandwidth together,
 * from 0.7 to 1.4 times what the project says. The project is not changed.
 */
[[nodiscard]] Result<std::vector<CapacityFit>>
fitCapacities(const Project& project, const PatternPredictor& predictor, const Model& model);

} // namespace contraflow
