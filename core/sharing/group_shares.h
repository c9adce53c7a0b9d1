// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace contraflow {

/**
 * How many messages on a channel belong to which group. Nearly all time of a level solver goes into adding up
 * levels over these, so they lie in two flat arrays, and sums run in four lanes, always the same ones:
 * results do not depend on how the compiler vectorizes.
 */
class GroupShares
{
public:
    /** Σ count · level and the highest level, over all groups but one. */
    struct Sum
    {
        double load = 0;
        double highest = 0;
    };

    [[nodiscard]] std::size_t size() const { return m_groups.size(); }
    [[nodiscard]] std::uint32_t group(std::size_t i) const { return m_groups[i]; }
    [[nodiscard]] double count(std::size_t i) const { return m_counts[i]; }

    void clear()
    {
        m_groups.clear();
        m_counts.clear();
    }

    /** One message more (1) or less (-1) of a group. */
    void change(std::uint32_t group, int by)
    {
        const std::size_t i = find(group);
        if (i == size()) {
            m_groups.push_back(group);
            m_counts.push_back(0);
        }
        m_counts[i] += by;
        if (m_counts[i] > 0)
            return;
        m_groups[i] = m_groups.back();
        m_groups.pop_back();
        m_counts[i] = m_counts.back();
        m_counts.pop_back();
    }

    /** `levels` is by group; the level of `except` counts as 0. */
    [[nodiscard]] Sum sum(std::span<const double> levels, std::uint32_t except) const
    {
        std::array<double, kLanes> loads{};
        std::array<double, kLanes> tops{};
        forEachLevel(levels, except, [&](std::size_t lane, std::size_t i, double level) {
            loads[lane] += m_counts[i] * level;
            tops[lane] = std::max(tops[lane], level);
        });
        return {(loads[0] + loads[1]) + (loads[2] + loads[3]), *std::max_element(tops.begin(), tops.end())};
    }

    /** The highest level alone. */
    [[nodiscard]] double highest(std::span<const double> levels, std::uint32_t except) const
    {
        std::array<double, kLanes> tops{};
        forEachLevel(levels, except, [&](std::size_t lane, std::size_t, double level) {
            tops[lane] = std::max(tops[lane], level);
        });
        return *std::max_element(tops.begin(), tops.end());
    }

private:
    static constexpr std::size_t kLanes = 4;
    static constexpr std::size_t kBlock = 16;

    /** The position of a group, or size(). */
    [[nodiscard]] std::size_t find(std::uint32_t group) const
    {
        std::size_t i = 0;
        for (; i + kBlock <= m_groups.size(); i += kBlock) {
            std::uint32_t isHere = 0;
            for (std::size_t k = 0; k < kBlock; ++k)
                isHere |= m_groups[i + k] == group ? 1U : 0U;
            if (isHere != 0)
                break;
        }
        while (i < m_groups.size() && m_groups[i] != group)
            ++i;
        return i;
    }

    template<typename Use>
    void forEachLevel(std::span<const double> levels, std::uint32_t except, Use use) const
    {
        const auto levelAt = [&](std::size_t i) {
            const std::uint32_t group = m_groups[i];
            return group == except ? 0.0 : levels[group];
        };
        std::size_t i = 0;
        for (; i + kLanes <= m_groups.size(); i += kLanes)
            for (std::size_t lane = 0; lane < kLanes; ++lane)
                use(lane, i + lane, levelAt(i + lane));
        for (; i < m_groups.size(); ++i)
            use(i % kLanes, i, levelAt(i));
    }

    std::vector<std::uint32_t> m_groups;
    std::vector<double> m_counts;
};

} // namespace contraflow
