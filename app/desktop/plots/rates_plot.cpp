// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/rates_plot.h"

#include "app/desktop/plots/measured_times.h"
#include "app/desktop/plots/plot_text.h"
#include "app/desktop/style/text.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace contraflow {
namespace {

constexpr std::size_t kMaxStepLines = 500;

StepSeries ratesOf(const Timeline& timeline, std::uint32_t message)
{
    StepSeries series;
    for (const RateSegment& segment : timeline.segments(message))
        if (std::isfinite(segment.rate))
            series.push_back({segment.from, segment.rate});
    if (!series.empty())
        series.push_back({timeline.messages[message].transferEnd(), 0});
    return joined(std::move(series));
}

bool isSameSeries(const StepSeries& a, const StepSeries& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const StepPoint& p, const StepPoint& q) {
        return nearlyEqual(p.from, q.from) && nearlyEqual(p.value, q.value);
    });
}

/** Whether the two lines run on top of each other for a while. */
bool coincide(const StepSeries& a, const StepSeries& b)
{
    std::size_t i = 0;
    std::size_t j = 0;
    while (i + 1 < a.size() && j + 1 < b.size()) {
        const double from = std::max(a[i].from, b[j].from);
        const double to = std::min(a[i + 1].from, b[j + 1].from);
        if (clearlyGreater(to, from) && nearlyEqual(a[i].value, b[j].value))
            return true;
        if (a[i + 1].from < b[j + 1].from)
            ++i;
        else
            ++j;
    }
    return false;
}

/** Gives each line the lowest slot that no coinciding earlier line has. */
void assignSlots(std::vector<RateLine>& lines)
{
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::vector<bool> isTaken(lines.size() + 1, false);
        for (std::size_t j = 0; j < i; ++j)
            if (coincide(lines[i].rates, lines[j].rates))
                isTaken[static_cast<std::size_t>(lines[j].slot)] = true;
        lines[i].slot = static_cast<int>(std::find(isTaken.begin(), isTaken.end(), false) - isTaken.begin());
    }
}

std::vector<QPointF> inBits(const StepSeries& series)
{
    std::vector<QPointF> points;
    points.reserve(series.size());
    for (const StepPoint& point : series)
        points.emplace_back(point.from, kBitsPerByte * point.value);
    return points;
}

QString namesOf(const RateLine& line)
{
    constexpr std::size_t kMaxNames = 3;
    QStringList names;
    for (std::size_t i = 0; i < std::min(line.names.size(), kMaxNames); ++i)
        names << qtText(line.names[i]);
    if (line.names.size() > kMaxNames)
        names << tr("%1 more").arg(countText(line.names.size() - kMaxNames));
    return names.join(QStringLiteral(", "));
}

} // namespace

RatesPlotData ratesPlot(const Prediction& prediction, const Project& project,
                        const std::vector<std::uint32_t>& wanted, const std::stop_token& stop)
{
    const Timeline& timeline = prediction.timeline;
    RatesPlotData data;
    data.scenario = prediction.scenario;
    data.kind = prediction.kind;
    data.model = modelTitle(prediction.model, prediction.kind);
    data.messageCount = timeline.messages.size();
    data.hasRates = timeline.hasAllSegments;
    if (!data.hasRates || data.messageCount == 0)
        return data;
    if (timeline.stepCount() <= kMaxStepLines)
        data.stepStarts = timeline.stepStarts;
    if (!timeline.stepEnds.empty())
        data.end = timeline.stepEnds.back();

    std::vector<std::uint32_t> shown;
    const bool showsAll = data.messageCount <= RatesPlotData::kMaxLines;
    if (showsAll) {
        for (std::uint32_t i = 0; i < data.messageCount; ++i)
            shown.push_back(i);
    } else {
        for (const std::uint32_t message : wanted)
            if (message < data.messageCount && shown.size() < RatesPlotData::kMaxLines)
                shown.push_back(message);
        std::vector<std::uint32_t> all(data.messageCount);
        std::iota(all.begin(), all.end(), 0U);
        data.throughput = summedRates(timeline, all, {}, 1, stop);
        data.isAveraged = data.throughput.size() > RatesPlotData::kMaxPoints;
        data.throughput = averaged(std::move(data.throughput), RatesPlotData::kMaxPoints);
    }
    for (const std::uint32_t message : shown) {
        StepSeries rates = averaged(ratesOf(timeline, message), RatesPlotData::kMaxPoints);
        if (rates.empty())
            continue;
        const auto same = std::find_if(data.lines.begin(), data.lines.end(),
                                       [&](const RateLine& line) { return isSameSeries(line.rates, rates); });
        RateLine& line = same != data.lines.end() ? *same : data.lines.emplace_back();
        line.messages.push_back(message);
        line.names.push_back(messageName(prediction, project, message));
        line.rates = std::move(rates);
    }
    assignSlots(data.lines);
    for (const StepPoint& point : data.throughput)
        data.fastest = std::max(data.fastest, point.value);
    for (const RateLine& line : data.lines)
        for (const StepPoint& point : line.rates)
            data.fastest = std::max(data.fastest, point.value);
    return data;
}

PlotContent ratesContent(const RatesPlotData& data, const Theme& theme)
{
    PlotContent content;
    content.hint = missingRatesHint(data.messageCount, data.hasRates,
                                    tr("The rate of each message over time appears here."));
    if (!content.hint.isEmpty())
        return content;
    if (!(data.end > 0)) {
        content.hint = tr("No message of this scenario uses the network for any time.");
        return content;
    }
    const bool showsThroughput = !data.throughput.empty();
    content.title = !showsThroughput ? tr("Rate of each message over time")
                    : data.lines.empty()
                        ? tr("Throughput of all %1 messages over time").arg(countText(data.messageCount))
                        : tr("Selected rates and total throughput over time");
    content.subtitle = subtitleOf(data.scenario, data.model);
    if (showsThroughput && data.lines.empty())
        content.subtitle += QStringLiteral(" · ") + tr("select messages to see theirs");
    content.x.quantity = tr("Time");
    content.x.upper = data.end;
    content.y.kind = AxisKind::rate;
    content.y.quantity = tr("Rate");
    content.y.upper = data.fastest > 0 ? 1.08 * kBitsPerByte * data.fastest : 1;
    content.verticals = data.stepStarts;
    if (showsThroughput) {
        PlotLine all;
        all.name = data.isAveraged ? tr("All messages, averaged") : tr("All messages");
        all.color = theme.model(qtText(data.kind));
        all.isFilled = true;
        all.points = inBits(data.throughput);
        content.lines.push_back(std::move(all));
    }
    std::size_t index = 0;
    for (const RateLine& rates : data.lines) {
        PlotLine line;
        line.color = theme.series(index++);
        line.width = 2;
        line.slot = rates.slot;
        line.label = namesOf(rates);
        line.points = inBits(rates.rates);
        line.items = rates.messages;
        line.name = showsThroughput ? line.label : QString();
        content.lines.push_back(std::move(line));
    }
    content.roomBeside = data.lines.empty() ? 8 : 72;
    return content;
}

Table ratesTable(const RatesPlotData& data)
{
    Table table = plotTable({"message", "from_s", "to_s", "rate_bit_per_s"});
    const auto bitsOf = [](double rate) { return kBitsPerByte * rate; };
    for (const RateLine& line : data.lines)
        for (const std::string& name : line.names)
            addSteps(table, name, line.rates, bitsOf);
    addSteps(table, "all messages", data.throughput, bitsOf);
    return table;
}

} // namespace contraflow
