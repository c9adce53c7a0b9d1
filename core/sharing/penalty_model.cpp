// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/penalty_model.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/sharing/hockney.h"

#include <algorithm>

namespace contraflow {

namespace {

/** A group is a message. */
class PenaltySolver : public RateSolver
{
public:
    PenaltySolver(const PlacedScenario& scenario, std::unique_ptr<PenaltyRule> rule)
        : m_scenario(scenario)
        , m_rule(std::move(rule))
        , m_conflicts(scenario)
        , m_penalties(scenario.messages.size())
        , m_known(scenario.messages.size())
    {}

    void update(std::span<const std::uint32_t> arrived, std::span<const std::uint32_t> departed,
                RateUpdate& update) override
    {
        update.moves.clear();
        update.rates.clear();
        NodeConflicts::Change change;
        for (const std::uint32_t message : departed) {
            change.add(m_conflicts.ends(message));
            m_conflicts.remove(message);
        }
        for (const std::uint32_t message : arrived) {
            const PlacedMessage& placed = m_scenario.messages[message];
            m_conflicts.add(message, {placed.source.value, placed.destination.value});
            change.add(m_conflicts.ends(message));
            update.moves.push_back({message, message});
        }
        change.sort();
        for (const std::uint32_t message : m_rule->find(m_conflicts, change, m_penalties, stop())) {
            const RateChange rate = rateOf(message);
            RateChange& known = m_known[message];
            if (known.rate == rate.rate && known.limitingChannel == rate.limitingChannel)
                continue;
            known = rate;
            update.rates.push_back(rate);
        }
    }

    void grow() override
    {
        m_conflicts.grow(m_scenario.messages.size());
        m_penalties.resize(m_scenario.messages.size());
        m_known.resize(m_scenario.messages.size());
    }

    [[nodiscard]] std::size_t groupCount() const override { return m_known.size(); }

    [[nodiscard]] std::vector<std::string> notes() const override
    {
        std::vector<std::string> notes = m_rule->notes();
        const std::size_t switches = m_scenario.network->switches().size();
        if (switches > 1)
            notes.push_back(sentence(
                "sees nodes only: it takes the %1 switches of the platform for one, and the links between "
                "them never fill up",
                {groupedCount(switches)}));
        return notes;
    }

private:
    [[nodiscard]] RateChange rateOf(std::uint32_t message) const
    {
        const auto channels = m_scenario.routes[message];
        const Penalty& penalty = m_penalties[message];
        const SlowestChannel slowest = slowestChannel(m_scenario, message);
        const double factor = std::max({1.0, penalty.outgoing, penalty.incoming});
        RateChange rate{message, slowest.channel, slowest.rate / factor};
        if (factor > 1)
            rate.limitingChannel =
                penalty.outgoing >= penalty.incoming ? channels.front().value : channels.back().value;
        return rate;
    }

    const PlacedScenario& m_scenario;
    std::unique_ptr<PenaltyRule> m_rule;
    NodeConflicts m_conflicts;
    std::vector<Penalty> m_penalties; ///< by message
    std::vector<RateChange> m_known;  ///< by message: what the engine was told last
};

} // namespace

NodeConflicts::NodeConflicts(const PlacedScenario& scenario)
    : m_messages(scenario.messages.size())
    , m_slots(scenario.messages.size())
    , m_leaving(scenario.network->nodes().size())
    , m_entering(scenario.network->nodes().size())
{
    auto starts = mapped<double>(scenario.messages, &PlacedMessage::start);
    std::ranges::sort(starts);
    const auto end = std::unique(starts.begin(), starts.end());
    m_instants = static_cast<std::size_t>(end - starts.begin());
}

void NodeConflicts::Change::sort()
{
    sortUnique(sources);
    sortUnique(destinations);
}

void NodeConflicts::add(std::uint32_t message, const Ends& ends)
{
    m_messages[message] = ends;
    Numbers& leaving = m_leaving[ends.source];
    Numbers& entering = m_entering[ends.destination];
    m_slots[message] = {static_cast<std::uint32_t>(leaving.size()),
                        static_cast<std::uint32_t>(entering.size())};
    leaving.push_back(message);
    entering.push_back(message);
    ++m_active;
}

void NodeConflicts::remove(std::uint32_t message)
{
    const auto takeOut = [this, message](Numbers& list, std::uint32_t Slots::*slot) {
        const std::uint32_t at = m_slots[message].*slot;
        list[at] = list.back();
        m_slots[list[at]].*slot = at;
        list.pop_back();
    };
    takeOut(m_leaving[m_messages[message].source], &Slots::leaving);
    takeOut(m_entering[m_messages[message].destination], &Slots::entering);
    --m_active;
}

NodeConflicts::Change NodeConflicts::widened(const Change& change) const
{
    Change wide = change;
    for (const std::uint32_t node : change.sources)
        for (const std::uint32_t message : m_leaving[node])
            wide.destinations.push_back(m_messages[message].destination);
    for (const std::uint32_t node : change.destinations)
        for (const std::uint32_t message : m_entering[node])
            wide.sources.push_back(m_messages[message].source);
    wide.sort();
    return wide;
}

NodeConflicts::Numbers NodeConflicts::messagesOf(const Change& change) const
{
    Numbers found;
    for (const std::uint32_t node : change.sources)
        found.insert(found.end(), m_leaving[node].begin(), m_leaving[node].end());
    for (const std::uint32_t node : change.destinations)
        found.insert(found.end(), m_entering[node].begin(), m_entering[node].end());
    sortUnique(found);
    return found;
}

std::unique_ptr<RateSolver> PenaltyModel::makeSolver(const PlacedScenario& scenario) const
{
    return std::make_unique<PenaltySolver>(scenario, makeRule());
}

namespace {

std::vector<std::uint32_t> ascending(std::vector<std::uint32_t> numbers)
{
    std::ranges::sort(numbers);
    return numbers;
}

/** The messages that the explained one is in conflict with, directly or through others; nothing else has a
 * part in its penalty. Ascending. */
std::vector<std::uint32_t> inConflict(const ActiveSet& active)
{
    const auto& messages = active.scenario.messages;
    const std::size_t nodes = active.network().nodes().size();
    std::vector<std::vector<std::uint32_t>> leaving(nodes);
    std::vector<std::vector<std::uint32_t>> entering(nodes);
    for (const std::uint32_t m : active.messages) {
        leaving[messages[m].source.index()].push_back(m);
        entering[messages[m].destination.index()].push_back(m);
    }
    std::vector<std::uint32_t> found;
    std::vector<std::uint32_t> next{active.explained};
    std::vector<bool> isFound(messages.size(), false);
    isFound[active.explained] = true;
    while (!next.empty()) {
        const std::uint32_t message = next.back();
        next.pop_back();
        found.push_back(message);
        for (auto* list :
             {&leaving[messages[message].source.index()], &entering[messages[message].destination.index()]}) {
            for (const std::uint32_t other : *list) {
                if (isFound[other])
                    continue;
                isFound[other] = true;
                next.push_back(other);
            }
            list->clear(); // every message of it is found now
        }
    }
    std::ranges::sort(found);
    return found;
}

} // namespace

std::vector<std::uint32_t> PenaltyQuestion::leaving() const
{
    return ascending(conflicts.leaving(ends().source));
}

std::vector<std::uint32_t> PenaltyQuestion::entering() const
{
    return ascending(conflicts.entering(ends().destination));
}

std::vector<Term> PenaltyQuestion::ruling(const std::string& outgoingName,
                                          const std::string& incomingName) const
{
    const double greatest = std::max(penalty().outgoing, penalty().incoming);
    const bool isOutgoing = penalty().outgoing >= greatest;
    const bool isIncoming = penalty().incoming >= greatest;
    const std::string ruling = greatest <= 1              ? "none"
                               : isOutgoing && isIncoming ? "both"
                               : isOutgoing               ? outgoingName
                                                          : incomingName;
    const std::string both = outgoingName + ", " + incomingName;
    const std::string numbers = roundedText(penalty().outgoing) + ", " + roundedText(penalty().incoming);
    const std::string meaning =
        greatest <= 1 ? sentence("as fast as alone")
        : ruling == "both"
            ? sentence("both ends hold it back alike")
            : sentence("%1 rules: %2 holds it back", {ruling, isOutgoing ? source() : destination()});
    const bool isBelow = greatest < 1; // no message is faster than alone
    return {wordTerm("ruling", {}, ruling), numberTerm("p", "p", std::max(1.0, greatest), meaning)
                                                .from((isBelow ? "max(1, " : "max(") + both + ")",
                                                      (isBelow ? "max(1, " : "max(") + numbers + ")")};
}

std::vector<Term> PenaltyModel::terms(const ActiveSet& active) const
{
    const std::vector<std::uint32_t> members = inConflict(active);
    NodeConflicts conflicts(active.scenario); // of the whole run, by which a rule may share out its work
    NodeConflicts::Change change;
    for (std::uint32_t i = 0; i < members.size(); ++i) {
        const PlacedMessage& message = active.scenario.messages[members[i]];
        conflicts.add(i, {message.source.value, message.destination.value});
        change.add(conflicts.ends(i));
    }
    change.sort();
    std::vector<Penalty> penalties(active.scenario.messages.size());
    const std::unique_ptr<PenaltyRule> rule = makeRule();
    (void)rule->find(conflicts, change, penalties, active.stop);
    if (active.stop.stop_requested())
        return {};
    const auto at = std::ranges::lower_bound(members, active.explained);
    std::vector<Term> terms = rule->terms(
        {active.network(), conflicts, penalties, static_cast<std::uint32_t>(at - members.begin())});
    for (Term& term : terms)
        for (std::uint32_t& message : term.messages)
            message = members[message];
    if (terms.empty())
        return terms;
    const double capacity = slowestChannel(active.scenario, active.explained).rate;
    const double penalty = terms.back().value;
    terms.push_back(
        bandwidthTerm("rate", "rate", capacity / penalty, sentence("C is its slowest channel"))
            .from("C / p", valueText(TermUnit::bandwidth, capacity) + " / " + roundedText(penalty)));
    return terms;
}

} // namespace contraflow
