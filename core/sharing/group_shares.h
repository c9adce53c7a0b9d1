// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory_resource>
#include <span>
#include <vector>

namespace contraflow {

/**
 * How many messages on a channel belong to which group. Nearly all time of a level solver goes into adding up
 * levels over these, so they lie in one flat array, and sums run in four lanes, always the same ones: results
 * do not depend on how the compiler vectorizes.
 *
 * Where messages are split, a group loads the channel with the sum of its messages' shares instead of with
 * their number. These weights lie in an array of the caller's, parallel to all(), and every change tells
 * both.
 */
class GroupShares
{
public:
    struct Share
    {
        std::uint32_t group = 0;
        float count = 0; ///< messages, a whole number
    };
    using Weights = std::vector<double>;
    /** Σ count · level, or Σ weight · level, and the highest level, over all groups but one. */
    struct Sum
    {
        double load = 0;
        double highest = 0;
    };

    explicit GroupShares(std::pmr::memory_resource* memory) : m_shares(memory) {}

    [[nodiscard]] std::span<const Share> all() const { return m_shares; }
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

    /** The same where messages have weights. */
    void change(std::uint32_t group, float by, double weight, Weights& weights)
    {
        std::size_t i = 0;
        while (i < m_shares.size() && m_shares[i].group != group)
            ++i;
        if (i == m_shares.size()) {
            m_shares.push_back({group, 0});
            weights.push_back(0);
        }
        m_shares[i].count += by;
        weights[i] += weight;
        if (m_shares[i].count > 0)
            return;
        m_shares[i] = m_shares.back();
        weights[i] = weights.back();
        m_shares.pop_back();
        weights.pop_back();
    }

    /** The weight of a group; exactly 0 when it has no messages here. */
    [[nodiscard]] double weightOf(std::uint32_t group, const Weights& weights) const
    {
        for (std::size_t i = 0; i < m_shares.size(); ++i)
            if (m_shares[i].group == group)
                return weights[i];
        return 0;
    }

    /** `levels` is by group; the level of `except` counts as 0. */
    [[nodiscard]] Sum sum(std::span<const double> levels, std::uint32_t except) const
    {
        return addUp(levels, except, [this](std::size_t i) { return m_shares[i].count; });
    }
    [[nodiscard]] Sum sum(std::span<const double> levels, std::uint32_t except, const Weights& weights) const
    {
        return addUp(levels, except, [&weights](std::size_t i) { return weights[i]; });
    }

    /** The highest level alone. */
    [[nodiscard]] double highest(std::span<const double> levels, std::uint32_t except) const
    {
        return sum(levels, except).highest;
    }

private:
    static constexpr std::size_t kLanes = 4;

    template<typename WeightAt>
    [[nodiscard]] Sum addUp(std::span<const double> levels, std::uint32_t except, WeightAt weightAt) const
    {
        const auto add = [&](Sum& lane, std::size_t at) {
            const Share& share = m_shares[at];
            const double level = share.group == except ? 0.0 : levels[share.group];
            lane.load += weightAt(at) * level;
            lane.highest = std::max(lane.highest, level);
        };
        Sum a; // a lane each, in registers
        Sum b;
        Sum c;
        Sum d;
        std::size_t i = 0;
        for (; i + kLanes <= size(); i += kLanes) {
            add(a, i);
            add(b, i + 1);
            add(c, i + 2);
            add(d, i + 3);
        }
        for (Sum* lane : {&a, &b, &c})
            if (i < size())
                add(*lane, i++);
        return {(a.load + b.load) + (c.load + d.load),
                std::max(std::max(a.highest, b.highest), std::max(c.highest, d.highest))};
    }

    std::pmr::vector<Share> m_shares;
};

} // namespace contraflow
