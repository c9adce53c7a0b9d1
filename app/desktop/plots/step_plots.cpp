// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/step_plots.h"

#include "app/desktop/plots/plot_text.h"
#include "app/desktop/style/text.h"
#include "core/analysis/candidates/time_figures.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/base/units.h"
#include "core/sharing/hockney.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace contraflow {

namespace {

/** A lane is that part of a row; the rest is the gap to the next. */
constexpr double kLaneHeight = 0.8;
/** More boxes than this are too narrow to be written into. */
constexpr std::size_t kMaxLabelledBoxes = 400;

/** Sums of equal bytes in different order differ in the last digits; they shall count as equally busy. */
double comparable(double use)
{
    return std::round(use / Tolerance::kRelative);
}

struct BusyChannel
{
    ChannelId channel;
    double use = 0;
    bool isWanted = false;
};

/** The channels to draw, busiest first. */
std::vector<BusyChannel> chosenChannels(const Network& network, const std::vector<double>& bytes, double end,
                                        const UseRequest& request)
{
    std::vector<bool> isWanted(bytes.size(), false);
    for (const ChannelId channel : request.wanted)
        if (channel.index() < isWanted.size())
            isWanted[channel.index()] = true;
    std::vector<BusyChannel> used;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const ChannelId channel(i);
        if (bytes[i] > 0 || isWanted[i])
            used.push_back(
                {channel, bytes[i] / (network.capacity(channel) * end), static_cast<bool>(isWanted[i])});
    }
    const auto isBusier = [&network](const BusyChannel& a, const BusyChannel& b) {
        if (comparable(a.use) != comparable(b.use))
            return a.use > b.use;
        return naturalOrder(network.channelName(a.channel), network.channelName(b.channel)) < 0;
    };
    // Names are made only for the few that tie at the top: everything far below is cut off by numbers first.
    if (used.size() > 4 * request.busiest + request.wanted.size()) {
        std::vector<double> uses;
        for (const BusyChannel& candidate : used)
            uses.push_back(comparable(candidate.use));
        const auto nth = uses.begin() + static_cast<std::ptrdiff_t>(request.busiest);
        std::nth_element(uses.begin(), nth, uses.end(), std::greater<>());
        std::erase_if(used, [least = *nth](const BusyChannel& candidate) {
            return !candidate.isWanted && comparable(candidate.use) < least;
        });
    }
    std::ranges::sort(used, isBusier);
    std::size_t taken = 0;
    std::erase_if(used, [&](const BusyChannel& candidate) {
        return taken++ >= request.busiest && !candidate.isWanted;
    });
    return used;
}

} // namespace

StepSeries summedRates(const Timeline& timeline, std::span<const std::uint32_t> messages,
                       std::span<const double> shares, double full, const std::stop_token& stop)
{
    constexpr std::size_t between = 4096;
    std::vector<double> change(timeline.stepCount() + 1, 0.0);
    for (std::size_t i = 0; i < messages.size(); ++i) {
        if (i % between == 0 && stop.stop_requested())
            return {};
        const double share = shares.empty() ? 1 : shares[i];
        double rate = 0;
        for (const RateSegment& segment : timeline.segments(messages[i])) {
            if (!std::isfinite(segment.rate) || segment.step >= timeline.stepCount())
                continue;
            change[segment.step] += share * segment.rate - rate;
            rate = share * segment.rate;
        }
        const std::size_t after = timeline.messages[messages[i]].endStep;
        if (after < change.size())
            change[after] -= rate;
    }
    StepSeries series;
    double sum = 0;
    double largest = 0;
    for (std::size_t step = 0; step < timeline.stepCount(); ++step) {
        if (timeline.idlesBefore(step))
            series.push_back({timeline.stepEnds[step - 1], 0});
        sum += change[step];
        largest = std::max(largest, sum);
        // Sums of millions of differences leave a rounding residue where nothing flows.
        series.push_back(
            {timeline.stepStarts[step], sum < largest * Tolerance::kRelative ? 0.0 : sum / full});
    }
    if (!series.empty())
        series.push_back({timeline.stepEnds.back(), 0});
    return series;
}

StepSeries joined(StepSeries series)
{
    StepSeries result;
    for (std::size_t i = 0; i < series.size(); ++i) {
        const bool isEnd = i + 1 == series.size();
        if (result.empty() || isEnd || !nearlyEqual(result.back().value, series[i].value))
            result.push_back(series[i]);
    }
    return result;
}

StepSeries averaged(StepSeries series, std::size_t maxPoints)
{
    if (series.size() <= maxPoints || maxPoints < 2)
        return series;
    const double begin = series.front().from;
    const double end = series.back().from;
    if (!(end > begin))
        return series;
    const std::size_t bins = maxPoints - 1;
    const double width = (end - begin) / static_cast<double>(bins);
    StepSeries result;
    result.reserve(maxPoints);
    std::size_t at = 0;
    for (std::size_t bin = 0; bin < bins; ++bin) {
        const double from = begin + width * static_cast<double>(bin);
        const double to = bin + 1 == bins ? end : begin + width * static_cast<double>(bin + 1);
        double integral = 0;
        while (at + 1 < series.size()) {
            const double overlap = std::min(series[at + 1].from, to) - std::max(series[at].from, from);
            integral += series[at].value * std::max(0.0, overlap);
            if (series[at + 1].from > to)
                break;
            ++at;
        }
        result.push_back({from, integral / (to - from)});
    }
    result.push_back(series.back());
    return result;
}

namespace {

constexpr double kHalfStepRow = 0.36;
constexpr double kMaxStepRowPixels = 30;
constexpr std::size_t kMaxStepLines = 500;
/** More bars than this are too narrow to be written into. */
constexpr std::size_t kMaxLabelledSteps = 400;

void describe(StepPlotData& data, const Prediction& prediction)
{
    data.scenario = prediction.scenario;
    data.kind = prediction.kind;
    data.model = modelTitle(prediction.model, prediction.kind);
    data.messageCount = prediction.timeline.messages.size();
    data.hasRates = prediction.timeline.hasAllSegments;
    if (data.hasRates && prediction.timeline.stepCount() <= kMaxStepLines)
        data.stepStarts = prediction.timeline.stepStarts;
}

/** What all plots of steps show; with nothing to draw a hint, which is `whatAppears` while nothing was
 * predicted. */
PlotContent stepContent(const StepPlotData& data, const QString& whatAppears)
{
    PlotContent content;
    content.hint = missingRatesHint(data.messageCount, data.hasRates, whatAppears);
    if (content.hint.isEmpty() && !(data.end > 0))
        content.hint = tr("No message of this scenario uses the network for any time.");
    if (!content.hint.isEmpty())
        return content;
    content.subtitle = subtitleOf(data.scenario, data.model);
    content.x.quantity = tr("Time");
    content.verticals = data.stepStarts;
    return content;
}

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
    std::ranges::sort(all);
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
    describe(data, prediction);
    if (!data.hasRates || data.messageCount == 0 || !prediction.placed.network)
        return data;

    const std::vector<std::uint32_t> shown = chosenMessages(timeline, wanted);
    const std::size_t barsPerRow = std::max<std::size_t>(16, GanttPlotData::kMaxBars / shown.size());
    for (const std::uint32_t message : shown) {
        if (stop.stop_requested())
            return data;
        const MessageTimes& times = timeline.messages[message];
        GanttRow row{message,
                     messageName(prediction, project, message),
                     averaged(ratesOf(timeline, message), barsPerRow),
                     freeRate(prediction, message),
                     times.start,
                     times.finish()};
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
    PlotContent content =
        stepContent(data, tr("The steps of each message from its start to its end appear here."));
    if (!content.hint.isEmpty())
        return content;
    content.title = data.rows.size() == data.messageCount
                        ? tr("Steps of each message, start to finish")
                        : tr("Steps of %1 of %2 messages: selected and last to finish")
                              .arg(countText(data.rows.size()), countText(data.messageCount));
    content.x.upper = data.end * 1.02;
    content.y = rowAxis(tr("Message"), data.rows.size());

    std::size_t barCount = 0;
    for (const GanttRow& row : data.rows)
        barCount += row.rates.size();
    PlotBoxes bars;
    bars.name = tr("Full colour: as fast as without contention");
    bars.color = theme.model(qtText(data.kind));
    bars.maxPixels = kMaxStepRowPixels;
    for (std::size_t i = 0; i < data.rows.size(); ++i) {
        const GanttRow& row = data.rows[i];
        content.y.rows.push_back(qtText(row.name));
        if (row.rates.empty()) {
            PlotBox whole;
            whole.from = row.start;
            whole.to = row.finish;
            whole.low = static_cast<double>(i) - kHalfStepRow;
            whole.high = static_cast<double>(i) + kHalfStepRow;
            whole.fill = bars.color;
            whole.item = row.message;
            bars.boxes.push_back(std::move(whole));
        }
        for (std::size_t k = 0; k + 1 < row.rates.size(); ++k) {
            PlotBox box;
            box.from = row.rates[k].from;
            box.to = row.rates[k + 1].from;
            box.low = static_cast<double>(i) - kHalfStepRow;
            box.high = static_cast<double>(i) + kHalfStepRow;
            box.fill = tinted(theme.ground, bars.color, row.rates[k].value / row.freeRate);
            box.item = row.message;
            if (barCount <= kMaxLabelledSteps)
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

namespace {

bool isSameSeries(const StepSeries& a, const StepSeries& b)
{
    return std::ranges::equal(a, b, [](const StepPoint& p, const StepPoint& q) {
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
        lines[i].slot = static_cast<int>(std::ranges::find(isTaken, false) - isTaken.begin());
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
    describe(data, prediction);
    if (!data.hasRates || data.messageCount == 0)
        return data;
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
        const auto same = std::ranges::find_if(
            data.lines, [&](const RateLine& line) { return isSameSeries(line.rates, rates); });
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
    PlotContent content = stepContent(data, tr("The rate of each message over time appears here."));
    if (!content.hint.isEmpty())
        return content;
    const bool showsThroughput = !data.throughput.empty();
    content.title = !showsThroughput ? tr("Rate of each message over time")
                    : data.lines.empty()
                        ? tr("Throughput of all %1 messages over time").arg(countText(data.messageCount))
                        : tr("Selected rates and total throughput over time");
    if (showsThroughput && data.lines.empty())
        content.subtitle += QStringLiteral(" · ") + tr("select messages to see theirs");
    content.x.upper = data.end;
    content.y.kind = AxisKind::rate;
    content.y.quantity = tr("Rate");
    content.y.upper = data.fastest > 0 ? 1.08 * kBitsPerByte * data.fastest : 1;
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

UsePlotData usePlot(const Prediction& prediction, const UseRequest& request, const std::stop_token& stop)
{
    const Timeline& timeline = prediction.timeline;
    UsePlotData data;
    data.scenario = prediction.scenario;
    data.model = modelTitle(prediction.model, prediction.kind);
    data.messageCount = timeline.messages.size();
    data.hasRates = timeline.hasAllSegments;
    if (!prediction.placed.network || !data.hasRates || timeline.stepEnds.empty())
        return data;
    data.end = timeline.stepEnds.back();
    const Network& network = *prediction.placed.network;
    const std::vector<double> bytes = bytesOfChannels(prediction.placed);
    data.usedChannels =
        static_cast<std::size_t>(std::ranges::count_if(bytes, [](double b) { return b > 0; }));
    if (stop.stop_requested() || !(data.end > 0))
        return data;

    const std::vector<BusyChannel> chosen = chosenChannels(network, bytes, data.end, request);
    constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    std::vector<std::size_t> laneOf(bytes.size(), kNone);
    for (std::size_t lane = 0; lane < chosen.size(); ++lane)
        laneOf[chosen[lane].channel.index()] = lane;
    std::vector<std::vector<std::uint32_t>> users(chosen.size());
    std::vector<std::vector<double>> shares(chosen.size());
    for (std::uint32_t message = 0; message < prediction.placed.messages.size(); ++message)
        prediction.placed.routes.forEach(message, [&](ChannelId channel, double share) {
            const std::size_t lane = laneOf[channel.index()];
            if (lane == kNone)
                return;
            users[lane].push_back(message);
            shares[lane].push_back(share);
        });
    for (std::size_t lane = 0; lane < chosen.size(); ++lane) {
        if (stop.stop_requested())
            return data;
        const ChannelId channel = chosen[lane].channel;
        data.channels.push_back({channel, network.channelName(channel), chosen[lane].use,
                                 averaged(joined(summedRates(prediction.timeline, users[lane], shares[lane],
                                                             network.capacity(channel), stop)),
                                          UsePlotData::kMaxPoints)});
    }
    return data;
}

UsePlotData usePlotOfRun(const ScenarioReplay& replay, const UseRequest& request, const std::stop_token& stop)
{
    const Replay& run = replay.replay;
    const Network& network = *replay.network;
    UsePlotData data;
    data.scenario = replay.scenario;
    data.model = modelTitle(replay.model, replay.kind);
    data.messageCount = run.messageCount;
    data.isOfRun = true;
    data.hasRates = run.rates.isComplete();
    if (!data.hasRates || run.channels.empty() || !(run.makespan() > 0))
        return data;
    data.begin = run.start;
    data.end = run.finish;
    const auto bytes = mapped<double>(run.channels, &ReplayedChannel::bytes);
    data.usedChannels =
        static_cast<std::size_t>(std::ranges::count_if(bytes, [](double b) { return b > 0; }));
    const std::vector<BusyChannel> chosen = chosenChannels(network, bytes, run.makespan(), request);
    auto channels = mapped<ChannelId>(chosen, &BusyChannel::channel);
    const auto loads = run.rates.loads(network, channels, stop);
    for (std::size_t lane = 0; lane < chosen.size() && !stop.stop_requested(); ++lane) {
        const double capacity = network.capacity(chosen[lane].channel);
        StepSeries series;
        series.reserve(loads[lane].size());
        for (const FlowPoint& point : loads[lane]) {
            series.push_back({point.from, point.rate / capacity});
            // Messages that nobody waits for may be under way when the last process has ended.
            data.end = std::max(data.end, point.from);
        }
        data.channels.push_back({chosen[lane].channel, network.channelName(chosen[lane].channel),
                                 chosen[lane].use, averaged(std::move(series), UsePlotData::kMaxPoints)});
    }
    return data;
}

PlotContent useContent(const UsePlotData& data, const Theme& theme)
{
    PlotContent content;
    if (data.isOfRun && !data.hasRates) {
        content.hint =
            tr("This run changed rates too often to keep them all, so there is no load over time to "
               "draw.\nWhat each channel carried and held up is in the sheet Critical path, by channel.");
        return content;
    }
    content.hint = data.isOfRun ? QString()
                                : missingRatesHint(data.messageCount, data.hasRates,
                                                   tr("The load of the channels over time appears here."));
    if (!content.hint.isEmpty())
        return content;
    if (data.channels.empty()) {
        content.hint = tr("No message of this scenario leaves its node, so no channel is used.");
        return content;
    }
    content.title = data.channels.size() >= data.usedChannels
                        ? tr("Load of the used channels over time")
                        : tr("Load of the %1 busiest of %2 used channels over time")
                              .arg(countText(data.channels.size()), countText(data.usedChannels));
    content.subtitle = subtitleOf(data.scenario, data.model);
    content.x.quantity = tr("Time");
    content.x.lower = data.begin;
    content.x.upper = data.end;
    content.y = rowAxis(tr("Channel (full lane: 100 % of its capacity)"), data.channels.size());

    std::size_t boxCount = 0;
    for (const ChannelCurve& channel : data.channels)
        boxCount += channel.load.size();
    PlotBoxes lanes;
    lanes.hasRoomAbove = true;
    for (std::size_t i = 0; i < data.channels.size(); ++i) {
        const ChannelCurve& channel = data.channels[i];
        content.y.rows.push_back(qtText(channel.name));
        const double base = static_cast<double>(i) + kLaneHeight / 2;
        for (std::size_t k = 0; k + 1 < channel.load.size(); ++k) {
            const double load = channel.load[k].value;
            PlotBox box;
            box.from = channel.load[k].from;
            box.to = channel.load[k + 1].from;
            // An oversubscribed channel of a literally published model is cut at the lane's edge; its number
            // is not.
            box.low = base - kLaneHeight * std::min(load, 1.0);
            box.high = base;
            box.fill = theme.load(load);
            box.item = static_cast<std::uint32_t>(channel.channel.index());
            box.isFull = load > 1 || nearlyEqual(load, 1.0);
            if (boxCount <= kMaxLabelledBoxes && load > 0)
                box.inside = tr("%1 %").arg(qtText(roundedText(100 * load, 3)));
            lanes.boxes.push_back(std::move(box));
        }
    }
    content.boxes.push_back(std::move(lanes));
    return content;
}

QString channelLoadText(const Network& network, const UsePlotData& data, ChannelId channel, double time)
{
    const auto of = std::ranges::find(data.channels, channel, &ChannelCurve::channel);
    if (of == data.channels.end())
        return {};
    const double capacity = network.capacity(channel);
    const auto behind = std::ranges::upper_bound(of->load, time, {}, &StepPoint::from);
    const double load = behind == of->load.begin() ? 0 : std::prev(behind)->value;
    const auto percent = [](double share) { return qtText(roundedText(100 * share, 4)); };
    return QStringList{qtText(of->name),
                       tr("Capacity %1").arg(qtText(displayText(Dimension::bandwidth, capacity))),
                       tr("%1, %2 % of the capacity")
                           .arg(qtText(displayText(Dimension::bandwidth, load * capacity)), percent(load)),
                       tr("%1 % over the whole run").arg(percent(of->meanUse))}
        .join(QLatin1Char('\n'));
}

Table useTable(const UsePlotData& data)
{
    Table table = plotTable({"channel", "from_s", "to_s", "load_percent"});
    for (const ChannelCurve& channel : data.channels)
        addSteps(table, channel.name, channel.load, [](double load) { return 100 * load; });
    return table;
}

} // namespace contraflow
