// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/error_statistics.h"

#include "core/base/tolerance.h"
#include "core/project/measured_times.h"

#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace contraflow {

double studentQuantile(double freedom, double confidence)
{
    const boost::math::students_t distribution(freedom);
    return boost::math::quantile(boost::math::complement(distribution, (1 - confidence) / 2));
}

namespace {

constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

bool isComparable(double predicted, double measured)
{
    return std::isfinite(predicted) && std::isfinite(measured) && measured > 0;
}

std::vector<double> known(std::span<const double> values)
{
    std::vector<double> finite;
    finite.reserve(values.size());
    std::ranges::copy_if(values, std::back_inserter(finite),
                         [](double value) { return std::isfinite(value); });
    return finite;
}

/** Where a value lies in a grid of edges at multiples of the width; rounding does not take it below an edge.
 */
double widthsBelow(double value, double width)
{
    const double widths = value / width;
    const double nearest = std::round(widths);
    return std::abs(widths - nearest) <= Tolerance::kRelative * std::max(1.0, std::abs(widths))
               ? nearest
               : std::floor(widths);
}

} // namespace

bool isGoodError(double percent)
{
    return !clearlyGreater(std::abs(percent), kGoodErrorPercent);
}

std::vector<double> relativeErrors(std::span<const double> predicted, std::span<const double> measured)
{
    std::vector<double> errors(predicted.size(), kUnknown);
    for (std::size_t i = 0; i < std::min(predicted.size(), measured.size()); ++i)
        if (isComparable(predicted[i], measured[i]))
            errors[i] = relativeErrorPercent(predicted[i], measured[i]);
    return errors;
}

std::optional<double> predictionHalfWidth(const MeanEstimate& estimate)
{
    // Half-width of the mean's interval is t·s/√n; that of one more value t·s·√(1 + 1/n).
    if (!estimate.halfWidth)
        return std::nullopt;
    return *estimate.halfWidth * std::sqrt(static_cast<double>(estimate.count) + 1);
}

double MeanParts::deviation() const
{
    return count < 2 ? kUnknown : std::sqrt(squares / static_cast<double>(count - 1));
}

MeanParts meanParts(std::span<const double> values)
{
    MeanParts parts;
    double sum = 0;
    for (const double value : values)
        if (std::isfinite(value)) {
            sum += value;
            ++parts.count;
        }
    if (parts.count == 0)
        return parts;
    parts.mean = sum / static_cast<double>(parts.count);
    for (const double value : values)
        if (std::isfinite(value))
            parts.squares += (value - parts.mean) * (value - parts.mean);
    return parts;
}

MeanParts meanParts(std::size_t count, double mean, double deviation)
{
    return {count, mean, count < 2 ? 0 : deviation * deviation * static_cast<double>(count - 1)};
}

MeanParts joined(const MeanParts& a, const MeanParts& b)
{
    if (a.count == 0 || b.count == 0)
        return a.count == 0 ? b : a;
    const auto first = static_cast<double>(a.count);
    const auto second = static_cast<double>(b.count);
    const double difference = b.mean - a.mean;
    return {a.count + b.count, a.mean + difference * second / (first + second),
            a.squares + b.squares + difference * difference * first * second / (first + second)};
}

MeanEstimate meanEstimate(const MeanParts& parts)
{
    MeanEstimate estimate{parts.count, parts.mean, {}};
    if (parts.count < 2)
        return estimate;
    const auto count = static_cast<double>(parts.count);
    estimate.halfWidth = studentQuantile(count - 1) * std::sqrt(parts.squares / (count - 1) / count);
    return estimate;
}

MeanEstimate meanEstimate(std::span<const double> values)
{
    return meanEstimate(meanParts(values));
}

ErrorSummary summariseErrors(std::span<const double> errors)
{
    ErrorSummary summary;
    std::vector<double> sizes(errors.size(), kUnknown);
    double sum = 0;
    std::size_t good = 0;
    for (std::size_t i = 0; i < errors.size(); ++i) {
        if (!std::isfinite(errors[i]))
            continue;
        sizes[i] = std::abs(errors[i]);
        sum += errors[i];
        good += isGoodError(errors[i]) ? 1 : 0;
        if (!summary.worst || sizes[i] > sizes[*summary.worst])
            summary.worst = i;
    }
    summary.absolute = meanEstimate(sizes);
    summary.count = summary.absolute.count;
    if (summary.count != 0) {
        summary.mean = sum / static_cast<double>(summary.count);
        summary.within = static_cast<double>(good) / static_cast<double>(summary.count);
    }
    return summary;
}

double TaskError::percent() const
{
    return std::abs(relativeErrorPercent(predicted, measured));
}

std::vector<TaskError> taskErrors(std::span<const std::size_t> tasks, std::span<const double> predicted,
                                  std::span<const double> measured)
{
    std::map<std::size_t, TaskError> byTask;
    const std::size_t count = std::min({tasks.size(), predicted.size(), measured.size()});
    for (std::size_t i = 0; i < count; ++i) {
        if (!isComparable(predicted[i], measured[i]))
            continue;
        TaskError& task = byTask[tasks[i]];
        task.task = tasks[i];
        ++task.messages;
        task.predicted += predicted[i];
        task.measured += measured[i];
    }
    std::vector<TaskError> all;
    all.reserve(byTask.size());
    for (const auto& [number, task] : byTask)
        all.push_back(task);
    return all;
}

double quantile(std::vector<double> values, double share)
{
    std::ranges::sort(values);
    const double place = share * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const double rest = place - static_cast<double>(below);
    return rest > 0 ? std::lerp(values[below], values[below + 1], rest) : values[below];
}

double median(std::span<const double> values)
{
    std::vector<double> finite = known(values);
    return finite.empty() ? 0 : quantile(std::move(finite), 0.5);
}

std::vector<bool> outliers(std::span<const double> values)
{
    constexpr std::size_t kFewest = 5;
    constexpr double kFar = 3.5;
    std::vector<bool> marks(values.size(), false);
    const double middle = median(values);
    std::vector<double> distances(values.size(), kUnknown);
    for (std::size_t i = 0; i < values.size(); ++i)
        distances[i] = std::abs(values[i] - middle);
    const MeanEstimate mean = meanEstimate(distances);
    if (mean.count < kFewest)
        return marks;
    // 0.6745 and 0.7979 make both spreads of a normal distribution its standard deviation.
    const double mad = median(distances);
    const double rounding = Tolerance::kRelative * std::max(std::abs(middle), mean.mean);
    const double spread = mad > rounding ? mad / 0.6745 : mean.mean / 0.7979;
    for (std::size_t i = 0; i < values.size(); ++i)
        marks[i] = distances[i] > kFar * spread && distances[i] > rounding;
    return marks;
}

double BinGrid::lower(std::size_t bin) const
{
    return static_cast<double>(first + static_cast<std::int64_t>(bin)) * width;
}

std::optional<std::size_t> BinGrid::binOf(double value) const
{
    if (!std::isfinite(value))
        return std::nullopt;
    const double place = widthsBelow(value, width) - static_cast<double>(first);
    if (place < 0 || place >= static_cast<double>(count))
        return std::nullopt;
    return static_cast<std::size_t>(place);
}

double suggestedBinWidth(ValueLists lists)
{
    constexpr double kMostSuggested = 40;
    std::vector<double> sorted;
    for (const std::vector<double>& list : lists) {
        const std::vector<double> values = known(list);
        sorted.insert(sorted.end(), values.begin(), values.end());
    }
    if (sorted.empty())
        return 1;
    std::ranges::sort(sorted);
    const double range = quantile(sorted, 0.75) - quantile(sorted, 0.25);
    const double least = std::max(2 * range / std::cbrt(static_cast<double>(sorted.size())),
                                  (sorted.back() - sorted.front()) / kMostSuggested);
    double decade = 1;
    while (std::isfinite(decade)) {
        for (const double step : {1.0, 2.0, 5.0}) {
            const double width = step * decade;
            const double bins = widthsBelow(sorted.back(), width) - widthsBelow(sorted.front(), width) + 1;
            if (!clearlyGreater(least, width) && bins <= kMostSuggested)
                return width;
        }
        decade *= 10;
    }
    return decade;
}

std::optional<BinGrid> commonBins(ValueLists lists, double width)
{
    double lowest = std::numeric_limits<double>::infinity();
    double highest = -lowest;
    for (const std::vector<double>& list : lists)
        for (const double value : list)
            if (std::isfinite(value)) {
                lowest = std::min(lowest, value);
                highest = std::max(highest, value);
            }
    BinGrid grid{width, 0, 0};
    if (lowest > highest)
        return grid;
    const double first = widthsBelow(lowest, width);
    const double bins = widthsBelow(highest, width) - first + 1;
    constexpr double kFarthest = 1e15; // beyond, doubles do not tell one bin from the next
    if (!(bins <= static_cast<double>(BinGrid::kMostBins)) || std::abs(first) > kFarthest)
        return std::nullopt;
    grid.first = static_cast<std::int64_t>(first);
    grid.count = static_cast<std::size_t>(bins);
    return grid;
}

} // namespace contraflow
