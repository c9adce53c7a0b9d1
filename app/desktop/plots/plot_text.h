// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/live/comparison.h"
#include "app/desktop/plots/plot_content.h"
#include "core/engine/prediction.h"
#include "core/project/measured_times.h"

#include <QFont>
#include <QString>

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** Rates are kept in bytes per second and drawn in bit/s. */
inline constexpr double kBitsPerByte = 8;

/** A size in bytes, a time in seconds, a percentage, with their units, as cells show them. */
[[nodiscard]] QString sizeText(double bytes);
[[nodiscard]] QString timeText(double seconds);
[[nodiscard]] QString percentText(double percent);

/** The numbers of a plot, by the keys of their columns. */
[[nodiscard]] Table plotTable(const std::vector<std::string>& keys);
/** Empty for what is not above 0, such as the half width of an interval that is not known. */
[[nodiscard]] TableCell positiveCell(double value);

/** A model by its name and the title of its kind, which alone stands for a model that is called as its kind.
 */
[[nodiscard]] std::string modelTitle(std::string_view model, std::string_view kind);

/** What a plot is about, in one line: scenario and model. */
[[nodiscard]] QString subtitleOf(std::string_view scenario, std::string_view model);

/**
 * Why a plot of rates over time has nothing to draw: the scenario has no messages (then `subject` says what
 * would appear), or its run kept no rates. Empty when there are rates.
 */
[[nodiscard]] QString missingRatesHint(std::size_t messageCount, bool hasRates, const QString& subject);

/** The text in at most so many lines of `width` pixels, broken between words, and within one that is longer
 * than a line; what is still too long is cut in the last line. */
[[nodiscard]] QString wrappedText(const QString& text, const QFont& font, double width, int mostLines,
                                  Qt::TextElideMode cut = Qt::ElideRight);

/** An engineering prefix: values are divided by `scale` to be in `unit`. */
struct EngineeringUnit
{
    double scale = 1;
    QString unit;
};

/** The unit in which values up to `largest` seconds read best: s, ms, us or ns. */
[[nodiscard]] EngineeringUnit timeUnit(double largest);

/** A time in the unit of an axis whose largest labelled value is `largest`: "0.3556 ms" beside "8.033 ms". */
[[nodiscard]] QString timeBeside(double seconds, double largest);

/** Erel of a prediction: "+1.3 %", with a true minus sign. `measured` must not be 0. */
[[nodiscard]] QString errorText(double predicted, double measured);

/** The unit in which values up to `largest` bit/s read best: bit/s … Tbit/s. */
[[nodiscard]] EngineeringUnit rateUnit(double largest);

/** The unit in which values up to `largest` bytes read best: B … PB. */
[[nodiscard]] EngineeringUnit sizeUnit(double largest);

/** The unit of an axis whose visible values go up to `largest`; without a name for rows. */
[[nodiscard]] EngineeringUnit axisUnit(AxisKind kind, double largest);
/** The same of an axis that may name its unit. */
[[nodiscard]] EngineeringUnit axisUnit(const PlotAxis& axis, double largest);

/** "20 kB": what a coordinate of a logarithmic axis stands for, in few digits. */
[[nodiscard]] QString logValueText(AxisKind kind, double coordinate);

/** Measured times of the messages that a prediction is about. */
struct MeasuredBars
{
    std::string name;                            ///< of the measurement; empty when there is none
    std::map<std::uint32_t, MeasuredTime> times; ///< by index into PlacedScenario::messages
};

/** The times of the predicted scenario's measurement (measurementOf). */
[[nodiscard]] MeasuredBars measuredTimes(const Prediction& prediction, const Project& project);

/** The id of placed message number `message`; empty when project and prediction do not belong together. */
[[nodiscard]] std::string messageName(const Prediction& prediction, const Project& project,
                                      std::uint32_t message);

// What is shown when the pointer rests on an element of a plot: a few lines of plain text with exact values.

/** Ends, size, predicted, measured and uncontended time of placed message number `message`. */
[[nodiscard]] QString messageTimesText(const Prediction& prediction, const Project& project,
                                       std::uint32_t message);

/** One line per compared model: its time of a message, and the difference to the scenario's own model. */
[[nodiscard]] QString comparedTimesText(const ComparisonResult& comparison, std::uint32_t message);

/** Rate of a message at a time in seconds, and the channel that limits it then. */
[[nodiscard]] QString messageRateText(const Prediction& prediction, const Project& project,
                                      std::uint32_t message, double time);

/** Capacity and load of a channel at a time in seconds, and the messages on it then. */
[[nodiscard]] QString channelText(const Prediction& prediction, const Project& project, ChannelId channel,
                                  double time);

} // namespace contraflow
