// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/sharing_model.h"

#include <functional>
#include <limits>
#include <stop_token>

namespace contraflow {

/** What the value of a term counts or measures. */
enum class TermUnit
{
    none,           ///< a plain number
    count,          ///< of messages, nodes, sets
    bandwidth,      ///< bytes per second
    secondsPerByte, ///< an inverse bandwidth, or the price of a queue
    percent,
    word, ///< no number: Term::word says it
};

/**
 * A figure behind a rate: "po" = 2.385, with the formula that gives it and the numbers put in. Names are
 * published: programs read them.
 */
struct Term
{
    std::string name;    ///< for programs: "po", "state_sets"
    std::string symbol;  ///< for people, as papers write it: "po", "|Cmo|"; empty: meant for programs only
    std::string meaning; ///< what it is, without its subject: "messages that leave n0"; may be empty
    TermUnit unit = TermUnit::none;
    double value = std::numeric_limits<double>::quiet_NaN();
    std::string word;                      ///< the value of TermUnit::word
    std::string formula;                   ///< "Do·β"; may be empty
    std::string working;                   ///< the formula with its numbers: "3 · 0.75"; may be empty
    std::uint32_t channel = kNoChannel;    ///< what the term is about, beside the message
    std::vector<std::uint32_t> messages{}; ///< members of what is counted: PlacedScenario::messages

    // For writing terms down in one expression.
    [[nodiscard]] Term from(std::string symbols, std::string numbers) &&;
    [[nodiscard]] Term of(ChannelId about) &&;
    [[nodiscard]] Term with(std::vector<std::uint32_t> members) &&;
};

[[nodiscard]] Term countTerm(std::string name, std::string symbol, double value, std::string meaning = {});
[[nodiscard]] Term numberTerm(std::string name, std::string symbol, double value, std::string meaning = {});
[[nodiscard]] Term bandwidthTerm(std::string name, std::string symbol, double value,
                                 std::string meaning = {});
[[nodiscard]] Term wordTerm(std::string name, std::string symbol, std::string word, std::string meaning = {});
/** A parameter of the model: people see it in the formulas. */
[[nodiscard]] Term parameterTerm(std::string name, double value);

/** The value as people read it: "2.385", "313.3 Mbit/s", "62.5 %", "8.511 s/GB". */
[[nodiscard]] std::string termValueText(const Term& term);
[[nodiscard]] std::string valueText(TermUnit unit, double value);

/** The messages that are active at one instant, and one of them whose rate is to be explained. */
struct ActiveSet
{
    const PlacedScenario& scenario;
    std::span<const std::uint32_t> messages;                  ///< those with a route, ascending
    std::uint32_t explained = 0;                              ///< one of them
    std::function<MessageRate(std::uint32_t message)> rateOf; ///< as the model gave it
    std::stop_token stop;

    [[nodiscard]] std::span<const ChannelId> route() const { return scenario.routes[explained]; }
    [[nodiscard]] const Network& network() const { return *scenario.network; }
    [[nodiscard]] MessageRate rate() const { return rateOf(explained); }
};

/**
 * What a sharing model also is when it can say how it came to a rate. Terms are worked out for one message at
 * one instant when somebody asks, never during a run.
 */
class ExplainsRates
{
public:
    virtual ~ExplainsRates() = default;
    ExplainsRates() = default;
    ExplainsRates(const ExplainsRates&) = default;
    ExplainsRates& operator=(const ExplainsRates&) = default;

    /** The terms in the order of reading; the last one with a formula gives the rate or the penalty. Of no
     * use once `active.stop` is requested. */
    [[nodiscard]] virtual std::vector<Term> terms(const ActiveSet& active) const = 0;

    /** The channels that the explained message waits for one after the other, from its NIC to the full one;
     * empty for models in which nobody waits for what it does not use. */
    [[nodiscard]] virtual std::vector<ChannelId> chain(const ActiveSet& /*active*/) const { return {}; }
};

} // namespace contraflow
