// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/hockney.h"
#include "core/sharing/penalty_model.h"

#include "core/base/sentence.h"
#include "core/base/text.h"

#include <algorithm>

namespace contraflow {

namespace {

std::vector<std::uint32_t> ascending(std::vector<std::uint32_t> numbers)
{
    std::sort(numbers.begin(), numbers.end());
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
    std::sort(found.begin(), found.end());
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
    const auto at = std::lower_bound(members.begin(), members.end(), active.explained);
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
