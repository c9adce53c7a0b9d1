// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/rate_log.h"

#include "core/base/ranges.h"
#include "core/base/tolerance.h"
#include "core/project/routing.h"

#include <algorithm>
#include <map>

namespace contraflow {

namespace {

using Loads = std::vector<std::vector<FlowPoint>>;

/** Sums up what flows through some channels while the changes of a log pass by. */
class LoadSums
{
public:
    LoadSums(std::size_t channels, std::size_t slots)
        : m_lanesOf(slots)
        , m_groupOf(slots, UINT32_MAX)
        , m_sums(channels)
        , m_loads(channels)
    {}

    /** The messages of a slot pass a lane with this share of their bytes. */
    void addLane(std::size_t slot, std::uint32_t lane, double share)
    {
        m_lanesOf[slot].push_back({lane, share});
    }

    void move(std::uint32_t slot, std::uint32_t group)
    {
        if (m_lanesOf[slot].empty())
            return;
        const std::uint32_t before = std::exchange(m_groupOf[slot], group);
        for (const Lane& lane : m_lanesOf[slot]) {
            if (before != UINT32_MAX)
                count(before, lane, -1);
            if (group != UINT32_MAX)
                count(group, lane, 1);
        }
    }

    void setRate(std::uint32_t group, double rate)
    {
        Group& of = groupAt(group);
        for (const auto& [lane, members] : of.members)
            add(lane, members.shares * (rate - of.rate));
        of.rate = rate;
    }

    /** Nothing more changes at this time. */
    void settle(double now)
    {
        for (const std::uint32_t lane : m_touched) {
            Sum& sum = m_sums[lane];
            sum.isTouched = false;
            // Sums of many differences leave a rounding residue where nothing flows.
            if (sum.users == 0 || sum.rate < sum.largest * Tolerance::kRelative)
                sum.rate = 0;
            sum.largest = std::max(sum.largest, sum.rate);
            std::vector<FlowPoint>& load = m_loads[lane];
            if (load.empty() ? sum.rate > 0 : !nearlyEqual(load.back().rate, sum.rate))
                load.push_back({now, sum.rate});
        }
        m_touched.clear();
    }

    [[nodiscard]] Loads take() { return std::move(m_loads); }

private:
    struct Lane
    {
        std::uint32_t lane = 0;
        double share = 1;
    };
    /** Of a group, those that pass a lane. */
    struct Members
    {
        int count = 0;
        double shares = 0; ///< the sum of theirs
    };
    struct Group
    {
        double rate = 0;
        std::map<std::uint32_t, Members> members; ///< by lane
    };
    struct Sum
    {
        double rate = 0;
        double largest = 0;
        std::size_t users = 0;
        bool isTouched = false;
    };

    Group& groupAt(std::uint32_t group)
    {
        if (group >= m_groups.size())
            m_groups.resize(group + std::size_t{1});
        return m_groups[group];
    }

    void count(std::uint32_t group, const Lane& at, int more)
    {
        Group& of = groupAt(group);
        const auto members = of.members.try_emplace(at.lane).first;
        members->second.count += more;
        members->second.shares += more * at.share;
        if (members->second.count == 0)
            of.members.erase(members);
        m_sums[at.lane].users += static_cast<std::size_t>(more);
        add(at.lane, more * at.share * of.rate);
    }

    void add(std::uint32_t lane, double rate)
    {
        Sum& sum = m_sums[lane];
        sum.rate += rate;
        if (!std::exchange(sum.isTouched, true))
            m_touched.push_back(lane);
    }

    std::vector<std::vector<Lane>> m_lanesOf; ///< by slot
    std::vector<std::uint32_t> m_groupOf;     ///< by slot
    std::vector<Group> m_groups;
    std::vector<Sum> m_sums;
    std::vector<std::uint32_t> m_touched;
    Loads m_loads;
};

} // namespace

void RateLog::add(double now, std::span<const std::uint32_t> done, const RateUpdate& update)
{
    if (!m_isComplete)
        return;
    const std::size_t records = m_instants.size() + m_moves.size() + m_rates.size();
    if (records + done.size() + update.moves.size() + update.rates.size() >= m_maxRecords) {
        *this = RateLog();
        m_isComplete = false;
        return;
    }
    m_instants.push_back({now, m_moves.size(), m_rates.size()});
    for (const std::uint32_t slot : done)
        m_moves.push_back({slot, kNoGroup});
    for (const GroupMove& move : update.moves)
        m_moves.push_back({move.message, move.group});
    for (const RateChange& change : update.rates)
        m_rates.push_back({change.group, change.limitingChannel, change.rate});
}

std::pair<std::size_t, std::size_t> RateLog::endsOf(std::size_t instant) const
{
    return instant + 1 == m_instants.size()
               ? std::pair(m_moves.size(), m_rates.size())
               : std::pair(m_instants[instant + 1].firstMove, m_instants[instant + 1].firstRate);
}

std::vector<double> RateLog::instants() const
{
    return mapped<double>(m_instants, &Changes::time);
}

std::vector<SlotFlow> RateLog::flowsAt(double time, const std::stop_token& stop) const
{
    constexpr std::size_t kBetweenStops = 4096;
    std::vector<std::uint32_t> groupOf(m_slots.size(), kNoGroup);
    std::vector<Rate> rateOf; // by group
    for (std::size_t i = 0; i < m_instants.size() && m_instants[i].time <= time; ++i) {
        if (i % kBetweenStops == 0 && stop.stop_requested())
            break;
        const auto [endMove, endRate] = endsOf(i);
        for (std::size_t move = m_instants[i].firstMove; move < endMove; ++move)
            groupOf[m_moves[move].slot] = m_moves[move].group;
        for (std::size_t rate = m_instants[i].firstRate; rate < endRate; ++rate) {
            const Rate& change = m_rates[rate];
            if (change.group >= rateOf.size())
                rateOf.resize(change.group + std::size_t{1});
            rateOf[change.group] = change;
        }
    }
    std::vector<SlotFlow> flows;
    for (std::size_t slot = 0; slot < m_slots.size(); ++slot)
        if (groupOf[slot] < rateOf.size())
            flows.push_back({m_slots[slot].source, m_slots[slot].destination, rateOf[groupOf[slot]].rate,
                             rateOf[groupOf[slot]].limitingChannel});
    return flows;
}

std::vector<std::vector<FlowPoint>>
RateLog::loads(const Network& network, std::span<const ChannelId> channels, const std::stop_token& stop) const
{
    constexpr std::size_t kBetweenStops = 4096;
    constexpr std::uint32_t kNoLane = UINT32_MAX;
    std::vector<std::uint32_t> laneOf(network.channelCount(), kNoLane);
    for (std::uint32_t lane = 0; lane < channels.size(); ++lane)
        laneOf[channels[lane].index()] = lane;
    LoadSums sums(channels.size(), m_slots.size());
    Router router(network);
    for (std::size_t slot = 0; slot < m_slots.size(); ++slot) {
        if (slot % kBetweenStops == 0 && stop.stop_requested())
            return Loads(channels.size());
        RouteTable route;
        (void)router.appendRoute(m_slots[slot].source, m_slots[slot].destination, route);
        route.closeRoute();
        route.forEach(0, [&](ChannelId channel, double share) {
            if (laneOf[channel.index()] != kNoLane)
                sums.addLane(slot, laneOf[channel.index()], share);
        });
    }
    for (std::size_t i = 0; i < m_instants.size(); ++i) {
        if (i % kBetweenStops == 0 && stop.stop_requested())
            return Loads(channels.size());
        const auto [endMove, endRate] = endsOf(i);
        for (std::size_t move = m_instants[i].firstMove; move < endMove; ++move)
            sums.move(m_moves[move].slot, m_moves[move].group);
        for (std::size_t rate = m_instants[i].firstRate; rate < endRate; ++rate)
            sums.setRate(m_rates[rate].group, m_rates[rate].rate);
        sums.settle(m_instants[i].time);
    }
    return sums.take();
}

} // namespace contraflow
