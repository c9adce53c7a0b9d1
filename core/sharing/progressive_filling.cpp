// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/progressive_filling.h"

#include "core/base/tolerance.h"

#include <algorithm>
#include <queue>

namespace contraflow {

namespace {

class FillingSolver : public FullSolver
{
public:
    FillingSolver(const PlacedScenario& scenario, ProgressiveFilling::Coupling coupling)
        : FullSolver(scenario)
        , m_coupling(coupling)
        , m_channels(scenario.network->channelCount())
    {}

protected:
    void solve(std::vector<RateChange>& rates) override
    {
        collect(rates);
        double level = 0;
        while (!m_queue.empty()) {
            const Candidate next = m_queue.top();
            m_queue.pop();
            const Channel& channel = m_channels[next.channel];
            if (channel.rising == 0 || next.share != share(next.channel))
                continue; // outdated: messages on it have frozen since
            level = std::max(level, next.share);
            m_saturated.push_back(next.channel);
            while (!m_saturated.empty()) {
                const std::uint32_t c = m_saturated.back();
                m_saturated.pop_back();
                freeze(c, c, level, rates);
                if (m_coupling == ProgressiveFilling::Coupling::reverseChannels)
                    freeze(reverse(ChannelId(c)).value, c, level, rates);
            }
        }
    }

private:
    struct Channel
    {
        std::vector<std::uint32_t> messages; ///< positions in `rates`
        double frozen = 0;                   ///< rate of the frozen messages, bytes per second
        std::uint32_t rising = 0;            ///< messages that still rise
        bool isSaturated = false;
    };
    struct Candidate
    {
        double share = 0;
        std::uint32_t channel = 0;

        bool operator<(const Candidate& other) const // std::priority_queue takes the greatest first
        {
            return share != other.share ? share > other.share : channel > other.channel;
        }
    };

    /** The level at which the channel saturates if all its rising messages rise on. */
    [[nodiscard]] double share(std::uint32_t c) const
    {
        const Channel& channel = m_channels[c];
        return std::max(0.0, network().capacity(ChannelId(c)) - channel.frozen) / channel.rising;
    }

    void collect(const std::vector<RateChange>& rates)
    {
        for (const std::uint32_t c : m_used)
            m_channels[c] = Channel();
        m_used.clear();
        for (std::uint32_t i = 0; i < rates.size(); ++i)
            for (const ChannelId c : route(rates[i].message)) {
                Channel& channel = m_channels[c.index()];
                if (channel.messages.empty())
                    m_used.push_back(c.value);
                channel.messages.push_back(i);
                ++channel.rising;
            }
        for (const std::uint32_t c : m_used)
            m_queue.push({share(c), c});
    }

    /** Freezes the rising messages on channel `c` at `level`; `cause` is the saturated channel. */
    void freeze(std::uint32_t c, std::uint32_t cause, double level, std::vector<RateChange>& rates)
    {
        if (m_channels[c].rising == 0)
            return;
        for (const std::uint32_t i : m_channels[c].messages) {
            if (rates[i].limitingChannel != kNoChannel)
                continue;
            rates[i].rate = level;
            rates[i].limitingChannel = cause;
            for (const ChannelId other : route(rates[i].message))
                addFrozen(other.value, level);
        }
    }

    void addFrozen(std::uint32_t c, double level)
    {
        Channel& channel = m_channels[c];
        channel.frozen += level;
        --channel.rising;
        if (channel.rising > 0)
            m_queue.push({share(c), c});
        else if (!channel.isSaturated && nearlyEqual(channel.frozen, network().capacity(ChannelId(c)))) {
            // Its last messages froze elsewhere at the very level that fills it too: it counts as saturated,
            // so that messages against it freeze with them.
            channel.isSaturated = true;
            m_saturated.push_back(c);
        }
    }

    ProgressiveFilling::Coupling m_coupling;
    std::vector<Channel> m_channels;   ///< by ChannelId; only those in m_used are in use
    std::vector<std::uint32_t> m_used; ///< channels of the current solve
    std::vector<std::uint32_t> m_saturated;
    std::priority_queue<Candidate> m_queue;
};

} // namespace

std::unique_ptr<RateSolver> ProgressiveFilling::makeSolver(const PlacedScenario& scenario) const
{
    return std::make_unique<FillingSolver>(scenario, m_coupling);
}

} // namespace contraflow
