// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_plots.h"

#include "app/desktop/style/theme.h"
#include "app/report/report_figures.h"

#include <algorithm>
#include <cmath>

namespace contraflow::report {

QSize plotSize(const PlotContent& content)
{
    constexpr int kAround = 110; ///< title, axis and legend
    constexpr int kRow = 20;
    constexpr int kLane = 34; ///< a row whose boxes have heights of their own
    constexpr int kWords = 17;
    constexpr int kPanel = 90; ///< a histogram
    constexpr int kCurve = 300;
    constexpr int kTallest = 900; ///< a page
    int height = kCurve;
    if (content.y.kind == AxisKind::rows) {
        int row = kRow;
        for (const PlotBoxes& boxes : content.boxes) {
            if (boxes.hasRoomAbove)
                row = kLane;
            // Where bars share a row, each has room for the words behind it.
            if (boxes.boxes.empty() || boxes.boxes.front().beside.isEmpty())
                continue;
            const double share = boxes.boxes.front().high - boxes.boxes.front().low;
            if (share > 0 && share < 0.5)
                row = std::max(row, static_cast<int>(std::ceil(kWords / share)));
        }
        height = kAround + static_cast<int>(content.y.rows.size()) * row;
    } else if (content.y.kind == AxisKind::panels) {
        height = std::max(240, kAround + static_cast<int>(content.y.panels) * kPanel);
    }
    return {kFigureWidth, std::clamp(height, 180, kTallest)};
}

void addPlot(Section& section, std::string_view plot, const PlotInput& input, std::string caption)
{
    constexpr std::size_t kMostRows = 40;
    const PlotEntry* entry = findPlot(plot);
    if (!entry || !infoOf(entry->need).cost(input))
        return;
    PlotContent content = entry->build(input, {}).content(paperTheme());
    if (!content.hint.isEmpty() || content.elementCount() == 0 || content.y.rows.size() > kMostRows)
        return;
    const QSize size = plotSize(content);
    section.blocks.emplace_back(FigureBlock{std::move(caption), PlotDrawing{std::move(content), size}});
}

} // namespace contraflow::report
