// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/campaign_plot.h"

#include "app/desktop/plots/compare_plot.h"
#include "app/desktop/style/text.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace contraflow {
namespace {

/** A point of a line: over d, for a model and |N|. */
struct Point
{
    double degree = 0;
    MeanEstimate value;
};

/** Lines by |N| and model. */
using Lines = std::map<std::pair<std::size_t, std::string>, std::vector<Point>>;

/** "random, optical", as the runs of a workload on a network are called. */
QString subjectOf(const CampaignRuns& runs)
{
    return qtText(runs.network.empty() ? runs.workload : runs.workload + ", " + runs.network);
}

Lines errorLines(const CampaignSummary& summary, std::size_t set, MeanEstimate CampaignModel::*error)
{
    Lines lines;
    for (const CampaignRow& row : summary.errors->campaign.rows)
        if (row.set == set && row.nodes && row.degree)
            for (const CampaignModel& model : row.models)
                if ((model.*error).count > 0)
                    lines[{*row.nodes, summary.errors->data.models[model.model].model}].push_back(
                        {static_cast<double>(*row.degree), model.*error});
    return lines;
}

/** |ε'| of the models, and |ε''|, whose line has a name of its own. */
Lines bothWaysLines(const CampaignSummary& summary, std::size_t set)
{
    Lines lines = errorLines(summary, set, &CampaignModel::bothWays);
    for (const CampaignRow& row : summary.errors->campaign.rows)
        if (row.set == set && row.nodes && row.degree && row.fairness)
            lines[{*row.nodes, "|ε''|"}].push_back({static_cast<double>(*row.degree), *row.fairness});
    return lines;
}

Lines makespanLines(const CampaignSummary& summary, const QString& subject)
{
    Lines lines;
    for (const CampaignRuns& runs : summary.runs)
        if (subjectOf(runs) == subject && runs.makespan.count > 0)
            lines[{runs.nodes, runs.model}].push_back({static_cast<double>(runs.degree), runs.makespan});
    return lines;
}

std::map<std::string, QColor> colorsOf(const CampaignSummary& summary, const Theme& theme)
{
    QStringList kinds;
    for (const ModelErrors& model : summary.errors->data.models)
        kinds.append(qtText(model.kind));
    const std::vector<QColor> colors = theme.models(kinds);
    std::map<std::string, QColor> byName;
    for (std::size_t i = 0; i < colors.size(); ++i)
        byName[summary.errors->data.models[i].model] = colors[i];
    return byName;
}

/** A line for each model and |N|: the model has the colour, |N| the strength and whether it is dashed. Points
 * of the same degree stand side by side, so that their intervals can be told apart. */
void draw(PlotContent& content, const Lines& lines, const std::map<std::string, QColor>& colors)
{
    constexpr double besides = 0.3; // of the distance between two degrees
    constexpr double faintest = 0.4;
    std::vector<std::size_t> sizes;
    for (const auto& [key, points] : lines)
        if (sizes.empty() || sizes.back() != key.first)
            sizes.push_back(key.first);
    double widest = 1;
    double highest = 0;
    std::size_t place = 0;
    for (const auto& [key, points] : lines) {
        const auto& [nodes, model] = key;
        const auto size = static_cast<std::size_t>(std::ranges::find(sizes, nodes) - sizes.begin());
        const auto found = colors.find(model);
        PlotLine line;
        line.name = tr("%1, |N| = %2").arg(qtText(model), QString::number(nodes));
        line.color = found == colors.end() ? QColor(Qt::gray) : found->second;
        line.color.setAlphaF(
            static_cast<float>(1 - (1 - faintest) * static_cast<double>(sizes.size() - 1 - size) /
                                       static_cast<double>(sizes.size())));
        line.isDashed = size % 2 == 1;
        line.isStepped = false;
        PlotMarks marks{line.name, line.color, MarkShape::dot, {}};
        marks.isContinued = true;
        const double shift =
            besides * ((static_cast<double>(place++) + 0.5) / static_cast<double>(lines.size()) - 0.5);
        for (const Point& point : points) {
            const double half = point.value.halfWidth.value_or(0);
            line.points.emplace_back(point.degree + shift, point.value.mean);
            PlotMark mark;
            mark.x = point.degree + shift;
            mark.y = point.value.mean;
            mark.low = point.value.mean - half;
            mark.high = half > 0 ? point.value.mean + half : mark.low;
            marks.marks.push_back(mark);
            widest = std::max(widest, point.degree);
            highest = std::max(highest, point.value.mean + half);
        }
        content.lines.push_back(std::move(line));
        content.marks.push_back(std::move(marks));
    }
    content.x.kind = AxisKind::count;
    content.x.isWhole = true;
    content.x.quantity = tr("Degree d");
    content.x.lower = 0.5;
    content.x.upper = widest + 0.5;
    content.y.upper = highest > 0 ? highest * 1.1 : 1;
}

PlotContent networksPlot(const CampaignSummary& summary, std::size_t subject, const Theme& theme)
{
    const auto view = std::make_shared<CandidatesView>();
    view->comparison.groups.push_back(summary.comparison.groups[subject]);
    return comparePareto({view, view->comparison.groups.front().candidates.front().scenario}, theme);
}

/** The workloads of which there are regressions. */
QStringList regressionSubjects(const CampaignSummary& summary)
{
    QStringList subjects;
    for (const CampaignRegression& row : summary.regressions)
        if (!subjects.contains(qtText(row.workload)))
            subjects.append(qtText(row.workload));
    return subjects;
}

/** A row for each network and model: the change with its interval, and 0 as a line. */
PlotContent regressionsPlot(const CampaignSummary& summary, const QString& workload, const Theme& theme)
{
    PlotContent content;
    content.title = tr("Change of the makespan of %1").arg(workload);
    content.subtitle = tr("against the network that is replaced, with its 95 % interval over patterns");
    PlotMarks changes{{}, theme.series(0), MarkShape::dot, {}};
    PlotMarks intervals{{}, theme.series(0), MarkShape::interval, {}};
    double widest = 1;
    for (const CampaignRegression& regression : summary.regressions) {
        if (qtText(regression.workload) != workload)
            continue;
        const auto row = static_cast<double>(content.y.rows.size());
        content.y.rows.push_back(
            tr("%1 for %2, %3")
                .arg(qtText(regression.network), qtText(regression.replaces), qtText(regression.model)));
        const double low = regression.low.value_or(regression.changePercent);
        const double high = regression.high.value_or(regression.changePercent);
        PlotMark change;
        change.x = regression.changePercent;
        change.y = row;
        changes.marks.push_back(change);
        PlotMark interval;
        interval.x = (low + high) / 2;
        interval.y = row;
        interval.halfWidth = (high - low) / 2;
        if (interval.halfWidth > 0)
            intervals.marks.push_back(interval);
        widest = std::max({widest, std::abs(low), std::abs(high)});
    }
    content.marks = {std::move(intervals), std::move(changes)};
    content.verticals = {0};
    content.x.kind = AxisKind::percent;
    content.x.quantity = tr("Change of the makespan");
    content.x.lower = -1.1 * widest;
    content.x.upper = 1.1 * widest;
    content.y.kind = AxisKind::rows;
    content.y.lower = -0.5;
    content.y.upper = static_cast<double>(content.y.rows.size()) - 0.5;
    return content;
}

} // namespace

QStringList campaignPlotSubjects(const CampaignSummary& summary, CampaignPlot plot)
{
    QStringList subjects;
    switch (plot) {
    case CampaignPlot::errors:
    case CampaignPlot::bothWays:
        for (const std::string& set : summary.errors->campaign.sets)
            subjects.append(qtText(set));
        break;
    case CampaignPlot::makespan:
        for (const CampaignRuns& runs : summary.runs)
            if (runs.makespan.count > 0 && !subjects.contains(subjectOf(runs)))
                subjects.append(subjectOf(runs));
        break;
    case CampaignPlot::networks:
        for (const CandidateGroup& group : summary.comparison.groups)
            subjects.append(qtText(group.workload));
        break;
    case CampaignPlot::regressions:
        return regressionSubjects(summary);
    }
    return subjects;
}

PlotContent campaignPlot(const CampaignSummary& summary, CampaignPlot plot, std::size_t subject,
                         const Theme& theme)
{
    PlotContent content;
    const QStringList subjects = campaignPlotSubjects(summary, plot);
    if (subject >= static_cast<std::size_t>(subjects.size())) {
        content.hint = tr(infoOf(plot).hint);
        return content;
    }
    if (plot == CampaignPlot::networks)
        return networksPlot(summary, subject, theme);
    const QString& name = subjects.at(static_cast<qsizetype>(subject));
    if (plot == CampaignPlot::regressions)
        return regressionsPlot(summary, name, theme);
    const Lines lines = plot == CampaignPlot::errors     ? errorLines(summary, subject, &CampaignModel::error)
                        : plot == CampaignPlot::bothWays ? bothWaysLines(summary, subject)
                                                         : makespanLines(summary, name);
    if (lines.empty()) {
        content.hint = tr(infoOf(plot).hint);
        return content;
    }
    const bool isOfTimes = plot == CampaignPlot::makespan;
    const QString quantity = isOfTimes                      ? tr("Makespan")
                             : plot == CampaignPlot::errors ? tr("Mean |ε|")
                                                            : tr("Mean |ε'|");
    content.title = isOfTimes ? tr("Mean makespan of %1").arg(name) : tr("%1 of %2").arg(quantity, name);
    content.subtitle = tr("with its 95 % interval over %1").arg(isOfTimes ? tr("patterns") : tr("messages"));
    content.y.kind = isOfTimes ? AxisKind::time : AxisKind::percent;
    content.y.quantity = quantity;
    draw(content, lines, colorsOf(summary, theme));
    return content;
}

} // namespace contraflow
