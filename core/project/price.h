// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/money.h"
#include "core/project/project.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** Part of what a platform costs, at one price each. */
struct PricePart
{
    enum class Kind
    {
        nodes,
        switches,
        links,
        servers,
        cards,
        cables,
        licences,
        support,
        other,
        whole,  ///< the price that the platform names
        energy, ///< what its power costs
    };
    /** How often it is paid. */
    enum class Period
    {
        once,
        yearly,
    };

    Kind kind = Kind::nodes;
    std::string name = {}; ///< of an item; of energy, what draws the power
    double count = 0;
    double units = 1; ///< of each: of energy the kWh that one draws in a year, else 1
    Price each;       ///< of a unit
    Period period = Period::once;
    double watts = 0; ///< of energy: what one draws

    /** What is paid at a time: once, or every year. */
    [[nodiscard]] Price total() const { return {count * units * each.amount, each.currency}; }

    bool operator==(const PricePart&) const = default;
};

/** What a kind of part is called. */
struct PriceKindInfo
{
    PricePart::Kind kind;
    std::string_view word;  ///< of an item's `kind` in files; empty: items are none of it
    std::string_view title; ///< in tables: "nodes"
};
[[nodiscard]] const std::array<PriceKindInfo, 11>& priceKinds();
[[nodiscard]] const PriceKindInfo& infoOf(PricePart::Kind kind);
/** The kind that a word of a file stands for; empty is `other`. Nothing for an unknown word. */
[[nodiscard]] std::optional<PricePart::Kind> priceKind(std::string_view word);

inline constexpr std::string_view kOnce = "once";
inline constexpr std::string_view kYearly = "year";
inline constexpr double kHoursPerYear = 8760;

/** What a platform costs, or why that is not known. */
struct PlatformPrice
{
    std::optional<Price> price;        ///< what is paid once: the purchase
    bool isSum = false;                ///< of the prices of its parts
    std::vector<PricePart> parts = {}; ///< of a sum: nodes, switches, links, items, energy; each as listed
    std::string missing = {}; ///< without a price: why, in a phrase such as "link 'backbone' has no price"

    std::optional<Price> perYear =
        {};           ///< what is paid in each year, with energy; nothing: no such costs, or not known
    double years = 0; ///< for which that is paid
    double watts = 0; ///< what it draws, without the overhead of cooling
    double hoursPerYear = kHoursPerYear;
    double overhead = 1;             ///< power of everything over that of the platform (PUE)
    std::string runningMissing = {}; ///< why costs of running it are not known although it has some

    /** Whether it has costs beside those of the purchase. */
    [[nodiscard]] bool isRun() const { return perYear || !runningMissing.empty(); }
    /** What is paid over the years; nothing without such costs. */
    [[nodiscard]] std::optional<Price> running() const;
    /** Purchase and running together: what offers are judged by. Nothing when one of them is not known. */
    [[nodiscard]] std::optional<Price> total() const;
    /** Why total() is nothing. */
    [[nodiscard]] const std::string& totalMissing() const { return price ? runningMissing : missing; }
};

/**
 * Purchase: the price that the platform names; where it names none, the sum over its node rows (price of a
 * node × nodes of the row), its links and, where one of them has a price, its switches, when all of them have
 * one in the same currency. Nodes or links of which none has a price count as part of the platform's items,
 * where it has priced ones. Items that are paid once come on top of either.
 *
 * Running: items that are paid every year, and the energy of what nodes, switches, links and items draw
 * (watts × hours per year × overhead × price of energy), for the platform's years.
 */
[[nodiscard]] PlatformPrice priceOf(const Platform& platform);

} // namespace contraflow
