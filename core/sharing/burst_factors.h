// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/marked_list.h"
#include "core/sharing/burst_queues.h"
#include "core/sharing/sparse_factors.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace contraflow {

/**
 * What Newton's method needs of BurstQueues: J = ∂gap/∂x, factored incompletely, where x is a price in its
 * unit. Queues that are short and hold no message for a part of its way worth mentioning stand alone;
 * elimination of the others, those with most messages last, keeps the entries that the matrix has. Where
 * queues are few all take part, with all entries: what full queues leave open then is found at once. Factors
 * of a similar state serve as well as its own, for more iterations.
 */
class BurstFactors
{
public:
    /** Which entries of J are taken. */
    enum class Entries
    {
        main, ///< without the many small ones of queues with many messages, which cost much and mostly help
              ///< little
        all,
        complete, ///< and all that arise when they are factored, which is for queues that hardly anything
                  ///< but bursts tells apart
    };

    /** At the present prices; `damping` is added to the diagonal. False when they are no numbers, or when a
     * stop was requested. */
    [[nodiscard]] bool make(const BurstQueues& queues, double damping, Entries entries,
                            const std::stop_token& stop);

    /** The same for a state that differs by a few messages, or by how long queues are: for a tenth of the
     * work, what other messages lose per unit of a price stays what it was at the last make(). */
    [[nodiscard]] bool renew(const BurstQueues& queues, const std::stop_token& stop);

    /** The channels in the order of what solve() takes and gives: those that were in use at the last make(),
     * then those that list() has found since. */
    [[nodiscard]] std::span<const std::uint32_t> listed() const { return m_listed.all(); }
    /** Lists channels that have come into use since. */
    void list(std::span<const std::uint32_t> used);
    /** step = J⁻¹ right. */
    void solve(std::span<const double> right, std::span<double> step) const;

private:
    static constexpr std::uint32_t kAlone = UINT32_MAX;

    /** What the messages with data in one queue lose per unit of each price, by row. */
    struct Losses
    {
        void add(std::uint32_t row, double ofLoad, double ofBursts)
        {
            if (!isListed[row]) {
                isListed[row] = 1;
                rows.push_back(row);
            }
            load[row] += ofLoad;
            bursts[row] += ofBursts;
        }
        void reset(std::size_t size);
        void clear();

        std::vector<std::uint32_t> rows; ///< those that are not 0
        std::vector<char> isListed;
        std::vector<double> load;   ///< bytes per second
        std::vector<double> bursts; ///< Σ rate φ
    };

    /** The same for each unit of P^a that a leg makes. */
    struct LegLosses
    {
        double load = 0;
        double bursts = 0;    ///< for data
        double ackBursts = 0; ///< for acknowledgements
    };

    void order(const BurstQueues& queues);
    void findGreatestShares(const BurstQueues& queues);
    void spreadOverLegs(const BurstQueues& queues, Losses& losses);
    void weigh(const BurstQueues& queues);
    void gather(const BurstQueues& queues, std::uint32_t channel, Losses& losses);
    [[nodiscard]] bool isFirstOfLink(std::uint32_t row) const;
    template<typename Take>
    void gatherLink(const BurstQueues& queues, std::uint32_t row, const Take& take);
    void addRow(const BurstQueues& queues, std::uint32_t row);
    void refill(const BurstQueues& queues, double damping);
    void fillRow(const BurstQueues& queues, std::uint32_t row);
    [[nodiscard]] bool isComplete() const;
    [[nodiscard]] bool isOutdated(const BurstQueues& queues, std::uint32_t row) const;

    /** What a row is made of: what messages with data in the queue lose per unit of the column's price, and
     * those with acknowledgements in it. */
    struct Entry
    {
        double load = 0;   ///< bytes per second
        double bursts = 0; ///< Σ rate φ
        double loadAgainst = 0;
    };

    /** Messages with data in the row's queue and in that of the other direction, and its price, when its
     * entries were gathered. */
    struct Gathered
    {
        double count = 0;
        double countAgainst = 0;
        double price = 0;
    };

    std::vector<std::uint32_t> m_channels; ///< by row
    MarkedList m_listed;                   ///< those, then those that stand alone
    std::vector<std::uint32_t> m_rowOf;    ///< by channel
    std::vector<double> m_perAlone;        ///< by channel: the inverse of its diagonal
    std::vector<double> m_perPrice;        ///< by channel: its unit / its price
    std::vector<double> m_dataWeights;     ///< by channel: P^a per unit of its price, for data in it
    std::vector<double> m_ackWeights;      ///< by channel: P^a per unit of the price against it
    std::vector<double> m_greatestShares;  ///< by channel: of a message's P^a
    RowMatrix m_matrix;                    ///< J
    std::vector<Entry> m_entries;          ///< parallel to its values
    double m_leastEntry = 0;               ///< of those that are taken
    double m_leastFill = 0;                ///< of those that arise
    std::vector<Gathered> m_gathered;      ///< by row
    SparseFactors m_factors;
    std::vector<LegLosses> m_legLosses;       ///< by leg
    std::vector<std::uint32_t> m_touchedLegs; ///< of the present row
    std::vector<double> m_leastSums;          ///< by leg
    Losses m_own;
    Losses m_against;
    std::vector<std::uint32_t> m_sorted;
};

} // namespace contraflow
