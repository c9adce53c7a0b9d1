// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/plots/plot_content.h"

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

} // namespace contraflow
