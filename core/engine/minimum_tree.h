// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/two_doubles.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace contraflow {

/**
 * Numbers of the items 0 … n - 1, infinite at first, and the least of them. They stand in blocks, of which
 * each has its least in the level above, and so on up to one number. To change a number that is not the
 * least of its block costs hardly more than writing it; where most change, as in models whose rates all hang
 * together, they are written first and the levels made once.
 */
class MinimumTree
{
public:
    explicit MinimumTree(std::size_t items) { grow(items); }

    /** More items, with higher numbers. What they cost is what they add, but for a level more. */
    void grow(std::size_t items)
    {
        m_size = items;
        std::size_t size = whole(items);
        for (std::size_t level = 0;; ++level) {
            const bool isNew = level == m_levels.size();
            if (isNew)
                m_levels.emplace_back();
            m_levels[level].resize(size, kNone);
            if (isNew && level > 0)
                putInOrder(level);
            if (size == 1)
                return;
            size = size == kBlock ? 1 : whole(size / kBlock);
        }
    }

    /** Infinite where no item has a number. */
    [[nodiscard]] double least() const { return m_levels.back().front(); }

    /** Calls `use(item)` for the items whose numbers are `limit` at most, ascending. It must not change
     * numbers. */
    template<typename Use>
    void forEachUpTo(double limit, const Use& use) const
    {
        limit = std::min(limit, std::numeric_limits<double>::max()); // those that have none are not meant
        if (least() <= limit)
            forEachBelow(limit, m_levels.size() - 1, 0, use);
    }

    /** Sets an item's number; an infinite one takes it out. */
    void set(std::uint32_t item, double number)
    {
        std::size_t at = item;
        double before = std::exchange(m_levels[0][at], number);
        for (std::size_t level = 1; level < m_levels.size(); ++level) {
            at /= kBlock;
            double& least = m_levels[level][at];
            const double old = least;
            if (number < old)
                least = number;
            else if (before == old)
                least = leastOf(m_levels[level - 1], at);
            if (least == old)
                return;
            before = old;
            number = least;
        }
    }

    /** Announces about so many changes with setLater(). Must be followed by putInOrder(). */
    void startChanges(std::size_t count) { m_isBulk = count > 2 * kBlock && count > m_size / (2 * kBlock); }
    void setLater(std::uint32_t item, double number)
    {
        if (m_isBulk)
            m_levels[0][item] = number;
        else
            set(item, number);
    }
    /** Must be called before the tree is asked again. */
    void putInOrder()
    {
        if (std::exchange(m_isBulk, false))
            for (std::size_t level = 1; level < m_levels.size(); ++level)
                putInOrder(level);
    }

private:
    static constexpr std::size_t kBlock = 16;
    static constexpr double kNone = std::numeric_limits<double>::infinity();

    /** So many, and what is missing of the last block. */
    [[nodiscard]] static constexpr std::size_t whole(std::size_t count)
    {
        return std::max<std::size_t>((count + kBlock - 1) / kBlock, 1) * kBlock;
    }

    /** Two times two at once, so that none waits for the one before it. */
    [[nodiscard]] static double leastOf(const std::vector<double>& numbers, std::size_t block)
    {
        const double* const of = numbers.data() + block * kBlock;
        TwoDoubles left{of[0], of[1]};
        TwoDoubles right{of[2], of[3]};
        for (std::size_t i = 4; i < kBlock; i += 4) {
            left = smaller(left, TwoDoubles{of[i], of[i + 1]});
            right = smaller(right, TwoDoubles{of[i + 2], of[i + 3]});
        }
        left = smaller(left, right);
        return std::min(left[0], left[1]);
    }

    void putInOrder(std::size_t level)
    {
        for (std::size_t block = 0; block < m_levels[level - 1].size() / kBlock; ++block)
            m_levels[level][block] = leastOf(m_levels[level - 1], block);
    }

    template<typename Use>
    void forEachBelow(double limit, std::size_t level, std::size_t at, const Use& use) const
    {
        if (level == 0)
            return use(static_cast<std::uint32_t>(at));
        for (std::size_t below = at * kBlock; below < (at + 1) * kBlock; ++below)
            if (m_levels[level - 1][below] <= limit)
                forEachBelow(limit, level - 1, below, use);
    }

    std::size_t m_size = 0;
    std::vector<std::vector<double>> m_levels; ///< the items', then the least of each block of the one below
    bool m_isBulk = false;                     ///< many numbers are being changed
};

} // namespace contraflow
