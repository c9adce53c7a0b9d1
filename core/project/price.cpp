// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/price.h"

#include "core/base/text.h"
#include "core/project/host_list.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

Error refusal(std::string_view text, const std::string& why)
{
    return {ErrorCode::invalidInput, inQuotes(text) + " is not a price: " + why};
}

/** No-break spaces, which spreadsheets put between amount and currency, as plain ones. */
std::string withPlainBlanks(std::string_view text)
{
    std::string plain(text);
    for (const std::string_view blank : {std::string_view("\xC2\xA0"), std::string_view("\xE2\x80\xAF")})
        for (std::size_t at = plain.find(blank); at != std::string::npos; at = plain.find(blank, at))
            plain.replace(at, blank.size(), " ");
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

/** The sum of the parts' prices as far as they are known, or what stands against it. */
class Sum
{
public:
    void add(PricePart::Kind kind, const std::string& part, const std::string& text, std::size_t count)
    {
        if (!m_missing.empty() || count == 0)
            return;
        if (text.empty()) {
            m_missing = part + " has no price";
            return;
        }
        Result<Price> price = parsePrice(text);
        if (!price) {
            m_missing = part + ": " + price.error().message;
            return;
        }
        if (!m_total)
            m_total = Price{0, price->currency};
        if (m_total->currency != price->currency)
            m_missing = part + " is priced in " + price->currency + " and others in " + m_total->currency;
        else
            take(kind, *price, count);
    }

    [[nodiscard]] PlatformPrice take()
    {
        if (m_missing.empty() && m_total)
            return {m_total, true, std::move(m_parts), {}};
        return {{}, false, {}, m_missing.empty() ? "it has no parts that could have a price" : m_missing};
    }

private:
    void take(PricePart::Kind kind, const Price& each, std::size_t count)
    {
        m_total->amount += static_cast<double>(count) * each.amount;
        const auto same = std::find_if(m_parts.begin(), m_parts.end(), [&](const PricePart& part) {
            return part.kind == kind && part.each == each;
        });
        if (same == m_parts.end())
            m_parts.push_back({kind, count, each});
        else
            same->count += count;
    }

    std::optional<Price> m_total;
    std::vector<PricePart> m_parts;
    std::string m_missing;
};

} // namespace

Result<Price> parsePrice(std::string_view text)
{
    const std::string plain = withPlainBlanks(text);
    const std::string_view all = trimmed(plain);
    const std::size_t end = std::min(all.find_first_not_of("0123456789.,'+-"), all.size());
    const std::string_view amountText = all.substr(0, end);
    const std::string_view currency = trimmed(all.substr(end));
    if (amountText.find_first_of("0123456789") == std::string_view::npos)
        return refusal(text, "write an amount and a currency, such as 18000 EUR");
    if (amountText.find_first_of(",'") != std::string_view::npos || isThousands(amountText))
        return refusal(text, "write the amount without marks between thousands and with a decimal point, "
                             "such as 18000 EUR or 799.90 EUR");
    const auto amount = parseNumber(amountText);
    if (!amount)
        return refusal(text, "its amount is no number; write one such as 18000 EUR");
    if (*amount < 0)
        return refusal(text, "it is below 0; write what the part costs");
    if (currency.empty())
        return refusal(text, "it has no currency; write one behind the amount, such as 18000 EUR");
    if (currency.find_first_of("0123456789") != std::string_view::npos)
        return refusal(text, "write the amount in one piece and the currency behind it, such as 18000 EUR");
    return Price{*amount, std::string(currency)};
}

std::string priceText(const Price& price)
{
    return numberText(std::round(price.amount * 100) / 100) + " " + price.currency;
}

PlatformPrice priceOf(const Platform& platform)
{
    if (!platform.price.empty()) {
        Result<Price> price = parsePrice(platform.price);
        return price ? PlatformPrice{*price, false, {}, {}}
                     : PlatformPrice{{}, false, {}, price.error().message};
    }
    Sum sum;
    for (const NodeRow& row : platform.nodes) {
        const Result<std::size_t> hosts = countHosts(row.name);
        sum.add(PricePart::Kind::nodes, "node " + inQuotes(row.name), row.price, hosts ? *hosts : 0);
    }
    // Switches may have a price of their own, or be part of the links' prices.
    const bool areSwitchesPriced = std::any_of(platform.switches.begin(), platform.switches.end(),
                                               [](const SwitchRow& row) { return !row.price.empty(); });
    if (areSwitchesPriced)
        for (const SwitchRow& row : platform.switches)
            sum.add(PricePart::Kind::switches, "switch " + inQuotes(row.name), row.price, 1);
    for (const LinkRow& row : platform.links)
        sum.add(PricePart::Kind::links,
                row.name.empty() ? "the link between " + inQuotes(row.from) + " and " + inQuotes(row.to)
                                 : "link " + inQuotes(row.name),
                row.price, 1);
    return sum.take();
}

} // namespace contraflow
