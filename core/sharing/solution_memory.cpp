// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/solution_memory.h"

#include <utility>

namespace contraflow {

void SolutionMemory::beginRun(std::uint64_t basis)
{
    if (basis != m_basis)
        forgetAll();
    m_basis = basis;
    m_isCleared = false;
    m_isFull = false;
    ++m_run;
}

std::span<const double> SolutionMemory::find(std::uint64_t set)
{
    const auto at = m_solutions.find(set);
    if (at == m_solutions.end())
        return {};
    at->second.lastRun = m_run;
    return at->second.numbers;
}

void SolutionMemory::keep(std::uint64_t set, std::vector<double> numbers)
{
    Solution solution{std::move(numbers), m_run};
    if (const auto known = m_solutions.find(set); known != m_solutions.end()) {
        m_numbers -= known->second.size();
        m_solutions.erase(known);
    }
    if (m_numbers + solution.size() > m_mostNumbers)
        forgetUnused();
    if (m_numbers + solution.size() > m_mostNumbers) {
        m_isFull = true;
        return;
    }
    m_numbers += solution.size();
    m_solutions[set] = std::move(solution);
}

void SolutionMemory::forgetUnused()
{
    if (std::exchange(m_isCleared, true))
        return;
    std::erase_if(m_solutions, [this](const auto& known) { return known.second.lastRun < m_lastComplete; });
    m_numbers = 0;
    for (const auto& [set, solution] : m_solutions)
        m_numbers += solution.size();
}

void SolutionMemory::forgetAll()
{
    m_solutions.clear();
    m_numbers = 0;
    m_isFull = false;
}

} // namespace contraflow
