// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/text.h"
#include "core/base/units.h"

#include <string_view>

namespace contraflow {

/** As parseQuantity(), for values that may be negative, as parameters of formulas may: "-5 %", "-2 us". */
[[nodiscard]] inline Result<Quantity> parseSignedQuantity(Dimension dimension, std::string_view text)
{
    const std::string_view all = trimmed(text);
    const bool isNegative =
        all.size() > 1 && all[0] == '-' && (all[1] == '.' || (all[1] >= '0' && all[1] <= '9'));
    Result<Quantity> read = parseQuantity(dimension, isNegative ? all.substr(1) : all);
    if (read && isNegative && read->value != 0)
        read->value = -read->value;
    return read;
}

} // namespace contraflow
