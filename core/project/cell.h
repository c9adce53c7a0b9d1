// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/formula/is_formula.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
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

/** A text that several cells share, in several threads, or none. It is one pointer, half of a
 * std::shared_ptr: most of a million cells have none. */
class SharedText
{
public:
    SharedText() = default;
    explicit SharedText(TypedText text) : m_counted(new Counted{std::move(text)}) {}
    SharedText(const SharedText& other) noexcept : m_counted(other.m_counted)
    {
        if (m_counted)
            m_counted->users.fetch_add(1, std::memory_order_relaxed);
    }
    SharedText(SharedText&& other) noexcept : m_counted(std::exchange(other.m_counted, nullptr)) {}
    SharedText& operator=(const SharedText& other) noexcept
    {
        SharedText copy(other);
        std::swap(m_counted, copy.m_counted);
        return *this;
    }
    SharedText& operator=(SharedText&& other) noexcept
    {
        std::swap(m_counted, other.m_counted);
        return *this;
    }
    ~SharedText()
    {
        if (m_counted && m_counted->users.fetch_sub(1, std::memory_order_acq_rel) == 1)
            delete m_counted;
    }

    explicit operator bool() const { return m_counted != nullptr; }
    [[nodiscard]] const TypedText* get() const { return m_counted ? &m_counted->text : nullptr; }
    const TypedText& operator*() const { return m_counted->text; }
    const TypedText* operator->() const { return &m_counted->text; }

    /** Whether the texts are equal, shared or not. */
    bool operator==(const SharedText& other) const
    {
        return m_counted == other.m_counted || (m_counted && other.m_counted && **this == *other);
    }

private:
    struct Counted
    {
        TypedText text;
        std::atomic<std::size_t> users = 1;
    };
    Counted* m_counted = nullptr;
};

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
