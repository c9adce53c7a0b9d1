// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** An amount of money. Currencies are words that are compared letter by letter; nothing is ever converted. */
struct Price
{
    double amount = 0; ///< at least 0
    std::string currency;

    bool operator==(const Price&) const = default;
};

/**
 * Reads "18000 EUR", "799.90 €" and "0.5 Mio EUR": a number with a decimal point, and what is behind it as
 * the currency, which has no digits. What could be read in two ways is refused: decimal commas, marks between
 * thousands, and exactly three digits behind a point ("18.000 EUR").
 */
[[nodiscard]] Result<Price> parsePrice(std::string_view text);

/** "799.9 EUR": rounded to hundredths. */
[[nodiscard]] std::string priceText(const Price& price);

/** Equal parts of a platform: so many nodes, switches or links at one price each. */
struct PricePart
{
    enum class Kind
    {
        nodes,
        switches,
        links,
    };
    Kind kind = Kind::nodes;
    std::size_t count = 0;
    Price each;

    [[nodiscard]] Price total() const { return {static_cast<double>(count) * each.amount, each.currency}; }
};

/** What a platform costs, or why that is not known. */
struct PlatformPrice
{
    std::optional<Price> price;
    bool isSum = false;                ///< of the prices of its parts
    std::vector<PricePart> parts = {}; ///< of a sum: by kind, then as the project lists them
    std::string missing = {}; ///< without a price: why, in a phrase such as "link 'backbone' has no price"
};

/**
 * The price that the platform names; where it names none, the sum over its node rows (price of a node × nodes
 * of the row), its links and, where one of them has a price, its switches, when all of them have one in the
 * same currency.
 */
[[nodiscard]] PlatformPrice priceOf(const Platform& platform);

} // namespace contraflow
