// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/row_formulas.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/base/units.h"
#include "core/base/words.h"
#include "core/project/host_list.h"
#include "core/project/server_names.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace contraflow {

namespace {

constexpr const char* kRowNumber = "row";
/** Formulas of different text that are kept in memory for one table. */
constexpr std::size_t kMaxFormulas = 10'000;

constexpr const char* kHasNoValue = phrase("%1 of this row has no value; correct it first");

std::string_view unitExample(Dimension dimension)
{
    return nameOf(dimension, {{Dimension::size, "8 B"},
                              {Dimension::bandwidth, "1 Mbit/s"},
                              {Dimension::duration, "1 s"},
                              {Dimension::power, "1 W"}});
}

/** Empty, or why a value is none for a cell of this dimension. */
std::string misfit(const FormulaValue& value, Dimension dimension)
{
    const UnitPowers wanted = powersOf(dimension);
    if (value.unit != wanted && !value.fitsAnyUnit)
        return sentence("the result is %1 where %2 is wanted; %3",
                        {kindText(value.unit), kindText(wanted),
                         wanted.isPlain()       ? sentence("divide by a unit")
                         : value.unit.isPlain() ? sentence("multiply by a unit, such as %1",
                                                           {std::string(unitExample(dimension))})
                                                : sentence("check the units of what it is made of")});
    if (value.number < 0)
        return sentence("the result %1 is negative; a value here is 0 or more", {valueText(value)});
    if (!isInRange(value.number))
        return sentence("the result %1 is out of range; check the numbers it is made of", {valueText(value)});
    return {};
}

/** Empty, or why a value is none for a cell of whole numbers. */
std::string misfit(const FormulaValue& value)
{
    if (!value.unit.isPlain())
        return sentence("the result is %1 where a number without unit is wanted; divide by a unit",
                        {kindText(value.unit)});
    const double whole = std::round(value.number);
    if (!nearlyEqual(value.number, whole) || whole < 0 || whole > std::numeric_limits<std::uint32_t>::max())
        return sentence("the result %1 is not a whole number from 0 to 4294967295; use ceil or floor",
                        {valueText(value)});
    return {};
}

/** Empty, or why a value is none for a cell of prices. */
std::string priceMisfit(const FormulaValue& value, std::string_view per)
{
    UnitPowers wanted{.money = 1, .currency = value.unit.currency};
    if (!per.empty())
        wanted = findFormulaUnit("EUR" + std::string(per)).powers;
    wanted.currency = value.unit.currency;
    if (value.unit != wanted || value.unit.money != 1)
        return sentence(
            per.empty()
                ? phrase("the result is %1 where a price is wanted; multiply by one such as %2")
                : phrase("the result is %1 where a price of energy is wanted; multiply by one such as %2"),
            {kindText(value.unit), "1 EUR" + std::string(per)});
    if (value.number < 0)
        return sentence("the result %1 is negative; a price is 0 or more", {valueText(value)});
    return {};
}

FormulaValue valueOf(const QuantityCell& cell, Dimension dimension)
{
    return {cell.value().value, powersOf(dimension), false};
}

FormulaValue valueOf(const CountCell& cell, Dimension)
{
    return {static_cast<double>(cell.value()), {}, false};
}

/** Of a currency that formulas do not know, nothing that fits anything. */
FormulaValue valueOf(const PriceCell& cell, Dimension)
{
    const FormulaUnit unit = findFormulaUnit(cell.value().currency);
    return {unit.valueOf(cell.value().amount), unit.powers, false};
}

template<typename Row>
std::vector<std::string> keysOf(const std::vector<FormulaColumn<Row>>& columns)
{
    return mapped<std::string>(columns, &FormulaColumn<Row>::key);
}

} // namespace

bool ScopePair::isChanged(const std::string& name)
{
    if (!m_isChanged)
        return false;
    if (!m_before)
        m_before.emplace(m_rowsBefore);
    const ParameterValue* before = m_before->find(name);
    const ParameterValue* after = now().find(name);
    return before && after ? !(*before == *after) : before != after;
}

TableFormula& TableFormulas::find(const SharedText& text)
{
    if (text == m_lastText)
        return *m_last;
    const auto [entry, isNew] = m_formulas.try_emplace(text->text);
    TableFormula& found = entry->second;
    if (isNew) {
        found.typed = text->problem.empty() ? text : SharedText({text->text, {}, true});
        Result<Formula> formula = Formula::parse(text->text);
        if (formula) {
            found.formula = std::move(formula).value();
            resolve(found);
        } else {
            found.problem = formula.error().message;
        }
    }
    m_lastText = text;
    m_last = &found;
    return found;
}

void TableFormulas::forgetMany()
{
    if (m_formulas.size() < kMaxFormulas)
        return;
    m_formulas.clear();
    m_lastText = {};
}

void TableFormulas::resolve(TableFormula& formula)
{
    const auto positionIn = [](const std::vector<std::string>& names, const std::string& name) {
        return static_cast<std::size_t>(std::ranges::find(names, name) - names.begin());
    };
    for (const FormulaName& name : formula.formula->names()) {
        NameSource source;
        if (const std::size_t column = positionIn(m_columns, name.text); column < m_columns.size()) {
            source = {NameSource::Kind::column, column, {}};
        } else if (const std::size_t extra = positionIn(m_extras, name.text); extra < m_extras.size()) {
            source = {NameSource::Kind::extra, extra, {}};
        } else if (name.text == kRowNumber) {
            source.kind = NameSource::Kind::rowNumber;
            formula.usesRowNumber = true;
        } else {
            formula.isTouched = formula.isTouched || m_scopes.isChanged(name.text);
            const ParameterScope& scope = m_scopes.now();
            const auto refuse = [&](const std::string& reason) {
                if (formula.problem.empty())
                    formula.problem = formula.formula->errorAt(name.position, reason).message;
            };
            if (const ParameterValue* parameter = scope.find(name.text)) {
                source.value = parameter->value;
                if (!parameter->problem.empty())
                    refuse(scope.refusal(name.text, sentence("correct it in the parameters")));
            } else if (const auto fact = std::ranges::find_if(
                           m_facts, [&](const auto& each) { return each.first == name.text; });
                       fact != m_facts.end()) {
                source.value = {fact->second, {}, false};
            } else if (const auto constant = formulaConstant(name.text)) {
                source.value = *constant;
            } else {
                std::vector<std::string> others = m_columns;
                others.insert(others.end(), m_extras.begin(), m_extras.end());
                for (const auto& [known, value] : m_facts)
                    others.push_back(known);
                refuse(sentence("there is no parameter or column %1",
                                {scope.unknownName(name.text, std::move(others))}));
            }
        }
        formula.sources.push_back(source);
    }
}

template<typename Row>
RowFormulas<Row>::RowFormulas(ScopePair& scopes, const std::vector<std::string>& extras, FormulaFacts facts)
    : m_formulas(scopes, keysOf(formulaColumnsOf<Row>()), extras, std::move(facts))
{}

template<typename Row>
bool RowFormulas<Row>::isTouched(const Row& row, bool hasMoved)
{
    m_formulas.forgetMany();
    const auto isCellTouched = [&](const FormulaColumn<Row>& column) {
        return std::visit(
            [&](auto field) {
                const auto& cell = row.*field;
                if (!cell.isFormula())
                    return false;
                const TableFormula& formula = m_formulas.find(cell.typed());
                return formula.isTouched || (hasMoved && formula.usesRowNumber);
            },
            column.field);
    };
    return std::ranges::any_of(m_columns, isCellTouched);
}

template<typename Row>
std::optional<Row> RowFormulas<Row>::evaluated(const Row& row, std::size_t number)
{
    m_formulas.forgetMany();
    m_row = &row;
    m_number = number;
    for (Slot& slot : m_slots)
        slot.state = Slot::State::open;
    std::optional<Row> changed;
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        std::visit(
            [&](auto field) {
                const auto& cell = row.*field;
                if (cell.isFormula())
                    store(changed, cell, field, i);
            },
            m_columns[i].field);
    return changed;
}

template<typename Row>
template<typename TypedCell>
void RowFormulas<Row>::store(std::optional<Row>& changed, const TypedCell& cell, TypedCell Row::*field,
                             std::size_t column)
{
    const Slot& result = slot(column);
    TableFormula& formula = m_formulas.find(cell.typed());
    TypedCell fresh;
    if (!result.problem.empty()) {
        if (!formula.failed || formula.failed->problem != result.problem)
            formula.failed = SharedText({cell.typed()->text, result.problem, true});
        fresh = TypedCell::withoutValue(formula.failed);
    } else {
        const auto value = [&] {
            if constexpr (std::is_same_v<TypedCell, PriceCell>) {
                const std::string currency =
                    result.value.unit.currency.symbol() + std::string(m_columns[column].perUnit);
                return Price{findFormulaUnit(currency).amountOf(result.value.number), currency};
            } else if constexpr (std::is_same_v<TypedCell, QuantityCell>) {
                return inReadableUnit(m_columns[column].dimension, result.value.number);
            } else {
                return static_cast<std::uint32_t>(std::round(result.value.number));
            }
        };
        fresh = TypedCell::evaluated(formula.typed, value());
    }
    if (fresh == cell)
        return;
    if (!changed)
        changed = *m_row;
    (*changed).*field = std::move(fresh);
}

template<typename Row>
auto RowFormulas<Row>::slot(std::size_t column) -> const Slot&
{
    Slot& result = m_slots[column];
    if (result.state != Slot::State::open)
        return result;
    result.problem.clear();
    result.circle = 0;
    const FormulaColumn<Row>& here = m_columns[column];
    std::visit(
        [&](auto field) {
            const auto& cell = (*m_row).*field;
            if (cell.isFormula())
                return evaluateFormula(column, cell.typed());
            if (cell.hasValue())
                result.value = valueOf(cell, here.dimension);
            if constexpr (std::is_same_v<decltype(field), PriceCell Row::*>)
                if (cell.hasValue() && result.value.unit.isPlain())
                    result.problem =
                        sentence("%1 of this row is in %2, which formulas do not know as EUR or € is; "
                                 "correct it first",
                                 {inQuotes(here.key), inQuotes(cell.value().currency)});
            if (cell.hasValue())
                return;
            if (cell.isEmpty() && here.whenEmpty)
                result.value = {*here.whenEmpty,
                                std::is_same_v<decltype(field), CountCell Row::*> ? UnitPowers()
                                                                                  : powersOf(here.dimension),
                                false};
            else
                result.problem = sentence(cell.isEmpty() ? phrase("%1 of this row is empty; correct it first")
                                                         : kHasNoValue,
                                          {inQuotes(here.key)});
        },
        here.field);
    result.state = Slot::State::done;
    return result;
}

template<typename Row>
void RowFormulas<Row>::evaluateFormula(std::size_t column, const SharedText& text)
{
    Slot& result = m_slots[column];
    const TableFormula& formula = m_formulas.find(text);
    result.problem = formula.problem;
    if (!result.problem.empty())
        return;
    result.state = Slot::State::busy;
    m_busy.push_back(column);
    std::vector<FormulaValue> values = std::exchange(m_values, {}); // columns may need others on the way
    values.clear();
    const std::vector<FormulaName>& names = formula.formula->names();
    for (std::size_t i = 0; i < names.size() && result.problem.empty(); ++i) {
        FormulaValue value;
        if (const std::string reason = takeName(formula.sources[i], names[i], column, value); !reason.empty())
            result.problem = formula.formula->errorAt(names[i].position, reason).message;
        values.push_back(value);
    }
    if (result.problem.empty()) {
        const Result<FormulaValue> value = formula.formula->evaluate(values);
        if (value) {
            result.value = *value;
            const bool isCount = std::holds_alternative<CountCell Row::*>(m_columns[column].field);
            const bool isPrice = std::holds_alternative<PriceCell Row::*>(m_columns[column].field);
            if (const std::string reason = isCount   ? misfit(*value)
                                           : isPrice ? priceMisfit(*value, m_columns[column].perUnit)
                                                     : misfit(*value, m_columns[column].dimension);
                !reason.empty())
                result.problem = formula.formula->error(reason).message;
            else if (!isCount && !isPrice)
                result.value.unit = powersOf(m_columns[column].dimension);
        } else {
            result.problem = value.error().message;
        }
    }
    m_values = std::move(values);
    m_busy.pop_back();
}

template<typename Row>
std::string RowFormulas<Row>::takeName(const NameSource& source, const FormulaName& name, std::size_t column,
                                       FormulaValue& value)
{
    switch (source.kind) {
    case NameSource::Kind::value:
        value = source.value;
        return {};
    case NameSource::Kind::rowNumber:
        value = {static_cast<double>(m_number), {}, false};
        return {};
    case NameSource::Kind::extra:
        return takeExtra(source.index, name.text, value);
    case NameSource::Kind::column:
        return takeColumn(source.index, column, value);
    }
    return {};
}

template<typename Row>
std::string RowFormulas<Row>::takeColumn(std::size_t needed, std::size_t column, FormulaValue& value)
{
    if (m_slots[needed].state == Slot::State::busy) {
        unsigned circle = 0;
        for (auto at = std::ranges::find(m_busy, needed); at != m_busy.end(); ++at)
            circle |= 1U << *at;
        m_slots[column].circle = circle;
        return circleText(circle);
    }
    const Slot& other = slot(needed);
    if (other.problem.empty()) {
        value = other.value;
        return {};
    }
    if ((other.circle & (1U << column)) != 0) {
        m_slots[column].circle = other.circle;
        return circleText(other.circle);
    }
    const bool isFormula =
        std::visit([&](auto field) { return ((*m_row).*field).isFormula(); }, m_columns[needed].field);
    return isFormula ? sentence(kHasNoValue, {inQuotes(m_columns[needed].key)}) : other.problem;
}

template<typename Row>
std::string RowFormulas<Row>::takeExtra(std::size_t extra, const std::string& name, FormulaValue& value) const
{
    if constexpr (std::is_same_v<Row, MessageRow> || std::is_same_v<Row, TimeRow>) {
        const std::string& text = extra < m_row->extras.size() ? m_row->extras[extra] : std::string();
        if (isFormula(text))
            return sentence("%1 of this row is a formula, and further columns have none; write a value",
                            {inQuotes(name)});
        const Result<FormulaValue> read = readFormulaValue(text);
        if (!read)
            return sentence("%1 of this row has no value: %2", {inQuotes(name), read.error().message});
        value = *read;
    }
    return {};
}

template<typename Row>
std::string RowFormulas<Row>::circleText(unsigned circle) const
{
    if (std::has_single_bit(circle)) {
        const std::string own(m_columns[static_cast<std::size_t>(std::countr_zero(circle))].key);
        return sentence(
            "the cell needs itself: %1 is its own column, even where a parameter is called so; give the "
            "parameter another name",
            {inQuotes(own)});
    }
    std::vector<std::string> keys;
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        if ((circle & (1U << i)) != 0)
            keys.emplace_back(m_columns[i].key);
    return sentence("%1 of this row need one another; give one of them a value of its own",
                    {joinedWords(keys)});
}

template class RowFormulas<NodeRow>;
template class RowFormulas<LinkRow>;
template class RowFormulas<ServerRow>;
template class RowFormulas<SwitchRow>;
template class RowFormulas<PriceItem>;
template class RowFormulas<MessageRow>;
template class RowFormulas<TimeRow>;
template class RowFormulas<Platform>;
template class RowFormulas<Workload>;
template class RowFormulas<Application>;
template class RowFormulas<Mapping>;

namespace {

/** A size, bandwidth or time with a unit that reads back, anything else as a number with what it is. */
std::string resultText(const FormulaValue& value)
{
    for (const Dimension dimension :
         {Dimension::size, Dimension::bandwidth, Dimension::duration, Dimension::power})
        if (value.unit == powersOf(dimension))
            return quantityText(inReadableUnit(dimension, value.number));
    return contraflow::valueText(value);
}

} // namespace

FormulaFacts formulaFacts(const Project& project, TableRef table)
{
    if (table.kind != TableKind::items)
        return {};
    const Platform& platform = project.platforms[table.owner];
    double nodes = 0;
    double cores = 0;
    for (const NodeRow& row : platform.nodes)
        if (const Result<std::size_t> hosts = countHosts(row.name)) {
            nodes += static_cast<double>(*hosts);
            cores += static_cast<double>(*hosts) * row.cores.valueOr(1);
        }
    double servers = 0;
    for (const ServerRow& row : platform.servers) {
        servers += static_cast<double>(serverCount(row));
        nodes += static_cast<double>(gpuCount(row));
        cores += static_cast<double>(gpuCount(row));
    }
    return {{"nodes", nodes},
            {"servers", servers},
            {"switches", static_cast<double>(platform.switches.size())},
            {"links", static_cast<double>(platform.links.size())},
            {"cores", cores}};
}

const std::vector<std::string>& furtherColumnsOf(const Project& project, TableRef table)
{
    static const std::vector<std::string> none;
    switch (table.kind) {
    case TableKind::messages:
        return project.workloads[table.owner].extraColumns;
    case TableKind::times:
        return project.measurements[table.owner].extraColumns;
    case TableKind::benchmarkRows:
        return project.benchmarks[table.owner].extraColumns;
    case TableKind::events:
        return project.applications[table.owner].extraColumns;
    default:
        return none;
    }
}

bool setOutcome(ParameterRow& row, const ParameterValue& outcome)
{
    std::string result = outcome.problem.empty() ? resultText(outcome.value) : std::string();
    if (row.result == result && row.problem == outcome.problem)
        return false;
    row.result = std::move(result);
    row.problem = outcome.problem;
    return true;
}

ParameterValue modelValue(TableFormulas& formulas, const ParameterRow& row, std::size_t index)
{
    const TableFormula& formula = formulas.find(SharedText({row.value, {}, true}));
    if (!formula.problem.empty())
        return {{}, formula.problem};
    std::vector<FormulaValue> values;
    for (const NameSource& source : formula.sources)
        values.push_back(source.kind == NameSource::Kind::rowNumber
                             ? FormulaValue{static_cast<double>(index + 1), {}, false}
                             : source.value);
    const Result<FormulaValue> value = formula.formula->evaluate(values);
    return value ? ParameterValue{*value, {}} : ParameterValue{{}, value.error().message};
}

ParameterRow evaluatedParameter(const Project& project, TableRef table, std::size_t index, ParameterRow row)
{
    if (!row.hasFormula())
        return row;
    if (table.kind == TableKind::modelParameters) {
        ScopePair scopes(project.parameters, project.parameters);
        TableFormulas formulas(scopes, {}, furtherColumnsOf(project, table));
        setOutcome(row, modelValue(formulas, row, index));
        return row;
    }
    // Other parameters may need this one: the circle shows only among all of them.
    SharedRows<ParameterRow> rows = project.parameters;
    const std::size_t place = std::min(index, rows.size());
    rows.replace(place, place < rows.size() ? 1 : 0, {row});
    setOutcome(row, ParameterScope(std::move(rows)).at(place));
    return row;
}

} // namespace contraflow
