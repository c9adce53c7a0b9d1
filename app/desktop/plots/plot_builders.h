// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/plots/collective_plot.h"
#include "app/desktop/plots/error_plot.h"
#include "app/desktop/plots/plot_catalog.h"
#include "app/desktop/plots/run_measured.h"
#include "app/desktop/plots/times_plot.h"

namespace contraflow {

// What the catalogue builds plots with. What they need is in the input.

[[nodiscard]] BuiltPlot buildTimes(const PlotInput& input, TimesOrder order, const std::stop_token& stop);
[[nodiscard]] BuiltPlot buildRates(const PlotInput& input, const std::stop_token& stop);
[[nodiscard]] BuiltPlot buildSteps(const PlotInput& input, const std::stop_token& stop);
[[nodiscard]] BuiltPlot buildUse(const PlotInput& input, const std::stop_token& stop);
[[nodiscard]] BuiltPlot buildErrors(const PlotInput& input, ErrorPlotRequest::Kind kind,
                                    const std::stop_token& stop);
[[nodiscard]] BuiltPlot buildCollective(const PlotInput& input, CollectivePlotRequest::Kind kind,
                                        const std::stop_token& stop);
[[nodiscard]] BuiltPlot buildPair(const PlotInput& input, const std::stop_token& stop);
[[nodiscard]] BuiltPlot buildBars(const PlotInput& input, const std::stop_token& stop);
[[nodiscard]] BuiltPlot buildPareto(const PlotInput& input, const std::stop_token& stop);
[[nodiscard]] BuiltPlot buildSweep(const PlotInput& input, const std::stop_token& stop);
[[nodiscard]] BuiltPlot buildWhatIf(const PlotInput& input, const std::stop_token& stop);
[[nodiscard]] BuiltPlot buildRunGantt(const PlotInput& input, const std::stop_token& stop);
[[nodiscard]] BuiltPlot buildRunSums(const PlotInput& input, const std::stop_token& stop);
[[nodiscard]] BuiltPlot buildRunMeasured(const PlotInput& input, RunMeasuredKind kind,
                                         const std::stop_token& stop);
[[nodiscard]] BuiltPlot buildRunMatrix(const PlotInput& input, const std::stop_token& stop);

// What can be chosen about them.

[[nodiscard]] PlotOption busiestOption(const PlotOptionUse& use);
[[nodiscard]] PlotOption groupingOption(const PlotOptionUse& use);
[[nodiscard]] PlotOption learntOption(const PlotOptionUse& use);
[[nodiscard]] PlotOption binWidthOption(const PlotOptionUse& use);
[[nodiscard]] PlotOption seriesOption(const PlotOptionUse& use);
[[nodiscard]] PlotOption signatureOption(const PlotOptionUse& use);
[[nodiscard]] PlotOption processesOption(const PlotOptionUse& use);
[[nodiscard]] PlotOption bytesOption(const PlotOptionUse& use);
[[nodiscard]] PlotOption pairOption(const PlotOptionUse& use);
[[nodiscard]] PlotOption importOption(const PlotOptionUse& use);
[[nodiscard]] PlotOption figureOption(const PlotOptionUse& use);
[[nodiscard]] PlotOption sweepOption(const PlotOptionUse& use);
[[nodiscard]] PlotOption criticalPathOption(const PlotOptionUse& use);
[[nodiscard]] PlotOption matrixEndsOption(const PlotOptionUse& use);
[[nodiscard]] PlotOption matrixFigureOption(const PlotOptionUse& use);
[[nodiscard]] PlotOption factorOption(const PlotOptionUse& use);

/** A plot of data that is kept as long as the plot: how it is drawn, and written as text. */
template<typename Data>
BuiltPlot plotOf(const std::shared_ptr<const Data>& data,
                 std::type_identity_t<PlotContent (*)(const Data&, const Theme&)> content,
                 std::type_identity_t<Table (*)(const Data&)> table)
{
    BuiltPlot plot;
    plot.content = [data, content](const Theme& theme) { return content(*data, theme); };
    plot.table = [data, table] { return table(*data); };
    return plot;
}

} // namespace contraflow
