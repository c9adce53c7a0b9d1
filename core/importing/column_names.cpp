// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/column_names.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>

namespace contraflow {

namespace {

struct Synonym
{
    std::string_view word;
    ColumnMeaning meaning;
};

/** Names in lower case, without blanks, dashes, underscores and '#'. */
constexpr std::array kSynonyms{
    Synonym{"message", ColumnMeaning::message},
    Synonym{"messageid", ColumnMeaning::message},
    Synonym{"msg", ColumnMeaning::message},
    Synonym{"msgid", ColumnMeaning::message},
    Synonym{"link", ColumnMeaning::message},
    Synonym{"id", ColumnMeaning::message},
    Synonym{"flow", ColumnMeaning::message},
    Synonym{"flowid", ColumnMeaning::message},
    Synonym{"comm", ColumnMeaning::message},
    Synonym{"communication", ColumnMeaning::message},
    Synonym{"pattern", ColumnMeaning::pattern},
    Synonym{"patternid", ColumnMeaning::pattern},
    Synonym{"experiment", ColumnMeaning::pattern},
    Synonym{"experimentid", ColumnMeaning::pattern},
    Synonym{"scheme", ColumnMeaning::pattern},
    Synonym{"graph", ColumnMeaning::pattern},
    Synonym{"source", ColumnMeaning::source},
    Synonym{"src", ColumnMeaning::source},
    Synonym{"from", ColumnMeaning::source},
    Synonym{"sender", ColumnMeaning::source},
    Synonym{"destination", ColumnMeaning::destination},
    Synonym{"dest", ColumnMeaning::destination},
    Synonym{"dst", ColumnMeaning::destination},
    Synonym{"to", ColumnMeaning::destination},
    Synonym{"receiver", ColumnMeaning::destination},
    Synonym{"target", ColumnMeaning::destination},
    Synonym{"test", ColumnMeaning::test},
    Synonym{"benchmark", ColumnMeaning::test},
    Synonym{"algo", ColumnMeaning::test},
    Synonym{"algorithm", ColumnMeaning::test},
    Synonym{"processes", ColumnMeaning::processes},
    Synonym{"procs", ColumnMeaning::processes},
    Synonym{"np", ColumnMeaning::processes},
    Synonym{"nprocs", ColumnMeaning::processes},
    Synonym{"ranks", ColumnMeaning::processes},
    Synonym{"size", ColumnMeaning::size},
    Synonym{"bytes", ColumnMeaning::size},
    Synonym{"messagesize", ColumnMeaning::size},
    Synonym{"msgsize", ColumnMeaning::size},
    Synonym{"length", ColumnMeaning::size},
    Synonym{"nbytes", ColumnMeaning::size},
    Synonym{"start", ColumnMeaning::start},
    Synonym{"begin", ColumnMeaning::start},
    Synonym{"time", ColumnMeaning::time},
    Synonym{"t", ColumnMeaning::time},
    Synonym{"mean", ColumnMeaning::time},
    Synonym{"meantime", ColumnMeaning::time},
    Synonym{"timemean", ColumnMeaning::time},
    Synonym{"duration", ColumnMeaning::time},
    Synonym{"latency", ColumnMeaning::time},
    Synonym{"lat", ColumnMeaning::time},
    Synonym{"oneway", ColumnMeaning::time},
    Synonym{"avg", ColumnMeaning::time},
    Synonym{"average", ColumnMeaning::time},
    Synonym{"avglatency", ColumnMeaning::time},
    Synonym{"tavg", ColumnMeaning::time},
    Synonym{"measured", ColumnMeaning::time},
    Synonym{"bandwidth", ColumnMeaning::bandwidth},
    Synonym{"bw", ColumnMeaning::bandwidth},
    Synonym{"throughput", ColumnMeaning::bandwidth},
    Synonym{"goodput", ColumnMeaning::bandwidth},
    Synonym{"msgsec", ColumnMeaning::messageRate},
    Synonym{"messagess", ColumnMeaning::messageRate},
    Synonym{"repetitions", ColumnMeaning::repetitions},
    Synonym{"reps", ColumnMeaning::repetitions},
    Synonym{"n", ColumnMeaning::repetitions},
    Synonym{"count", ColumnMeaning::repetitions},
    Synonym{"iterations", ColumnMeaning::repetitions},
    Synonym{"iters", ColumnMeaning::repetitions},
    Synonym{"samples", ColumnMeaning::repetitions},
    Synonym{"min", ColumnMeaning::minimum},
    Synonym{"minimum", ColumnMeaning::minimum},
    Synonym{"mintime", ColumnMeaning::minimum},
    Synonym{"minlatency", ColumnMeaning::minimum},
    Synonym{"tmin", ColumnMeaning::minimum},
    Synonym{"max", ColumnMeaning::maximum},
    Synonym{"maximum", ColumnMeaning::maximum},
    Synonym{"maxtime", ColumnMeaning::maximum},
    Synonym{"maxlatency", ColumnMeaning::maximum},
    Synonym{"tmax", ColumnMeaning::maximum},
    Synonym{"ci", ColumnMeaning::ci95},
    Synonym{"ci95", ColumnMeaning::ci95},
    Synonym{"ci95half", ColumnMeaning::ci95},
    Synonym{"cihalf", ColumnMeaning::ci95},
    Synonym{"ci95halfwidth", ColumnMeaning::ci95},
    Synonym{"halfwidth", ColumnMeaning::ci95},
    Synonym{"timeci95half", ColumnMeaning::ci95},
    Synonym{"error", ColumnMeaning::ci95},
    Synonym{"err", ColumnMeaning::ci95},
    // German and French, as spreadsheets have them.
    Synonym{"nachricht", ColumnMeaning::message},
    Synonym{"von", ColumnMeaning::source},
    Synonym{"quelle", ColumnMeaning::source},
    Synonym{"de", ColumnMeaning::source},
    Synonym{"nach", ColumnMeaning::destination},
    Synonym{"an", ColumnMeaning::destination},
    Synonym{"ziel", ColumnMeaning::destination},
    Synonym{"vers", ColumnMeaning::destination},
    Synonym{"à", ColumnMeaning::destination},
    Synonym{"größe", ColumnMeaning::size},
    Synonym{"groesse", ColumnMeaning::size},
    Synonym{"taille", ColumnMeaning::size},
    Synonym{"octets", ColumnMeaning::size},
    Synonym{"beginn", ColumnMeaning::start},
    Synonym{"début", ColumnMeaning::start},
    Synonym{"zeit", ColumnMeaning::time},
    Synonym{"dauer", ColumnMeaning::time},
    Synonym{"gemessen", ColumnMeaning::time},
    Synonym{"temps", ColumnMeaning::time},
    Synonym{"durée", ColumnMeaning::time},
    Synonym{"mesuré", ColumnMeaning::time},
    Synonym{"bandbreite", ColumnMeaning::bandwidth},
    Synonym{"durchsatz", ColumnMeaning::bandwidth},
    Synonym{"débit", ColumnMeaning::bandwidth},
    Synonym{"wiederholungen", ColumnMeaning::repetitions},
    Synonym{"anzahl", ColumnMeaning::repetitions},
    Synonym{"répétitions", ColumnMeaning::repetitions},
};

struct UnitWord
{
    std::string_view word;
    std::string_view symbol;
};

constexpr std::array kUnitWords{
    UnitWord{"sec", "s"},
    UnitWord{"secs", "s"},
    UnitWord{"second", "s"},
    UnitWord{"seconds", "s"},
    UnitWord{"msec", "ms"},
    UnitWord{"millisecond", "ms"},
    UnitWord{"milliseconds", "ms"},
    UnitWord{"usec", "us"},
    UnitWord{"usecs", "us"},
    UnitWord{"microsecond", "us"},
    UnitWord{"microseconds", "us"},
    UnitWord{"nsec", "ns"},
    UnitWord{"nanoseconds", "ns"},
    UnitWord{"byte", "B"},
    UnitWord{"bytes", "B"},
    UnitWord{"kbytes", "kB"},
    UnitWord{"mbytes", "MB"},
    UnitWord{"gbytes", "GB"},
    UnitWord{"mbytes/sec", "MB/s"},
    UnitWord{"bytes/s", "B/s"},
    UnitWord{"bytes/sec", "B/s"},
    UnitWord{"mbit/sec", "Mbit/s"},
    UnitWord{"mbits/sec", "Mbit/s"},
    UnitWord{"mbits/s", "Mbit/s"},
    UnitWord{"gbits/sec", "Gbit/s"},
    UnitWord{"gbits/s", "Gbit/s"},
    UnitWord{"mbps", "Mbit/s"},
    UnitWord{"gbps", "Gbit/s"},
    UnitWord{"kbps", "kbit/s"},
    UnitWord{"bps", "bit/s"},
    UnitWord{"octet", "B"},
    UnitWord{"octets", "B"},
    UnitWord{"ko", "kB"},
    UnitWord{"mo", "MB"},
    UnitWord{"go", "GB"},
    UnitWord{"octets/s", "B/s"},
    UnitWord{"ko/s", "kB/s"},
    UnitWord{"mo/s", "MB/s"},
    UnitWord{"go/s", "GB/s"},
};

std::optional<ColumnMeaning> meaningOf(std::string_view name)
{
    if (name == "N")
        return std::nullopt; // the nodes of a pattern; n is a number of repetitions or processes
    std::string word;
    for (const char c : lowered(name))
        if (std::string_view(" \t_-#./").find(c) == std::string_view::npos)
            word.push_back(c);
    for (const Synonym& synonym : kSynonyms)
        if (synonym.word == word)
            return synonym.meaning;
    return std::nullopt;
}

/** "T (ms)" as "T" and "ms"; an empty unit when there is no bracket, or something behind it. One bracket too
 * many or too few, as in "bandwidth((Mbytes/sec)", is a slip of the pen. */
std::pair<std::string_view, std::string_view> splitBrackets(std::string_view name)
{
    const std::size_t begin = name.find_last_of("([");
    const std::size_t close = name.find_first_of(")]", begin == std::string_view::npos ? 0 : begin);
    if (begin == std::string_view::npos || begin == 0 ||
        name.find_first_not_of(")] ", std::min(close, name.size())) != std::string_view::npos)
        return {name, {}};
    const std::size_t end = name.find_last_not_of("([ ", begin);
    if (end == std::string_view::npos)
        return {name, {}};
    return {trimmed(name.substr(0, end + 1)),
            trimmed(name.substr(begin + 1, std::min(close, name.size()) - begin - 1))};
}

} // namespace

const Unit* unitOfWord(Dimension dimension, std::string_view word)
{
    if (const Unit* unit = findUnit(dimension, word))
        return unit;
    const std::string lower = lowered(word);
    for (const UnitWord& known : kUnitWords)
        if (known.word == lower)
            if (const Unit* unit = findUnit(dimension, known.symbol))
                return unit;
    return nullptr;
}

ColumnReading readColumnName(std::string_view text)
{
    std::string_view whole = trimmed(text);
    if (whole.starts_with("#"))
        whole = trimmed(whole.substr(1)); // "#bytes"
    const auto [name, bracketed] = splitBrackets(whole);
    if (const auto meaning = meaningOf(name)) {
        ColumnReading reading{*meaning, nullptr, {}};
        const auto dimension = dimensionOf(*meaning);
        if (!dimension)
            return reading;
        if (!bracketed.empty()) {
            reading.unit = unitOfWord(*dimension, bracketed);
            reading.unknownUnit = reading.unit ? std::string() : std::string(bracketed);
        } else {
            // A name that is a unit itself: "bytes". A shortest time is no number of minutes.
            reading.unit = *meaning == ColumnMeaning::minimum ? nullptr : unitOfWord(*dimension, name);
        }
        return reading;
    }
    if (!bracketed.empty())
        return {};
    // "mean_s", "bw_mbps": the unit is the last word.
    const std::size_t cut = whole.find_last_of("_ ");
    if (cut != std::string_view::npos && cut > 0) {
        const auto meaning = meaningOf(whole.substr(0, cut));
        const auto dimension = meaning ? dimensionOf(*meaning) : std::nullopt;
        if (dimension)
            if (const Unit* unit = unitOfWord(*dimension, whole.substr(cut + 1)))
                return {*meaning, unit, {}};
    }
    // A rate is named by its unit alone: "MB/s".
    if (const Unit* unit = unitOfWord(Dimension::bandwidth, whole))
        return {ColumnMeaning::bandwidth, unit, {}};
    return {};
}

} // namespace contraflow
