// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/plots/plot_content.h"
#include "app/desktop/plots/step_plots.h"
#include "app/desktop/style/theme.h"
#include "core/application/application_replay.h"
#include "core/engine/prediction.h"

#include <stop_token>
#include <string>
#include <vector>

namespace contraflow {

/** The load of one channel over time. */
struct ChannelCurve
{
    ChannelId channel;
    std::string name;
    double meanUse = 0; ///< share of its capacity over the whole run, 0 … 1
    StepSeries load;    ///< share of its capacity; ends with 0
};

/** Loads of the busiest channels, ready to draw. */
struct UsePlotData
{
    static constexpr std::size_t kMaxPoints = 1000; ///< per channel

    std::string scenario;
    std::string model;
    std::size_t messageCount = 0;
    bool isOfRun = false;               ///< of applications; else of a workload's messages
    bool hasRates = true;               ///< false: the run had too many rate changes to keep them
    std::size_t usedChannels = 0;       ///< channels that carry anything
    std::vector<ChannelCurve> channels; ///< busiest first; equally busy ones in natural order of their names
    double begin = 0;                   ///< seconds on the clock
    double end = 0;                     ///< seconds: the last byte left
};

/** Which channels to show. */
struct UseRequest
{
    std::size_t busiest = 12;
    std::vector<ChannelId> wanted; ///< shown even when they are not among the busiest
};

/** Stops early, with part of the data, when `stop` asks for it. */
[[nodiscard]] UsePlotData usePlot(const Prediction& prediction, const UseRequest& request,
                                  const std::stop_token& stop = {});

/** The same of a run of applications that kept its rates and what its channels carried. */
[[nodiscard]] UsePlotData usePlotOfRun(const ScenarioReplay& replay, const UseRequest& request,
                                       const std::stop_token& stop = {});

/** How the loads are drawn: one lane a channel, full height is its capacity. The items are channel numbers.
 */
[[nodiscard]] PlotContent useContent(const UsePlotData& data, const Theme& theme);

/** What is known of a drawn channel at a time: capacity and load; several lines. */
[[nodiscard]] QString channelLoadText(const Network& network, const UsePlotData& data, ChannelId channel,
                                      double time);

/** One line per channel and interval of constant load. `separator` is ',' or a tab. */
[[nodiscard]] Table useTable(const UsePlotData& data);

} // namespace contraflow
