// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/formula/formula_value.h"
#include "core/formula/is_formula.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// This room: formulas of cells. A Formula is read once and evaluated for many rows; FormulaName is what it
// refers to, FormulaValue a number with its UnitPowers, FormulaUnit what such units are called.
//
//     const Result<Formula> formula = Formula::parse("=2 * N * 8 B"); // names(): N
//     const Result<FormulaValue> size = formula->evaluate(values);    // of N; in bytes

namespace contraflow {

// Formulas of cells: "=2*N*8 B", "=if(row <= P, N^2/P, 0) * 8 B".
//
//   formula     = "=" comparison
//   comparison  = sum [ ("<" | "<=" | ">" | ">=" | "=" | "<>") sum ]
//   sum         = product { ("+" | "-") product }
//   product     = factor { ("*" | "/" | "%") factor }
//   factor      = { "+" | "-" } operand [ "^" factor ]     so ^ binds before a sign and from the right
//   operand     = number [ unit ] | name | "(" comparison ")"
//               | function "(" comparison { ("," | ";") comparison } ")"
//
// a % b is what whole multiples of b leave of a, between 0 and b. × ÷ − · ≤ ≥ ≠ mean * / - * <= >= <>.
// Functions: min, max, ceil, floor, sqrt, log2, if. A comparison is for the condition of if only. Numbers
// have a decimal point in every locale. Units multiply and divide; what is added or compared must have one
// unit.

/** Bounds on what is read: formulas come from files of strangers. */
inline constexpr std::size_t kMaxFormulaBytes = 2'000;
inline constexpr std::size_t kMaxFormulaNesting = 32;  ///< parentheses and functions within one another
inline constexpr std::size_t kMaxFormulaOperands = 64; ///< values that wait for their operator

/** A name that a formula refers to, with the place where it stands first. */
struct FormulaName
{
    std::string text;
    std::size_t position = 0; ///< byte in the formula's text
};

/** A formula ready to be evaluated for many rows. Its names get their values from outside. */
class Formula
{
public:
    /** Reads a formula with its "=". The error names the place, the reason and the remedy. */
    [[nodiscard]] static Result<Formula> parse(std::string_view text);

    /** Names in the order of evaluate()'s values, each once. */
    [[nodiscard]] const std::vector<FormulaName>& names() const { return m_names; }

    /**
     * The value for the given values of names(). Fails, saying where, when units clash or the value is not a
     * finite number (division by zero, root of a negative number, overflow). Units of both branches of an if
     * must agree; only the branch that is taken must have a value.
     */
    [[nodiscard]] Result<FormulaValue> evaluate(std::span<const FormulaValue> values) const;

    /** "in '=N + M': " + reason. */
    [[nodiscard]] Error error(const std::string& reason) const;
    /** "in '=N + M' at character 6: " + reason, for a problem with what stands at a position. */
    [[nodiscard]] Error errorAt(std::size_t position, const std::string& reason) const;

    enum class Operation : std::uint8_t
    {
        constant,
        name,
        negate,
        add,
        subtract,
        multiply,
        divide,
        modulo,
        power,
        less,
        lessOrEqual,
        greater,
        greaterOrEqual,
        equal,
        notEqual,
        minimum,
        maximum,
        ceil,
        floor,
        sqrt,
        log2,
        choose,     ///< if: condition, value when true, value otherwise
        checkValue, ///< refuses a comparison where a value is wanted
    };

    /** A step of the program, which works on a stack of operands. */
    struct Instruction
    {
        Operation operation = Operation::constant;
        std::uint32_t index = 0;    ///< of a name, or of a constant
        std::uint32_t position = 0; ///< byte in the text, for messages
    };

private:
    friend class FormulaBuilder;

    std::string m_text;
    std::vector<Instruction> m_program;
    std::vector<FormulaValue> m_constants;
    std::vector<FormulaName> m_names;
};

/** Names that have a value of their own where nothing else is called so: pi. */
[[nodiscard]] std::optional<FormulaValue> formulaConstant(std::string_view name);

/** Whether formulas can refer to something by this name: letters, digits and _, not beginning with a digit.
 */
[[nodiscard]] bool isFormulaName(std::string_view text);

// Formulas and conditions by the names that they refer to; the "=" may be left out, and units and functions
// of such a name are none.

/** Each once, in the order in which they stand; none where the text cannot be read as either. */
[[nodiscard]] std::vector<std::string> namesInFormula(std::string_view text);

/** The text with other names, all at once, wherever it refers to one of the old ones. What cannot be read
 * comes back as it is. */
[[nodiscard]] std::string withOtherNames(std::string_view text,
                                         const std::map<std::string, std::string>& names);

} // namespace contraflow
