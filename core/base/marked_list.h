// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/emptied.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace contraflow {

/** Numbers that are to be looked at, each once, in the order in which they were added. */
class MarkedList
{
public:
    explicit MarkedList(std::size_t below = 0) : m_isListed(below, 0) {}

    /** Numbers may be up to this from now on. */
    void grow(std::size_t below) { m_isListed.resize(below, 0); }
    void add(std::uint32_t number)
    {
        if (std::exchange(m_isListed[number], 1) == 0)
            m_numbers.push_back(number);
    }
    void sort()
    {
        if (!std::ranges::is_sorted(m_numbers))
            std::ranges::sort(m_numbers);
    }
    void clear()
    {
        for (const std::uint32_t number : m_numbers)
            m_isListed[number] = 0;
        emptyOut(m_numbers);
    }

    [[nodiscard]] std::span<const std::uint32_t> all() const { return m_numbers; }
    [[nodiscard]] bool empty() const { return m_numbers.empty(); }
    [[nodiscard]] auto begin() const { return m_numbers.begin(); }
    [[nodiscard]] auto end() const { return m_numbers.end(); }

private:
    std::vector<std::uint32_t> m_numbers;
    std::vector<char> m_isListed; ///< by number
};

} // namespace contraflow
