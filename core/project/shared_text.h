// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/is_formula.h"

#include <atomic>
#include <cstddef>
#include <string>
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

} // namespace contraflow
