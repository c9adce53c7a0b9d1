// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/compare_plot.h"

#include "app/desktop/plots/plot_text.h"
#include "app/desktop/sheet/model/cell_text.h"
#include "app/desktop/sheet/model/computed_column.h"
#include "app/desktop/style/text.h"
#include "core/analysis/candidates/candidate_text.h"
#include "core/base/text.h"
#include "core/tables/candidate_tables.h"
#include "core/tables/table_parts.h"

#include <algorithm>

namespace contraflow {
namespace {

/** What is known of a figure, in the order of CompareFigure. */
struct FigureInfo
{
    const char* title;
    double TimeFigures::*value;
    ErrorBar CandidateErrorBars::*bar;
};

constexpr FigureInfo kFigures[] = {
    {QT_TRANSLATE_NOOP("Plots", "Makespan"), &TimeFigures::makespan, &CandidateErrorBars::makespan},
    {QT_TRANSLATE_NOOP("Plots", "Mean time"), &TimeFigures::mean, &CandidateErrorBars::mean},
    {QT_TRANSLATE_NOOP("Plots", "95th percentile"), &TimeFigures::percentile95,
     &CandidateErrorBars::percentile95},
    {QT_TRANSLATE_NOOP("Plots", "Slowdown"), &TimeFigures::slowdown, &CandidateErrorBars::slowdown},
};

const FigureInfo& infoOf(CompareFigure figure)
{
    return kFigures[static_cast<std::size_t>(figure)];
}

double figureOf(const TimeFigures& figures, CompareFigure figure)
{
    return figures.*infoOf(figure).value;
}

std::optional<ErrorBar> barOf(const Candidate& candidate, CompareFigure figure)
{
    return candidate.bars ? std::optional((*candidate.bars).*infoOf(figure).bar) : std::nullopt;
}

/** `longest` is the largest of the values that stand in the plot. */
QString valueText(CompareFigure figure, double value, double longest)
{
    if (figure == CompareFigure::slowdown)
        return qtText(groupedText(value, 3)) + QStringLiteral(" ×");
    return timeBeside(value, longest);
}

/** Why there is nothing to compare; empty: there is a group. */
QString hintOf(const ComparePlotRequest& request)
{
    if (!request.view->failure.isEmpty())
        return request.view->failure;
    const CandidateGroup* group = request.view->groupOf(request.scenario);
    if (group && group->reference)
        return {};
    return tr("The scenarios of one workload appear here side by side.\nNone of them can be predicted "
              "yet: see the sheet Compare for the reasons.");
}

/** Whiskers from end to end, whose middle need not be the value itself. */
PlotMark interval(const ErrorBar& bar, double y, std::uint32_t item)
{
    return {(bar.low + bar.high) / 2, y, (bar.high - bar.low) / 2, item};
}

} // namespace

QString figureTitle(CompareFigure figure)
{
    return tr(infoOf(figure).title);
}

PlotContent compareBars(const ComparePlotRequest& request, const Theme& theme)
{
    PlotContent content;
    content.hint = hintOf(request);
    if (!content.hint.isEmpty())
        return content;
    const CandidateGroup& group = *request.view->groupOf(request.scenario);
    content.title = tr("%1 of %2 by scenario").arg(figureTitle(request.figure), qtText(group.workload));
    content.subtitle = tr("Against %1").arg(qtText(group.candidates[*group.reference].label));
    content.x.kind = request.figure == CompareFigure::slowdown ? AxisKind::count : AxisKind::time;
    content.x.quantity = figureTitle(request.figure);
    if (request.figure == CompareFigure::slowdown)
        content.x.unit = QStringLiteral("×");
    content.y = rowAxis(tr("Scenario"), group.candidates.size());
    PlotMarks errors{tr("95 % range of the prediction"), theme.text, MarkShape::interval, {}};
    PlotBoxes bars;
    bars.maxPixels = 24;
    double labelled = 0;
    for (const Candidate& candidate : group.candidates)
        if (candidate.isPredicted())
            labelled = std::max(labelled, figureOf(candidate.figures, request.figure));
    if (content.x.kind == AxisKind::time)
        content.x.labelled = labelled;
    double longest = 0;
    for (std::size_t i = 0; i < group.candidates.size(); ++i) {
        const Candidate& candidate = group.candidates[i];
        const auto row = static_cast<double>(i);
        const auto item = static_cast<std::uint32_t>(candidate.scenario);
        content.y.rows.push_back(qtText(candidate.label));
        PlotBox box{0, 0, row - 0.36, row + 0.36};
        box.item = item;
        box.fill = theme.series(i);
        if (candidate.isPredicted()) {
            box.to = figureOf(candidate.figures, request.figure);
            box.beside = valueText(request.figure, box.to, labelled);
            if (request.figure == CompareFigure::makespan && candidate.verdict != TimeVerdict::reference)
                box.beside += QStringLiteral("  ") + qtText(verdictText(candidate));
            if (const auto bar = barOf(candidate, request.figure)) {
                errors.marks.push_back(interval(*bar, row, item));
                box.besideAt = bar->high;
            }
        } else {
            box.beside = tr("no prediction");
        }
        longest = std::max({longest, box.to, box.besideAt});
        bars.boxes.push_back(std::move(box));
    }
    content.x.upper = longest > 0 ? longest * 1.03 : 1;
    content.boxes.push_back(std::move(bars));
    if (!errors.marks.empty())
        content.marks.push_back(std::move(errors));
    return content;
}

/** Slots by which the names of points stand above them. */
constexpr int kAbovePoint = 3;

PlotContent comparePareto(const ComparePlotRequest& request, const Theme& theme)
{
    PlotContent content;
    content.hint = hintOf(request);
    if (!content.hint.isEmpty())
        return content;
    const CandidateGroup& group = *request.view->groupOf(request.scenario);
    if (group.currency.empty()) {
        content.hint = tr("Cost over time appears here.\nGive every platform a price in the same "
                          "currency, in the sheet Platforms, or its nodes and links.");
        return content;
    }
    const bool isTotal = costWord(group) != "price";
    content.title = (isTotal ? tr("Total cost over makespan of %1") : tr("Price over makespan of %1"))
                        .arg(qtText(group.workload));
    const bool isJudged =
        std::any_of(group.candidates.begin(), group.candidates.end(),
                    [](const Candidate& candidate) { return candidate.pareto != ParetoPlace::unknown; });
    content.subtitle = isJudged ? tr("On the front no other scenario is as fast and as cheap")
                                : tr("Not of the same things, so there is no front: see the sheet Compare");
    content.x.quantity = tr("Makespan");
    content.y.kind = AxisKind::count;
    content.y.quantity = isTotal ? tr("Total cost") : tr("Price");
    content.y.unit = qtText(group.currency);
    PlotLine front;
    front.name = tr("Front");
    front.color = theme.mutedText;
    front.isDashed = true;
    PlotMarks errors{tr("95 % range of the prediction"), theme.mutedText, MarkShape::interval, {}};
    double longest = 0;
    double dearest = 0;
    for (std::size_t i = 0; i < group.candidates.size(); ++i) {
        const Candidate& candidate = group.candidates[i];
        if (!candidate.isPredicted() || !candidate.price.total())
            continue;
        const QPointF at(candidate.figures.makespan, candidate.price.total()->amount);
        const auto item = static_cast<std::uint32_t>(candidate.scenario);
        content.marks.push_back({{}, theme.series(i), MarkShape::dot, {{at.x(), at.y(), 0, item}}, 6});
        PlotLine label;
        label.color = theme.series(i);
        label.label = qtText(candidate.label);
        label.isStepped = false;
        label.slot = kAbovePoint; // the front goes on to the right of the point, and comes down to it
        label.points = {at};
        content.lines.push_back(std::move(label));
        if (candidate.pareto == ParetoPlace::front || candidate.pareto == ParetoPlace::closeFront)
            front.points.push_back(at);
        longest = std::max(longest, at.x());
        if (candidate.bars) {
            errors.marks.push_back(interval(candidate.bars->makespan, at.y(), item));
            longest = std::max(longest, candidate.bars->makespan.high);
        }
        dearest = std::max(dearest, at.y());
    }
    std::sort(front.points.begin(), front.points.end(), [](const QPointF& a, const QPointF& b) {
        return a.x() != b.x() ? a.x() < b.x() : a.y() > b.y();
    });
    content.lines.insert(content.lines.begin(), std::move(front));
    if (!errors.marks.empty())
        content.marks.insert(content.marks.begin(), std::move(errors));
    content.x.labelled = longest; // in the unit of the bars beside it
    content.x.upper = longest > 0 ? longest * 1.05 : 1;
    content.y.upper = dearest > 0 ? dearest * 1.1 : 1;
    content.roomBeside = 100;
    return content;
}

Table compareTable(const ComparePlotRequest& request)
{
    const CandidateGroup* group = request.view->groupOf(request.scenario);
    return candidatesTable(group ? *group : CandidateGroup());
}

QString candidateText(const ComparePlotRequest& request, std::size_t scenario)
{
    std::size_t row = 0;
    for (const CandidateGroup& group : request.view->comparison.groups)
        for (const Candidate& candidate : group.candidates) {
            if (candidate.scenario == scenario)
                return rowText(chosenColumns(*request.view->table,
                                             {"candidate", "platform", "model", "makespan_s",
                                              "makespan_range", "mean_s", "p95_s", "slowdown", "error_reason",
                                              "price_in_currency", "verdict", "failure"}),
                               row);
            ++row;
        }
    return {};
}

} // namespace contraflow
