// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output.h"
#include "core/collective/all_to_all_study.h"
#include "core/collective/exchange_bounds.h"
#include "core/collective/signature_preset.h"

#include <optional>
#include <string>
#include <vector>

namespace contraflow::cli {

/** All that 'alltoall' has to say. */
struct AllToAllReport
{
    std::string scenario; ///< with platform and model; empty: without a project
    std::string platform;
    std::string model;
    AllToAllFigures figures;
    std::string startUpSource; ///< where α comes from
    std::string betaSource;
    std::optional<SignatureFit> fit;
    std::optional<SignaturePreset> preset;
    std::string measuredSource; ///< empty: nothing measured
    std::vector<AllToAllPoint> measured;
    AllToAllStudy study;
};

void writeAllToAllTable(const AllToAllReport& report, Output& output);
void writeAllToAllJson(const AllToAllReport& report, Output& output);

/** The lower bounds of a scenario's messages. */
struct BoundsReport
{
    std::string scenario;
    Exchange exchange;
    ExchangeBounds bounds;
    std::optional<double> makespan;        ///< predicted by the scenario's model
    std::vector<std::string> without = {}; ///< what was left out of it, as Prediction::without
};

void writeBoundsTable(const BoundsReport& report, Output& output);
void writeBoundsJson(const BoundsReport& report, Output& output);

} // namespace contraflow::cli
