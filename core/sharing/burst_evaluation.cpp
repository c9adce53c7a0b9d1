// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rates and gaps of BurstQueues at given prices: where most of the time goes.
#include "core/sharing/burst_queues.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

void BurstQueues::evaluate()
{
    const bool addsUp = m_terms.exponent == 1;
    if (!addsUp)
        setPowers();
    const std::vector<double>& powers = addsUp ? m_prices : m_powers;
    for (const std::uint32_t channel : m_used) {
        const std::uint32_t rev = against(channel);
        m_passing[channel] = powers[channel] + m_waitingAcks[rev] * powers[rev];
    }
    const bool hasAckBurst = m_terms.ackBurst > 0;
    startLegs();
    if (addsUp)
        hasAckBurst ? addRates<false, true>() : addPlainRates();
    else
        hasAckBurst ? addRates<true, true>() : addRates<true, false>();
    setGaps();
    m_isEvaluated = true;
}

/** Of all queues, two at a time, at present prices and loads, with their sizes. */
void BurstQueues::setGaps()
{
    double worst = 0;
    double sum = 0;
    const auto set = [&](std::uint32_t channel, double gap) {
        m_gaps[channel] = gap;
        worst = std::max(worst, gap * gap);
        sum += gap * gap;
    };
    for (std::size_t i = 0; i < m_used.size(); i += 2) {
        const bool isLast = i + 1 == m_used.size();
        const TwoDoubles gaps = gapsOf(m_used[i], m_used[isLast ? i : i + 1]);
        set(m_used[i], gaps[0]);
        if (!isLast)
            set(m_used[i + 1], gaps[1]);
    }
    setSizes(worst, sum);
}

void BurstQueues::setPowers()
{
    double greatest = 0;
    double fastest = 0;
    for (const std::uint32_t channel : m_used) {
        greatest = std::max(greatest, m_prices[channel]);
        fastest = std::max(fastest, m_queues[channel].capacity);
    }
    // Powers of all prices that matter, from the inverse of the greatest capacity on, are ordinary numbers.
    m_scale = std::sqrt(greatest / fastest);
    for (const std::uint32_t channel : m_used)
        m_powers[channel] = std::pow(m_prices[channel] / m_scale, m_terms.exponent);
}

/** What every leg adds to P^a of its classes. */
void BurstQueues::startLegs()
{
    const bool hasAckBurst = m_terms.ackBurst > 0;
    for (const std::uint32_t leg : m_usedLegs) {
        double sum = 0;
        double acks = 0;
        m_legs.forEachOnLeg(leg, [&](std::uint32_t channel, double share) {
            sum += share * m_passing[channel];
            if (hasAckBurst)
                acks += share * m_waitingAcks[against(channel)] * power(against(channel));
        });
        m_legSums[leg] = sum;
        m_legAcks[leg] = acks;
        m_legLoads[leg] = 0;
        m_legTogether[leg] = 0;
    }
}

template<bool hasExponent, bool hasAckBurst>
void BurstQueues::addRates()
{
    const double root = 1 / m_terms.exponent;
    for (const std::uint32_t place : m_active) {
        const std::uint32_t head = m_legs.head(place);
        const std::uint32_t tail = m_legs.tail(place);
        const double sum = m_legSums[head] + m_legSums[tail];
        double price = sum;
        if constexpr (hasExponent) {
            price = isOrdinarySum(sum) ? m_scale * std::pow(sum, root) : slowPrice(place);
            m_classPrices[place] = price;
        }
        const double rate = 1 / (m_delays[place] + price);
        m_rates[place] = rate;
        const double load = m_weights[place] * rate;
        m_legLoads[head] += load;
        m_legLoads[tail] += load;
        if constexpr (hasAckBurst) {
            const double together = load * waitingTogether(messageClass(place));
            m_legTogether[head] += together;
            m_legTogether[tail] += together;
        }
    }
    takeLoadsToChannels<hasAckBurst>();
}

/** With exponent 1 and without bursts of acknowledgements. Classes that begin alike stand together: what they
 * have in common is taken up once. Empty ones among them are not left out where they are few: they load
 * nothing. */
void BurstQueues::addPlainRates()
{
    if (4 * m_active.size() < 3 * m_weights.size()) {
        addPlainRatesOneByOne();
    } else {
        for (const std::uint32_t leg : m_usedLegs)
            m_hasDelays ? addPlainRatesOf<true>(leg) : addPlainRatesOf<false>(leg);
    }
    takeLoadsToChannels<false>();
}

/** Of all classes that begin with the leg: two at a time, since it is dividing that takes long. */
template<bool hasDelays>
void BurstQueues::addPlainRatesOf(std::uint32_t head)
{
    const auto [begin, end] = m_legs.beginningWith(head);
    const double price = m_legSums[head];
    double loads = 0;
    std::uint32_t place = begin;
    for (; place + 2 <= end; place += 2) {
        const std::uint32_t tail = m_legs.tail(place);
        const std::uint32_t nextTail = m_legs.tail(place + 1);
        TwoDoubles resistance = price + TwoDoubles{m_legSums[tail], m_legSums[nextTail]};
        if constexpr (hasDelays)
            resistance += TwoDoubles{m_delays[place], m_delays[place + 1]};
        const TwoDoubles rate = 1.0 / resistance;
        const TwoDoubles load = TwoDoubles{m_weights[place], m_weights[place + 1]} * rate;
        m_rates[place] = rate[0];
        m_rates[place + 1] = rate[1];
        loads += load[0];
        loads += load[1];
        m_legLoads[tail] += load[0];
        m_legLoads[nextTail] += load[1];
    }
    if (place < end) {
        const std::uint32_t tail = m_legs.tail(place);
        m_rates[place] = 1 / (m_delays[place] + (price + m_legSums[tail]));
        const double load = m_weights[place] * m_rates[place];
        loads += load;
        m_legLoads[tail] += load;
    }
    m_legLoads[head] += loads;
}

/** Of the classes with messages only. */
void BurstQueues::addPlainRatesOneByOne()
{
    const std::size_t size = m_active.size();
    for (std::size_t i = 0; i < size;) {
        const std::uint32_t head = m_legs.head(m_active[i]);
        const double price = m_legSums[head];
        double loads = 0;
        do {
            const std::uint32_t place = m_active[i];
            const std::uint32_t tail = m_legs.tail(place);
            const double rate = 1 / (m_delays[place] + (price + m_legSums[tail]));
            const double load = m_weights[place] * rate;
            m_rates[place] = rate;
            loads += load;
            m_legLoads[tail] += load;
        } while (++i < size && m_legs.head(m_active[i]) == head);
        m_legLoads[head] += loads;
    }
}

/** Channel by channel, since many legs meet in one, as long as most legs have messages: the others load
 * nothing. */
template<bool hasAckBurst>
void BurstQueues::takeLoadsToChannels()
{
    if (2 * m_usedLegs.size() < m_legs.legCount())
        return takeLoadsLegByLeg<hasAckBurst>();
    for (const std::uint32_t channel : m_used) {
        double data = 0;
        double together = 0;
        m_legs.forEachLegOn(channel, [&](std::uint32_t leg, double share) {
            data += share * m_legLoads[leg];
            if constexpr (hasAckBurst)
                together += share * m_legTogether[leg];
        });
        m_data[channel] = data;
        if constexpr (hasAckBurst)
            m_together[channel] = together;
    }
}

template<bool hasAckBurst>
void BurstQueues::takeLoadsLegByLeg()
{
    for (const std::uint32_t channel : m_used) {
        m_data[channel] = 0;
        if constexpr (hasAckBurst)
            m_together[channel] = 0;
    }
    for (const std::uint32_t leg : m_usedLegs)
        m_legs.forEachOnLeg(leg, [&](std::uint32_t channel, double share) {
            m_data[channel] += share * m_legLoads[leg];
            if constexpr (hasAckBurst)
                m_together[channel] += share * m_legTogether[leg];
        });
}

} // namespace contraflow
