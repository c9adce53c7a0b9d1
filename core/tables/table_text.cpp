// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/table_text.h"

#include "core/base/text.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace contraflow {

namespace {

/** One decimal, and for what that would make nothing two digits. */
std::string percentText(double percent)
{
    constexpr double kShownByOneDecimal = 0.05;
    const bool isTiny = percent != 0 && std::abs(percent) < kShownByOneDecimal;
    return groupedNumber(isTiny ? roundedText(percent, 2) : fixedText(percent, 1)) + " %";
}

std::string withUnit(std::string number, const std::string& unit)
{
    return unit.empty() ? number : std::move(number) + " " + unit;
}

/** Whole amounts without decimals, others to the cent, and parts of one to four digits where cents would not
 * do: 0.2845 of a kWh. */
std::string amountText(double amount)
{
    constexpr double kLeastBeyondCents = 1e15;
    constexpr double kCents = 100;
    if (std::abs(amount) >= kLeastBeyondCents)
        return numberText(amount);
    if (std::abs(amount) < 1 && std::abs(amount * kCents - std::round(amount * kCents)) > 1e-9)
        return roundedText(amount, NumberStyle::kUsualDigits);
    return groupedNumber(fixedText(amount, amount == std::round(amount) ? 0 : 2));
}

std::string readableNumber(double value, const Table::Column& column, NumberStyle style)
{
    if (column.digits > 0)
        style.digits = std::max(1, column.digits + style.digits - NumberStyle::kUsualDigits);
    switch (column.kind) {
    case ColumnKind::count:
        return withUnit(groupedNumber(numberText(value)), column.unit);
    case ColumnKind::seconds:
        return displayText(Dimension::duration, value, style);
    case ColumnKind::bytes:
        return displayText(Dimension::size, value, style);
    case ColumnKind::bytesPerSecond:
        return displayText(Dimension::bandwidth, value, style);
    case ColumnKind::percent:
        return percentText(value);
    case ColumnKind::share:
        return percentText(100 * value);
    case ColumnKind::price:
        return withUnit(amountText(value), column.unit);
    case ColumnKind::text:
    case ColumnKind::flag:
    case ColumnKind::number:
        break;
    }
    return withUnit(groupedText(value, style.digits), column.unit);
}

/** What is no number, and reads the same for all. */
std::string wordsOf(const TableCell& cell)
{
    if (const std::string* text = cell.text())
        return *text;
    if (const bool* flag = cell.flag())
        return *flag ? "yes" : "no";
    if (const Price* price = cell.price())
        return priceText(*price);
    return cell.texts() ? joinedWords(*cell.texts()) : std::string();
}

} // namespace

NumberStyle alikeStyle(ColumnKind kind, std::span<const double> values)
{
    constexpr double kMostApart = 1000;
    NumberStyle style;
    const std::optional<Dimension> dimension = dimensionOf(kind);
    if (!dimension)
        return style;
    double least = std::numeric_limits<double>::infinity();
    double most = 0;
    for (const double value : values)
        if (std::isfinite(value) && value != 0) {
            least = std::min(least, std::abs(value));
            most = std::max(most, std::abs(value));
        }
    // Times from 0.1 s on are read in seconds, but not beside shorter ones: 42.78 ms above 159.7 ms.
    constexpr double kReadInSeconds = 0.1;
    const bool isMixed = *dimension == Dimension::duration && most < 1 && least < kReadInSeconds;
    if (most > 0 && most / least <= kMostApart)
        style.units[static_cast<std::size_t>(*dimension)] =
            &readableUnit(*dimension, isMixed ? std::min(most, kReadInSeconds / 2) : most);
    return style;
}

std::string displayText(Dimension dimension, double value, const NumberStyle& style)
{
    const Unit* unit = style.units[static_cast<std::size_t>(dimension)];
    return groupedNumber(
        unit ? withUnit(roundedText(value / unit->scale, style.digits), std::string(unit->symbol))
             : displayText(dimension, value, style.digits));
}

std::string readableText(const Quantity& quantity)
{
    constexpr std::size_t kShort = 6; // "0.1234" needs no rounding
    const std::string full = quantityText(quantity);
    const std::size_t blank = full.find(' ');
    std::string number = full.substr(0, blank);
    if (number.size() > kShort && number.find('.') != std::string::npos)
        number = roundedText(quantity.value / quantity.unit->scale, NumberStyle::kUsualDigits);
    return groupedNumber(number) + (blank == std::string::npos ? std::string() : full.substr(blank));
}

std::string readableText(const TableCell& cell, const Table::Column& column, const NumberStyle& style)
{
    if (const TableRange* range = cell.range())
        return readableNumber(range->low, column, style) + " to " +
               readableNumber(range->high, column, style);
    if (const std::string* words = cell.words())
        return *words;
    if (const Price* price = cell.price())
        return groupedPrice(*price);
    const double* number = cell.number();
    if (!number)
        return wordsOf(cell);
    if (std::isnan(*number))
        return {};
    if (std::isinf(*number))
        return *number > 0 ? "unlimited" : "–";
    if (cell.unit())
        return readableText(Quantity{*number, cell.unit()});
    return readableNumber(*number, column, style);
}

std::string machineText(const TableCell& cell)
{
    if (const TableRange* range = cell.range())
        return numberText(range->low) + " to " + numberText(range->high);
    const double* number = cell.number();
    if (!number)
        return wordsOf(cell);
    return std::isnan(*number) ? std::string() : numberText(*number);
}

std::string machineUnit(const Table::Column& column)
{
    switch (column.kind) {
    case ColumnKind::seconds:
        return "s";
    case ColumnKind::bytes:
        return "B";
    case ColumnKind::bytesPerSecond:
        return "B/s";
    case ColumnKind::percent:
        return "%";
    default:
        return column.unit;
    }
}

std::optional<Dimension> dimensionOf(ColumnKind kind)
{
    switch (kind) {
    case ColumnKind::seconds:
        return Dimension::duration;
    case ColumnKind::bytes:
        return Dimension::size;
    case ColumnKind::bytesPerSecond:
        return Dimension::bandwidth;
    default:
        return std::nullopt;
    }
}

} // namespace contraflow
