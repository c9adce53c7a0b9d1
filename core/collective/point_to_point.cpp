// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/point_to_point.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/units.h"

namespace contraflow {

Result<double> parseSecondsPerByte(std::string_view text)
{
    std::string_view number = trimmed(text);
    for (const std::string_view unit : {"s/byte", "s/B"})
        if (number.ends_with(unit)) {
            number.remove_suffix(unit.size());
            break;
        }
    if (const std::optional<double> value = parseNumber(number)) {
        if (*value > 0)
            return *value;
    } else if (const Result<Quantity> bandwidth = parseQuantity(Dimension::bandwidth, text);
               bandwidth && bandwidth->value > 0) {
        return 1 / bandwidth->value;
    }
    return Error{
        ErrorCode::invalidInput,
        sentence("%1 is no time per byte; give seconds per byte above 0, such as 8.502e-9, or a bandwidth, "
                 "such as 940 Mbit/s",
                 {inQuotes(text)})};
}

} // namespace contraflow
