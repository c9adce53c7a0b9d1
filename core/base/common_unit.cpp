// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/common_unit.h"

#include "core/base/text.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

void ValueExtent::take(double value)
{
    if (!std::isfinite(value) || value == 0)
        return;
    least = std::min(least, std::abs(value));
    most = std::max(most, std::abs(value));
}

const Unit* commonUnit(Dimension dimension, const ValueExtent& values)
{
    constexpr double kFarApart = 1000;
    if (values.most == 0)
        return nullptr;
    const bool isFarApart = values.most / values.least >= kFarApart;
    return &readableUnit(dimension,
                         isFarApart ? std::sqrt(values.least) * std::sqrt(values.most) : values.most);
}

std::string textInUnit(const Unit& unit, double value, int digits)
{
    if (!std::isfinite(value))
        return displayText(unit.dimension, value, digits);
    const std::string number = groupedText(value / unit.scale, digits);
    return unit.symbol.empty() ? number : number + " " + std::string(unit.symbol);
}

} // namespace contraflow
