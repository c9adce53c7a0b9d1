// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/units.h"

#include "core/base/digit_groups.h"
#include "core/base/refusal.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace contraflow {

namespace {

constexpr double kKibi = 1024.0;
constexpr double kBit = 0.125; // bytes

constexpr std::array kSizes{
    Unit{"B", Dimension::size, 1},
    Unit{"kB", Dimension::size, 1e3},
    Unit{"MB", Dimension::size, 1e6},
    Unit{"GB", Dimension::size, 1e9},
    Unit{"TB", Dimension::size, 1e12},
    Unit{"PB", Dimension::size, 1e15},
    Unit{"KiB", Dimension::size, kKibi},
    Unit{"MiB", Dimension::size, kKibi* kKibi},
    Unit{"GiB", Dimension::size, kKibi* kKibi* kKibi},
    Unit{"TiB", Dimension::size, kKibi* kKibi* kKibi* kKibi},
    Unit{"PiB", Dimension::size, kKibi* kKibi* kKibi* kKibi* kKibi},
};

constexpr std::array kBandwidths{
    Unit{"bit/s", Dimension::bandwidth, kBit},
    Unit{"kbit/s", Dimension::bandwidth, kBit * 1e3},
    Unit{"Mbit/s", Dimension::bandwidth, kBit * 1e6},
    Unit{"Gbit/s", Dimension::bandwidth, kBit * 1e9},
    Unit{"Tbit/s", Dimension::bandwidth, kBit * 1e12},
    Unit{"B/s", Dimension::bandwidth, 1},
    Unit{"kB/s", Dimension::bandwidth, 1e3},
    Unit{"MB/s", Dimension::bandwidth, 1e6},
    Unit{"GB/s", Dimension::bandwidth, 1e9},
    Unit{"TB/s", Dimension::bandwidth, 1e12},
    Unit{"KiB/s", Dimension::bandwidth, kKibi},
    Unit{"MiB/s", Dimension::bandwidth, kKibi* kKibi},
    Unit{"GiB/s", Dimension::bandwidth, kKibi* kKibi* kKibi},
    Unit{"TiB/s", Dimension::bandwidth, kKibi* kKibi* kKibi* kKibi},
    Unit{"Kibit/s", Dimension::bandwidth, kBit* kKibi},
    Unit{"Mibit/s", Dimension::bandwidth, kBit* kKibi* kKibi},
    Unit{"Gibit/s", Dimension::bandwidth, kBit* kKibi* kKibi* kKibi},
};

constexpr std::array kDurations{
    Unit{"s", Dimension::duration, 1},     Unit{"ms", Dimension::duration, 1e-3},
    Unit{"us", Dimension::duration, 1e-6}, Unit{"ns", Dimension::duration, 1e-9},
    Unit{"min", Dimension::duration, 60},  Unit{"h", Dimension::duration, 3600},
};

constexpr std::array kPowers{
    Unit{"W", Dimension::power, 1},
    Unit{"kW", Dimension::power, 1e3},
    Unit{"MW", Dimension::power, 1e6},
};

constexpr std::array kNumbers{Unit{"", Dimension::number, 1}, Unit{"%", Dimension::number, 0.01}};

/** Brings the accepted spellings of a unit to the symbol of the table: Mbps, Mb/s, MBps, KB, µs, sec. */
std::string canonicalSymbol(Dimension dimension, std::string_view text)
{
    std::string symbol(text);
    if (dimension == Dimension::duration) {
        for (const std::string_view micro : {std::string_view("\xC2\xB5s"), std::string_view("\xCE\xBCs")})
            if (symbol == micro)
                return "us";
        return symbol;
    }
    if (dimension == Dimension::bandwidth) {
        if (symbol.ends_with("ps"))
            symbol.replace(symbol.size() - 2, 2, "/s");
        if (symbol.ends_with("b/s"))
            symbol.replace(symbol.size() - 3, 3, "bit/s");
    }
    if (symbol.starts_with("KB") || symbol.starts_with("Kbit"))
        symbol[0] = 'k';
    else if (symbol.starts_with("kiB") || symbol.starts_with("kibit"))
        symbol[0] = 'K';
    return symbol;
}

/** What is known of a dimension; in the order of the enumeration. */
struct DimensionInfo
{
    std::string_view name;
    std::string_view forms;
    std::span<const Unit> units;
};

constexpr std::array kDimensionInfos{
    DimensionInfo{phrase("size"),
                  phrase("a number with B, kB, MB, GB, TB, PB or KiB, MiB, GiB, TiB, PiB, such as 10 MB"),
                  kSizes},
    DimensionInfo{phrase("bandwidth"),
                  phrase("a number with bit/s, Mbit/s, Gbit/s, B/s, MB/s, GB/s or MiB/s, such as 940 Mbit/s"),
                  kBandwidths},
    DimensionInfo{phrase("time"), phrase("a number with s, ms, us, ns, min or h, such as 450 us"),
                  kDurations},
    DimensionInfo{phrase("power"), phrase("a number with W, kW or MW, such as 350 W"), kPowers},
    DimensionInfo{phrase("number"), phrase("a number of 0 or more, or percent of 1, such as 2.5"), kNumbers},
};

const DimensionInfo& infoOf(Dimension dimension)
{
    return kDimensionInfos[static_cast<std::size_t>(dimension)];
}

constexpr std::string_view kOutOfRange = phrase("the number is out of range");

Error unreadable(Dimension dimension, std::string_view text, std::string_view reason)
{
    return invalidInput("%1 is not a %2: %3; write %4",
                        {inQuotes(text), sentence(infoOf(dimension).name), sentence(reason),
                         sentence(acceptedForms(dimension))});
}

/** A unit of another dimension with this symbol: the likely slip behind an unknown unit. */
const Unit* findInOtherDimension(Dimension dimension, std::string_view symbol)
{
    for (const Dimension other :
         {Dimension::size, Dimension::bandwidth, Dimension::duration, Dimension::power})
        if (other != dimension)
            if (const Unit* unit = findUnit(other, symbol))
                return unit;
    return nullptr;
}

std::string unknownUnitReason(Dimension dimension, std::string_view symbol)
{
    if (const Unit* other = findInOtherDimension(dimension, symbol))
        return sentence("%1 is a unit of %2", {inQuotes(symbol), sentence(infoOf(other->dimension).name)});
    if (dimension == Dimension::size && (symbol == "b" || symbol.ends_with("bit") || symbol.ends_with("b")))
        return sentence("sizes are given in bytes, and %1 means bits", {inQuotes(symbol)});
    return sentence("there is no unit %1", {inQuotes(symbol)});
}

double readBack(std::string_view number)
{
    double value = 0;
    std::from_chars(number.data(), number.data() + number.size(), value);
    return value;
}

/** The numbers that may give the value when they are multiplied by the unit, ascending: the quotient can be
 * an ulp off. */
std::array<double, 5> countsAbout(double value, const Unit& unit)
{
    std::array<double, 5> counts{};
    counts[2] = value / unit.scale;
    counts[1] = std::nextafter(counts[2], -HUGE_VAL);
    counts[0] = std::nextafter(counts[1], -HUGE_VAL);
    counts[3] = std::nextafter(counts[2], HUGE_VAL);
    counts[4] = std::nextafter(counts[3], HUGE_VAL);
    return counts;
}

/** Whether the value can be written in the unit: far from 1 there may be no such number. */
bool isMultiple(double value, const Unit& unit)
{
    const std::array<double, 5> counts = countsAbout(value, unit);
    return std::ranges::any_of(counts, [&](double count) { return count * unit.scale == value; });
}

} // namespace

std::span<const Unit> unitsOf(Dimension dimension)
{
    return infoOf(dimension).units;
}

const Unit* findUnit(Dimension dimension, std::string_view symbol)
{
    for (const Unit& unit : unitsOf(dimension))
        if (unit.symbol == symbol)
            return &unit;
    const std::string canonical = canonicalSymbol(dimension, symbol);
    for (const Unit& unit : unitsOf(dimension))
        if (unit.symbol == canonical)
            return &unit;
    return nullptr;
}

std::string_view acceptedForms(Dimension dimension)
{
    return infoOf(dimension).forms;
}

Quantity inBaseUnit(Dimension dimension, double value)
{
    for (const Unit& unit : unitsOf(dimension))
        if (unit.scale == 1)
            return {value, &unit};
    return {value, nullptr};
}

Quantity quantity(Dimension dimension, double count, std::string_view symbol)
{
    const Unit* unit = findUnit(dimension, symbol);
    return {count * unit->scale, unit};
}

const Unit& readableUnit(Dimension dimension, double value)
{
    const std::string text = displayText(dimension, value);
    const Unit* unit = findUnit(dimension, std::string_view(text).substr(text.find(' ') + 1));
    return unit ? *unit : *inBaseUnit(dimension, value).unit;
}

Quantity inReadableUnit(Dimension dimension, double value)
{
    const Unit& unit = readableUnit(dimension, value);
    const Quantity base = inBaseUnit(dimension, value);
    if (!isMultiple(value, unit))
        return base;
    // Parts of a second are no powers of two: 0.0001 s is 100.00000000000001 us to the last digit.
    const Quantity readable{value, &unit};
    const bool isExact = dimension != Dimension::duration || unit.scale >= 1;
    return isExact || quantityText(readable).size() <= quantityText(base).size() + 4 ? readable : base;
}

Result<Quantity> parseQuantity(Dimension dimension, std::string_view text)
{
    const Ungrouped whole(trimmed(text));
    const std::string_view all = whole.view();
    if (all.empty())
        return unreadable(dimension, text, phrase("it is empty"));
    std::string_view rest = all;
    if (rest.starts_with('+') && rest.size() > 1 && rest[1] != '-')
        rest.remove_prefix(1);
    double number = 0;
    const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    if (read.ec == std::errc::result_out_of_range)
        return unreadable(dimension, all, kOutOfRange);
    if (read.ec != std::errc())
        return unreadable(dimension, all, phrase("it does not begin with a number"));
    if (!std::isfinite(number))
        return unreadable(dimension, all, phrase("the number is not finite"));
    rest.remove_prefix(static_cast<std::size_t>(read.ptr - rest.data()));
    if (rest.starts_with(','))
        return unreadable(dimension, all, phrase("a comma is no decimal point here"));
    const std::string_view symbol = trimmed(rest);
    if (number < 0)
        return unreadable(dimension, all, phrase("it is negative"));
    if (symbol.empty()) {
        if (number != 0 && dimension != Dimension::number)
            return unreadable(dimension, all, phrase("the unit is missing"));
        if (!isInRange(number))
            return unreadable(dimension, all, kOutOfRange);
        return inBaseUnit(dimension, std::abs(number)); // -0 is 0
    }
    const Unit* unit = findUnit(dimension, symbol);
    if (!unit)
        return unreadable(dimension, all, unknownUnitReason(dimension, symbol));
    const double value = std::abs(number) * unit->scale; // -0 is 0
    if (!isInRange(value) || (value == 0 && number != 0))
        return unreadable(dimension, all, kOutOfRange);
    return Quantity{value, unit};
}

std::string quantityText(const Quantity& q)
{
    if (!q.unit || q.unit->symbol.empty())
        return numberText(q.value);
    const std::string_view symbol = q.unit->symbol;
    // Of those that multiply back take the shortest number.
    std::string best;
    for (const double candidate : countsAbout(q.value, *q.unit)) {
        const std::string text = numberText(candidate);
        if (readBack(text) * q.unit->scale == q.value && (best.empty() || text.size() < best.size()))
            best = text;
    }
    if (best.empty()) {
        // No number times this unit gives the value (possible far from 1): fall back to the base unit, which
        // is exact.
        const Quantity base = inBaseUnit(q.unit->dimension, q.value);
        return numberText(q.value) + " " + std::string(base.unit->symbol);
    }
    return best + " " + std::string(symbol);
}

std::string displayText(Dimension dimension, double value, int digits)
{
    struct Step
    {
        double scale;
        std::string_view symbol;
    };
    static constexpr std::array kSizeSteps{Step{1e15, "PB"}, Step{1e12, "TB"}, Step{1e9, "GB"},
                                           Step{1e6, "MB"},  Step{1e3, "kB"},  Step{1, "B"}};
    static constexpr std::array kRateSteps{Step{kBit * 1e12, "Tbit/s"}, Step{kBit * 1e9, "Gbit/s"},
                                           Step{kBit * 1e6, "Mbit/s"}, Step{kBit * 1e3, "kbit/s"},
                                           Step{kBit, "bit/s"}};
    static constexpr std::array kTimeSteps{Step{1, "s"}, Step{1e-3, "ms"}, Step{1e-6, "us"},
                                           Step{1e-9, "ns"}};
    static constexpr std::array kPowerSteps{Step{1e6, "MW"}, Step{1e3, "kW"}, Step{1, "W"}};
    if (dimension == Dimension::number)
        return groupedText(value, digits);
    std::span<const Step> steps = kSizeSteps;
    if (dimension == Dimension::bandwidth)
        steps = kRateSteps;
    else if (dimension == Dimension::duration)
        steps = kTimeSteps;
    else if (dimension == Dimension::power)
        steps = kPowerSteps;
    if (!std::isfinite(value))
        return value > 0 ? "unlimited" : "–";
    if (value == 0)
        return "0 " + std::string(dimension == Dimension::bandwidth ? "bit/s"
                                  : dimension == Dimension::size    ? "B"
                                  : dimension == Dimension::power   ? "W"
                                                                    : "s");
    // Times from 0.1 s on are read in seconds, as in the papers' tables.
    const double threshold = dimension == Dimension::duration ? 0.1 : 1.0;
    for (const Step& step : steps) {
        // What is shown decides the prefix: 999.996 MB reads 1 GB and not 1000 MB.
        const std::string count = roundedText(value / step.scale, digits);
        const double least = step.scale == 1 ? threshold : 1.0;
        if (std::abs(readBack(count)) >= least || &step == &steps.back())
            return groupedNumber(count) + " " + std::string(step.symbol);
    }
    return numberText(value);
}

std::string waitingTimeText(double seconds)
{
    const double minutes = std::ceil(seconds / 60);
    return minutes < 120 ? roundedText(minutes) + " min" : roundedText(minutes / 60, 2) + " h";
}

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
