// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/placement_plot.h"

#include "app/desktop/plots/plot_text.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "core/base/random.h"

#include <algorithm>

namespace contraflow {
namespace {

constexpr double kHalfBar = 0.28;
constexpr std::size_t kShownSamples = 2000; ///< more dots would only cover one another

/** The greatest time that is drawn; 0 without any. */
double longestOf(const PlacementStudy& study)
{
    double longest = 0;
    for (const ComparedPlacement& placement : study.compared)
        if (placement.canRun())
            longest = std::max(longest, placement.way == PlacementWay::random && study.samples
                                            ? study.samples->makespans.greatest
                                            : placement.times.makespan);
    return longest;
}

/** Box of the quartiles, line from the least to the greatest sample, a tick at the median and a dot for each
 * sample. */
void addSamples(PlotContent& content, const RandomSamples& samples, std::size_t row, double longest)
{
    const auto y = static_cast<double>(row);
    const auto item = static_cast<std::uint32_t>(row);
    const Spread& spread = samples.makespans;
    PlotBoxes quartiles;
    quartiles.name = tr("quartiles");
    quartiles.color = theme().border;
    PlotBox box{spread.lowerQuartile, spread.upperQuartile, y - kHalfBar, y + kHalfBar, theme().border};
    box.beside = tr("%1 to %2").arg(timeBeside(spread.least, longest), timeBeside(spread.greatest, longest));
    box.besideAt = spread.greatest;
    box.item = item;
    quartiles.boxes = {box};
    content.boxes.push_back(std::move(quartiles));

    PlotLine range;
    range.color = theme().mutedText;
    range.width = 1;
    range.isStepped = false;
    range.points = {{spread.least, y}, {spread.greatest, y}};
    range.items = {item};
    content.lines.push_back(std::move(range));

    PlotMarks dots;
    dots.name = tr("samples");
    dots.color = theme().series(1);
    dots.shape = MarkShape::dot;
    dots.radius = 2;
    Random scatter(1); // across the row only, so that dots at one makespan can be told apart
    for (std::size_t i = 0; i < std::min(kShownSamples, samples.times.size()); ++i) {
        PlotMark mark;
        mark.x = samples.times[i].makespan;
        mark.y = y + kHalfBar * 0.8 * (2 * scatter.unit() - 1);
        mark.item = item;
        dots.marks.push_back(mark);
    }
    content.marks.push_back(std::move(dots));
    PlotMarks median;
    median.name = tr("median");
    median.color = theme().text;
    median.shape = MarkShape::tick;
    PlotMark mark;
    mark.x = spread.median;
    mark.y = y;
    mark.item = item;
    median.marks = {mark};
    content.marks.push_back(std::move(median));
}

} // namespace

QString placementTitle(PlacementWay way)
{
    switch (way) {
    case PlacementWay::present:
        return tr("Present");
    case PlacementWay::roundRobinPerNode:
        return tr("Round-robin per node");
    case PlacementWay::roundRobinPerProcessor:
        return tr("Round-robin per processor");
    case PlacementWay::random:
        return tr("Random");
    case PlacementWay::optimised:
        break;
    }
    return tr("Optimised");
}

PlotContent placementPlot(const PlacementStudy& study)
{
    PlotContent content;
    content.title = tr("Makespan of the placements");
    content.y = rowAxis(tr("Placement"), study.compared.size());
    content.x.quantity = tr("Makespan");
    const double longest = longestOf(study);
    PlotBoxes bars;
    for (std::size_t row = 0; row < study.compared.size(); ++row) {
        const ComparedPlacement& placement = study.compared[row];
        content.y.rows.push_back(placementTitle(placement.way));
        if (!placement.canRun())
            continue;
        if (placement.way == PlacementWay::random && study.samples) {
            addSamples(content, *study.samples, row, longest);
            continue;
        }
        const auto y = static_cast<double>(row);
        const bool isPresent = placement.way == PlacementWay::present;
        const bool isOptimised = placement.way == PlacementWay::optimised;
        PlotBox bar{0, placement.times.makespan, y - kHalfBar, y + kHalfBar,
                    isOptimised ? theme().series(2)
                    : isPresent ? theme().mutedText
                                : theme().series(0)};
        bar.beside = timeBeside(placement.times.makespan, longest);
        bar.besideAt = placement.times.makespan;
        bar.item = static_cast<std::uint32_t>(row);
        bars.boxes.push_back(bar);
        if (isPresent)
            content.verticals.push_back(placement.times.makespan);
    }
    content.boxes.push_back(std::move(bars));
    content.x.upper = longest > 0 ? longest : 1;
    content.x.labelled = longest; // in the unit of the bars beside it
    return content;
}

} // namespace contraflow
