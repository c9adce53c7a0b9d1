// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <limits>
#include <span>
#include <string>
#include <string_view>

namespace contraflow {

/** What a quantity measures. Values are held in bytes, bytes per second, seconds and watts; numbers have no
 * unit. */
enum class Dimension
{
    size,
    bandwidth,
    duration,
    power,
    number, ///< a plain number, 0 or more; its only unit has an empty symbol
};

/** One accepted unit; instances live in static tables, so pointers to them stay valid. */
struct Unit
{
    std::string_view symbol; ///< as written in files: "MB", "Mbit/s", "us"
    Dimension dimension;
    double scale; ///< base units per this unit; exact in binary except for ms, us and ns
};

/** All units of a dimension in the order in which a menu shows them. */
[[nodiscard]] std::span<const Unit> unitsOf(Dimension dimension);

/** The unit written as `symbol` or one of its accepted spellings (Mb/s, Mbps, µs …); null when there is none.
 */
[[nodiscard]] const Unit* findUnit(Dimension dimension, std::string_view symbol);

/** "a size such as 10 MB or 20 MiB": what a cell of this dimension accepts, for messages. */
[[nodiscard]] std::string_view acceptedForms(Dimension dimension);

/**
 * A number with its unit: bytes, bytes per second, seconds or watts inside, the unit as typed outside.
 * Reading a quantity's text gives back the same double.
 */
struct Quantity
{
    double value = 0;           ///< in base units: B, B/s, s or W
    const Unit* unit = nullptr; ///< how it is written; never null in a parsed quantity

    bool operator==(const Quantity&) const = default;
};

/** A quantity of `value` base units, written in the base unit. */
[[nodiscard]] Quantity inBaseUnit(Dimension dimension, double value);

/** A quantity of `count` times the unit with this symbol; the symbol must exist. */
[[nodiscard]] Quantity quantity(Dimension dimension, double count, std::string_view symbol);

/** The unit in which people read so much of a dimension: the one that displayText() takes. */
[[nodiscard]] const Unit& readableUnit(Dimension dimension, double value);

/** The same value in its readableUnit() where that takes no more digits: 328 kB, 940 Mbit/s. */
[[nodiscard]] Quantity inReadableUnit(Dimension dimension, double value);

/**
 * Reads "10 MB", "1.25GB/s", "450 us". A bare 0 needs no unit. Fails with a sentence that says what is wrong
 * and which units are taken: no number, no unit, unknown unit, negative, not finite, decimal comma.
 */
[[nodiscard]] Result<Quantity> parseQuantity(Dimension dimension, std::string_view text);

/** "10 MB": the shortest number in the quantity's unit that reads back to the same value. */
[[nodiscard]] std::string quantityText(const Quantity& quantity);

/** For people: `value` base units with an engineering prefix and `digits` significant digits ("313.3
 * Mbit/s"). */
[[nodiscard]] std::string displayText(Dimension dimension, double value, int digits = 4);

/** How long people wait: minutes, rounded up; from two hours on, hours with two digits ("45 min", "3.5 h").
 */
[[nodiscard]] std::string waitingTimeText(double seconds);

/** The least and the most of values, without their signs; 0 and what is not finite do not count. */
struct ValueExtent
{
    double least = std::numeric_limits<double>::infinity();
    double most = 0;

    void take(double value);
};

/** The one unit in which values of a dimension are read side by side, so that they are seen to be more or
 * less: that of the largest; where they lie a thousand times apart or more, that of the middle between
 * their powers of ten. Null without any value. */
[[nodiscard]] const Unit* commonUnit(Dimension dimension, const ValueExtent& values);

/** `value` base units in this unit, with `digits` significant digits: "0.47 Gbit/s". */
[[nodiscard]] std::string textInUnit(const Unit& unit, double value, int digits = 4);

/** What a quantity other than 0 may be at least and at most, in base units. Beyond there is nothing to
 * measure or to send, and what is within keeps quotients, sums and squares of quantities finite. */
inline constexpr double kLeastQuantity = 1e-50;
inline constexpr double kMostQuantity = 1e50;

/** 0, or between the two. */
[[nodiscard]] constexpr bool isInRange(double value)
{
    return value == 0 || (value >= kLeastQuantity && value <= kMostQuantity);
}

/** Seconds; what is shorter no clock has shown. */
inline constexpr double kShortestMeasured = 1e-12;

} // namespace contraflow
