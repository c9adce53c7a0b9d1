// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/number_column.h"

#include "core/base/text.h"

#include <cmath>

namespace contraflow::cli {

NumberColumn NumberColumn::seconds(double largest)
{
    // The papers give a quarter of a second as 0.255 s, not as 255 ms, so seconds reach down to a tenth.
    if (largest >= 0.1 || largest <= 0)
        return {"s", 1};
    if (largest >= 1e-3)
        return {"ms", 1e-3};
    if (largest >= 1e-6)
        return {"us", 1e-6};
    return {"ns", 1e-9};
}

NumberColumn NumberColumn::rates(double largest)
{
    const double bits = largest * 8;
    if (bits >= 1e12)
        return {"Tbit/s", 1e12 / 8};
    if (bits >= 1e9)
        return {"Gbit/s", 1e9 / 8};
    if (bits >= 1e6)
        return {"Mbit/s", 1e6 / 8};
    if (bits >= 1e3)
        return {"kbit/s", 1e3 / 8};
    return {"bit/s", 1.0 / 8};
}

std::string NumberColumn::text(double value) const
{
    return std::isfinite(value) ? groupedText(value / m_scale, 4) : "unlimited";
}

} // namespace contraflow::cli
