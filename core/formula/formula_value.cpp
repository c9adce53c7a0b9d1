// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/formula_value.h"

#include "core/base/digit_groups.h"
#include "core/base/refusal.h"
#include "core/base/signed_quantity.h"
#include "core/base/text.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <utility>

namespace contraflow {

namespace {

constexpr Dimension kDimensions[] = {Dimension::size, Dimension::bandwidth, Dimension::duration,
                                     Dimension::power};

constexpr double kWattHour = 3600; // W s
constexpr double kKilowattHour = 1000 * kWattHour;

/** The powers of a price of energy: money by watts and seconds. */
constexpr bool isEnergyPrice(const UnitPowers& unit)
{
    return unit.bytes == 0 && unit.seconds == -1 && unit.watts == -1 && unit.money == 1;
}

void appendPower(std::string& text, const std::string& unit, int power)
{
    if (power == 0)
        return;
    if (!text.empty())
        text += "*";
    text += unit;
    if (power != 1)
        text += "^" + std::to_string(power);
}

/** "B^2*s", "B/s", "1/s". */
std::string unitText(UnitPowers unit)
{
    std::string above;
    std::string below;
    appendPower(unit.bytes > 0 ? above : below, "B", std::abs(unit.bytes));
    appendPower(unit.seconds > 0 ? above : below, "s", std::abs(unit.seconds));
    appendPower(unit.watts > 0 ? above : below, "W", std::abs(unit.watts));
    appendPower(unit.money > 0 ? above : below, unit.currency.symbol(), std::abs(unit.money));
    if (below.empty())
        return above;
    const bool isProduct = below.find('*') != std::string::npos;
    return (above.empty() ? "1" : above) + "/" + (isProduct ? "(" + below + ")" : below);
}

} // namespace

Currency::Currency(std::string_view symbol)
{
    if (symbol == "\xE2\x82\xAC")
        symbol = "EUR";
    for (const char c : symbol)
        m_bytes = (m_bytes << 8U) | static_cast<unsigned char>(c);
}

std::string Currency::symbol() const
{
    std::string symbol;
    for (std::uint32_t bytes = m_bytes; bytes != 0; bytes >>= 8U)
        symbol.insert(symbol.begin(), static_cast<char>(bytes & 0xFFU));
    return symbol;
}

bool isCurrency(std::string_view symbol)
{
    for (const std::string_view sign : {"$", "\xC2\xA3", "\xC2\xA5", "\xE2\x82\xAC"})
        if (symbol == sign)
            return true;
    return symbol.size() == 3 && std::ranges::all_of(symbol, [](char c) { return c >= 'A' && c <= 'Z'; });
}

UnitPowers powersOf(Dimension dimension)
{
    switch (dimension) {
    case Dimension::size:
        return {1, 0};
    case Dimension::bandwidth:
        return {1, -1};
    case Dimension::duration:
        return {0, 1};
    case Dimension::power:
        return {.watts = 1};
    case Dimension::number:
        return {};
    }
    return {};
}

std::string kindText(UnitPowers unit)
{
    if (unit.isPlain())
        return sentence("a number without unit");
    if (unit == powersOf(Dimension::size))
        return sentence("a size (B)");
    if (unit == powersOf(Dimension::bandwidth))
        return sentence("a bandwidth (B/s)");
    if (unit == powersOf(Dimension::duration))
        return sentence("a time (s)");
    if (unit == powersOf(Dimension::power))
        return sentence("a power (W)");
    if (unit == UnitPowers{.money = 1, .currency = unit.currency})
        return sentence("a price (%1)", {unit.currency.symbol()});
    if (isEnergyPrice(unit))
        return sentence("a price of energy (%1/kWh)", {unit.currency.symbol()});
    return sentence("a value in %1", {unitText(unit)});
}

namespace {

/** In EUR/kWh, or in EUR/J where no number of EUR/kWh reads back to the same. */
std::string energyPriceText(const FormulaValue& value)
{
    const std::string currency = value.unit.currency.symbol();
    const double about = value.number * kKilowattHour;
    for (const double amount :
         {about, std::nextafter(about, 0.0), std::nextafter(about, about > 0 ? HUGE_VAL : -HUGE_VAL)})
        if (amount / kKilowattHour == value.number)
            return numberText(amount) + " " + currency + "/kWh";
    return numberText(value.number) + " " + currency + "/J";
}

} // namespace

std::string valueText(const FormulaValue& value)
{
    if (isEnergyPrice(value.unit))
        return energyPriceText(value);
    std::string text = numberText(value.number);
    if (!value.unit.isPlain())
        text += " " + unitText(value.unit);
    return text;
}

Result<FormulaValue> readFormulaValue(std::string_view text)
{
    if (const std::optional<double> number = parseNumber(text))
        return FormulaValue{*number, {}, false};
    if (const Result<Quantity> share = parseSignedQuantity(Dimension::number, text))
        return FormulaValue{share->value, {}, false};
    for (const Dimension dimension : kDimensions)
        if (const Result<Quantity> quantity = parseSignedQuantity(dimension, text))
            return FormulaValue{quantity->value, powersOf(dimension), false};
    const Ungrouped whole(trimmed(text));
    const std::string_view all = whole.view();
    const std::size_t end = std::min(all.find_first_not_of("0123456789.eE+-"), all.size());
    const std::optional<double> amount = parseNumber(all.substr(0, end));
    if (const FormulaUnit unit = findFormulaUnit(trimmed(all.substr(end)));
        amount && unit.powers.money != 0 && std::isfinite(unit.valueOf(*amount)))
        return FormulaValue{unit.valueOf(*amount), unit.powers, false};
    return invalidInput(
        "%1; write a number, one with a unit such as 10 MB, 940 Mbit/s or 5 us, or a formula such as "
        "=2*N",
        {trimmed(text).empty() ? sentence("it is empty")
                               : sentence("%1 is not a value", {inQuotes(trimmed(text))})});
}

FormulaUnit findFormulaUnit(std::string_view symbol)
{
    for (const Dimension dimension : kDimensions)
        if (const Unit* unit = findUnit(dimension, symbol))
            return {unit->scale, powersOf(dimension)};
    // Bits and their multiples: a bandwidth's unit without "/s".
    if (symbol.ends_with("bit"))
        if (const Unit* unit = findUnit(Dimension::bandwidth, std::string(symbol) + "/s"))
            return {unit->scale, powersOf(Dimension::size)};
    for (const auto& [word, joules] :
         {std::pair("J", 1.0), std::pair("Wh", kWattHour), std::pair("kWh", kKilowattHour),
          std::pair("MWh", 1000 * kKilowattHour)})
        if (symbol == word)
            return {joules, {.seconds = 1, .watts = 1}};
    if (isCurrency(symbol))
        return {1, {.money = 1, .currency = Currency(symbol)}};
    const std::size_t slash = symbol.find('/');
    if (slash != std::string_view::npos && isCurrency(symbol.substr(0, slash)))
        if (const FormulaUnit by = findFormulaUnit(symbol.substr(slash + 1));
            by.scale > 0 && by.powers.money == 0)
            return {by.scale,
                    {-by.powers.bytes, -by.powers.seconds, -by.powers.watts, 1,
                     Currency(symbol.substr(0, slash))},
                    true};
    return {};
}

} // namespace contraflow
