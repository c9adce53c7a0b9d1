// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explanation.h"

#include "core/base/text.h"
#include "core/base/units.h"
#include "core/sharing/catalog.h"

#include <algorithm>

namespace contraflow {

namespace {

/** Messages that share at least one link with the explained one, in either direction. */
std::vector<std::uint32_t> neighbours(const Prediction& prediction, std::uint32_t message)
{
    std::vector<bool> isOnRoute(prediction.placed.network->links().size(), false);
    for (const ChannelId c : prediction.placed.routes[message])
        isOnRoute[linkOf(c).index()] = true;
    std::vector<std::uint32_t> found;
    for (std::uint32_t i = 0; i < prediction.placed.messages.size(); ++i) {
        const auto route = prediction.placed.routes[i];
        if (std::any_of(route.begin(), route.end(),
                        [&](ChannelId c) { return isOnRoute[linkOf(c).index()]; }))
            found.push_back(i);
    }
    return found;
}

ChannelUse channelUse(const Prediction& prediction, std::uint32_t message, ChannelId channel,
                      std::size_t step, const std::vector<std::uint32_t>& candidates)
{
    ChannelUse use;
    use.channel = channel;
    use.capacity = prediction.placed.network->capacity(channel);
    for (const std::uint32_t other : candidates) {
        if (!prediction.timeline.messages[other].isActiveIn(step))
            continue;
        const auto route = prediction.placed.routes[other];
        const bool isWith = std::find(route.begin(), route.end(), channel) != route.end();
        const bool isAgainst = std::find(route.begin(), route.end(), reverse(channel)) != route.end();
        if (!isWith && !isAgainst)
            continue;
        const double rate = prediction.timeline.during(other, step).rate;
        if (isWith) {
            use.load += rate;
            if (other != message)
                use.withFlow.push_back({other, rate});
        }
        if (isAgainst) {
            use.reverseLoad += rate;
            use.againstFlow.push_back({other, rate});
        }
    }
    return use;
}

/** The degrees that penalty models work with, and the kind of conflict that follows from them. */
std::vector<Term> degreeTerms(const Prediction& prediction, std::uint32_t message, std::size_t step,
                              const std::vector<std::uint32_t>& candidates)
{
    const PlacedMessage& explained = prediction.placed.messages[message];
    std::size_t leaving = 0;
    std::size_t entering = 0;
    for (const std::uint32_t other : candidates) {
        if (!prediction.timeline.messages[other].isActiveIn(step))
            continue;
        leaving += prediction.placed.messages[other].source == explained.source ? 1 : 0;
        entering += prediction.placed.messages[other].destination == explained.destination ? 1 : 0;
    }
    const char* conflict = leaving > 1 && entering > 1 ? "incoming/outgoing"
                           : leaving > 1               ? "outgoing"
                           : entering > 1              ? "incoming"
                                                       : "none";
    return {{"Do", std::to_string(leaving)}, {"Di", std::to_string(entering)}, {"conflict", conflict}};
}

std::string listed(const Prediction& prediction, const Project& project, const std::vector<Sharer>& sharers)
{
    constexpr std::size_t kNamed = 6;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(kNamed, sharers.size()); ++i)
        names.push_back(messageId(prediction, project, sharers[i].message));
    if (sharers.size() > kNamed)
        names.push_back(std::to_string(sharers.size() - kNamed) + " more");
    return joinedWords(names);
}

/** Why the limiting channel holds the message back in this step. */
std::string reason(const Prediction& prediction, const Project& project, const ExplainedStep& step)
{
    if (step.limitingChannel == kNoChannel)
        return "no channel limits it";
    const ChannelId limit(step.limitingChannel);
    const std::string name = prediction.placed.network->channelName(limit);
    const std::string capacity =
        displayText(Dimension::bandwidth, prediction.placed.network->capacity(limit));
    for (const ChannelUse& use : step.channels) {
        if (use.channel == limit)
            return use.withFlow.empty() ? "it has " + name + " (" + capacity + ") for itself"
                                        : "it shares " + name + " (" + capacity + ") with " +
                                              listed(prediction, project, use.withFlow);
        if (reverse(use.channel) == limit)
            return name + " (" + capacity + "), against its direction, is full with " +
                   listed(prediction, project, use.againstFlow);
    }
    return name + " (" + capacity + ") limits it";
}

std::string summarise(const Prediction& prediction, const Project& project, const Explanation& explanation)
{
    const MessageTimes& times = prediction.timeline.messages[explanation.message];
    const std::string& id = messageId(prediction, project, explanation.message);
    if (prediction.placed.routes[explanation.message].empty())
        return id + " stays within a node and uses no network.";
    std::string text = id + " takes " + displayText(Dimension::duration, times.time());
    const double slowdown = times.slowdown();
    text += slowdown < 1.0005 ? ", as long as alone"
                              : ", " + roundedText(slowdown, 3) + " times as long as alone";
    for (const ExplainedStep& step : explanation.steps)
        if (step.limitingChannel == times.bottleneck)
            return text + ": " + reason(prediction, project, step) + ".";
    return text + ".";
}

} // namespace

Explanation explain(const Prediction& prediction, const Project& project, std::uint32_t message)
{
    Explanation explanation;
    explanation.message = message;
    const Timeline& timeline = prediction.timeline;
    const MessageTimes& times = timeline.messages[message];
    const auto route = prediction.placed.routes[message];
    const std::vector<std::uint32_t> candidates = neighbours(prediction, message);
    double slowest = 0;
    for (const ChannelId c : route) {
        const double capacity = prediction.placed.network->capacity(c);
        slowest = slowest == 0 ? capacity : std::min(slowest, capacity);
    }
    const ModelInfo* info = findModelInfo(prediction.kind);
    const bool hasDegrees = info && info->seesNodesOnly;
    for (std::uint32_t s = times.firstStep; s < times.endStep && timeline.hasAllSegments; ++s) {
        const RateSegment segment = timeline.during(message, s);
        ExplainedStep step;
        step.step = s;
        step.from = timeline.stepStarts[s];
        step.to = timeline.stepEnds[s];
        step.rate = segment.rate;
        step.penalty = segment.rate > 0 ? slowest / segment.rate : 1;
        step.sentBytes = segment.rate * (step.to - step.from);
        step.limitingChannel = segment.limitingChannel;
        for (const ChannelId c : route) {
            step.channels.push_back(channelUse(prediction, message, c, s, candidates));
            step.limitedAgainstFlow |= reverse(c).value == segment.limitingChannel;
        }
        if (hasDegrees)
            step.terms = degreeTerms(prediction, message, s, candidates);
        explanation.steps.push_back(std::move(step));
    }
    explanation.summary = summarise(prediction, project, explanation);
    return explanation;
}

} // namespace contraflow
