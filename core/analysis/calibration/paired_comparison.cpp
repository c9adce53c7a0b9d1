// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/paired_comparison.h"

#include "core/analysis/student_t.h"
#include "core/base/random.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

constexpr std::uint64_t kSeed = 20'140'701; // any, but always the same

double absoluteError(const TrainingData& data, std::span<const double> seconds, std::size_t i)
{
    return 100 * std::abs(seconds[i] / data.measured[i] - 1);
}

} // namespace

std::vector<std::vector<double>> drawPatterns(std::size_t count, std::size_t draws)
{
    Random random(kSeed);
    std::vector<std::vector<double>> drawn(draws, std::vector<double>(count, 0.0));
    for (std::vector<double>& weights : drawn)
        for (std::size_t i = 0; i < count; ++i)
            weights[random.below(count)] += 1;
    return drawn;
}

PairedComparison compareErrors(const TrainingData& data, std::span<const double> first,
                               std::span<const double> second)
{
    std::vector<double> differences; // summed over the messages of each pattern
    double total = 0;
    for (std::size_t p = 0; p < data.patterns.size(); ++p) {
        double sum = 0;
        for (std::size_t i = data.offset(p); i < data.offset(p) + data.count(p); ++i)
            sum += absoluteError(data, second, i) - absoluteError(data, first, i);
        differences.push_back(sum);
        total += sum;
    }
    PairedComparison result;
    result.difference = total / static_cast<double>(data.measured.size());
    if (differences.size() < kFewestPatternsToCall)
        return result;
    // A mean over messages that come pattern by pattern is a ratio of two sums over patterns.
    const auto patterns = static_cast<double>(differences.size());
    double squares = 0;
    for (std::size_t p = 0; p < differences.size(); ++p) {
        const double rest = differences[p] - result.difference * static_cast<double>(data.count(p));
        squares += rest * rest;
    }
    const double error =
        std::sqrt(squares * patterns / (patterns - 1)) / static_cast<double>(data.measured.size());
    const double half = studentQuantile(patterns - 1) * error;
    result.low = result.difference - half;
    result.high = result.difference + half;
    using Outcome = PairedComparison::Outcome;
    result.outcome = result.low > 0 ? Outcome::better : result.high < 0 ? Outcome::worse : Outcome::tooClose;
    return result;
}

} // namespace contraflow
