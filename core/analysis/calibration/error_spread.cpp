// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/error_spread.h"

#include "core/analysis/student_t.h"

#include <algorithm>
#include <cmath>
#include <numeric>
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
    const auto count = static_cast<double>(logs.size());
    const double outside = (1 - kConfidence) / 2 * (count + 1);
    if (outside >= 1) {
        const auto cut = static_cast<std::size_t>(outside) - 1;
        return TimeSpread{std::exp(logs[cut]), std::exp(logs[logs.size() - 1 - cut])};
    }
    const double mean = std::accumulate(logs.begin(), logs.end(), 0.0) / count;
    double squares = 0;
    for (const double log : logs)
        squares += (log - mean) * (log - mean);
    const double halfWidth =
        studentQuantile(count - 1) * std::sqrt(squares / (count - 1)) * std::sqrt(1 + 1 / count);
    return TimeSpread{std::exp(mean - halfWidth), std::exp(mean + halfWidth)};
}

} // namespace contraflow
