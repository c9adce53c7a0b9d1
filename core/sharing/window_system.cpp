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

/** What one class adds to every row of its data, per unit of a coefficient. */
double slopeOf(const WindowSystem::Input& input, std::size_t index)
{
    return input.problem.classes[index].weight * input.rates[index] * input.rates[index];
}

} // namespace

void WindowSystem::chooseFree(std::span<const std::uint32_t> free, std::size_t queues)
{
    m_free.assign(free.begin(), free.end());
    m_slots.assign(queues, kFixed);
    for (std::uint32_t i = 0; i < m_free.size(); ++i)
        m_slots[m_free[i]] = i;
}

void WindowSystem::multiply(const Input& input, std::span<const double> in, std::vector<double>& out)
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
        change *= slopeOf(input, r);
        for (std::uint32_t e = c.first; e < c.forwardEnd; ++e)
            out[problem.entries[e]] += change;
    }
}

bool WindowSystem::solve(const Input& input, std::span<const double> right, std::span<double> step)
{
    const bool isLarge = m_free.size() > m_denseLimit;
    if (isLarge)
        order(input);
    m_right.resize(m_free.size());
    for (std::size_t i = 0; i < m_free.size(); ++i)
        m_right[i] = right[m_free[i]];
    if (!(isLarge && solveSparse(input)) && !solveDense(input))
        return false;
    for (std::size_t i = 0; i < m_free.size(); ++i)
        step[m_free[i]] = m_solution[i];
    return true;
}

bool WindowSystem::solveDense(const Input& input)
{
    assembleDense(input);
    if (!eliminate())
        return false;
    substitute();
    return std::all_of(m_solution.begin(), m_solution.end(), [](double x) { return std::isfinite(x); });
}

void WindowSystem::assembleDense(const Input& input)
{
    const std::size_t size = m_free.size();
    m_matrix.assign(size * size, 0.0);
    const WindowProblem& problem = input.problem;
    for (std::size_t r = 0; r < problem.classes.size(); ++r) {
        const WindowProblem::Class& c = problem.classes[r];
        const double slope = slopeOf(input, r);
        for (std::uint32_t e = c.first; e < c.forwardEnd; ++e) {
            const std::uint32_t row = m_slots[problem.entries[e]];
            if (row == kFixed)
                continue;
            double* const values = m_matrix.data() + row * size;
            for (std::uint32_t f = c.first; f < c.end; ++f) {
                const std::uint32_t column = m_slots[problem.entries[f]];
                if (column != kFixed)
                    values[column] += slope * input.coefficients[f];
            }
        }
    }
    for (std::size_t i = 0; i < size; ++i)
        m_matrix[i * size + i] += input.resistance;
}

/** LU factors with row exchanges, in place. */
bool WindowSystem::eliminate()
{
    const std::size_t size = m_free.size();
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

void WindowSystem::substitute()
{
    std::vector<double>& x = m_solution;
    x = m_right;
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

bool WindowSystem::solveSparse(const Input& input)
{
    constexpr int kRestarts = 6;
    constexpr double kAccuracy = 1e-10;
    assembleSparse(input);
    if (!eliminateSparse())
        return false;
    m_solution.assign(m_free.size(), 0.0);
    m_remainder = m_right;
    const double target = kAccuracy * norm(m_right);
    double rest = norm(m_right);
    for (int restart = 0; restart < kRestarts && rest > target; ++restart)
        rest = improve(target);
    if (!(rest <= target))
        return false;
    ++m_iterated;
    return true;
}

/** Rows in the order of how many classes have data in their queues: the busy ones last. */
void WindowSystem::order(const Input& input)
{
    std::vector<std::uint32_t> counts(m_slots.size(), 0);
    for (const WindowProblem::Class& c : input.problem.classes)
        for (std::uint32_t e = c.first; e < c.forwardEnd; ++e)
            ++counts[input.problem.entries[e]];
    std::sort(m_free.begin(), m_free.end(), [&](std::uint32_t a, std::uint32_t b) {
        return counts[a] != counts[b] ? counts[a] < counts[b] : a < b;
    });
    for (std::uint32_t i = 0; i < m_free.size(); ++i)
        m_slots[m_free[i]] = i;
}

void WindowSystem::assembleSparse(const Input& input)
{
    const WindowProblem& problem = input.problem;
    const std::size_t size = m_free.size();
    // The classes with data in each row, row after row.
    std::vector<std::uint32_t> starts(size + 1, 0);
    const auto eachRow = [&](auto&& visit) {
        for (std::uint32_t r = 0; r < problem.classes.size(); ++r)
            for (std::uint32_t e = problem.classes[r].first; e < problem.classes[r].forwardEnd; ++e)
                if (const std::uint32_t row = m_slots[problem.entries[e]]; row != kFixed)
                    visit(row, r);
    };
    eachRow([&](std::uint32_t row, std::uint32_t) { ++starts[row + 1]; });
    std::partial_sum(starts.begin(), starts.end(), starts.begin());
    std::vector<std::uint32_t> classes(starts.back());
    std::vector<std::uint32_t> next(starts.begin(), starts.end() - 1);
    eachRow([&](std::uint32_t row, std::uint32_t r) { classes[next[row]++] = r; });

    m_starts.assign(1, 0);
    m_columns.clear();
    m_values.clear();
    m_diagonals.clear();
    std::vector<double> sums(size, 0.0);
    std::vector<std::uint32_t> seenIn(size, kFixed);
    for (std::uint32_t row = 0; row < size; ++row) {
        const auto first = static_cast<std::ptrdiff_t>(m_columns.size());
        const auto add = [&](std::uint32_t column, double value) {
            if (seenIn[column] != row) {
                seenIn[column] = row;
                sums[column] = 0;
                m_columns.push_back(column);
            }
            sums[column] += value;
        };
        add(row, input.resistance);
        for (std::uint32_t i = starts[row]; i < starts[row + 1]; ++i) {
            const WindowProblem::Class& c = problem.classes[classes[i]];
            const double slope = slopeOf(input, classes[i]);
            for (std::uint32_t f = c.first; f < c.end; ++f)
                if (const std::uint32_t column = m_slots[problem.entries[f]]; column != kFixed)
                    add(column, slope * input.coefficients[f]);
        }
        std::sort(m_columns.begin() + first, m_columns.end());
        for (auto column = m_columns.begin() + first; column != m_columns.end(); ++column) {
            if (*column == row)
                m_diagonals.push_back(static_cast<std::uint32_t>(m_values.size()));
            m_values.push_back(sums[*column]);
        }
        m_starts.push_back(static_cast<std::uint32_t>(m_columns.size()));
    }
}

/** LU factors without row exchanges and without values where the matrix has none: ILU(0). */
bool WindowSystem::eliminateSparse()
{
    const std::size_t size = m_free.size();
    m_factors = m_values;
    std::vector<std::uint32_t> positions(size, kFixed); // of the present row, by column
    for (std::size_t row = 0; row < size; ++row) {
        for (std::uint32_t i = m_starts[row]; i < m_starts[row + 1]; ++i)
            positions[m_columns[i]] = i;
        for (std::uint32_t i = m_starts[row]; i < m_diagonals[row]; ++i) {
            const std::uint32_t above = m_columns[i];
            m_factors[i] /= m_factors[m_diagonals[above]];
            for (std::uint32_t j = m_diagonals[above] + 1; j < m_starts[above + 1]; ++j)
                if (const std::uint32_t position = positions[m_columns[j]]; position != kFixed)
                    m_factors[position] -= m_factors[i] * m_factors[j];
        }
        for (std::uint32_t i = m_starts[row]; i < m_starts[row + 1]; ++i)
            positions[m_columns[i]] = kFixed;
        const double pivot = m_factors[m_diagonals[row]];
        if (pivot == 0 || !std::isfinite(pivot))
            return false;
    }
    return true;
}

void WindowSystem::precondition(std::span<double> x) const
{
    for (std::size_t row = 0; row < x.size(); ++row)
        for (std::uint32_t i = m_starts[row]; i < m_diagonals[row]; ++i)
            x[row] -= m_factors[i] * x[m_columns[i]];
    for (std::size_t row = x.size(); row-- > 0;) {
        for (std::uint32_t i = m_diagonals[row] + 1; i < m_starts[row + 1]; ++i)
            x[row] -= m_factors[i] * x[m_columns[i]];
        x[row] /= m_factors[m_diagonals[row]];
    }
}

void WindowSystem::apply(std::span<const double> x, std::span<double> out) const
{
    for (std::size_t row = 0; row < x.size(); ++row) {
        double sum = 0;
        for (std::uint32_t i = m_starts[row]; i < m_starts[row + 1]; ++i)
            sum += m_values[i] * x[m_columns[i]];
        out[row] = sum;
    }
}

/** GMRES, preconditioned from the right, from the present solution; returns the length of the remainder. */
double WindowSystem::improve(double target)
{
    constexpr std::size_t kVectors = 60;
    const std::size_t n = m_free.size();
    const auto vector = [&](std::size_t i) { return std::span<double>(m_basis).subspan(i * n, n); };
    m_basis.resize((kVectors + 1) * n);
    std::vector<double> x(n);
    std::vector<double> h((kVectors + 1) * kVectors, 0.0); // column by column, made triangular
    std::vector<double> cosines(kVectors);
    std::vector<double> sines(kVectors);
    std::vector<double> g(kVectors + 1, 0.0);
    g[0] = norm(m_remainder);
    for (std::size_t i = 0; i < n; ++i)
        m_basis[i] = m_remainder[i] / g[0];
    std::size_t used = 0;
    for (; used < kVectors && std::abs(g[used]) > target; ++used) {
        double* const column = h.data() + used * (kVectors + 1);
        const std::span<double> image = vector(used + 1);
        std::copy_n(vector(used).begin(), n, x.begin());
        precondition(x);
        apply(x, image);
        for (std::size_t i = 0; i <= used; ++i) {
            const std::span<const double> v = vector(i);
            column[i] = std::inner_product(image.begin(), image.end(), v.begin(), 0.0);
            for (std::size_t q = 0; q < n; ++q)
                image[q] -= column[i] * v[q];
        }
        const double rest = norm(image);
        column[used + 1] = rest;
        if (rest > 0)
            for (double& value : image)
                value /= rest;
        for (std::size_t i = 0; i < used; ++i) {
            const double upper = column[i];
            column[i] = cosines[i] * upper + sines[i] * column[i + 1];
            column[i + 1] = cosines[i] * column[i + 1] - sines[i] * upper;
        }
        const double radius = std::hypot(column[used], column[used + 1]);
        if (radius == 0 || !std::isfinite(radius))
            break;
        cosines[used] = column[used] / radius;
        sines[used] = column[used + 1] / radius;
        column[used] = radius;
        g[used + 1] = -sines[used] * g[used];
        g[used] *= cosines[used];
    }
    std::fill(x.begin(), x.end(), 0.0);
    for (std::size_t i = used; i-- > 0;) {
        double value = g[i];
        for (std::size_t j = i + 1; j < used; ++j)
            value -= h[j * (kVectors + 1) + i] * g[j]; // g[j] already holds the coefficient
        g[i] = value / h[i * (kVectors + 1) + i];
        const std::span<const double> v = vector(i);
        for (std::size_t q = 0; q < n; ++q)
            x[q] += g[i] * v[q];
    }
    precondition(x);
    for (std::size_t q = 0; q < n; ++q)
        m_solution[q] += x[q];
    apply(m_solution, x);
    for (std::size_t q = 0; q < n; ++q)
        m_remainder[q] = m_right[q] - x[q];
    return norm(m_remainder);
}

} // namespace contraflow
