// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace contraflow::cli {

/** One unit for all numbers of a column, chosen so that the largest one reads well. Four significant digits.
 */
class NumberColumn
{
public:
    /** Seconds, or a smaller unit when nothing lasts a tenth of a second. */
    [[nodiscard]] static NumberColumn seconds(double largest);
    /** Bits per second with the prefix of the largest rate (given in bytes per second). */
    [[nodiscard]] static NumberColumn rates(double largest);

    [[nodiscard]] std::string text(double value) const;
    [[nodiscard]] std::string textWithUnit(double value) const { return text(value) + " " + unit(); }
    [[nodiscard]] std::string unit() const { return std::string(m_unit); }

private:
    NumberColumn(std::string_view unit, double scale) : m_unit(unit), m_scale(scale) {}

    std::string_view m_unit;
    double m_scale = 1; ///< base units per unit
};

} // namespace contraflow::cli
