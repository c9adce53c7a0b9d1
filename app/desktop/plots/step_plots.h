// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/plots/plot_content.h"
#include "app/desktop/style/theme.h"
#include "core/application/application_replay.h"
#include "core/engine/prediction.h"
#include "core/engine/timeline.h"
#include "core/tables/table.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace contraflow {

/** A value that holds from `from` until the next point. */
struct StepPoint
{
    double from = 0; ///< seconds
    double value = 0;

    bool operator==(const StepPoint&) const = default;
};

/** A piecewise constant function of time, ascending in `from`; its last point ends it (value 0). */
using StepSeries = std::vector<StepPoint>;

/** The sum of the messages' rates, each times its share where shares are given, as parts of `full`. Rates
 * change only where steps begin, so the changes are summed for each step. Empty when it was stopped. */
[[nodiscard]] StepSeries summedRates(const Timeline& timeline, std::span<const std::uint32_t> messages,
                                     std::span<const double> shares, double full,
                                     const std::stop_token& stop);

/** The same function with neighbours of equal value joined. The last point stays. */
[[nodiscard]] StepSeries joined(StepSeries series);

/**
 * At most about `maxPoints` points: a longer series is averaged over time in equal intervals between its
 * ends, so that its integral stays. A short one comes back unchanged.
 */
[[nodiscard]] StepSeries averaged(StepSeries series, std::size_t maxPoints);

/** A row for each stretch of a series: name, beginning, end, and what each function makes of the value. */
template<typename... Of>
void addSteps(Table& table, const std::string& name, const StepSeries& series, Of... of)
{
    for (std::size_t i = 0; i + 1 < series.size(); ++i)
        table.addRow({name, series[i].from, series[i + 1].from, of(series[i].value)...});
}

/** What plots of a prediction's steps say of it. */
struct StepPlotData
{
    std::string scenario;
    std::string model;
    std::string kind;
    std::size_t messageCount = 0;
    bool hasRates = true;           ///< false: the run had too many rate changes to keep them
    std::vector<double> stepStarts; ///< seconds; empty when there are too many to draw
    double end = 0;                 ///< seconds: the last finish, or byte, that is drawn
};

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
struct GanttPlotData : StepPlotData
{
    static constexpr std::size_t kMaxRows = 300;
    static constexpr std::size_t kMaxBars = 20'000;

    std::vector<GanttRow> rows; ///< in the order of the message table
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

/** The rate over time of one message, or of several whose rates are the same all the time. */
struct RateLine
{
    std::vector<std::uint32_t> messages; ///< indices into PlacedScenario::messages, ascending
    std::vector<std::string> names;      ///< parallel to `messages`
    StepSeries rates;                    ///< bytes per second; ends with 0 when the last byte has left
    int slot = 0; ///< lines that coincide somewhere have different slots, beginning with 0
};

/** Rates over time, ready to draw. Never more than kMaxLines lines of kMaxPoints points. */
struct RatesPlotData : StepPlotData
{
    static constexpr std::size_t kMaxLines = 12;
    static constexpr std::size_t kMaxPoints = 2000;

    std::vector<RateLine> lines;
    StepSeries throughput;   ///< sum over all messages, when not all of them have a line; else empty
    bool isAveraged = false; ///< the throughput has been averaged over short intervals
    double fastest = 0;      ///< bytes per second: the highest value drawn
};

/**
 * Rates of all messages when they are few, else of the `wanted` ones (indices, at most kMaxLines are taken)
 * and the throughput of all. Stops early, with part of the data, when `stop` asks for it.
 */
[[nodiscard]] RatesPlotData ratesPlot(const Prediction& prediction, const Project& project,
                                      const std::vector<std::uint32_t>& wanted,
                                      const std::stop_token& stop = {});

/** How the rates are drawn. The items are message indices. */
[[nodiscard]] PlotContent ratesContent(const RatesPlotData& data, const Theme& theme);

/** One line per message and interval of constant rate. `separator` is ',' or a tab. */
[[nodiscard]] Table ratesTable(const RatesPlotData& data);

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
