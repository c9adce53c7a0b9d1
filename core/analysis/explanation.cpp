// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explanation.h"

#include "core/analysis/limits.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/sharing/catalog.h"
#include "core/sharing/conflict_kind.h"
#include "core/sharing/hockney.h"

#include <algorithm>

namespace contraflow {

namespace {

/** The messages that meet one message at its ends at one instant, as indices into PlacedScenario::messages.
 */
struct Conflicts
{
    std::vector<std::uint32_t> outgoing;         ///< out of its source, itself among them: Do
    std::vector<std::uint32_t> incoming;         ///< into its destination, itself among them: Di
    std::vector<std::uint32_t> intoSource;       ///< against it at its source
    std::vector<std::uint32_t> outOfDestination; ///< against it at its destination

    [[nodiscard]] ConflictKind atSource() const;
    [[nodiscard]] ConflictKind atDestination() const;
    /** Of both ends together: incomingOutgoing as well when it meets outgoing messages at the one end and
     * incoming ones at the other. */
    [[nodiscard]] ConflictKind kind() const;
};

ConflictKind Conflicts::atSource() const
{
    if (!intoSource.empty())
        return ConflictKind::incomingOutgoing;
    return outgoing.size() > 1 ? ConflictKind::outgoing : ConflictKind::none;
}

ConflictKind Conflicts::atDestination() const
{
    if (!outOfDestination.empty())
        return ConflictKind::incomingOutgoing;
    return incoming.size() > 1 ? ConflictKind::incoming : ConflictKind::none;
}

ConflictKind Conflicts::kind() const
{
    return atSource() | atDestination();
}

Conflicts conflictsOf(const ActiveSet& active)
{
    const auto& messages = active.scenario.messages;
    const NodeId source = messages[active.explained].source;
    const NodeId destination = messages[active.explained].destination;
    Conflicts found;
    for (const std::uint32_t m : active.messages) {
        if (messages[m].source == source)
            found.outgoing.push_back(m);
        if (messages[m].destination == destination)
            found.incoming.push_back(m);
        if (messages[m].destination == source)
            found.intoSource.push_back(m);
        if (messages[m].source == destination)
            found.outOfDestination.push_back(m);
    }
    return found;
}

/** Do, Di and the kinds of conflict. */
std::vector<Term> conflictTerms(const ActiveSet& active)
{
    const PlacedMessage& message = active.scenario.messages[active.explained];
    const std::string& source = active.network().node(message.source).name;
    const std::string& destination = active.network().node(message.destination).name;
    Conflicts conflicts = conflictsOf(active);
    const std::string atSource(conflictName(conflicts.atSource()));
    const std::string atDestination(conflictName(conflicts.atDestination()));
    const std::string kind(conflictName(conflicts.kind()));
    std::string where;
    if (conflicts.atSource() != ConflictKind::none && conflicts.atDestination() != ConflictKind::none)
        where = sentence("%1 at %2, %3 at %4", {atSource, source, atDestination, destination});
    else if (conflicts.kind() != ConflictKind::none)
        where = sentence("at %1", {conflicts.atSource() != ConflictKind::none ? source : destination});
    const auto outgoing = static_cast<double>(conflicts.outgoing.size());
    const auto incoming = static_cast<double>(conflicts.incoming.size());
    return {
        countTerm("Do", "Do", outgoing, sentence("out of %1", {source})).with(std::move(conflicts.outgoing)),
        countTerm("Di", "Di", incoming, sentence("into %1", {destination}))
            .with(std::move(conflicts.incoming)),
        wordTerm("conflict", "conflict", kind, where), wordTerm("conflict_at_source", {}, atSource),
        wordTerm("conflict_at_destination", {}, atDestination)};
}

/** Messages that share at least one link with the explained one, in either direction. */
std::vector<std::uint32_t> neighbours(const Prediction& prediction, std::uint32_t message)
{
    std::vector<bool> isOnRoute(prediction.placed.network->links().size(), false);
    for (const ChannelId c : prediction.placed.routes[message])
        isOnRoute[linkOf(c).index()] = true;
    std::vector<std::uint32_t> found;
    for (std::uint32_t i = 0; i < prediction.placed.messages.size(); ++i) {
        const auto route = prediction.placed.routes[i];
        if (std::ranges::any_of(route, [&](ChannelId c) { return isOnRoute[linkOf(c).index()]; }))
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
    use.share = prediction.placed.routes.shareOn(message, channel);
    for (const std::uint32_t other : candidates) {
        if (!prediction.timeline.messages[other].isActiveIn(step))
            continue;
        const double with = prediction.placed.routes.shareOn(other, channel);
        const double against = prediction.placed.routes.shareOn(other, reverse(channel));
        if (with == 0 && against == 0)
            continue;
        const double rate = prediction.timeline.during(other, step).rate;
        if (with > 0) {
            use.load += with * rate;
            if (other != message)
                use.withFlow.push_back({other, with * rate});
        }
        if (against > 0) {
            use.reverseLoad += against * rate;
            use.againstFlow.push_back({other, against * rate});
        }
    }
    return use;
}

/** The messages of one step that the model saw. */
std::vector<std::uint32_t> activeIn(const Prediction& prediction, std::size_t step)
{
    std::vector<std::uint32_t> active;
    for (std::uint32_t i = 0; i < prediction.placed.messages.size(); ++i)
        if (prediction.timeline.messages[i].isActiveIn(step) && !prediction.placed.routes[i].empty())
            active.push_back(i);
    return active;
}

/** The model that was predicted with, once more; null when the project has changed since. */
std::unique_ptr<SharingModel> modelOf(const Prediction& prediction, const Project& project)
{
    const Model* named = findByName(project.models, prediction.model);
    Model model;
    model.name = prediction.kind;
    model.kind = prediction.kind;
    Result<std::unique_ptr<SharingModel>> made = makeModel(named ? *named : model);
    return made ? std::move(made).value() : nullptr;
}

std::string listed(const Prediction& prediction, const Project& project,
                   const std::vector<CompetingMessage>& competing)
{
    constexpr std::size_t kNamed = 6;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(kNamed, competing.size()); ++i)
        names.push_back(messageId(prediction, project, competing[i].message).str());
    if (competing.size() > kNamed)
        names.push_back(sentence("%1 more", {groupedCount(competing.size() - kNamed)}));
    return joinedWords(names);
}

/** What is said of every step of one message, and, when asked for, of one of them. */
class Explainer
{
public:
    Explainer(const Prediction& prediction, const Project& project, std::uint32_t message)
        : m_prediction(prediction)
        , m_project(project)
        , m_message(message)
        , m_candidates(neighbours(prediction, message))
        , m_slowest(slowestChannel(prediction.placed, message).rate)
    {}

    [[nodiscard]] ExplainedStep step(std::uint32_t number) const
    {
        const Timeline& timeline = m_prediction.timeline;
        const RateSegment segment = timeline.during(m_message, number);
        ExplainedStep step;
        step.step = number;
        step.from = timeline.stepStarts[number];
        step.to = timeline.stepEnds[number];
        step.rate = segment.rate;
        step.penalty = segment.rate > 0 ? m_slowest / segment.rate : 1;
        step.sentBytes = segment.rate * timeline.stepLengths[number];
        step.limitingChannel = segment.limitingChannel;
        for (const ChannelId c : route())
            step.limitedAgainstFlow |=
                !hasVictims(m_prediction) && reverse(c).value == segment.limitingChannel;
        return step;
    }

    void addDetails(ExplainedStep& step, const std::stop_token& stop)
    {
        for (const ChannelId c : route())
            step.channels.push_back(channelUse(m_prediction, m_message, c, step.step, m_candidates));
        if (route().empty())
            return;
        step.alsoLimiting = othersAsFull(step);
        const std::vector<std::uint32_t> active = activeIn(m_prediction, step.step);
        const auto rateOf = [this, &step](std::uint32_t message) {
            const RateSegment segment = m_prediction.timeline.during(message, step.step);
            return MessageRate{message, segment.rate, segment.limitingChannel};
        };
        const ActiveSet set{m_prediction.placed, active, m_message, rateOf, stop};
        step.terms = conflictTerms(set);
        if (!m_model)
            m_model = modelOf(m_prediction, m_project);
        if (const auto* explaining = dynamic_cast<const ExplainsRates*>(m_model.get()))
            for (Term& term : explaining->terms(set))
                step.terms.push_back(std::move(term));
    }

    [[nodiscard]] std::string summary(const std::vector<ExplainedStep>& steps) const
    {
        const MessageTimes& times = m_prediction.timeline.messages[m_message];
        const std::string name = messageId(m_prediction, m_project, m_message).str();
        if (route().empty())
            return sentence("%1 stays within a node and uses no network.", {name});
        const std::string time = displayText(Dimension::duration, times.time());
        const double slowdown = times.slowdown();
        const bool isAsAlone = slowdown < 1.0005;
        const std::string factor = groupedText(slowdown, 3);
        for (const ExplainedStep& step : steps)
            if (step.limitingChannel == times.bottleneck) {
                const std::string why = withOthers(reason(step), othersAsFull(step));
                return isAsAlone ? sentence("%1 takes %2, as long as alone: %3.", {name, time, why})
                                 : sentence("%1 takes %2, %3 times as long as alone: %4.",
                                            {name, time, factor, why});
            }
        return isAsAlone ? sentence("%1 takes %2, as long as alone.", {name, time})
                         : sentence("%1 takes %2, %3 times as long as alone.", {name, time, factor});
    }

private:
    [[nodiscard]] std::span<const ChannelId> route() const { return m_prediction.placed.routes[m_message]; }

    /** The channels that limit the message as much as the one that is named. */
    [[nodiscard]] std::vector<ChannelId> othersAsFull(const ExplainedStep& step) const
    {
        std::vector<ChannelId> limits = limitsIn(m_prediction, m_message, step.step);
        if (!limits.empty())
            limits.erase(limits.begin());
        return limits;
    }

    [[nodiscard]] std::string withOthers(const std::string& reason,
                                         const std::vector<ChannelId>& others) const
    {
        if (others.empty())
            return reason;
        std::vector<std::string> names;
        for (const ChannelId channel : others)
            names.push_back(m_prediction.placed.network->channelName(channel));
        return sentence("%1; as full is %2, so that making one of them faster alone saves nothing",
                        {reason, joinedWords(names)});
    }

    /** Why the limiting channel holds the message back in this step. */
    [[nodiscard]] std::string reason(const ExplainedStep& step) const
    {
        if (step.limitingChannel == kNoChannel)
            return sentence("no channel limits it");
        const ChannelId limit(step.limitingChannel);
        const Network& network = *m_prediction.placed.network;
        const std::string name = network.channelName(limit);
        const std::string capacity = displayText(Dimension::bandwidth, network.capacity(limit));
        if (victimOf(m_prediction, m_message, step.limitingChannel) != kNoChannel)
            return sentence("a full buffer in front of %1 (%2) slows it down, to which it sends nothing",
                            {name, capacity});
        for (const ChannelId c : route()) {
            if (linkOf(c) != linkOf(limit))
                continue;
            const ChannelUse use = channelUse(m_prediction, m_message, c, step.step, m_candidates);
            if (c != limit)
                return sentence("%1 (%2), against its direction, is full with %3",
                                {name, capacity, listed(m_prediction, m_project, use.againstFlow)});
            return use.withFlow.empty()
                       ? sentence("it has %1 (%2) for itself", {name, capacity})
                       : sentence("it shares %1 (%2) with %3",
                                  {name, capacity, listed(m_prediction, m_project, use.withFlow)});
        }
        return sentence("%1 (%2) limits it", {name, capacity});
    }

    const Prediction& m_prediction;
    const Project& m_project;
    std::uint32_t m_message;
    std::vector<std::uint32_t> m_candidates;
    double m_slowest;                      ///< bytes per second, alone
    std::unique_ptr<SharingModel> m_model; ///< made when first needed
};

} // namespace

std::vector<ChannelId> chainIn(const Prediction& prediction, const Project& project, std::uint32_t message,
                               std::size_t step, const std::stop_token& stop)
{
    const auto number = static_cast<std::uint32_t>(step);
    if (!hasVictims(prediction) || !prediction.timeline.hasAllSegments ||
        !prediction.timeline.messages[message].isActiveIn(number) ||
        prediction.placed.routes[message].empty())
        return {};
    const std::unique_ptr<SharingModel> model = modelOf(prediction, project);
    const auto* explaining = dynamic_cast<const ExplainsRates*>(model.get());
    if (!explaining)
        return {};
    const std::vector<std::uint32_t> active = activeIn(prediction, number);
    const auto rateOf = [&](std::uint32_t of) {
        const RateSegment segment = prediction.timeline.during(of, number);
        return MessageRate{of, segment.rate, segment.limitingChannel};
    };
    return explaining->chain({prediction.placed, active, message, rateOf, stop});
}

Explanation explain(const Prediction& prediction, const Project& project, std::uint32_t message,
                    const ExplainOptions& options)
{
    Explanation explanation;
    explanation.message = message;
    const MessageTimes& times = prediction.timeline.messages[message];
    Explainer explainer(prediction, project, message);
    for (std::uint32_t s = times.firstStep; s < times.endStep && prediction.timeline.hasAllSegments; ++s) {
        if (options.stop.stop_requested())
            return explanation;
        ExplainedStep step = explainer.step(s);
        if (!options.detailed || *options.detailed == s)
            explainer.addDetails(step, options.stop);
        explanation.steps.push_back(std::move(step));
    }
    explanation.summary = explainer.summary(explanation.steps);
    return explanation;
}

ExplainedStep explainStep(const Prediction& prediction, const Project& project, std::uint32_t message,
                          std::uint32_t step)
{
    Explainer explainer(prediction, project, message);
    ExplainedStep explained = explainer.step(step);
    explainer.addDetails(explained, {});
    return explained;
}

} // namespace contraflow
