// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/project/cell.h"

#include <string>
#include <string_view>

namespace contraflow {

/** An amount of money. Currencies are words, € and EUR being one; nothing is ever converted. */
struct Price
{
    double amount = 0; ///< at least 0
    std::string currency;

    bool operator==(const Price&) const = default;
};

/** What a price of energy has behind its currency. */
inline constexpr std::string_view kPerEnergy = "/kWh";

/**
 * Reads "18 000 EUR", "799.90 €" and "0.5 Mio EUR": a number with a decimal point, and what is behind it as
 * the currency, which has no digits. What could be read in two ways is refused: decimal commas, marks but for
 * blanks between thousands, and exactly three digits behind a point ("18.000 EUR"). The currency of a price
 * of energy is "EUR/kWh".
 */
[[nodiscard]] Result<Price> parsePrice(std::string_view text);

/** "799.9 EUR": rounded to hundredths. */
[[nodiscard]] std::string priceText(const Price& price);

/** The same for people, with digits in groups: "18 000 EUR". */
[[nodiscard]] std::string groupedPrice(const Price& price);

/** A cell with a price, which is kept as it was typed, or with a formula for one. */
class PriceCell : public Cell<Price>
{
public:
    PriceCell() = default;
    PriceCell(Cell<Price> cell) : Cell(std::move(cell)) {}
    /** What typing a text makes of it: empty, a price, a formula, or text that is none. */
    PriceCell(std::string_view text);
    PriceCell(const std::string& text) : PriceCell(std::string_view(text)) {}
    PriceCell(const char* text) : PriceCell(std::string_view(text)) {}

    /** As it stands in the file; of a formula its text. */
    [[nodiscard]] std::string text() const;
    /** Why there is no price although something is written. */
    [[nodiscard]] std::string problem() const;
};

} // namespace contraflow
