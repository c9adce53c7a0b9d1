// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/standing.h"

#include "core/analysis/candidates/time_figures.h"
#include "core/analysis/error_data.h"
#include "core/analysis/error_statistics.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/calibration_record.h"

#include <algorithm>
#include <limits>

namespace contraflow {

namespace {

/** Makespan, mean and 95th percentile of some messages. */
struct Sums
{
    double makespan = 0;
    double mean = 0;
    double percentile95 = 0;
};

class PatternSums
{
public:
    void add(double start, double seconds)
    {
        m_first = std::min(m_first, start);
        m_starts.push_back(start);
        m_seconds.push_back(seconds);
    }

    /** Nothing without a message that takes time. */
    [[nodiscard]] std::optional<Sums> take()
    {
        Sums sums;
        for (std::size_t i = 0; i < m_seconds.size(); ++i) {
            sums.makespan = std::max(sums.makespan, m_starts[i] - m_first + m_seconds[i]);
            sums.mean += m_seconds[i] / static_cast<double>(m_seconds.size());
        }
        if (!(sums.makespan > 0))
            return std::nullopt;
        sums.percentile95 = contraflow::percentile95(std::move(m_seconds));
        return sums.mean > 0 && sums.percentile95 > 0 ? std::optional(sums) : std::nullopt;
    }

private:
    double m_first = std::numeric_limits<double>::infinity();
    std::vector<double> m_starts;
    std::vector<double> m_seconds;
};

/** The interval of one more value: Student's prediction interval. */
LogError predictionInterval(const std::vector<double>& logs)
{
    const MeanEstimate mean = meanEstimate(logs);
    return {mean.mean, predictionHalfWidth(mean).value_or(0.0)};
}

struct LogSamples
{
    std::vector<double> makespan;
    std::vector<double> mean;
    std::vector<double> percentile95;
};

LogSamples samplesOf(const ErrorData& data, const ModelErrors& column)
{
    LogSamples samples;
    for (const MeasuredPattern& pattern : data.patterns) {
        const auto& rows = pattern.rows;
        PatternSums measured;
        PatternSums predicted;
        for (std::size_t i = 0; i < pattern.messageCount; ++i) {
            const MeasuredMessage& message = data.messages[pattern.firstMessage + i];
            const double seconds = column.predicted[pattern.firstMessage + i];
            if (!std::isfinite(seconds))
                continue;
            const double start = rows[message.row].start.valueOr(Quantity{}).value;
            measured.add(start, message.measured.mean);
            predicted.add(start, seconds);
        }
        const std::optional<Sums> truth = measured.take();
        const std::optional<Sums> said = predicted.take();
        if (!truth || !said)
            continue;
        samples.makespan.push_back(std::log(truth->makespan / said->makespan));
        samples.mean.push_back(std::log(truth->mean / said->mean));
        samples.percentile95.push_back(std::log(truth->percentile95 / said->percentile95));
    }
    return samples;
}

std::string noErrorBars(const std::string& why)
{
    return sentence("no error bars for %1", {why});
}

ModelAccuracy fromCalibration(const Project& project, const std::string& name, std::size_t patterns)
{
    ModelAccuracy accuracy{.model = name};
    const std::string quoted = inQuotes(name);
    const Model* model = findByName(project.models, name);
    const std::optional<CalibrationRecord> record = model ? validCalibrationOf(*model) : std::nullopt;
    const std::optional<TimeSpread> spread = record ? spreadOf(*record) : std::nullopt;
    if (model && !record && calibrationOf(*model)) {
        accuracy.reason = noErrorBars(sentence(
            "model %1: its parameters were changed since its calibration; calibrate it again", {quoted}));
        return accuracy;
    }
    if (!spread) {
        accuracy.reason = noErrorBars(
            patterns == 1
                ? sentence("model %1: only one pattern was measured; measure two patterns or more", {quoted})
                : sentence("model %1: nothing was measured; measure two patterns or more", {quoted}));
        return accuracy;
    }
    const double low = std::log(spread->low);
    const double high = std::log(spread->high);
    const LogError error{(low + high) / 2, (high - low) / 2};
    accuracy.origin = ModelAccuracy::Origin::calibration;
    accuracy.patterns = record->leftOutFolds;
    accuracy.makespan = accuracy.mean = accuracy.percentile95 = error;
    accuracy.reason =
        record->spread
            ? sentence("error bars of model %1 come from the spread of errors in its calibration", {quoted})
            : sentence("error bars of model %1 come from the mean |error| of its calibration, %2 %",
                       {quoted, groupedText(record->errorPercent, 2)});
    return accuracy;
}

} // namespace

ErrorBar LogError::around(double predicted) const
{
    return {predicted * std::exp(centre - halfWidth), predicted * std::exp(centre + halfWidth)};
}

Result<std::vector<ModelAccuracy>>
modelAccuracies(const Project& project, const std::vector<std::string>& models, const BatchOptions& options)
{
    std::vector<ModelAccuracy> accuracies;
    const Project* const projects[] = {&project};
    ErrorRequest request;
    request.models = models;
    Result<ErrorData> data = ErrorData{};
    if (!models.empty() && !project.measurements.empty())
        data = gatherErrors(projects, request, options);
    RETURN_IF_ERROR(data);
    for (const std::string& name : models) {
        const auto column = std::ranges::find(data->models, name, &ModelErrors::model);
        const LogSamples samples = column == data->models.end() ? LogSamples() : samplesOf(*data, *column);
        const std::size_t patterns = samples.makespan.size();
        if (patterns < 2) {
            accuracies.push_back(fromCalibration(project, name, patterns));
            continue;
        }
        ModelAccuracy accuracy{.model = name, .origin = ModelAccuracy::Origin::measurements};
        accuracy.patterns = patterns;
        accuracy.makespan = predictionInterval(samples.makespan);
        accuracy.mean = predictionInterval(samples.mean);
        accuracy.percentile95 = predictionInterval(samples.percentile95);
        accuracy.reason = sentence("error bars of model %1 come from %2 measured patterns of this project",
                                   {inQuotes(name), groupedCount(patterns)});
        accuracies.push_back(std::move(accuracy));
    }
    return accuracies;
}

double toldApartFrom(const LogError& a, const LogError& b)
{
    return std::max(kTie, std::hypot(a.halfWidth, b.halfWidth));
}

Standing standing(const JudgedFigure& a, const JudgedFigure& b)
{
    const double first = a.expected();
    const double second = b.expected();
    if (!(first > 0) || !(second > 0)) // of no length
        return first < second ? Standing::less : first > second ? Standing::greater : Standing::equal;
    const double difference = std::log(first) - std::log(second); // the same either way round
    const double least = toldApartFrom(a.error, b.error);
    if (std::abs(difference) <= least)
        return least > kTie ? Standing::tooClose : Standing::equal;
    return difference < 0 ? Standing::less : Standing::greater;
}

std::vector<Places> placesOf(const std::vector<std::optional<JudgedFigure>>& figures)
{
    const auto ranked = static_cast<std::size_t>(
        std::ranges::count_if(figures, [](const auto& figure) { return figure.has_value(); }));
    std::vector<Places> all(figures.size());
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (!figures[i])
            continue;
        Places& places = all[i];
        places = {1, 1, ranked};
        bool isSure = true;
        for (std::size_t k = 0; k < figures.size(); ++k) {
            if (k == i || !figures[k])
                continue;
            const Standing other = standing(*figures[k], *figures[i]);
            isSure = isSure && other != Standing::tooClose;
            places.best += other == Standing::less ? 1 : 0;
            places.worst -= other == Standing::greater ? 1 : 0;
            places.rank +=
                standing(figures[k]->withoutError(), figures[i]->withoutError()) == Standing::less ? 1 : 0;
        }
        if (isSure) // equal ones share a place
            places.best = places.worst = places.rank;
    }
    return all;
}

} // namespace contraflow
