// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measuring/repetitions.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <vector>

namespace contraflow {

namespace {

/** Fewer values than this fall into two heaps, or along a line, by chance. */
constexpr std::size_t kFewestForShape = 20;
/** A level that fewer repetitions take is a handful of outliers. */
constexpr double kSmallestLevel = 0.1;
/** Of the variance, what two levels must explain. The best split of a normal distribution explains 2/π = 0.64
 * of it, of a uniform one 0.75; of two normal ones 4.8 standard deviations apart 0.85. */
constexpr double kExplainedByLevels = 0.85;
/** Levels or a drift below this share of the mean do not matter to a prediction. */
constexpr double kShareThatMatters = 0.02;

struct Fences
{
    double low = 0;
    double high = 0;

    [[nodiscard]] bool hold(double value) const { return low <= value && value <= high; }
};

std::vector<double> ascendingOf(std::span<const double> values)
{
    std::vector<double> ascending(values.begin(), values.end());
    std::ranges::sort(ascending);
    return ascending;
}

/** Tukey's outer fences. Where clocks are coarse the quartiles coincide; a percent of the median is noise
 * then. */
Fences outerFences(std::span<const double> values)
{
    const std::vector<double> copy(values.begin(), values.end());
    const double low = quantile(copy, 0.25);
    const double high = quantile(copy, 0.75);
    const double reach = std::max(3 * (high - low), 0.01 * median(values));
    return {low - reach, high + reach};
}

double squaresAround(std::span<const double> values, double center)
{
    return std::transform_reduce(values.begin(), values.end(), 0.0, std::plus<>{},
                                 [center](double value) { return (value - center) * (value - center); });
}

/** The slope of a straight line over the run, told where its 95 % interval excludes 0 and it matters. */
std::optional<double> driftOf(std::span<const double> times, double mean)
{
    if (times.size() < kFewestForShape)
        return {};
    const auto count = static_cast<double>(times.size());
    const double middle = (count - 1) / 2;
    const double spread = count * (count * count - 1) / 12;
    double slope = 0;
    for (std::size_t k = 0; k < times.size(); ++k)
        slope += (static_cast<double>(k) - middle) * (times[k] - mean) / spread;
    const double unexplained = std::max(0.0, squaresAround(times, mean) - slope * slope * spread);
    const double halfWidth = studentQuantile(count - 2) * std::sqrt(unexplained / (count - 2) / spread);
    const double change = slope * (count - 1) / mean;
    if (std::abs(slope) <= halfWidth || std::abs(change) <= kShareThatMatters)
        return {};
    return change;
}

/** The split of ascending values that explains most of their variance. */
std::optional<TwoLevels> repeatedLevels(const std::vector<double>& ascending, double mean)
{
    const std::size_t count = ascending.size();
    if (count < kFewestForShape)
        return {};
    const auto smallest = static_cast<std::size_t>(std::ceil(kSmallestLevel * static_cast<double>(count)));
    double explained = 0;
    TwoLevels best;
    double deviationsBelow = 0;
    for (std::size_t below = 1; below <= count - smallest; ++below) {
        deviationsBelow += ascending[below - 1] - mean;
        if (below < smallest)
            continue;
        const auto fewer = static_cast<double>(below);
        const auto rest = static_cast<double>(count - below);
        const double between = deviationsBelow * deviationsBelow * (1 / fewer + 1 / rest);
        if (between > explained) {
            explained = between;
            best = {mean + deviationsBelow / fewer, mean - deviationsBelow / rest,
                    rest / static_cast<double>(count)};
        }
    }
    const bool matters = best.high - best.low > kShareThatMatters * mean;
    if (!matters || explained < kExplainedByLevels * squaresAround(ascending, mean))
        return {};
    return best;
}

} // namespace

bool isEnough(std::span<const double> times, const StopRule& rule)
{
    if (times.size() >= rule.most)
        return true;
    if (times.size() < rule.fewest)
        return false;
    const MeanEstimate estimate = meanEstimate(times);
    return estimate.halfWidth && *estimate.halfWidth <= rule.halfWidth * estimate.mean;
}

std::size_t warmUpCount(std::span<const double> times)
{
    constexpr std::size_t kFewest = 8;
    if (times.size() < kFewest)
        return 0;
    const Fences fences = outerFences(times.subspan(times.size() / 2));
    const auto firsts = times.first(times.size() / 4);
    const auto settled = std::ranges::find_if(firsts, [&](double t) { return fences.hold(t); });
    return static_cast<std::size_t>(settled - firsts.begin());
}

std::optional<RepetitionSummary> summarizeRepetitions(std::span<const double> times)
{
    RepetitionSummary summary;
    summary.warmUp = warmUpCount(times);
    const auto counted = times.subspan(summary.warmUp);
    summary.mean = meanEstimate(counted);
    if (!summary.mean.halfWidth)
        return {};
    const std::vector<double> ascending = ascendingOf(counted);
    const std::vector<bool> marks = outliers(counted);
    summary.smallest = ascending.front();
    summary.largest = ascending.back();
    summary.outliers = static_cast<std::size_t>(std::ranges::count(marks, true));
    summary.drift = driftOf(counted, summary.mean.mean);
    summary.levels = repeatedLevels(ascending, summary.mean.mean);
    return summary;
}

bool wasQuiet(double referenceBefore, double referenceAfter)
{
    return std::abs(referenceAfter - referenceBefore) <=
           kQuietShare * std::min(referenceBefore, referenceAfter);
}

} // namespace contraflow
