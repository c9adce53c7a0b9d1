// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/backpressure_holders.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace contraflow {

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
    std::fill(isPressed.begin(), isPressed.end(), 0);
    std::fill(isReached.begin(), isReached.end(), 0);
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
    std::sort(m_others.begin(), m_others.end());
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
    std::vector<double> before;
    before.reserve(problem.sources().size());
    for (const BackpressureProblem::Source& source : problem.sources())
        before.push_back(source.rate);
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
