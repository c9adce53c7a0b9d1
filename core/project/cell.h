// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/formula/is_formula.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace contraflow {

/** What was typed into a cell, where the value alone does not say it. Cells of equal text share it. */
struct TypedText
{
    std::string text;
    std::string problem; ///< of a formula: why it has no value; empty while it was not evaluated
    bool isFormula = false;

    bool operator==(const TypedText&) const = default;
};

using SharedText = std::shared_ptr<const TypedText>;

/**
 * A typed cell of a table: empty, a value, a formula with its value, or text that was typed and gives no
 * value. Such text is kept as it was typed, saved with the project and reported as an issue, so that bad
 * input never loses work. Formulas are stored as typed; their values are worked out by formulas.h.
 */
template<typename Value>
class Cell
{
public:
    Cell() = default;
    Cell(Value value) : m_value(std::move(value)), m_isSet(true) {}

    /** A cell that holds text which is not a value, or a formula that was not evaluated yet. */
    [[nodiscard]] static Cell rejectedAs(std::string_view text)
    {
        return withoutValue(
            std::make_shared<const TypedText>(TypedText{std::string(text), {}, contraflow::isFormula(text)}));
    }
    /** A formula or another text that has no value. */
    [[nodiscard]] static Cell withoutValue(const SharedText& text)
    {
        Cell cell;
        cell.m_typed = text;
        return cell;
    }
    /** A formula with its value. */
    [[nodiscard]] static Cell evaluated(const SharedText& formula, Value value)
    {
        Cell cell(std::move(value));
        cell.m_typed = formula;
        return cell;
    }

    [[nodiscard]] bool isEmpty() const { return !m_isSet && !m_typed; }
    [[nodiscard]] bool hasValue() const { return m_isSet; }
    [[nodiscard]] bool isRejected() const { return m_typed && !m_isSet; }
    [[nodiscard]] bool isFormula() const { return m_typed && m_typed->isFormula; }

    [[nodiscard]] const Value& value() const { return m_value; } ///< only when hasValue()
    [[nodiscard]] Value valueOr(Value fallback) const { return m_isSet ? m_value : fallback; }
    [[nodiscard]] const std::string& rejectedText() const
    {
        return m_typed->text;
    }                                                                              ///< only when isRejected()
    [[nodiscard]] const std::string& formulaText() const { return m_typed->text; } ///< only when isFormula()
    /** Why a formula has no value; only when isFormula(). */
    [[nodiscard]] const std::string& formulaProblem() const { return m_typed->problem; }
    [[nodiscard]] const SharedText& typed() const { return m_typed; } ///< null for a plain value

    bool operator==(const Cell& other) const
    {
        if (m_isSet != other.m_isSet || !isSameText(other))
            return false;
        return !m_isSet || m_value == other.m_value;
    }

private:
    [[nodiscard]] bool isSameText(const Cell& other) const
    {
        return m_typed == other.m_typed || (m_typed && other.m_typed && *m_typed == *other.m_typed);
    }

    Value m_value{};
    SharedText m_typed;
    bool m_isSet = false;
};

using QuantityCell = Cell<Quantity>;
using CountCell = Cell<std::uint32_t>;

} // namespace contraflow
