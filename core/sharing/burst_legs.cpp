// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/burst_legs.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace contraflow {

/** Of the channels alone: the shares follow from them but for a few. */
std::size_t BurstLegs::LegHash::operator()(const Leg& leg) const
{
    constexpr std::uint64_t kFactor = 0x9E3779B97F4A7C15U; // Knuth's multiplicative hashing, 64 bits
    std::uint64_t hash = leg.first.size();
    for (const std::uint32_t channel : leg.first)
        hash = (hash ^ channel) * kFactor;
    return hash ^ hash >> 32U;
}

const std::uint32_t* BurstLegs::legOf(std::span<const ChannelId> channels, std::span<const double> shares)
{
    m_asked.first.clear();
    for (const ChannelId channel : channels)
        m_asked.first.push_back(channel.value);
    m_asked.second.assign(shares.begin(), shares.end());
    return &m_known.try_emplace(m_asked, 0).first->second;
}

std::uint32_t BurstLegs::add(std::span<const ChannelId> route, std::span<const double> shares)
{
    const std::size_t half = (route.size() + 1) / 2;
    const std::size_t shared = std::min(half, shares.size());
    m_classes.push_back(
        {legOf(route.first(half), shares.first(shared)), legOf(route.subspan(half), shares.subspan(shared))});
    return static_cast<std::uint32_t>(m_classes.size() - 1);
}

void BurstLegs::finish(std::size_t channels, std::span<const char> isIn)
{
    m_onLeg = {};
    std::vector<std::pair<const Leg*, std::uint32_t*>> legs;
    legs.reserve(m_known.size());
    for (auto& [leg, place] : m_known)
        legs.emplace_back(&leg, &place);
    std::sort(legs.begin(), legs.end(), [](const auto& a, const auto& b) { return *a.first < *b.first; });
    for (const auto& [leg, place] : legs) {
        *place = static_cast<std::uint32_t>(m_onLeg.count());
        m_onLeg.numbers.insert(m_onLeg.numbers.end(), leg->first.begin(), leg->first.end());
        m_onLeg.shares.insert(m_onLeg.shares.end(), leg->second.begin(), leg->second.end());
        m_onLeg.starts.push_back(m_onLeg.numbers.size());
    }
    std::vector<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>> sorted; // legs and number
    sorted.reserve(m_classes.size());
    for (std::uint32_t number = 0; number < m_classes.size(); ++number)
        if (isIn.empty() || isIn[number])
            sorted.emplace_back(*m_classes[number].head, *m_classes[number].tail, number);
    std::sort(sorted.begin(), sorted.end());
    m_numbers.clear();
    for (const auto& [head, tail, number] : sorted)
        m_numbers.push_back(number);
    m_places.assign(m_classes.size(), kNoPlace);
    m_heads.resize(m_numbers.size());
    m_tails.resize(m_numbers.size());
    m_firstPlaces.assign(legCount() + 1, 0);
    for (std::uint32_t place = 0; place < m_numbers.size(); ++place) {
        m_places[m_numbers[place]] = place;
        m_heads[place] = *m_classes[m_numbers[place]].head;
        m_tails[place] = *m_classes[m_numbers[place]].tail;
        ++m_firstPlaces[m_heads[place] + 1];
    }
    std::partial_sum(m_firstPlaces.begin(), m_firstPlaces.end(), m_firstPlaces.begin());
    const bool hasShares = !m_onLeg.shares.empty();
    m_classesOn = byChannel(channels, placeCount(), hasShares,
                            [this](std::uint32_t place, const auto& use) { forEachChannel(place, use); });
    m_legsOn = byChannel(channels, legCount(), hasShares,
                         [this](std::uint32_t leg, const auto& use) { forEachOnLeg(leg, use); });
}

template<typename ForEachOf>
BurstLegs::Lists BurstLegs::byChannel(std::size_t channels, std::size_t count, bool hasShares,
                                      const ForEachOf& forEachOf)
{
    Lists lists;
    lists.starts.assign(channels + 1, 0);
    for (std::uint32_t number = 0; number < count; ++number)
        forEachOf(number, [&](std::uint32_t channel, double) { ++lists.starts[channel + 1]; });
    std::partial_sum(lists.starts.begin(), lists.starts.end(), lists.starts.begin());
    lists.numbers.resize(lists.starts.back());
    lists.shares.resize(hasShares ? lists.numbers.size() : 0);
    std::vector<std::size_t> next(lists.starts.begin(), lists.starts.end() - 1);
    for (std::uint32_t number = 0; number < count; ++number)
        forEachOf(number, [&](std::uint32_t channel, double share) {
            const std::size_t at = next[channel]++;
            lists.numbers[at] = number;
            if (hasShares)
                lists.shares[at] = share;
        });
    return lists;
}

} // namespace contraflow
