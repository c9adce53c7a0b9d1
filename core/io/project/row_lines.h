// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <vector>

namespace contraflow {

/** The lines of a file in which the rows of a table begin. Mostly each row begins one line below the row
 * before it, so only the others are kept. */
class RowLines
{
public:
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }

    /** The next row begins in this line. */
    void add(std::size_t line)
    {
        if (m_runs.empty() || line != m_runs.back().lineOf(m_size))
            m_runs.push_back({m_size, line});
        ++m_size;
    }

    /** Only below size(). */
    [[nodiscard]] std::size_t operator[](std::size_t row) const
    {
        const auto after = std::ranges::upper_bound(m_runs, row, {}, &Run::first);
        return std::prev(after)->lineOf(row);
    }
    [[nodiscard]] std::size_t back() const { return m_runs.back().lineOf(m_size - 1); } ///< unless empty()

private:
    /** Rows from `first` on, in lines from `line` on. */
    struct Run
    {
        std::size_t first = 0;
        std::size_t line = 0;

        [[nodiscard]] std::size_t lineOf(std::size_t row) const { return line + (row - first); }
    };
    std::vector<Run> m_runs;
    std::size_t m_size = 0;
};

} // namespace contraflow
