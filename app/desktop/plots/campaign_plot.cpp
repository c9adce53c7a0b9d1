// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/campaign_plot.h"

#include "app/desktop/plots/compare_plot.h"
#include "app/desktop/style/text.h"

#include <algorithm>
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

Lines errorLines(const CampaignSummary& summary, std::size_t set)
{
    Lines lines;
    for (const CampaignRow& row : summary.errors->campaign.rows)
        if (row.set == set && row.nodes && row.degree)
            for (const CampaignModel& model : row.models)
                if (model.error.count > 0)
                    lines[{*row.nodes, summary.errors->data.models[model.model].model}].push_back(
                        {static_cast<double>(*row.degree), model.error});
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
        const auto size =
            static_cast<std::size_t>(std::find(sizes.begin(), sizes.end(), nodes) - sizes.begin());
        const auto found = colors.find(model);
        PlotLine line;
        line.name = tr("%1, |N| = %2").arg(qtText(model)).arg(nodes);
        line.color = found == colors.end() ? QColor() : found->second;
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

} // namespace

QString campaignPlotTitle(CampaignPlot plot)
{
    switch (plot) {
    case CampaignPlot::errors:
        return tr("Errors over d");
    case CampaignPlot::makespan:
        return tr("Makespan over d");
    case CampaignPlot::networks:
        break;
    }
    return tr("Price over time");
}

QStringList campaignPlotSubjects(const CampaignSummary& summary, CampaignPlot plot)
{
    QStringList subjects;
    switch (plot) {
    case CampaignPlot::errors:
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
    }
    return subjects;
}

PlotContent campaignPlot(const CampaignSummary& summary, CampaignPlot plot, std::size_t subject,
                         const Theme& theme)
{
    PlotContent content;
    const QStringList subjects = campaignPlotSubjects(summary, plot);
    if (subject >= static_cast<std::size_t>(subjects.size())) {
        content.hint = plot == CampaignPlot::errors
                           ? tr("Errors appear here where the campaign has measurements or a reference.")
                       : plot == CampaignPlot::networks
                           ? tr("Networks appear here when two of them have the same patterns.")
                           : tr("Makespans appear here as results come.");
        return content;
    }
    if (plot == CampaignPlot::networks)
        return networksPlot(summary, subject, theme);
    const QString name = subjects.at(static_cast<qsizetype>(subject));
    const bool isOfErrors = plot == CampaignPlot::errors;
    content.title = isOfErrors ? tr("Mean |ε| of %1").arg(name) : tr("Mean makespan of %1").arg(name);
    content.subtitle = tr("with its 95 % interval over %1").arg(isOfErrors ? tr("messages") : tr("patterns"));
    content.y.kind = isOfErrors ? AxisKind::percent : AxisKind::time;
    content.y.quantity = isOfErrors ? tr("Mean |ε|") : tr("Makespan");
    draw(content, isOfErrors ? errorLines(summary, subject) : makespanLines(summary, name),
         colorsOf(summary, theme));
    return content;
}

} // namespace contraflow
