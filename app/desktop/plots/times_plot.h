// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/plots/plot_content.h"
#include "app/desktop/plots/plot_text.h"
#include "app/desktop/style/theme.h"
#include "core/analysis/model_comparison.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace contraflow {

enum class TimesOrder
{
    table,        ///< bars in the order of the message table
    byTime,       ///< bars of the messages that take longest, those first
    distribution, ///< how many messages take at most a time
};

struct TimesBar
{
    std::uint32_t message = 0; ///< index into PlacedScenario::messages
    std::string name;
    double predicted = 0;   ///< seconds
    double uncontended = 0; ///< seconds
    std::optional<MeasuredTime> measured;
    std::optional<std::pair<double, double>> interval; ///< seconds: where the time lies with 95 % confidence
};

/** A point of a distribution: `share` of the messages take at most `time`. */
struct TimesQuantile
{
    double share = 0;          ///< 0 … 1
    double time = 0;           ///< seconds
    std::uint32_t message = 0; ///< one that takes this time
};

/** Predicted and measured times, ready to draw. Never more than kMaxBars bars or kMaxQuantiles points a
 * curve. */
struct TimesPlotData
{
    static constexpr std::size_t kMaxBars = 60; ///< of all models; more are a block
    static constexpr std::size_t kMaxQuantiles = 1000;

    std::string scenario;
    std::string
        model; ///< what people call the model: its title, or its kind when the catalogue does not know it
    std::string kind;
    std::string measurement;              ///< name; empty when nothing was measured
    TimesOrder order = TimesOrder::table; ///< as drawn: a distribution when there are too many messages for
                                          ///< bars in their order
    bool isTooMany = false;               ///< for bars in the order of the table
    std::size_t messageCount = 0;
    std::vector<TimesBar> bars; ///< of the slowest where there are too many; empty for a distribution
    std::vector<TimesQuantile> predicted;
    std::optional<TimeSpread>
        spread; ///< of the predicted times; nothing where it is not known, or models are compared
    std::vector<TimesQuantile> uncontended;
    std::vector<TimesQuantile> measured;
    /** Models side by side, the scenario's own first; empty: the shown model alone. */
    std::vector<std::shared_ptr<const ModelTimes>> compared;
    std::vector<std::vector<TimesQuantile>> comparedCurves; ///< of a distribution, parallel to `compared`
    std::vector<TimesQuantile> selected; ///< where the wanted messages are on the predicted curve
    double longest = 0;                  ///< seconds: the end of the longest bar or whisker
};

/** What of the times to show. */
struct TimesRequest
{
    TimesOrder order = TimesOrder::table;
    std::vector<std::uint32_t> wanted;                       ///< messages to point out on a distribution
    std::vector<std::shared_ptr<const ModelTimes>> compared; ///< of the same messages
};

/** Times of all messages of a prediction. Stops early, with part of the data, when `stop` asks for it. */
[[nodiscard]] TimesPlotData timesPlot(const Prediction& prediction, const Project& project,
                                      const TimesRequest& request = {}, const std::stop_token& stop = {});

/** How the times are drawn. The items are message indices. */
[[nodiscard]] PlotContent timesContent(const TimesPlotData& data, const Theme& theme);

/** The drawn numbers as text with a header line: seconds, every digit. `separator` is ',' or a tab. */
[[nodiscard]] Table timesTable(const TimesPlotData& data);

} // namespace contraflow
