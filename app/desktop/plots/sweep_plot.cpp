// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/compare_plot.h"
#include "app/desktop/plots/plot_text.h"
#include "app/desktop/sheet/model/computed_column.h"
#include "app/desktop/style/text.h"
#include "core/tables/candidate_tables.h"
#include "core/tables/table_parts.h"

#include <algorithm>
#include <cmath>

namespace contraflow {
namespace {

/** Values whose last is so many times the first are drawn on a logarithmic axis. */
constexpr double kLogarithmicFrom = 8;

/** The curves of the shown scenario's workload. */
std::vector<const SweepCurve*> curvesOf(const SweepView& view, std::size_t scenario)
{
    std::vector<const SweepCurve*> curves;
    const auto& groups = view.candidates->comparison.groups;
    const CandidateGroup* shown = view.candidates->groupOf(scenario);
    for (const SweepCurve& curve : view.sweep.curves)
        if (curve.group < groups.size() && &groups[curve.group] == shown)
            curves.push_back(&curve);
    return curves;
}

std::size_t scenarioOf(const SweepView& view, const SweepCurve& curve)
{
    return view.candidates->comparison.groups[curve.group].candidates[curve.candidate].scenario;
}

bool spansDecades(const std::vector<double>& values)
{
    const auto [least, most] = std::ranges::minmax_element(values);
    return least != values.end() && *least > 0 && *most >= kLogarithmicFrom * *least;
}

QString parameterTitle(const SweepRange& range)
{
    switch (range.parameter) {
    case SweepParameter::size:
        return tr("Size of every message");
    case SweepParameter::scale:
        return tr("Factor on all sizes");
    case SweepParameter::processes:
        return tr("Processes");
    case SweepParameter::oversubscription:
        return tr("Oversubscription of the uplinks");
    case SweepParameter::nic:
        return tr("Speed of the NICs");
    case SweepParameter::speed:
        return tr("Speed of computations");
    case SweepParameter::parameter:
        break;
    }
    return tr("Parameter %1").arg(qtText(range.name));
}

/** The axis of the values; their unit decides what its ticks say. */
PlotAxis parameterAxis(const SweepRange& range)
{
    PlotAxis axis;
    axis.quantity = parameterTitle(range);
    const bool isLog = spansDecades(range.values);
    if (range.unit == "s") {
        axis.kind = isLog ? AxisKind::logTime : AxisKind::time;
    } else if (isLog) {
        axis.kind = range.unit == "B"     ? AxisKind::logSize
                    : range.unit == "B/s" ? AxisKind::logRate
                                          : AxisKind::logCount;
    } else {
        axis.kind = AxisKind::count;
        axis.unit = qtText(range.unit);
    }
    return axis;
}

double coordinate(const PlotAxis& axis, double value)
{
    if (axis.kind == AxisKind::logRate)
        return std::log10(kBitsPerByte * value);
    return isLogarithmic(axis.kind) ? std::log10(value) : value;
}

void fitSweepAxis(PlotAxis& axis, double least, double most)
{
    const double room = std::max(1e-9, 0.03 * (most - least));
    const bool fromZero = !isLogarithmic(axis.kind);
    axis.lower = fromZero ? std::min(0.0, least) : least - room;
    axis.upper = most > axis.lower ? most + room : axis.lower + 1;
}

} // namespace

PlotContent sweepContent(const SweepView& view, std::size_t scenario, const Theme& theme)
{
    PlotContent content;
    if (!view.failure.isEmpty()) {
        content.hint = view.failure;
        return content;
    }
    const std::vector<const SweepCurve*> curves = curvesOf(view, scenario);
    std::vector<double> times;
    for (const SweepCurve* curve : curves)
        for (const SweepPoint& point : curve->points)
            if (point.failure.empty() && point.makespan > 0)
                times.push_back(point.makespan);
    if (times.empty()) {
        content.hint = tr("No scenario of this workload can be predicted over these values.");
        for (const SweepCurve* curve : curves)
            for (const SweepPoint& point : curve->points)
                if (!point.failure.empty()) {
                    content.hint += QLatin1Char('\n') + qtText(point.failure);
                    return content;
                }
        return content;
    }
    const SweepRange& range = view.sweep.range;
    content.title = tr("%1 and makespan of %2").arg(parameterTitle(range), qtText(curves.front()->workload));
    content.subtitle = view.sweep.notes.empty() ? tr("Prices and routes stay as they are")
                                                : qtText(view.sweep.notes.front());
    content.x = parameterAxis(range);
    content.y.kind = spansDecades(times) ? AxisKind::logTime : AxisKind::time;
    content.y.quantity = tr("Makespan");
    double least = INFINITY;
    double most = -INFINITY;
    for (std::size_t i = 0; i < curves.size(); ++i) {
        const SweepCurve& curve = *curves[i];
        PlotLine line;
        line.name = qtText(curve.label);
        line.label = line.name;
        line.color = theme.series(i);
        line.isDashed = i % 2 == 1;
        line.isStepped = false;
        line.width = 2;
        line.items = {static_cast<std::uint32_t>(scenarioOf(view, curve))};
        PlotMarks marks{line.name, line.color, MarkShape::dot, {}, 3.5};
        marks.isContinued = true;
        for (std::size_t p = 0; p < curve.points.size() && p < range.values.size(); ++p) {
            const SweepPoint& point = curve.points[p];
            if (!point.failure.empty() || !(point.makespan > 0))
                continue;
            const double x = coordinate(content.x, range.values[p]);
            const double y = coordinate(content.y, point.makespan);
            line.points.emplace_back(x, y);
            PlotMark mark{x, y, 0, line.items.front()};
            least = std::min(least, y);
            most = std::max(most, y);
            if (point.bar && point.bar->low > 0) {
                mark.low = coordinate(content.y, point.bar->low);
                mark.high = coordinate(content.y, point.bar->high);
                least = std::min(least, mark.low);
                most = std::max(most, mark.high);
            }
            marks.marks.push_back(mark);
        }
        if (line.points.empty())
            continue;
        content.lines.push_back(std::move(line));
        content.marks.push_back(std::move(marks));
    }
    const auto [first, last] = std::ranges::minmax_element(range.values);
    fitSweepAxis(content.x, coordinate(content.x, *first), coordinate(content.x, *last));
    fitSweepAxis(content.y, least, most);
    content.roomBeside = 124;
    return content;
}

Table sweepTable(const SweepView& view, std::size_t scenario)
{
    if (!view.failure.isEmpty())
        return sweepsTable({}, {});
    Sweep shown{view.sweep.range, {}, {}};
    for (const SweepCurve* curve : curvesOf(view, scenario))
        shown.curves.push_back(*curve);
    return sweepsTable(view.candidates->comparison, {shown});
}

QString sweepText(const SweepView& view, std::size_t scenario, double x)
{
    const SweepRange& range = view.sweep.range;
    const PlotAxis axis = parameterAxis(range);
    for (std::size_t i = 0; i < view.sweep.curves.size(); ++i) {
        const SweepCurve& curve = view.sweep.curves[i];
        if (scenarioOf(view, curve) != scenario || curve.points.empty())
            continue;
        std::size_t nearest = 0;
        for (std::size_t p = 1; p < range.values.size(); ++p)
            if (std::abs(coordinate(axis, range.values[p]) - x) <
                std::abs(coordinate(axis, range.values[nearest]) - x))
                nearest = p;
        const Table rows =
            chosenColumns(*view.table, {"candidate", "makespan_s", "makespan_range", "mean_s", "failure"});
        const QString value = nearest < range.texts.size() ? qtText(range.texts[nearest]) : QString();
        return QStringLiteral("%1\n%2: %3")
            .arg(rowText(rows, i * range.values.size() + nearest), parameterTitle(range), value);
    }
    return {};
}

} // namespace contraflow
