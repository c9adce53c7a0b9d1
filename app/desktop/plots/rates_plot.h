// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/plots/plot_content.h"
#include "app/desktop/plots/step_series.h"
#include "app/desktop/style/theme.h"
#include "core/engine/prediction.h"

#include <stop_token>
#include <string>
#include <vector>

namespace contraflow {

/** The rate over time of one message, or of several whose rates are the same all the time. */
struct RateLine
{
    std::vector<std::uint32_t> messages; ///< indices into PlacedScenario::messages, ascending
    std::vector<std::string> names;      ///< parallel to `messages`
    StepSeries rates;                    ///< bytes per second; ends with 0 when the last byte has left
    int slot = 0; ///< lines that coincide somewhere have different slots, beginning with 0
};

/** Rates over time, ready to draw. Never more than kMaxLines lines of kMaxPoints points. */
struct RatesPlotData
{
    static constexpr std::size_t kMaxLines = 12;
    static constexpr std::size_t kMaxPoints = 2000;

    std::string scenario;
    std::string model;
    std::string kind;
    std::size_t messageCount = 0;
    bool hasRates = true; ///< false: the run had too many rate changes to keep them
    std::vector<RateLine> lines;
    StepSeries throughput;          ///< sum over all messages, when not all of them have a line; else empty
    bool isAveraged = false;        ///< the throughput has been averaged over short intervals
    std::vector<double> stepStarts; ///< seconds; empty when there are too many to draw
    double end = 0;                 ///< seconds: the last byte left
    double fastest = 0;             ///< bytes per second: the highest value drawn
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

} // namespace contraflow
