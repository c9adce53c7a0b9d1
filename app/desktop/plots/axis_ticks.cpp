// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/axis_ticks.h"

#include <algorithm>
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

} // namespace contraflow
