// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/table_text.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/units.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace contraflow {

namespace {

/** One decimal, and for what that would make nothing two digits; what is nothing but rounding is nothing. */
std::string percentText(double percent)
{
    constexpr double kShownByOneDecimal = 0.05;
    constexpr double kLeast = 1e-3;
    const double shown = std::abs(percent) < kLeast ? 0 : percent;
    const bool isTiny = shown != 0 && std::abs(shown) < kShownByOneDecimal;
    return groupedNumber(isTiny ? roundedText(shown, 2) : fixedText(shown, 1)) + " %";
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
    case ColumnKind::pricePerSecond:
    case ColumnKind::text:
    case ColumnKind::flag:
    case ColumnKind::number:
        break;
    }
    return withUnit(groupedText(value, style.digits), column.unit);
}

/** What a column is written in units of: of its own, or the time that a price is for. */
std::optional<Dimension> measuredIn(ColumnKind kind)
{
    return kind == ColumnKind::pricePerSecond ? Dimension::duration : dimensionOf(kind);
}

/** The time to give prices for that are so high for a second: milliseconds where those of seconds have more
 * than six digits before the point. */
const Unit& unitOfTimePrices(double perSecond)
{
    constexpr double kMostReadable = 1e6;
    const Unit* unit = nullptr;
    for (const std::string_view symbol : {"s", "ms", "us", "ns"}) {
        unit = findUnit(Dimension::duration, symbol);
        if (std::abs(perSecond) * unit->scale < kMostReadable)
            break;
    }
    return *unit;
}

/** "12 800 EUR/ms" */
std::string timePriceText(const Price& perSecond, const NumberStyle& style)
{
    const Unit* const chosen = style.units[static_cast<std::size_t>(Dimension::duration)];
    const Unit& unit = chosen && style.isOfColumn ? *chosen : unitOfTimePrices(perSecond.amount);
    return groupedText(perSecond.amount * unit.scale, style.digits) + " " + perSecond.currency + "/" +
           std::string(unit.symbol);
}

bool isWrittenAsTyped(const Unit& typed, const NumberStyle& style)
{
    const Unit* const unit = style.units[static_cast<std::size_t>(typed.dimension)];
    return !style.isOfColumn || !unit || unit == &typed;
}

/** `style` with the one unit for numbers of such a size, where it has none yet. */
NumberStyle alikeStyle(ColumnKind kind, const ValueExtent& extent, NumberStyle style)
{
    const std::optional<Dimension> dimension = measuredIn(kind);
    if (!dimension)
        return style;
    // Times from 0.1 s on are read in seconds, but not beside shorter ones: 42.78 ms above 159.7 ms.
    constexpr double kReadInSeconds = 0.1;
    const Unit*& unit = style.units[static_cast<std::size_t>(*dimension)];
    if (unit == nullptr && extent.most > 0) {
        const bool isMixed = kind == ColumnKind::seconds && extent.most < 1 && extent.least < kReadInSeconds;
        unit = kind == ColumnKind::pricePerSecond ? &unitOfTimePrices(extent.most)
               : isMixed ? commonUnit(*dimension, {extent.least, std::min(extent.most, kReadInSeconds / 2)})
                         : commonUnit(*dimension, extent);
    }
    style.isOfColumn = unit != nullptr;
    return style;
}

/** What is no number, and reads the same for all. */
std::string wordsOf(const TableCell& cell)
{
    if (const std::string* text = cell.text())
        return *text;
    if (const bool* flag = cell.flag())
        return *flag ? sentence("yes") : sentence("no");
    if (const Price* price = cell.price())
        return priceText(*price);
    return cell.texts() ? joinedWords(*cell.texts()) : std::string();
}

} // namespace

NumberStyle alikeStyle(ColumnKind kind, std::span<const double> values)
{
    ValueExtent extent;
    for (const double value : values)
        extent.take(value);
    return alikeStyle(kind, extent, {});
}

NumberStyle columnStyle(const Table& table, std::size_t column, NumberStyle preferred)
{
    constexpr std::size_t kLookedAt = 1000;
    const ColumnKind kind = table.columns()[column].kind;
    const std::optional<Dimension> dimension = measuredIn(kind);
    if (!dimension)
        return preferred;
    const Unit*& unit = preferred.units[static_cast<std::size_t>(*dimension)];
    if (unit && preferred.isOfColumn)
        return preferred;
    ValueExtent extent;
    std::set<const Unit*> typed;
    const std::size_t step = table.rowCount() / kLookedAt + 1;
    for (std::size_t row = 0; row < table.rowCount(); row += step) {
        const TableCell cell = table.cell(row, column);
        if (cell.words())
            continue;
        if (const TableRange* range = cell.range()) {
            extent.take(range->low);
            extent.take(range->high);
        } else if (const Price* price = cell.price()) {
            extent.take(price->amount);
        } else if (cell.number()) {
            extent.take(*cell.number());
            if (cell.unit())
                typed.insert(cell.unit());
        }
    }
    if (typed.size() == 1)
        unit = *typed.begin();
    return alikeStyle(kind, extent, preferred);
}

std::string displayText(Dimension dimension, double value, const NumberStyle& style)
{
    const Unit* unit = style.units[static_cast<std::size_t>(dimension)];
    return unit ? textInUnit(*unit, value, style.digits)
                : groupedNumber(displayText(dimension, value, style.digits));
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
        return sentence("%1 to %2", {readableNumber(range->low, column, style),
                                     readableNumber(range->high, column, style)});
    if (const std::string* words = cell.words())
        return *words;
    if (const Price* price = cell.price())
        return column.kind == ColumnKind::pricePerSecond ? timePriceText(*price, style)
                                                         : groupedPrice(*price);
    const double* number = cell.number();
    if (!number)
        return wordsOf(cell);
    if (std::isnan(*number))
        return {};
    if (std::isinf(*number))
        return *number > 0 ? sentence("unlimited") : "–";
    if (cell.unit() && isWrittenAsTyped(*cell.unit(), style))
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

ColumnKind kindOf(Dimension dimension)
{
    switch (dimension) {
    case Dimension::size:
        return ColumnKind::bytes;
    case Dimension::bandwidth:
        return ColumnKind::bytesPerSecond;
    case Dimension::duration:
        return ColumnKind::seconds;
    case Dimension::power:
    case Dimension::number:
        break;
    }
    return ColumnKind::number;
}

} // namespace contraflow
