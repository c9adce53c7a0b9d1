// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace contraflow {

/** A square matrix by rows. Every row has an entry on the diagonal; its columns ascend. */
struct RowMatrix
{
    /** A row's place in columns and values. */
    struct Row
    {
        std::size_t begin = 0;
        std::size_t diagonal = 0;
        std::size_t end = 0;
    };
    std::vector<Row> rows;
    std::vector<std::uint32_t> columns;
    std::vector<double> values;

    [[nodiscard]] bool isFull() const { return columns.size() == rows.size() * rows.size(); }
};

/**
 * Triangular factors of a matrix whose diagonal is about 1. A full matrix is factored completely. Of the
 * entries that arise in others those are left out that are too small to matter (Y. Saad, Numerical Linear
 * Algebra with Applications 1, 1994); what small factors take off those that are there is not, for many of
 * them together decide where full queues meet.
 */
class SparseFactors
{
public:
    /** With the entries that arise from `leastFill` on. False when the factors are no numbers, or when a stop
     * was requested. */
    [[nodiscard]] bool make(const RowMatrix& matrix, double leastFill, const std::stop_token& stop);

    /** solution = matrix⁻¹ right, or about so. */
    void solve(std::span<const double> right, std::span<double> solution) const;

private:
    void eliminateFully(std::size_t row);
    void eliminate(const RowMatrix& matrix, std::uint32_t row, double leastFill);
    void fillIn(std::uint32_t row, std::uint32_t column, double value);

    RowMatrix m_factors; ///< below the diagonal L without its diagonal of 1, U from there on; columns of U
                         ///< do not ascend

    // Of the present row.
    std::vector<double> m_work; ///< by column
    std::vector<char> m_isIn;   ///< by column
    std::vector<std::uint32_t> m_lower;
    std::vector<std::uint32_t> m_upper;
    std::size_t m_at = 0; ///< the one of m_lower that is being eliminated
};

} // namespace contraflow
