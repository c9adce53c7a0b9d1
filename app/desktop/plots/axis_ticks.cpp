// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/axis_ticks.h"

#include "app/desktop/plots/plot_text.h"
#include "app/desktop/style/text.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace contraflow {

int tickDigits(double largest, double step)
{
    constexpr int kFewest = 3;
    constexpr int kMost = 15;
    const double steps = std::max(largest / step, 1.0);
    return std::clamp(static_cast<int>(std::ceil(std::log10(steps))) + 2, kFewest, kMost);
}

double rowTickStep(double visibleRows, double fittingLines)
{
    const double wanted = visibleRows / std::max(1.0, fittingLines);
    double step = 1;
    for (const double factor : {2.0, 2.5, 2.0}) // 1, 2, 5, 10
        if (step < wanted)
            step *= factor;
    while (step < wanted)
        step *= 2;
    return std::round(step);
}

QVector<double> rowTicks(PlotInterval visible, double step, std::size_t rowCount)
{
    QVector<double> ticks;
    const double last = std::min(visible.to, static_cast<double>(rowCount) - 1);
    for (double tick = std::max(0.0, std::ceil(visible.from / step) * step); tick <= last; tick += step)
        ticks.push_back(tick);
    return ticks;
}

std::vector<AxisTick> rowLabels(PlotInterval visible, const PlotAxis& axis, double fittingLines)
{
    std::vector<AxisTick> labels;
    const double step = rowTickStep(visible.to - visible.from, fittingLines);
    for (const double tick : rowTicks(visible, step, axis.rows.size()))
        labels.push_back({tick, axis.rows[static_cast<std::size_t>(std::llround(tick))]});
    return labels;
}

std::vector<AxisTick> panelLabels(PlotInterval visible, const PlotAxis& axis, double fittingLines)
{
    std::vector<AxisTick> labels;
    const double visiblePanels =
        std::max(1e-9, (visible.to - visible.from) / std::max(1.0, axis.upper - axis.lower)) *
        static_cast<double>(std::max<std::size_t>(1, axis.panels));
    // Half of the lines, so that the panels do not look like a column of numbers.
    const double step = rowTickStep(axis.panelHeight, std::clamp(fittingLines / 2 / visiblePanels, 1.0, 8.0));
    for (std::size_t panel = 0; panel < axis.panels; ++panel)
        for (double count = 0; count <= axis.panelHeight; count += step)
            if (const double at = panelBase(axis, panel) + count; at >= visible.from && at <= visible.to)
                labels.push_back({at, countText(static_cast<std::uint64_t>(std::llround(count)))});
    return labels;
}

std::vector<AxisTick> logLabels(PlotInterval visible, AxisKind kind, double fittingLabels)
{
    static constexpr std::array<std::array<double, 3>, 3> kSteps{{{1, 2, 5}, {1, 3, 0}, {1, 0, 0}}};
    std::vector<AxisTick> labels;
    const double decades = std::max(1e-9, visible.to - visible.from);
    const double perDecade = fittingLabels / decades;
    const auto& steps = kSteps.at(perDecade >= 3 ? 0 : perDecade >= 2 ? 1 : 2);
    const double stride = std::max(1.0, std::ceil(decades / std::max(1.0, fittingLabels)));
    for (double decade = std::floor(visible.from / stride) * stride; decade <= visible.to; decade += stride)
        for (const double step : steps) {
            if (step == 0)
                continue;
            const double at = decade + std::log10(step);
            if (at >= visible.from - 1e-9 && at <= visible.to + 1e-9)
                labels.push_back({at, logValueText(kind, at)});
        }
    return labels;
}

std::vector<AxisTick> listLabels(PlotInterval visible, const PlotAxis& axis, const TickRoom& room)
{
    constexpr int kLogHeight = 28; // pixels that a label of a logarithm takes
    constexpr int kLogWidth = 72;
    if (isLogarithmic(axis.kind))
        return logLabels(visible, axis.kind,
                         std::max(2, room.length / (room.isVertical ? kLogHeight : kLogWidth)));
    const double lines = static_cast<double>(room.length) / (room.metrics.height() - 1);
    std::vector<AxisTick> ticks =
        axis.kind == AxisKind::rows ? rowLabels(visible, axis, lines) : panelLabels(visible, axis, lines);
    for (AxisTick& tick : ticks)
        tick.label = room.metrics.elidedText(tick.label, Qt::ElideMiddle, room.textWidth);
    return ticks;
}

std::vector<AxisTick> quantityLabels(PlotInterval visible, const PlotAxis& axis, double fittingLabels)
{
    const double wanted = (visible.to - visible.from) / std::max(1.0, fittingLabels);
    if (!(wanted > 0))
        return {};
    double step = std::pow(10, std::floor(std::log10(wanted)));
    for (const double factor : {2.0, 2.5, 2.0}) // 1, 2, 5, 10
        if (step < wanted)
            step *= factor;
    if (axis.isWhole)
        step = std::max(1.0, step);
    const double largest = std::max(std::abs(visible.from), std::abs(visible.to));
    const double scale = axisUnit(axis, largest).scale;
    const int digits = tickDigits(largest, step);
    std::vector<AxisTick> labels;
    // Counted rather than added up, so that the last one is not lost to rounding.
    for (double number = std::ceil(visible.from / step - 1e-9); number * step <= visible.to + step * 1e-9;
         ++number)
        labels.push_back({number * step, qtText(groupedText(number * step / scale, digits))});
    return labels;
}

QString axisLabel(const PlotAxis& axis, double largest, const QFontMetrics& metrics, int pixels)
{
    const QString unit = axisUnit(axis, largest).unit;
    const QString label = unit.isEmpty() ? axis.quantity : QStringLiteral("%1 (%2)").arg(axis.quantity, unit);
    const QString cut = metrics.elidedText(label, Qt::ElideRight, pixels);
    return cut.size() < std::min<qsizetype>(label.size(), 4) ? QString() : cut;
}

} // namespace contraflow
