// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/cell_text.h"

#include "app/desktop/style/text.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/checks.h"

#include <atomic>
#include <cstdint>
#include <limits>
#include <optional>

namespace contraflow {

namespace {

template<typename Value>
QString formulaOf(const Cell<Value>& cell)
{
    return cell.isFormula() ? qtText(cell.formulaText()) : QString();
}

// Rows are sorted and filtered by what they show, in other threads.
std::atomic<int> digitsInUse{NumberStyle::kUsualDigits};
std::array<std::atomic<const Unit*>, std::tuple_size_v<decltype(NumberStyle::units)>> unitsInUse{};

} // namespace

CellText plainText(std::string_view text)
{
    const QString full = qtText(text);
    return {full, full, {}};
}

CellText cellText(const QuantityCell& cell, Dimension dimension)
{
    if (cell.isEmpty())
        return {};
    if (cell.isRejected()) {
        CellText text = plainText(cell.rejectedText());
        text.rejection = qtText(rejection(cell, dimension));
        return text;
    }
    const std::string full = quantityText(cell.value());
    return {qtText(full), qtText(readableText(cell.value())), {}, formulaOf(cell)};
}

CellText cellText(const CountCell& cell)
{
    if (cell.isEmpty())
        return {};
    if (cell.isRejected()) {
        CellText text = plainText(cell.rejectedText());
        text.rejection = qtText(rejection(cell, phrase("%1 is not a whole number; write one such as 12")));
        return text;
    }
    CellText text = plainText(std::to_string(cell.value()));
    text.shown = countText(cell.value());
    text.formula = formulaOf(cell);
    return text;
}

CellText cellText(const PriceCell& cell)
{
    if (cell.isEmpty())
        return {};
    if (cell.isRejected()) {
        CellText text = plainText(cell.rejectedText());
        text.rejection = qtText(cell.problem());
        return text;
    }
    CellText text = plainText(cell.isFormula() ? numberText(cell.value().amount) + " " + cell.value().currency
                                               : cell.text());
    text.shown = qtText(cell.isFormula() ? groupedPrice(cell.value()) : groupedNumber(cell.text()));
    text.formula = formulaOf(cell);
    return text;
}

CellText cellText(const ParameterRow& parameter)
{
    CellText text = plainText(parameter.problem.empty() ? parameter.valueText() : parameter.value);
    text.rejection = qtText(parameter.problem);
    if (parameter.hasFormula())
        text.formula = qtText(parameter.value);
    return text;
}

CellText computedText(Dimension dimension, double value)
{
    return {qtText(quantityText(inBaseUnit(dimension, value))), qtText(displayText(dimension, value)), {}};
}

CellText computedNumber(double value, int digits, const QString& suffix)
{
    return {qtText(numberText(value)) + suffix, qtText(groupedText(value, digits)) + suffix, {}};
}

QuantityCell readQuantity(Dimension dimension, std::string_view text)
{
    if (trimmed(text).empty())
        return {};
    const Result<Quantity> quantity = parseQuantity(dimension, text);
    return quantity ? QuantityCell(*quantity) : QuantityCell::rejectedAs(text);
}

CountCell readCount(std::string_view text)
{
    if (trimmed(text).empty())
        return {};
    const std::optional<unsigned long long> count = parseCount(trimmed(text));
    if (!count || *count > std::numeric_limits<std::uint32_t>::max())
        return CountCell::rejectedAs(text);
    return CountCell(static_cast<std::uint32_t>(*count));
}

NumberStyle numberStyle()
{
    NumberStyle style;
    style.digits = digitsInUse;
    for (std::size_t i = 0; i < unitsInUse.size(); ++i)
        style.units[i] = unitsInUse[i];
    return style;
}

void setNumberStyle(const NumberStyle& style)
{
    digitsInUse = style.digits;
    for (std::size_t i = 0; i < unitsInUse.size(); ++i)
        unitsInUse[i] = style.units[i];
}

std::string shownInUnit(const Unit& unit, double value)
{
    NumberStyle style = numberStyle();
    style.units[static_cast<std::size_t>(unit.dimension)] = &unit;
    return displayText(unit.dimension, value, style);
}

QString shownQuantity(Dimension dimension, double value)
{
    return qtText(displayText(dimension, value, numberStyle()));
}

} // namespace contraflow
