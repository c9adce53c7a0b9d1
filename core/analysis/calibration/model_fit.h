// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/calibration/prediction_surface.h"

#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** What measurements say about a parameter. */
struct FittedParameter
{
    enum class Standing
    {
        fitted,
        atLowerBound, ///< the fit is at the end of what was searched
        atUpperBound,
        withoutEffect, ///< no prediction for these patterns depends on it
    };

    std::string name;
    double value = 0; ///< as the model takes it; without effect: what it was before
    Standing standing = Standing::fitted;
    double low = 0; ///< 95 % confidence interval, within what was searched
    double high = 0;
    double searchedFrom = 0;
    double searchedTo = 0;

    /** The interval leaves open nine tenths of what was searched, or there is none. */
    [[nodiscard]] bool isUndetermined() const;
};

/** How intervals were found. */
enum class IntervalMethod
{
    none,       ///< no parameter
    resampling, ///< percentiles of the fits to patterns drawn again with replacement
    jacobian,   ///< too few patterns to draw again: from the slopes at the fit, with Student's t
};

/** A kind of model fitted to patterns. */
struct ModelFit
{
    Model model; ///< with the fitted values
    std::vector<FittedParameter> parameters;
    IntervalMethod method = IntervalMethod::none;
    std::vector<double> fitted;  ///< seconds of all observations, by the fit to all patterns
    std::vector<double> leftOut; ///< seconds, each by the fit to the other patterns; empty with one pattern
};

struct FitSettings
{
    std::size_t resamples = 200; ///< of the patterns, for the intervals
};

/** The patterns of each fold: one each up to forty, else ten folds in turn; none of a single pattern. */
[[nodiscard]] std::vector<std::vector<std::size_t>> crossValidationFolds(std::size_t patterns);

/** Fits one kind of model to relative errors, in full or with parameters held. */
class ModelFitter
{
public:
    [[nodiscard]] static Result<ModelFitter> make(const PatternPredictor& predictor, const Model& base,
                                                  const FitSettings& settings = {});

    /** Parameters that have an effect. */
    [[nodiscard]] const std::vector<SearchedParameter>& parameters() const { return m_surface.parameters(); }
    [[nodiscard]] Result<ModelFit> fit() const;
    /** With some parameters held: the nested model, for comparison; its parameters have no intervals. */
    [[nodiscard]] Result<ModelFit> fitWithin(const SearchBox& box) const;
    [[nodiscard]] SearchBox box() const { return m_surface.box(); }

private:
    ModelFitter(const PatternPredictor& predictor, PredictionSurface surface, FitSettings settings);
    [[nodiscard]] Result<std::vector<double>> polish(std::vector<double> point, const SearchBox& box,
                                                     std::vector<double>& seconds) const;
    [[nodiscard]] Result<std::vector<double>> leaveOut(const SearchBox& box) const;
    [[nodiscard]] std::vector<std::vector<double>> drawAgain(const PredictionSurface& surface,
                                                             const SearchBox& box) const;
    void addIntervals(ModelFit& fit, const SearchBox& box) const;
    void addNeedless(ModelFit& fit) const;
    [[nodiscard]] Result<void> addSlopeIntervals(ModelFit& fit, std::span<const double> point) const;

    const PatternPredictor* m_predictor;
    PredictionSurface m_surface;
    FitSettings m_settings;
    std::vector<FittedParameter> m_withoutEffect;
    std::optional<PredictionSurface>
        m_wider; ///< with the parameters that explain too little, where there are any
};

} // namespace contraflow
