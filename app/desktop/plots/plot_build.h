// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/plots/plot_content.h"
#include "app/desktop/plots/times_plot.h"
#include "app/desktop/results/comparison.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace contraflow {

enum class PlotKind
{
    times,
    rates,
    steps,
    use,
};

/** All that a plot's data depends on; values only, so that it can go to another thread. */
struct BuildRequest
{
    PlotKind plot = PlotKind::times;
    std::shared_ptr<const ScenarioResult> result;       ///< with a prediction
    std::shared_ptr<const ComparisonResult> comparison; ///< of this result; null: nothing is compared
    TimesOrder order = TimesOrder::table;
    std::size_t busiest = 12;            ///< channels to show
    std::vector<std::uint32_t> messages; ///< selected
    std::vector<ChannelId> channels;     ///< selected, and those on the routes of selected messages
};

/** Data of a plot, ready to be drawn in any theme and written as text. */
struct BuiltPlot
{
    std::function<PlotContent(const Theme&)> content;
    std::function<std::string(char separator)> table;
};

/** What a plot shows while there is no prediction to draw, which may be on its way. */
[[nodiscard]] PlotContent withoutPrediction(const ScenarioResult* result, bool isPredicting);

/** Makes the data of one plot. Stops early, with part of the data, when `stop` asks for it. */
[[nodiscard]] BuiltPlot buildPlot(const BuildRequest& request, const std::stop_token& stop);

} // namespace contraflow
