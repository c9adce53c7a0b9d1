// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/money.h"

#include "core/base/digit_groups.h"
#include "core/base/refusal.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace contraflow {

namespace {

Error refusal(std::string_view text, const std::string& why)
{
    return invalidInput("%1 is not a price: %2", {inQuotes(text), why});
}

/** The blanks that spreadsheets put between amount and currency as plain ones, and the euro by its letters.
 */
std::string plainText(std::string_view text)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kPlain{
        {{"\xC2\xA0", " "}, {"\xE2\x80\xAF", " "}, {"\xE2\x80\x89", " "}, {"\xE2\x82\xAC", "EUR"}}};
    std::string plain(text);
    for (const auto& [typed, word] : kPlain)
        for (std::size_t at = plain.find(typed); at != std::string::npos; at = plain.find(typed, at))
            plain.replace(at, typed.size(), word);
    return plain;
}

bool isThousands(std::string_view amount)
{
    const std::size_t point = amount.find('.');
    if (point == std::string_view::npos)
        return false;
    const std::string_view behind = amount.substr(point + 1);
    return behind.find('.') != std::string_view::npos ||
           (behind.size() == 3 && behind.find_first_not_of("0123456789") == std::string_view::npos);
}

} // namespace

Result<Price> parsePrice(std::string_view text)
{
    const std::string plain = plainText(trimmed(text));
    const Ungrouped whole(plain);
    const std::string_view all = whole.view();
    const std::size_t end = std::min(all.find_first_not_of("0123456789.,'+-"), all.size());
    const std::string_view amountText = all.substr(0, end);
    const std::string_view currency = trimmed(all.substr(end));
    if (amountText.find_first_of("0123456789") == std::string_view::npos)
        return refusal(text, sentence("write an amount and a currency, such as 18000 EUR"));
    if (amountText.find_first_of(",'") != std::string_view::npos || isThousands(amountText))
        return refusal(
            text,
            sentence(
                "write the amount without marks between thousands and with a decimal point, such as 18000 "
                "EUR or 799.90 EUR"));
    const auto amount = parseNumber(amountText);
    if (!amount)
        return refusal(text, sentence("its amount is no number; write one such as 18000 EUR"));
    if (*amount < 0)
        return refusal(text, sentence("it is below 0; write what the part costs"));
    if (currency.empty())
        return refusal(text, sentence("it has no currency; write one behind the amount, such as 18000 EUR"));
    if (currency.find_first_of("0123456789") != std::string_view::npos)
        return refusal(
            text, sentence("write the amount in one piece and the currency behind it, such as 18000 EUR"));
    return Price{*amount, std::string(currency)};
}

std::string priceText(const Price& price)
{
    return numberText(std::round(price.amount * 100) / 100) + " " + price.currency;
}

std::string groupedPrice(const Price& price)
{
    return groupedNumber(priceText(price));
}

PriceCell::PriceCell(std::string_view text)
{
    if (text.empty())
        return;
    const Result<Price> price = contraflow::isFormula(text) ? Result<Price>(Error{}) : parsePrice(text);
    if (!price)
        Cell::operator=(Cell::rejectedAs(text));
    else
        Cell::operator=(Cell::evaluated(SharedText({std::string(text), {}, false}), *price));
}

std::string PriceCell::text() const
{
    if (typed())
        return typed()->text;
    return hasValue() ? numberText(value().amount) + " " + value().currency : std::string();
}

std::string PriceCell::problem() const
{
    if (!isRejected())
        return {};
    if (isFormula())
        return formulaProblem().empty()
                   ? sentence("the formula %1 was not evaluated", {inQuotes(formulaText())})
                   : formulaProblem();
    const Result<Price> price = parsePrice(rejectedText());
    return price ? std::string() : price.error().message;
}

} // namespace contraflow
