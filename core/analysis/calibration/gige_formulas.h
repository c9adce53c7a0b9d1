// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/calibration/training_data.h"

#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** β of a measured fan-out: the mean penalty of its k messages divided by k. */
struct FanOutBeta
{
    std::string pattern;
    std::size_t fan = 0; ///< k
    double beta = 0;
};

/** γo and γi of a measured graph K4. */
struct CompleteGraphGammas
{
    std::string pattern;
    double beta = 0; ///< that they were worked out with
    double gammaOut = 0;
    double gammaIn = 0;
};

/** The parameters of gige-penalty straight from the published schemes, without a fit. */
struct GigeFormulas
{
    std::vector<FanOutBeta> fanOuts;
    std::vector<CompleteGraphGammas> completeGraphs;
    std::optional<double> beta = {}; ///< mean of the fan-outs
};

/**
 * Finds fan-outs (all messages out of one node, of one size) and complete graphs of four nodes (a message
 * from every node to each later one) among the patterns, and applies the formulas of vienne-2008, V.A: β =
 * penalty / k; γo = 1 − ta / (3 β tref), γi = 1 − tf / (3 β tref) with a from the first node to the second, f
 * from the third to the fourth, and tref the time of a message alone on the platform. β is the mean of the
 * fan-outs, or `beta` where there is none.
 */
[[nodiscard]] GigeFormulas gigeFormulas(const TrainingData& data, double beta);

} // namespace contraflow
