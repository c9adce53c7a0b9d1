// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/progressive_filling.h"

#include "core/base/sentence.h"
#include "core/base/text.h"

#include <algorithm>

namespace contraflow {

namespace {

/** The messages on one direction of the link of the limiting channel. */
struct Lane
{
    std::vector<std::uint32_t> limited; ///< by the channel
    double weight = 0;               ///< of these: the sum of their shares, their number where none is split
    std::vector<std::uint32_t> held; ///< by another one, to a lower rate
    double heldRate = 0;             ///< bytes per second on the lane
    double fastest = 0;              ///< bytes per second, of all
};

Lane laneOf(const ActiveSet& active, ChannelId lane, ChannelId limit)
{
    Lane found;
    for (const std::uint32_t m : active.messages) {
        const double share = active.scenario.routes.shareOn(m, lane);
        if (!(share > 0))
            continue;
        const MessageRate rate = active.rateOf(m);
        found.fastest = std::max(found.fastest, rate.rate);
        if (rate.limitingChannel == limit.value) {
            found.limited.push_back(m);
            found.weight += share;
        } else {
            found.held.push_back(m);
            found.heldRate += share * rate.rate;
        }
    }
    return found;
}

std::string bandwidth(double value)
{
    return valueText(TermUnit::bandwidth, value);
}

} // namespace

std::unique_ptr<RateSolver> ProgressiveFilling::makeSolver(const PlacedScenario& scenario) const
{
    return std::make_unique<LevelSolver>(scenario, m_rule);
}

/** Condition (1) of LevelSolver, solved for the level of the limiting channel. */
std::vector<Term> ProgressiveFilling::terms(const ActiveSet& active) const
{
    const MessageRate own = active.rate();
    if (own.limitingChannel == kNoChannel)
        return {};
    const ChannelId limit(own.limitingChannel);
    const std::string name = active.network().channelName(limit);
    const double capacity = active.network().capacity(limit);
    const auto route = active.route();
    const bool isOnRoute = std::find(route.begin(), route.end(), limit) != route.end();
    Lane with = laneOf(active, limit, limit);
    Lane against = m_rule.isCoupled ? laneOf(active, reverse(limit), limit) : Lane{};
    const bool isSplit = active.network().splitsMessages();
    const double limited = with.weight;
    const double tied = against.weight;
    const double weight = limited + m_rule.reverseWeight * tied;

    std::vector<Term> terms;
    // Figures that are nothing are for programs: people need not read them.
    const auto add = [&terms](Term term) {
        if (term.value == 0)
            term.symbol.clear();
        terms.push_back(std::move(term));
    };
    add(wordTerm("limit_side", {}, isOnRoute ? "route" : "reverse").of(limit));
    add(bandwidthTerm("capacity", "C", capacity,
                      isOnRoute ? std::string() : sentence("full, and against the direction of this message"))
            .of(limit));
    // How many messages, and where messages are split their weight, which is what counts.
    const auto addMembers = [&](const std::string& of, const std::string& symbol, const std::string& meaning,
                                const Lane& lane) {
        const auto count = static_cast<double>(lane.limited.size());
        add(countTerm(of + "_messages", isSplit ? std::string() : symbol, count, meaning).with(lane.limited));
        if (isSplit)
            add(numberTerm(of + "_shares", symbol, lane.weight, sentence("%1, by their shares", {meaning})));
    };
    addMembers("limited", "n", sentence("messages on it that it limits"), with);
    add(bandwidthTerm("held_elsewhere", "H", with.heldRate,
                      sentence("of it to messages that another channel limits"))
            .with(with.held));
    if (m_rule.isCoupled)
        addMembers("tied", m_rule.reverseWeight > 0 ? "m" : "tied",
                   sentence("messages against it, at the same rate"), against);
    std::string above = with.heldRate > 0 ? " − H" : "";
    std::string aboveNumbers = with.heldRate > 0 ? " − " + bandwidth(with.heldRate) : "";
    if (m_rule.reverseWeight > 0) {
        const std::string epsilon = roundedText(m_rule.reverseWeight);
        const double rates = against.heldRate + tied * own.rate;
        add(parameterTerm("epsilon", m_rule.reverseWeight));
        add(bandwidthTerm("held_against", "H̄", against.heldRate,
                          sentence("of messages against it that another channel limits"))
                .with(against.held));
        add(bandwidthTerm("acknowledgements", "A", m_rule.reverseWeight * rates,
                          sentence("of it to acknowledgements of the messages against it"))
                .from(sentence("ε · their rates"), epsilon + " · " + bandwidth(rates)));
        if (against.heldRate > 0) {
            above += " − ε·H̄";
            aboveNumbers += " − " + epsilon + " · " + bandwidth(against.heldRate);
        }
    }
    if (weight <= 0) {
        // Full with messages that other channels stopped at this very level.
        add(bandwidthTerm("rate", "rate", with.fastest, sentence("of the fastest message on it")));
        return terms;
    }
    const double left = capacity - with.heldRate - m_rule.reverseWeight * against.heldRate;
    const bool countsTied = m_rule.reverseWeight > 0 && tied > 0;
    add(bandwidthTerm("rate", "rate", left / weight)
            .from((above.empty() ? "C" : "(C" + above + ")") + (countsTied ? " / (n + ε·m)" : " / n"),
                  (above.empty() ? bandwidth(capacity) : "(" + bandwidth(capacity) + aboveNumbers + ")") +
                      " / " +
                      (countsTied ? "(" + roundedText(limited) + " + " + roundedText(m_rule.reverseWeight) +
                                        " · " + roundedText(tied) + ")"
                                  : roundedText(limited))));
    return terms;
}

} // namespace contraflow
