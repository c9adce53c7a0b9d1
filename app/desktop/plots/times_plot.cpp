// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/times_plot.h"

#include "app/desktop/plots/plot_painting.h"
#include "app/desktop/style/text.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/project/measured_times.h"
#include "core/sharing/kind_title.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace contraflow {
namespace {

/** Bars share a row's height with the gap to the next one. */
constexpr double kHalfBar = 0.34;
constexpr double kMaxBarPixels = 26;
/** More rows than this leave no room for a number behind each bar. */
constexpr std::size_t kMaxLabelledBars = 24;
constexpr std::size_t kMaxLabelledGroupBars = 16; ///< bars of groups are thinner

using TimeOfMessage = std::pair<double, std::uint32_t>;

/** A sample of ascending `times`, at most kMaxQuantiles points, first and last included. */
std::vector<TimesQuantile> quantiles(const std::vector<TimeOfMessage>& times)
{
    std::vector<TimesQuantile> sample;
    if (times.empty())
        return sample;
    const std::size_t points = std::min(times.size(), TimesPlotData::kMaxQuantiles);
    sample.reserve(points);
    for (std::size_t k = 0; k < points; ++k) {
        const std::size_t at = points == 1 ? 0 : k * (times.size() - 1) / (points - 1);
        sample.push_back({static_cast<double>(at + 1) / static_cast<double>(times.size()), times[at].first,
                          times[at].second});
    }
    return sample;
}

void fillDistribution(TimesPlotData& data, const Prediction& prediction, const MeasuredBars& measured,
                      const std::vector<std::uint32_t>& wanted, const std::stop_token& stop)
{
    const std::vector<MessageTimes>& messages = prediction.timeline.messages;
    std::vector<TimeOfMessage> times(messages.size());
    for (std::uint32_t i = 0; i < messages.size(); ++i)
        times[i] = {messages[i].time(), i};
    std::ranges::sort(times);
    data.predicted = quantiles(times);
    if (data.compared.empty())
        data.spread = prediction.spread;
    if (data.spread && !times.empty())
        data.longest = std::max(data.longest, times.back().first * data.spread->high);
    for (const std::uint32_t message : wanted) {
        if (message >= messages.size())
            continue;
        const double time = messages[message].time();
        const auto after = std::ranges::upper_bound(times, TimeOfMessage(time, UINT32_MAX));
        data.selected.push_back(
            {static_cast<double>(after - times.begin()) / static_cast<double>(times.size()), time, message});
    }
    for (const auto& model : data.compared) {
        if (stop.stop_requested())
            return;
        for (std::uint32_t i = 0; i < messages.size(); ++i)
            times[i] = {model->seconds[i], i};
        std::ranges::sort(times);
        data.comparedCurves.push_back(quantiles(times));
        if (!times.empty())
            data.longest = std::max(data.longest, times.back().first);
    }
    if (stop.stop_requested())
        return;
    for (std::uint32_t i = 0; i < messages.size(); ++i)
        times[i] = {messages[i].uncontended, i};
    std::ranges::sort(times);
    data.uncontended = quantiles(times);
    if (stop.stop_requested())
        return;
    times.clear();
    for (const auto& [message, time] : measured.times)
        times.emplace_back(time.mean, message);
    std::ranges::sort(times);
    data.measured = quantiles(times);
    for (const auto* curve : {&data.predicted, &data.uncontended, &data.measured})
        if (!curve->empty())
            data.longest = std::max(data.longest, curve->back().time);
}

/** So many messages have a bar of each model. */
std::size_t mostRows(const TimesPlotData& data)
{
    return std::max<std::size_t>(1, TimesPlotData::kMaxBars / std::max<std::size_t>(1, data.compared.size()));
}

/** The messages that have a bar, in the order of their rows. */
std::vector<std::uint32_t> shownMessages(const TimesPlotData& data, const std::vector<MessageTimes>& messages)
{
    std::vector<std::uint32_t> shown(messages.size());
    std::iota(shown.begin(), shown.end(), 0U);
    if (data.order != TimesOrder::byTime)
        return shown;
    const auto slower = [&messages](std::uint32_t a, std::uint32_t b) {
        const double left = messages[a].time();
        const double right = messages[b].time();
        return left != right ? left > right : a < b;
    };
    const std::size_t count = std::min(shown.size(), mostRows(data));
    std::partial_sort(shown.begin(), shown.begin() + static_cast<std::ptrdiff_t>(count), shown.end(), slower);
    shown.resize(count);
    return shown;
}

void fillBars(TimesPlotData& data, const Prediction& prediction, const Project& project,
              const MeasuredBars& measured)
{
    const std::vector<MessageTimes>& messages = prediction.timeline.messages;
    for (const std::uint32_t i : shownMessages(data, messages)) {
        TimesBar bar{i, messageName(prediction, project, i), messages[i].time(), messages[i].uncontended, {},
                     {}};
        if (prediction.spread)
            bar.interval.emplace(bar.predicted * prediction.spread->low,
                                 bar.predicted * prediction.spread->high);
        data.longest = std::max(
            {data.longest, bar.predicted, bar.uncontended, bar.interval ? bar.interval->second : 0.0});
        for (const auto& model : data.compared)
            data.longest = std::max(data.longest, model->seconds[i]);
        if (const auto at = measured.times.find(i); at != measured.times.end()) {
            bar.measured = at->second;
            data.longest = std::max(data.longest, at->second.mean + at->second.ci95);
        }
        data.bars.push_back(std::move(bar));
    }
}

/** Colours and names of the compared models. */
struct ComparedLook
{
    std::vector<QString> names;
    std::vector<QColor> colors;
    std::vector<bool> areDashed;
};

ComparedLook lookOf(const std::vector<std::shared_ptr<const ModelTimes>>& compared, const Theme& theme)
{
    ComparedLook look;
    QStringList kinds;
    for (const auto& model : compared) {
        kinds.append(qtText(model->kind));
        look.names.push_back(qtText(nameOfModel(*model)));
        look.areDashed.push_back(Theme::isDashed(kinds.last()));
    }
    look.colors = theme.models(kinds);
    return look;
}

PlotLine curve(const std::vector<TimesQuantile>& points, const QString& name, const QColor& color)
{
    PlotLine line;
    line.name = name;
    line.color = color;
    line.width = 2;
    line.hasItemPerPoint = true;
    for (const TimesQuantile& point : points) {
        line.points.emplace_back(point.time, 100 * point.share);
        line.items.push_back(point.message);
    }
    return line;
}

/** Where the predicted curve lies with 95 % confidence: one line before it and one behind. */
void drawRange(PlotContent& content, const TimesPlotData& data, const Theme& theme)
{
    QString name = tr("95 % range of the prediction");
    for (const double factor : {data.spread->low, data.spread->high}) {
        PlotLine line = curve(data.predicted, name, theme.mutedText);
        line.width = 1;
        line.isDashed = true;
        for (QPointF& point : line.points)
            point.setX(factor * point.x());
        content.lines.push_back(std::move(line));
        name.clear();
    }
}

void drawDistribution(PlotContent& content, const TimesPlotData& data, const Theme& theme)
{
    content.title = data.measured.empty()
                        ? tr("Predicted times of %1 messages").arg(countText(data.messageCount))
                        : tr("Predicted and measured times of %1 messages").arg(countText(data.messageCount));
    if (data.isTooMany) // the legend names the models
        content.subtitle = subtitleOf(data.scenario, tr("too many for bars; Longest first has the %1 slowest")
                                                         .arg(countText(mostRows(data)))
                                                         .toStdString());
    content.y.kind = AxisKind::percent;
    content.y.quantity = tr("Messages done");
    content.y.lower = 0;
    content.y.upper = 102;
    content.lines.push_back(curve(data.uncontended, tr("Without contention"), theme.uncontended()));
    if (data.compared.empty()) {
        content.lines.push_back(curve(data.predicted, tr("Predicted"), theme.model(qtText(data.kind))));
        content.lines.back().isDashed = Theme::isDashed(qtText(data.kind));
    }
    if (data.spread)
        drawRange(content, data, theme);
    const ComparedLook look = lookOf(data.compared, theme);
    for (std::size_t i = 0; i < data.comparedCurves.size(); ++i) {
        content.lines.push_back(curve(data.comparedCurves[i], look.names[i], look.colors[i]));
        content.lines.back().isDashed = look.areDashed[i];
    }
    if (!data.measured.empty())
        content.lines.push_back(
            curve(data.measured, tr("Measured, %1").arg(qtText(data.measurement)), theme.measured));
    if (!data.selected.empty()) {
        PlotMarks selected{tr("Selected messages"), theme.selection(), MarkShape::dot, {}};
        for (const TimesQuantile& point : data.selected)
            selected.marks.push_back({point.time, 100 * point.share, 0, point.message});
        content.marks.push_back(std::move(selected));
    }
}

/** The end of everything that is drawn in a bar's row, behind which there is room for text. */
double endOf(const TimesBar& bar, double time)
{
    return std::max({time, bar.uncontended, bar.measured ? bar.measured->mean + bar.measured->ci95 : 0.0,
                     bar.interval ? bar.interval->second : 0.0});
}

/** The bars of a model among others, or of the shown model alone. */
struct BarSeries
{
    QString name;
    QColor color;
    bool isDashed = false;
    const ModelTimes* times = nullptr; ///< null: the shown model
};

std::vector<BarSeries> seriesOf(const TimesPlotData& data, const Theme& theme)
{
    if (data.compared.empty()) {
        const QString kind = qtText(data.kind);
        return {{tr("Predicted"), theme.model(kind), Theme::isDashed(kind), nullptr}};
    }
    std::vector<BarSeries> series;
    const ComparedLook look = lookOf(data.compared, theme);
    for (std::size_t i = 0; i < data.compared.size(); ++i)
        series.push_back({look.names[i], look.colors[i], look.areDashed[i], data.compared[i].get()});
    return series;
}

/** Boxes of all rows for one of `count` series, which share a row's height from top to bottom. */
PlotBoxes boxesOf(const TimesPlotData& data, const BarSeries& series, std::size_t position, std::size_t count)
{
    PlotBoxes boxes;
    boxes.name = series.name;
    boxes.color = series.color;
    boxes.maxPixels = kMaxBarPixels;
    boxes.isDashed = series.isDashed;
    const double height = 2 * kHalfBar / static_cast<double>(count);
    const bool isLabelled =
        data.bars.size() * count <= (count == 1 ? kMaxLabelledBars : kMaxLabelledGroupBars);
    for (std::size_t i = 0; i < data.bars.size(); ++i) {
        const TimesBar& bar = data.bars[i];
        PlotBox box;
        box.to = series.times ? series.times->seconds[bar.message] : bar.predicted;
        box.low = static_cast<double>(i) - kHalfBar + height * static_cast<double>(position);
        box.high = box.low + height;
        box.fill = series.color;
        box.item = bar.message;
        box.besideAt = endOf(bar, box.to);
        if (isLabelled) {
            box.beside = timeBeside(box.to, data.longest);
            if (bar.measured)
                box.beside += QStringLiteral("  ") + errorText(box.to, bar.measured->mean);
        }
        boxes.boxes.push_back(std::move(box));
    }
    return boxes;
}

/** Lines from predicted to measured times. */
PlotBoxes errorLines(const TimesPlotData& data, const std::vector<PlotBoxes>& bars, const Theme& theme)
{
    PlotBoxes lines;
    lines.name = tr("Error");
    lines.color = theme.measured;
    lines.maxPixels = 2;
    for (const PlotBoxes& group : bars)
        for (std::size_t i = 0; i < group.boxes.size(); ++i)
            if (const auto& measured = data.bars[i].measured) {
                PlotBox line = group.boxes[i];
                line.from = std::min(line.to, measured->mean);
                line.to = std::max(line.to, measured->mean);
                line.fill = theme.measured;
                line.beside.clear();
                lines.boxes.push_back(std::move(line));
            }
    return lines;
}

void drawBars(PlotContent& content, const TimesPlotData& data, const Theme& theme)
{
    PlotMarks alone{tr("Without contention"), theme.uncontended(), MarkShape::tick, {}};
    PlotMarks measured{
        tr("Measured, %1").arg(qtText(data.measurement)), theme.measured, MarkShape::diamond, {}};
    PlotMarks intervals{tr("95 % range of the prediction"), theme.text, MarkShape::interval, {}};
    content.y = rowAxis(tr("Message"), data.bars.size());
    for (std::size_t i = 0; i < data.bars.size(); ++i) {
        const TimesBar& bar = data.bars[i];
        const auto row = static_cast<double>(i);
        if (bar.interval && data.compared.empty())
            intervals.marks.push_back({(bar.interval->first + bar.interval->second) / 2, row,
                                       (bar.interval->second - bar.interval->first) / 2, bar.message});
        alone.marks.push_back({bar.uncontended, row, 0, bar.message});
        if (bar.measured)
            measured.marks.push_back({bar.measured->mean, row, bar.measured->ci95, bar.message});
        content.y.rows.push_back(qtText(bar.name));
    }
    content.title = measured.marks.empty() ? tr("Predicted time per message")
                                           : tr("Predicted and measured time per message");
    if (data.bars.size() < data.messageCount)
        content.title = tr("%1, the %2 slowest of %3")
                            .arg(content.title, countText(data.bars.size()), countText(data.messageCount));
    const std::vector<BarSeries> series = seriesOf(data, theme);
    for (std::size_t i = 0; i < series.size(); ++i)
        content.boxes.push_back(boxesOf(data, series[i], i, series.size()));
    const bool isLabelled = !data.bars.empty() && !content.boxes.front().boxes.front().beside.isEmpty();
    const bool hasErrors = !measured.marks.empty();
    if (isLabelled && std::isfinite(data.longest))
        content.x.labelled = data.longest;
    content.roomBeside = 8;
    if (hasErrors)
        content.boxes.push_back(errorLines(data, content.boxes, theme));
    content.marks.push_back(std::move(alone));
    if (!intervals.marks.empty())
        content.marks.push_back(std::move(intervals));
    if (!measured.marks.empty())
        content.marks.push_back(std::move(measured));
}

} // namespace

TimesPlotData timesPlot(const Prediction& prediction, const Project& project, const TimesRequest& request,
                        const std::stop_token& stop)
{
    TimesPlotData data;
    data.scenario = prediction.scenario;
    data.kind = prediction.kind;
    data.model = modelTitle(prediction.model, prediction.kind);
    data.messageCount = prediction.timeline.messages.size();
    data.order = request.order;
    const MeasuredBars measured = measuredTimes(prediction, project);
    if (!measured.times.empty())
        data.measurement = measured.name;
    for (const auto& model : request.compared)
        if (model && model->seconds.size() == data.messageCount)
            data.compared.push_back(model);
    data.isTooMany = data.order == TimesOrder::table && data.messageCount > mostRows(data);
    if (data.isTooMany)
        data.order = TimesOrder::distribution;
    if (stop.stop_requested())
        return data;
    if (data.order == TimesOrder::distribution)
        fillDistribution(data, prediction, measured, request.wanted, stop);
    else
        fillBars(data, prediction, project, measured);
    return data;
}

PlotContent timesContent(const TimesPlotData& data, const Theme& theme)
{
    PlotContent content;
    if (data.messageCount == 0) {
        content.hint = tr("The predicted time of each message appears here.\n"
                          "The workload of this scenario has no messages yet: type or paste them in the "
                          "Messages sheet.");
        return content;
    }
    content.subtitle =
        data.compared.empty()
            ? subtitleOf(data.scenario, data.model)
            : subtitleOf(data.scenario, tr("%1 models").arg(countText(data.compared.size())).toStdString());
    content.x.quantity = tr("Time");
    content.x.upper = data.longest > 0 && std::isfinite(data.longest) ? data.longest * 1.03 : 1;
    if (data.order == TimesOrder::distribution)
        drawDistribution(content, data, theme);
    else
        drawBars(content, data, theme);
    return content;
}

Table timesTable(const TimesPlotData& data)
{
    if (data.order == TimesOrder::distribution) {
        Table table = plotTable({"curve", "messages_percent", "time_s"});
        const auto append = [&](const std::string& name, const std::vector<TimesQuantile>& points) {
            for (const TimesQuantile& point : points)
                table.addRow({name, 100 * point.share, point.time});
        };
        append("predicted", data.predicted);
        append("uncontended", data.uncontended);
        append("measured", data.measured);
        for (std::size_t i = 0; i < data.comparedCurves.size(); ++i)
            append(data.compared[i]->model, data.comparedCurves[i]);
        return table;
    }
    std::vector<std::string> keys{"message", "predicted_s", "uncontended_s", "measured_s", "ci95_s"};
    for (const auto& model : data.compared)
        keys.push_back(model->model + "_s");
    Table table = plotTable(keys);
    for (const TimesBar& bar : data.bars) {
        std::vector<TableCell> cells{bar.name, bar.predicted, bar.uncontended};
        cells.push_back(bar.measured ? TableCell(bar.measured->mean) : TableCell());
        cells.push_back(bar.measured ? positiveCell(bar.measured->ci95) : TableCell());
        for (const auto& model : data.compared)
            cells.push_back(model->seconds[bar.message]);
        table.addRow(std::move(cells));
    }
    return table;
}

} // namespace contraflow
