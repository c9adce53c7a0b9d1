// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace contraflow {

/**
 * For each channel how much the levels may grow, by a factor and since now, before it needs a look; or none.
 * Kept as products with all growth so far, so that growing is one multiplication. Channels stand in blocks
 * with a lower bound each: after an event many channels are due at once, and looking through the bounds costs
 * less than a heap does.
 */
class GrowthCertificates
{
public:
    explicit GrowthCertificates(std::size_t channels)
        : m_ends(channels, kNone)
        , m_bounds((channels + kBlock - 1) / kBlock, kNone)
    {}

    /** Until the levels have grown by `room`, at least 1. */
    void set(std::uint32_t channel, double room)
    {
        m_ends[channel] = m_growth * std::min(room, kMaxFactor);
        double& bound = m_bounds[channel / kBlock];
        bound = std::min(bound, m_ends[channel]);
    }

    void drop(std::uint32_t channel) { m_ends[channel] = kNone; }

    /** The levels have grown by at most `factor`. */
    void grow(double factor)
    {
        m_growth *= std::min(factor, kMaxFactor);
        if (m_growth > kMaxFactor)
            startAnew();
    }

    /** Calls `use` for the channels whose certificate ends when the levels grow by `factor` from now, and
     * takes it from them. */
    template<typename Use>
    void takeDue(double factor, Use use)
    {
        const double growth = m_growth * std::min(factor, kMaxFactor);
        for (std::size_t block = 0; block < m_bounds.size(); ++block)
            if (m_bounds[block] <= growth)
                takeDueOf(block, growth, use);
    }

private:
    static constexpr std::size_t kBlock = 16;
    static constexpr double kNone = std::numeric_limits<double>::infinity();
    static constexpr double kMaxFactor = 1e100; ///< products of three of these are still finite

    template<typename Use>
    void takeDueOf(std::size_t block, double growth, Use& use)
    {
        double bound = kNone;
        const std::size_t end = std::min(m_ends.size(), (block + 1) * kBlock);
        for (std::size_t channel = block * kBlock; channel < end; ++channel) {
            const double ends = m_ends[channel];
            if (ends > growth) {
                bound = std::min(bound, ends);
            } else {
                m_ends[channel] = kNone;
                use(static_cast<std::uint32_t>(channel));
            }
        }
        m_bounds[block] = bound;
    }

    /** Growth counts from 1 again. */
    void startAnew()
    {
        for (double& end : m_ends)
            end /= m_growth;
        for (double& bound : m_bounds)
            bound /= m_growth;
        m_growth = 1;
    }

    double m_growth = 1;          ///< Π of all factors since the last new start
    std::vector<double> m_ends;   ///< by channel
    std::vector<double> m_bounds; ///< by block: at most the least end in it
};

} // namespace contraflow
