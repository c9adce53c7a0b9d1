// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/prediction_batch.h"

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

} // namespace contraflow
