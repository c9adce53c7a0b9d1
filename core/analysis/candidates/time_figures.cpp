// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/time_figures.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace contraflow {

namespace {

/** What each channel carries, in bytes. */
std::vector<double> bytesOfChannels(const PlacedScenario& placed)
{
    std::vector<double> bytes(placed.network->channelCount(), 0.0);
    for (std::size_t i = 0; i < placed.messages.size(); ++i)
        placed.routes.forEach(i, [&](ChannelId channel, double share) {
            bytes[channel.index()] += placed.messages[i].bytes * share;
        });
    return bytes;
}

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

std::optional<Victims> victimsOf(const Network& network, const std::vector<std::size_t>& messages)
{
    const std::size_t all = std::accumulate(messages.begin(), messages.end(), std::size_t{0});
    if (all == 0)
        return std::nullopt;
    const auto most = std::max_element(messages.begin(), messages.end()) - messages.begin();
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

} // namespace contraflow
