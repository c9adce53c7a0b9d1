// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/window_system.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace contraflow {

namespace {

double norm(std::span<const double> x)
{
    return std::sqrt(std::inner_product(x.begin(), x.end(), x.begin(), 0.0));
}

} // namespace

void WindowSystem::chooseFree(std::span<const std::uint32_t> free, std::size_t queues)
{
    m_free.assign(free.begin(), free.end());
    m_slots.assign(queues, kFixed);
    for (std::uint32_t i = 0; i < m_free.size(); ++i)
        m_slots[m_free[i]] = i;
}

void WindowSystem::multiply(const Input& input, std::span<const double> in, std::vector<double>& out) const
{
    out.assign(in.size(), 0.0);
    const WindowProblem& problem = input.problem;
    for (std::size_t r = 0; r < problem.classes.size(); ++r) {
        const WindowProblem::Class& c = problem.classes[r];
        double change = 0;
        for (std::uint32_t e = c.first; e < c.end; ++e)
            change += input.coefficients[e] * in[problem.entries[e]];
        if (change == 0)
            continue;
        change *= c.weight * input.rates[r] * input.rates[r];
        for (std::uint32_t e = c.first; e < c.forwardEnd; ++e)
            out[problem.entries[e]] += change;
    }
}

void WindowSystem::assemble(const Input& input, std::span<const std::uint32_t> slots, std::size_t size)
{
    m_matrix.assign(size * size, 0.0);
    const WindowProblem& problem = input.problem;
    for (std::size_t r = 0; r < problem.classes.size(); ++r) {
        const WindowProblem::Class& c = problem.classes[r];
        const double slope = c.weight * input.rates[r] * input.rates[r];
        for (std::uint32_t e = c.first; e < c.forwardEnd; ++e) {
            const std::uint32_t row = slots[problem.entries[e]];
            if (row == kFixed)
                continue;
            double* const values = m_matrix.data() + row * size;
            for (std::uint32_t f = c.first; f < c.end; ++f) {
                const std::uint32_t column = slots[problem.entries[f]];
                if (column != kFixed)
                    values[column] += slope * input.coefficients[f];
            }
        }
    }
    for (std::size_t i = 0; i < size; ++i)
        m_matrix[i * size + i] += input.resistance;
}

/** LU factors with row exchanges, in place. */
bool WindowSystem::eliminate(std::size_t size)
{
    m_pivots.resize(size);
    for (std::size_t k = 0; k < size; ++k) {
        std::size_t pivot = k;
        for (std::size_t i = k + 1; i < size; ++i)
            if (std::abs(m_matrix[i * size + k]) > std::abs(m_matrix[pivot * size + k]))
                pivot = i;
        m_pivots[k] = static_cast<std::uint32_t>(pivot);
        if (m_matrix[pivot * size + k] == 0)
            return false;
        if (pivot != k)
            std::swap_ranges(m_matrix.data() + k * size, m_matrix.data() + (k + 1) * size,
                             m_matrix.data() + pivot * size);
        const double* const top = m_matrix.data() + k * size;
        for (std::size_t i = k + 1; i < size; ++i) {
            double* const row = m_matrix.data() + i * size;
            if (row[k] == 0)
                continue;
            row[k] /= top[k];
            const double factor = row[k];
            for (std::size_t j = k + 1; j < size; ++j)
                row[j] -= factor * top[j];
        }
    }
    return true;
}

void WindowSystem::substitute(std::span<double> x) const
{
    const std::size_t size = x.size();
    for (std::size_t k = 0; k < size; ++k)
        if (m_pivots[k] != k)
            std::swap(x[k], x[m_pivots[k]]);
    for (std::size_t i = 1; i < size; ++i)
        for (std::size_t j = 0; j < i; ++j)
            x[i] -= m_matrix[i * size + j] * x[j];
    for (std::size_t i = size; i-- > 0;) {
        for (std::size_t j = i + 1; j < size; ++j)
            x[i] -= m_matrix[i * size + j] * x[j];
        x[i] /= m_matrix[i * size + i];
    }
}

bool WindowSystem::solve(const Input& input, std::span<const double> right, std::span<double> step)
{
    if (m_free.size() > kDenseLimit)
        return iterate(input, right, step);
    assemble(input, m_slots, m_free.size());
    if (!eliminate(m_free.size()))
        return false;
    m_work.resize(m_free.size());
    for (std::size_t i = 0; i < m_free.size(); ++i)
        m_work[i] = right[m_free[i]];
    substitute(m_work);
    for (std::size_t i = 0; i < m_free.size(); ++i) {
        if (!std::isfinite(m_work[i]))
            return false;
        step[m_free[i]] = m_work[i];
    }
    return true;
}

/** The free queues that most classes cross: they are what couples everything with everything. */
void WindowSystem::chooseCore(const Input& input)
{
    std::vector<std::uint32_t> counts(m_slots.size(), 0);
    for (const WindowProblem::Class& c : input.problem.classes)
        for (std::uint32_t e = c.first; e < c.forwardEnd; ++e)
            ++counts[input.problem.entries[e]];
    m_core = m_free;
    std::partial_sort(m_core.begin(), m_core.begin() + kDenseLimit, m_core.end(),
                      [&](std::uint32_t a, std::uint32_t b) {
                          return counts[a] != counts[b] ? counts[a] > counts[b] : a < b;
                      });
    m_core.resize(kDenseLimit);
    m_coreSlots.assign(m_slots.size(), kFixed);
    for (std::uint32_t i = 0; i < m_core.size(); ++i)
        m_coreSlots[m_core[i]] = i;
}

/** x ← M⁻¹ x, by queue: first the rest queue by queue, then the core against what the rest did to it. */
void WindowSystem::precondition(const Input& input, std::vector<double>& x)
{
    std::vector<double>& rest = m_work;
    rest.assign(x.size(), 0.0);
    for (const std::uint32_t q : m_free)
        if (m_coreSlots[q] == kFixed)
            rest[q] = x[q] / (input.slopes[q] + input.resistance);
    multiply(input, rest, m_image);
    std::vector<double> core(m_core.size());
    for (std::size_t i = 0; i < m_core.size(); ++i)
        core[i] = x[m_core[i]] - m_image[m_core[i]];
    substitute(core);
    for (const std::uint32_t q : m_free)
        x[q] = m_coreSlots[q] == kFixed ? rest[q] : core[m_coreSlots[q]];
}

/** GMRES, preconditioned from the right. */
bool WindowSystem::iterate(const Input& input, std::span<const double> right, std::span<double> step)
{
    constexpr std::size_t kVectors = 60;
    constexpr int kRestarts = 6;
    constexpr double kAccuracy = 1e-10;
    chooseCore(input);
    assemble(input, m_coreSlots, m_core.size());
    if (!eliminate(m_core.size()))
        return false;
    const std::size_t n = right.size();
    const auto apply = [&](std::vector<double>& x, std::vector<double>& out) {
        precondition(input, x);
        multiply(input, x, out);
        for (std::size_t q = 0; q < n; ++q)
            out[q] = isFree(q) ? out[q] + input.resistance * x[q] : 0.0;
    };
    std::vector<double> solution(n, 0.0);
    std::vector<double> x(n);
    std::vector<double> image(n);
    std::vector<double> remainder(n, 0.0);
    for (const std::uint32_t q : m_free)
        remainder[q] = right[q];
    const double target = kAccuracy * norm(remainder);
    m_basis.resize((kVectors + 1) * n);
    for (int restart = 0; restart < kRestarts; ++restart) {
        const double length = norm(remainder);
        if (length <= target)
            break;
        std::vector<double> h((kVectors + 1) * kVectors, 0.0); // column by column, made triangular
        std::vector<double> cosines(kVectors), sines(kVectors), g(kVectors + 1, 0.0);
        g[0] = length;
        for (std::size_t q = 0; q < n; ++q)
            m_basis[q] = remainder[q] / length;
        std::size_t used = 0;
        for (; used < kVectors && std::abs(g[used]) > target; ++used) {
            double* const column = h.data() + used * (kVectors + 1);
            x.assign(m_basis.begin() + static_cast<std::ptrdiff_t>(used * n),
                     m_basis.begin() + static_cast<std::ptrdiff_t>((used + 1) * n));
            apply(x, image);
            for (std::size_t i = 0; i <= used; ++i) {
                const double* const v = m_basis.data() + i * n;
                column[i] = std::inner_product(image.begin(), image.end(), v, 0.0);
                for (std::size_t q = 0; q < n; ++q)
                    image[q] -= column[i] * v[q];
            }
            const double rest = norm(image);
            column[used + 1] = rest;
            for (std::size_t q = 0; q < n; ++q)
                m_basis[(used + 1) * n + q] = rest > 0 ? image[q] / rest : 0.0;
            for (std::size_t i = 0; i < used; ++i) {
                const double upper = column[i];
                column[i] = cosines[i] * upper + sines[i] * column[i + 1];
                column[i + 1] = cosines[i] * column[i + 1] - sines[i] * upper;
            }
            const double radius = std::hypot(column[used], column[used + 1]);
            if (radius == 0)
                break;
            cosines[used] = column[used] / radius;
            sines[used] = column[used + 1] / radius;
            column[used] = radius;
            g[used + 1] = -sines[used] * g[used];
            g[used] *= cosines[used];
        }
        x.assign(n, 0.0);
        for (std::size_t i = used; i-- > 0;) {
            double value = g[i];
            for (std::size_t j = i + 1; j < used; ++j)
                value -= h[j * (kVectors + 1) + i] * g[j]; // g[j] already holds the coefficient
            g[i] = value / h[i * (kVectors + 1) + i];
            const double* const v = m_basis.data() + i * n;
            for (std::size_t q = 0; q < n; ++q)
                x[q] += g[i] * v[q];
        }
        apply(x, image);
        for (std::size_t q = 0; q < n; ++q) {
            solution[q] += x[q];
            remainder[q] -= image[q];
        }
    }
    constexpr double kEnough = 1e-4; // the next Newton step corrects what is left
    for (const std::uint32_t q : m_free) {
        if (!std::isfinite(solution[q]))
            return false;
        step[q] = solution[q];
    }
    return norm(remainder) <= kEnough * std::max(target / kAccuracy, 1e-300);
}

} // namespace contraflow
