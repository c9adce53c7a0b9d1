// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/window_system.h"

#include <Eigen/IterativeLinearSolvers>
#include <Eigen/SparseCore>

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

using SparseMatrix = Eigen::SparseMatrix<double, Eigen::RowMajor>;

/** LU factors without row exchanges and without values where the matrix has none, ILU(0), as Eigen's
 * iterations take them. Eigen's own incomplete factors look for an order and for what to drop anew each time.
 */
class IncompleteFactors
{
public:
    using StorageIndex = SparseMatrix::StorageIndex;

    template<typename Matrix>
    IncompleteFactors& compute(const Matrix& matrix)
    {
        m_factors = matrix;
        const StorageIndex* const starts = m_factors.outerIndexPtr();
        const StorageIndex* const columns = m_factors.innerIndexPtr();
        double* const values = m_factors.valuePtr();
        const auto size = static_cast<std::size_t>(m_factors.rows());
        std::vector<StorageIndex> diagonals(size);
        std::vector<StorageIndex> positions(size, kNowhere); // of the present row, by column
        for (std::size_t row = 0; row < size; ++row) {
            for (StorageIndex i = starts[row]; i < starts[row + 1]; ++i)
                positions[static_cast<std::size_t>(columns[i])] = i;
            diagonals[row] = positions[row];
            for (StorageIndex i = starts[row]; i < diagonals[row]; ++i) {
                const auto above = static_cast<std::size_t>(columns[i]);
                values[i] /= values[diagonals[above]];
                for (StorageIndex j = diagonals[above] + 1; j < starts[above + 1]; ++j)
                    if (const StorageIndex here = positions[static_cast<std::size_t>(columns[j])];
                        here != kNowhere)
                        values[here] -= values[i] * values[j];
            }
            for (StorageIndex i = starts[row]; i < starts[row + 1]; ++i)
                positions[static_cast<std::size_t>(columns[i])] = kNowhere;
        }
        return *this;
    }
    [[nodiscard]] Eigen::VectorXd solve(const Eigen::VectorXd& right) const
    {
        Eigen::VectorXd x = m_factors.triangularView<Eigen::UnitLower>().solve(right);
        m_factors.triangularView<Eigen::Upper>().solveInPlace(x);
        return x;
    }
    [[nodiscard]] static Eigen::ComputationInfo info() { return Eigen::Success; }

private:
    static constexpr StorageIndex kNowhere = -1;

    SparseMatrix m_factors;
};

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

/** Calls `add` with row, column and value of everything that makes up the matrix. */
template<typename Add>
void WindowSystem::assemble(const Input& input, const Add& add) const
{
    for (std::size_t i = 0; i < m_free.size(); ++i)
        add(i, i, input.resistance);
    const WindowProblem& problem = input.problem;
    for (std::size_t r = 0; r < problem.classes.size(); ++r) {
        const WindowProblem::Class& c = problem.classes[r];
        const double slope = slopeOf(input, r);
        for (std::uint32_t e = c.first; e < c.forwardEnd; ++e) {
            const std::uint32_t row = m_slots[problem.entries[e]];
            if (row == kFixed)
                continue;
            for (std::uint32_t f = c.first; f < c.end; ++f)
                if (const std::uint32_t column = m_slots[problem.entries[f]]; column != kFixed)
                    add(row, column, slope * input.coefficients[f]);
        }
    }
}

bool WindowSystem::solve(const Input& input, std::span<const double> right, std::span<double> step)
{
    const bool isLarge = m_free.size() > m_denseLimit;
    if (isLarge)
        order(input);
    m_solution.resize(m_free.size());
    for (std::size_t i = 0; i < m_free.size(); ++i)
        m_solution[i] = right[m_free[i]];
    if (!(isLarge && iterate(input)) && !eliminate(input))
        return false;
    for (std::size_t i = 0; i < m_free.size(); ++i)
        step[m_free[i]] = m_solution[i];
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

/** Elimination with row exchanges; m_solution is the right side first. */
bool WindowSystem::eliminate(const Input& input)
{
    const std::size_t size = m_free.size();
    m_matrix.assign(size * size, 0.0);
    assemble(input, [&](std::size_t row, std::size_t column, double value) {
        m_matrix[row * size + column] += value;
    });
    const auto rowAt = [&](std::size_t i) { return m_matrix.data() + i * size; };
    for (std::size_t k = 0; k < size; ++k) {
        std::size_t pivot = k;
        for (std::size_t i = k + 1; i < size; ++i)
            if (std::abs(rowAt(i)[k]) > std::abs(rowAt(pivot)[k]))
                pivot = i;
        if (rowAt(pivot)[k] == 0)
            return false;
        if (pivot != k) {
            std::swap_ranges(rowAt(k) + k, rowAt(k + 1), rowAt(pivot) + k);
            std::swap(m_solution[k], m_solution[pivot]);
        }
        const double* const top = rowAt(k);
        for (std::size_t i = k + 1; i < size; ++i) {
            double* const row = rowAt(i);
            if (row[k] == 0)
                continue;
            const double factor = row[k] / top[k];
            for (std::size_t j = k + 1; j < size; ++j)
                row[j] -= factor * top[j];
            m_solution[i] -= factor * m_solution[k];
        }
    }
    for (std::size_t i = size; i-- > 0;) {
        for (std::size_t j = i + 1; j < size; ++j)
            m_solution[i] -= rowAt(i)[j] * m_solution[j];
        m_solution[i] /= rowAt(i)[i];
    }
    return std::all_of(m_solution.begin(), m_solution.end(), [](double x) { return std::isfinite(x); });
}

/** False, and m_solution as it was, when the iteration does not converge. */
bool WindowSystem::iterate(const Input& input)
{
    constexpr double kAccuracy = 1e-10;
    const auto size = static_cast<Eigen::Index>(m_free.size());
    std::vector<Eigen::Triplet<double>> entries;
    assemble(input, [&](std::size_t row, std::size_t column, double value) {
        entries.emplace_back(static_cast<int>(row), static_cast<int>(column), value);
    });
    SparseMatrix matrix(size, size);
    matrix.setFromTriplets(entries.begin(), entries.end());
    Eigen::BiCGSTAB<SparseMatrix, IncompleteFactors> solver;
    solver.setTolerance(kAccuracy);
    solver.compute(matrix);
    Eigen::Map<Eigen::VectorXd> side(m_solution.data(), size);
    const Eigen::VectorXd solution = solver.solve(side);
    if (solver.info() != Eigen::Success || !solution.allFinite())
        return false;
    side = solution;
    ++m_iterated;
    return true;
}

} // namespace contraflow
