// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/calibration/training_data.h"

#include <cstddef>
#include <functional>
#include <stop_token>
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

} // namespace contraflow
