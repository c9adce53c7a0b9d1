// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace contraflow {

/**
 * For each channel an upper bound of its load, or none, so that channels which cannot be full need no look.
 * All bounds grow together by a factor in one multiplication, because they are kept divided by all growth so
 * far. Channels stand in blocks with the greatest bound each, and blocks in blocks: after an event many
 * channels are due at once, and looking through the blocks costs less than a heap does.
 */
class LoadBounds
{
public:
    /** Nothing loads any channel yet. */
    explicit LoadBounds(std::size_t channels)
        : m_bounds(whole(channels), kNone)
        , m_greatest(whole(m_bounds.size() / kBlock), kNone)
        , m_greatestOfBlocks(m_greatest.size() / kBlock, 0.0)
        , m_scales(channels, 1.0)
    {
        std::fill_n(m_bounds.begin(), channels, 0.0);
        std::fill_n(m_greatest.begin(), m_bounds.size() / kBlock, 0.0);
    }

    /** Before the first bound of the channel. Bytes per second, as all loads. */
    void setCapacity(std::uint32_t channel, double capacity) { m_scales[channel] = 1 / capacity; }

    void set(std::uint32_t channel, double load)
    {
        m_bounds[channel] = load * m_scales[channel] * m_shrink;
        raiseBlock(channel);
    }

    /** The channel has no bound until set(). */
    void clear(std::uint32_t channel) { m_bounds[channel] = kNone; }

    /** The channel may carry so much more; of no effect while it has no bound. */
    void add(std::uint32_t channel, double load)
    {
        if (m_bounds[channel] == kNone)
            return;
        m_bounds[channel] += load * m_scales[channel] * m_shrink;
        raiseBlock(channel);
    }

    /** All loads may have grown by `factor`, at least 1. */
    void grow(double factor)
    {
        m_growth *= factor;
        if (m_growth > kMaxGrowth)
            startAnew();
        m_shrink = 1 / m_growth;
    }

    /** Calls `take` for the channels whose bound is `share` of their capacity or more, and takes the bound
     * from them. */
    template<typename Take>
    void takeFull(double share, Take take)
    {
        const double least = share * m_shrink;
        for (std::size_t top = 0; top < m_greatestOfBlocks.size(); ++top) {
            if (m_greatestOfBlocks[top] < least)
                continue;
            for (std::size_t block = top * kBlock; block < (top + 1) * kBlock; ++block)
                if (m_greatest[block] >= least)
                    takeOf(block, least, take);
            m_greatestOfBlocks[top] = greatestOf(m_greatest, top);
        }
    }

private:
    static constexpr std::size_t kBlock = 16;
    static constexpr double kNone = -1;
    static constexpr double kMaxGrowth = 1e100;

    void raiseBlock(std::uint32_t channel)
    {
        for (double* greatest :
             {&m_greatest[channel / kBlock], &m_greatestOfBlocks[channel / kBlock / kBlock]})
            *greatest = std::max(*greatest, m_bounds[channel]);
    }

    template<typename Take>
    void takeOf(std::size_t block, double least, Take& take)
    {
        for (std::size_t channel = block * kBlock; channel < (block + 1) * kBlock; ++channel)
            if (m_bounds[channel] >= least) {
                m_bounds[channel] = kNone;
                take(static_cast<std::uint32_t>(channel));
            }
        m_greatest[block] = greatestOf(m_bounds, block);
    }

    /** So many, and what is missing of the last block, which has no bounds. */
    [[nodiscard]] static constexpr std::size_t whole(std::size_t count)
    {
        return (count + kBlock - 1) / kBlock * kBlock;
    }

    /** Four at a time, so that none waits for the one before it. */
    [[nodiscard]] static double greatestOf(const std::vector<double>& values, std::size_t block)
    {
        const double* const of = values.data() + block * kBlock;
        double greatest[4] = {of[0], of[1], of[2], of[3]};
        for (std::size_t i = 4; i < kBlock; i += 4)
            for (std::size_t lane = 0; lane < 4; ++lane)
                greatest[lane] = std::max(greatest[lane], of[i + lane]);
        return std::max(std::max(greatest[0], greatest[1]), std::max(greatest[2], greatest[3]));
    }

    /** Growth counts from 1 again. */
    void startAnew()
    {
        for (std::vector<double>* list : {&m_bounds, &m_greatest, &m_greatestOfBlocks})
            for (double& bound : *list)
                if (bound != kNone)
                    bound *= m_growth;
        m_growth = 1;
    }

    double m_growth = 1;                    ///< Π of all factors since the last new start
    double m_shrink = 1;                    ///< 1 / m_growth
    std::vector<double> m_bounds;           ///< by channel: load / capacity / m_growth
    std::vector<double> m_greatest;         ///< by block: at least the greatest bound in it
    std::vector<double> m_greatestOfBlocks; ///< the same of so many blocks each
    std::vector<double> m_scales;           ///< by channel: 1 / capacity
};

} // namespace contraflow
