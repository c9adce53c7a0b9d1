// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/step_figures.h"

#include "core/analysis/limits.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace contraflow {
namespace {

constexpr std::uint32_t kStopCheckMask = 0xFFF;

} // namespace

bool isActive(const Prediction& prediction, std::uint32_t message, std::size_t step)
{
    return prediction.timeline.messages[message].isActiveIn(step);
}

StepFigures stepFigures(const Prediction& prediction, std::size_t step, const std::stop_token& stop)
{
    StepFigures figures;
    const PlacedScenario& placed = prediction.placed;
    const Timeline& timeline = prediction.timeline;
    figures.load.assign(placed.network->channelCount(), 0);
    figures.messages.assign(placed.network->channelCount(), 0);
    figures.limited.assign(placed.network->channelCount(), 0);
    figures.victims.assign(placed.network->channelCount(), 0);
    const bool mayHaveVictims = hasVictims(prediction);
    figures.isMeanOfRun = !timeline.hasAllSegments;
    const double makespan = timeline.makespan();
    const auto count = static_cast<std::uint32_t>(placed.messages.size());
    for (std::uint32_t i = 0; i < count; ++i) {
        if ((i & kStopCheckMask) == 0 && stop.stop_requested())
            return figures;
        RateSegment now;
        if (figures.isMeanOfRun) {
            now.rate = makespan > 0 ? placed.messages[i].bytes / makespan : 0;
            now.limitingChannel = timeline.messages[i].bottleneck;
        } else if (isActive(prediction, i, step))
            now = timeline.during(i, step);
        if (!(now.rate > 0))
            continue;
        if (now.limitingChannel != kNoChannel)
            ++figures.limited[now.limitingChannel];
        if (mayHaveVictims && victimOf(prediction, i, now.limitingChannel) != kNoChannel)
            ++figures.victims[now.limitingChannel];
        placed.routes.forEach(i, [&](ChannelId channel, double share) {
            figures.load[channel.index()] += now.rate * share;
            ++figures.messages[channel.index()];
        });
    }
    return figures;
}

MessageFocus messageFocus(const Prediction& prediction, std::size_t step,
                          std::span<const std::uint32_t> selected, const std::stop_token& stop)
{
    MessageFocus focus;
    focus.selected.assign(selected.begin(), selected.end());
    const PlacedScenario& placed = prediction.placed;
    // Routes count for competing messages only while the message is under way.
    std::vector<bool> isOnRoute(placed.network->channelCount(), false);
    std::vector<bool> isShared(placed.network->channelCount(), false);
    for (const std::uint32_t message : selected)
        for (const ChannelId channel : placed.routes[message]) {
            isOnRoute[channel.index()] = true;
            if (isActive(prediction, message, step))
                isShared[channel.index()] = true;
        }
    for (std::uint32_t channel = 0; channel < isOnRoute.size(); ++channel)
        if (isOnRoute[channel])
            focus.channels.push_back(channel);
    if (selected.size() > MessageFocus::kMostSelected)
        return focus;
    const auto count = static_cast<std::uint32_t>(placed.messages.size());
    for (std::uint32_t i = 0; i < count; ++i) {
        if ((i & kStopCheckMask) == 0 && stop.stop_requested())
            return focus;
        if (!isActive(prediction, i, step) || std::binary_search(selected.begin(), selected.end(), i))
            continue;
        bool isWith = false;
        bool isAgainst = false;
        for (const ChannelId channel : placed.routes[i]) {
            isWith = isWith || isShared[channel.index()];
            isAgainst = isAgainst || isShared[reverse(channel).index()];
        }
        if (!isWith && !isAgainst)
            continue;
        ++focus.competing;
        std::vector<std::uint32_t>& list = isWith ? focus.withFlow : focus.againstFlow;
        if (list.size() < MessageFocus::kMostSharers)
            list.push_back(i);
    }
    return focus;
}

std::optional<MessageFocus> linkFocus(const Prediction& prediction, std::size_t step,
                                      std::span<const ChannelId> there, const std::stop_token& stop)
{
    MessageFocus focus;
    focus.subject = MessageFocus::Subject::link;
    focus.index = linkOf(there.front()).value;
    std::unordered_map<std::uint32_t, bool> isThere; // by channel
    for (const ChannelId channel : there) {
        isThere[channel.value] = true;
        isThere[reverse(channel).value] = false;
        focus.channels.push_back(channel.value);
        focus.channels.push_back(reverse(channel).value);
    }
    std::sort(focus.channels.begin(), focus.channels.end());
    bool isUsed = false;
    const PlacedScenario& placed = prediction.placed;
    const auto count = static_cast<std::uint32_t>(placed.messages.size());
    for (std::uint32_t i = 0; i < count; ++i) {
        if ((i & kStopCheckMask) == 0 && stop.stop_requested())
            return focus;
        for (const ChannelId channel : placed.routes[i]) {
            const auto found = isThere.find(channel.value);
            if (found == isThere.end())
                continue;
            isUsed = true;
            if (!isActive(prediction, i, step))
                break;
            ++focus.competing;
            std::vector<std::uint32_t>& list = found->second ? focus.withFlow : focus.againstFlow;
            if (list.size() < MessageFocus::kMostSharers)
                list.push_back(i);
            break;
        }
    }
    return isUsed ? std::optional(std::move(focus)) : std::nullopt;
}

} // namespace contraflow
