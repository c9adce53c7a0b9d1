// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/units.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace contraflow {

/** A currency of formulas: three capital letters such as EUR, or a sign such as €. Nothing is ever converted.
 */
class Currency
{
public:
    Currency() = default;
    /** Of a word that isCurrency(). */
    explicit Currency(std::string_view symbol);

    [[nodiscard]] std::string symbol() const;
    bool operator==(const Currency&) const = default;

private:
    std::uint32_t m_bytes = 0; ///< of the symbol, which has three at most
};
[[nodiscard]] bool isCurrency(std::string_view symbol);

/** Powers of the base units, byte, second, watt and money: {1, -1} is B/s. */
struct UnitPowers
{
    int bytes = 0;
    int seconds = 0;
    int watts = 0;
    int money = 0;
    Currency currency = {}; ///< of money, where there is some

    bool operator==(const UnitPowers&) const = default;
    [[nodiscard]] bool isPlain() const { return *this == UnitPowers(); }
};

[[nodiscard]] UnitPowers powersOf(Dimension dimension);

/** "a size (B)", "a time (s)", "a number without unit", "a value in B^2*s": what a value is, for messages. */
[[nodiscard]] std::string kindText(UnitPowers unit);

/** A number in base units: bytes, seconds, watts, money and what comes of multiplying and dividing them. */
struct FormulaValue
{
    double number = 0;
    UnitPowers unit;
    bool fitsAnyUnit = false; ///< the literal 0, which needs no unit

    bool operator==(const FormulaValue&) const = default;
};

/** "20500", "0.25 s", "16 B^2": reads back to the same number; a size, time or bandwidth also with its unit.
 */
[[nodiscard]] std::string valueText(const FormulaValue& value);

/** Reads the value of a parameter that is no formula: a number, or a size, bandwidth, time, power, price or
 * price of energy with its unit. */
[[nodiscard]] Result<FormulaValue> readFormulaValue(std::string_view text);

/** A unit as written behind a number in a formula: those of sizes, bandwidths, times and powers, bits, J, Wh,
 * kWh and MWh, currencies, and a currency by one of these, such as EUR/kWh. */
struct FormulaUnit
{
    double scale = 0; ///< base units per this unit, or the reverse; 0: there is no such unit
    UnitPowers powers;
    bool isDivisor = false; ///< whether values are amounts by the scale: rounded once

    /** In base units. */
    [[nodiscard]] double valueOf(double amount) const { return isDivisor ? amount / scale : amount * scale; }
    /** Of this unit. */
    [[nodiscard]] double amountOf(double value) const { return isDivisor ? value * scale : value / scale; }
};
[[nodiscard]] FormulaUnit findFormulaUnit(std::string_view symbol);

} // namespace contraflow
