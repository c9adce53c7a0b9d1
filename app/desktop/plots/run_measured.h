// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/live/comparison.h"
#include "app/desktop/live/results.h"
#include "app/desktop/plots/plot_content.h"
#include "app/desktop/style/theme.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace contraflow {

struct MeasuredSums;

/** What is drawn of them. */
enum class RunMeasuredKind
{
    sums,   ///< bars of seconds
    errors, ///< how far each model is off, in percent
};

/** What was measured of the processes of a run beside what models say: figures 8 and 9 of vienne-2008. */
struct RunMeasuredData
{
    static constexpr std::size_t kMaxRows = 4000;

    /** A model and its sums, parallel to the processes of the run. */
    struct Series
    {
        std::string model;
        std::string kind;
        std::shared_ptr<const MeasuredSums> sums;
    };

    std::shared_ptr<const ScenarioResult> result;
    std::vector<std::uint32_t> processes; ///< by row: those that were measured, or evenly chosen ones
    std::size_t measured = 0;             ///< how many were measured
    std::vector<Series> series;           ///< the model that is shown, or those that are compared
};

/** `comparison` may be null. */
[[nodiscard]] RunMeasuredData runMeasured(const std::shared_ptr<const ScenarioResult>& result,
                                          const std::shared_ptr<const ComparisonResult>& comparison);
/** For each process a bar of the measured sum and one for each model. Items are processes. */
[[nodiscard]] PlotContent runMeasuredContent(const RunMeasuredData& data, const Theme& theme);
/** For each process a dot for the error of each model, and how far the measured sum itself may be off. Items
 * are processes. */
[[nodiscard]] PlotContent runErrorsContent(const RunMeasuredData& data, const Theme& theme);
/** A line for each process and model. */
[[nodiscard]] Table runMeasuredTable(const RunMeasuredData& data);

} // namespace contraflow
