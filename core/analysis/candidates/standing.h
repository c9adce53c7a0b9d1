// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/model_accuracy.h"

#include <cmath>
#include <cstddef>
#include <optional>
#include <vector>

namespace contraflow {

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
