// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/program_cells.h"

#include "core/base/count_range.h"
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/base/units.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace contraflow {

namespace {

UnitPowers powersOf(CellUnit unit)
{
    switch (unit) {
    case CellUnit::plain:
        break;
    case CellUnit::bytes:
        return contraflow::powersOf(Dimension::size);
    case CellUnit::seconds:
        return contraflow::powersOf(Dimension::duration);
    }
    return {};
}

/** The value of a cell that is no formula; nothing: it may be one. */
std::optional<double> literal(std::string_view text, CellUnit unit)
{
    if (unit == CellUnit::plain)
        return parseNumber(text);
    const Result<Quantity> quantity =
        parseQuantity(unit == CellUnit::bytes ? Dimension::size : Dimension::duration, text);
    return quantity ? std::optional(quantity->value) : std::nullopt;
}

/**
 * Bytes and plain numbers are whole. Sizes are rounded to them; processes, tags and counts must be whole but
 * for what computing them lost, as half of one is a mistake: nothing, then.
 */
std::optional<double> whole(double value, CellUnit unit)
{
    if (unit == CellUnit::seconds)
        return value;
    const double nearest = std::nearbyint(value);
    const bool isWhole = nearlyEqual(1 + std::abs(value), 1 + std::abs(nearest));
    return unit == CellUnit::bytes || isWhole ? std::optional(nearest) : std::nullopt;
}

std::string noWholeNumber(double value)
{
    return sentence("%1 is no whole number; write one, or round a formula by floor() or ceil()",
                    {numberText(value)});
}

} // namespace

Result<ProgramCell> ProgramCell::read(std::string_view text, CellUnit unit,
                                      std::span<const std::string> loops, const ParameterScope& parameters)
{
    ProgramCell cell;
    cell.m_isSet = true;
    if (const auto value = literal(text, unit)) {
        const auto taken = whole(*value, unit);
        if (!taken)
            return Error{ErrorCode::invalidInput, noWholeNumber(*value)};
        cell.m_value = *taken;
        return cell;
    }
    // What begins like a quantity and is none gets the message of quantities.
    const bool isQuantity = unit != CellUnit::plain && !isFormula(text) && !text.empty() &&
                            text.find_first_of("+-*/%^()") == std::string_view::npos && text[0] >= '0' &&
                            text[0] <= '9';
    if (isQuantity)
        return parseQuantity(unit == CellUnit::bytes ? Dimension::size : Dimension::duration, text).error();
    ASSIGN_OR_RETURN(Formula formula,
                     Formula::parse(isFormula(text) ? std::string(text) : "=" + std::string(text)));
    auto code = std::make_shared<Code>(Code{std::move(formula), {}, unit});
    if (const Result<void> resolved = code->resolve(loops, parameters); !resolved)
        return resolved.error();
    cell.m_code = std::move(code);
    return cell;
}

Result<ProgramCell> ProgramCell::readCondition(std::string_view text, std::span<const std::string> loops,
                                               const ParameterScope& parameters)
{
    if (isFormula(text))
        text.remove_prefix(text.find('=') + 1);
    return read("=if(" + std::string(text) + ", 1, 0)", CellUnit::plain, loops, parameters);
}

Result<void> ProgramCell::Code::resolve(std::span<const std::string> loops, const ParameterScope& parameters)
{
    for (const FormulaName& name : formula.names()) {
        Source source;
        // The innermost of two loops with one variable is meant.
        const auto loop = std::find(loops.rbegin(), loops.rend(), name.text);
        if (loop != loops.rend()) {
            source.kind = Source::Kind::loop;
            source.loop = static_cast<std::size_t>(loops.rend() - loop) - 1;
            usesLoops = true;
        } else if (name.text == "rank") {
            source.kind = Source::Kind::rank;
            usesRank = true;
        } else if (name.text == "processes") {
            source.kind = Source::Kind::processes;
        } else if (const ParameterValue* parameter = parameters.find(name.text)) {
            if (!parameter->problem.empty())
                return formula.errorAt(
                    name.position, parameters.refusal(name.text, sentence("correct it in the parameters")));
            source.value = parameter->value;
        } else if (const auto constant = formulaConstant(name.text)) {
            source.value = *constant;
        } else {
            std::vector<std::string> others{"rank", "processes"};
            others.insert(others.end(), loops.begin(), loops.end());
            return formula.errorAt(
                name.position,
                sentence("there is no parameter %1", {parameters.unknownName(name.text, std::move(others))}));
        }
        sources.push_back(source);
    }
    return {};
}

Result<double> ProgramCell::Code::evaluated(const CellContext& context) const
{
    constexpr std::size_t kFew = 8;
    std::array<FormulaValue, kFew> few;
    std::vector<FormulaValue> many;
    if (sources.size() > kFew)
        many.resize(sources.size());
    FormulaValue* const values = sources.size() > kFew ? many.data() : few.data();
    for (std::size_t i = 0; i < sources.size(); ++i) {
        const Source& source = sources[i];
        values[i] = source.value;
        if (source.kind == Source::Kind::rank)
            values[i] = {static_cast<double>(context.rank), {}, false};
        else if (source.kind == Source::Kind::processes)
            values[i] = {static_cast<double>(context.processes), {}, false};
        else if (source.kind == Source::Kind::loop)
            values[i] = {context.loops[source.loop], {}, false};
    }
    ASSIGN_OR_RETURN(const FormulaValue value, formula.evaluate({values, sources.size()}));
    if (value.unit != powersOf(unit) && !value.fitsAnyUnit)
        return formula.error(
            sentence("it comes to %1 and must come to %2", {kindText(value.unit), kindText(powersOf(unit))}));
    if (const auto taken = whole(value.number, unit))
        return *taken;
    return formula.error(noWholeNumber(value.number));
}

std::optional<Result<std::vector<std::uint32_t>>> listedRanks(std::string_view text, std::uint32_t processes)
{
    if (text.empty() || text.find_first_not_of("0123456789-;, ") != std::string_view::npos || text[0] == '-')
        return std::nullopt;
    std::vector<std::uint32_t> ranks;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(";,"), text.size());
        const std::string_view item = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        const auto numbers = parseCountRange(item, "-");
        if (!numbers)
            return invalidInput("%1 is no rank and no range of ranks; write one such as 3 or 4-7",
                                {inQuotes(item)});
        if (numbers->last >= processes)
            return invalidInput("there is no process %1; its processes are 0 to %2",
                                {std::to_string(numbers->last), std::to_string(processes - 1)});
        if (numbers->hasMoreThan(2 * std::size_t{processes} - ranks.size()))
            return invalidInput("some ranks are named twice; name each once");
        numbers->each([&ranks](std::uint64_t rank) { ranks.push_back(static_cast<std::uint32_t>(rank)); });
    }
    return ranks;
}

} // namespace contraflow
