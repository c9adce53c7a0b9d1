// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/plots/plot_content.h"
#include "app/desktop/plots/step_series.h"
#include "app/desktop/style/theme.h"
#include "core/engine/prediction.h"

#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace contraflow {

/** One message from its start to its end. */
struct GanttRow
{
    std::uint32_t message = 0; ///< index into PlacedScenario::messages
    std::string name;
    StepSeries rates;    ///< bytes per second; ends with 0; empty for messages within a node
    double freeRate = 0; ///< bytes per second it would have alone
    double start = 0;    ///< seconds
    double finish = 0;   ///< seconds, with latency
    std::optional<std::pair<double, double>> finishes = {}; ///< seconds: where that lies with 95 % confidence
};

/** Steps of messages, ready to draw. Never more than kMaxRows rows and about kMaxBars bars. */
struct GanttPlotData
{
    static constexpr std::size_t kMaxRows = 300;
    static constexpr std::size_t kMaxBars = 20'000;

    std::string scenario;
    std::string model;
    std::string kind;
    std::size_t messageCount = 0;
    bool hasRates = true;           ///< false: the run had too many rate changes to keep them
    std::vector<GanttRow> rows;     ///< in the order of the message table
    std::vector<double> stepStarts; ///< seconds; empty when there are too many to draw
    double end = 0;                 ///< seconds: the last finish of the rows
};

/**
 * Steps of all messages when they are few, else of the `wanted` ones (indices) and those that finish last.
 * Stops early, with part of the data, when `stop` asks for it.
 */
[[nodiscard]] GanttPlotData ganttPlot(const Prediction& prediction, const Project& project,
                                      const std::vector<std::uint32_t>& wanted,
                                      const std::stop_token& stop = {});

/** How the steps are drawn: the fuller the colour, the nearer to the rate without contention. Items are
 * messages. */
[[nodiscard]] PlotContent ganttContent(const GanttPlotData& data, const Theme& theme);

/** One line per message and interval of constant rate. `separator` is ',' or a tab. */
[[nodiscard]] Table ganttTable(const GanttPlotData& data);

} // namespace contraflow
