// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/step_series.h"

#include "core/base/tolerance.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

StepSeries summedRates(const Timeline& timeline, std::span<const std::uint32_t> messages,
                       std::span<const double> shares, double full, const std::stop_token& stop)
{
    constexpr std::size_t between = 4096;
    std::vector<double> change(timeline.stepCount() + 1, 0.0);
    for (std::size_t i = 0; i < messages.size(); ++i) {
        if (i % between == 0 && stop.stop_requested())
            return {};
        const double share = shares.empty() ? 1 : shares[i];
        double rate = 0;
        for (const RateSegment& segment : timeline.segments(messages[i])) {
            if (!std::isfinite(segment.rate) || segment.step >= timeline.stepCount())
                continue;
            change[segment.step] += share * segment.rate - rate;
            rate = share * segment.rate;
        }
        const std::size_t after = timeline.messages[messages[i]].endStep;
        if (after < change.size())
            change[after] -= rate;
    }
    StepSeries series;
    double sum = 0;
    double largest = 0;
    for (std::size_t step = 0; step < timeline.stepCount(); ++step) {
        if (timeline.idlesBefore(step))
            series.push_back({timeline.stepEnds[step - 1], 0});
        sum += change[step];
        largest = std::max(largest, sum);
        // Sums of millions of differences leave a rounding residue where nothing flows.
        series.push_back(
            {timeline.stepStarts[step], sum < largest * Tolerance::kRelative ? 0.0 : sum / full});
    }
    if (!series.empty())
        series.push_back({timeline.stepEnds.back(), 0});
    return series;
}

StepSeries joined(StepSeries series)
{
    StepSeries result;
    for (std::size_t i = 0; i < series.size(); ++i) {
        const bool isEnd = i + 1 == series.size();
        if (result.empty() || isEnd || !nearlyEqual(result.back().value, series[i].value))
            result.push_back(series[i]);
    }
    return result;
}

StepSeries averaged(StepSeries series, std::size_t maxPoints)
{
    if (series.size() <= maxPoints || maxPoints < 2)
        return series;
    const double begin = series.front().from;
    const double end = series.back().from;
    if (!(end > begin))
        return series;
    const std::size_t bins = maxPoints - 1;
    const double width = (end - begin) / static_cast<double>(bins);
    StepSeries result;
    result.reserve(maxPoints);
    std::size_t at = 0;
    for (std::size_t bin = 0; bin < bins; ++bin) {
        const double from = begin + width * static_cast<double>(bin);
        const double to = bin + 1 == bins ? end : begin + width * static_cast<double>(bin + 1);
        double integral = 0;
        while (at + 1 < series.size()) {
            const double overlap = std::min(series[at + 1].from, to) - std::max(series[at].from, from);
            integral += series[at].value * std::max(0.0, overlap);
            if (series[at + 1].from > to)
                break;
            ++at;
        }
        result.push_back({from, integral / (to - from)});
    }
    result.push_back(series.back());
    return result;
}

} // namespace contraflow
