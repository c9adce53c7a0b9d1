// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/published.h"

#include "core/base/tolerance.h"
#include "core/sharing/hockney.h"

#include <algorithm>
#include <queue>
#include <tuple>

namespace contraflow {

namespace {

class PublishedSolver : public FullSolver
{
public:
    PublishedSolver(const PlacedScenario& scenario, PublishedModel::Lines lines)
        : FullSolver(scenario)
        , m_lines(lines)
        , m_channels(scenario.network->channelCount())
    {}

protected:
    void solve(std::vector<MessageRate>& rates) override
    {
        countMessages(rates);
        rankFactors();
        m_disabled.assign(m_disabled.size(), {});
        m_disabled.resize(rates.size());
        std::priority_queue<Key> queue;
        for (std::uint32_t i = 0; i < rates.size(); ++i)
            queue.push(keyOf(i, rates[i].message));
        while (!queue.empty()) {
            const Key key = queue.top(); // line 5
            queue.pop();
            MessageRate& rate = rates[key.position];
            if (key.forward >= key.backward) // line 7
                shareForward(rate, key);
            else
                followBackward(rate, key);
            if (rate.rate > 0)
                assign(rate); // lines 22–24
            else
                queue.push(keyOf(key.position, rate.message)); // line 20
        }
    }

private:
    struct Channel
    {
        std::uint32_t count = 0;    ///< |S[i]| at the start of the step
        std::uint32_t assigned = 0; ///< |S[i] ∩ Ē|
        std::uint32_t rank = 0; ///< order of count / capacity among all channels; equal factors share a rank
        double load = 0;        ///< Σ of the assigned rates
        double fastest = 0;     ///< the greatest assigned rate, 1 / min β
    };

    /** ⟨max(k, k̄), k, k̄⟩ as ranks; greater comes first, then the smaller position. */
    struct Key
    {
        std::uint32_t forward = 0;  ///< rank of k
        std::uint32_t backward = 0; ///< rank of k̄, 0 when every reverse set is empty
        std::uint32_t position = 0;

        bool operator<(const Key& other) const
        {
            const auto ordered = [](const Key& key) {
                return std::tuple(std::max(key.forward, key.backward), key.forward, key.backward);
            };
            return ordered(*this) != ordered(other) ? ordered(*this) < ordered(other)
                                                    : position > other.position;
        }
    };

    [[nodiscard]] double capacity(ChannelId c) const { return network().capacity(c); }

    void countMessages(const std::vector<MessageRate>& rates)
    {
        for (const std::uint32_t c : m_used)
            m_channels[c] = Channel();
        m_used.clear();
        for (const MessageRate& rate : rates)
            for (const ChannelId c : route(rate.message))
                if (++m_channels[c.index()].count == 1)
                    m_used.push_back(c.value);
    }

    /** Congestion factors compare with a tolerance: near-equal ones get one rank, so that the order stays
     * transitive. */
    void rankFactors()
    {
        const auto factor = [this](std::uint32_t c) { return m_channels[c].count / capacity(ChannelId(c)); };
        std::vector<std::uint32_t> order = m_used;
        std::sort(order.begin(), order.end(),
                  [&](std::uint32_t a, std::uint32_t b) { return factor(a) < factor(b); });
        std::uint32_t rank = 0;
        double last = 0;
        for (const std::uint32_t c : order) {
            const double here = factor(c);
            if (rank == 0 || !nearlyEqual(here, last))
                ++rank;
            last = here;
            m_channels[c].rank = rank;
        }
    }

    [[nodiscard]] bool isDisabled(std::uint32_t position, ChannelId reverseChannel) const
    {
        const auto& disabled = m_disabled[position];
        return std::find(disabled.begin(), disabled.end(), reverseChannel.value) != disabled.end();
    }

    [[nodiscard]] Key keyOf(std::uint32_t position, std::uint32_t message) const
    {
        Key key{0, 0, position};
        for (const ChannelId c : route(message)) {
            key.forward = std::max(key.forward, m_channels[c.index()].rank);
            if (m_lines == PublishedModel::Lines::all && !isDisabled(position, reverse(c)))
                key.backward = std::max(key.backward, m_channels[reverse(c).index()].rank);
        }
        return key;
    }

    /** Lines 7–10 and 26–32: a fair share of what is left on the most congested channels of the route. */
    void shareForward(MessageRate& rate, const Key& key)
    {
        const std::uint32_t slowest = slowestChannel(network(), route(rate.message));
        for (const ChannelId c : route(rate.message)) {
            const Channel& channel = m_channels[c.index()];
            if (channel.rank != key.forward)
                continue;
            const double left = capacity(c) - channel.load;
            double share = 0;
            if (left <= Tolerance::kRelative * capacity(c)) {
                share = capacity(c) / channel.count;
                report({SharingDiagnostic::Kind::noBandwidthLeft, rate.message, c.value,
                        channel.load / capacity(c)});
            } else {
                share = left / (channel.count - channel.assigned);
            }
            std::uint32_t limit = c.value;
            if (clearlyGreater(share, capacity(ChannelId(slowest)))) {
                share = capacity(ChannelId(slowest)); // β_E
                limit = slowest;
            }
            if (rate.limitingChannel == kNoChannel || share < rate.rate) {
                rate.rate = share;
                rate.limitingChannel = limit;
            }
        }
    }

    /** Lines 11–19: the rate of the messages that saturate the reverse channel, if they do. */
    void followBackward(MessageRate& rate, const Key& key)
    {
        for (const ChannelId c : route(rate.message)) {
            const ChannelId back = reverse(c);
            const Channel& channel = m_channels[back.index()];
            if (channel.rank != key.backward || isDisabled(key.position, back))
                continue;
            if (nearlyEqual(channel.load, capacity(back))) {
                rate.rate = channel.fastest;
                rate.limitingChannel = back.value;
            } else {
                m_disabled[key.position].push_back(back.value);
            }
        }
    }

    void assign(const MessageRate& rate)
    {
        for (const ChannelId c : route(rate.message)) {
            Channel& channel = m_channels[c.index()];
            const bool wasWithin = !clearlyGreater(channel.load, capacity(c));
            ++channel.assigned;
            channel.load += rate.rate;
            channel.fastest = std::max(channel.fastest, rate.rate);
            if (wasWithin && clearlyGreater(channel.load, capacity(c)))
                report({SharingDiagnostic::Kind::oversubscribed, rate.message, c.value,
                        channel.load / capacity(c)});
        }
    }

    PublishedModel::Lines m_lines;
    std::vector<Channel> m_channels;
    std::vector<std::uint32_t> m_used;
    std::vector<std::vector<std::uint32_t>> m_disabled; ///< by position: reverse channels emptied by line 19
};

} // namespace

std::unique_ptr<RateSolver> PublishedModel::makeSolver(const PlacedScenario& scenario) const
{
    return std::make_unique<PublishedSolver>(scenario, m_lines);
}

} // namespace contraflow
