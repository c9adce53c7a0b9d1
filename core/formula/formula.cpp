// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formula/formula.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/base/words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <numbers>

namespace contraflow {

namespace {

using Operation = Formula::Operation;

/** Beyond this a unit is no unit of anything; bounds the integers. */
constexpr int kMaxPower = 16;

enum class Trouble
{
    none,
    zeroDivision,
    negativeRoot,
    noPower,
    noLogarithm,
    overflow,
};

/** What is known of a value: also without a value its unit goes on, so that units are checked everywhere. */
struct Operand
{
    double number = 0;
    UnitPowers unit;
    bool fitsAnyUnit = false;
    bool isCondition = false;
    Trouble trouble = Trouble::none;
    std::uint32_t troubleAt = 0;
};

std::string_view textOf(Trouble trouble)
{
    return nameOf(
        trouble,
        {{Trouble::zeroDivision, phrase("this divides by zero; use if to treat that case apart")},
         {Trouble::negativeRoot,
          phrase("there is no square root of a negative number; use if or max to treat that case apart")},
         {Trouble::noPower,
          phrase(
              "there is no such power of this number; a negative number has whole exponents only, and 0 none "
              "below 0")},
         {Trouble::noLogarithm,
          phrase("there is a logarithm of numbers above 0 only; use if or max to treat that case apart")},
         {Trouble::overflow, phrase("the value is too big to be held; make it smaller")}});
}

/** Evaluates one formula; the first clash of units ends it. */
class Machine
{
public:
    Machine(std::span<const FormulaValue> constants, std::span<const FormulaValue> names)
        : m_constants(constants)
        , m_names(names)
    {}

    /** False when units clash: reason() says how. */
    bool run(std::span<const Formula::Instruction> program)
    {
        for (const Formula::Instruction& step : program)
            if (!execute(step)) {
                m_failedAt = step.position;
                return false;
            }
        return true;
    }

    [[nodiscard]] const Operand& result() const { return m_stack[0]; }
    [[nodiscard]] const std::string& reason() const { return m_reason; }
    [[nodiscard]] std::size_t failedAt() const { return m_failedAt; }

private:
    Operand& top() { return m_stack[m_size - 1]; }
    Operand& below() { return m_stack[m_size - 2]; }

    bool fail(std::string reason)
    {
        m_reason = std::move(reason);
        return false;
    }

    void push(const FormulaValue& value)
    {
        m_stack[m_size++] = {value.number, value.unit, value.fitsAnyUnit};
    }

    static void note(Operand& operand, Trouble trouble, std::uint32_t position)
    {
        if (operand.trouble == Trouble::none) {
            operand.trouble = trouble;
            operand.troubleAt = position;
        }
    }

    bool execute(const Formula::Instruction& step)
    {
        switch (step.operation) {
        case Operation::constant:
            push(m_constants[step.index]);
            return true;
        case Operation::name:
            push(m_names[step.index]);
            return true;
        case Operation::checkValue:
            return !top().isCondition || failCondition();
        case Operation::choose:
            return choose();
        case Operation::negate:
        case Operation::ceil:
        case Operation::floor:
        case Operation::sqrt:
        case Operation::log2:
            return !top().isCondition ? applyOne(step) : failCondition();
        default:
            break;
        }
        if (top().isCondition || below().isCondition)
            return failCondition();
        if (!applyTwo(step))
            return false;
        Operand& left = below();
        if (left.trouble == Trouble::none && top().trouble != Trouble::none)
            note(left, top().trouble, top().troubleAt);
        if (!std::isfinite(left.number))
            note(left, Trouble::overflow, step.position);
        --m_size;
        return true;
    }

    bool failCondition()
    {
        return fail(sentence(
            "a comparison stands where a value is wanted; it is for the condition of if, such as if(N > 1, "
            "a, b)"));
    }

    /** Both operands get one unit, or they clash. */
    bool unite(Operand& a, Operand& b, const char* pattern)
    {
        if (a.unit != b.unit) {
            if (a.fitsAnyUnit)
                a.unit = b.unit;
            else if (b.fitsAnyUnit)
                b.unit = a.unit;
            else
                return fail(sentence(pattern, {kindText(a.unit), kindText(b.unit)}));
        }
        a.fitsAnyUnit = b.fitsAnyUnit = a.fitsAnyUnit && b.fitsAnyUnit;
        return true;
    }

    bool choose()
    {
        const Operand& condition = m_stack[m_size - 3];
        if (!condition.isCondition)
            return fail(sentence("the first value of if is no comparison; write one such as N > 1"));
        Operand& yes = below();
        Operand& no = top();
        if (!unite(yes, no, phrase("%1 and %2 are the two values of if; give both the same unit")))
            return false;
        Operand taken = condition.number != 0 ? yes : no;
        if (condition.trouble != Trouble::none) {
            taken.trouble = condition.trouble;
            taken.troubleAt = condition.troubleAt;
        }
        m_size -= 2;
        top() = taken;
        return true;
    }

    bool applyOne(const Formula::Instruction& step)
    {
        Operand& x = top();
        switch (step.operation) {
        case Operation::negate:
            x.number = x.number == 0 ? 0 : -x.number;
            return true;
        case Operation::ceil:
        case Operation::floor:
            if (!x.unit.isPlain())
                return fail(
                    sentence("%1 is given %2; divide by a unit first, such as ceil(size / 1 kB)",
                             {step.operation == Operation::ceil ? "ceil" : "floor", kindText(x.unit)}));
            x.number = step.operation == Operation::ceil ? std::ceil(x.number) : std::floor(x.number);
            return true;
        case Operation::sqrt:
            if (x.unit.bytes % 2 != 0 || x.unit.seconds % 2 != 0 || x.unit.watts % 2 != 0 ||
                x.unit.money % 2 != 0)
                return fail(sentence(
                    "sqrt is given %1, which has no root; divide by a unit first, such as sqrt(size / 1 B)",
                    {kindText(x.unit)}));
            x.unit = {x.unit.bytes / 2, x.unit.seconds / 2, x.unit.watts / 2, x.unit.money / 2,
                      x.unit.currency};
            if (x.number < 0)
                note(x, Trouble::negativeRoot, step.position);
            x.number = std::sqrt(std::max(x.number, 0.0));
            return true;
        default: // log2
            if (!x.unit.isPlain())
                return fail(sentence("log2 is given %1; divide by a unit first, such as log2(size / 1 B)",
                                     {kindText(x.unit)}));
            if (!(x.number > 0))
                note(x, Trouble::noLogarithm, step.position);
            else
                x.number = std::log2(x.number);
            x.fitsAnyUnit = false;
            return true;
        }
    }

    bool applyTwo(const Formula::Instruction& step)
    {
        Operand& a = below();
        Operand& b = top();
        switch (step.operation) {
        case Operation::add:
            a.number += b.number;
            return unite(a, b, phrase("%1 and %2 cannot be added; give both the same unit"));
        case Operation::subtract:
            a.number -= b.number;
            return unite(a, b, phrase("%1 and %2 cannot be subtracted; give both the same unit"));
        case Operation::minimum:
            a.number = std::min(a.number, b.number);
            return unite(a, b, phrase("%1 and %2 have no minimum; give both the same unit"));
        case Operation::maximum:
            a.number = std::max(a.number, b.number);
            return unite(a, b, phrase("%1 and %2 have no maximum; give both the same unit"));
        case Operation::multiply:
            a.number *= b.number;
            return multiplyUnits(a, b, 1);
        case Operation::divide:
            if (b.number == 0) {
                note(a, b.trouble == Trouble::none ? Trouble::zeroDivision : b.trouble,
                     b.trouble == Trouble::none ? step.position : b.troubleAt);
                a.number = 0;
            } else {
                a.number /= b.number;
            }
            return multiplyUnits(a, b, -1);
        case Operation::modulo:
            if (b.number == 0) {
                note(a, b.trouble == Trouble::none ? Trouble::zeroDivision : b.trouble,
                     b.trouble == Trouble::none ? step.position : b.troubleAt);
                a.number = 0;
            } else {
                a.number -= b.number * std::floor(a.number / b.number);
            }
            return unite(a, b, phrase("%1 and %2 have no remainder; give both the same unit"));
        case Operation::power:
            return raise(a, b, step.position);
        default:
            return compare(a, b, step.operation);
        }
    }

    bool multiplyUnits(Operand& a, const Operand& b, int sign)
    {
        a.fitsAnyUnit = false;
        if (a.unit.money != 0 && b.unit.money != 0 && !(a.unit.currency == b.unit.currency))
            return fail(sentence(
                "%1 and %2 cannot be multiplied or divided: currencies are not converted; give both the "
                "same one",
                {kindText(a.unit), kindText(b.unit)}));
        return setUnit(a, {a.unit.bytes + sign * b.unit.bytes, a.unit.seconds + sign * b.unit.seconds,
                           a.unit.watts + sign * b.unit.watts, a.unit.money + sign * b.unit.money,
                           a.unit.money != 0 ? a.unit.currency : b.unit.currency});
    }

    bool setUnit(Operand& a, UnitPowers unit)
    {
        if (std::abs(unit.bytes) > kMaxPower || std::abs(unit.seconds) > kMaxPower ||
            std::abs(unit.watts) > kMaxPower || std::abs(unit.money) > kMaxPower)
            return fail(sentence("the unit has a power above %1; divide by units earlier",
                                 {std::to_string(kMaxPower)}));
        if (unit.money == 0)
            unit.currency = {};
        a.unit = unit;
        return true;
    }

    bool raise(Operand& a, const Operand& b, std::uint32_t position)
    {
        if (!b.unit.isPlain())
            return fail(sentence("the exponent is %1; write one without unit", {kindText(b.unit)}));
        const double exponent = b.number;
        if (!a.unit.isPlain()) {
            if (exponent != std::round(exponent) || std::abs(exponent) > kMaxPower)
                return fail(sentence(
                    "the exponent of %1 is %2; with a unit below, it must be a whole number such as 2",
                    {kindText(a.unit), numberText(exponent)}));
            const int whole = static_cast<int>(exponent);
            if (!setUnit(a, {a.unit.bytes * whole, a.unit.seconds * whole, a.unit.watts * whole,
                             a.unit.money * whole, a.unit.currency}))
                return false;
        }
        a.fitsAnyUnit = false;
        const double value = std::pow(a.number, exponent);
        if (std::isnan(value) || (a.number == 0 && exponent < 0)) {
            note(a, Trouble::noPower, position);
            a.number = 0;
        } else {
            a.number = value;
        }
        return true;
    }

    bool compare(Operand& a, Operand& b, Operation operation)
    {
        if (!unite(a, b, phrase("%1 and %2 cannot be compared; give both the same unit")))
            return false;
        bool isTrue = false;
        switch (operation) {
        case Operation::less:
            isTrue = clearlyGreater(b.number, a.number);
            break;
        case Operation::lessOrEqual:
            isTrue = !clearlyGreater(a.number, b.number);
            break;
        case Operation::greater:
            isTrue = clearlyGreater(a.number, b.number);
            break;
        case Operation::greaterOrEqual:
            isTrue = !clearlyGreater(b.number, a.number);
            break;
        case Operation::equal:
            isTrue = nearlyEqual(a.number, b.number);
            break;
        default:
            isTrue = !nearlyEqual(a.number, b.number);
        }
        a.isCondition = true;
        a.number = isTrue ? 1 : 0;
        return true;
    }

    std::span<const FormulaValue> m_constants;
    std::span<const FormulaValue> m_names;
    std::array<Operand, kMaxFormulaOperands> m_stack;
    std::size_t m_size = 0;
    std::string m_reason;
    std::size_t m_failedAt = 0;
};

} // namespace

Result<FormulaValue> Formula::evaluate(std::span<const FormulaValue> values) const
{
    Machine machine(m_constants, values);
    if (!machine.run(m_program))
        return errorAt(machine.failedAt(), machine.reason());
    const Operand& result = machine.result();
    if (result.trouble != Trouble::none)
        return errorAt(result.troubleAt, sentence(textOf(result.trouble)));
    return FormulaValue{result.number, result.unit, result.fitsAnyUnit};
}

Error Formula::errorAt(std::size_t position, const std::string& reason) const
{
    // Bytes that continue a character are not counted.
    const std::string_view before = std::string_view(m_text).substr(0, position);
    const auto characters = std::ranges::count_if(
        before, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
    return invalidInput("in %1 at character %2: %3",
                        {inQuotes(m_text), std::to_string(characters + 1), reason});
}

Error Formula::error(const std::string& reason) const
{
    return invalidInput("in %1: %2", {inQuotes(m_text), reason});
}

std::optional<FormulaValue> formulaConstant(std::string_view name)
{
    if (name == "pi")
        return FormulaValue{std::numbers::pi, {}, false};
    return std::nullopt;
}

namespace {

// As the condition of an if both can be read: what is compared, and what is not.
constexpr std::string_view kBefore = "=if(";
constexpr std::string_view kBehind = ", 1, 0)";

/** Where the formula begins behind its sign. */
std::size_t behindSign(std::string_view text)
{
    return isFormula(text) ? text.find('=') + 1 : 0;
}

std::string asCondition(std::string_view text)
{
    return std::string(kBefore) + std::string(text.substr(behindSign(text))) + std::string(kBehind);
}

void replaceName(std::string& formula, const std::string& name, const std::string& other)
{
    while (name != other) {
        const Result<Formula> read = Formula::parse(formula);
        if (!read)
            return;
        const auto found = std::ranges::find(read->names(), name, &FormulaName::text);
        if (found == read->names().end())
            return;
        formula.replace(found->position, name.size(), other);
    }
}

} // namespace

std::vector<std::string> namesInFormula(std::string_view text)
{
    std::vector<std::string> names;
    if (const Result<Formula> read = Formula::parse(asCondition(text)))
        for (const FormulaName& name : read->names())
            names.push_back(name.text);
    return names;
}

std::string withOtherNames(std::string_view text, const std::map<std::string, std::string>& names)
{
    std::string formula = asCondition(text);
    std::map<std::string, std::string> later; // where a new name is an old one too
    for (const auto& [name, other] : names) {
        const bool isOld = name != other && names.contains(other);
        const std::string now = isOld ? "name_" + std::to_string(later.size()) + "_of_formula" : other;
        if (isOld)
            later.emplace(now, other);
        replaceName(formula, name, now);
    }
    for (const auto& [name, other] : later)
        replaceName(formula, name, other);
    const std::size_t sign = behindSign(text);
    return std::string(text.substr(0, sign)) +
           formula.substr(kBefore.size(), formula.size() - kBefore.size() - kBehind.size());
}

} // namespace contraflow
