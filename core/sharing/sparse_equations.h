// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace contraflow {

/**
 * Sparse linear equations with two right-hand sides, the second of them how the first changes along a path.
 * Solved by elimination in the order of H. Markowitz (Management Science 3, 1957): the systems are nearly
 * trees, and little is filled in.
 */
class SparseEquations
{
public:
    static constexpr std::uint32_t kNone = UINT32_MAX;

    /** As many equations as unknowns, all empty. */
    void reset(std::uint32_t count);
    void add(std::uint32_t row, std::uint32_t unknown, double coefficient);
    /** Adds to the right-hand sides. */
    void addRight(std::uint32_t row, double value, double change)
    {
        m_right[row] += value;
        m_rightChange[row] += change;
    }

    /** False when equations depend on others, see dependentRows(). The equations are used up. */
    [[nodiscard]] bool solve();
    [[nodiscard]] double value(std::uint32_t unknown) const { return m_value[unknown]; }
    [[nodiscard]] double change(std::uint32_t unknown) const { return m_change[unknown]; }
    [[nodiscard]] const std::vector<std::uint32_t>& dependentRows() const { return m_dependent; }

private:
    using Entry = std::pair<std::uint32_t, double>; ///< unknown and coefficient

    struct Pivot
    {
        std::uint32_t row = kNone;
        std::uint32_t unknown = 0;
    };
    void list(std::uint32_t row);
    [[nodiscard]] Pivot choosePivot();
    void eliminate(const Pivot& pivot);
    void substitute();

    std::uint32_t m_count = 0;
    std::vector<std::vector<Entry>> m_rows; ///< those beyond m_count keep their memory
    std::vector<double> m_right;
    std::vector<double> m_rightChange;
    std::vector<double> m_value;
    std::vector<double> m_change;
    std::vector<std::vector<std::uint32_t>> m_rowsWith; ///< by unknown; some have lost it since
    std::vector<std::uint32_t> m_counts;                ///< rows that are left, by unknown
    std::vector<std::vector<std::uint32_t>> m_bySize;   ///< rows; some have changed since
    std::vector<char> m_isDone;
    std::vector<Pivot> m_pivots;
    std::vector<std::uint32_t> m_dependent;
};

} // namespace contraflow
