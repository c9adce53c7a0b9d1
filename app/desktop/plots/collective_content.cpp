// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/collective_plot.h"

#include "app/desktop/plots/plot_text.h"
#include "app/desktop/sheet/model/cell_text.h"
#include "app/desktop/sheet/model/result_texts.h"
#include "app/desktop/style/text.h"
#include "core/analysis/error_statistics.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

// How the numbers of the plot of collectives are drawn.

namespace contraflow {
namespace {

using Kind = CollectivePlotRequest::Kind;

/** Colour and stroke of a method. */
struct MethodLook
{
    QColor color;
    bool isDashed = false;
    double width = 2;
};

MethodLook lookOf(const CollectiveResult& result, AllToAllMethod method, const Theme& theme)
{
    switch (method) {
    case AllToAllMethod::bound:
        return {theme.uncontended(), false, 2};
    case AllToAllMethod::signature:
        return {theme.signature(), false, 2.5};
    case AllToAllMethod::throughput:
        return {theme.series(4), true, 1.5};
    case AllToAllMethod::atOnce:
    case AllToAllMethod::rounds: {
        const auto& prediction = result.base->prediction;
        const QString kind = prediction ? qtText(prediction->kind) : QString();
        return {theme.model(kind), method == AllToAllMethod::rounds, 1.5};
    }
    default:
        break;
    }
    return {theme.series(1), true, 1.5};
}

double xOf(const CollectivePlotData& data, const AllToAll& size)
{
    return data.request.kind == Kind::overSize || data.request.kind == Kind::residuals
               ? std::log10(size.bytes)
               : static_cast<double>(size.processes);
}

double yOf(const CollectivePlotData& data, double value)
{
    return data.request.kind == Kind::errors ? value : std::log10(value);
}

/** Draws a curve, where it leaves what it was fitted to with dashes. */
void drawCurve(PlotContent& content, const CollectivePlotData& data, const CollectiveCurve& curve,
               const Theme& theme, std::uint32_t& item)
{
    const CollectiveResult& result = *data.request.result;
    const MethodLook look = lookOf(result, curve.method, theme);
    PlotLine line;
    line.name = methodTitle(result, curve.method);
    line.color = look.color;
    line.isStepped = false;
    line.hasItemPerPoint = true;
    line.width = look.width;
    bool isFirst = true;
    const auto begin = [&](bool isInside) {
        PlotLine part = line;
        part.isDashed = look.isDashed || !isInside;
        part.isContinued = !isFirst;
        isFirst = false;
        content.lines.push_back(std::move(part));
    };
    // The entry of the legend shows the solid line.
    if (std::ranges::any_of(curve.points, &CollectivePoint::isInside))
        begin(true);
    bool isInside = true;
    bool isDrawn = !isFirst;
    for (const CollectivePoint& point : curve.points) {
        const QPointF at(xOf(data, point.size), yOf(data, point.value));
        if (!isDrawn || point.isInside != isInside) {
            const auto last = isDrawn && !content.lines.back().points.empty()
                                  ? std::optional(content.lines.back().points.back())
                                  : std::nullopt;
            begin(point.isInside);
            if (last) {
                content.lines.back().points.push_back(*last);
                content.lines.back().items.push_back(item - 1);
            }
            isInside = point.isInside;
            isDrawn = true;
        }
        content.lines.back().points.push_back(at);
        content.lines.back().items.push_back(item++);
    }
}

PlotMark measuredMark(const AllToAllPoint& point, double x, std::size_t position)
{
    PlotMark mark{x, std::log10(point.seconds), 0, static_cast<std::uint32_t>(position)};
    if (point.halfWidth && *point.halfWidth < point.seconds) {
        mark.low = std::log10(point.seconds - *point.halfWidth);
        mark.high = std::log10(point.seconds + *point.halfWidth);
    }
    return mark;
}

/** Sets an axis to what is drawn along it, with a little room. */
void fitAxis(PlotAxis& axis, double lower, double upper)
{
    const double room = std::max(1e-6, 0.04 * (upper - lower));
    axis.lower = lower - room;
    axis.upper = upper + room;
}

/** The logarithm of a time, or of bits per second. */
double pairCoordinate(const PairBenchmark& pair, double value)
{
    return std::log10(pair.isBandwidth() ? kBitsPerByte * value : value);
}

void fitAxes(PlotContent& content)
{
    double left = INFINITY;
    double right = -INFINITY;
    double low = INFINITY;
    double high = -INFINITY;
    const auto include = [&](double x, double y) {
        left = std::min(left, x);
        right = std::max(right, x);
        low = std::min(low, y);
        high = std::max(high, y);
    };
    for (const PlotLine& line : content.lines)
        for (const QPointF& point : line.points)
            include(point.x(), point.y());
    for (const PlotMarks& group : content.marks)
        for (const PlotMark& mark : group.marks) {
            include(mark.x, mark.y);
            if (mark.high > mark.low) {
                include(mark.x, mark.low);
                include(mark.x, mark.high);
            }
        }
    if (!(left <= right))
        return;
    fitAxis(content.x, left, right);
    fitAxis(content.y, low, high);
}

/** Says that the number of processes that is looked at lies outside of what was fitted. */
QString badge(const CollectivePlotData& data)
{
    const CollectiveResult& result = *data.request.result;
    if (!result.figures.signature)
        return {};
    const bool isOverSize = data.request.kind == Kind::overSize;
    DomainCheck check = checkDomain(result.figures.domain, {isOverSize ? data.request.processes : 2,
                                                            isOverSize ? 1 : data.request.bytes});
    const auto& fitted = result.figures.domain.fitted;
    if (isOverSize)
        check.isOutsideBytes = false;
    else
        check.isOutsideProcesses = check.isUnsaturated = false;
    if (!fitted || check.isInside())
        return {};
    return QStringLiteral(" · ") + qtText(domainWords(check));
}

void drawTimes(PlotContent& content, const CollectivePlotData& data, const Theme& theme)
{
    const CollectiveResult& result = *data.request.result;
    const bool isOverSize = data.request.kind == Kind::overSize;
    content.title = isOverSize
                        ? tr("Time of an all-to-all of %1 processes").arg(countText(data.request.processes))
                        : tr("Time of an all-to-all with messages of %1").arg(sizeText(data.request.bytes));
    content.subtitle = signatureText(result) + badge(data);
    content.x.kind = isOverSize ? AxisKind::logSize : AxisKind::count;
    content.x.isWhole = !isOverSize;
    content.x.quantity = isOverSize ? tr("Message size m") : tr("Processes n");
    content.y.kind = AxisKind::logTime;
    content.y.quantity = tr("Time");
    std::uint32_t item = firstCurveItem(data);
    for (const CollectiveCurve& curve : data.curves)
        drawCurve(content, data, curve, theme, item);
    PlotMarks measured{tr("Measured"), theme.measured, MarkShape::diamond, {}};
    for (const std::size_t position : data.measured) {
        const AllToAllPoint& point = result.measured[position];
        measured.marks.push_back(measuredMark(point, xOf(data, point.size), position));
    }
    if (!measured.marks.empty())
        content.marks.push_back(std::move(measured));
    fitAxes(content);
}

PlotLine guide(std::vector<QPointF> points, const Theme& theme)
{
    PlotLine line;
    line.color = theme.mutedText;
    line.width = 1.2;
    line.isStepped = false;
    line.points = std::move(points);
    return line;
}

/** Dots of the measured times, a colour for each n. */
template<typename Place>
void drawDots(PlotContent& content, const CollectivePlotData& data, const Theme& theme, Place place)
{
    const CollectiveResult& result = *data.request.result;
    std::map<std::uint32_t, PlotMarks> groups;
    for (const std::size_t position : data.measured) {
        const AllToAllPoint& point = result.measured[position];
        const QPointF at = place(point);
        groups[point.size.processes].marks.push_back(
            {at.x(), at.y(), 0, static_cast<std::uint32_t>(position)});
    }
    // Shades from few to many processes: a colour for each would say nothing.
    std::size_t index = 0;
    for (auto& [processes, group] : groups) {
        group.name = QStringLiteral("n = %1").arg(processes);
        group.color = theme.load(groups.size() < 2 ? 0.4
                                                   : 0.1 + 0.75 * static_cast<double>(index) /
                                                               static_cast<double>(groups.size() - 1));
        group.shape = MarkShape::dot;
        group.radius = 4;
        ++index;
        content.marks.push_back(std::move(group));
    }
}

/** Lines at 0 and ±10 %. */
void drawGoodErrors(PlotContent& content, const Theme& theme)
{
    for (const double percent : {0.0, -kGoodErrorPercent, kGoodErrorPercent}) {
        content.lines.push_back(guide({{content.x.lower, percent}, {content.x.upper, percent}}, theme));
        content.lines.back().isDashed = percent != 0;
        if (percent < 0)
            content.lines.back().name = tr("±10 %");
    }
    content.y.lower = std::min(content.y.lower, -1.2 * kGoodErrorPercent);
    content.y.upper = std::max(content.y.upper, 1.2 * kGoodErrorPercent);
}

void drawFit(PlotContent& content, const CollectivePlotData& data, const Theme& theme)
{
    const CollectiveResult& result = *data.request.result;
    content.title = tr("Contention signature over measured times");
    content.subtitle = signatureText(result);
    drawDots(content, data, theme, [&](const AllToAllPoint& point) {
        return QPointF(std::log10(point.seconds),
                       std::log10(result.figures.signature->time(point.size, result.figures.link)));
    });
    for (PlotAxis* axis : {&content.x, &content.y})
        axis->kind = AxisKind::logTime;
    content.x.quantity = tr("Measured time");
    content.y.quantity = tr("Time by the signature");
    fitAxes(content);
    const double from = content.x.lower;
    const double to = content.x.upper;
    for (const double percent : {0.0, -kGoodErrorPercent, kGoodErrorPercent}) {
        const double shift = std::log10(1 + percent / 100);
        content.lines.push_back(guide({{from, from + shift}, {to, to + shift}}, theme));
        content.lines.back().isDashed = percent != 0;
        if (percent < 0)
            content.lines.back().name = tr("±10 %");
    }
}

void drawResiduals(PlotContent& content, const CollectivePlotData& data, const Theme& theme)
{
    const CollectiveResult& result = *data.request.result;
    content.title = tr("Residuals of the contention signature");
    content.subtitle = signatureText(result);
    drawDots(content, data, theme, [&](const AllToAllPoint& point) {
        return QPointF(xOf(data, point.size), signatureError(result, point));
    });
    content.x.kind = AxisKind::logSize;
    content.x.quantity = tr("Message size m");
    content.y.kind = AxisKind::percent;
    content.y.quantity = tr("Error of the signature");
    fitAxes(content);
    if (std::isfinite(result.figures.signature->threshold))
        content.verticals.push_back(std::log10(result.figures.signature->threshold));
    drawGoodErrors(content, theme);
}

void drawErrors(PlotContent& content, const CollectivePlotData& data, const Theme& theme)
{
    const CollectiveResult& result = *data.request.result;
    content.title = tr("Mean error over the message sizes");
    content.subtitle = originText(result);
    if (!data.beyond.empty()) {
        QStringList names;
        for (const AllToAllMethod method : data.beyond)
            names.append(methodTitle(result, method));
        content.subtitle = tr("Not drawn, above %1 %: %2")
                               .arg(static_cast<int>(kMostDrawnPercent))
                               .arg(names.join(QStringLiteral(", ")));
    }
    content.x.kind = AxisKind::count;
    content.x.isWhole = true;
    content.x.quantity = tr("Processes n");
    content.y.kind = AxisKind::percent;
    content.y.quantity = tr("Mean error");
    std::uint32_t item = firstCurveItem(data);
    for (const CollectiveCurve& curve : data.curves)
        drawCurve(content, data, curve, theme, item);
    if (result.figures.signature) {
        PlotMarks single{tr("Signature, each size"), theme.signature(), MarkShape::dot, {}, 3};
        for (const std::size_t position : data.measured) {
            const AllToAllPoint& point = result.measured[position];
            single.marks.push_back({static_cast<double>(point.size.processes), signatureError(result, point),
                                    0, static_cast<std::uint32_t>(position)});
        }
        content.marks.push_back(std::move(single));
    }
    fitAxes(content);
    if (result.figures.domain.saturatedFrom)
        content.verticals.push_back(*result.figures.domain.saturatedFrom);
    drawGoodErrors(content, theme);
}

QString hintOf(const CollectivePlotData& data)
{
    const CollectiveResult& result = *data.request.result;
    if (!result.failure.isEmpty() && (result.study.predictions.empty() || needsMeasured(data.request.kind)))
        return result.failure;
    if (!result.hasSubject())
        return tr("The time of an all-to-all over the message size and the number of processes appears "
                  "here.\nThis project has no measured all-to-all: import measurements, or choose a "
                  "published signature above.");
    if (needsMeasured(data.request.kind) && (result.measured.empty() || !result.figures.signature))
        return tr("Errors need measured all-to-alls. Import measurements of this network.");
    return {};
}

} // namespace

PlotContent collectiveContent(const CollectivePlotData& data, const Theme& theme)
{
    PlotContent content;
    content.hint = hintOf(data);
    if (!content.hint.isEmpty())
        return content;
    switch (data.request.kind) {
    case Kind::overSize:
    case Kind::overProcesses:
        drawTimes(content, data, theme);
        break;
    case Kind::fit:
        drawFit(content, data, theme);
        break;
    case Kind::residuals:
        drawResiduals(content, data, theme);
        break;
    case Kind::errors:
        drawErrors(content, data, theme);
        break;
    }
    return content;
}

namespace {

/** A curve of what figures give over the sizes that were measured, and half a decade beyond. */
PlotLine pairCurve(const PairBenchmark& pair, const PointToPoint& figures, const QString& name,
                   const QColor& color)
{
    constexpr int kSteps = 64;
    constexpr double kBeyond = 0.5;
    const auto [least, most] = std::ranges::minmax_element(pair.points, {}, &PairPoint::bytes);
    const double from = std::log10(least->bytes) - kBeyond;
    const double to = std::log10(most->bytes) + kBeyond;
    PlotLine line;
    line.name = name;
    line.color = color;
    line.width = 2;
    line.isStepped = false;
    for (int i = 0; i <= kSteps; ++i) {
        const double x = from + (to - from) * i / kSteps;
        line.points.emplace_back(x, pairCoordinate(pair, pair.value(figures, std::pow(10, x))));
    }
    return line;
}

/** "α = 3 us, 940 Mbit/s" */
QString figuresText(const PointToPoint& figures)
{
    const QString rate = computedText(Dimension::bandwidth, 1 / figures.secondsPerByte).shown;
    return figures.startUp > 0 ? QStringLiteral("α = %1, %2").arg(timeText(figures.startUp), rate) : rate;
}

} // namespace

PlotContent pairContent(const PairPlotData& data, const Theme& theme)
{
    PlotContent content;
    const CollectiveResult& result = *data.result;
    const PairBenchmark* pair = data.shown();
    if (!pair) {
        content.hint = tr("The time or bandwidth between two processes over the size of the message appears "
                          "here.\nThis project has no such benchmark: import a ping-pong or a stream.");
        return content;
    }
    const QString name = qtText(result.base->project.benchmarks[pair->benchmark].name);
    content.title = pair->isBandwidth() ? tr("Bandwidth of %1 over the message size").arg(name)
                                        : tr("Time of %1 over the message size").arg(name);
    content.subtitle = pair->model ? tr("Model between %1 and %2: %3")
                                         .arg(qtText(pair->from), qtText(pair->to), figuresText(*pair->model))
                                   : qtText(pair->problem);
    content.x.kind = AxisKind::logSize;
    content.x.quantity = tr("Message size m");
    content.y.kind = pair->isBandwidth() ? AxisKind::logRate : AxisKind::logTime;
    content.y.quantity = pair->isBandwidth() ? tr("Bandwidth") : tr("Time");
    if (pair->model) {
        const auto& prediction = result.base->prediction;
        content.lines.push_back(pairCurve(*pair, *pair->model, result.model,
                                          theme.model(prediction ? qtText(prediction->kind) : QString())));
    }
    if (pair->fitted) {
        content.lines.push_back(pairCurve(
            *pair, *pair->fitted, tr("Fitted: %1").arg(figuresText(*pair->fitted)), theme.signature()));
        content.lines.back().isDashed = true;
    }
    PlotMarks measured{tr("Measured"), theme.measured, MarkShape::diamond, {}};
    for (std::uint32_t item = 0; item < pair->points.size(); ++item) {
        const PairPoint& point = pair->points[item];
        PlotMark mark{std::log10(point.bytes), pairCoordinate(*pair, point.value), 0, item};
        if (point.halfWidth && *point.halfWidth < point.value) {
            mark.low = pairCoordinate(*pair, point.value - *point.halfWidth);
            mark.high = pairCoordinate(*pair, point.value + *point.halfWidth);
        }
        measured.marks.push_back(mark);
    }
    content.marks.push_back(std::move(measured));
    fitAxes(content);
    return content;
}

} // namespace contraflow
