// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/live/candidates.h"
#include "app/desktop/plots/plot_content.h"
#include "app/desktop/style/theme.h"

#include <cstddef>
#include <memory>

namespace contraflow {

// The plots that compare the scenarios of one workload. Items are positions of scenarios in the project, in
// the plot of what-ifs positions of its rows.

/** A figure of a candidate that bars show. */
enum class CompareFigure
{
    makespan,
    mean,
    percentile95,
    slowdown,
};

[[nodiscard]] QString figureTitle(CompareFigure figure);

struct ComparePlotRequest
{
    std::shared_ptr<const CandidatesView> view; ///< not null
    std::size_t scenario = 0;                   ///< those of its workload are compared
    CompareFigure figure = CompareFigure::makespan;
};

/** Bars of a figure with error bars. */
[[nodiscard]] PlotContent compareBars(const ComparePlotRequest& request, const Theme& theme);
/** Price, or total cost where platforms have running costs, over makespan, with the front of those that no
 * other is as fast and as cheap as. */
[[nodiscard]] PlotContent comparePareto(const ComparePlotRequest& request, const Theme& theme);
[[nodiscard]] Table compareTable(const ComparePlotRequest& request);
/** The hover text of a scenario. */
[[nodiscard]] QString candidateText(const ComparePlotRequest& request, std::size_t scenario);

/** Makespans over the values of a parameter, a curve for each scenario of the workload. */
[[nodiscard]] PlotContent sweepContent(const SweepView& view, std::size_t scenario, const Theme& theme);
[[nodiscard]] Table sweepTable(const SweepView& view, std::size_t scenario);
/** The hover text of a scenario's curve at an x coordinate: the nearest value. */
[[nodiscard]] QString sweepText(const SweepView& view, std::size_t scenario, double x);

/** What could be spared and what faster links would save, as shares of the makespan. */
[[nodiscard]] PlotContent whatIfContent(const WhatIfView& view, const Theme& theme);
[[nodiscard]] Table whatIfPlotTable(const WhatIfView& view);
/** The hover text of a row. */
[[nodiscard]] QString whatIfText(const WhatIfView& view, std::uint32_t row);

} // namespace contraflow
