// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/formula.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace contraflow {

/** A function of formulas. */
struct FormulaFunction
{
    std::string_view name;
    Formula::Operation operation;
    std::size_t least;
    std::size_t most; ///< arguments
    const char* form;
};

/** The function with this name, or null. */
[[nodiscard]] const FormulaFunction* findFunction(std::string_view name);

/** Collects the program while the text is read. */
class FormulaBuilder
{
public:
    explicit FormulaBuilder(std::string_view text) { m_formula.m_text = std::string(text); }

    void number(double value, std::size_t position)
    {
        m_literal = {value, {}, false};
        m_literalAt = position;
    }
    void unit(const FormulaUnit& unit)
    {
        m_literal = {unit.valueOf(m_literal.number), unit.powers, false};
        m_hasUnit = true;
    }
    [[nodiscard]] const FormulaValue& literal() const { return m_literal; }
    void endLiteral();

    void identifier(std::string_view name, std::size_t position)
    {
        m_identifier = std::string(name);
        m_identifierAt = position;
    }
    [[nodiscard]] const std::string& identifier() const { return m_identifier; }
    [[nodiscard]] std::size_t identifierAt() const { return m_identifierAt; }
    void reference();

    void beginCall(const FormulaFunction& function) { m_calls.push_back({&function, m_identifierAt, 0}); }
    void argument();
    /** Empty, or why the call cannot be. */
    [[nodiscard]] std::string endCall();

    void beginFactor() { m_factors.push_back(m_pending.size()); }
    /** A sign or ^ of a factor: they work from the right, once the last operand is known. */
    void pending(Formula::Operation operation, std::size_t position)
    {
        m_pending.push_back({operation, 0, static_cast<std::uint32_t>(position)});
    }
    void endFactor();

    void operatorSign(Formula::Operation operation, std::size_t position)
    {
        m_operators.push_back({operation, 0, static_cast<std::uint32_t>(position)});
    }
    void endBinary()
    {
        emit(m_operators.back().operation, m_operators.back().position);
        m_operators.pop_back();
    }

    void end() { emit(Formula::Operation::checkValue, 1); }
    [[nodiscard]] bool isTooBig() const { return m_most > kMaxFormulaOperands; }
    [[nodiscard]] Formula take() { return std::move(m_formula); }
    [[nodiscard]] const Formula& formula() const { return m_formula; }

private:
    struct Call
    {
        const FormulaFunction* function;
        std::size_t position;
        std::size_t arguments;
    };

    void emit(Formula::Operation operation, std::size_t position, std::uint32_t index = 0);

    Formula m_formula;
    FormulaValue m_literal;
    std::size_t m_literalAt = 0;
    bool m_hasUnit = false;
    std::string m_identifier;
    std::size_t m_identifierAt = 0;
    std::vector<Call> m_calls;
    std::vector<std::size_t> m_factors;
    std::vector<Formula::Instruction> m_pending;
    std::vector<Formula::Instruction> m_operators;
    std::size_t m_waiting = 0; ///< operands on the stack at this point of the program
    std::size_t m_most = 0;
};

} // namespace contraflow
