// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/network.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace contraflow {

/**
 * Calls `use(channel, share)` for the channels of a way and what share of the message's bytes crosses each,
 * above 0 to 1; no shares: all bytes cross every channel.
 */
template<typename Use>
void forEachChannel(std::span<const ChannelId> channels, std::span<const double> shares, Use use)
{
    if (shares.empty())
        for (const ChannelId channel : channels)
            use(channel, 1.0);
    else
        for (std::size_t i = 0; i < channels.size(); ++i)
            use(channels[i], shares[i]);
}

/**
 * Routes of many messages in one flat array. Where routing splits messages over several ways, a route has the
 * channels of all of them, those nearer to the source first, and a share for each.
 */
class RouteTable
{
public:
    [[nodiscard]] std::size_t size() const { return m_starts.size() - 1; }
    [[nodiscard]] std::span<const ChannelId> operator[](std::size_t message) const
    {
        return std::span(m_channels).subspan(m_starts[message], m_starts[message + 1] - m_starts[message]);
    }
    /** Of the message's bytes, by channel of its route, above 0 to 1; empty where no message is split. */
    [[nodiscard]] std::span<const double> shares(std::size_t message) const
    {
        if (m_shares.empty())
            return {};
        return std::span(m_shares).subspan(m_starts[message], m_starts[message + 1] - m_starts[message]);
    }
    /** What part of a message's bytes crosses a channel; 0 when its route does not have it, more than 1 when
     * it passes it several times. */
    [[nodiscard]] double shareOn(std::size_t message, ChannelId channel) const
    {
        double sum = 0;
        for (std::size_t place = m_starts[message]; place < m_starts[message + 1]; ++place)
            if (m_channels[place] == channel)
                sum += share(place);
        return sum;
    }
    /** By place in the flat array. */
    [[nodiscard]] double share(std::size_t place) const { return m_shares.empty() ? 1 : m_shares[place]; }
    /** Calls `use(channel, share)` for every channel of a message's route. */
    template<typename Use>
    void forEach(std::size_t message, Use use) const
    {
        forEachChannel((*this)[message], shares(message), use);
    }
    /** Where a message's route begins in the flat array, and how long that array is. */
    [[nodiscard]] std::size_t offset(std::size_t message) const { return m_starts[message]; }
    [[nodiscard]] std::size_t channelTotal() const { return m_channels.size(); }
    /** Bytes of memory that the routes take. */
    [[nodiscard]] std::size_t memory() const
    {
        return m_channels.size() * sizeof(ChannelId) + m_shares.size() * sizeof(double);
    }

    /** The arrays that the next route is appended to; closeRoute() ends it. Shares may be left out where
     * there have been none so far. */
    [[nodiscard]] std::vector<ChannelId>& channels() { return m_channels; }
    [[nodiscard]] std::vector<double>& shares() { return m_shares; }
    void closeRoute() { m_starts.push_back(static_cast<std::uint32_t>(m_channels.size())); }
    /** Appends a whole route. */
    void append(std::span<const ChannelId> channels, std::span<const double> shares)
    {
        m_channels.insert(m_channels.end(), channels.begin(), channels.end());
        m_shares.insert(m_shares.end(), shares.begin(), shares.end());
        closeRoute();
    }
    /** Appends a route that the table has once more. */
    void repeat(std::size_t message)
    {
        for (std::size_t place = m_starts[message]; place < m_starts[message + 1]; ++place) {
            m_channels.push_back(ChannelId(m_channels[place]));
            if (!m_shares.empty())
                m_shares.push_back(double(m_shares[place]));
        }
        closeRoute();
    }

private:
    std::vector<std::uint32_t> m_starts{0}; ///< solvers number places with 32 bits too
    std::vector<ChannelId> m_channels;
    std::vector<double> m_shares; ///< by place in m_channels; empty: all are 1
};

} // namespace contraflow
