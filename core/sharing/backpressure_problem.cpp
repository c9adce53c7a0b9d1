// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/backpressure_problem.h"

#include "core/base/ranges.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <tuple>
#include <utility>

namespace contraflow {

void BackpressureProblem::set(std::span<const GivenChannel> channels, std::span<const GivenTurn> turns,
                              std::span<const GivenSource> sources, std::span<const Use> fixed)
{
    m_placeOfChannel.resize(channels.size(), kNone);
    m_placeOfTurn.resize(turns.size(), kNone);
    for (const Channel& channel : m_channels)
        m_placeOfChannel[channel.id] = kNone;
    for (const Turn& turn : m_turns)
        m_placeOfTurn[turn.id] = kNone;
    m_channels.clear();
    m_turns.clear();
    m_usedTurns.clear();

    const auto take = [&](std::uint32_t id) {
        if (m_placeOfChannel[id] != kNone)
            return;
        m_placeOfChannel[id] = static_cast<std::uint32_t>(m_channels.size());
        m_channels.push_back({.id = id, .capacity = channels[id].capacity, .name = channels[id].name});
    };
    for (const GivenSource& source : sources) {
        take(source.channel);
        for (const Use& use : source.uses) {
            if (m_placeOfTurn[use.turn] != kNone)
                continue;
            m_placeOfTurn[use.turn] = 0;
            m_usedTurns.push_back(use.turn);
            take(turns[use.turn].from);
            take(turns[use.turn].to);
        }
    }
    findHeights(turns);
    std::ranges::sort(m_channels, [](const Channel& a, const Channel& b) {
        return std::tie(a.height, a.id) < std::tie(b.height, b.id);
    });
    for (std::uint32_t i = 0; i < m_channels.size(); ++i)
        m_placeOfChannel[m_channels[i].id] = i;

    for (const std::uint32_t id : m_usedTurns)
        m_turns.push_back({id, m_placeOfChannel[turns[id].from], m_placeOfChannel[turns[id].to]});
    std::ranges::sort(m_turns, [](const Turn& a, const Turn& b) {
        return std::tie(a.to, a.from) < std::tie(b.to, b.from);
    });
    m_out.assign(m_turns.size(), 0);
    for (std::uint32_t i = 0; i < m_turns.size(); ++i) {
        m_placeOfTurn[m_turns[i].id] = i;
        ++m_channels[m_turns[i].to].firstIn;
        ++m_channels[m_turns[i].from].firstOut;
    }
    std::uint32_t in = 0;
    std::uint32_t out = 0;
    for (Channel& channel : m_channels) {
        in += std::exchange(channel.firstIn, in);
        out += std::exchange(channel.firstOut, out);
    }
    std::vector<std::uint32_t>& next = m_waitingFor;
    next.resize(m_channels.size());
    for (std::uint32_t i = 0; i < m_channels.size(); ++i)
        next[i] = m_channels[i].firstOut;
    for (std::uint32_t i = 0; i < m_turns.size(); ++i)
        m_out[next[m_turns[i].from]++] = i;

    std::vector<std::uint32_t> order(sources.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::sort(order, {}, [&](std::uint32_t a) { return m_placeOfChannel[sources[a].channel]; });
    m_sources.clear();
    m_uses.clear();
    for (const std::uint32_t i : order) {
        const GivenSource& given = sources[i];
        Source source{given.id,   m_placeOfChannel[given.channel],           given.weight,
                      given.rate, static_cast<std::uint32_t>(m_uses.size()), 0};
        for (const Use& use : given.uses)
            m_uses.push_back({m_placeOfTurn[use.turn], use.weight});
        const auto first = m_uses.begin() + source.firstUse;
        const auto isFirst = [&](const Use& use) { return m_turns[use.turn].from == source.channel; };
        std::sort(first, m_uses.end(), [&](const Use& a, const Use& b) {
            return std::tuple(!isFirst(a), a.turn) < std::tuple(!isFirst(b), b.turn);
        });
        source.firstBeyond =
            static_cast<std::uint32_t>(std::find_if_not(first, m_uses.end(), isFirst) - m_uses.begin());
        m_channels[source.channel].source = static_cast<std::uint32_t>(m_sources.size());
        m_sources.push_back(source);
    }
    for (const Use& use : fixed) {
        if (m_placeOfTurn[use.turn] != kNone) {
            m_turns[m_placeOfTurn[use.turn]].fixed = use.weight;
            continue;
        }
        Channel& to = m_channels[m_placeOfChannel[turns[use.turn].to]];
        to.outerLoad += use.weight;
        to.outerLargest = std::max(to.outerLargest, use.weight);
    }
}

/** From the receivers on: a channel's height is known when those of all that it sends to are. */
void BackpressureProblem::findHeights(std::span<const GivenTurn> turns)
{
    const std::size_t count = m_channels.size();
    m_waitingFor.assign(count, 0);
    std::vector<std::uint32_t> firstIn(count + 1, 0);
    for (const std::uint32_t id : m_usedTurns) {
        ++m_waitingFor[m_placeOfChannel[turns[id].from]];
        ++firstIn[m_placeOfChannel[turns[id].to] + 1];
    }
    std::partial_sum(firstIn.begin(), firstIn.end(), firstIn.begin());
    std::vector<std::uint32_t> next(firstIn.begin(), firstIn.end() - 1);
    std::vector<std::uint32_t> feeders(m_usedTurns.size());
    for (const std::uint32_t id : m_usedTurns)
        feeders[next[m_placeOfChannel[turns[id].to]]++] = m_placeOfChannel[turns[id].from];
    m_ready.clear();
    for (std::uint32_t c = 0; c < count; ++c)
        if (m_waitingFor[c] == 0)
            m_ready.push_back(c);
    for (std::size_t i = 0; i < m_ready.size(); ++i) {
        const std::uint32_t to = m_ready[i];
        for (std::uint32_t place = firstIn[to]; place < firstIn[to + 1]; ++place) {
            Channel& from = m_channels[feeders[place]];
            from.height = std::max(from.height, m_channels[to].height + 1);
            if (--m_waitingFor[feeders[place]] == 0)
                m_ready.push_back(feeders[place]);
        }
    }
}

double BackpressureProblem::weightOn(const Source& source, std::uint32_t turn) const
{
    const std::span<const Use> uses = firstUses(source);
    const auto at = std::ranges::lower_bound(uses, turn, {}, &Use::turn);
    return at != uses.end() && at->turn == turn ? at->weight : 0;
}

void BackpressureProblem::load()
{
    for (Turn& turn : m_turns)
        turn.load = turn.fixed;
    for (Channel& channel : m_channels)
        channel.load = channel.outerLoad;
    for (const Source& source : m_sources) {
        m_channels[source.channel].load = source.weight * source.rate;
        for (const Use& use : uses(source))
            m_turns[use.turn].load += use.weight * source.rate;
    }
    for (const Turn& turn : m_turns)
        m_channels[turn.to].load += turn.load;
}

std::vector<std::uint32_t> BackpressureProblem::holdersByLoad(double tolerance) const
{
    auto largest = mapped<double>(m_channels, &Channel::outerLargest);
    for (const Turn& turn : m_turns)
        largest[turn.to] = std::max(largest[turn.to], turn.load);
    std::vector<std::uint32_t> holders(m_channels.size(), kNone);
    for (std::uint32_t c = 0; c < m_channels.size(); ++c) {
        const bool isFull = m_channels[c].load >= m_channels[c].capacity * (1 - tolerance);
        const std::span<const std::uint32_t> leaving = out(c);
        const auto at = std::ranges::find_if(leaving, [&](std::uint32_t t) {
            const std::uint32_t to = m_turns[t].to;
            return holders[to] != kNone && m_turns[t].load >= largest[to] * (1 - tolerance);
        });
        if (at != leaving.end() && !(isFull && isSource(c)))
            holders[c] = *at;
        else if (isFull)
            holders[c] = kFull;
    }
    return holders;
}

BackpressureProblem::Certificate BackpressureProblem::certify(double tolerance) const
{
    Certificate found;
    for (const Channel& channel : m_channels)
        found.overload = std::max(found.overload, channel.load / channel.capacity - 1);
    const std::vector<std::uint32_t> holders = holdersByLoad(tolerance);
    for (const Source& source : m_sources)
        if (holders[source.channel] == kNone)
            ++found.unheld;
    return found;
}

std::vector<std::uint32_t> findCycle(std::size_t channels,
                                     std::span<const BackpressureProblem::GivenTurn> turns)
{
    // Channels that lead to none that is left are taken away; what remains has cycles.
    std::vector<std::vector<std::uint32_t>> from(channels);
    std::vector<std::vector<std::uint32_t>> to(channels);
    for (const BackpressureProblem::GivenTurn& turn : turns) {
        from[turn.to].push_back(turn.from);
        to[turn.from].push_back(turn.to);
    }
    std::vector<std::size_t> left(channels);
    std::vector<std::uint32_t> ready;
    for (std::uint32_t c = 0; c < channels; ++c) {
        left[c] = to[c].size();
        if (left[c] == 0)
            ready.push_back(c);
    }
    for (std::size_t i = 0; i < ready.size(); ++i)
        for (const std::uint32_t feeder : from[ready[i]])
            if (--left[feeder] == 0)
                ready.push_back(feeder);
    if (ready.size() == channels)
        return {};
    const auto isLeft = [&](std::uint32_t c) { return left[c] > 0; };
    auto at = static_cast<std::uint32_t>(std::ranges::find_if(left, [](std::size_t n) { return n > 0; }) -
                                         left.begin());
    std::vector<std::size_t> place(channels, SIZE_MAX);
    std::vector<std::uint32_t> walk;
    while (place[at] == SIZE_MAX) {
        place[at] = walk.size();
        walk.push_back(at);
        at = *std::ranges::find_if(to[at], isLeft);
    }
    walk.erase(walk.begin(), walk.begin() + static_cast<std::ptrdiff_t>(place[at]));
    return walk;
}

namespace {

constexpr double kTighter = 1 - 1e-9;
constexpr double kAsTight = 1 + 1e-7;
constexpr double kLeastLoad = 1e-300;

} // namespace

void BackpressureHolders::reset()
{
    const std::size_t channels = problem.channels().size();
    holder.assign(channels, kNone);
    level.assign(channels, std::numeric_limits<double>::infinity());
    isReached.assign(channels, 0);
    isPressed.assign(problem.turns().size(), 0);
}

void BackpressureHolders::setRates()
{
    for (BackpressureProblem::Source& source : problem.sources()) {
        double rate = problem.channels()[source.channel].capacity / source.weight;
        for (const BackpressureProblem::Use& use : problem.firstUses(source))
            rate = std::min(rate, level[problem.turns()[use.turn].to] / use.weight);
        source.rate = rate;
    }
    problem.load();
}

void BackpressureHolders::choose(Ties ties)
{
    const auto factorOf = [this](std::uint32_t turn) {
        return level[problem.turns()[turn].to] / problem.turns()[turn].load;
    };
    for (std::uint32_t c = 0; c < problem.channelCount(); ++c) {
        const BackpressureProblem::Channel& channel = problem.channels()[c];
        double least = channel.capacity / std::max(kLeastLoad, channel.load);
        std::uint32_t tightest = kFull;
        for (const std::uint32_t turn : problem.out(c))
            if (const double factor = factorOf(turn); factor < least * kTighter) {
                least = factor;
                tightest = turn;
            }
        if (ties == Ties::keep && isTurn(holder[c]) && factorOf(holder[c]) <= least * kAsTight)
            continue;
        holder[c] = tightest;
    }
    reach();
}

void BackpressureHolders::reach()
{
    std::ranges::fill(isPressed, 0);
    std::ranges::fill(isReached, 0);
    for (const BackpressureProblem::Source& source : problem.sources())
        isReached[source.channel] = 1;
    for (std::uint32_t c = problem.channelCount(); c-- > 0;) {
        if (isReached[c] && isTurn(holder[c])) {
            isPressed[holder[c]] = 1;
            isReached[problem.turns()[holder[c]].to] = 1;
        }
    }
}

void BackpressureHolders::forgetUnreached()
{
    for (std::uint32_t c = 0; c < problem.channelCount(); ++c)
        if (!isReached[c])
            holder[c] = kNone;
}

/** The largest share of a channel when turns that press for more share what the others leave: those have
 * what they have, but no more than that share. */
double BackpressureHolders::levelFor(std::uint32_t c)
{
    const BackpressureProblem::Channel& channel = problem.channels()[c];
    double room = channel.capacity; // at most, for the levels of what it sends to
    for (const std::uint32_t t : problem.out(c)) {
        const BackpressureProblem::Turn& turn = problem.turns()[t];
        room = std::min(room, level[turn.to] * channel.load / turn.load);
    }
    m_others.clear();
    double sum = 0;
    double largest = 0;
    std::size_t pressing = 0;
    for (std::uint32_t t = problem.firstIn(c); t < problem.firstIn(c + 1); ++t) {
        const double load = problem.turns()[t].load;
        largest = std::max(largest, load);
        if (isPressed[t]) {
            ++pressing;
            continue;
        }
        m_others.push_back(load);
        sum += load;
    }
    if (pressing == 0 && sum <= room)
        return std::min(channel.capacity, largest + room - sum);
    std::ranges::sort(m_others);
    std::size_t sharing = pressing + m_others.size();
    for (const double load : m_others) {
        if (load * static_cast<double>(sharing) > room)
            break;
        room -= load;
        --sharing;
    }
    return std::min(channel.capacity, sharing > 0 ? room / static_cast<double>(sharing) : m_others.back());
}

double BackpressureHolders::sweep(double damping)
{
    choose(Ties::anew);
    for (std::uint32_t c = 0; c < problem.channelCount(); ++c)
        if (!problem.isSource(c))
            level[c] *= std::pow(levelFor(c) / level[c], damping);
    const auto before = mapped<double>(problem.sources(), &BackpressureProblem::Source::rate);
    setRates();
    double change = 0;
    for (std::size_t s = 0; s < before.size(); ++s)
        change = std::max(change, std::abs(problem.sources()[s].rate / before[s] - 1));
    return change / damping;
}

std::uint32_t BackpressureHolders::endOf(std::uint32_t channel) const
{
    while (isTurn(holder[channel]))
        channel = problem.turns()[holder[channel]].to;
    return channel;
}

} // namespace contraflow
