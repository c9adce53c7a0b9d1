// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/model_comparison.h"

#include "core/analysis/error_statistics.h"
#include "core/base/tolerance.h"
#include "core/project/measured_times.h"

#include <cmath>

namespace contraflow {

namespace {

bool isComparable(std::span<const double> values, std::size_t at)
{
    return at < values.size() && std::isfinite(values[at]) && values[at] > 0;
}

} // namespace

ModelTimes modelTimes(const Prediction& prediction)
{
    ModelTimes times{prediction.model, prediction.kind, {}, prediction.timeline.makespan()};
    times.seconds.reserve(prediction.timeline.messages.size());
    for (const MessageTimes& message : prediction.timeline.messages)
        times.seconds.push_back(message.time());
    return times;
}

double differencePercent(double time, double reference)
{
    return nearlyEqual(time, reference) ? 0 : relativeErrorPercent(time, reference);
}

ModelSummary summarise(const ModelTimes& times, std::span<const double> reference,
                       std::span<const double> measured)
{
    ModelSummary summary;
    summary.makespan = times.makespan;
    double sum = 0;
    double errors = 0;
    std::size_t good = 0;
    for (std::size_t i = 0; i < times.seconds.size(); ++i) {
        const double time = times.seconds[i];
        sum += time;
        if (time > summary.longestTime) {
            summary.longestTime = time;
            summary.longest = i;
        }
        if (isComparable(reference, i)) {
            const double percent = differencePercent(time, reference[i]);
            if (!summary.largestDifference ||
                std::abs(percent) > std::abs(summary.largestDifference->percent))
                summary.largestDifference = MessagePercent{percent, i};
        }
        if (isComparable(measured, i)) {
            const double error = std::abs(relativeErrorPercent(time, measured[i]));
            ++summary.measured;
            errors += error;
            good += isGoodError(error) ? 1 : 0;
        }
    }
    if (!times.seconds.empty())
        summary.meanTime = sum / static_cast<double>(times.seconds.size());
    if (summary.measured != 0) {
        summary.meanAbsoluteError = errors / static_cast<double>(summary.measured);
        summary.withinTenPercent = static_cast<double>(good) / static_cast<double>(summary.measured);
    }
    return summary;
}

} // namespace contraflow
