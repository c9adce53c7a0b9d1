// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/parameter_scope.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/checks.h"

#include <algorithm>
#include <utility>

namespace contraflow {

namespace {

/** Among more names no suggestion is looked for. */
constexpr std::size_t kMaxSuggested = 1'000;
/** A longer circle is cut in messages. */
constexpr std::size_t kMaxShown = 6;

} // namespace

ParameterScope::ParameterScope(SharedRows<ParameterRow> rows) : m_rows(std::move(rows))
{
    m_values.resize(m_rows.size());
    m_isDone.resize(m_rows.size(), false);
    m_rowOf.reserve(m_rows.size());
    std::size_t row = 0;
    for (const ParameterRow& parameter : m_rows) {
        const std::size_t here = row++;
        if (const auto [first, isNew] = m_rowOf.emplace(parameter.name, here); !isNew)
            m_doubled.try_emplace(
                parameter.name,
                ParameterValue{{}, doubledName("parameter", parameter.name, first->second, here)});
    }
    const Needs needs = findNeeds();
    for (const std::size_t ready : orderOf(needs))
        evaluate(ready);
    reportCircles(needs);
}

const ParameterValue* ParameterScope::find(const std::string& name) const
{
    if (const auto doubled = m_doubled.find(name); doubled != m_doubled.end())
        return &doubled->second;
    const auto found = m_rowOf.find(name);
    return found == m_rowOf.end() ? nullptr : &m_values[found->second];
}

std::string ParameterScope::refusal(const std::string& name, std::string_view remedy) const
{
    const auto doubled = m_doubled.find(name);
    return doubled != m_doubled.end() ? doubled->second.problem
                                      : sentence("parameter %1 has no value; %2", {inQuotes(name), remedy});
}

std::string ParameterScope::unknownName(const std::string& name, std::vector<std::string> others) const
{
    if (m_rowOf.size() <= kMaxSuggested)
        for (const auto& [known, row] : m_rowOf)
            others.emplace_back(known);
    std::ranges::sort(others);
    const std::string hint = suggestion(name, others);
    return inQuotes(name) + "; " + (hint.empty() ? sentence("add it to the parameters") : hint);
}

ParameterScope::Needs ParameterScope::findNeeds()
{
    Needs needs(m_rows.size());
    std::size_t row = 0;
    for (const ParameterRow& parameter : m_rows) {
        const std::size_t here = row++;
        if (!parameter.hasFormula())
            continue;
        const Result<Formula> formula = Formula::parse(parameter.value);
        if (!formula)
            continue; // evaluate() says why
        for (const FormulaName& name : formula->names())
            if (const auto found = m_rowOf.find(name.text); found != m_rowOf.end())
                needs[here].push_back(found->second);
    }
    return needs;
}

/** Rows in an order in which each comes behind those that it needs; without those that wait for a circle. */
std::vector<std::size_t> ParameterScope::orderOf(const Needs& needs) const
{
    std::vector<std::size_t> missing(needs.size());
    Needs users(needs.size());
    std::vector<std::size_t> order;
    order.reserve(needs.size());
    for (std::size_t row = 0; row < needs.size(); ++row) {
        missing[row] = needs[row].size();
        for (const std::size_t needed : needs[row])
            users[needed].push_back(row);
        if (missing[row] == 0)
            order.push_back(row);
    }
    for (std::size_t next = 0; next < order.size(); ++next)
        for (const std::size_t user : users[order[next]])
            if (--missing[user] == 0)
                order.push_back(user);
    return order;
}

void ParameterScope::evaluate(std::size_t row)
{
    const ParameterRow& parameter = m_rows[row];
    ParameterValue& result = m_values[row];
    m_isDone[row] = true;
    const auto take = [&result](const Result<FormulaValue>& value) {
        if (value)
            result.value = *value;
        else
            result.problem = value.error().message;
    };
    if (!parameter.hasFormula())
        return take(readFormulaValue(parameter.value));
    const Result<Formula> formula = Formula::parse(parameter.value);
    if (!formula)
        return take(formula.error());
    std::vector<FormulaValue> values;
    for (const FormulaName& name : formula->names()) {
        if (const ParameterValue* known = find(name.text)) {
            if (!known->problem.empty())
                return take(
                    formula->errorAt(name.position, refusal(name.text, sentence("correct it first"))));
            values.push_back(known->value);
        } else if (const auto constant = formulaConstant(name.text)) {
            values.push_back(*constant);
        } else {
            return take(formula->errorAt(name.position,
                                         sentence("there is no parameter %1", {unknownName(name.text, {})})));
        }
    }
    take(formula->evaluate(values));
}

void ParameterScope::reportCircles(const Needs& needs)
{
    const auto isWaiting = [this](std::size_t row) { return !m_isDone[row]; };
    std::vector<std::size_t> visit(needs.size(), 0); // number of the walk that came by
    std::size_t walk = 0;
    for (std::size_t start = 0; start < needs.size(); ++start) {
        // Whatever waits needs something that waits: following that leads into a circle.
        ++walk;
        std::vector<std::size_t> path;
        std::size_t row = start;
        while (isWaiting(row) && visit[row] == 0) {
            visit[row] = walk;
            path.push_back(row);
            row = *std::ranges::find_if(needs[row], isWaiting);
        }
        if (path.empty())
            continue;
        const auto first = visit[row] == walk ? std::ranges::find(path, row) : path.end();
        std::string circle;
        for (auto at = first; at != path.end(); ++at) {
            if (static_cast<std::size_t>(at - first) < kMaxShown)
                circle += m_rows[*at].name + " → ";
            else if (static_cast<std::size_t>(at - first) == kMaxShown)
                circle += "… → ";
        }
        if (first != path.end())
            circle += m_rows[*first].name;
        for (auto at = path.begin(); at != path.end(); ++at)
            m_values[*at].problem =
                at < first ? sentence("it needs a parameter that has no value; correct that one first")
                           : sentence("it needs itself (%1); give one of these a value of its own", {circle});
    }
}

} // namespace contraflow
