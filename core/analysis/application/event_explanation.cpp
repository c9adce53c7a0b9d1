// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/application/event_explanation.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/project/routing.h"

#include <algorithm>
#include <map>
#include <utility>

namespace contraflow {

namespace {

/** Routes between nodes, each worked out once. */
class KnownRoutes
{
public:
    explicit KnownRoutes(const Network& network) : m_router(network) {}

    [[nodiscard]] bool passes(NodeId source, NodeId destination, ChannelId channel)
    {
        const std::vector<ChannelId>& route = of(source, destination);
        return contains(route, channel);
    }
    [[nodiscard]] const std::vector<ChannelId>& of(NodeId source, NodeId destination)
    {
        const auto [at, isNew] = m_routes.try_emplace({source.value, destination.value});
        if (isNew)
            (void)m_router.appendRoute(source, destination, at->second);
        return at->second;
    }

private:
    Router m_router;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::vector<ChannelId>> m_routes;
};

/** A message as a step that its process waited for, for its parts. */
PathParts messageParts(const ReplayedMessage& message)
{
    PathStep step;
    step.cause = PathStep::Cause::message;
    step.start = message.start;
    step.end = message.finish;
    step.alone = message.uncontended;
    step.latency = message.latency;
    return partsOf(step);
}

class EventExplainer
{
public:
    EventExplainer(const ScenarioReplay& replay, std::uint32_t event)
        : m_whole(replay)
        , m_run(replay.replay)
        , m_number(event)
        , m_event(m_run.events[event])
        , m_routes(*replay.network)
    {}

    EventExplanation explain(const std::stop_token& stop)
    {
        EventExplanation result;
        result.event = m_number;
        findMessages(result.messages);
        for (std::uint32_t m = 0; m < m_run.messages.size(); ++m) {
            if (m % 4096 == 0 && stop.stop_requested())
                return result;
            addSharing(m, result.messages);
        }
        const auto last = std::ranges::find_if(result.messages, &EventMessage::isLast);
        if (last != result.messages.end())
            result.untilPosted = std::max(0.0, m_run.messages[last->message].start - m_event.start);
        result.summary = summary(result, last == result.messages.end() ? nullptr : &*last);
        return result;
    }

private:
    void findMessages(std::vector<EventMessage>& messages)
    {
        for (std::uint32_t m = 0; m < m_run.messages.size(); ++m) {
            const ReplayedMessage& message = m_run.messages[m];
            // A process that sends to itself is at both ends.
            const bool sends = message.sendEvent == m_number || message.sendWait == m_number;
            const bool receives = message.receiveEvent == m_number || message.receiveWait == m_number;
            for (const bool isSent : {true, false}) {
                if (isSent ? !sends : !receives)
                    continue;
                EventMessage found;
                found.message = m;
                found.isSent = isSent;
                found.isOwn = (isSent ? message.sendEvent : message.receiveEvent) == m_number;
                found.isWaitedFor = (isSent ? message.sendWait : message.receiveWait) == m_number;
                found.isLast = found.isWaitedFor && m_event.lastMessage == m;
                if (message.hasArrived)
                    found.parts = messageParts(message);
                messages.push_back(std::move(found));
            }
        }
    }

    [[nodiscard]] NodeId nodeOf(std::uint32_t process) const { return m_run.processes[process].node; }

    /** Whether message `m` shares the bottlenecks of the event's messages while it flows. */
    void addSharing(std::uint32_t m, std::vector<EventMessage>& messages)
    {
        const ReplayedMessage& other = m_run.messages[m];
        if (!other.hasArrived || nodeOf(other.source) == nodeOf(other.destination))
            return;
        for (EventMessage& own : messages) {
            const ReplayedMessage& message = m_run.messages[own.message];
            const double from = std::max(message.start + message.latency, other.start + other.latency);
            const double to = std::min(message.finish, other.finish);
            if (own.message != m && message.hasArrived && message.bottleneck != kNoChannel && from < to &&
                m_routes.passes(nodeOf(other.source), nodeOf(other.destination),
                                ChannelId(message.bottleneck)))
                own.sharing.push_back(m);
        }
    }

    [[nodiscard]] std::string summary(const EventExplanation& explanation, const EventMessage* last)
    {
        const double seconds = m_event.end - m_event.start;
        const std::string time = displayText(Dimension::duration, seconds);
        if (!(seconds > 0))
            return sentence("It ends at once.");
        if (m_event.kind == EventKind::compute)
            return sentence("It computes for %1.", {time});
        if (!last)
            return sentence("It takes %1, until the last process of its group is there.", {time});
        if (explanation.untilPosted > 0)
            return sentence(
                "It takes %1, of which %2 pass before the message sets out that it ends with: %3.",
                {time, displayText(Dimension::duration, explanation.untilPosted), reason(*last)});
        return sentence("It takes %1 and ends with %2.", {time, reason(*last)});
    }

    /** A message by its size and ends, and where it leaves a server by the rail: from 0 on, as GPUs and the
     * channels of collectives, and the switch there. */
    [[nodiscard]] std::string named(const ReplayedMessage& message)
    {
        std::string name =
            sentence("the message of %1 from process %2 to process %3",
                     {displayText(Dimension::size, message.bytes), processName(m_whole, message.source),
                      processName(m_whole, message.destination)});
        if (message.channel > 0)
            name = sentence("%1 in channel %2", {name, std::to_string(message.channel - 1)});
        const Network& network = *m_whole.network;
        const std::span<const Network::Switch> fabric = network.fabricSwitches();
        const Network::GpuPlace place = network.gpuPlace(nodeOf(message.source));
        if (!place.isGpu())
            return name;
        const Network::Server& server = network.servers()[static_cast<std::size_t>(place.server)];
        std::uint32_t gpu = place.gpu; // of those on the way, the last one
        for (const ChannelId channel : m_routes.of(nodeOf(message.source), nodeOf(message.destination))) {
            const Vertex head = network.head(channel);
            if (head.isNode)
                gpu = network.gpuPlace(NodeId(head.index)).gpu;
            else if (head.index < fabric.size() && server.rails > 0)
                return sentence("%1 by rail %2 over %3",
                                {name, std::to_string(server.railOf(gpu)), network.vertexName(head)});
        }
        return name;
    }

    /** A message, and why it takes its time. */
    [[nodiscard]] std::string reason(const EventMessage& own)
    {
        const ReplayedMessage& message = m_run.messages[own.message];
        const std::string what = named(message);
        const double seconds = message.finish - message.start;
        const std::string time = displayText(Dimension::duration, seconds);
        const double slowdown = message.uncontended > 0 ? seconds / message.uncontended : 1;
        if (slowdown < 1.0005)
            return sentence("%1, which takes %2, as long as alone", {what, time});
        const std::string factor = groupedText(slowdown, 3);
        if (message.bottleneck == kNoChannel)
            return sentence("%1, which takes %2, %3 times as long as alone", {what, time, factor});
        const std::string channel = m_whole.network->channelName(ChannelId(message.bottleneck));
        return sentence("%1, which takes %2, %3 times as long as alone: %4",
                        {what, time, factor,
                         own.sharing.empty()
                             ? sentence("it has %1 for itself", {channel})
                             : sentence("it shares %1 with %2", {channel, listed(own.sharing)})});
    }

    [[nodiscard]] std::string listed(const std::vector<std::uint32_t>& messages) const
    {
        constexpr std::size_t kNamed = 6;
        std::vector<std::string> names;
        for (std::size_t i = 0; i < std::min(kNamed, messages.size()); ++i) {
            const ReplayedMessage& m = m_run.messages[messages[i]];
            names.push_back(
                sentence("%1 to %2", {processName(m_whole, m.source), processName(m_whole, m.destination)}));
        }
        if (messages.size() > kNamed)
            names.push_back(sentence("%1 more", {groupedCount(messages.size() - kNamed)}));
        return joinedWords(names);
    }

    const ScenarioReplay& m_whole;
    const Replay& m_run;
    std::uint32_t m_number;
    const ReplayedEvent& m_event;
    KnownRoutes m_routes;
};

} // namespace

Result<std::uint32_t> findProcessEvent(const ScenarioReplay& replay, std::uint32_t process,
                                       std::uint64_t number)
{
    std::uint64_t count = 0;
    const std::vector<ReplayedEvent>& events = replay.replay.events;
    for (std::uint32_t e = 0; e < events.size(); ++e) {
        if (events[e].process != process)
            continue;
        if (events[e].index + std::uint64_t{1} == number)
            return e;
        ++count;
    }
    return notFound(count == 0 ? phrase("process %1 has no event %2; it has none")
                               : phrase("process %1 has no event %2; it has events 1 to %3"),
                    {processName(replay, process), std::to_string(number), std::to_string(count)});
}

EventExplanation explainEvent(const ScenarioReplay& replay, std::uint32_t event, const std::stop_token& stop)
{
    return EventExplainer(replay, event).explain(stop);
}

} // namespace contraflow
