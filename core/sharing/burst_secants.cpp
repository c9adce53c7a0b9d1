// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/burst_secants.h"

#include <array>
#include <cmath>

namespace contraflow {

namespace {

/** In four sums, always the same ones: one alone would wait for itself at every step. */
double productOf(std::span<const double> a, std::span<const double> b)
{
    constexpr std::size_t kLanes = 4;
    std::array<double, kLanes> sums{};
    std::size_t i = 0;
    for (; i + kLanes <= a.size(); i += kLanes)
        for (std::size_t lane = 0; lane < kLanes; ++lane)
            sums[lane] += a[i + lane] * b[i + lane];
    for (std::size_t lane = 0; i < a.size(); ++i, ++lane)
        sums[lane] += a[i] * b[i];
    return (sums[0] + sums[1]) + (sums[2] + sums[3]);
}

} // namespace

void BurstSecants::add(std::span<const double> step, std::span<const double> drop)
{
    const double length = std::sqrt(productOf(drop, drop));
    if (!(length > 0))
        return;
    if (m_size == 0)
        m_next = 0;
    Pair& pair = m_pairs[m_next];
    pair.step.assign(step.begin(), step.end());
    pair.drop.assign(drop.begin(), drop.end());
    for (double& x : pair.step)
        x /= length;
    for (double& x : pair.drop)
        x /= length;
    m_size = std::max(m_size, m_next + 1);
    for (std::size_t i = 0; i < m_size; ++i)
        m_products[m_next][i] = m_products[i][m_next] = productOf(m_pairs[i].drop, pair.drop);
    m_next = (m_next + 1) % kMost;
}

void BurstSecants::project(std::span<double> right)
{
    if (m_size > 0 && m_pairs[0].drop.size() != right.size())
        clear();
    // Least squares by Cholesky's method; a drop that the others make up already takes no part.
    constexpr double kIndependent = 1e-8;
    std::array<std::array<double, kMost>, kMost> factors{};
    for (std::size_t i = 0; i < m_size; ++i) {
        double sum = productOf(m_pairs[i].drop, right);
        for (std::size_t j = 0; j <= i; ++j) {
            double value = m_products[i][j];
            for (std::size_t k = 0; k < j; ++k)
                value -= factors[i][k] * factors[j][k];
            if (j < i)
                factors[i][j] = factors[j][j] > 0 ? value / factors[j][j] : 0;
            else
                factors[i][i] = value > kIndependent ? std::sqrt(value) : 0;
        }
        for (std::size_t k = 0; k < i; ++k)
            sum -= factors[i][k] * m_parts[k];
        m_parts[i] = factors[i][i] > 0 ? sum / factors[i][i] : 0;
    }
    for (std::size_t i = m_size; i-- > 0;) {
        for (std::size_t k = i + 1; k < m_size; ++k)
            m_parts[i] -= factors[k][i] * m_parts[k];
        m_parts[i] = factors[i][i] > 0 ? m_parts[i] / factors[i][i] : 0;
    }
    for (std::size_t i = 0; i < m_size; ++i)
        for (std::size_t c = 0; c < right.size(); ++c)
            right[c] -= m_parts[i] * m_pairs[i].drop[c];
}

void BurstSecants::complete(std::span<double> step) const
{
    for (std::size_t i = 0; i < m_size; ++i)
        for (std::size_t c = 0; c < step.size(); ++c)
            step[c] += m_parts[i] * m_pairs[i].step[c];
}

} // namespace contraflow
