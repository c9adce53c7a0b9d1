// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/published_state.h"

#include "core/base/tolerance.h"
#include "core/sharing/hockney.h"

#include <algorithm>
#include <utility>

namespace contraflow {

PublishedState::PublishedState(const PlacedScenario& scenario, PublishedLines lines)
    : m_scenario(scenario)
    , m_lines(lines)
    , m_channels(scenario.network->channelCount())
    , m_isTouched(scenario.network->channelCount(), 0)
{
    for (std::uint32_t c = 0; c < m_channels.size(); ++c)
        m_channels[c].capacity = scenario.network->capacity(ChannelId(c));
    grow();
}

void PublishedState::grow()
{
    for (std::size_t i = m_messages.size(); i < m_scenario.messages.size(); ++i) {
        Message& message = m_messages.emplace_back();
        message.slowest = slowestChannel(m_scenario, i).channel;
        message.offset = static_cast<std::uint32_t>(m_scenario.routes.offset(i));
    }
    m_looks.resize(m_scenario.routes.channelTotal(), 0);
    m_slots.resize(m_scenario.routes.channelTotal(), 0);
}

void PublishedState::add(std::uint32_t message)
{
    m_messages[message].isActive = true;
    for (const ChannelId c : route(message)) {
        ++m_channels[c.index()].count;
        touch(c.value);
    }
}

void PublishedState::remove(std::uint32_t message)
{
    m_messages[message].isActive = false;
    for (const ChannelId c : route(message)) {
        --m_channels[c.index()].count;
        touch(c.value);
    }
    forgetLooks(message);
    m_starved.erase(message);
}

void PublishedState::touch(std::uint32_t channel)
{
    if (m_isTouched[channel] != 0)
        return;
    m_isTouched[channel] = 1;
    m_touched.push_back(channel);
}

const std::vector<std::uint32_t>& PublishedState::rankFactors()
{
    for (const std::uint32_t c : m_touched)
        setFactor(m_channels[c]);
    const bool haveRanksMoved = rankInARow();
    const auto rankOf = [this](const Channel& channel) {
        return channel.factor > 0 ? m_factors.find(channel.factor)->second.rank : 0.0;
    };
    for (std::uint32_t c = 0; haveRanksMoved && c < m_channels.size(); ++c)
        if (m_channels[c].rank != rankOf(m_channels[c]))
            touch(c);
    for (const std::uint32_t c : m_touched) {
        m_channels[c].rankBefore = std::exchange(m_channels[c].rank, rankOf(m_channels[c]));
        m_isTouched[c] = 0;
    }
    m_ranked.swap(m_touched);
    m_touched.clear();
    return m_ranked;
}

void PublishedState::setFactor(Channel& channel)
{
    const double factor = channel.count / channel.capacity;
    if (channel.factor == factor)
        return;
    if (channel.factor > 0)
        if (const auto old = m_factors.find(channel.factor); --old->second.channels == 0)
            m_factors.erase(old);
    if (factor > 0)
        ++m_factors[factor].channels;
    channel.factor = factor;
}

/** Congestion factors compare with a tolerance: near-equal ones in a row get one rank. True when one that was
 * there before has another rank now. */
bool PublishedState::rankInARow()
{
    bool haveMoved = false;
    double last = 0;
    double rank = 0;
    for (auto& [factor, entry] : m_factors) {
        if (rank == 0 || !nearlyEqual(factor, last))
            rank = factor;
        last = factor;
        haveMoved |= entry.rank != 0 && entry.rank != rank;
        entry.rank = rank;
    }
    return haveMoved;
}

PublishedState::Key PublishedState::firstKey(std::uint32_t message) const
{
    double forward = 0;
    double backward = 0;
    for (const ChannelId c : route(message)) {
        forward = std::max(forward, m_channels[c.index()].rank);
        if (m_lines == PublishedLines::all)
            backward = std::max(backward, m_channels[reverse(c).index()].rank);
    }
    return {std::max(forward, backward), forward, backward, message};
}

PublishedState::Key PublishedState::nextKey(std::uint32_t message) const
{
    double forward = 0;
    double backward = 0;
    std::uint32_t hop = m_messages[message].offset;
    for (const ChannelId c : route(message)) {
        forward = std::max(forward, m_channels[c.index()].rank);
        if ((m_looks[hop] & kEmptied) == 0)
            backward = std::max(backward, m_channels[reverse(c).index()].rank);
        ++hop;
    }
    return {std::max(forward, backward), forward, backward, message};
}

void PublishedState::forgetLooks(std::uint32_t message)
{
    std::uint32_t hop = m_messages[message].offset;
    for (const ChannelId c : route(message)) {
        if ((m_looks[hop] & kForward) != 0)
            --m_channels[c.index()].lookers;
        if ((m_looks[hop] & kBackward) != 0)
            --m_channels[reverse(c).index()].lookers;
        m_looks[hop] = 0;
        ++hop;
    }
    m_messages[message].returns = 0;
}

void PublishedState::look(std::uint32_t hop, unsigned how, ChannelId channel)
{
    if ((m_looks[hop] & how) == 0)
        ++m_channels[channel.index()].lookers;
    m_looks[hop] = static_cast<unsigned char>(m_looks[hop] | how);
}

std::optional<RateChange> PublishedState::turn(const Key& key)
{
    if (key.forward >= key.backward) // line 7
        return shareForward(key);
    std::optional<RateChange> rate = followBackward(key);
    m_messages[key.message].returns += rate ? 0 : 1;
    return rate;
}

/** Lines 7–10 and 26–32: a fair share of what is left on the most congested channels of the route. */
RateChange PublishedState::shareForward(const Key& key)
{
    const Message& message = m_messages[key.message];
    RateChange rate{key.message};
    std::uint32_t hop = message.offset;
    m_starved.erase(key.message);
    for (const ChannelId c : route(key.message)) {
        Channel& channel = m_channels[c.index()];
        const std::uint32_t here = hop++;
        if (channel.rank != key.forward)
            continue;
        look(here, kForward, c);
        const std::size_t position = ownPosition(channel, key, here);
        addUp(channel, position);
        const Before past = beforePosition(channel, position);
        const double left = channel.capacity - past.load;
        double share = left / static_cast<double>(channel.count - past.assigned);
        if (left <= Tolerance::kRelative * channel.capacity) {
            share = channel.capacity / channel.count;
            m_starved[key.message].push_back({SharingDiagnostic::Kind::noBandwidthLeft, key.message, c.value,
                                              past.load / channel.capacity});
        }
        std::uint32_t limit = c.value;
        const double slowest = m_channels[message.slowest].capacity; // β_E
        if (clearlyGreater(share, slowest)) {
            share = slowest;
            limit = message.slowest;
        }
        if (rate.limitingChannel == kNoChannel || share < rate.rate) {
            rate.rate = share;
            rate.limitingChannel = limit;
        }
    }
    return rate;
}

/** Lines 11–19: the rate of the messages that saturate the reverse channel, if they do. */
std::optional<RateChange> PublishedState::followBackward(const Key& key)
{
    std::optional<RateChange> rate;
    std::uint32_t hop = m_messages[key.message].offset;
    m_starved.erase(key.message);
    for (const ChannelId c : route(key.message)) {
        const ChannelId back = reverse(c);
        Channel& channel = m_channels[back.index()];
        const std::uint32_t here = hop++;
        if (channel.rank != key.backward || (m_looks[here] & kEmptied) != 0)
            continue;
        look(here, kBackward, back);
        const std::size_t position = positionOf(channel, key);
        addUp(channel, position);
        const Before past = beforePosition(channel, position);
        if (nearlyEqual(past.load, channel.capacity))
            rate = RateChange{key.message, back.value, past.fastest};
        else
            m_looks[here] = static_cast<unsigned char>(m_looks[here] | kEmptied);
    }
    return rate;
}

std::size_t PublishedState::positionOf(const Channel& channel, const Key& key)
{
    const auto at = std::lower_bound(
        channel.places.begin(), channel.places.end(), key,
        [](const Place& place, const Key& wanted) { return comesBefore(place.key, wanted); });
    return static_cast<std::size_t>(at - channel.places.begin());
}

PublishedState::Before PublishedState::before(ChannelId channel, const Key& key) const
{
    const Channel& c = m_channels[channel.index()];
    return beforePosition(c, positionOf(c, key));
}

PublishedState::Before PublishedState::beforePosition(const Channel& channel, std::size_t position)
{
    if (position == 0)
        return {};
    const Place& last = channel.places[position - 1];
    return {position, last.load, last.fastest};
}

/** Where the message of the key is on a channel of its route, or would be. */
std::size_t PublishedState::ownPosition(const Channel& channel, const Key& key, std::uint32_t hop)
{
    const std::size_t slot = m_slots[hop];
    if (slot < channel.places.size() && channel.places[slot].key == key)
        return slot;
    const std::size_t position = positionOf(channel, key);
    m_slots[hop] = static_cast<std::uint32_t>(position);
    return position;
}

void PublishedState::keepRate(const Key& key, const RateChange& rate)
{
    Message& message = m_messages[key.message];
    message.last = key;
    message.rate = rate.rate;
    message.limit = rate.limitingChannel;
    message.isPlaced = true;
}

void PublishedState::place(const Key& key, const RateChange& rate)
{
    Message& message = m_messages[key.message];
    if (message.isPlaced && message.last == key) {
        const bool isAnother = message.rate != rate.rate;
        keepRate(key, rate);
        if (isAnother)
            changeRate(message);
        return;
    }
    if (message.isPlaced)
        takeOut(key.message);
    keepRate(key, rate);
    std::uint32_t hop = message.offset;
    for (const ChannelId c : route(key.message)) {
        Channel& channel = m_channels[c.index()];
        const std::size_t position = ownPosition(channel, key, hop);
        channel.places.insert(channel.places.begin() + static_cast<std::ptrdiff_t>(position),
                              {key, hop++, rate.rate, 0, 0});
        markChanged(c.value, position);
        tellLater(c, position + 1, key);
    }
}

/** In the same turn. */
void PublishedState::changeRate(const Message& message)
{
    std::uint32_t hop = message.offset;
    for (const ChannelId c : route(message.last.message)) {
        Channel& channel = m_channels[c.index()];
        const std::size_t position = ownPosition(channel, message.last, hop++);
        channel.places[position].rate = message.rate;
        markChanged(c.value, position);
        tellLater(c, position + 1, message.last);
    }
}

void PublishedState::takeOut(std::uint32_t message)
{
    const Key key = m_messages[message].last;
    m_messages[message].isPlaced = false;
    std::uint32_t hop = m_messages[message].offset;
    for (const ChannelId c : route(message)) {
        Channel& channel = m_channels[c.index()];
        const std::size_t position = ownPosition(channel, key, hop++);
        channel.places.erase(channel.places.begin() + static_cast<std::ptrdiff_t>(position));
        markChanged(c.value, position);
        tellLater(c, position, key);
    }
}

void PublishedState::clearPlaces()
{
    for (Channel& channel : m_channels) {
        channel.places.clear();
        channel.lookers = 0;
        channel.summed = 0;
    }
    std::fill(m_looks.begin(), m_looks.end(), 0);
    for (Message& message : m_messages) {
        message.isPlaced = false;
        message.returns = 0;
    }
    m_starved.clear();
    m_overfull.clear();
}

void PublishedState::append(const Key& key, const RateChange& rate)
{
    keepRate(key, rate);
    std::uint32_t hop = m_messages[key.message].offset;
    for (const ChannelId c : route(key.message)) {
        std::vector<Place>& places = m_channels[c.index()].places;
        markChanged(c.value, places.size());
        places.push_back({key, hop++, rate.rate, 0, 0});
    }
}

void PublishedState::markChanged(std::uint32_t c, std::size_t from)
{
    Channel& channel = m_channels[c];
    channel.summed = std::min(channel.summed, from);
    if (channel.isChanged)
        return;
    channel.isChanged = true;
    m_changed.push_back(c);
}

/** The loads of the places before `end`. */
void PublishedState::addUp(Channel& channel, std::size_t end)
{
    if (channel.summed >= end)
        return;
    const Before before = beforePosition(channel, channel.summed);
    double load = before.load;
    double fastest = before.fastest;
    for (std::size_t i = channel.summed; i < end; ++i) {
        Place& place = channel.places[i];
        place.load = load += place.rate;
        place.fastest = fastest = std::max(fastest, place.rate);
    }
    channel.summed = end;
}

void PublishedState::finish()
{
    for (const std::uint32_t c : m_changed) {
        Channel& channel = m_channels[c];
        addUp(channel, channel.places.size());
        channel.isChanged = false;
        channel.told = Key::bottom();
        const double load = channel.places.empty() ? 0 : channel.places.back().load;
        if (clearlyGreater(load, channel.capacity))
            m_overfull.insert(c);
        else if (!m_overfull.empty())
            m_overfull.erase(c);
    }
    m_changed.clear();
}

/** Messages that look at the channel behind this position, or at it from the other side after this turn.
 * Those behind one that was told before have to look again anyway, or did so after it: turns go from the
 * first to the last. */
void PublishedState::tellLater(ChannelId c, std::size_t from, const Key& key)
{
    Channel& channel = m_channels[c.index()];
    if (channel.lookers == 0 || !comesBefore(key, channel.told))
        return;
    tellFrom(channel, from, channel.told, kForward);
    const Channel& against = m_channels[reverse(c).index()];
    tellFrom(against, positionOf(against, key), channel.told, kBackward);
    channel.told = key;
}

void PublishedState::tellFrom(const Channel& channel, std::size_t from, const Key& told, Look look)
{
    for (std::size_t i = from; i < channel.places.size(); ++i) {
        const Place& place = channel.places[i];
        if (comesBefore(told, place.key))
            return;
        if (hasLooked(place, look))
            m_affected.push_back(place.key.message);
    }
}

void PublishedState::listFaults(std::vector<SharingDiagnostic>& faults) const
{
    struct Fault
    {
        Key key;
        bool isOverfull = false; ///< seen when the rate is counted, after the turn
        std::uint32_t hop = 0;
        SharingDiagnostic what;
    };
    std::vector<Fault> found;
    for (const auto& [message, starved] : m_starved)
        for (std::uint32_t i = 0; i < starved.size(); ++i)
            found.push_back({m_messages[message].last, false, i, starved[i]});
    for (const std::uint32_t c : m_overfull) {
        const Channel& channel = m_channels[c];
        const Place& first = *std::find_if(channel.places.begin(), channel.places.end(), [&](const Place& p) {
            return clearlyGreater(p.load, channel.capacity);
        });
        found.push_back(
            {first.key,
             true,
             first.hop,
             {SharingDiagnostic::Kind::oversubscribed, first.key.message, c, first.load / channel.capacity}});
    }
    std::sort(found.begin(), found.end(), [](const Fault& a, const Fault& b) {
        if (!(a.key == b.key))
            return comesBefore(a.key, b.key);
        return a.isOverfull != b.isOverfull ? b.isOverfull : a.hop < b.hop;
    });
    for (const Fault& fault : found)
        faults.push_back(fault.what);
}

} // namespace contraflow
