// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace contraflow {

/**
 * How many messages on a channel belong to which group. Nearly all time of a level solver goes into adding up
 * levels over these, so they lie in one flat array, and sums run in four lanes, always the same ones: results
 * do not depend on how the compiler vectorizes.
 */
class GroupShares
{
public:
    struct Share
    {
        std::uint32_t group = 0;
        float count = 0; ///< messages, a whole number
    };
    /** Σ count · level and the highest level, over all groups but one. */
    struct Sum
    {
        double load = 0;
        double highest = 0;
    };

    [[nodiscard]] const std::vector<Share>& all() const { return m_shares; }
    [[nodiscard]] std::size_t size() const { return m_shares.size(); }
    void clear() { m_shares.clear(); }

    /** So many messages more or less of a group. */
    void change(std::uint32_t group, float by)
    {
        std::size_t i = 0;
        while (i < m_shares.size() && m_shares[i].group != group)
            ++i;
        if (i == m_shares.size())
            m_shares.push_back({group, 0});
        m_shares[i].count += by;
        if (m_shares[i].count > 0)
            return;
        m_shares[i] = m_shares.back();
        m_shares.pop_back();
    }

    /** `levels` is by group; the level of `except` counts as 0. */
    [[nodiscard]] Sum sum(std::span<const double> levels, std::uint32_t except) const
    {
        Sum a; // a lane each, in registers
        Sum b;
        Sum c;
        Sum d;
        std::size_t i = 0;
        for (; i + kLanes <= size(); i += kLanes) {
            add(a, m_shares[i], levels, except);
            add(b, m_shares[i + 1], levels, except);
            add(c, m_shares[i + 2], levels, except);
            add(d, m_shares[i + 3], levels, except);
        }
        for (Sum* lane : {&a, &b, &c})
            if (i < size())
                add(*lane, m_shares[i++], levels, except);
        return {(a.load + b.load) + (c.load + d.load),
                std::max(std::max(a.highest, b.highest), std::max(c.highest, d.highest))};
    }

    /** The highest level alone. */
    [[nodiscard]] double highest(std::span<const double> levels, std::uint32_t except) const
    {
        return sum(levels, except).highest;
    }

private:
    static constexpr std::size_t kLanes = 4;

    static void add(Sum& lane, const Share& share, std::span<const double> levels, std::uint32_t except)
    {
        const double level = share.group == except ? 0.0 : levels[share.group];
        lane.load += share.count * level;
        lane.highest = std::max(lane.highest, level);
    }

    std::vector<Share> m_shares;
};

} // namespace contraflow
