// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/use_plot.h"

#include "app/desktop/plots/plot_text.h"
#include "app/desktop/style/text.h"
#include "core/analysis/candidates/time_figures.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/base/units.h"

#include <algorithm>
#include <cmath>

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
    std::sort(used.begin(), used.end(), isBusier);
    std::size_t taken = 0;
    std::erase_if(used, [&](const BusyChannel& candidate) {
        return taken++ >= request.busiest && !candidate.isWanted;
    });
    return used;
}

} // namespace

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
        static_cast<std::size_t>(std::count_if(bytes.begin(), bytes.end(), [](double b) { return b > 0; }));
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
    std::vector<double> bytes;
    bytes.reserve(run.channels.size());
    for (const ReplayedChannel& channel : run.channels)
        bytes.push_back(channel.bytes);
    data.usedChannels =
        static_cast<std::size_t>(std::count_if(bytes.begin(), bytes.end(), [](double b) { return b > 0; }));
    const std::vector<BusyChannel> chosen = chosenChannels(network, bytes, run.makespan(), request);
    std::vector<ChannelId> channels;
    channels.reserve(chosen.size());
    for (const BusyChannel& channel : chosen)
        channels.push_back(channel.channel);
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
    const auto of = std::find_if(data.channels.begin(), data.channels.end(),
                                 [channel](const ChannelCurve& curve) { return curve.channel == channel; });
    if (of == data.channels.end())
        return {};
    const double capacity = network.capacity(channel);
    const auto behind = std::upper_bound(of->load.begin(), of->load.end(), time,
                                         [](double at, const StepPoint& point) { return at < point.from; });
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
