// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_plots.h"

#include "app/desktop/style/theme_scope.h"
#include "app/report/report_figures.h"

#include <algorithm>

namespace contraflow::report {

QSize plotSize(const PlotContent& content)
{
    constexpr int kAround = 110; ///< title, axis and legend
    constexpr int kRow = 20;
    constexpr int kLane = 34;  ///< a row whose boxes have heights of their own
    constexpr int kPanel = 90; ///< a histogram
    constexpr int kCurve = 300;
    constexpr int kTallest = 900; ///< a page
    int height = kCurve;
    if (content.y.kind == AxisKind::rows) {
        bool hasLanes = false;
        for (const PlotBoxes& boxes : content.boxes)
            hasLanes = hasLanes || boxes.hasRoomAbove;
        height = kAround + static_cast<int>(content.y.rows.size()) * (hasLanes ? kLane : kRow);
    } else if (content.y.kind == AxisKind::panels) {
        height = std::max(240, kAround + static_cast<int>(content.y.panels) * kPanel);
    }
    return {kFigureWidth, std::clamp(height, 180, kTallest)};
}

void addPlot(Section& section, std::string_view plot, const PlotInput& input, std::string caption)
{
    constexpr std::size_t kMostRows = 40;
    const PlotEntry* entry = findPlot(plot);
    if (!entry || !isThere(entry->need, input))
        return;
    PlotContent content = entry->build(input, {}).content(paperTheme());
    if (!content.hint.isEmpty() || content.elementCount() == 0 || content.y.rows.size() > kMostRows)
        return;
    const QSize size = plotSize(content);
    section.blocks.emplace_back(FigureBlock{std::move(caption), PlotDrawing{std::move(content), size}});
}

} // namespace contraflow::report
