// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/model_fit.h"

#include "core/analysis/calibration/paired_comparison.h"
#include "core/analysis/error_statistics.h"
#include "core/base/parallel.h"
#include "core/base/sentence.h"
#include "core/base/tolerance.h"
#include "core/sharing/hockney.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

/** Nearer to an end of the range than this part of it counts as the end. */
constexpr double kBoundPart = 2e-3;
constexpr SearchEffort kPolish{.firstStep = 0.03, .tolerance = 1e-3, .mostEvaluations = 60};

/** The window below which the latency of the fastest way can be felt: capacity times its round trip. */
double bytesUnderWay(const TrainingData& data)
{
    double least = 0;
    for (const TrainingPattern& pattern : data.patterns)
        for (const Observation& observation : pattern.observations) {
            const Network& network = *pattern.placed.network;
            const double latency = network.latency(pattern.placed.routes[observation.message]);
            const double bytes = 2 * latency * slowestChannel(pattern.placed, observation.message).rate;
            if (bytes > 0 && (least <= 0 || bytes < least))
                least = bytes;
        }
    return least;
}

bool areSameTimes(std::span<const double> a, std::span<const double> b)
{
    return std::equal(a.begin(), a.end(), b.begin(),
                      [](double x, double y) { return nearlyEqual(x, y, kSameToMeasurements); });
}

/**
 * Which parameters change any prediction. Each is moved over its range while all others are at their least,
 * in the middle, and at their greatest: an effect that appears at none of the three is taken for none.
 */
Result<std::vector<bool>> effects(const PatternPredictor& predictor, const Model& base,
                                  const std::vector<SearchedParameter>& parameters)
{
    constexpr std::array kParts{0.0, 0.5, 1.0};
    std::vector<Model> models;
    for (std::size_t moved = 0; moved < parameters.size(); ++moved)
        for (const double rest : kParts)
            for (const double part : kParts) {
                std::vector<double> values;
                for (std::size_t i = 0; i < parameters.size(); ++i) {
                    const SearchedParameter& p = parameters[i];
                    values.push_back(p.value(p.low + (i == moved ? part : rest) * (p.high - p.low)));
                }
                models.push_back(modelWith(base, parameters, values));
            }
    ASSIGN_OR_RETURN(const std::vector<std::vector<double>> seconds, predictor.predict(models));
    std::vector<bool> hasEffect(parameters.size(), false);
    for (std::size_t i = 0; i < seconds.size(); ++i) {
        const std::size_t first = i - i % kParts.size();
        if (!areSameTimes(seconds[first], seconds[i]))
            hasEffect[i / (kParts.size() * kParts.size())] = true;
    }
    return hasEffect;
}

FittedParameter unmovedParameter(const SearchedParameter& searched, const Model& base)
{
    FittedParameter parameter;
    parameter.name = searched.name;
    parameter.standing = FittedParameter::Standing::withoutEffect;
    IssueList issues;
    if (const ModelInfo* info = findModelInfo(base.kind))
        parameter.value = readParameters(base, info->parameters, 0, issues).number(searched.name);
    return parameter;
}

bool isRefinement(const SearchedParameter& parameter)
{
    return parameter.levels > 0;
}

/** The parameters without those that refine a model, where none of those explains what it costs. */
std::optional<std::vector<SearchedParameter>> withoutNeedless(const PredictionSurface& surface,
                                                              const TrainingData& data)
{
    const std::vector<SearchedParameter>& all = surface.parameters();
    const std::vector<double> weights(data.patterns.size(), 1.0);
    const std::vector<double> best = surface.best(weights, surface.box());
    std::vector<SearchedParameter> fewer;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!isRefinement(all[i]))
            fewer.push_back(all[i]);
        else if (best[i] > all[i].low)
            return {};
    }
    if (fewer.size() == all.size())
        return {};
    return fewer;
}

FittedParameter fittedParameter(const SearchedParameter& searched, double coordinate)
{
    FittedParameter parameter;
    parameter.name = searched.name;
    const double slack = kBoundPart * (searched.high - searched.low);
    using Standing = FittedParameter::Standing;
    const bool isInverse = searched.scale == SearchedParameter::Scale::inverse;
    if (coordinate <= searched.low + slack) {
        coordinate = searched.low;
        parameter.standing = isInverse ? Standing::atUpperBound : Standing::atLowerBound;
    } else if (coordinate >= searched.high - slack) {
        coordinate = searched.high;
        parameter.standing = isInverse ? Standing::atLowerBound : Standing::atUpperBound;
    }
    parameter.value = searched.value(coordinate);
    const double a = searched.value(searched.low);
    const double b = searched.value(searched.high);
    parameter.searchedFrom = std::min(a, b);
    parameter.searchedTo = std::max(a, b);
    parameter.low = parameter.searchedFrom;
    parameter.high = parameter.searchedTo;
    return parameter;
}

void setInterval(FittedParameter& parameter, const SearchedParameter& searched, double from, double to)
{
    const double slack = kBoundPart * (searched.high - searched.low);
    const auto valueAt = [&](double coordinate) {
        return searched.value(coordinate <= searched.low + slack    ? searched.low
                              : coordinate >= searched.high - slack ? searched.high
                                                                    : coordinate);
    };
    const double a = valueAt(from);
    const double b = valueAt(to);
    parameter.low = std::min({a, b, parameter.value});
    parameter.high = std::max({a, b, parameter.value});
}

/** The middle 95 % of what draws gave. */
void setInterval(FittedParameter& parameter, const SearchedParameter& searched,
                 const std::vector<double>& drawn)
{
    const double tail = (1 - kConfidence) / 2;
    setInterval(parameter, searched, quantile(drawn, tail), quantile(drawn, 1 - tail));
}

} // namespace

bool FittedParameter::isUndetermined() const
{
    if (standing == Standing::withoutEffect)
        return true;
    if (std::isinf(searchedTo)) // an inverse scale
        return 1 / low - 1 / high >= 0.9 / searchedFrom;
    return high - low >= 0.9 * (searchedTo - searchedFrom);
}

std::vector<std::vector<std::size_t>> crossValidationFolds(std::size_t patterns)
{
    constexpr std::size_t kMostSingle = 40;
    constexpr std::size_t kFolds = 10;
    if (patterns < 2)
        return {};
    std::vector<std::vector<std::size_t>> folds(patterns <= kMostSingle ? patterns : kFolds);
    for (std::size_t i = 0; i < patterns; ++i)
        folds[i % folds.size()].push_back(i);
    return folds;
}

ModelFitter::ModelFitter(const PatternPredictor& predictor, PredictionSurface surface, FitSettings settings)
    : m_predictor(&predictor)
    , m_surface(std::move(surface))
    , m_settings(settings)
{}

Result<ModelFitter> ModelFitter::make(const PatternPredictor& predictor, const Model& base,
                                      const FitSettings& settings)
{
    const std::vector<SearchedParameter> all = searchedParameters(base.kind, bytesUnderWay(predictor.data()));
    ASSIGN_OR_RETURN(const std::vector<bool> hasEffect, effects(predictor, base, all));
    std::vector<SearchedParameter> searched;
    std::vector<FittedParameter> withoutEffect;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (hasEffect[i])
            searched.push_back(all[i]);
        else
            withoutEffect.push_back(unmovedParameter(all[i], base));
    ASSIGN_OR_RETURN(PredictionSurface surface, PredictionSurface::make(predictor, base, searched));
    // Parameters with few values on the grid leave few to the others: where they explain less than they cost,
    // the others get a finer grid without them.
    std::optional<PredictionSurface> wider;
    if (std::optional<std::vector<SearchedParameter>> fewer = withoutNeedless(surface, predictor.data())) {
        wider = std::move(surface);
        ASSIGN_OR_RETURN(surface, PredictionSurface::make(predictor, base, std::move(*fewer)));
    }
    ModelFitter fitter(predictor, std::move(surface), settings);
    fitter.m_wider = std::move(wider);
    fitter.m_withoutEffect = std::move(withoutEffect);
    return fitter;
}

/** From the best point between the points of the grid to the best point of the model itself. */
Result<std::vector<double>> ModelFitter::polish(std::vector<double> point, const SearchBox& box,
                                                std::vector<double>& seconds) const
{
    const TrainingData& data = m_predictor->data();
    const std::vector<double> weights(data.patterns.size(), 1.0);
    std::optional<Error> failure;
    double least = std::numeric_limits<double>::infinity();
    const Minimum found = searchMinimum(
        [&](std::span<const double> at) {
            if (failure)
                return std::numeric_limits<double>::max();
            Result<std::vector<double>> times = m_predictor->predict(m_surface.modelAt(at));
            if (!times) {
                failure = times.error();
                return std::numeric_limits<double>::max();
            }
            const double loss = weightedLoss(data, *times, weights);
            if (loss < least) {
                least = loss;
                seconds = std::move(*times);
            }
            return loss;
        },
        box, point, kPolish);
    if (failure)
        return *failure;
    return found.at;
}

Result<ModelFit> ModelFitter::fit() const
{
    const SearchBox box = m_surface.box();
    Result<ModelFit> fit = fitWithin(box);
    if (!fit)
        return fit;
    if (m_wider)
        addNeedless(*fit);
    if (m_surface.parameters().empty())
        return fit;
    addIntervals(*fit, box);
    if (fit->method == IntervalMethod::jacobian) {
        std::vector<double> point;
        for (std::size_t i = 0; i < box.size(); ++i)
            point.push_back(m_surface.parameters()[i].coordinate(fit->parameters[i].value));
        RETURN_IF_ERROR(addSlopeIntervals(*fit, point));
    }
    return fit;
}

Result<ModelFit> ModelFitter::fitWithin(const SearchBox& box) const
{
    const TrainingData& data = m_predictor->data();
    const std::vector<double> weights(data.patterns.size(), 1.0);
    ModelFit fit;
    const std::vector<double> start = m_surface.best(weights, box);
    SearchBox around = box;
    for (std::size_t i = 0; i < start.size(); ++i)
        if (m_surface.parameters()[i].isOptional && start[i] <= box.low[i])
            around.high[i] = box.low[i];
    ASSIGN_OR_RETURN(std::vector<double> point, polish(start, around, fit.fitted));
    for (std::size_t i = 0; i < point.size(); ++i)
        fit.parameters.push_back(fittedParameter(m_surface.parameters()[i], point[i]));
    fit.model = m_surface.modelAt(point);
    ASSIGN_OR_RETURN(fit.leftOut, leaveOut(box));
    fit.parameters.insert(fit.parameters.end(), m_withoutEffect.begin(), m_withoutEffect.end());
    return fit;
}

Result<std::vector<double>> ModelFitter::leaveOut(const SearchBox& box) const
{
    const TrainingData& data = m_predictor->data();
    const std::vector<std::vector<std::size_t>> folds = crossValidationFolds(data.patterns.size());
    std::vector<double> seconds(folds.empty() ? 0 : data.measured.size());
    std::vector<std::optional<Error>> failures(folds.size());
    inParallel(folds.size(), m_predictor->options().threads, [&](std::size_t f) {
        if (m_predictor->options().stop.stop_requested())
            return;
        std::vector<double> weights(data.patterns.size(), 1.0);
        for (const std::size_t pattern : folds[f])
            weights[pattern] = 0;
        const Model model = m_surface.modelAt(m_surface.best(weights, box));
        for (const std::size_t pattern : folds[f]) {
            const Result<std::vector<double>> times = m_predictor->predictPattern(model, pattern);
            if (times)
                std::ranges::copy(*times,
                                  seconds.begin() + static_cast<std::ptrdiff_t>(data.offset(pattern)));
            else
                failures[f] = times.error();
        }
    });
    if (m_predictor->options().stop.stop_requested())
        return Error{ErrorCode::cancelled, sentence("the calibration was cancelled")};
    for (const std::optional<Error>& failure : failures)
        if (failure)
            return *failure;
    return seconds;
}

/**
 * Draws patterns again with replacement (B. Efron, Annals of Statistics 7, 1979) and fits each draw, with no
 * parameter left out: that a parameter is not needed does not make it known. By parameter, the values of all
 * draws; empty when a stop was requested.
 */
std::vector<std::vector<double>> ModelFitter::drawAgain(const PredictionSurface& surface,
                                                        const SearchBox& box) const
{
    const std::size_t patterns = m_predictor->data().patterns.size();
    const std::vector<std::vector<double>> draws = drawPatterns(patterns, m_settings.resamples);
    std::vector<std::vector<double>> points(draws.size());
    inParallel(draws.size(), m_predictor->options().threads, [&](std::size_t d) {
        if (!m_predictor->options().stop.stop_requested())
            points[d] = surface.bestIn(draws[d], box);
    });
    if (m_predictor->options().stop.stop_requested())
        return {}; // leaveOut() and polish() have told, or the caller will
    std::vector<std::vector<double>> values(box.size());
    for (std::size_t i = 0; i < box.size(); ++i)
        for (const std::vector<double>& point : points)
            values[i].push_back(point[i]);
    return values;
}

void ModelFitter::addIntervals(ModelFit& fit, const SearchBox& box) const
{
    if (m_predictor->data().patterns.size() < kFewestPatternsToCall) {
        fit.method = IntervalMethod::jacobian;
        return;
    }
    fit.method = IntervalMethod::resampling;
    const std::vector<std::vector<double>> values = drawAgain(m_surface, box);
    for (std::size_t i = 0; i < values.size(); ++i)
        setInterval(fit.parameters[i], m_surface.parameters()[i], values[i]);
}

/** The parameters that explain less than they cost: at their ends, with the intervals that the wider surface
 * gives them, or none where patterns are too few to draw again. */
void ModelFitter::addNeedless(ModelFit& fit) const
{
    const std::vector<SearchedParameter>& all = m_wider->parameters();
    std::vector<std::vector<double>> values;
    if (m_predictor->data().patterns.size() >= kFewestPatternsToCall)
        values = drawAgain(*m_wider, m_wider->box());
    auto at = fit.parameters.begin() + static_cast<std::ptrdiff_t>(m_surface.parameters().size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!isRefinement(all[i]))
            continue;
        FittedParameter needless = fittedParameter(all[i], all[i].low);
        if (!values.empty())
            setInterval(needless, all[i], values[i]);
        at = fit.parameters.insert(at, std::move(needless)) + 1;
    }
}

/** Too few patterns to draw again: the slopes at the fit. */
Result<void> ModelFitter::addSlopeIntervals(ModelFit& fit, std::span<const double> point) const
{
    const TrainingData& data = m_predictor->data();
    const std::vector<SearchedParameter>& searched = m_surface.parameters();
    std::vector<Model> models;
    std::vector<double> distances;
    for (std::size_t i = 0; i < searched.size(); ++i) {
        const double step = 1e-3 * (searched[i].high - searched[i].low);
        std::vector<double> below(point.begin(), point.end());
        std::vector<double> above = below;
        below[i] = std::max(searched[i].low, point[i] - step);
        above[i] = std::min(searched[i].high, point[i] + step);
        distances.push_back(above[i] - below[i]);
        models.push_back(m_surface.modelAt(below));
        models.push_back(m_surface.modelAt(above));
    }
    ASSIGN_OR_RETURN(const std::vector<std::vector<double>> seconds, m_predictor->predict(models));
    FitSlopes slopes;
    slopes.slopes.resize(searched.size());
    for (std::size_t row = 0; row < data.measured.size(); ++row) {
        slopes.errors.push_back(fit.fitted[row] / data.measured[row] - 1);
        for (std::size_t i = 0; i < searched.size(); ++i)
            slopes.slopes[i].push_back((seconds[2 * i + 1][row] - seconds[2 * i][row]) / distances[i] /
                                       data.measured[row]);
    }
    const std::vector<std::optional<double>> halfWidths = slopeHalfWidths(slopes);
    for (std::size_t i = 0; i < searched.size(); ++i)
        if (halfWidths[i])
            setInterval(fit.parameters[i], searched[i], point[i] - *halfWidths[i], point[i] + *halfWidths[i]);
    return {};
}

} // namespace contraflow
