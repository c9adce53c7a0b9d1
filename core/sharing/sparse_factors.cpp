// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/sparse_factors.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

bool SparseFactors::make(const RowMatrix& matrix, double leastFill, const std::stop_token& stop)
{
    const std::size_t size = matrix.rows.size();
    const bool isFull = matrix.isFull();
    if (isFull) {
        m_factors = matrix;
    } else {
        m_factors.rows.clear();
        m_factors.columns.clear();
        m_factors.values.clear();
        m_work.resize(size);
        m_isIn.assign(size, 0);
    }
    for (std::uint32_t row = 0; row < size; ++row) {
        if (stop.stop_requested())
            return false;
        if (isFull)
            eliminateFully(row);
        else
            eliminate(matrix, row, leastFill);
        const double pivot = m_factors.values[m_factors.rows[row].diagonal];
        if (pivot == 0 || !std::isfinite(pivot))
            return false;
    }
    return true;
}

void SparseFactors::eliminateFully(std::size_t row)
{
    const std::size_t size = m_factors.rows.size();
    double* const here = &m_factors.values[m_factors.rows[row].begin];
    for (std::size_t i = 0; i < row; ++i) {
        const double* const above = &m_factors.values[m_factors.rows[i].begin];
        const double factor = here[i] /= above[i];
        for (std::size_t j = i + 1; j < size; ++j)
            here[j] -= factor * above[j];
    }
}

void SparseFactors::eliminate(const RowMatrix& matrix, std::uint32_t row, double leastFill)
{
    const RowMatrix::Row& from = matrix.rows[row];
    for (std::size_t i = from.begin; i < from.end; ++i) {
        m_work[matrix.columns[i]] = matrix.values[i];
        m_isIn[matrix.columns[i]] = 1;
    }
    const auto columnsOf = [&](std::size_t begin, std::size_t end, std::vector<std::uint32_t>& list) {
        list.assign(matrix.columns.begin() + static_cast<std::ptrdiff_t>(begin),
                    matrix.columns.begin() + static_cast<std::ptrdiff_t>(end));
    };
    columnsOf(from.begin, from.diagonal, m_lower);
    columnsOf(from.diagonal + 1, from.end, m_upper);
    for (m_at = 0; m_at < m_lower.size(); ++m_at) {
        const RowMatrix::Row& above = m_factors.rows[m_lower[m_at]];
        const double factor = m_work[m_lower[m_at]] /= m_factors.values[above.diagonal];
        for (std::size_t i = above.diagonal + 1; i < above.end; ++i) {
            const std::uint32_t column = m_factors.columns[i];
            const double change = -factor * m_factors.values[i];
            if (m_isIn[column])
                m_work[column] += change;
            else if (std::abs(change) > leastFill)
                fillIn(row, column, change);
        }
    }
    RowMatrix::Row made;
    const auto store = [&](std::uint32_t column) {
        m_factors.columns.push_back(column);
        m_factors.values.push_back(m_work[column]);
        m_isIn[column] = 0;
    };
    made.begin = m_factors.columns.size();
    for (const std::uint32_t column : m_lower)
        store(column);
    made.diagonal = m_factors.columns.size();
    store(row);
    for (const std::uint32_t column : m_upper)
        store(column);
    made.end = m_factors.columns.size();
    m_factors.rows.push_back(made);
}

void SparseFactors::fillIn(std::uint32_t row, std::uint32_t column, double value)
{
    m_isIn[column] = 1;
    m_work[column] = value;
    if (column > row) {
        m_upper.push_back(column);
        return;
    }
    const auto rest = m_lower.begin() + static_cast<std::ptrdiff_t>(m_at + 1);
    m_lower.insert(std::upper_bound(rest, m_lower.end(), column), column);
}

void SparseFactors::solve(std::span<const double> right, std::span<double> solution) const
{
    const auto sumOf = [&](std::size_t begin, std::size_t end) {
        double sum = 0;
        for (std::size_t i = begin; i < end; ++i)
            sum += m_factors.values[i] * solution[m_factors.columns[i]];
        return sum;
    };
    for (std::size_t row = 0; row < m_factors.rows.size(); ++row) {
        const RowMatrix::Row& at = m_factors.rows[row];
        solution[row] = right[row] - sumOf(at.begin, at.diagonal);
    }
    for (std::size_t row = m_factors.rows.size(); row-- > 0;) {
        const RowMatrix::Row& at = m_factors.rows[row];
        solution[row] = (solution[row] - sumOf(at.diagonal + 1, at.end)) / m_factors.values[at.diagonal];
    }
}

} // namespace contraflow
