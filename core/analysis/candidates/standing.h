// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/prediction.h"

#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** Where a figure lies with 95 % confidence. */
struct ErrorBar
{
    double low = 0;
    double high = 0;

    bool operator==(const ErrorBar&) const = default;
};

/** ln(measured / predicted) of a figure: where that of a further pattern lies with 95 % confidence. */
struct LogError
{
    double centre = 0;    ///< below 0 where predictions are pessimistic
    double halfWidth = 0; ///< at least 0

    [[nodiscard]] ErrorBar around(double predicted) const;
};

/** What is known about the errors of a model. */
struct ModelAccuracy
{
    enum class Origin
    {
        unknown,      ///< nothing was measured; `reason` says so
        measurements, ///< patterns measured in the project, by Student's t
        calibration,  ///< the mean |error| that the model's calibration noted
    };

    std::string model; ///< name in the project, or the kind asked for
    Origin origin = Origin::unknown;
    std::size_t patterns = 0; ///< that it comes from, or that were left out of the calibration
    LogError makespan;
    LogError mean; ///< of the mean time, and of slowdowns
    LogError percentile95;
    std::string reason; ///< one sentence: where it comes from, or why there is none

    [[nodiscard]] bool isKnown() const { return origin != Origin::unknown; }
};

/**
 * The errors of models (names or kinds) on what was measured in the project: each measured pattern is
 * predicted, and ln(measured / predicted) of its makespan, mean and 95th percentile, taken over the messages
 * with a measured time, is a sample; the interval is Student's for one more pattern, so that it is
 * wider than the spread of what was seen. With fewer than two patterns, the mean |error| of the model's
 * calibration takes their place: errors of single messages with a normal distribution of that mean size. In
 * the order of `models`, whatever the number of threads. Fails only when cancelled.
 */
[[nodiscard]] Result<std::vector<ModelAccuracy>> modelAccuracies(const Project& project,
                                                                 const std::vector<std::string>& models,
                                                                 const BatchOptions& options = {});

/** How a figure stands to another one where less is better. */
enum class Standing
{
    less,
    equal,    ///< the same but for 0.1 %
    tooClose, ///< the difference lies inside the models' errors
    greater,
};

/** A predicted figure and what is known of the errors of its model. */
struct JudgedFigure
{
    double predicted = 0;
    LogError error = {};

    /** Where measured figures stand to predicted ones as they did in the middle. */
    [[nodiscard]] double expected() const { return predicted * std::exp(error.centre); }
    /** The same as if the model did not err. */
    [[nodiscard]] JudgedFigure withoutError() const { return {expected()}; }
};

/** Figures whose logarithms differ by no more are as good as each other: nobody measures a network better. */
inline constexpr double kTie = 0.001;

/** By how much the logarithms of two figures differ at least where they are told apart: by kTie, or by the
 * errors of both, √(h₁² + h₂²) with h the half-widths, where that is more. */
[[nodiscard]] double toldApartFrom(const LogError& a, const LogError& b);

/** The one judge of whether two figures are told apart. */
[[nodiscard]] Standing standing(const JudgedFigure& a, const JudgedFigure& b);

/** Places from 1 on, the same for those that are as good as each other; all 0 without a figure. */
struct Places
{
    std::size_t rank = 0;
    std::size_t best = 0; ///< that differences inside the errors leave open, of both
    std::size_t worst = 0;
};

[[nodiscard]] std::vector<Places> placesOf(const std::vector<std::optional<JudgedFigure>>& figures);

} // namespace contraflow
