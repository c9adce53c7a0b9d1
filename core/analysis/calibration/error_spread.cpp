// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/error_spread.h"

#include "core/analysis/error_statistics.h"
#include "core/analysis/student_t.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace contraflow {

std::optional<TimeSpread> errorSpread(std::span<const double> predicted, std::span<const double> measured)
{
    std::vector<double> logs;
    for (std::size_t i = 0; i < predicted.size(); ++i) {
        if (!(predicted[i] > 0) || !(measured[i] > 0) || !std::isfinite(predicted[i]))
            return std::nullopt;
        logs.push_back(std::log(measured[i] / predicted[i]));
    }
    if (logs.size() < 2)
        return std::nullopt;
    std::sort(logs.begin(), logs.end());
    const double outside = (1 - kConfidence) / 2 * (static_cast<double>(logs.size()) + 1);
    if (outside >= 1) {
        const auto cut = static_cast<std::size_t>(outside) - 1;
        return TimeSpread{std::exp(logs[cut]), std::exp(logs[logs.size() - 1 - cut])};
    }
    const MeanEstimate mean = meanEstimate(logs);
    const double halfWidth = *predictionHalfWidth(mean);
    return TimeSpread{std::exp(mean.mean - halfWidth), std::exp(mean.mean + halfWidth)};
}

} // namespace contraflow
