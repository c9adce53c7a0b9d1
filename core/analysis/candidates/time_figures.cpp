// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/time_figures.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/base/words.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace contraflow {

Decider TimeShares::decider() const
{
    const double network = transfer + contention;
    if (computing >= startUp + network)
        return Decider::computing;
    return startUp > network ? Decider::startUp : Decider::network;
}

TimeShares timeShares(const PathParts& path)
{
    const double time = path.total() - path.start;
    if (!(time > 0))
        return {};
    return {(path.compute + path.cores) / time, (path.latency + path.overhead) / time, path.transfer / time,
            path.contention / time};
}

std::string_view deciderWord(Decider decider)
{
    return nameOf(
        decider,
        {{Decider::computing, "computing"}, {Decider::startUp, "start-up"}, {Decider::network, "network"}});
}

std::string_view deciderText(Decider decider)
{
    return nameOf(decider, {{Decider::computing, phrase("computing decides")},
                            {Decider::startUp, phrase("start-up of messages decides")},
                            {Decider::network, phrase("the network decides")}});
}

std::string sharesText(const TimeShares& shares)
{
    std::vector<std::string> parts;
    const auto add = [&parts](const std::string& what, double share) {
        constexpr int digits = 3;
        if (share > 0)
            parts.push_back(what + " " + roundedText(100 * share, digits) + " %");
    };
    add(sentence("computing"), shares.computing);
    add(sentence("start-up"), shares.startUp);
    add(sentence("transfer"), shares.transfer);
    add(sentence("contention"), shares.contention);
    return joinedWords(parts);
}

namespace {

std::optional<WorstChannel> worstChannel(const PlacedScenario& placed, const Timeline& timeline)
{
    const Network& network = *placed.network;
    std::vector<WorstChannel> channels(network.channelCount());
    for (const MessageTimes& times : timeline.messages) {
        if (times.bottleneck == kNoChannel || !clearlyGreater(times.time(), times.uncontended))
            continue;
        WorstChannel& channel = channels[times.bottleneck];
        ++channel.messages;
        channel.lostMessageSeconds += times.time() - times.uncontended;
    }
    std::size_t worst = channels.size();
    for (std::size_t i = 0; i < channels.size(); ++i)
        if (channels[i].messages > 0 &&
            (worst == channels.size() ||
             clearlyGreater(channels[i].lostMessageSeconds, channels[worst].lostMessageSeconds)))
            worst = i;
    if (worst == channels.size())
        return std::nullopt;
    channels[worst].channel = network.channelName(ChannelId(worst));
    return channels[worst];
}

} // namespace

std::vector<double> bytesOfChannels(const PlacedScenario& placed)
{
    std::vector<double> bytes(placed.network->channelCount(), 0.0);
    for (std::size_t i = 0; i < placed.messages.size(); ++i)
        placed.routes.forEach(i, [&](ChannelId channel, double share) {
            bytes[channel.index()] += placed.messages[i].bytes * share;
        });
    return bytes;
}

std::optional<Victims> victimsOf(const Network& network, const std::vector<std::size_t>& messages)
{
    const std::size_t all = std::accumulate(messages.begin(), messages.end(), std::size_t{0});
    if (all == 0)
        return std::nullopt;
    const auto most = std::ranges::max_element(messages) - messages.begin();
    return Victims{all, network.channelName(ChannelId(static_cast<std::size_t>(most)))};
}

std::string ChannelLoad::text() const
{
    return equals > 0 ? sentence("%1 and %2 as busy", {channel, groupedCount(equals)}) : channel;
}

std::optional<ChannelLoad> busiestChannel(const Network& network, const std::vector<double>& bytes,
                                          double duration)
{
    std::size_t busiest = bytes.size();
    std::size_t equals = 0;
    double longest = 0; // bytes / capacity; clearly longer only, so that rounding does not choose
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const double busy = bytes[i] / network.capacity(ChannelId(i));
        if (!(bytes[i] > 0) || clearlyGreater(longest, busy))
            continue;
        const bool isLonger = clearlyGreater(busy, longest);
        equals = isLonger ? 0 : equals + 1;
        if (isLonger) {
            busiest = i;
            longest = busy;
        }
    }
    if (busiest == bytes.size())
        return std::nullopt;
    return ChannelLoad{network.channelName(ChannelId(busiest)), bytes[busiest],
                       duration > 0 ? longest / duration : 0.0, equals};
}

double percentile95(std::vector<double> values)
{
    if (values.empty())
        return 0;
    const std::size_t rank = (values.size() * 95 + 99) / 100; // 1-based
    const auto at = values.begin() + static_cast<std::ptrdiff_t>(rank - 1);
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

double secondsSaved(double before, double after)
{
    return nearlyEqual(before, after) ? 0 : before - after;
}

TimeFigures timeFigures(const PlacedScenario& placed, const Timeline& timeline)
{
    TimeFigures figures;
    figures.messages = timeline.messages.size();
    if (figures.messages == 0)
        return figures;
    figures.makespan = timeline.makespan();
    std::vector<double> seconds;
    seconds.reserve(figures.messages);
    double sum = 0;
    double slowdowns = 0;
    for (const MessageTimes& times : timeline.messages) {
        seconds.push_back(times.time());
        sum += times.time();
        slowdowns += times.slowdown();
        figures.makespanAlone =
            std::max(figures.makespanAlone, times.start - timeline.firstStart + times.uncontended);
    }
    const auto count = static_cast<double>(figures.messages);
    figures.mean = sum / count;
    figures.slowdown = slowdowns / count;
    figures.percentile95 = percentile95(std::move(seconds));
    figures.busiest = busiestChannel(*placed.network, bytesOfChannels(placed), figures.makespan);
    figures.worst = worstChannel(placed, timeline);
    figures.limits = timeline.limits;
    return figures;
}

namespace {

/** Of the times of its messages. */
double meanOf(const Replay& replay)
{
    return replay.arrivals > 0 ? replay.messageSeconds / static_cast<double>(replay.arrivals) : 0;
}

void addChannels(TimeFigures& figures, const Replay& replay, const Network& network)
{
    std::vector<double> bytes;
    double most = 0;
    for (std::size_t c = 0; c < replay.channels.size(); ++c) {
        const ReplayedChannel& channel = replay.channels[c];
        bytes.push_back(channel.bytes);
        if (channel.messages > 0 && clearlyGreater(channel.lost, most)) {
            most = channel.lost;
            figures.worst = WorstChannel{network.channelName(ChannelId(c)), channel.messages, channel.lost};
        }
    }
    figures.busiest = busiestChannel(network, bytes, figures.makespan);
}

} // namespace

std::optional<Victims> victimsIn(const Replay& replay, const Network& network, const std::string& kind)
{
    const ModelInfo* info = findModelInfo(kind);
    if (!info || !info->hasVictims)
        return std::nullopt;
    const auto messages = mapped<std::size_t>(replay.channels, &ReplayedChannel::passingBy);
    return victimsOf(network, messages);
}

Result<TimeFigures> figuresOf(Replay& replay, const Network& network, const std::string& kind,
                              FigureExtent extent)
{
    TimeFigures figures;
    figures.messages = replay.messageCount;
    figures.makespan = replay.makespan();
    figures.mean = meanOf(replay);
    if (replay.arrivals > 0)
        figures.slowdown = replay.slowdowns / static_cast<double>(replay.arrivals);
    figures.traffic = replay.traffic;
    figures.limits = replay.limits;
    figures.victims = victimsIn(replay, network, kind);
    if (extent == FigureExtent::times)
        return figures;
    if (replay.times.size() < replay.arrivals)
        return invalidInput("it has more messages than the %1 whose times can be listed; make the counts of "
                            "loops smaller",
                            {groupedCount(replay.times.size())});
    figures.percentile95 = percentile95(std::move(replay.times));
    addChannels(figures, replay, network);
    if (!replay.path.empty())
        figures.path = partsOf(std::span<const PathStep>(replay.path));
    return figures;
}

Result<TimeFigures> applicationFigures(const ApplicationRun& run, FigureExtent extent,
                                       const std::stop_token& stop)
{
    ASSIGN_OR_RETURN(const std::unique_ptr<SharingModel> made, makeModel(run.model));
    ReplayOptions options;
    options.stop = stop;
    options.algorithms = run.algorithms;
    options.sizeFactor = run.scale.sizes;
    options.speed = run.scale.speed;
    options.keepsTimes = options.keepsPath = extent != FigureExtent::times;
    options.mayDropPath = true; // channels are what is wanted
    ASSIGN_OR_RETURN(Replay replay, runApplications(run.network, run.applications, *made, options));
    if (!replay.deadlock.empty())
        return Error{ErrorCode::invalidInput, replay.deadlock};
    return figuresOf(replay, *run.network, run.model.kind, extent);
}

std::string applicationNames(const Scenario& scenario)
{
    const auto names = mapped<std::string>(scenario.applications, &ScenarioApplication::name);
    return joinedWords(names);
}

} // namespace contraflow
