// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/calibration/bounded_search.h"
#include "core/analysis/calibration/training_data.h"
#include "core/project/project.h"
#include "core/sharing/catalog.h"

#include <cstddef>
#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** Predicts the observations of all patterns under many models, a core each; the same for any number of
 * threads. */
class PatternPredictor
{
public:
    struct Options
    {
        std::size_t threads = 0; ///< 0: as many as the machine has cores
        std::stop_token stop;
        /** Called from several threads, now and then, with the predictions made since the last call. */
        std::function<void(std::size_t)> progress;
    };

    PatternPredictor(const TrainingData& data, Options options);

    /** For each model the times of all observations in seconds, parallel to TrainingData::measured. Fails at
     * the first model that cannot run, and when cancelled. */
    [[nodiscard]] Result<std::vector<std::vector<double>>> predict(std::span<const Model> models) const;
    [[nodiscard]] Result<std::vector<double>> predict(const Model& model) const;
    /** One pattern only: parallel to its observations. */
    [[nodiscard]] Result<std::vector<double>> predictPattern(const Model& model, std::size_t pattern) const;

    [[nodiscard]] const TrainingData& data() const { return m_data; }
    [[nodiscard]] const Options& options() const { return m_options; }

private:
    const TrainingData& m_data;
    Options m_options;
};

/** A parameter that measurements can decide, and where it is looked for. */
struct SearchedParameter : SearchRange
{
    std::string name;

    /** The value as the model takes it; infinite for 0 on the inverse scale. */
    [[nodiscard]] double value(double coordinate) const;
    /** The place of a value in the search. */
    [[nodiscard]] double coordinate(double value) const;
};

/**
 * The parameters of a kind that can be fitted, in the order of the catalogue; none for kinds without
 * parameters. `bytesUnderWay` is the least window that can matter, capacity times round trip of the fastest
 * way in bytes; at 0 windows make no difference.
 */
[[nodiscard]] std::vector<SearchedParameter> searchedParameters(std::string_view kind, double bytesUnderWay);

/** The value of a parameter as a file has it: "0.05", "262144 B", "unlimited". */
[[nodiscard]] std::string parameterText(std::string_view kind, std::string_view name, double value);

/** `base` with these values, which are parallel to `parameters`. */
[[nodiscard]] Model modelWith(const Model& base, std::span<const SearchedParameter> parameters,
                              std::span<const double> values);

/**
 * The times that a kind of model predicts for all observations over a regular grid of its parameters, and in
 * between by multilinear interpolation. Fits to many selections of patterns (left out, drawn again) search
 * here instead of predicting anew.
 */
class PredictionSurface
{
public:
    /** Predicts at every point of the grid. Parameters that do not say themselves how many of their values
     * are on it have 21 of one or two parameters, 9 of three, 5 of four; 9, 5 and 4 beside those that do. */
    [[nodiscard]] static Result<PredictionSurface> make(const PatternPredictor& predictor, const Model& base,
                                                        std::vector<SearchedParameter> parameters);

    [[nodiscard]] const std::vector<SearchedParameter>& parameters() const { return m_parameters; }
    [[nodiscard]] const Model& base() const { return m_base; }
    [[nodiscard]] SearchBox box() const;

    /** The model at a point in search coordinates. */
    [[nodiscard]] Model modelAt(std::span<const double> point) const;

    /** Σ over patterns of weight · Σ of Huber's loss of Erel, divided by the weighted number of observations.
     */
    [[nodiscard]] double loss(std::span<const double> point, std::span<const double> weights) const;

    /**
     * The point of the box with the least loss, searched from the three best points of the grid on. Optional
     * parameters stay at their low ends unless they explain more than they cost (Akaike's criterion, with the
     * patterns as what is independent, or the messages where there are few patterns).
     */
    [[nodiscard]] std::vector<double> best(std::span<const double> weights, const SearchBox& box) const;
    /** The same with every parameter that the box leaves free. */
    [[nodiscard]] std::vector<double> bestIn(std::span<const double> weights, const SearchBox& box) const;

private:
    PredictionSurface(const TrainingData& data, Model base, std::vector<SearchedParameter> parameters);
    [[nodiscard]] std::vector<double> gridPoint(std::size_t index) const;
    [[nodiscard]] double units(std::span<const double> weights) const;
    [[nodiscard]] double nodeLoss(std::size_t node, std::span<const double> weights) const;

    const TrainingData* m_data;
    Model m_base;
    std::vector<SearchedParameter> m_parameters;
    std::vector<std::size_t> m_levels;          ///< of each parameter: values on the grid, at least 2
    std::vector<std::vector<double>> m_seconds; ///< by grid point; the first parameter runs fastest
    std::vector<std::vector<double>> m_losses;  ///< by grid point and pattern
};

/** The mean loss of these times, with a weight for each pattern. */
[[nodiscard]] double weightedLoss(const TrainingData& data, std::span<const double> seconds,
                                  std::span<const double> weights);

} // namespace contraflow
