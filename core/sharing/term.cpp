// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/term.h"

#include "core/base/text.h"
#include "core/base/units.h"

#include <cmath>

namespace contraflow {

namespace {

Term term(TermUnit unit, std::string name, std::string symbol, double value, std::string meaning)
{
    Term made;
    made.name = std::move(name);
    made.symbol = std::move(symbol);
    made.meaning = std::move(meaning);
    made.unit = unit;
    made.value = value;
    return made;
}

} // namespace

Term Term::from(std::string symbols, std::string numbers) &&
{
    formula = std::move(symbols);
    working = std::move(numbers);
    return std::move(*this);
}

Term Term::of(ChannelId about) &&
{
    channel = about.value;
    return std::move(*this);
}

Term Term::with(std::vector<std::uint32_t> members) &&
{
    messages = std::move(members);
    return std::move(*this);
}

Term countTerm(std::string name, std::string symbol, double value, std::string meaning)
{
    return term(TermUnit::count, std::move(name), std::move(symbol), value, std::move(meaning));
}

Term numberTerm(std::string name, std::string symbol, double value, std::string meaning)
{
    return term(TermUnit::none, std::move(name), std::move(symbol), value, std::move(meaning));
}

Term bandwidthTerm(std::string name, std::string symbol, double value, std::string meaning)
{
    return term(TermUnit::bandwidth, std::move(name), std::move(symbol), value, std::move(meaning));
}

Term wordTerm(std::string name, std::string symbol, std::string word, std::string meaning)
{
    Term made = term(TermUnit::word, std::move(name), std::move(symbol),
                     std::numeric_limits<double>::quiet_NaN(), std::move(meaning));
    made.word = std::move(word);
    return made;
}

Term parameterTerm(std::string name, double value)
{
    return term(TermUnit::none, std::move(name), {}, value, {});
}

std::string valueText(TermUnit unit, double value)
{
    switch (unit) {
    case TermUnit::bandwidth:
        return displayText(Dimension::bandwidth, value);
    case TermUnit::secondsPerByte:
        return groupedText(value * 1e9) + " s/GB";
    case TermUnit::percent:
        return groupedText(value, 3) + " %";
    case TermUnit::count:
        // A count beyond 15 digits is not known to the last one.
        return groupedNumber(std::abs(value) < 1e15 ? numberText(value) : roundedText(value));
    case TermUnit::none:
    case TermUnit::word:
        break;
    }
    return groupedText(value);
}

std::string termValueText(const Term& term)
{
    return term.unit == TermUnit::word ? term.word : valueText(term.unit, term.value);
}

} // namespace contraflow
