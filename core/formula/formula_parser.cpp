// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/digit_groups.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/formula/formula.h"
#include "core/formula/formula_functions.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <tao/pegtl.hpp>
#include <utility>
#include <vector>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string>

// The grammar in terms of PEGTL, and the actions that turn it into a program. What is matched decides what
// comes next without going back, so an action never runs for a text that is then read differently.

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

/** The function with this name, or null. */
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
    const auto found = std::ranges::find(names, m_identifier, &FormulaName::text);
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

namespace peg = tao::pegtl;

namespace {

using Operation = Formula::Operation;

constexpr const char* kFunctionList = phrase("the functions are min, max, ceil, floor, sqrt, log2 and if");

} // namespace

namespace grammar {

// clang-format off
using Utf8Letter = peg::utf8::ranges<0xB5, 0xB5, 0xC0, 0xD6, 0xD8, 0xF6, 0xF8, 0x24F, 0x370, 0x3FF, 0x400, 0x4FF>;
struct Letter : peg::sor<peg::ranges<'a', 'z', 'A', 'Z', '_', '_'>, Utf8Letter> {};
struct NameRest : peg::sor<Letter, peg::digit> {};
struct Blank : peg::sor<peg::one<' ', '\t'>, peg::utf8::one<0xA0, 0x2009, 0x202F>> {};
struct Blanks : peg::star<Blank> {};

struct Identifier : peg::seq<Letter, peg::star<NameRest>> {};

/** Digits, in groups too, with a point and an exponent, read as everywhere by from_chars. */
struct Number
{
    using rule_t = Number;
    using subs_t = peg::empty_list;

    template<typename ParseInput>
    static bool match(ParseInput& in)
    {
        const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
        const char* first = in.current();
        if (first == in.end() || !(isDigit(*first) || (*first == '.' && first + 1 != in.end() && isDigit(first[1]))))
            return false;
        // Digits in groups are made one piece first; behind them the text is the same.
        const Ungrouped whole(std::string_view(first, in.end()));
        const std::string_view text = whole.view();
        double value = 0;
        const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
        if (read.ec == std::errc::result_out_of_range)
            throw peg::parse_error(sentence("this number is out of range; write a smaller one"), in);
        const auto rest = static_cast<std::size_t>(text.data() + text.size() - read.ptr);
        in.bump_in_this_line(static_cast<std::size_t>(in.end() - first) - rest);
        return true;
    }
};

struct CurrencySign : peg::utf8::one<0x24, 0xA3, 0xA5, 0x20AC> {};

/** The word behind a number, with "/s" or "/kWh" where that makes a unit; unknown words are for the action to refuse. */
struct UnitWord
{
    using rule_t = UnitWord;
    using subs_t = peg::empty_list;

    template<typename ParseInput>
    static bool match(ParseInput& in)
    {
        peg::memory_input<peg::tracking_mode::eager, peg::eol::lf, const char*> rest(in.current(), in.end(), "");
        if (!peg::parse<peg::sor<Identifier, CurrencySign>>(rest))
            return false;
        const std::size_t word = static_cast<std::size_t>(rest.current() - in.current());
        std::size_t length = word;
        if (peg::parse<peg::seq<peg::one<'/'>, Identifier>>(rest)) {
            const std::size_t whole = static_cast<std::size_t>(rest.current() - in.current());
            if (findFormulaUnit(std::string_view(in.current(), whole)).scale > 0)
                length = whole;
        }
        in.bump_in_this_line(length);
        return true;
    }
};

struct Plus : peg::one<'+'> {};
struct Minus : peg::sor<peg::one<'-'>, peg::utf8::one<0x2212>> {};
struct Times : peg::sor<peg::one<'*'>, peg::utf8::one<0xD7, 0xB7, 0x22C5>> {};
struct Over : peg::sor<peg::one<'/'>, peg::utf8::one<0xF7>> {};
struct Remainder : peg::one<'%'> {};
struct Caret : peg::one<'^'> {};
struct LessOrEqual : peg::sor<peg::string<'<', '='>, peg::utf8::one<0x2264>> {};
struct GreaterOrEqual : peg::sor<peg::string<'>', '='>, peg::utf8::one<0x2265>> {};
struct NotEqual : peg::sor<peg::string<'<', '>'>, peg::utf8::one<0x2260>> {};
struct Less : peg::one<'<'> {};
struct Greater : peg::one<'>'> {};
struct Equal : peg::one<'='> {};

struct Comparison;
struct Wanted;     // any operand: its absence has a message
struct Close : peg::one<')'> {};
struct Open : peg::one<'('> {};

struct Literal : peg::seq<Number, peg::opt<peg::seq<Blanks, UnitWord>>> {};
struct Argument : peg::seq<Comparison> {};
struct CallOpen : peg::one<'('> {};
struct CallEnd : peg::success {};
struct Call : peg::if_must<CallOpen, Argument, peg::star<peg::if_must<peg::one<',', ';'>, Argument>>, Close, CallEnd> {};
struct Reference : peg::success {};
struct Named : peg::seq<Identifier, Blanks, peg::sor<Call, Reference>> {};
struct Inner : peg::seq<Comparison> {};
struct Parenthesis : peg::if_must<Open, Inner, Close> {};
struct Wanted : peg::sor<Literal, Named, Parenthesis> {};
struct Operand : peg::seq<Blanks, peg::must<Wanted>, Blanks> {};

struct FactorBegin : peg::success {};
struct SignMinus : Minus {};
struct Signs : peg::star<peg::seq<Blanks, peg::sor<Plus, SignMinus>>> {};
struct Factor : peg::seq<FactorBegin, Signs, Operand, peg::star<peg::seq<Caret, Signs, Operand>>> {};

struct ProductTail : peg::seq<peg::sor<Times, Over, Remainder>, Factor> {};
struct Product : peg::seq<Factor, peg::star<ProductTail>> {};
struct AddSign : Plus {};
struct SubtractSign : Minus {};
struct SumTail : peg::seq<peg::sor<AddSign, SubtractSign>, Product> {};
struct Sum : peg::seq<Product, peg::star<SumTail>> {};
struct ComparisonSign : peg::sor<LessOrEqual, GreaterOrEqual, NotEqual, Less, Greater, Equal> {};
struct ComparisonTail : peg::seq<ComparisonSign, Sum> {};
struct Comparison : peg::seq<Sum, peg::opt<ComparisonTail>> {};
struct Whole : peg::seq<Blanks, peg::one<'='>, Comparison, peg::must<peg::eof>> {};
// clang-format on

template<typename Rule>
struct Action : peg::nothing<Rule>
{};

template<>
struct Action<Number>
{
    template<typename ActionInput>
    static void apply(const ActionInput& in, FormulaBuilder& builder)
    {
        const Ungrouped whole(in.string_view());
        double value = 0;
        std::from_chars(whole.view().data(), whole.view().data() + whole.view().size(), value);
        builder.number(value, in.position().byte);
    }
};

template<>
struct Action<UnitWord>
{
    template<typename ActionInput>
    static void apply(const ActionInput& in, FormulaBuilder& builder)
    {
        const FormulaUnit unit = findFormulaUnit(in.string_view());
        if (unit.scale == 0)
            throw peg::parse_error(
                sentence(
                    "there is no unit %1; write one such as B, MB, MiB, Mbit/s, MB/s, s, us, W or EUR, or "
                    "an operator in front of a name",
                    {inQuotes(in.string_view())}),
                in.position());
        if (!std::isfinite(unit.valueOf(builder.literal().number)))
            throw peg::parse_error(sentence("this number is out of range; write a smaller one"),
                                   in.position());
        builder.unit(unit);
    }
};

template<>
struct Action<Literal>
{
    static void apply0(FormulaBuilder& builder) { builder.endLiteral(); }
};

template<>
struct Action<Identifier>
{
    template<typename ActionInput>
    static void apply(const ActionInput& in, FormulaBuilder& builder)
    {
        builder.identifier(in.string_view(), in.position().byte);
    }
};

template<>
struct Action<Reference>
{
    static void apply0(FormulaBuilder& builder) { builder.reference(); }
};

template<>
struct Action<CallOpen>
{
    template<typename ActionInput>
    static void apply(const ActionInput& in, FormulaBuilder& builder)
    {
        const FormulaFunction* function = findFunction(builder.identifier());
        if (!function) {
            peg::position at = in.position();
            at.byte = builder.identifierAt();
            throw peg::parse_error(sentence("there is no function %1; %2",
                                            {inQuotes(builder.identifier()), sentence(kFunctionList)}),
                                   at);
        }
        builder.beginCall(*function);
    }
};

template<>
struct Action<Argument>
{
    static void apply0(FormulaBuilder& builder) { builder.argument(); }
};

template<>
struct Action<CallEnd>
{
    template<typename ActionInput>
    static void apply(const ActionInput& in, FormulaBuilder& builder)
    {
        if (const std::string reason = builder.endCall(); !reason.empty())
            throw peg::parse_error(reason, in.position());
    }
};

template<>
struct Action<FactorBegin>
{
    static void apply0(FormulaBuilder& builder) { builder.beginFactor(); }
};

template<>
struct Action<Factor>
{
    static void apply0(FormulaBuilder& builder) { builder.endFactor(); }
};

template<Operation operation>
struct PendingAction
{
    template<typename ActionInput>
    static void apply(const ActionInput& in, FormulaBuilder& builder)
    {
        builder.pending(operation, in.position().byte);
    }
};
template<>
struct Action<SignMinus> : PendingAction<Operation::negate>
{};
template<>
struct Action<Caret> : PendingAction<Operation::power>
{};

template<Operation operation>
struct OperatorAction
{
    template<typename ActionInput>
    static void apply(const ActionInput& in, FormulaBuilder& builder)
    {
        builder.operatorSign(operation, in.position().byte);
    }
};
template<>
struct Action<Times> : OperatorAction<Operation::multiply>
{};
template<>
struct Action<Over> : OperatorAction<Operation::divide>
{};
template<>
struct Action<Remainder> : OperatorAction<Operation::modulo>
{};
template<>
struct Action<AddSign> : OperatorAction<Operation::add>
{};
template<>
struct Action<SubtractSign> : OperatorAction<Operation::subtract>
{};
template<>
struct Action<LessOrEqual> : OperatorAction<Operation::lessOrEqual>
{};
template<>
struct Action<GreaterOrEqual> : OperatorAction<Operation::greaterOrEqual>
{};
template<>
struct Action<NotEqual> : OperatorAction<Operation::notEqual>
{};
template<>
struct Action<Less> : OperatorAction<Operation::less>
{};
template<>
struct Action<Greater> : OperatorAction<Operation::greater>
{};
template<>
struct Action<Equal> : OperatorAction<Operation::equal>
{};

struct BinaryAction
{
    static void apply0(FormulaBuilder& builder) { builder.endBinary(); }
};
template<>
struct Action<ProductTail> : BinaryAction
{};
template<>
struct Action<SumTail> : BinaryAction
{};
template<>
struct Action<ComparisonTail> : BinaryAction
{};

} // namespace grammar

namespace {

/** What every must<> of the grammar says when it is not met; the rest has no message and is not raised. */
struct Messages
{
    template<typename Rule>
    static constexpr const char* message = nullptr;
};
template<>
inline constexpr const char* Messages::message<grammar::Wanted> =
    phrase("a value is missing; write a number with or without unit, a name, a function or a parenthesis");
template<>
inline constexpr const char* Messages::message<grammar::Close> =
    phrase("a parenthesis is not closed here; write ) or an operator such as + - * / ^");
template<>
inline constexpr const char*
    Messages::message<peg::eof> = phrase("an operator is missing; write one such as + - * / ^");

template<typename Rule>
using Control = peg::must_if<Messages, peg::normal, false>::control<Rule>;

/** Depth of parentheses, before anything is read that needs a stack for them. */
std::size_t nesting(std::string_view text)
{
    std::size_t depth = 0;
    std::size_t most = 0;
    for (const char c : text) {
        if (c == '(')
            most = std::max(most, ++depth);
        else if (c == ')' && depth > 0)
            --depth;
    }
    return most;
}

} // namespace

bool isFormula(std::string_view text)
{
    return trimmed(text).starts_with('=');
}

bool isFormulaName(std::string_view text)
{
    peg::memory_input<peg::tracking_mode::eager, peg::eol::lf, const char*> in(text.data(),
                                                                               text.data() + text.size(), "");
    return peg::parse<peg::seq<grammar::Identifier, peg::eof>>(in);
}

Result<Formula> Formula::parse(std::string_view text)
{
    text = trimmed(text);
    FormulaBuilder builder(text.substr(0, kMaxFormulaBytes));
    const Formula& formula = builder.formula();
    if (text.size() > kMaxFormulaBytes)
        return formula.errorAt(
            kMaxFormulaBytes,
            sentence("the formula is longer than %1 bytes; give parts of it names in the parameters",
                     {groupedCount(kMaxFormulaBytes)}));
    if (nesting(text) > kMaxFormulaNesting)
        return formula.errorAt(
            0,
            sentence(
                "the formula has more than %1 parentheses within one another; give parts of it names in the "
                "parameters",
                {groupedCount(kMaxFormulaNesting)}));
    try {
        peg::memory_input<peg::tracking_mode::eager, peg::eol::lf, const char*> in(
            text.data(), text.data() + text.size(), "");
        if (!peg::parse<grammar::Whole, grammar::Action, Control>(in, builder))
            return formula.errorAt(0, sentence("a formula begins with =, such as =2*N*8 B"));
    } catch (const peg::parse_error& error) {
        const std::size_t position = error.positions().front().byte;
        std::string reason(error.message());
        if (position < text.size() && text[position] == ',' && reason.starts_with("an operator"))
            reason = sentence("a comma is no decimal point here; write a point, such as 1.5");
        return formula.errorAt(position, sentence(reason));
    }
    builder.end();
    if (builder.isTooBig())
        return formula.errorAt(
            0,
            sentence(
                "too many values wait for one another; give parts of the formula names in the parameters"));
    return builder.take();
}

} // namespace contraflow
