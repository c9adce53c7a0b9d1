// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/sweep.h"

#include "core/base/common_unit.h"
#include "core/base/sentence.h"
#include "core/base/signed_quantity.h"
#include "core/base/text.h"
#include "core/formula/formula_value.h"
#include "core/project/checks.h"
#include "core/project/report_fields.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace contraflow {

namespace {

constexpr std::size_t kMostValues = 1000;
constexpr std::size_t kDefaultCount = 9;
constexpr double kRatiosFrom = 4; // last value / first value

struct Word
{
    SweepParameter parameter;
    std::string_view name;
    std::optional<Dimension> dimension;
};

constexpr std::array kWords{
    Word{SweepParameter::size, "size", Dimension::size},
    Word{SweepParameter::scale, "scale", {}},
    Word{SweepParameter::processes, "processes", {}},
    Word{SweepParameter::oversubscription, "oversubscription", {}},
    Word{SweepParameter::nic, "nic", Dimension::bandwidth},
    Word{SweepParameter::speed, "speed", {}},
};
static_assert(std::all_of(kWords.begin(), kWords.end(),
                          [](const Word& word) { return isSweepWord(word.name); }) &&
              kWords.size() == kSweepWords.size());

Error refusal(std::string_view text, const std::string& why)
{
    return {ErrorCode::invalidInput, sentence("sweep %1: %2", {inQuotes(text), why})};
}

/** A value of a range with what its unit is. */
struct Value
{
    double number = 0;
    UnitPowers powers;
};

std::optional<Dimension> dimensionOf(UnitPowers powers)
{
    for (const Dimension dimension : {Dimension::size, Dimension::bandwidth, Dimension::duration})
        if (powersOf(dimension) == powers)
            return dimension;
    return std::nullopt;
}

class RangeReader
{
public:
    RangeReader(const Project& project, std::string_view text) : m_project(project), m_text(trimmed(text)) {}

    Result<SweepRange> read()
    {
        const std::size_t sign = m_text.find('=');
        if (sign == std::string_view::npos || sign == 0)
            return refusal(m_text,
                           sentence("write what is swept and its values, such as nic=1Gbit/s..100Gbit/s/9"));
        RETURN_IF_ERROR(takeName(trimmed(m_text.substr(0, sign))));
        const std::string_view values = trimmed(m_text.substr(sign + 1));
        const std::size_t dots = values.find("..");
        ASSIGN_OR_RETURN(const std::vector<Value> read,
                         dots == std::string_view::npos
                             ? list(values)
                             : steps(values.substr(0, dots), values.substr(dots + 2)));
        return finish(read);
    }

private:
    Result<void> takeName(std::string_view name)
    {
        m_range.name = std::string(name);
        const bool isForced = name.starts_with(kSweptParameter);
        if (isForced)
            m_range.name = std::string(trimmed(name.substr(kSweptParameter.size())));
        for (const Word& word : kWords)
            if (!isForced && word.name == name) {
                m_range.parameter = word.parameter;
                m_dimension = word.dimension;
                return {};
            }
        m_range.parameter = SweepParameter::parameter;
        if (const std::string doubled = doubledName(m_project.parameters, m_range.name, "parameter");
            !doubled.empty())
            return refusal(m_text, doubled);
        if (findByName(m_project.parameters, m_range.name))
            return {};
        std::vector<std::string> known;
        for (const Word& word : kWords)
            known.emplace_back(word.name);
        for (const ParameterRow& row : m_project.parameters)
            known.push_back(row.name);
        const std::string hint = suggestion(m_range.name, known);
        return refusal(m_text,
                       sentence("there is nothing called %1 to sweep; %2",
                                {inQuotes(m_range.name),
                                 hint.empty() ? sentence("take one of %1", {joinedWords(known)}) : hint}));
    }

    [[nodiscard]] Result<Value> value(std::string_view text) const
    {
        if (m_range.parameter == SweepParameter::parameter) {
            const Result<FormulaValue> read = readFormulaValue(trimmed(text));
            if (!read)
                return refusal(m_text, read.error().message);
            return Value{read->number, read->unit};
        }
        if (m_dimension) {
            const Result<Quantity> read = parseQuantity(*m_dimension, text);
            if (!read)
                return refusal(m_text, read.error().message);
            return positive(Value{read->value, powersOf(*m_dimension)});
        }
        if (const auto number = parseNumber(text))
            return positive(Value{*number, {}});
        const Result<Quantity> share = parseSignedQuantity(Dimension::number, text);
        if (!share)
            return refusal(m_text,
                           sentence("%1 is not a number; write one such as 4, or 50 %", {inQuotes(text)}));
        return positive(Value{share->value, {}});
    }

    [[nodiscard]] Result<Value> positive(Value value) const
    {
        if (!(value.number > 0))
            return refusal(
                m_text,
                sentence("its values must be above 0, since they are no changes; write 95 % or 0.95 for "
                         "five percent less"));
        if (m_range.parameter == SweepParameter::processes && value.number < 2)
            return refusal(m_text, sentence("messages need at least 2 processes"));
        return value;
    }

    [[nodiscard]] Result<std::vector<Value>> list(std::string_view text) const
    {
        std::vector<Value> values;
        while (true) {
            const std::size_t comma = text.find(',');
            ASSIGN_OR_RETURN(Value one, value(text.substr(0, comma)));
            values.push_back(one);
            if (values.size() > kMostValues)
                return refusal(m_text, sentence("it has more than %1 values", {groupedCount(kMostValues)}));
            if (comma == std::string_view::npos)
                return values;
            text.remove_prefix(comma + 1);
        }
    }

    /** Takes "/9log" off the end of `text`, where the slash is not that of a unit. */
    Result<void> takeCount(std::string_view& text)
    {
        const std::size_t slash = text.rfind('/');
        if (slash == std::string_view::npos || slash + 1 == text.size() || text[slash + 1] < '0' ||
            text[slash + 1] > '9')
            return {};
        std::string_view count = trimmed(text.substr(slash + 1));
        for (const std::string_view spacing : {std::string_view("lin"), std::string_view("log")})
            if (count.ends_with(spacing)) {
                m_spacing = spacing;
                count.remove_suffix(spacing.size());
            }
        const auto number = parseCount(count);
        if (!number || *number < 2 || *number > kMostValues)
            return refusal(
                m_text,
                sentence(
                    "behind the slash stands how many values, from 2 to %1, and lin or log, such as /9 or "
                    "/9lin",
                    {groupedCount(kMostValues)}));
        m_count = static_cast<std::size_t>(*number);
        text = text.substr(0, slash);
        return {};
    }

    Result<std::vector<Value>> steps(std::string_view from, std::string_view to)
    {
        RETURN_IF_ERROR(takeCount(to));
        ASSIGN_OR_RETURN(const Value first, value(from));
        ASSIGN_OR_RETURN(const Value last, value(to));
        const bool hasOneUnit = first.powers == last.powers || first.number == 0 || last.number == 0;
        if (!hasOneUnit)
            return refusal(m_text, sentence("both ends must have the same unit"));
        const bool areRatiosPossible = first.number > 0 && last.number > 0;
        if (m_spacing == "log" && !areRatiosPossible)
            return refusal(m_text, sentence("equal ratios need values above 0; write lin behind the count"));
        const double widest = std::max(first.number, last.number);
        const double narrowest = std::min(first.number, last.number);
        const bool isLog =
            m_spacing.empty() ? areRatiosPossible && widest >= kRatiosFrom * narrowest : m_spacing == "log";
        std::vector<Value> values;
        for (std::size_t i = 0; i < m_count; ++i) {
            const double share = static_cast<double>(i) / static_cast<double>(m_count - 1);
            Value value = first.number == 0 ? last : first;
            if (i + 1 == m_count)
                value.number = last.number;
            else if (isLog)
                value.number = first.number * std::pow(last.number / first.number, share);
            else
                value.number = first.number + share * (last.number - first.number);
            values.push_back(value);
        }
        return values;
    }

    Result<SweepRange> finish(const std::vector<Value>& values)
    {
        for (Value value : values) {
            if (m_range.parameter == SweepParameter::processes)
                value.number = std::round(value.number);
            if (!m_range.values.empty() && m_range.values.back() == value.number)
                continue;
            m_range.values.push_back(value.number);
            if (m_range.parameter == SweepParameter::parameter)
                m_range.settings.push_back(valueText({value.number, value.powers, false}));
        }
        const std::optional<Dimension> dimension = dimensionOf(values.back().powers);
        if (dimension)
            m_range.unit = inBaseUnit(*dimension, 0).unit->symbol;
        ValueExtent extent;
        for (const double value : m_range.values)
            extent.take(value);
        const Unit* const unit = dimension ? commonUnit(*dimension, extent) : nullptr;
        for (const double value : m_range.values)
            m_range.texts.push_back(unit        ? textInUnit(*unit, value)
                                    : dimension ? displayText(*dimension, value)
                                                : groupedText(value));
        return std::move(m_range);
    }

    const Project& m_project;
    std::string_view m_text;
    SweepRange m_range;
    std::optional<Dimension> m_dimension;
    std::size_t m_count = kDefaultCount;
    std::string_view m_spacing; ///< "lin", "log", or empty: by the ends
};

} // namespace

Result<SweepRange> parseSweep(const Project& project, std::string_view text)
{
    return RangeReader(project, text).read();
}

} // namespace contraflow
