// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/burst_rates.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

/** Without bursts queues are what they become as bursts vanish; this is as far as it is gone. */
constexpr double kVanishingBurst = 1e-10;
constexpr double kSameRate = 1e-10;

std::vector<BurstQueues::Queue> queuesOf(const Network& network, const WindowParameters& parameters)
{
    std::vector<BurstQueues::Queue> queues;
    queues.reserve(network.channelCount());
    for (std::uint32_t i = 0; i < network.channelCount(); ++i) {
        const ChannelId channel(i);
        queues.push_back({network.capacity(channel), parameters.kappa(network.channelClass(channel))});
    }
    return queues;
}

} // namespace

BurstRates::BurstRates(const PlacedScenario& scenario, const WindowParameters& parameters)
    : m_scenario(scenario)
    , m_network(*scenario.network)
    , m_parameters(parameters)
    , m_queues(queuesOf(m_network, parameters),
               {parameters.epsilon, std::max(parameters.burst, kVanishingBurst), parameters.ackBurst,
                parameters.exponent})
    , m_solver(m_queues)
    , m_routes(scenario)
    , m_waits(m_network.channelCount())
    , m_waitsIn(m_network.channelCount())
{
    classify();
}

void BurstRates::classify()
{
    m_routes.grow([this](std::uint32_t message) {
        const std::span<const ChannelId> route = m_scenario.routes[message];
        m_queues.addClass(route, 2 * m_network.latency(route) / m_parameters.windowBytes,
                          m_scenario.routes.shares(message));
    });
    if (m_known.size() == m_routes.size() && !m_known.empty())
        return;
    m_queues.finishClasses();
    m_known.resize(m_routes.size());
}

void BurstRates::update(std::span<const std::uint32_t> arrived, std::span<const std::uint32_t> departed,
                        RateUpdate& update)
{
    update.moves.clear();
    update.rates.clear();
    // Arrivals first: a queue that is never empty in between keeps its price.
    for (const std::uint32_t message : arrived) {
        m_queues.addWeight(m_routes.of(message), 1);
        update.moves.push_back({message, m_routes.of(message)});
    }
    for (const std::uint32_t message : departed)
        m_queues.addWeight(m_routes.of(message), -1);
    m_queues.list();
    m_solver.solve(stop());
    m_residual = m_solver.residual();
    findWaits();
    for (const std::uint32_t index : m_queues.active()) {
        const BurstQueues::Class& c = m_queues.messageClass(index);
        const std::uint32_t limit = longestQueue(c);
        Known& known = m_known[index];
        if (std::abs(c.rate - known.rate) <= kSameRate * known.rate && limit == known.limit)
            continue;
        known = {c.rate, limit};
        update.rates.push_back({index, c.rate, limit});
    }
}

void BurstRates::findWaits()
{
    for (const std::uint32_t channel : m_queues.used()) {
        const std::uint32_t rev = reverse(ChannelId(channel)).value;
        const double acks = m_queues.count(rev) > 0 ? m_queues.queue(rev).kappa * m_queues.price(rev) : 0;
        m_waits[channel] = std::max(m_queues.price(channel), acks);
        m_waitsIn[channel] = acks > m_queues.price(channel) ? rev : channel;
    }
}

/** None where the window holds the message back for longer. */
std::uint32_t BurstRates::longestQueue(const BurstQueues::Class& c) const
{
    constexpr double kClearly = 1 + 1e-6;
    double longer = kClearly * c.delay;
    std::uint32_t longest = kNoChannel;
    m_queues.forEachChannel(c, [&](std::uint32_t channel, double share) {
        const double wait = share * m_waits[channel];
        if (wait > longer) {
            longer = kClearly * wait;
            longest = channel;
        }
    });
    return longest == kNoChannel ? kNoChannel : m_waitsIn[longest];
}

} // namespace contraflow
