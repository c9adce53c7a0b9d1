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
        : m_bounds(channels, 0.0)
        , m_greatest((channels + kBlock - 1) / kBlock, 0.0)
        , m_greatestOfBlocks((m_greatest.size() + kBlock - 1) / kBlock, 0.0)
        , m_scales(channels, 1.0)
    {}

    /** Before the first bound of the channel. Bytes per second, as all loads. */
    void setCapacity(std::uint32_t channel, double capacity) { m_scales[channel] = 1 / capacity; }

    void set(std::uint32_t channel, double load)
    {
        m_bounds[channel] = load * m_scales[channel] * m_shrink;
        raiseBlock(channel);
    }

    /** The channel may carry so much more; of no effect between takeFull() and set(). */
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
            double greatest = kNone;
            const std::size_t end = std::min(m_greatest.size(), (top + 1) * kBlock);
            for (std::size_t block = top * kBlock; block < end; ++block) {
                if (m_greatest[block] >= least)
                    takeOf(block, least, take);
                greatest = std::max(greatest, m_greatest[block]);
            }
            m_greatestOfBlocks[top] = greatest;
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
        double greatest = kNone;
        const std::size_t end = std::min(m_bounds.size(), (block + 1) * kBlock);
        for (std::size_t channel = block * kBlock; channel < end; ++channel) {
            if (m_bounds[channel] < least) {
                greatest = std::max(greatest, m_bounds[channel]);
            } else {
                m_bounds[channel] = kNone;
                take(static_cast<std::uint32_t>(channel));
            }
        }
        m_greatest[block] = greatest;
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
