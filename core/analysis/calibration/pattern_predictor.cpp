// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/pattern_predictor.h"

#include "core/base/parallel.h"
#include "core/base/sentence.h"
#include "core/engine/fluid_engine.h"
#include "core/sharing/catalog.h"

#include <algorithm>
#include <mutex>

namespace contraflow {

namespace {

Result<std::vector<double>> timesOf(const TrainingPattern& pattern, const SharingModel& model,
                                    const std::stop_token& stop)
{
    RunOptions options;
    options.stop = stop;
    ASSIGN_OR_RETURN(const Timeline timeline, runFluid(pattern.placed, model, options));
    std::vector<double> seconds;
    seconds.reserve(pattern.observations.size());
    for (const Observation& observation : pattern.observations)
        seconds.push_back(timeline.messages[observation.message].time());
    return seconds;
}

} // namespace

PatternPredictor::PatternPredictor(const TrainingData& data, Options options)
    : m_data(data)
    , m_options(std::move(options))
{}

Result<std::vector<std::vector<double>>> PatternPredictor::predict(std::span<const Model> models) const
{
    std::vector<std::unique_ptr<SharingModel>> made;
    for (const Model& model : models) {
        ASSIGN_OR_RETURN(std::unique_ptr<SharingModel> one, makeModel(model));
        made.push_back(std::move(one));
    }
    const std::size_t patterns = m_data.patterns.size();
    std::vector<std::vector<double>> seconds(models.size(), std::vector<double>(m_data.measured.size()));
    std::mutex mutex;
    std::size_t failedAt = models.size() * patterns;
    Error failure;
    inParallel(models.size() * patterns, m_options.threads, [&](std::size_t task) {
        if (m_options.stop.stop_requested())
            return;
        const std::size_t pattern = task % patterns;
        const Result<std::vector<double>> times =
            timesOf(m_data.patterns[pattern], *made[task / patterns], m_options.stop);
        if (m_options.progress)
            m_options.progress(1);
        if (times) {
            std::copy(times->begin(), times->end(),
                      seconds[task / patterns].begin() + static_cast<std::ptrdiff_t>(m_data.offset(pattern)));
            return;
        }
        const std::lock_guard lock(mutex);
        if (task < failedAt) { // the first in order, whichever thread comes first
            failedAt = task;
            failure =
                times.error().within(sentence("pattern %1", {"\"" + m_data.patterns[pattern].name + "\""}));
        }
    });
    if (m_options.stop.stop_requested())
        return Error{ErrorCode::cancelled, sentence("the calibration was cancelled")};
    if (failedAt < models.size() * patterns)
        return failure;
    return seconds;
}

Result<std::vector<double>> PatternPredictor::predict(const Model& model) const
{
    ASSIGN_OR_RETURN(std::vector<std::vector<double>> all, predict(std::span(&model, 1)));
    return std::move(all.front());
}

Result<std::vector<double>> PatternPredictor::predictPattern(const Model& model, std::size_t pattern) const
{
    ASSIGN_OR_RETURN(const std::unique_ptr<SharingModel> made, makeModel(model));
    return timesOf(m_data.patterns[pattern], *made, m_options.stop);
}

} // namespace contraflow
