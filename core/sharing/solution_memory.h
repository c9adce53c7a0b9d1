// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace contraflow {

/**
 * What solvers have found for sets of active messages, for sets that come again: most do in the next run
 * after a message's size or start was edited a little, all when an edit is undone, and in programs that do
 * the same over and over. It only says where to begin: who takes a solution measures it as any other, so that
 * two sets with one key cost time and nothing else. For one run at a time.
 */
class SolutionMemory
{
public:
    /** Of 8 bytes each, what a solution takes beside its numbers among them: 128 MB. */
    static constexpr std::size_t kMostNumbers = 16'000'000;

    explicit SolutionMemory(std::size_t mostNumbers = kMostNumbers) : m_mostNumbers(mostNumbers) {}

    /** A run begins. Solutions of another `basis` (all that they depend on but for who is active) are
     * forgotten. */
    void beginRun(std::uint64_t basis);
    /** The run has come to its end. */
    void endRun() { m_lastComplete = m_run; }

    /** Empty when none is known; valid until the next call. */
    [[nodiscard]] std::span<const double> find(std::uint64_t set);
    /** Where there is no room any more, those go that neither this run nor the last complete one has used;
     * then no more are kept. */
    void keep(std::uint64_t set, std::vector<double> numbers);
    /** Whether any was not kept since the run began. */
    [[nodiscard]] bool isFull() const { return m_isFull; }
    void forgetAll();

    [[nodiscard]] std::size_t size() const { return m_solutions.size(); }

private:
    static constexpr std::size_t kBesideNumbers = 12; ///< of a solution

    struct Solution
    {
        std::vector<double> numbers;
        std::uint64_t lastRun = 0;

        [[nodiscard]] std::size_t size() const { return numbers.size() + kBesideNumbers; }
    };

    void forgetUnused();

    std::size_t m_mostNumbers;
    std::size_t m_numbers = 0; ///< Σ Solution::size()
    std::uint64_t m_basis = 0;
    std::uint64_t m_run = 0;
    std::uint64_t m_lastComplete = 0;
    bool m_isCleared = false; ///< of unused solutions, in this run
    bool m_isFull = false;
    std::unordered_map<std::uint64_t, Solution> m_solutions;
};

} // namespace contraflow
