// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/plots/plot_content.h"

#include <QFontMetrics>
#include <QVector>

#include <cstddef>
#include <vector>

namespace contraflow {

/** Significant digits that tell neighbouring ticks apart, when none is further from zero than `largest`. */
[[nodiscard]] int tickDigits(double largest, double step);

/** Every row, or every second, fifth, tenth … when fewer lines of text than rows fit beside the axis. */
[[nodiscard]] double rowTickStep(double visibleRows, double fittingLines);

/** The multiples of `step` that are visible and name one of the rows 0 … rowCount - 1. */
[[nodiscard]] QVector<double> rowTicks(PlotInterval visible, double step, std::size_t rowCount);

/** A tick with its text. */
struct AxisTick
{
    double at = 0;
    QString label;
};

/** The visible ticks of an axis of rows, beside which so many lines of text fit. */
[[nodiscard]] std::vector<AxisTick> rowLabels(PlotInterval visible, const PlotAxis& axis,
                                              double fittingLines);

/** The counts 0, 1, 2, 5, 10 … of each panel, as many as fit. */
[[nodiscard]] std::vector<AxisTick> panelLabels(PlotInterval visible, const PlotAxis& axis,
                                                double fittingLines);

/** Decades of a logarithmic axis with their unit, and twos and fives between them, as many as fit. */
[[nodiscard]] std::vector<AxisTick> logLabels(PlotInterval visible, AxisKind kind, double fittingLabels);

/** What is beside an axis whose ticks have texts of their own: rows, panels and logarithms. */
struct TickRoom
{
    QFontMetrics metrics;
    int length = 0; ///< pixels of the axis
    bool isVertical = true;
    int textWidth = 0; ///< pixels of a text at a vertical axis; longer ones are cut in the middle
};
[[nodiscard]] std::vector<AxisTick> listLabels(PlotInterval visible, const PlotAxis& axis,
                                               const TickRoom& room);

/** Ticks at 1, 2 or 5 times a power of ten, in the unit of the axis, as many as fit; of things that are
 * counted only whole ones. */
[[nodiscard]] std::vector<AxisTick> quantityLabels(PlotInterval visible, const PlotAxis& axis,
                                                   double fittingLabels);

/** What an axis says it shows, with the unit of values up to `largest`: cut where it is longer than so many
 * pixels, and empty where hardly a letter would be left. */
[[nodiscard]] QString axisLabel(const PlotAxis& axis, double largest, const QFontMetrics& metrics,
                                int pixels);

} // namespace contraflow
