// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/progressive_filling.h"

#include "core/base/text.h"

#include <algorithm>

namespace contraflow {

namespace {

/** The messages on one direction of the link of the limiting channel. */
struct Lane
{
    std::vector<std::uint32_t> limited; ///< by the channel
    std::vector<std::uint32_t> held;    ///< by another one, to a lower rate
    double heldRate = 0;                ///< bytes per second
    double fastest = 0;                 ///< bytes per second, of all
};

Lane laneOf(const ActiveSet& active, ChannelId lane, ChannelId limit)
{
    Lane found;
    for (const std::uint32_t m : active.messages) {
        const auto route = active.scenario.routes[m];
        if (std::find(route.begin(), route.end(), lane) == route.end())
            continue;
        const MessageRate rate = active.rateOf(m);
        found.fastest = std::max(found.fastest, rate.rate);
        if (rate.limitingChannel == limit.value) {
            found.limited.push_back(m);
        } else {
            found.held.push_back(m);
            found.heldRate += rate.rate;
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
    const auto limited = static_cast<double>(with.limited.size());
    const auto tied = static_cast<double>(against.limited.size());
    const double weight = limited + m_rule.reverseWeight * tied;

    std::vector<Term> terms{
        wordTerm("limit_side", "limit", isOnRoute ? "route" : "reverse",
                 isOnRoute ? name + " is on its route"
                           : name + " is full, against its direction; the message is tied to it")
            .of(limit)};
    terms.back().symbol.clear();
    terms.push_back(bandwidthTerm("capacity", "C", capacity).of(limit));
    terms.push_back(
        countTerm("limited_messages", "n", limited, "messages on it that it limits").with(with.limited));
    terms.push_back(bandwidthTerm("held_elsewhere", "H", with.heldRate,
                                  "taken by messages on it that another channel limits")
                        .with(with.held));
    if (m_rule.isCoupled)
        terms.push_back(countTerm("tied_messages", m_rule.reverseWeight > 0 ? "m" : "tied", tied,
                                  "messages against it that run at the same rate")
                            .with(against.limited));
    std::string taken = "H";
    std::string takenNumbers = bandwidth(with.heldRate);
    double held = with.heldRate;
    if (m_rule.reverseWeight > 0) {
        terms.push_back(parameterTerm("epsilon", m_rule.reverseWeight));
        const double heldAgainst = against.heldRate;
        terms.push_back(bandwidthTerm("acknowledgements", "A",
                                      m_rule.reverseWeight * (heldAgainst + tied * own.rate),
                                      "taken by acknowledgements of the messages against it")
                            .from("ε · their rates", roundedText(m_rule.reverseWeight) + " · " +
                                                         bandwidth(heldAgainst + tied * own.rate)));
        if (!against.held.empty()) {
            terms.push_back(bandwidthTerm("held_against", "H̄", heldAgainst,
                                          "rates of messages against it that another channel limits")
                                .with(against.held));
            taken += " − ε·H̄";
            takenNumbers += " − " + roundedText(m_rule.reverseWeight) + " · " + bandwidth(heldAgainst);
            held += m_rule.reverseWeight * heldAgainst;
        }
    }
    if (weight > 0) {
        const bool countsReverse = m_rule.reverseWeight > 0 && tied > 0;
        terms.push_back(bandwidthTerm("rate", "rate", (capacity - held) / weight)
                            .from("(C − " + taken + ") / " + (countsReverse ? "(n + ε·m)" : "n"),
                                  "(" + bandwidth(capacity) + " − " + takenNumbers + ") / " +
                                      (countsReverse ? "(" + roundedText(limited) + " + " +
                                                           roundedText(m_rule.reverseWeight) + " · " +
                                                           roundedText(tied) + ")"
                                                     : roundedText(limited))));
    } else {
        // Full with messages that other channels stopped at this very level.
        terms.push_back(bandwidthTerm("rate", "rate", with.fastest, "the fastest message on it"));
    }
    return terms;
}

} // namespace contraflow
