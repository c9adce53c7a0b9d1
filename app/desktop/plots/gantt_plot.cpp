// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/gantt_plot.h"

#include "app/desktop/plots/measured_times.h"
#include "app/desktop/plots/plot_text.h"
#include "app/desktop/style/text.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/sharing/hockney.h"

#include <algorithm>
#include <cmath>

namespace contraflow {
namespace {

constexpr double kHalfBar = 0.36;
constexpr double kMaxBarPixels = 30;
constexpr std::size_t kMaxStepLines = 500;
/** More bars than this are too narrow to be written into. */
constexpr std::size_t kMaxLabelledBars = 400;

/** All messages, or the wanted and the last to finish; ascending. */
std::vector<std::uint32_t> chosenMessages(const Timeline& timeline, const std::vector<std::uint32_t>& wanted)
{
    const std::size_t count = timeline.messages.size();
    std::vector<std::uint32_t> all(count);
    for (std::uint32_t i = 0; i < count; ++i)
        all[i] = i;
    if (count <= GanttPlotData::kMaxRows)
        return all;
    std::vector<bool> isWanted(count, false);
    std::size_t taken = 0;
    for (const std::uint32_t message : wanted)
        if (message < count && taken < GanttPlotData::kMaxRows / 2 && !isWanted[message]) {
            isWanted[message] = true;
            ++taken;
        }
    const auto isBefore = [&](std::uint32_t a, std::uint32_t b) {
        if (isWanted[a] != isWanted[b])
            return static_cast<bool>(isWanted[a]);
        const double finishA = timeline.messages[a].finishAfter(timeline.firstStart);
        const double finishB = timeline.messages[b].finishAfter(timeline.firstStart);
        return finishA != finishB ? finishA > finishB : a < b;
    };
    const auto end = all.begin() + static_cast<std::ptrdiff_t>(GanttPlotData::kMaxRows);
    std::nth_element(all.begin(), end, all.end(), isBefore);
    all.erase(end, all.end());
    std::sort(all.begin(), all.end());
    return all;
}

double freeRate(const Prediction& prediction, std::uint32_t message)
{
    if (prediction.placed.routes[message].empty())
        return prediction.placed.network->localBandwidth();
    return slowestChannel(prediction.placed, message).rate;
}

/** `ground` tinted with `color`: the more, the higher `share`, and visible even at 0. */
QColor tinted(const QColor& ground, const QColor& color, double share)
{
    constexpr double kLeast = 0.18;
    const double weight = kLeast + (1 - kLeast) * std::clamp(share, 0.0, 1.0);
    const auto mix = [weight](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * weight)); };
    return QColor(mix(ground.red(), color.red()), mix(ground.green(), color.green()),
                  mix(ground.blue(), color.blue()));
}

} // namespace

GanttPlotData ganttPlot(const Prediction& prediction, const Project& project,
                        const std::vector<std::uint32_t>& wanted, const std::stop_token& stop)
{
    const Timeline& timeline = prediction.timeline;
    GanttPlotData data;
    data.scenario = prediction.scenario;
    data.kind = prediction.kind;
    data.model = modelTitle(prediction.model, prediction.kind);
    data.messageCount = timeline.messages.size();
    data.hasRates = timeline.hasAllSegments;
    if (!data.hasRates || data.messageCount == 0 || !prediction.placed.network)
        return data;
    if (timeline.stepCount() <= kMaxStepLines)
        data.stepStarts = timeline.stepStarts;

    const std::vector<std::uint32_t> shown = chosenMessages(timeline, wanted);
    const std::size_t barsPerRow = std::max<std::size_t>(16, GanttPlotData::kMaxBars / shown.size());
    for (const std::uint32_t message : shown) {
        if (stop.stop_requested())
            return data;
        const MessageTimes& times = timeline.messages[message];
        GanttRow row{message,     messageName(prediction, project, message),
                     {},          freeRate(prediction, message),
                     times.start, times.finish()};
        for (const RateSegment& segment : timeline.segments(message))
            if (std::isfinite(segment.rate))
                row.rates.push_back({segment.from, segment.rate});
        if (!row.rates.empty())
            row.rates.push_back({times.transferEnd(), 0});
        row.rates = averaged(joined(std::move(row.rates)), barsPerRow);
        if (prediction.spread)
            row.finishes.emplace(times.start + times.time() * prediction.spread->low,
                                 times.start + times.time() * prediction.spread->high);
        data.end = std::max({data.end, times.finish(), row.finishes ? row.finishes->second : 0.0});
        data.rows.push_back(std::move(row));
    }
    return data;
}

PlotContent ganttContent(const GanttPlotData& data, const Theme& theme)
{
    PlotContent content;
    content.hint = missingRatesHint(data.messageCount, data.hasRates,
                                    tr("The steps of each message from its start to its end appear here."));
    if (!content.hint.isEmpty())
        return content;
    if (!(data.end > 0)) {
        content.hint = tr("No message of this scenario uses the network for any time.");
        return content;
    }
    content.title = data.rows.size() == data.messageCount
                        ? tr("Steps of each message, start to finish")
                        : tr("Steps of %1 of %2 messages: selected and last to finish")
                              .arg(countText(data.rows.size()), countText(data.messageCount));
    content.subtitle = subtitleOf(data.scenario, data.model);
    content.x.quantity = tr("Time");
    content.x.upper = data.end * 1.02;
    content.y = rowAxis(tr("Message"), data.rows.size());
    content.verticals = data.stepStarts;

    std::size_t barCount = 0;
    for (const GanttRow& row : data.rows)
        barCount += row.rates.size();
    PlotBoxes bars;
    bars.name = tr("Full colour: as fast as without contention");
    bars.color = theme.model(qtText(data.kind));
    bars.maxPixels = kMaxBarPixels;
    for (std::size_t i = 0; i < data.rows.size(); ++i) {
        const GanttRow& row = data.rows[i];
        content.y.rows.push_back(qtText(row.name));
        if (row.rates.empty()) {
            PlotBox whole;
            whole.from = row.start;
            whole.to = row.finish;
            whole.low = static_cast<double>(i) - kHalfBar;
            whole.high = static_cast<double>(i) + kHalfBar;
            whole.fill = bars.color;
            whole.item = row.message;
            bars.boxes.push_back(std::move(whole));
        }
        for (std::size_t k = 0; k + 1 < row.rates.size(); ++k) {
            PlotBox box;
            box.from = row.rates[k].from;
            box.to = row.rates[k + 1].from;
            box.low = static_cast<double>(i) - kHalfBar;
            box.high = static_cast<double>(i) + kHalfBar;
            box.fill = tinted(theme.ground, bars.color, row.rates[k].value / row.freeRate);
            box.item = row.message;
            if (barCount <= kMaxLabelledBars)
                box.inside = qtText(displayText(Dimension::bandwidth, row.rates[k].value));
            bars.boxes.push_back(std::move(box));
        }
    }
    content.boxes.push_back(std::move(bars));
    PlotMarks ranges{tr("95 % range of the prediction"), theme.text, MarkShape::interval, {}};
    for (std::size_t i = 0; i < data.rows.size(); ++i)
        if (const auto& finishes = data.rows[i].finishes)
            ranges.marks.push_back({(finishes->first + finishes->second) / 2, static_cast<double>(i),
                                    (finishes->second - finishes->first) / 2, data.rows[i].message});
    if (!ranges.marks.empty())
        content.marks.push_back(std::move(ranges));
    return content;
}

Table ganttTable(const GanttPlotData& data)
{
    Table table = plotTable({"message", "from_s", "to_s", "rate_bit_per_s", "share_of_free_rate_percent"});
    for (const GanttRow& row : data.rows)
        addSteps(
            table, row.name, row.rates, [](double rate) { return kBitsPerByte * rate; },
            [&row](double rate) { return 100 * rate / row.freeRate; });
    return table;
}

} // namespace contraflow
