// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output.h"
#include "core/analysis/measured_times.h"
#include "core/engine/prediction.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow::cli {

/** One scenario under one model with everything that output shows beside it. */
struct PredictedScenario
{
    const Project& project;
    const Prediction& prediction;
    const Scenario& scenario;
    const MeasuredTimes& measured;

    [[nodiscard]] const MessageRow& row(std::size_t message) const
    {
        return project.workloads[prediction.workload].messages[prediction.placed.messages[message].row];
    }
};

/** What output shows of one message; pointers live as long as the prediction. */
struct MessageResult
{
    double penalty = 1;             ///< time / time alone
    std::string bottleneck;         ///< name of the channel that limited it longest, or empty
    std::size_t steps = 0;          ///< in which it was active
    std::optional<double> measured; ///< seconds
    std::optional<double> errorPercent;
};

[[nodiscard]] MessageResult messageResult(const PredictedScenario& scenario, std::size_t message);

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
