// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/sparse_equations.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

constexpr double kNothing = 1e-14;   // a coefficient that rounding left
constexpr double kDependent = 1e-11; // the largest coefficient of an equation that says nothing new
constexpr double kLargeEnough = 0.1; // of the largest coefficient of a row, for a pivot
constexpr int kTries = 3;            // rows that are looked at for a pivot
constexpr std::uint64_t kNoCost = UINT64_MAX;

} // namespace

void SparseEquations::reset(std::uint32_t count)
{
    m_count = count;
    if (m_rows.size() < count) {
        m_rows.resize(count);
        m_rowsWith.resize(count);
    }
    for (std::uint32_t i = 0; i < count; ++i) {
        m_rows[i].clear();
        m_rowsWith[i].clear();
    }
    for (std::vector<double>* each : {&m_right, &m_rightChange, &m_value, &m_change})
        each->assign(count, 0);
    m_counts.assign(count, 0);
    m_isDone.assign(count, 0);
    for (std::vector<std::uint32_t>& rows : m_bySize)
        rows.clear();
    m_pivots.clear();
    m_dependent.clear();
}

void SparseEquations::add(std::uint32_t row, std::uint32_t unknown, double coefficient)
{
    for (Entry& entry : m_rows[row])
        if (entry.first == unknown) {
            entry.second += coefficient;
            return;
        }
    m_rows[row].emplace_back(unknown, coefficient);
}

void SparseEquations::list(std::uint32_t row)
{
    const std::size_t size = m_rows[row].size();
    if (m_bySize.size() <= size)
        m_bySize.resize(size + 1);
    m_bySize[size].push_back(row);
}

bool SparseEquations::solve()
{
    for (std::uint32_t row = 0; row < m_count; ++row) {
        std::erase_if(m_rows[row], [](const Entry& entry) { return std::abs(entry.second) < kNothing; });
        for (const Entry& entry : m_rows[row]) {
            m_rowsWith[entry.first].push_back(row);
            ++m_counts[entry.first];
        }
        list(row);
    }
    for (Pivot pivot = choosePivot(); pivot.row != kNone; pivot = choosePivot()) {
        m_pivots.push_back(pivot);
        eliminate(pivot);
    }
    if (!m_dependent.empty())
        return false;
    substitute();
    return true;
}

/** Among the shortest rows, the coefficient that fills in least; row kNone when no rows are left. */
SparseEquations::Pivot SparseEquations::choosePivot()
{
    Pivot best;
    std::uint64_t least = kNoCost;
    int tries = 0;
    for (std::size_t size = 0; size < m_bySize.size() && tries < kTries; ++size) {
        std::vector<std::uint32_t>& rows = m_bySize[size];
        for (std::size_t i = rows.size(); i-- > 0 && tries < kTries;) {
            const std::uint32_t row = rows[i];
            if (m_isDone[row] || m_rows[row].size() != size) {
                rows[i] = rows.back();
                rows.pop_back();
                continue;
            }
            double largest = 0;
            for (const Entry& entry : m_rows[row])
                largest = std::max(largest, std::abs(entry.second));
            if (largest < kDependent) {
                m_dependent.push_back(row);
                m_isDone[row] = 1;
                continue;
            }
            ++tries;
            for (const auto& [unknown, coefficient] : m_rows[row]) {
                if (std::abs(coefficient) < kLargeEnough * largest)
                    continue;
                const std::uint64_t cost = std::uint64_t{size - 1} * (m_counts[unknown] - 1);
                if (cost < least) {
                    least = cost;
                    best = {row, unknown};
                }
            }
            if (least == 0)
                return best;
        }
    }
    return best;
}

void SparseEquations::eliminate(const Pivot& pivot)
{
    m_isDone[pivot.row] = 1;
    double divisor = 1;
    for (const auto& [unknown, coefficient] : m_rows[pivot.row]) {
        --m_counts[unknown];
        if (unknown == pivot.unknown)
            divisor = coefficient;
    }
    for (const std::uint32_t other : m_rowsWith[pivot.unknown]) {
        if (m_isDone[other])
            continue;
        std::vector<Entry>& row = m_rows[other];
        const auto found = std::ranges::find(row, pivot.unknown, &Entry::first);
        if (found == row.end())
            continue;
        const double factor = found->second / divisor;
        *found = row.back();
        row.pop_back();
        for (const auto& [unknown, coefficient] : m_rows[pivot.row]) {
            if (unknown == pivot.unknown)
                continue;
            const auto same = std::ranges::find(row, unknown, &Entry::first);
            if (same == row.end()) {
                row.emplace_back(unknown, -factor * coefficient);
                ++m_counts[unknown];
                m_rowsWith[unknown].push_back(other);
                continue;
            }
            same->second -= factor * coefficient;
            if (std::abs(same->second) < kNothing) {
                --m_counts[unknown];
                *same = row.back();
                row.pop_back();
            }
        }
        m_right[other] -= factor * m_right[pivot.row];
        m_rightChange[other] -= factor * m_rightChange[pivot.row];
        list(other);
    }
}

void SparseEquations::substitute()
{
    for (std::size_t i = m_pivots.size(); i-- > 0;) {
        const Pivot& pivot = m_pivots[i];
        double value = m_right[pivot.row];
        double change = m_rightChange[pivot.row];
        double divisor = 1;
        for (const auto& [unknown, coefficient] : m_rows[pivot.row]) {
            if (unknown == pivot.unknown) {
                divisor = coefficient;
                continue;
            }
            value -= coefficient * m_value[unknown];
            change -= coefficient * m_change[unknown];
        }
        m_value[pivot.unknown] = value / divisor;
        m_change[pivot.unknown] = change / divisor;
    }
}

} // namespace contraflow
