// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/limits.h"

#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/sharing/catalog.h"

#include <algorithm>
#include <map>

namespace contraflow {

bool hasVictims(const Prediction& prediction)
{
    const ModelInfo* info = findModelInfo(prediction.kind);
    return info && info->hasVictims;
}

std::uint32_t victimOf(const Prediction& prediction, std::uint32_t message, std::uint32_t limit)
{
    const auto route = prediction.placed.routes[message];
    const bool isVictim = limit != kNoChannel && hasVictims(prediction) && !contains(route, ChannelId(limit));
    return isVictim ? limit : kNoChannel;
}

namespace {

/** What the channels carry in one step. */
class StepLoads
{
public:
    StepLoads(const Prediction& prediction, std::uint32_t step)
        : m_prediction(prediction)
        , m_step(step)
        , m_loads(prediction.placed.network->channelCount(), 0)
        , m_largest(m_loads.size(), 0)
    {
        for (std::uint32_t i = 0; i < prediction.placed.messages.size(); ++i) {
            if (!prediction.timeline.messages[i].isActiveIn(step))
                continue;
            const double rate = prediction.timeline.during(i, step).rate;
            prediction.placed.routes.forEach(i, [&](ChannelId channel, double share) {
                m_loads[channel.index()] += share * rate;
                m_largest[channel.index()] = std::max(m_largest[channel.index()], rate);
            });
        }
    }

    [[nodiscard]] std::vector<ChannelId> limitsOf(std::uint32_t message) const
    {
        const RateSegment segment = m_prediction.timeline.during(message, m_step);
        if (segment.limitingChannel == kNoChannel)
            return {};
        const ChannelId limit(segment.limitingChannel);
        std::vector<ChannelId> limits{limit};
        const auto route = m_prediction.placed.routes[message];
        const bool isAgainst = !contains(route, limit);
        if (isAgainst && hasVictims(m_prediction))
            return limits;
        for (const ChannelId c : route) {
            const ChannelId channel = isAgainst ? reverse(c) : c;
            if (channel == limit || clearlyGreater(fullness(limit), fullness(channel)) ||
                (!isAgainst && clearlyGreater(m_largest[channel.index()], segment.rate)))
                continue;
            limits.push_back(channel);
        }
        return limits;
    }

private:
    [[nodiscard]] double fullness(ChannelId channel) const
    {
        return m_loads[channel.index()] / m_prediction.placed.network->capacity(channel);
    }

    const Prediction& m_prediction;
    std::uint32_t m_step;
    std::vector<double> m_loads;   ///< bytes per second, by channel
    std::vector<double> m_largest; ///< of the rates of the messages on it
};

} // namespace

std::vector<ChannelId> limitsIn(const Prediction& prediction, std::uint32_t message, std::uint32_t step)
{
    if (!prediction.timeline.hasAllSegments || !prediction.timeline.messages[message].isActiveIn(step))
        return {};
    return StepLoads(prediction, step).limitsOf(message);
}

std::vector<std::vector<ChannelId>> equalBottlenecks(const Prediction& prediction)
{
    constexpr std::size_t kMostLooked = 3'000'000; // messages in steps: about a tenth of a second
    const Timeline& timeline = prediction.timeline;
    std::vector<std::vector<ChannelId>> equal(timeline.messages.size());
    if (!timeline.hasAllSegments || timeline.segmentCount() > kMostLooked)
        return equal;
    std::map<std::uint32_t, std::vector<std::uint32_t>> byStep; // messages that are first limited in it
    for (std::uint32_t i = 0; i < timeline.messages.size(); ++i)
        for (const RateSegment& segment : timeline.segments(i))
            if (segment.limitingChannel == timeline.messages[i].bottleneck &&
                segment.limitingChannel != kNoChannel) {
                byStep[segment.step].push_back(i);
                break;
            }
    if (byStep.size() * timeline.messages.size() > kMostLooked)
        return equal;
    for (const auto& [step, messages] : byStep) {
        const StepLoads loads(prediction, step);
        for (const std::uint32_t message : messages) {
            std::vector<ChannelId> limits = loads.limitsOf(message);
            if (!limits.empty())
                limits.erase(limits.begin());
            equal[message] = std::move(limits);
        }
    }
    return equal;
}

std::string channelList(const Network& network, const std::vector<ChannelId>& channels)
{
    constexpr std::size_t kNamed = 4;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(kNamed, channels.size()); ++i)
        names.push_back(network.channelName(channels[i]));
    if (channels.size() > kNamed)
        names.push_back(groupedCount(channels.size() - kNamed) + " more");
    return joinedWords(names);
}

} // namespace contraflow
