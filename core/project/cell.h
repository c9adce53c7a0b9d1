// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/project/shared_text.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace contraflow {

/** A value or none. */
template<typename Value>
class CellValue
{
public:
    CellValue() = default;
    explicit CellValue(Value value) : m_value(std::move(value)), m_isSet(true) {}

    [[nodiscard]] bool isSet() const { return m_isSet; }
    [[nodiscard]] const Value& get() const { return m_value; } ///< only when isSet()

private:
    Value m_value{};
    bool m_isSet = false;
};

/** A quantity or none, which a unit of its own says: tables of a million rows have two in each. */
template<>
class CellValue<Quantity>
{
public:
    CellValue() = default;
    explicit CellValue(const Quantity& value) : m_value(value) {}

    [[nodiscard]] bool isSet() const { return m_value.unit != &kUnset; }
    [[nodiscard]] const Quantity& get() const { return m_value; } ///< only when isSet()

private:
    static constexpr Unit kUnset{{}, Dimension::number, 1};
    Quantity m_value{0, &kUnset};
};

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
    Cell(Value value) : m_value(std::move(value)) {}

    /** A cell that holds text which is not a value, or a formula that was not evaluated yet. */
    [[nodiscard]] static Cell rejectedAs(std::string_view text)
    {
        return withoutValue(SharedText({std::string(text), {}, contraflow::isFormula(text)}));
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

    [[nodiscard]] bool isEmpty() const { return !hasValue() && !m_typed; }
    [[nodiscard]] bool hasValue() const { return m_value.isSet(); }
    [[nodiscard]] bool isRejected() const { return m_typed && !hasValue(); }
    [[nodiscard]] bool isFormula() const { return m_typed && m_typed->isFormula; }

    [[nodiscard]] const Value& value() const { return m_value.get(); } ///< only when hasValue()
    [[nodiscard]] Value valueOr(Value fallback) const { return hasValue() ? value() : fallback; }
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
        if (hasValue() != other.hasValue() || m_typed != other.m_typed)
            return false;
        return !hasValue() || value() == other.value();
    }

private:
    CellValue<Value> m_value;
    SharedText m_typed;
};

using QuantityCell = Cell<Quantity>;
using CountCell = Cell<std::uint32_t>;

} // namespace contraflow
