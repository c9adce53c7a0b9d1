// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/number_style.h"

#include "app/desktop/style/text.h"

#include <atomic>

namespace contraflow {
namespace {

// Rows are sorted and filtered by what they show, in other threads.
std::atomic<int> digitsInUse{NumberStyle::kUsualDigits};
std::array<std::atomic<const Unit*>, std::tuple_size_v<decltype(NumberStyle::units)>> unitsInUse{};

} // namespace

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
