// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output.h"
#include "core/engine/prediction.h"
#include "core/project/measured_times.h"

#include <memory>

namespace contraflow::cli {

/** One scenario under one model with everything that output shows beside it. */
struct PredictedScenario
{
    const Project& project;
    const std::shared_ptr<const Prediction>& prediction;
    const Scenario& scenario;
    const MeasuredTimes& measured;
};

/** Writes predictions in one format, one scenario after the other. */
class PredictionWriter
{
public:
    virtual ~PredictionWriter() = default;
    virtual void begin(const Project& project) = 0;
    virtual void add(const PredictedScenario& scenario) = 0;
    virtual void end() = 0;
};

[[nodiscard]] std::unique_ptr<PredictionWriter> makePredictionTable(Output& output);
[[nodiscard]] std::unique_ptr<PredictionWriter> makePredictionCsv(Output& output);
[[nodiscard]] std::unique_ptr<PredictionWriter> makePredictionJson(Output& output);

} // namespace contraflow::cli
