// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/burst_factors.h"
#include "core/sharing/burst_queues.h"

#include <array>
#include <cstddef>
#include <span>
#include <stop_token>
#include <vector>

namespace contraflow {

/**
 * The last few steps of a quasi-Newton iteration and the changes of the gaps that they brought. What a step
 * in their span does is known from them better than from the factors (D. G. Anderson, Journal of the ACM 12,
 * 1965): a few directions for which the factors are poor cost a step each instead of spoiling all.
 */
class BurstSecants
{
public:
    void clear() { m_size = 0; }

    /** A step and what it took off the gaps. */
    void add(std::span<const double> step, std::span<const double> drop);

    /** Takes off `right` what the known steps can take off it; complete() adds those steps. */
    void project(std::span<double> right);
    void complete(std::span<double> step) const;

private:
    static constexpr std::size_t kMost = 4;
    struct Pair
    {
        std::vector<double> step;
        std::vector<double> drop;
    };

    std::array<Pair, kMost> m_pairs;
    std::size_t m_size = 0;
    std::size_t m_next = 0;
    std::array<std::array<double, kMost>, kMost> m_products{}; ///< of drops
    std::array<double, kMost> m_parts{};                       ///< of each step
};

/**
 * Finds the prices of BurstQueues by Newton's method. Factors are kept over many events: at each they are
 * renewed for the messages that came or went, and made anew when they do not bring the gaps down. Secants
 * make up for what they leave out.
 *
 * From nothing, prices follow from great bursts, whose queues are hardly coupled, to those that are meant,
 * and from exponent 1 to the one that is meant; where factors lead nowhere, with complete ones, with which a
 * step that is short enough always helps. From the solution of a similar state they are corrected. No
 * case is known in which the two ends differ while bursts are at least kSureBurst; below it, where the limit
 * has several solutions, a solution is always found from nothing.
 */
class BurstSolver
{
public:
    /** The least β for which a solution is corrected instead of found anew. */
    static constexpr double kSureBurst = 1e-3;

    explicit BurstSolver(BurstQueues& queues) : m_queues(queues), m_terms(queues.terms()) {}

    /** For the present messages. Ends early once `stop` is requested, with prices of no use. */
    void solve(const std::stop_token& stop);
    /** Takes BurstQueues::usedPrices() that were found for these messages before; false when solve() has to
     * mend them. */
    [[nodiscard]] bool take(std::span<const double> prices);

    /** Corrects the present prices; false when that leads nowhere. */
    [[nodiscard]] bool correct(const std::stop_token& stop);

    /** The greatest gap: how far a queue is from its equation, as a part of its capacity or of the longest
     * that the fastest of its messages could wait. */
    [[nodiscard]] double residual() const;

    /** Evaluations of all rates since construction: the cost of solutions without a clock. */
    [[nodiscard]] std::size_t evaluationCount() const { return m_evaluations; }

private:
    using Entries = BurstFactors::Entries;

    /** How a step that does not help is dealt with: far from a solution by damping, and with complete factors
     * by a shorter step before; near it always by a shorter step too, and what makes things worse for a
     * moment may be passed. */
    enum class Distance
    {
        near,
        far,
    };

    bool solveFromNothing(Entries entries, double pace, const std::stop_token& stop);
    void relax();
    void approach(const std::stop_token& stop);
    bool newton(double accuracy, int mostSteps, Distance distance, const std::stop_token& stop);
    void renewFactors(BurstQueues::Form form, const std::stop_token& stop);
    void makeFactors(BurstQueues::Form form, double damping, const std::stop_token& stop);
    [[nodiscard]] double accuracy() const;
    void evaluate();
    void findStep(std::span<const double> rights);
    void keepPrices(std::vector<double>& kept) const;
    void move(double part);
    void goBack(const std::vector<double>& kept);
    void learn();
    void look();

    BurstQueues& m_queues;
    BurstTerms m_terms; ///< those that are meant
    BurstFactors m_factors;
    BurstSecants m_secants;
    Entries m_entries = Entries::main; ///< taken for the next factors
    bool m_hasFactors = false;
    bool m_areFactorsRenewed = false; ///< since messages came or went, or steps stopped to help
    bool m_hasPrices = false;
    // In the order of the factors.
    std::vector<double> m_step; ///< in units of the price
    std::vector<double> m_gaps; ///< before the step
    std::vector<double> m_drop; ///< of the gaps

    // By channel.
    std::vector<double> m_saved; ///< prices before the step
    std::vector<double> m_start; ///< prices before the approach
    std::vector<char> m_isWaiting;

    std::vector<std::uint32_t> m_waiting; ///< channels to be relaxed
    std::vector<std::uint32_t> m_touched;
    std::size_t m_evaluations = 0;
};

} // namespace contraflow
