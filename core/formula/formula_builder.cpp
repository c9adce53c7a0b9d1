// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/formula_builder.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/formula/formula_functions.h"

#include <algorithm>
#include <array>

namespace contraflow {

namespace {

using Operation = Formula::Operation;

constexpr std::size_t kAnyCount = kMaxFormulaBytes;
constexpr std::array kFunctions{
    FormulaFunction{"min", Operation::minimum, 1, kAnyCount, "min(a, b)"},
    FormulaFunction{"max", Operation::maximum, 1, kAnyCount, "max(a, b)"},
    FormulaFunction{"ceil", Operation::ceil, 1, 1, "ceil(a)"},
    FormulaFunction{"floor", Operation::floor, 1, 1, "floor(a)"},
    FormulaFunction{"sqrt", Operation::sqrt, 1, 1, "sqrt(a)"},
    FormulaFunction{"log2", Operation::log2, 1, 1, "log2(a)"},
    FormulaFunction{"if", Operation::choose, 3, 3, "if(condition, value, otherwise)"},
};

bool isChain(Operation operation)
{
    return operation == Operation::minimum || operation == Operation::maximum;
}

} // namespace

const FormulaFunction* findFunction(std::string_view name)
{
    return rowNamed(kFunctions, name);
}

std::vector<FormulaFunctionForm> formulaFunctions()
{
    std::vector<FormulaFunctionForm> forms;
    for (const FormulaFunction& function : kFunctions)
        forms.push_back({function.name, function.form});
    return forms;
}

void FormulaBuilder::endLiteral()
{
    m_literal.fitsAnyUnit = !m_hasUnit && m_literal.number == 0;
    m_hasUnit = false;
    const auto index = static_cast<std::uint32_t>(m_formula.m_constants.size());
    m_formula.m_constants.push_back(m_literal);
    emit(Operation::constant, m_literalAt, index);
}

void FormulaBuilder::reference()
{
    auto& names = m_formula.m_names;
    const auto found = std::find_if(names.begin(), names.end(),
                                    [&](const FormulaName& n) { return n.text == m_identifier; });
    const auto index = static_cast<std::uint32_t>(found - names.begin());
    if (found == names.end())
        names.push_back({m_identifier, m_identifierAt});
    emit(Operation::name, m_identifierAt, index);
}

void FormulaBuilder::argument()
{
    Call& call = m_calls.back();
    ++call.arguments;
    // The condition of an if is the one place for a comparison.
    if (call.function->operation != Operation::choose || call.arguments != 1)
        emit(Operation::checkValue, call.position);
    if (isChain(call.function->operation) && call.arguments > 1)
        emit(call.function->operation, call.position);
}

std::string FormulaBuilder::endCall()
{
    const Call call = m_calls.back();
    m_calls.pop_back();
    if (call.arguments < call.function->least || call.arguments > call.function->most)
        return sentence("%1 is given %2; write %3",
                        {call.function->name, counted(call.arguments, "value"), call.function->form});
    if (!isChain(call.function->operation))
        emit(call.function->operation, call.position);
    return {};
}

void FormulaBuilder::endFactor()
{
    for (; m_pending.size() > m_factors.back(); m_pending.pop_back())
        emit(m_pending.back().operation, m_pending.back().position);
    m_factors.pop_back();
}

void FormulaBuilder::emit(Formula::Operation operation, std::size_t position, std::uint32_t index)
{
    m_formula.m_program.push_back({operation, index, static_cast<std::uint32_t>(position)});
    switch (operation) {
    case Operation::constant:
    case Operation::name:
        m_most = std::max(m_most, ++m_waiting);
        break;
    case Operation::negate:
    case Operation::ceil:
    case Operation::floor:
    case Operation::sqrt:
    case Operation::log2:
    case Operation::checkValue:
        break;
    case Operation::choose:
        m_waiting -= 2;
        break;
    default:
        --m_waiting;
    }
}

} // namespace contraflow
