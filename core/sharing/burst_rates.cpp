// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/burst_rates.h"

#include "core/base/mixed_bits.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace contraflow {

namespace {

/** Without bursts queues are what they become as bursts vanish; this is as far as it is gone. */
constexpr double kVanishingBurst = 1e-10;
constexpr double kSameRate = 1e-10;
constexpr double kClearly = 1 + 1e-6; // longer: among equals the first on the way counts

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

/** One number for many, in their order. */
class Key
{
public:
    void add(std::uint64_t number) { m_value = mixedBits(m_value + number); }
    void add(double number) { add(std::bit_cast<std::uint64_t>(number)); }
    [[nodiscard]] std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = 1;
};

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
{
    classify();
}

void BurstRates::classify()
{
    m_routes.grow([this](std::uint32_t message) {
        const std::span<const ChannelId> route = m_scenario.routes[message];
        const double delay = 2 * m_network.latency(route) / m_parameters.windowBytes;
        m_queues.addClass(route, delay, m_scenario.routes.shares(message));
        Key key;
        key.add(delay);
        m_scenario.routes.forEach(message, [&](ChannelId channel, double share) {
            key.add(std::uint64_t{channel.value});
            key.add(share);
        });
        m_keys.push_back(key.value());
    });
    if (m_classCount == m_routes.size() && m_classCount > 0)
        return;
    m_classCount = m_routes.size();
    place([this] { m_queues.finishClasses(); });
}

/** Has classes placed anew, and what the engine was told of each with them. */
template<typename PlaceClasses>
void BurstRates::place(const PlaceClasses& placeClasses)
{
    const BurstLegs& legs = m_queues.legs();
    std::vector<Known> known(m_routes.size());
    for (std::uint32_t place = 0; place < m_known.size(); ++place)
        known[legs.numberOf(place)] = m_known[place];
    placeClasses();
    m_known.resize(legs.placeCount());
    for (std::uint32_t place = 0; place < m_known.size(); ++place)
        m_known[place] = known[legs.numberOf(place)];
}

void BurstRates::placeArrived(std::span<const std::uint32_t> arrived)
{
    const BurstLegs& legs = m_queues.legs();
    const bool arePlaced = std::all_of(arrived.begin(), arrived.end(), [&](std::uint32_t message) {
        return legs.placeOf(m_routes.of(message)) != BurstLegs::kNoPlace;
    });
    if (arePlaced)
        return;
    m_mayDrop = false;
    place([this] { m_queues.finishClasses(); });
}

/** Where very many messages come once and go one by one, most classes are empty for most of the time. */
void BurstRates::dropEmptyClasses()
{
    constexpr std::size_t kMany = 4096;
    constexpr double kMostlyIn = 0.75;
    const std::size_t places = m_queues.legs().placeCount();
    if (m_mayDrop && places > kMany &&
        static_cast<double>(m_queues.active().size()) < kMostlyIn * static_cast<double>(places))
        place([this] { m_queues.dropEmptyClasses(); });
}

void BurstRates::update(std::span<const std::uint32_t> arrived, std::span<const std::uint32_t> departed,
                        RateUpdate& update)
{
    update.moves.clear();
    const BurstLegs& legs = m_queues.legs();
    placeArrived(arrived);
    // Arrivals first: a queue that is never empty in between keeps its price.
    for (const std::uint32_t message : arrived) {
        m_queues.addWeight(legs.placeOf(m_routes.of(message)), 1);
        m_activeKey += m_keys[m_routes.of(message)];
        update.moves.push_back({message, m_routes.of(message)});
    }
    for (const std::uint32_t message : departed) {
        m_queues.addWeight(legs.placeOf(m_routes.of(message)), -1);
        m_activeKey -= m_keys[m_routes.of(message)];
    }
    m_queues.list();
    dropEmptyClasses();
    solve();
    m_residual = m_solver.residual();
    findWaits();
    tellRates(update);
}

void BurstRates::useMemory(SolutionMemory& memory)
{
    m_memory = &memory;
    Key basis;
    for (std::uint32_t i = 0; i < m_network.channelCount(); ++i) {
        basis.add(m_queues.queue(i).capacity);
        basis.add(m_queues.queue(i).kappa);
    }
    for (const double term : {m_queues.terms().epsilon, m_queues.terms().burst, m_queues.terms().ackBurst,
                              m_queues.terms().exponent})
        basis.add(term);
    memory.beginRun(basis.value());
}

void BurstRates::solve()
{
    if (m_memory == nullptr) {
        m_solver.solve(stop());
        return;
    }
    const std::span<const double> known = m_memory->find(m_activeKey);
    if (!known.empty() && m_solver.take(known))
        return;
    m_solver.solve(stop());
    if (!isStopped())
        m_memory->keep(m_activeKey, m_queues.usedPrices());
}

/** Of all that are active, with the longest queue on the way of each; none where the window holds the message
 * back for longer. */
void BurstRates::tellRates(RateUpdate& update)
{
    const BurstLegs& legs = m_queues.legs();
    update.rates.resize(m_queues.active().size()); // there may be old ones, all of which are written over
    RateChange* told = update.rates.data();
    for (const std::uint32_t place : m_queues.active()) {
        const Wait& head = m_waits[legs.head(place)];
        const Wait& tail = m_waits[legs.tail(place)];
        const Wait& longest = tail.seconds > kClearly * head.seconds ? tail : head;
        const std::uint32_t limit =
            longest.seconds > kClearly * m_queues.delay(place) ? longest.channel : kNoChannel;
        const double rate = m_queues.rate(place);
        Known& known = m_known[place];
        if (std::abs(rate - known.rate) <= kSameRate * known.rate && limit == known.limit)
            continue;
        known = {rate, limit};
        *told++ = {legs.numberOf(place), limit, rate};
    }
    update.rates.resize(static_cast<std::size_t>(told - update.rates.data()));
}

/** The longest wait on each leg. */
void BurstRates::findWaits()
{
    m_waits.resize(m_queues.legs().legCount());
    for (const std::uint32_t leg : m_queues.usedLegs()) {
        Wait longest;
        m_queues.legs().forEachOnLeg(leg, [&](std::uint32_t channel, double share) {
            const std::uint32_t rev = against(channel);
            const double acks = m_queues.count(rev) > 0 ? m_queues.queue(rev).kappa * m_queues.price(rev) : 0;
            const double wait = share * std::max(m_queues.price(channel), acks);
            if (wait > kClearly * longest.seconds)
                longest = {wait, acks > m_queues.price(channel) ? rev : channel};
        });
        m_waits[leg] = longest;
    }
}

} // namespace contraflow
