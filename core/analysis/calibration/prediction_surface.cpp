// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/prediction_surface.h"

#include "core/analysis/calibration/paired_comparison.h"
#include "core/base/parallel.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/engine/fluid_engine.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>
#include <numeric>

namespace contraflow {

namespace {

Result<std::vector<double>> timesOf(const TrainingPattern& pattern, const SharingModel& model,
                                    const std::stop_token& stop)
{
    RunOptions options;
    options.stop = stop;
    ASSIGN_OR_RETURN(const Timeline timeline, runFluid(pattern.placed, model, options));
    return mapped<double>(pattern.observations, [&](const Observation& observation) {
        return timeline.messages[observation.message].time();
    });
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
            std::ranges::copy(*times, seconds[task / patterns].begin() +
                                          static_cast<std::ptrdiff_t>(m_data.offset(pattern)));
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

namespace {

/** P. Huber's loss (Annals of Mathematical Statistics 35, 1964): squares up to about what repeated
 * measurements differ by, linear beyond, so that a few messages that lost packets do not decide. */
double huber(double error)
{
    constexpr double kLinearFrom = 0.02;
    const double size = std::abs(error);
    return size < kLinearFrom ? size * size : kLinearFrom * (2 * size - kLinearFrom);
}

constexpr std::size_t kStarts = 3;

/** By parameter: as many as the time for a fit allows. */
std::vector<std::size_t> levelsOf(const std::vector<SearchedParameter>& parameters)
{
    constexpr std::array<std::size_t, 5> kAlone{1, 21, 21, 9, 5};
    constexpr std::array<std::size_t, 5> kBesideOthers{1, 9, 9, 5, 4};
    const auto usual =
        static_cast<std::size_t>(std::ranges::count(parameters, 0, &SearchedParameter::levels));
    const std::array<std::size_t, 5>& levels = usual == parameters.size() ? kAlone : kBesideOthers;
    return mapped<std::size_t>(parameters, [&](const SearchedParameter& parameter) {
        return parameter.levels > 0 ? parameter.levels : levels[std::min(usual, levels.size() - 1)];
    });
}

double patternLoss(const TrainingData& data, std::span<const double> seconds, std::size_t pattern)
{
    double sum = 0;
    const std::size_t first = data.offset(pattern);
    for (std::size_t i = first; i < first + data.count(pattern); ++i) {
        sum += huber(seconds[i] / data.measured[i] - 1);
    }
    return sum;
}

/**
 * C. Hurvich and C. Tsai's corrected form of Akaike's criterion (Biometrika 76, 1989), for errors of
 * Laplace's distribution, whose likelihood goes with the mean of |error|: what `count` parameters must gain
 * over none.
 */
double informationCriterion(double loss, double units, std::size_t count)
{
    const auto k = static_cast<double>(count);
    const double left = units - k - 1;
    if (count > 0 && left <= 0)
        return std::numeric_limits<double>::max();
    const double correction = count > 0 ? 2 * k * (k + 1) / left : 0;
    return 2 * units * std::log(std::max(loss, 1e-12)) + 2 * k + correction;
}

double weightedCount(const TrainingData& data, std::span<const double> weights)
{
    double count = 0;
    for (std::size_t p = 0; p < data.patterns.size(); ++p)
        count += weights[p] * static_cast<double>(data.count(p));
    return std::max(count, 1.0);
}

void setParameter(std::vector<ParameterRow>& rows, const std::string& name, const std::string& text)
{
    const auto found = std::ranges::find(rows, name, &ParameterRow::name);
    if (found == rows.end())
        rows.push_back({name, text});
    else
        *found = {name, text};
}

} // namespace

double SearchedParameter::value(double coordinate) const
{
    switch (scale) {
    case Scale::plain:
        break;
    case Scale::inverse:
        return coordinate > 0 ? 1 / coordinate : std::numeric_limits<double>::infinity();
    case Scale::fromOne:
        return coordinate < 1 ? 1 / (1 - coordinate) : std::numeric_limits<double>::infinity();
    }
    return coordinate;
}

double SearchedParameter::coordinate(double value) const
{
    switch (scale) {
    case Scale::plain:
        break;
    case Scale::inverse:
        return 1 / value;
    case Scale::fromOne:
        return 1 - 1 / value;
    }
    return value;
}

std::string parameterText(std::string_view kind, std::string_view name, double value)
{
    if (std::isinf(value))
        return "unlimited";
    for (const ParameterInfo& parameter : parametersOf(kind))
        if (parameter.name == name && parameter.dimension)
            return quantityText(inBaseUnit(*parameter.dimension, value));
    return numberText(value);
}

std::vector<SearchedParameter> searchedParameters(std::string_view kind, double bytesUnderWay)
{
    std::vector<SearchedParameter> searched;
    for (const ParameterInfo& parameter : parametersOf(kind)) {
        if (!parameter.search)
            continue;
        SearchedParameter range{*parameter.search, std::string(parameter.name)};
        if (range.scale == SearchRange::Scale::inverse) {
            if (!(bytesUnderWay > 0))
                continue;
            range.high = 1 / bytesUnderWay;
        }
        searched.push_back(std::move(range));
    }
    return searched;
}

Model modelWith(const Model& base, std::span<const SearchedParameter> parameters,
                std::span<const double> values)
{
    Model model = base;
    std::vector<ParameterRow> rows(base.parameters.begin(), base.parameters.end());
    for (std::size_t i = 0; i < parameters.size(); ++i)
        setParameter(rows, parameters[i].name, parameterText(base.kind, parameters[i].name, values[i]));
    model.parameters = SharedRows<ParameterRow>(std::move(rows));
    return model;
}

double weightedLoss(const TrainingData& data, std::span<const double> seconds,
                    std::span<const double> weights)
{
    double sum = 0;
    for (std::size_t p = 0; p < data.patterns.size(); ++p)
        if (weights[p] > 0)
            sum += weights[p] * patternLoss(data, seconds, p);
    return sum / weightedCount(data, weights);
}

PredictionSurface::PredictionSurface(const TrainingData& data, Model base,
                                     std::vector<SearchedParameter> parameters)
    : m_data(&data)
    , m_base(std::move(base))
    , m_parameters(std::move(parameters))
    , m_levels(levelsOf(m_parameters))
{}

Result<PredictionSurface> PredictionSurface::make(const PatternPredictor& predictor, const Model& base,
                                                  std::vector<SearchedParameter> parameters)
{
    PredictionSurface surface(predictor.data(), base, std::move(parameters));
    std::size_t count = 1;
    for (const std::size_t levels : surface.m_levels)
        count *= levels;
    std::vector<Model> models;
    models.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        models.push_back(surface.modelAt(surface.gridPoint(i)));
    ASSIGN_OR_RETURN(surface.m_seconds, predictor.predict(models));
    const TrainingData& data = predictor.data();
    for (const std::vector<double>& times : surface.m_seconds) {
        std::vector<double>& losses = surface.m_losses.emplace_back();
        for (std::size_t p = 0; p < data.patterns.size(); ++p)
            losses.push_back(patternLoss(data, times, p));
    }
    return surface;
}

SearchBox PredictionSurface::box() const
{
    SearchBox box;
    for (const SearchedParameter& parameter : m_parameters) {
        box.low.push_back(parameter.low);
        box.high.push_back(parameter.high);
    }
    return box;
}

Model PredictionSurface::modelAt(std::span<const double> point) const
{
    std::vector<double> values;
    for (std::size_t i = 0; i < point.size(); ++i)
        values.push_back(m_parameters[i].value(point[i]));
    return modelWith(m_base, m_parameters, values);
}

std::vector<double> PredictionSurface::gridPoint(std::size_t index) const
{
    std::vector<double> point;
    for (std::size_t i = 0; i < m_parameters.size(); ++i) {
        const SearchedParameter& parameter = m_parameters[i];
        const double part = static_cast<double>(index % m_levels[i]) / static_cast<double>(m_levels[i] - 1);
        point.push_back(parameter.low + part * (parameter.high - parameter.low));
        index /= m_levels[i];
    }
    return point;
}

double PredictionSurface::nodeLoss(std::size_t node, std::span<const double> weights) const
{
    return std::inner_product(weights.begin(), weights.end(), m_losses[node].begin(), 0.0);
}

double PredictionSurface::loss(std::span<const double> point, std::span<const double> weights) const
{
    // The corners of the cell around the point, and how much each counts.
    std::vector<std::pair<std::size_t, double>> corners{{0, 1.0}};
    std::size_t stride = 1;
    for (std::size_t i = 0; i < m_parameters.size(); ++i) {
        const SearchedParameter& parameter = m_parameters[i];
        const double last = static_cast<double>(m_levels[i] - 1);
        const double at =
            std::clamp((point[i] - parameter.low) / (parameter.high - parameter.low) * last, 0.0, last);
        const auto below = static_cast<std::size_t>(std::min(std::floor(at), last - 1));
        const double part = at - static_cast<double>(below);
        const std::size_t known = corners.size();
        for (std::size_t c = 0; c < known; ++c) {
            const auto [node, share] = corners[c];
            corners[c] = {node + below * stride, share * (1 - part)};
            if (part > 0)
                corners.emplace_back(node + (below + 1) * stride, share * part);
        }
        stride *= m_levels[i];
    }
    double sum = 0;
    for (std::size_t p = 0; p < m_data->patterns.size(); ++p) {
        if (!(weights[p] > 0))
            continue;
        double losses = 0;
        const std::size_t first = m_data->offset(p);
        for (std::size_t i = first; i < first + m_data->count(p); ++i) {
            double seconds = 0;
            for (const auto& [node, share] : corners)
                seconds += share * m_seconds[node][i];
            losses += huber(seconds / m_data->measured[i] - 1);
        }
        sum += weights[p] * losses;
    }
    return sum / weightedCount(*m_data, weights);
}

double PredictionSurface::units(std::span<const double> weights) const
{
    return m_data->patterns.size() < kFewestPatternsToCall
               ? weightedCount(*m_data, weights)
               : std::accumulate(weights.begin(), weights.end(), 0.0);
}

std::vector<double> PredictionSurface::best(std::span<const double> weights, const SearchBox& box) const
{
    struct Trial
    {
        SearchBox box;
        std::vector<double> point;
        double score = 0;
    };
    const auto tryIn = [&](const SearchBox& part) {
        Trial trial{part, bestIn(weights, part), 0};
        trial.score = informationCriterion(loss(trial.point, weights), units(weights), part.freeCount());
        return trial;
    };
    // The parameter that explains least for its cost goes first, as long as one explains too little.
    Trial best = tryIn(box);
    for (bool isBetter = true; isBetter;) {
        isBetter = false;
        const SearchBox present = best.box;
        for (std::size_t i = 0; i < m_parameters.size(); ++i) {
            if (!m_parameters[i].isOptional || present.isHeld(i))
                continue;
            SearchBox part = present;
            part.high[i] = part.low[i];
            Trial trial = tryIn(part);
            if (trial.score <= best.score) {
                best = std::move(trial);
                isBetter = true;
            }
        }
    }
    return best.point;
}

std::vector<double> PredictionSurface::bestIn(std::span<const double> weights, const SearchBox& box) const
{
    std::vector<std::pair<double, std::size_t>> nodes;
    for (std::size_t node = 0; node < m_seconds.size(); ++node) {
        const std::vector<double> point = gridPoint(node);
        bool isInside = true;
        for (std::size_t i = 0; i < point.size(); ++i)
            isInside = isInside && point[i] >= box.low[i] && point[i] <= box.high[i];
        if (isInside)
            nodes.emplace_back(nodeLoss(node, weights), node);
    }
    std::ranges::sort(nodes);
    Minimum best{box.low, loss(box.low, weights)};
    const std::size_t finest = m_levels.empty() ? 2 : *std::ranges::max_element(m_levels);
    const double step = 1 / static_cast<double>(finest - 1);
    for (std::size_t i = 0; i < std::min(kStarts, nodes.size()); ++i) {
        const Minimum found =
            searchMinimum([&](std::span<const double> point) { return loss(point, weights); }, box,
                          gridPoint(nodes[i].second), {.firstStep = step});
        if (found.value < best.value)
            best = found;
    }
    return best.at;
}

} // namespace contraflow
