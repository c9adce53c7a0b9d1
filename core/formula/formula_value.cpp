// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/formula_value.h"

#include "core/base/text.h"

#include <cstdlib>
#include <optional>

namespace contraflow {

namespace {

constexpr Dimension kDimensions[] = {Dimension::size, Dimension::bandwidth, Dimension::duration};

void appendPower(std::string& text, const char* unit, int power)
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
    if (below.empty())
        return above;
    const bool isProduct = below.find('*') != std::string::npos;
    return (above.empty() ? "1" : above) + "/" + (isProduct ? "(" + below + ")" : below);
}

} // namespace

UnitPowers powersOf(Dimension dimension)
{
    switch (dimension) {
    case Dimension::size:
        return {1, 0};
    case Dimension::bandwidth:
        return {1, -1};
    case Dimension::duration:
        return {0, 1};
    case Dimension::number:
        return {};
    }
    return {};
}

std::string kindText(UnitPowers unit)
{
    if (unit.isPlain())
        return "a number without unit";
    if (unit == powersOf(Dimension::size))
        return "a size (B)";
    if (unit == powersOf(Dimension::bandwidth))
        return "a bandwidth (B/s)";
    if (unit == powersOf(Dimension::duration))
        return "a time (s)";
    return "a value in " + unitText(unit);
}

std::string valueText(const FormulaValue& value)
{
    std::string text = numberText(value.number);
    if (!value.unit.isPlain())
        text += " " + unitText(value.unit);
    return text;
}

Result<FormulaValue> readFormulaValue(std::string_view text)
{
    if (const std::optional<double> number = parseNumber(text))
        return FormulaValue{*number, {}, false};
    for (const Dimension dimension : kDimensions)
        if (const Result<Quantity> quantity = parseQuantity(dimension, text))
            return FormulaValue{quantity->value, powersOf(dimension), false};
    return Error{ErrorCode::invalidInput,
                 (trimmed(text).empty() ? "it is empty" : inQuotes(trimmed(text)) + " is not a value") +
                     std::string("; write a number, one with a unit such as 10 MB, 940 Mbit/s or 5 us, or a "
                                 "formula such as =2*N")};
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
    return {};
}

} // namespace contraflow
