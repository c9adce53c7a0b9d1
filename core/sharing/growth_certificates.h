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
 * For each channel the accumulated growth up to which it needs no look, or none. Channels stand in blocks
 * with a lower bound each: after an event many channels are due at once, and looking through the bounds costs
 * less than a heap does.
 */
class GrowthCertificates
{
public:
    explicit GrowthCertificates(std::size_t channels)
        : m_growth(channels, kNone)
        , m_bounds((channels + kBlock - 1) / kBlock, kNone)
    {}

    void set(std::uint32_t channel, double growth)
    {
        m_growth[channel] = growth;
        double& bound = m_bounds[channel / kBlock];
        bound = std::min(bound, growth);
    }

    void drop(std::uint32_t channel) { m_growth[channel] = kNone; }

    /** Calls `use` for the channels whose certificate ends at or before `growth`, and takes it from them. */
    template<typename Use>
    void takeDue(double growth, Use use)
    {
        for (std::size_t block = 0; block < m_bounds.size(); ++block)
            if (m_bounds[block] <= growth)
                takeDueOf(block, growth, use);
    }

private:
    static constexpr std::size_t kBlock = 32;
    static constexpr double kNone = std::numeric_limits<double>::infinity();

    template<typename Use>
    void takeDueOf(std::size_t block, double growth, Use& use)
    {
        double bound = kNone;
        const std::size_t end = std::min(m_growth.size(), (block + 1) * kBlock);
        for (std::size_t channel = block * kBlock; channel < end; ++channel) {
            if (m_growth[channel] <= growth) {
                m_growth[channel] = kNone;
                use(static_cast<std::uint32_t>(channel));
            }
            bound = std::min(bound, m_growth[channel]);
        }
        m_bounds[block] = bound;
    }

    std::vector<double> m_growth; ///< by channel
    std::vector<double> m_bounds; ///< by block: at most the least growth in it
};

} // namespace contraflow
